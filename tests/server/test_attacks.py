"""Visitors who mean harm get a plain no, and everybody else plays on."""

from __future__ import annotations

import socket
import stat
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from burgrave.server import live_table
from burgrave.server.copies import copy
from burgrave.server.limits import RENAMES_AT_ONCE
from burgrave.server.settings import Settings
from burgrave.server.stores import Place
from tests.server.house import PATIENCE, Person, Served, dealt, serving, settings_for, wait_until

BODIES = [
    b"[" * 60_000,
    b'{"a":' * 10_000,
    b'{"options":{"edition":' + b"[" * 50_000,
    b"\xff\xfe",
    b"null",
    b"[]",
    b'"x"',
    b"",
    b'{"name":' + b"9" * 5_000 + b"}",
    b'{"id":"x","version":' + b"9" * 400 + b',"action":"pass"}',
    b'{"id":"x","version":NaN,"action":"pass"}',
    b'{"id":"\\ud800","version":1,"action":"\\ud800"}',
    b'{"id":"a\\u0000b","version":1,"action":"\\u0000"}',
    b'{"key":"\\ud800"}',
    b'{"ready":true,"share":"\\u0000"}',
    b'{"kind":"bot","bot":"os:system"}',
    b'{"kind":"bot","name":"\\u202e"}',
    b'{"options":{"' + b"x" * 50_000 + b'":true}}',
    b'{"id":"a\\u0000b","language":"en","text":"x"}',
    b'{"id":"x","language":"en","text":"\\ud800"}',
    b'{"id":"x","language":"en","text":"' + b"\xcc\x81" * 900 + b'"}',
    b'{"id":"x","language":"en","text":"' + b"x" * 50_000 + b'"}',
    b'{"id":"x","language":"xx","phrase":"hello"}',
    b'{"voice":"\\u0000","mute":"here"}',
]
PLACES = [
    *(
        ("PUT", ""),
        ("POST", "/claim"),
        ("POST", "/ready"),
        ("PUT", "/seats/1"),
        ("PUT", "/options"),
    ),
    *(("POST", "/talk"), ("PUT", "/talk"), ("PUT", "/talk/mute")),
    *(("POST", "/moves"), ("POST", "/undo"), ("POST", "/rematch"), ("POST", "/seats/1/link")),
]


@pytest.mark.parametrize("kind", ["application/json", "text/plain", "application/msgpack"])
def test_no_body_makes_the_server_fail(house: Served, kind: str) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    running = dealt(anna, bela, seats=("me", "open"), edition="first")
    lobby = str(anna.table("me", "open")["id"])
    paths = [
        (method, f"/api/tables/{t}{path}") for method, path in PLACES for t in (running, lobby)
    ]
    for method, path in [("PUT", "/api/me"), ("POST", "/api/tables"), *paths]:
        for body in BODIES:
            answer = anna.client.request(method, path, content=body, headers={"content-type": kind})
            assert answer.status_code < 500, (method, path, body[:60], answer.text)
    assert anna.play(running)["version"] == bela.play(running)["version"]


def test_no_character_makes_a_store_fail(place: Place) -> None:
    """PostgreSQL refuses one of them, and a visitor's mistake is no trouble of the disk."""
    with serving(settings_for(place)) as house:
        anna, bela = house.guest("Anna"), house.guest("Béla")
        path = f"/api/tables/{dealt(anna, bela, seats=('me', 'open'), edition='first')}"
        for person in (anna, bela):
            now = person.get(f"{path}/play")
            action = now["legal"][0]["text"] if now["legal"] else "pass"
            for method, at, body in (
                ("POST", "/moves", {"id": "\0", "version": now["version"], "action": action}),
                ("POST", "/moves", {"id": "1", "version": now["version"], "action": "\0"}),
                ("POST", "/undo", {"id": "\0", "version": now["version"]}),
                ("POST", "/talk", {"id": "\0", "language": "en", "text": "Hello"}),
                ("POST", "/talk/told", {"line": "\0"}),
                ("PUT", "/talk/mute", {"voice": "\0", "mute": "here"}),
                ("GET", "/talk?before=%00", {}),
                ("PUT", "/offer", {"agree": True, "offer": "\0"}),
            ):
                answer = person.ask(method, f"{path}{at}", **body)
                assert 400 <= answer.status_code < 500, (at, answer.text)


def raw(house: Served, said: bytes) -> bytes:
    """What comes back to bytes that no client would send."""
    with socket.create_connection(("127.0.0.1", house.port), PATIENCE) as line:
        line.sendall(said)
        told = b""
        while part := line.recv(65536):
            told += part
    return told


@pytest.mark.parametrize(
    "path",
    [
        *("/..%2f..%2fapp.py", "/assets/..%2f..%2fapp.py", "/%2e%2e/app.py", "/..\\app.py"),
        *("//etc/passwd", "/../../../../../../../../etc/passwd", "/%5c..%5capp.py", "/.%00"),
        *("/%c0%ae%c0%ae/app.py", "/static/../app.py", "/..%2f__init__.py", "/boards/board.py"),
    ],
)
def test_pages_give_nothing_but_the_client(house: Served, path: str) -> None:
    said = f"GET {path} HTTP/1.1\r\nHost: {house.address}\r\nConnection: close\r\n\r\n"
    head, _, body = raw(house, said.encode()).partition(b"\r\n\r\n")
    assert head.split()[1] in (b"200", b"404")
    assert b"import annotations" not in body
    assert b"root:" not in body
    if head.split()[1] == b"200":
        assert body.lstrip().lower().startswith(b"<!doctype html>")


@pytest.mark.parametrize(
    "headers",
    [
        b"",
        b"Host: a\r\nHost: b\r\n",
        b"Host: 127.0.0.1\r\nContent-Length: -1\r\n",
        b"Host: 127.0.0.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n",
        b"Host: 127.0.0.1\r\nTransfer-Encoding: gzip\r\n",
        b"Host: 127.0.0.1\r\nX-Long: " + b"a" * 100_000 + b"\r\n",
    ],
)
def test_a_request_of_two_minds_is_refused(house: Served, headers: bytes) -> None:
    said = b"PUT /api/me HTTP/1.1\r\nX-Burgrave: 1\r\nConnection: close\r\n" + headers + b"\r\n"
    with suppress(ConnectionResetError):
        assert raw(house, said).split()[1] == b"400"


def test_what_stands_behind_a_body_is_not_endless(house: Served) -> None:
    said = (
        b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"2\r\n{}\r\n0\r\n"
    )
    with suppress(ConnectionResetError):
        assert b"too long" in raw(house, said + b"X-Long: " + b"a" * 500_000)
    with suppress(ConnectionResetError):
        assert b"too long" in raw(house, said + b"X-Many: a\r\n" * 50_000)


def test_who_asks_again_and_again_without_waiting_is_shown_out(house: Served) -> None:
    ask = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    ahead = Settings("").ahead
    patient = raw(house, (ask + b"\r\n") * ahead + ask + b"Connection: close\r\n\r\n")
    assert patient.count(b"HTTP/1.1 200") == ahead + 1
    with suppress(ConnectionResetError):
        assert raw(house, (ask + b"\r\n") * 2_000).count(b"HTTP/1.1 200") <= ahead


UPGRADE = (
    b"GET /api/tables/%s/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@pytest.mark.parametrize(
    "more",
    [
        b"Content-Length: 2\r\n\r\n{}",
        b"X-Long: " + b"a" * 20_000 + b"\r\n\r\n",
        b"".join(b"X-%d: a\r\n" % number for number in range(200)) + b"\r\n",
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
    ],
)
def test_a_socket_that_is_asked_for_in_a_wrong_way_is_refused(house: Served, more: bytes) -> None:
    assert raw(house, UPGRADE % (b"A" * 22) + more).split()[1] == b"400"


@pytest.mark.parametrize("frame", [b"\x89\x80", b"\x8a\x80", b"\x00\x80"])
def test_a_socket_that_never_stops_is_cut_off(house: Served, frame: bytes) -> None:
    """It may ask, answer, or go on with a message of which nothing is said, for hours."""
    table = house.guest("Anna").table("me", "open")["id"]
    said = UPGRADE % table.encode() + b"\r\n" + (b"\x01\x80" + bytes(4)) * (frame[0] == 0)
    with (
        suppress(ConnectionError),
        socket.create_connection(("127.0.0.1", house.port), PATIENCE) as line,
    ):
        line.sendall(said)
        assert b"101" in line.recv(20)
        line.sendall((frame + bytes(4)) * 20_000)
        while line.recv(65536):
            pass


SECURE = {"X-Forwarded-Proto": "https"}


@pytest.mark.parametrize(
    ("origin", "more", "status"),
    [
        ("https://games.example", SECURE, 200),
        ("https://games.example", {}, 200),
        ("http://games.example", {}, 200),
        ("http://games.example", SECURE, 403),
        ("https://games.example:444", SECURE, 403),
        ("https://games.example.evil", SECURE, 403),
        ("https://evil.example/games.example", SECURE, 403),
        ("https://games.example@evil.example", SECURE, 403),
        ("null", {}, 403),
        ("", {}, 403),
        ("http://[", {}, 403),
    ],
)
def test_only_the_same_site_changes_anything(
    house: Served, origin: str, more: dict[str, str], status: int
) -> None:
    """A proxy on the loopback may say that it spoke TLS with the visitor."""
    anna = house.guest("Anna")
    headers = {"Host": "games.example", "Origin": origin, "X-Burgrave": "1", **more}
    answer = anna.client.put("/api/me", json={"name": "A", "crest": "key"}, headers=headers)
    assert answer.status_code == status


def test_cookies_are_secure_behind_tls(house: Served) -> None:
    body = {"name": "Anna", "crest": "key"}
    cookie = house.visitor().client.put("/api/me", json=body, headers=SECURE).headers["set-cookie"]
    assert "; Secure" in cookie


def test_a_plain_form_of_another_site_changes_nothing(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("me", "open")["id"]
    for path in ("/claim", "/ready", "/rematch", "/seats/0/link"):
        answer = anna.client.post(
            f"/api/tables/{table}{path}",
            content='{"ready":true}',
            headers={"X-Burgrave": "", "content-type": "text/plain"},
        )
        assert answer.status_code == 403


@pytest.mark.parametrize("query", ["since=-1", f"since={9**50}", "since=1&since=2", "a=%00"])
def test_no_query_makes_a_socket_fail(house: Served, query: str) -> None:
    table = house.guest("Anna").table("me", "open")["id"]
    with connect(f"ws://{house.address}/api/tables/{table}/live?{query}") as line:
        assert '"table"' in str(line.recv(timeout=PATIENCE))


@pytest.mark.parametrize("query", ["since=abc", "since=", "since=1.5"])
def test_a_query_that_makes_no_sense_is_refused(house: Served, query: str) -> None:
    table = house.guest("Anna").table("me", "open")["id"]
    address = f"ws://{house.address}/api/tables/{table}/live?{query}"
    with pytest.raises(InvalidStatus, match="403"), connect(address):
        pass


def test_a_socket_of_another_scheme_is_refused(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("me", "open")["id"]
    address = f"ws://{house.address}/api/tables/{table}/live"
    plain = Origin(f"http://{house.address}")
    refused = pytest.raises(InvalidStatus, match="403")
    with refused, connect(address, origin=plain, additional_headers=SECURE):
        pass


def test_who_says_much_on_a_socket_is_shown_out(house: Served) -> None:
    anna = house.guest("Anna")
    table = anna.table("me", "open")["id"]
    with anna.socket(table) as line, pytest.raises(ConnectionClosed):
        chatter(line.send, line.recv)


def chatter(say: object, hear: object) -> None:
    assert callable(say)
    assert callable(hear)
    for _ in range(1000):
        say("hello")
    while True:
        hear(timeout=PATIENCE)


def test_one_address_has_only_so_many_sockets(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path / "s.sqlite", listeners=3)) as house:
        anna = house.guest("Anna")
        table = anna.table("me", "open")["id"]
        address = f"ws://{house.address}/api/tables/{table}/live"
        with ExitStack() as room:
            for _ in range(3):
                room.enter_context(connect(address)).recv(timeout=PATIENCE)
            with connect(address) as fourth, pytest.raises(ConnectionClosed) as closed:
                fourth.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            elsewhere = {"X-Forwarded-For": "203.0.113.7"}
            with connect(address, additional_headers=elsewhere) as other:
                other.recv(timeout=PATIENCE)
        wait_until(lambda: heard(address))


def heard(address: str) -> bool:
    try:
        with connect(address) as line:
            return bool(line.recv(timeout=PATIENCE))
    except ConnectionClosed:
        return False


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path / "s.sqlite", proxies=(), connections_each=4)) as house:
        lines = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(4)]
        wait_until(lambda: len(house.uvicorn.server_state.connections) == 4)
        fifth = socket.create_connection(("127.0.0.1", house.port), PATIENCE)
        with fifth, suppress(ConnectionResetError):
            assert fifth.recv(10) == b""
        for line in lines:
            line.close()
        wait_until(lambda: len(house.uvicorn.server_state.connections) == 0)
        anna = house.guest("Anna")
        with anna.socket("A" * 22) as nowhere, pytest.raises(ConnectionClosed):
            nowhere.recv(timeout=PATIENCE)
        house.close()
        wait_until(lambda: not vars(house.uvicorn.server_state)["by_address"])


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Served]:
    changes = {"newcomers": 0.001, "newcomers_at_once": 4}
    with serving(settings_for(tmp_path / "s.sqlite", **changes)) as house:
        yield house


def test_one_address_brings_only_so_many_guests_and_tables(strict: Served) -> None:
    anna = strict.guest("Anna")
    for _ in range(3):
        anna.table("me", "open")
    for refused in (
        strict.visitor().ask("PUT", "/api/me", name="Béla", crest="lion"),
        anna.ask("POST", "/api/tables", game="kingsburg", seats=[{"kind": "me"}, {"kind": "open"}]),
    ):
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
    # Whoever is there already plays on, and another address is another matter.
    assert anna.put("/api/me", name="Anna", crest="key")["crest"] == "key"
    other = strict.visitor()
    other.client.headers["X-Forwarded-For"] = "203.0.113.7"
    assert other.put("/api/me", name="Béla", crest="lion")["name"] == "Béla"


def test_who_takes_name_after_name_has_to_wait(house: Served) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    names = (f"Anna {number}" for number in range(2 * RENAMES_AT_ONCE))
    answers = [anna.ask("PUT", "/api/me", name=name, crest="key") for name in names]
    assert all(answer.status_code == 200 for answer in answers[: RENAMES_AT_ONCE - 1])
    assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too-many")
    taken = [answer.json()["name"] for answer in answers if answer.status_code == 200]
    assert anna.get("/api/me")["name"] == taken[-1]
    assert bela.put("/api/me", name="Béla", crest="key")["crest"] == "key"


def test_going_back_and_forth_comes_to_an_end(
    house: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bela = house.guest("Anna"), house.guest("Béla")
    table = dealt(anna, bela, seats=("me", "open"), edition="first")
    mover: Person = (anna, bela)[anna.play(table)["waiting"][0]]
    monkeypatch.setattr(live_table, "_MOST_VERSIONS", anna.play(table)["version"] + 3)
    version = mover.move(table, "1", "take gold")
    version = mover.post(f"/api/tables/{table}/undo", id="2", version=version)["version"]
    version = mover.move(table, "3", "take gold")
    refusal = mover.ask("POST", f"/api/tables/{table}/undo", id="4", version=version)
    assert (refusal.status_code, refusal.json()["code"]) == (409, "no-undo")


def test_names_that_look_alike_are_alike(house: Served) -> None:
    anna, other = house.guest("Zoé"), house.guest("Zoe\u0301")
    assert anna.get("/api/me")["name"] == other.get("/api/me")["name"]
    for hidden in ("Anna\u200b", "\u202eannA", "An\u0000na"):
        answer = anna.ask("PUT", "/api/me", name=hidden, crest="lion")
        assert answer.status_code == 422


def test_the_store_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    with serving(settings_for(path)) as house:
        house.guest("Anna")
        kept = [*tmp_path.glob("s.sqlite*")]
        assert len(kept) == 4
        copy(path, tmp_path / "copy.sqlite")
    for each in (*kept, tmp_path / "copy.sqlite"):
        if each.exists():
            assert stat.S_IMODE(each.stat().st_mode) == 0o600
