"""What the lessons of Era say of its numbers, and what passes in them unasked."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.tuning import entry_of, pages

PASSED = ["fed", "disaster_strikes", "dice_matched"]
"""Events of phases that can pass without asking the learner anything."""


def said() -> Iterator[tuple[str, list[int]]]:
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
