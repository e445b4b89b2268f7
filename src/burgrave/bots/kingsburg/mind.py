"""What the greedy bot thinks of its own situation: goods, soldiers, tokens and the envoy."""

from burgrave.bots.kingsburg.court import Court
from burgrave.bots.kingsburg.gains import Purse
from burgrave.bots.kingsburg.look import Look
from burgrave.bots.kingsburg.plans import Plan, Plans
from burgrave.bots.kingsburg.provinces import Provinces
from burgrave.bots.kingsburg.weights import Weights
from burgrave.bots.kingsburg.winters import MOST_SOLDIERS, UNKNOWN, Front, Winters, battle_value
from burgrave.games.kingsburg import ids, steps
from burgrave.games.kingsburg.influence import groups_of
from burgrave.kernel.seating import NOBODY

_MORE_SOLDIERS = 5
_MORE_TOKENS = 3


class Mind:
    """The judgement that all decisions share; it keeps what it worked out, never what it saw."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.provinces = Provinces(weights)
        self.plans = Plans(weights, self.provinces)
        self.winters = Winters(weights, self.provinces)

    def plan(self, look: Look) -> Plan:
        """What to build next."""
        return self.plans.plan(look.built, look.time, look.first_row, look.last_row)

    def front(self, look: Look, built: int) -> Front:
        """The coming winter, for a province as it may look then."""
        return Front(look.year, look.card, built, look.governor, look.army)

    def battle(self, look: Look, soldiers: int) -> float:
        """What the coming battle is worth with so many soldiers."""
        return self.winters.worth(self.front(look, look.built), soldiers, self.rival(look))

    def rival(self, look: Look) -> int:
        """The strength of the best opponent, once it hardly grows any more."""
        if look.step < steps.SEASON_END or look.season != steps.AUTUMN:
            return UNKNOWN
        best = 0
        # Against a card that nobody knows any of the year will do.
        card = look.card if look.card != NOBODY else 5 * look.year - 5
        for seat, player in enumerate(look.state.players):
            if seat != look.seat:
                best = max(best, int(player.soldiers) + battle_value(int(player.built), card))
        return best

    def more_soldiers(self, look: Look) -> list[float]:
        """What 0, 1, 2 … more soldiers add."""
        curve = self.winters.curve(self.front(look, look.built), self.rival(look))
        have = min(look.soldiers, MOST_SOLDIERS)
        part = 1.0 if look.season == steps.AUTUMN else self.weights.early_soldier
        more = [part * (worth - curve[have]) for worth in curve[have : have + _MORE_SOLDIERS + 1]]
        return more + [more[-1]] * (_MORE_SOLDIERS + 1 - len(more))

    def token(self, look: Look, number: int) -> float:
        """What a +2 token is worth as the one after `number` others."""
        seasons = look.time - 1 if look.step <= steps.BUILD else look.time
        if number < seasons:
            return self.weights.token * self.weights.spare_token**number
        if look.built >> int(ids.TOWN_HALL) & 1 or look.built >> int(ids.RECRUITING_CENTER) & 1:
            return self.weights.town_hall_season
        return 0.02

    def envoy(self, look: Look) -> float:
        """What is lost when the envoy is spent; it goes back after next summer."""
        if look.year == 5 and look.season == steps.AUTUMN:
            return 0.1
        if look.season == steps.SUMMER:
            return 0.3 * self.weights.envoy
        return self.weights.envoy

    def purse(self, look: Look) -> Purse:
        """What the seat holds, the gifts that its dice already earned included."""
        tokens = [self.token(look, look.tokens + more) for more in range(_MORE_TOKENS)]
        curious = 0.0 if look.card != NOBODY else self.weights.look
        stables = look.built >> int(ids.STABLES) & 1
        goods = (look.gold, look.wood, look.stone)
        soldiers = self.more_soldiers(look)
        purse = Purse(self.plan(look), goods, soldiers, tokens, curious, stables)
        if look.step == steps.INFLUENCE and look.player.groups:
            for place in sorted(place for _, place in groups_of(look.player)):
                purse = purse.after(place)
        return purse

    def court(self, look: Look) -> Court:
        """The advisors as the seat sees them."""
        token = self.token(look, look.tokens - 1)
        return Court(self.weights, look, self.purse(look), token, self.envoy(look))
