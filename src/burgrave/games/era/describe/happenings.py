"""Log lines: what happened and why, made from an event as its viewer may see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from burgrave.games.era.actions import place_named
from burgrave.games.era.describe.words import Words
from burgrave.locale.words import Facts, Said, hyphened, told

if TYPE_CHECKING:
    from burgrave.locale import Speaker


def describe_event(
    event: Facts,
    speaker: Speaker,
    names: Sequence[str],
    options: Mapping[str, object] | None = None,
) -> str:
    """One event as a sentence."""
    words = Words(speaker, names)
    kind = str(event["kind"])
    said = told(words, event, _TELLERS)
    return words.say(f"event-{_key(kind, event, said)}", **said)


def _key(kind: str, event: Facts, said: Said) -> str:
    """How the catalogue calls an event; some kinds have several wordings with different facts."""
    if kind == "collected" and "lost" in said:
        return "collected-lost"
    if kind == "dice matched":
        return f"dice-{'changed' if len(said) > 2 else 'gained' if 'gained' in said else 'lost'}"
    return hyphened(kind)


def _place(words: Words, event: Facts) -> Said:
    move = place_named(event["place"])
    assert move is not None
    return {"where": words.place(move)}


def _built(words: Words, event: Facts) -> Said:
    said = _place(words, event)
    said |= {"price": words.amounts(event["price"]), "enclosed": event["enclosed"]}
    return said


def _collected(words: Words, event: Facts) -> Said:
    said: Said = {"stores": words.amounts({**event["stores"], "culture": event["culture"]})}
    if event["lost"]:
        said["lost"] = words.amounts(event["lost"])
    return said


def _store(words: Words, event: Facts) -> Said:
    return {
        "what": words.say(f"symbol-{event['store']}", n=1),
        "other": words.player(event["opponent"]),
    }


def _set_up(words: Words, event: Facts) -> Said:
    moves = [place_named(text) for text in event["pieces"]]
    return {"pieces": ", ".join(words.place(move) for move in moves if move is not None)}


def _matched(words: Words, event: Facts) -> Said:
    gained = {kind: n for kind, n in event["change"].items() if n > 0}
    lost = {kind: -n for kind, n in event["change"].items() if n < 0}
    changes = (("gained", gained), ("lost", lost))
    return {name: words.dice_count(dice) for name, dice in changes if dice}


def _over(words: Words, event: Facts) -> Said:
    names = [words.player(seat) for seat in event["winners"]]
    return {"n": len(names), "players": words.joined(names)}


_TELLERS: dict[str, Callable[[Words, Facts], Said]] = {
    "set up": _set_up,
    "round begins": lambda words, event: {"n": event["round"]},
    "rolled": lambda words, event: {"n": event["throw"], "dice": words.dice(event["dice"])},
    "revealed": lambda words, event: {
        "dice": words.dice(event["dice"]),
        "symbols": words.amounts(event["symbols"]),
    },
    "collected": _collected,
    "fed": lambda words, event: {"n": event["food"], "missing": event["missing"]},
    "disaster": lambda words, event: {"n": event["steps"], "why": event["why"]},
    "disaster strikes": lambda words, event: {
        "disaster": words.say(f"disaster-{event['disaster']}"),
        "n": event["skulls"],
    },
    "resource lost": lambda words, event: {"what": words.amounts(event["stores"])},
    "goods lost": lambda words, event: {"n": event["number"]},
    "removed": lambda words, event: _place(words, event) | {"why": event["why"]},
    "scorched": _place,
    "no scorched land": lambda words, event: {"reason": event["reason"]},
    "built": _built,
    "built no more": lambda words, event: {"n": event["hammers"]},
    "marker turned": lambda words, event: {
        "piece": words.piece(event["piece"]),
        "n": event["left"],
    },
    "demanded": _store,
    "paid": lambda words, event: _store(words, event) | {"kept": event["kept"]},
    "refused": _store,
    "nothing to extort": lambda words, event: {"other": words.player(event["opponent"])},
    "dice matched": _matched,
    "game over": _over,
    "solo over": lambda words, event: {
        "points": words.points(event["points"]),
        "rank": words.say(f"rank-{event['rank']}"),
    },
}
"""What each kind of event tells besides the player; kinds without an entry tell nothing more."""
