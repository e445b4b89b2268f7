"""Matches: many games between the same bots, with the seats passed round."""

import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from multiprocessing.synchronize import Event

from burgrave.bots import Bot, bot
from burgrave.bots.random_bot import RandomBot
from burgrave.games import game as game_named
from burgrave.kernel.action import Action
from burgrave.kernel.errors import BadNotation, BadOption, IllegalAction
from burgrave.kernel.game import Game, Value
from burgrave.kernel.record import Record
from burgrave.kernel.rng import Rng, Source
from burgrave.kernel.seat import Seat
from burgrave.kernel.state import State, playout
from burgrave.kernel.table import CHANCE, Entry, Player, Table

_SHARES = 60
"""A win divides evenly among up to five, so wins are counted in sixtieths and stay exact."""
_CHUNK = 50
"""Games that a process plays before it reports."""


@dataclass
class Standing:
    """How one bot of the line-up fared."""

    name: str
    wins: float
    """Shared wins count in parts."""
    mean_score: float
    mean_place: float
    places: list[int]
    """How often it came first, second and so on."""
    points: dict[str, float]
    """Mean points by source."""


@dataclass
class Result:
    """What came out of a match."""

    game: str
    options: dict[str, Value]
    seed: int
    games: int
    """How many were played: all that were asked for, unless somebody interrupted."""
    decisions: int
    """Decisions with more than one choice."""
    seconds: float
    standings: list[Standing]
    """In the order of the line-up."""
    interrupted: bool = False

    def to_json(self) -> dict[str, object]:
        """The result as a JSON document."""
        return asdict(self)


@dataclass
class Played:
    """One game of a match."""

    number: int
    """In the match, from 0: `simulate(…, first=number, games=1)` plays this very game again."""
    sitting: list[int]
    """For each seat the number of its bot in the line-up."""
    decisions: int
    scores: list[dict[str, int]]
    """For each seat its points by source, and their `total`."""
    places: list[int]
    record: str | None
    """The whole game as JSON, where records are asked for."""


@dataclass
class _Tally:
    """Exact sums over some games, so that they add up the same in any grouping."""

    players: int
    games: int = 0
    decisions: int = 0
    shares: list[int] = field(default_factory=list)
    places: list[list[int]] = field(default_factory=list)
    points: list[dict[str, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.shares = [0] * self.players
        self.places = [[0] * self.players for _ in range(self.players)]
        self.points = [{} for _ in range(self.players)]

    def count(self, played: Played) -> None:
        """Add a finished game."""
        self.games += 1
        self.decisions += played.decisions
        share = _SHARES // played.places.count(1)
        for seat, (place, row) in enumerate(zip(played.places, played.scores, strict=True)):
            player = played.sitting[seat]
            self.places[player][place - 1] += 1
            if place == 1:
                self.shares[player] += share
            points = self.points[player]
            for source, earned in row.items():
                points[source] = points.get(source, 0) + earned

    def add(self, other: "_Tally") -> None:
        """Add other games."""
        self.games += other.games
        self.decisions += other.decisions
        for player in range(self.players):
            self.shares[player] += other.shares[player]
            for place, times in enumerate(other.places[player]):
                self.places[player][place] += times
            for source, earned in other.points[player].items():
                self.points[player][source] = self.points[player].get(source, 0) + earned

    def standing(self, player: int, name: str) -> Standing:
        """The means of one bot."""
        games = max(1, self.games)
        points = {source: earned / games for source, earned in self.points[player].items()}
        placed = sum(place * times for place, times in enumerate(self.places[player], 1))
        return Standing(
            name=name,
            wins=self.shares[player] / _SHARES,
            mean_score=points.pop("total", 0.0),
            mean_place=placed / games,
            places=self.places[player],
            points=points,
        )


@dataclass
class _Job:
    """What a process needs to know to play some games of a match."""

    game: Game
    options: dict[str, Value]
    bots: list[str | Bot]
    seed: int
    first: int
    last: int
    records: bool
    each: bool
    """Is somebody told of each game?"""
    mirrored: bool = False
    """Do the games in which the seats are passed round once share their dice?"""


_Part = _Tally | list[Played]
"""What became of a job: the sum of its games, or where each of them is told, all of them."""


def simulate(
    game: Game | str,
    bots: Sequence[str | Bot],
    games: int,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    processes: int = 1,
    on_progress: Callable[[int], None] | None = None,
    on_game: Callable[[Played], None] | None = None,
    records: bool = False,
    first: int = 0,
    mirrored: bool = False,
) -> Result:
    """Play a match; the same seed gives the same games, however many processes share them.

    Each game has dice of its own, drawn apart from what bots draw. Only when all bots are random,
    and nobody could make use of it, dice and decisions come from one stream: then whole games run
    inside one compiled call. `on_progress` is told how many games are done, `on_game` each game in
    its turn, with its record if `records` are asked for. In `mirrored` games everybody gets the
    same dice from every seat in turn, as far as decisions leave them the same. An interruption
    ends the match with what was played until then. An error of a bot has a note that names the
    game.
    """
    if isinstance(game, str):
        game = game_named(game)
    if games < 1:
        raise BadOption(f"A match needs at least one game, not {games}.")
    if processes < 1:
        raise BadOption(f"A match needs at least one process, not {processes}.")
    settled = game.settled(len(bots), dict(options or {}))
    players = [bot(each) if isinstance(each, str) else each for each in bots]
    began = time.perf_counter()
    tally = _Tally(len(bots))
    told = records, on_game is not None, mirrored
    jobs = [
        _Job(game, settled, list(bots), seed, begin, min(first + games, begin + _CHUNK), *told)
        for begin in range(first, first + games, _CHUNK)
    ]
    interrupted = False
    try:
        for part in _played(jobs, players, processes):
            if isinstance(part, _Tally):
                tally.add(part)
            else:
                _tell(part, tally, on_game)
            if on_progress is not None:
                on_progress(tally.games)
    except KeyboardInterrupt:
        if not tally.games:
            raise
        interrupted = True
    return Result(
        game=game.name,
        options=settled,
        seed=seed,
        games=tally.games,
        decisions=tally.decisions,
        seconds=time.perf_counter() - began,
        standings=[tally.standing(i, player.name) for i, player in enumerate(players)],
        interrupted=interrupted,
    )


def _tell(part: list[Played], tally: _Tally, on_game: Callable[[Played], None] | None) -> None:
    """Tell of games one by one; who interrupts has counted what was told."""
    assert on_game is not None
    for played in part:
        on_game(played)
        tally.count(played)


def _played(jobs: list[_Job], players: list[Bot], processes: int) -> Iterator[_Part]:
    if processes == 1 or len(jobs) == 1:
        for job in jobs:
            yield _play(job, players)
        return
    # Fresh processes: nothing that this one holds, threads or open files, can leak into them.
    fresh = get_context("spawn")
    enough = fresh.Event()
    with ProcessPoolExecutor(min(processes, len(jobs)), fresh, _go_to_work, (enough,)) as pool:
        try:
            yield from pool.map(_play_elsewhere, jobs)
        finally:
            # Nobody waits for more than the games that are being played right now.
            enough.set()


_enough: Event | None = None
"""In a process of its own: is the match over?"""


def _go_to_work(enough: Event) -> None:
    """An interruption at a terminal reaches all processes; the first one tells the others."""
    global _enough
    _enough = enough
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_elsewhere(job: _Job) -> _Part:
    return _play(job, [bot(each) if isinstance(each, str) else each for each in job.bots])


def _play(job: _Job, players: list[Bot]) -> _Part:
    tally, each = _Tally(len(players)), list[Played]()
    for number in range(job.first, job.last):
        if _enough is not None and _enough.is_set():
            break
        # The seats are passed round, so that every bot sits everywhere equally often.
        sitting = [(seat + number) % len(players) for seat in range(len(players))]
        try:
            played = _one(job, number, sitting, players)
        except Exception as error:
            error.add_note(f"This was game {number} of the match with seed {job.seed}.")
            raise
        if job.each:
            each.append(played)
        else:
            tally.count(played)
    return each if job.each else tally


def _one(job: _Job, number: int, sitting: list[int], players: list[Bot]) -> Played:
    game, seated = job.game, [players[player] for player in sitting]
    dice = _stream(job.seed, number // len(players) if job.mirrored else number, 0)
    table: Table | None = None
    if job.records:
        names = [Player(f"Seat {seat}", player.name) for seat, player in enumerate(seated, 1)]
        table = Table(game, names, None, job.options)
    state = game.new(len(players), **job.options) if table is None else table.state
    if all(type(player) is RandomBot for player in players):
        if table is None:
            decisions = int(playout(state, dice))
        else:
            decisions = play(state, seated, dice, dice, _stream(job.seed, number, 2), table)
    else:
        choices, veil = _stream(job.seed, number, 1), _stream(job.seed, number, 2)
        decisions = play(state, seated, dice, choices, veil, table)
    record = None if table is None else Record.of(table).to_json()
    return Played(number, sitting, decisions, state.scores(), state.ranking(), record)


def _stream(seed: int, number: int, purpose: int) -> Rng:
    """The random numbers of one game for one purpose."""
    return Rng((seed * 1_000_003 + number) * 4 + purpose)


def play(
    state: State,
    seated: Sequence[Bot],
    dice: Source,
    choices: Source,
    veil: Source,
    table: Table | None = None,
) -> int:
    """Play a game to its end; how many decisions had more than one choice?

    `dice` settles chance, `choices` is what bots draw from, `veil` draws what a seat can't know.
    A `table` whose state it is keeps the entries.
    """
    decisions = 0
    while not state.over:
        chance = state.chance
        if chance is not None:
            outcome = int(chance.sample(dice))
            if table is None:
                state.settle(outcome)
            else:
                table.take(Entry(CHANCE, chance.text(outcome)))
            continue
        number = state.actors[0]
        seat = Seat(number, state, veil)
        legal = len(seat.legal)
        if legal > 1:
            decisions += 1
        player = seated[number]
        action = player.choose(seat, choices)
        try:
            if not isinstance(action, Action):
                raise IllegalAction("That is no action.")
            if table is None:
                state.play(number, action)
            else:
                table.take(Entry(number, action.text, table.is_forced(number)))
        except (IllegalAction, BadNotation) as error:
            raise IllegalAction(
                f"Bot “{player.name}” at seat {number} chose “{action}”, which is not legal here "
                f"({state.step}): {error}"
            ) from error
    return decisions
