"""What the lessons of The King's Will say of its numbers, and what passes in them unasked."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.tuning import entry_of, pages

PASSED = ["tribute_paid", "tribute_unpaid"]
"""Events of phases that can pass without asking the learner anything."""


def said() -> Iterator[tuple[str, list[int]]]:
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
