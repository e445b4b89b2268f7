"""Bots think beside the server, and a mishap never stops a table."""

from __future__ import annotations

import asyncio

import pytest

import burgrave
from burgrave.server import thinking
from burgrave.server.thinking import Thinking


def state() -> burgrave.State:
    found = burgrave.game("kingsburg").new(players=2)
    while found.chance:
        found.settle(0)
    return found


@pytest.mark.parametrize("workers", [0, 1])
def test_a_bot_decides_in_notation(workers: int) -> None:
    room = Thinking(workers, 60.0)
    now = state()
    seat = now.actors[0]
    try:
        text = asyncio.run(room.choose("greedy", "kingsburg", now, seat))
    finally:
        room.close()
    assert text in [action.text for action in now.legal(seat)]


def test_after_a_mishap_any_legal_action_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*facts: object) -> str:
        raise RuntimeError("out of ideas")

    monkeypatch.setattr(thinking, "decide", fail)
    room = Thinking(0, 60.0)
    now = state()
    text = asyncio.run(room.choose("greedy", "kingsburg", now, now.actors[0]))
    room.close()
    assert text in [action.text for action in now.legal(now.actors[0])]
