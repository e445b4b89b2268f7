"""What there is to see of the package: its modules, its classes, and things to hold."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from types import ModuleType

import burgrave
from burgrave import FairDice, Player, Record, Rng, Seat, Table, bots, games, verify
from burgrave.arena import fuzz
from burgrave.arena.evidence import Adjusted
from burgrave.arena.match import Job, simulate
from burgrave.arena.ratings import Rating
from burgrave.arena.sightings import Sat, Sightings
from burgrave.arena.tournament import Pairing, Round, Tournament
from burgrave.arena.training import Lessons
from burgrave.arena.walk import Walk
from burgrave.bots.characters import character, characters_of
from burgrave.games.provenance import origins
from burgrave.games.replaying import Key, moments
from burgrave.kernel.composed import Composed
from burgrave.kernel.document import Document
from burgrave.kernel.errors import BurgraveError, quoted
from burgrave.kernel.fair import SealedDice
from burgrave.kernel.game import Value
from burgrave.kernel.seat import Look
from burgrave.kernel.step import Stepped
from tests.games.own import able_bot, own


def fullest(name: str) -> dict[str, Value]:
    """The table at which most of a game is met."""
    options: dict[str, Value] = own(name, "playthroughs").FULLEST
    return options


def modules(*rooms: str) -> Iterator[ModuleType]:
    """All modules of these rooms; nothing in them is hidden by a name with an underscore."""
    for room in rooms:
        package = import_module(f"burgrave.{room}")
        yield package
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            yield import_module(found.name)


def classes(*rooms: str) -> Iterator[type]:
    """The public classes of these rooms, each where it is defined."""
    for module in modules(*rooms):
        for name, found in vars(module).items():
            if inspect.isclass(found) and found.__module__ == module.__name__ and name[0] != "_":
                yield found


@cache
def specimens() -> dict[type, object]:
    """One of everything that a user comes to hold, by its class; the last one seen."""
    found: dict[type, object] = {}
    for thing in _things():
        found[type(thing)] = thing
    return found


def _things() -> Iterator[object]:
    yield from (Rng(3), SealedDice("0" * 64, ["", ""]), Document({"a": [1]}, "position"))
    yield from (games.Throw(0, 5, (1, 2, 3, 4, 5, 6)), origins("era")[0], games.sheet("era"))
    errors = [kind for kind in classes("kernel", "arena") if issubclass(kind, Exception)]
    for error in errors:
        facts = {"field": "a", "value": "b"} if issubclass(error, BurgraveError) else {}
        yield error("amiss-text", **facts)
    yield quoted("a")
    yield from _of_a_teller()
    yield from _of_the_arena()
    for name in games.names():
        yield from _of_a_game(name)
        for module in modules(f"games.{games.room(name)}"):
            yield from _listed_in(list(vars(module).values()))


def _of_a_teller() -> Iterator[object]:
    telling = games.sheet("kings-will").telling
    assert telling is not None
    [change, *_] = next(iter(telling.changes.values()))
    yield from (telling, change, next(iter(telling.facts.values())), games.grounds("kings-will"))


def _of_the_arena() -> Iterator[object]:
    games_played: list[object] = []
    result = simulate("era", ["random", "random"], 1, on_game=games_played.append)
    yield from (result, result.standings[0], *games_played)
    report = fuzz.fuzz(burgrave.game("kingsburg"), 1)
    played = Round([[1, 2], [2, 1]], [0.1, -0.2])
    pairing = Pairing("steady", "careless", 2, [played])
    yield from (played, pairing, Tournament(burgrave.game("era"), 1, [pairing]))
    yield from (Adjusted(0.5, 0.4, 0.6, 0.3), Rating("steady", 25.0, 8.0))
    sat = Sat(0, 0, 2, "steady", 1, 1.0, 40, {"buildings": 40}, 200)
    yield from (sat, Sightings(burgrave.game("era"), 1, [sat]))
    yield Lessons(burgrave.game("era"), 1, 0, 5, None)
    yield Job(burgrave.game("era"), {}, ["random", "random"], 1)
    yield from (report, fuzz.Failure("era", 2, {}, 1, "It broke.", "here", ["0: pass"]))


def _of_a_game(name: str) -> Iterator[object]:
    game = burgrave.game(name)
    yield from (game, *game.options)
    walk = Walk(game, 2, dict(fullest(name)), seed=4)
    while not walk.state.over:
        if walk.state.chance is not None:
            yield walk.state.chance
        walk.step()
    yield from (walk, Walk(game, 2, dict(fullest(name)), seed=4))
    table = middle_of(name)
    yield from (table, table.state, table.players[0], *table._turnbacks)
    yield from (*table.log, *table.entries, table.source, game.actions[-1])
    # What most states are made of; a small one needs neither.
    yield from _listed_in([getattr(table.state, part, None) for part in ("setting", "players")])
    if isinstance(table.state, Stepped):
        calendar = table.state.calendar
        yield from (calendar, calendar.book, *calendar.steps)
    record = Record.of(table, reveal=True)
    yield from (record, verify(record), next(record.replayed()), next(moments(record, None)))
    yield Key(place=3, chapter=1, seat=0, points=-2)
    seat = Seat(table.waiting[0], table.state, Rng(1))
    yield from (seat, Look(None, table.state))
    yield from (character(game, each) for each in characters_of(game))
    for each in (*bots.levels(game), able_bot(name), "random"):
        player = bots.bot({"shrewd": "shrewd-4", "masterly": "masterly-4"}.get(each, each))
        player.choose(seat, Rng(1))
        yield player
        for judge in getattr(player, "_judges", {}).values():
            if isinstance(judge, Composed):
                yield from (judge, *judge.parts())


def _listed_in(values: object) -> Iterator[object]:
    """What the tables of a module list: components, shapes, random events."""
    if isinstance(values, dict):
        values = list(values.values())
    if isinstance(values, list | tuple):
        for each in values:
            yield from _listed_in(each)
    elif type(values).__module__.startswith("burgrave.games."):
        yield from (values, *getattr(values, "offers", ()))


def middle_of(name: str) -> Table:
    """A table in the middle of a game, with something to take back where anything ever can be."""
    table, rng, decided = begun(name), Rng(5), 0
    while not table.state.over:
        if decided >= 40 and any(table.can_undo(seat) for seat in range(2)):
            return table
        decide(table, rng)
        decided += 1
    table, rng = begun(name), Rng(5)
    for _ in range(decided // 2):
        decide(table, rng)
    return table


def begun(name: str) -> Table:
    """A table of two at the beginning."""
    players = [Player("Anna"), Player("Béla", "random")]
    dice = FairDice(bytes(range(32)), 2)
    dice.add_share(1, "béla's share")
    table = Table(burgrave.game(name), players, dice, fullest(name))
    table.start()
    return table


def decide(table: Table, rng: Rng) -> None:
    """Whoever is asked first decides something."""
    seat = table.waiting[0]
    legal = table.state.legal(seat)
    table.play(seat, legal[rng.below(len(legal))])
