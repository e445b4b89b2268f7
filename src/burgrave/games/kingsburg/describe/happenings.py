"""Log lines: what happened and why, made from an event as its viewer may see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from burgrave.games.kingsburg.describe.offers import effect_name
from burgrave.games.kingsburg.describe.words import Words, roman
from burgrave.locale.words import Facts, Said, hyphened, told

if TYPE_CHECKING:
    from burgrave.locale import Speaker


def describe_event(
    event: Facts,
    speaker: Speaker,
    names: Sequence[str],
    options: Mapping[str, object] | None = None,
    you: int | None = None,
) -> str:
    """One event as a sentence; the table's options choose the edition's names."""
    edition = str((options or {}).get("edition", "revised"))
    words = Words(speaker, edition, names)
    kind = str(event["kind"])
    said = told(words, event, _TELLERS)
    text = words.say(f"event-{hyphened(kind)}", **said)
    if kind == "looked" and "enemy" in event:
        seen = words.enemy(event["enemy"])
        text += " " + words.say("event-look-result", enemy=seen, strength=event["strength"])
    return text


def _order(words: Words, event: Facts) -> Said:
    return {"order": words.players(event["order"])}


def _goods(words: Words, event: Facts) -> Said:
    return {"goods": words.amounts(event["goods"])}


def _gift(words: Words, event: Facts) -> Said:
    gift = {**event.get("goods", {})}
    gift |= {name: event.get(name, 0) for name in ("soldiers", "tokens", "points")}
    return {
        "advisor": words.advisor(event["advisor"]),
        "gift": words.amounts(gift),
        "price": event.get("price", 0),
    }


def _dice(words: Words, event: Facts) -> Said:
    said: Said = {"dice": words.group(event["own"], event["bonus"]), "total": event["total"]}
    if event.get("by"):
        said["by"] = event["by"]
    return said


def _influenced(words: Words, event: Facts) -> Said:
    return {
        "advisor": words.advisor(event["advisor"]),
        "dice": words.group(event["own"], event["bonus"]),
        "token": event["token"],
        "market": event["market"],
        "envoy": event["envoy"],
    }


def _swap(words: Words, event: Facts) -> Said:
    return {"give": words.amounts(event["paid"]), "get": words.amounts(event["goods"])}


def _payment(words: Words, event: Facts) -> Said:
    tokens = {"tokens": 1} if event["token"] else {}
    return {"payment": words.amounts({**event["paid"], **tokens})}


def _built(words: Words, event: Facts) -> Said:
    return {
        "building": words.building(event["building"]),
        "price": words.amounts(event["price"]),
        "points": event["points"],
        "envoy": event["envoy"],
    }


def _governor(words: Words, event: Facts) -> Said:
    return {"by": hyphened(event["governor"]), "governor": words.governor(event["governor"])}


def _card(words: Words, event: Facts) -> Said:
    return {
        "enemy": words.enemy(event["enemy"]),
        "strength": event["strength"],
        "penalty": words.amounts(event["penalty"]),
        "reward": words.amounts(event["reward"]),
    }


def _battle(words: Words, event: Facts) -> Said:
    return {
        "strength": event["strength"],
        "enemy_strength": event["enemy"],
        "outcome": event["outcome"],
    }


def _fallen(words: Words, event: Facts) -> Said:
    return {"building": words.building(event["building"]), "points": event["points"]}


def _spoils(words: Words, event: Facts) -> Said:
    return {"goods": words.amounts({**event["goods"], "points": event["points"]})}


def _over(words: Words, event: Facts) -> Said:
    names = [words.player(seat) for seat in event["winners"]]
    return {"n": len(names), "players": words.joined(names)}


def _advisor(words: Words, event: Facts) -> Said:
    return {"advisor": words.advisor(event["advisor"])}


def _points(words: Words, event: Facts) -> Said:
    return {"n": event["points"]}


def _reason(words: Words, event: Facts) -> Said:
    return {"reason": hyphened(event["reason"])}


def _effect(words: Words, event: Facts) -> Said:
    return {"effect": effect_name(words, event["effect"])}


def _forced(words: Words, event: Facts) -> Said:
    return {"forced": event["forced"]}


_TELLERS: dict[str, Callable[[Words, Facts], Said]] = {
    "turn order drawn": _order,
    "governor revealed": lambda words, event: {"governor": words.governor(event["governor"])},
    "year begins": lambda words, event: {"year": roman(event["year"])},
    "enemy drawn": lambda words, event: {
        "weakest": event["weakest"],
        "strongest": event["strongest"],
    },
    "raised": lambda words, event: {"building": words.building(event["building"])},
    "kings aid die": _reason,
    "kings aid good": _goods,
    "governor good": lambda words, event: _governor(words, event) | _goods(words, event),
    "governor points": lambda words, event: _governor(words, event) | _points(words, event),
    "neutral dice": _advisor,
    "priest blessing": lambda words, event: {"die": event["die"]},
    "bonus dice": lambda words, event: {"rolled": event["rolled"], "due": event["due"]},
    "rolled": _dice,
    "rerolled": _dice,
    "turned": _dice,
    "shifted": _dice,
    "prince": _dice,
    "turn order": _order,
    "influenced": _influenced,
    "passed": _forced,
    "duke moved": _advisor,
    "gift": _gift,
    "declined": _advisor,
    "traded": lambda words, event: _advisor(words, event) | _swap(words, event),
    "built": _built,
    "built nothing": _forced,
    "town hall": _payment,
    "exchanged": _swap,
    "sold": _swap,
    "kings reward": lambda words, event: {"n": event["buildings"]},
    "envoy awarded": _reason,
    "recruited": _payment,
    "army token revealed": lambda words, event: {"n": event["number"]},
    "kings reinforcements": lambda words, event: {"n": event["number"]},
    "always": _effect,
    "effect declined": _effect,
    "held back": lambda words, event: {"outcome": event["outcome"]},
    "academy roll": lambda words, event: {"die": event["die"], "n": event["number"]},
    "enemy revealed": _card,
    "battle": _battle,
    "lost goods": _goods,
    "building destroyed": _fallen,
    "points lost": _points,
    "spoils": _spoils,
    "strongest winner": lambda words, event: {"strength": event["strength"]},
    "cathedral points": _points,
    "army token points": _points,
    "game over": _over,
}
"""What each kind of event tells besides the player; kinds without an entry tell nothing more."""
