"""The HTTP API of positions: taken from a game, brought as text, shown, and played on."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

from litestar import Router
from litestar.params import JSONBody, QueryParameter

from burgrave.games.replaying import EVERYTHING
from burgrave.kernel.errors import BurgraveError
from burgrave.locale.problems import said
from burgrave.server import positions
from burgrave.server.api import (
    Asking,
    TableId,
    get,
    guest_of,
    hall_of,
    let_in,
    post,
    visitor_of,
    who_asks,
)
from burgrave.server.positions_wire import PlayOn, Position, PositionShown
from burgrave.server.refusals import Refusal
from burgrave.server.replay_api import EyesOf, Language
from burgrave.server.seating import bot_of
from burgrave.server.wire import SeatWish, TableInfo

Number = Annotated[int, QueryParameter(ge=0, le=100_000)]
_SEED_BITS = 62


@get("/tables/{table_id:str}/position", summary="A position of a finished game")
async def position(
    request: Asking,
    table_id: TableId,
    moment: Number = 0,
    eyes: EyesOf = EVERYTHING,
    language: Language = "en",
) -> Position:
    """The state at a moment of its replay, with everything that was hidden then."""
    hall, visitor = hall_of(request), await visitor_of(request)
    table = await hall.finished(table_id)
    record = await table.record()
    with _one_sentence(language):
        return await hall.heavy_work.beside(
            who_asks(request, visitor), positions.in_record, record, moment, eyes
        )


@post("/replay/position", summary="A position of a record", status_code=200)
async def position_of_record(
    request: Asking, moment: Number = 0, eyes: EyesOf = EVERYTHING, language: Language = "en"
) -> Position:
    """The state at a moment of the record that is the body; nothing of it is kept."""
    hall, who = hall_of(request), who_asks(request, await visitor_of(request))
    with _one_sentence(language):
        body = await request.body()
        return await hall.heavy_work.apart(who, positions.in_file, body, moment, eyes)


@post("/position", summary="Look at a position", status_code=200)
async def show(
    request: Asking, eyes: EyesOf = EVERYTHING, language: Language = "en"
) -> PositionShown:
    """The position that is the body, JSON or the same fields as TOML; nothing of it is kept.

    What it leaves out is filled in, and what is wrong with it is said in one sentence.
    """
    hall, who = hall_of(request), who_asks(request, await visitor_of(request))
    with _one_sentence(language):
        return await hall.heavy_work.apart(who, positions.shown, await request.body(), eyes)


@post("/play-on", summary="Play on at a position", status_code=201)
async def play_on(request: Asking, data: JSONBody[PlayOn], language: Language = "en") -> TableInfo:
    """The new table, which says that it began at a position; its dice are its own."""
    hall, who = hall_of(request), who_asks(request, await visitor_of(request))
    bot_of(SeatWish(kind="bot", bot=data.bot))
    with _one_sentence(language):
        start = await hall.heavy_work.apart(
            *(who, positions.start, data.position, data.seat),
            *(data.hidden == "anew", secrets.randbits(_SEED_BITS)),
        )
    visitor = await guest_of(request)
    await let_in(request)
    table = await hall.play_on(visitor, start, data)
    return hall.info(table.row, visitor)


@contextmanager
def _one_sentence(language: str) -> Iterator[None]:
    """What is wrong with what was brought, in the language of whoever brought it."""
    try:
        yield
    except BurgraveError as problem:
        raise Refusal(422, "bad-position", said(problem, language)) from None


POSITIONS = Router("/api", route_handlers=[position, position_of_record, show, play_on])
