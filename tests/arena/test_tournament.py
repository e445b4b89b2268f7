"""Tournaments: the same for a seed however they are played, and honest about what is known."""

import json
from pathlib import Path

import pytest

from burgrave import BadOption, game
from burgrave.arena.match import Played, simulate
from burgrave.arena.tournament import Pairing, tournament

pytestmark = pytest.mark.once
ERA, KINGSBURG = game("era"), game("kingsburg")


def test_each_bot_sits_alone_at_a_table_of_the_other() -> None:
    found = tournament(ERA, ["greedy", "random"], games=6, seats=3, seed=2, with_luck=False)
    assert [(each.bot, each.against) for each in found.pairings] == [
        ("greedy", "random"),
        ("random", "greedy"),
    ]
    assert [each.games for each in found.pairings] == [6, 6]
    assert found.pairings[0].share > found.pairings[1].share
    assert [each.bot for each in found.ratings()] == ["greedy", "random"]


def test_on_a_ladder_each_bot_meets_the_next_one() -> None:
    bots = ["steady", "careless", "random"]
    found = tournament(ERA, bots, games=3, form="ladder", with_luck=False)
    assert [(each.bot, each.against) for each in found.pairings] == [
        ("steady", "careless"),
        ("careless", "random"),
    ]
    # A pairing ends with whole rounds of seats, so that luck is dealt evenly.
    assert [each.games for each in found.pairings] == [4, 4]


def test_mirrored_games_share_their_dice() -> None:
    rolls: list[tuple[object, ...]] = []

    def first_chance(played: Played) -> None:
        assert played.record is not None
        entries = json.loads(played.record)["entries"]
        rolls.append(tuple(entries[0]))

    simulate(
        *("kingsburg", ["random", "greedy", "greedy"], 9, 5),
        on_game=first_chance,
        records=True,
        mirrored=True,
    )
    assert rolls[0] == rolls[1] == rolls[2]
    assert len(set(rolls[::3])) > 1


def test_a_tournament_goes_on_where_it_was_killed(tmp_path: Path) -> None:
    notes, all_of_it = tmp_path / "notes.jsonl", tmp_path / "all.jsonl"
    bots = ["greedy", "random"]
    whole = tournament(KINGSBURG, bots, games=12, seed=7, notes=all_of_it)

    def kill(games: int, total: int) -> None:
        assert total == 12
        if games >= 8:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tournament(KINGSBURG, bots, games=12, seed=7, notes=notes, on_progress=kill)
    # What was just being written goes with whoever was writing it.
    kept = notes.read_text("utf-8")
    notes.write_text(kept[:-5], "utf-8")
    assert len(kept.splitlines()) == 5
    again = tournament(KINGSBURG, bots, games=12, seed=7, notes=notes)
    assert again == whole
    assert notes.read_bytes() == all_of_it.read_bytes()


@pytest.mark.parametrize("until_sure", [False, True])
def test_processes_do_not_change_a_tournament(tmp_path: Path, until_sure: bool) -> None:
    found = []
    for processes in (1, 2):
        notes = tmp_path / str(processes)
        played = tournament(
            *(KINGSBURG, ["greedy", "careless", "random"], 26 if until_sure else 4, 2, 3),
            processes=processes,
            notes=notes,
            until_sure=until_sure,
            with_luck=not until_sure,
        )
        found.append((json.dumps(played.to_json()), notes.read_bytes()))
    assert found[0] == found[1]


def test_notes_of_another_tournament_are_refused(tmp_path: Path) -> None:
    notes = tmp_path / "notes.jsonl"
    tournament(ERA, ["greedy", "random"], games=2, notes=notes, with_luck=False)
    with pytest.raises(BadOption, match="another tournament"):
        tournament(ERA, ["random", "greedy"], games=2, notes=notes, with_luck=False)
    notes.write_text("shopping: eggs\n", "utf-8")
    with pytest.raises(BadOption, match="another tournament"):
        tournament(ERA, ["greedy", "random"], games=2, notes=notes, with_luck=False)
    assert notes.read_text("utf-8") == "shopping: eggs\n"


def test_until_sure_ends_early() -> None:
    bots = ["greedy", "random"]
    found = tournament(ERA, bots, games=400, seed=1, until_sure=True, with_luck=False)
    [pairing] = found.pairings
    assert pairing.verdict == "better"
    assert pairing.games < 400


def test_a_pairing_that_has_not_begun_says_nothing() -> None:
    assert Pairing("a", "b", 2).interval == (0.0, 1.0)


def test_one_bot_alone_is_no_tournament() -> None:
    for bots in (["greedy", "greedy"], ["greedy"], ["greedy", "random", "greedy"]):
        with pytest.raises(BadOption, match="at least two bots, and each of them once"):
            tournament(ERA, bots, games=2)
