"""The figures after a game add up."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from msgspec import to_builtins

from burgrave import FairDice, Player, Record, Rng, Table, game, replay
from burgrave.server.end import figures, percentile
from burgrave.server.game_wire import AnyEnd

DIE = (1, 2, 3, 4, 5, 6)


def finished(**options: str | bool) -> Record:
    players = [Player("Anna"), Player("Béla"), Player("Cili")]
    table = Table(game("kingsburg"), players, FairDice(bytes(32), 3), options)
    table.start()
    rng = Rng(5)
    while not table.state.over:
        seat = table.waiting[0]
        legal = table.state.legal(seat)
        table.play(seat, legal[rng.below(len(legal))])
    return Record.of(table)


def figures_of(record: Record) -> AnyEnd:
    return figures(record, replay(record).state.ranking())


def test_years_and_seasons_add_up_to_the_scores() -> None:
    end = figures_of(finished(edition="first"))
    assert len(end.by_chapter) == 5
    assert len(end.over_time) == 15
    assert end.chapters == [year for year in range(1, 6) for _ in range(3)]
    assert len(to_builtins(end)["reinforcements"]) == 5
    for seat, row in enumerate(end.scores):
        for source, points in row.items():
            assert sum(year[seat].get(source, 0) for year in end.by_chapter) == points
        assert end.over_time[-1][seat] == row["total"]
    assert min(place.place for place in end.places) == 1


def test_the_dice_are_checked() -> None:
    end = figures_of(finished(edition="revised", governors=True, army_tokens=True))
    assert end.dice.checked
    assert end.dice.seed == "00" * 32
    assert end.dice.rolls > 30
    assert to_builtins(end)["reinforcements"] == []
    for luck in end.luck:
        assert luck.rolls >= 15
        assert 0 <= luck.percentile <= 100


def test_luck_is_exact() -> None:
    assert percentile(Counter(), 0) == 50
    assert percentile(Counter({DIE: 1}), 1) == 100 / 12
    assert percentile(Counter({DIE: 2}), 12) == 100 * 71 / 72
    # Dice of unlike kinds: of the 12 pairs one makes less than 2 and two make 2.
    assert percentile(Counter({(0, 1): 1, DIE: 1}), 2) == 100 * (2 * 1 + 2) / (2 * 12)


def test_luck_is_told_against_the_mean() -> None:
    end = figures_of(finished(edition="first"))
    for luck in end.luck:
        dice = luck.expected / 3.5
        assert luck.deviation == pytest.approx(math.sqrt(dice * 35 / 12))
        assert dice <= luck.pips <= 6 * dice
