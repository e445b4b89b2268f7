"""Scenes of Kingsburg: a position set up in the words of the books, and played in notation.

    game = scene(
        step="influence",
        order="Cindy Ann",
        Ann=player(dice="1 3 5", goods="1 wood", buildings="statue, guard tower"),
        Cindy=player(dice="2 2 6"),
    )
    game.plays("Cindy", "influence 8 with 6 2")
    game.cannot("Ann", "influence 8 with 5 3")
    assert game.goods("Cindy") == "2 gold"

Words with a capital letter are players, seated in the order of their listing; all others are
options of the table or fields of a position (`seen_by` for “seen by”). Whatever the scene leaves
out is as at the start of its step. A player's fields are those of a position, with these kinder
forms: dice="1 3 5 + 6" (own + bonus), goods="2 gold, 1 wood", buildings="inn, guard tower",
points=4 (the total on the track), groups="influence 8 with 5 3, influence 1 with 1".
"""

from functools import cache

import pytest

import burgrave
from burgrave import Action, BadNotation, Event, IllegalAction, State

GOODS = ("gold", "wood", "stone")
OPTIONS = ("edition", "more_buildings", "governors", "army_tokens", "documented_governors")
# What a player answers who wants nothing: the first of these that is possible.
QUIET = ("pass", "decline", "keep", "done", "build nothing")
KINGSBURG = burgrave.game("kingsburg")

both_editions = pytest.mark.parametrize("edition", ["first", "revised"])
"""For a test of a rule that holds in both editions."""

Fields = dict[str, object]


def scene(**words: object) -> "Scene":
    """The game as it stands in a position that is described by players, options and fields."""
    names = [word for word in words if word[0].isupper()]
    options = {word: words[word] for word in OPTIONS if word in words}
    fields = {
        word.replace("_", " "): value
        for word, value in words.items()
        if word not in names and word not in options
    }
    for field in ("order", "aided", "passed", "builders", "seen by", "winners", "best", "asked"):
        who = fields.get(field)
        if isinstance(who, str):
            fields[field] = [names.index(name) for name in who.split()]
    if isinstance(fields.get("envoy"), str):
        fields["envoy"] = names.index(str(fields["envoy"]))
    seats = [_seat(words[name]) for name in names]
    doc: Fields = {"game": "kingsburg", "options": options, "seats": seats, **fields}
    _set_points(doc, seats)
    return Scene(KINGSBURG.restore(doc), names)


def player(**fields: object) -> Fields:
    """What a player has in a scene."""
    return fields


def fresh(players: str, **options: str | bool) -> "Scene":
    """A new game of these players, before anything is drawn or dealt."""
    names = players.split()
    return Scene(KINGSBURG.new(players=len(names), **options), names)


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

    def rolls(self, **dice: str) -> None:
        """Let everybody roll: rolls(Ann="1 3 5", Brian="4 4 5 + 6")."""
        __tracebackhide__ = True
        for _ in dice:
            assert self.draws == "roll", f"No roll is due ({self})."
            self.settles(f"roll {dice[self.drawer]}")

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

    def goes_on_to(self, step: str, season: str | None = None, year: int | None = None) -> None:
        """Let everybody want nothing, and the first outcome happen, until a step waits."""
        __tracebackhide__ = True
        for _ in range(10_000):
            position = self.state.position()
            if (
                position["step"] == step
                and position["season"] == (season or position["season"])
                and position["year"] == (year or position["year"])
            ):
                return
            if self.state.over:
                break
            self.goes_on()
        raise AssertionError(f"The game never comes to “{step}” ({self}).")

    def goes_on(self) -> None:
        """Let the next player want nothing, or the first outcome happen."""
        if self.state.chance is not None:
            self.state.settle(0, self.events)
            return
        seat = self.state.actors[0]
        legal = {action.text: action for action in self.state.legal(seat)}
        quiet = next((text for text in QUIET if text in legal), next(iter(legal)))
        self.state.play(seat, legal[quiet], self.events)

    @property
    def asked(self) -> str:
        """Who decides now, such as "Ann" or, where several decide at once, "Ann Brian"."""
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
    def drawer(self) -> str:
        """Whose random event is due; empty if it is nobody's."""
        chance = self.state.chance
        return "" if chance is None or chance.seat < 0 else self.names[chance.seat]

    @property
    def order(self) -> str:
        """The turn order by names."""
        order = self.position["order"]
        assert isinstance(order, list)
        return " ".join(self.names[seat] for seat in order)

    @property
    def envoy(self) -> str:
        """Who has the king's envoy, or "nobody"."""
        seat = self.position["envoy"]
        return self.names[seat] if isinstance(seat, int) else "nobody"

    @property
    def position(self) -> Fields:
        """The whole state as a document."""
        return self.state.position()

    def goods(self, name: str) -> str:
        """A player's goods, such as "2 gold, 1 wood", or "nothing"."""
        owned = self.of(name)["goods"]
        assert isinstance(owned, dict)
        return written(owned)

    def points(self, name: str) -> int:
        """A player's points on the track."""
        return self.state.scores()[self.names.index(name)]["total"]

    def tokens(self, name: str) -> int:
        """How many +2 tokens a player has."""
        return self._number(name, "tokens")

    def soldiers(self, name: str) -> int:
        """How many soldiers a player has."""
        return self._number(name, "soldiers")

    def buildings(self, name: str) -> list[str]:
        """The buildings that stand in a player's province."""
        buildings = self.of(name)["buildings"]
        assert isinstance(buildings, list)
        return buildings

    def dice(self, name: str) -> str:
        """A player's dice that are not laid, such as "1 3 5 + 6"."""
        own, bonus = self.of(name)["own"], self.of(name)["bonus"]
        assert isinstance(own, list)
        assert isinstance(bonus, list)
        text = " ".join(map(str, own))
        return f"{text} + {' '.join(map(str, bonus))}" if bonus else text

    def of(self, name: str) -> Fields:
        """A player's fields in the position."""
        seats = self.position["seats"]
        assert isinstance(seats, list)
        fields = seats[self.names.index(name)]
        assert isinstance(fields, dict)
        return fields

    def view(self, name: str | None) -> Fields:
        """What a player, or None for an onlooker, may know."""
        return self.state.view(None if name is None else self.names.index(name))

    def told(self, event: Event, name: str | None) -> Fields:
        """What a player, or None for an onlooker, hears of an event."""
        return event.view(None if name is None else self.names.index(name))

    def log(self, kind: str, name: str | None = None) -> list[Event]:
        """What happened of this kind since the scene began, to a player or to all."""
        seat = None if name is None else self.names.index(name)
        return [e for e in self.events if e.kind == kind and seat in (None, e.seat)]

    def who(self, kind: str) -> str:
        """To whom this happened, by names in the order of the events."""
        return " ".join(self.names[event.seat] for event in self.log(kind))

    def _number(self, name: str, field: str) -> int:
        value = self.of(name)[field]
        assert isinstance(value, int)
        return value

    def __str__(self) -> str:
        due = self.draws or self.asked
        return f"year {self.position['year']}, {self.position['season']}, {self.step}: {due}"


def written(goods: dict[str, int]) -> str:
    """Goods as the scenes write them."""
    return ", ".join(f"{goods[kind]} {kind}" for kind in GOODS if goods.get(kind)) or "nothing"


def counted(text: str) -> dict[str, int]:
    """Goods by kind from "2 gold, 1 wood", "1 stone" or "nothing"."""
    if text == "nothing":
        return {}
    pairs = [part.split() for part in text.split(",")]
    return {kind: int(count) for count, kind in pairs}


def no_such_action(text: str) -> bool:
    """Is this something that no player of any game could ever say?"""
    return text not in _catalogue()


@cache
def _catalogue() -> dict[str, Action]:
    return {action.text: action for action in KINGSBURG.actions}


def _action(text: str) -> Action:
    """The action of that notation, legal or not."""
    assert text in _catalogue(), f"No action is called “{text}”; check the spelling."
    return _catalogue()[text]


def _seat(described: object) -> Fields:
    assert isinstance(described, dict)
    seat: Fields = {}
    for word, value in described.items():
        if word == "dice":
            own, _, bonus = value.partition("+")
            seat["own"] = [int(face) for face in own.split()]
            seat["bonus"] = [int(face) for face in bonus.split()]
        elif word == "goods":
            seat["goods"] = counted(value)
        elif word in ("buildings", "offer", "used", "groups") and isinstance(value, str):
            names = [name.strip() for name in value.split(",")]
            ids = word in ("buildings", "offer")
            seat[word] = [name.replace(" ", "_") if ids else name for name in names if name]
        elif word == "governor":
            seat["governor"] = value.replace(" ", "_")
        else:
            seat[word.replace("_", " ")] = value
    return seat


def _set_points(doc: Fields, seats: list[Fields]) -> None:
    """Turn totals into ledgers: what the standing buildings do not explain came from advisors."""
    totals = {i: seat.pop("points") for i, seat in enumerate(seats) if "points" in seat}
    if not totals:
        return
    scores = KINGSBURG.restore({**doc, "step": "over"}).scores()
    for i, total in totals.items():
        if isinstance(total, dict):
            seats[i]["points"] = total
            continue
        assert isinstance(total, int)
        rest = total - scores[i]["total"]
        seats[i]["points"] = {"advisors" if rest > 0 else "defeats": rest}
