"""Log lines: what happened and why, made from an event as its viewer may see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from burgrave.games.kings_will.describe.words import Words, signed
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
    text = words.say(_key(kind, event), **said)
    if kind == "education" and event["coins"]:
        text += " " + words.say("event-school", coins=words.amounts({"coin": event["coins"]}))
    if kind in _SECRETS and "card" in event:
        text += " " + words.say("event-look-result", card=words.will(event["card"]))
    if kind == "wills dealt" and "cards" in event:
        cards = words.joined([words.named("will", card) for card in event["cards"]])
        text += " " + words.say("event-hand", cards=cards)
    return text


def _key(kind: str, event: Facts) -> str:
    """The message for an event; some kinds have two."""
    if kind == "offspring" and event["price"]:
        return "event-second-child"
    if kind == "rebellion" and event["chapel"]:
        return "event-calmed-rebellion"
    return f"event-{hyphened(kind)}"


_SECRETS = ("explored", "will put")


def _place(words: Words, event: Facts) -> Said:
    return {"n": event["place"] + 1}


def _card_place(words: Words, event: Facts) -> Said:
    return {"n": event["card place"] + 1}


def _points(words: Words, event: Facts) -> Said:
    return {"points": words.points(event["points"])}


def _lost_points(words: Words, event: Facts) -> Said:
    return {"points": words.points(-event["points"])}


def _goods(words: Words, event: Facts) -> Said:
    return {"goods": words.amounts(event["goods"])}


def _price(words: Words, event: Facts) -> Said:
    return {"price": words.amounts(event["price"])}


def _founded(words: Words, event: Facts) -> Said:
    name = words.named("settlement", event["settlement"])
    return {"settlement": name, **_place(words, event), **_paid(words, event)}


def _erected(words: Words, event: Facts) -> Said:
    name = words.named("building", event["building"])
    return {"building": name, **_place(words, event), **_paid(words, event)}


def _paid(words: Words, event: Facts) -> Said:
    return {"price": words.amounts(event["price"]), "points": words.points(event["points"])}


def _harvested(words: Words, event: Facts) -> Said:
    action = words.say(f"do-{hyphened(event['action'])}")
    return {"action": action, **_goods(words, event), "lost": event["lost"]}


def _coins(words: Words, event: Facts) -> Said:
    return {"coins": words.amounts({"coin": event["coins"]}), "lost": event["lost"]}


def _level(words: Words, event: Facts) -> Said:
    return {"level": event["level"], "n": event["points"]}


def _gave(words: Words, event: Facts) -> Said:
    given = {**event["goods"], "peasant": event["peasants"]}
    return {"goods": words.amounts(given), **_points(words, event)}


def _scored(words: Words, event: Facts) -> Said:
    outcome = "wrath" if event["points"] < 0 else "will" if event["points"] else "none"
    return {
        "card": words.named("will", event["card"]),
        "outcome": outcome,
        "points": words.points(abs(event["points"])),
    }


def _mood(words: Words, event: Facts) -> Said:
    why = event["why"]
    key = why if why in ("taxes", "education", "tribute", "tavern") else "building"
    return {"by": signed(event["by"]), "mood": words.mood(event["mood"]), "why": key}


def _swapped(words: Words, event: Facts) -> Said:
    give, get = words.amounts({event["give"]: 1}), words.amounts({event["get"]: 1})
    return {"give": give, "get": get, "lost": event["lost"]}


def _over(words: Words, event: Facts) -> Said:
    return {"players": words.joined([words.player(seat) for seat in event["winners"]])}


_TELLERS: dict[str, Callable[[Words, Facts], Said]] = {
    "land laid": lambda words, event: {
        "order": ", ".join(words.named("landscape", kind) for kind in event["order"])
    },
    "hamlet set": _place,
    "peasants set": lambda words, event: {
        "places": words.joined([str(place + 1) for place in event["places"]])
    },
    "store filled": _goods,
    "will put": _card_place,
    "round begins": lambda words, event: {
        "round": event["round"],
        "tile": words.travel(event["tile"]),
    },
    "tile taken": lambda words, event: {
        "tile": words.named("tile", event["tile"]),
        "n": event["points"],
    },
    "passed": lambda words, event: {"forced": event["forced"]},
    "harvested": _harvested,
    "taxed": _coins,
    "mood changed": _mood,
    "rebellion": _lost_points,
    "peasant left": lambda words, event: {**_place(words, event), "why": event["why"]},
    "explored": _card_place,
    "founded": _founded,
    "erected": _erected,
    "education": _level,
    "development": _level,
    "walked": lambda words, event: {"start": event["place"] + 1, "end": event["to"] + 1},
    "landscape found": lambda words, event: {
        "landscape": words.named("landscape", event["landscape"]),
        "side": event["side"],
    },
    "swapped": _swapped,
    "offspring": lambda words, event: {
        **_place(words, event),
        **_price(words, event),
    },
    "sold": lambda words, event: {**_goods(words, event), **_coins(words, event)},
    "king arrives": lambda words, event: {"round": event["round"], "n": event["turns"]},
    "committed": _card_place,
    "neutral disc": _card_place,
    "treated": _price,
    "tribute paid": _goods,
    "tribute unpaid": lambda words, event: {
        **_goods(words, event),
        **_lost_points(words, event),
    },
    "gave": _gave,
    "will revealed": lambda words, event: {
        **_card_place(words, event),
        "card": words.will(event["card"]),
    },
    "will scored": _scored,
    "emblems": lambda words, event: {
        "emblems": words.joined([words.named("emblem", name) for name in event["emblems"]]),
        **_points(words, event),
    },
    "building points": lambda words, event: {
        "building": words.named("building", event["building"]),
        **_points(words, event),
    },
    "game over": _over,
}
"""What each kind of event tells besides the player; kinds without an entry tell nothing more."""
