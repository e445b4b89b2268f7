"""The Carter: its decisions, its rules and the door to its states."""

from burgrave import Action, BadPosition, Chance, Game, Source
from burgrave.kernel.document import Document
from burgrave.kernel.event import Log, tell
from burgrave.kernel.game import Option, Value
from burgrave.kernel.heading import heading
from burgrave.kernel.state import Json, View, places
from burgrave.kernel.step import Book, Calendar, Over, Step, Stepped
from carter.sheet import CarterView

THROW, DECIDE, OVER = range(3)
GOAL = {"short": 30, "long": 60}
ROAD = Option("road", tuple(GOAL))
FACES = 6
HEAVY = 12
"""With so many sacks a cart is heavy."""
_MOST = 9999


class Move(Action):
    """To throw on, or to stop."""

    def __init__(self, id: int, text: str) -> None:
        super().__init__(id)
        self._text = text

    @property
    def text(self) -> str:
        """The notation: one word says all."""
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
            tell(log, "robbed", b.active, face=face, lost=b.load)
            b.next_turn(log)
        else:
            b.at, b.load = DECIDE, b.load + face
            tell(log, "loaded", b.active, face=face, load=b.load)


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
        else:
            b.points[seat] += b.load
            tell(log, "stopped", seat, points=b.load)
            b.next_turn(log)


class Carter(Stepped):
    """A game of The Carter in progress."""

    def __init__(self, players: int, road: str) -> None:
        super().__init__(players, CALENDAR)
        self.road = road
        self.points = [0] * players
        self.round, self.active, self.load = 1, 0, 0

    @property
    def robbers(self) -> int:
        """C-2.2: up to this number robbers come; a heavy cart draws more of them."""
        return 2 if self.load >= HEAVY else 1

    def next_turn(self, log: Log) -> None:
        """C-1.2, C-3.1: the next one's turn, a new round, or the end."""
        self.at, self.load = THROW, 0
        self.active = (self.active + 1) % self.seats
        if self.active:
            return
        if max(self.points) >= GOAL[self.road]:
            self.at = OVER
            winners = [seat for seat, place in enumerate(ranking(self)) if place == 1]
            tell(log, "game_over", -1, winners=winners)
        else:
            self.round += 1
            tell(log, "round_begins", -1, round=self.round)

    def copy(self) -> "Carter":
        """An independent copy."""
        twin = Carter(self.seats, self.road)
        self.share(twin)
        twin.points = self.points.copy()
        twin.round, twin.active, twin.load = self.round, self.active, self.load
        return twin


def view(b: Carter, viewer: int | None, lies_open: View | None) -> CarterView:
    """The same for everybody but for who looks."""
    return {
        "game": GAME.name,
        "options": {"road": b.road},
        "viewer": viewer,
        "step": b.step,
        "over": b.over,
        "drawing": b.drawing,
        "draws": b.drawer,
        "asked": list(b.actors),
        "order": list(range(b.seats)),
        "round": b.round,
        "load": b.load,
        "seats": [{"points": points} for points in b.points],
    }


def imagine(b: Carter, viewer: int | None, rng: Source) -> None:
    """Everything lies open: there is nothing to draw anew."""


def scores(b: Carter) -> list[dict[str, int]]:
    """All points are freight."""
    return [{"freight": points, "total": points} for points in b.points]


def ranking(b: Carter) -> list[int]:
    """C-3.2: by points; ties stand."""
    return places([(points,) for points in b.points])


def position(b: Carter) -> Json:
    """The whole state as a document."""
    return {
        "game": GAME.name,
        "rules": GAME.rules_version,
        "options": {"road": b.road},
        "step": b.step,
        "round": b.round,
        "active": b.active,
        "load": b.load,
        "seats": [{"points": points} for points in b.points],
    }


CALENDAR = Calendar(
    Move,
    [Throw(THROW, "throw"), Decide(DECIDE, "decide"), Over(OVER, "over")],
    book=Book(view, imagine, scores, ranking, position),
)


class CarterGame(Game):
    """The Carter for two to four players."""

    def __init__(self) -> None:
        super().__init__("carter", "The Carter", (2, 3, 4), (ROAD,), "1", MOVES)

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
        state.stand_at(top.one_of("step", CALENDAR.names, "throw"))
        state.round = top.number("round", 1, 1, _MOST)
        state.active = top.number("active", 0, 0, players - 1)
        least, most = (2 if state.at == DECIDE else 0), (0 if state.over else _MOST)
        state.load = top.number("load", least, least, most)
        for seat in top.sections("seats"):
            seat.only("points")
        state.points = [seat.number("points", 0, 0, _MOST) for seat in top.sections("seats")]
        goal = GOAL[state.road]
        if state.over != (max(state.points) >= goal and state.active == 0):
            raise BadPosition("carter-amiss-over", goal=goal)
        state.proceed(None)
        return state

    def _empty(self, players: int, options: dict[str, Value]) -> Carter:
        return Carter(players, str(self.full_options(players, options)["road"]))


GAME = CarterGame()
