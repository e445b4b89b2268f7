"""Which addresses others can type, and who is told of them."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path

import pytest

from burgrave.server import reach
from burgrave.server.hosts import Hosts, is_this_machine
from burgrave.server.reach import own_address, reach_of
from burgrave.server.settings import Settings
from tests.server.house import Served, serving, settings_for

HERE = Path("s.sqlite")


def machine(
    monkeypatch: pytest.MonkeyPatch, way_out: list[str], name: list[str], *interfaces: str
) -> None:
    """A machine with these addresses: by its way out, by its name, and by its interfaces."""

    def known(addresses: list[str], family: socket.AddressFamily) -> Iterator[reach.Address]:
        version = 4 if family == socket.AF_INET else 6
        return (ip_address(a) for a in addresses if ip_address(a).version == version)

    monkeypatch.setattr(reach, "_way_out", lambda family: known(way_out, family))
    monkeypatch.setattr(reach, "_by_name", lambda family: known(name, family))
    monkeypatch.setattr(reach, "_of_interfaces", lambda: known([*interfaces], socket.AF_INET))


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_who_listens_on_the_loopback_is_alone(host: str) -> None:
    told = reach_of(Settings(HERE, host))
    assert (told.beyond, told.addresses) == (False, [])


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("0.0.0.0", ["http://192.168.1.7:8400", "http://10.0.0.4:8400"]),
        ("::", ["http://[fd00::7]:8400"]),
        ("", ["http://192.168.1.7:8400", "http://10.0.0.4:8400", "http://[fd00::7]:8400"]),
        ("10.0.0.4", ["http://10.0.0.4:8400"]),
        ("fd00::7", ["http://[fd00::7]:8400"]),
    ],
)
def test_others_are_told_addresses_that_they_can_type(
    host: str, expected: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    machine(
        monkeypatch,
        ["192.168.1.7", "fd00::7"],
        ["127.0.1.1", "192.168.1.7", "10.0.0.4", "fe80::1", "169.254.3.4", "fd00::7"],
    )
    told = reach_of(Settings(HERE, host))
    assert told.beyond
    assert sorted(told.addresses) == sorted(expected)
    assert told.addresses[0] in (expected[0], "http://[fd00::7]:8400")


def test_a_network_without_a_way_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, [], [], "127.0.0.1", "10.42.0.1")
    assert reach_of(Settings(HERE, "0.0.0.0")).addresses == ["http://10.42.0.1:8400"]


def test_a_machine_without_a_network_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    machine(monkeypatch, [], ["127.0.1.1"], "127.0.0.1")
    told = reach_of(Settings(HERE, "0.0.0.0"))
    assert (told.beyond, told.addresses) == (True, [])


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux is asked for its interfaces")
def test_the_interfaces_of_this_machine_are_found() -> None:
    assert ip_address("127.0.0.1") in reach._of_interfaces()


def test_a_public_address_comes_before_all() -> None:
    told = reach_of(Settings(HERE, public="https://games.example.org"))
    assert (told.beyond, told.addresses) == (True, ["https://games.example.org"])


def test_where_a_browser_on_this_machine_finds_it() -> None:
    assert own_address("0.0.0.0", 8400) == "http://127.0.0.1:8400/"
    assert own_address("::", 8400) == "http://[::1]:8400/"
    assert own_address("", 8400) == "http://127.0.0.1:8400/"
    assert own_address("192.168.1.7", 8400) == "http://192.168.1.7:8400/"
    assert own_address("my-box", 8400) == "http://my-box:8400/"


@pytest.mark.parametrize(
    ("said", "own"),
    [
        *((name, True) for name in ("localhost", "localhost:8400", "a.localhost:1", "127.0.0.1:8")),
        *((name, True) for name in ("[::1]:8400", "::1", "127.3.2.1", "0.0.0.0:8400")),
        *((name, False) for name in ("192.168.1.7:8400", "[fd00::7]:8400", "games.example", "")),
        *((name, False) for name in ("localhost.example", "127.0.0.1.example:8400")),
    ],
)
def test_names_of_this_machine(said: str, own: bool) -> None:
    assert is_this_machine(said) is own


def test_only_who_sits_at_the_machine_is_told_its_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine(monkeypatch, ["192.168.1.7"], [])
    settings = settings_for(tmp_path / "s.sqlite", host="0.0.0.0")
    with serving(settings) as house:
        me = house.visitor()
        told = me.get("/api/reach")
        assert told["beyond"] is True
        assert [each.rpartition(":")[0] for each in told["addresses"]] == ["http://192.168.1.7"]
        for headers in (
            {"Host": "games.example"},
            {"Host": "192.168.1.7:8400"},
            {"X-Forwarded-For": "203.0.113.9"},
        ):
            answer = me.client.get("/api/reach", headers=headers)
            assert answer.json() == {"beyond": True, "addresses": []}, headers


def test_every_address_that_is_told_is_let_in(house: Served) -> None:
    me = house.visitor()
    for name in ("192.168.1.7:8400", "[fd00::7]:8400"):
        headers = {"Host": name, "Origin": f"http://{name}"}
        answer = me.client.put("/api/me", json={"name": "Anna"}, headers=headers)
        assert answer.status_code == 200, name
        answer = me.client.put(
            "/api/me", json={"name": "Anna"}, headers=headers | {"Origin": "http://127.0.0.1"}
        )
        assert answer.status_code == 403


def test_the_name_of_a_public_address_is_allowed(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "s.sqlite", public="https://castle.example.org:8443")
    with serving(settings) as house:
        me = house.visitor()
        headers = {"Host": "castle.example.org:8443", "X-Forwarded-Proto": "https"}
        assert me.client.get("/api/me", headers=headers).status_code == 200
        assert me.client.get("/api/me", headers={"Host": "other.example"}).status_code == 421
    assert not Hosts(("",)).knows("castle.example.org")
