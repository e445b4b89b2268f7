"""Showing: tables, seats and games as one visitor may see them."""

from __future__ import annotations

from math import ceil

import msgspec

from burgrave.bots import levels
from burgrave.games import game, names
from burgrave.kernel.fair import commitment_of
from burgrave.server.agreeing import counsel_at
from burgrave.server.arranging import BOT, REPLACED, UNSEATED, news_for, terms_of
from burgrave.server.endings import AGREED, RESIGNED, voters
from burgrave.server.guests import Visitor
from burgrave.server.keys import fits, seat_key, table_key
from burgrave.server.live_table import LiveTable
from burgrave.server.names import COMPANY, sign, table_name
from burgrave.server.rows import SeatRow, TableRow
from burgrave.server.wire import (
    CRESTS,
    Away,
    BotInfo,
    Crest,
    Ending,
    GameInfo,
    Moment,
    News,
    OfferInfo,
    OptionInfo,
    SeatInfo,
    Standing,
    Status,
    TableInfo,
)

_OTHERS = {"random": 1, "greedy": 2}
"""The levels of bots that are at tables from former days, or that programs seat."""


def all_games() -> list[GameInfo]:
    """What can be played here."""
    return [
        GameInfo(
            name=each.name,
            title=each.title,
            seats=list(each.seats),
            options=[
                OptionInfo(name=o.name, values=list(o.values), default=o.default)
                for o in each.options
            ],
            bots=[BotInfo(id=name, level=level) for name, level in levels(each).items()],
            company=list(COMPANY),
        )
        for each in map(game, names())
    ]


def table_info(row: TableRow, live: LiveTable | None, visitor: Visitor) -> TableInfo:
    """A table; only its owner sees its links."""
    owner = visitor.id is not None and row.owner == visitor.id
    return TableInfo(
        id=row.id,
        name=table_name(row.id, row.redrawn),
        sign=sign(row.id, row.redrawn),
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
        invite=f"/t/{row.id}#join={table_key(row.seed, row.id, row.link)}"
        if owner and row.status == "lobby"
        else None,
        spectate=f"/t/{row.id}",
        rematch=row.rematch,
        moment=Moment(chapter=row.glance.chapter, part=row.glance.part)
        if row.glance.chapter
        else None,
        began_at=None
        if row.begin_at is None
        else Moment(chapter=row.begin_at.chapter, part=row.begin_at.part),
        result=[
            Standing(place=place, points=points)
            for place, points in zip(row.glance.places, row.glance.points)
        ],
        ending=_ending(row),
        offer=_offer(row, live),
        counsel=counsel_at(row),
        ended=int(row.ended),
        lasted=int(row.ended - row.dealt) if row.dealt and row.ended else 0,
        talk="phrases" if row.talk == "phrases" else "off" if row.talk == "off" else "all",
        touched=0,
        terms=terms_of(row),
        news=[_news(row, topic) for topic in news_for(row, visitor.id)],
    )


def concerned(row: TableRow) -> frozenset[int]:
    """The guests to whom a table looks otherwise than to everybody who only watches."""
    unseated = (topic.split() for topic in row.changed if topic.startswith(f"{UNSEATED} "))
    seated = (seat.guest for seat in row.seats if seat.guest is not None)
    return frozenset((row.owner, *seated, *(int(guest) for _, guest in unseated)))


def _ending(row: TableRow) -> Ending | None:
    if row.status != "over":
        return None
    return "agreed" if row.ending == AGREED else "resigned" if row.ending == RESIGNED else "played"


def _offer(row: TableRow, live: LiveTable | None) -> OfferInfo | None:
    offer = row.offer
    if offer is None:
        return None
    wanted = voters(row, [] if live is None else live.long_gone)
    return OfferInfo(
        id=offer.id,
        seat=offer.seat,
        agreed=list(offer.agreed),
        missing=[seat for seat in wanted if seat not in offer.agreed],
        declined=offer.declined,
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
    mine = visitor.id is not None and seat.guest == visitor.id
    info = SeatInfo(
        seat=seat.seat,
        slot=seat.slot,
        kind="person" if seat.kind == "person" else "bot" if seat.kind == "bot" else "open",
        name=seat.name,
        crest=crest_of(seat.crest) if seat.crest else "",
        ready=seat.ready,
        connected=seat.kind == "bot" or (live is not None and live.presence.here(seat.guest)),
        stand_in=seat.stand_in is not None,
        resigned=seat.resigned,
    )
    if seat.hints and (mine or row.status == "over"):
        info.hints = seat.hints
    absence = None if live is None or row.status != "running" else live.absence(seat.seat)
    if absence is not None and seat.stand_in is None:
        info.away = Away(
            seconds=ceil(absence.left),
            agreed=[each.seat for each in row.seats if each.guest in absence.agreed],
            needed=absence.needed,
        )
    if seat.bot is not None:
        info.bot = seat.bot
        info.level = level_of(row.game, seat.bot)
    if seat.kind == "open" and seat.reserved:
        info.reserved = seat.reserved
    if owner and row.status == "lobby" and seat.kind == "open" and visitor.token is not None:
        key = seat_key(visitor.token, row.id, seat.slot, seat.turn)
        if seat.key is not None and fits(key, seat.key):
            info.link = link_of(row.id, key)
    return info


def level_of(game_name: str, bot: str) -> int:
    """How well a bot plays a game, from 1 to 4."""
    return levels(game(game_name)).get(bot) or _OTHERS.get(bot, 2)


def _news(row: TableRow, topic: str) -> News:
    kind, _, about = topic.partition(" ")
    if kind in (BOT, REPLACED):
        about = next((seat.name for seat in row.seats if str(seat.slot) == about), "")
    return msgspec.convert({"kind": kind, "about": "" if kind == UNSEATED else about}, News)


def _status(word: str) -> Status:
    return "lobby" if word == "lobby" else "running" if word == "running" else "over"
