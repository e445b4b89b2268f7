"""Offers to end, answers and resignations in secret steps tell nothing of what is chosen there."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from burgrave.server.keys import new_table_id
from tests.server.house import PATIENCE, Json, wait_until
from tests.server.test_secret_steps import (
    Story,
    changes_his_mind,
    chosen,
    nothing,
    reach_the_roll,
    story,
    throws_on,
)

PRIVATE: dict[str, list[Callable[[Story], None]]] = {
    "roll": [nothing, throws_on],
    "kings-will": [nothing, changes_his_mind(5, 3, 25)],
    "kingsburg": [nothing, changes_his_mind(1, 0, 25)],
}


@pytest.fixture(autouse=True)
def _time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("burgrave.server.presence.monotonic", lambda: 0.0)
    monkeypatch.setattr("burgrave.server.endings.secrets.token_hex", lambda size: "offer")


def answers(story: Story, seat: int, agree: bool, offer: str | None = "offer") -> None:
    answer = story.people[seat].ask("PUT", f"{story.path}/offer", agree=agree, offer=offer)
    assert answer.status_code == 200, answer.text
    if seat == 0:
        story.heard.append(("answer", answer.content))
    story.look()


def timeless(story: Story) -> list[tuple[str, bytes]]:
    return [(kind, re.sub(rb'"(touched|ended|lasted)":\d+', b"", t)) for kind, t in story.heard]


@pytest.mark.parametrize("step", PRIVATE)
def test_what_is_private_does_not_show_in_an_offer(tmp_path: Path, step: str) -> None:
    id, stories = new_table_id(), []
    for number, secret in enumerate(PRIVATE[step]):
        name = "era" if step == "roll" else step
        with story(tmp_path / f"{number}.sqlite", id, name) as told:
            if step == "roll":
                reach_the_roll(told)
            answers(told, 0, True, None)
            if step == "kingsburg":
                # There a choice is made at once, and that it is made shows.
                told.plays(1, chosen(number))
                told.look()
            else:
                # Whatever is done in private, an offer does not lapse by it.
                told.sees_nothing_of(partial(secret, told))
            answers(told, 2, True)
            answers(told, 1, False)
            told.people[2].post(f"{told.path}/resign")
            wait_until(lambda: 2 not in told.now(0)["waiting"])
            told.look()
            stories.append(timeless(told))
    assert len(stories[0]) > 60
    assert stories[0] == stories[1]


def test_who_resigns_takes_no_secret_along(tmp_path: Path) -> None:
    with story(tmp_path / "s.sqlite", new_table_id(), "era") as told:
        reach_the_roll(told)
        throws_on(told)
        assert told.bela.play(told.id)["view"]["seats"][1]["rolled"]
        with told.bela.socket(told.id) as socket:
            socket.recv(timeout=PATIENCE)
            told.bela.post(f"{told.path}/resign")
            wait_until(lambda: 1 not in told.now(0)["waiting"])
            watcher = told._watcher.play(told.id)
            assert told.bela.play(told.id) == watcher
        assert watcher["view"]["seats"][1]["rolled"] == {}


@pytest.mark.parametrize("name", ["era", "kings-will", "kingsburg"])
def test_when_all_agree_everything_is_laid_open(tmp_path: Path, name: str) -> None:
    with story(tmp_path / "s.sqlite", new_table_id(), name) as told:
        if name == "era":
            reach_the_roll(told)
            throws_on(told)
        else:
            told.plays(1, chosen(1))
        hidden = told.now(1)["view"]["seats"][1]
        assert told.now(0)["view"]["seats"][1] != hidden
        answers(told, 0, True, None)
        answers(told, 1, True)
        answers(told, 2, True)
        for seat in range(3):
            assert_open(told.now(seat), hidden)
        assert_open(told._watcher.play(told.id), hidden)


def assert_open(now: Json, hidden: Json) -> None:
    assert now["view"]["seats"][1] == hidden
    assert now["view"]["over"]
    assert (now["waiting"], now["legal"]) == ([], [])
