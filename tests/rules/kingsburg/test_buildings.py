"""The 28 buildings: what each costs, what it is worth, where it stands; destroyed and rebuilt."""

from typing import Any

import pytest

from tests.rules.kingsburg.scene import Scene, counted, player, scene, written
from tests.rules.kingsburg.winter import winter
from tests.rules.shows import shows

# Every row from column I to IV: building, cost in gold / wood / stone, points.
ROWS = {
    "A": (
        ("sawmill", "0/2/1", 1),
        ("quarry", "1/1/2", 2),
        ("goldsmith", "2/2/2", 3),
        ("mint", "6/1/1", 5),
    ),
    "B": (
        ("statue", "2/0/0", 3),
        ("chapel", "3/0/1", 5),
        ("church", "3/1/2", 7),
        ("cathedral", "5/0/3", 9),
    ),
    "C": (
        ("inn", "1/1/0", 0),
        ("market", "2/2/0", 1),
        ("farms", "2/3/1", 2),
        ("merchants guild", "3/1/2", 4),
    ),
    "D": (
        ("guard tower", "1/0/1", 1),
        ("blacksmith", "1/2/0", 2),
        ("barracks", "2/2/1", 4),
        ("wizards guild", "3/2/2", 6),
    ),
    "E": (
        ("palisade", "0/2/0", 0),
        ("stables", "1/1/1", 2),
        ("stone wall", "2/0/2", 2),
        ("fortress", "3/0/2", 4),
    ),
    "F": (
        ("barricade", "0/1/0", 0),
        ("crane", "0/1/1", 1),
        ("town hall", "2/1/1", 2),
        ("embassy", "2/2/2", 4),
    ),
    "G": (
        ("improvised defenses", "0/0/1", 0),
        ("recruiting center", "1/1/0", 1),
        ("training camp", "1/2/0", 2),
        ("military academy", "2/1/1", 3),
    ),
}
TABLES: dict[str, dict[str, Any]] = {
    "first": {"edition": "first"},
    "revised": {"edition": "revised"},
    "more buildings": {"edition": "revised", "more_buildings": True},
}
GOODS = ("gold", "wood", "stone")


def goods_of(cost: str) -> dict[str, int]:
    """A cost such as 2/0/1 by kinds of goods."""
    return dict(zip(GOODS, map(int, cost.split("/")), strict=True))


def tables_with(row: str) -> list[str]:
    """Rows A and G need module 1, the others are in every province."""
    return ["more buildings"] if row in "AG" else list(TABLES)


def building(*rows: str) -> pytest.MarkDecorator:
    """Every building of these rows at every kind of table."""
    cases = [
        pytest.param(table, row, column, id=f"{ROWS[row][column][0]} {table}")
        for row in rows
        for column in range(4)
        for table in tables_with(row)
    ]
    return pytest.mark.parametrize(("table", "row", "column"), cases)


def builders_turn(table: str, goods: str, buildings: str) -> Scene:
    """Ann may build; after her it is Brian's turn, who owns a wood."""
    return scene(
        **TABLES[table],
        step="build",
        Ann=player(goods=goods, buildings=buildings),
        Brian=player(goods="1 wood"),
    )


@shows("K-M1.1")
@pytest.mark.parametrize("table", TABLES)
def test_a_province_has_the_rows_of_its_table(table: str) -> None:
    game = builders_turn(table, "9 gold, 9 wood, 9 stone", "")
    first = [f"build {ROWS[row][0][0]}" for row in ROWS if table in tables_with(row)]
    assert game.choices("Ann") == ["build nothing", *first]


def check(table: str, row: str, column: int) -> None:
    """Built for exactly its cost, worth its points, behind its left neighbours, and never twice."""
    name, cost, points = ROWS[row][column]
    left = ", ".join(neighbour for neighbour, _, _ in ROWS[row][:column])
    price = goods_of(cost)
    if "crane" in left:
        price["gold"] -= 1  # Town Hall and Embassy stand behind the Crane and profit from it
    game = builders_turn(table, written(price), left)
    before = game.points("Ann")
    game.plays("Ann", f"build {name}")
    assert game.goods("Ann") == "nothing"
    assert game.points("Ann") == before + points
    assert name.replace(" ", "_") in game.buildings("Ann")

    for kind in GOODS:
        if price[kind]:
            # One good short, with plenty of everything else and of tokens.
            purse = dict.fromkeys(GOODS, 9) | {kind: price[kind] - 1}
            game = builders_turn(table, written(purse), left)
            game.cannot("Ann", f"build {name}")

    rich = "20 gold, 20 wood, 20 stone"
    game = builders_turn(table, rich, f"{left}, {name}")
    game.cannot("Ann", f"build {name}")
    if column:
        nearer = ", ".join(neighbour for neighbour, _, _ in ROWS[row][: column - 1])
        game = builders_turn(table, rich, nearer)
        game.cannot("Ann", f"build {name}")


@building("B")
@shows("K-B.statue", "K-B.chapel", "K-B.church", "K-B.cathedral", "K-2d.2", "K-2d.3", "K-2d.4")
def test_buildings_of_row_b(table: str, row: str, column: int) -> None:
    check(table, row, column)


@building("C")
@shows("K-B.inn", "K-B.market", "K-B.farms", "K-B.merchants_guild", "K-2d.2", "K-2d.3", "K-2d.4")
def test_buildings_of_row_c(table: str, row: str, column: int) -> None:
    check(table, row, column)


@building("D")
@shows("K-B.guard_tower", "K-B.blacksmith", "K-B.barracks", "K-B.wizards_guild")
def test_buildings_of_row_d(table: str, row: str, column: int) -> None:
    check(table, row, column)


@building("E")
@shows("K-B.palisade", "K-B.stables", "K-B.stone_wall", "K-B.fortress")
def test_buildings_of_row_e(table: str, row: str, column: int) -> None:
    check(table, row, column)


@building("F")
@shows("K-B.barricade", "K-B.crane", "K-B.town_hall", "K-B.embassy")
def test_buildings_of_row_f(table: str, row: str, column: int) -> None:
    check(table, row, column)


@building("A", "G")
@shows(
    "K-B.sawmill",
    "K-B.quarry",
    "K-B.goldsmith",
    "K-B.mint",
    "K-B.improvised_defenses",
    "K-B.recruiting_center",
    "K-B.training_camp",
    "K-B.military_academy",
    "R-K.71",
)
def test_buildings_of_rows_a_and_g(table: str, row: str, column: int) -> None:
    check(table, row, column)


def totals(rows: str) -> tuple[int, list[int]]:
    """The points and the cost of all buildings of these rows."""
    points = sum(points for row in rows for _, _, points in ROWS[row])
    costs = [goods_of(cost) for row in rows for _, cost, _ in ROWS[row]]
    return points, [sum(cost[kind] for cost in costs) for kind in GOODS]


@pytest.mark.parametrize(
    ("table", "rows", "points", "cost"),
    [
        ("first", "BCDEF", 59, [38, 22, 22]),
        ("revised", "BCDEF", 59, [38, 22, 22]),
        ("more buildings", "ABCDEFG", 76, [51, 32, 30]),
    ],
)
@shows("K-2d.6", "K-M1.1")
def test_a_whole_province(table: str, rows: str, points: int, cost: list[int]) -> None:
    assert totals(rows) == (points, cost)
    everything = ", ".join(name for row in rows for name, _, _ in ROWS[row])
    game = scene(**TABLES[table], step="over", Ann=player(buildings=everything), Brian=player())
    assert len(game.buildings("Ann")) == 4 * len(rows)
    assert game.points("Ann") == points


@pytest.mark.parametrize("table", TABLES)
@shows("K-8.11", "K-M1.2", "R-K.25", "R-K.51")
def test_a_whole_province_falls_column_by_column_from_the_top(table: str) -> None:
    rows = [row for row in ROWS if table in tables_with(row)]
    falling = [ROWS[row][column][0] for column in (3, 2, 1, 0) for row in rows]
    standing = list(falling)
    for name in falling:
        game = winter(
            "barbarians 8",
            **TABLES[table],
            year=5,
            Ann=player(buildings=", ".join(standing)),
            Brian=player(soldiers=20),
        )
        if game.draws == "academy":
            game.settles("academy 1")
        (fallen,) = game.log("building_destroyed", "Ann")
        assert fallen.facts["building"] == name.replace(" ", "_")
        standing.remove(name)


CRANE = "barricade, crane"


@pytest.mark.parametrize(
    ("row", "column"), [(row, column) for row in ROWS for column in range(4) if row != "F"]
)
@shows("K-B.crane", "R-K.18", "K-M1.2", "K-0.14")
def test_the_crane_saves_a_gold_in_columns_iii_and_iv_only(row: str, column: int) -> None:
    name, cost, _ = ROWS[row][column]
    left = ", ".join(neighbour for neighbour, _, _ in ROWS[row][:column])
    price = goods_of(cost)
    game = builders_turn("more buildings", "9 gold, 9 wood, 9 stone", f"{CRANE}, {left}")
    game.plays("Ann", f"build {name}")
    if column >= 2:
        price["gold"] -= 1
    assert counted(game.goods("Ann")) == {kind: 9 - price[kind] for kind in GOODS}


@shows("K-B.crane", "R-K.18")
def test_the_crane_brings_a_price_down_to_no_gold_and_no_further() -> None:
    game = builders_turn(
        "more buildings", "2 wood", f"{CRANE}, improvised defenses, recruiting center"
    )
    game.plays("Ann", "build training camp")  # 1/2/0 without the Crane
    assert game.goods("Ann") == "nothing"


@pytest.mark.parametrize("table", ["first", "revised"])
@shows("K-B.crane", "K-2d.5")
def test_the_crane_works_for_town_hall_and_embassy_behind_it(table: str) -> None:
    game = builders_turn(table, "1 gold, 1 wood, 1 stone", CRANE)
    game.plays("Ann", "build town hall")
    assert game.goods("Ann") == "nothing"
    game = builders_turn(table, "1 gold, 2 wood, 2 stone", f"{CRANE}, town hall")
    game.plays("Ann", "build embassy")
    assert game.goods("Ann") == "nothing"


@shows("K-B.crane", "K-2d.5", "K-5.9", "R-K.46")
def test_a_new_crane_serves_the_envoys_second_building() -> None:
    game = scene(
        step="build",
        envoy="Ann",
        Ann=player(goods="1 gold, 2 wood, 2 stone", buildings="barricade"),
        Brian=player(),
    )
    game.plays("Ann", "build crane", "build town hall")
    assert game.goods("Ann") == "nothing"


@shows("K-B.crane", "K-8.12")
def test_a_fallen_crane_saves_nothing() -> None:
    game = builders_turn("first", "1 gold, 3 wood, 1 stone", "inn, market, barricade")
    game.cannot("Ann", "build farms")
    game = builders_turn("first", "1 gold, 3 wood, 1 stone", f"inn, market, {CRANE}")
    game.can("Ann", "build farms")


@pytest.mark.parametrize("table", TABLES)
@shows("K-2d.7", "K-8.12", "R-K.25", "R-K.51")
def test_a_destroyed_building_is_paid_and_scored_again(table: str) -> None:
    game = winter(
        "barbarians 2",
        **TABLES[table],
        Ann=player(goods="4 gold, 1 stone", buildings="statue, chapel"),
        Brian=player(soldiers=5, buildings="inn, market, palisade"),
    )
    game.plays("Ann", "lose gold")
    assert game.points("Ann") == 3  # the Chapel's 5 are gone
    game.goes_on_to("build", season="spring", year=2)
    game.plays("Ann", "build chapel")
    assert game.goods("Ann") == "nothing"
    assert game.points("Ann") == 8
    assert game.buildings("Ann") == ["statue", "chapel"]


@shows("K-2d.5", "K-8.12")
def test_a_destroyed_building_no_longer_works() -> None:
    game = winter(
        "goblins 3",
        king=1,
        Ann=player(buildings="statue, chapel, church", goods="1 gold"),
        Brian=player(buildings="inn, market, farms", goods="1 gold"),
    )
    assert "farms" not in game.buildings("Brian")
    game.goes_on_to("roll", season="summer", year=2)
    assert game.of("Brian")["bonus_due"] == 0
