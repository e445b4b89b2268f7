"""The numbers in the lessons: the same in every language, and those of the games' data."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from burgrave.games import names
from burgrave.lessons import lessons
from burgrave.locale import languages, speaker
from tests.games.tuning import entry_of, pages
from tests.lessons.test_texts import told

pytestmark = pytest.mark.once
TAUGHT = [name for name in names() if lessons(name)]
NUMBER = re.compile(r"(?<!\w)[\N{MINUS SIGN}+]?\d+")


def numbers(key: str, language: str = "en") -> list[int]:
    found = NUMBER.findall(speaker(language).say(key))
    return sorted(int(each.replace("\N{MINUS SIGN}", "-")) for each in found)


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("name", TAUGHT)
def test_a_text_has_the_same_numbers_in_every_language(name: str, language: str) -> None:
    for key in told(name, "en"):
        assert numbers(key, language) == numbers(key), key


def kingsburg() -> Iterator[tuple[str, list[int]]]:
    """What the texts of Kingsburg say, and what the data have."""
    advisors = {each["id"]: each for each in pages("kingsburg")["advisors"]["advisor"]}
    statue = entry_of("kingsburg", "buildings", "building", "statue")
    strengths: dict[int, list[int]] = {}
    for each in pages("kingsburg")["enemies"]["enemy"]:
        strengths.setdefault(each["year"], []).append(each["strength"])
    treasurer, jester = advisors["treasurer"], advisors["jester"]
    [gold, *_], price = treasurer["goods"], statue["cost"][0]
    first, last = ([min(of), max(of)] for of in (strengths[1], strengths[max(strengths)]))
    pieces = pages("kingsburg")["pieces"]
    adds, soldier = pieces["token"]["adds"], pieces["soldier"]["price"]
    yield "court-goal", [max(strengths)]
    yield "year-end", [max(strengths)]
    yield "first-game-recruit-about", [soldier]
    yield "winter-recruit-about", [soldier]
    yield "sway-idea", [adds]
    yield "sway-token-about", [adds]
    yield "court-paid", [jester["rank"]]
    yield "court-paid-about", [jester["points"], gold]
    yield "court-treasurer-about", [1, 3, 5, treasurer["rank"], gold, treasurer["rank"]]
    yield "build-most-right", [statue["points"], price]
    yield "mistakes-jester-right", [gold, jester["points"]]
    yield "winter-enemy-about", [*first, *last]
    palisade, barricade = (
        entry_of("kingsburg", "buildings", "building", id) for id in ("palisade", "barricade")
    )
    walls = [palisade["battle"], barricade["against"]["goblins"]]
    yield "mistakes-winter-about", [*first, *walls]
    yield "winter-alone", [3, 1, barricade["against"]["goblins"]]
    yield "winter-alone-won", [4, 1, barricade["against"]["goblins"]]
    yield "winter-alone-drawn", [3, 1, barricade["against"]["goblins"]]


def era() -> Iterator[tuple[str, list[int]]]:
    """What the texts of Era say, and what the data have."""
    table = pages("era")["table"]
    farm = entry_of("era", "pieces", "building", "farm")
    yield "walls-ring-about", [table["city"]["largest"]]
    yield "build-farm-about", [farm["cost"][1]]
    solo = table["solo"]
    [alone] = [each for each in table["players"] if each["number"] == 1]
    rows = {each["id"]: each for each in table["disaster"]}
    skulls = [rows[id]["skulls"] for id in ("bandits", "disease", "treachery")]
    yield "first-game-skulls-about", skulls
    yield "first-game-bandits", skulls[:1]
    yield "first-game-bandits-about", [rows["bandits"]["steps"]]
    yield "skulls-rows-about", skulls
    yield "skulls-two-together", [rows["disease"]["steps"]]
    yield "alone-end", [alone["markers"], solo["last_round"]]
    yield "alone-end-about", [solo["ranks"][1][1], solo["ranks"][-1][1]]
    yield "alone-city", [solo["city"]]


def kings_will() -> Iterator[tuple[str, list[int]]]:
    """What the texts of The King's Will say, and what the data have."""
    scales, room = pages("kings_will")["scales"], "kings_will"
    happy = entry_of(room, "wills", "will", "happy_people")
    hamlet = entry_of(room, "settlements", "settlement", "hamlet")
    sawmill = entry_of(room, "buildings", "building", "sawmill")
    travel = entry_of(room, "travel", "tile", "i_a")
    leather = travel["offers"][-1]
    taxes, visit = -scales["taxes"]["mood"], scales["visit"]
    lost = [visit["unpaid_points"], -visit["unpaid_mood"]]
    bands = [each["least"] for each in pages(room)["travel"]["band"]]
    rounds, [coins] = visit["rounds"], travel["offers"][0]["give"].values()
    land = {each["id"]: each for each in pages(room)["landscapes"]["landscape"]}
    yield "goal-points", [rounds]
    yield "goal-visits-right", [rounds]
    yield "goal-visits-choice-four", [rounds]
    yield "walk-step-right", [land["hill"]["sites"], land["lake"]["places"]]
    yield "mistakes-second-right", [coins, travel["offers"][0]["points"]]
    yield "goal-points-about", [scales["start"]["points"]]
    yield "tiles-row-about", [scales["row"]["rightmost"]]
    yield "build-hamlet-about", [*hamlet["cost"].values(), hamlet["points"]]
    yield (
        "build-sawmill-about",
        [*sawmill["cost"].values(), sawmill["points"], sawmill["gain"]["more"]],
    )
    yield "will-cards-about", [happy["base"], happy["wish"], happy["points"]]
    yield "visit-tribute", [*travel["tribute"].values()]
    yield "visit-tribute-about", lost
    yield "first-game-tribute-about", lost
    yield "visit-offer", [*leather["give"].values(), leather["points"]]
    yield "visit-offer-about", bands[1:]
    yield "will-taxes-about", [1, taxes]
    yield "mistakes-first-about", [taxes, scales["mood"]["least"], 1, visit["rebellion_points"]]
    yield "first-game-act-about", [scales["store"]["room"]]


SAID = {"kingsburg": kingsburg, "era": era, "kings-will": kings_will}


@pytest.mark.parametrize("name", TAUGHT)
def test_prices_points_and_limits_are_those_of_the_data(name: str) -> None:
    for key, wanted in SAID[name]():
        assert numbers(f"lesson-{name}-{key}") == sorted(wanted), key
