"""Everything that happens in random games can be said, in every language and to every viewer."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import burgrave
from burgrave import Event, Rng
from burgrave.arena.walk import Walk
from burgrave.games import describer
from burgrave.games.era.components import DISASTERS, PIECES, SOLO_RANKS
from burgrave.games.era.describe.words import Words
from burgrave.games.era.scoring import SOURCES
from burgrave.kernel.seat import Look
from burgrave.locale import languages, speaker
from burgrave.locale.words import hyphened
from tests.rules.era.scene import RING, Scene, player, scene
from tests.sparing import each_once

# Words are never compiled.
pytestmark = pytest.mark.once

ERA = burgrave.game("era")
TELL = describer("era")
NAMES = ["Ann", "Béla", "Cid", "Dora"]
EVERY = 7
ACTIONS = 6


def said(text: str) -> str:
    """The text, once it is sure that nothing in it was left open."""
    assert text
    assert text == text.strip()
    assert not set(text) & set("{}$\0_"), text
    assert not re.search(r"(?<!\w)-\d", text), text  # points below zero have a true minus
    return text


@pytest.mark.parametrize(("players", "language"), each_once(ERA.seats, languages()))
def test_random_games_in_words(players: int, language: str) -> None:
    say = speaker(language)
    names = NAMES[:players]
    seed = languages().index(language)
    walk, rng = Walk(ERA, players, {}, 40 + seed), Rng(seed)
    while not walk.state.over:
        log: list[Event] = []
        walk.step(log)
        for event in log:
            for viewer in (None, *range(players)):
                line = TELL.describe_event(event.view(viewer), say, names)
                assert said(line).endswith(".")
        if len(walk.taken) % EVERY == 0:
            look(walk.state, say, names, rng)
    look(walk.state, say, names, rng)


def look(state: burgrave.State, say: Any, names: list[str], rng: Rng) -> None:
    for viewer in (None, *range(int(state.seats))):
        said(TELL.describe(Look(viewer, state), say, names))
    for seat in state.actors:
        look = Look(seat, state)
        assert "?" in said(TELL.question(look, say))
        legal = state.legal(seat)
        for _ in range(min(ACTIONS, len(legal))):
            action = legal[rng.below(len(legal))]
            said(TELL.describe_action(look, action, say))
            said(TELL.brings(look, action, say))


def test_every_part_of_the_game_has_a_name() -> None:
    say = speaker("en")
    keys = [f"era-source-{hyphened(source)}" for source in (*SOURCES, "total")]
    keys += [f"era-disaster-{row.id}" for row in DISASTERS]
    keys += [f"era-rank-{rank}" for rank, _ in SOLO_RANKS]
    keys += [f"era-piece-{hyphened(piece.id)}" for piece in PIECES if not piece.length]
    keys += [f"era-effect-{hyphened(piece.id)}" for piece in PIECES if not piece.length]
    assert [key for key in keys if not say.has(key)] == []


def test_every_message_of_the_catalogue_is_used() -> None:
    page = files("burgrave.locale").joinpath("en", "era.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^era-([\w-]+) =", page, re.MULTILINE)
    root = Path(__file__).parents[3] / "src" / "burgrave"
    rooms = [root / "games" / "era" / "describe", root / "cli" / "era", root / "cli"]
    code = "".join(path.read_text("utf-8") for room in rooms for path in room.glob("*.py"))
    code += " ".join([*burgrave_keys(), *re.findall(r"\{ era-([\w-]+)", page)])
    things = ("symbol", "die", "dice", "piece", "effect", "phase", "disaster", "rank", "source")
    heads = (*things, "ask", "event", "board", "play")
    unused = [key for key in keys if key not in code and key.split("-")[0] not in heads]
    assert unused == []


def burgrave_keys() -> list[str]:
    """Keys that the terminal's own wording asks for."""
    return ["board-legend", "menu-back"]


def test_examples_read_well() -> None:
    say = speaker("en")
    game = scene(
        step="build",
        Ann=player(
            pieces=RING.removesuffix(", wall 3 b6") + ", hospital b2, farm f1",
            stores="3 wood, 2 stone",
            dice="peasant 5",
        ),
        Bob=player(),
    )
    look = game.look("Ann")
    wall = game.state.parse(0, "place wall 3 b6")
    assert TELL.describe_action(look, wall, say) == "Build a wall of 3 at B6 for 2 stone"
    told = TELL.brings(look, wall, say)
    assert told == "shuts in 12 fields, doubling 3 points; left: 3 wood"
    house = game.state.parse(0, "place longhouse f3")
    assert TELL.brings(look, house, say) == "1 point; 2 more buildings crowded; left: 2 stone"
    game.plays("Ann", "place wall 3 b6")
    line = TELL.describe_event(game.log("built")[0].view(None), say, ["Ann", "Bob"])
    assert line == "Ann builds a wall of 3 at B6 for 2 stone. That encloses 12 fields more."


RICH = "9 food, 8 wood, 7 stone, 6 goods"
AWARDS = ("most_culture", "largest_city")


def worth(game: Scene, name: str) -> int:
    """A player's points without the awards for being ahead of others."""
    return game.points(name) - sum(game.points(name, award) for award in AWARDS)


@pytest.mark.parametrize("owned", ["longhouse k10", "guildhall k10"])
@pytest.mark.parametrize("place", ["a8", "b2"])
@pytest.mark.parametrize("piece", [p.id for p in PIECES if p.points])
def test_the_points_of_a_hint_are_those_of_the_scores(piece: str, place: str, owned: str) -> None:
    """Outside and inside a city; what is paid is lost to guildhalls."""
    game = scene(
        step="build",
        Ann=player(pieces=f"{RING}, {owned}", stores=RICH, dice="peasant 5 5", culture=4),
        Bob=player(),
    )
    before = worth(game, "Ann")
    text = f"place {piece.replace('_', ' ')} {place}"
    told = TELL.brings(game.look("Ann"), game.state.parse(0, text), speaker("en"))
    game.plays("Ann", text)
    assert game.asked == "Ann"
    gained = Words(speaker("en")).points(worth(game, "Ann") - before)
    assert gained in told.split("; "), told


@pytest.mark.parametrize(
    ("turned", "left", "turns"),
    [
        ([], 1, True),
        ([], 2, False),
        (["church"], 1, False),  # it came back to the supply
        (["farm", "keep"], 1, True),
        (["farm", "keep", "market"], 1, False),  # no marker is left
    ],
)
def test_the_last_of_a_kind_is_told_where_it_turns_a_marker(
    turned: list[str], left: int, turns: bool
) -> None:
    game = scene(
        step="build",
        turned=turned,
        supply={"church": left, "wall_1": 1},
        Ann=player(stores=RICH, dice="peasant 5 5"),
        Bob=player(),
    )
    look = game.look("Ann")
    church, wall = (game.state.parse(0, f"place {piece} a1") for piece in ("church", "wall 1"))
    assert ("turns an end marker" in TELL.brings(look, church, speaker("en"))) == turns
    assert "turns an end marker" not in TELL.brings(look, wall, speaker("en"))
    game.plays("Ann", "place church a1")
    assert bool(game.log("marker_turned")) == turns


def test_a_new_skull_beyond_the_sixth_is_a_risk_as_well() -> None:
    game = scene(step="roll", Ann=player(dice={"peasant": 8}), Bob=player())
    game.settles("roll peasant 1 6 6 6 6 6 6 6", "roll noble 4")
    game.plays("Ann", "mark peasant 1")
    told = TELL.brings(game.look("Ann"), game.state.parse(0, "throw"), speaker("en"))
    assert told == "1 die thrown: no new skull 83 %, two skulls or more 100 %"


def test_the_risk_of_a_throw_is_told() -> None:
    say = speaker("en")
    game = scene(step="roll", Ann=player(dice={"peasant": 3}), Bob=player())
    game.settles("roll peasant 1 2 6", "roll noble 4")
    game.plays("Ann", "mark peasant 1")
    look = game.look("Ann")
    throw = game.state.parse(0, "throw")
    told = TELL.brings(look, throw, say)
    assert told == "1 die thrown: no new skull 83 %, two skulls or more 17 %"
    assert TELL.question(look, say) == "Which dice do you throw again? Or do you stop?"
    assert "Ann" in TELL.describe(look, say, ["Ann", "Bob"])


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["End markers turned: 0 of 3.", "  Dice: none.", "  No city."]),
        ("de", ["Umgedrehte Spielende-Marker: 0 von 3.", "  Würfel: keine.", "  Keine Stadt."]),
        ("hu", ["Megfordított játékvégjelzők: 0 / 3.", "  Kockák: még nincs.", "  Nincs város."]),
    ],
)
def test_what_is_not_there_yet_is_told_in_a_word(language: str, lines: list[str]) -> None:
    told = TELL.describe(Look(0, burgrave.game("era").new(2)), speaker(language), ["Ann", "Bob"])
    assert set(lines) <= set(told.splitlines())
