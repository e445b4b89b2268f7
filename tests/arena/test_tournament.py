"""Tournaments: the same for a seed however they are played, and honest about what is known."""

import json
from pathlib import Path

import pytest

from burgrave import BadOption, game
from burgrave.arena.match import Played, simulate
from burgrave.arena.tournament import Pairing, sequential, tournament, wilson

pytestmark = pytest.mark.once
ERA = game("era")


def test_the_interval_holds_the_share_and_narrows() -> None:
    low, high = wilson(30, 100)
    assert 0 < low < 0.3 < high < 1
    assert wilson(300, 1000)[1] - wilson(300, 1000)[0] < high - low
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_the_sequential_test_is_sure_only_when_it_may_be() -> None:
    assert sequential(2, 2, 0.25) == "open"
    assert sequential(60, 100, 0.25) == "better"
    assert sequential(10, 200, 0.25) == "not better"


def test_each_bot_sits_alone_at_a_table_of_the_other() -> None:
    found = tournament(ERA, ["greedy", "random"], games=6, seats=3, seed=2)
    assert [(each.bot, each.against) for each in found] == [
        ("greedy", "random"),
        ("random", "greedy"),
    ]
    assert [each.games for each in found] == [6, 6]
    assert found[0].share > found[1].share


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
    notes = tmp_path / "notes.json"
    whole = tournament(ERA, ["greedy", "random"], games=24, seed=7)
    done = 0

    def kill(games: int, total: int) -> None:
        nonlocal done
        done = games
        if games >= 20:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tournament(ERA, ["greedy", "random"], games=24, seed=7, notes=notes, on_progress=kill)
    assert done == 20
    kept = json.loads(notes.read_text("utf-8"))["wins"]
    again = tournament(ERA, ["greedy", "random"], games=24, seed=7, notes=notes)
    assert again == whole
    assert kept.items() <= json.loads(notes.read_text("utf-8"))["wins"].items()


def test_notes_of_another_tournament_are_refused(tmp_path: Path) -> None:
    notes = tmp_path / "notes.json"
    tournament(ERA, ["greedy", "random"], games=2, notes=notes)
    with pytest.raises(BadOption, match="another tournament"):
        tournament(ERA, ["random", "greedy"], games=2, notes=notes)


def test_until_sure_ends_early() -> None:
    [pairing] = tournament(ERA, ["greedy", "random"], games=400, seed=1, until_sure=True)
    assert pairing.verdict == "better"
    assert pairing.games < 400


def test_a_pairing_that_has_not_begun_says_nothing() -> None:
    assert Pairing("a", "b", 2).interval == (0.0, 1.0)


def test_one_bot_alone_is_no_tournament() -> None:
    with pytest.raises(BadOption, match="two different bots"):
        tournament(ERA, ["greedy", "greedy"], games=2)
