"""Changes: what a viewer knows is not told again, and what another knew is told all the same."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest

from burgrave.games import game, names
from burgrave.kernel.rng import Rng
from burgrave.kernel.table import OPEN, Player, Table
from burgrave.server.game_wire import AnyUpdate
from burgrave.server.rows import SeatRow, TableRow
from burgrave.server.shown import Shown
from burgrave.server.stage import Standing
from burgrave.server.telling import Telling
from tests.server.house import followed

SEATS = 3


def begun(name: str) -> tuple[Table, Standing]:
    """A game that has just begun, and how it stands."""
    table = Table(game(name), [Player(f"Player {n}") for n in range(SEATS)], Rng(5))
    table.start()
    telling = Telling(SEATS)
    telling.note(table, 0, OPEN)
    seats = tuple(SeatRow(n, "person", n + 1) for n in range(SEATS))
    row = TableRow("t", name, {}, 1, bytes(32), status="running", seats=seats)
    return table, Standing(row, table, telling)


def read(message: bytes) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(message)
    return found


@pytest.mark.parametrize("name", names())
def test_who_follows_all_changes_knows_what_a_whole_update_tells(name: str) -> None:
    table, now = begun(name)
    rng, shown = Rng(7), Shown()
    viewers = (*range(SEATS), None)
    known = {v: read(shown.whole(v, 0, partial(now.update, v, None))) for v in viewers}
    for _ in range(60):
        if table.state.over:
            break
        waiting = table.waiting
        seat = waiting[rng.below(len(waiting))]
        legal = table.state.legal(seat)
        before, kept = len(table.entries), len(table.log)
        since = {v: now.telling.to(v).version for v in viewers}
        table.play(seat, legal[rng.below(len(legal))])
        for entry in table.entries[before:]:
            now.telling.note(table, kept, entry.private)
            kept = len(table.log)
        now = Standing(now.row, table, now.telling)
        hearing = [v for v in viewers if now.telling.to(v).version != since[v]]
        news = shown.news({v: (since[v], now.update(v, since[v])) for v in hearing})
        for viewer in hearing:
            change, whole = read(news[viewer]), now.update(viewer, None)
            assert change["type"] == "change"
            known[viewer] = followed(known[viewer], change)
            assert known[viewer] == read(msgspec.json.encode(whole))


def test_a_part_that_one_viewer_knew_is_written_for_another_to_whom_it_is_new() -> None:
    _, now = begun("kingsburg")
    shown = Shown()
    for seat in (0, 1):
        shown.whole(seat, 0, partial(now.update, seat, None))
    first, second = now.update(0, 0), now.update(1, 0)
    assert first.advice is not None
    assert second.advice is not None
    shared = tuple({**each, "state": "built"} for each in first.advice["province"])
    known = _with_province(first, shared)
    version = first.version
    shown.news({0: (version, known)})
    # One has it still, and the other has it now; it is the very same thing.
    news = shown.news({0: (version, known), 1: (version, _with_province(second, shared))})
    assert "province" not in read(news[0])["change"].get("advice", {})
    assert read(news[1])["change"]["advice"]["province"] == [list(shared)]


def _with_province(update: AnyUpdate, province: tuple[object, ...]) -> AnyUpdate:
    return msgspec.structs.replace(update, advice={**update.advice, "province": province})
