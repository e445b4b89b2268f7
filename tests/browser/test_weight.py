"""How much a table page has to fetch."""

from __future__ import annotations

import gzip
from collections.abc import Callable

from playwright.sync_api import Response, expect

from tests.browser.theatre import Theatre
from tests.browser.visitor import Visitor

SCRIPT = 120_000
"""Bytes of packed script, all languages' catalogues that are fetched included."""


def test_the_table_page_is_light_and_comes_packed(
    theatre: Theatre, visit: Callable[..., Visitor]
) -> None:
    me = visit(theatre.host, own=True)
    at = theatre.scenes["kingsburg-influence"]
    me.become(at.token)
    fetched: list[Response] = []
    me.page.on("response", lambda response: fetched.append(response))
    me.go(f"/t/{at.table}")
    expect(me.page.locator(".k-tray.asked")).to_be_visible()
    scripts = [each for each in fetched if each.request.resource_type == "script"]
    texts = [each for each in fetched if "/assets/" in each.url and ".woff" not in each.url]
    assert len(scripts) > 2
    assert any("Table" in each.url for each in scripts)
    assert all(each.headers.get("content-encoding") == "gzip" for each in texts)
    assert all("immutable" in each.headers["cache-control"] for each in texts)
    weight = sum(len(gzip.compress(each.body())) for each in scripts)
    assert weight <= SCRIPT, f"{weight} bytes of script"
