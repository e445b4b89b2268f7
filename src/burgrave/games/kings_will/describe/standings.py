"""How the viewer stands with the Will cards that the viewer knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.games.kings_will.components import WILL_INDEX, WILLS, WRATH, Will
from burgrave.games.kings_will.goods import RESOURCES

View = Mapping[str, Any]
Facts = dict[str, Any]
Side = Mapping[str, Any]


def standings(view: View) -> list[Facts]:
    """How the viewer stands with each Will card that the viewer knows."""
    known = [
        (place, WILLS[WILL_INDEX[will["card"]]])
        for place, will in enumerate(view["wills"])
        if "card" in will
    ]
    return [{"place": place} | _standing(view, card) for place, card in known]


def _standing(view: View, card: Will) -> Facts:
    base = _measure(view, card.base_of)
    wish = _measure(view, card.wish_of)
    if base < card.base:
        worth = -int(WRATH)
    elif wish < card.wish:
        worth = 0
    else:
        worth = min(card.points, card.each * wish) if card.each else card.points
    return {
        "base": {"of": card.base_of, "need": card.base, "have": base},
        "wish": {"of": card.wish_of, "need": card.wish, "have": wish},
        "worth": worth,
    }


def _measure(view: View, what: str) -> int:
    """How much the viewer has of what a card counts."""
    side: Side = view["seats"][view["viewer"]]
    resources = [int(side["goods"].get(name, 0)) for name in RESOURCES]
    land = side["land"]
    if what in _SCALES:
        return int(side[what])
    if what in _SETTLED:
        return int(side["settlements"].get(_SETTLED[what], 0))
    if what == "landscapes":
        return len(land)
    if what == "settlement_kinds":
        return len(side["settlements"])
    if what == "buildings":
        return len(side["buildings"])
    if what == "coins":
        return int(side["goods"].get("coin", 0))
    if what == "resources":
        return sum(resources)
    if what == "most_buildings":
        return int(len(side["buildings"]) == max(len(each["buildings"]) for each in view["seats"]))
    if what == "resource_kinds":
        return sum(n > 0 for n in resources)
    if what == "full_sets":
        return min(resources)
    return sum(bool(spot["settlements"] and spot["peasants"]) for spot in land)


_SCALES = ("mood", "education", "development", "peasants")
_SETTLED = {
    "hamlets": "hamlet",
    "castles": "castle",
    "monasteries": "monastery",
    "villages": "village",
}
