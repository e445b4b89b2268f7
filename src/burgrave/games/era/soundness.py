"""Whether a position that somebody wrote or edited is one that the rules can go on from."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.era import steps
from burgrave.games.era.chances import DIE_KINDS
from burgrave.games.era.cities import scorched_fields
from burgrave.games.era.components import DICE, FACES, SCORCHED, SKULL
from burgrave.games.era.disasters import BANDITS, BURNT, FIRE, STRUCK, TREACHERY, row_of
from burgrave.games.era.extortion import DEMANDED, DEMANDING, beats
from burgrave.games.era.goods import of_kind
from burgrave.games.era.grid import is_empty, meet
from burgrave.games.era.player import (
    START_KEEP,
    Player,
)
from burgrave.games.era.rolling import has_thrown_all, skulls_of
from burgrave.games.era.setting_up import left_to_place
from burgrave.games.era.state import Era
from burgrave.games.era.telling import COUNTED_DICE
from burgrave.kernel.errors import BadPosition, Phrase
from burgrave.kernel.seats import NOBODY


def check(b: Era) -> None:
    """Refuse a position that the rules could not go on from."""
    if b.at == steps.OVER:
        _no_waiting(b)
        return
    if b.drawing and b.asked:
        raise BadPosition("amiss-waits-for-both")
    if not b.drawing and not b.asked:
        raise BadPosition("amiss-waits-for-nobody")
    _check_dice(b)
    _check_step(b)


def too_many_dice(kind: str, there: int) -> BadPosition:
    """What to say where more dice of a kind are wanted than there are."""
    return BadPosition("era-amiss-dice-number", dice=Phrase(COUNTED_DICE[kind], {"n": there}))


def _no_waiting(b: Era) -> None:
    if b.drawing or b.asked:
        raise BadPosition("era-amiss-over-waits")


def _check_dice(b: Era) -> None:
    """Nobody has more dice on the table than there are; dice are thrown and chosen in the roll."""
    for kind, die in enumerate(DICE):
        there = b.setting.dice[kind]
        if sum(int(player.dice >> 8 * kind & 255) for player in b.players) > there:
            raise too_many_dice(die.id, there)
    for seat in range(b.size):
        player = b.players[seat]
        if b.at != steps.ROLL:
            if player.due or any(player.marked) or player.stopped or player.settings:
                raise BadPosition("era-amiss-not-rolling")
            continue
        if player.hammers or player.swords or player.shields:
            raise BadPosition("era-amiss-symbols-early")
        _check_hand(b, seat, player)


def _check_hand(b: Era, seat: i64, player: Player) -> None:
    for kind in range(DIE_KINDS):
        lying: i64 = 0
        for slot in range(FACES * kind, FACES * kind + FACES):
            lying += player.faces[slot]
            if player.marked[slot] > (0 if slot % FACES == SKULL else player.faces[slot]):
                raise BadPosition("era-amiss-chosen-lie")
        if lying + (player.due >> 8 * kind & 255) != player.dice >> 8 * kind & 255:
            raise BadPosition("era-amiss-dice-apart")
    if player.due and any(player.marked):
        raise BadPosition("era-amiss-chosen-thrown")
    rolling = b.rolling >> seat & 1 != 0
    if player.due and not rolling:
        raise BadPosition("era-amiss-throws-finished")
    if any(player.marked) and not rolling:
        raise BadPosition("era-amiss-chosen-finished")
    if any(player.marked) and has_thrown_all(player):
        raise BadPosition("era-amiss-chosen-late")
    if player.throws == 0 and player.due != player.dice:
        raise BadPosition("era-amiss-first-throw")
    if rolling and not player.dice:
        raise BadPosition("era-amiss-no-dice")


def _check_step(b: Era) -> None:
    """What waits must be able to go on."""
    if b.drawing:
        if not _can_draw(b):
            raise BadPosition("amiss-nothing-due", step=b.due.name)
        return
    if b.at not in _DECISIONS:
        raise BadPosition("amiss-nobody-decides", step=b.due.name)
    if b.at == steps.SET_UP:
        _check_set_up(b)
    elif b.at == steps.ROLL:
        if b.asked != b.rolling or b.part != 1 or b.turn or b.other:
            raise BadPosition("era-amiss-rolling-asked")
        if any(player.due for player in b.players):
            raise BadPosition("era-amiss-dice-fall")
    else:
        decider = _decider(b) if b.turn < b.size else NOBODY
        if decider == NOBODY or b.asked != 1 << decider:
            raise BadPosition("era-amiss-somebody-else")
    for seat in range(b.size):
        if b.asked >> seat & 1 and not b.legal(seat):
            raise BadPosition("amiss-cannot-answer", seat=seat, step=b.due.name)


_DECISIONS: Final[list[i64]] = [
    steps.SET_UP,
    steps.ROLL,
    steps.DISASTERS,
    steps.BUILD,
    steps.EXTORT,
]


def _can_draw(b: Era) -> bool:
    if b.at == steps.ROLL:
        first: i64 = 0
        while first < b.size and not b.players[b.seat_at(first)].due:
            first += 1
        return b.part == 1 and b.other == 0 and b.turn == first < b.size
    return b.at == steps.DRAW_START and b.size > 1 and b.part == 1 and b.turn == 0


def _check_set_up(b: Era) -> None:
    if b.part != 1 or b.turn or b.other:
        raise BadPosition("era-amiss-same-time")
    for seat in range(b.size):
        player = b.players[seat]
        if START_KEEP not in player.pieces:
            raise BadPosition("era-amiss-keep-middle")
        if meet(scorched_fields(player), player.city()):
            raise BadPosition("era-amiss-scorched-ring")
        left = [left_to_place(b, player, kind) for kind in range(len(b.setting.start))]
        if any(number < 0 for number in left) or len(player.pieces) != 1 + sum(
            b.setting.start
        ) - sum(left):
            raise BadPosition("era-amiss-start-pieces")
        if (sum(left) > 0) != (b.asked >> seat & 1 != 0):
            raise BadPosition("era-amiss-start-asked")


def _decider(b: Era) -> i64:
    """Who has to decide, by the step and how far it has come; NOBODY if none can."""
    if b.at == steps.BUILD:
        return b.now() if b.players[b.now()].hammers and not b.part and not b.other else NOBODY
    if b.at == steps.DISASTERS:
        return _stricken(b)
    if b.size == 1:
        return 0 if b.part == DEMANDING and not b.players[0].swords else NOBODY
    if not 0 < b.other < b.size or not beats(b, b.now(), b.opponent()):
        return NOBODY
    if b.part >= DEMANDED:
        kind = b.part - DEMANDED
        if kind > 3 or not of_kind(b.players[b.opponent()].stores, kind):
            return NOBODY
        return b.opponent()
    return b.now() if b.part == DEMANDING else NOBODY


def _stricken(b: Era) -> i64:
    row = row_of(skulls_of(b.players[b.now()]))
    if row == FIRE:
        return b.now() if not b.other and (b.part == STRUCK or b.part == BURNT) else NOBODY
    if not is_empty(b.burnt):
        return NOBODY
    if row == BANDITS:
        stores = b.players[b.now()].stores
        return b.now() if b.part == STRUCK and stores and not b.other else NOBODY
    if row == TREACHERY and b.part == STRUCK and b.supply[SCORCHED]:
        return b.opponent() if 0 < b.other < b.size or b.size == 1 else NOBODY
    return NOBODY
