"""Evidence: intervals that hold, a verdict that is seldom wrong, luck that is taken off fairly."""

import pytest

from burgrave import Rng, game
from burgrave.arena.evidence import EDGE, adjusted, sequential, wilson
from burgrave.arena.match import Job, played

pytestmark = pytest.mark.once


def test_the_interval_holds_the_share_and_narrows() -> None:
    low, high = wilson(30, 100)
    assert 0 < low < 0.3 < high < 1
    assert wilson(300, 1000)[1] - wilson(300, 1000)[0] < high - low
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_the_sequential_test_is_sure_only_when_it_may_be() -> None:
    assert sequential([0.5, 0.5], 4) == "open"
    assert sequential([0.75, 0.5] * 20, 4) == "better"
    assert sequential([0.0, 0.25] * 40, 4) == "not better"


def tables(rng: Rng, seats: int, rounds: int, edge: float) -> list[float]:
    """Shares of wins in rounds where the first seat is far better, and games go much alike.

    In half of the rounds the bot's own draws are good at every seat, in the others bad.
    """
    found = []
    for _ in range(rounds):
        mood = (-0.15, 0.15)[rng.below(2)]
        wins = 0
        for seat in range(seats):
            chance = 1 / seats + edge + mood + (0.06 * (seats - 1) if seat == 0 else -0.06)
            wins += rng.below(10**6) < int(chance * 10**6)
        found.append(wins / seats)
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_a_verdict_is_wrong_at_most_as_often_as_it_says(seats: int) -> None:
    """Even where a seat is far better than others and the games of a round are not independent."""
    rng, tournaments, rounds = Rng(seats), 300, 240 // seats
    wrong = sum(
        sequential(tables(rng, seats, rounds, 0.0), seats) == "better" for _ in range(tournaments)
    )
    missed = sum(
        sequential(tables(rng, seats, rounds, EDGE), seats) == "not better"
        for _ in range(tournaments)
    )
    found = sum(
        sequential(tables(rng, seats, rounds, 4 * EDGE), seats) == "better"
        for _ in range(tournaments)
    )
    # Five of a hundred, and what chance may add to that in so many tournaments.
    assert wrong <= 0.09 * tournaments
    assert missed <= 0.09 * tournaments
    assert found >= 0.9 * tournaments


def test_luck_that_is_known_is_taken_off() -> None:
    rng = Rng(7)
    luck = [(rng.below(1001) - 500) / 1000 for _ in range(400)]
    noise = [(rng.below(1001) - 500) / 2000 for _ in range(400)]
    shares = [0.6 + 0.5 * chance + more for chance, more in zip(luck, noise, strict=True)]
    found = adjusted(shares, luck)
    assert found is not None
    assert found.low < 0.6 < found.high
    assert 0.4 < found.spared < 0.6


def test_luck_that_says_nothing_takes_nothing_off() -> None:
    rng = Rng(8)
    shares = [rng.below(3) / 2 for _ in range(400)]
    found = adjusted(shares, [(rng.below(1001) - 500) / 1000 for _ in range(400)])
    assert found is not None
    assert abs(found.spared) < 0.03
    assert found.share == pytest.approx(sum(shares) / 400, abs=0.01)
    assert adjusted(shares[:7], [0.0] * 7) is None


@pytest.mark.parametrize("name", ["kingsburg", "kings-will"])
def test_the_luck_of_all_seats_cancels_out(name: str) -> None:
    job = Job(game(name), game(name).full_options(3, {}), ["greedy"] * 3, 5, luck=True)
    [once] = played(job)
    [again] = played(job)
    assert once == again
    assert sum(once.luck) == pytest.approx(0)
    assert any(abs(each) > 0.01 for each in once.luck)


@pytest.mark.thorough
def test_luck_is_zero_on_average() -> None:
    """In a game that the judgement knows, over many games of bots that it does not."""
    kingsburg = game("kingsburg")
    job = Job(
        kingsburg, kingsburg.full_options(2, {}), ["careless", "greedy"], 3, 0, 200, luck=True
    )
    luck = [each.luck[each.sitting.index(0)] for each in played(job)]
    mean = sum(luck) / len(luck)
    spread = sum((each - mean) ** 2 for each in luck) / (len(luck) - 1)
    assert abs(mean) < 3 * (spread / len(luck)) ** 0.5
