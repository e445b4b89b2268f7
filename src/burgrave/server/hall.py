"""The hall: all tables, the guests, and who may do what with a seat."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, replace
from time import monotonic

import msgspec

from burgrave.bots import names as bot_names
from burgrave.games import game
from burgrave.kernel.errors import BurgraveError
from burgrave.kernel.fair import SEED_BYTES, commitment_of, is_share
from burgrave.server.boards import names
from burgrave.server.keys import fits, hashed, is_table_id, new_table_id, new_token, seat_key
from burgrave.server.live_table import Listener, LiveTable
from burgrave.server.refusals import Refusal, not_found, not_now, not_yours, wrong
from burgrave.server.settings import Settings
from burgrave.server.store import Guest, SeatRow, Store, TableRow
from burgrave.server.thinking import Thinking
from burgrave.server.wire import (
    CRESTS,
    BotInfo,
    Crest,
    GameInfo,
    LiveTableInfo,
    Me,
    NewTable,
    OptionInfo,
    Profile,
    SeatInfo,
    SeatWish,
    Status,
    TableInfo,
)

_NAMELESS = "Guest"
_MOST_TABLES = 50
"""Tables that a guest's own page lists."""
_LEVELS = {"random": 1, "greedy": 3}
_KNOWN_GUESTS = 10_000


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks: perhaps a guest, with the token that shows it."""

    guest: Guest | None = None
    token: str | None = None

    @property
    def id(self) -> int | None:
        """The guest's number."""
        return None if self.guest is None else self.guest.id


class Hall:
    """Everything that visitors can do, whichever way their request came."""

    def __init__(self, settings: Settings, store: Store, thinking: Thinking) -> None:
        self.settings = settings
        self.store = store
        self.thinking = thinking
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._guests: dict[bytes, Guest] = {}

    async def wake(self) -> None:
        """Wake the tables at which bots were to move when the server was last stopped."""
        for row in self.store.running():
            asked = [row.seats[seat] for seat in row.waiting]
            if any(seat.kind == "bot" or seat.stand_in is not None for seat in asked):
                await self.table(row.id)

    def close(self) -> None:
        """Send everybody home; all that was acknowledged is on the disk."""
        for table in self.tables.values():
            table.close()
        self.thinking.close()
        self.store.close()

    def sweep(self) -> None:
        """Drop tables from the memory that nobody has looked at for a while."""
        now = monotonic()
        for id, table in list(self.tables.items()):
            if not table.busy and now - table.touched > self.settings.idle:
                del self.tables[id]

    def visitor(self, token: str | None) -> Visitor:
        """Who shows this token; a stranger if nobody has it."""
        if not token or len(token) > 100:
            return Visitor()
        secret = hashed(token)
        guest = self._guests.get(secret) or self.store.guest(secret)
        if guest is None:
            return Visitor()
        self._remember(secret, guest)
        return Visitor(guest, token)

    async def guest(self, visitor: Visitor) -> Visitor:
        """The visitor as a guest, newly welcomed if need be."""
        if visitor.guest is not None:
            return visitor
        token = new_token()
        guest = await self.store.add_guest(hashed(token), _NAMELESS, secrets.choice(CRESTS))
        self._remember(hashed(token), guest)
        return Visitor(guest, token)

    def _remember(self, secret: bytes, guest: Guest) -> None:
        if len(self._guests) >= _KNOWN_GUESTS:
            self._guests.clear()
        self._guests[secret] = guest

    async def rename(self, visitor: Visitor, profile: Profile) -> Visitor:
        """A guest's new name and crest."""
        known, token = _known(visitor)
        name = " ".join(profile.name.split())
        if not name or not name.isprintable():
            raise wrong("A name has 1 to 40 printable characters.")
        guest = replace(known, name=name, crest=profile.crest)
        await self.store.save_guest(guest)
        self._remember(hashed(token), guest)
        return Visitor(guest, token)

    def me(self, visitor: Visitor) -> Me:
        """A guest's own page."""
        guest = visitor.guest
        if guest is None:
            return Me(name="", crest=CRESTS[0], tables=[])
        rows = self.store.tables_of(guest.id, _MOST_TABLES)
        infos = [self.info(row, visitor) for row in rows]
        infos.sort(key=lambda info: info.status == "over" or info.you not in info.waiting)
        return Me(name=guest.name, crest=_crest(guest.crest), tables=infos)

    def games(self) -> list[GameInfo]:
        """What can be played here."""
        bots = [BotInfo(id=name, level=_LEVELS.get(name, 2)) for name in bot_names()]
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
            )
            for each in map(game, names())
        ]

    async def create(self, visitor: Visitor, wish: NewTable) -> LiveTable:
        """Set up a table; the game begins at once if no seat is open."""
        if wish.game not in names():
            raise wrong(f"There is no game “{wish.game}”; there is {', '.join(names())}.")
        try:
            options = game(wish.game).settled(len(wish.seats), wish.options)
        except BurgraveError as problem:
            raise wrong(str(problem)) from None
        kinds = [seat.kind for seat in wish.seats]
        if kinds.count("me") > 1:
            raise wrong("You can only take one seat.")
        if kinds.count("bot") == len(kinds):
            raise wrong("At least one seat is for a person.")
        guest, token = _known(visitor)
        row = TableRow(
            id=new_table_id(),
            game=wish.game,
            options=options,
            owner=guest.id,
            seed=secrets.token_bytes(SEED_BYTES),
        )
        seats = [
            _seated(SeatRow(number, "open"), seat, guest, token, row.id)
            for number, seat in enumerate(wish.seats)
        ]
        return await self._set_up(replace(row, seats=tuple(seats)))

    async def _set_up(self, row: TableRow) -> LiveTable:
        await self.store.add_table(row)
        table = self._live(row)
        self.tables[row.id] = table
        if not any(seat.kind == "open" for seat in row.seats) and _persons(row) <= 1:
            await self._deal(table)
        return table

    async def table(self, id: str) -> LiveTable:
        """A table by its id, brought into the memory if it is not there."""
        found = self.tables.get(id)
        if found is not None:
            return found
        loading = self._loading.get(id)
        if loading is None:
            row = self.store.table(id) if is_table_id(id) else None
            if row is None:
                raise not_found()
            loading = asyncio.create_task(self._load(row))
            self._loading[id] = loading
        return await asyncio.shield(loading)

    async def _load(self, row: TableRow) -> LiveTable:
        try:
            table = self._live(row)
            await table.load()
            self.tables[row.id] = table
            return table
        finally:
            del self._loading[row.id]

    def _live(self, row: TableRow) -> LiveTable:
        table = LiveTable(row, self.store, self.thinking, self.settings)
        table.on_change = self._tell
        return table

    def check_key(self, table: LiveTable, key: str) -> None:
        """Refuse a key that opens nothing, before anybody is welcomed for it."""
        if not any(seat.key is not None and fits(key, seat.key) for seat in table.row.seats):
            raise _no_such_key()

    async def claim(self, visitor: Visitor, table: LiveTable, key: str) -> None:
        """Take the seat that a key opens."""
        guest, _ = _known(visitor)

        def change(row: TableRow) -> TableRow:
            mine = table.seat_of(guest.id)
            for seat in row.seats:
                if seat.key is not None and fits(key, seat.key):
                    if seat.guest == guest.id:
                        return row
                    if row.status != "lobby" or seat.kind != "open":
                        raise not_now("taken", "Somebody else already sits on this seat.")
                    if mine is not None:
                        raise not_now("seated", "You already have a seat at this table.")
                    return _with(row, _person(seat, guest))
            raise _no_such_key()

        await table.change(change)

    async def ready(
        self, visitor: Visitor, table: LiveTable, ready: bool, share: str | None
    ) -> None:
        """Say whether one is ready; when everybody is, the game begins."""
        mine = table.seat_of(visitor.id)
        if mine is None:
            raise not_yours("Only who has a seat can be ready.")
        if share and not is_share(share):
            raise wrong("A share is a text of up to 200 printable characters.")

        def change(row: TableRow) -> TableRow:
            if row.status != "lobby":
                raise not_now("dealt", "The game has already begun.")
            seat = replace(row.seats[mine], ready=ready)
            return _with(row, replace(seat, share=share) if share and not seat.share else seat)

        await table.change(change)
        await self._deal_if_ready(table)

    async def _deal_if_ready(self, table: LiveTable) -> None:
        seats = table.row.seats
        if table.row.status == "lobby" and _persons(table.row) > 0:
            if all(s.kind == "bot" or (s.kind == "person" and s.ready) for s in seats):
                await self._deal(table)

    async def _deal(self, table: LiveTable) -> None:
        seats = tuple(
            replace(seat, name=seat.name if seat.kind == "person" else str(seat.bot).title())
            for seat in table.row.seats
        )
        seats = tuple(
            replace(seat, name=_numbered(seats, seat.seat), crest=_free_crest(seats, seat.seat))
            for seat in seats
        )
        await table.deal(replace(table.row, seats=seats))

    async def reseat(self, visitor: Visitor, table: LiveTable, number: int, wish: SeatWish) -> None:
        """Give a seat to somebody else: the owner in the lobby, the others while a game runs."""
        guest, token = _known(visitor)

        def change(row: TableRow) -> TableRow:
            if not 0 <= number < len(row.seats):
                raise wrong(f"There is no seat {number} at this table.")
            seat = row.seats[number]
            if row.status == "lobby":
                return self._reseat_in_lobby(row, seat, wish, guest, token)
            handed = self._hand_over(table, seat, wish, guest)
            if row.status == "over":
                raise not_now("over", "The game is over.")
            return _with(row, handed)

        await table.change(change)
        await self._deal_if_ready(table)

    def _reseat_in_lobby(
        self, row: TableRow, seat: SeatRow, wish: SeatWish, guest: Guest, token: str
    ) -> TableRow:
        if row.owner != guest.id:
            if seat.guest == guest.id and wish.kind == "open":
                # Whoever leaves opens the seat for the next one; only the owner has a new link.
                return _with(row, replace(_open(seat), key=None))
            raise not_yours("Only the table's owner gives seats away.")
        if wish.kind == "me":
            if seat.guest == guest.id:
                return row
            if any(other.guest == guest.id for other in row.seats):
                raise not_now("seated", "You already have a seat at this table.")
            if seat.kind == "person":
                raise not_now("taken", "Somebody else already sits on this seat.")
        return _with(row, _seated(seat, wish, guest, token, row.id))

    def _hand_over(self, table: LiveTable, seat: SeatRow, wish: SeatWish, guest: Guest) -> SeatRow:
        if wish.kind == "me":
            if seat.guest != guest.id:
                raise not_yours("This seat is somebody else's.")
            return replace(seat, stand_in=None)
        if wish.kind == "open":
            raise not_now("running", "While a game runs, a seat goes to a bot or stays as it is.")
        if table.seat_of(guest.id) is None:
            raise not_yours("Only who plays at this table can call in a bot.")
        if seat.kind != "person":
            raise not_now("bot", "A bot already plays this seat.")
        if seat.guest != guest.id and table.connected(seat.seat):
            raise not_now("present", "This player is here; only an absent one is replaced.")
        return replace(seat, stand_in=_bot(wish))

    async def rematch(self, visitor: Visitor, table: LiveTable) -> LiveTable:
        """The same again; whoever asks first owns the table, and everybody has their seat there."""
        guest, _ = _known(visitor)
        row = table.row
        if table.seat_of(guest.id) is None:
            raise not_yours("Only who played here can ask for a rematch.")
        if row.status != "over":
            raise not_now("running", "The game is not over yet.")
        if row.rematch is not None:
            return await self.table(row.rematch)
        again = replace(
            row,
            id=new_table_id(),
            owner=guest.id,
            seed=secrets.token_bytes(SEED_BYTES),
            status="lobby",
            version=0,
            waiting=(),
        )
        # The one who begins moves on by a seat from game to game.
        seats = [
            replace(seat, seat=n, ready=seat.guest == guest.id, stand_in=None, share="", key=None)
            for n, seat in enumerate([*row.seats[1:], row.seats[0]])
        ]
        await table.change(lambda now: replace(now, rematch=now.rematch or again.id))
        if table.row.rematch != again.id:
            return await self.table(str(table.row.rematch))
        return await self._set_up(replace(again, seats=tuple(seats)))

    def info(self, row: TableRow, visitor: Visitor) -> TableInfo:
        """A table as one visitor sees it."""
        live = self.tables.get(row.id)
        owner = visitor.id is not None and row.owner == visitor.id
        title = game(row.game).title
        return TableInfo(
            id=row.id,
            name=f"{title} · {', '.join(s.name for s in row.seats if s.kind == 'person')}",
            game=row.game,
            options=row.options,
            status=_status(row.status),
            version=row.version,
            owner=owner,
            you=next((s.seat for s in row.seats if s.guest == visitor.id), None)
            if visitor.id is not None
            else None,
            waiting=list(row.waiting),
            commitment=commitment_of(row.seed),
            seats=[_seat_info(row, seat, live, visitor, owner) for seat in row.seats],
            spectate=f"/t/{row.id}",
            rematch=row.rematch,
        )

    def _tell(self, table: LiveTable) -> None:
        """Tell the audience of a table about its seats and status."""
        for listener in list(table.audience):
            listener.offer(self.live_info(table, listener))

    def live_info(self, table: LiveTable, listener: Listener) -> bytes:
        """The news of a table for one socket."""
        guest = None if listener.guest is None else Guest(listener.guest, "", "")
        visitor = Visitor(guest, listener.token)
        return msgspec.json.encode(LiveTableInfo(type="table", table=self.info(table.row, visitor)))


def _no_such_key() -> Refusal:
    return not_yours("This link opens no seat here; ask the table's owner for a new one.")


def _known(visitor: Visitor) -> tuple[Guest, str]:
    assert visitor.guest is not None
    assert visitor.token is not None
    return visitor.guest, visitor.token


def _bot(wish: SeatWish) -> str:
    name = wish.bot or "greedy"
    if name not in bot_names():
        raise wrong(f"There is no bot “{name}”; choose from {', '.join(bot_names())}.")
    return name


def _seated(seat: SeatRow, wish: SeatWish, guest: Guest, token: str, table: str) -> SeatRow:
    if wish.kind == "me":
        return _person(seat, guest)
    if wish.kind == "bot":
        name = _bot(wish)
        return replace(
            SeatRow(seat.seat, "bot", turn=seat.turn), bot=name, name=name.title(), ready=True
        )
    fresh = _open(seat)
    return replace(fresh, key=hashed(seat_key(token, table, seat.seat, fresh.turn)))


def _person(seat: SeatRow, guest: Guest) -> SeatRow:
    return replace(
        seat, kind="person", guest=guest.id, bot=None, name=guest.name, crest=guest.crest
    )


def _open(seat: SeatRow) -> SeatRow:
    return SeatRow(seat.seat, "open", turn=seat.turn + 1)


def _with(row: TableRow, seat: SeatRow) -> TableRow:
    seats = list(row.seats)
    seats[seat.seat] = seat
    return replace(row, seats=tuple(seats))


def _persons(row: TableRow) -> int:
    return sum(seat.kind == "person" for seat in row.seats)


def _numbered(seats: tuple[SeatRow, ...], place: int) -> str:
    """A bot's name, told apart from others of its kind."""
    seat = seats[place]
    same = [other.seat for other in seats if other.kind == "bot" and other.name == seat.name]
    if seat.kind != "bot" or len(same) == 1:
        return seat.name
    return f"{seat.name} {same.index(place) + 1}"


def _free_crest(seats: tuple[SeatRow, ...], place: int) -> str:
    """A crest for each seat of its own, persons' wishes first in seat order."""
    given: dict[int, str] = {}
    for seat in sorted(seats, key=lambda s: s.kind != "person"):
        free = [crest for crest in CRESTS if crest not in given.values()]
        given[seat.seat] = seat.crest if seat.crest in free or not free else free[0]
    return given[place]


def _seat_info(
    row: TableRow, seat: SeatRow, live: LiveTable | None, visitor: Visitor, owner: bool
) -> SeatInfo:
    info = SeatInfo(
        seat=seat.seat,
        kind="person" if seat.kind == "person" else "bot" if seat.kind == "bot" else "open",
        name=seat.name,
        crest=_crest(seat.crest) if seat.crest else "",
        ready=seat.ready,
        connected=seat.kind == "bot" or (live is not None and live.connected(seat.seat)),
        stand_in=seat.stand_in is not None,
    )
    if seat.kind == "bot" and seat.bot is not None:
        info.bot = seat.bot
    if owner and row.status == "lobby" and seat.kind == "open" and visitor.token is not None:
        key = seat_key(visitor.token, row.id, seat.seat, seat.turn)
        if seat.key is not None and fits(key, seat.key):
            info.link = f"/t/{row.id}#key={key}"
    return info


def _status(word: str) -> Status:
    return "lobby" if word == "lobby" else "running" if word == "running" else "over"


def _crest(word: str) -> Crest:
    return next((crest for crest in CRESTS if crest == word), CRESTS[0])
