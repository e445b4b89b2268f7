"""What Era says of itself to the browser tests that all games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.scenes import Kind, Scene
from tests.browser.staging import Staging

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.staging import Late, Play
    from tests.browser.visitor import Visitor

ERA = Kind("era")
ERA_SCENES = (
    Scene("era-set-up", "set up", ERA, 1, 60, "farm", "wall"),
    Scene("era-roll", "roll", ERA, 5, 7, "stop", "quill"),
    Scene("era-bandits", "bandits", ERA, 4, 4),
    Scene("era-build", "build", ERA, 6, 900, "market"),
    Scene("era-extortion", "demand", ERA, 5, 3),
)


def choose_two_to_throw(page: Page) -> None:
    """Choose two dice that are not locked."""
    free = page.locator('.rd:not([aria-disabled="true"])')
    for number in range(2):
        free.nth(number).click()
    page.locator(".rd.on").nth(1).wait_for()


def take_piece(page: Page) -> None:
    """Take a market, or else the first piece that can be placed."""
    pieces = page.locator(".e-card.can").filter(visible=True)
    pieces.first.wait_for()
    market = page.locator('.e-card.can[data-piece="market"]').filter(visible=True)
    (market if market.count() else pieces).first.click()
    page.locator(".ghost").wait_for()


def sit(me: Visitor, level: str) -> tuple[str, Play, Late]:
    """A table of Era, and how one plays there."""
    from tests.browser.era.player import EraPlayer, place_over_http

    player = EraPlayer(me)
    table = player.sit_down("me", level)
    place_over_http(player, table)
    return (
        table,
        lambda most: player.play(player.by_mouse, until=lambda _: player.decisions >= most),
        lambda view: len(view["markers"]["turned"]) >= int(view["markers"]["all"]) - 1,
    )


TOLD = {
    "era-set-up": "Set-up: the start pieces are placed in secret",
    "era-roll": "The roll: two dice are chosen to be thrown again, with the exact odds",
    "era-build": "Building: a piece is in the hand, and the domain shows where it fits",
    "era-extortion": "Extortion: a good is demanded of a weaker neighbour",
}
"""What the pictures of these scenes show."""
STAGING = Staging(
    plain=ERA,
    full=ERA,
    scenes=ERA_SCENES,
    turn="era-build",
    letters="e",
    board=".era",
    middle=".e-middle",
    pieces=".e-card, .e-phases li, .e-dis li, .trk, .e-land, .e-land use",
    asking=("era-extortion", "era-roll", "era-build"),
    present=("era-build", "E-5.1"),
    refused={"era-roll": (".rd.lk", "E-1.4"), "era-build": (".e-card.gone", "E-5.6")},
    sit=sit,
    told=TOLD,
    prepare={
        "era-set-up": take_piece,
        "era-roll": choose_two_to_throw,
        "era-build": take_piece,
    },
)
