"""Scenes of Era: a position set up in the words of the rules, and played in notation.

    game = scene(
        step="build",
        Ann=player(stores="3 wood, 2 stone", dice="peasant 5 5", pieces="farm a1, wall 4 c3"),
        Bob=player(),
    )
    game.plays("Ann", "place longhouse a4")
    game.cannot("Ann", "place farm a1")
    assert game.stores("Ann") == "2 stone"

Players sit in the order of their listing; other words are fields of a position (`start="Bob"`).
A player's domain has the keep in its middle besides the pieces named. Whatever is left out is as at
the start of the step; stores left out are those of the set-up.
"""

from functools import cache

import burgrave
from burgrave import Action, BadNotation, Event, IllegalAction, State

STORES = ("food", "wood", "stone", "goods")
KEEP = "keep g7"
ERA = burgrave.game("era")
# What a player answers who wants nothing: the first of these that is possible.
QUIET = ("stop", "decline", "done", "suffer", "refuse")
RING = "wall 5 a1, wall 5 a2 turn 1, wall 5 e2 turn 1, wall 3 b6"
"""A ring in the corner: walls along a1-e1, a2-a6, e2-e6 and b6-d6 shut in 12 fields, b2 to d5."""
START = (
    *("longhouse a1", "longhouse a3", "longhouse a5", "farm l1"),
    *("wall 4 a14", "wall 4 f14", "wall 4 k14"),
)
"""A plain set-up, without scorched land."""

Fields = dict[str, object]


def scene(**words: object) -> "Scene":
    """The game as it stands in a position that is described by players and fields."""
    names = [word for word in words if word[0].isupper()]
    fields = {word: value for word, value in words.items() if word not in names}
    if isinstance(fields.get("start"), str):
        fields["start"] = names.index(str(fields["start"]))
    seats = [_seat(words[name]) for name in names]
    return Scene(ERA.restore({"game": "era", "seats": seats, **fields}), names)


def player(**fields: object) -> Fields:
    """What a player has in a scene."""
    return fields


def fresh(players: str) -> "Scene":
    """A new game of these players."""
    names = players.split()
    return Scene(ERA.new(players=len(names)), names)


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

    def goes_on_to(self, step: str) -> None:
        """Let everybody want nothing, and the first outcome happen, until a step waits."""
        __tracebackhide__ = True
        for _ in range(10_000):
            if self.state.position()["step"] == step:
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
        """Who decides now, such as "Ann" or, where several decide at once, "Ann Bob"."""
        return " ".join(self.names[seat] for seat in self.state.actors)

    @property
    def step(self) -> str:
        """The decision or random event that is due."""
        return self.state.step

    @property
    def position(self) -> Fields:
        """The whole state as a document."""
        return self.state.position()

    def of(self, name: str) -> Fields:
        """A player's fields in the position."""
        seats = self.position["seats"]
        assert isinstance(seats, list)
        fields = seats[self.names.index(name)]
        assert isinstance(fields, dict)
        return fields

    def stores(self, name: str) -> str:
        """A player's resources, such as "2 wood, 1 stone", or "nothing"."""
        owned = self.of(name)["stores"]
        assert isinstance(owned, dict)
        return ", ".join(f"{owned[kind]} {kind}" for kind in STORES if owned.get(kind)) or "nothing"

    def dice(self, name: str) -> str:
        """What a player's dice show, such as "peasant 1 3, noble 2"."""
        faces = self.of(name)["faces"]
        assert isinstance(faces, dict)
        return ", ".join(" ".join([kind, *map(str, shown)]) for kind, shown in faces.items())

    def pieces(self, name: str) -> list[str]:
        """What stands in a player's domain, without the keep in the middle."""
        pieces = self.of(name)["pieces"]
        assert isinstance(pieces, list)
        return [piece for piece in pieces if piece != KEEP]

    def disaster(self, name: str) -> int:
        """How far a player's disaster peg has come."""
        return self._number(name, "disaster")

    def culture(self, name: str) -> int:
        """How much culture a player has."""
        return self._number(name, "culture")

    def supply(self, piece: str) -> int:
        """How many pieces of a kind are left."""
        supply = self.position["supply"]
        assert isinstance(supply, dict)
        return int(supply[piece])

    def points(self, name: str, source: str = "total") -> int:
        """A player's points, all or those of one source."""
        return self.state.scores()[self.names.index(name)][source]

    def view(self, name: str | None) -> Fields:
        """What a player, or None for an onlooker, may know."""
        return self.state.view(None if name is None else self.names.index(name))

    def seen(self, name: str, by: str | None) -> Fields:
        """What a player, or None for an onlooker, may know of another one."""
        seats = self.view(by)["seats"]
        assert isinstance(seats, list)
        fields = seats[self.names.index(name)]
        assert isinstance(fields, dict)
        return fields

    def log(self, kind: str, name: str | None = None) -> list[Event]:
        """What happened of this kind since the scene began, to a player or to all."""
        seat = None if name is None else self.names.index(name)
        return [e for e in self.events if e.kind == kind and seat in (None, e.seat)]

    def _number(self, name: str, field: str) -> int:
        value = self.of(name)[field]
        assert isinstance(value, int)
        return value

    def __str__(self) -> str:
        return f"round {self.position['round']}, {self.step}: {self.asked or self.state.chance}"


@cache
def _catalogue() -> dict[str, Action]:
    return {action.text: action for action in ERA.actions}


def _action(text: str) -> Action:
    """The action of that notation, legal or not."""
    assert text in _catalogue(), f"No action is called “{text}”; check the spelling."
    return _catalogue()[text]


def no_such_action(text: str) -> bool:
    """Is this something that no player could ever say?"""
    return text not in _catalogue()


def _seat(described: object) -> Fields:
    assert isinstance(described, dict)
    seat: Fields = {}
    for word, value in described.items():
        if word == "stores":
            pairs = [part.split() for part in value.split(",")] if value != "nothing" else []
            seat["stores"] = {kind: int(count) for count, kind in pairs}
        elif word == "pieces":
            named = [piece.strip() for piece in value.split(",")]
            seat["pieces"] = [KEEP, *(piece for piece in named if piece)]
        elif word == "only":
            seat["pieces"] = [piece.strip() for piece in value.split(",")]
        elif word == "dice" and isinstance(value, str):
            kinds = [part.split() for part in value.split(",")]
            faces = {kind: [int(face) for face in shown] for kind, *shown in kinds}
            seat["faces"] = faces
            seat["dice"] = {kind: len(shown) for kind, shown in faces.items()}
        else:
            seat[word.replace("_", " ")] = value
    return seat
