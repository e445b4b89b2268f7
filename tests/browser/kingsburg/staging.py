"""What Kingsburg says of itself to the browser tests that all games share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tests.browser.scenes import FIRST, REVISED, Scene
from tests.browser.staging import Staging

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.staging import Late, Play
    from tests.browser.visitor import Visitor


def taken_by_others(view: Mapping[str, Any]) -> bool:
    """Are there advisors whom somebody else has influenced?"""
    return any(group["seat"] != view["viewer"] for group in view["court"])


KINGSBURG_SCENES = (
    Scene("kingsburg-governor", "choose governor", REVISED, 1, 3),
    Scene("kingsburg-kings-aid", "kings aid", FIRST, 2, 3),
    Scene("kingsburg-reroll", "reroll", FIRST, 3, 2, "statue"),
    Scene("kingsburg-influence", "influence", FIRST, 3, 24, "market", shown=taken_by_others),
    Scene("kingsburg-rewards", "reward duchess", FIRST, 2, 6),
    Scene("kingsburg-build", "build", FIRST, 3, 5),
    Scene("kingsburg-season-end", "season end", REVISED, 4, 3, "town hall"),
    Scene("kingsburg-recruit", "recruit", REVISED, 3, 3),
    Scene("kingsburg-battle", "army token", REVISED, 4, 3),
    Scene("kingsburg-offer", "offer battle", REVISED, 2, 5, "draw"),
    Scene("kingsburg-spoils", "spoils", FIRST, 3, 3),
    Scene("kingsburg-year-end", "kings aid", REVISED, 3, 3),
)


def choose_dice(page: Page) -> None:
    """Pick the dice of a way that takes two, and point at its advisor."""
    dice = page.locator("[data-die]")
    for first in range(dice.count()):
        for second in range(first + 1, dice.count()):
            page.keyboard.press("Escape")
            dice.nth(first).click()
            dice.nth(second).click()
            reached = page.locator(".k-adv.reach")
            if reached.count() > 2:
                reached.nth(1).click()
                page.locator(".k-adv.chosen").wait_for()
                return
    raise AssertionError("no two dice reach several advisors")


def show_log(page: Page) -> None:
    """Open the log where it has a tab."""
    for tab in (page.locator(".k-mtabs button").last, page.locator(".k-tabs button").last):
        if tab.is_visible():
            tab.click()


def sit(me: Visitor, level: str) -> tuple[str, Play, Late]:
    """A table of Kingsburg, and how one plays there."""
    from tests.browser.kingsburg.player import KingsburgPlayer

    player = KingsburgPlayer(me)
    table = player.sit_down("me", level)
    return (
        table,
        lambda most: player.play(until=lambda _: player.decisions >= most),
        lambda view: bool(view["year"] == 5 and view["phase"] >= 6),
    )


TOLD = {
    "kingsburg-governor": "Set-up of the revised edition: each chooses one of three governors",
    "kingsburg-kings-aid": "The King's aid: a good to choose",
    "kingsburg-influence": "Influence: two dice are chosen, an advisor is about to be influenced",
    "kingsburg-rewards": "The advisors reward: two goods to choose",
    "kingsburg-build": "Building in the province",
    "kingsburg-recruit": "Recruiting before the winter",
    "kingsburg-battle": "Winter: an army token is sent into the battle",
    "kingsburg-year-end": "The year is over: the log tells of the battle, the next year begins",
}
"""What the pictures of these scenes show."""
STAGING = Staging(
    plain=FIRST,
    full=REVISED,
    scenes=KINGSBURG_SCENES,
    turn="kingsburg-influence",
    letters="k",
    board=".kb",
    middle=".k-court",
    pieces="""
        .k-adv, .k-bcard, .med:not(.k-prompt .med), .bld, .foe, .die, .crest, .i:not(.ui), .army,
        .k-phases li, .k-years li, .nth, .k-stock > span:not(.div)
    """,
    asking=("kingsburg-build", "kingsburg-battle", "kingsburg-influence"),
    present=("kingsburg-influence", "K-2b.1"),
    refused={
        "kingsburg-influence": (".k-adv.taken", "K-2b.7"),
        "kingsburg-build": (".k-bcard.miss, .k-bcard.lock", "K-2d."),
    },
    sit=sit,
    told=TOLD,
    prepare={"kingsburg-influence": choose_dice, "kingsburg-year-end": show_log},
)
