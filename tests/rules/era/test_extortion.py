"""Phase 6: extortion (E-6)."""

from tests.rules.era.scene import Scene, player, scene
from tests.rules.shows import shows


def extorting(ann: str, bob: str, /, **stores: str) -> Scene:
    """Ann, who is first, and Bob have rolled these noble dice."""
    return scene(
        step="extort",
        Ann=player(dice=f"noble {ann}", stores=stores.get("ann", "nothing")),
        Bob=player(dice=f"noble {bob}", stores=stores.get("bob", "1 food, 1 wood, 1 goods")),
    )


@shows("E-6.1")
def test_swords_less_shields_must_beat_swords() -> None:
    assert extorting("1", "5").step == "demand"  # 2 to 1
    assert extorting("1", "2").step != "demand"  # 2 less 1 to 1
    assert extorting("1 1", "3 4").step == "demand"  # 4 less 2 to 0
    assert extorting("1", "3").step != "demand"  # 2 less 2 to 0
    assert extorting("1", "1").step != "demand"  # 2 to 2


@shows("E-6.1", "R-E.24")
def test_every_opponent_clockwise() -> None:
    game = scene(
        step="extort",
        start="Cid",
        Ann=player(dice="noble 4", stores="1 food, 1 wood"),
        Bob=player(dice="noble 4", stores="1 food, 1 wood"),
        Cid=player(dice="noble 1", stores="nothing"),
        Dora=player(dice="noble 4", stores="1 food, 1 wood"),
    )
    for name in ("Dora", "Ann", "Bob"):
        game.plays("Cid", "demand food")
        game.plays(name, "pay")
    assert game.stores("Cid") == "3 food"


@shows("E-6.2", "R-E.30", "R-E.31", "R-E.36", "R-E.49")
def test_a_kind_that_the_opponent_has_must_be_named() -> None:
    game = extorting("1", "4", bob="1 food, 2 stone")
    assert game.choices("Ann") == ["demand food", "demand stone"]
    game.cannot("Ann", "demand wood", "demand goods", "done", "decline")
    forced = extorting("1", "4", bob="2 stone")
    assert forced.asked == "Bob"
    assert forced.view("Bob")["demanded"] == "stone"


@shows("E-6.3", "R-E.23")
def test_paying_or_refusing() -> None:
    game = extorting("1", "4", bob="1 food, 2 stone")
    game.plays("Ann", "demand stone")
    assert (game.asked, game.choices("Bob")) == ("Bob", ["pay", "refuse"])
    game.cannot("Bob", "suffer", "lose stone")
    game.plays("Bob", "pay")
    assert (game.stores("Ann"), game.stores("Bob")) == ("1 stone", "1 food, 1 stone")
    proud = extorting("1", "4", bob="1 food, 2 stone")
    proud.plays("Ann", "demand stone")
    proud.plays("Bob", "refuse")
    assert (proud.stores("Ann"), proud.stores("Bob")) == ("nothing", "1 food, 2 stone")
    assert proud.disaster("Bob") == 2
    assert proud.rules("disaster") == ["E-6.3"]


@shows("E-6.4")
def test_who_has_nothing_suffers() -> None:
    game = extorting("1", "4", bob="nothing")
    assert game.disaster("Bob") == 2
    three = scene(
        step="extort",
        Ann=player(dice="noble 1", stores="nothing"),
        Bob=player(dice="noble 4", stores="1 food"),
        Cid=player(dice="noble 4", stores="nothing"),
    )
    three.plays("Bob", "refuse")
    assert three.rules("disaster") == ["E-6.3", "E-6.4"]


@shows("E-6.5", "R-E.31")
def test_a_full_track_loses_what_was_won() -> None:
    game = extorting("1", "4", ann="6 goods", bob="1 food, 2 goods")
    game.plays("Ann", "demand goods")
    game.plays("Bob", "pay")
    assert (game.stores("Ann"), game.stores("Bob")) == ("6 goods", "1 food, 1 goods")
    paid = game.log("paid")[0].facts
    assert paid["received"] == {}
    assert paid["lost"] == paid["pays"]


@shows("E-6.6")
def test_shields_count_anew_against_everybody() -> None:
    game = scene(
        step="extort",
        Ann=player(dice="noble 5", stores="1 wood"),
        Bob=player(dice="noble 3", stores="1 food, 1 wood"),
        Cid=player(dice="noble 1", stores="1 wood"),
    )
    assert game.asked == "Ann"  # Cid beats Ann and demands her only wood; nobody beats two shields
    assert game.view(None)["now"] == 2
    game.plays("Ann", "pay")
    assert game.stores("Bob") == "1 food, 1 wood"


@shows("E-6.7", "R-E.25")
def test_what_was_won_can_be_lost_again() -> None:
    game = scene(
        step="extort",
        Ann=player(dice="noble 5", stores="nothing"),
        Bob=player(dice="noble 4", stores="1 food"),
        Cid=player(dice="noble 1", stores="nothing"),
    )
    game.plays("Bob", "pay")  # to Ann
    game.plays("Ann", "pay")  # to Cid, who then finds nothing with Bob
    assert game.stores("Cid") == "1 food"
    assert game.disaster("Bob") == 2
