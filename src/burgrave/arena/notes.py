"""Notes of a tournament: a line for each round, so that one that was killed can go on."""

import json
from pathlib import Path
from types import TracebackType
from typing import Self, TextIO

from burgrave.kernel.errors import BadOption

_Round = tuple[list[list[int]], list[float]]


class Notes:
    """The first line names the tournament; what a kill has left half a line of is played again."""

    def __init__(self, path: Path | None, name: list[object]) -> None:
        self.known: dict[tuple[int, int], _Round] = {}
        """By pairing and round."""
        self._path = path
        self._name = name
        self._page: TextIO | None = None
        if path is not None and path.exists():
            self._read(path)

    def add(self, pairing: int, number: int, played: _Round) -> None:
        """Write a round down, unless it stands there."""
        if self._page is not None and (pairing, number) not in self.known:
            self._line([pairing, number, *played])

    def __enter__(self) -> Self:
        if self._path is not None:
            lines = [[*key, *played] for key, played in self.known.items()]
            fresh = self._path.with_name(self._path.name + ".new")
            with fresh.open("w", encoding="utf-8", newline="\n") as self._page:
                for line in (self._name, *lines):
                    self._line(line)
            fresh.replace(self._path)
            self._page = self._path.open("a", encoding="utf-8", newline="\n")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._page is not None:
            self._page.close()

    def _line(self, line: object) -> None:
        assert self._page is not None
        self._page.write(json.dumps(line, ensure_ascii=False) + "\n")
        self._page.flush()

    def _read(self, path: Path) -> None:
        whole = [
            line for line in path.read_text("utf-8").splitlines(keepends=True) if line[-1:] == "\n"
        ]
        try:
            first, *others = [json.loads(line) for line in whole] or [None]
            self.known = {(each[0], each[1]): (each[2], each[3]) for each in others}
        except (ValueError, TypeError, IndexError):
            first = None
        if first != self._name:
            raise BadOption("amiss-other-notes", file=str(path))
