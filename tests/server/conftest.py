"""One server for all who need none of their own, and a place for each kind of store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from burgrave.server.stores import Place
from tests.server import postgres
from tests.server.house import Served, serving, settings_for


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(settings_for(tmp_path_factory.mktemp("house") / "store.sqlite")) as served:
        yield served


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where nothing is yet, in each kind of store."""
    if request.param == "sqlite":
        return tmp_path / "s.sqlite"
    return postgres_place()


@pytest.fixture
def database() -> str:
    """The same in PostgreSQL alone."""
    return postgres_place()


def postgres_place() -> str:
    missing = postgres.why_not()
    if missing is not None:
        pytest.skip(f"there is no PostgreSQL: {missing}")
    return postgres.fresh()
