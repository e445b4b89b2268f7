"""The fast generator: the same numbers in every build and on every machine, all equally likely."""

from __future__ import annotations

import pytest

from burgrave import Rng, Source
from tests.chi_square import uniform


def drawn(seed: int, below: int, count: int) -> list[int]:
    rng = Rng(seed)
    return [int(rng.below(below)) for _ in range(count)]


def test_a_seed_gives_these_numbers_in_every_build() -> None:
    assert drawn(42, 1000, 8) == [240, 731, 899, 189, 877, 639, 396, 291]
    assert drawn(-1, 6, 8) == [2, 4, 2, 1, 2, 1, 2, 3]
    assert drawn(2**70, 2**31 - 1, 4) == [503165543, 1034831562, 121197817, 136566966]


def test_without_a_seed_it_is_zero() -> None:
    assert [Rng().below(1000) for _ in range(3)] == drawn(0, 1000, 1) * 3


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    streams = [tuple(drawn(seed, 2**31 - 1, 3)) for seed in range(-500, 500)]
    assert len(set(streams)) == len(streams)
    assert uniform([stream[0] >> 30 for stream in streams], 2)


@pytest.mark.parametrize("below", [2, 3, 6, 36, 56, 216])
@pytest.mark.parametrize("seed", [0, 1, 99])
def test_all_numbers_are_equally_likely(below: int, seed: int) -> None:
    assert uniform(drawn(seed, below, 200 * below), below)


def test_pairs_that_follow_each_other_are_equally_likely() -> None:
    numbers = drawn(5, 6, 40_000)
    assert uniform([6 * a + b for a, b in zip(numbers[::2], numbers[1::2])], 36)


def test_numbers_that_some_words_would_favour_are_not_favoured() -> None:
    # Of eight words that follow each other three, three and two would lead to each rest.
    numbers = drawn(3, 3 * 2**29, 30_000)
    assert uniform([number % 3 for number in numbers], 3)


def test_below_one_there_is_only_zero() -> None:
    assert set(drawn(8, 1, 100)) == {0}


def test_anybody_can_write_a_source() -> None:
    class Highest(Source):
        def below(self, n: int) -> int:
            return n - 1

    from burgrave import game

    state = game("kingsburg").new(players=2)
    assert state.chance is not None
    assert state.chance.text(state.chance.sample(Highest())) == "order 1 0"


@pytest.mark.parametrize("nothing", [0, -5])
def test_there_is_nothing_to_draw_below_one(nothing: int) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Rng(1).below(nothing)


@pytest.mark.parametrize("seed", [0, 1, -1, 7, 2**31, 2**32 - 1, 2**63, -(2**63), 2**64 + 5, 3**99])
def test_seeds_are_spread_by_a_mixer_of_64_bits(seed: int) -> None:
    """By halves it comes to what the plain formula does, for seeds of any size."""
    mixed, word = seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019, 2**64
    mixed %= word
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 % word
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % word
    mixed ^= mixed >> 31
    low, carry = mixed % 2**32, (mixed >> 32) % 2131995751 + 1
    assert Rng(seed).below(2**31 - 1) == (low ^ carry) * (2**31 - 1) >> 32
