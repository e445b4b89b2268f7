"""What The Carter tells, as types."""

from typing import TypedDict

from burgrave.kernel.sheet import CommonView, Sheet
from carter.events import EVENTS, TELLING


class Side(TypedDict):
    """What there is to see of a player."""

    points: int
    """What was brought home."""


class CarterView(CommonView):
    """What a viewer sees: everything."""

    round: int
    """Which round it is, from 1."""
    load: int
    """What is on the cart."""
    seats: list[Side]
    """Each player."""


class CarterDecision(TypedDict):
    """To throw on or to stop."""

    id: int
    """In the catalogue."""
    text: str
    """The notation."""
    kind: str
    """`throw` or `stop`."""


class CarterAdvice(TypedDict):
    """What the viewer could reckon."""

    robbers: int
    """So many of the six faces bring robbers."""


class CarterReasons(TypedDict):
    """Nothing is offered that can't be done."""


SHEET = Sheet(CarterView, CarterDecision, CarterAdvice, CarterReasons, {}, EVENTS, TELLING)
