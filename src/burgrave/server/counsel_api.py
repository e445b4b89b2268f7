"""The HTTP API of counsel: asking for it, and agreeing that it may be asked for."""

from __future__ import annotations

from functools import partial

from litestar import Router
from litestar.params import JSONBody

from burgrave.counsel import Adviser, Counsel
from burgrave.kernel.seat import Look
from burgrave.locale import Speaker, speaker
from burgrave.server.agreeing import check_counsel, wished
from burgrave.server.api import Asking, TableId, hall_of, post, put, visitor_of, who_asks
from burgrave.server.counsel_wire import (
    CounselChoice,
    CounselGiven,
    CounselQuestion,
    CounselReason,
    CounselWish,
)
from burgrave.server.live_table import LiveTable
from burgrave.server.refusals import has_resigned, not_yours
from burgrave.server.replay_api import Language
from burgrave.server.wire import TableInfo


@post("/tables/{table_id:str}/counsel", summary="Ask for counsel", status_code=200)
async def ask(
    request: Asking, table_id: TableId, data: JSONBody[CounselQuestion], language: Language = "en"
) -> CounselGiven:
    """The best three choices of who is asked to decide, with what they promise and why.

    Asked again about the same decision it is the same counsel, and not counted again.
    """
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.table(table_id)
    seat = _seat(table, visitor.id)
    await table.greet(seat)
    check_counsel(table.row)
    given = await hall.counselling.counsel(who_asks(request, visitor), table, seat, data.version)
    look = Look(seat, await table.to_weigh(seat, data.version))
    return _in_words(given, look, table, seat, data.version, speaker(language))


@put("/tables/{table_id:str}/counsel", summary="Be for counsel at this table, or against it")
async def wish(request: Asking, table_id: TableId, data: JSONBody[CounselWish]) -> TableInfo:
    """The table: where several people play, there is counsel as long as all of them are for it."""
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.table(table_id)
    seat = _seat(table, visitor.id)
    await table.greet(seat)
    await table.change(partial(wished, seat=seat, agree=data.agree))
    return hall.info(table.row, visitor)


def _seat(table: LiveTable, guest: int | None) -> int:
    seat = table.seat_of(guest)
    if seat is None:
        raise not_yours("You only watch here.")
    if table.row.seats[seat].resigned:
        raise has_resigned()
    return seat


def _in_words(
    given: Counsel, look: Look, table: LiveTable, seat: int, version: int, said: Speaker
) -> CounselGiven:
    names = [each.name for each in table.row.seats]
    adviser = Adviser(look, table.row.game, said, names)
    return CounselGiven(
        version=version,
        sentence=adviser.sentence(given),
        tries=given.tries,
        alone=given.alone,
        hints=table.row.seats[seat].hints,
        choices=[
            CounselChoice(
                action=choice.action,
                text=adviser.choice(choice),
                brings=adviser.brings(choice),
                win=round(choice.win, 3),
                error=round(choice.error, 3),
                place=round(choice.place, 2),
                points=round(choice.points, 1),
                sure=choice.sure,
                reasons=[
                    CounselReason(
                        ground=reason.ground, text=adviser.reason(reason), rule=reason.rule
                    )
                    for reason in choice.reasons
                ],
            )
            for choice in given.choices
        ],
    )


COUNSEL = Router("/api", route_handlers=[ask, wish])
