"""Browsers and servers for the tests; without a Chromium none of them is collected."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.chromium import FLAGS, chromium, stale, why_not
from tests.browser.hosting import Host
from tests.browser.theatre import Theatre
from tests.sparing import one_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.inspector import Inspector
    from tests.browser.visitor import Visitor
    from tests.browser.windows import Windows

collect_ignore_glob = [] if why_not() is None else ["test_*.py", "*/test_*.py"]

HERE = Path(__file__).parent
PICTURES = Path("build/browser")
_FAILED = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a machine with other work may miss a click: such a test may try twice more.

    What failed at first is listed at the end of the run: it hides a fault of the page oftener than
    one of the machine.
    """
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=2))


# Its driver keeps an event loop running, beside which no other test could run its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    from playwright.sync_api import expect, sync_playwright

    from tests.browser.visitor import PATIENCE

    problem = stale()
    assert problem is None, problem
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def windows(browser: Browser) -> Windows:
    from tests.browser.windows import Windows

    return Windows(browser)


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server for all tests that leave it running."""
    running = Host(tmp_path_factory.mktemp("host"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Host]:
    """A server that a test may stop."""
    running = Host(tmp_path / "host")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Theatre]:
    """A server on a store with a table in every phase; nobody plays on there."""
    host = Host(tmp_path_factory.mktemp("theatre"))
    showing = Theatre(host)
    host.start()
    yield showing
    host.stop()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[_FAILED] = report.failed
    return report


@pytest.fixture
def visit(windows: Windows, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Opens browsers; at the end each of them must be without complaints.

    A test that changes a page for good (`add_init_script`, `route_web_socket`), or counts what a
    browser fetches that was nowhere before, wants an `own` one.
    """
    from tests.browser.visitor import Visitor

    visitors: list[tuple[Visitor, dict[str, Any], bool]] = []

    def open_one(
        at: Host, name: str = "", crest: str = "lion", *, own: bool = False, **context: Any
    ) -> Visitor:
        wishes: dict[str, Any] = {
            "viewport": {"width": 1280, "height": 900},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "color_scheme": "light",
            **context,
        }
        window = windows.open_own(wishes) if own else windows.open(at.address, wishes)
        visitor = Visitor(window, at.address)
        visitors.append((visitor, wishes, own))
        if name:
            visitor.name(name, crest)
        return visitor

    yield open_one
    complaints = []
    failed = request.node.stash.get(_FAILED, True)
    for number, (visitor, wishes, own) in enumerate(visitors):
        if failed and not visitor.page.is_closed():
            PICTURES.mkdir(parents=True, exist_ok=True)
            visitor.page.screenshot(path=PICTURES / f"{request.node.name}-{number}.png")
        complaints += visitor.unforgiven()
        visitor.leave()
        if own or failed:
            visitor.context.close()
        else:
            windows.give_back(visitor.address, wishes, visitor.context)
    assert not complaints, "\n".join(complaints)


@pytest.fixture(params=one_of([390, 1280], 390), ids=lambda width: f"{width}px")
def me(request: pytest.FixtureRequest, theatre: Theatre, visit: Callable[..., Visitor]) -> Visitor:
    """Somebody at the theatre: with a phone, and with a laptop."""
    width: int = request.param
    return visit(theatre.host, viewport={"width": width, "height": 900})


@pytest.fixture
def axe(me: Visitor) -> Inspector:
    """Looks at my pages: on a laptop in both lights."""
    from tests.browser.inspector import Inspector, is_phone

    return Inspector(me, both=not is_phone(me))
