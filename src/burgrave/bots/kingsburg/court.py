"""Step b: which advisor to influence with which dice, with an eye on the dice that stay."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

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
from burgrave.games.kingsburg.components import TOKEN_ADDS
from burgrave.games.kingsburg.dice import KINDS, MINUS, REACH
from burgrave.games.kingsburg.influence import COURT, open_to, ways_of
from burgrave.kernel.action import Action

_HARDLY_SAFE: Final = 0.1


@final
@mypyc_attr(acyclic=True)
class Court:
    """The advisors as one seat sees them this turn."""

    def __init__(
        self, weights: Weights, reading: Reading, purse: Purse, token: float, envoy: float
    ) -> None:
        self.weights: Final[Weights] = weights
        self.purse: Final[Purse] = purse
        self.token: Final[float] = token
        self.envoy: Final[float] = envoy
        """What is lost when a +2 token or the envoy is spent."""
        self.taken: Final[i64] = reading.state.taken
        self.ways: Final[i64] = ways_of(reading.player)
        self.threats: Final[Threats] = Threats(reading)
        self._after: Final[list[Purse | None]] = [None] * PLACES
        self._rest: Final[dict[i64, float]] = {}

    def best(self, reading: Reading, legal: list[Action]) -> Action:
        """The best group to lay now."""
        own, bonus = reading.player.own, reading.player.bonus
        best, best_worth = legal[0], 0.0
        for action in legal:
            assert isinstance(action, Move)
            if action.code == INFLUENCE:
                worth = self.worth(action, own, bonus)
                if worth > best_worth:
                    best, best_worth = action, worth
        return best

    def ranked(self, reading: Reading, legal: list[Action]) -> list[Action]:
        """All groups and to pass, from the best to the worst; of equals the first comes first."""
        own, bonus = reading.player.own, reading.player.bonus
        ranked: list[Action] = []
        worths: list[float] = []
        for action in legal:
            assert isinstance(action, Move)
            worth = self.worth(action, own, bonus) if action.code == INFLUENCE else 0.0
            rank = len(worths)
            while rank > 0 and worths[rank - 1] < worth:
                rank -= 1
            ranked.insert(rank, action)
            worths.insert(rank, worth)
        return ranked

    def worth(self, move: Move, own: i64, bonus: i64) -> float:
        """A group's gift, what it spends, and what the other dice can still do."""
        place = move.target
        ways = self.ways
        worth = self.purse.gain(place) + self.weights.deny * float(self.threats.at(place))
        if move.token:
            worth -= self.token
            ways &= ~TOKEN_WAY
        if move.shift:
            ways &= ~MARKET_WAY
        if self.taken & move.bit:
            worth -= self.envoy
        left = MINUS[own * KINDS + move.own]
        if left:
            purse = self._after[place]
            if purse is None:
                purse = self.purse.after(place)
                self._after[place] = purse
            white = MINUS[bonus * KINDS + move.bonus]
            worth += self.rest(left, white, ways, self.taken | move.bit, purse)
        return worth

    def rest(self, own: i64, bonus: i64, ways: i64, taken: i64, purse: Purse) -> float:
        """The best that dice can do at the places that are free, as far as others leave them."""
        key = (((own * KINDS + bonus) << 3 | ways) << 21) + taken
        found = self._rest.get(key)
        if found is not None:
            return found
        best = 0.0
        for move in candidates(own, bonus, ways):
            if taken & move.bit:
                continue
            place = move.target
            worth = purse.gain(place) * self.safe(place)
            left_ways = ways
            if move.token:
                worth -= self.token
                left_ways &= ~TOKEN_WAY
            if move.shift:
                left_ways &= ~MARKET_WAY
            left = MINUS[own * KINDS + move.own]
            if left:
                white = MINUS[bonus * KINDS + move.bonus]
                worth += self.rest(left, white, left_ways, taken | move.bit, purse)
            if worth > best:
                best = worth
        self._rest[key] = best
        return best

    def safe(self, place: i64) -> float:
        """How likely a place is still free at the next turn."""
        return max(_HARDLY_SAFE, 1.0 - self.weights.threat * float(self.threats.at(place)))

    def dice_worth(self, own: i64, bonus: i64) -> float:
        """What a roll is worth before anybody has laid dice."""
        return self.rest(own, bonus, self.ways, self.taken, self.purse)


@final
@mypyc_attr(acyclic=True)
class Threats:
    """How many opponents can reach each place with the dice they have left."""

    def __init__(self, reading: Reading) -> None:
        # The numbers of all places are counted at once: a word holds one binary digit of each.
        ones: i64 = 0
        twos: i64 = 0
        fours: i64 = 0
        state = reading.state
        for seat in range(state.size):
            if seat == reading.seat or state.passed >> seat & 1:
                continue
            player = state.players[seat]
            reached = REACH[player.own * KINDS + player.bonus]
            if ways_of(player) & TOKEN_WAY:
                reached |= reached << TOKEN_ADDS
            reached &= open_to(state, seat) & COURT
            carried = ones & reached
            ones ^= reached
            fours |= twos & carried
            twos ^= carried
        self._ones: Final[i64] = ones
        self._twos: Final[i64] = twos
        self._fours: Final[i64] = fours

    def at(self, place: i64) -> i64:
        """How many can reach a place."""
        return (
            (self._ones >> place & 1)
            + 2 * (self._twos >> place & 1)
            + 4 * (self._fours >> place & 1)
        )
