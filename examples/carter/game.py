"""The Carter: its decisions, its rules and the door to its states."""

from collections.abc import Iterator

from burgrave import Action, BadPosition, Chance, Game, Source
from burgrave.kernel.document import Document
from burgrave.kernel.event import Log, tell
from burgrave.kernel.game import Option, Value
from burgrave.kernel.heading import heading
from burgrave.kernel.seats import check_viewer
from burgrave.kernel.state import Json, View, places
from burgrave.kernel.step import Calendar, Over, Step, Stepped
from carter.sheet import CarterView

THROW, DECIDE, OVER = range(3)
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
_DIE = [Chance("throw", n, [f"throw {f + 1}" for f in range(FACES)], [1] * FACES) for n in range(4)]


class Throw(Step["Carter", Move]):
    """C-2.1, C-2.2: what is thrown is loaded, unless robbers come."""

    def waits(self, b: "Carter", log: Log) -> bool:
        """The die has to be thrown."""
        return b.draw()

    def chance(self, b: "Carter") -> Chance:
        """The active player's die."""
        return _DIE[b.active]

    def settle(self, b: "Carter", outcome: int, log: Log) -> None:
        """Load, or lose the load and the turn."""
        face = outcome + 1
        if face <= b.robbers:
            _tell(log, "robbed", b.active, face=face, lost=b.load)
            b.next_turn(log)
            return
        b.at, b.throws, b.load = DECIDE, b.throws + 1, b.load + face
        _tell(log, "loaded", b.active, face=face, load=b.load)


class Decide(Step["Carter", Move]):
    """C-2.3: to throw on or to stop."""

    def waits(self, b: "Carter", log: Log) -> bool:
        """The active player has to decide."""
        return b.ask(b.active)

    def legal(self, b: "Carter", seat: int) -> list[Action]:
        """Both, always."""
        return [_ON, _STOP]

    def play(self, b: "Carter", seat: int, move: Move, log: Log) -> None:
        """Throw on, or stop and have the load as points."""
        if move is _ON:
            b.at = THROW
            return
        b.points[seat] += b.load
        _tell(log, "stopped", seat, points=b.load)
        b.next_turn(log)


CALENDAR = Calendar(Move, [Throw(THROW, "throw"), Decide(DECIDE, "decide"), Over(OVER, "over")])


class Carter(Stepped):
    """A game of The Carter in progress."""

    def __init__(self, players: int, road: str) -> None:
        super().__init__(players, CALENDAR)
        self.road = road
        self.points = [0] * players
        self.round, self.active, self.throws, self.load = 1, 0, 0, 0

    @property
    def robbers(self) -> int:
        """C-2.2: up to this number robbers come; by night there are more of them."""
        return 2 if self.throws >= DAY else 1

    def next_turn(self, log: Log) -> None:
        """C-1.2, C-3.1: the next one's turn, a new round, or the end."""
        self.at, self.throws, self.load = THROW, 0, 0
        self.active = (self.active + 1) % self.seats
        if self.active:
            return
        if max(self.points) >= GOAL[self.road]:
            self.at = OVER
            winners = [seat for seat, place in enumerate(self.ranking()) if place == 1]
            _tell(log, "game_over", -1, winners=winners)
            return
        self.round += 1
        _tell(log, "round_begins", -1, round=self.round)

    def copy(self) -> "Carter":
        """An independent copy."""
        twin = Carter(self.seats, self.road)
        twin.points = self.points.copy()
        self.share(twin)
        twin.round, twin.active = self.round, self.active
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

    def view_beside(self, viewer: int | None, lies_open: View) -> View:
        """Everything lies open: there is nothing to add."""
        return self.view(viewer)

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


class CarterGame(Game):
    """The Carter for two to four players."""

    def __init__(self) -> None:
        roads = (Option("road", tuple(GOAL)),)
        super().__init__("carter", "The Carter", (2, 3, 4), roads, "1", MOVES)

    def new(self, players: int = 4, **options: Value) -> Carter:
        """A fresh state, before the first throw."""
        state = self._empty(players, options)
        state.proceed(None)
        return state

    def restore(self, doc: Json) -> Carter:
        """The state of a position."""
        players, options = heading(doc, self.name, self.rules_version)
        state, top = self._empty(players, options), Document(doc, "position")
        top.only(*state.position())
        names = CALENDAR.names
        state.stand_at(top.one_of("step", names, names[THROW]))
        state.round = top.number("round", 1, 1, _MOST)
        state.active = top.number("active", 0, 0, players - 1)
        state.throws = top.number("throws", int(state.at == DECIDE), 0, _MOST)
        least = 2 * state.throws + max(0, state.throws - DAY)
        state.load = top.number("load", least, least, FACES * state.throws)
        for seat in top.sections("seats"):
            seat.only("points")
        state.points = [seat.number("points", 0, 0, _MOST) for seat in top.sections("seats")]
        _check(state)
        state.proceed(None)
        return state

    def _empty(self, players: int, options: dict[str, Value]) -> Carter:
        return Carter(players, str(self.full_options(players, options)["road"]))

    def option_sets(self) -> Iterator[dict[str, Value]]:
        """Both roads."""
        return ({"road": road} for road in GOAL)


def _check(state: Carter) -> None:
    """Refuse a position that no game comes to."""
    if state.at == DECIDE and not state.throws:
        raise BadPosition("carter-amiss-no-throw")
    if state.over and (state.active or state.throws):
        raise BadPosition("carter-amiss-over-between")
    reached = max(state.points) >= GOAL[state.road]
    if state.over and not reached:
        raise BadPosition("carter-amiss-not-over", goal=GOAL[state.road])
    if reached and not (state.over or state.active):
        raise BadPosition("carter-amiss-is-over", goal=GOAL[state.road])


def _tell(log: Log, kind: str, seat: int, **facts: object) -> None:
    if log is not None:
        tell(log, kind, seat, **facts)


GAME = CarterGame()
