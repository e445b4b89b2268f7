"""The royal visit (W-5)."""

import pytest

from tests.rules.kings_will.scene import RICH, begun, player, scene
from tests.rules.shows import shows


@shows("W-5.1", "W-5.2", "R-W.21")
def test_everybody_commits_from_the_one_who_took_the_last_tile() -> None:
    game = scene(step="commit", active="Bob", Ann=player(), Bob=player(), Cid=player())
    order = []
    while game.step == "commit":
        order.append(game.asked)
        game.plays(game.asked, game.choices(game.asked)[0])
    assert order == ["Bob", "Cid", "Ann"]
    assert game.position["discs"][0] == [1, 2]  # two discs fill a card with three players
    assert game.position["discs"][1] == [0]


@shows("W-5.2")
@pytest.mark.parametrize(
    ("names", "limit"), [("Ann Bob", 2), ("Ann Bob Cid", 2), ("Ann Bob Cid Dan", 3)]
)
def test_a_card_takes_so_many_discs_and_one_of_each_player(names: str, limit: int) -> None:
    players = {name: player() for name in names.split()}
    others = list(range(1, len(players)))
    full = scene(step="commit", round=2, discs=[others[:limit]], **players)
    assert ("commit 1" in full.choices("Ann")) is (len(others) < limit)
    mine = scene(step="commit", round=3, discs=[[0], [], [0]], **players)
    mine.cannot("Ann", "commit 1", "commit 3")
    mine.can("Ann", "commit 2", "commit 8")


@shows("W-5.3", "R-W.22", "R-W.23")
def test_with_two_players_a_neutral_disc_follows() -> None:
    game = scene(
        step="commit",
        round=2,
        active="Bob",
        discs=[[0], [1]],
        neutral=[4],
        Ann=player(),
        Bob=player(),
    )
    game.plays("Bob", "commit 1")
    game.cannot("Ann", "commit 1")
    game.plays("Ann", "commit 3")
    assert game.asked == "Bob"
    assert game.step == "neutral disc"
    game.cannot("Bob", "neutral 1", "neutral 5")  # full, and one neutral disc a card
    game.plays("Bob", "neutral 2")
    assert game.position["neutral"] == [1, 4]
    later = scene(step="commit", round=3, discs=[[1]], neutral=[0], Ann=player(), Bob=player())
    later.cannot("Ann", "commit 1")  # the neutral disc counts
    three = scene(step="commit", turn=2, Ann=player(), Bob=player(), Cid=player())
    three.plays("Cid", "commit 1")
    assert three.step != "neutral disc"


@shows("W-5.4")
def test_who_can_pay_pays() -> None:
    game = scene(
        step="tribute",
        travel="i_a",
        Ann=player(goods="2 food, 1 wood", mood=5),
        Bob=player(goods="1 food, 1 wood, 2 coin", mood=-3),
        Cid=player(),
    )
    assert game.goods("Ann") == "1 food"
    assert game.goods("Bob") == "2 coin"
    assert game.asked == "Bob"  # the offers wait until everybody has paid
    assert [seat["paid"] for seat in game.view(None)["seats"]] == [[1], [1], []]
    last = scene(
        step="tribute",
        round=4,
        travel="iv_a",
        Ann=player(goods="2 food, 2 coin", paid=[2]),
        Bob=player(paid=[1, 3]),
    )
    assert [seat["paid"] for seat in last.view(None)["seats"]] == [[2, 4], [1, 3]]


@shows("W-5.5", "R-W.24")
def test_who_lacks_any_of_it_pays_nothing_and_is_punished() -> None:
    game = scene(
        step="tavern",
        travel="i_a",
        Ann=player(goods="1 food", land="corn hamlet 1; meadow 1 / tavern; forest; mountain"),
        Bob=player(goods="4 coin", points=0),
    )
    game.plays("Ann", "pass")
    assert game.goods("Ann") == "1 food"
    assert (game.points("Ann"), game.mood("Ann")) == (4, -1)
    assert (game.points("Bob"), game.mood("Bob")) == (0, -1)
    assert len(game.log("tribute_unpaid")) == 2


@shows("W-5.5", "W-4.3", "R-W.25")
def test_an_unpaid_tribute_can_bring_a_rebellion() -> None:
    game = scene(step="tribute", travel="i_a", Ann=player(), Bob=player(mood=-3), Cid=player())
    assert game.step == "rebellion"
    assert game.asked == "Bob"
    game.plays("Bob", "dismiss 2")
    assert (game.points("Bob"), game.mood("Bob"), game.peasants("Bob")) == (3, -3, 1)
    assert len(game.log("tribute_unpaid", "Cid")) == 1
    assert game.step != "rebellion"


@shows("W-5.6", "R-W.26")
@pytest.mark.parametrize(
    ("mood", "open_offers"),
    [(-3, 1), (-1, 1), (0, 2), (2, 2), (3, 3), (5, 3)],
)
def test_offers_by_the_band_of_the_mood(mood: int, open_offers: int) -> None:
    game = scene(step="offers", travel="i_a", Ann=player(goods=RICH, mood=mood), Bob=player())
    assert game.choices("Ann") == ["pass", "give 1", "give 2", "give 3"][: open_offers + 1]


@shows("W-5.6", "R-W.44")
def test_each_offer_once_while_it_can_be_paid() -> None:
    game = scene(
        step="offers",
        travel="i_a",
        Ann=player(goods="3 coin, 2 leather", mood=3),
        Bob=player(goods="2 coin"),
    )
    game.plays("Ann", "give 3")
    game.plays("Ann", "give 1")
    assert game.points("Ann", "offers") == 4
    assert game.goods("Ann") == "2 coin"
    assert game.asked == "Bob"  # the first offer counts once, the second lacks wood
    game.plays("Bob", "pass")
    assert game.goods("Bob") == "2 coin"


@shows("W-5.1", "W-5.6", "R-W.44")
def test_everybody_may_take_up_all_offers_once() -> None:
    rich = player(goods=RICH, mood=3)
    game = scene(step="offers", travel="i_a", active="Bob", Ann=rich, Bob=rich, Cid=rich)
    game.plays("Bob", "give 1", "give 2")
    assert game.choices("Bob") == ["pass", "give 3"]
    assert game.view(None)["seats"][1]["given"] == [0, 1]
    game.plays("Bob", "give 3")
    assert game.asked == "Cid"
    game.plays("Cid", "pass")
    assert game.choices("Ann") == ["pass", "give 1", "give 2", "give 3"]
    game.plays("Ann", "give 2", "pass")
    assert game.draws == "travel"
    assert all(seat["given"] == [] for seat in game.view(None)["seats"])
    assert [game.points(name, "offers") for name in game.names] == [2, 6, 0]


@shows("W-5.6", "R-W.26")
def test_the_penalty_may_change_the_band() -> None:
    game = scene(step="tribute", travel="i_a", Ann=player(goods="4 wood, 4 coin"), Bob=player())
    assert game.mood("Ann") == -1
    assert game.choices("Ann") == ["pass", "give 1"]


@shows("W-5.7")
def test_a_peasant_may_be_given_but_never_the_last() -> None:
    land = "corn hamlet 1; meadow 2; forest; mountain"
    game = scene(step="offers", round=2, travel="ii_a", Ann=player(land=land, mood=3), Bob=player())
    assert game.choices("Ann") == ["pass", "give 3 from 1", "give 3 from 2"]
    game.plays("Ann", "give 3 from 1")
    assert game.land("Ann") == "corn hamlet; meadow 2; forest; mountain"
    assert game.points("Ann", "offers") == 4
    last = scene(
        step="offers",
        round=2,
        travel="ii_a",
        Ann=player(land="corn hamlet 1; meadow; forest; mountain", mood=3),
        Bob=player(goods="2 wood"),
    )
    assert last.asked == "Bob"


@shows("W-5.8", "W-0.1")
def test_then_the_next_round_begins() -> None:
    game = scene(
        step="offers",
        active="Bob",
        row="move multiply intrigue harvest mine enrich build govern king",
        Ann=player(),
        Bob=player(),
        Cid=player(),
    )
    assert game.draws == "travel"
    assert game.row == "king move multiply intrigue harvest mine enrich build govern"
    game.settles("travel ii b")
    assert game.position["round"] == 2
    assert game.asked == "Cid"
    third = scene(step="offers", round=3, Ann=player(), Bob=player())
    third.settles("travel iv a")
    assert third.position["round"] == 4
    last = scene(step="offers", round=4, Ann=player(), Bob=player())
    assert last.state.over


@shows("W-5.1", "W-5.8")
@pytest.mark.parametrize("names", ["Ann Bob", "Ann Bob Cid", "Ann Bob Cid Dan"])
def test_a_whole_visit(names: str) -> None:
    game = begun(names)
    while game.step != "commit":
        game.plays(game.asked, "take " + game.row.split()[8])
        while game.step == "act":
            game.plays(game.asked, "pass")
    first = game.asked
    order = game.view(None)["order"]
    assert game.names[order[0]] == first
    for seat in order:
        assert game.asked == game.names[seat]
        game.plays(game.asked, game.choices(game.asked)[-1])
    if len(game.names) == 2:
        assert game.asked == first
        game.plays(first, "neutral 1")
    while game.step == "offers":
        game.plays(game.asked, "pass")
    paid = {event.seat for event in game.events if event.kind.startswith("tribute_")}
    assert paid == set(range(len(game.names)))
    assert game.draws == "travel"
    game.settles("travel ii a")
    assert game.asked == game.names[order[1]]
    placed = [seat for discs in game.position["discs"] for seat in discs]
    assert sorted(placed) == list(range(len(game.names)))
