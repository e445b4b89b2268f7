"""Set-up (W-0)."""

from fractions import Fraction

import pytest

import burgrave
from burgrave import BadOption
from burgrave.kernel.rng import Source
from tests.rules.kings_will.scene import CARDS, KINGS_WILL, begun, fresh
from tests.rules.shows import shows


@shows("W-0.1")
def test_two_to_four_players() -> None:
    assert KINGS_WILL.seats == (2, 3, 4)
    for players in (1, 5):
        with pytest.raises(BadOption):
            KINGS_WILL.new(players=players)


@shows("W-0.2")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_any_player_may_be_the_start_player_and_turns_go_clockwise(start: int) -> None:
    game = begun("Ann Bob Cid", start=start)
    order = [(start + i) % 3 for i in range(3)]
    for seat in order:
        assert game.asked == game.names[seat]
        game.plays(game.names[seat], "take " + game.row.split()[5])
        game.goes_on_to("take tile")


@shows("W-0.3", "W-0.4", "W-0.5", "W-0.6", "R-W.40", "R-W.41")
def test_everybody_lays_out_the_own_land() -> None:
    game = fresh("Ann Bob")
    game.settles("start 0", "deal progress, devout", "deal variety, full chest")
    assert len(game.choices("Ann")) == 24
    game.plays("Ann", "land forest corn mountain meadow")
    game.plays("Ann", "hamlet at 3")
    assert len(game.choices("Ann")) == 10
    game.plays("Ann", "peasants at 3 3")
    assert game.land("Ann") == "forest; corn; mountain hamlet 2; meadow"
    assert len(game.choices("Ann")) == 35
    game.can("Ann", "store wood wood wood wood")
    game.plays("Ann", "store stone food wood stone")
    assert game.goods("Ann") == "1 food, 1 wood, 2 stone"
    assert game.points("Ann") == 5
    assert game.mood("Ann") == 0


@shows("W-0.7")
def test_everybody_starts_alike() -> None:
    game = begun("Ann Bob Cid")
    for name in game.names:
        seat = game.of(name)
        assert game.points(name) == 5
        assert (seat["mood"], seat["education"], seat["development"]) == (0, 0, 0)
        assert "coin" not in seat["goods"]


@shows("W-0.8", "R-W.1")
def test_a_card_is_put_and_nobody_waits() -> None:
    game = fresh("Ann Bob")
    game.settles("start 1", "deal progress, devout", "deal variety, full chest")
    assert game.asked == "Ann Bob"
    game.plays("Bob", "land corn meadow forest mountain", "hamlet at 1", "peasants at 1 2")
    game.plays("Bob", "store food food food food")
    assert game.choices("Bob") == ["put variety", "put full chest"]
    assert game.view("Bob")["seats"][1]["hand"] == ["variety", "full_chest"]
    assert "hand" not in game.view("Ann")["seats"][1]
    dealt = game.log("wills_dealt", "Bob")[0]
    assert game.told(dealt, "Bob")["cards"] == ["variety", "full_chest"]
    game.plays("Bob", "put full chest")
    assert game.view("Bob")["seats"][1]["put"] == "full_chest"
    assert all("put" not in game.view(viewer)["seats"][1] for viewer in ("Ann", None))
    put = game.log("will_put")[0]
    assert game.told(put, "Bob")["card"] == "full_chest"
    for viewer in ("Ann", None):
        assert game.told(dealt, viewer) == {"kind": "wills_dealt", "seat": 1}
        assert game.told(put, viewer) == {"kind": "will_put", "seat": 1, "card_place": 1}
    assert game.asked == "Ann"
    for viewer in ("Ann", None):
        seen = game.view(viewer)["seats"][1]
        assert (seen["land"], seen["goods"], seen["peasants"]) == ([], {}, 0)
        assert game.view(viewer)["supply"]["peasants"] == 36
    assert not game.log("land_laid")
    game.plays("Ann", "land corn meadow forest mountain", "hamlet at 1", "peasants at 1 2")
    game.plays("Ann", "store food food food food", "put devout")
    assert game.position["wills"][:2] == ["devout", "full_chest"]
    assert game.view("Bob")["wills"][1]["card"] == "full_chest"
    assert "card" not in game.view("Bob")["wills"][0]
    assert len(game.view("Ann")["seats"][1]["land"]) == 4
    assert game.told(game.log("store_filled", "Bob")[0], "Ann")["store"] == {"food": 4}


@shows("W-0.8")
def test_no_card_is_dealt_twice() -> None:
    game = fresh("Ann Bob Cid Dan")
    game.settles("start 2")
    for seat, left in enumerate((16, 14, 12, 10)):
        chance = game.state.chance
        assert chance is not None
        assert (game.draws, game.drawer) == ("deal", game.names[seat])
        assert chance.count == left * (left - 1) // 2
        game.state.settle(0)
    hands = [card for name in game.names for card in game.of(name)["hand"]]
    assert len(set(hands)) == 8


@shows("W-0.4", "W-0.5", "W-3.8")
@pytest.mark.parametrize("names", ["Ann Bob", "Ann Bob Cid", "Ann Bob Cid Dan"])
def test_the_first_pieces_come_from_the_supply(names: str) -> None:
    game = begun(names)
    players = len(game.names)
    supply = game.view(None)["supply"]
    assert supply["peasants"] == 36 - 2 * players
    assert supply["settlements"] == {
        "hamlet": 12 - players,
        "castle": 10,
        "monastery": 8,
        "village": 5,
    }
    for seat in game.view(None)["seats"]:
        assert seat["settlements"] == {"hamlet": 1}
        assert seat["peasants"] == 2


@shows("W-0.9", "R-W.42")
def test_the_board_is_filled_from_all_other_cards() -> None:
    game = fresh("Ann Bob")
    game.settles("start 0", "deal progress, devout", "deal variety, full chest")
    for name, card in (("Ann", "devout"), ("Bob", "variety")):
        game.plays(name, "land corn meadow forest mountain", "hamlet at 1", "peasants at 1 2")
        game.plays(name, "store food food food food", f"put {card}")
    for left in range(14, 8, -1):
        chance = game.state.chance
        assert chance is not None
        assert chance.kind == "will"
        assert chance.count == left
        # What was handed back can come to the board like any other card.
        text = "will full chest" if left == 14 else chance.text(0)
        assert left < 14 or "will progress" in [chance.text(i) for i in range(14)]
        game.settles(text)
    cards = game.position["wills"]
    assert len(set(cards)) == 8
    assert set(cards) <= set(CARDS)
    assert all("card" not in place for place in game.view(None)["wills"])


class Highest(Source):
    """A source that always draws the highest number there is."""

    def below(self, n: int) -> int:
        """The last number below n."""
        return n - 1


@shows("W-0.2", "W-0.8", "W-0.9", "W-0.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_that_is_drawn_is_equally_likely(players: int) -> None:
    game = fresh("Ann Bob Cid Dan"[: 4 * players - 1])
    drawn = []
    while game.step != "take tile":
        chance = game.state.chance
        if chance is None:
            game.goes_on()
            continue
        drawn.append(chance.kind)
        odds = [probability for _, probability in chance.outcomes()]
        assert odds == [Fraction(1, chance.count)] * chance.count
        assert [outcome for outcome, _ in chance.outcomes()] == list(range(chance.count))
        assert chance.sample(Highest()) == chance.count - 1
        game.goes_on()
    assert drawn == ["start", *["deal"] * players, *["will"] * (8 - players), "travel"]


@shows("W-0.8")
def test_the_order_in_which_cards_are_dealt_does_not_matter() -> None:
    game = fresh("Ann Bob")
    game.settles("start 0", "deal devout, progress", "deal variety, full chest")
    assert game.of("Ann")["hand"] == ["progress", "devout"]


@shows("W-0.10", "R-W.45")
def test_one_of_two_travel_tiles_lies_open() -> None:
    for tile in ("i a", "i b"):
        game = fresh("Ann Bob")
        while game.draws != "travel":
            if game.draws is not None:
                game.state.settle(0)
            else:
                game.state.play(game.state.actors[0], game.state.legal(game.state.actors[0])[0])
        game.settles(f"travel {tile}")
        assert game.view(None)["travel"]["tile"] == tile.replace(" ", "_")


@shows("W-0.11", "W-0.12", "R-W.45")
def test_all_buildings_are_on_offer_and_twenty_landscapes_to_find() -> None:
    supply = begun("Ann Bob Cid Dan").view(None)["supply"]
    assert len(supply["buildings"]) == 21
    assert supply["landscapes"] == {
        "corn": 3,
        "meadow": 3,
        "forest": 3,
        "mountain": 3,
        "hill": 4,
        "lake": 4,
    }
    two = begun("Ann Bob").view(None)["supply"]["landscapes"]
    assert sum(two.values()) == 20


def test_what_is_drawn_for_all_is_nobodys_event() -> None:
    game = fresh("Ann Bob")
    drawn = set()
    while game.step != "take tile":
        drawn.add((game.draws, game.drawer))
        game.goes_on()
    assert drawn == {
        *((None, ""), ("start", ""), ("will", ""), ("travel", "")),
        *(("deal", "Ann"), ("deal", "Bob")),
    }


def test_the_game_is_found_by_its_name() -> None:
    assert "kings-will" in burgrave.names()
    assert KINGS_WILL.title == "The King's Will"
