"""Step b: which advisor to influence with which dice, with an eye on the dice that stay."""

from typing import Final

from burgrave.bots.kingsburg.gains import PLACES, Purse
from burgrave.bots.kingsburg.reading import Reading
from burgrave.bots.kingsburg.weights import Weights
from burgrave.games.kingsburg.actions import (
    INFLUENCE,
    MARKET_WAY,
    TOKEN_WAY,
    Move,
    candidates,
)
from burgrave.games.kingsburg.dice import KINDS, MINUS, REACH
from burgrave.games.kingsburg.influence import open_to, ways_of
from burgrave.kernel.action import Action

_KINDS: Final = int(KINDS)
_HARDLY_SAFE: Final = 0.1


class Court:
    """The advisors as one seat sees them this turn."""

    def __init__(
        self, weights: Weights, reading: Reading, purse: Purse, token: float, envoy: float
    ) -> None:
        self.weights = weights
        self.purse = purse
        self.token = token
        self.envoy = envoy
        """What is lost when a +2 token or the envoy is spent."""
        self.taken = int(reading.state.taken)
        self.ways = int(ways_of(reading.player))
        self.threats = _threats(reading)
        self.safe = [max(_HARDLY_SAFE, 1.0 - weights.threat * count) for count in self.threats]
        """How likely each place is still free at the next turn."""
        self._after: dict[int, Purse] = {}
        self._rest: dict[int, float] = {}

    def best(self, reading: Reading, legal: list[Action]) -> Action:
        """The best group to lay now."""
        own, bonus = int(reading.player.own), int(reading.player.bonus)
        best, best_worth = legal[0], 0.0
        for action in legal:
            assert isinstance(action, Move)
            if action.code == INFLUENCE:
                worth = self.worth(action, own, bonus)
                if worth > best_worth:
                    best, best_worth = action, worth
        return best

    def ranked(self, reading: Reading, legal: list[Action]) -> list[Action]:
        """All groups and to pass, from the best to the worst."""
        own, bonus = int(reading.player.own), int(reading.player.bonus)
        worths: dict[int, float] = {}
        for action in legal:
            assert isinstance(action, Move)
            influences = action.code == INFLUENCE
            worths[action.id] = self.worth(action, own, bonus) if influences else 0.0
        return sorted(legal, key=lambda action: -worths[action.id])

    def worth(self, move: Move, own: int, bonus: int) -> float:
        """A group's gift, what it spends, and what the other dice can still do."""
        place = int(move.target)
        ways = self.ways
        worth = self.purse.gain(place) + self.weights.deny * self.threats[place]
        if move.token:
            worth -= self.token
            ways &= ~TOKEN_WAY
        if move.shift:
            ways &= ~MARKET_WAY
        if self.taken >> place & 1:
            worth -= self.envoy
        left = int(MINUS[own * _KINDS + move.own])
        if left:
            purse = self._after.get(place)
            if purse is None:
                purse = self.purse.after(place)
                self._after[place] = purse
            white = int(MINUS[bonus * _KINDS + move.bonus])
            worth += self.rest(left, white, ways, self.taken | 1 << place, purse)
        return worth

    def rest(self, own: int, bonus: int, ways: int, taken: int, purse: Purse) -> float:
        """The best that dice can do at the places that are free, as far as others leave them."""
        key = (((own * _KINDS + bonus) << 3 | ways) << 21) + taken
        found = self._rest.get(key)
        if found is not None:
            return found
        best = 0.0
        for move in candidates(own, bonus, ways):
            place = int(move.target)
            if taken >> place & 1:
                continue
            worth = purse.gain(place) * self.safe[place]
            left_ways = ways
            if move.token:
                worth -= self.token
                left_ways &= ~TOKEN_WAY
            if move.shift:
                left_ways &= ~MARKET_WAY
            left = int(MINUS[own * _KINDS + move.own])
            if left:
                white = int(MINUS[bonus * _KINDS + move.bonus])
                worth += self.rest(left, white, left_ways, taken | 1 << place, purse)
            if worth > best:
                best = worth
        self._rest[key] = best
        return best

    def dice_worth(self, own: int, bonus: int) -> float:
        """What a roll is worth before anybody has laid dice."""
        return self.rest(own, bonus, self.ways, self.taken, self.purse)


def _threats(reading: Reading) -> list[int]:
    """How many opponents can reach each place with the dice they have left."""
    state = reading.state
    threats = [0] * PLACES
    passed = int(state.passed)
    for seat, player in enumerate(state.players):
        if seat == reading.seat or passed >> seat & 1:
            continue
        sums = int(REACH[player.own * _KINDS + player.bonus])
        if ways_of(player) & TOKEN_WAY:
            sums |= sums << 2
        sums &= int(open_to(state, seat))
        for place in range(1, 19):
            if sums >> place & 1:
                threats[place] += 1
    return threats
