"""Reasons: what happens after a choice more often, or less, than after the others."""

from collections import Counter
from typing import Any

from burgrave.counsel.counsel import Ground, Reason
from burgrave.games import rule_guide
from burgrave.kernel.event import Event
from burgrave.kernel.home import game_of
from burgrave.kernel.sheet import Grounds
from burgrave.kernel.state import State

_MOST = 2
_TELLING = 0.08
"""So much more often a thing has to happen to be a reason."""
_DANGER = 0.15
"""What happens so often is a risk, even if it does so after every choice."""

Key = tuple[Ground, str, tuple[Any, ...], int]
"""The kind of an event, the facts that tell it from others, and the seat that it happens to."""


class Seen:
    """What was seen to happen after one choice, and how often."""

    def __init__(self) -> None:
        self._times = 0
        self._counts: Counter[Key] = Counter()
        self.taken: list[Key] = []
        """What the choice itself takes, which somebody else may want."""
        self.events: dict[Key, Event] = {}
        """The first of each."""

    def note(self, log: list[Event], at_once: int, seat: int, grounds: Grounds) -> None:
        """Count each thing once."""
        self._times += 1
        found: set[Key] = set()
        for number, event in enumerate(log):
            for key in _keys(event, seat, grounds):
                found.add(key)
                self.events.setdefault(key, event)
                mine = key[0] == "denies" and key[3] == seat and number < at_once
                if mine and key not in self.taken:
                    self.taken.append(key)
        self._counts.update(found)

    def share(self, key: Key) -> float:
        """How often it happened, as a part of all times."""
        return self._counts[key] / self._times

    def of(self, ground: Ground) -> list[Key]:
        """What was seen of one ground."""
        return [key for key in self._counts if key[0] == ground]


def reasons(seen: Seen, others: list[Seen], grounds: Grounds, state: State) -> tuple[Reason, ...]:
    """What tells most for a choice, or against it; the most telling first."""
    found = [*_aims(seen, others), *_denials(seen, others), *_risks(seen, others)]
    found.sort(key=lambda each: (-each[0], str(each[1])))
    return tuple(_reason(*each[1:], grounds, state) for each in found[:_MOST])


_Found = tuple[float, Key, Event, float, float]
"""How telling, what, one such event, how often, and how often otherwise."""


def _aims(seen: Seen, others: list[Seen]) -> list[_Found]:
    found: list[_Found] = []
    for key in seen.of("towards"):
        share, otherwise = seen.share(key), _mean(others, key)
        if share - otherwise >= _TELLING:
            found.append((share - otherwise, key, seen.events[key], share, otherwise))
    return found


def _denials(seen: Seen, others: list[Seen]) -> list[_Found]:
    """What the choice takes and another seat takes where it does not: who does so most often."""
    found: list[_Found] = []
    for taken in seen.taken:
        rivals = {key for other in others for key in other.of("denies") if _rivals(key, taken)}
        if rivals:
            rival = max(sorted(rivals, key=str), key=lambda key: _mean(others, key))
            share = _mean(others, rival)
            if share >= _TELLING:
                event = next(other.events[rival] for other in others if rival in other.events)
                found.append((share, rival, event, share, 0.0))
    return found


def _risks(seen: Seen, others: list[Seen]) -> list[_Found]:
    found: list[_Found] = []
    for key in seen.of("risk"):
        share, otherwise = seen.share(key), _mean(others, key)
        if share - otherwise >= _TELLING or share >= _DANGER:
            found.append((max(share - otherwise, 0.0), key, seen.events[key], share, otherwise))
    return found


def _rivals(key: Key, taken: Key) -> bool:
    return key[1:3] == taken[1:3] and key[3] != taken[3]


def _keys(event: Event, seat: int, grounds: Grounds) -> list[Key]:
    """What an event counts as."""
    keys: list[Key] = []
    own, kind = int(event.seat), event.kind
    if kind in grounds.contested:
        facts = tuple(event.facts[name] for name in grounds.contested[kind])
        keys.append(("denies", kind, facts, own))
    if own != seat:
        return keys
    if kind in grounds.towards:
        keys.append(("towards", kind, tuple(event.facts[n] for n in grounds.towards[kind]), own))
    wanted = grounds.risks.get(kind)
    if wanted is not None and all(event.facts.get(name) == so for name, so in wanted.items()):
        keys.append(("risk", kind, (), own))
    return keys


def _mean(others: list[Seen], key: Key) -> float:
    return sum(other.share(key) for other in others) / len(others) if others else 0.0


def _reason(
    key: Key, event: Event, share: float, otherwise: float, grounds: Grounds, state: State
) -> Reason:
    """Told by what all such events have in common: the rest was only so in one of the tries."""
    ground, kind, facts, seat = key
    guide = rule_guide(game_of(type(state)).name)
    options = dict(state.view(None)["options"])
    rule = guide.rule_of_event(event.view(None), options, int(state.seats))
    names = grounds.contested if ground == "denies" else grounds.towards
    told = dict(zip(names.get(kind, ()), facts, strict=False))
    return Reason(
        ground=ground,
        event={"kind": kind, "seat": seat, **told},
        percent=round(100 * share),
        otherwise=round(100 * otherwise),
        rule=rule,
    )
