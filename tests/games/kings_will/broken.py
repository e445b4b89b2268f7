"""A position of The King's Will for everything that can be wrong with one, by its key."""

from typing import Any

Position = dict[str, Any]


def at(step: str, *seats: Position, **fields: object) -> Position:
    return {"step": step, "seats": list(seats) or [{}, {}], **fields}


def land(*more: Position, **first: object) -> Position:
    """Somebody with the four start landscapes, one peasant, and further landscapes."""
    corn = {"landscape": "corn", "settlements": ["hamlet"], "peasants": 1, **first}
    return {"land": [corn, *LAND[1:], *more]}


LAND: list[Position] = [{"landscape": name} for name in ("corn", "meadow", "forest", "mountain")]
ALL_FOUND = [*LAND * 3, *[{"landscape": "hill"}] * 4, *[{"landscape": "lake"}] * 4]
HAND: Position = {"hand": ["progress", "devout"]}
OTHER_HAND: Position = {"hand": ["variety", "full_chest"]}
BROKEN: dict[str, Position] = {
    "before-set-up": at("start player", {"mood": 1}, {}),
    "start-player": at("start player", start=0),
    "no-travel": at("travel tile", travel="i_a"),
    "travel": at("take tile", travel=None),
    "first-round": at("set up", round=2),
    "tile": at("act"),
    "no-tile": at("take tile", tile="harvest"),
    "tile-locked": at("act", tile="king"),
    "neutral-disc": at("neutral disc", {}, {}, {}),
    "nothing-more": at("take tile", more=1),
    "will-twice": at("take tile", wills=["progress"] * 8),
    "will-places": at("fill wills", turn=2, wills=["progress", "devout", "variety"]),
    "own-first": at("fill wills", turn=1),
    "wills-number": at("take tile", wills=["progress", "devout"]),
    "discs-on-card": at("take tile", {}, {}, {}, {}, round=4, discs=[[0, 1, 2, 3]]),
    "discs-rounds": at("take tile", discs=[[0]]),
    "stage": at("set up", {"mood": 1, **HAND}, OTHER_HAND),
    "put-last": at("set up", {"put": "devout", **HAND}, OTHER_HAND),
    "only-dealt": at("set up", {"stage": "ready", "put": "variety", **HAND}, OTHER_HAND),
    "no-room": at("take tile", {"goods": {"coin": 13}}, {}),
    "ready": at("take tile", {"stage": "hamlet"}, {}),
    "start-landscapes": at("take tile", {"land": [{"landscape": "corn"}]}, {}),
    "peasant": at("take tile", {"land": LAND}, {}),
    "hamlet": at("take tile", {"land": [{"landscape": "corn", "peasants": 1}, *LAND[1:]]}, {}),
    "offers-time": at("take tile", {"given": [0]}, {}),
    "points-below": at("take tile", {"points": {"rebellions": -5}}, {}),
    "will-once": at("set up", HAND, HAND),
    "dealt-in-turn": at("set up", {}, {}),
    "set-up-knows": at("set up", {"seen": [1], **HAND}, OTHER_HAND),
    "knows-own": at("take tile", {"seen": []}, {}),
    "dealt-two": at("take tile", {"hand": ["progress"]}, {}),
    "other-dealt": at("take tile", {"hand": ["happy_people", "scholarship"]}, {}),
    "knows-laid": at("fill wills", {"seen": [0, 1]}, {}),
    "looking": at("take tile", {"looking": 5}, {}),
    "peasants-number": at("take tile", *[land(*[{"landscape": "hill", "peasants": 1}] * 18)] * 2),
    "settlements-number": at(
        "take tile", land(*[{"landscape": "hill", "settlements": ["village"]}] * 6), {}
    ),
    "landscapes-number": at("take tile", land(*[{"landscape": "hill"}] * 5), {}),
    "actions-left": at("act", tile="harvest", turn=1, left=2),
    "walks-not": at("take tile", walker=1),
    "rebellion": at("rebellion", land(), {}),
    "walker": at("find landscape", tile="harvest", walker=7),
    "no-landscape": at("find landscape", land(*ALL_FOUND), {}, tile="harvest"),
    "row": at("take tile", row=["king"]),
    "takers": at("take tile", takers=[0]),
    "takers-seats": at("take tile", takers=[9] * 9),
    "no-such-tile": at("take tile", tile="sing"),
    "travel-round": at("take tile", travel="ii_a"),
    "wills-list": at("take tile", wills=["progress"] * 9),
    "wills-names": at("take tile", wills=["hats"]),
    "discs-list": at("take tile", discs=0),
    "discs-seats": at("take tile", discs=[[2]]),
    "landscapes-most": at("take tile", {"land": [{"landscape": "hill"}] * 99}, {}),
    "sites": at("take tile", land(settlements=["hamlet"] * 9), {}),
    "no-such-building": at("take tile", land(building="hat shop"), {}),
    "no-such-will": at("take tile", {"put": "hats"}, {}),
    "building-twice": at("take tile", land(building="school"), land(building="school")),
}
