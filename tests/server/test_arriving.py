"""Arriving: one link for the table, links of reserved seats, and what a newcomer is told before."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from burgrave.server.keys import hashed, table_key
from burgrave.server.qr import code
from tests.server.house import Person, Served, serving, settings_for

Json = dict[str, Any]


def key_of(link: str) -> str:
    """What stands behind the # of a link."""
    return link.partition("#")[2].partition("=")[2]


def claim(person: Person, table: str, link: str, **wish: object) -> Json:
    """Sit down by a link."""
    told: Json = person.post(f"/api/tables/{table}/claim", key=key_of(link), **wish)
    return told


def refused(person: Person, table: str, link: str, **wish: object) -> tuple[int, str]:
    """Why a link does not let somebody sit down."""
    answer = person.ask("POST", f"/api/tables/{table}/claim", key=key_of(link), **wish)
    return answer.status_code, answer.json()["code"]


def reserve(owner: Person, table: str, seat: int, name: str) -> Json:
    """Keep a seat for a friend."""
    told: Json = owner.put(f"/api/tables/{table}/seats/{seat}", kind="open", name=name)
    return told["seats"][seat]  # type: ignore[no-any-return]


def test_the_table_has_one_link_for_its_owner_alone(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    told = anna.table("me", "open", "open")
    table, link = told["id"], told["invite"]
    assert link.startswith(f"/t/{table}#join=")
    assert anna.get(f"/api/tables/{table}")["invite"] == link
    assert bela.get(f"/api/tables/{table}")["invite"] is None
    assert claim(bela, table, link)["you"] == 1
    assert bela.get(f"/api/tables/{table}")["invite"] is None
    assert house.visitor().get(f"/api/tables/{table}")["invite"] is None


def test_whoever_has_the_table_link_picks_a_free_seat(house: Served) -> None:
    anna = house.guest("Anna")
    told = anna.table("me", "open", "open", "greedy")
    table, link = told["id"], told["invite"]
    bela, cili, dora = (house.guest(name) for name in ("Béla", "Cili", "Dóra"))
    assert claim(bela, table, link, seat=2)["you"] == 2
    assert refused(cili, table, link, seat=2) == (409, "taken")
    assert refused(cili, table, link, seat=3) == (409, "taken")
    assert cili.ask("POST", f"/api/tables/{table}/claim", key="x", seat=77).status_code == 400
    assert refused(cili, table, link, seat=7) == (422, "wrong")
    assert claim(cili, table, link)["you"] == 1
    assert refused(dora, table, link) == (409, "full")
    # Who already sits there comes back to their own seat, whichever they name.
    assert claim(bela, table, link, seat=1)["you"] == 2


def test_a_stranger_is_told_where_they_come_to_before_they_are_anybody(house: Served) -> None:
    anna = house.guest("Anna")
    told = anna.table("me", "open", "open", "greedy")
    table, link = told["id"], told["invite"]
    reserve(anna, table, 2, "Béla")
    stranger = house.visitor()
    path = f"/api/tables/{table}/invitation"
    answer = stranger.ask("POST", path, key=key_of(link))
    assert answer.status_code == 200
    assert "set-cookie" not in answer.headers
    invited = answer.json()
    assert (invited["host"], invited["seats"], invited["device"]) == ("Anna", [1], False)
    assert invited["table"]["seats"][2]["reserved"] == "Béla"
    answer = stranger.ask("POST", path, key="wrong")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")


def test_a_reserved_seat_opens_by_its_own_link_alone(house: Served) -> None:
    anna, bela, cili = (house.guest(name) for name in ("Anna", "Béla", "Cili"))
    told = anna.table("me", "open", "open")
    table = told["id"]
    earlier = told["seats"][1]["link"]
    seat = reserve(anna, table, 1, "  Béla ")
    assert (seat["kind"], seat["reserved"], seat["name"]) == ("open", "Béla", "")
    assert cili.get(f"/api/tables/{table}")["seats"][1]["reserved"] == "Béla"
    assert "link" not in cili.get(f"/api/tables/{table}")["seats"][1]
    assert refused(cili, table, earlier) == (403, "not-yours")
    assert refused(cili, table, told["invite"], seat=1) == (409, "reserved")
    assert claim(cili, table, told["invite"])["you"] == 2
    # Another name for the same friend is still the same seat and the same link.
    assert reserve(anna, table, 1, "Béla bácsi")["link"] == seat["link"]
    path = f"/api/tables/{table}/invitation"
    assert bela.post(path, key=key_of(seat["link"]))["seats"] == [1]
    assert claim(bela, table, seat["link"])["you"] == 1
    assert not {"reserved", "link"} & set(anna.get(f"/api/tables/{table}")["seats"][1])
    # Whoever comes by it now finds it taken.
    assert house.visitor().post(path, key=key_of(seat["link"]))["seats"] == []


def test_a_seat_that_the_host_frees_is_for_everybody_and_its_link_is_void(house: Served) -> None:
    anna, bela, cili = (house.guest(name) for name in ("Anna", "Béla", "Cili"))
    told = anna.table("me", "open")
    table = told["id"]
    link = reserve(anna, table, 1, "Béla")["link"]
    assert "reserved" not in anna.put(f"/api/tables/{table}/seats/1", kind="open")["seats"][1]
    assert refused(bela, table, link) == (403, "not-yours")
    assert claim(cili, table, told["invite"])["you"] == 1


def test_nobody_is_reserved_a_seat_by_a_name_that_is_none(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("me", "open")["id"]
    for name in ("\u200b", "   ", "x" * 41):
        answer = anna.ask("PUT", f"/api/tables/{table}/seats/1", kind="open", name=name)
        assert answer.status_code in (400, 422), name
    assert "reserved" not in anna.get(f"/api/tables/{table}")["seats"][1]


def test_a_seat_can_be_reserved_when_the_table_is_set_up(house: Served) -> None:
    anna = house.guest("Anna")
    seats = [{"kind": "me"}, {"kind": "open", "name": "Béla"}]
    told = anna.post("/api/tables", game="kingsburg", options={}, seats=seats)
    assert told["seats"][1]["reserved"] == "Béla"


@pytest.mark.parametrize("by", ["table", "seat", "reserved"])
def test_who_left_comes_back_by_the_same_link(house: Served, by: str) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    told = anna.table("me", "open")
    table = told["id"]
    link = told["invite"] if by == "table" else told["seats"][1]["link"]
    if by == "reserved":
        link = reserve(anna, table, 1, "Béla")["link"]
    for _ in range(3):
        assert claim(bela, table, link)["you"] == 1
        left = bela.put(f"/api/tables/{table}/seats/1", kind="open")
        assert (left["you"], left["seats"][1]["kind"]) == (None, "open")
    assert left["seats"][1].get("reserved", "") == ("Béla" if by == "reserved" else "")
    if by != "table":
        assert anna.get(f"/api/tables/{table}")["seats"][1]["link"] == link


def test_a_renewed_link_makes_the_old_one_void(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    told = anna.table("me", "open")
    table, old = told["id"], told["invite"]
    answer = bela.ask("POST", f"/api/tables/{table}/invite")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-yours")
    new = anna.post(f"/api/tables/{table}/invite")["invite"]
    assert new != old
    assert anna.get(f"/api/tables/{table}")["invite"] == new
    assert refused(bela, table, old) == (403, "not-yours")
    assert claim(bela, table, new)["you"] == 1


def test_after_the_deal_the_link_leads_to_ones_own_seat_or_to_watching(house: Served) -> None:
    anna, bela, cili = (house.guest(name) for name in ("Anna", "Béla", "Cili"))
    told = anna.table("me", "open")
    table, link = told["id"], told["invite"]
    claim(bela, table, link)
    for person in (anna, bela):
        person.post(f"/api/tables/{table}/ready", ready=True)
    assert anna.get(f"/api/tables/{table}")["invite"] is None
    path = f"/api/tables/{table}/invitation"
    invited = bela.post(path, key=key_of(link))
    assert (invited["table"]["you"], invited["seats"]) == (1, [])
    invited = cili.post(path, key=key_of(link))
    assert (invited["table"]["you"], invited["seats"]) == (None, [])
    assert claim(bela, table, link)["you"] == 1
    assert refused(cili, table, link) == (409, "dealt")
    answer = anna.ask("POST", f"/api/tables/{table}/invite")
    assert (answer.status_code, answer.json()["code"]) == (409, "dealt")


def test_a_link_to_another_device_says_that_it_is_one(house: Served) -> None:
    anna, phone = house.guest("Anna"), house.visitor()
    told = anna.table("me", "open")
    table = told["id"]
    link = anna.post(f"/api/tables/{table}/seats/0/link")["link"]
    invited = phone.post(f"/api/tables/{table}/invitation", key=key_of(link))
    assert (invited["device"], invited["seats"]) == (True, [0])
    assert claim(phone, table, link)["you"] == 0
    # The table goes along, and its link is the same on every device.
    assert phone.get(f"/api/tables/{table}")["invite"] == told["invite"]


def test_the_host_is_named_who_has_no_seat(house: Served) -> None:
    anna = house.guest("Anna")
    told = anna.table("open", "open")
    path = f"/api/tables/{told['id']}/invitation"
    assert house.visitor().post(path, key=key_of(told["invite"]))["host"] == "Anna"


def test_links_outlive_the_server(tmp_path: Path) -> None:
    store = tmp_path / "s.sqlite"
    with serving(settings_for(store)) as house:
        anna = house.guest("Anna")
        told = anna.table("me", "open", "open")
        table, token = told["id"], anna.token
        renewed = anna.post(f"/api/tables/{table}/invite")["invite"]
        link = reserve(anna, table, 2, "Béla")["link"]
    raw = store.read_bytes()
    for secret in (key_of(renewed), key_of(link)):
        assert secret.encode() not in raw
    with serving(settings_for(store)) as house:
        anna = house.visitor(token)
        now = anna.get(f"/api/tables/{table}")
        assert now["invite"] == renewed
        assert (now["seats"][2]["reserved"], now["seats"][2]["link"]) == ("Béla", link)
        assert claim(house.guest("Cili"), table, renewed)["you"] == 1


def test_the_key_of_a_table_tells_nothing_of_its_seed() -> None:
    seed = bytes(32)
    keys = {table_key(seed, "A" * 22, turn) for turn in range(20)}
    assert len(keys) == 20
    assert all(len(key) == 43 for key in keys)
    assert hashed(table_key(seed, "B" * 22, 0)) not in {hashed(key) for key in keys}


def test_a_code_is_drawn_for_addresses_alone(house: Served) -> None:
    stranger = house.visitor()
    link = f"http://192.168.1.7:8400/t/{'A' * 22}#join={'x' * 43}"
    told = stranger.post("/api/qr", text=link)
    assert told == {"size": code(link).size, "path": code(link).path}
    assert told["size"] > 40
    for text in ("hello", "javascript:alert(1)", "http://" + "x" * 400, ""):
        assert stranger.ask("POST", "/api/qr", text=text).status_code in (400, 422), text


def test_a_code_has_its_quiet_zone_and_its_three_corners() -> None:
    drawn = code("http://192.168.1.7:8400/")
    last = drawn.size - 4
    marks = [f"M{x} {y}h7" for x, y in ((4, 4), (last - 7, 4), (4, last - 7))]
    assert all(mark in drawn.path for mark in marks)
    rows = [step.partition("h")[0].split() for step in drawn.path.split("M")[1:]]
    assert all(4 <= int(x) < last and 4 <= int(y) < last for x, y in rows)
