"""What the viewer could reckon: what each action would bring, prices, tribute, offers, cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from burgrave.games.kings_will.building import (
    cost_of,
    free_places,
    missing_for,
    saves,
    sites_of,
)
from burgrave.games.kings_will.components import (
    BUILDING_COST,
    BUILDINGS,
    CARDS,
    DEVELOPMENT_MOST,
    DEVELOPMENT_POINTS,
    EDUCATION_MOST,
    EDUCATION_POINTS,
    EMBLEMS,
    HARVESTS,
    LESSON_MOOD,
    SETTLEMENTS,
    TRAVEL,
    UNPAID_MOOD,
    WILLS,
)
from burgrave.games.kings_will.describe.look import state_of
from burgrave.games.kings_will.enriching import looks_of, tax_mood
from burgrave.games.kings_will.goods import COIN, UNITS, missing, named
from burgrave.games.kings_will.governing import lesson_coins
from burgrave.games.kings_will.harvesting import yield_of
from burgrave.games.kings_will.mood import mood_after, rebels
from burgrave.games.kings_will.moving import steps_of, swaps_of
from burgrave.games.kings_will.multiplying import births, money_for
from burgrave.games.kings_will.player import Player
from burgrave.games.kings_will.scoring import MEASURES, joins, measure, will_points
from burgrave.games.kings_will.sheet import (
    BuildingAdvice,
    DevelopmentAdvice,
    EducationAdvice,
    HarvestAdvice,
    JoinAdvice,
    KingsWillAdvice,
    OfferAdvice,
    SettlementAdvice,
    TaxAdvice,
    TributeAdvice,
    WillAdvice,
)
from burgrave.games.kings_will.state import KingsWill
from burgrave.games.kings_will.view import settlements_left
from burgrave.games.kings_will.visit import (
    collected,
    lift_for,
    missing_for_offer,
    missing_peasants,
    mood_at_offers,
    owed,
)
from burgrave.kernel.seats import NOBODY

if TYPE_CHECKING:
    from burgrave.kernel.seat import Look


def advice(look: Look) -> KingsWillAdvice | None:
    """What the viewer could reckon: what each action brings, prices, tribute, Will cards."""
    b, seat = state_of(look), look.viewer
    if seat is None or b.over:
        return None
    player = b.players[seat]
    return {
        "harvests": [harvest(player, good) for good in range(len(HARVESTS))],
        "taxes": taxes(player),
        "money": int(money_for(player)),
        "steps": int(steps_of(player)),
        "swaps": int(swaps_of(player)),
        "looks": int(looks_of(player)),
        "education": education(player),
        "development": development(player),
        "sites": sites_of(player),
        "births": births(b, player),
        "free": free_places(player),
        "settlements": [_settlement(b, seat, kind) for kind in range(len(SETTLEMENTS))],
        "buildings": [_building(b, seat, building) for building in range(len(BUILDINGS))],
        "tribute": None if b.travel == NOBODY else _tribute(b, seat),
        "offers": [] if b.travel == NOBODY else _offers(b, seat),
        "wills": [_standing(b, seat, place) for place in known_cards(b, seat)],
    }


def harvest(player: Player, good: int) -> HarvestAdvice:
    """What a harvest brings in, and what finds no room."""
    gain = int(yield_of(player, good))
    kept = int(player.takes(good, gain))
    return {"action": HARVESTS[good], "gain": named(kept * UNITS[good]), "lost": gain - kept}


def taxes(player: Player) -> TaxAdvice:
    """A coin from each peasant, and how the people take it."""
    coins = int(player.takes(COIN, player.peasants))
    by = tax_mood(player)
    return {
        "coins": coins,
        "lost": int(player.peasants) - coins,
        "mood": int(mood_after(player, by)),
        "rebels": rebels(player, by),
    }


def education(player: Player) -> EducationAdvice | None:
    """What the next level brings; None at the end of the scale."""
    level = int(player.education) + 1
    if level > EDUCATION_MOST:
        return None
    coins = int(player.takes(COIN, lesson_coins(player)))
    return {
        "level": level,
        "mood": int(mood_after(player, LESSON_MOOD)),
        "gain": {"coin": coins} if coins else {},
        "points": int(EDUCATION_POINTS[level]),
    }


def development(player: Player) -> DevelopmentAdvice | None:
    """What the next level brings; None at the end of the scale."""
    level = int(player.development) + 1
    if level > DEVELOPMENT_MOST:
        return None
    return {"level": level, "points": int(DEVELOPMENT_POINTS[level])}


def _settlement(b: KingsWill, seat: int, kind: int) -> SettlementAdvice:
    player, settlement = b.players[seat], SETTLEMENTS[kind]
    cost = cost_of(player, kind)
    return {
        "settlement": settlement.id,
        "price": named(cost),
        "missing": named(missing_for(player, kind)),
        "saves": saves(player, cost),
        "left": settlements_left(b, kind, seat),
        "points": settlement.points,
        "mood": int(mood_after(player, settlement.mood)),
        "rebels": rebels(player, settlement.mood),
    }


def owner_of(b: KingsWill, building: int) -> int | None:
    """Who has a building."""
    return next((seat for seat, player in enumerate(b.players) if player.has(building)), None)


def _building(b: KingsWill, seat: int, number: int) -> BuildingAdvice:
    player, building, owner = b.players[seat], BUILDINGS[number], owner_of(b, number)
    if owner is not None:
        return {
            "building": building.id,
            "state": "mine" if owner == seat else "taken",
            "owner": owner,
        }
    lacking = named(missing(player.goods, BUILDING_COST[number]))
    return {
        "building": building.id,
        "state": "missing" if lacking else "can",
        "missing": lacking,
        "joins": [
            {"place": place, "joins": found}
            for place in free_places(player)
            if (found := joins_at(player, number, place))
        ],
        "mood": int(mood_after(player, building.mood)),
        "rebels": rebels(player, building.mood),
    }


def joins_at(player: Player, building: int, place: int) -> list[JoinAdvice]:
    """The emblems that would become whole, and what they score."""
    return [
        {"side": side, "emblem": emblem, "points": EMBLEMS[emblem]}
        for side, emblem in joins(player, building, place)
    ]


def _tribute(b: KingsWill, seat: int) -> TributeAdvice:
    """What the viewer owes, or how it was answered, and the mood that the offers will meet."""
    player = b.players[seat]
    lacking = missing(player.goods, owed(b, seat))
    return {
        "goods": dict(TRAVEL[b.travel].tribute),
        "missing": named(lacking),
        "answered": answered(b, seat),
        "mood": int(mood_at_offers(b, seat)),
        "rebels": lacking != 0 and rebels(player, UNPAID_MOOD),
    }


def answered(b: KingsWill, seat: int) -> Literal["paid", "unpaid"] | None:
    """How the tribute of this round was answered; None as long as it was not."""
    if not collected(b, seat):
        return None
    return "paid" if b.players[seat].paid >> b.round & 1 else "unpaid"


def _offers(b: KingsWill, seat: int) -> list[OfferAdvice]:
    return [_offer(b, seat, number) for number in range(len(TRAVEL[b.travel].offers))]


def _offer(b: KingsWill, seat: int, number: int) -> OfferAdvice:
    """Can an offer be taken up, or what stands in the way?"""
    player, offer = b.players[seat], TRAVEL[b.travel].offers[number]
    lacking = named(missing_for_offer(b, seat, number))
    if peasants := int(missing_peasants(player, offer)):
        lacking["peasant"] = peasants
    facts: OfferAdvice = {
        "number": number,
        "state": "missing" if lacking else "can",
        "missing": lacking,
    }
    if player.given >> number & 1:
        facts["state"] = "given"
    elif lift := int(lift_for(mood_at_offers(b, seat), offer)):
        facts["state"] = "mood"
        facts["lift"] = lift
    return facts


def is_open(b: KingsWill, seat: int, number: int) -> bool:
    """Will the viewer's people be happy enough for an offer?"""
    return lift_for(mood_at_offers(b, seat), TRAVEL[b.travel].offers[number]) == 0


def known_cards(b: KingsWill, seat: int) -> list[int]:
    """The places of the Will board whose cards the viewer may look at."""
    shown = b.shown_to(seat)
    return [p for p in range(CARDS) if shown >> p & 1 and b.will_at(p) != NOBODY]


def _standing(b: KingsWill, seat: int, place: int) -> WillAdvice:
    """How the viewer stands with a Will card that the viewer knows."""
    card = b.will_at(place)
    will = WILLS[card]
    base, wish = (int(measure(b, seat, MEASURES.index(of))) for of in (will.base_of, will.wish_of))
    return {
        "place": place,
        "base": {"of": will.base_of, "need": will.base, "have": base},
        "wish": {"of": will.wish_of, "need": will.wish, "have": wish},
        "worth": int(will_points(b, seat, card)),
    }
