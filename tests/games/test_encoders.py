"""What a learner sees of a position, in the words of its features."""

from burgrave.games.era.encode import ENCODER as ERA
from burgrave.games.kings_will.encode import ENCODER as KINGS_WILL
from burgrave.games.kingsburg.encode import ENCODER as KINGSBURG
from burgrave.kernel.encoder import Encoder
from tests.rules.era import scene as era
from tests.rules.kings_will import scene as kings_will
from tests.rules.kingsburg import scene as kingsburg
from tests.rules.staging import Stage, player

CARDS = ("disc on", "may still choose")


FEATURES = {KINGS_WILL: 445, ERA: 442, KINGSBURG: 256}
"""Learnt weights go by so many."""


def told(encoder: Encoder, game: Stage, name: str) -> set[str]:
    """The features of a player, without those that say there is none of something."""
    seat = game.names.index(name)
    found = encoder.encode(game.state, seat)
    assert len(set(found)) == len(found)
    assert len(set(encoder.names)) == len(encoder.names) == FEATURES[encoder]
    worths = [float(at + 1) for at in range(len(encoder.names))]
    assert encoder.worth(game.state, seat, worths) == sum(worths[at] for at in found)
    words = {encoder.names[at] for at in found}
    return {word for word in words if not word.endswith(" 0") or word.startswith(CARDS)}


def test_the_kings_will() -> None:
    game = kings_will.scene(
        step="take tile",
        round=3,
        start="Ann",
        wills="full stores, many subjects, devout, full chest, happy people, progress",
        discs=[[0], [], [1, 2]],
        Ann=player(
            land="corn hamlet 2; meadow castle 1; forest 1 / mill; mountain 2; mountain 2; forest",
            goods="3 food, 4 leather, 1 wood, 5 coin",
            mood=2,
            education=1,
            development=3,
            points=7,
            seen=[0, 1, 2, 3, 4],
        ),
        Bob=player(seen=[1]),
        Cid=player(seen=[2, 5]),
    )
    mine = {
        *("players 3", "mood 6", "education 1", "development 3", "start player"),
        *("food 3", "leather 4", "wood 1", "coins 5"),
        *("peasants on corn 2", "peasants on meadow 1", "peasants on forest 1"),
        *("peasants on mountain 4", "peasants 8", "landscapes 6", "landscapes lived in 2"),
        *("hamlet 1", "castle 1", "buildings 1", "mill", "disc on full_stores 5"),
        *("may still choose many_subjects 6", "may still choose full_chest 2"),
        "may still choose happy_people 4",
    }
    assert told(KINGS_WILL, game, "Ann") == mine
    bob, cid = told(KINGS_WILL, game, "Bob"), told(KINGS_WILL, game, "Cid")
    for theirs, open_card in ((bob, "many_subjects"), (cid, "progress")):
        cards = {word for word in theirs if word.startswith(CARDS)}
        assert cards == {"disc on devout 1", f"may still choose {open_card} 0"}
    assert "start player" not in bob | cid
    assert KINGS_WILL.chapter(game.state) == 2
    assert KINGS_WILL.points(game.state, 0) == 7


def test_era() -> None:
    game = era.scene(
        step="roll",
        round=4,
        start="Bob",
        Ann=player(
            pieces=f"{era.RING}, longhouse b2, longhouse b4, farm l1, university c10",
            stores="8 food, 2 wood, 1 goods",
            culture=3,
        ),
        Bob=player(stores="nothing", culture=5),
    )
    mine = {
        *("players 2", "end markers left 3", "keep 1", "longhouse 2", "farm 1", "university 1"),
        *("wall_3 1", "wall_5 3", "food 8", "wood 2", "goods 1"),
        *("peasant dice 2", "noble dice 1", "dice 3", "culture 3", "points outside of cities 5"),
        *("largest city 3", "free fields in fours 38", "has the largest city"),
        *("free fields in cities 6", "fields of walls 22", "resources in all 11"),
        # eight food and one from the farm for three dice: six beyond; two culture behind Bob
        *("food beyond what the dice eat, from -8 14", "culture ahead, from -6 4"),
        *("city ahead in twos, from -6 12", "kinds with one building left 1"),
    }
    assert told(ERA, game, "Ann") == mine
    bob = told(ERA, game, "Bob")
    assert {"start player", "has most culture"} <= bob
    assert "has the largest city" not in bob
    assert (ERA.chapter(game.state), ERA.chapters) == (3, 20)
    assert ERA.points(game.state, 0) == game.state.scores()[0]["total"] == 27


def test_era_tells_how_far_somebody_is_ahead() -> None:
    smaller = "wall 5 a1, wall 4 a2 turn 1, wall 4 e2 turn 1, wall 3 b5"  # three fields fewer
    game = era.scene(
        step="roll",
        Ann=player(pieces=era.RING, culture=1),
        Bob=player(pieces=smaller),
    )
    ann, bob = told(ERA, game, "Ann"), told(ERA, game, "Bob")
    assert {"culture ahead, from -6 7", "city ahead in twos, from -6 7", "has most culture"} <= ann
    assert {"culture ahead, from -6 5", "city ahead in twos, from -6 4"} <= bob
    assert not bob & {"has most culture", "has the largest city"}


def test_kingsburg() -> None:
    game = kingsburg.scene(
        step="influence",
        year=2,
        season="summer",
        envoy="Ann",
        order="Ann Bob",
        Ann=player(
            goods="9 gold, 2 wood, 1 stone",
            buildings="statue, chapel, guard tower",
            tokens=2,
            soldiers=3,
            points=4,
            dice="1 2 3",
        ),
        Bob=player(dice="2 2 2"),
    )
    mine = {
        *("players 2", "season 1", "buildings 3", "statue", "chapel", "guard_tower"),
        *(f"can pay for row {row}" for row in (2, 3, 4, 5)),  # a church would take another stone
        *("gold 8", "wood 2", "stone 1", "goods 12", "+2 tokens 2", "envoy in season 1"),
        # three soldiers; with a guard tower one more than the enemy of the year
        *("season and soldiers 13", "strength of the buildings 1", "season and strength left 26"),
        "most buildings in season 1",
    }
    assert told(KINGSBURG, game, "Ann") == mine
    assert "fewest buildings in season 1" in told(KINGSBURG, game, "Bob")
    assert "envoy in season 1" not in told(KINGSBURG, game, "Bob")
    assert KINGSBURG.chapter(game.state) == 4
    assert KINGSBURG.points(game.state, 0) == 4


def test_kingsburg_with_governors_and_army_tokens() -> None:
    game = kingsburg.scene(
        step="influence",
        edition="revised",
        governors=True,
        army_tokens=True,
        year=4,
        season="autumn",
        order="Ann Bob Cid",
        Ann=player(buildings="inn", governor="prince", army_tokens=[0, 2, 4], dice="1 2 3"),
        Bob=player(buildings="inn, market", governor="priest", army_tokens=[0, 2, 4], dice="2 2 2"),
        Cid=player(governor="duke", army_tokens=[0, 2, 4], dice="4 5 6"),
    )
    ann, bob, cid = (told(KINGSBURG, game, name) for name in game.names)
    assert ann == {
        *("players 3", "revised edition", "army tokens", "season 2", "buildings 1", "inn"),
        *("prince", "army token left 3", "army token left 5"),  # and the first, which says 0
        *("season and soldiers 20", "season and strength left 37"),  # five less than the enemy
    }
    assert "most buildings in season 2" in bob
    assert "fewest buildings in season 2" in cid
    assert KINGSBURG.chapter(game.state) == 11
