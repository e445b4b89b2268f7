"""Matches: many games between the same bots, with the seats passed round."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context

from burgrave.bots import Bot, bot
from burgrave.bots.random_bot import RandomBot
from burgrave.games import game as game_named
from burgrave.kernel.action import Action
from burgrave.kernel.errors import BadOption, IllegalAction
from burgrave.kernel.game import Game, Value
from burgrave.kernel.rng import Rng, Source
from burgrave.kernel.seat import Seat
from burgrave.kernel.state import State, playout

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
    decisions: int
    """Decisions with more than one choice."""
    seconds: float
    standings: list[Standing]
    """In the order of the line-up."""

    def to_json(self) -> dict[str, object]:
        """The result as a JSON document."""
        return asdict(self)


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

    def count(self, state: State, sitting: Sequence[int], decisions: int) -> None:
        """Add a finished game; `sitting[seat]` is the bot's number in the line-up."""
        self.games += 1
        self.decisions += decisions
        ranking = state.ranking()
        share = _SHARES // ranking.count(1)
        for seat, (place, row) in enumerate(zip(ranking, state.scores(), strict=True)):
            player = sitting[seat]
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

    game: str
    options: dict[str, Value]
    bots: list[str | Bot]
    seed: int
    first: int
    last: int


def simulate(
    game: Game | str,
    bots: Sequence[str | Bot],
    games: int,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    processes: int = 1,
    on_progress: Callable[[int], None] | None = None,
) -> Result:
    """Play a match; the same seed gives the same games, however many processes share them.

    Each game has dice of its own, drawn apart from what bots draw. Only when all bots are random,
    and nobody could make use of it, dice and decisions come from one stream: then whole games run
    inside one compiled call. `on_progress` is told how many games are done.
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
    jobs = [
        _Job(game.name, settled, list(bots), seed, first, min(games, first + _CHUNK))
        for first in range(0, games, _CHUNK)
    ]
    for part in _played(jobs, players, processes):
        tally.add(part)
        if on_progress is not None:
            on_progress(tally.games)
    return Result(
        game=game.name,
        options=settled,
        seed=seed,
        games=tally.games,
        decisions=tally.decisions,
        seconds=time.perf_counter() - began,
        standings=[tally.standing(i, player.name) for i, player in enumerate(players)],
    )


def _played(jobs: list[_Job], players: list[Bot], processes: int) -> Iterator[_Tally]:
    if processes == 1 or len(jobs) == 1:
        for job in jobs:
            yield _play(job, players)
        return
    # Fresh processes: nothing that this one holds, threads or open files, can leak into them.
    with ProcessPoolExecutor(min(processes, len(jobs)), get_context("spawn")) as pool:
        yield from pool.map(_play_elsewhere, jobs)


def _play_elsewhere(job: _Job) -> _Tally:
    return _play(job, [bot(each) if isinstance(each, str) else each for each in job.bots])


def _play(job: _Job, players: list[Bot]) -> _Tally:
    game = game_named(job.game)
    tally = _Tally(len(players))
    all_random = all(type(player) is RandomBot for player in players)
    for number in range(job.first, job.last):
        # The seats are passed round, so that every bot sits everywhere equally often.
        sitting = [(seat + number) % len(players) for seat in range(len(players))]
        state = game.new(len(players), **job.options)
        dice = _stream(job.seed, number, 0)
        if all_random:
            decisions = int(playout(state, dice))
        else:
            decisions = play(
                state,
                [players[player] for player in sitting],
                dice,
                _stream(job.seed, number, 1),
                _stream(job.seed, number, 2),
            )
        tally.count(state, sitting, decisions)
    return tally


def _stream(seed: int, number: int, purpose: int) -> Rng:
    """The random numbers of one game for one purpose."""
    return Rng((seed * 1_000_003 + number) * 4 + purpose)


def play(state: State, seated: Sequence[Bot], dice: Source, choices: Source, veil: Source) -> int:
    """Play a game to its end; how many decisions had more than one choice?

    `dice` settles chance, `choices` is what bots draw from, `veil` draws what a seat can't know.
    """
    decisions = 0
    while not state.over:
        chance = state.chance
        if chance is not None:
            state.settle(chance.sample(dice))
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
            state.play(number, action)
        except IllegalAction as error:
            raise IllegalAction(
                f"Bot “{player.name}” at seat {number} chose “{action}”, which is not legal here "
                f"({state.step}): {error}"
            ) from error
    return decisions
