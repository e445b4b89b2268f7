"""Limits: whom they count as one, and whose word about that is believed."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgrave.server.limits import RENAMES, RENAMES_AT_ONCE, household
from burgrave.server.live_table import _MOST_VERSIONS
from burgrave.server.proxies import Proxies, network
from burgrave.server.pulse import EVERY
from burgrave.server.settings import Settings
from burgrave.server.talk import PAGE
from burgrave.server.talk_rows import KEPT, TOLD
from burgrave.server.talk_text import LINE_LENGTH
from burgrave.server.timeouts import MOST_HEAD
from tests.server.house import serving, settings_for


@pytest.mark.parametrize(
    ("one", "other", "together"),
    [
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::9", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.7", "192.0.2.7", True),
        ("::ffff:192.0.2.7", "::ffff:192.0.2.8", False),
        ("192.0.2.7", "192.0.2.8", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("", "unknown", False),
    ],
)
def test_who_counts_as_one(one: str, other: str, together: bool) -> None:
    assert (household(one) == household(other)) == together


def test_a_network_of_ipv6_brings_as_many_guests_as_one_address(tmp_path: Path) -> None:
    strict = settings_for(tmp_path / "s.sqlite", newcomers=0.001, newcomers_at_once=3)
    with serving(strict) as house:

        def arrive(address: str) -> int:
            visitor = house.visitor()
            visitor.client.headers["X-Forwarded-For"] = address
            return visitor.ask("PUT", "/api/me", name="Anna", crest="lion").status_code

        assert [arrive(f"2001:db8::{last}") for last in range(1, 5)] == [200, 200, 200, 429]
        assert arrive("2001:db8:0:1::1") == 200


@pytest.mark.parametrize(
    ("proxies", "believed"),
    [(("127.0.0.0/8",), True), (("*",), True), (("10.0.0.1", "fd00::/8"), False), ((), False)],
)
def test_one_setting_says_whom_to_believe(
    tmp_path: Path, proxies: tuple[str, ...], believed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    with serving(settings_for(tmp_path / "s.sqlite", proxies=proxies)) as house:
        client = house.visitor().client
        told = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
        assert client.get("/metrics", headers=told).status_code == (404 if believed else 200)
        answer = client.put("/api/me", json={"name": "Anna", "crest": "key"}, headers=told)
        assert ("; Secure" in answer.headers["set-cookie"]) == believed


def test_proxies_are_addresses_and_networks() -> None:
    trusted = Proxies(["10.1.2.3/8", "::1"])
    assert [each in trusted for each in ("10.9.9.9", "::ffff:10.0.0.1", "::1")] == [True] * 3
    assert [each in trusted for each in ("11.0.0.1", "", "proxy.example", "::2")] == [False] * 4
    assert network(" 10.0.0.7 ") == "10.0.0.7/32"
    for wrong in ("proxy.example", "", "10.0.0.0/99"):
        with pytest.raises(ValueError, match=r"."):
            network(wrong)


def test_the_hosting_page_tells_the_limits_as_they_are(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1:3] for line in page.splitlines() if line.startswith("| ")]
    told = {what.strip(): limit.strip() for what, limit in rows}
    usual = Settings(tmp_path / "s.sqlite")
    for what, limit in {
        "requests of one visitor": f"{usual.rate:.0f} a second, {usual.burst} at once",
        "new guests and tables from one address": (
            f"{usual.newcomers:.0f} a second, {usual.newcomers_at_once} at once"
        ),
        "new names of one guest": f"one every {1 / RENAMES:.0f} seconds, {RENAMES_AT_ONCE} at once",
        "tables of one guest whose games are not over": f"{usual.policy.tables}; then 409",
        "a line of talk": f"{LINE_LENGTH} characters; a table keeps the last {KEPT:,} ",
        "sockets from one address": f"{usual.listeners}; ",
        "connections from one address": f"{usual.connections_each}; ",
        "the body of a request": f"{usual.body // 1024} KiB; ",
        "a request beside its body": f"{MOST_HEAD // 1024} KiB, ",
        "requests that wait on a connection for the answer to the one before": f"{usual.ahead}; ",
        "a request on its way": f"{usual.request_seconds:.0f} s ",
        "an answer or a message that nobody reads": f"{usual.reader_seconds:.0f} s; ",
        "a socket behind which nobody answers": f"it is asked every {EVERY:.0f} s, ",
        "messages waiting for a slow socket": f"{usual.queue}; ",
        "undo at one table": f"until a player has seen {_MOST_VERSIONS:,} versions of it; ",
        "a bot's thinking": f"{usual.budget:.0f} s a decision; ",
        "a table that nobody looks at": f"leaves the memory after {usual.idle / 60:.0f} minutes, ",
    }.items():
        assert told[what].startswith(limit), what


def test_the_page_about_talk_tells_how_much_is_kept_and_read() -> None:
    page = (Path(__file__).parents[2] / "docs" / "talk.md").read_text(encoding="utf-8")
    assert f"the last {KEPT:,} lines of its players and the last {KEPT:,} of those" in page
    assert f"the last {PAGE} lines" in page
    assert f"at most {TOLD} are shown together" in page
