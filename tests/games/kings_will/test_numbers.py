"""The engine, the advice and the sentences about a component all go by the numbers of its data.

Nothing here knows what the numbers are, so that `tests/games/test_tuning.py` can run it again with
others.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from burgrave import BadPosition, Event
from burgrave.games import describer
from burgrave.games.kings_will.components import BUILDINGS, SCALES, SETTLEMENTS, TURN_CAP
from burgrave.games.kings_will.describe.facts import action_facts, advice
from burgrave.games.kings_will.describe.words import Words
from burgrave.games.kings_will.sheet import KingsWillAdvice
from burgrave.kernel.seat import Look
from burgrave.locale import speaker
from tests.client import asked_of_client, needs_client
from tests.games.kings_will.test_facts import comes_true
from tests.games.tuning import LANGUAGES, digits, entry_of, leaves, pages, tells
from tests.rules.kings_will.scene import KINGS_WILL, Scene, acting, fresh, player, scene

pytestmark = pytest.mark.once
ROOM = "kings_will"
TUNED = {
    "buildings.building.mill.gain.more": 3,
    "buildings.building.tannery.gain.more": 2,
    "buildings.building.sawmill.gain.more": 4,
    "buildings.building.quarry.gain.more": 2,
    "buildings.building.mill.cost.wood": 2,
    "buildings.building.mill.points": 3,
    "buildings.building.fair.mood": 3,
    "buildings.building.palace.points": 8,
    "buildings.building.tavern.treat.food": 2,
    "buildings.building.tavern.treat_mood": 2,
    "buildings.building.market.swaps": 3,
    "buildings.building.mint.money": 5,
    "buildings.building.customs_house.tax_mood": -3,
    "buildings.building.school.lesson_coins": 2,
    "buildings.building.library.per_education": 2,
    "buildings.building.workshop.per_development": 3,
    "buildings.building.granary.room.food": 3,
    "buildings.building.tithe_barn.room.stone": 4,
    "buildings.building.inn.places": 2,
    "buildings.building.midwife.second_child.food": 2,
    "buildings.building.relay_station.steps": 4,
    "buildings.building.scout_house.looks": 3,
    "buildings.building.masons_lodge.saves": 2,
    "buildings.building.tannery.cost.leather": 2,
    "buildings.building.sawmill.cost.food": 2,
    "buildings.building.quarry.cost.coin": 2,
    "buildings.building.fair.cost.leather": 2,
    "buildings.building.tavern.cost.wood": 2,
    "buildings.building.market.cost.coin": 3,
    "buildings.building.mint.cost.stone": 3,
    "buildings.building.customs_house.cost.wood": 2,
    "buildings.building.school.cost.coin": 3,
    "buildings.building.library.cost.leather": 2,
    "buildings.building.workshop.cost.stone": 2,
    "buildings.building.granary.cost.wood": 3,
    "buildings.building.tithe_barn.cost.stone": 3,
    "buildings.building.inn.cost.food": 3,
    "buildings.building.midwife.cost.coin": 3,
    "buildings.building.relay_station.cost.leather": 3,
    "buildings.building.scout_house.cost.coin": 4,
    "buildings.building.chapel.cost.stone": 3,
    "buildings.building.masons_lodge.cost.wood": 2,
    "buildings.building.palace.cost.coin": 4,
    "buildings.emblems.ear": 4,
    "settlements.settlement.castle.cost.stone": 3,
    "settlements.settlement.monastery.cost.leather": 2,
    "settlements.settlement.village.cost.food": 2,
    "settlements.settlement.hamlet.cost.wood": 3,
    "settlements.settlement.castle.store": 9,
    "settlements.settlement.castle.points": 4,
    "settlements.settlement.monastery.soothes": 2,
    "settlements.settlement.village.places": 4,
    "scales.education.0.saves.wood": 2,
    "scales.education.4.points": 3,
    "scales.development.2.more": 2,
    "scales.development.4.points": 5,
    "scales.taxes.mood": -4,
    "scales.money.coins": 3,
    "scales.walk.steps": 3,
    "scales.lesson.mood": 2,
    "scales.row.rightmost": 2,
    "scales.row.active": 3,
    "scales.row.others": 2,
    "scales.start.peasants": 3,
    "scales.start.points": 6,
    "scales.mood.least": -6,
    "scales.start.resources": 5,
    "scales.mood.rebellion": -2,
    "scales.store.room": 6,
    "scales.visit.unpaid_points": 2,
    "scales.visit.unpaid_mood": -2,
    "scales.visit.rebellion_points": 3,
    "scales.cap.turns": 25,
    "scales.visit.rounds": 3,
    "scales.visit.cards": 7,
    "scales.visit.discs.four": 4,
    "landscapes.landscape.hill.sites": 3,
    "landscapes.landscape.lake.places": 4,
    "travel.tile.i_a.offers.0.points": 2,
    "travel.tile.i_a.tribute.food": 2,
    "travel.tile.i_a.offers.2.points": 4,
    "travel.band.mid.least": 1,
    "wills.wrath.points": -3,
    "wills.will.happy_people.points": 7,
}
"""What another table might have found better."""

SAY = describer("kings-will")
START = "corn hamlet 1; meadow 1; forest; mountain"
STORE = "3 food, 3 leather, 3 wood, 3 stone, 2 coin"


def built(building: str, tile: str, goods: str = STORE, **more: Any) -> Scene:
    """Ann acts with a building on her land."""
    land = START.replace("forest;", f"forest 1 / {building.replace('_', ' ')};")
    return acting(tile, land=land, goods=goods, **more)


def bare(tile: str, goods: str = STORE, **more: Any) -> Scene:
    """Ann acts without one."""
    return acting(tile, land=START.replace("forest;", "forest 1;"), goods=goods, **more)


def reckoned(game: Scene) -> KingsWillAdvice:
    told = advice(game.look("Ann"))
    assert told is not None
    return told


def owned(game: Scene, good: str) -> int:
    return int(game.of("Ann")["goods"].get(good, 0))


def gained(game: Scene, action: str, good: str) -> int:
    before = owned(game, good)
    game.plays("Ann", action)
    return owned(game, good) - before


@pytest.mark.parametrize(
    ("building", "tile", "action", "good"),
    [
        ("mill", "harvest", "fields", "food"),
        ("tannery", "harvest", "cattle", "leather"),
        ("sawmill", "mine", "fell wood", "wood"),
        ("quarry", "mine", "quarry stone", "stone"),
    ],
)
def test_a_building_makes_a_harvest_richer(
    building: str, tile: str, action: str, good: str
) -> None:
    gain = entry_of(ROOM, "buildings", "building", building)["gain"]
    land = "corn hamlet 1; meadow 1; forest 1{}; mountain 1"
    under = f" / {building}"
    told = [acting(tile, land=land.format(each), goods="nothing") for each in ("", under)]
    reckons = [
        next(h for h in reckoned(game)["harvests"] if h["action"] == gain["action"])
        for game in told
    ]
    without, withal = (gained(game, action, good) for game in told)
    assert withal - without == gain["more"]
    assert [each["gain"].get(good, 0) for each in reckons] == [without, withal]


def test_a_mint_brings_coins() -> None:
    money = entry_of(ROOM, "buildings", "building", "mint")["money"]
    game = built("mint", "multiply")
    assert reckoned(game)["money"] == money
    assert gained(game, "sell wood", "coin") == money
    plain = bare("multiply")
    assert reckoned(plain)["money"] == pages(ROOM)["scales"]["money"]["coins"]
    assert gained(plain, "sell wood", "coin") == pages(ROOM)["scales"]["money"]["coins"]


def test_a_market_swaps_more() -> None:
    swaps = entry_of(ROOM, "buildings", "building", "market")["swaps"]
    game = built("market", "move", goods="4 food")
    assert reckoned(game)["swaps"] == swaps
    game.plays("Ann", "swap food for stone")
    assert game.position["more"] == swaps - 1


def test_a_relay_station_has_more_steps() -> None:
    steps = entry_of(ROOM, "buildings", "building", "relay_station")["steps"]
    game = built("relay_station", "move")
    assert reckoned(game)["steps"] == steps
    game.plays("Ann", "walk 1 right")
    assert game.position["more"] == steps - 1
    plain = bare("move")
    assert reckoned(plain)["steps"] == pages(ROOM)["scales"]["walk"]["steps"]
    plain.plays("Ann", "walk 1 right")
    assert plain.position["more"] == pages(ROOM)["scales"]["walk"]["steps"] - 1


def test_a_scout_house_shows_more() -> None:
    looks = entry_of(ROOM, "buildings", "building", "scout_house")["looks"]
    game = built("scout_house", "enrich")
    assert reckoned(game)["looks"] == looks
    game.plays("Ann", "explore 5")
    assert game.position["more"] == looks - 1


@pytest.mark.parametrize("building", ["customs_house", None])
def test_taxes_spoil_the_mood(building: str | None) -> None:
    by: int = pages(ROOM)["scales"]["taxes"]["mood"]
    game = bare("enrich", mood=3) if building is None else built(building, "enrich", mood=3)
    if building is not None:
        by = entry_of(ROOM, "buildings", "building", building)["tax_mood"]
    told = reckoned(game)["taxes"]
    game.plays("Ann", "raise taxes")
    assert game.mood("Ann") == told["mood"] == 3 + by


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_has_so_many_actions_for_each(language: str) -> None:
    row = pages(ROOM)["scales"]["row"]
    land = "corn hamlet 1; meadow 1; forest; mountain"
    empty = player(land=land, goods="nothing")
    game = scene(step="take tile", Ann=empty, Bob=empty)
    game.plays("Ann", "take harvest")
    done = {"Ann": 0, "Bob": 0}
    while game.step == "act":
        name = game.asked
        done[name] += 1
        left, asked = game.position["left"], SAY.question(game.look(name), speaker(language))
        # Up to two are told in words.
        assert left <= 2 or tells(asked, left)
        game.plays(name, "fields")
    assert done == {"Ann": row["active"], "Bob": row["others"]}
    for key in ("after-actions", "then-take"):
        said = speaker(language).say(f"kings-will-table-{key}", tile="X")
        assert digits(said) == [row["active"], row["others"]], said


def test_people_can_have_any_mood_above_the_least() -> None:
    mood = pages(ROOM)["scales"]["mood"]
    for each in range(mood["least"] + 1, mood["most"] + 1):
        game = bare("enrich", mood=each)
        assert KINGS_WILL.restore(game.position) == game.state
        assert game.mood("Ann") == each
    with pytest.raises(BadPosition):
        bare("enrich", mood=mood["least"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chapel_spares_the_points_that_a_rebellion_costs(language: str) -> None:
    lost = pages(ROOM)["scales"]["visit"]["rebellion_points"]
    above = pages(ROOM)["scales"]["mood"]["least"] + 1
    for building, spared in (("chapel", lost), ("mill", 0)):
        game = built(building, "enrich", mood=above)
        before = game.state.scores()[0]["total"]
        log: list[Event] = []
        game.state.play(0, "raise taxes", log)
        assert before - game.state.scores()[0]["total"] == lost - spared
        told = next(event for event in log if event.kind == "rebellion")
        for you in (0, None):
            view = told.view(you)
            line = SAY.describe_event(view, speaker(language), ["Ann", "Bob"], {}, you)
            assert tells(line, lost), line
    assert tells(speaker(language).say("kings-will-table-rebels-calmed"), lost)


def test_a_monastery_soothes() -> None:
    by = pages(ROOM)["scales"]["taxes"]["mood"]
    soothes = entry_of(ROOM, "settlements", "settlement", "monastery")["soothes"]
    land = "corn hamlet 1; meadow monastery 1; forest; mountain"
    game = acting("enrich", land=land, goods="nothing", mood=3)
    told = reckoned(game)["taxes"]
    game.plays("Ann", "raise taxes")
    assert game.mood("Ann") == told["mood"] == 3 + min(0, by + soothes)


def test_a_school_pays_for_lessons() -> None:
    coins = entry_of(ROOM, "buildings", "building", "school")["lesson_coins"]
    game = built("school", "govern", mood=-1)
    told = reckoned(game)["education"]
    assert told is not None
    assert gained(game, "improve education", "coin") == told["gain"]["coin"] == coins
    lifted = -1 + pages(ROOM)["scales"]["lesson"]["mood"]
    assert game.mood("Ann") == told["mood"] == lifted


@pytest.mark.parametrize("scale", ["education", "development"])
def test_every_level_scores_what_it_says(scale: str) -> None:
    action = {"education": "improve education", "development": "raise development"}[scale]
    for level, step in enumerate(pages(ROOM)["scales"][scale]):
        game = bare("govern", STORE, **{scale: level})
        before = game.of("Ann")["points"].get("learning", 0)
        told = reckoned(game)["education" if scale == "education" else "development"]
        assert told is not None
        game.plays("Ann", action)
        scored = game.of("Ann")["points"].get("learning", 0) - before
        assert scored == told["points"] == step.get("points", 0)


@pytest.mark.parametrize(
    ("building", "scale"), [("library", "education"), ("workshop", "development")]
)
def test_learning_scores_at_the_end(building: str, scale: str) -> None:
    entry = entry_of(ROOM, "buildings", "building", building)
    land = START.replace("forest;", f"forest / {building};")
    last = pages(ROOM)["scales"]["visit"]["rounds"]
    tiles = [each["id"] for each in pages(ROOM)["travel"]["tile"] if each["round"] == last]
    game = scene(
        step="offers",
        round=last,
        travel=tiles[0],
        Ann=player(land=land, goods="nothing", mood=-1, **{scale: 3}),
        Bob=player(goods="nothing"),
    )
    assert game.step == "over"
    assert game.of("Ann")["points"][building] == 3 * entry[f"per_{scale}"]


@pytest.mark.parametrize("building", ["granary", "tithe_barn"])
def test_barns_have_room(building: str) -> None:
    rooms = [
        game.view("Ann")["seats"][0]["room"] for game in (bare("build"), built(building, "build"))
    ]
    entry = entry_of(ROOM, "buildings", "building", building)["room"]
    more = {good: rooms[1][good] - rooms[0][good] for good in rooms[0]}
    assert {good: n for good, n in more.items() if n} == entry
    assert rooms[0]["food"] == pages(ROOM)["scales"]["store"]["room"]


def test_castles_and_villages_have_room_and_inns_a_place() -> None:
    castle, village = (
        entry_of(ROOM, "settlements", "settlement", id) for id in ("castle", "village")
    )
    land = "corn hamlet 1; meadow castle; forest village / inn; mountain / {}"
    seat = acting("build", land=land.format("mill"), goods="nothing").view("Ann")["seats"][0]
    assert seat["room"]["wood"] == castle["store"]
    inn = entry_of(ROOM, "buildings", "building", "inn")
    assert seat["land"][2]["places"] == village["places"] + inn["places"]


def test_a_midwife_has_her_price() -> None:
    price = entry_of(ROOM, "buildings", "building", "midwife")["second_child"]
    land = "corn hamlet 1; meadow hamlet 1; forest / midwife; mountain"
    game = acting("multiply", land=land, goods="4 food")
    game.plays("Ann", "offspring at 1")
    (told, *_) = [f for f in action_facts(game.look("Ann")) if f["kind"] == "offspring"]
    before = owned(game, "food")
    game.plays("Ann", "offspring at 2")
    assert {"food": before - owned(game, "food")} == told["price"] == price


def test_a_tavern_treats() -> None:
    entry = entry_of(ROOM, "buildings", "building", "tavern")
    land = START.replace("forest;", "forest / tavern;")
    game = scene(step="tavern", Ann=player(land=land, goods="4 food"), Bob=player(goods="nothing"))
    (told,) = [fact for fact in action_facts(game.look("Ann")) if fact["kind"] == "treat"]
    assert told["price"] == entry["treat"]
    assert told["mood"] == entry["treat_mood"]
    comes_true(game.state, 0, [a.text for a in game.state.legal(0)].index("treat"), {**told})
    asked = SAY.brings(game.look("Ann"), game.state.parse(0, "treat"), speaker("en"))
    assert tells(asked, entry["treat"]["food"])
    assert tells(asked, entry["treat_mood"])


def test_the_masons_lodge_saves() -> None:
    saves = entry_of(ROOM, "buildings", "building", "masons_lodge")["saves"]
    cost = entry_of(ROOM, "settlements", "settlement", "castle")["cost"]
    game = built("masons_lodge", "build")
    (told, *_) = [f for f in action_facts(game.look("Ann")) if f.get("saving") == "stone"]
    before = owned(game, "stone")
    sentence = SAY.describe_action(
        game.look("Ann"), game.state.parse(0, told["text"]), speaker("en")
    )
    game.plays("Ann", told["text"])
    paid = before - owned(game, "stone")
    assert paid == told["price"].get("stone", 0)
    assert told["settlement"] == "castle"
    assert cost["stone"] - paid == min(saves, cost["stone"])
    assert tells(sentence, min(saves, cost["stone"]))


def test_the_right_end_scores_what_is_told() -> None:
    worth = pages(ROOM)["scales"]["row"]["rightmost"]
    game = scene(step="take tile", Ann=player(), Bob=player())
    tile = game.row.split()[-1]
    told = SAY.brings(game.look("Ann"), game.state.parse(0, f"take {tile}"), speaker("en"))
    game.plays("Ann", f"take {tile}")
    assert game.of("Ann")["points"]["rightmost_tile"] == worth
    assert f"{worth} point" in told


def test_an_unpaid_tribute_costs_what_is_told() -> None:
    visit = pages(ROOM)["scales"]["visit"]
    told = scene(step="take tile", travel="i_a", Ann=player(goods="nothing"), Bob=player())
    reckons = reckoned(told)["tribute"]
    assert reckons is not None
    assert reckons["missing"] == entry_of(ROOM, "travel", "tile", "i_a")["tribute"]
    game = scene(
        step="tribute", travel="i_a", Ann=player(goods="nothing"), Bob=player(goods="1 coin")
    )
    assert game.of("Ann")["points"]["unpaid_tribute"] == -visit["unpaid_points"]
    assert game.mood("Ann") == reckons["mood"] == visit["unpaid_mood"]


@pytest.mark.parametrize(
    "tile", ["harvest", "mine", "enrich", "build", "govern", "move", "multiply"]
)
@pytest.mark.parametrize("building", [building.id for building in BUILDINGS])
def test_whatever_stands_decisions_bring_what_is_told(building: str, tile: str) -> None:
    game = built(building, tile, goods="4 food, 4 leather, 4 wood, 4 stone, 5 coin", mood=-1)
    for at, fact in enumerate(action_facts(game.look("Ann"))):
        comes_true(game.state, 0, at, {**fact})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("building", BUILDINGS, ids=lambda each: each.id)
def test_a_sentence_tells_the_numbers_of_a_building(building: Any, language: str) -> None:
    entry = entry_of(ROOM, "buildings", "building", building.id)
    effect = Words(speaker(language)).effect("building", building)
    for number in leaves(entry, "cost", "mood", "points"):
        assert tells(effect, number), effect
    goods = "6 food, 6 leather, 6 wood, 6 stone, 12 coin"
    game = acting("build", land="corn hamlet; meadow castle 1; forest; mountain", goods=goods)
    action = game.state.parse(0, f"erect {building.id.replace('_', ' ')} under 1")
    told = SAY.brings(game.look("Ann"), action, speaker(language))
    assert effect in told
    for number in leaves({"cost": entry["cost"], "points": entry["points"]}):
        assert tells(told, number), told


SHORTER = {"tavern": ["treat"], "midwife": ["second_child"]}
"""What has no room in the few words under a building's picture."""


@needs_client
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_the_same_of_buildings_and_tells_the_numbers_in_few_words(
    language: str,
) -> None:
    asked = {"games": str(files("burgrave.games")), "language": language}
    said = asked_of_client("kings-will.mjs", asked)
    words = Words(speaker(language))
    assert said["effects"] == [words.effect("building", each) for each in BUILDINGS]
    for building, short in zip(BUILDINGS, said["shorts"], strict=True):
        numbers = leaves(building.entry, "cost", "mood", "points", *SHORTER.get(building.id, ()))
        # Of room for several goods one number is told.
        for number in numbers if "room" not in building.effects else [max(numbers)]:
            assert tells(short, number), short


@pytest.mark.parametrize(("players", "word"), [(2, "two"), (3, "three"), (4, "four")])
def test_so_many_cards_take_so_many_discs(players: int, word: str) -> None:
    visit = pages(ROOM)["scales"]["visit"]
    view = fresh(" ".join(["Ann", "Bob", "Cid", "Dan"][:players])).view("Ann")
    assert len(view["wills"]) == visit["cards"]
    assert view["limit"] == visit["discs"][word]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_tell_the_numbers_of_settlements_and_scales(language: str) -> None:
    words = Words(speaker(language))
    for each in SETTLEMENTS:
        entry = entry_of(ROOM, "settlements", "settlement", each.id)
        effect = words.effect("settlement", each)
        assert all(tells(effect, n) for n in leaves(entry, "cost", "mood", "points", "pieces"))
    for scale in ("education", "development"):
        for step in pages(ROOM)["scales"][scale]:
            assert all(tells(words.step(step), n) for n in leaves(step, "level"))
    assert pages(ROOM)["scales"] == SCALES
    cap = SAY.describe(
        Look(None, scene(turn_cap=True, step="take tile", Ann=player(), Bob=player()).state),
        speaker(language),
        ["Ann", "Bob"],
    )
    assert tells(cap.splitlines()[0], pages(ROOM)["scales"]["cap"]["turns"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("stage", "what"), [("peasants", "peasants"), ("store", "resources")])
def test_the_set_up_asks_for_as_many_as_there_are(stage: str, what: str, language: str) -> None:
    game = fresh("Ann Bob")
    while game.of("Ann").get("stage") != stage:
        game.goes_on()
    start = SCALES["start"][what]
    assert str(start) in SAY.question(game.look("Ann"), speaker(language))
    told = action_facts(game.look("Ann"))
    asked = [
        len(each["places"]) if "places" in each else sum(each["goods"].values()) for each in told
    ]
    assert set(asked) == {start}


TOLD = {
    "game-kings-will-about": [len(SCALES["row"]["start"]), SCALES["visit"]["rounds"]],
    "option-kings-will-turn-cap": [int(TURN_CAP)],
    "flag-turn-cap": [int(TURN_CAP)],
}
"""What the pages say of the game before its board is loaded."""


@pytest.mark.parametrize("key", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_say_the_numbers_of_the_data(key: str, language: str) -> None:
    assert digits(speaker(language).say(key)) == TOLD[key]
