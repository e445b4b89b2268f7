"""Three servers behind a proxy: one dies in mid-game, and the page is reconnecting at most."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.hosting import Host
from tests.browser.kingsburg.player import kingsburg
from tests.browser.proxy import Proxy
from tests.browser.test_live import LINE
from tests.browser.visitor import Told, Visitor
from tests.server import postgres

pytestmark = pytest.mark.skipif(postgres.why_not() is not None, reason="there is no PostgreSQL")

Visit = Callable[..., Visitor]
WAYS = (signal.SIGKILL, signal.SIGTERM)


@pytest.fixture
def hosts(tmp_path: Path) -> Iterator[dict[int, Host]]:
    database = postgres.fresh()
    hosts = [Host(tmp_path / f"host-{number}", database=database) for number in range(3)]
    for host in hosts:
        host.start()
    yield {host.port: host for host in hosts}
    for host in hosts:
        host.stop()


def has_decided(visitor: Visitor, number: int, now: Told) -> bool:
    return kingsburg(visitor).decisions > number


# That others take a table over is shown by tests/server/test_nodes.py, and that a page finds its
# server again by test_live.
@pytest.mark.thorough
def test_servers_die_and_are_stopped_in_mid_game(hosts: dict[int, Host], visit: Visit) -> None:
    with closing(Proxy(list(hosts))) as proxy:
        me = visit(proxy, "Ada")
        me.forgive(LINE)
        table = kingsburg(me).sit_down("me", "random", "random")
        kingsburg(me).play(until=partial(has_decided, me, 1))
        for how in WAYS:
            before, decided = me.play_data(table)["log"], kingsburg(me).decisions
            # The very one goes at which the page listens.
            hosts[proxy.live_at[-1]].stop(how)
            kingsburg(me).play(until=partial(has_decided, me, decided + 1))
            assert me.play_data(table)["log"][: len(before)] == before
        expect(me.page.locator(".offline")).to_have_count(0)
        assert len(set(proxy.live_at)) == 1 + len(WAYS)
