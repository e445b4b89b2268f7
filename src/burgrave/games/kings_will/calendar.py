"""The calendar: the steps of the game in the book's order."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kings_will import steps
from burgrave.games.kings_will.actions import Move
from burgrave.games.kings_will.enriching import Explore
from burgrave.games.kings_will.imagining import imagine
from burgrave.games.kings_will.moving import FindLandscape, Swap, Walk
from burgrave.games.kings_will.multiplying import Offspring
from burgrave.games.kings_will.position import write
from burgrave.games.kings_will.scoring import ranking, scores
from burgrave.games.kings_will.setting_up import DealWills, FillWills, SetUp, StartPlayer
from burgrave.games.kings_will.turn import Act, Rebellion, TakeTile
from burgrave.games.kings_will.view import looked_back, view
from burgrave.games.kings_will.visit import (
    Commit,
    NeutralDisc,
    Offers,
    Tavern,
    TravelTile,
    Tribute,
)
from burgrave.kernel.step import Book, Calendar, Over

_STEPS: Final = (
    StartPlayer(steps.START_PLAYER, "start player"),
    DealWills(steps.DEAL_WILLS, "deal wills"),
    SetUp(steps.SET_UP, "set up"),
    FillWills(steps.FILL_WILLS, "fill wills"),
    TravelTile(steps.TRAVEL_TILE, "travel tile"),
    TakeTile(steps.TAKE_TILE, "take tile"),
    Act(steps.ACT, "act"),
    Walk(steps.WALK, "walk"),
    FindLandscape(steps.FIND, "find landscape"),
    Swap(steps.SWAP, "swap"),
    Explore(steps.EXPLORE, "explore"),
    Offspring(steps.OFFSPRING, "offspring"),
    Rebellion(steps.REBELLION, "rebellion"),
    Commit(steps.COMMIT, "commit"),
    NeutralDisc(steps.NEUTRAL_DISC, "neutral disc"),
    Tavern(steps.TAVERN, "tavern"),
    Tribute(steps.TRIBUTE, "tribute"),
    Offers(steps.OFFERS, "offers"),
    Over(steps.OVER, "over"),
)
_BOOK: Final = Book(view, imagine, scores, ranking, write, looked_back)
_FOR_TWO: Final = Calendar(Move, _STEPS, book=_BOOK)
_FOR_MORE: Final = Calendar(Move, _STEPS, [steps.NEUTRAL_DISC], _BOOK)


def calendar_for(players: i64) -> Calendar:
    """The steps of a table; a neutral disc is there for two players alone."""
    return _FOR_TWO if players == 2 else _FOR_MORE
