"""Replays: a game walked through again, moment by moment, as one pair of eyes sees it."""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from burgrave.games import chronicler
from burgrave.kernel.event import Event
from burgrave.kernel.record import Record
from burgrave.kernel.state import State, View
from burgrave.kernel.table import CHANCE, OPEN, Entry

EVERYTHING: Final = -1
"""Eyes that see what anybody at the table knows: after the end, nothing has to be kept back."""
Eyes = int | None
"""A seat's, EVERYTHING, or None for those of somebody who only watches."""
Kind = Literal["beginning", "outcome", "decision", "forced"]

_OWN: Final = frozenset({"viewer", "seats", "asked", "question", "draws", "drawing", "over"})
"""What is about the viewer, or about what the viewer is asked."""


class Moment(NamedTuple):
    """A moment of a game: what brought it about, and how things stood then."""

    number: int
    """How many entries there were; while a game runs, how many of them these eyes noticed."""
    kind: Kind
    seat: int | None
    """Who decided; None for what nobody did."""
    did: str
    """What kind of decision it was, as its notation begins; "" for what these eyes did not do."""
    chapter: int
    part: int
    events: list[Event]
    """What was told of it."""
    state: State
    """The state itself, which the next moment changes: copy it to keep it."""


def moments(record: Record, eyes: Eyes, runs: bool = False) -> Iterator[Moment]:
    """The beginning, and every entry that these eyes noticed.

    What others did unseen in a secret step is no moment of its own. While a game runs it is not
    even counted; afterwards the numbers are those of the record, the same for all eyes.
    """
    dated = chronicler(record.game.name)
    noticed = [_notices(eyes, each.entry) for each in record.replayed()]
    state = record.beginning()
    moment = Moment(0, "beginning", None, "", *dated.when(state), [], state)
    if all(noticed[:1]):
        yield moment
    for each, next_noticed in zip(record.replayed(), [*noticed[1:], True]):
        heard = [event for event in each.events if hears(eyes, event)]
        if noticed[each.number - 1]:
            number = sum(noticed[: each.number]) if runs else each.number
            seat = None if each.entry.seat == CHANCE else each.entry.seat
            known = seat is not None and eyes in (EVERYTHING, seat)
            did = each.entry.text.partition(" ")[0] if known else ""
            when = dated.when(each.state)
            moment = Moment(number, _kind(each.entry), seat, did, *when, heard, each.state)
        else:
            moment = moment._replace(events=moment.events + heard, state=each.state)
        # As it is seen until something else is noticed: dice that fall unseen have fallen by then.
        if next_noticed:
            yield moment


class Key(NamedTuple):
    """A key moment: its place among the moments, and whose points it changed by how much."""

    place: int
    chapter: int
    seat: int
    points: int


def key_moments(record: Record) -> list[Key]:
    """The largest gain or loss of points in each chapter of a game that is over, as watchers count.

    Of a loss and a gain of the same size the loss is remembered.
    """
    best: dict[int, Key] = {}
    before: list[int] = []
    over = bool(record.ended)
    for place, moment in enumerate(moments(record, None)):
        now = [row["total"] for row in moment.state.scores()]
        for seat, (points, was) in enumerate(zip(now, before)):
            key = Key(place, moment.chapter, seat, points - was)
            if key.points and _weight(key) > _weight(best.get(moment.chapter)):
                best[moment.chapter] = key
        before = now
        over = over or moment.state.over
    return list(best.values()) if over else []


def _weight(key: Key | None) -> float:
    return 0.0 if key is None else abs(key.points) + (0.5 if key.points < 0 else 0.0)


def _notices(eyes: Eyes, entry: Entry) -> bool:
    """Does this pair of eyes notice that something was decided or fell?"""
    return eyes == EVERYTHING or entry.private in (OPEN, eyes)


def hears(eyes: Eyes, event: Event) -> bool:
    """Do these eyes learn of an event?"""
    return eyes == EVERYTHING or event.told_to(eyes)


def told(eyes: Eyes, event: Event) -> dict[str, object]:
    """An event as these eyes see it."""
    return event.view(int(event.seat) if eyes == EVERYTHING else eyes)


def everything(state: State, viewer: int | None = None) -> View:
    """A viewer's view with every seat as its own player knows it, and all that anybody knows."""
    view = dict(state.view(viewer))
    for seat in range(int(state.seats)):
        known = state.view(seat)
        view["seats"][seat] = known["seats"][seat]
        for name in set(view) - _OWN:
            _fill(view[name], known[name])
    return view


def _kind(entry: Entry) -> Kind:
    if entry.seat == CHANCE:
        return "outcome"
    return "forced" if entry.forced else "decision"


def _fill(seen: object, known: object) -> None:
    """Add the facts that are missing; what stands there stays."""
    if isinstance(seen, dict) and isinstance(known, dict):
        for name, fact in known.items():
            _fill(seen.setdefault(name, fact), fact)
    elif isinstance(seen, list) and isinstance(known, list):
        for one, other in zip(seen, known):
            _fill(one, other)
