"""What the scenes of all games share: a game in play that is told by names and in notation.

Each game has its own `scene.py`, which sets positions up in the game's words and derives a `Scene`
from the `Stage` here.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, ClassVar

from burgrave import Action, BadNotation, Event, Game, IllegalAction, State
from burgrave.games import rule_guide
from burgrave.kernel.seat import Look
from burgrave.kernel.state import View

Fields = dict[str, Any]

# What the games count, in the order in which scenes write it.
_KINDS = ("gold", "food", "leather", "wood", "stone", "goods", "coin")


class Stage:
    """A game in play, with its players called by name."""

    game: ClassVar[Game]
    quiet: ClassVar[tuple[str, ...]] = ()
    """What a player answers who wants nothing: the first of these that is possible."""

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
                self.state.play(seat, action_called(text, self.game), self.events)
            except IllegalAction:
                pass
            else:
                raise AssertionError(f"“{text}” of {name} was not refused ({self}).")
            if self.state.hash() != before:
                raise AssertionError(f"“{text}” of {name} was refused but left a trace.")

    def choices(self, name: str) -> list[str]:
        """The notations of all that a player may decide now."""
        return [action.text for action in self.state.legal(self.names.index(name))]

    def goes_on_to(self, step: str, **fields: str | int) -> None:
        """Let everybody want nothing, and the first outcome happen, until a step waits.

        Fields of the position say which one of several: goes_on_to("roll", season="summer").
        """
        __tracebackhide__ = True
        sought = {"step": step, **fields}
        for _ in range(10_000):
            position = self.position
            if all(position[field] == value for field, value in sought.items()):
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
        self.state.play(seat, self.least(self.state.legal(seat)), self.events)

    def least(self, legal: list[Action]) -> Action:
        """What a player decides who wants nothing."""
        by_text = {action.text: action for action in legal}
        return next((by_text[text] for text in self.quiet if text in by_text), legal[0])

    @property
    def asked(self) -> str:
        """Who decides now, such as "Ann" or, where several decide at once, "Ann Brian"."""
        return self.called(self.state.actors)

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
    def position(self) -> Fields:
        """The whole state as a document."""
        return self.state.position()

    def of(self, name: str) -> Fields:
        """A player's fields in the position."""
        fields: Fields = self.position["seats"][self.names.index(name)]
        return fields

    def number(self, name: str, field: str) -> int:
        """A player's field that is a number."""
        value = self.of(name)[field]
        assert isinstance(value, int)
        return value

    def points(self, name: str, source: str = "total") -> int:
        """A player's points, all or those of one source."""
        return self.state.scores()[self.names.index(name)][source]

    def view(self, name: str | None) -> View:
        """What a player, or None for an onlooker, may know."""
        return self.state.view(None if name is None else self.names.index(name))

    def look(self, name: str | None) -> Look:
        """What a player, or None for an onlooker, may know, to tell it."""
        return Look(None if name is None else self.names.index(name), self.state)

    def told(self, event: Event, name: str | None) -> Fields:
        """What a player, or None for an onlooker, hears of an event."""
        return event.view(None if name is None else self.names.index(name))

    def log(self, kind: str, name: str | None = None) -> list[Event]:
        """What happened of this kind since the scene began, to a player or to all."""
        seat = None if name is None else self.names.index(name)
        return [e for e in self.events if e.kind == kind and seat in (None, e.seat)]

    def rules(self, kind: str) -> list[str]:
        """The rules by which this happened, as the log names them."""
        guide, players = rule_guide(self.game.name), len(self.names)
        options = self.game.full_options(players, self.position.get("options", {}))
        return [guide.rule_of_event(e.view(None), options, players) for e in self.log(kind)]

    def who(self, kind: str) -> str:
        """To whom this happened, by names in the order of the events."""
        return self.called(event.seat for event in self.log(kind))

    def called(self, seats: Iterable[int]) -> str:
        """These seats by names."""
        return " ".join(self.names[seat] for seat in seats)

    @property
    def when(self) -> str:
        """When in the game it is."""
        return f"round {self.position['round']}"

    def __str__(self) -> str:
        return f"{self.when}, {self.step}: {self.draws or self.asked}"


def player(**fields: object) -> Fields:
    """What a player has in a scene."""
    return fields


def players_in(words: dict[str, object]) -> list[str]:
    """The players among the words of a scene, by their capital letters."""
    return [word for word in words if word[0].isupper()]


def written(amounts: dict[str, int]) -> str:
    """Amounts as the scenes write them: "2 gold, 1 wood", or "nothing"."""
    return ", ".join(f"{amounts[kind]} {kind}" for kind in _KINDS if amounts.get(kind)) or "nothing"


def counted(text: str) -> dict[str, int]:
    """Amounts by kind from "2 gold, 1 wood", "1 stone" or "nothing"."""
    if text == "nothing":
        return {}
    pairs = [part.split() for part in text.split(",")]
    return {kind: int(count) for count, kind in pairs}


def listed(text: str) -> list[str]:
    """The parts of a text with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def action_called(text: str, game: Game) -> Action:
    """The action of that notation, legal or not."""
    assert text in catalogue(game), f"No action is called “{text}”; check the spelling."
    return catalogue(game)[text]


@cache
def catalogue(game: Game) -> dict[str, Action]:
    """All that a player of a game could ever say."""
    return {action.text: action for action in game.actions}
