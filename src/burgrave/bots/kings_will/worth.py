"""What a situation is worth to a seat at first glance, from what that seat knows."""

from typing import Final

from mypy_extensions import i64

from burgrave.bots.kings_will.weights import Weights
from burgrave.games.kings_will import ids, steps
from burgrave.games.kings_will.components import (
    BUILDINGS,
    CARDS,
    KING,
    ROUNDS,
    TRAVEL,
    TRIBUTE,
    WILLS,
    YIELDS,
)
from burgrave.games.kings_will.goods import coins, enough, of_kind, pack
from burgrave.games.kings_will.land import brings_up, kind_of, peasants_on
from burgrave.games.kings_will.mood import band_of
from burgrave.games.kings_will.player import Player
from burgrave.games.kings_will.scoring import (
    BASE_OF,
    MEASURES,
    WISH_OF,
    emblem_points,
    measure,
    will_points,
)
from burgrave.games.kings_will.state import KingsWill
from burgrave.kernel.seating import NOBODY, bits

_PRICES: Final[list[list[i64]]] = [
    [i64(pack(offer.give)) for offer in tile.offers] for tile in TRAVEL
]
_PEASANTS_ASKED: Final[i64] = 99
_FROM_BAND: Final[list[list[i64]]] = [
    [i64(_PEASANTS_ASKED if offer.peasants else offer.band) for offer in tile.offers]
    for tile in TRAVEL
]
"""From which band of the mood on an offer is open; one that asks for a peasant never is."""
_OFFER_POINTS: Final[list[list[i64]]] = [[i64(o.points) for o in tile.offers] for tile in TRAVEL]
_EFFORT: Final[list[float]] = [
    {"mood": 0.7, "coins": 0.4, "resources": 0.35, "peasants": 0.9, "landscapes": 0.65}.get(
        what, 1.0
    )
    for what in MEASURES
]
"""How hard one more of each measure is to come by."""
_SHORT: Final[list[float]] = [
    0.85 if what in ("mood", "coins", "most_buildings", "resources", "full_sets") else 1.0
    for what in MEASURES
]
"""How likely it is that what is reached now still holds at the end."""
_EFFECTS: Final[list[float]] = [
    {
        "mill": 1.6,
        "tannery": 1.6,
        "sawmill": 1.9,
        "quarry": 1.9,
        "tavern": 1.0,
        "market": 0.8,
        "mint": 1.0,
        "customs_house": 1.5,
        "school": 0.6,
        "granary": 0.6,
        "tithe_barn": 0.6,
        "inn": 1.0,
        "midwife": 0.8,
        "relay_station": 0.8,
        "scout_house": 0.6,
        "chapel": 0.8,
        "masons_lodge": 1.2,
    }.get(building.id, 0.0)
    for building in BUILDINGS
]


_TABLED: Final[i64] = 12
"""Of so many missing steps a table tells how likely they are."""
_BASE: Final[list[i64]] = [i64(will.base) for will in WILLS]
_WISH: Final[list[i64]] = [i64(will.wish) for will in WILLS]
_POINTS: Final[list[i64]] = [i64(will.points) for will in WILLS]
_EACH: Final[list[i64]] = [i64(will.each) for will in WILLS]


class Worth:
    """The judgement that all decisions share."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final[Weights] = weights
        self._time: float = -1.0
        """The moment for which hopes are worked out ..."""
        self._step: float = 0.0
        """... how likely one missing step is then ..."""
        self._hopes: list[float] = []
        """... and several, by measure and number."""
        self._known: Final[dict[float, list[float]]] = {}
        """The same for all moments that were thought of."""

    def of(self, b: KingsWill, seat: i64, time: float) -> float:
        """What the seat has and may hope for, in points, with so many rounds to come."""
        player = b.players[seat]
        total = float(player.points)
        if b.at == steps.OVER:
            return total
        total += float(emblem_points(player))
        total += self._scales(player, time)
        total += self._land(player, time)
        total += self._works(player, time)
        total += self._goods(b, player, time)
        total += self._wills(b, seat, time)
        return total

    def _scales(self, player: Player, time: float) -> float:
        w = self.weights
        mood = float(player.mood)
        total = w.mood * mood * min(1.0, time + 0.2)
        if player.mood < 0:
            total += w.low_mood * mood
        total += w.education * float(player.education) * time
        total += w.development * float(player.development) * time
        if player.has(ids.LIBRARY):
            total += float(ids.LIBRARY_POINTS * player.education)
        if player.has(ids.WORKSHOP):
            total += float(ids.WORKSHOP_POINTS * player.development)
        return total

    def _land(self, player: Player, time: float) -> float:
        """Peasants at work, peasants to come, and room."""
        w = self.weights
        total = 0.0
        crowds: i64 = 0
        parents = False
        for spot in player.land:
            number = peasants_on(spot)
            if number == 0:
                continue
            good = YIELDS[kind_of(spot)]
            if good < 0:
                while number:
                    number -= 1
                    total += w.idle * time
            else:
                crowds += number << 8 * good
            parents = parents or brings_up(spot)
        while crowds:
            crowd = crowds & 255
            part = w.worker * time
            while crowd:
                total += part
                part *= w.crowd
                crowd -= 1
            crowds >>= 8
        if parents:
            total += w.parent * time
        total += w.peasant * float(player.peasants)
        return total + w.landscape * float(len(player.land)) * time

    def _works(self, player: Player, time: float) -> float:
        """What settlements and buildings go on doing."""
        w = self.weights
        total = 0.0
        if player.count(ids.CASTLE):
            total += w.store * time
        if player.count(ids.MONASTERY):
            total += w.monastery * time
        built = player.built
        building: i64 = 0
        while built:
            if built & 1:
                total += w.building * _EFFECTS[building] * time
            built >>= 1
            building += 1
        return total

    def _goods(self, b: KingsWill, player: Player, time: float) -> float:
        """Tribute first, then offers, and the rest to build with."""
        w = self.weights
        total = 0.0
        goods = player.goods
        near = max(0.0, min(1.0, 1.0 - time + float(ROUNDS - b.round)))
        visit_due = b.travel != NOBODY and b.at <= steps.TRIBUTE
        if visit_due:
            total += w.tribute * self._payable(player, TRIBUTE[b.travel]) * (0.35 + 0.65 * near)
            if enough(goods, TRIBUTE[b.travel]):
                goods -= TRIBUTE[b.travel]
        if b.travel != NOBODY and b.at <= steps.OFFERS:
            band = band_of(player.mood)
            prices = _PRICES[b.travel]
            for number in range(len(prices)):
                price = prices[number]
                if _FROM_BAND[b.travel][number] <= band and enough(goods, price):
                    if not player.given >> number & 1:
                        goods -= price
                        points = float(_OFFER_POINTS[b.travel][number])
                        total += w.offer * points * (0.3 + 0.7 * near)
        rest = min(1.0, 0.75 * time)
        for kind in range(4):
            number_left = of_kind(goods, kind)
            part = w.resource * rest
            while number_left:
                total += part
                part *= w.fading
                number_left -= 1
        part = w.coin * rest
        number_left = coins(goods)
        while number_left:
            total += part
            part *= w.coin_fading
            number_left -= 1
        return total

    def _payable(self, player: Player, price: i64) -> float:
        """How much of a price is there, from 0 to 1."""
        due = 0.0
        here = 0.0
        for kind in range(5):
            wanted = of_kind(price, kind)
            due += float(wanted)
            here += float(min(wanted, of_kind(player.goods, kind)))
        return 1.0 if here == due else 0.55 * here / due

    def _wills(self, b: KingsWill, seat: i64, time: float) -> float:
        """My discs, and the best cards for those to come."""
        w = self.weights
        player = b.players[seat]
        total = 0.0
        laid: i64 = 0
        hopes: list[float] = []
        for place in range(CARDS):
            mine = b.discs_at(place) >> seat & 1
            laid += mine
            if player.seen >> place & 1:
                value = self.card(b, seat, b.will_at(place), time)
                if mine:
                    total += value
                elif bits(b.discs_at(place)) < b.setting.discs:
                    hopes.append(w.later * value)
            elif not mine:
                hopes.append(w.unknown_card)
        to_come = ROUNDS - laid
        if len(hopes) > 1:
            hopes.sort(reverse=True)
        for value in hopes:
            if to_come == 0:
                break
            to_come -= 1
            total += value
        return total

    def card(self, b: KingsWill, seat: i64, card: i64, time: float) -> float:
        """What a card will likely score for the seat."""
        if time < 0.05:
            return float(will_points(b, seat, card))
        if time != self._time:
            self._think_of(time)
        base = _BASE[card] - measure(b, seat, BASE_OF[card])
        safe = 1.0
        if base > 0:
            safe = self._hope(base, BASE_OF[card])
        most = float(_POINTS[card])
        if _EACH[card]:
            now = float(max(0, will_points(b, seat, card)))
            hope = min(most, now + 1.2 * min(time, 1.5))
            return safe * max(now * 0.8, 0.8 * hope) - 2.0 * (1.0 - safe)
        short = _WISH[card] - measure(b, seat, WISH_OF[card])
        met = _SHORT[WISH_OF[card]]
        if short > 0:
            met = self._hope(short, WISH_OF[card])
        return met * safe * most - 2.0 * (1.0 - safe)

    def _hope(self, missing: i64, what: i64) -> float:
        """How likely so many missing steps of a measure are still made."""
        if missing < _TABLED:
            return self._hopes[_TABLED * what + missing]
        hope: float = self._step ** (float(missing) * _EFFORT[what])
        return hope

    def _think_of(self, time: float) -> None:
        """Powers take long, and there are few moments: what was worked out once is kept."""
        w = self.weights
        self._time = time
        self._step = min(0.97, w.hope + w.hope_a_round * time)
        known = self._known.get(time)
        if known is None:
            known = [
                self._step ** (float(missing) * effort)
                for effort in _EFFORT
                for missing in range(_TABLED)
            ]
            self._known[time] = known
        self._hopes = known


def time_left(b: KingsWill) -> float:
    """How many rounds are still to be played, with a part of this one."""
    if b.at < steps.TRAVEL_TILE:
        return float(ROUNDS)
    if b.at >= steps.COMMIT:
        return float(ROUNDS - b.round)
    return float(ROUNDS - b.round) + 1.0 - float(b.place_of(KING)) / 8.0
