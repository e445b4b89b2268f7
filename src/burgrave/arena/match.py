"""Matches: many games between the same bots, with the seats passed round."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field, replace

from burgrave.arena.clock import with_clock
from burgrave.arena.crew import Crew, crew, enough
from burgrave.arena.luck import Luck
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
"""Games that are played at most until somebody hears of them."""
_SPELL = 0.25
"""And that should be so soon, in seconds."""


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
    luck: list[float] = field(default_factory=list)
    """For each seat how much of a win chance has brought it, where that is asked for."""


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
class Job:
    """All that it takes to play some games of a match, wherever that is."""

    game: Game
    options: dict[str, Value]
    bots: list[str | Bot]
    seed: int
    first: int = 0
    last: int = 1
    records: bool = False
    mirrored: bool = False
    """Do the games in which the seats are passed round once share their dice?"""
    luck: bool = False
    """Is everybody's luck wanted, too?"""


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
    by: Crew | None = None,
) -> Result:
    """Play a match; the same seed gives the same games, however many processes share them.

    A crew that is there already plays them instead of processes of their own. Each game has dice
    of its own, drawn apart from what bots draw. Only when all bots are random, and nobody could
    make use of it, dice and decisions come from one stream: then whole games run inside one
    compiled call. `on_progress` is told how many games are done, `on_game` each game in its turn,
    with its record if `records` are asked for. In `mirrored` games everybody gets the same dice
    from every seat in turn, as far as decisions leave them the same. An interruption ends the match
    with what was played until then. An error of a bot has a note that names the game.
    """
    if isinstance(game, str):
        game = game_named(game)
    if games < 1:
        raise BadOption(f"A match needs at least one game, not {games}.")
    full = game.full_options(len(bots), dict(options or {}))
    names = [player.name for player in _players(bots)]
    began = time.perf_counter()
    tally = _Tally(len(bots))

    def jobs() -> Iterator[Job]:
        """Small ones where games last long, so that nobody waits for the last of them."""
        whole = Job(game, full, list(bots), seed, records=records, mirrored=mirrored)
        begin, end = first, first + games
        while begin < end:
            pace = tally.games / (time.perf_counter() - began)
            last = min(end, begin + max(1, min(_CHUNK, int(pace * _SPELL))))
            yield replace(whole, first=begin, last=last)
            begin = last

    interrupted = False
    try:
        with ExitStack() as hired:
            team = by or hired.enter_context(crew(processes))
            work: Callable[[Job], _Tally | list[Played]] = _counted if on_game is None else played
            for part in team.each(work, jobs()):
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
        options=full,
        seed=seed,
        games=tally.games,
        decisions=tally.decisions,
        seconds=time.perf_counter() - began,
        standings=[tally.standing(i, name) for i, name in enumerate(names)],
        interrupted=interrupted,
    )


def _tell(part: list[Played], tally: _Tally, on_game: Callable[[Played], None] | None) -> None:
    """Tell of games one by one; who interrupts has counted what was told."""
    assert on_game is not None
    for each in part:
        on_game(each)
        tally.count(each)


def _counted(job: Job) -> _Tally:
    """The sum of some games."""
    tally = _Tally(len(job.bots))
    for each in _games(job):
        tally.count(each)
    return tally


def played(job: Job) -> list[Played]:
    """Some games, one by one."""
    return list(_games(job))


def _games(job: Job) -> Iterator[Played]:
    for number in range(job.first, job.last):
        if enough():
            return
        # The seats are passed round, so that every bot sits everywhere equally often.
        sitting = [(seat + number) % len(job.bots) for seat in range(len(job.bots))]
        try:
            yield _one(job, number, sitting)
        except Exception as error:
            error.add_note(f"This was game {number} of the match with seed {job.seed}.")
            raise


def _players(bots: Sequence[str | Bot]) -> list[Bot]:
    """Bots that are named are fresh in every game: what they remember is of that game alone."""
    return [with_clock(bot(each)) if isinstance(each, str) else each for each in bots]


def _one(job: Job, number: int, sitting: list[int]) -> Played:
    game, players = job.game, _players(job.bots)
    seated = [players[player] for player in sitting]
    same = number // len(players) if job.mirrored else number
    dice, choices, veil, instead = (
        _stream(job.seed, same, _DICE),
        *(_stream(job.seed, number, purpose) for purpose in (_CHOICES, _VEIL, _INSTEAD)),
    )
    table: Table | None = None
    if job.records:
        names = [Player(f"Seat {seat}", player.name) for seat, player in enumerate(seated, 1)]
        table = Table(game, names, None, job.options)
    state = game.new(len(players), **job.options) if table is None else table.state
    luck = Luck(state, instead) if job.luck else None
    if all(type(player) is RandomBot for player in players):
        choices = dice
        if table is None and luck is None:
            decisions = int(playout(state, dice))
            return Played(number, sitting, decisions, state.scores(), state.ranking(), None)
    decisions = play(state, seated, dice, choices, veil, table, luck)
    record = None if table is None else Record.of(table).to_json()
    lucky = [] if luck is None else luck.of
    return Played(number, sitting, decisions, state.scores(), state.ranking(), record, lucky)


_DICE, _CHOICES, _VEIL, _INSTEAD = range(4)
"""What random numbers of a game are for."""


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
    luck: Luck | None = None,
) -> int:
    """Play a game to its end; how many decisions had more than one choice?

    `dice` settles chance, `choices` is what bots draw from, `veil` draws what a seat can't know.
    A `table` whose state it is keeps the entries, and `luck` is told of chance.
    """
    decisions = 0
    while not state.over:
        chance = state.chance
        if chance is not None:
            if luck is not None:
                luck.chance_is_due(state)
            outcome = int(chance.sample(dice))
            if table is None:
                state.settle(outcome)
            else:
                table.take(Entry(CHANCE, chance.text(outcome)))
            continue
        if luck is not None:
            luck.chance_has_spoken(state)
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
    if luck is not None:
        luck.chance_has_spoken(state)
    return decisions
