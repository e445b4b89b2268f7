"""The guest's cookie: guarded by its name under TLS, plain without, and never lost on the way."""

from __future__ import annotations

from http.cookies import SimpleCookie

import httpx

from burgrave.server.cookies import GUARDED, PLAIN
from tests.server.house import Served

TLS = {"X-Forwarded-Proto": "https", "X-Burgrave": "1"}
ANNA = {"name": "Anna", "crest": "key"}


def ask(house: Served, cookies: str = "", **more: object) -> httpx.Response:
    """A request behind TLS, with exactly these cookies."""
    address = f"http://{house.address}/api/me"
    headers = TLS | ({"Cookie": cookies} if cookies else {})
    return httpx.request("PUT" if more else "GET", address, headers=headers, json=more or None)


def given(answer: httpx.Response) -> SimpleCookie:
    """The one cookie that an answer brings."""
    [header] = answer.headers.get_list("set-cookie")
    return SimpleCookie(header)


def test_under_tls_the_cookie_is_guarded(house: Served) -> None:
    cookie = given(ask(house, **ANNA))
    assert list(cookie) == [GUARDED]
    kept = cookie[GUARDED]
    assert (kept["path"], kept["domain"]) == ("/", "")
    assert kept["secure"]
    assert kept["httponly"]
    again = ask(house, f"{GUARDED}={kept.value}")
    assert again.json()["name"] == "Anna"
    assert "set-cookie" not in again.headers


def test_without_tls_it_is_plain_and_a_guarded_one_is_nobodys(house: Served) -> None:
    anna = house.guest("Anna")
    assert list(anna.client.cookies) == [PLAIN]
    stranger = house.visitor()
    stranger.client.headers["Cookie"] = f"{GUARDED}={anna.token}"
    assert stranger.get("/api/me")["name"] == ""


def test_a_planted_plain_cookie_does_not_take_the_place_of_a_guarded_one(house: Served) -> None:
    anna = given(ask(house, **ANNA))[GUARDED].value
    mallory = house.guest("Mallory").token
    for cookies in (f"{PLAIN}={mallory}; {GUARDED}={anna}", f"{GUARDED}={anna}; {PLAIN}={mallory}"):
        assert ask(house, cookies).json()["name"] == "Anna"


def test_who_has_a_plain_cookie_from_before_keeps_the_seat_and_gets_a_guarded_one(
    house: Served,
) -> None:
    before = house.guest("Anna").token
    answer = ask(house, f"{PLAIN}={before}")
    assert answer.json()["name"] == "Anna"
    assert given(answer)[GUARDED].value == before
