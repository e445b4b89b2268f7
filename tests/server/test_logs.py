"""Logs: plain for people at home, JSON for programs, neither with more than it may tell."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from burgrave.locale import speaker
from burgrave.server import logs
from burgrave.server.logs import PEOPLE, REQUESTS
from tests.server.house import serving, settings_for


@pytest.fixture(autouse=True)
def quiet_again() -> Iterator[None]:
    """Other tests find the logs as they were; what visitors log is no part of them."""
    loggers = [logging.getLogger(name) for name in (None, "httpx", PEOPLE, REQUESTS)]
    levels, handlers = [logger.level for logger in loggers], list(loggers[0].handlers)
    loggers[1].setLevel(logging.WARNING)
    yield
    loggers[0].handlers[:] = handlers
    for logger, level in zip(loggers, levels):
        logger.setLevel(level)


def lines_of(language: str | None, tmp_path: Path) -> str:
    """What a server writes while Anna comes, plays and something fails."""
    page = io.StringIO()
    logs.set_up(None if language is None else speaker(language), page)
    with serving(settings_for(tmp_path / "s.sqlite")) as house:
        anna = house.guest("Anna")
        anna.table("me", "random", edition="first")
        anna.get("/api/me")
        logging.getLogger("burgrave.server").error("store refused", extra={"reason": "disk full"})
        logging.getLogger("burgrave.other").warning("odd\x1b[2J thing", extra={"seat": 2})
        house.visitor(anna.token).get("/api/me")
    return page.getvalue()


@pytest.mark.parametrize(
    ("language", "here"), [("en", "Anna is here"), ("de", "Anna ist da"), ("hu", "Anna megjött")]
)
def test_the_plain_log_tells_who_came_and_what_failed_and_no_more(
    tmp_path: Path, language: str, here: str
) -> None:
    came, failed, odd = lines_of(language, tmp_path).splitlines()
    assert here in came
    assert "disk full" in failed
    assert "odd?[2J thing (seat: 2)" in odd
    assert "{" not in came + failed + odd


def test_the_plain_log_keeps_the_trace_of_a_failure() -> None:
    page = io.StringIO()
    logs.set_up(speaker("en"), page)
    try:
        raise ValueError("odd number")
    except ValueError as problem:
        logging.getLogger("burgrave.server").error("failure", exc_info=problem)
    assert "ValueError: odd number" in page.getvalue()


class FullPage(io.StringIO):
    """A log on a disk that is full."""

    def write(self, text: str) -> int:
        """Nothing goes in."""
        raise OSError("No space left on device")


def test_a_log_that_takes_no_more_holds_nobody_up(tmp_path: Path) -> None:
    logs.set_up(None, FullPage())
    with serving(settings_for(tmp_path / "s.sqlite")) as house:
        anna = house.guest("Anna")
        assert anna.table("me", "random", edition="first")["seats"]
        assert anna.get("/api/me")["name"] == "Anna"


def test_the_json_log_has_every_request_and_no_names(tmp_path: Path) -> None:
    told = [json.loads(line) for line in lines_of(None, tmp_path).splitlines()]
    assert [line["path"] for line in told if line["event"] == "request"][:2] == [
        "/api/me",
        "/api/tables",
    ]
    assert any(line.get("reason") == "disk full" for line in told)
    assert "Anna" not in json.dumps(told)
