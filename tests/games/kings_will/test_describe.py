"""Text for people and programs: complete in every language, in all that random games come to."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import burgrave
from burgrave import Event
from burgrave.arena.walk import Walk
from burgrave.cli.face import face
from burgrave.cli.terminal import Terminal
from burgrave.games import describer
from burgrave.games.kings_will.player import SOURCES
from burgrave.kernel.seat import Look
from burgrave.locale import speaker
from tests.rules.kings_will.scene import Scene, acting, player, scene

# Words are never compiled.
pytestmark = pytest.mark.once

GAME = burgrave.game("kings-will")
SAY = describer("kings-will")
NAMES = ("Ann", "Bob", "Cid", "Dan")
TABLES: list[tuple[str, int, dict[str, str | bool]]] = [
    ("en", 2, {"look_again": "discs"}),
    ("de", 3, {"look_again": "none", "points": "open"}),
    ("hu", 4, {"turn_cap": True}),
]
EVERY = 17


@cache
def words_of(language: str) -> set[str]:
    """The keys of this game's messages."""
    page = files("burgrave.locale").joinpath(language, "kings-will.ftl").read_text("utf-8")
    return {e.id.name for e in FluentParser().parse(page).body if isinstance(e, ast.Message)}


@pytest.mark.parametrize(("language", "players", "options"), TABLES)
def test_everything_can_be_said(
    language: str, players: int, options: dict[str, str | bool]
) -> None:
    tongue = speaker(language)
    walk = Walk(GAME, players, options, 11 + players)
    shown = face("kings-will", Terminal(), tongue, NAMES[:players])
    while not walk.state.over:
        log: list[Event] = []
        walk.step(log)
        for event in log:
            for viewer in (0, None):
                line = SAY.describe_event(event.view(viewer), tongue, NAMES, options, viewer)
                assert line.strip() == line != ""
        if len(walk.taken) % EVERY:
            continue
        for viewer in (*walk.state.actors, 0, None):
            look = Look(viewer, walk.state)
            assert SAY.describe(look, tongue, NAMES)
            assert shown.board(look)
            if viewer in walk.state.actors:
                legal = walk.state.legal(viewer)
                assert SAY.question(look, tongue)
                assert len({SAY.describe_action(look, a, tongue) for a in legal}) == len(legal)
                for action in legal:
                    assert "\n" not in SAY.brings(look, action, tongue)
                menu = shown.menu(look)
                inside = [a for sub in menu.menus.values() for a in sub.actions.values()]
                assert sorted(a.id for a in (*menu.actions.values(), *inside)) == sorted(
                    a.id for a in legal
                )
                assert all(shown.details(look, action) for action in legal[:3])
                assert shown.odds(look) is not None
    for source in (*SOURCES, "total"):
        assert shown.source(source)


def test_secrets_are_told_to_their_owner_alone() -> None:
    state = GAME.restore({"game": "kings-will", "step": "act", "tile": "enrich", "seats": [{}, {}]})
    log: list[Event] = []
    state.play(0, state.parse(0, "explore 4"), log)
    mine, theirs = (SAY.describe_event(log[0].view(seat), speaker("en"), NAMES) for seat in (0, 1))
    assert mine.startswith(
        "Ann looks at card 4. It is “Many Subjects”. The condition is 5 peasants"
    )
    assert theirs == "Ann looks at card 4."


def test_menus_group_buildings_by_place() -> None:
    goods = {"food": 4, "leather": 4, "wood": 4, "stone": 4, "coin": 12}
    state = GAME.restore(
        {"game": "kings-will", "step": "act", "tile": "build", "seats": [{"goods": goods}, {}]}
    )
    shown = face("kings-will", Terminal(), speaker("en"), NAMES[:2])
    menu = shown.menu(Look(0, state))
    assert len(menu.menus) == 21
    assert any("Palace …" in line for line in menu.lines)


def told_to(game: Scene, seat: int) -> list[str]:
    """What a seat is told of the situation, line by line."""
    text = SAY.describe(Look(seat, game.state), speaker("en"), NAMES)
    return [line.strip() for line in text.splitlines()]


def test_after_the_tribute_it_is_told_who_has_paid() -> None:
    before = scene(step="take tile", travel="i_a", Ann=player(goods="2 wood"), Bob=player())
    assert any("pay that yet: 1 food missing." in line for line in told_to(before, 0))
    assert sum("This is open to you." in line for line in told_to(before, 0)) == 1
    visit = scene(
        step="tribute",
        travel="i_a",
        Ann=player(goods="1 food, 1 wood, 1 coin"),
        Bob=player(goods="1 wood"),
    )
    assert visit.step == "offers"
    assert "You have paid that." in told_to(visit, 0)
    assert "You did not pay that." in told_to(visit, 1)
    for seat in (0, 1):
        assert not any("pay that yet" in line for line in told_to(visit, seat))


def test_the_masons_lodge_counts_in_what_could_be_paid() -> None:
    land = "corn hamlet; meadow 1 / {}; forest; mountain"
    lodge = acting("build", land=land.format("masons lodge"), goods="1 wood, 1 leather")
    lodge.can("Ann", "found hamlet at 2 saving wood")
    assert "You could pay for Hamlet." in told_to(lodge, 0)
    shown = face("kings-will", Terminal(), speaker("en"), NAMES[:2])
    board = "\n".join(shown.board(Look(0, lodge.state)))
    assert "»Hamlet" in board
    assert "»Castle" not in board
    bare = acting("build", land=land.format("mint"), goods="1 wood, 1 leather")
    assert "You could pay for nothing." in told_to(bare, 0)


def test_every_language_has_the_same_messages() -> None:
    assert words_of("en") == words_of("de") == words_of("hu")


@pytest.mark.parametrize(
    ("language", "open_now", "down_again"),
    [
        ("en", "until your next decision", "you have seen this card"),
        ("de", "Bis zu deiner nächsten Entscheidung", "du hast diese Karte gesehen"),
        ("hu", "A következő döntésedig", "ezt a kártyát már láttad"),
    ],
)
def test_the_terminal_shows_a_card_for_its_moment(
    language: str, open_now: str, down_again: str
) -> None:
    tongue = speaker(language)
    shown = face("kings-will", Terminal(), tongue, NAMES[:2])
    game = scene(
        step="act", tile="enrich", left=1, look_again="none", Ann=player(), Bob=player(seen=[1, 3])
    )
    game.plays("Ann", "explore 4")
    game.plays("Bob", "pass", "take harvest", "pass")
    board = "\n".join(shown.board(game.look("Ann")))
    assert open_now in board
    game.plays("Ann", "pass")
    assert open_now not in "\n".join(shown.board(game.look("Ann")))
    again = scene(
        step="commit", look_again="none", Ann=player(seen=[0, 3]), Bob=player(), Cid=player()
    )
    told = SAY.brings(again.look("Ann"), again.state.parse(0, "commit 4"), tongue)
    assert told.startswith(down_again)
