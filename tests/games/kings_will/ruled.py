"""Which numbers of The King's Will's data its rules tell."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.games.tuning import numbers_in, pages

DATA = pages("kings_will")
SCALES = DATA["scales"]
VISIT = SCALES["visit"]
LANDSCAPES = {each["id"]: each for each in DATA["landscapes"]["landscape"]}
BANDS = {each["id"]: each for each in DATA["travel"]["band"]}
EMBLEMS = DATA["buildings"]["emblems"]


def built(piece: Mapping[str, Any]) -> Iterable[int]:
    """All numbers of a settlement or building; a mood that stays is not told."""
    return numbers_in(piece, *([] if piece["mood"] else ["mood"]))


def of(building: str) -> Iterable[int]:
    """All numbers of a building."""
    return next(built(each) for each in DATA["buildings"]["building"] if each["id"] == building)


def will(card: Mapping[str, Any]) -> Iterable[int]:
    """All numbers of a card; the wish only where it is a number to be reached."""
    return numbers_in(card, *(["wish"] if "each" in card or "most" in card["wish_of"] else ()))


def found(*names: str) -> list[int]:
    """Sites and places, which are the same for these; where they are not, there are more."""
    kinds = {(LANDSCAPES[name]["sites"], LANDSCAPES[name]["places"]) for name in names}
    return [number for kind in kinds for number in kind]


RULED: dict[str, Iterable[int]] = {
    **{f"W-S.{each['id']}": built(each) for each in DATA["settlements"]["settlement"]},
    **{f"W-B.{each['id']}": built(each) for each in DATA["buildings"]["building"]},
    "W-B.mint": [*of("mint"), SCALES["money"]["coins"]],
    "W-B.customs_house": [*of("customs_house"), -SCALES["taxes"]["mood"]],
    **{f"W-W.{each['id']}": will(each) for each in DATA["wills"]["will"]},
    **{f"W-T.{each['id']}": numbers_in(each) for each in DATA["travel"]["tile"]},
    "W-0.5": [SCALES["start"]["peasants"]],
    "W-0.6": [SCALES["start"]["resources"]],
    "W-0.7": [SCALES["start"]["points"]],
    "W-0.8": [len(DATA["wills"]["will"])],
    "W-0.9": [VISIT["cards"]],
    "W-0.11": [len(DATA["buildings"]["building"])],
    "W-0.12": [
        sum(each["tiles"] - each["starting"] for each in LANDSCAPES.values()),
        *[each["tiles"] - each["starting"] for each in LANDSCAPES.values()],
    ],
    "W-1.1": [len(SCALES["row"]["start"])],
    "W-1.2": [SCALES["row"]["locked"], len(SCALES["row"]["start"]) - SCALES["row"]["locked"]],
    "W-1.3": [SCALES["row"]["rightmost"]],
    "W-1.4": [SCALES["row"]["active"]],
    "W-1.5": [SCALES["row"]["others"]],
    "W-2.6": [-SCALES["taxes"]["mood"]],
    "W-2.9": [SCALES["lesson"]["mood"]],
    "W-2.11": [SCALES["walk"]["steps"]],
    "W-2.14": [SCALES["money"]["coins"]],
    "W-2.15": [SCALES["row"]["locked"]],
    "W-3.1": found("corn", "meadow", "forest", "mountain"),
    "W-3.2": found("hill"),
    "W-3.3": found("lake"),
    "W-3.8": [SCALES["peasants"]["pieces"]],
    "W-4.1": [SCALES["store"]["room"], SCALES["coins"]["most"]],
    "W-4.2": [SCALES["mood"]["most"]],
    "W-4.3": [
        *[-SCALES["mood"]["least"]] * 2,
        *[-SCALES["mood"]["rebellion"]] * 2,
        VISIT["rebellion_points"],
    ],
    "W-4.5": [n for step in SCALES["development"] for n in numbers_in(step)],
    "W-4.6": [n for step in SCALES["education"] for n in numbers_in(step)],
    "W-5.2": [*{VISIT["discs"]["two"], VISIT["discs"]["three"]}, VISIT["discs"]["four"]],
    "W-5.5": [VISIT["unpaid_points"], -VISIT["unpaid_mood"]],
    "W-5.6": [BANDS["mid"]["least"], BANDS["high"]["least"]],
    "W-5.8": [VISIT["rounds"]],
    "W-6.1": [-DATA["wills"]["wrath"]["points"]],
    "W-6.3": [
        *(EMBLEMS["ear"], EMBLEMS["crown"]),
        *{EMBLEMS[name] for name in ("wheel", "coin", "book", "cross")},
    ],
    "W-7.4": [SCALES["cap"]["turns"]],
}
"""By rule: each number as often as the rule tells it."""
BESIDE: dict[str, str] = {
    "W-S.monastery": "1",
    "W-B.market": "1",
    "W-B.midwife": "1 2",
    "W-B.masons_lodge": "1",
    "W-W.some_of_everything": "4",
    "W-0.5": "1",
    "W-0.7": "0 0 0",
    "W-0.8": "1 2",
    "W-1.2": "1",
    "W-1.4": "1 1 2",
    "W-1.5": "2",
    "W-2.6": "1",
    "W-2.9": "1",
    "W-2.11": "1 1 2",
    "W-2.14": "1",
    "W-2.15": "1",
    "W-3.2": "1 2",
    "W-4.3": "1 1 2",
    "W-5.2": "1 2 3 4",
    "W-5.8": "1",
    "W-6.3": "2",
}
"""What a rule tells besides: numbers that no data file has, and those of other components."""
SAID: dict[str, str] = {}
"""What a rule says in so many words."""
