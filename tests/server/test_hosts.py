"""Host names: a site that makes its own name mean this machine gets nothing."""

from __future__ import annotations

import socket

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from burgrave.server.hosts import Hosts
from tests.server.house import PATIENCE, Served


@pytest.mark.parametrize(
    ("said", "known"),
    [
        *((name, True) for name in ("localhost", "localhost:8400", "LOCALHOST.", "a.localhost")),
        *((name, True) for name in ("127.0.0.1:8400", "[::1]:8400", "192.168.1.7", "[fe80::1]")),
        *((name, True) for name in ("anna-pc", "Anna-PC.local:8400", "anna-pc.lan", "")),
        *((name, True) for name in ("games.example", "games.example:443", "Games.Example.")),
        *((name, False) for name in ("evil.example", "a.games.example", "games.example.evil")),
        *((name, False) for name in ("anna-pc.evil.example", "localhost.evil.example", "other")),
        *((name, False) for name in ("127.0.0.1.evil.example", "[evil]", "*")),
    ],
)
def test_which_names_are_known(said: str, known: bool) -> None:
    assert Hosts(["games.example"], machine="anna-pc").knows(said) == known


def test_a_machine_with_a_long_name_has_a_short_one_too() -> None:
    hosts = Hosts(machine="box.example.org")
    assert all(hosts.knows(name) for name in ("box.example.org", "box", "box.local"))
    assert not hosts.knows("example.org")


def test_any_name_can_be_allowed() -> None:
    assert Hosts(["*"]).knows("whatever.example")


@pytest.mark.parametrize("path", ["/", "/assets/a.js", "/healthz", "/api/me"])
def test_another_name_gets_one_sentence(house: Served, path: str) -> None:
    client = house.visitor().client
    answer = client.get(path, headers={"Host": "evil.example"})
    assert answer.status_code == 421
    assert "“evil.example”" in answer.text
    assert "--allow-host" in answer.text
    assert answer.text.count("\n") <= 1
    assert client.get(path, headers={"Host": "games.example"}).status_code in (200, 404)


def test_a_socket_by_another_name_is_refused(house: Served) -> None:
    table = house.guest("Anna").table("me", "open")["id"]

    def connected(name: str) -> ClientConnection:
        line = socket.create_connection(("127.0.0.1", house.port))
        return connect(f"ws://{name}/api/tables/{table}/live", sock=line)

    with connected("games.example") as line:
        line.recv(timeout=PATIENCE)
    with pytest.raises(InvalidStatus, match="403"):
        connected("evil.example")
