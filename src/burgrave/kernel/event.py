"""Events: what happened and why, as data for log lines, animations and statistics."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from burgrave.kernel.composed import Composed


class Event(Composed):
    """One thing that happened: its kind, the seat concerned (or -1) and its facts."""

    def __init__(
        self,
        kind: str,
        seat: i64,
        facts: dict[str, object],
        secret: dict[str, object] | None = None,
        news: bool = False,
        private: bool = False,
    ) -> None:
        self.kind: Final[str] = kind
        self.seat: Final[i64] = seat
        self.facts: Final[dict[str, object]] = facts
        self.news: Final[bool] = news or secret is not None
        """Did somebody learn what the open facts did not tell? Then there is no way back."""
        self.private: Final[bool] = private
        """Does nobody but the seat hear of it at all?"""
        self._secret: Final[dict[str, object] | None] = secret

    @property
    def has_secret(self) -> bool:
        """Does the seat hear more of it than others do?"""
        return self._secret is not None

    def parts(self) -> tuple[object, ...]:
        """All of it, the secret included."""
        return self.kind, int(self.seat), self.facts, self._secret, self.news, self.private

    def told_to(self, viewer: int | None) -> bool:
        """Does a viewer hear of it?"""
        return not self.private or (viewer is not None and viewer == self.seat)

    def view(self, viewer: int | None) -> dict[str, object]:
        """What a viewer may know of it: the public facts, and for the seat itself its secret."""
        seen: dict[str, object] = {"kind": self.kind}
        if self.seat >= 0:
            seen["seat"] = int(self.seat)
        seen.update(self.facts)
        if self._secret is not None and viewer is not None and viewer == self.seat:
            seen.update(self._secret)
        return seen

    def __repr__(self) -> str:
        whose = f" of seat {self.seat}" if self.seat >= 0 else ""
        facts = ", ".join([f"{name} {fact}" for name, fact in self.facts.items()])
        return f"<event {self.kind}{whose}{': ' if facts else ''}{facts}>"


Log = list[Event] | None
"""Where a state tells what happens; with None nothing is told."""


def tell(log: Log, kind: str, seat: i64, **facts: object) -> None:
    """Write an event into the log; who has many facts to gather looks first if there is one."""
    if log is not None:
        log.append(Event(kind, seat, facts))


def told(log: Sequence[Event], viewer: int | None) -> list[dict[str, object]]:
    """A viewer's part of a log."""
    return [event.view(viewer) for event in log if event.told_to(viewer)]
