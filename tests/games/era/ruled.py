"""Which numbers of Era's data its rules tell."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tests.games.tuning import pages

DATA = pages("era")
TABLE = DATA["table"]
TRACKS = {each["id"]: each for each in TABLE["track"]}
COMPANIES = {each["number"]: each for each in TABLE["players"]}
STRUCK = {
    each["id"]: [each["skulls"], *filter(None, [each["steps"]])] for each in TABLE["disaster"]
}
"""How many skulls bring a disaster, and the steps that it costs."""
RANKS = [least for _, least in TABLE["solo"]["ranks"][1:]]
OBLONG = ("farm", "guildhall", "scorched_land")
"""What is told as so many fields by so many."""


def fields(id: str, piece: Mapping[str, Any]) -> Iterable[int]:
    """How many fields a piece covers, or how high and wide it is."""
    cells = piece["cells"]
    if id not in OBLONG:
        return [len(cells)]
    return [1 + max(y for _, y in cells), 1 + max(x for x, _ in cells)]


def building(piece: Mapping[str, Any]) -> Iterable[int]:
    """Cost in wood, stone and goods, points, pieces, fields, and what it does."""
    food, *cost = piece["cost"]
    yield from filter(None, [food])
    yield from (*cost, piece["points"], piece["count"], *fields(piece["id"], piece))
    yield from (*piece.get("gives", {}).values(), *filter(None, [piece.get("each")]))


def faces(die: Mapping[str, Any]) -> str:
    """The six faces of a die, as its rule lists them."""
    return "; ".join(f"{number} {', '.join(face)}" for number, face in enumerate(die["faces"], 1))


def alike(what: str, *companies: int) -> list[int]:
    """A number that is the same for so many players; where it is not, there are more of it."""
    return sorted({COMPANIES[number][what] for number in companies})


RULED: dict[str, Iterable[int]] = {
    **{f"E-B.{each['id']}": building(each) for each in DATA["pieces"]["building"]},
    "E-B.wall": [
        *(min(each["length"] for each in DATA["pieces"]["wall"]),),
        *(max(each["length"] for each in DATA["pieces"]["wall"]),),
        *[each["cost"][2] for each in DATA["pieces"]["wall"]],
        *[each["count"] for each in DATA["pieces"]["wall"]],
        *[n for each in DATA["pieces"]["wall"] for n in (*each["cost"][:2], each["cost"][3]) if n],
    ],
    "E-B.scorched_land": [
        DATA["pieces"]["scorched"]["count"],
        *fields("scorched_land", DATA["pieces"]["scorched"]),
    ],
    **{f"E-D.{each['id']}": [each["count"]] for each in DATA["dice"]["die"]},
    "E-0.2": [each["start"] for each in TRACKS.values() if each["start"]],
    "E-0.3": [each["most"] for each in TRACKS.values()],
    "E-0.5": [
        *[TABLE["start"][name] for name in ("longhouse", "farm", "wall_4")],
        *alike("scorched", 1, 2),
        *alike("scorched", 3),
        *filter(None, alike("scorched", 4)),
    ],
    "E-0.9": [*alike("removed", 1, 2) * 2, *filter(None, alike("removed", 3, 4))],
    "E-0.10": [*alike("markers", 1, 2, 3), *alike("markers", 4)],
    "E-1.3": [TABLE["roll"]["throws"]],
    "E-2.4": [TABLE["culture"]["lap"]],
    "E-4.2": STRUCK["bandits"],
    "E-4.3": STRUCK["disease"],
    "E-4.6": STRUCK["treachery"],
    "E-4.9": STRUCK["fire"],
    "E-4.11": STRUCK["pestilence"],
    "E-4.12": STRUCK["revolt"],
    "E-6.3": [TABLE["extortion"]["refusal"]],
    "E-6.4": [TABLE["extortion"]["refusal"]],
    "E-7.4": [TABLE["longest"]["rounds"]],
    "E-9.5": [TABLE["culture"]["most"]],
    "E-9.6": [TABLE["city"]["largest"]],
    "E-10.2": [TABLE["extortion"]["refusal"]],
    "E-10.3": [TABLE["solo"]["city"]],
    "E-10.4": [COMPANIES[1]["markers"], TABLE["solo"]["last_round"]],
    "E-10.5": [RANKS[0], *RANKS],
}
"""By rule: each number as often as the rule tells it."""
BESIDE: dict[str, str] = {
    "E-B.monastery": "1",
    "E-B.wall": "1",
    "E-D.peasant": "1 2 3 4 5 6",
    "E-D.noble": "1 2 3 4 5 6",
    "E-D.burgher": "1 2 3 4 5 6",
    "E-D.cleric": "1 2 3 4 5 6",
    "E-0.5": "1 2 3 4 4",
    "E-0.9": "1 2",
    "E-0.10": "1 3 4",
    "E-1.3": "2",
    "E-4.2": "1",
    "E-4.6": "1",
    "E-4.9": "1",
    "E-6.3": "1",
    "E-9.5": "1",
    "E-10.2": "1",
}
"""What a rule tells besides: numbers that no data file has, and those of other components."""
SAID: dict[str, str] = {
    "": f"one of the {TABLE['domain']['width']} x {TABLE['domain']['height']} fields",
    **{f"E-D.{each['id']}": faces(each) for each in DATA["dice"]["die"]},
}
"""What a rule, or the page before the rules, says in so many words."""
