"""The doors: headers, cookies, foreign sites, sizes and rates."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from burgrave.server.answers import HEADERS, TRUSTED
from burgrave.server.keys import fits, hashed, seat_key
from burgrave.server.limits import Buckets
from burgrave.server.logs import JsonLines
from burgrave.server.sqlite_store import SqliteStore
from tests.server.house import Served, dealt, serving, settings_for, wait_until

PAGES = ("/", "/t/anything", "/api/me", "/api/nothing", "/healthz", "/schema/openapi.json")


@pytest.mark.parametrize("page", PAGES)
def test_every_answer_is_guarded(house: Served, page: str) -> None:
    headers = house.visitor().client.get(page).headers
    for name, worth in (HEADERS | TRUSTED).items():
        assert headers[name] == worth
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["date"].endswith("GMT")


@pytest.mark.parametrize("name", ["games.example", "192.168.1.7:8400", "[fd00::7]:8400"])
def test_plain_http_by_another_name_has_no_header_that_browsers_complain_of(
    house: Served, name: str
) -> None:
    headers = house.visitor().client.get("/", headers={"Host": name}).headers
    assert all(headers[each] == worth for each, worth in HEADERS.items())
    assert not set(TRUSTED) & set(headers)


def test_a_guest_gets_a_cookie_that_scripts_cannot_read(house: Served) -> None:
    stranger = house.visitor()
    assert "set-cookie" not in stranger.client.get("/api/me").headers
    cookie = stranger.ask("PUT", "/api/me", name="Anna", crest="key").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "set-cookie" not in stranger.client.get("/api/me").headers


@pytest.mark.parametrize(
    "headers",
    [{"X-Burgrave": ""}, {"Origin": "http://evil.example"}, {"Origin": "null"}],
)
def test_other_sites_change_nothing(house: Served, headers: dict[str, str]) -> None:
    anna = house.guest("Anna")
    body = {"name": "Mallory", "crest": "key"}
    assert anna.client.put("/api/me", json=body, headers=headers).status_code == 403
    assert anna.get("/api/me")["name"] == "Anna"
    own = {"Origin": f"http://{house.address}"}
    assert anna.client.put("/api/me", json=body, headers=own).status_code == 200


@pytest.mark.parametrize("page", [*PAGES, "/readyz", "/metrics", "/nothing.js"])
def test_the_head_of_every_page_can_be_had_alone(house: Served, page: str) -> None:
    client = house.visitor().client
    whole, head = client.get(page), client.head(page)
    assert head.content == b""
    assert head.status_code == whole.status_code
    for name in ("content-length", "content-type", "cache-control", "content-security-policy"):
        if page != "/metrics" or name != "content-length":  # which counts requests
            assert head.headers.get(name) == whole.headers.get(name)


def test_large_bodies_are_refused(house: Served) -> None:
    anna = house.guest("Anna")
    big = b"x" * 100_000
    for content in (big, iter([big])):
        answer = anna.client.put("/api/me", content=content)
        assert answer.status_code == 413


@pytest.mark.parametrize(
    "body",
    [
        {"name": "", "crest": "lion"},
        {"name": " ", "crest": "lion"},
        {"name": "x" * 41, "crest": "lion"},
        {"name": "a\tb\u0007", "crest": "lion"},
        {"name": "Anna", "crest": "dragon"},
        {"name": "Anna", "crest": "lion", "more": 1},
        {"name": 7, "crest": "lion"},
    ],
)
def test_a_bad_profile_gets_one_sentence(house: Served, body: dict[str, object]) -> None:
    answer = house.guest("Anna").ask("PUT", "/api/me", **body)
    assert 400 <= answer.status_code < 500
    assert set(answer.json()) == {"error", "code"}


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "chess"}, 422),
        ({"game": "carter.game:GAME"}, 422),
        ({"options": {"edition": "third"}}, 422),
        ({"options": {"governors": True}}, 422),
        ({"seats": [{"kind": "me"}]}, 422),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, 422),
        ({"seats": [{"kind": "bot"}, {"kind": "bot"}]}, 422),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "os:system"}]}, 422),
        ({"seats": []}, 400),
    ],
)
def test_a_bad_table_gets_one_sentence(
    house: Served, change: dict[str, object], status: int
) -> None:
    wish = {"game": "kingsburg", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = house.guest("Anna").ask("POST", "/api/tables", **(wish | change))
    assert answer.status_code == status
    assert set(answer.json()) == {"error", "code"}


def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path / "s.sqlite", rate=0.001, burst=5)) as house:
        visitor = house.visitor()
        codes = [visitor.client.get("/healthz").status_code for _ in range(6)]
    assert codes == [200] * 5 + [429]


def test_buckets_fill_again() -> None:
    now = 0.0
    buckets = Buckets(2.0, 2, lambda: now)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    now = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]


def test_metrics_and_health(house: Served) -> None:
    visitor = house.visitor()
    assert visitor.client.get("/healthz").text == "ok\n"
    text = visitor.client.get("/metrics").text
    for name in ("burgrave_tables", "burgrave_moves_total", "burgrave_move_seconds_bucket"):
        assert name in text


def test_metrics_are_what_has_been_counted(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path / "s.sqlite")) as house:
        anna, bela = house.guest("Anna"), house.guest("Béla")
        table = dealt(anna, bela, seats=("me", "open"), edition="first")
        mover = anna if anna.play(table)["legal"] else bela
        mover.move(table, "1")
        answer = anna.client.get("/metrics")
        commits = house.store.commits
    assert answer.headers["content-type"].startswith("text/plain; version=")
    told = {
        sample.name + "".join(sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }
    assert (told["burgrave_tables"], told["burgrave_moves_total"]) == (1, 1)
    assert told["burgrave_move_seconds_count"] == told["burgrave_move_seconds_bucket+Inf"] == 1
    assert told["burgrave_requests_total201"] == 1
    assert 0 < told["burgrave_commits_total"] <= commits
    assert not [name for name in told if name.endswith("_created")]


def test_a_server_whose_store_cannot_be_read_is_alive_and_not_ready(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path / "s.sqlite")) as house:
        client = house.visitor().client
        assert client.get("/readyz").text == "ready\n"
        assert isinstance(house.store, SqliteStore)
        house.store._reader.close()
        assert client.get("/readyz").status_code == 503
        assert client.get("/healthz").status_code == 200


def test_metrics_are_for_this_machine_unless_they_are_opened(tmp_path: Path) -> None:
    """Uvicorn trusts a proxy on the loopback to say whom it speaks for."""
    elsewhere = {"X-Forwarded-For": "203.0.113.7"}
    for number, (opened, status) in enumerate(((False, 404), (True, 200))):
        with serving(settings_for(tmp_path / f"{number}.sqlite", open_metrics=opened)) as house:
            client = house.visitor().client
            assert client.get("/metrics").status_code == 200
            assert client.get("/metrics", headers=elsewhere).status_code == status
            mapped = {"X-Forwarded-For": "::ffff:127.0.0.1"}
            assert client.get("/metrics", headers=mapped).status_code == 200
            # Proxies that close this path close it as it is written.
            assert client.get("/metrics/").status_code == 404
            assert client.get(f"http://{house.address}//metrics").status_code == 404


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [JsonLines().format(record) for record in list(caplog.records)]


def paths(lines: list[str]) -> list[str]:
    return [json.loads(line).get("path", "") for line in lines]


def test_logs_are_json_without_secrets(house: Served, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "burgrave"):
        anna, bela = house.guest("Anna"), house.guest("Béla")
        table = anna.table("me", "open", edition="first")
        key = table["seats"][1]["link"].partition("#key=")[2]
        bela.post(f"/api/tables/{table['id']}/claim", key=key)
        # The answer may be here before its line is.
        wait_until(lambda: any(path.endswith("/claim") for path in paths(logged(caplog))))
    lines = logged(caplog)
    for secret in (anna.token, bela.token, key):
        assert not any(secret in line for line in lines)


def test_keys_are_long_and_each_their_own() -> None:
    keys = {
        seat_key(token, "t", seat, turn) for token in "ab" for seat in (0, 1) for turn in (0, 1)
    }
    assert len(keys) == 8
    assert all(len(key) == 43 for key in keys)
    assert fits("a", hashed("a"))
    assert not fits("b", hashed("a"))
