"""What the greedy bot thinks of its own situation: goods, soldiers, tokens and the envoy."""

from typing import Final, final

from mypy_extensions import i64

from burgrave.bots.kingsburg.court import Court
from burgrave.bots.kingsburg.gains import Purse
from burgrave.bots.kingsburg.plans import Plan, Plans
from burgrave.bots.kingsburg.provinces import SEASONS, Provinces
from burgrave.bots.kingsburg.reading import Reading
from burgrave.bots.kingsburg.weights import Weights
from burgrave.bots.kingsburg.winters import MOST_SOLDIERS, UNKNOWN, Front, Winters, battle_value
from burgrave.games.kingsburg import ids, steps
from burgrave.games.kingsburg.components import CARDS, LAST_YEAR
from burgrave.games.kingsburg.influence import places_of
from burgrave.kernel.seats import NOBODY

_MORE_SOLDIERS: Final = 5
_MORE_TOKENS: Final = 3


@final
class Mind:
    """The judgement that all decisions share; it keeps what it worked out, never what it saw."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final[Weights] = weights
        self.provinces: Final[Provinces] = Provinces(weights)
        self.plans: Final[Plans] = Plans(weights, self.provinces)
        self.winters: Final[Winters] = Winters(weights, self.provinces)
        self._tokens: Final[list[float]] = [
            weights.token * weights.spare_token**number for number in range(-1, int(SEASONS))
        ]
        """A +2 token as the one after n others, at n + 1: who has none thinks of minus one."""

    def plan(self, reading: Reading) -> Plan:
        """What to build next."""
        return self.plan_of(reading, reading.built, reading.time)

    def plan_of(self, reading: Reading, built: i64, time: i64) -> Plan:
        """What to build next in a province as it may be when `time` turns to build are left."""
        setting = reading.state.setting
        return self.plans.plan(built, time, setting.first_row, setting.last_row)

    def front(self, reading: Reading, built: i64) -> Front:
        """The coming winter, for a province as it may be then."""
        return Front(reading.year, reading.card, built, reading.governor, reading.army)

    def battle(self, reading: Reading) -> list[float]:
        """What the coming battle is worth with 0, 1, 2 … soldiers."""
        return self.winters.curve(self.front(reading, reading.built), self.rival(reading))

    def rival(self, reading: Reading) -> i64:
        """The strength of the best opponent, once it hardly grows any more."""
        if reading.step < steps.SEASON_END or reading.season != steps.AUTUMN:
            return UNKNOWN
        best: i64 = 0
        # Against a card that nobody knows any of the year will do.
        card = reading.card if reading.card != NOBODY else CARDS * (reading.year - 1)
        players = reading.state.players
        for seat in range(len(players)):
            if seat != reading.seat:
                player = players[seat]
                best = max(best, player.soldiers + battle_value(player.built, card))
        return best

    def more_soldiers(self, reading: Reading) -> list[float]:
        """What 0, 1, 2 … more soldiers add."""
        curve = self.battle(reading)
        have = min(reading.soldiers, MOST_SOLDIERS)
        part = 1.0 if reading.season == steps.AUTUMN else self.weights.early_soldier
        now = curve[have]
        return [
            part * (curve[min(have + more, MOST_SOLDIERS)] - now)
            for more in range(_MORE_SOLDIERS + 1)
        ]

    def token(self, reading: Reading, number: i64) -> float:
        """What a +2 token is worth as the one after `number` others."""
        seasons = reading.time - 1 if reading.step <= steps.BUILD else reading.time
        if number < seasons:
            return self._tokens[number + 1]
        if reading.has(ids.TOWN_HALL) or reading.has(ids.RECRUITING_CENTER):
            return self.weights.town_hall_season
        return 0.02

    def spent_token(self, reading: Reading) -> float:
        """What a +2 token would bring in seasons to come."""
        return 0.0 if reading.tokens > reading.time else self._tokens[reading.tokens]

    def envoy(self, reading: Reading) -> float:
        """What is lost when the envoy is spent; it goes back after next summer."""
        if reading.year == LAST_YEAR and reading.season == steps.AUTUMN:
            return 0.1
        if reading.season == steps.SUMMER:
            return 0.3 * self.weights.envoy
        return self.weights.envoy

    def purse(self, reading: Reading) -> Purse:
        """What the seat holds, the gifts that its dice already earned included."""
        tokens = [self.token(reading, reading.tokens + more) for more in range(_MORE_TOKENS)]
        curious = 0.0 if reading.card != NOBODY else self.weights.look
        stables: i64 = 1 if reading.has(ids.STABLES) else 0
        soldiers = self.more_soldiers(reading)
        purse = Purse(self.plan(reading), reading.goods, soldiers, tokens, curious, stables)
        if reading.step == steps.INFLUENCE and reading.player.groups:
            places = places_of(reading.player)
            places.sort()
            for place in places:
                purse = purse.after(place)
        return purse

    def court(self, reading: Reading) -> Court:
        """The advisors as the seat sees them."""
        token = self.token(reading, reading.tokens - 1)
        return Court(self.weights, reading, self.purse(reading), token, self.envoy(reading))
