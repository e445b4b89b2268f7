"""No run tests the wrong build: BURGRAVE_EXPECT names the one that is meant."""

from __future__ import annotations

import os

import pytest

import burgrave


def pytest_sessionstart(session: pytest.Session) -> None:
    """Stop at once when another build is imported than the one that is to be tested."""
    expected = os.environ.get("BURGRAVE_EXPECT")
    found = "compiled" if burgrave.compiled else "pure"
    if expected not in (None, "", "compiled", "pure"):
        pytest.exit(f"BURGRAVE_EXPECT must be compiled or pure, not {expected!r}.", returncode=2)
    if expected and expected != found:
        pytest.exit(f"The {expected} build is to be tested, but {found} is imported.", returncode=2)


def pytest_report_header() -> str:
    """Say which build runs, above the results."""
    return f"burgrave: {'compiled' if burgrave.compiled else 'pure'}"
