"""The figures after a game add up."""

from __future__ import annotations

from burgrave import FairDice, Player, Record, Rng, Table, game
from burgrave.server.end import figures, percentile


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


def test_years_and_seasons_add_up_to_the_scores() -> None:
    end = figures(finished(edition="first"))
    assert len(end.by_year) == 5
    assert len(end.over_time) == 15
    assert len(end.reinforcements) == 5
    for seat, row in enumerate(end.scores):
        for source, points in row.items():
            assert sum(year[seat].get(source, 0) for year in end.by_year) == points
        assert end.over_time[-1][seat] == row["total"]
    assert min(place.place for place in end.places) == 1


def test_the_dice_are_checked() -> None:
    end = figures(finished(edition="revised", governors=True, army_tokens=True))
    assert end.dice.checked
    assert end.dice.seed == "00" * 32
    assert end.dice.rolls > 30
    assert end.reinforcements == []
    for luck in end.luck:
        assert luck.rolls >= 15
        assert 0 <= luck.percentile <= 100


def test_luck_is_exact() -> None:
    assert percentile(0, 0) == 50
    assert percentile(1, 1) == 100 / 12
    assert percentile(2, 12) == 100 * 71 / 72
