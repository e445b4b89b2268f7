"""The figures after a game, from its record played through once more."""

from __future__ import annotations

from functools import cache

from burgrave.games import chronicler
from burgrave.kernel.chance import Chance
from burgrave.kernel.errors import BadRecord
from burgrave.kernel.fair import FairDice
from burgrave.kernel.record import Record, verify
from burgrave.server.wire import DiceCheck, End, Luck, Place

_SIDES = 6
_MEAN = 3.5

Scores = list[dict[str, int]]


def figures(record: Record) -> End:
    """Everything that the page after the game shows."""
    seats = len(record.players)
    told = chronicler(record.game.name)
    marks: list[tuple[tuple[int, int], Scores]] = []
    pips, dice, rolls = [0] * seats, [0] * seats, [0] * seats
    helped: list[int] = []
    chance: Chance | None = None
    ranking: list[int] = [1] * seats
    for step in record.steps():
        if chance is not None:
            faces = told.faces(chance, step.entry.text)
            if faces and 0 <= chance.seat < seats:
                pips[chance.seat] += sum(faces)
                dice[chance.seat] += len(faces)
                rolls[chance.seat] += 1
            help = told.reinforcement(chance, step.entry.text)
            if help is not None:
                helped.append(help)
        chance = step.state.chance
        now = told.moment(step.state)
        # What a step earns belongs to the moment in which it began.
        if marks and marks[-1][0] != now:
            marks[-1] = (marks[-1][0], step.state.scores())
        if not marks or marks[-1][0] != now:
            marks.append((now, step.state.scores()))
        if step.state.over:
            marks[-1] = (now, step.state.scores())
            ranking = step.state.ranking()
    final = marks[-1][1]
    return End(
        places=[Place(seat=seat, place=place) for seat, place in enumerate(ranking)],
        scores=final,
        by_year=_by_year(marks, seats),
        over_time=[[row["total"] for row in scores] for _, scores in marks],
        luck=[
            Luck(
                seat=seat,
                pips=pips[seat],
                expected=_MEAN * dice[seat],
                percentile=percentile(dice[seat], pips[seat]),
                rolls=rolls[seat],
            )
            for seat in range(seats)
        ],
        reinforcements=helped,
        dice=_dice(record),
    )


def _by_year(marks: list[tuple[tuple[int, int], Scores]], seats: int) -> list[Scores]:
    """What each seat earned in each year, by source."""
    last: dict[int, Scores] = {year: scores for (year, _), scores in marks}
    before: Scores = [{} for _ in range(seats)]
    years: list[Scores] = []
    for year in sorted(last):
        rows = [
            {source: n - was.get(source, 0) for source, n in row.items()}
            for row, was in zip(last[year], before)
        ]
        years.append([{source: n for source, n in row.items() if n} for row in rows])
        before = last[year]
    return years


def _dice(record: Record) -> DiceCheck:
    dice = record.dice
    assert isinstance(dice, FairDice)
    try:
        report = verify(record)
        checked, rolls = report.dice == "checked", report.outcomes
    except BadRecord:
        checked, rolls = False, 0
    return DiceCheck(
        commitment=dice.commitment,
        seed=dice.reveal(),
        shares=list(dice.shares),
        checked=checked,
        rolls=rolls,
    )


def percentile(dice: int, pips: int) -> float:
    """How many of 100 players have worse luck with so many dice; ties count half. Exact.

    >>> percentile(1, 6), percentile(2, 7)
    (91.66666666666667, 50.0)
    """
    if dice == 0:
        return 50.0
    ways = _ways(dice)
    worse = sum(ways[: pips - dice])
    share: float = 100 * (2 * worse + ways[pips - dice]) / (2 * _SIDES**dice)
    return share


@cache
def _ways(dice: int) -> tuple[int, ...]:
    """In how many ways so many dice give each sum, from the least on."""
    ways = [1]
    for _ in range(dice):
        longer = [0] * (len(ways) + _SIDES - 1)
        for place, number in enumerate(ways):
            for face in range(_SIDES):
                longer[place + face] += number
        ways = longer
    return tuple(ways)
