"""The calendar: the steps of the game in the book's order, and which of them a table comes to."""

from typing import Final

from burgrave.games.kingsburg import steps
from burgrave.games.kingsburg.actions import Move
from burgrave.games.kingsburg.battle import Battle
from burgrave.games.kingsburg.building import Build
from burgrave.games.kingsburg.imagining import imagine
from burgrave.games.kingsburg.influence import Duke, Influence
from burgrave.games.kingsburg.kings_aid import GovernorsAid, KingsAid, Sorcerer
from burgrave.games.kingsburg.player import Setting
from burgrave.games.kingsburg.position import write
from burgrave.games.kingsburg.recruiting import Recruit
from burgrave.games.kingsburg.reinforcements import Academy, ArmyToken, Reinforcements
from burgrave.games.kingsburg.rewards import Rewards
from burgrave.games.kingsburg.rolling import Reroll, Roll
from burgrave.games.kingsburg.scoring import ranking, scores
from burgrave.games.kingsburg.season_end import SeasonEnd
from burgrave.games.kingsburg.season_start import (
    Fairy,
    LeaveDice,
    NeutralThree,
    NeutralTwo,
    Priest,
    SeasonStart,
)
from burgrave.games.kingsburg.setting_up import (
    ChooseGovernor,
    DealGovernors,
    DrawEnemy,
    DrawOrder,
)
from burgrave.games.kingsburg.view import view
from burgrave.games.kingsburg.year_end import YearEnd
from burgrave.kernel.step import Book, Calendar, Over

_STEPS: Final = (
    DrawOrder(steps.DRAW_ORDER, "draw order"),
    DealGovernors(steps.DEAL_GOVERNORS, "deal governors"),
    ChooseGovernor(steps.CHOOSE_GOVERNOR, "choose governor"),
    DrawEnemy(steps.DRAW_ENEMY, "draw enemy"),
    Sorcerer(steps.SORCERER, "sorcerer"),
    KingsAid(steps.KINGS_AID, "kings aid"),
    GovernorsAid(steps.GOVERNORS_AID, "governors aid"),
    NeutralThree(steps.NEUTRAL_THREE, "neutral dice"),
    NeutralTwo(steps.NEUTRAL_TWO, "neutral dice two"),
    SeasonStart(steps.SEASON_START, "season start"),
    Fairy(steps.FAIRY, "fairy"),
    Priest(steps.PRIEST, "priest"),
    LeaveDice(steps.LEAVE_DICE, "leave dice"),
    Roll(steps.ROLL, "roll"),
    Reroll(steps.REROLL, "reroll"),
    Influence(steps.INFLUENCE, "influence"),
    Duke(steps.DUKE, "duke"),
    Rewards(steps.REWARDS, "rewards"),
    Build(steps.BUILD, "build"),
    SeasonEnd(steps.SEASON_END, "season end"),
    Recruit(steps.RECRUIT, "recruit"),
    ArmyToken(steps.ARMY_TOKEN, "army token"),
    Reinforcements(steps.REINFORCEMENTS, "reinforcements"),
    Academy(steps.ACADEMY, "academy"),
    Battle(steps.BATTLE, "battle"),
    YearEnd(steps.YEAR_END, "year end"),
    Over(steps.OVER, "over"),
)
_BOOK: Final = Book(view, imagine, scores, ranking, write)
_FOR_TWO: Final = [steps.NEUTRAL_THREE, steps.NEUTRAL_TWO]
_OF_GOVERNORS: Final = [
    steps.DEAL_GOVERNORS,
    steps.CHOOSE_GOVERNOR,
    steps.SORCERER,
    steps.GOVERNORS_AID,
    steps.FAIRY,
    steps.PRIEST,
    steps.DUKE,
]


def calendar_for(setting: Setting) -> Calendar:
    """The steps of a table: neutral dice are for two players, other steps for an edition or module.

    Army tokens are sent instead of the king's reinforcements.
    """
    skipped = [steps.REINFORCEMENTS if setting.army_tokens else steps.ARMY_TOKEN]
    if setting.players != 2:
        skipped += _FOR_TWO
    if not setting.governors:
        skipped += _OF_GOVERNORS
    if not setting.revised:
        skipped.append(steps.LEAVE_DICE)
    return Calendar(Move, _STEPS, skipped, _BOOK)
