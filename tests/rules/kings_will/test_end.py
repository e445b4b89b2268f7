"""The end of the game, and what is hidden (W-6, W-7)."""

import pytest

from tests.rules.kings_will.scene import begun, player, scene
from tests.rules.shows import shows


def ended(**words: object) -> dict[str, dict[str, int]]:
    """The points by source at the end, by name."""
    game = scene(step="offers", round=4, **words)
    assert game.state.over
    return dict(zip(game.names, game.state.scores(), strict=True))


@shows("W-6.1", "W-6.2")
@pytest.mark.parametrize(("mood", "will", "wrath"), [(-1, 0, -2), (0, 0, 0), (3, 0, 0), (4, 9, 0)])
def test_wrath_base_and_wish(mood: int, will: int, wrath: int) -> None:
    scores = ended(wills="happy people", discs=[[0]], Ann=player(mood=mood), Bob=player(mood=5))
    assert (scores["Ann"]["wills"], scores["Ann"]["wrath"]) == (will, wrath)
    assert (scores["Bob"]["wills"], scores["Bob"]["wrath"]) == (0, 0)  # no disc of his


@shows("W-6.1", "W-5.3")
def test_every_disc_scores_for_itself_and_neutral_ones_never() -> None:
    scores = ended(
        wills="happy people, full chest",
        discs=[[0, 1], [0]],
        neutral=[2],
        Ann=player(mood=4),
        Bob=player(mood=-3),
    )
    assert (scores["Ann"]["wills"], scores["Ann"]["wrath"]) == (9, -2)
    assert scores["Bob"]["wrath"] == -2


@shows("W-6.1", "R-W.23")
def test_a_neutral_disc_turns_no_card_up() -> None:
    game = scene(
        step="offers",
        round=4,
        neutral=[2],
        Ann=player(goods="2 stone"),
        Bob=player(goods="2 stone"),
    )
    game.plays("Ann", "pass")
    game.plays("Bob", "pass")
    assert game.state.over
    assert not game.log("will_revealed")
    for viewer in (None, "Ann", "Bob"):
        assert "card" not in game.view(viewer)["wills"][2]
    assert all("card" not in place for place in game.view(None)["wills"])


@shows("W-6.1")
def test_what_the_cards_show_cannot_be_taken_back() -> None:
    game = scene(step="offers", round=4, discs=[[0]], Ann=player(goods="2 stone"), Bob=player())
    game.plays("Ann", "pass")
    (turned,) = game.log("will_revealed")
    assert turned.news


@shows("W-6.3")
@pytest.mark.parametrize(
    ("buildings", "points"),
    [
        ("mill, tannery", 2),  # wheel meets wheel
        ("tannery, mill", 1),  # ear meets ear
        ("tannery, granary", 1),
        ("tithe barn, granary", 1),
        ("granary, tithe barn", 0),  # two bare edges are no emblem
        ("sawmill, quarry", 2),  # coin
        ("library, school", 2),  # book
        ("school, library", 2),  # cross
        ("fair, palace", 3),  # crown
        ("fair, palace, tavern", 6),
        ("mill, market", 0),
    ],
)
def test_emblems_join_across_neighbours(buildings: str, points: int) -> None:
    names = [name.strip() for name in buildings.split(",")] + ["", "", ""]
    spots = ["corn hamlet 1", "meadow", "forest", "mountain"]
    land = "; ".join(f"{spot} / {name}" for spot, name in zip(spots, names, strict=False))
    assert ended(Ann=player(land=land), Bob=player())["Ann"]["emblems"] == points


@shows("W-6.3")
def test_emblems_need_neighbours() -> None:
    land = "corn hamlet 1 / mill; meadow; forest / tannery; mountain"
    assert ended(Ann=player(land=land), Bob=player())["Ann"]["emblems"] == 0
    wide = "corn hamlet 1; meadow; forest; mountain; hill / mill; lake / tannery"
    assert ended(Ann=player(land=wide), Bob=player())["Ann"]["emblems"] == 2


@shows("W-6.3", "W-6.4", "W-7.2")
def test_the_end_tells_emblems_and_winner() -> None:
    game = scene(
        step="offers",
        round=4,
        Ann=player(goods="2 stone", points=9),
        Bob=player(
            land="corn hamlet 1 / mill; meadow / tannery; forest / granary; mountain", points=5
        ),
        Cid=player(points=9),
    )
    game.plays("Ann", "pass")
    told = game.log("emblems")
    assert [(event.seat, event.facts["emblems"]) for event in told] == [(1, ["wheel", "ear"])]
    assert told[0].facts["points"] == game.points("Bob", "emblems") == 3
    assert game.log("game_over")[0].facts["winners"] == [2]  # tied with Ann, who began


@shows("W-6.4", "R-W.27")
@pytest.mark.parametrize(
    ("start", "points", "places"),
    [
        (0, (7, 7, 7, 7), [4, 3, 2, 1]),
        (1, (7, 7, 7, 7), [1, 4, 3, 2]),
        (2, (7, 7, 7, 7), [2, 1, 4, 3]),
        (2, (7, 9, 9, 7), [3, 1, 2, 4]),
        (0, (9, 7, 7, 7), [1, 4, 3, 2]),
    ],
)
def test_ties_go_against_the_clock(start: int, points: tuple[int, ...], places: list[int]) -> None:
    names = ("Ann", "Bob", "Cid", "Dan")
    tribute = "2 food, 2 coin"
    players = {name: player(points=n, goods=tribute) for name, n in zip(names, points, strict=True)}
    game = scene(step="tribute", round=4, travel="iv_a", start=start, **players)
    assert game.state.over
    assert game.state.ranking() == places


@shows("W-6.4", "W-4.4")
def test_a_total_may_be_below_zero_at_the_end() -> None:
    scores = ended(
        wills="happy people, scholarship, progress, many subjects",
        discs=[[0], [0], [0], [0]],
        Ann=player(points=0, mood=-3),
        Bob=player(),
    )
    assert scores["Ann"]["total"] == -8


@shows("W-7.1")
def test_cards_without_discs_stay_face_down_and_what_was_seen_stays_shown() -> None:
    game = scene(
        step="offers",
        round=4,
        wills="happy people, scholarship, progress",
        discs=[[], [1]],
        Ann=player(seen=[0, 2]),
        Bob=player(),
    )
    assert game.state.over
    shown = {
        name: [i for i, c in enumerate(game.view(name)["wills"]) if "card" in c]
        for name in ("Ann", "Bob")
    }
    assert shown == {"Ann": [0, 1, 2], "Bob": [1]}
    assert [i for i, c in enumerate(game.view(None)["wills"]) if "card" in c] == [1]


@shows("W-7.2", "R-W.29")
def test_points_are_hidden_unless_the_table_opens_them() -> None:
    game = begun("Ann Bob")
    assert [seat["points"] for seat in game.view("Ann")["seats"]] == [5, None]
    assert [seat["points"] for seat in game.view(None)["seats"]] == [None, None]
    game.plays("Ann", "take govern")
    assert game.log("tile_taken")[-1].view(1)["points"] == 1
    opened = begun("Ann Bob", points="open")
    assert [seat["points"] for seat in opened.view(None)["seats"]] == [5, 5]
    over = scene(step="offers", round=4, Ann=player(), Bob=player())
    assert all(seat["points"] is not None for seat in over.view(None)["seats"])


@shows("W-7.4", "R-W.31")
@pytest.mark.parametrize("cap", [True, False])
def test_the_turn_cap_brings_the_king(cap: bool) -> None:
    row = "move multiply intrigue harvest mine enrich build king govern"
    game = scene(
        step="take tile", row=row, turns=29, turn_cap=cap, Ann=player(), Bob=player(), Cid=player()
    )
    game.plays("Ann", "take mine")
    while game.step == "act":
        game.plays(game.asked, "pass")
    assert (game.step == "commit") is cap
    early = scene(step="take tile", turns=28, turn_cap=cap, Ann=player(), Bob=player())
    early.plays("Ann", "take mine")
    early.goes_on_to("take tile", turns=29)
    if cap:
        while game.draws != "travel":
            game.goes_on()
        assert game.row.split()[0] == "king"
        assert game.position["turns"] == 0  # the next round counts anew


@shows("W-7.5")
def test_all_else_is_open() -> None:
    game = begun("Ann Bob Cid")
    ann, onlooker = game.view("Ann"), game.view(None)
    for key in ("row", "round", "travel", "supply", "active", "start"):
        assert ann[key] == onlooker[key]
    own = {"points", "sources", "hand", "put"}
    for mine, theirs in zip(ann["seats"], onlooker["seats"], strict=True):
        for field in set(mine) - own:
            assert mine[field] == theirs[field]


@shows("W-7.5")
def test_all_see_who_took_each_tile_last() -> None:
    takers = [None, 1, 0, None, 1, None, None, 0, None]
    game = scene(step="take tile", takers=takers, Ann=player(), Bob=player())
    game.plays("Ann", "take harvest")
    for viewer in (None, "Ann", "Bob"):
        assert game.view(viewer)["takers"] == [None, 1, 0, None, 0, None, None, 0, None]


@shows("W-7.5", "W-5.2", "W-5.3")
def test_all_see_the_discs_and_who_knows_a_card() -> None:
    game = scene(
        step="commit",
        round=3,
        discs=[[0, 1], [1], [0]],
        neutral=[2, 5],
        Ann=player(seen=[0, 6]),
        Bob=player(seen=[1, 6]),
    )
    for viewer in (None, "Ann", "Bob"):
        view = game.view(viewer)
        wills = view["wills"]
        assert view["limit"] == 2
        assert [place["discs"] for place in wills[:4]] == [[0, 1], [1], [0], []]
        assert [i for i, place in enumerate(wills) if place["neutral"]] == [2, 5]
        assert [i for i, place in enumerate(wills) if place["by"] is not None] == [0, 1]
        assert wills[6]["seen_by"] == [0, 1]
    four = scene(step="commit", Ann=player(), Bob=player(), Cid=player(), Dan=player())
    assert four.view(None)["limit"] == 3
