"""Ratings: one number for each bot, and how sure it is (OpenSkill)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from burgrave.kernel.errors import BadOption


@dataclass
class Rating:
    """What a bot is worth beside the others; 25 is where everybody begins."""

    bot: str
    worth: float
    doubt: float
    """One standard deviation of the worth."""


Placed = tuple[Sequence[str], Sequence[int]]
"""A finished game: the bots at its seats, and their places."""


def can_rate() -> bool:
    """Is OpenSkill here?"""
    try:
        import openskill.models  # noqa: F401
    except ImportError:
        return False
    return True


def ratings(bots: Sequence[str], games: Iterable[Placed]) -> list[Rating]:
    """The bots' ratings after these games, best first.

    Bots do not change between games, so no doubt is added as time goes by. A bot that has several
    seats at a table learns once from the game: the mean of what its seats would have learned.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadOption("amiss-extra", what="OpenSkill", extra="arena") from None
    model = PlackettLuce(tau=0.0)
    known = {bot: model.rating(name=bot) for bot in bots}
    for seated, places in games:
        after = model.rate([[known[bot]] for bot in seated], ranks=[float(p) for p in places])
        learned: dict[str, list[tuple[float, float]]] = {}
        for bot, [rating] in zip(seated, after, strict=True):
            learned.setdefault(bot, []).append((rating.mu, rating.sigma))
        for bot, found in learned.items():
            known[bot] = model.rating(
                mu=sum(mu for mu, _ in found) / len(found),
                sigma=sum(sigma for _, sigma in found) / len(found),
                name=bot,
            )
    told = [Rating(bot, rating.mu, rating.sigma) for bot, rating in known.items()]
    return sorted(told, key=lambda each: -each.worth)
