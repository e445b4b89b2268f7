"""Coming in: the table's link, seats kept for friends, and the page before one sits down."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import zxingcpp
from playwright.sync_api import Page, expect

from tests.browser.hosting import Host, free_port
from tests.browser.inspector import Inspector
from tests.browser.kingsburg.player import kingsburg
from tests.browser.visitor import Visitor
from tests.sparing import rows

Visit = Callable[..., Visitor]
SIZES = ((390, 844), (820, 1180), (1280, 720), (1600, 900))
# What a camera would see: how bright each point of a picture is.
SEEN = """
async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  brush.drawImage(image, 0, 0);
  const points = brush.getImageData(0, 0, image.width, image.height).data;
  const grey = new Uint8Array(image.width * image.height);
  for (let n = 0; n < grey.length; n++)
    grey[n] = (points[4 * n] + points[4 * n + 1] + points[4 * n + 2]) / 3;
  let text = "";
  for (const each of grey) text += String.fromCharCode(each);
  return { width: image.width, height: image.height, grey: btoa(text) };
}
"""


def read_codes(page: Page) -> list[str]:
    """What a phone reads that is held before the screen."""
    picture = base64.b64encode(page.screenshot()).decode()
    seen = page.evaluate(SEEN, picture)
    grey = memoryview(base64.b64decode(seen["grey"]))
    found = zxingcpp.read_barcodes(grey.cast("B", (seen["height"], seen["width"])))
    return [code.text for code in found]


def lobby_of(owner: Visitor, *seats: str) -> str:
    """A table before the deal, with its page open."""
    table = kingsburg(owner).sit_down(*seats)
    expect(owner.page.locator(".invite .qr path")).not_to_have_attribute("d", "")
    return table


def table_link(owner: Visitor) -> str:
    """The link as it stands on the card."""
    return owner.page.locator(".invite .longlink").inner_text()


def test_host_friend_and_reserved_friend(host: Host, visit: Visit) -> None:
    ada = visit(host, "Ada", permissions=["clipboard-read", "clipboard-write"])
    table = lobby_of(ada, "me", "open", "open", "open")
    link = table_link(ada)
    assert re.fullmatch(rf"{ada.address}/t/{table}#join=[\w-]{{43}}", link)
    ada.page.get_by_role("button", name="Copy table link").click()
    assert ada.page.evaluate("navigator.clipboard.readText()") == link

    # The host keeps the third seat for a friend, who is called by name from the start.
    third = ada.page.locator(".seat").nth(2)
    third.get_by_role("button", name="Reserve").click()
    ada.page.keyboard.type("Béla")
    ada.page.keyboard.press("Enter")
    expect(third).to_contain_text("reserved for Béla")
    third.get_by_role("button", name="Copy link").click()
    his: str = ada.page.evaluate("navigator.clipboard.readText()")
    assert f"/t/{table}#key=" in his

    # A stranger with the table's link is asked who they are, and takes any free seat but his.
    cleo = visit(host)
    cleo.go(link)
    expect(cleo.page.get_by_role("heading", level=1)).to_be_visible()
    expect(cleo.page.locator(".lead")).to_have_text("Ada invites you to a game of Kingsburg.")
    expect(cleo.page.locator(".place").nth(0)).to_contain_text("Ada")
    expect(cleo.page.locator(".place").nth(2)).to_contain_text("reserved for Béla")
    expect(cleo.page.locator(".place input")).to_have_count(2)
    cleo.page.get_by_role("button", name="Sit down").click()
    expect(cleo.page.locator("#name-problem")).to_contain_text("at least one")
    expect(cleo.page.get_by_label("Your name", exact=True)).to_be_focused()
    assert cleo.ask("GET", "/api/me")["name"] == ""
    cleo.page.keyboard.type("Cleo")
    cleo.page.locator(".crests label").nth(4).click()
    cleo.page.locator(".place.free").last.click()
    cleo.page.get_by_role("button", name="Sit down").click()
    expect(cleo.page.locator(".seat.me")).to_contain_text("Cleo")
    assert "#" not in cleo.page.url
    seats = ada.ask("GET", f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "", "", "Cleo"]
    assert seats[3]["crest"] == "key"
    expect(cleo.page.locator(".invite")).to_have_count(0)

    # The friend has one thing to do: the name is there already.
    bela = visit(host)
    bela.go(his)
    expect(bela.page.get_by_label("Your name", exact=True)).to_have_value("Béla")
    expect(bela.page.locator(".place input")).to_have_count(1)
    bela.page.get_by_role("button", name="Sit down").click()
    expect(bela.page.locator(".seat.me")).to_contain_text("Béla")
    expect(ada.page.locator(".seat").nth(2)).to_contain_text("Béla")

    # Whoever leaves comes back by the same link; by a seat's link test_lobby shows it.
    cleo.page.get_by_role("button", name="Leave").click()
    cleo.page.locator(".ask").get_by_role("button", name="Leave").click()
    expect(cleo.page.locator(".notice")).to_be_visible()
    cleo.come_in(link)

    # After the deal the link leads to one's own seat, or to watching.
    ada.page.locator(".seat.open").get_by_role("button", name="bot").click()
    for person in (ada, bela, cleo):
        person.page.get_by_role("button", name="I am ready").click()
    for person in (ada, bela, cleo):
        expect(kingsburg(person).tray).to_be_visible()
    cleo.page.goto("about:blank")
    cleo.go(link)
    expect(kingsburg(cleo).tray).to_be_visible()
    expect(cleo.page.locator(".k-tray.watch")).to_have_count(0)
    late = visit(host)
    late.go(link)
    expect(late.page.locator(".k-tray.watch")).to_be_visible()
    assert late.ask("GET", "/api/me")["name"] == ""


# So does every friend who comes by a link elsewhere (`come_in`).
@pytest.mark.thorough
def test_who_has_a_name_needs_one_click(host: Host, visit: Visit) -> None:
    ada, ben = visit(host, "Ada"), visit(host, "Ben", "tower")
    lobby_of(ada, "me", "open")
    ben.go(table_link(ada))
    expect(ben.page.get_by_label("Your name", exact=True)).to_have_value("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator(".seat.me")).to_contain_text("Ben")


def test_who_just_watches_is_nobody(host: Host, visit: Visit) -> None:
    ada, eve = visit(host, "Ada"), visit(host)
    lobby_of(ada, "me", "open")
    eve.go(table_link(ada))
    eve.page.reload()
    eve.page.get_by_role("button", name="Just watch").click()
    expect(eve.page.locator(".lead")).to_contain_text("You are watching")
    assert "#" not in eve.page.url
    assert eve.context.cookies() == []


# Whom the server refuses is tested there; here it is only told.
@pytest.mark.thorough
def test_a_seat_that_is_taken_meanwhile_is_not_to_be_had(host: Host, visit: Visit) -> None:
    ada, ben, cleo = visit(host, "Ada"), visit(host, "Ben"), visit(host, "Cleo")
    lobby_of(ada, "me", "open", "open")
    link = table_link(ada)
    ben.go(link)
    ben.page.locator(".place.free").first.click()
    cleo.come_in(link)
    expect(ben.page.locator(".place.free")).to_have_count(1)
    expect(ben.page.locator(".place").nth(1)).to_contain_text("Cleo")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator(".seat.me")).to_contain_text("Ben")


def test_a_renewed_link_makes_the_old_one_void(host: Host, visit: Visit) -> None:
    ada, ben = visit(host, "Ada"), visit(host, "Ben")
    lobby_of(ada, "me", "open")
    old = table_link(ada)
    ada.page.get_by_role("button", name="Renew link").click()
    expect(ada.page.locator(".invite .ask")).to_contain_text("The old one is void then")
    ada.page.locator(".ask").get_by_role("button", name="Renew").click()
    expect(ada.page.locator(".invite .longlink")).not_to_have_text(old)
    new = table_link(ada)
    ada.page.reload()
    expect(ada.page.locator(".invite .longlink")).to_have_text(new)
    ben.forgive("403")
    ben.go(old)
    expect(ben.page.get_by_role("heading", level=1)).to_have_text(
        "This link opens no seat any more"
    )
    # Another link to the same table changes only what stands behind the #.
    ben.page.evaluate("link => { location.href = link; }", new)
    expect(ben.page.get_by_role("button", name="Sit down")).to_be_visible()


@pytest.mark.thorough
def test_the_host_frees_a_reserved_seat(host: Host, visit: Visit) -> None:
    ada, ben = visit(host, "Ada"), visit(host, "Ben")
    lobby_of(ada, "me", "open")
    seat = ada.page.locator(".seat.open")
    seat.get_by_role("button", name="Reserve").click()
    ada.page.keyboard.type("Béla")
    seat.get_by_role("button", name="Reserve seat").click()
    expect(seat).to_contain_text("reserved for Béla")
    ben.go(table_link(ada))
    expect(ben.page.locator(".none")).to_contain_text("No seat is free")
    expect(ben.page.get_by_role("button", name="Sit down")).to_have_count(0)
    seat.get_by_role("button", name="Free for all").click()
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator(".seat.me")).to_contain_text("Ben")


@pytest.mark.thorough
def test_others_are_invited_to_watch_a_running_game(host: Host, visit: Visit) -> None:
    ada, eve = visit(host, "Ada"), visit(host)
    table = kingsburg(ada).sit_down("me", "greedy")
    expect(kingsburg(ada).tray).to_be_visible()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Invite to watch").click()
    window = ada.page.get_by_role("dialog", name="Invite to watch")
    link = window.locator(".longlink").inner_text()
    assert link == f"{ada.address}/t/{table}"
    expect(window.locator(".qr path")).not_to_have_attribute("d", "")
    eve.go(link)
    expect(eve.page.locator(".k-tray.watch")).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), rows([((390, 844), "dark"), ((1280, 720), "light")], 0))
def test_a_camera_reads_the_link_from_the_screen(
    host: Host, visit: Visit, theme: str, size: tuple[int, int]
) -> None:
    box = {"width": size[0], "height": size[1]}
    ada, ben = visit(host, "Ada", color_scheme=theme, viewport=box), visit(host, "Ben")
    lobby_of(ada, "me", "open")
    expect(ada.page.locator(".invite .alone")).to_be_visible()
    ada.page.locator(".invite .qr").scroll_into_view_if_needed()
    assert read_codes(ada.page) == [table_link(ada)]
    ben.come_in(read_codes(ada.page)[0])
    expect(ada.page.locator(".seat").filter(has_text="Ben")).to_be_visible()


@pytest.fixture
def hidden_host(tmp_path: Path) -> Iterator[Host]:
    """A server behind an address of another kind."""
    running = Host(tmp_path / "host", more=("--public-url", "https://games.example.org"))
    running.start()
    yield running
    running.stop()


# Another name of the server stands in the link below, and a public address in what the server tells
# (tests/server/test_reach.py).
@pytest.mark.thorough
def test_links_begin_with_an_address_that_friends_can_reach(
    hidden_host: Host, visit: Visit
) -> None:
    ada = visit(hidden_host, "Ada")
    table = lobby_of(ada, "me", "open")
    expect(ada.page.locator(".invite .longlink")).to_contain_text(
        f"https://games.example.org/t/{table}#join="
    )
    expect(ada.page.locator(".invite .qr")).to_have_attribute("data-link", table_link(ada))


@pytest.fixture
def named_host(tmp_path: Path) -> Iterator[Host]:
    """A server on every address of this machine, which friends know by a name."""
    port = free_port()
    more = ("--host", "0.0.0.0", "--public-url", f"http://burg.example:{port}")
    running = Host(tmp_path / "host", port=port, more=more)
    running.start()
    yield running
    running.stop()


@pytest.mark.thorough
def test_a_friend_comes_by_another_name_of_the_server(named_host: Host, visit: Visit) -> None:
    ada, ben = visit(named_host, "Ada"), visit(named_host)
    lobby_of(ada, "me", "open")
    link = table_link(ada)
    name = f"http://burg.example:{named_host.port}"
    assert link.startswith(f"{name}/t/")
    ben.go(link)
    ben.page.get_by_label("Your name", exact=True).fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page.locator(".seat.me")).to_contain_text("Ben")
    expect(ada.page.locator(".seat").nth(1)).to_contain_text("Ben")
    # Each has a cookie of the name by which they came, and the socket tells both of everything.
    cookie = {each["domain"]: each for each in ben.context.cookies()}["burg.example"]
    assert (cookie["name"], cookie["httpOnly"], cookie["sameSite"]) == ("burgrave", True, "Lax")
    assert [each["domain"] for each in ada.context.cookies()] == ["127.0.0.1"]
    for person, other in ((ben, ada), (ada, ben)):
        person.page.locator(".tk-field").fill(f"Here I am, {person.page.url[7]}")
        person.page.keyboard.press("Enter")
        expect(other.page.locator(".tk-text").last).to_have_text(f"Here I am, {person.page.url[7]}")
    for person in (ada, ben):
        person.page.get_by_role("button", name="I am ready").click()
    for person in (ada, ben):
        expect(kingsburg(person).tray).to_be_visible()
    ben.page.reload()
    expect(kingsburg(ben).tray).to_be_visible()
    expect(ben.page.locator(".k-tray.watch")).to_have_count(0)


# Which names are turned away, and with which words, is the server's: tests/server/test_hosts.py.
@pytest.mark.thorough
def test_a_name_that_nobody_allowed_is_turned_away(named_host: Host, visit: Visit) -> None:
    eve = visit(named_host)
    eve.forgive("421")
    eve.go(f"http://other.example:{named_host.port}/")
    expect(eve.page.locator("body")).to_contain_text("other.example")
    assert eve.context.cookies() == []


def test_who_can_only_be_reached_from_this_computer_is_told_so(host: Host, visit: Visit) -> None:
    ada = visit(host, "Ada")
    lobby_of(ada, "me", "open")
    expect(ada.page.locator(".invite")).to_contain_text("Start the server with --host 0.0.0.0")


@pytest.mark.thorough
def test_where_there_are_several_addresses_one_can_be_chosen(host: Host, visit: Visit) -> None:
    ada = visit(host, "Ada")
    lobby = lobby_of(ada, "me", "open")
    told = {"beyond": True, "addresses": ["http://192.168.1.7:8400", "http://[fd00::7]:8400"]}
    ada.page.route("**/api/reach", lambda route: route.fulfill(json=told))
    ada.page.reload()
    expect(ada.page.locator(".invite .longlink")).to_contain_text(
        f"http://192.168.1.7:8400/t/{lobby}"
    )
    ada.page.get_by_label("Address").select_option("http://[fd00::7]:8400")
    expect(ada.page.locator(".invite .longlink")).to_contain_text("http://[fd00::7]:8400/t/")


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_both_pages_hold_on_every_screen_and_please_axe(
    host: Host, visit: Visit, size: tuple[int, int]
) -> None:
    box = {"width": size[0], "height": size[1]}
    ada, ben = visit(host, "Ada", viewport=box), visit(host, viewport=box)
    table = lobby_of(ada, "me", "open", "open", "greedy")
    ada.ask("PUT", f"/api/tables/{table}/seats/2", kind="open", name="Wolfeschlegelsteinhausen B")
    ben.go(table_link(ada))
    for language in ("en", "de", "hu"):
        for person, ready in ((ada, ".invite .qr"), (ben, ".welcome .place.free")):
            person.speak(language)
            expect(person.page.locator(ready).first).to_be_visible()
            assert person.sticks_out() == []
    for person, page in ((ada, "lobby"), (ben, "welcome")):
        axe = Inspector(person)
        axe.look(page)
        axe.report()
    _pictures(ada.page, ben.page, size)


def _pictures(lobby: Page, welcome: Page, size: tuple[int, int]) -> None:
    """For people who want to look."""
    folder = Path("build/browser")
    folder.mkdir(parents=True, exist_ok=True)
    for name, page in (("lobby", lobby), ("welcome", welcome)):
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="light" if theme == "light" else "dark")
            page.screenshot(path=folder / f"{name}-{size[0]}-{theme}.png", full_page=True)


def test_on_a_phone_the_link_is_at_hand_before_the_seats(host: Host, visit: Visit) -> None:
    ada = visit(
        host,
        "Ada",
        viewport={"width": 390, "height": 844},
        permissions=["clipboard-read", "clipboard-write"],
    )
    lobby_of(ada, "me", "open", "random")
    button = ada.page.locator(".tablelink").get_by_role("button", name="Copy table link")
    expect(button).to_be_in_viewport(ratio=1)
    button.click()
    assert ada.page.evaluate("navigator.clipboard.readText()") == table_link(ada)
    # With nobody to wait for there is nobody to invite in a hurry.
    ada.page.locator(".seat.open").get_by_role("button", name="Give to a bot").click()
    expect(button).to_have_count(0)
