"""Evidence: what some games tell about who is better, and how sure that is.

Games come in rounds. In a round the bot sits at every seat once, against the same dice, so its
games depend on each other; rounds do not.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

SURE = 1.959964
"""So many standard deviations leave out five of a hundred."""
EDGE = 0.05
"""A bot is called better if its share of wins is fair by this much more."""
_DOUBT = 0.05
"""How often a verdict may be wrong at most."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    """
    if not games:
        return 0.0, 1.0
    share, square = wins / games, SURE**2
    middle = share + square / (2 * games)
    reach = SURE * sqrt(share * (1 - share) / games + square / (4 * games**2))
    whole = 1 + square / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


def sequential(shares: Sequence[float], seats: int) -> str:
    """`better` than its fair share by an edge, or `not better`, or still `open`.

    Two bets, on the shares of wins of the rounds: one that the bot is no better than the others,
    one that it is better by the edge or more. Each stakes so that it could not grow on average if
    that were so; a bet that has grown twentyfold therefore refutes it, and is wrong in at most
    five of a hundred tournaments, however often one looks and whatever the games of a round have
    to do with each other. With games that are won or lost and stand alone it is Wald's test.

    >>> sequential([1.0] * 30, 2), sequential([0.5] * 5, 2), sequential([0.0] * 30, 2)
    ('better', 'open', 'not better')
    """
    fair = 1 / seats
    more = fair + EDGE
    # As if the games of a round had nothing to do with each other: then the stakes are the best.
    stake = EDGE / (fair * (1 - fair) / seats + EDGE**2)
    enough = log(1 / _DOUBT)
    for_it = against = 0.0
    for share in shares:
        for_it += log(1 + min(stake, 0.5 / fair) * (share - fair))
        against += log(1 - min(stake, 0.5 / (1 - more)) * (share - more))
        if for_it >= enough or against >= enough:
            return "better" if for_it >= enough else "not better"
    return "open"


@dataclass
class Adjusted:
    """A share of wins without the luck in it."""

    share: float
    low: float
    high: float
    spared: float
    """The part of the variance that went with the luck."""


def adjusted(shares: Sequence[float], luck: Sequence[float]) -> Adjusted | None:
    """Rounds less their luck, as much of it as takes most of the variance away.

    How much that is comes from the other half of the rounds, so that the result is right on
    average: no round has a say in what is taken from it. Fewer than eight rounds tell nothing.
    """
    if len(shares) < _LEAST:
        return None
    even, odd = _worth(shares[::2], luck[::2]), _worth(shares[1::2], luck[1::2])
    rest = [
        share - (even if number % 2 else odd) * chance
        for number, (share, chance) in enumerate(zip(shares, luck, strict=True))
    ]
    share, left, plain = _mean(rest), _variance(rest), _variance(shares)
    reach = SURE * sqrt(left / len(rest))
    return Adjusted(share, share - reach, share + reach, 1 - left / plain if plain else 0.0)


_LEAST = 8


def _worth(shares: Sequence[float], luck: Sequence[float]) -> float:
    """How much of a win a judged win's worth of luck has been: the slope of one by the other."""
    middle, mean = _mean(shares), _mean(luck)
    spread = sum((each - mean) ** 2 for each in luck)
    together = sum((s - middle) * (c - mean) for s, c in zip(shares, luck, strict=True))
    return together / spread if spread else 0.0


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _variance(numbers: Sequence[float]) -> float:
    middle = _mean(numbers)
    return sum((each - middle) ** 2 for each in numbers) / (len(numbers) - 1)
