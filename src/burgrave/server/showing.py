"""Showing: tables, seats and games as one visitor may see them."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from burgrave.bots import names as bot_names
from burgrave.games import game
from burgrave.kernel.fair import commitment_of
from burgrave.server.boards import names
from burgrave.server.keys import fits, seat_key
from burgrave.server.live_table import LiveTable
from burgrave.server.names import COMPANY, sign, table_name
from burgrave.server.store import Guest, SeatRow, TableRow
from burgrave.server.wire import (
    CRESTS,
    Away,
    BotInfo,
    Crest,
    GameInfo,
    Moment,
    OptionInfo,
    SeatInfo,
    Standing,
    Status,
    TableInfo,
)

_LEVELS = {"random": 1, "greedy": 3}
_MIDDLING = 2


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks: perhaps a guest, with the token that shows it."""

    guest: Guest | None = None
    token: str | None = None

    @property
    def id(self) -> int | None:
        """The guest's number."""
        return None if self.guest is None else self.guest.id


def all_games() -> list[GameInfo]:
    """What can be played here."""
    bots = [BotInfo(id=name, level=_LEVELS.get(name, _MIDDLING)) for name in bot_names()]
    return [
        GameInfo(
            name=each.name,
            title=each.title,
            seats=list(each.seats),
            options=[
                OptionInfo(name=o.name, values=list(o.values), default=o.default)
                for o in each.options
            ],
            bots=sorted(bots, key=lambda bot: bot.level),
            company=list(COMPANY),
        )
        for each in map(game, names())
    ]


def table_info(row: TableRow, live: LiveTable | None, visitor: Visitor) -> TableInfo:
    """A table; only its owner sees the links of open seats."""
    owner = visitor.id is not None and row.owner == visitor.id
    return TableInfo(
        id=row.id,
        name=table_name(row.id),
        sign=sign(row.id),
        game=row.game,
        options=row.options,
        status=_status(row.status),
        owner=owner,
        you=next((s.seat for s in row.seats if s.guest == visitor.id), None)
        if visitor.id is not None
        else None,
        waiting=list(row.waiting),
        commitment=commitment_of(row.seed),
        seats=[_seat_info(row, seat, live, visitor, owner) for seat in row.seats],
        spectate=f"/t/{row.id}",
        rematch=row.rematch,
        moment=Moment(chapter=row.glance.chapter, part=row.glance.part)
        if row.glance.chapter
        else None,
        result=[
            Standing(place=place, points=points)
            for place, points in zip(row.glance.places, row.glance.points)
        ],
        touched=0,
    )


def link_of(table: str, key: str) -> str:
    """Where a seat is claimed; what stands behind the # stays in the browser."""
    return f"/t/{table}#key={key}"


def crest_of(word: str) -> Crest:
    """A crest by its name."""
    return next((crest for crest in CRESTS if crest == word), CRESTS[0])


def _seat_info(
    row: TableRow, seat: SeatRow, live: LiveTable | None, visitor: Visitor, owner: bool
) -> SeatInfo:
    info = SeatInfo(
        seat=seat.seat,
        kind="person" if seat.kind == "person" else "bot" if seat.kind == "bot" else "open",
        name=seat.name,
        crest=crest_of(seat.crest) if seat.crest else "",
        ready=seat.ready,
        connected=seat.kind == "bot" or (live is not None and live.presence.here(seat.guest)),
        stand_in=seat.stand_in is not None,
    )
    absence = None if live is None or row.status != "running" else live.absence(seat.seat)
    if absence is not None and seat.stand_in is None:
        info.away = Away(
            seconds=ceil(absence.left),
            agreed=[each.seat for each in row.seats if each.guest in absence.agreed],
            needed=absence.needed,
        )
    if seat.kind == "bot" and seat.bot is not None:
        info.bot = seat.bot
        info.level = _LEVELS.get(seat.bot, _MIDDLING)
    if owner and row.status == "lobby" and seat.kind == "open" and visitor.token is not None:
        key = seat_key(visitor.token, row.id, seat.seat, seat.turn)
        if seat.key is not None and fits(key, seat.key):
            info.link = link_of(row.id, key)
    return info


def _status(word: str) -> Status:
    return "lobby" if word == "lobby" else "running" if word == "running" else "over"
