"""The engine, the advice and the sentences about a component all go by the numbers of its data.

Nothing here knows what the numbers are, so that `tests/games/test_tuning.py` can run it again with
others.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from burgrave import Rng
from burgrave.games import describer
from burgrave.games.era import grid
from burgrave.games.era.components import PIECE_INDEX, PIECES, Cells
from burgrave.games.era.describe.facts import action_facts, advice
from burgrave.games.era.describe.prospects import hexed
from burgrave.games.era.describe.words import Words
from burgrave.locale import speaker
from tests.client import asked_of_client, needs_client
from tests.games.era.test_facts import (
    gain_at,
    group,
    test_what_placements_bring_is_what_the_domain_is_worth_afterwards,
)
from tests.games.tuning import LANGUAGES, entry_of, pages, tells
from tests.rules.era.scene import RING, Scene, player, scene

__all__ = ["test_what_placements_bring_is_what_the_domain_is_worth_afterwards"]

pytestmark = pytest.mark.once
ROOM = "era"
TUNED = {
    "pieces.building.farm.cost.1": 3,
    "pieces.building.farm.gives.food": 2,
    "pieces.building.lumber_mill.gives.wood": 3,
    "pieces.building.market.each": 2,
    "pieces.building.guildhall.each": 3,
    "pieces.building.university.each": 2,
    "pieces.building.cathedral.each": 4,
    "pieces.building.longhouse.points": 3,
    "pieces.building.hospital.points": 5,
    "pieces.building.church.count": 4,
    "table.domain.width": 12,
    "table.domain.height": 15,
    "table.roll.throws": 4,
    "table.track.food.most": 8,
    "table.track.stone.start": 2,
    "table.city.largest": 12,
    "table.culture.most": 7,
    "table.disaster.bandits.steps": 3,
    "table.disaster.disease.steps": 2,
    "table.disaster.fire.steps": 5,
    "table.disaster.pestilence.steps": 4,
    "table.extortion.refusal": 3,
    "table.solo.city": 8,
    "table.solo.last_round": 15,
    "table.players.0.markers": 4,
}
"""What another table might have found better."""

SAY = describer("era")
RICH = "6 wood, 6 stone, 5 goods"


def number(page: str, group: str, name: str) -> int:
    """A number that a data file has only once."""
    return int(pages(ROOM)[page][group][name])


def cells() -> list[tuple[int, int]]:
    """All fields of a domain."""
    width, height = number("table", "domain", "width"), number("table", "domain", "height")
    return [(x, y) for y in range(height) for x in range(width)]


def test_a_domain_has_so_many_fields() -> None:
    wide, high = number("table", "domain", "width"), number("table", "domain", "height")
    whole = grid.free_of(grid.nothing())
    assert list(grid.cells_of(whole)) == cells()
    inner = grid.fields_of(tuple((x, y) for x, y in cells() if x % (wide - 1) and y % (high - 1)))
    assert grid.enclosed(grid.without(whole, inner)) == inner
    leak = grid.fields_of(((wide - 1, high - 1), (wide - 2, high - 1), (wide - 1, high - 2)))
    assert grid.is_empty(grid.enclosed(grid.without(grid.without(whole, inner), leak)))


def test_pieces_lie_anywhere_in_a_domain_and_nowhere_else() -> None:
    keep = entry_of(ROOM, "pieces", "building", "keep")["cells"]
    left, top = pages(ROOM)["table"]["domain"]["keep"]
    free = {*cells()} - {(left + x, top + y) for x, y in keep}
    game = scene(step="build", Ann=player(dice="peasant 5", stores=RICH), Bob=player(dice={}))
    legal = {a.text for a in game.state.legal(0) if a.text.startswith("place townhouse ")}
    assert legal == {
        f"place townhouse {grid.cell_name(x, y)}{f' turn {turn}' if turn else ''}"
        for turn, shape in enumerate(grid.SHAPES[PIECE_INDEX["townhouse"]])
        for x, y in cells()
        if {(x + dx, y + dy) for dx, dy in shape.cells} <= free
    }


@needs_client
def test_the_page_lays_a_domain_out_alike() -> None:
    rng = Rng(5)
    sets = [grid.fields_of(tuple(c for c in cells() if rng.below(2))) for _ in range(4)]
    asked = {"games": str(files("burgrave.games")), "sets": [hexed(each) for each in sets]}
    said = asked_of_client("era.mjs", asked)
    wide, high = number("table", "domain", "width"), number("table", "domain", "height")
    assert said["columns"] == [*grid.COLUMNS.upper()]
    assert said["rows"] == [str(row + 1) for row in range(high)]
    names = [[grid.cell_name(x, y).upper() for x, y in grid.cells_of(each)] for each in sets]
    assert said["sets"] == names
    assert said["rims"] == [_rim(grid.cells_of(each)) for each in sets]
    assert said["lines"] == wide - 1 + high - 1
    assert said["patches"]


def _rim(found: Cells) -> int:
    """How many sides of these fields no other one shares."""
    return sum((each not in found) for cell in found for each in grid.beside((cell,)))


def test_dice_fall_so_many_times() -> None:
    game = scene(step="roll", Ann=player(dice={"noble": 1}), Bob=player(dice={}))
    for _ in range(number("table", "roll", "throws") - 1):
        game.settles("roll noble 1")
        game.plays("Ann", "mark noble 1", "throw")
    game.settles("roll noble 1")
    game.cannot("Ann", "mark noble 1", "throw")


@pytest.mark.parametrize(("piece", "store"), [("farm", "food"), ("lumber_mill", "wood")])
def test_a_building_gives_whenever_its_owner_collects(piece: str, store: str) -> None:
    gives = entry_of(ROOM, "pieces", "building", piece)["gives"][store]
    found = []
    for pieces in ("", f"{piece.replace('_', ' ')} a1"):
        game = scene(
            step="roll",
            Ann=player(pieces=pieces, dice={"noble": 1}, stores="1 stone"),
            Bob=player(dice={}),
        )
        game.settles("roll noble 1")
        told = advice(game.look("Ann"))["harvest"]
        assert told is not None
        game.plays("Ann", "stop")
        (collected, *_) = [event for event in game.log("collected") if event.seat == 0]
        gained: Any = collected.facts["gains"]
        assert told["stores"][store] == gained.get(store, 0)
        found.append((told["income"].get(store, 0), gained.get(store, 0)))
    assert found[1] == (gives, found[0][1] + gives)


@pytest.mark.parametrize(
    ("piece", "counted"),
    [("market", 8), ("guildhall", 4), ("university", 3), ("cathedral", 2)],
)
def test_a_building_scores_for_each_of_what_it_counts(piece: str, counted: int) -> None:
    entry = entry_of(ROOM, "pieces", "building", piece)
    price = sum(entry["cost"])
    game = scene(
        step="build",
        Ann=player(dice="peasant 5 5", stores=RICH, culture=3),
        Bob=player(),
    )
    if piece == "guildhall":
        counted = 17 - price
    fact = group(action_facts(game.look("Ann")), piece)
    before = game.state.scores()[0]
    game.plays("Ann", f"place {piece} b10")
    after = game.state.scores()[0]
    worth = sum(after[source] - before[source] for source in after if source != "total")
    own = entry["points"] + counted * entry["each"]
    assert gain_at(fact, "b10") == own
    assert worth == own
    told = {each["piece"]: each for each in advice(game.look("Ann"))["domains"][0]["buildings"]}
    assert told[piece]["bonus"] == counted * entry["each"]


def disasters(skulls: int, **ann: object) -> Scene:
    """Ann has rolled so many skulls, Bob none."""
    dice = "peasant " + " ".join(["6"] * skulls)
    return scene(step="disasters", Ann=player(dice=dice, **ann), Bob=player(dice="peasant 1"))


def test_bandits_cost_steps_or_a_resource() -> None:
    steps = entry_of(ROOM, "table", "disaster", "bandits")["steps"]
    game = disasters(1, stores="2 wood")
    action = game.state.parse(0, "suffer")
    told = [
        SAY.describe_action(game.look("Ann"), action, speaker("en")),
        SAY.brings(game.look("Ann"), action, speaker("en")),
    ]
    before = game.disaster("Ann")
    game.plays("Ann", "suffer")
    assert game.disaster("Ann") - before == steps
    assert all(tells(sentence, steps) for sentence in told)


def test_disease_and_pestilence_cost_steps() -> None:
    disease = disasters(2, pieces="longhouse a1, longhouse a2")
    assert disease.disaster("Ann") == 2 * entry_of(ROOM, "table", "disaster", "disease")["steps"]
    pestilence = disasters(5)
    assert pestilence.disaster("Bob") == entry_of(ROOM, "table", "disaster", "pestilence")["steps"]


def test_refusing_costs_steps() -> None:
    refusal = number("table", "extortion", "refusal")
    game = scene(
        step="extort",
        Ann=player(dice="noble 1", stores="1 food"),
        Bob=player(dice="peasant 1", stores="2 wood"),
    )
    assert game.asked == "Bob"
    told = SAY.brings(game.look("Bob"), game.state.parse(1, "refuse"), speaker("en"))
    before = game.disaster("Bob")
    game.plays("Bob", "refuse")
    assert game.disaster("Bob") - before == refusal
    assert tells(told, refusal)


def test_cities_and_culture_score() -> None:
    game = scene(
        step="build",
        Ann=player(dice="peasant 5", pieces=f"{RING}, hospital b2", culture=2),
        Bob=player(),
    )
    scores = game.state.scores()[0]
    assert scores["largest_city"] == number("table", "city", "largest")
    assert scores["most_culture"] == number("table", "culture", "most")
    worth = entry_of(ROOM, "pieces", "building", "hospital")["points"]
    kinds = {each["piece"]: each for each in advice(game.look("Ann"))["domains"][0]["buildings"]}
    assert kinds["hospital"]["points"] == 2 * worth


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("piece", PIECES, ids=lambda each: each.id)
def test_a_sentence_tells_the_numbers_of_a_piece(piece: Any, language: str) -> None:
    effect = Words(speaker(language)).effect(piece)
    for told in (*piece.entry.get("gives", {}).values(), piece.entry.get("each", 1)):
        assert tells(effect, told), effect
    game = scene(step="build", Ann=player(dice="peasant 5", stores=RICH), Bob=player())
    lines = SAY.describe(game.look("Ann"), speaker(language), ["Ann", "Bob"]).splitlines()
    if piece.id == "scorched_land":
        return
    (line,) = [line for line in lines if effect in line and _names(line, language, piece)]
    assert tells(line, piece.points)
    assert all(tells(line, n) for n in piece.cost if n)
    assert tells(line, game.supply(piece.id))


def _names(line: str, language: str, piece: Any) -> bool:
    return line.strip().startswith(Words(speaker(language)).piece(piece.id))
