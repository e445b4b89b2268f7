"""What is worth a picture: pages of staged games, and what is done there before it is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser.scenes import (
    ERA,
    ERA_SCENES,
    FIRST,
    KINGSBURG_SCENES,
    ME,
    REVISED,
    WILL,
    WILL_SCENES,
    Kind,
    Scene,
    Stage,
    Staged,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page


@dataclass(frozen=True)
class Sight:
    """A page worth a picture."""

    name: str
    about: str
    at: Staged
    path: str
    ready: str
    """What the page shows once it is there."""
    prepare: Callable[[Page], None] | None = None
    whole: bool = False
    """Down to its foot, however long it is."""


CHAPTERS = {
    "home": "The house",
    "learn": "Learning",
    "kingsburg-governor": "Kingsburg",
    "era-set-up": "Era: Medieval Age",
    "kings-will-set-up": "The King's Will",
}
"""Before which sight a part of the gallery begins."""
ABOUT = {
    "kingsburg-governor": "Set-up of the revised edition: each chooses one of three governors",
    "kingsburg-kings-aid": "The King's aid: a good to choose",
    "kingsburg-influence": "Influence: two dice are chosen, an advisor is about to be influenced",
    "kingsburg-rewards": "The advisors reward: two goods to choose",
    "kingsburg-build": "Building in the province",
    "kingsburg-recruit": "Recruiting before the winter",
    "kingsburg-battle": "Winter: an army token is sent into the battle",
    "kingsburg-year-end": "The year is over: the log tells of the battle, the next year begins",
    "era-set-up": "Set-up: the start pieces are placed in secret",
    "era-roll": "The roll: two dice are chosen to be thrown again, with the exact odds",
    "era-build": "Building: a piece is in the hand, and the domain shows where it fits",
    "era-extortion": "Extortion: a good is demanded of a weaker neighbour",
    "kings-will-set-up": "Set-up: everybody lays out a land",
    "kings-will-turn": "A turn: a tile is chosen, its two actions lie under the row",
    "kings-will-visit": "The king's visit: a disc for one of the wills",
}
LEARNING = {
    "learn": ("The lessons, with how far one has come", "/learn", ".lgame"),
    "how": ("How a game is played, on one screen", "/learn/kingsburg", ".howsteps li"),
    "lesson": ("A lesson: the coach sets a task", "/learn/kingsburg/court", ".coach .task"),
}
"""What it shows, where it is, and what is there then."""
END = "After the game: places, points, luck and the dice check"
BACK = "Looking back on the board: the line of the game, its chapters and key moments"
ASKED = {"kingsburg": ".k-tray.asked", "era": ".e-tray.asked", "kings-will": ".kw-tray.asked"}


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


def choose_tile(page: Page) -> None:
    """Look at what a tile offers, without taking it."""
    page.locator('.kw-tile[data-tile="build"]').click()
    page.locator(".kw-desk .kw-ac").first.wait_for()


PREPARE = {
    "kingsburg-influence": choose_dice,
    "kingsburg-year-end": show_log,
    "era-set-up": take_piece,
    "era-roll": choose_two_to_throw,
    "era-build": take_piece,
    "kings-will-turn": choose_tile,
}


def staged(path: Path) -> list[Sight]:
    """All sights, their tables written into the store."""
    with Stage(path) as stage:
        return [
            *house(stage),
            *learning(stage),
            *tables(stage, KINGSBURG_SCENES),
            *over(stage, FIRST),
            *tables(stage, ERA_SCENES),
            *over(stage, ERA),
            *tables(stage, WILL_SCENES),
            *over(stage, WILL),
        ]


def house(stage: Stage) -> list[Sight]:
    """Home, with tables of mine in all games, and a lobby."""
    me = stage.guest(*ME)
    stage.over("last week", FIRST, me)
    stage.over("yesterday", ERA, me)
    running = stage.scene(Scene("home", "influence", REVISED, 2), me)
    stage.scene(Scene("home will", "take tile", WILL, 2), me)
    stage.lobby(me, owner=False)
    lobby = stage.lobby()
    start = ".acts .btn.pri >> nth=0"
    return [
        Sight("home", "Home", running, "/", start, whole=True),
        Sight("lobby", "A table before the deal", lobby, f"/t/{lobby.table}", ".seat", whole=True),
    ]


def learning(stage: Stage) -> list[Sight]:
    """Lessons, and how a game is played."""
    at = stage.lobby()
    return [
        Sight(name, about, at, path, ready, go_on if name == "lesson" else None)
        for name, (about, path, ready) in LEARNING.items()
    ]


def go_on(page: Page) -> None:
    """From what is told to the first task."""
    # Who has been here before goes on where they were.
    if page.locator(".coach [aria-keyshortcuts=N]").count():
        page.keyboard.press("n")
    page.locator(".coach [aria-keyshortcuts='?']").wait_for()


def back(at: Staged, name: str) -> Sight:
    """A game looked back at, in its middle."""
    return Sight(name, BACK, at, f"/t/{at.table}/replay#120", ".rp-told h2")


def tables(stage: Stage, scenes: Iterable[Scene]) -> list[Sight]:
    """Tables at which I am asked, those of the scenes that have something to tell."""
    told = [scene for scene in scenes if scene.name in ABOUT]
    return [table(stage.scene(scene), scene) for scene in told]


def table(at: Staged, scene: Scene) -> Sight:
    """A table at which I am asked."""
    name, asked = scene.name, ASKED[scene.kind.game]
    return Sight(name, ABOUT[name], at, f"/t/{at.table}", asked, PREPARE.get(name))


def over(stage: Stage, kind: Kind) -> list[Sight]:
    """A game that is over: the page after it, and the board to look back at."""
    at = stage.over(f"{kind.game} end", kind)
    return [end(at, f"{kind.game}-end"), back(at, f"{kind.game}-back")]


def end(at: Staged, name: str) -> Sight:
    """The page after a game."""
    return Sight(name, END, at, f"/t/{at.table}/end", ".dc .ok", whole=True)
