"""Events: each fits its type, tells its whole effect, and is told alike everywhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

import msgspec
import pytest

import burgrave
from burgrave import Event
from burgrave.arena.fuzz import combinations
from burgrave.arena.walk import Walk
from burgrave.games import describer, prompter, sheet
from burgrave.kernel.event import told
from burgrave.kernel.seat import Look
from burgrave.kernel.sheet import Change, Telling
from burgrave.locale import languages, speaker
from burgrave.locale.article import article
from burgrave.server import event_types
from tests.client import asked_of_client, needs_client
from tests.games.own import own
from tests.sparing import each_once

pytestmark = pytest.mark.once
CLIENT = Path(__file__).parents[2] / "web" / "src"
GAMES = [name for name in burgrave.names() if sheet(name).telling is not None]
# So many show whatever happens seldom, at a game of few tables too.
GAMES_AT_LEAST = 28
NAMES = ("Anna", "Béla", "Cindy", "Ödön", "Ute")


def late_walks(name: str) -> Iterator[Walk]:
    """Games that begin late, to meet what random players come to seldom."""
    game = burgrave.game(name)
    for number, late in enumerate(own(name, "playthroughs").LATE):
        walk = Walk(game, len(late["seats"]), late["options"], 70 + number)
        walk.state = game.restore(late)
        yield walk


def some(name: str, number: int) -> list[tuple[dict[str, Any], int, list[Event]]]:
    """So many of the games, and those that begin late."""
    played, late = walks(name), len(own(name, "playthroughs").LATE)
    return [*played[:: max(1, len(played) // number)], *played[len(played) - late :]]


def telling_of(name: str) -> Telling:
    telling = sheet(name).telling
    assert telling is not None
    return telling


@pytest.mark.parametrize("name", GAMES)
def test_the_last_event_ends_the_game_in_every_view(name: str) -> None:
    walk = Walk(burgrave.game(name), 2, {}, 1)
    log: list[Event] = []
    while not walk.state.over:
        log.clear()
        walk.step(log)
    assert walk.state.view(None)["over"] is True
    assert Change("set", "over", True) in telling_of(name).effects[log[-1].kind]


@cache
def walks(name: str) -> list[tuple[dict[str, Any], int, list[Event]]]:
    """Random games at tables of all numbers of players and all options, with all their events."""
    found = []
    game = burgrave.game(name)
    tables = combinations(game)
    begun = [
        Walk(game, players, options, 40 + number)
        for number, (players, options) in enumerate(tables * max(1, GAMES_AT_LEAST // len(tables)))
    ]
    for walk in [*begun, *late_walks(name)]:
        log = list[Event]()
        while not walk.state.over:
            walk.step(log)
        found.append((dict(game.full_options(walk.players, walk.options)), walk.players, log))
    return found


@cache
def kinds_met(name: str) -> frozenset[str]:
    return frozenset(event.kind for _, _, log in walks(name) for event in log)


@pytest.mark.parametrize("name", GAMES)
def test_every_event_fits_its_type(name: str) -> None:
    events = sheet(name).events
    for _, players, log in walks(name):
        for viewer in (None, *range(players)):
            for event in told(log, viewer):
                kind = event.pop("kind")
                assert isinstance(kind, str)
                msgspec.convert(event, events[kind], strict=True)
                assert event.keys() <= get_type_hints(events[kind]).keys(), kind
    assert kinds_met(name) == events.keys()


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_is_known_and_every_known_fact_is_told(name: str) -> None:
    telling = telling_of(name)
    facts = {fact for event in sheet(name).events.values() for fact in get_type_hints(event)}
    assert facts == telling.facts.keys()
    assert telling.changes.keys() <= facts
    assert (telling.effects.keys() | telling.also.keys()) <= sheet(name).events.keys()


def test_the_client_knows_of_events_what_the_sheets_say() -> None:
    for file, text in event_types.written().items():
        made = CLIENT / file
        assert made.read_text(encoding="utf-8") == text, f"{file}: run “make types”."


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_has_a_line_that_asks_for_what_it_has(name: str) -> None:
    say, telling = speaker("en"), telling_of(name)
    for kind, event in sheet(name).events.items():
        line = f"{telling.messages}-{kind.replace('_', '-')}"
        has = get_type_hints(event).keys() | {"player"}
        for key in (line, *telling.also.get(kind, {}).values()):
            for asked in say.asks(key):
                assert asked in has or asked.rpartition("_")[0] in has, f"{key}: ${asked}"


NOTATION = ("step", "text", "question")
"""What is written as in positions and by those who play, with spaces."""


def words_of(told: Any) -> Iterator[str]:
    """All words in a view, an event or a decision, but for notation."""
    if isinstance(told, dict):
        for name, value in told.items():
            yield name
            yield from words_of(value) if name not in NOTATION else ()
    elif isinstance(told, list | tuple):
        for each in told:
            yield from words_of(each)
    elif isinstance(told, str):
        yield told


@pytest.mark.parametrize("name", GAMES)
def test_what_has_a_name_has_no_space_in_it(name: str) -> None:
    words = set[str]()
    for walk in list(whole_walks(name))[::3]:
        log = list[Event]()
        while not walk.state.over:
            actors = walk.state.actors
            words |= {*words_of(walk.state.view(actors[0] if actors else None))}
            if actors:
                words |= {*words_of(prompter(name).action_facts(Look(actors[0], walk.state)))}
            walk.step(log)
        words |= {*words_of([told(log, seat) for seat in range(walk.players)])}
    assert not [word for word in words if " " in word]


def seen_by(log: list[Event], players: int) -> Iterator[tuple[dict[str, object], int | None]]:
    """All events as one of the players sees them, and as somebody who only looks on does."""
    for viewer in (None, len(log) % players):
        yield from ((event, viewer) for event in told(log, viewer))


@needs_client
@pytest.mark.parametrize(("name", "language"), each_once(GAMES, languages()))
def test_browser_and_terminal_say_the_same(name: str, language: str) -> None:
    tables, ours = [], []
    for options, players, log in some(name, 6):
        events = list(seen_by(log, players))
        say, names = describer(name).describe_event, NAMES[:players]
        ours.append([say(event, speaker(language), names, options, you) for event, you in events])
        tables.append({"names": names, "options": options, "told": events})
    asked = {"game": name, "language": language, "tables": tables}
    assert asked_of_client("tell.mjs", asked) == ours


@pytest.mark.parametrize("name", GAMES)
def test_readers_are_told_in_person(name: str) -> None:
    """A reader's own events name nobody else, and name the reader nowhere."""
    for language, person in (("en", r"\b[Yy]our?\b"), ("de", r"\b[Dd](u|ich|ir|ein\w*)\b")):
        for options, players, log in walks(name)[:3]:
            for event in told(log, 1):
                say = describer(name).describe_event
                line = say(event, speaker(language), NAMES[:players], options, 1)
                assert NAMES[1] not in line, line
                if event.get("seat") == 1:
                    assert re.search(person, line), line


@pytest.mark.parametrize(
    ("what", "wanted"),
    [
        *((n, "az") for n in (1, 5, 50, 59, 500, 1000, 1999, 5000, 1_000_000)),
        *((n, "a") for n in (0, 2, 10, 15, 49, 60, 100, 150, 2000, 10_000)),
        *((n, "az") for n in ("I", "V", "L")),
        *((n, "a") for n in ("II", "IV", "VI", "X", "XV")),
        *((n, "az") for n in ("Aratás", "Építés", "„Ármány”", "Őrmester", "ünnep")),
        *((n, "a") for n in ("Mozgás", "„Kormányzás”", "", "gyapjú")),
    ],
)
def test_the_article_goes_by_the_sound(what: str | int, wanted: str) -> None:
    assert article(what) == wanted


# What events change.

DUE = "what is due follows from the rules, and the update that asks for it says it"
IN_A_ROW = ("/order", "/row", "/takers")
UNTOLD = dict.fromkeys(("step", "asked", "drawing", "draws"), DUE)
"""What may change in any view though no event tells it, and why."""


def way(change: Change, event: Mapping[str, Any]) -> list[str]:
    """The way to what an event changes; what is inserted changes the list."""
    parts = [p if p[0] != "$" else str(event[p[1:]]) for p in change.at.split("/")]
    return parts[:-1] if change.do == "insert" else parts


def at(view: Any, parts: list[str]) -> Any:
    """What stands there; what is put into lists stands there in any order."""
    for i, part in enumerate(parts):
        if view is None:
            return None
        if part == "*":
            return [at(each, parts[i + 1 :]) for each in view]
        view = view[int(part)] if isinstance(view, list) else view.get(part, 0)
    if isinstance(view, list) and not any(isinstance(each, dict) for each in view):
        return sorted(view, key=str)
    return view


def changes_of(name: str, event: Mapping[str, Any]) -> list[Change]:
    telling = telling_of(name)
    by_fact = [change for fact in event for change in telling.changes.get(fact, ())]
    found = [*by_fact, *telling.effects.get(event["kind"], ())]
    return [change for change in found if _holds(change.when, event)]


def _holds(when: str, event: Mapping[str, Any]) -> bool:
    fact, _, word = when.partition("=")
    return not when or (event.get(fact) == word if word else bool(event.get(fact)))


def members(of: list[Any]) -> list[str]:
    """What is in a list, in one order."""
    return sorted(map(repr, of))


def differing(ours: Any, true: Any, path: str = "") -> Iterator[str]:
    """Where two views differ; of what there is none nothing has to be said, and order is free
    but for what is in a row."""
    if isinstance(ours, dict) and isinstance(true, dict):
        for name in ours.keys() | true.keys():
            yield from differing(ours.get(name, 0), true.get(name, 0), f"{path}/{name}")
    elif isinstance(ours, list) and isinstance(true, list):
        if ours == true or (path not in IN_A_ROW and members(ours) == members(true)):
            return
        if len(ours) != len(true) or not all(isinstance(each, dict) for each in true):
            yield path[1:]
            return
        for mine, theirs in zip(ours, true, strict=True):
            yield from differing(mine, theirs, f"{path}/*")
    elif ours != true and (ours or true):
        yield path[1:]


@needs_client
@pytest.mark.parametrize("name", GAMES)
def test_events_tell_their_whole_effect(name: str) -> None:
    """The view before a decision and what its events change make the whole view after it."""
    steps = [step for walk in whole_walks(name) for step in steps_of(walk)]
    asked = {"game": name, "steps": [(step.before, step.events) for step in steps]}
    changed = asked_of_client("change.mjs", asked)
    claimed, silent = set[tuple[str, str]](), own(name, "silent")
    untold = UNTOLD.keys() | silent.UNTOLD.keys()
    for (before, events, after, screened), ours in zip(steps, changed, strict=True):
        missed = set[str]() if screened else set(differing(ours, after)) - untold
        assert not missed, (before["step"], events)
        for event in events:
            for change in changes_of(name, event):
                claimed.add((str(event["kind"]), change.at))
                if change.at in silent.PASSING:
                    continue
                parts = way(change, event)
                # What is hidden stays so until the game shows it, at its end.
                unseen = change.do != "set" and at(ours, parts) is None
                told, true = at(ours, parts), at(after, parts)
                assert unseen or not any(differing(told, true)), (event, change)
    effects = telling_of(name).effects.items()
    assert {(kind, change.at) for kind, found in effects for change in found} <= claimed


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_over_once(name: str) -> None:
    effects = telling_of(name).effects
    for _, _, log in walks(name):
        changes = [change for event in log for change in effects.get(event.kind, ())]
        assert [change.what for change in changes if change.at == "over"] == [True]


def whole_walks(name: str) -> Iterator[Walk]:
    """Random games at some tables, of all numbers of players."""
    game = burgrave.game(name)
    tables = combinations(game)
    for number, (players, options) in enumerate(tables[:: max(1, len(tables) // 12)]):
        yield Walk(game, players, options, 90 + number)
    yield from late_walks(name)


class Told(NamedTuple):
    """What somebody saw before and after a step, and its events."""

    before: Any
    events: list[dict[str, object]]
    after: Any
    screened: bool
    """Does everybody go on behind a screen? What a seat does there only its own update shows."""


def steps_of(walk: Walk) -> Iterator[Told]:
    """All steps of a game."""
    for viewer in cycle((None, *range(walk.players))):
        if walk.state.over:
            return
        before, log = walk.state.view(viewer), list[Event]()
        dark = walk.state.dark
        walk.step(log)
        screened = bool(dark) and walk.state.dark == dark
        yield Told(before, told(log, viewer), walk.state.view(viewer), screened)
