"""Not a byte that a viewer gets depends on what the viewer may not know."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from burgrave import Rng
from burgrave.games import game, names
from burgrave.server.bot_workers import BotWorkers
from burgrave.server.guests import Visitor
from burgrave.server.hall import Hall
from burgrave.server.keys import hashed, new_table_id
from burgrave.server.rows import Guest, SeatRow, TableRow
from burgrave.server.sqlite_store import SqliteStore
from tests.games.own import keeps_secrets, own
from tests.server.house import Served, at_once, settings_for

NAMES = ("Anna", "Bela", "Cili")
SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def _time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long somebody has been away is told in seconds, and both twins take their time."""
    monkeypatch.setattr("burgrave.server.presence.monotonic", lambda: 0.0)


def walk(tmp_path: Path, name: str, steps: int) -> int:
    """Play a table and give each viewer a twin of each state; how many twins did differ?"""

    async def go() -> int:
        settings = settings_for(tmp_path / "store.sqlite")
        hall = Hall(settings, SqliteStore(Path(settings.store)), BotWorkers(0, 5.0))
        guests = [await hall.store.add_guest(hashed(name), name, "lion") for name in NAMES]
        seats = tuple(
            SeatRow(n, "person", guest.id, None, guest.name, "lion", ready=True)
            for n, guest in enumerate(guests)
        )
        options = game(name).full_options(3, own(name, "playthroughs").FULLEST)
        row = TableRow(new_table_id(), name, options, guests[0].id, SEED, seats=seats)
        await hall.store.add_table(row)
        table = await hall.table(row.id)
        await table.deal(lambda now: now)
        rng, unlike = Rng(11), 0
        for number in range(steps):
            unlike += look_at_twins(hall, table.row.id, guests, rng)
            kernel = table.kernel
            if kernel.state.over:
                break
            seat = kernel.waiting[rng.below(len(kernel.waiting))]
            legal = kernel.state.legal(seat)
            action = legal[rng.below(len(legal))].text
            await table.play(seat, f"{number}", table._telling.to(seat).version, action)
        hall.close()
        return unlike

    return asyncio.run(go())


def look_at_twins(hall: Hall, id: str, guests: list[Guest], rng: Rng) -> int:
    table = hall.tables[id]
    kernel = table.kernel
    state = kernel.state
    unlike = 0
    for viewer in (0, 1, 2, None):
        visitor = Visitor() if viewer is None else Visitor(guests[viewer], NAMES[viewer])

        def bytes_for(viewer: int | None = viewer, visitor: Visitor = visitor) -> bytes:
            update = msgspec.json.encode(table._now.update(viewer, None))
            return update + msgspec.json.encode(
                [hall.info(table.row, visitor), at_once(hall.me(visitor))]
            )

        told = bytes_for()
        for _ in range(3):
            kernel.state = state.imagine(viewer, rng)
            unlike += kernel.state.hash() != state.hash()
            try:
                assert bytes_for() == told
            finally:
                kernel.state = state
    return unlike


@pytest.mark.parametrize("name", names())
def test_twin_states_look_the_same_on_the_wire(tmp_path: Path, name: str) -> None:
    assert (walk(tmp_path, name, 60) > 100) == keeps_secrets(name)


def test_the_seed_is_told_only_at_the_end(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("me", "greedy", edition="first")
    seed = house.hall.tables[table["id"]].row.seed.hex()
    pages = [anna.client.get(f"/api/tables/{table['id']}{page}").text for page in ("", "/play")]
    assert not any(seed in page for page in pages)


@pytest.mark.parametrize("secret", ["token", "key"])
def test_no_secret_is_in_the_store(house: Served, secret: str) -> None:
    anna = house.guest("Anna")
    table = anna.table("me", "open", edition="first")
    key = table["seats"][1]["link"].partition("#key=")[2]
    house.store.submit(
        lambda connection: connection.execute("UPDATE guests SET name = name")
    ).result()
    kept = b"".join(p.read_bytes() for p in house.path.parent.iterdir() if p.is_file())
    assert table["id"].encode() in kept
    assert (anna.token if secret == "token" else key).encode() not in kept


def test_rows_hide_the_seed_when_printed() -> None:
    row = TableRow("t", "kingsburg", {}, 1, SEED)
    assert "seed" not in repr(replace(row, version=2))
