"""What the greedy bot thinks of its own situation: goods, soldiers, tokens and the envoy."""

from burgrave.bots.kingsburg.court import Court
from burgrave.bots.kingsburg.gains import Purse
from burgrave.bots.kingsburg.plans import Plan, Plans
from burgrave.bots.kingsburg.provinces import Provinces
from burgrave.bots.kingsburg.reading import Reading
from burgrave.bots.kingsburg.weights import Weights
from burgrave.bots.kingsburg.winters import MOST_SOLDIERS, UNKNOWN, Front, Winters, battle_value
from burgrave.games.kingsburg import ids, steps
from burgrave.games.kingsburg.influence import groups_of
from burgrave.kernel.seats import NOBODY

_MORE_SOLDIERS = 5
_MORE_TOKENS = 3


class Mind:
    """The judgement that all decisions share; it keeps what it worked out, never what it saw."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.provinces = Provinces(weights)
        self.plans = Plans(weights, self.provinces)
        self.winters = Winters(weights, self.provinces)

    def plan(self, reading: Reading) -> Plan:
        """What to build next."""
        return self.plans.plan(reading.built, reading.time, reading.first_row, reading.last_row)

    def front(self, reading: Reading, built: int) -> Front:
        """The coming winter, for a province as it may reading then."""
        return Front(reading.year, reading.card, built, reading.governor, reading.army)

    def battle(self, reading: Reading, soldiers: int) -> float:
        """What the coming battle is worth with so many soldiers."""
        return self.winters.worth(self.front(reading, reading.built), soldiers, self.rival(reading))

    def rival(self, reading: Reading) -> int:
        """The strength of the best opponent, once it hardly grows any more."""
        if reading.step < steps.SEASON_END or reading.season != steps.AUTUMN:
            return UNKNOWN
        best = 0
        # Against a card that nobody knows any of the year will do.
        card = reading.card if reading.card != NOBODY else 5 * reading.year - 5
        for seat, player in enumerate(reading.state.players):
            if seat != reading.seat:
                best = max(best, int(player.soldiers) + battle_value(int(player.built), card))
        return best

    def more_soldiers(self, reading: Reading) -> list[float]:
        """What 0, 1, 2 … more soldiers add."""
        curve = self.winters.curve(self.front(reading, reading.built), self.rival(reading))
        have = min(reading.soldiers, MOST_SOLDIERS)
        part = 1.0 if reading.season == steps.AUTUMN else self.weights.early_soldier
        more = [part * (worth - curve[have]) for worth in curve[have : have + _MORE_SOLDIERS + 1]]
        return more + [more[-1]] * (_MORE_SOLDIERS + 1 - len(more))

    def token(self, reading: Reading, number: int) -> float:
        """What a +2 token is worth as the one after `number` others."""
        seasons = reading.time - 1 if reading.step <= steps.BUILD else reading.time
        if number < seasons:
            return self.weights.token * self.weights.spare_token**number
        if (
            reading.built >> int(ids.TOWN_HALL) & 1
            or reading.built >> int(ids.RECRUITING_CENTER) & 1
        ):
            return self.weights.town_hall_season
        return 0.02

    def envoy(self, reading: Reading) -> float:
        """What is lost when the envoy is spent; it goes back after next summer."""
        if reading.year == 5 and reading.season == steps.AUTUMN:
            return 0.1
        if reading.season == steps.SUMMER:
            return 0.3 * self.weights.envoy
        return self.weights.envoy

    def purse(self, reading: Reading) -> Purse:
        """What the seat holds, the gifts that its dice already earned included."""
        tokens = [self.token(reading, reading.tokens + more) for more in range(_MORE_TOKENS)]
        curious = 0.0 if reading.card != NOBODY else self.weights.look
        stables = reading.built >> int(ids.STABLES) & 1
        goods = (reading.gold, reading.wood, reading.stone)
        soldiers = self.more_soldiers(reading)
        purse = Purse(self.plan(reading), goods, soldiers, tokens, curious, stables)
        if reading.step == steps.INFLUENCE and reading.player.groups:
            for place in sorted(place for _, place in groups_of(reading.player)):
                purse = purse.after(place)
        return purse

    def court(self, reading: Reading) -> Court:
        """The advisors as the seat sees them."""
        token = self.token(reading, reading.tokens - 1)
        return Court(self.weights, reading, self.purse(reading), token, self.envoy(reading))
