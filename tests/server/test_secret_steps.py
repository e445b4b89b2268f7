"""Over the wire: what one seat does in a secret step shows to others in no byte and no message.

The same table stands in several servers, down to its seed. In each of them Bela does other things
behind his screen. What Anna and somebody who only watches get over sockets and HTTP, its bytes,
its number and its order, must be the same in all of them.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from burgrave.games import game
from burgrave.kernel.game import Value
from burgrave.kernel.state import State
from burgrave.server import bot_turns, kept_table
from burgrave.server.bot_workers import BotWorkers
from burgrave.server.guests import Visitor
from burgrave.server.hall import Hall
from burgrave.server.keys import hashed, new_table_id
from burgrave.server.rows import SeatRow, TableRow
from burgrave.server.store import Store
from burgrave.server.wire import NewTable, SeatWish
from tests.games.own import own
from tests.server.house import PATIENCE, Json, Person, Served, serving, settings_for, wait_until
from tests.server.test_memory import in_hall

NAMES = ("Anna", "Bela", "Cili")
SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def _time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long somebody has been away is told in seconds, and both twins take their time."""
    monkeypatch.setattr("burgrave.server.presence.monotonic", lambda: 0.0)


class Story:
    """A table with everybody at it, and all that Anna and a spectator have heard of it."""

    def __init__(self, house: Served, id: str, sockets: list[ClientConnection]) -> None:
        self.house = house
        self.id = id
        self.path = f"/api/tables/{id}"
        self.people = [house.visitor(name) for name in NAMES]
        self.heard: list[tuple[str, bytes]] = []
        self.versions: set[int] = set()
        """Which ones Anna has been told."""
        self.tampered = False
        """Did somebody turn dice by hand? No journal tells that, so nobody can look back at it."""
        self._watcher = house.visitor()
        self._sockets = sockets
        self._moves = 0

    @property
    def bela(self) -> Person:
        """Who has a secret."""
        return self.people[1]

    def now(self, seat: int) -> Json:
        """The game as a seat sees it."""
        found = self.people[seat].play(self.id)
        if seat == 0:
            self.versions.add(found["version"])
        return found

    def begun(self) -> bool:
        """Is everybody asked who is waited for?"""
        waiting = self.now(0)["waiting"]
        return bool(waiting) and all(self.now(seat)["legal"] for seat in waiting)

    def plays(self, seat: int, choose: Callable[[list[str]], str]) -> None:
        """Decide."""
        now = self.now(seat)
        texts = [action["text"] for action in now["legal"]]
        self._moves += 1
        body = {"id": f"{self._moves}", "version": now["version"], "action": choose(texts)}
        answer = self.people[seat].ask("POST", f"{self.path}/moves", **body)
        assert answer.status_code == 200, answer.text
        if seat == 0:
            self.heard.append(("answer", answer.content))

    def undoes(self, seat: int) -> None:
        """Take the last decision back."""
        now = self.now(seat)
        assert now["canUndo"]
        self._moves += 1
        body = {"id": f"{self._moves}", "version": now["version"]}
        self.people[seat].post(f"{self.path}/undo", **body)

    def finishes(self, seat: int) -> None:
        """Decide anyhow until nothing more is asked in this step."""
        step = self.now(seat)["question"]
        while (now := self.now(seat))["question"] == step and seat in now["waiting"]:
            self.plays(seat, a_way_out)

    def look(self) -> list[bytes]:
        """Every page, and the messages that have come by now."""
        self._listen()
        pages = [self.path, f"{self.path}/play", f"{self.path}/play?since=1"]
        pages += [f"{self.path}/end", f"{self.path}/record", "/api/me"]
        found = []
        for person in (self.people[0], self._watcher):
            found += [person.client.get(page).content for page in pages]
        self.heard += [("page", page) for page in found]
        return found + self._look_back()

    def _look_back(self) -> list[bytes]:
        """What the game was so far, with own eyes and, in vain, with others'."""
        if self.tampered:
            return []
        pages = [f"{self.path}/replay{eyes}" for eyes in ("", "?eyes=-1", "?eyes=1")]
        people = (self.people[0], self._watcher)
        found = [person.client.get(page).content for person in people for page in pages]
        self.heard += [("replay", page) for page in found]
        return found

    def _listen(self) -> None:
        """Cili opens one more page and closes it: whatever else was sent came before that."""
        with self.people[2].socket(self.id) as passing:
            passing.recv(timeout=PATIENCE)
            for number, socket in enumerate(self._sockets):
                self._hear(number, socket)
        for number, socket in enumerate(self._sockets):
            self._hear(number, socket)

    def _hear(self, number: int, socket: ClientConnection) -> None:
        """Everything up to the next news of who is there."""
        while True:
            message = str(socket.recv(timeout=PATIENCE)).encode()
            self.heard.append((f"socket {number}", message))
            if message.startswith(b'{"type":"table"'):
                return

    def tries(self) -> None:
        """What Anna is told when she may not do something."""
        anna = self.people[0]
        for path, body in (
            ("moves", {"version": 10**6, "action": "stop"}),
            ("moves", {"version": self.now(0)["version"], "action": "fly to the moon"}),
            ("moves", {"version": 0, "action": "stop"}),
            ("undo", {"version": 0}),
        ):
            self._moves += 1
            answer = anna.ask("POST", f"{self.path}/{path}", id=f"{self._moves}", **body)
            self.heard.append((f"{answer.status_code}", answer.content))

    def sees_nothing_of(self, secret: Callable[[], None]) -> None:
        """Let Bela do something private: every page stays, and no message comes."""
        before, known = self.look(), len(self.heard)
        secret()
        after = self.look()
        assert after == before[: len(after)]
        assert self.tampered or len(after) == len(before)
        kinds = [kind for kind, _ in self.heard[known:] if kind.startswith("socket")]
        assert kinds == ["socket 0", "socket 1"] * 2
        del self.heard[known:]


def a_way_out(texts: list[str]) -> str:
    """A decision that leads on and throws nothing more."""
    return next((text for text in ("throw", "stop", "decline") if text in texts), texts[0])


@contextmanager
def story(store: Path, id: str, name: str) -> Iterator[Story]:
    """The table in a server of its own, with everybody there and ready."""
    with ExitStack() as opened:
        house = opened.enter_context(serving(settings_for(store)))
        options = options_of(name)
        asyncio.run(set_up(house.store, id, name, options))
        people = [house.visitor(name) for name in NAMES]
        others = [opened.enter_context(person.socket(id)) for person in people[1:]]
        sockets = [opened.enter_context(p.socket(id)) for p in (people[0], house.visitor())]
        for person in people:
            person.post(f"/api/tables/{id}/ready", ready=True)
        told = Story(house, id, sockets)
        wait_until(told.begun)
        for socket in sockets:
            until_dealt(socket)
        yield told
        del others


def options_of(name: str) -> dict[str, Value]:
    """All options of a game, as a table has them."""
    return game(name).full_options(3, own(name, "playthroughs").FULLEST)


def until_dealt(socket: ClientConnection) -> None:
    """Read on until the game has begun and everybody has heard so."""
    dealt = False
    while not dealt:
        message = str(socket.recv(timeout=PATIENCE))
        dealt = message.startswith('{"type":"table"') and '"status":"running"' in message


async def set_up(store: Store, id: str, name: str, options: dict[str, Value]) -> None:
    guests = [await store.add_guest(hashed(name), name, "lion") for name in NAMES]
    seats = tuple(
        SeatRow(n, "person", guest.id, None, guest.name, "lion") for n, guest in enumerate(guests)
    )
    await store.add_table(TableRow(id, name, dict(options), guests[0].id, SEED, seats=seats))


def chosen(number: int) -> Callable[[list[str]], str]:
    return lambda texts: texts[number % len(texts)]


def marks(texts: list[str]) -> str:
    return next(text for text in texts if text.startswith("mark"))


def nothing(story: Story) -> None:
    """Bela waits."""


def throws_on(story: Story) -> None:
    """Bela chooses dice, takes them back, and throws as often as he may."""
    thrown = 0
    while story.now(1)["view"]["question"] == "roll":
        story.plays(1, marks)
        story.undoes(1)
        story.plays(1, marks)
        story.plays(1, lambda texts: "throw")
        thrown += 1
    assert thrown


def has_skulls_only(story: Story) -> None:
    """Bela's dice all show skulls: he has no choice but to stop."""
    kernel = story.house.hall.tables[story.id].kernel
    position: Any = kernel.state.position()
    faces = position["seats"][1]["faces"]
    story.tampered = True
    position["seats"][1]["faces"] = {kind: [6 for _ in dice] for kind, dice in faces.items()}
    kernel.state = kernel.game.restore(position)
    assert [action["text"] for action in story.now(1)["legal"]] == ["stop"]


def changes_his_mind(first: int, then: int, times: int) -> Callable[[Story], None]:
    """Bela decides something, takes it back and decides otherwise, again and again."""

    def secret(story: Story) -> None:
        story.plays(1, chosen(first))
        for _ in range(times):
            story.undoes(1)
            story.plays(1, chosen(then))

    return secret


def reach_the_roll(story: Story) -> None:
    for seat in range(3):
        story.finishes(seat)
    story.look()


def until(story: Story, secret: Callable[[Story], None]) -> list[tuple[str, bytes]]:
    """All that is heard while Bela does something private, is done, and goes back and forth."""
    story.sees_nothing_of(lambda: secret(story))
    story.finishes(1)
    story.look()
    # It was his free choice, and he may take it back; that he is done or not is all that shows.
    story.undoes(1)
    story.look()
    story.finishes(1)
    story.tries()
    story.look()
    if len(story.now(0)["legal"]) > 1:
        story.plays(0, chosen(1))
    story.look()
    assert 2 in story.now(2)["waiting"]
    return [(kind, re.sub(rb'"touched":\d+', b"", text)) for kind, text in story.heard]


PRIVATE: dict[str, list[Callable[[Story], None]]] = {
    "roll": [nothing, throws_on, has_skulls_only],
    "era": [nothing, changes_his_mind(0, 1, 1), changes_his_mind(2, 3, 3)],
    "kings-will": [nothing, changes_his_mind(0, 1, 1), changes_his_mind(5, 3, 3)],
}


@pytest.mark.parametrize("step", PRIVATE)
def test_what_is_private_shows_in_no_byte_and_no_message(tmp_path: Path, step: str) -> None:
    id = new_table_id()
    stories = []
    for number, secret in enumerate(PRIVATE[step]):
        name = "era" if step == "roll" else step
        with story(tmp_path / f"{number}.sqlite", id, name) as told:
            if step == "roll":
                reach_the_roll(told)
            stories.append(until(told, secret))
    assert len(stories[0]) > 80
    for other in stories[1:]:
        looked_back = sum(kind == "replay" for kind, _ in other)
        assert looked_back >= 12
        assert [told for told in other if told[0] != "replay"] == [
            told for told in stories[0] if told[0] != "replay"
        ]
        whole = [told for told in stories[0] if told[0] == "replay"][:looked_back]
        assert [told for told in other if told[0] == "replay"] == whole


def test_a_choice_that_is_done_at_once_shows_nothing_else(tmp_path: Path) -> None:
    id = new_table_id()
    stories = []
    for choice in range(3):
        with story(tmp_path / f"{choice}.sqlite", id, "kingsburg") as told:
            told.look()
            told.plays(1, chosen(choice))
            told.look()
            told.undoes(1)
            told.look()
            told.plays(1, chosen(choice + 1))
            told.tries()
            told.look()
            told.plays(0, chosen(0))
            told.look()
            assert told.now(2)["waiting"] == [2]
            stories.append([(k, re.sub(rb'"touched":\d+', b"", text)) for k, text in told.heard])
    assert len(stories[0]) > 80
    assert stories[0] == stories[1] == stories[2]


@pytest.mark.parametrize("name", ["era", "kings-will", "kingsburg"])
def test_everybodys_count_is_the_same_after_a_restart(tmp_path: Path, name: str) -> None:
    id, store = new_table_id(), tmp_path / "store.sqlite"
    with story(store, id, name) as told:
        if name == "era":
            reach_the_roll(told)
            throws_on(told)
        else:
            told.plays(1, chosen(0))
            told.now(0)
            told.undoes(1)
        told.finishes(0)
        told.plays(1, chosen(0))
        before = [told.now(seat) for seat in range(3)]
        last, path = told._moves, f"{told.path}/play?since="
        pages = {n: told.people[0].client.get(f"{path}{n}").content for n in told.versions}
        assert len(pages) > 1
    with serving(settings_for(store)) as house:
        people = [house.visitor(name) for name in NAMES]
        assert [person.play(id) for person in people] == before
        assert {n: people[0].client.get(f"{path}{n}").content for n in pages} == pages
        path = f"/api/tables/{id}"
        # The same move is not played twice, and its answer is the same.
        answer = people[1].post(f"{path}/moves", id=f"{last}", version=0, action="whatever")
        assert answer == {"version": before[1]["version"]}
        # Who was asked before others went on is still asked for the same.
        now = before[2]
        move = {"id": "late", "version": now["version"], "action": now["legal"][0]["text"]}
        assert people[2].ask("POST", f"{path}/moves", **move).status_code == 200


def test_a_socket_that_comes_to_another_seat_gets_the_whole_log(tmp_path: Path) -> None:
    id = new_table_id()
    with story(tmp_path / "store.sqlite", id, "era") as told:
        reach_the_roll(told)
        throws_on(told)
        known = told.now(1)
        path = f"{told.path}/play?since={known['version']}"
        assert told.bela.get(path)["logFrom"] == len(known["log"])
        assert told.bela.get(f"{path}&seat=1")["logFrom"] == len(known["log"])
        # What the others know by that number is something else.
        for seat in (-1, 0, 2):
            whole = told.bela.get(f"{path}&seat={seat}")
            assert (whole["logFrom"], whole["log"]) == (0, known["log"])


class Clock:
    """Remembers how long a table slept, and lets no time pass."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.slept: list[float] = []

        async def sleep(seconds: float) -> None:
            self.slept.append(seconds)
            await asyncio.sleep(0)

        now = monotonic()
        own = SimpleNamespace(**{**vars(asyncio), "sleep": sleep})
        monkeypatch.setattr(bot_turns, "asyncio", own)
        for module in (bot_turns, kept_table):
            monkeypatch.setattr(module, "monotonic", lambda: now)


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_are_done_at_a_moment_that_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    """However often they throw: each step has one pause, and nobody hears of the rest."""
    clock = Clock(monkeypatch)
    with serving(settings_for(tmp_path / "store.sqlite", pause=7.0)) as house:
        anna = house.guest("Anna")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot}]
        table = anna.post("/api/tables", game="era", seats=seats, options={})["id"]
        live = house.hall.tables[table]
        wait_until(lambda: anna.play(table)["waiting"] == [0])
        for number in range(30):
            now = anna.play(table)
            if now["question"] != "set up":
                break
            anna.move(table, f"{number}", now["legal"][0]["text"])
        wait_until(lambda: anna.play(table)["waiting"] == [0])
        assert live.kernel.state.dark == 2
        assert clock.slept == [7.0, 7.0]
        entries = live.kernel.entries
        assert sum(entry.seat > 0 and entry.private > 0 for entry in entries) > 2
        told = [event["kind"] for event in anna.play(table)["log"] if event.get("seat", 0) > 0]
        told = [kind for kind in told if kind not in ("start_player", "round_begins")]
        assert told == ["ready"] * 2 + ["set_up"] * 2 + ["finished_rolling"] * 2


def test_what_a_bot_thought_out_in_an_earlier_secret_step_is_not_played_in_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = BotWorkers.choose
    thought: list[int] = []

    async def play(hall: Hall) -> None:
        async def think(workers: BotWorkers, bot: str, game: str, state: State, seat: int) -> str:
            action = await choose(workers, bot, game, state, seat)
            (table,) = hall.tables.values()
            thought.append(table.row.version)
            if len(thought) == 1:
                table.dark += 1  # meanwhile that step was over, and the next one began
            return action

        monkeypatch.setattr(BotWorkers, "choose", think)
        anna = await hall.guests.welcome(Visitor())
        seats = [SeatWish(kind="me"), SeatWish(kind="bot", bot="random")]
        await hall.create(anna, NewTable(game="era", options={}, seats=seats))
        while len(thought) < 2:
            await asyncio.sleep(0.005)
        assert thought[0] == thought[1]

    in_hall(tmp_path / "s.sqlite", play)
