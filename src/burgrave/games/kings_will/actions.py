"""The action catalogue: every decision of the game, with its dense id and its notation."""

from itertools import combinations_with_replacement, permutations
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from burgrave.games.kings_will.components import (
    BUILDINGS,
    CARDS,
    HARVESTS,
    KING,
    LANDSCAPES,
    MOST_LANDSCAPES,
    SETTLEMENTS,
    START_LANDSCAPES,
    START_PEASANTS,
    START_RESOURCES,
    TILES,
    TRAVEL,
    WILLS,
)
from burgrave.games.kings_will.goods import NAMES, RESOURCES
from burgrave.games.kings_will.ids import RELAY_STEPS
from burgrave.kernel.action import Action
from burgrave.kernel.notation import words_of

# What a decision is about.
PASS: Final[i64] = 0
TAKE: Final[i64] = 1
HARVEST: Final[i64] = 2
EXPLORE: Final[i64] = 3
TAXES: Final[i64] = 4
FOUND: Final[i64] = 5
ERECT: Final[i64] = 6
EDUCATION: Final[i64] = 7
DEVELOPMENT: Final[i64] = 8
WALK: Final[i64] = 9
SWAP: Final[i64] = 10
OFFSPRING: Final[i64] = 11
SELL: Final[i64] = 12
DISMISS: Final[i64] = 13
COMMIT: Final[i64] = 14
NEUTRAL: Final[i64] = 15
TREAT: Final[i64] = 16
GIVE: Final[i64] = 17
LAND: Final[i64] = 18
HAMLET: Final[i64] = 19
PEASANTS: Final[i64] = 20
STORE: Final[i64] = 21
PUT: Final[i64] = 22

_HARVEST_TEXTS: Final = ("fields", "cattle", "fell wood", "quarry stone")
NOTHING: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Move(Action):
    """A decision of The King's Will; the fields that its kind does not use are 0."""

    def __init__(
        self,
        id: i64,
        code: i64,
        *,
        number: i64 = 0,
        to: i64 = 0,
        place: i64 = 0,
        saving: i64 = NOTHING,
        listed: tuple[int, ...] = (),
    ) -> None:
        super().__init__(id)
        self.code: Final[i64] = code
        self.number: Final[i64] = number
        """A tile, a resource, a settlement, a building, a card, an offer or a direction."""
        self.to: Final[i64] = to
        """The resource that comes for another, or how many steps are walked."""
        self.place: Final[i64] = place
        """A landscape of the own land from 0 at the left, or NOTHING."""
        self.saving: Final[i64] = saving
        """The resource that the masons' lodge saves, or NOTHING."""
        self.listed: Final[tuple[int, ...]] = listed
        """Landscapes, places or resources, where a decision has several."""

    @property
    def kind(self) -> str:
        """What is decided, in a word."""
        return _WORDS[self.code]

    @property
    def facts(self) -> dict[str, Any]:
        """The tile, the building and its place, the card, the resources; places count from 0."""
        code, number = self.code, int(self.number)
        if code == TAKE:
            return {"tile": TILES[number]}
        if code == HARVEST:
            return {"action": HARVESTS[number]}
        if code == EXPLORE or code == COMMIT or code == NEUTRAL:
            return {"card": number}
        if code == FOUND:
            facts: dict[str, Any] = {
                "settlement": SETTLEMENTS[number].id,
                "place": int(self.place),
            }
            return facts if self.saving == NOTHING else {**facts, "saving": NAMES[self.saving]}
        if code == ERECT:
            return {"building": BUILDINGS[number].id, "place": int(self.place)}
        if code == WALK:
            side = "right" if number else "left"
            return {"place": int(self.place), "side": side, "steps": int(self.to)}
        if code == SWAP:
            return {"give": NAMES[number], "get": NAMES[self.to]}
        if code == SELL:
            return {"good": NAMES[number]}
        if code == GIVE:
            facts = {"offer": number}
            return facts if self.place == NOTHING else {**facts, "place": int(self.place)}
        if code == OFFSPRING or code == DISMISS or code == HAMLET:
            return {"place": int(self.place)}
        return self._listed()

    def _listed(self) -> dict[str, Any]:
        """What the set-up lays out."""
        code = self.code
        if code == LAND:
            return {"order": [LANDSCAPES[kind].id for kind in self.listed]}
        if code == PEASANTS:
            return {"places": list(self.listed)}
        if code == STORE:
            kinds = [NAMES[kind] for kind in self.listed]
            return {"goods": {kind: kinds.count(kind) for kind in kinds}}
        return {"will": WILLS[self.number].id} if code == PUT else {}

    @property
    def text(self) -> str:
        """The notation."""
        code = self.code
        if code in _PLAIN:
            return _PLAIN[code]
        if code == TAKE:
            return f"take {TILES[self.number]}"
        if code == HARVEST:
            return _HARVEST_TEXTS[self.number]
        if code == EXPLORE:
            return f"explore {self.number + 1}"
        if code == FOUND:
            text = f"found {SETTLEMENTS[self.number].id} at {self.place + 1}"
            return text if self.saving == NOTHING else f"{text} saving {NAMES[self.saving]}"
        if code == ERECT:
            return f"erect {_spoken(BUILDINGS[self.number].id)} under {self.place + 1}"
        if code == WALK:
            text = f"walk {self.place + 1} {'right' if self.number else 'left'}"
            return text if self.to == 1 else f"{text} {self.to}"
        if code == SWAP:
            return f"swap {NAMES[self.number]} for {NAMES[self.to]}"
        if code == OFFSPRING:
            return f"offspring at {self.place + 1}"
        if code == SELL:
            return f"sell {NAMES[self.number]}"
        if code == DISMISS:
            return f"dismiss {self.place + 1}"
        if code == COMMIT:
            return f"commit {self.number + 1}"
        if code == NEUTRAL:
            return f"neutral {self.number + 1}"
        if code == GIVE:
            text = f"give {self.number + 1}"
            return text if self.place == NOTHING else f"{text} from {self.place + 1}"
        return self._setting_up()

    def _setting_up(self) -> str:
        code = self.code
        if code == LAND:
            return "land " + " ".join(LANDSCAPES[i].id for i in self.listed)
        if code == HAMLET:
            return f"hamlet at {self.place + 1}"
        if code == PEASANTS:
            return "peasants at " + " ".join(str(place + 1) for place in self.listed)
        if code == STORE:
            return "store " + " ".join(NAMES[i] for i in self.listed)
        return f"put {_spoken(WILLS[self.number].id)}"


def _spoken(id: str) -> str:
    return id.replace("_", " ")


_WORDS: Final = (
    *("pass", "take", "harvest", "explore", "taxes", "found", "erect", "education", "development"),
    *("walk", "swap", "offspring", "sell", "dismiss", "commit", "neutral", "treat", "give"),
    *("land", "hamlet", "peasants", "store", "put"),
)
"""What a decision is about, by its code."""

_PLAIN: Final[dict[int, str]] = {
    PASS: "pass",
    TAXES: "raise taxes",
    EDUCATION: "improve education",
    DEVELOPMENT: "raise development",
    TREAT: "treat",
}

CATALOGUE: Final[list[Move]] = []
"""Every action, at the index of its id."""


def _add(
    code: i64,
    *,
    number: i64 = 0,
    to: i64 = 0,
    place: i64 = 0,
    saving: i64 = NOTHING,
    listed: tuple[int, ...] = (),
) -> Move:
    move = Move(
        len(CATALOGUE), code, number=number, to=to, place=place, saving=saving, listed=listed
    )
    CATALOGUE.append(move)
    return move


_SPOTS: Final = range(int(MOST_LANDSCAPES))
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1

MOVE_PASS: Final = _add(PASS)
MOVE_TAKE: Final = [_add(TAKE, number=tile) for tile in range(int(KING))]
MOVE_HARVEST: Final = [_add(HARVEST, number=good) for good in range(4)]
MOVE_EXPLORE: Final = [_add(EXPLORE, number=card) for card in range(int(CARDS))]
MOVE_TAXES: Final = _add(TAXES)
MOVE_EDUCATION: Final = _add(EDUCATION)
MOVE_DEVELOPMENT: Final = _add(DEVELOPMENT)
MOVE_SWAP: Final = [
    [_add(SWAP, number=give, to=get) if give != get else MOVE_PASS for get in range(4)]
    for give in range(4)
]
MOVE_SELL: Final = [_add(SELL, number=good) for good in range(4)]
MOVE_OFFSPRING: Final = [_add(OFFSPRING, place=place) for place in _SPOTS]
MOVE_WALK: Final = [
    [
        [_add(WALK, number=side, to=steps, place=place) for steps in range(1, int(RELAY_STEPS) + 1)]
        for side in (LEFT, RIGHT)
    ]
    for place in _SPOTS
]
"""By place, side and number of steps less one."""
MOVE_DISMISS: Final = [_add(DISMISS, place=place) for place in _SPOTS]
MOVE_COMMIT: Final = [_add(COMMIT, number=card) for card in range(int(CARDS))]
MOVE_NEUTRAL: Final = [_add(NEUTRAL, number=card) for card in range(int(CARDS))]
MOVE_TREAT: Final = _add(TREAT)
_OFFERS: Final = max(len(tile.offers) for tile in TRAVEL)
MOVE_GIVE: Final = [_add(GIVE, number=offer, place=NOTHING) for offer in range(_OFFERS)]
MOVE_GIVE_PEASANT: Final = [
    [_add(GIVE, number=offer, place=place) for place in _SPOTS] for offer in range(_OFFERS)
]
MOVE_LAND: Final = [_add(LAND, listed=order) for order in permutations(START_LANDSCAPES)]
MOVE_HAMLET: Final = [_add(HAMLET, place=place) for place in range(len(START_LANDSCAPES))]
MOVE_PEASANTS: Final = [
    _add(PEASANTS, listed=places)
    for places in combinations_with_replacement(range(len(START_LANDSCAPES)), int(START_PEASANTS))
]
MOVE_STORE: Final = [
    _add(STORE, listed=kinds)
    for kinds in combinations_with_replacement(range(len(RESOURCES)), START_RESOURCES)
]
MOVE_PUT: Final = [_add(PUT, number=card) for card in range(len(WILLS))]
MOVE_FOUND: Final = [
    [_add(FOUND, number=kind, place=place) for place in _SPOTS] for kind in range(len(SETTLEMENTS))
]
MOVE_FOUND_SAVING: Final = [
    [[_add(FOUND, number=kind, place=place, saving=good) for good in range(4)] for place in _SPOTS]
    for kind in range(len(SETTLEMENTS))
]
MOVE_ERECT: Final = [
    [_add(ERECT, number=building, place=place) for place in _SPOTS]
    for building in range(len(BUILDINGS))
]


def normal(text: str) -> str:
    """A notation as the catalogue writes it: lower case, single spaces, resources in order."""
    words = words_of(text, such_as="“pass” or “take harvest”")
    if words[0] == "store" and all(word in RESOURCES for word in words[1:]):
        return " ".join(["store", *sorted(words[1:], key=RESOURCES.index)])
    if words[:2] == ["peasants", "at"]:
        return " ".join(["peasants", "at", *sorted(words[2:])])
    return " ".join(words)
