"""A game that has come into the house as docs/adding-a-game.md says is played in the browser."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from carter.tests.browser.staging import STAGING
from playwright.sync_api import expect

from tests.browser.hosting import Host
from tests.browser.visitor import Visitor
from tests.client import NODE, needs_client
from tests.examples.house import with_its_board

Visit = Callable[..., Visitor]
# It builds a client of its own, which takes as long as ten other tests.
pytestmark = [pytest.mark.thorough, needs_client]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """The house's server, with a client that was built, and typed, with the carter's room."""
    folder = tmp_path_factory.mktemp("fourth")
    house = folder / "house"
    with_its_board(house)
    tools = os.pathsep.join([str(NODE.parent), os.environ["PATH"]])
    env = {**os.environ, "PATH": tools}
    npm = str(NODE.with_name("npm"))
    for command, folder in (
        ([str(house / "tools" / "types")], house),
        ([npm, "run", "--silent", "check"], house / "web"),
        ([npm, "run", "--silent", "build"], house / "web"),
    ):
        done = subprocess.run(
            command, cwd=folder, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
    running = Host(folder / "host")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(house / "src"), *sys.path]))
        running.start()
    yield running
    running.stop()


@pytest.mark.parametrize("width", [390, 1280])
def test_it_is_played_from_home_to_the_dice_check(host: Host, visit: Visit, width: int) -> None:
    me = visit(host, "Ada", viewport={"width": width, "height": 844})
    me.go("/")
    expect(me.page.get_by_text("The Carter").first).to_be_visible()
    _, play, _ = STAGING.sit(me, "random")
    assert play(10_000)["over"]
    assert me.sticks_out() == []
    me.page.locator(f"{STAGING.part('tray')} a[href$='/end']").click()
    expect(me.page.locator(".dc .ok")).to_be_visible()
    for path in ("/learn/carter", "/glossary/carter", "/rules/carter"):
        me.go(path)
        expect(me.page.locator("main").get_by_role("heading").first).to_be_visible()
