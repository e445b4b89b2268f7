"""Four people at one table of Era, each in a browser of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.company import CRESTS
from tests.browser.era.player import EraPlayer, place_over_http
from tests.browser.hosting import Host
from tests.browser.visitor import Visitor, deal, take_seats

Visit = Callable[..., Visitor]
NAMES = ("Ada", "Ben", "Cleo", "Dan")


def seated(host: Host, visit: Visit) -> tuple[str, list[EraPlayer]]:
    """Four people who are dealt in, and their table."""
    players = [EraPlayer(visit(host, NAMES[n], CRESTS[n])) for n in range(4)]
    table = players[0].table("me", "open", "open", "open")
    people = [player.visitor for player in players]
    take_seats(table, *people)
    deal(table, *people)
    for person in people:
        person.go(f"/t/{table}")
    for player in players:
        expect(player.tray).to_be_visible()
    return table, players


def seen(player: EraPlayer) -> list[int]:
    """How many pieces each of the others' domains shows to somebody."""
    thumbs = player.page.locator(".e-player .e-thumb")
    return [thumbs.nth(n).locator("path.te").count() for n in range(thumbs.count())]


# Kingsburg shows that nobody waits for others, and tests/server that no secret is sent.
@pytest.mark.thorough
def test_four_people_set_up_in_secret(host: Host, visit: Visit) -> None:
    table, players = seated(host, visit)
    first = players[0]
    first.play(first.by_mouse, until=lambda _: first.decisions >= 6)
    # Nobody sees more than a keep of the others before all are ready.
    assert all(seen(player) == [1, 1, 1] for player in players)
    for player in players:
        place_over_http(player, table)
    asked = [player for player in players if player.visitor.play_data(table)["legal"]]
    assert [player.my_turn()["asked"] for player in asked] == ["roll"] * len(asked) != []
    for player in players:
        expect(
            player.page.locator(".e-player .e-thumb").first.locator("path.te")
        ).not_to_have_count(1)
    assert all(min(seen(player)) > 1 for player in players)
