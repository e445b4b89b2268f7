"""The SQLite of a machine, and what is known to be wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgrave.cli import main
from burgrave.server.sqlite import Version, resets_badly
from burgrave.server.sqlite_store import SqliteStore


@pytest.mark.parametrize(
    ("version", "bad"),
    [
        *(((3, 6, 23), False), ((3, 7, 0), True), ((3, 40, 1), True), ((3, 44, 5), True)),
        *(((3, 44, 6), False), ((3, 45, 0), True), ((3, 50, 6), True), ((3, 50, 7), False)),
        *(((3, 51, 2), True), ((3, 51, 3), False), ((3, 53, 0), False)),
    ],
)
def test_which_versions_can_damage_a_store(version: Version, bad: bool) -> None:
    assert resets_badly(version) == bad


@pytest.mark.parametrize("bad", [True, False])
def test_the_doctor_names_it_without_alarm(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    bad: bool,
) -> None:
    SqliteStore(tmp_path / "burgrave.sqlite").close()
    monkeypatch.setattr("burgrave.server.sqlite.resets_badly", lambda: bad)
    assert main(["doctor", "--data", str(tmp_path), "--language", "en"]) == 0
    assert ("can damage a store" in capsys.readouterr().err) == bad
