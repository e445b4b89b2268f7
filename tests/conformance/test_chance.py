"""Random events do what they list: distinct outcomes that sum to one and come up as often."""

from collections import Counter
from fractions import Fraction
from functools import cache

import pytest

from burgrave import Chance, Game, Rng
from burgrave.arena.conformance import check_outcomes
from tests.chi_square import agrees, quantile, statistic
from tests.conformance.tables import GAMES, TABLES, rare_chances

SAMPLES = 100_000
LISTED = 3_200
"""Random events with more outcomes than these are not listed one by one."""


@cache
def kinds_of_chance(game: Game) -> dict[tuple[str, int], Chance]:
    """One random event of each kind and size that turned up in random games or is known as rare."""
    found: dict[tuple[str, int], Chance] = {}
    for position in rare_chances(game.name):
        chance = game.restore(position).chance
        assert chance is not None
        found[chance.kind, int(chance.count)] = chance
    for table in TABLES:
        if table.game is game:
            for seed in range(6):
                walk = table.walk(seed)
                while not walk.state.over:
                    chance = walk.state.chance
                    if chance is not None and chance.count <= LISTED:
                        found.setdefault((chance.kind, int(chance.count)), chance)
                    walk.step()
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_listed_outcomes_are_distinct_and_sum_to_one(game: Game) -> None:
    for chance in kinds_of_chance(game).values():
        check_outcomes(chance)
        for outcome, _ in chance.outcomes():
            assert chance.parse(chance.text(outcome)) == outcome


@pytest.mark.once
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_samples_agree_with_the_listed_probabilities(game: Game) -> None:
    for number, (kind, chance) in enumerate(sorted(kinds_of_chance(game).items())):
        rng = Rng(20_000 + number)
        counts = Counter(int(chance.sample(rng)) for _ in range(SAMPLES))
        assert agrees(counts, chance.outcomes(), SAMPLES), kind


def test_kingsburg_has_every_kind_of_chance() -> None:
    kinds = kinds_of_chance(next(game for game in GAMES if game.name == "kingsburg"))
    sizes: dict[str, list[int]] = {}
    for kind, size in sorted(kinds):
        sizes.setdefault(kind, []).append(size)
    assert sizes == {
        "academy": [6],
        # Three cards out of those that are left: of all 24, and of the 15 documented ones.
        "deal": [1, 20, 84, 220, 455, 816, 1330, 2024],
        "enemy": [5],
        "neutral": [21, 56],
        "order": [2, 6, 24, 120],
        "reinforcements": [6],
        "reroll": [6],
        # Three own dice with none to three bonus dice, as multisets.
        "roll": [56, 56 * 6, 56 * 21, 56 * 56],
    }


def test_the_quantile_is_close_to_printed_tables() -> None:
    for probability, degrees, printed in (
        (0.95, 5, 11.0705),
        (0.99, 10, 23.2093),
        (0.999, 20, 45.3147),
        (0.95, 100, 124.342),
    ):
        assert quantile(probability, degrees) == pytest.approx(printed, rel=0.01)


def test_a_loaded_die_is_found_out() -> None:
    fair = [(face, Fraction(1, 6)) for face in range(6)]
    rng = Rng(5)
    rolled = Counter(int(rng.below(6)) for _ in range(SAMPLES))
    loaded = Counter(int(rng.below(601) % 6) if rng.below(50) else 5 for _ in range(SAMPLES))
    assert agrees(rolled, fair, SAMPLES)
    assert not agrees(loaded, fair, SAMPLES)


def test_rare_outcomes_are_pooled() -> None:
    outcomes = [(0, Fraction(96, 100)), *((face, Fraction(1, 100)) for face in range(1, 5))]
    deviation, degrees = statistic(Counter({0: 192, 1: 2, 2: 2, 3: 2, 4: 2}), outcomes, 200)
    assert (deviation, degrees) == (0.0, 1)
