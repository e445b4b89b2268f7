"""The calendar: the steps of the game in the book's order."""

from typing import Final

from burgrave.games.era import steps
from burgrave.games.era.actions import Move
from burgrave.games.era.building import Build
from burgrave.games.era.disasters import Disasters
from burgrave.games.era.extortion import Extort
from burgrave.games.era.harvesting import Collect, Feed
from burgrave.games.era.imagining import imagine
from burgrave.games.era.position import write
from burgrave.games.era.rolling import Roll
from burgrave.games.era.round_end import RoundEnd
from burgrave.games.era.scoring import ranking, scores
from burgrave.games.era.setting_up import DrawStart, SetUp
from burgrave.games.era.view import view
from burgrave.kernel.step import Book, Calendar, Over

CALENDAR: Final = Calendar(
    Move,
    (
        SetUp(steps.SET_UP, "set up"),
        DrawStart(steps.DRAW_START, "draw start"),
        Roll(steps.ROLL, "roll"),
        Collect(steps.COLLECT, "collect"),
        Feed(steps.FEED, "feed"),
        Disasters(steps.DISASTERS, "disasters"),
        Build(steps.BUILD, "build"),
        Extort(steps.EXTORT, "extort"),
        RoundEnd(steps.ROUND_END, "round end"),
        Over(steps.OVER, "over"),
    ),
    book=Book(view, imagine, scores, ranking, write),
)
