"""What is worth a picture: pages of staged games, and what is done there before it is taken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from burgrave.games import game
from tests.browser.era.staging import ERA
from tests.browser.kings_will.staging import WILL
from tests.browser.scenes import FIRST, ME, REVISED, Scene, Stage, Staged
from tests.browser.staging import Staging, stagings

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


LEARNING = {
    "learn": ("The lessons, with how far one has come", "/learn", ".lgame"),
    "how": ("How a game is played, on one screen", "/learn/kingsburg", ".howsteps li"),
    "lesson": ("A lesson: the coach sets a task", "/learn/kingsburg/court", ".coach .task"),
}
"""What it shows, where it is, and what is there then."""
END = "After the game: places, points, luck and the dice check"
BACK = "Looking back on the board: the line of the game, its chapters and key moments"


def staged(path: Path) -> list[Sight]:
    """All sights, their tables written into the store."""
    with Stage(path) as stage:
        return [
            *house(stage),
            *learning(stage),
            *(sight for each in stagings() for sight in (*tables(stage, each), *over(stage, each))),
        ]


def chapters() -> dict[str, str]:
    """Before which sight a part of the gallery begins: the house, learning, and each game."""
    games = {next(iter(each.told)): game(each.plain.game).title for each in stagings() if each.told}
    return {"home": "The house", "learn": "Learning", **games}


def house(stage: Stage) -> list[Sight]:
    """Home, with tables of mine in several games, and a lobby."""
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


def tables(stage: Stage, game: Staging) -> list[Sight]:
    """Tables at which I am asked, those of the scenes that have something to tell."""
    told = [scene for scene in game.scenes if scene.name in game.told]
    return [table(stage.scene(scene), scene.name, game) for scene in told]


def table(at: Staged, name: str, game: Staging) -> Sight:
    """A table at which I am asked."""
    asked = f"{game.part('tray')}.asked"
    return Sight(name, game.told[name], at, f"/t/{at.table}", asked, game.prepare.get(name))


def over(stage: Stage, game: Staging) -> list[Sight]:
    """A game that is over: the page after it, and the board to look back at."""
    name = game.plain.game
    at = stage.over(f"{name} end", game.plain)
    return [end(at, f"{name}-end"), back(at, f"{name}-back")]


def end(at: Staged, name: str) -> Sight:
    """The page after a game."""
    return Sight(name, END, at, f"/t/{at.table}/end", ".dc .ok", whole=True)
