"""Every settlement, building, card and travel tile (W-S, W-B, W-W, W-T)."""

import pytest

from burgrave.games.kings_will import components, ids
from burgrave.games.kings_will.building import saves, spared
from burgrave.games.kings_will.goods import WOOD, pack
from burgrave.games.kings_will.player import Player
from tests.rules.kings_will.scene import RICH, START, Fields, acting, player, scene
from tests.rules.shows import shows
from tests.rules.staging import counted

SETTLEMENTS = [
    ("hamlet", "2 wood, 1 leather", 0, 1),
    ("castle", "2 stone, 1 wood", -1, 2),
    ("monastery", "2 stone, 1 leather", 0, 2),
    ("village", "2 wood, 1 stone, 1 food", 1, 3),
]
BUILDINGS = [
    ("mill", "1 wood, 1 stone, 1 coin", 0, 1),
    ("tannery", "1 wood, 1 leather, 1 coin", 0, 1),
    ("sawmill", "1 wood, 1 food, 1 coin", 0, 1),
    ("quarry", "1 stone, 1 food, 1 coin", 0, 1),
    ("fair", "1 food, 1 leather, 2 coin", 2, 1),
    ("tavern", "1 wood, 1 food, 2 coin", 1, 1),
    ("market", "1 wood, 1 leather, 2 coin", 0, 2),
    ("mint", "2 stone, 2 coin", 0, 2),
    ("customs house", "1 wood, 2 coin", 0, 1),
    ("school", "2 wood, 2 coin", 1, 1),
    ("library", "1 stone, 1 leather, 3 coin", 0, 0),
    ("workshop", "1 wood, 1 stone, 3 coin", 0, 0),
    ("granary", "2 wood, 1 coin", 0, 1),
    ("tithe barn", "2 stone, 1 coin", 0, 2),
    ("inn", "1 wood, 2 food, 1 coin", 1, 1),
    ("midwife", "2 food, 2 coin", 0, 1),
    ("relay station", "2 leather, 1 coin", 0, 1),
    ("scout house", "1 leather, 3 coin", 0, 1),
    ("chapel", "2 stone, 1 coin", 1, 1),
    ("masons lodge", "1 wood, 1 stone, 2 coin", 0, 2),
    ("palace", "2 wood, 2 stone, 3 coin", -1, 6),
]
HALVES = [
    ("mill", "ear", "wheel"),
    ("tannery", "wheel", "ear"),
    ("sawmill", "wheel", "coin"),
    ("quarry", "coin", "wheel"),
    ("fair", "ear", "crown"),
    ("tavern", "crown", "ear"),
    ("market", "coin", "ear"),
    ("mint", "crown", "coin"),
    ("customs house", "coin", "crown"),
    ("school", "book", "cross"),
    ("library", "cross", "book"),
    ("workshop", "wheel", "book"),
    ("granary", "ear", ""),
    ("tithe barn", "", "ear"),
    ("inn", "ear", "coin"),
    ("midwife", "cross", "ear"),
    ("relay station", "wheel", "crown"),
    ("scout house", "crown", "wheel"),
    ("chapel", "book", "cross"),
    ("masons lodge", "cross", "wheel"),
    ("palace", "crown", "crown"),
]
WORTH = {"ear": 1, "wheel": 2, "coin": 2, "book": 2, "cross": 2, "crown": 3}
WITH = "corn hamlet 1; meadow 1; forest / {}; mountain"


def owner(building: str, **fields: object) -> Fields:
    """A player who has a building."""
    return player(land=WITH.format(building), **fields)


@shows("W-S.hamlet", "W-S.castle", "W-S.monastery", "W-S.village")
@pytest.mark.parametrize(("name", "price", "mood", "points"), SETTLEMENTS)
def test_what_a_settlement_costs_and_brings(name: str, price: str, mood: int, points: int) -> None:
    game = acting("build", goods=price)
    game.plays("Ann", f"found {name} at 2")
    assert game.goods("Ann") == "nothing"
    assert game.mood("Ann") == mood
    assert game.points("Ann", "settlements") == points


@shows("W-S.hamlet", "W-S.village", "R-W.32")
def test_offspring_on_hamlets_and_villages_and_three_places_in_a_village() -> None:
    land = "corn hamlet 1; meadow village 2; forest castle 1; mountain monastery 1; lake village 2"
    game = acting("multiply", land=land)
    births = [text for text in game.choices("Ann") if text.startswith("offspring")]
    assert births == ["offspring at 1", "offspring at 2", "offspring at 5"]
    spots = game.view(None)["seats"][0]["land"]
    assert [spot["places"] for spot in spots] == [2, 3, 2, 2, 3]
    hill = acting("move", land="corn hamlet; meadow; forest; mountain; hill village village 3")
    assert hill.view(None)["seats"][0]["land"][4]["places"] == 3


@shows("W-S.castle", "R-W.33")
def test_the_first_castle_doubles_the_store() -> None:
    game = acting(
        "build", goods="4 stone, 4 wood", land="corn hamlet; hill 1; meadow; forest; mountain"
    )
    game.plays("Ann", "found castle at 2")
    assert game.view(None)["seats"][0]["room"]["wood"] == 8
    game.plays("Ann", "found castle at 2")
    assert game.view(None)["seats"][0]["room"]["wood"] == 8
    assert game.view(None)["seats"][0]["room"]["coin"] == 12


@shows("W-S.monastery", "R-W.34")
@pytest.mark.parametrize("number", [1, 2])
def test_monasteries_soothe_once(number: int) -> None:
    sites = ["meadow monastery", "forest monastery" if number == 2 else "forest"]
    game = acting("enrich", land=f"corn hamlet 2; {'; '.join(sites)}; mountain", mood=0)
    game.plays("Ann", "raise taxes")
    assert game.mood("Ann") == -1
    build = acting("build", goods=RICH, land="corn hamlet; meadow monastery; forest 1; mountain")
    build.plays("Ann", "found castle at 3")
    assert build.mood("Ann") == 0
    unpaid = scene(
        step="tribute",
        travel="i_a",
        Ann=player(land="corn hamlet 1; meadow monastery; forest; mountain"),
        Bob=player(),
    )
    assert (unpaid.mood("Ann"), unpaid.mood("Bob")) == (0, -1)


@pytest.mark.parametrize(("name", "price", "mood", "points"), BUILDINGS)
def test_what_a_building_costs_and_brings(name: str, price: str, mood: int, points: int) -> None:
    game = acting("build", goods=price)
    game.plays("Ann", f"erect {name} under 4")
    assert game.goods("Ann") == "nothing"
    assert game.mood("Ann") == mood
    assert game.points("Ann", "buildings") == points
    assert game.land("Ann") == f"{START} / {name}"


@shows("W-B.mill", "W-B.tannery", "W-B.sawmill", "W-B.quarry")
@shows("W-B.fair", "W-B.tavern", "W-B.market", "W-B.mint")
@shows("W-B.customs_house", "W-B.school", "W-B.library", "W-B.workshop")
@shows("W-B.granary", "W-B.tithe_barn", "W-B.inn", "W-B.midwife")
@shows("W-B.relay_station", "W-B.scout_house", "W-B.chapel", "W-B.masons_lodge")
@shows("W-B.palace", "W-6.3")
@pytest.mark.parametrize(("name", "left", "right"), HALVES)
def test_the_half_emblems_of_a_building(name: str, left: str, right: str) -> None:
    printed = components.BUILDINGS[components.BUILDING_INDEX[name.replace(" ", "_")]]
    assert (printed.left, printed.right) == (left, right)
    for other, meets, _ in HALVES:
        if other == name:
            continue
        game = acting("move", land=f"corn hamlet 2 / {name}; meadow / {other}; forest; mountain")
        joined = right if right == meets else ""
        assert game.view(None)["seats"][0]["emblems"] == WORTH.get(joined, 0), other


@shows("W-B.mill", "W-B.tannery", "W-B.sawmill", "W-B.quarry")
@pytest.mark.parametrize(
    ("building", "tile", "action", "goods"),
    [
        ("mill", "harvest", "fields", "2 food"),
        ("tannery", "harvest", "cattle", "2 leather"),
        ("sawmill", "mine", "fell wood", "1 wood"),
        ("quarry", "mine", "quarry stone", "1 stone"),
    ],
)
def test_works_bring_one_more(building: str, tile: str, action: str, goods: str) -> None:
    game = acting(tile, land=WITH.format(building))
    game.plays("Ann", action)
    assert game.goods("Ann") == goods


@shows("W-B.fair", "W-B.palace")
def test_fair_and_palace_change_the_mood_once() -> None:
    game = acting("build", goods=RICH)
    game.plays("Ann", "erect fair under 1")
    assert game.mood("Ann") == 2
    game.plays("Ann", "erect palace under 2")
    assert game.mood("Ann") == 1
    assert game.points("Ann", "buildings") == 7


@shows("W-B.tavern", "R-W.35")
def test_the_tavern_treats_before_the_tribute() -> None:
    game = scene(
        step="tavern",
        travel="i_a",
        Ann=owner("tavern", goods="2 food, 3 wood", mood=-1),
        Bob=player(),
    )
    assert game.choices("Ann") == ["pass", "treat"]
    game.plays("Ann", "treat")
    assert game.mood("Ann") == 0
    assert game.goods("Ann") == "2 wood"
    assert game.choices("Ann") == ["pass", "give 2"]  # the new band counts
    none = scene(step="tavern", travel="i_a", Ann=owner("tavern", goods="1 wood"), Bob=player())
    assert none.step != "tavern"


@shows("W-B.tavern", "R-W.35", "R-W.3")
def test_a_treat_at_the_best_mood_may_keep_the_tribute_away() -> None:
    game = scene(
        step="tavern",
        round=4,
        travel="iv_a",
        Ann=owner("tavern", goods="2 food, 8 coin", mood=5),
        Bob=player(),
    )
    assert game.choices("Ann") == ["pass", "treat"]
    game.plays("Ann", "treat")
    assert game.goods("Ann") == "1 food, 8 coin"
    assert game.mood("Ann") == 4
    assert game.points("Ann", "unpaid_tribute") == -1


@shows("W-B.market")
def test_the_market_swaps_twice() -> None:
    game = acting("move", land=WITH.format("market"), goods="3 food")
    game.plays("Ann", "swap food for wood", "swap food for stone")
    assert game.step == "act"
    assert game.goods("Ann") == "1 food, 1 wood, 1 stone"
    assert game.position["left"] == 1
    game.plays("Ann", "swap food for leather", "pass")
    assert game.asked == "Bob"


@shows("W-B.mint")
def test_the_mint_makes_three_coins() -> None:
    game = acting("multiply", land=WITH.format("mint"), goods="1 food")
    game.plays("Ann", "sell food")
    assert game.goods("Ann") == "3 coin"


@shows("W-B.customs_house", "R-W.36")
def test_the_customs_house_makes_taxes_bearable() -> None:
    game = acting("enrich", land=WITH.format("customs house"))
    game.plays("Ann", "raise taxes")
    assert game.mood("Ann") == -1
    calm = acting(
        "enrich", land="corn hamlet 1; meadow monastery; forest / customs house; mountain"
    )
    calm.plays("Ann", "raise taxes")
    assert calm.mood("Ann") == 0


@shows("W-B.school")
def test_the_school_pays() -> None:
    game = acting("govern", land=WITH.format("school"))
    game.plays("Ann", "improve education", "raise development")
    assert game.goods("Ann") == "1 coin"
    last = acting("govern", land=WITH.format("school"), education=4)
    last.plays("Ann", "improve education")
    assert last.goods("Ann") == "1 coin"
    full = acting("govern", land=WITH.format("school"), goods="12 coin")
    full.plays("Ann", "improve education")
    assert full.goods("Ann") == "12 coin"


@shows("W-B.library", "W-B.workshop")
def test_library_and_workshop_score_at_the_end() -> None:
    game = scene(
        step="offers",
        round=4,
        Ann=owner("library", education=4, development=2),
        Bob=owner("workshop", education=1, development=5, goods="2 stone"),
    )
    game.plays("Bob", "pass")
    assert game.points("Ann", "library") == 4
    assert game.points("Bob", "workshop") == 5
    assert game.points("Bob", "library") == 0
    told = [
        (event.facts["building"], event.facts["points"]) for event in game.log("building_points")
    ]
    assert told == [("library", 4), ("workshop", 5)]


@shows("W-B.granary", "W-B.tithe_barn", "R-W.33")
def test_barns_add_room() -> None:
    def room(land: str) -> dict[str, int]:
        found: dict[str, int] = acting("move", land=land).view(None)["seats"][0]["room"]
        return found

    granary = room(WITH.format("granary"))
    assert [granary[good] for good in ("food", "leather", "wood", "stone", "coin")] == [
        6,
        6,
        4,
        4,
        12,
    ]
    barn = room(WITH.format("tithe barn"))
    assert [barn[good] for good in ("food", "leather", "wood", "stone")] == [4, 4, 6, 6]
    both = room("corn hamlet 1; meadow castle 1 / granary; forest / tithe barn; mountain")
    assert set(both.values()) == {10, 12}


@shows("W-B.inn", "R-W.32")
def test_the_inn_adds_a_place_above() -> None:
    land = "corn hamlet 2 / inn; meadow village 1; forest; mountain"
    game = acting("multiply", land=land)
    game.plays("Ann", "offspring at 1")
    assert game.land("Ann").startswith("corn hamlet 3 / inn")
    game.cannot("Ann", "offspring at 1")
    both = acting("move", land="corn hamlet; meadow village 1 / inn; forest; mountain")
    assert both.view(None)["seats"][0]["land"][1]["places"] == 4


@shows("W-B.midwife")
def test_the_midwife_helps_a_second_time_for_food() -> None:
    land = "corn hamlet 1; meadow village 1; forest / midwife; mountain"
    game = acting("multiply", land=land, goods="2 food")
    game.plays("Ann", "offspring at 1")
    assert game.choices("Ann") == ["pass", "offspring at 2"]
    game.plays("Ann", "offspring at 2")
    assert game.goods("Ann") == "1 food"
    assert game.peasants("Ann") == 4
    assert (game.step, game.position["left"]) == ("act", 1)  # a place and food would be left
    poor = acting("multiply", land=land)
    poor.plays("Ann", "offspring at 1")
    assert poor.step == "act"


@shows("W-B.relay_station", "R-W.37")
def test_the_relay_station_gives_three_steps() -> None:
    game = acting("move", land="corn hamlet 2; meadow; forest / relay station; mountain")
    game.plays("Ann", "walk 1 right", "walk 2 right", "walk 1 right")
    assert game.land("Ann") == "corn hamlet; meadow 1; forest 1 / relay station; mountain"
    assert game.step == "act"
    jump = acting("move", land="corn hamlet 1; meadow 2; forest 2 / relay station; mountain")
    jump.plays("Ann", "walk 1 right 3")
    assert jump.land("Ann").endswith("mountain 1")


@shows("W-B.scout_house")
def test_the_scout_house_shows_a_second_card() -> None:
    game = acting("enrich", land=WITH.format("scout house"))
    game.plays("Ann", "explore 4")
    assert "explore 4" not in game.choices("Ann")
    assert "raise taxes" not in game.choices("Ann")
    game.plays("Ann", "explore 7")
    assert game.of("Ann")["seen"] == [0, 3, 6]
    assert (game.step, game.position["left"]) == ("act", 1)


@shows("W-B.chapel", "R-W.34")
def test_the_chapel_spares_point_and_peasant() -> None:
    game = acting("enrich", land=WITH.format("chapel"), mood=-3)
    game.plays("Ann", "raise taxes")
    assert (game.mood("Ann"), game.points("Ann"), game.peasants("Ann")) == (-3, 5, 2)
    assert game.step == "act"


@shows("W-B.masons_lodge")
def test_the_last_resource_is_paid_in_spite_of_the_lodge() -> None:
    one, two = pack({"wood": 1}), pack({"wood": 2})
    owner = Player()
    owner.built = 1 << ids.MASONS_LODGE
    assert [saves(owner, cost) for cost in (one, two)] == [False, True]
    assert [spared(cost, WOOD) for cost in (one, two)] == [one, one]


@shows("W-B.masons_lodge", "R-W.38")
def test_the_masons_lodge_saves_a_resource() -> None:
    game = acting("build", land=WITH.format("masons lodge"), goods="1 wood, 1 leather")
    founds = [text for text in game.choices("Ann") if text.startswith("found")]
    assert founds == ["found hamlet at 2 saving wood"]
    game.plays("Ann", "found hamlet at 2 saving wood")
    assert game.goods("Ann") == "nothing"
    learnt = acting("build", land=WITH.format("masons lodge"), goods="1 wood", education=1)
    learnt.can("Ann", "found hamlet at 2 saving leather")
    learnt.cannot("Ann", "found hamlet at 2 saving wood", "found hamlet at 2")
    rich = acting("build", land=WITH.format("masons lodge"), goods=RICH)
    hamlets = [text for text in rich.choices("Ann") if text.startswith("found hamlet")]
    assert hamlets == ["found hamlet at 2 saving leather", "found hamlet at 2 saving wood"]


BUILT = "corn hamlet 1 / mill; meadow / fair; forest / mint; mountain / inn"
# By card: below the base; at the base and, where that is more, just below the wish; at the wish.
CARDS = [
    ("happy people", player(mood=-1), [player(mood=0), player(mood=3)], player(mood=4), 9),
    (
        "scholarship",
        player(education=1),
        [player(education=2), player(education=4)],
        player(education=5),
        6,
    ),
    (
        "progress",
        player(development=3, land=f"{BUILT}; hill / school"),
        [player(development=4), player(development=5, land=f"{BUILT}; hill")],
        player(development=4, land=f"{BUILT}; hill / school"),
        8,
    ),
    (
        "many subjects",
        player(land="corn hamlet 2; meadow 2; forest; mountain"),
        [
            player(land="corn hamlet 2; meadow 2; forest 1; mountain"),
            player(land="corn hamlet 2; meadow 2; forest 2; mountain 1"),
        ],
        player(land="corn hamlet 2; meadow 2; forest 2; mountain 2"),
        9,
    ),
    (
        "wide lands",
        player(land=f"{START}; hill; lake"),
        [
            player(land=f"{START}; hill; lake; lake"),
            player(land=f"{START}; hill; hill; hill; lake; lake"),
        ],
        player(land=f"{START}; hill; hill; hill; lake; lake; lake"),
        9,
    ),
    (
        "peasant land",
        player(),
        [player(land="corn hamlet 1; meadow hamlet; forest; mountain")],
        player(land="corn hamlet 1; meadow hamlet; forest hamlet; mountain"),
        9,
    ),
    (
        "well defended",
        player(),
        [player(land="corn hamlet 1; meadow castle; forest; mountain")],
        player(land="corn hamlet 1; meadow castle; forest castle; mountain"),
        10,
    ),
    (
        "devout",
        player(),
        [
            player(land="corn hamlet 1; meadow monastery; forest; mountain"),
            player(land="corn hamlet 1; meadow monastery; forest monastery; mountain"),
        ],
        player(land="corn hamlet 1; meadow monastery; forest monastery; mountain monastery"),
        10,
    ),
    (
        "village life",
        player(),
        [player(land="corn hamlet 1; meadow village; forest; mountain")],
        player(land="corn hamlet 1; meadow village; forest village; mountain"),
        10,
    ),
    (
        "variety",
        player(land="corn hamlet 1; meadow hamlet; forest; mountain"),
        [
            player(land="corn hamlet 1; meadow village; forest; mountain"),
            player(land="corn hamlet 1; meadow village; forest castle; mountain"),
        ],
        player(land="corn hamlet 1; meadow village; forest castle; mountain monastery"),
        10,
    ),
    (
        "master builder",
        player(land="corn hamlet 1 / mill; meadow / fair; forest; mountain"),
        [
            player(land="corn hamlet 1 / mill; meadow / fair; forest / mint; mountain"),
            player(land=f"{BUILT}; hill / school"),
        ],
        player(land=f"{BUILT}; hill / school; lake / market"),
        10,
    ),
    (
        "full chest",
        player(goods="2 coin"),
        [player(goods="3 coin"), player(goods="8 coin")],
        player(goods="9 coin"),
        8,
    ),
]


def scored(card: str, ann: Fields, bob: Fields | None = None) -> int:
    """What Ann's disc on a card scores at the end."""
    # Her own card and Bob's lie first; the card in question is the third.
    others = [name for name in ("happy people", "scholarship", "progress") if name != card][:2]
    game = scene(
        step="offers",
        round=4,
        travel="iv_b",
        wills=", ".join([*others, card]),
        discs=[[], [], [0]],
        Ann={**ann, "mood": ann.get("mood", -3)},
        Bob=bob or player(),
    )
    while not game.state.over:
        game.plays(game.asked, "pass")
    return game.points("Ann", "wills") + game.points("Ann", "wrath")


@shows("W-W.happy_people", "W-W.scholarship", "W-W.progress", "W-W.many_subjects")
@shows("W-W.wide_lands", "W-W.peasant_land", "W-W.well_defended", "W-W.devout")
@shows("W-W.village_life", "W-W.variety", "W-W.master_builder", "W-W.full_chest")
@pytest.mark.parametrize(("card", "wrath", "between", "wish", "points"), CARDS)
def test_wrath_base_and_wish_of_a_card(
    card: str, wrath: Fields, between: list[Fields], wish: Fields, points: int
) -> None:
    assert scored(card, wrath) == -2
    assert [scored(card, each) for each in between] == [0] * len(between)
    assert scored(card, wish) == points


@shows("W-W.full_stores")
@pytest.mark.parametrize(
    ("goods", "points"),
    [("3 food, 4 wood", -2), ("4 food, 4 wood", 8), ("2 food, 4 wood, 3 stone", 9), (RICH, 10)],
)
def test_full_stores(goods: str, points: int) -> None:
    assert scored("full stores", player(goods=goods)) == points


@shows("W-W.keenest_builder", "R-W.39")
def test_the_keenest_builder() -> None:
    one = player(land=WITH.format("mill"))
    two = player(land="corn hamlet 1 / fair; meadow / mint; forest; mountain")
    tied = player(land=WITH.format("fair"))
    assert scored("keenest builder", player(), player()) == -2
    assert scored("keenest builder", one, two) == 0
    assert scored("keenest builder", one, tied) == 8
    assert scored("keenest builder", one, player()) == 8


@shows("W-W.some_of_everything")
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ("4 food, 4 wood", -2),
        ("1 food, 1 wood, 1 stone", 0),
        ("1 food, 2 leather, 1 wood, 1 stone", 4),
        ("2 food, 2 leather, 2 wood, 3 stone", 8),
        ("3 food, 3 leather, 3 wood, 3 stone", 9),
    ],
)
def test_some_of_everything(goods: str, points: int) -> None:
    assert scored("some of everything", player(goods=goods)) == points


@shows("W-W.lively_places")
@pytest.mark.parametrize(
    ("land", "points"),
    [
        ("corn hamlet 1; meadow castle 1; forest castle 2; mountain castle; hill 1", -2),
        ("corn hamlet 1; meadow castle 1; forest castle 1; mountain; hill hamlet castle", -2),
        ("corn hamlet 1; meadow castle 1; forest; mountain castle 1; hill hamlet castle 2", 8),
        ("corn hamlet 1; meadow castle 1; forest castle 2; mountain castle 1", 8),
        (
            "corn hamlet 1; meadow castle 1; forest castle 1; mountain castle 1; "
            "hill hamlet castle 1; hill castle 1",
            10,
        ),
    ],
)
def test_lively_places(land: str, points: int) -> None:
    assert scored("lively places", player(land=land)) == points


TILES = [
    ("i_a", 1, "1 food, 1 wood", ["1 coin", "2 wood", "2 leather"], [1, 2, 3]),
    ("i_b", 1, "1 leather, 1 wood", ["1 coin", "2 food", "1 stone"], [1, 2, 2]),
    ("ii_a", 2, "2 food", ["2 wood", "3 coin", "peasant"], [1, 2, 4]),
    ("ii_b", 2, "2 coin", ["2 food", "2 leather", "1 stone"], [1, 2, 2]),
    ("iii_a", 3, "1 stone, 1 coin", ["3 food", "4 coin", "3 wood"], [2, 3, 4]),
    ("iii_b", 3, "1 food, 1 leather, 1 wood", ["4 coin", "3 leather", "peasant"], [2, 3, 4]),
    ("iv_a", 4, "2 food, 2 coin", ["2 stone", "3 wood", "5 coin"], [2, 3, 5]),
    ("iv_b", 4, "1 wood, 1 stone, 1 coin", ["3 food", "5 coin", "3 leather"], [2, 4, 4]),
]


@shows("W-T.i_a", "W-T.i_b", "W-T.ii_a", "W-T.ii_b", "W-T.iii_a", "W-T.iii_b")
@shows("W-T.iv_a", "W-T.iv_b")
@pytest.mark.parametrize(("tile", "number", "tribute", "gifts", "points"), TILES)
def test_a_travel_tile(
    tile: str, number: int, tribute: str, gifts: list[str], points: list[int]
) -> None:
    game = scene(
        step="tribute", round=number, travel=tile, Ann=player(goods=tribute), Bob=player(points=9)
    )
    assert game.points("Ann", "unpaid_tribute") == 0
    assert game.goods("Ann") == "nothing"
    assert game.points("Bob", "unpaid_tribute") == -1
    for offer, (gift, worth) in enumerate(zip(gifts, points, strict=True), 1):
        mood = (-3, 0, 3)[offer - 1]
        goods = "nothing" if gift == "peasant" else gift
        text = f"give {offer} from 2" if gift == "peasant" else f"give {offer}"
        visit = scene(
            step="offers",
            round=number,
            travel=tile,
            Ann=player(goods=goods, mood=mood),
            Bob=player(),
        )
        shown = visit.view(None)["travel"]
        assert shown["tribute"] == counted(tribute)
        assert shown["offers"][offer - 1] == {
            "band": ("low", "mid", "high")[offer - 1],
            "give": counted(goods),
            "peasants": 1 if gift == "peasant" else 0,
            "points": worth,
        }
        visit.plays("Ann", text)
        assert visit.points("Ann", "offers") == worth
        assert visit.goods("Ann") == "nothing"
        if mood > -3:
            sullen = scene(
                step="offers",
                round=number,
                travel=tile,
                Ann=player(goods=goods, mood=mood - 1),
                Bob=player(),
            )
            assert sullen.asked != "Ann" or text not in sullen.choices("Ann")
