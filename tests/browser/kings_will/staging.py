"""What The King's Will says of itself to the browser tests that all games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.scenes import Kind, Scene
from tests.browser.staging import Staging

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.staging import Late, Play
    from tests.browser.visitor import Visitor

WILL = Kind("kings-will")
WILL_SCENES = (
    Scene("kings-will-set-up", "set up", WILL, 1, 3),
    Scene("kings-will-turn", "take tile", WILL, 3, 4, "build"),
    Scene("kings-will-visit", "commit", WILL, 2, 5),
)


def choose_tile(page: Page) -> None:
    """Look at what a tile offers, without taking it."""
    page.locator('.kw-tile[data-tile="build"]').click()
    page.locator(".kw-desk .kw-ac").first.wait_for()


def sit(me: Visitor, level: str) -> tuple[str, Play, Late]:
    """A table of The King's Will, and how one plays there."""
    from tests.browser.kings_will.player import Hand

    hand = Hand(me, seed=5, haste=0.6)
    table = hand.sit_down("me", level)
    return (
        table,
        lambda most: hand.play(until=lambda _: hand.presses >= most),
        lambda view: bool(view["round"] >= 5),
    )


TOLD = {
    "kings-will-set-up": "Set-up: everybody lays out a land",
    "kings-will-turn": "A turn: a tile is chosen, its two actions lie under the row",
    "kings-will-visit": "The king's visit: a disc for one of the wills",
}
"""What the pictures of these scenes show."""
STAGING = Staging(
    plain=WILL,
    full=WILL,
    scenes=WILL_SCENES,
    turn="kings-will-turn",
    letters="kw",
    board=".kw",
    middle=".kw-main",
    pieces="""
        .kw-tile, .kw-med, .kw-bt, .kw-ls, .kw-site, .kw-bp, .kw-figure, .kw-em, .kw-wc, .kw-scale,
        .kw-lad, .kw-stats > span, .kw-stock > span
    """,
    asking=("kings-will-visit", "kings-will-turn"),
    present=("kings-will-turn", "W-1.2"),
    refused={"kings-will-turn": (".kw-tile.locked", "W-1.2")},
    sit=sit,
    told=TOLD,
    prepare={"kings-will-turn": choose_tile},
)
