"""What a viewer of Era can imagine: own secrets as they are, those of others anything possible."""

from collections import Counter
from typing import Any

from burgrave import Rng, State
from tests.rules.era.scene import START, Scene, fresh, player, scene

DRAWS = 300


def rolling() -> Scene:
    """All have thrown once; Bob and Cid have a monastery, Cid's noble is up in the air again."""
    game = scene(
        step="roll",
        Ann=player(dice={"peasant": 2}),
        Bob=player(pieces="monastery a1", dice={"noble": 1, "cleric": 1}),
        Cid=player(pieces="monastery a1", dice={"noble": 2}),
    )
    game.settles("roll peasant 3 6", "roll noble 1, cleric 5", "roll noble 1 4")
    game.plays("Cid", "decline", "mark noble 4", "throw")
    return game


def imagined(game: Scene, viewer: str | None, draws: int = DRAWS) -> list[dict[str, Any]]:
    """The positions of many imagined states."""
    rng = Rng(11)
    seat = None if viewer is None else game.names.index(viewer)
    return [game.state.imagine(seat, rng).position() for _ in range(draws)]


def faces_of(positions: list[dict[str, Any]], seat: int, kind: str) -> Counter[int]:
    """How often each face is imagined on a seat's dice of a kind."""
    shown = (position["seats"][seat]["faces"].get(kind, []) for position in positions)
    return Counter(face for faces in shown for face in faces)


def test_own_dice_are_imagined_as_they_lie() -> None:
    game = rolling()
    for seat, name in enumerate(game.names):
        for position in imagined(game, name, 20):
            assert position["seats"][seat] == game.position["seats"][seat]


def test_the_dice_of_others_show_any_face_alike_often() -> None:
    game = rolling()
    for viewer in ("Ann", None):
        found = imagined(game, viewer)
        for kind in ("noble", "cleric"):
            shown = faces_of(found, 1, kind)
            assert set(shown) == {1, 2, 3, 4, 5, 6}
            assert shown.total() == DRAWS
            assert all(DRAWS / 12 < times < DRAWS / 4 for times in shown.values())
    assert set(faces_of(imagined(game, None), 0, "peasant")) == {1, 2, 3, 4, 5, 6}


def test_nobody_has_other_dice_in_imagination_or_chosen_ones() -> None:
    game = rolling()
    for position in imagined(game, None, 50):
        for true, seen in zip(game.position["seats"], position["seats"], strict=True):
            assert seen["dice"] == true["dice"]
            assert (seen["chosen"], seen["stopped"]) == ({}, False)
            lying = {kind: len(faces) for kind, faces in seen["faces"].items()}
            assert Counter(lying) + Counter(seen["due"]) == Counter(true["dice"])


def test_whether_and_how_often_somebody_throws_is_not_known() -> None:
    for position in imagined(rolling(), "Ann", 50):
        assert [seat["due"] for seat in position["seats"]] == [{}] * 3
        assert [seat["throws"] for seat in position["seats"]] == [1, 1, 1]
        assert (position["drawing"], position["asked"]) == (False, [0, 1, 2])
    for position in imagined(rolling(), "Cid", 50):
        assert [seat["due"] for seat in position["seats"]] == [{}, {}, {"noble": 1}]
        assert (position["drawing"], position["turn"], position["asked"]) == (True, 2, [])


def test_own_dice_of_the_first_throw_are_still_in_the_hand() -> None:
    game = scene(step="roll", Ann=player(), Bob=player(pieces="monastery a1"))
    for position in imagined(game, "Bob", 20):
        assert position["seats"][1] == game.position["seats"][1]
        assert position["seats"][0]["throws"] == 1


def test_monasteries_are_used_by_who_has_finished_and_only_then() -> None:
    game = rolling()
    assert {p["seats"][1]["settings"] for p in imagined(game, "Ann")} == {1}
    game.settles("roll noble 2")
    game.plays("Bob", "decline")
    assert {p["seats"][1]["settings"] for p in imagined(game, "Ann")} == {1}
    game.plays("Bob", "stop", "stop")
    assert {p["seats"][1]["settings"] for p in imagined(game, "Ann", 50)} == {0}


def test_hidden_start_pieces_are_imagined_by_how_far_their_owners_are() -> None:
    game = fresh("Ann Bob Cid Dora")
    game.plays("Ann", "place longhouse a1")
    game.plays("Bob", *(f"place {piece}" for piece in START))
    game.plays("Cid", "place longhouse a1")
    kinds = Counter(piece.rsplit(" ", 1)[0] for piece in START)
    places = set()
    for position in imagined(game, "Ann", 30):
        ann, bob, cid, dora = (seat["pieces"] for seat in position["seats"])
        assert ann == ["keep g7", "longhouse a1"]
        found = Counter(piece.split(" turn")[0].rsplit(" ", 1)[0] for piece in bob)
        assert found == kinds + Counter(["keep"])
        assert cid == dora == ["keep g7"]
        assert position["asked"] == [0, 2, 3]
        places.add(tuple(bob))
    assert len(places) == 30


def test_what_is_done_in_imagination_changes_nothing() -> None:
    for game in (rolling(), fresh("Ann Bob"), scene(step="build", Ann=player(dice="peasant 5"))):
        before = game.state.hash()
        twin = game.state.imagine(0, Rng(3))
        _scribble(twin)
        assert game.state.hash() == before


def _scribble(state: State) -> None:
    for _ in range(6):
        if state.chance is not None:
            state.settle(0)
        else:
            seat = state.actors[-1]
            state.play(seat, state.legal(seat)[-1])
