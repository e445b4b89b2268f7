"""What the lessons of Kingsburg say of its numbers, and what passes in them unasked."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.tuning import entry_of, pages

PASSED = ["kings_reward", "envoy_awarded", "envoy_nobody", "battle"]
"""Events of phases that can pass without asking the learner anything."""


def said() -> Iterator[tuple[str, list[int]]]:
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
