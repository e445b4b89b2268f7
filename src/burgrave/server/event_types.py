"""The games' events for the browser, as TypeScript: their types, and what its teller must know.

`python -m burgrave.server.event_types web/src` writes them there.
"""

from __future__ import annotations

import json
import sys
import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

from burgrave.games import names, sheet
from burgrave.kernel.sheet import Change, Fact, Telling

_HEAD = "// Made by “make types” from the games' sheets.\n"
_PLAIN = {int: "number", str: "string", bool: "boolean", types.NoneType: "null"}


def told_games() -> list[str]:
    """The games whose sheets tell of events."""
    return [name for name in names() if sheet(name).telling is not None]


def event_types() -> str:
    """The events of each game as a union of kinds."""
    lines = ["export interface Events {"]
    for name in told_games():
        lines.append(f"  {_json(name)}:")
        for kind, event in sheet(name).events.items():
            facts = "".join(f" {fact};" for fact in _fields(event))
            lines.append(f"    | {{ kind: {_json(kind)};{facts} }}")
        lines[-1] += ";"
    return "\n".join([*lines, "}", ""])


def _fields(event: type) -> Iterator[str]:
    for name, hint in get_type_hints(event, include_extras=True).items():
        if get_origin(hint) is NotRequired:
            yield f"{name}?: {_type(get_args(hint)[0])}"
        else:
            yield f"{name}: {_type(hint)}"


def _type(hint: Any) -> str:
    """A Python type as TypeScript writes it."""
    if hint in _PLAIN:
        return _PLAIN[hint]
    if is_typeddict(hint):
        return f"{{ {'; '.join(_fields(hint))} }}"
    origin, inner = get_origin(hint), get_args(hint)
    if origin is list:
        member = _type(inner[0])
        return f"readonly ({member})[]" if "|" in member else f"readonly {member}[]"
    if origin is dict:
        return f"{{ readonly [name: string]: {_type(inner[1])} }}"
    if origin is Literal:
        return " | ".join(_json(choice) for choice in inner)
    assert origin is types.UnionType, hint
    return " | ".join(_type(each) for each in inner)


def telling_of(name: str) -> str:
    """What the teller has to know of a game's events."""
    telling = sheet(name).telling
    assert telling is not None, name
    lines = ['import type { Telling } from "../shared/telling";', ""]
    lines.append("export const TELLING: Telling = {")
    for part, told in _telling(telling).items():
        lines.append(f"  {part}: {_lined(told)},")
    return "\n".join([*lines, "};", ""])


def _lined(told: Any) -> str:
    """An object with a line for each of its parts, for those who read what changes."""
    if not isinstance(told, dict):
        return _json(told)
    return "\n".join(["{", *(f"    {_json(k)}: {_json(v)}," for k, v in told.items()), "  }"])


def _json(told: Any) -> str:
    return json.dumps(told, ensure_ascii=False)


def _telling(telling: Telling) -> dict[str, Any]:
    return telling._asdict() | {
        "facts": {name: _fact(fact) for name, fact in telling.facts.items()},
        "changes": _changes(telling.changes),
        "effects": _changes(telling.effects),
    }


def _fact(fact: Fact) -> dict[str, Any]:
    """A fact without what it has not got."""
    told = {name: value for name, value in fact._asdict().items() if value}
    if fact.within:
        told["within"] = {name: _fact(part) for name, part in fact.within.items()}
    return told


def _changes(changes: Mapping[str, tuple[Change, ...]]) -> dict[str, Any]:
    return {name: [_change(change) for change in told] for name, told in changes.items()}


def _change(change: Change) -> dict[str, Any]:
    """A change, with its condition if it has one."""
    told = change._asdict()
    return told if change.when else {name: told[name] for name in ("do", "at", "what")}


def written() -> dict[str, str]:
    """All files, by their names."""
    files = {"shared/events.ts": event_types()}
    files |= {f"{name}/sheet.ts": telling_of(name) for name in told_games()}
    return {name: _HEAD + text for name, text in files.items()}


def main(folder: Path) -> None:
    """Write them."""
    for name, text in written().items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
