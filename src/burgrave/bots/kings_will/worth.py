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
from burgrave.kernel.seats import NOBODY

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


_TABLED: Final[i64] = 24
"""Of so many missing steps a table tells how likely they are."""
_BASE: Final[list[i64]] = [i64(will.base) for will in WILLS]
_WISH: Final[list[i64]] = [i64(will.wish) for will in WILLS]
_POINTS: Final[list[i64]] = [i64(will.points) for will in WILLS]
_EACH: Final[list[i64]] = [i64(will.each) for will in WILLS]


_FORGOTTEN: Final[i64] = -1
"""Stands for what nobody has looked at."""
_NEVER_BELOW: Final[i64] = 64
"""No mood is so low."""


class Cards:
    """Which Will cards count for a seat: they change seldom."""

    def __init__(self) -> None:
        self.mine: list[i64] = []
        """Those under my discs that I have seen."""
        self.open: list[i64] = []
        """Those that I have seen and may still choose."""
        self.unknown: i64 = 0
        """How many others there are."""
        self.to_come: i64 = 0
        """How many discs I shall still lay."""
        self._seat: i64 = NOBODY
        self._most: i64 = 0
        self._seen: i64 = 0
        self._wills: i64 = 0
        self._discs: i64 = 0

    def look(self, b: KingsWill, seat: i64) -> None:
        """See what lies on the board, where it has changed."""
        seen = b.players[seat].seen
        if (
            b.discs != self._discs
            or seen != self._seen
            or seat != self._seat
            or b.wills != self._wills
            or b.setting.discs != self._most
        ):
            self._seat = seat
            self._most = b.setting.discs
            self._seen = seen
            self._wills = b.wills
            self._discs = b.discs
            self._sort(b)

    def _sort(self, b: KingsWill) -> None:
        self.mine = []
        self.open = []
        self.unknown = 0
        self.to_come = ROUNDS
        for place in range(CARDS):
            mine = b.discs_at(place) >> self._seat & 1
            self.to_come -= mine
            if not self._seen >> place & 1:
                self.unknown += 1 - mine
            elif mine:
                self.mine.append(b.will_at(place))
            elif not b.is_full(place):
                self.open.append(b.will_at(place))


def _insert(hopes: list[float], value: float) -> None:
    """Add a value where it belongs, the largest first."""
    place = len(hopes)
    hopes.append(value)
    while place > 0 and hopes[place - 1] < value:
        hopes[place] = hopes[place - 1]
        place -= 1
    hopes[place] = value


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
        # A decision changes little: what is as it was is not worked out again.
        self._spots: list[i64] = []
        """The land that was looked at last, and what its parts were worth ..."""
        self._of_emblems: float = 0.0
        self._of_land: float = 0.0
        self._levels: i64 = _FORGOTTEN
        """... the scales, with the buildings ..."""
        self._of_scales: float = 0.0
        self._standing: i64 = _FORGOTTEN
        """... what stands ..."""
        self._of_works: float = 0.0
        self._stored: i64 = _FORGOTTEN
        self._asked_for: i64 = _FORGOTTEN
        """... the store, and what the king wants of it ..."""
        self._of_goods: float = 0.0
        self._of_wills: float = 0.0
        self._cards: Final[Cards] = Cards()
        """... and the cards."""

    def of(self, b: KingsWill, seat: i64, time: float) -> float:
        """What the seat has and may hope for, in points, with so many rounds to come."""
        player = b.players[seat]
        if b.at == steps.OVER:
            return float(player.points)
        if time != self._time:
            self._think_of(time)
        if player.land is not self._spots:
            self._spots = player.land
            self._of_emblems = float(emblem_points(player))
            self._of_land = self._land(player, time)
        levels = (player.built << 8 | player.mood + _NEVER_BELOW) << 8
        levels |= player.education << 4 | player.development
        if levels != self._levels:
            self._levels = levels
            self._of_scales = self._scales(player, time)
        if player.built << 32 | player.settlements != self._standing:
            self._standing = player.built << 32 | player.settlements
            self._of_works = self._works(player, time)
        asked_for = (b.travel + 1 << 8 | b.round) << 8 | b.at
        asked_for = (asked_for << 8 | band_of(player.mood)) << 8 | player.given
        if player.goods != self._stored or asked_for != self._asked_for:
            self._stored = player.goods
            self._asked_for = asked_for
            self._of_goods = self._goods(b, player, time)
        self._of_wills = self._wills(b, seat, time)
        return self._sum(player.points, self._of_emblems)

    def elsewhere(self, points: i64, emblems: i64) -> float:
        """The same as what was looked at last, but for where a building stands."""
        return self._sum(points, float(emblems))

    def _sum(self, points: i64, emblems: float) -> float:
        total = float(points) + emblems + self._of_scales + self._of_land
        return total + self._of_works + self._of_goods + self._of_wills

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
                total += w.building * _EFFECTS[building] * time + w.erected
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
        cards = self._cards
        cards.look(b, seat)
        total = 0.0
        for card in cards.mine:
            total += self.card(b, seat, card, time)
        to_come = cards.to_come
        if to_come == 0:
            return total
        hopes: list[float] = []
        for card in cards.open:
            _insert(hopes, w.later * self.card(b, seat, card, time))
        # Cards that nobody has seen are all alike: they stand in line behind the better ones.
        unknown = cards.unknown
        first: i64 = 0
        while to_come > 0:
            if first < len(hopes) and (unknown == 0 or hopes[first] >= w.unknown_card):
                total += hopes[first]
                first += 1
            elif unknown > 0:
                total += w.unknown_card
                unknown -= 1
            else:
                break
            to_come -= 1
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
        self._spots = []
        self._levels = self._standing = self._stored = self._asked_for = _FORGOTTEN
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
