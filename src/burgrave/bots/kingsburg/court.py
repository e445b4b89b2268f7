"""Step b: which advisor to influence with which dice, with an eye on the dice that stay."""

from burgrave.bots.kingsburg.gains import PLACES, Purse
from burgrave.bots.kingsburg.look import Look
from burgrave.bots.kingsburg.weights import Weights
from burgrave.games.kingsburg.actions import INFLUENCE, TOKEN_WAY, Move, candidates
from burgrave.games.kingsburg.dice import KINDS, MINUS, REACH
from burgrave.games.kingsburg.influence import open_to, ways_of
from burgrave.kernel.action import Action

_ANYWHERE = (1 << PLACES) - 2


class Court:
    """The advisors as one seat sees them this turn."""

    def __init__(
        self, weights: Weights, look: Look, purse: Purse, token: float, envoy: float
    ) -> None:
        self.weights = weights
        self.purse = purse
        self.token = token
        self.envoy = envoy
        """What is lost when a +2 token or the envoy is spent."""
        self.taken = int(look.state.taken)
        self.threats = _threats(look)
        self._follow: dict[int, float] = {}
        self._after: dict[int, Purse] = {}

    def best(self, look: Look, legal: list[Action]) -> Action:
        """The best group to lay now."""
        own, bonus = int(look.player.own), int(look.player.bonus)
        best, best_worth = legal[0], 0.0
        for action in legal:
            assert isinstance(action, Move)
            if action.kind != INFLUENCE:
                continue
            worth = self.worth(action, own, bonus)
            if worth > best_worth:
                best, best_worth = action, worth
        return best

    def worth(self, move: Move, own: int, bonus: int) -> float:
        """A group's gift, what it spends, and what the other dice can still do."""
        place = int(move.target)
        worth = self.purse.gain(place) + self.weights.deny * self.threats[place]
        if move.token:
            worth -= self.token
        if self.taken >> place & 1:
            worth -= self.envoy
        own = MINUS[own * KINDS + move.own]
        bonus = MINUS[bonus * KINDS + move.bonus]
        if own:
            worth += self.follow(own, bonus, place)
        return worth

    def follow(self, own: int, bonus: int, place: int) -> float:
        """What these dice can still bring after a first group went to a place."""
        key = (own * int(KINDS) + bonus) * 32 + place
        found = self._follow.get(key)
        if found is None:
            purse = self._after.get(place)
            if purse is None:
                purse = self.purse.after(place)
                self._after[place] = purse
            found = self.rest(own, bonus, self.taken | 1 << place, purse)
            self._follow[key] = found
        return found

    def rest(self, own: int, bonus: int, taken: int, purse: Purse) -> float:
        """The best that dice can do at the places that are free, as far as others leave them."""
        best = 0.0
        for move in candidates(own, bonus, 0):
            place = int(move.target)
            if taken >> place & 1:
                continue
            safe = 1.0 - self.weights.threat * self.threats[place]
            worth = purse.gain(place) * max(0.1, safe)
            left = MINUS[own * KINDS + move.own]
            if left:
                white = MINUS[bonus * KINDS + move.bonus]
                worth += self.rest(int(left), int(white), taken | 1 << place, purse)
            if worth > best:
                best = worth
        return best

    def dice_worth(self, own: int, bonus: int) -> float:
        """What a roll is worth before anybody has laid dice."""
        return self.rest(own, bonus, self.taken, self.purse)


def _threats(look: Look) -> list[int]:
    """How many opponents can reach each place with the dice they have left."""
    state = look.state
    threats = [0] * PLACES
    for seat in range(int(state.size)):
        if seat == look.seat or int(state.passed) >> seat & 1:
            continue
        player = state.players[seat]
        sums = REACH[player.own * KINDS + player.bonus]
        if ways_of(player) & TOKEN_WAY:
            sums |= sums << 2
        sums &= open_to(state, seat)
        place = 1
        while place < 19:
            if sums >> place & 1:
                threats[place] += 1
            place += 1
    return threats
