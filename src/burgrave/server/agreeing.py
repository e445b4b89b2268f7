"""Agreeing on counsel: who plays alone has it, and several people only if all of them want it."""

from __future__ import annotations

from msgspec.structs import replace

from burgrave.bots import judgement
from burgrave.games import game, is_known
from burgrave.server.refusals import not_now
from burgrave.server.rows import TableRow
from burgrave.server.seating import with_seat
from burgrave.server.wire import CounselInfo


def counsel_at(row: TableRow) -> CounselInfo:
    """How it stands with counsel at a table."""
    people = [each for each in row.seats if each.kind == "person" and not each.resigned]
    agreed = [each.seat for each in people if each.counsel]
    missing = [each.seat for each in people if not each.counsel]
    return CounselInfo(
        # A table whose game nobody knows is damaged, and still to be listed.
        learned=is_known(row.game) and judgement.knows(game(row.game)),
        agreed=agreed,
        missing=missing if len(people) > 1 else [],
    )


def check_counsel(row: TableRow) -> None:
    """Refuse counsel where there is none, or where somebody does not want it."""
    known = counsel_at(row)
    if not known.learned:
        raise not_now(
            "not-learned", "Nobody has learned yet what positions of this game are worth."
        )
    if known.missing:
        raise not_now("no-counsel", "At this table there is no counsel unless everybody agrees.")


def wished(row: TableRow, seat: int, agree: bool) -> TableRow:
    """The table after a person said whether they are for counsel."""
    if row.status == "over":
        raise not_now("over", "The game is over.")
    return with_seat(row, replace(row.seats[seat], counsel=agree))
