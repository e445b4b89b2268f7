"""A random game, step by step, with everything that was decided and drawn on the way."""

from collections.abc import Sequence

from burgrave.bots import Bot
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance
from burgrave.kernel.event import Event
from burgrave.kernel.game import Game, Value
from burgrave.kernel.rng import Rng
from burgrave.kernel.seat import Seat
from burgrave.kernel.state import State

MOST_STEPS = 20_000
"""No game of ours comes near: a walk that takes longer would never end."""
_TASTES = 65_521
_WHIM = 20
"""Of so many decisions of a bot one is made for it, so that it gets where it would never go."""

Taken = tuple[Chance, int] | tuple[int, Action]
"""A random event with its outcome, or a seat with its decision."""


class Violation(Exception):
    """A property that every game must have does not hold."""


class Walk:
    """A game that random players play, always the same one for the same seed.

    Half of the walks decide uniformly. In the others every action has a random charm, and a
    charming one is taken more often: such players pass seldom or build a lot for a whole game, and
    come to places that uniform play never sees. They also meet rare outcomes more often.
    Where there are bots each seat draws one of them, who decides in its place but for some whims.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Value],
        seed: int,
        *,
        even: bool = False,
        bots: Sequence[Bot] = (),
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.state: State = game.new(players, **options)
        self.taken: list[Taken] = []
        self._catalogue = game.actions
        self._rng = Rng(seed)
        self._taste = 1 + self._rng.below(_TASTES - 1) if self._rng.below(2) and not even else 0
        self._seated = [bots[self._rng.below(len(bots))] for _ in range(players if bots else 0)]

    def step(self, log: list[Event] | None = None) -> None:
        """Settle the random event that is due, or let one of the actors decide."""
        if len(self.taken) >= MOST_STEPS:
            raise Violation(f"The game does not end: {MOST_STEPS} steps were played.")
        chance = self.state.chance
        if chance is not None:
            outcome = self._outcome(chance)
            self.taken.append((chance, outcome))
            self.state.settle(outcome, log)
            return
        actors = self.state.actors
        if not actors:
            raise Violation("The game is stuck: nobody may act and nothing random is due.")
        seat = actors[self._rng.below(len(actors))]
        action = self._decision(seat)
        self.taken.append((seat, action))
        self.state.play(seat, action, log)

    def _outcome(self, chance: Chance) -> int:
        if self._taste and self._rng.below(3) == 0:
            return int(self._rng.below(chance.count))
        return int(chance.sample(self._rng))

    def _decision(self, seat: int) -> Action:
        choices = self.state.legal(seat)
        check_choices(seat, choices, self._catalogue)
        if self._seated and self._rng.below(_WHIM):
            return self._decision_of(self._seated[seat], seat, choices)
        count = len(choices)
        chosen = choices[self._rng.below(count)]
        if self._taste and count > 1:
            for _ in range(2):
                other = choices[self._rng.below(count)]
                if self._charm(other) > self._charm(chosen):
                    chosen = other
        return chosen

    def _decision_of(self, player: Bot, seat: int, choices: list[Action]) -> Action:
        """What a bot wants, which has to be one of its choices."""
        action = player.choose(Seat(seat, self.state, self._rng), self._rng)
        if action not in choices:
            raise Violation(f"Bot “{player.name}” at seat {seat} chose “{action}”: not legal here.")
        return action

    def _charm(self, action: Action) -> int:
        return (action.id + 1) * self._taste % _TASTES

    @property
    def lines(self) -> list[str]:
        """Every outcome and decision so far, in notation."""
        return [written(each) for each in self.taken]


def written(taken: Taken) -> str:
    """What was taken, as one line: the outcome, or the seat and its decision."""
    first, second = taken
    if isinstance(first, Chance):
        assert isinstance(second, int)
        return first.text(second)
    return f"{first}: {second}"


def take(state: State, taken: Taken, log: list[Event] | None = None) -> None:
    """Take the same in another state."""
    first, second = taken
    if isinstance(second, Action):
        assert isinstance(first, int)
        state.play(first, second, log)
    else:
        state.settle(second, log)


def check_choices(seat: int, choices: list[Action], catalogue: list[Action]) -> None:
    """An actor has at least one choice, none of them twice, all of them from the catalogue."""
    if not choices:
        raise Violation(f"Seat {seat} has to act but has no legal action.")
    if len(set(choices)) != len(choices):
        raise Violation(f"Seat {seat} has the same legal action twice.")
    if [catalogue[action.id] for action in choices] != choices:
        raise Violation(f"Seat {seat} has a legal action that is not the one of the catalogue.")
