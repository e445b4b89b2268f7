"""Not a byte that a viewer gets depends on what the viewer may not know."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from burgrave import Rng
from burgrave.server.hall import Hall
from burgrave.server.keys import hashed, new_table_id
from burgrave.server.showing import Visitor
from burgrave.server.store import Guest, SeatRow, Store, TableRow
from burgrave.server.thinking import Thinking
from tests.server.house import Served, serving, settings_for

OPTIONS: dict[str, str | bool] = {"edition": "revised", "governors": True, "army_tokens": True}
NAMES = ("Anna", "Bela", "Cili")
SEED = bytes(range(32))


def twin(house: Served, id: str) -> None:
    """The same table in a server of its own, down to the seed."""

    async def fill(store: Store) -> None:
        guests = [await store.add_guest(hashed(name), name, "lion") for name in NAMES]
        seats = tuple(
            SeatRow(n, "person", guest.id, None, guest.name, "lion")
            for n, guest in enumerate(guests)
        )
        row = TableRow(id, "kingsburg", dict(OPTIONS), guests[0].id, SEED, seats=seats)
        await store.add_table(row)

    asyncio.run(fill(house.store))


def heard(house: Served, id: str, choice: int) -> list[bytes]:
    """All that Anna and a spectator get, up to the moment before secrets come out."""
    people = {name: house.visitor(name) for name in NAMES}
    path = f"/api/tables/{id}"
    got: list[bytes] = []

    def look() -> None:
        for person in (people["Anna"], house.visitor()):
            for page in (path, f"{path}/play", f"{path}/end", f"{path}/record", "/api/me"):
                got.append(person.client.get(page).content)

    with people["Anna"].socket(id) as hers, house.visitor().socket(id) as theirs:
        for person in people.values():
            person.post(f"{path}/ready", ready=True)
        look()
        # Bela's choice is a secret until Cili has chosen too.
        version = people["Bela"].play(id)["version"]
        action = people["Bela"].play(id)["legal"][choice]["text"]
        people["Bela"].post(f"{path}/moves", id="1", version=version, action=action)
        look()
        people["Anna"].move(id, "1")
        look()
        version = people["Bela"].play(id)["version"]
        people["Bela"].post(f"{path}/undo", id="2", version=version)
        look()
        for socket in (hers, theirs):
            for _ in range(12):
                got.append(str(socket.recv(timeout=5)).encode())
                if f'"version":{version + 1}'.encode() in got[-1]:
                    break
    # Who is connected and what the clock says differs from one run to the next.
    return [
        re.sub(rb'"connected":(true|false)|"away":{[^}]*},?|"touched":\d+', b"", part)
        for part in got
    ]


def test_a_secret_choice_changes_no_byte(tmp_path: Path) -> None:
    id = new_table_id()
    stories = []
    for choice in range(2):
        with serving(settings_for(tmp_path / f"{choice}.sqlite")) as house:
            twin(house, id)
            stories.append(heard(house, id, choice))
    assert len(stories[0]) > 40
    assert stories[0] == stories[1]


def walk(tmp_path: Path, steps: int) -> int:
    """Play a table and give each viewer a twin of each state; how many twins did differ?"""

    async def go() -> int:
        settings = settings_for(tmp_path / "store.sqlite")
        hall = Hall(settings, Store(settings.store), Thinking(0, 5.0))
        guests = [await hall.store.add_guest(hashed(name), name, "lion") for name in NAMES]
        seats = tuple(
            SeatRow(n, "person", guest.id, None, guest.name, "lion", ready=True)
            for n, guest in enumerate(guests)
        )
        row = TableRow(new_table_id(), "kingsburg", dict(OPTIONS), guests[0].id, SEED, seats=seats)
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
            await table.play(seat, f"{number}", table.row.version, action)
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
            update = msgspec.json.encode(table._update(viewer, 0))
            return update + msgspec.json.encode([hall.info(table.row, visitor), hall.me(visitor)])

        told = bytes_for()
        for _ in range(3):
            kernel.state = state.imagine(viewer, rng)
            unlike += kernel.state.hash() != state.hash()
            try:
                assert bytes_for() == told
            finally:
                kernel.state = state
    return unlike


def test_twin_states_look_the_same_on_the_wire(tmp_path: Path) -> None:
    assert walk(tmp_path, 150) > 100


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
    kept = b"".join(p.read_bytes() for p in house.store.path.parent.iterdir() if p.is_file())
    assert table["id"].encode() in kept
    assert (anna.token if secret == "token" else key).encode() not in kept


def test_rows_hide_the_seed_when_printed() -> None:
    row = TableRow("t", "kingsburg", {}, 1, SEED)
    assert "seed" not in repr(replace(row, version=2))
