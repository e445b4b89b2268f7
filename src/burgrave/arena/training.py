"""Training: games from which a judgement learns what positions are worth."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from burgrave.arena.crew import Alone, Crew
from burgrave.bots.judgement.learning import Learner
from burgrave.bots.judgement.value import Judgement
from burgrave.bots.judgement.weights import encoder_of, fingerprint, numbers_of
from burgrave.bots.judges import imagining_judge, steady_judge
from burgrave.bots.search.chapters import Judge
from burgrave.bots.search.flat import Flat
from burgrave.bots.search.schooling import learn_from, play_with_whims
from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game, Value
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.version import version

_KNOTS = 5
"""At so many points of a game the worth of a feature is learned; between them it is a line."""
_BLOCK = 50
"""Games between two notes of how far the training has come."""
_SHARE = 5
"""Games of a block that somebody plays at a time."""
_SIMULATIONS = 16
"""How long bots think in games against themselves."""
_DIGITS = 4


@dataclass
class Lessons:
    """All that it takes to play some games of a training, wherever that is."""

    game: Game
    seed: int
    first: int
    last: int
    known: tuple[list[list[float]], list[float]] | None
    """What was learned so far, where who plays makes use of it: weights and scales."""

    def opened(self, number: int) -> tuple[State, Rng]:
        """The beginning of a game, which has chance of its own, and that chance."""
        rng = Rng(self.seed * 1_000_003 + number)
        players = self.game.seats[rng.below(len(self.game.seats))]
        # Every other table is a plain one, as most tables are; the others have any options.
        options: dict[str, Value] = {}
        if number % 2:
            sets = list(self.game.option_sets())
            options = sets[rng.below(len(sets))]
        return self.game.new(players, **options), rng


def played(lessons: Lessons) -> list[list[int]]:
    """The course of each game, for who learns from it."""
    courses = []
    teachers: list[Judge] = []
    for number in range(lessons.first, lessons.last):
        state, rng = lessons.opened(number)
        teachers = teachers or _teachers(lessons, state)
        courses.append(play_with_whims(state, teachers[number // 2 % len(teachers)], rng))
    return courses


def _teachers(lessons: Lessons, state: State) -> list[Judge]:
    """Who plays in turns; among those who search one leaves to first glance what its judge says.

    What comes of trying everything, as Masterly does, has to be learned from who does so.
    """
    if lessons.known is None:
        return [steady_judge(type(state))]
    judge = imagining_judge(type(state))
    known = Judgement(encoder_of(lessons.game), *lessons.known)
    return [Flat(judge, known, _SIMULATIONS, everything=everything) for everything in (False, True)]


class _Training:
    """Learns a game from steady bots first, then from bots that use what was learned."""

    def __init__(
        self,
        game: Game,
        games: int,
        self_play: int,
        seed: int,
        team: Crew,
        points_alone: bool,
        before: dict[str, Any] | None,
    ) -> None:
        self.game = game
        self.games = games
        self.self_play = self_play
        self.seed = seed
        self.points_alone = points_alone
        self.before = before
        self.done = 0
        self._learner = Learner(encoder_of(game), _KNOTS, points_alone)
        if before is not None:
            self._learner.begin_with(*numbers_of(game, before))
        self._began = int(self._learner.games)
        self._team = team

    def run(self, notes: Path, on_progress: Callable[[int], None] | None = None) -> None:
        """Play all games; `notes` keeps what was learned, and an unfinished training goes on."""
        if notes.exists():
            self._resume(json.loads(notes.read_text("utf-8")))
        while self.done < self.games + self.self_play:
            self._block()
            write_weights(notes, self._notes())
            if on_progress is not None:
                on_progress(self.done)
        notes.unlink(missing_ok=True)

    def document(self, command: str) -> dict[str, Any]:
        """The weights with their provenance: how they were made, and for which rules."""
        learner = self._learner
        names = learner.encoder.names
        made = how_made(command, self.seed, self.games, self.self_play)
        if self.before is not None:
            made["begun with"] = self.before["made"]
        return {
            "game": self.game.name,
            "made": made,
            "for": fingerprint(self.game),
            "knots": _KNOTS,
            "scales": rounded(learner.scales()),
            "features": {
                name: rounded(knots) for name, knots in zip(names, learner.mean, strict=True)
            },
        }

    def _block(self) -> None:
        """Some games; whoever plays them knows what was learned before them."""
        last = min(self.games + self.self_play, self.done + _BLOCK)
        if self.done < self.games:
            last = min(last, self.games)
        learner, actions = self._learner, self.game.actions
        known = None if self.done < self.games else (learner.mean, learner.scales())
        jobs = [
            Lessons(self.game, self.seed, first, min(last, first + _SHARE), known)
            for first in range(self.done, last, _SHARE)
        ]
        # Nobody learns before all games of the block are played: they are played by the same bots.
        courses = list(self._team.each(played, jobs))
        for job, part in zip(jobs, courses, strict=True):
            for number, course in zip(range(job.first, job.last), part, strict=True):
                learn_from(job.opened(number)[0], course, actions, learner)
        self.done = last

    def _notes(self) -> dict[str, Any]:
        learner = self._learner
        return {
            "training": self._name(),
            "done": self.done,
            "knots": learner.knots,
            "moved": learner.moved,
            "mean": learner.mean,
            "inverse": learner.inverse,
            "error": learner.error,
        }

    def _name(self) -> list[object]:
        """What has to be the same for a training to go on."""
        begun_with = None if self.before is None else self.before["made"]
        told = [self.games, self.self_play, self.seed, self.points_alone, begun_with]
        return [fingerprint(self.game), *told]

    def _resume(self, notes: dict[str, Any]) -> None:
        if notes["training"] != self._name():
            raise BadOption(
                "The notes beside the weights file are another training's; remove them first."
            )
        learner = self._learner
        self.done = int(notes["done"])
        learner.games = self._began + self.done
        for kept, name in (
            (learner.knots, "knots"),
            (learner.moved, "moved"),
            (learner.mean, "mean"),
        ):
            for feature, values in enumerate(notes[name]):
                kept[feature][:] = [float(value) for value in values]
        learner.inverse[:] = [float(value) for value in notes["inverse"]]
        learner.error = float(notes["error"])


def notes_beside(weights: Path) -> Path:
    """Where an unfinished training keeps its notes."""
    return weights.with_name(weights.name + ".unfinished")


def train(
    game: Game,
    games: int,
    self_play: int,
    seed: int,
    out: Path,
    command: str,
    on_progress: Callable[[int], None] | None = None,
    by: Crew | None = None,
    points_alone: bool = False,
    begin_with: Path | None = None,
) -> None:
    """Learn a game and write the weights; after an interruption the same call goes on.

    A crew may play the games; the weights are the same. What is learned is above all who wins, or
    `points_alone`; whoever has weights that were learned before may `begin_with` them, also with
    those for other numbers of the components.
    """
    before = None if begin_with is None else read_weights(game, begin_with)
    training = _Training(game, games, self_play, seed, by or Alone(), points_alone, before)
    training.run(notes_beside(out), on_progress)
    write_weights(out, training.document(command))


def read_weights(game: Game, weights: Path) -> dict[str, Any]:
    """The weights of a file, which has to be one of this game."""
    try:
        doc: dict[str, Any] = json.loads(weights.read_text("utf-8"))
        sound = doc["game"] == game.name and isinstance(doc["made"], dict) and "for" in doc
        numbers_of(game, doc)
    except (OSError, ValueError, KeyError, TypeError):
        sound = False
    if not sound:
        raise BadOption(f"{weights} is no weights file of {game.title} that can be read.")
    return doc


def how_made(command: str, seed: int, games: int, self_play: int) -> dict[str, Any]:
    """What a weights file tells of a training."""
    return {
        "command": command,
        "seed": seed,
        "games": games,
        "self-play games": self_play,
        "burgrave": version(),
    }


def rounded(numbers: list[float]) -> list[float]:
    """Weights as they stand in their file."""
    return [round(each, _DIGITS) for each in numbers]


def write_weights(path: Path, doc: dict[str, Any]) -> None:
    """All or nothing: whoever is interrupted finds the file as it was."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(_lines(doc), "utf-8")
    fresh.replace(path)


def _lines(doc: dict[str, Any]) -> str:
    """JSON with one feature a line, so that two trainings can be compared."""
    lines = []
    for key, value in doc.items():
        text = json.dumps(value, ensure_ascii=False)
        if key == "features":
            rows = [f"  {json.dumps(k, ensure_ascii=False)}: {v}" for k, v in value.items()]
            text = "{\n" + ",\n".join(rows) + "\n}"
        lines.append(f"{json.dumps(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}\n"
