"""Module 2: how governors are dealt, chosen and revealed."""

from fractions import Fraction

import pytest

from burgrave import BadNotation
from tests.rules.kingsburg.modules import with_governors
from tests.rules.kingsburg.scene import Scene, fresh, player
from tests.rules.shows import shows

DOCUMENTED = [
    "sorcerer",
    "prince",
    "priest",
    "duke",
    "preacher",
    "minstrel",
    "philosopher",
    "politician",
    "tax_collector",
    "architect",
    "carpenter",
    "miner",
    "sculptor",
    "fairy",
    "debtor",
]
HOUSE = [
    "heiress",
    "damsel",
    "general",
    "trickster",
    "steward",
    "warden",
    "chronicler",
    "herald",
    "merchant_prince",
]


def dealt() -> Scene:
    """Three players with three governors each, who choose now."""
    return with_governors(
        step="choose governor",
        Ann=player(offer="miner, duke, fairy", always=""),
        Brian=player(offer="prince, general, herald", always=""),
        Cindy=player(offer="warden, steward, sculptor", always=""),
    )


@shows("K-M2.1", "R-K.47")
def test_governors_are_dealt_when_the_turn_order_is_known() -> None:
    game = fresh("Ann Brian Cindy", edition="revised", governors=True)
    assert game.draws == "order"
    game.settles("order 2 0 1")
    assert game.draws == "deal"
    assert game.order == "Cindy Ann Brian"
    game.settles("deal miner, duke, fairy", "deal prince, debtor, herald")
    game.settles("deal priest, damsel, steward")
    assert game.asked == "Ann Brian Cindy"


@shows("K-M2.1")
def test_every_hand_of_three_of_the_24_is_equally_likely() -> None:
    game = fresh("Ann Brian", edition="revised", governors=True)
    game.settles("order 0 1")
    chance = game.state.chance
    assert chance is not None
    hands = {chance.text(outcome): probability for outcome, probability in chance.outcomes()}
    assert len(hands) == 24 * 23 * 22 // 6
    assert set(hands.values()) == {Fraction(6, 24 * 23 * 22)}
    cards = {card for hand in hands for card in hand.removeprefix("deal ").split(", ")}
    assert {card.replace(" ", "_") for card in cards} == {*DOCUMENTED, *HOUSE}


@shows("K-M2.1")
def test_no_governor_is_dealt_twice() -> None:
    game = fresh("Ann Brian", edition="revised", governors=True)
    game.settles("order 0 1", "deal miner, duke, fairy")
    chance = game.state.chance
    assert chance is not None
    rest = {card for o, _ in chance.outcomes() for card in chance.text(o)[5:].split(", ")}
    assert len(rest) == 21
    assert not rest & {"miner", "duke", "fairy"}


@shows("K-M2.2", "K-0.16")
def test_all_choose_at_once_one_of_their_own_three() -> None:
    game = dealt()
    assert game.asked == "Ann Brian Cindy"
    assert sorted(game.choices("Cindy")) == ["choose sculptor", "choose steward", "choose warden"]
    game.cannot("Ann", "choose prince", "choose minstrel")
    game.plays("Cindy", "choose warden")
    assert game.asked == "Ann Brian"
    assert game.of("Cindy")["governor"] is None


@shows("K-M2.2", "K-0.16", "R-K.48")
def test_hands_and_choices_are_secret() -> None:
    game, twin = dealt(), dealt()
    game.plays("Ann", "choose miner")
    twin.plays("Ann", "choose duke")
    for viewer in ("Brian", "Cindy", None):
        assert game.view(viewer) == twin.view(viewer)
        assert "miner" not in str(game.view(viewer))
        assert "fairy" not in str(game.view(viewer))
    assert game.view("Ann") != twin.view("Ann")
    assert [e.view(1) for e in game.events] == [e.view(1) for e in twin.events]


@shows("K-M2.2")
def test_kept_governors_are_revealed_together_and_the_others_never() -> None:
    game = dealt()
    game.plays("Brian", "choose herald")
    game.plays("Ann", "choose fairy")
    assert not game.log("governor_revealed")
    game.plays("Cindy", "choose sculptor")
    assert [e.facts["governor"] for e in game.log("governor_revealed")] == [
        "fairy",
        "herald",
        "sculptor",
    ]
    for viewer in ("Ann", "Brian", "Cindy", None):
        seen = str(game.view(viewer)) + str([e.view(0) for e in game.events])
        assert "sculptor" in seen
        for never in ("miner", "duke", "prince", "warden", "steward"):
            assert f"'{never}'" not in seen


@shows("K-M2.5")
def test_documented_governors_are_the_fifteen_with_a_known_core() -> None:
    game = fresh(
        "Ann Brian Cindy David Eve",
        edition="revised",
        governors=True,
        documented_governors=True,
    )
    game.settles("order 0 1 2 3 4")
    counts = []
    cards: set[str] = set()
    for _ in game.names:
        chance = game.state.chance
        assert chance is not None
        counts.append(int(chance.count))
        cards.update(chance.text(0).removeprefix("deal ").replace(" ", "_").split(",_"))
        game.settles(chance.text(0))
    assert counts == [455, 220, 84, 20, 1]  # hands from 15, 12, 9, 6 and 3 cards
    assert cards == set(DOCUMENTED)


@pytest.mark.parametrize("governor", [*DOCUMENTED, *HOUSE])
@shows("K-M2.2", "K-M2.1")
def test_every_governor_can_be_kept_and_play_through_a_year(governor: str) -> None:
    others = [name for name in (*DOCUMENTED, *HOUSE) if name != governor]
    game = with_governors(
        step="choose governor",
        Ann=player(offer=f"{governor}, {others[0]}, {others[1]}"),
        Brian=player(offer=", ".join(others[2:5])),
    )
    game.plays("Ann", f"choose {governor.replace('_', ' ')}")
    game.goes_on_to("draw enemy", year=2)
    assert game.of("Ann")["governor"] == governor


def test_a_hand_that_cannot_be_dealt_is_refused_with_the_first_that_can() -> None:
    game = fresh("Ann Brian", edition="revised", governors=True)
    game.settles("order 0 1", "deal duke, fairy, miner")
    assert game.state.chance is not None
    first = game.state.chance.text(0)
    for hand in ("deal duke, prince, priest", "deal prince, priest", "deal hats"):
        with pytest.raises(BadNotation, match=f"“{hand}” can't be dealt now; .* “{first}”"):
            game.settles(hand)
