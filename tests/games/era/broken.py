"""A position of Era for everything that can be wrong with one, by the key of its sentence."""

from typing import Any

Position = dict[str, Any]


def at(step: str, *seats: Position, **fields: object) -> Position:
    return {"step": step, "seats": list(seats) or [{}, {}], **fields}


def start(*pieces: str) -> Position:
    """Somebody who has placed these beside the keep."""
    return {"pieces": ["keep g7", *pieces]}


def rolling(**more: object) -> Position:
    """Somebody who has thrown two dice once."""
    return {"dice": {"peasant": 2}, "throws": 1, "faces": {"peasant": [1, 6]}, **more}


OTHER = rolling()
ASKED: Position = {"part": 1, "rolling": [0, 1], "asked": [0, 1]}
BROKEN: dict[str, Position] = {
    "over-waits": at("over", asked=[0]),
    "dice-number": at(
        "build", {"dice": {"cleric": 4}, "hammers": 1}, {"dice": {"cleric": 4}}, asked=[0]
    ),
    "not-rolling": at(
        "build", {"dice": {"peasant": 2}, "due": {"peasant": 1}, "hammers": 1}, {}, asked=[0]
    ),
    "symbols-early": at("roll", rolling(swords=1), OTHER, **ASKED),
    "chosen-lie": at("roll", rolling(chosen={"peasant": [6]}), OTHER, **ASKED),
    "dice-apart": at("roll", rolling(faces={"peasant": [1]}), OTHER, **ASKED),
    "chosen-thrown": at(
        "roll",
        rolling(faces={"peasant": [1]}, due={"peasant": 1}, chosen={"peasant": [1]}),
        OTHER,
        **ASKED,
    ),
    "throws-finished": at(
        "roll",
        rolling(faces={"peasant": [1]}, due={"peasant": 1}),
        OTHER,
        part=1,
        rolling=[1],
        asked=[1],
    ),
    "chosen-finished": at(
        "roll", rolling(chosen={"peasant": [1]}), OTHER, part=1, rolling=[1], asked=[1]
    ),
    "chosen-late": at("roll", rolling(chosen={"peasant": [1]}, throws=3), OTHER, **ASKED),
    "first-throw": at("roll", rolling(throws=0), OTHER, **ASKED),
    "no-dice": at("roll", {"dice": {}, "throws": 1}, OTHER, **ASKED),
    "rolling-asked": at("roll", OTHER, OTHER, part=1, rolling=[0, 1], asked=[0]),
    "dice-fall": at("roll", rolling(faces={"peasant": [1]}, due={"peasant": 1}), OTHER, **ASKED),
    "somebody-else": at("build", {"hammers": 1}, {}, asked=[1]),
    "same-time": at("set up", start(), start(), part=0, asked=[0, 1]),
    "keep-middle": at("set up", {"pieces": ["keep g8"]}, start(), part=1, asked=[0, 1]),
    "scorched-ring": at(
        "set up",
        start("wall 4 h6", "wall 4 k7 turn 1", "wall 4 g9", "scorched land i7"),
        start(),
        part=1,
        asked=[0, 1],
    ),
    "start-pieces": at("set up", start("church a1"), start(), part=1, asked=[0, 1]),
    "start-asked": at("set up", start(), start(), part=1, asked=[0]),
    "fields": at("build", burnt=["z9"]),
    "piece-written": at("build", {"pieces": ["castle a1"]}, {}),
    "piece-in-the-way": at("build", {"pieces": ["farm a1", "farm b1"]}, {}),
    "pieces-number": at(
        "build", {"pieces": [f"university {c}{r}" for r in (1, 5, 9) for c in "aei"]}, {}
    ),
    "one-keep": at("set up", {"pieces": ["keep g7", "keep a1"]}, start(), part=1, asked=[0, 1]),
}
