"""Scenes: a store with tables in every phase, always the same ones, to be looked at."""

from __future__ import annotations

import asyncio
import hashlib
import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Coroutine, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from msgspec.structs import replace

import burgrave
from burgrave.bots import bot
from burgrave.games import chronicler
from burgrave.kernel.fair import FairDice
from burgrave.kernel.rng import Rng
from burgrave.kernel.seat import Seat
from burgrave.kernel.state import State
from burgrave.kernel.table import Player, Table
from burgrave.server.journal import as_it_stands
from burgrave.server.keys import hashed, seat_key
from burgrave.server.rows import Line, SeatRow, TableRow
from burgrave.server.sqlite_store import SqliteStore
from tests.games.own import able_bot

T = TypeVar("T")


@dataclass(frozen=True)
class Kind:
    """What is played."""

    game: str
    options: dict[str, str | bool] = field(default_factory=dict)


MODULES = ("more_buildings", "governors", "army_tokens")
FIRST = Kind("kingsburg", {"edition": "first"})
REVISED = Kind("kingsburg", {"edition": "revised", **dict.fromkeys(MODULES, True)})
ME = ("Ada", "tower")
FRIENDS = (("Bertram", "lion"), ("Cindy", "fleur"))
BOT = ("Odo", "stag")
SEEDS = 400
DEALT, LASTED = 1_792_868_000.0, 47 * 60.0
"""When every game began, and how long those that are over took."""
Guest = tuple[int, str]
"""A person's number, and the token for the cookie."""


@dataclass(frozen=True)
class Scene:
    """A moment in which only I am asked."""

    name: str
    step: str
    """How the engine's name of the step begins."""
    kind: Kind
    chapter: int
    """The year or round, or a later one."""
    choices: int = 2
    """At least so many."""
    also: str = ""
    """One of them looks like this."""
    without: str = "(?!)"
    """None of them looks like this."""
    shown: Callable[[Mapping[str, Any]], bool] = bool
    """What else there is to see for me."""


@dataclass(frozen=True)
class Staged:
    """Where a scene is: its table, the cookie that shows me to be its player, and my friends'."""

    table: str
    token: str
    friends: tuple[str, ...] = ()


class Stage:
    """Writes tables into a store that no server has open."""

    def __init__(self, path: Path) -> None:
        self._store = SqliteStore(path)
        self._guests = 0

    def __enter__(self) -> Stage:
        return self

    def __exit__(self, *_: object) -> None:
        self._store.close()

    def guest(self, name: str, crest: str) -> Guest:
        """Somebody new, with the token for the cookie."""
        self._guests += 1
        token = _told(f"guest {self._guests}", 32)
        guest = _now(lambda: self._store.add_guest(hashed(token), name, crest))
        return guest.id, token

    def scene(self, scene: Scene, me: Guest | None = None) -> Staged:
        """A table that waits for me, and for me alone."""
        seed, game = next(moments(scene))
        return self.table(scene.name, game, seed, me)

    def over(self, name: str, kind: Kind, me: Guest | None = None) -> Staged:
        """A finished game."""
        seed = _seed(f"{name} over")
        *_, game = played(kind, seed)
        return self.table(name, game, seed, me)

    def tied(self, kind: Kind, fits: Callable[[State], bool], first: int) -> Staged:
        """A finished game with a tie for the first place; one is known to lie at this number."""
        for number in range(first, first + SEEDS):
            seed = _seed(f"{kind.game} tie {number}")
            *_, game = played(kind, seed)
            points = sorted(each["total"] for each in game.state.scores())
            if points[-1] == points[-2] and fits(game.state):
                return self.table(f"{kind.game} tie {first}", game, seed, None)
        raise AssertionError(f"{SEEDS} games of {kind.game}, and none ends in such a tie")

    def table(self, name: str, game: Table, seed: bytes, me: Guest | None) -> Staged:
        """A game as it stands: I, two friends and a bot."""
        mine = me or self.guest(*ME)
        friends = [self.guest(*friend) for friend in FRIENDS]
        people = [(*mine, *ME), *((*who, *friend) for who, friend in zip(friends, FRIENDS))]
        seats = [
            SeatRow(n, "person", id, name=name, crest=crest, ready=True)
            for n, (id, _, name, crest) in enumerate(people)
        ]
        called, crest = BOT
        kind = able_bot(game.game.name)
        seats.append(SeatRow(len(seats), "bot", bot=kind, name=called, crest=crest, ready=True))
        lines = [Line(str(entry)) for entry in game.entries]
        row = TableRow(
            id=_told(f"table {name} {self._guests}", 16),
            game=game.game.name,
            options=dict(game.options),
            owner=mine[0],
            seed=seed,
            seats=tuple(seats),
        )
        begun = replace(row, status="running", version=len(lines), dealt=DEALT)
        after = as_it_stands(begun, game, DEALT + LASTED)
        _now(lambda: self._store.add_table(row))
        _now(lambda: self._store.save_table(row, after, lines))
        return Staged(row.id, mine[1], tuple(token for _, token in friends))

    def lobby(self, me: Guest | None = None, *, owner: bool = True) -> Staged:
        """A table before the deal: a friend is ready, one seat is open, a bot has another."""
        mine, friend = me or self.guest(*ME), self.guest(*FRIENDS[0])
        people = [(mine, ME, False), (friend, FRIENDS[0], True)]
        if not owner:
            people.reverse()
        host, token = people[0][0]
        id = _told(f"lobby {self._guests}", 16)
        called, crest = BOT
        seats = (
            *(
                SeatRow(n, "person", guest, name=name, crest=shield, ready=ready)
                for n, ((guest, _), (name, shield), ready) in enumerate(people)
            ),
            SeatRow(2, "open", key=hashed(seat_key(token, id, 2, 1)), turn=1),
            SeatRow(3, "bot", bot=able_bot(REVISED.game), name=called, crest=crest, ready=True),
        )
        game = burgrave.game(REVISED.game)
        options = game.full_options(len(seats), REVISED.options)
        row = TableRow(id, game.name, options, host, _seed(id), seats=seats)
        _now(lambda: self._store.add_table(row))
        return Staged(id, mine[1], (friend[1],))


def moments(scene: Scene) -> Iterator[tuple[bytes, Table]]:
    """The games that come to such a scene, and stop there."""
    for number in range(SEEDS):
        seed = _seed(f"{scene.name} {number}")
        for game in played(scene.kind, seed):
            if game.waiting == (0,) and _fits(scene, game):
                yield seed, game
                break
    raise AssertionError(f"{SEEDS} games, and none comes to the scene “{scene.name}”")


def _fits(scene: Scene, game: Table) -> bool:
    state = game.state
    chapter, _ = chronicler(scene.kind.game).when(state)
    if not state.step.startswith(scene.step) or chapter < scene.chapter:
        return False
    texts = [action.text for action in state.legal(0)]
    if len(texts) < scene.choices or any(re.search(scene.without, text) for text in texts):
        return False
    return any(re.search(scene.also, text) for text in texts) and scene.shown(state.view(0))


def played(kind: Kind, seed: bytes) -> Iterator[Table]:
    """A game of four able players, decision by decision; of several who are asked I am the last."""
    able = able_bot(kind.game)
    names = [ME[0], *(name for name, _ in FRIENDS), BOT[0]]
    minds = ["human"] * (len(names) - 1) + [able]
    players = [Player(name, mind) for name, mind in zip(names, minds)]
    dice = FairDice(seed, len(players))
    table = Table(burgrave.game(kind.game), players, dice, kind.options)
    rng = Rng(int.from_bytes(seed[:7], "big"))
    mind = bot(able)
    table.start()
    yield table
    while not table.state.over:
        seat = table.waiting[-1]
        thought = Seat(seat, table.state.imagine(seat, rng), rng)
        table.play(seat, mind.choose(thought, rng).text)
        yield table


def _seed(name: str) -> bytes:
    return hashlib.sha256(f"scene {name}".encode()).digest()


def _told(name: str, length: int) -> str:
    """A token that is always the same: good for pictures, and for nothing else."""
    digest = hashlib.sha256(f"token {name}".encode()).digest()[:length]
    return urlsafe_b64encode(digest).decode().rstrip("=")


def _now(job: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Wait for the store in a thread, since this one may already drive a browser."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(job())).result()
