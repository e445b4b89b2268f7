"""The HTTP API of replays: a game looked back at, in one answer."""

from __future__ import annotations

import gzip
from typing import Annotated, Literal

import litestar
from litestar import Response, Router
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from burgrave.games.replaying import EVERYTHING
from burgrave.kernel.errors import BadRecord
from burgrave.locale.problems import said
from burgrave.server.api import REFUSALS, Asking, TableId, hall_of, visitor_of, who_asks
from burgrave.server.live_table import LiveTable
from burgrave.server.pages import takes_gzip
from burgrave.server.refusals import Refusal, not_now, not_yours
from burgrave.server.replay_wire import Replay
from burgrave.server.replays import Wanted, replay_of_file

EyesOf = Annotated[int | None, QueryParameter(ge=-1, le=9)]
Language = Annotated[Literal["en", "de", "hu"], QueryParameter()]
"""In which language it is said what is wrong."""
_ANSWERS = REFUSALS | {
    200: ResponseSpec(Replay, description="The game.", generate_examples=False),
}


@litestar.get("/tables/{table_id:str}/replay", summary="Look back at a game", responses=_ANSWERS)
async def replay(request: Asking, table_id: TableId, eyes: EyesOf = None) -> Response[bytes]:
    """The whole game, or all of it so far, moment by moment.

    Without `eyes` as the visitor saw it. Once a game is over, anybody may look with any seat's
    eyes, and with -1 at everything that anybody knew.
    """
    hall, visitor = hall_of(request), await visitor_of(request)
    who = who_asks(request, visitor)

    async def look(table: LiveTable) -> bytes:
        record = await table.record()
        viewer, runs = table.viewer_of(visitor.id), table.row.status == "running"
        wanted = Wanted(_eyes(table, visitor.id, eyes), viewer, runs, table.noticed_by(viewer))
        return await table.replays.packed(hall.heavy_work, who, record, wanted)

    return sent(request, await hall.at_table(table_id, look))


def _eyes(table: LiveTable, guest: int | None, wish: int | None) -> int | None:
    """With whose eyes a visitor looks back at a game; refuses those of others while it runs."""
    if table.row.status == "lobby":
        raise not_now("not-dealt", "The game has not begun yet.")
    runs, viewer = table.row.status == "running", table.viewer_of(guest)
    own = viewer if runs else table.seat_of(guest)
    seen_by = own if wish is None else wish
    if runs and seen_by != viewer:
        raise not_yours("While a game runs you look back with your own eyes only.")
    if seen_by is not None and not EVERYTHING <= seen_by < len(table.row.seats):
        raise not_now("no-seat", "There is no such seat at this table.")
    return seen_by


@litestar.post("/replay", summary="Look back at a record", status_code=200, responses=_ANSWERS)
async def replay_of_record(
    request: Asking, eyes: EyesOf = EVERYTHING, language: Language = "en"
) -> Response[bytes]:
    """The game of the record that is the body of this request; nothing of it is kept.

    Every decision is checked against the rules and every roll against the seed, if the record
    tells it. What is wrong is said in one sentence.
    """
    body, who = await request.body(), who_asks(request, await visitor_of(request))
    try:
        return sent(
            request, await hall_of(request).heavy_work.apart(who, replay_of_file, body, eyes)
        )
    except BadRecord as problem:
        raise Refusal(422, "bad-record", said(problem, language)) from None


def sent(request: Asking, packed: bytes) -> Response[bytes]:
    """A packed answer, unpacked for whoever can't do that."""
    headers = {"vary": "accept-encoding", "cache-control": "no-store"}
    if takes_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, media_type="application/json", headers=headers)


REPLAYS = Router("/api", route_handlers=[replay, replay_of_record])
