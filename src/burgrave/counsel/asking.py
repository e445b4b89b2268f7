"""Asking for counsel: so much time, and no more."""

from time import monotonic

from burgrave.bots.judgement import judgement_of
from burgrave.bots.judges import imagining_judge
from burgrave.counsel.counsel import Counsel
from burgrave.counsel.weighing import Weighing
from burgrave.games import grounds
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.home import game_of
from burgrave.kernel.rng import Rng, Source
from burgrave.kernel.seat import Seat

MOST_TRIES = 1000
"""After so many tries of the best choices more of them change nothing that is told."""


def counsel(
    seat: Seat, seconds: float = 1.0, rng: Source | None = None, tries: int = MOST_TRIES
) -> Counsel:
    """The best three choices of a seat that is asked; BadOption in a game nobody has learned.

    Without a clock that strikes first, the same `rng` and `tries` give the same counsel.
    """
    until = monotonic() + seconds
    kind = type(seat.imagined)
    game = game_of(kind)
    judgement = judgement_of(game)
    if not seat.legal:
        raise IllegalAction("There is no counsel for a seat that has nothing to decide.")
    weighing = Weighing(seat, imagining_judge(kind), judgement, grounds(game.name), rng or Rng())
    return weighing.weigh(tries, lambda: monotonic() >= until)
