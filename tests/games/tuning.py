"""Games with other numbers: the data files of a game, read and written anew beside its code."""

from __future__ import annotations

import json
import os
import re
import shutil
import tomllib
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import burgrave
from burgrave.kernel.component import ABOUT
from burgrave.locale import languages

Tuned = Mapping[str, int]
"""New numbers by where they stand: `buildings.building.mill.gain.more`."""


def pages(room: str) -> dict[str, dict[str, Any]]:
    """The data files of a game, as they are for whoever asks here, by their names."""
    folder = files(f"burgrave.games.{room}") / "data"
    return {
        page.name.removesuffix(".toml"): tomllib.loads(page.read_text("utf-8"))
        for page in folder.iterdir()
        if page.name.endswith(".toml")
    }


def entry_of(room: str, page: str, group: str, id: object, key: str = "id") -> dict[str, Any]:
    """An entry of a data file by its id."""
    found: dict[str, Any] = next(e for e in pages(room)[page][group] if e[key] == id)
    return found


def tuned_package(folder: Path, room: str, tuned: Tuned) -> Path:
    """The package in a folder of its own, with links to all of it but the data of one game."""
    source = Path(burgrave.__file__).parent
    shutil.copytree(
        source,
        folder / "burgrave",
        copy_function=os.symlink,
        ignore=shutil.ignore_patterns("__pycache__", "static"),
    )
    told = pages(room)
    for path, number in tuned.items():
        *way, last = path.split(".")
        at: Any = told
        for name in way:
            at = _within(at, name)
        key: Any = int(last) if isinstance(at, list) else last
        assert type(at[key]) is int, path
        assert at[key] != number, f"{path} is {number} as it is"
        at[key] = number
    for name, page in told.items():
        path_of = folder / "burgrave" / "games" / room / "data" / f"{name}.toml"
        path_of.unlink()
        path_of.write_text(_written(page), encoding="utf-8")
    return folder


def _within(at: Any, name: str) -> Any:
    """An entry by its id, or by its number from 0 where it has none; a field by its name."""
    if isinstance(at, list):
        return next((entry for entry in at if str(entry.get("id")) == name), None) or at[int(name)]
    return at[name]


def _written(page: Mapping[str, Any]) -> str:
    lines: list[str] = []
    for group, table in page.items():
        heads = "[{}]" if isinstance(table, dict) else "[[{}]]"
        for entry in [table] if isinstance(table, dict) else table:
            lines.append(heads.format(group))
            lines += [f"{name} = {_value(value)}" for name, value in entry.items()]
    return "\n".join(lines) + "\n"


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_value(each)}" for name, each in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False)


def leaves(entry: Mapping[str, Any], *left_out: str) -> list[int]:
    """All numbers of an entry, however deep."""
    found: list[int] = []
    for name, value in entry.items():
        if name in ABOUT or name in left_out:
            continue
        if isinstance(value, dict):
            found += leaves(value, *left_out)
        elif type(value) is int:
            found.append(value)
    return found


def numbers_in(entry: Mapping[str, Any], *left_out: str) -> list[int]:
    """All numbers of an entry, those in lists as well; losses without their sign."""
    found: list[int] = []
    for name, value in entry.items():
        if name not in (*ABOUT, *left_out):
            found += _numbers(value)
    return found


def _numbers(value: Any) -> list[int]:
    if isinstance(value, dict):
        return numbers_in(value)
    if isinstance(value, list):
        return [number for each in value for number in _numbers(each)]
    return [abs(value)] if type(value) is int else []


def tells(sentence: str, number: int) -> bool:
    """Does a sentence tell a number, in digits or, where it is one, in its form for one?"""
    return abs(number) in digits(sentence) or abs(number) == 1


def digits(sentence: str) -> list[int]:
    """All numbers of a sentence, in their order."""
    return [int(number) for number in re.findall(r"\d+", sentence)]


LANGUAGES = languages()
