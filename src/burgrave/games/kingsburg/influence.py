"""Step b: in turn, lay a group of dice on an advisor, or pass for the season."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import ids
from burgrave.games.kingsburg.actions import (
    ASK_AGAIN,
    CATALOGUE,
    INFLUENCE,
    MARKET_WAY,
    MOVE_ASK_AGAIN,
    MOVE_PASS,
    PASS,
    PRIVATE_1,
    PRIVATE_2,
    PRIVATE_WAY,
    TOKEN_WAY,
    Move,
    candidates,
)
from burgrave.games.kingsburg.components import ADVISORS, DUCHESS, TOKEN_ADDS
from burgrave.games.kingsburg.dice import FACES, KINDS, MINUS, REACH
from burgrave.games.kingsburg.events import Group
from burgrave.games.kingsburg.offers import forget
from burgrave.games.kingsburg.player import (
    NEUTRAL,
    USED_DUKE,
    USED_MARKET,
    USED_TOKEN,
    Player,
)
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.steps import ByGovernor, Step
from burgrave.kernel.action import Action
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Log, tell
from burgrave.kernel.seats import NOBODY

COURT: Final[i64] = 2 ** int(PRIVATE_1) - 2
"""The advisors at court, one bit each."""
_PRIVATE_BITS: Final[list[i64]] = [2 ** int(PRIVATE_1), 2 ** int(PRIVATE_2)]
PRIVATE: Final[i64] = sum(_PRIVATE_BITS)
_PRIVATE_RANKS: Final[list[i64]] = [1 << advisor.rank for advisor in ADVISORS[PRIVATE_1 - 1 :]]
"""The Politician's own advisors: the bit of each, and that of the rank that reaches it."""
_MOVED: Final[i64] = 1 << 19
_MOVED_AT: Final[list[i64]] = [1 << 19, 1 << 39, 1 << 59]
"""The same bit for each group; compiled code would shift a constant as a 32-bit number."""
_GROUP: Final[i64] = (1 << 20) - 1


def ways_of(player: Player) -> i64:
    """How the player can change what dice add up to, and where he may lay them."""
    ways: i64 = 0
    if player.tokens > 0 and not player.used & USED_TOKEN:
        ways |= TOKEN_WAY
    if player.has(ids.MARKET) and not player.used & USED_MARKET:
        ways |= MARKET_WAY
    if player.governor == ids.POLITICIAN:
        ways |= PRIVATE_WAY
    return ways


def open_to(b: Kingsburg, seat: i64) -> i64:
    """The places that a seat can influence: the free ones and, with the envoy, all."""
    if b.envoy == seat:
        return COURT | PRIVATE
    return (COURT | PRIVATE) & ~b.taken


def can_influence(b: Kingsburg, seat: i64) -> bool:
    """Does any group of the player's dice fit anywhere?"""
    player = b.players[seat]
    sums = REACH[player.own * KINDS + player.bonus]
    ways = ways_of(player)
    if ways & TOKEN_WAY:
        sums |= sums << TOKEN_ADDS
    if ways & MARKET_WAY:
        sums |= sums << ids.MARKET_SHIFT | sums >> ids.MARKET_SHIFT
    places = sums & COURT
    if ways & PRIVATE_WAY:
        for own in range(2):
            if sums & _PRIVATE_RANKS[own]:
                places |= _PRIVATE_BITS[own]
    return places & open_to(b, seat) != 0


class Influence(Step):
    """Round by round everybody who has not passed influences an advisor; who can't must pass."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Ask the next one whose dice fit anywhere."""
        while b.passed != b.setting.everyone:
            seat = b.now()
            if not b.passed >> seat & 1:
                if can_influence(b, seat):
                    return b.ask(seat)
                b.passed |= 1 << seat
                if log is not None:
                    tell(log, "passed", seat, forced=True)
            _next_turn(b)
        return False

    def legal(self, b: Kingsburg, seat: i64) -> list[Action]:
        """Pass, or any group on any advisor that it reaches; or be asked again from now on."""
        player = b.players[seat]
        moves: list[Action] = [MOVE_PASS]
        places = open_to(b, seat)
        for move in candidates(player.own, player.bonus, ways_of(player)):
            if move.bit & places:
                moves.append(move)
        if player.always:
            moves.append(MOVE_ASK_AGAIN)
        return moves

    def play(self, b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
        """Lay dice, or pass for the season."""
        if move.code == INFLUENCE:
            _lay(b, seat, move, log)
        elif move.code == PASS:
            b.passed |= 1 << seat
            b.asked = 0
            _next_turn(b)
            if log is not None:
                tell(log, "passed", seat, forced=False)
        elif move.code == ASK_AGAIN and b.players[seat].always:
            forget(b, seat, log)
        else:
            raise IllegalAction("kingsburg-refused-influence-or-pass")


def _next_turn(b: Kingsburg) -> None:
    b.turn += 1
    if b.turn == b.size:
        b.turn = 0


def _lay(b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
    """Lay the dice on the advisor; where dice already lie, the envoy leads the way."""
    player = b.change(seat)
    own = MINUS[player.own * KINDS + move.own]
    bonus = MINUS[player.bonus * KINDS + move.bonus]
    if own < 0 or bonus < 0:
        raise IllegalAction("kingsburg-refused-dice-gone")
    _check_ways(b, seat, player, move)
    player.own = own
    player.bonus = bonus
    if move.token:
        player.tokens -= 1
        player.used |= USED_TOKEN
    if move.shift:
        player.used |= USED_MARKET
    add_group(player, move)
    envoy = b.taken & move.bit != 0
    if envoy:
        b.envoy = NOBODY
        b.envoy_place = move.target
        b.envoy_seat = seat
    else:
        b.hold(move.target, seat)
    b.asked = 0
    _next_turn(b)
    if log is not None:
        _tell_influence(log, seat, move, envoy)


def add_group(player: Player, move: Move) -> None:
    """Remember a group, with whatever was laid before."""
    player.groups = player.groups << 20 | move.id + 1


def _check_ways(b: Kingsburg, seat: i64, player: Player, move: Move) -> None:
    ways = ways_of(player)
    if move.token and not ways & TOKEN_WAY:
        raise IllegalAction("kingsburg-refused-no-token")
    if move.shift and not ways & MARKET_WAY:
        raise IllegalAction("kingsburg-refused-no-market")
    if move.target >= PRIVATE_1 and not ways & PRIVATE_WAY:
        raise IllegalAction("kingsburg-refused-no-private-advisors")
    if not move.bit & open_to(b, seat):
        raise IllegalAction("kingsburg-refused-advisor-taken")


def _tell_influence(log: Log, seat: i64, move: Move, envoy: bool) -> None:
    if log is not None:
        tell(
            log,
            "influenced",
            seat,
            advisor=int(move.target),
            own=list(FACES[move.own]),
            bonus=list(FACES[move.bonus]),
            token=bool(move.token),
            market=int(move.shift),
            envoy=envoy,
        )


def groups_of(player: Player) -> list[tuple[Move, int]]:
    """The groups a player laid this season, first to last, with the place where each lies now."""
    groups: list[tuple[Move, int]] = []
    packed = player.groups
    while packed:
        groups.append((CATALOGUE[(packed & _MOVED - 1) - 1], int(_place_of(packed))))
        packed >>= 20
    return groups[::-1]


def places_of(player: Player) -> list[i64]:
    """Where the groups lie that a player laid this season, last to first."""
    places: list[i64] = []
    packed = player.groups
    while packed:
        places.append(_place_of(packed))
        packed >>= 20
    return places


def _place_of(packed: i64) -> i64:
    """Where the latest of some groups lies."""
    return DUCHESS if packed & _MOVED else CATALOGUE[(packed & _MOVED - 1) - 1].target


def court_of(b: Kingsburg) -> list[Group]:
    """The groups that lie at court."""
    groups: list[Group] = []
    for seat in range(b.size):
        doubled = False
        for move, place in reversed(groups_of(b.players[seat])):
            envoy = place == b.envoy_place and seat == b.envoy_seat and not doubled
            doubled = doubled or envoy
            groups.append(
                {
                    "place": place,
                    "seat": int(seat),
                    "own": list(FACES[move.own]),
                    "bonus": list(FACES[move.bonus]),
                    "token": bool(move.token),
                    "market": int(move.shift),
                    "envoy": envoy,
                }
            )
    for place in range(1, int(PRIVATE_1)):
        if b.holder(place) == NEUTRAL:
            groups.append({"place": place, "seat": None})
    return sorted(groups, key=_by_place)


def _by_place(group: Group) -> tuple[int, bool]:
    return (group["place"], group.get("envoy", False))


class Duke(ByGovernor):
    """At the end of the step the Duke may move his highest group to a free Duchess."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Ask his player, if there is a group to move."""
        seat = b.with_governor(ids.DUKE)
        if seat == NOBODY or b.part or b.players[seat].used & USED_DUKE:
            return False
        if b.taken >> DUCHESS & 1 or _highest_group(b, seat) == 0:
            return False
        b.part = 1
        return b.ask(seat)

    def use(self, b: Kingsburg, seat: i64, log: Log) -> None:
        """Move the group to the Duchess; another group on the same advisor stays."""
        place = _highest_group(b, seat)
        if b.envoy_place == place:
            if b.envoy_seat != seat:
                # The other player's group is the only one that stays.
                other = b.envoy_seat
                b.leave(place)
                b.hold(place, other)
            b.envoy_place = 0
            b.envoy_seat = NOBODY
        else:
            b.leave(place)
        b.hold(DUCHESS, seat)
        player = b.change(seat)
        player.used |= USED_DUKE
        mark_moved(player, place)
        if log is not None:
            tell(log, "duke_moved", seat, advisor=int(place), court=court_of(b))


def _highest_group(b: Kingsburg, seat: i64) -> i64:
    highest: i64 = 0
    for move, _ in groups_of(b.players[seat]):
        if move.target < PRIVATE_1 and move.target > highest:
            highest = move.target
    return highest


def mark_moved(player: Player, place: i64) -> None:
    """Remember that the latest group of a place lies on the Duchess now."""
    shift: i64 = 0
    while CATALOGUE[(player.groups >> shift & _GROUP) - 1].target != place:
        shift += 20
    player.groups |= _MOVED_AT[shift // 20]
