"""Fuzzing: many games in all combinations of options and players, in search of errors."""

import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context

from burgrave.arena.conformance import check_points, conform_all_through
from burgrave.arena.walk import Violation, Walk
from burgrave.bots import Bot, bot
from burgrave.kernel.game import Game, Value

_BATCH = 100
"""How many games go to a process at a time."""
_THOROUGH = 40
"""One game of so many gets every check of the conformance suite ..."""
_EVERY = 7
"""... after each so many steps."""
_MOST_FAILURES = 20
"""Who has found so many need not search on."""

Progress = Callable[[int, int], None]
"""Called with the games played and the games to play."""


@dataclass(frozen=True)
class Failure:
    """A game that went wrong, with all that it takes to play it again."""

    game: str
    players: int
    options: dict[str, Value]
    seed: int
    error: str
    where: str
    """The innermost lines of the traceback."""
    lines: list[str]
    """Every outcome and decision up to the error, in notation."""

    def __str__(self) -> str:
        options = ", ".join(f"{name}={_plain(value)}" for name, value in self.options.items())
        head = f"{self.game}, {self.players} players, {options or 'no options'}, seed {self.seed}"
        steps = "\n".join(f"  {line}" for line in self.lines)
        return f"{head}\n{self.error}\n{self.where}after {len(self.lines)} steps:\n{steps}"


@dataclass
class Report:
    """What a search found."""

    game: str
    seed: int
    games: int = 0
    steps: int = 0
    """Decisions and random events."""
    thorough: int = 0
    """How many games had every check."""
    combinations: int = 0
    """How many combinations of options and players were played."""
    seconds: float = 0.0
    failures: list[Failure] = field(default_factory=list)

    def document(self) -> dict[str, object]:
        """The report as a JSON document."""
        return asdict(self)


@dataclass
class _Batch:
    """What came of the games from one number on."""

    games: int = 0
    steps: int = 0
    thorough: int = 0
    failures: list[Failure] = field(default_factory=list)


def combinations(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """Every number of players with every set of options."""
    return [(players, options) for options in game.option_sets() for players in game.seats]


def fuzz(
    game: Game,
    games: int,
    seed: int = 0,
    processes: int = 1,
    on_progress: Progress | None = None,
    bots: Sequence[str] = (),
) -> Report:
    """Play games spread over all combinations; light checks on all, every check on some.

    Chance plays them, or where there are bots, for each seat one of those by lot.
    """
    begin = time.perf_counter()
    report = Report(game.name, seed, combinations=min(games, len(combinations(game))))
    for batch in _batches(game, games, seed, processes, bots):
        report.games += batch.games
        report.steps += batch.steps
        report.thorough += batch.thorough
        report.failures += batch.failures
        if on_progress is not None:
            on_progress(report.games, games)
        if len(report.failures) >= _MOST_FAILURES:
            break
    report.failures.sort(key=lambda failure: failure.seed)
    report.seconds = time.perf_counter() - begin
    return report


def _batches(
    game: Game, games: int, seed: int, processes: int, bots: Sequence[str]
) -> Iterator[_Batch]:
    spans = [(first, min(first + _BATCH, games)) for first in range(0, games, _BATCH)]
    if processes <= 1 or len(spans) <= 1:
        for first, end in spans:
            yield _play_batch(game, seed, first, end, bots)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        running = {
            pool.submit(_play_batch, game, seed, first, end, bots): (first, end)
            for first, end in spans
        }
        try:
            for done in as_completed(running):
                yield _result_of(game, seed, running[done], done.result)
        finally:
            pool.shutdown(cancel_futures=True)


def _result_of(
    game: Game, seed: int, span: tuple[int, int], result: Callable[[], _Batch]
) -> _Batch:
    """A batch; if its process died without a word, a failure that says where to look."""
    try:
        return result()
    except BrokenProcessPool:
        first, end = span
        error = f"A process died while seeds {seed + first} to {seed + end - 1} were played."
        players, options = combinations(game)[0]
        failure = Failure(game.name, players, options, seed + first, error, "", [])
        return _Batch(games=end - first, failures=[failure] * _MOST_FAILURES)


def _play_batch(game: Game, seed: int, first: int, end: int, bots: Sequence[str]) -> _Batch:
    spread = combinations(game)
    seated = [bot(spelling) for spelling in bots]
    batch = _Batch()
    for number in range(first, end):
        players, options = spread[number % len(spread)]
        # Rounds over all combinations take turns, so that each of them is looked at closely.
        thorough = (number // len(spread) + number) % _THOROUGH == 0
        steps, failure = play(game, players, options, seed + number, thorough=thorough, bots=seated)
        batch.games += 1
        batch.steps += steps
        batch.thorough += thorough
        if failure is not None:
            batch.failures.append(failure)
    return batch


def play(
    game: Game,
    players: int,
    options: dict[str, Value],
    seed: int,
    *,
    thorough: bool,
    bots: Sequence[Bot] = (),
) -> tuple[int, Failure | None]:
    """Play one game; how many steps it took, and what went wrong, if anything."""
    walk = Walk(game, players, options, seed, bots=bots)
    try:
        if thorough:
            conform_all_through(walk, _EVERY)
        else:
            _play_lightly(walk)
    except Exception as problem:
        return len(walk.taken), _failure(walk, problem)
    return len(walk.taken), None


def _play_lightly(walk: Walk) -> None:
    """The walk itself checks choices and length; the end must be an end with proper points."""
    state = walk.state
    while not state.over:
        walk.step()
    if state.chance is not None or state.actors:
        raise Violation("The game is over, but something is still due.")
    check_points(state)


def _failure(walk: Walk, problem: Exception) -> Failure:
    innermost = traceback.format_tb(problem.__traceback__)[-3:]
    return Failure(
        walk.game.name,
        walk.players,
        walk.options,
        walk.seed,
        f"{type(problem).__name__}: {problem}",
        "".join(innermost),
        walk.lines,
    )


def _plain(value: Value) -> str:
    return value if isinstance(value, str) else str(value).lower()
