"""Commands run inside the test, as a person would type them."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from burgrave.cli import main


@dataclass(frozen=True)
class Result:
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Result]
Typist = Callable[[str], str | None]
"""Reads what was shown since the last line, and types the next one; None ends."""


def first_choices(times: int = 10_000) -> Typist:
    """Somebody who takes the first choice of each list, and what stands ready, so many times."""
    left = [times]

    def choose(shown: str) -> str | None:
        left[0] -= 1
        found = re.search(r"^ *(\w+)\) ", shown, re.MULTILINE)
        return None if left[0] < 0 else "" if found is None else found[1]

    return choose


class _Typed(io.TextIOBase):
    """A standard input at which a typist sits."""

    def __init__(self, typist: Typist, look: Callable[[], str]) -> None:
        self._typist = typist
        self._look = look

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = self._typist(self._look())
        return "" if line is None else f"{line}\n"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run a command; `typed` is what the person types, or who does."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")

    def run(*words: object, typed: str | Typist = "") -> Result:
        shown, errors = [""], [""]

        def look() -> str:
            told = capsys.readouterr()
            shown.append(told.out)
            errors.append(told.err)
            return told.out

        stdin = io.StringIO(typed) if isinstance(typed, str) else _Typed(typed, look)
        monkeypatch.setattr("sys.stdin", stdin)
        capsys.readouterr()
        try:
            code = main([str(word) for word in words])
        except SystemExit as end:
            code = int(end.code or 0)
        look()
        return Result(code, "".join(shown), "".join(errors))

    return run
