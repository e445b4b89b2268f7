"""Fuzzing finds nothing in our games, and tells everything when something is wrong."""

import json

import pytest

import burgrave
from burgrave.arena import fuzz as fuzzing
from burgrave.arena.fuzz import Failure, combinations, fuzz, play
from burgrave.arena.walk import Violation, Walk
from burgrave.bots import Bot
from burgrave.kernel.rng import Source
from tests.games.own import JUDGED

FEW, MANY = 150, 3000
FEW_OF_BOTS = 6
KINGSBURG = burgrave.game("kingsburg")


@pytest.mark.once
@pytest.mark.parametrize("games", [FEW, pytest.param(MANY, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("name", burgrave.names())
def test_random_games_in_all_combinations_run_without_an_error(name: str, games: int) -> None:
    game = burgrave.game(name)
    seen: list[tuple[int, int]] = []
    report = fuzz(game, games, seed=7, on_progress=lambda done, of: seen.append((done, of)))
    assert not report.failures, str(report.failures[0])
    assert report.games == games
    assert report.combinations == len(combinations(game))
    assert report.thorough >= games // 50
    assert seen[-1] == (games, games)
    assert seen == sorted(seen)
    assert json.loads(json.dumps(report.document()))["games"] == games


BOTS = ("careless", "steady", "shrewd-1", "masterly-2", "random")
"""Every level, its thinking cut short."""


@pytest.mark.once
@pytest.mark.parametrize("games", [FEW_OF_BOTS, pytest.param(MANY, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("name", JUDGED)
def test_bots_of_every_level_play_by_the_rules_in_all_combinations(name: str, games: int) -> None:
    report = fuzz(burgrave.game(name), games, seed=3, bots=BOTS)
    assert not report.failures, str(report.failures[0])
    assert report.games == games


class Cheat(Bot):
    """Takes what it likes."""

    def choose(self, seat: burgrave.Seat, rng: Source) -> burgrave.Action:
        return next(each for each in KINGSBURG.actions if each not in seat.legal)


def test_a_bot_that_plays_illegally_is_found() -> None:
    _, failure = play(KINGSBURG, 2, {}, 1, thorough=False, bots=[Cheat()])
    assert failure is not None
    assert "Bot “cheat” at seat" in failure.error
    assert "not legal here" in failure.error


@pytest.mark.once
def test_several_processes_play_the_same_games() -> None:
    alone = fuzz(KINGSBURG, 120, seed=3)
    together = fuzz(KINGSBURG, 120, seed=3, processes=2)
    assert (alone.games, alone.steps) == (together.games, together.steps)
    assert not together.failures


def test_a_failure_tells_how_to_play_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Walk.step

    def breaks(walk: Walk, log: list[burgrave.Event] | None = None) -> None:
        if len(walk.taken) == 30:
            raise Violation("The game fell off the table.")
        honest(walk, log)

    monkeypatch.setattr(Walk, "step", breaks)
    options: dict[str, str | bool] = {"edition": "revised", "governors": True}
    steps, failure = play(KINGSBURG, 3, options, 11, thorough=False)
    assert failure is not None
    assert steps == len(failure.lines) == 30
    text = str(failure)
    assert text.startswith("kingsburg, 3 players, edition=revised, governors=true, seed 11\n")
    assert "Violation: The game fell off the table." in text
    assert failure.lines[0].startswith("order ")
    monkeypatch.undo()
    assert replayed(failure) == failure.lines


def replayed(failure: Failure) -> list[str]:
    """The same lines, read as notation and played again."""
    state = burgrave.game(failure.game).new(failure.players, **failure.options)
    lines = []
    for line in failure.lines:
        chance = state.chance
        if chance is not None:
            outcome = chance.parse(line)
            lines.append(chance.text(outcome))
            state.settle(outcome)
        else:
            seat, _, text = line.partition(": ")
            action = state.parse(int(seat), text)
            lines.append(f"{seat}: {action}")
            state.play(int(seat), action)
    return lines


def test_the_search_ends_when_enough_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(walk: Walk, log: list[burgrave.Event] | None = None) -> None:
        raise Violation("No step is possible.")

    monkeypatch.setattr(Walk, "step", never)
    monkeypatch.setattr(fuzzing, "_BATCH", 15)
    report = fuzz(KINGSBURG, 1_000, seed=5)
    assert report.games == len(report.failures) == 30
    assert [failure.seed for failure in report.failures] == list(range(5, 35))


def test_a_walk_is_the_same_for_the_same_seed() -> None:
    options: dict[str, str | bool] = {"edition": "first"}
    walks = [Walk(KINGSBURG, 2, options, seed) for seed in (1, 1, 2)]
    for walk in walks:
        while not walk.state.over:
            walk.step()
    assert walks[0].lines == walks[1].lines != walks[2].lines
    assert walks[0].state.hash() == walks[1].state.hash()
