"""Component: a card, a piece or a number of a game, as its data file tells it."""

from typing import Final

from burgrave.kernel.composed import Composed

ABOUT: Final = ("provenance", "source", "printed", "sourced")
"""What an entry tells about itself: where it, or a number of it, comes from."""


class Component(Composed):
    """What an entry of a data file describes."""

    def __init__(self, entry: dict[str, object]) -> None:
        self.entry: Final[dict[str, object]] = entry

    def parts(self) -> tuple[object, ...]:
        """The entry."""
        return (self.entry,)


def within(what: str, number: int, least: int, most: int) -> int:
    """A number of a component, which the rules as code can take from `least` to `most`."""
    if not least <= number <= most:
        raise ValueError(f"{what} must be from {least} to {most}, not {number}.")
    return number
