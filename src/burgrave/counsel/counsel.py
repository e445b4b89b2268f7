"""Counsel as data: choices, what each of them promises, how sure that is, and the reasons."""

from dataclasses import dataclass, replace
from typing import Any, Literal

Ground = Literal["towards", "denies", "risk"]
Sureness = Literal["sure", "fairly", "close"]


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that follows in so many of a hundred tries, and in so many after other choices."""

    ground: Ground
    event: dict[str, Any]
    """What happens: its kind, whose it is, and the facts that tell it from others."""
    percent: int
    otherwise: int
    rule: str
    """The number of the rule by which it happens."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the best choices."""

    action: str
    """In notation."""
    win: float
    """The chance to win; a win that is shared counts in parts."""
    error: float
    """The scatter of the tries in 95 of 100 cases, and what Kingsburg's judgement was off."""
    place: float
    points: float
    sure: Sureness
    """That it is better than the next one; or, but for the first, that it is worse than the one
    before."""
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Counsel:
    """The best choices, the very best first."""

    choices: tuple[Choice, ...]
    tries: int
    """How often each of them was tried."""
    alone: bool
    """Is there nobody to win against? Then points count."""

    @property
    def alike(self) -> bool:
        """Does it make no difference?"""
        first, last = self.choices[0], self.choices[-1]
        lead = (first.points - last.points) / _POINTS if self.alone else first.win - last.win
        return len(self.choices) > 1 and lead < _NOTHING

    @property
    def evened(self) -> "Counsel":
        """The same, but that nothing is called sure where it makes no difference."""
        if not self.alike:
            return self
        return replace(self, choices=tuple(replace(each, sure="close") for each in self.choices))


_NOTHING = 0.005
"""So small a difference in the chance to win is none."""
_POINTS = 100
"""Alone, so many points are as good as a win."""
