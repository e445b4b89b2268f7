"""Table: drives a state for the people around it, keeps the log, and takes moves back."""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Final

from burgrave.kernel.action import Action
from burgrave.kernel.composed import Composed
from burgrave.kernel.errors import BadNotation, BadOption, BadPosition, IllegalAction
from burgrave.kernel.event import Event, told
from burgrave.kernel.fair import FairDice, SealedDice
from burgrave.kernel.game import Game, Value
from burgrave.kernel.names import good_name
from burgrave.kernel.rng import Source
from burgrave.kernel.state import Json, State, View

Watcher = Callable[[Event], None]
"""Gets every event as it happens; it shows, counts or stores, and never touches the state."""

KIND_LENGTH: Final = 60
ENTRY_LENGTH: Final = 200
Course = tuple[State, list[Event], list["Entry"], list["Turnback"]]
"""What has become of a table since its players sat down."""

CHANCE: Final = -1
"""Stands where a seat stands, when nobody decided."""
OPEN: Final = -1
"""Stands where a seat stands, when everybody may notice something."""


class Player(Composed):
    """Who sits on a seat: a name, and `human` or the name of a bot."""

    def __init__(self, name: str, kind: str = "human") -> None:
        if not 0 < len(kind) <= KIND_LENGTH or not kind.isprintable():
            raise BadOption("amiss-player-kind", n=KIND_LENGTH)
        self.name: Final[str] = good_name(name)
        self.kind: Final[str] = kind

    def parts(self) -> tuple[object, ...]:
        """The name and the kind."""
        return self.name, self.kind

    def __repr__(self) -> str:
        return f"<player {self.name}, {self.kind}>"


class Entry(Composed):
    """One line of a game: a decision or the outcome of a random event, in notation.

    >>> str(Entry(0, "influence 8 with 5 3")), str(Entry(CHANCE, "roll 1 3 5"))
    ('0: influence 8 with 5 3', '*: roll 1 3 5')
    """

    def __init__(self, seat: int, text: str, forced: bool = False, private: int = OPEN) -> None:
        self.seat: Final[int] = seat
        """Who decided, or CHANCE."""
        self.text: Final[str] = text
        self.forced: Final[bool] = forced
        """Was there nothing else to choose, so that the table played it?"""
        self.private: Final[int] = private
        """The seat that went on choosing in a secret step with it, unnoticed by others, or OPEN."""

    def parts(self) -> tuple[object, ...]:
        """The seat, the notation, whether it was forced, and who alone noticed it."""
        return self.seat, self.text, self.forced, self.private

    def __eq__(self, other: object) -> bool:
        # A record does not write down who noticed what: its entries equal those of the table.
        return isinstance(other, Entry) and str(other) == str(self)

    def __hash__(self) -> int:
        return hash(str(self))

    @staticmethod
    def parse(line: str) -> "Entry":
        """The entry that a line of a record writes."""
        head, _, text = line.partition(": ")
        seat = head.removesuffix("!")
        if text and len(text) <= ENTRY_LENGTH and text.isascii():
            if head == "*":
                return Entry(CHANCE, text)
            if len(seat) == 1 and seat in "0123456789":
                return Entry(int(seat), text, head != seat)
        raise BadNotation("amiss-entry-reads-like")

    def __str__(self) -> str:
        if self.seat == CHANCE:
            return f"*: {self.text}"
        return f"{self.seat}{'!' if self.forced else ''}: {self.text}"

    def __repr__(self) -> str:
        return f"<entry {self}>"


class Turnback(Composed):
    """A point before a decision to which the seat that made it can still turn back."""

    def __init__(self, seat: int, state: State, entries: int, log: int) -> None:
        self.seat: Final[int] = seat
        self.state: Final[State] = state
        self.entries: Final[int] = entries
        self.log: Final[int] = log

    def parts(self) -> tuple[object, ...]:
        """Whose it is, the state, and how much of the table there was."""
        return self.seat, self.state, self.entries, self.log


class Table:
    """A game that is being played: it settles chance, asks seats and plays what is forced.

    >>> from burgrave.games import game
    >>> from burgrave.kernel.rng import Rng
    >>> table = Table(game("kingsburg"), [Player("Anna"), Player("Béla")], Rng(3))
    >>> table.start()
    >>> table.play(table.waiting[0], "take gold")
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        source: Source | None = None,
        options: Mapping[str, Value] | None = None,
        begin_at: Json | None = None,
    ) -> None:
        """Sit down; `begin_at` is a position, for a game that does not begin at its beginning.

        Without a source somebody has to `settle` each random event, say with real dice.
        """
        self.game: Final[Game] = game
        self.players: Final[tuple[Player, ...]] = tuple(players)
        self.source: Final[Source | None] = source
        self.options: Final[dict[str, Value]] = game.full_options(len(players), dict(options or {}))
        self.state: State = _first_state(game, len(players), self.options, begin_at)
        # Written out in full: what a hand-written position leaves out must not change its meaning.
        self.begin_at: Final[Json | None] = None if begin_at is None else self.state.position()
        self.log: Final[list[Event]] = []
        """What happened, secrets included; `view` shows a viewer's part of it."""
        self.entries: Final[list[Entry]] = []
        self._turnbacks: list[Turnback] = []
        self._watchers: Final[list[Watcher]] = []
        self._told: int = 0
        if isinstance(source, SealedDice) and len(source.shares) != len(players):
            raise BadOption("amiss-dice-seats", seats=len(source.shares), players=len(players))

    def __repr__(self) -> str:
        names = ", ".join([player.name for player in self.players])
        return f"<table of {names} at {self.state!r}>"

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have to decide."""
        return self.state.actors

    @property
    def dice(self) -> SealedDice | None:
        """The fair dice of this table, or None where another source is used."""
        return self.source if isinstance(self.source, SealedDice) else None

    def __reduce__(self) -> tuple[object, ...]:
        """Copies and pickles leave the watchers behind, who look at this table alone."""
        made = (self.game, self.players, self.source, self.options, self.begin_at)
        course: Course = (self.state, self.log, self.entries, self._turnbacks)
        return Table, made, course

    def __setstate__(self, course: Course) -> None:
        """Take the game up where it was."""
        self.state, log, entries, self._turnbacks = course
        self.log.extend(log)
        self.entries.extend(entries)
        self._told = len(self.log)

    def __copy__(self) -> "Table":
        """A table of its own: two that share one state would both be wrong."""
        return deepcopy(self)

    def watch(self, watcher: Watcher) -> None:
        """Let somebody hear of every event from now on."""
        self._watchers.append(watcher)

    def start(self) -> None:
        """Set a new or a reloaded game going, until somebody has to decide."""
        self._go_on()
        self._tell_watchers()

    def play(self, seat: int, action: Action | str) -> None:
        """Take a seat's decision, as an action or in notation, and go on from there."""
        if not 0 <= seat < len(self.players):
            raise IllegalAction("amiss-table-no-seat", seat=seat)
        chosen = self.state.parse(seat, action) if isinstance(action, str) else action
        self._decide(seat, chosen, False)
        self._go_on()
        self._tell_watchers()

    def settle(self, outcome: int | str) -> None:
        """Hand in the outcome of a random event, where the table has no source of its own."""
        chance = self.state.chance
        if chance is None:
            raise IllegalAction("amiss-chance-not-due")
        self._settle(chance.parse(outcome) if isinstance(outcome, str) else outcome)
        self._go_on()
        self._tell_watchers()

    def take(self, entry: Entry) -> None:
        """Apply exactly this entry of a record and nothing else, for replays."""
        if entry.seat == CHANCE:
            chance = self.state.chance
            if chance is None:
                raise IllegalAction("amiss-chance-not-due")
            outcome = chance.parse(entry.text)
            _must_read(entry, chance.text(outcome))
            self._settle(outcome)
        else:
            if entry.seat >= len(self.players):
                raise IllegalAction("amiss-table-no-seat", seat=entry.seat)
            action = self._named(entry)
            _must_read(entry, action.text)
            if entry.forced != self.is_forced(entry.seat):
                raise IllegalAction("amiss-forced-not" if entry.forced else "amiss-forced")
            self._decide(entry.seat, action, entry.forced)
        self._tell_watchers()

    def _named(self, entry: Entry) -> Action:
        """The legal action that an entry names, or why the rules refuse it, where they say that."""
        try:
            return self.state.parse(entry.seat, entry.text)
        except BadNotation as problem:
            refusal = self._refusal(entry)
            raise (problem if refusal is None else refusal) from None

    def _refusal(self, entry: Entry) -> IllegalAction | None:
        """What the rules say against a decision of a kind that is asked for now, if they do."""
        asked = {action.kind for action in self.state.legal(entry.seat)}
        for action in self.game.actions:
            if action.text == entry.text and action.kind in asked:
                try:
                    self.state.copy().play(entry.seat, action)
                except IllegalAction as problem:
                    # A step without reasons of its own: who names the legal decisions says more.
                    return None if problem.key == "amiss-not-in-step" else problem
        return None

    def direct(self, dice: FairDice) -> None:
        """Direct fair dice to the stream of the random event that is due.

        A seat's own events in a secret step are counted apart: what it rolls depends on nothing
        that others do there.
        """
        chance = self.state.chance
        assert chance is not None
        number = own = 0
        for entry in self.entries:
            if entry.seat != CHANCE:
                continue
            if entry.private == OPEN:
                number += 1
                own = 0
            elif entry.private == chance.seat:
                own += 1
        if self.state.dark:
            dice.begin_secret(number, int(chance.seat), own)
        else:
            dice.begin(number)

    def goes_on(self, seat: int, action: str) -> bool:
        """Would a seat go on choosing in secret after this decision?"""
        ahead, dark = self.state.copy(), int(self.state.dark)
        ahead.play(seat, ahead.parse(seat, action))
        return _still_chooses(ahead, dark, seat)

    def can_undo(self, seat: int) -> bool:
        """Has this seat a decision that it may take back?"""
        return any(point.seat == seat for point in self._turnbacks)

    def undo(self, seat: int) -> Entry:
        """Take a seat's last decision back, if nobody has learned anything from what followed.

        In a secret step only the seat's own decision is taken back, and what others decided and
        rolled meanwhile stands. Returns what was taken back; watchers get an event `taken back`
        that tells how much of the log stood all the time.
        """
        if not self.can_undo(seat):
            raise IllegalAction("amiss-no-undo", seat=seat)
        place = max(i for i, point in enumerate(self._turnbacks) if point.seat == seat)
        point = self._turnbacks[place]
        entry, *later = self.entries[point.entries :]
        others = later if point.state.dark else []
        self.state = point.state
        del self.entries[point.entries :]
        del self.log[point.log :]
        del self._turnbacks[place:]
        self._told = len(self.log)
        for watcher in self._watchers:
            watcher(Event("taken_back", seat, {"kept": len(self.log)}))
        for other in others:
            self._again(other)
        self._go_on()
        self._tell_watchers()
        return entry

    def view(self, viewer: int | None) -> View:
        """What a seat, or None for a spectator, may know of the table, its log and its state."""
        dice = self.dice
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "options": dict(self.options),
            "viewer": viewer,
            "seats": [{"name": p.name, "player": p.kind} for p in self.players],
            "dice": None if dice is None else {"commitment": dice.commitment},
            "waiting": list(self.waiting),
            "state": self.state.view(viewer),
            "log": told(self.log, viewer),
        }

    def _go_on(self) -> None:
        """Settle chance and play what is forced, until somebody has a choice."""
        while not self.state.over:
            chance = self.state.chance
            if chance is None:
                if not self._play_forced():
                    return
            elif self.source is None:
                return
            else:
                if isinstance(self.source, FairDice):
                    self.direct(self.source)
                self._settle(int(chance.sample(self.source)))

    def _play_forced(self) -> bool:
        for seat in self.state.actors:
            if self.is_forced(seat):
                self._decide(seat, self.state.legal(seat)[0], True)
                return True
        return False

    def is_forced(self, seat: int) -> bool:
        """Is there but one choice? In a secret step a seat makes it itself, when it likes.

        Else the others would learn that it had no other.
        """
        return not self.state.dark and len(self.state.legal(seat)) == 1

    def _again(self, entry: Entry) -> None:
        """Apply what another seat decided or rolled once more, in a secret step."""
        if entry.seat == CHANCE:
            chance = self.state.chance
            assert chance is not None
            self._settle(chance.parse(entry.text))
        else:
            self._decide(entry.seat, self.state.parse(entry.seat, entry.text), False)

    def _settle(self, outcome: int) -> None:
        chance = self.state.chance
        assert chance is not None
        events: list[Event] = []
        private = int(chance.seat) if self.state.dark else OPEN
        self.state.settle(outcome, events)
        self.entries.append(Entry(CHANCE, chance.text(outcome), False, private))
        self.log.extend(events)
        # A seat's own roll in a secret step is no news for others: they keep their ways back.
        self._turnbacks = [p for p in self._turnbacks if private not in (OPEN, p.seat)]

    def _decide(self, seat: int, action: Action, forced: bool) -> None:
        dark = int(self.state.dark)
        point: Turnback | None = None
        if not forced:
            point = Turnback(seat, self.state.copy(), len(self.entries), len(self.log))
        events: list[Event] = []
        self.state.play(seat, action, events)
        private = seat if _still_chooses(self.state, dark, seat) else OPEN
        self.entries.append(Entry(seat, action.text, forced, private))
        self.log.extend(events)
        if int(self.state.dark) != dark:
            # When the last choice is in, all are open, whether or not an event says so; and from
            # a secret step nothing leads back to what was open before it.
            self._turnbacks.clear()
        elif not dark and (self.state.over or any(event.news for event in events)):
            self._turnbacks.clear()
        elif point is not None:
            # A later decision of somebody else was made in the light of the earlier ones, except
            # among those who choose at the same time.
            self._turnbacks = [p for p in self._turnbacks if dark or p.seat == seat]
            self._turnbacks.append(point)

    def _tell_watchers(self) -> None:
        events = self.log[self._told :]
        self._told = len(self.log)
        for event in events:
            for watcher in self._watchers:
                watcher(event)


def _first_state(
    game: Game, players: int, options: dict[str, Value], begin_at: Json | None
) -> State:
    if begin_at is None:
        return game.new(players, **options)
    state = game.restore(begin_at)
    if state.seats != players or state.position()["options"] != options:
        raise BadPosition("amiss-position-other")
    return state


def _still_chooses(state: State, dark: int, seat: int) -> bool:
    """Does a seat go on choosing in this secret step, its dice perhaps still to fall?"""
    if not dark or int(state.dark) != dark:
        return False
    chance = state.chance
    return seat in state.actors if chance is None else int(chance.seat) == seat


def _must_read(entry: Entry, text: str) -> None:
    if entry.text != text:
        raise BadNotation("amiss-must-be-written", text=text)
