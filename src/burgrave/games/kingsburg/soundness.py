"""Whether a position that somebody wrote or edited is one that the rules can go on from."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import calendar, ids, steps
from burgrave.games.kingsburg.board import NOBODY, Board, Player, bits
from burgrave.games.kingsburg.components import ARMY_TOKENS
from burgrave.games.kingsburg.dice import COUNT
from burgrave.games.kingsburg.influence import groups_of
from burgrave.games.kingsburg.rewards import payee, place_due
from burgrave.kernel.errors import BadPosition


def check(b: Board) -> None:
    """Refuse a position that the rules could not go on from."""
    if b.at == steps.OVER:
        return
    _check_dice(b)
    _check_governors(b)
    _check_army_tokens(b)
    _check_choices(b)
    _check_waiting(b)


def _check_dice(b: Board) -> None:
    """Dice and groups lie from the roll to the pay-out only; a group takes an own die at least."""
    for player in b.players:
        groups = len(groups_of(player))
        if groups and not steps.INFLUENCE <= b.at <= steps.REWARDS:
            raise BadPosition(f"No groups lie at court in step “{steps.NAMES[b.at]}”.")
        if (player.own or player.bonus) and not steps.ROLL <= b.at <= steps.REWARDS:
            raise BadPosition(f"No rolled dice lie in step “{steps.NAMES[b.at]}”.")
        if groups + COUNT[player.own] > 3:
            raise BadPosition("A player has three own dice, those in groups included.")
        if player.bonus_due > _most_bonus_dice(b.at):
            raise BadPosition(f"So many bonus dice can't be due in step “{steps.NAMES[b.at]}”.")


def _most_bonus_dice(at: i64) -> i64:
    """The king's die before the season, then those of Farms, then those of Fairy or Priest."""
    if at > steps.REROLL:
        return 0
    if at <= steps.SEASON_START:
        return 1
    return 2 if at <= steps.FAIRY else 3


def _check_governors(b: Board) -> None:
    """Every card exists once; offers lie only until the choice."""
    seen: i64 = 0
    for turn in range(b.size):
        player = b.players[b.seat_at(turn)]
        cards = player.offer
        if player.governor != NOBODY:
            cards |= 1 << player.governor
        if cards & seen:
            raise BadPosition("Every governor card exists only once.")
        seen |= cards
        if player.offer and b.at > steps.CHOOSE_GOVERNOR:
            raise BadPosition("Governors are offered only until they are chosen.")
        dealt = b.at == steps.CHOOSE_GOVERNOR or (b.at == steps.DEAL_GOVERNORS and turn < b.turn)
        if b.at <= steps.CHOOSE_GOVERNOR and dealt != (player.offer != 0):
            raise BadPosition("Governors are offered to one player after the other, in turn order.")


def _check_army_tokens(b: Board) -> None:
    """One token for every winter to come, and one to score."""
    if b.setting.army_tokens:
        needed = 6 - b.year + (1 if b.at <= steps.ARMY_TOKEN else 0)
        for player in b.players:
            if bits(player.army) < needed:
                raise BadPosition(f"Every player needs {needed} army tokens here.")


def _check_choices(b: Board) -> None:
    """Secret choices lie only while others are still choosing, one of each who is not asked."""
    secret = b.at == steps.CHOOSE_GOVERNOR or b.at == steps.ARMY_TOKEN
    for seat in range(b.size):
        player = b.players[seat]
        if secret and not b.asked >> seat & 1:
            if player.choice == NOBODY or not _is_open(b, player):
                raise BadPosition(f"Seat {seat} must be asked or have made a choice it can make.")
        elif player.choice != NOBODY:
            raise BadPosition(f"Seat {seat} can't have made a secret choice here.")


def _is_open(b: Board, player: Player) -> bool:
    if b.at == steps.CHOOSE_GOVERNOR:
        return player.offer >> player.choice & 1 != 0
    return any(
        ARMY_TOKENS[i] == player.choice and player.army >> i & 1 for i in range(len(ARMY_TOKENS))
    )


def _check_waiting(b: Board) -> None:
    """What waits must be able to go on."""
    if b.drawing and b.asked:
        raise BadPosition("A position waits for a decision or for a random event, not for both.")
    if not b.drawing and not b.asked:
        raise BadPosition(
            "This position waits for nobody; leave out “asked” to go on by the rules."
        )
    if (b.drawing or b.asked) and b.turn >= b.size and b.at not in _WITHOUT_TURN:
        raise BadPosition("“turn” is behind the last player.")
    for seat in range(b.size):
        if b.asked >> i64(seat) & 1 and not _can_answer(b, seat):
            raise BadPosition(
                f"Seat {seat} is asked in step “{steps.NAMES[b.at]}” but can't answer."
            )
    if b.drawing and not _can_draw(b):
        raise BadPosition(f"No random event is due in step “{steps.NAMES[b.at]}”.")


_IN_TURN: Final[list[i64]] = [
    steps.KINGS_AID,
    steps.GOVERNORS_AID,
    steps.LEAVE_DICE,
    steps.REROLL,
    steps.INFLUENCE,
    steps.BUILD,
    steps.SEASON_END,
    steps.RECRUIT,
    steps.BATTLE,
]
_BY_GOVERNOR: Final[dict[int, int]] = {
    steps.SORCERER: ids.SORCERER,
    steps.FAIRY: ids.FAIRY,
    steps.PRIEST: ids.PRIEST,
    steps.DUKE: ids.DUKE,
}
_WITHOUT_TURN: Final[list[i64]] = [steps.ARMY_TOKEN, steps.CHOOSE_GOVERNOR]


def _can_answer(b: Board, seat: int) -> bool:
    """Is the seat the one whose part of the step it is, and has it something to choose from?"""
    if b.at in _IN_TURN and b.now() != seat:
        return False
    if b.at in _BY_GOVERNOR and b.players[seat].governor != _BY_GOVERNOR[b.at]:
        return False
    if b.at == steps.REWARDS:
        if b.due >= 20 or b.turn > 1 or payee(b, place_due(b), b.turn == 1) != seat:
            return False
    return b.at in _DECISIONS and len(calendar.legal_of(b, seat)) > 0


def _can_draw(b: Board) -> bool:
    return b.at in _DRAWS


_DRAWS: Final[list[i64]] = [
    steps.DRAW_ORDER,
    steps.DEAL_GOVERNORS,
    steps.DRAW_ENEMY,
    steps.NEUTRAL_THREE,
    steps.NEUTRAL_TWO,
    steps.ROLL,
    steps.REROLL,
    steps.REINFORCEMENTS,
    steps.ACADEMY,
]
_DECISIONS: Final[list[i64]] = [
    steps.CHOOSE_GOVERNOR,
    steps.SORCERER,
    steps.KINGS_AID,
    steps.GOVERNORS_AID,
    steps.FAIRY,
    steps.PRIEST,
    steps.LEAVE_DICE,
    steps.REROLL,
    steps.INFLUENCE,
    steps.DUKE,
    steps.REWARDS,
    steps.BUILD,
    steps.SEASON_END,
    steps.RECRUIT,
    steps.ARMY_TOKEN,
    steps.BATTLE,
]
