"""The calendar: which step follows which, and what the step that is due does."""

from mypy_extensions import i64

from burgrave.games.kingsburg import steps
from burgrave.games.kingsburg.actions import Move
from burgrave.games.kingsburg.answers import legal_answers, play_answer
from burgrave.games.kingsburg.board import NOBODY, Board, Log
from burgrave.games.kingsburg.building import build, legal_builds, play_build
from burgrave.games.kingsburg.chances import (
    NEUTRAL_THREE,
    NEUTRAL_TWO,
    academy_of,
    enemy_of,
    kings_die_of,
    reroll_of,
    roll_of,
    start_order,
)
from burgrave.games.kingsburg.influence import (
    duke,
    influence,
    legal_influences,
    play_duke,
    play_influence,
)
from burgrave.games.kingsburg.kings_aid import (
    LEGAL_ONE,
    governors_aid,
    kings_aid,
    legal_governors_aid,
    legal_raises,
    play_governors_aid,
    play_kings_aid,
    play_raise,
    sorcerer,
)
from burgrave.games.kingsburg.kings_favour import kings_reward, send_envoy
from burgrave.games.kingsburg.recruiting import legal_recruits, play_recruit, recruit
from burgrave.games.kingsburg.rewards import legal_rewards, play_reward, rewards
from burgrave.games.kingsburg.rolling import (
    CHAPEL_ROLL,
    legal_rerolls,
    play_reroll,
    reroll,
    roll,
    settle_reroll,
    settle_roll,
)
from burgrave.games.kingsburg.season_end import legal_season_end, play_season_end, season_end
from burgrave.games.kingsburg.season_start import (
    LEGAL_USE,
    begin,
    clear_court,
    fairy,
    leave_dice,
    legal_bonus_dice,
    play_bonus_dice,
    play_fairy,
    play_priest,
    priest,
    season_start,
    settle_neutral_three,
    settle_neutral_two,
)
from burgrave.games.kingsburg.setting_up import (
    choose_governor,
    deal_governors,
    deal_of,
    legal_governors,
    play_governor,
    settle_deal,
    settle_enemy,
    settle_order,
)
from burgrave.games.kingsburg.winter import (
    academy,
    army_token,
    battle,
    legal_army_tokens,
    legal_battle,
    play_army_token,
    play_battle,
    reinforcements,
    settle_academy,
    settle_reinforcements,
)
from burgrave.games.kingsburg.year_end import LAST_YEAR, year_end
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance


def proceed(b: Board, log: Log) -> None:
    """Go on until somebody has to decide, something random has to happen, or the game is over."""
    while b.at != steps.OVER and not _waits(b, log):
        _next_step(b, log)


def _waits(b: Board, log: Log) -> bool:
    """Do what the step asks for; False when it is finished."""
    at = b.at
    if at == steps.INFLUENCE:
        return influence(b, log)
    if at == steps.REWARDS:
        return rewards(b, log)
    if at == steps.BUILD:
        return build(b, log)
    if at == steps.ROLL:
        return roll(b)
    if at == steps.REROLL:
        return reroll(b, log)
    if at == steps.SEASON_END:
        return season_end(b, log)
    if at == steps.RECRUIT:
        return recruit(b, log)
    if at == steps.BATTLE:
        return battle(b, log)
    if at == steps.ACADEMY:
        return academy(b)
    if at == steps.LEAVE_DICE:
        return leave_dice(b)
    if at == steps.KINGS_AID:
        return kings_aid(b, log)
    if at == steps.SEASON_START:
        return season_start(b, log)
    if at == steps.YEAR_END:
        return year_end(b, log)
    return _waits_rarely(b, log)


def _waits_rarely(b: Board, log: Log) -> bool:
    at = b.at
    if at == steps.DRAW_ORDER or at == steps.DRAW_ENEMY:
        return _once(b)
    if at == steps.NEUTRAL_THREE or at == steps.NEUTRAL_TWO:
        return _once(b)
    if at == steps.REINFORCEMENTS:
        return reinforcements(b, log)
    if at == steps.ARMY_TOKEN:
        return army_token(b)
    if at == steps.DEAL_GOVERNORS:
        return deal_governors(b)
    if at == steps.CHOOSE_GOVERNOR:
        return choose_governor(b)
    if at == steps.SORCERER:
        return sorcerer(b)
    if at == steps.GOVERNORS_AID:
        return governors_aid(b)
    if at == steps.FAIRY:
        return fairy(b)
    if at == steps.PRIEST:
        return priest(b)
    return duke(b)


def _once(b: Board) -> bool:
    """Wait for one random event."""
    if b.part:
        return False
    b.part = 1
    return b.draw()


def _next_step(b: Board, log: Log) -> None:
    """Turn to the next step, season or year."""
    b.turn = 0
    b.part = 0
    if b.at == steps.SEASON_END:
        clear_court(b, log)
    if b.at == steps.SEASON_END and b.season != steps.AUTUMN:
        if b.season == steps.SPRING:
            kings_reward(b, log)
        else:
            send_envoy(b, log)
        b.season += 1
        b.at = steps.first_of_season(b.setting.road)
        begin(b)
    elif b.at == steps.YEAR_END and b.year != LAST_YEAR:
        b.year += 1
        b.season = steps.SPRING
        b.aided = 0
        for seat in range(b.size):
            player = b.change(seat)
            player.used = 0
        b.at = steps.DRAW_ENEMY
    else:
        spring_comes = b.at < steps.NEUTRAL_THREE
        b.at = b.setting.road[b.at]
        if spring_comes and b.at >= steps.NEUTRAL_THREE:
            begin(b)


def chance_of(b: Board) -> Chance:
    """The random event that is due."""
    at = b.at
    if at == steps.ROLL:
        return roll_of(b.now(), b.players[b.now()].bonus_due)
    if at == steps.REROLL:
        if b.part == CHAPEL_ROLL:
            return roll_of(b.now(), b.players[b.now()].bonus_due)
        return reroll_of(b.now())
    if at == steps.REINFORCEMENTS:
        return kings_die_of(b.seat_at(0))
    if at == steps.ACADEMY:
        return academy_of(b.now())
    if at == steps.NEUTRAL_THREE:
        return NEUTRAL_THREE
    if at == steps.NEUTRAL_TWO:
        return NEUTRAL_TWO
    if at == steps.DRAW_ENEMY:
        return enemy_of(b.year)
    if at == steps.DEAL_GOVERNORS:
        return deal_of(b)
    return start_order(b.size)


def settle(b: Board, outcome: i64, log: Log) -> None:
    """Apply the outcome of the random event that is due."""
    at = b.at
    b.drawing = False
    if at == steps.ROLL:
        settle_roll(b, outcome, log)
    elif at == steps.REROLL:
        settle_reroll(b, outcome, log)
    elif at == steps.REINFORCEMENTS:
        settle_reinforcements(b, outcome, log)
    elif at == steps.ACADEMY:
        settle_academy(b, outcome, log)
    elif at == steps.NEUTRAL_THREE:
        settle_neutral_three(b, outcome, log)
    elif at == steps.NEUTRAL_TWO:
        settle_neutral_two(b, outcome, log)
    elif at == steps.DRAW_ENEMY:
        settle_enemy(b, outcome, log)
    elif at == steps.DEAL_GOVERNORS:
        settle_deal(b, outcome, log)
    else:
        settle_order(b, outcome, log)
    proceed(b, log)


def legal_of(b: Board, seat: i64) -> list[Action]:
    """The decisions open to a seat that is asked."""
    if b.offered != NOBODY:
        return legal_answers(b, seat)
    at = b.at
    if at == steps.INFLUENCE:
        return legal_influences(b, seat)
    if at == steps.REWARDS:
        return legal_rewards(b, seat)
    if at == steps.BUILD:
        return legal_builds(b, seat)
    if at == steps.RECRUIT:
        return legal_recruits(b, seat)
    if at == steps.SEASON_END:
        return legal_season_end(b, seat)
    if at == steps.REROLL:
        return legal_rerolls(b, seat)
    if at == steps.LEAVE_DICE:
        return legal_bonus_dice(b, seat)
    if at == steps.BATTLE:
        return legal_battle(b, seat)
    if at == steps.KINGS_AID:
        return LEGAL_ONE.copy()
    if at == steps.GOVERNORS_AID:
        return legal_governors_aid(b, seat)
    if at == steps.ARMY_TOKEN:
        return legal_army_tokens(b, seat)
    if at == steps.CHOOSE_GOVERNOR:
        return legal_governors(b, seat)
    if at == steps.SORCERER:
        return legal_raises(b, seat)
    return LEGAL_USE.copy()


def play(b: Board, seat: i64, move: Move, log: Log) -> None:
    """Apply a decision; what the rules do not allow raises before anything changes."""
    at = b.at
    if b.offered != NOBODY:
        play_answer(b, seat, move, log)
    elif at == steps.INFLUENCE:
        play_influence(b, seat, move, log)
    elif at == steps.REWARDS:
        play_reward(b, seat, move, log)
    elif at == steps.BUILD:
        play_build(b, seat, move, log)
    elif at == steps.RECRUIT:
        play_recruit(b, seat, move, log)
    elif at == steps.SEASON_END:
        play_season_end(b, seat, move, log)
    elif at == steps.REROLL:
        play_reroll(b, seat, move, log)
    elif at == steps.LEAVE_DICE:
        play_bonus_dice(b, seat, move, log)
    elif at == steps.BATTLE:
        play_battle(b, seat, move, log)
    else:
        _play_rarely(b, seat, move, log)
    if b.asked == 0:
        proceed(b, log)


def _play_rarely(b: Board, seat: i64, move: Move, log: Log) -> None:
    at = b.at
    if at == steps.KINGS_AID:
        play_kings_aid(b, seat, move, log)
    elif at == steps.ARMY_TOKEN:
        play_army_token(b, seat, move, log)
    elif at == steps.CHOOSE_GOVERNOR:
        play_governor(b, seat, move, log)
    elif at == steps.SORCERER:
        play_raise(b, seat, move, log)
    elif at == steps.GOVERNORS_AID:
        play_governors_aid(b, seat, move, log)
    elif at == steps.FAIRY:
        play_fairy(b, seat, move, log)
    elif at == steps.PRIEST:
        play_priest(b, seat, move, log)
    else:
        play_duke(b, seat, move, log)
