"""Scenes of The King's Will: a position set up in short words, and played in notation.

    game = scene(
        step="act",
        tile="build",
        Ann=player(land="corn hamlet 2; meadow; forest 1 / mill; mountain", goods="2 wood"),
        Bob=player(),
    )
    game.cannot("Ann", "found hamlet at 3")
    assert game.goods("Ann") == "2 wood"

Words with a capital letter are players, seated in the order of their listing; all others are
options of the table or fields of a position. Whatever the scene leaves out is as at the start of
its step. In a land a number counts peasants, and a building stands behind the stroke.
"""

from functools import cache
from typing import Any

import burgrave
from burgrave import Action, BadNotation, Event, IllegalAction, State
from burgrave.games.kings_will.components import WILLS

KINGS_WILL = burgrave.game("kings-will")
OPTIONS = ("house_rule", "points", "turn_cap")
GOODS = ("food", "leather", "wood", "stone", "coin")
SETTLEMENTS = ("hamlet", "castle", "monastery", "village")
START = "corn hamlet 1; meadow 1; forest; mountain"
RICH = "4 food, 4 leather, 4 wood, 4 stone, 12 coin"
ROW = "king move multiply intrigue harvest mine enrich build govern"

Fields = dict[str, Any]


def scene(**words: object) -> "Scene":
    """The game as it stands in a position that is described by players, options and fields."""
    names = [word for word in words if word[0].isupper()]
    options = {word: words[word] for word in OPTIONS if word in words}
    fields: Fields = {
        word: value for word, value in words.items() if word not in names and word not in options
    }
    for field in ("active", "start"):
        if isinstance(fields.get(field), str):
            fields[field] = names.index(fields[field])
    if isinstance(fields.get("row"), str):
        fields["row"] = fields["row"].split()
    elif "tile" in fields and fields["tile"] in ROW.split()[:4]:
        # A tile that was taken lay open: here it lay at the right end but one.
        rest = [tile for tile in ROW.split() if tile != fields["tile"]]
        fields["row"] = [*rest[:7], fields["tile"], *rest[7:]]
    if isinstance(fields.get("wills"), str):
        fields["wills"] = board_with(fields["wills"])
    seats = [_seat(words[name]) for name in names]
    doc = {"game": "kings-will", "options": options, "seats": seats, **fields}
    return Scene(KINGS_WILL.restore(doc), names)


def player(**fields: object) -> Fields:
    """What a player has in a scene."""
    return fields


def fresh(players: str, **options: str | bool) -> "Scene":
    """A new game of these players, before anything is drawn or dealt."""
    names = players.split()
    return Scene(KINGS_WILL.new(players=len(names), **options), names)


def begun(players: str, start: int = 0, **options: str | bool) -> "Scene":
    """A new game in which everybody has set up in the same simple way."""
    game = fresh(players, **options)
    game.settles(f"start {start}")
    while game.draws == "deal":
        game.state.settle(0)
    for name in game.names:
        game.plays(name, "land corn meadow forest mountain", "hamlet at 1", "peasants at 1 2")
        game.plays(name, "store food leather wood stone")
        game.plays(name, game.choices(name)[0])
    while game.draws is not None:
        game.state.settle(0)
    return game


def board_with(cards: str) -> list[str]:
    """A Will board that begins with these cards."""
    first = [card.strip().replace(" ", "_") for card in cards.split(",")]
    return (first + [card for card in CARDS if card not in first])[:8]


CARDS = [will.id for will in WILLS]


class Scene:
    """A game in play, with its players called by name."""

    def __init__(self, state: State, names: list[str]) -> None:
        self.state = state
        self.names = names
        self.events: list[Event] = []

    def plays(self, name: str, *texts: str) -> None:
        """Let a player decide, once for each text; a decision that is not legal fails the test."""
        __tracebackhide__ = True
        for text in texts:
            seat = self.names.index(name)
            try:
                action = self.state.parse(seat, text)
            except BadNotation as problem:
                raise AssertionError(f"{name}: {problem} ({self})") from None
            self.state.play(seat, action, self.events)

    def settles(self, *texts: str) -> None:
        """Let the random events that are due end like this, one after the other."""
        __tracebackhide__ = True
        for text in texts:
            chance = self.state.chance
            if chance is None:
                raise AssertionError(f"No random event is due for “{text}” ({self}).")
            self.state.settle(chance.parse(text), self.events)

    def can(self, name: str, *texts: str) -> None:
        """Each of these decisions must be legal now for the player."""
        __tracebackhide__ = True
        for text in texts:
            if text not in self.choices(name):
                raise AssertionError(f"{name} should be able to “{text}” ({self}).")

    def cannot(self, name: str, *texts: str) -> None:
        """None of these decisions may be legal now; trying one must fail and change nothing."""
        __tracebackhide__ = True
        seat = self.names.index(name)
        for text in texts:
            before = self.state.hash()
            if text in self.choices(name):
                raise AssertionError(f"{name} should not be able to “{text}” ({self}).")
            try:
                self.state.play(seat, _action(text), self.events)
            except IllegalAction:
                pass
            else:
                raise AssertionError(f"“{text}” of {name} was not refused ({self}).")
            if self.state.hash() != before:
                raise AssertionError(f"“{text}” of {name} was refused but left a trace.")

    def choices(self, name: str) -> list[str]:
        """The notations of all that a player may decide now."""
        return [action.text for action in self.state.legal(self.names.index(name))]

    def passes_until(self, step: str) -> None:
        """Let everybody do nothing, or the first thing possible, until a step waits."""
        __tracebackhide__ = True
        for _ in range(1000):
            if self.step == step or self.state.over:
                break
            self.goes_on()
        assert self.step == step, f"The game never comes to “{step}” ({self})."

    def goes_on(self) -> None:
        """Let the next player want nothing, or the first outcome happen."""
        if self.state.chance is not None:
            self.state.settle(0, self.events)
            return
        seat = self.state.actors[0]
        legal = self.state.legal(seat)
        # The tile at the right end brings the king on.
        self.state.play(seat, legal[-1] if self.step == "take tile" else legal[0], self.events)

    @property
    def asked(self) -> str:
        """Who decides now, such as "Ann" or, where several decide at once, "Ann Bob"."""
        return " ".join(self.names[seat] for seat in self.state.actors)

    @property
    def step(self) -> str:
        """The decision or random event that is due."""
        return self.state.step

    @property
    def draws(self) -> str | None:
        """The kind of random event that is due."""
        chance = self.state.chance
        return None if chance is None else chance.kind

    @property
    def row(self) -> str:
        """The action tiles from left to right."""
        return " ".join(self.position["row"])

    @property
    def position(self) -> Fields:
        """The whole state as a document."""
        return self.state.position()

    def of(self, name: str) -> Fields:
        """A player's fields in the position."""
        fields: Fields = self.position["seats"][self.names.index(name)]
        return fields

    def goods(self, name: str) -> str:
        """A player's goods, such as "2 food, 1 coin", or "nothing"."""
        return written(self.of(name)["goods"])

    def points(self, name: str) -> int:
        """A player's points."""
        return self.state.scores()[self.names.index(name)]["total"]

    def earned(self, name: str, source: str) -> int:
        """A player's points from one source."""
        return self.state.scores()[self.names.index(name)][source]

    def mood(self, name: str) -> int:
        """The mood of a player's people."""
        return int(self.of(name)["mood"])

    def land(self, name: str) -> str:
        """A player's land, as scenes write it."""
        return "; ".join(_written_spot(spot) for spot in self.of(name)["land"])

    def peasants(self, name: str) -> int:
        """How many peasants a player has."""
        return sum(spot["peasants"] for spot in self.of(name)["land"])

    def view(self, name: str | None) -> Fields:
        """What a player, or None for an onlooker, may know."""
        return self.state.view(None if name is None else self.names.index(name))

    def log(self, kind: str, name: str | None = None) -> list[Event]:
        """What happened of this kind since the scene began, to a player or to all."""
        seat = None if name is None else self.names.index(name)
        return [e for e in self.events if e.kind == kind and seat in (None, e.seat)]

    def __str__(self) -> str:
        return f"round {self.position['round']}, {self.step}: {self.draws or self.asked}"


def acting(tile: str, other: Fields | None = None, **ann: object) -> Scene:
    """Ann has taken a tile and acts twice; Bob follows."""
    return scene(step="act", tile=tile, Ann=player(**ann), Bob=other or player())


def written(goods: dict[str, int]) -> str:
    """Goods as the scenes write them."""
    return ", ".join(f"{goods[kind]} {kind}" for kind in GOODS if goods.get(kind)) or "nothing"


def counted(text: str) -> dict[str, int]:
    """Goods by kind from "2 food, 1 wood" or "nothing"."""
    if text == "nothing":
        return {}
    pairs = [part.split() for part in text.split(",")]
    return {kind: int(count) for count, kind in pairs}


def _seat(described: object) -> Fields:
    assert isinstance(described, dict)
    seat: Fields = {}
    for word, value in described.items():
        if word == "goods":
            seat["goods"] = counted(value)
        elif word == "land":
            seat["land"] = [_spot(spot) for spot in value.split(";")]
        elif word == "points" and isinstance(value, int):
            seat["points"] = {"start": value}
        else:
            seat[word] = value
    return seat


def _spot(text: str) -> Fields:
    above, _, below = text.partition("/")
    landscape, *rest = above.split()
    return {
        "landscape": landscape,
        "peasants": sum(int(word) for word in rest if word.isdecimal()),
        "settlements": [word for word in rest if word in SETTLEMENTS],
        "building": below.strip().replace(" ", "_") or None,
    }


def _written_spot(spot: Fields) -> str:
    words = [spot["landscape"], *spot["settlements"]]
    if spot["peasants"]:
        words.append(str(spot["peasants"]))
    if spot["building"] is not None:
        words += ["/", spot["building"].replace("_", " ")]
    return " ".join(words)


@cache
def _catalogue() -> dict[str, Action]:
    return {action.text: action for action in KINGS_WILL.actions}


def _action(text: str) -> Action:
    """The action of that notation, legal or not."""
    assert text in _catalogue(), f"No action is called “{text}”; check the spelling."
    return _catalogue()[text]
