"""Steps: a game as a list of them in the book's order, and the state that goes through it."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance
from burgrave.kernel.composed import Composed
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Event, Log
from burgrave.kernel.notation import impossible, words_of
from burgrave.kernel.rng import Source
from burgrave.kernel.seats import MOST_SEATS, NOBODY, check_viewer, seats_by_mask
from burgrave.kernel.state import Json, State, View

_SEATS: Final[list[tuple[int, ...]]] = seats_by_mask(MOST_SEATS)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Shared:
    """What one player has; copies of a state share it until one of them writes on it."""

    def copy(self) -> "Shared":
        """An independent copy."""
        raise NotImplementedError


B = TypeVar("B", bound="Stepped")
M = TypeVar("M")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[B, M]):
    """One step of a game: what it waits for, what is legal, what decisions and outcomes do."""

    def __init__(self, at: i64, name: str) -> None:
        self.at: Final[i64] = at
        """Its place in the calendar."""
        self.name: Final[str] = name
        """As positions and prompts say it."""

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (int(self.at), self.name)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__reduce__() == self.__reduce__()

    def __hash__(self) -> int:
        return hash(self.name)

    def waits(self, b: B, log: Log) -> bool:
        """Do what the rules ask for; True while somebody has to decide or something is drawn."""
        raise NotImplementedError

    def ends(self, b: B, log: Log) -> None:
        """What follows when the step waits no longer: the next one, from the first player on."""
        b.turn = 0
        b.part = 0
        b.at = b.calendar.after[self.at]

    def legal(self, b: B, seat: i64) -> list[Action]:
        """What a seat that is asked may decide, as a list of its own."""
        raise NotImplementedError

    def decide(self, b: B, seat: i64, move: M, log: Log) -> None:
        """Refuse what is not legal; else the seat is no longer asked, and it is played."""
        if move not in self.legal(b, seat):
            raise b.impossible(move)
        b.asked &= ~(1 << seat)
        self.play(b, seat, move, log)

    def play(self, b: B, seat: i64, move: M, log: Log) -> None:
        """Apply a decision."""
        raise NotImplementedError

    def chance(self, b: B) -> Chance:
        """The random event that is due."""
        raise NotImplementedError

    def settle(self, b: B, outcome: i64, log: Log) -> None:
        """Apply its outcome."""
        raise NotImplementedError

    def dark(self, b: B) -> i64:
        """Which secret step this is, counted up from 1; 0 in the open."""
        return 0

    def prompt(self, b: B) -> str:
        """What is due, where a step asks for different things."""
        return self.name


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusing(Step[B, M]):
    """A step that tells why it refuses what its rules do not allow."""

    def decide(self, b: B, seat: i64, move: M, log: Log) -> None:
        """What is not allowed `play` refuses, before anything changes."""
        self.play(b, seat, move, log)


class Over(Step[Any, Any]):
    """The end: nothing follows."""

    def waits(self, b: "Stepped", log: Log) -> bool:
        """Nobody has to decide anything any more."""
        return True


def unchanged(b: Any, view: View) -> View:
    """Whatever somebody has seen may be looked at again."""
    return view


class Book(Composed):
    """What a game's rules say besides its steps: functions that stand beside those rules."""

    def __init__(
        self,
        view: Callable[[Any, int | None, Any], Any],
        imagine: Callable[[Any, int | None, Source], None],
        scores: Callable[[Any], list[dict[str, int]]],
        ranking: Callable[[Any], list[int]],
        position: Callable[[Any], Json],
        looked_back: Callable[[Any, View], View] | None = None,
    ) -> None:
        self.view: Final = view
        """What a viewer may know; what lies open is taken from a spectator's view, if there is one.

        A spectator's own view is what lies open.
        """
        self.imagine: Final = imagine
        """Draws anew what a viewer can't know, in a state that nobody shares."""
        self.scores: Final = scores
        self.ranking: Final = ranking
        self.position: Final = position
        """The whole state as a document."""
        self.looked_back: Final = unchanged if looked_back is None else looked_back
        """An earlier view, without what its viewer may not look at again."""

    def parts(self) -> tuple[object, ...]:
        """The functions."""
        told = (self.view, self.imagine, self.scores, self.ranking)
        return *told, self.position, self.looked_back


class Calendar(Composed):
    """All steps of a game in the book's order, and which of them a table comes to."""

    def __init__(
        self,
        moves: type,
        steps: Sequence[Step[Any, Any]],
        skipped: Sequence[int] = (),
        book: Book | None = None,
    ) -> None:
        if [int(step.at) for step in steps] != list(range(len(steps))):
            raise ValueError("Every step has the number of its place in the calendar.")
        self.moves: Final[type] = moves
        """The class of the game's decisions."""
        self.steps: Final[list[Step[Any, Any]]] = list(steps)
        self.names: Final[tuple[str, ...]] = tuple([step.name for step in steps])
        self.skipped: Final[tuple[int, ...]] = tuple(skipped)
        """Those that never come at a table with these options."""
        self.book: Final[Book | None] = book
        """What else the rules say; without it a state says so itself."""
        self.over: Final[i64] = len(steps) - 1
        self.after: Final[list[i64]] = [self._after(at) for at in range(len(steps))]
        """For each step the one that follows it, if nothing else does."""

    def parts(self) -> tuple[object, ...]:
        """The class of the decisions, the steps, those that are skipped, and the book."""
        return self.moves, tuple(self.steps), self.skipped, self.book

    def _after(self, at: int) -> i64:
        while at < self.over:
            at += 1
            if at not in self.skipped:
                break
        return at


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Stepped(State):
    """A state that goes from step to step: who is asked, what is drawn, whose turn it is."""

    def __init__(self, size: i64, calendar: Calendar) -> None:
        self.size: Final[i64] = size
        """How many players there are."""
        self.calendar: Final[Calendar] = calendar
        self.players: tuple[Shared, ...] = ()
        """To look at, and shared between copies; who writes on one asks for it with `change`."""
        self.unshared: i64 = 0
        """A bit for each player that no copy of this state shares."""
        self.at: i64 = 0
        """The step of the game, by its place in the calendar; who sets it has to proceed."""
        self.due: Step[Any, Any] = calendar.steps[0]
        """That step."""
        self.asked: i64 = 0
        """A bit for each seat that has to decide now."""
        self.drawing: bool = False
        """Is a random event due?"""
        self.turn: i64 = 0
        """How far in the turn order this step has come."""
        self.part: i64 = 0
        """How far the present player's part of this step has come."""

    def share(self, twin: "Stepped") -> None:
        """Write all this into a fresh twin; players are shared until one side changes them."""
        self.unshared = 0
        twin.players = self.players
        twin.at = self.at
        twin.due = self.due
        twin.asked = self.asked
        twin.drawing = self.drawing
        twin.turn = self.turn
        twin.part = self.part

    def seat_players(self, players: tuple[Shared, ...]) -> None:
        """Players of this state's own, whom no copy shares."""
        self.players = players
        self.unshared = (1 << self.size) - 1

    def unshare(self, seat: i64) -> None:
        """Give this state a player of its own, whom copies made before do not share."""
        players = list(self.players)
        players[seat] = players[seat].copy()
        self.players = tuple(players)
        self.unshared |= 1 << seat

    def ask(self, seat: i64) -> bool:
        """Let a seat decide; always True, for `return b.ask(seat)`."""
        self.asked = 1 << seat
        return True

    def draw(self) -> bool:
        """Wait for a random event; always True."""
        self.drawing = True
        return True

    def proceed(self, log: Log) -> None:
        """Go on until somebody has to decide, something has to be drawn, or the game is over."""
        step = self.due
        while True:
            if self.at != step.at:
                step = self.calendar.steps[self.at]
                self.due = step
            if step.waits(self, log):
                return
            if self.at == step.at:
                step.ends(self, log)

    def stand_at(self, name: str) -> None:
        """Be at the step of that name, as a position tells."""
        self.at = self.calendar.names.index(name)
        self.due = self.calendar.steps[self.at]

    @property
    def seats(self) -> i64:
        """How many seats play."""
        return self.size

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.at == self.calendar.over

    @property
    def chance(self) -> Chance | None:
        """The random event that is due, or None."""
        return self.due.chance(self) if self.drawing else None

    @property
    def drawer(self) -> int | None:
        """Whose roll or draw is due, where it is one player's."""
        chance = self.chance
        return None if chance is None or chance.seat == NOBODY else int(chance.seat)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that have to decide now."""
        return _SEATS[self.asked]

    @property
    def dark(self) -> i64:
        """Which secret step this is, 0 in the open."""
        return self.due.dark(self)

    @property
    def step(self) -> str:
        """The name of the decision or random event that is due."""
        return self.due.prompt(self)

    def legal(self, seat: i64) -> list[Action]:
        """What a seat may decide now."""
        if seat < 0 or seat >= self.size or not self.asked >> seat & 1:
            return []
        return self.due.legal(self, seat)

    def play(self, seat: i64, action: Action | str, log: list[Event] | None = None) -> None:
        """Apply a decision."""
        if seat < 0 or seat >= self.size or not self.asked >> seat & 1:
            raise IllegalAction("amiss-nothing-to-decide", seat=seat)
        move = action if type(action) is self.calendar.moves else self.meant(seat, action)
        self.due.decide(self, seat, move, log)
        if self.asked == 0:
            self.proceed(log)

    def settle(self, outcome: i64, log: list[Event] | None = None) -> None:
        """Apply a chance outcome."""
        if not self.drawing:
            raise IllegalAction("amiss-chance-not-due")
        step = self.due
        if outcome < 0 or outcome >= step.chance(self).count:
            raise IllegalAction("amiss-outcome-number", outcome=str(outcome))
        self.drawing = False
        step.settle(self, outcome, log)
        self.proceed(log)

    def imagine(self, viewer: int | None, rng: Source) -> State:
        """A state that looks the same to the viewer, its secrets drawn anew."""
        check_viewer(viewer, self.size)
        twin = self.copy()
        assert isinstance(twin, Stepped)
        # Who gets an imagined state may scribble on it: nothing is shared with the true one.
        twin.seat_players(tuple([player.copy() for player in self.players]))
        self._book.imagine(twin, viewer, rng)
        return twin

    def view(self, viewer: int | None) -> View:
        """What a seat, or None for a spectator, may know."""
        check_viewer(viewer, self.size)
        view: View = self._book.view(self, viewer, None)
        return view

    def view_beside(self, viewer: int | None, lies_open: View) -> View:
        """The same, with what lies open from a spectator's view of the same moment."""
        check_viewer(viewer, self.size)
        view: View = self._book.view(self, viewer, lies_open)
        return view

    def looked_back(self, view: View) -> View:
        """An earlier view, without what its viewer may not look at again now."""
        return self._book.looked_back(self, view)

    def scores(self) -> list[dict[str, int]]:
        """Points by source, and their total."""
        return self._book.scores(self)

    def ranking(self) -> list[int]:
        """Places from 1, ties as the rules have them."""
        return self._book.ranking(self)

    def position(self) -> Json:
        """The whole state as a document."""
        return self._book.position(self)

    @property
    def _book(self) -> Book:
        book = self.calendar.book
        if book is None:
            raise NotImplementedError
        return book

    def parse(self, seat: int, text: str) -> Action:
        """The legal action that a notation names."""
        wanted = self.normal(text)
        legal = self.legal(seat)
        for action in legal:
            if action.text == wanted:
                return action
        raise impossible(seat, text, legal)

    def normal(self, text: str) -> str:
        """A notation as the catalogue writes it."""
        return " ".join(words_of(text, such_as="“pass”"))

    def impossible(self, action: object) -> IllegalAction:
        """The error for a decision that is not among the legal ones."""
        return IllegalAction("amiss-not-in-step", text=str(action), step=self.step)
