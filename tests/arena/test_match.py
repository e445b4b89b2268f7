"""Matches: fair seats, exact sums, the same games for the same seed."""

from dataclasses import replace

import pytest

from burgrave import Action, BadOption, IllegalAction, Rng, Seat, Source, compiled, game
from burgrave.arena.match import Result, play, simulate
from burgrave.bots import Bot, bot
from burgrave.kernel.game import Value

GAMES = 60 if compiled else 12
RANDOM = ["random"] * 4


def without_clock(result: Result) -> dict[str, object]:
    return replace(result, seconds=0.0).to_json()


def test_the_same_seed_gives_the_same_match() -> None:
    line_up = ["greedy", "random", "random"]
    first = simulate("kingsburg", line_up, GAMES, seed=5)
    again = simulate("kingsburg", line_up, GAMES, seed=5)
    other = simulate("kingsburg", line_up, GAMES, seed=6)
    assert without_clock(first) == without_clock(again)
    assert without_clock(first) != without_clock(other)


@pytest.mark.once
@pytest.mark.parametrize("line_up", [RANDOM, ["greedy", "random", "random", "random"]])
def test_processes_do_not_change_the_result(line_up: list[str]) -> None:
    games = 110 if compiled else 51
    options: dict[str, Value] = {"edition": "revised", "army_tokens": True}
    alone = simulate("kingsburg", line_up, games, 7, options)
    shared = simulate("kingsburg", line_up, games, 7, options, processes=2)
    assert without_clock(alone) == without_clock(shared)


def test_random_line_ups_play_the_same_games_on_the_slow_path() -> None:
    kingsburg = game("kingsburg")
    fast = simulate(kingsburg, RANDOM, 1, seed=9)
    state = kingsburg.new(4)
    stream = Rng(9 * 1_000_003 * 4)
    decisions = play(state, [bot("random")] * 4, stream, stream, Rng(1))
    assert fast.decisions == decisions
    totals = [row["total"] for row in state.scores()]
    assert [standing.mean_score for standing in fast.standings] == totals


def test_everything_adds_up() -> None:
    result = simulate("kingsburg", RANDOM, GAMES, seed=1)
    assert result.games == GAMES
    assert result.decisions > 100 * GAMES
    assert sum(standing.wins for standing in result.standings) == pytest.approx(GAMES)
    for standing in result.standings:
        assert sum(standing.places) == GAMES
        assert sum(standing.points.values()) == pytest.approx(standing.mean_score)
        mean = sum(place * times for place, times in enumerate(standing.places, 1)) / GAMES
        assert standing.mean_place == pytest.approx(mean)


class Recorder(Bot):
    """Takes the first action, and notes where it sat."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, seat: Seat, rng: Source) -> Action:
        self.seats.add(seat.number)
        return seat.legal[0]


def test_seats_are_passed_round() -> None:
    recorder = Recorder()
    simulate("kingsburg", [recorder, "random", "random"], 3)
    assert recorder.seats == {0, 1, 2}


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[int] = []
    simulate("kingsburg", RANDOM, 120, on_progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 120


class Cheat(Bot):
    def choose(self, seat: Seat, rng: Source) -> Action:
        return game("kingsburg").actions[0]


class Sleeper(Bot):
    def choose(self, seat: Seat, rng: Source) -> Action:
        return None  # type: ignore[return-value]


@pytest.mark.parametrize(("wrong", "action"), [(Cheat(), "pass"), (Sleeper(), "None")])
def test_an_illegal_action_is_blamed_on_its_bot(wrong: Bot, action: str) -> None:
    with pytest.raises(IllegalAction, match=rf"Bot “{wrong.name}” at seat \d chose “{action}”"):
        simulate("kingsburg", ["random", wrong, "random"], 5)


@pytest.mark.parametrize(
    ("bots", "games", "processes", "part"),
    [
        (["random"], 1, 1, "for 2 to 5 players, not 1"),
        (RANDOM, 0, 1, "at least one game"),
        (RANDOM, 1, 0, "at least one process"),
        (["random", "clever"], 1, 1, "no bot “clever”"),
    ],
)
def test_a_match_that_cannot_be_says_why(
    bots: list[str], games: int, processes: int, part: str
) -> None:
    with pytest.raises(BadOption, match=part):
        simulate("kingsburg", bots, games, processes=processes)


def test_an_unknown_game_says_so() -> None:
    with pytest.raises(BadOption, match="no game “chess”"):
        simulate("chess", RANDOM, 1)
