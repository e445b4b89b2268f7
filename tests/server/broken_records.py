"""Fifty ways in which a record can be broken."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

Doc = dict[str, Any]
Way = Callable[[str], bytes]


def edited(edit: Callable[[Doc], object]) -> Way:
    """Something else somewhere in the document."""

    def broken(good: str) -> bytes:
        doc = json.loads(good)
        edit(doc)
        return json.dumps(doc).encode()

    return broken


def put(name: str, value: object) -> Way:
    return edited(lambda doc: doc.update({name: value}))


def without(name: str) -> Way:
    return edited(lambda doc: doc.pop(name))


def entry(place: int, text: str) -> Way:
    """Another entry in the place of one."""

    def change(doc: Doc) -> None:
        doc["entries"][place] = text

    return edited(change)


def cut(part: float) -> Way:
    """A file that was not copied to its end."""
    return lambda good: good[: int(len(good) * part)].encode()


def turned_roll(doc: Doc) -> None:
    """A roll that somebody would rather have had."""
    place = next(n for n, line in enumerate(doc["entries"]) if line.startswith("*: roll"))
    doc["entries"][place] = "*: roll 6 6 6"


BROKEN: list[Way] = [
    lambda good: b"",
    lambda good: b"\x00",
    lambda good: b"\xff\xfe\x00",
    lambda good: b"null",
    lambda good: b"[]",
    lambda good: b'"record"',
    lambda good: b"42",
    lambda good: b"[" * 20_000,
    lambda good: b'{"format": ' + b"9" * 6_000 + b"}",
    lambda good: b"<html></html>",
    lambda good: good.encode() + b"}",
    lambda good: good.encode("utf-16-be"),
    *(cut(part) for part in (0.05, 0.3, 0.6, 0.95)),
    *(
        without(name)
        for name in ("format", "game", "rules", "options", "seats", "dice", "entries", "hash")
    ),
    without("checksum"),
    put("format", 2),
    put("format", "1"),
    put("game", "chess"),
    put("game", 7),
    put("rules", "0"),
    put("rules", None),
    put("options", {}),
    put("options", {"edition": "third"}),
    put("seats", []),
    put("seats", [{"name": "Anna", "player": "human"}]),
    put("dice", None),
    put("dice", {"commitment": "0" * 64, "shares": ["", "", ""]}),
    put("dice", 3),
    put("entries", []),
    put("entries", "0: pass"),
    put("entries", [7]),
    put("hash", "0" * 64),
    put("hash", "x"),
    put("checksum", "0" * 64),
    put("comment", "what a game"),
    put("ended", "agreed"),
    put("resigned", [9]),
    put("begin_at", {}),
    entry(0, "*: order 9 9 9"),
    entry(-1, "0: fly to the moon"),
    entry(3, "pass"),
    entry(4, "9: pass"),
    entry(5, ""),
    edited(lambda doc: doc["entries"].pop()),
    edited(lambda doc: doc["entries"].pop(10)),
    edited(lambda doc: doc["entries"].append(doc["entries"][-1])),
    edited(lambda doc: doc["entries"].reverse()),
    edited(lambda doc: doc["seats"][0].update(name="Zoe")),
    edited(lambda doc: doc["dice"].update(seed="00" * 32)),
    edited(turned_roll),
]
