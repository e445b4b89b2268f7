"""No run tests the wrong build: BURGRAVE_EXPECT names the one that is meant."""

from __future__ import annotations

import os
import signal
from importlib.util import find_spec

import pytest

import burgrave
from tests.browser.chromium import chromium, why_not
from tests.server import postgres


def pytest_configure() -> None:
    """Let programs that are started here be interrupted, even by tests in the background."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Stop at once when another build is imported than the one that is to be tested."""
    expected = os.environ.get("BURGRAVE_EXPECT")
    found = "compiled" if burgrave.compiled else "pure"
    if expected not in (None, "", "compiled", "pure"):
        pytest.exit(f"BURGRAVE_EXPECT must be compiled or pure, not {expected!r}.", returncode=2)
    if expected and expected != found:
        pytest.exit(f"The {expected} build is to be tested, but {found} is imported.", returncode=2)


def pytest_sessionfinish() -> None:
    """Leave no database behind."""
    postgres.stop()


def pytest_report_header() -> list[str]:
    """Say which build runs, and in which browser, above the results."""
    build = f"burgrave: {'compiled' if burgrave.compiled else 'pure'}"
    missing = why_not()
    browser = chromium() if missing is None else f"none, its tests are left out: {missing}"
    lacking = postgres.why_not()
    database = "from PyPI" if lacking is None else f"none, its tests are left out: {lacking}"
    return [build, f"browser: {browser}", f"postgresql: {database}"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was not tested is said at the end, too."""
    missing = why_not()
    if missing is not None:
        terminalreporter.write_line(f"the browser tests are left out: {missing}")
    lacking = postgres.why_not()
    if lacking is not None:
        terminalreporter.write_line(f"the tests with PostgreSQL are left out: {lacking}")
    if find_spec("ray") is None:
        terminalreporter.write_line("the tests with Ray are left out: it can't be had here")
