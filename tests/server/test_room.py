"""Room: newcomers wait while little of it is left, and those who play go on."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from socket import create_connection

import pytest
from websockets.exceptions import InvalidStatus

from burgrave.server.room import RETRY_SECONDS, Room
from tests.server.house import Served, dealt, serving, settings_for, wait_until

RAISED = """
import resource
from burgrave.server.room import as_the_machine_allows
_, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
few = min(hard, 3000)
resource.setrlimit(resource.RLIMIT_NOFILE, (300, few))
assert as_the_machine_allows() == few - 200
assert resource.getrlimit(resource.RLIMIT_NOFILE) == (few, few)
"""
MOST = 60


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Served]:
    with serving(settings_for(tmp_path / "s.sqlite", connections=MOST)) as house:
        yield house


@pytest.mark.parametrize(
    ("taken", "newcomers", "overfull"),
    [
        (0, True, False),
        (89, True, False),
        (90, False, False),
        (100, False, False),
        (101, False, True),
    ],
)
def test_the_last_tenth_is_for_guests(taken: int, newcomers: bool, overfull: bool) -> None:
    room = Room(100)
    room.taken = range(taken)
    assert (room.for_newcomers, room.overfull) == (newcomers, overfull)


def fill(house: Served, crowd: ExitStack, most: int) -> None:
    """Let connections come, of whomever, until there are so many."""
    for _ in range(most - len(house.uvicorn.server_state.connections)):
        crowd.enter_context(closing(create_connection(("127.0.0.1", house.port))))
    wait_until(lambda: len(house.uvicorn.server_state.connections) >= most)


def test_newcomers_wait_and_players_go_on(small: Served) -> None:
    anna, bela = small.guest("Anna"), small.guest("Béla")
    table = dealt(anna, bela, seats=("me", "open"), edition="first")
    with ExitStack() as crowd:
        told = crowd.enter_context(anna.socket(table))
        fill(small, crowd, MOST - MOST // 10)
        stranger = small.visitor()
        answer = stranger.ask("GET", "/api/games")
        assert (answer.status_code, answer.json()["code"]) == (503, "house-full")
        assert answer.headers["retry-after"] == str(RETRY_SECONDS)
        assert answer.headers["connection"] == "close"
        assert "come again" in stranger.ask("GET", "/").text
        forged = small.visitor("nobody")
        assert forged.ask("GET", "/api/me").status_code == 503
        with pytest.raises(InvalidStatus) as refused, stranger.socket(table):
            pass
        assert refused.value.response.status_code == 503
        assert refused.value.response.headers["retry-after"] == str(RETRY_SECONDS)
        for path in ("/healthz", "/readyz", "/metrics"):
            assert stranger.client.get(path).status_code == 200
        mover = anna if anna.play(table)["legal"] else bela
        assert mover.move(table, "1") > 0
        again = small.visitor(mover.token)
        assert again.play(table)["version"] > 0
        with again.socket(table) as socket:
            assert socket.recv(timeout=60)
        assert told.recv(timeout=60)
    wait_until(lambda: small.visitor().ask("GET", "/api/games").status_code == 200)


def test_beyond_the_last_place_connections_are_cut(small: Served) -> None:
    anna = small.guest("Anna")
    with ExitStack() as crowd:
        fill(small, crowd, MOST)
        with closing(create_connection(("127.0.0.1", small.port))) as late:
            late.settimeout(60)
            with suppress(ConnectionError):
                assert late.recv(1) == b""
        assert anna.get("/api/me")["name"] == "Anna"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_the_files_are_raised_to_what_the_machine_allows() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", RAISED], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
