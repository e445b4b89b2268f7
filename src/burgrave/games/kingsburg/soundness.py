"""Whether a position that somebody wrote or edited is one that the rules can go on from."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import effects, ids, steps
from burgrave.games.kingsburg.battle import (
    COUNTED,
    FIGHTING,
    FOUGHT,
    POINTS_DUE,
    REWARDED,
    falling,
)
from burgrave.games.kingsburg.building import OWING, PREACHED, TAX_DUE
from burgrave.games.kingsburg.components import ARMY_TOKENS, OWN_DICE
from burgrave.games.kingsburg.dice import COUNT
from burgrave.games.kingsburg.influence import groups_of
from burgrave.games.kingsburg.player import (
    Player,
)
from burgrave.games.kingsburg.recruiting import RECRUITING
from burgrave.games.kingsburg.rewards import CHOOSING, PLACES, payee, place_due
from burgrave.games.kingsburg.rolling import DICE_PAID
from burgrave.games.kingsburg.season_end import CHOOSING as AT_END
from burgrave.games.kingsburg.season_start import FARMS_DONE, GUILD_DONE
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.strength import can_hold_back
from burgrave.games.kingsburg.year_end import CATHEDRAL_DONE, GOOD_GIVEN, has_yearly_good
from burgrave.games.kingsburg.year_end import DONE as MINSTREL_DONE
from burgrave.kernel.errors import BadPosition, noun
from burgrave.kernel.seats import NOBODY, bits


def check(b: Kingsburg) -> None:
    """Refuse a position that the rules could not go on from."""
    if b.at == steps.OVER:
        return
    _check_dice(b)
    _check_governors(b)
    _check_army_tokens(b)
    _check_choices(b)
    _check_waiting(b)
    _check_offer(b)


def check_tax(b: Kingsburg) -> None:
    """Refuse a building that owes a tax to nobody: the step could not even go on."""
    if b.at == steps.BUILD and b.part & TAX_DUE and b.with_governor(ids.TAX_COLLECTOR) == NOBODY:
        raise BadPosition("kingsburg-amiss-no-tax")


def _check_dice(b: Kingsburg) -> None:
    """Dice and groups lie from the roll to the pay-out only; a group takes an own die at least."""
    for player in b.players:
        groups = len(groups_of(player))
        if groups and not steps.INFLUENCE <= b.at <= steps.REWARDS:
            raise BadPosition("kingsburg-amiss-groups", step=b.due.name)
        if (player.own or player.bonus) and not steps.ROLL <= b.at <= steps.REWARDS:
            raise BadPosition("kingsburg-amiss-rolled", step=b.due.name)
        if groups + COUNT[player.own] > OWN_DICE:
            raise BadPosition("kingsburg-amiss-own-dice")
        if player.bonus_due > _most_bonus_dice(b.at):
            raise BadPosition("kingsburg-amiss-bonus-due", step=b.due.name)


def _most_bonus_dice(at: i64) -> i64:
    """The king's die before the season, then those of Farms, then those of Fairy or Priest."""
    if at > steps.REROLL:
        return 0
    if at <= steps.SEASON_START:
        return 1
    with_farms = 1 + ids.FARMS_DICE
    return with_farms if at <= steps.FAIRY else with_farms + ids.FAIRY_DICE


def _check_governors(b: Kingsburg) -> None:
    """Every card exists once; offers lie only until the choice."""
    seen: i64 = 0
    for turn in range(b.size):
        player = b.players[b.seat_at(turn)]
        cards = player.offer
        if player.governor != NOBODY:
            cards |= 1 << player.governor
        if cards & seen:
            raise BadPosition("kingsburg-amiss-governor-once")
        seen |= cards
        if player.offer and b.at > steps.CHOOSE_GOVERNOR:
            raise BadPosition("kingsburg-amiss-governors-chosen")
        dealt = b.at == steps.CHOOSE_GOVERNOR or (b.at == steps.DEAL_GOVERNORS and turn < b.turn)
        if b.at <= steps.CHOOSE_GOVERNOR and dealt != (player.offer != 0):
            raise BadPosition("kingsburg-amiss-governors-in-turn")


def _check_army_tokens(b: Kingsburg) -> None:
    """One token for every winter to come, and one to score."""
    if b.setting.army_tokens:
        needed = 6 - b.year + (1 if b.at <= steps.ARMY_TOKEN else 0)
        for player in b.players:
            if bits(player.army) < needed:
                raise BadPosition("kingsburg-amiss-army-needed", needed=needed)


def _check_choices(b: Kingsburg) -> None:
    """Secret choices lie only while others are still choosing, one of each who is not asked."""
    secret = b.at == steps.CHOOSE_GOVERNOR or b.at == steps.ARMY_TOKEN
    for seat in range(b.size):
        player = b.players[seat]
        if secret and not b.asked >> seat & 1:
            if player.choice == NOBODY or not _is_open(b, player):
                raise BadPosition("kingsburg-amiss-choice-made", seat=seat)
        elif player.choice != NOBODY:
            raise BadPosition("kingsburg-amiss-no-choice", seat=seat)


def _is_open(b: Kingsburg, player: Player) -> bool:
    if b.at == steps.CHOOSE_GOVERNOR:
        return player.offer >> player.choice & 1 != 0
    return any(
        ARMY_TOKENS[i] == player.choice and player.army >> i & 1 for i in range(len(ARMY_TOKENS))
    )


def _check_waiting(b: Kingsburg) -> None:
    """What waits must be able to go on."""
    if b.drawing and b.asked:
        raise BadPosition("amiss-waits-for-both")
    if not b.drawing and not b.asked:
        raise BadPosition("amiss-waits-for-nobody")
    behind = b.at in _WITHOUT_TURN or b.offered in _BEHIND_ALL
    if (b.drawing or b.asked) and b.turn >= b.size and not behind:
        raise BadPosition("amiss-turn-behind", step=b.due.name)
    for seat in range(b.size):
        if b.asked >> i64(seat) & 1 and not _can_answer(b, seat):
            raise BadPosition("amiss-cannot-answer", seat=seat, step=b.due.name)
    if b.drawing and not _can_draw(b):
        raise BadPosition("amiss-nothing-due", step=b.due.name)


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
_BEHIND_ALL: Final[list[i64]] = [effects.PREACHER, effects.CHRONICLER, effects.MINSTREL]
"""What may come when everybody has had a turn."""


def _can_answer(b: Kingsburg, seat: int) -> bool:
    """Is the seat the one whose part of the step it is, and has it something to choose from?"""
    if b.offered != NOBODY:
        return True
    if b.at in _IN_TURN and b.now() != seat:
        return False
    if b.at in _BY_GOVERNOR and b.players[seat].governor != _BY_GOVERNOR[b.at]:
        return False
    if b.at == steps.REWARDS and not _is_paid(b, seat):
        return False
    return b.at in _DECISIONS and len(b.due.legal(b, seat)) > 0


def _is_paid(b: Kingsburg, seat: i64) -> bool:
    """Is the seat the one whom an advisor pays now?"""
    return b.paid < PLACES and b.turn <= 1 and payee(b, place_due(b), b.turn == 1) == seat


def _can_draw(b: Kingsburg) -> bool:
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


class _Offer:
    """When an effect can be on offer, and to whom."""

    def __init__(self, step: i64, parts: list[i64], building: i64 = NOBODY, governor: i64 = NOBODY):
        self.step = step
        self.parts = parts
        """How far the step can have come."""
        self.building = building
        self.governor = governor


_DICE: Final[list[i64]] = [1, 2, 3, 4, 5, 6]
_OFFERS: Final[dict[int, _Offer]] = {
    effects.MERCHANTS_GUILD: _Offer(steps.SEASON_START, [GUILD_DONE], ids.MERCHANTS_GUILD),
    effects.FARMS: _Offer(steps.SEASON_START, [FARMS_DONE], ids.FARMS),
    effects.PHILOSOPHER: _Offer(steps.REROLL, [DICE_PAID], governor=ids.PHILOSOPHER),
    effects.HEIRESS: _Offer(steps.REROLL, [DICE_PAID], governor=ids.HEIRESS),
    effects.STABLES: _Offer(steps.REWARDS, [CHOOSING], ids.STABLES),
    effects.SCULPTOR: _Offer(steps.BUILD, [OWING, OWING | TAX_DUE], governor=ids.SCULPTOR),
    effects.TAX_COLLECTOR: _Offer(steps.BUILD, [OWING], governor=ids.TAX_COLLECTOR),
    effects.PREACHER: _Offer(steps.BUILD, [PREACHED], governor=ids.PREACHER),
    effects.EMBASSY: _Offer(steps.SEASON_END, [AT_END], ids.EMBASSY),
    effects.TRAINING_CAMP: _Offer(steps.RECRUIT, [RECRUITING], ids.TRAINING_CAMP),
    effects.MILITARY_ACADEMY: _Offer(steps.ACADEMY, _DICE, ids.MILITARY_ACADEMY),
    effects.BATTLE: _Offer(steps.BATTLE, [FIGHTING]),
    effects.FORTRESS: _Offer(steps.BATTLE, [REWARDED], ids.FORTRESS),
    effects.WARDEN: _Offer(steps.BATTLE, [POINTS_DUE], governor=ids.WARDEN),
    effects.CHRONICLER: _Offer(steps.BATTLE, [FOUGHT, COUNTED], governor=ids.CHRONICLER),
    effects.YEARLY_GOOD: _Offer(steps.YEAR_END, [GOOD_GIVEN]),
    effects.CATHEDRAL: _Offer(steps.YEAR_END, [CATHEDRAL_DONE], ids.CATHEDRAL),
    effects.MINSTREL: _Offer(steps.YEAR_END, [MINSTREL_DONE], governor=ids.MINSTREL),
}


def _check_offer(b: Kingsburg) -> None:
    """An effect is offered in its step, to one player who owns it."""
    if b.offered == NOBODY:
        return
    offer = _OFFERS[b.offered]
    effect = noun("kingsburg-effect", effects.EFFECTS[b.offered])
    if not b.setting.revised:
        raise BadPosition("kingsburg-amiss-offer-edition")
    if b.at != offer.step or b.part not in offer.parts:
        raise BadPosition("kingsburg-amiss-offer-step", effect=effect, step=b.due.name)
    if bits(b.asked) != 1:
        raise BadPosition("kingsburg-amiss-offer-one", effect=effect)
    for seat in range(b.size):
        if b.asked >> i64(seat) & 1 and not _owns(b, seat, offer):
            raise BadPosition("kingsburg-amiss-offer-seat", effect=effect, seat=seat)


def _owns(b: Kingsburg, seat: i64, offer: _Offer) -> bool:
    """Does the seat have the building or the governor, and is it its turn?"""
    player = b.players[seat]
    if offer.building != NOBODY and not player.has(offer.building):
        return False
    if offer.governor != NOBODY and player.governor != offer.governor:
        return False
    if b.offered == effects.STABLES:
        return _is_paid(b, seat)
    if b.offered == effects.YEARLY_GOOD and not has_yearly_good(player):
        return False
    if b.offered == effects.WARDEN and falling(player) == NOBODY:
        return False
    if b.offered == effects.BATTLE and not can_hold_back(b, player):
        return False
    if b.turn >= b.size:
        return b.part in _LAST_PARTS
    return b.offered in _ANY_TURN or b.now() == seat


_LAST_PARTS: Final[list[i64]] = [PREACHED, COUNTED, MINSTREL_DONE]
"""How far a step has come behind its last player."""
_ANY_TURN: Final[list[i64]] = [effects.TAX_COLLECTOR, effects.MINSTREL]
