"""The greedy bot's decisions in The King's Will: try each, and take what looks best."""

from typing import Final

from mypy_extensions import i64

from burgrave.bots.kings_will.weights import Weights
from burgrave.bots.kings_will.worth import Worth, time_left
from burgrave.games.kings_will import ids, steps
from burgrave.games.kings_will.actions import COMMIT, ERECT, NEUTRAL, PASS, PUT, TAKE, Move
from burgrave.games.kings_will.components import KING, WILL_INDEX
from burgrave.games.kings_will.scoring import emblem_points, joined_points
from burgrave.games.kings_will.state import KingsWill
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance
from burgrave.kernel.composed import Composed
from burgrave.kernel.rng import Source
from burgrave.kernel.seats import NOBODY
from burgrave.kernel.state import State

_FAVOURITES: Final = [
    WILL_INDEX[name]
    for name in (
        "happy_people",
        "full_stores",
        "scholarship",
        "progress",
        "lively_places",
        "many_subjects",
        "full_chest",
        "wide_lands",
        "master_builder",
        "keenest_builder",
        "some_of_everything",
        "peasant_land",
        "well_defended",
        "devout",
        "variety",
        "village_life",
    )
]
"""The cards that are fulfilled most easily first."""

_ENOUGH_TURNS: Final[i64] = 9
"""A round of so many turns is long enough for everybody."""

# What numbers of moments are made with.
_LOW: Final[i64] = 0x3FFFFFFFFFF
_PRIME: Final[i64] = 1000003
_WHOLE: Final[i64] = 0x7FFFFFFFFFFFFFFF


class Judge(Composed):
    """Knows how to compare decisions."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights: Final[Weights] = weights if weights is not None else Weights()
        self.worth: Final[Worth] = Worth(self.weights)
        self._moments: list[i64] = []
        """The situations that were foreseen when the last tile was taken ..."""
        self._moves: list[Move] = []
        """... and what was best in each."""
        self._building: i64 = NOBODY
        """The building that was erected last in the mind ..."""
        self._points: i64 = 0
        """... and the points after it, wherever it stands."""

    @property
    def sure(self) -> float:
        """How clearly, in standard errors, a search must find something better to be believed."""
        return 1.5

    def parts(self) -> tuple[object, ...]:
        """The weights; what was worked out with them is worked out again."""
        return (self.weights,)

    def choose(self, state: State, seat: int, legal: list[Action], rng: Source) -> Action:
        """The best of the legal actions, at first glance."""
        assert isinstance(state, KingsWill)
        first = legal[0]
        assert isinstance(first, Move)
        if first.code == PUT:
            return _favourite(legal)
        if first.code == COMMIT:
            return self._best_card(state, seat, legal, rng)
        if first.code == NEUTRAL:
            return self._in_the_way(state, seat, legal)
        whole = len(legal) == len(state.choices)
        if whole:
            foreseen = self._foreseen(state, seat)
            if foreseen is not None:
                return foreseen
        if first.code == TAKE:
            return self._best_tile(state, seat, legal, time_left(state))
        return self._best_of(state, seat, legal, time_left(state))

    def ranked(self, state: State, seat: int, legal: list[Action]) -> list[Action]:
        """The actions from the best to the worst; nothing where nobody ranks."""
        assert isinstance(state, KingsWill)
        first = legal[0]
        assert isinstance(first, Move)
        if first.code == PUT or first.code == COMMIT or first.code == NEUTRAL:
            return []
        time = time_left(state)
        worths: dict[int, float] = {}
        self._building = NOBODY
        for action in legal:
            assert isinstance(action, Move)
            worths[action.id] = self._after(state, seat, action, time)
        return sorted(legal, key=lambda action: -worths[action.id])

    def _after(self, state: KingsWill, seat: i64, move: Move, time: float) -> float:
        """What the seat's situation is worth after a decision; a tile, after its actions too."""
        if move.code == TAKE:
            return self._after_tile(state, seat, move, time)
        if state.tile == NOBODY or state.at < steps.ACT or state.at > steps.REBELLION:
            tried = state.copy()
            tried.play(seat, move)
            return self.worth.of(tried, seat, time)
        if move.code == ERECT and move.number == self._building:
            # One place or another: only what it stands beside is different.
            player = state.players[seat]
            emblems = emblem_points(player) + joined_points(player, move.number, move.place)
            return self.worth.elsewhere(self._points, emblems)
        tried = state if move.code == PASS else _acted(state, seat, move)
        self._building = NOBODY
        if move.code == ERECT and move.number != ids.INN:
            self._building = move.number
            self._points = tried.players[seat].points
        return self.worth.of(tried, seat, time)

    def _after_tile(self, state: KingsWill, seat: i64, move: Move, time: float) -> float:
        """The same for a tile; the actions that follow are remembered."""
        self._moments = []
        self._moves = []
        tried = state.copy()
        tried.play(seat, move)
        hurry = 0.0
        if state.place_of(move.number) > state.place_of(KING):
            # A round that nobody wants to end would never end.
            hurry = self.weights.hurry * float(max(0, state.turns - _ENOUGH_TURNS))
        while tried.at >= steps.ACT and tried.at <= steps.REBELLION:
            if tried.drawing:
                tried.settle(_likeliest(tried.chance))
                continue
            if not tried.asked >> seat & 1 or tried.turn != 0:
                break
            best = self._best_of(tried, seat, tried.legal(seat), time)
            assert isinstance(best, Move)
            self._moments.append(_moment_of(tried, seat))
            self._moves.append(best)
            tried.due.decide(tried, seat, best, None)
            if tried.at == steps.ACT and tried.left == 0:
                break
            tried.proceed(None)
        return hurry + self.worth.of(tried, seat, time)

    def _best_tile(self, state: KingsWill, seat: i64, legal: list[Action], time: float) -> Action:
        """The tile after whose actions all looks best; they are kept in mind."""
        best = legal[0]
        most = -1e9
        moments: list[i64] = []
        moves: list[Move] = []
        for action in legal:
            assert isinstance(action, Move)
            value = self._after_tile(state, seat, action, time)
            if value > most:
                best, most = action, value
                moments, moves = self._moments, self._moves
        self._moments, self._moves = moments, moves
        return best

    def _foreseen(self, state: KingsWill, seat: i64) -> Move | None:
        """What was planned for this very situation when the tile was taken."""
        if state.at < steps.ACT or state.at > steps.REBELLION or not self._moments:
            return None
        now = _moment_of(state, seat)
        for number in range(len(self._moments)):
            if self._moments[number] == now and self._moves[number] in state.choices:
                return self._moves[number]
        return None

    def _best_of(self, state: KingsWill, seat: i64, legal: list[Action], time: float) -> Action:
        best = legal[0]
        most = -1e9
        self._building = NOBODY
        for action in legal:
            assert isinstance(action, Move)
            value = self._after(state, seat, action, time)
            if value > most:
                best, most = action, value
        return best

    def _best_card(self, state: KingsWill, seat: i64, legal: list[Action], rng: Source) -> Action:
        """The card that promises most; of those that nobody showed me, any."""
        time = time_left(state)
        seen = state.players[seat].seen
        best = legal[0]
        most = -1e9
        for action in legal:
            assert isinstance(action, Move)
            value = self.weights.unknown_card + 0.001 * float(rng.below(100))
            if seen >> action.number & 1:
                value = self.worth.card(state, seat, state.will_at(action.number), time)
            if value > most:
                best, most = action, value
        return best

    def _in_the_way(self, state: KingsWill, seat: i64, legal: list[Action]) -> Action:
        """A card that others know and that is of least use to me."""
        time = time_left(state)
        player = state.players[seat]
        best = legal[0]
        most = -1e9
        for action in legal:
            assert isinstance(action, Move)
            place = action.number
            value = 0.0
            if player.seen >> place & 1 and not state.discs_at(place) >> seat & 1:
                value -= self.worth.card(state, seat, state.will_at(place), time)
            for other in range(state.size):
                if other != seat and state.players[other].seen >> place & 1:
                    if not state.discs_at(place) >> other & 1:
                        value += 4.0
            if value > most:
                best, most = action, value
        return best


def _acted(state: KingsWill, seat: i64, move: Move) -> KingsWill:
    """The state after an action; what others may do then is of no interest."""
    tried = state.copy()
    tried.due.play(tried, seat, move, None)
    if tried.at == steps.FIND:
        found = tried.calendar.steps[steps.FIND]
        found.settle(tried, _likeliest(found.chance(tried)), None)
    return tried


def _moment_of(b: KingsWill, seat: i64) -> i64:
    """A number that tells situations of a seat's turn apart by all that it decides by."""
    player = b.players[seat]
    moment = _mixed(b.row, b.at << 16 | b.turn << 12 | b.left << 8 | b.more << 4 | seat)
    moment = _mixed(moment, b.turns << 24 | b.round << 16 | b.travel << 8 | b.walker)
    moment = _mixed(_mixed(_mixed(moment, b.wills), b.discs), b.stack)
    moment = _mixed(_mixed(moment, b.free << 8 | b.tile), b.settlements)
    for other in b.players:
        moment = _mixed(moment, other.built)
    moment = _mixed(_mixed(moment, player.goods), player.settlements)
    moment = _mixed(moment, player.points << 16 | player.seen)
    moment = _mixed(moment, player.peasants << 8 | player.education << 4 | player.development)
    moment = _mixed(moment, player.mood << 16 | player.given << 8 | player.looking)
    for spot in player.land:
        moment = _mixed(moment, spot)
    return moment


def _mixed(moment: i64, fact: i64) -> i64:
    """The number of a moment with one more fact; small enough to be the same in both builds."""
    return (moment & _LOW) * _PRIME + (fact ^ fact >> 29) & _WHOLE


def _favourite(legal: list[Action]) -> Action:
    """The card that is fulfilled most easily."""
    best = legal[0]
    rank = len(_FAVOURITES)
    for action in legal:
        assert isinstance(action, Move)
        place = _FAVOURITES.index(int(action.number))
        if place < rank:
            best, rank = action, place
    return best


def _likeliest(chance: Chance | None) -> i64:
    """The most likely outcome."""
    assert chance is not None
    best: i64 = 0
    for outcome in range(chance.count):
        if chance.weights[outcome] > chance.weights[best]:
            best = outcome
    return best
