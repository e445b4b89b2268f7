"""What breaks comes back: the line, the server, the page."""

from __future__ import annotations

import re
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.hosting import Host
from tests.browser.kingsburg.player import kingsburg
from tests.browser.visitor import Visitor
from tests.sparing import one_of

Visit = Callable[..., Visitor]
LINE = (
    r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket connection|ERR_EMPTY_RESPONSE|ERR_FAILED"
)


def test_a_cut_line_comes_back_and_the_move_plays_once(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada")
    me.forgive(LINE)
    table = kingsburg(me).sit_down("me", "random", "random")
    now = kingsburg(me).play(until=lambda now: bool(now["lit"]))
    before = me.play_data(table)["version"]
    me.context.set_offline(True)
    # A move made while the line is away waits for it.
    kingsburg(me).decide(now)
    expect(me.page.locator(".offline")).to_be_visible()
    assert visit(host).play_data(table)["version"] == before
    me.context.set_offline(False)
    expect(me.page.locator(".offline")).to_have_count(0)
    kingsburg(me).my_turn()
    placed = [g for g in me.play_data(table)["log"] if g["kind"] == "influenced" and g["seat"] == 0]
    assert len(placed) == 1
    kingsburg(me).decide(kingsburg(me).my_turn())
    kingsburg(me).my_turn()


def test_a_cut_socket_is_opened_again_and_catches_up(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada", own=True)
    table = kingsburg(me).table("me", "random", "random")["id"]
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    me.page.route_web_socket(re.compile("/live"), pass_on)
    me.go(f"/t/{table}")
    kingsburg(me).play(until=lambda now: kingsburg(me).decisions > 0)
    sockets[-1].close(code=1012, reason="cut")
    # Somebody else with my cookie plays on meanwhile; the page has to hear of it.
    now = me.play_data(table)
    told = me.ask(
        "POST",
        f"/api/tables/{table}/moves",
        id="elsewhere",
        version=now["version"],
        action=now["legal"][-1]["text"],
    )
    assert told["version"] > now["version"]
    expect(me.page.locator(".offline")).to_have_count(0)
    assert len(sockets) == 2
    assert "since=" in sockets[1].url
    decided = kingsburg(me).decisions
    kingsburg(me).play(until=lambda now: kingsburg(me).decisions > decided)


@pytest.mark.parametrize(
    "how", one_of([signal.SIGTERM, signal.SIGKILL], signal.SIGKILL), ids=["stopped", "killed"]
)
def test_the_server_is_restarted_in_mid_game(
    own_host: Host, visit: Visit, how: signal.Signals
) -> None:
    me = visit(own_host, "Ada")
    me.forgive(LINE)
    table = kingsburg(me).sit_down("me", "random")
    kingsburg(me).play(until=lambda now: kingsburg(me).decisions > 1)
    before = me.play_data(table)
    own_host.stop(how)
    expect(me.page.locator(".offline")).to_be_visible()
    own_host.start()
    expect(me.page.locator(".offline")).to_have_count(0)
    after = me.play_data(table)
    assert after["log"] == before["log"]
    assert after["view"] == before["view"]
    decided = kingsburg(me).decisions
    kingsburg(me).play(until=lambda now: kingsburg(me).decisions > decided)


def test_a_reloaded_page_stands_where_it_stood(host: Host, visit: Visit) -> None:
    me = visit(host, "Ada")
    kingsburg(me).sit_down("me", "random")
    kingsburg(me).play(until=lambda now: kingsburg(me).decisions > 1 and bool(now["lit"]))
    before = kingsburg(me).my_turn()
    me.page.reload()
    after = kingsburg(me).my_turn()
    assert after == before


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "This table is damaged"),
        ("de", "Dieser Tisch ist beschädigt"),
        ("hu", "Ez az asztal megsérült"),
    ],
)
def test_a_table_that_is_damaged_under_an_open_page_says_so(
    own_host: Host, visit: Visit, language: str, title: str
) -> None:
    ada = visit(own_host, "Ada")
    table = kingsburg(ada).sit_down("me", "greedy")
    ada.speak(language)
    kingsburg(ada).my_turn()
    ada.forgive("WebSocket|500|Internal|ERR_CONNECTION")
    own_host.stop()
    with closing(sqlite3.connect(own_host.store)) as connection:
        connection.execute("UPDATE entries SET line = 'nonsense' WHERE number = 2")
        connection.commit()
    own_host.start()
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text(title, timeout=30_000)
    ada.go(f"/t/{table}")
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text(title)
