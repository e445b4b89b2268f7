"""Training: games from which a judgement learns what positions are worth."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from burgrave.bots.judgement.learning import Learner
from burgrave.bots.judgement.value import Judgement
from burgrave.bots.judgement.weights import encoder_of, fingerprint
from burgrave.bots.judges import steady_judge
from burgrave.bots.search.chapters import Judge
from burgrave.bots.search.flat import Flat
from burgrave.bots.search.schooling import play_and_learn
from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game, Value
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.version import version

_KNOTS = 5
"""At so many points of a game the worth of a feature is learned; between them it is a line."""
_BLOCK = 50
"""Games between two notes of how far the training has come."""
_SIMULATIONS = 16
"""How long bots think in games against themselves."""
_DIGITS = 4


class _Training:
    """Learns a game from steady bots first, then from bots that use what was learned."""

    def __init__(self, game: Game, games: int, self_play: int, seed: int) -> None:
        self.game = game
        self.games = games
        self.self_play = self_play
        self.seed = seed
        self.done = 0
        self._learner = Learner(encoder_of(game), _KNOTS)
        self._sets = list(game.option_sets())

    def run(self, notes: Path, on_progress: Callable[[int], None] | None = None) -> None:
        """Play all games; `notes` keeps what was learned, and an unfinished training goes on."""
        if notes.exists():
            self._resume(json.loads(notes.read_text("utf-8")))
        while self.done < self.games + self.self_play:
            self._block()
            _write(notes, self._notes())
            if on_progress is not None:
                on_progress(self.done)
        notes.unlink(missing_ok=True)

    def document(self, command: str) -> dict[str, Any]:
        """The weights with their provenance: how they were made, and for which rules."""
        learner = self._learner
        names = learner.encoder.names
        return {
            "game": self.game.name,
            "made": {
                "command": command,
                "seed": self.seed,
                "games": self.games,
                "self-play games": self.self_play,
                "burgrave": version(),
            },
            "for": fingerprint(self.game),
            "knots": _KNOTS,
            "scales": [round(scale, _DIGITS) for scale in learner.scales()],
            "features": {
                name: [round(each, _DIGITS) for each in knots]
                for name, knots in zip(names, learner.mean, strict=True)
            },
        }

    def _block(self) -> None:
        """Some games; whoever plays them knows what was learned before them."""
        last = min(self.games + self.self_play, self.done + _BLOCK)
        if self.done < self.games:
            last = min(last, self.games)
        teacher: Judge | None = None
        for number in range(self.done, last):
            # Each game has chance of its own, so that a training that goes on meets the same games.
            rng = Rng(self.seed * 1_000_003 + number)
            players = self.game.seats[rng.below(len(self.game.seats))]
            state = self.game.new(players, **self._options(number, rng))
            if teacher is None:
                teacher = self._teacher(state)
            play_and_learn(state, teacher, self._learner, rng)
        self.done = last

    def _options(self, number: int, rng: Rng) -> dict[str, Value]:
        """Every other table is a plain one, as most tables are; the others have any options."""
        return {} if number % 2 == 0 else self._sets[rng.below(len(self._sets))]

    def _teacher(self, state: State) -> Judge:
        judge = steady_judge(type(state))
        if self.done < self.games:
            return judge
        learner = self._learner
        known = Judgement(learner.encoder, learner.mean, learner.scales())
        return Flat(judge, known, _SIMULATIONS)

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
        return [fingerprint(self.game), self.games, self.self_play, self.seed]

    def _resume(self, notes: dict[str, Any]) -> None:
        if notes["training"] != self._name():
            raise BadOption(
                "The notes beside the weights file are another training's; remove them first."
            )
        learner = self._learner
        self.done = int(notes["done"])
        learner.games = self.done
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
) -> None:
    """Learn a game and write the weights; after an interruption the same call goes on."""
    training = _Training(game, games, self_play, seed)
    training.run(notes_beside(out), on_progress)
    _write(out, training.document(command))


def _write(path: Path, doc: dict[str, Any]) -> None:
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
