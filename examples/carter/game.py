"""The Carter: its decisions, its rules and the door to its states."""

from collections.abc import Iterator
from typing import NoReturn

from burgrave import Action, BadPosition, Chance, Event, Game, IllegalAction, Source, State
from burgrave.kernel.document import Document
from burgrave.kernel.game import Option, Value
from burgrave.kernel.heading import heading
from burgrave.kernel.notation import impossible, words_of
from burgrave.kernel.seating import check_viewer
from burgrave.kernel.state import Json, places
from carter.sheet import CarterView

THROW, DECIDE, OVER = STEPS = ("throw", "decide", "over")
GOAL = {"short": 30, "long": 60}
FACES = 6
DAY = 3
"""So many throws of a turn are thrown by day."""
_MOST = 9999


class Move(Action):
    """To throw on, or to stop."""

    def __init__(self, id: int, text: str) -> None:
        super().__init__(id)
        self._text = text

    @property
    def kind(self) -> str:
        """The one word that there is to say."""
        return self._text

    @property
    def facts(self) -> dict[str, object]:
        """Nothing more."""
        return {}

    @property
    def text(self) -> str:
        """The notation."""
        return self._text


MOVES = [Move(0, "throw"), Move(1, "stop")]
_ON, _STOP = MOVES
_DIE = [Chance(THROW, n, [f"throw {f + 1}" for f in range(FACES)], [1] * FACES) for n in range(4)]


class Carter(State):
    """A game of The Carter in progress."""

    def __init__(self, players: int, road: str) -> None:
        self.road = road
        self.points = [0] * players
        self.step_due, self.round, self.active, self.throws, self.load = THROW, 1, 0, 0, 0

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.points)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.step_due == OVER

    @property
    def chance(self) -> Chance | None:
        """The die, if it has to be thrown."""
        return _DIE[self.active] if self.step_due == THROW else None

    @property
    def actors(self) -> tuple[int, ...]:
        """Who has to decide."""
        return (self.active,) if self.step_due == DECIDE else ()

    @property
    def dark(self) -> int:
        """Everything lies open."""
        return 0

    @property
    def step(self) -> str:
        """What is due."""
        return self.step_due

    @property
    def robbers(self) -> int:
        """C-2.2: up to this number robbers come; by night there are more of them."""
        return 2 if self.throws >= DAY else 1

    def legal(self, seat: int) -> list[Action]:
        """C-2.3: to throw on or to stop."""
        return [_ON, _STOP] if seat in self.actors else []

    def play(self, seat: int, action: Action | str, log: list[Event] | None = None) -> None:
        """Throw on, or stop and have the load as points."""
        move = action if isinstance(action, Move) else self.meant(seat, action)
        if move not in self.legal(seat):
            raise IllegalAction(f"“{move}” is not possible for seat {seat} in step “{self.step}”.")
        if move is _ON:
            self.step_due = THROW
            return
        self.points[seat] += self.load
        _tell(log, "stopped", seat, points=self.load)
        self._next_turn(log)

    def settle(self, outcome: int, log: list[Event] | None = None) -> None:
        """C-2.1, C-2.2: what is thrown is loaded, unless robbers come."""
        if self.chance is None or not 0 <= outcome < FACES:
            raise IllegalAction(f"{outcome} is no outcome of a random event that is due now.")
        face = outcome + 1
        if face <= self.robbers:
            _tell(log, "robbed", self.active, face=face, lost=self.load)
            self._next_turn(log)
            return
        self.step_due, self.throws, self.load = DECIDE, self.throws + 1, self.load + face
        _tell(log, "loaded", self.active, face=face, load=self.load)

    def _next_turn(self, log: list[Event] | None) -> None:
        """C-1.2, C-3.1: the next one's turn, a new round, or the end."""
        self.step_due, self.throws, self.load = THROW, 0, 0
        self.active = (self.active + 1) % self.seats
        if self.active:
            return
        if max(self.points) >= GOAL[self.road]:
            self.step_due = OVER
            winners = [seat for seat, place in enumerate(self.ranking()) if place == 1]
            _tell(log, "game_over", -1, winners=winners)
            return
        self.round += 1
        _tell(log, "round_begins", -1, round=self.round)

    def copy(self) -> "Carter":
        """An independent copy."""
        twin = Carter(self.seats, self.road)
        twin.points = self.points.copy()
        twin.step_due, twin.round, twin.active = self.step_due, self.round, self.active
        twin.throws, twin.load = self.throws, self.load
        return twin

    def view(self, viewer: int | None) -> CarterView:
        """The same for everybody but for who looks."""
        check_viewer(viewer, self.seats)
        return {
            "game": GAME.name,
            "options": {"road": self.road},
            "viewer": viewer,
            "step": self.step,
            "over": self.over,
            "drawing": self.chance is not None,
            "draws": None if self.chance is None else self.active,
            "asked": list(self.actors),
            "order": list(range(self.seats)),
            "round": self.round,
            "throws": self.throws,
            "load": self.load,
            "seats": [{"points": points} for points in self.points],
        }

    def imagine(self, viewer: int | None, rng: Source) -> "Carter":
        """There is nothing to imagine."""
        check_viewer(viewer, self.seats)
        return self.copy()

    def scores(self) -> list[dict[str, int]]:
        """All points are freight."""
        return [{"freight": points, "total": points} for points in self.points]

    def ranking(self) -> list[int]:
        """C-3.2: by points; ties stand."""
        return places([(points,) for points in self.points])

    def position(self) -> Json:
        """The whole state as a document."""
        return {
            "game": GAME.name,
            "rules": GAME.rules_version,
            "options": {"road": self.road},
            "step": self.step,
            "round": self.round,
            "active": self.active,
            "throws": self.throws,
            "load": self.load,
            "seats": [{"points": points} for points in self.points],
        }

    def parse(self, seat: int, text: str) -> Action:
        """The legal action that a notation names."""
        wanted = " ".join(words_of(text, "“throw” or “stop”"))
        legal = self.legal(seat)
        return next((a for a in legal if a.text == wanted), None) or _refuse(seat, text, legal)


class CarterGame(Game):
    """The Carter for two to four players."""

    def __init__(self) -> None:
        roads = (Option("road", tuple(GOAL)),)
        super().__init__("carter", "The Carter", (2, 3, 4), roads, "1", MOVES)

    def new(self, players: int = 4, **options: Value) -> Carter:
        """A fresh state, before the first throw."""
        return Carter(players, str(self.settled(players, options)["road"]))

    def restore(self, doc: Json) -> Carter:
        """The state of a position."""
        players, options = heading(doc, self.name, self.rules_version)
        state, top = self.new(players, **options), Document(doc, "position")
        top.only(*state.position())
        state.step_due = top.one_of("step", STEPS, THROW)
        state.round = top.number("round", 1, 1, _MOST)
        state.active = top.number("active", 0, 0, players - 1)
        state.throws = top.number("throws", int(state.step_due == DECIDE), 0, _MOST)
        least = 2 * state.throws + max(0, state.throws - DAY)
        state.load = top.number("load", least, least, FACES * state.throws)
        for seat in top.sections("seats"):
            seat.only("points")
        state.points = [seat.number("points", 0, 0, _MOST) for seat in top.sections("seats")]
        _check(state)
        return state

    def option_sets(self) -> Iterator[dict[str, Value]]:
        """Both roads."""
        return ({"road": road} for road in GOAL)


def _check(state: Carter) -> None:
    """Refuse a position that no game comes to."""
    if state.step_due == DECIDE and not state.throws:
        raise BadPosition("Before anybody decides, the die was thrown: “throws” is at least 1.")
    if state.over and (state.active or state.throws):
        raise BadPosition("A game is over between two rounds: leave “active” and “throws” out.")
    reached = max(state.points) >= GOAL[state.road]
    if state.over and not reached:
        raise BadPosition(f"Nobody has {GOAL[state.road]} points, so the game is not over.")
    if reached and not (state.over or state.active):
        raise BadPosition(f"With {GOAL[state.road]} points no new round begins: the game is over.")


def _tell(log: list[Event] | None, kind: str, seat: int, **facts: object) -> None:
    if log is not None:
        log.append(Event(kind, seat, facts))


def _refuse(seat: int, text: str, legal: list[Action]) -> NoReturn:
    raise impossible(seat, text, legal)


GAME = CarterGame()
