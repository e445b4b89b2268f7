"""The figures after a game, from its record played through once more."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import prod, sqrt

from burgrave.games import Chronicler, Throw, chronicler
from burgrave.kernel.chance import Chance
from burgrave.kernel.fair import FairDice
from burgrave.kernel.record import Record, verify
from burgrave.server.game_wire import AnyEnd, wire_of
from burgrave.server.wire import DiceCheck, End, Luck, Place

Scores = list[dict[str, int]]
Die = tuple[int, ...]


def figures(record: Record, places: Sequence[int]) -> AnyEnd:
    """Everything that the page after the game shows; no places where nobody won."""
    game = wire_of(record.game.name)
    told = chronicler(game.name)
    luck = [_Luck() for _ in record.players]
    asides: dict[str, list[int]] = defaultdict(list)
    marks: list[tuple[tuple[int, int], Scores]] = []
    numbers: list[int] = []
    last = record.beginning()
    chance = last.chance
    at_first = last.scores()
    if record.begin_at is not None or not record.entries:
        # What was there already belongs to nobody's moment.
        marks.append((told.when(last), at_first))
        numbers.append(0)
    for each in record.replayed():
        if chance is not None:
            _hear(told, chance, each.entry.text, luck, asides)
        chance = each.state.chance
        now = told.when(each.state)
        # What an entry earns belongs to the moment in which it began.
        if marks and marks[-1][0] != now:
            marks[-1] = (marks[-1][0], each.state.scores())
            numbers[-1] = each.number
        if not marks or marks[-1][0] != now:
            marks.append((now, each.state.scores()))
            numbers.append(each.number)
        last = each.state
    marks[-1] = (marks[-1][0], last.scores())
    numbers[-1] = len(record.entries)
    own = {name: asides[name] for name in set(game.end.__struct_fields__) - _GENERAL}
    return game.end(
        game=game.name,
        places=[Place(seat=seat, place=place) for seat, place in enumerate(places)],
        scores=marks[-1][1],
        by_chapter=_by_chapter(marks, at_first),
        at_first=[row["total"] for row in at_first],
        over_time=[[row["total"] for row in scores] for _, scores in marks],
        chapters=[chapter for (chapter, _), _ in marks],
        moments=numbers,
        luck=[each.of(seat) for seat, each in enumerate(luck)],
        dice=_dice(record),
        **own,
    )


_GENERAL = set(End.__struct_fields__)


def _hear(
    told: Chronicler,
    chance: Chance,
    text: str,
    luck: list[_Luck],
    asides: dict[str, list[int]],
) -> None:
    """Note what an outcome means for anybody's luck, and what else there is to tell of it."""
    throws = told.throws(chance, text)
    for throw in throws:
        luck[throw.seat].add(throw)
    for seat in {throw.seat for throw in throws}:
        luck[seat].rolls += 1
    for name, number in told.asides(chance, text).items():
        asides[name].append(number)


def _by_chapter(marks: list[tuple[tuple[int, int], Scores]], at_first: Scores) -> list[Scores]:
    """What each seat earned in each chapter, by source."""
    last: dict[int, Scores] = {chapter: scores for (chapter, _), scores in marks}
    before = at_first
    chapters: list[Scores] = []
    for chapter in sorted(last):
        rows = [
            {source: n - was.get(source, 0) for source, n in row.items()}
            for row, was in zip(last[chapter], before)
        ]
        chapters.append([{source: n for source, n in row.items() if n} for row in rows])
        before = last[chapter]
    return chapters


def _dice(record: Record) -> DiceCheck:
    dice = record.dice
    assert isinstance(dice, FairDice)
    report = verify(record)
    return DiceCheck(
        commitment=dice.commitment,
        seed=dice.reveal(),
        shares=list(dice.shares),
        checked=report.dice == "checked",
        rolls=report.outcomes,
    )


class _Luck:
    """One seat's dice."""

    def __init__(self) -> None:
        self.worth = 0
        self.rolls = 0
        self._dice: Counter[Die] = Counter()

    def add(self, throw: Throw) -> None:
        """One more die."""
        self.worth += throw.worth
        self._dice[tuple(sorted(throw.die))] += 1

    def of(self, seat: int) -> Luck:
        """The sum against what could be expected."""
        means = {die: sum(die) / len(die) for die in self._dice}
        variance = sum(
            number * sum((face - means[die]) ** 2 for face in die) / len(die)
            for die, number in self._dice.items()
        )
        return Luck(
            seat=seat,
            pips=self.worth,
            expected=sum(number * means[die] for die, number in self._dice.items()),
            deviation=sqrt(variance),
            percentile=percentile(self._dice, self.worth),
            rolls=self.rolls,
        )


def percentile(dice: Counter[Die], worth: int) -> float:
    """How many of 100 players have worse luck with these dice; ties count half. Exact.

    >>> die = (1, 2, 3, 4, 5, 6)
    >>> percentile(Counter({die: 1}), 6), percentile(Counter({die: 2}), 7)
    (91.66666666666667, 50.0)
    """
    ways = {0: 1}
    for die in dice.elements():
        ways = _with(ways, die)
    worse = sum(n for total, n in ways.items() if total < worth)
    all_ways = prod(len(die) ** number for die, number in dice.items())
    share: float = 100 * (2 * worse + ways.get(worth, 0)) / (2 * all_ways)
    return share


def _with(ways: dict[int, int], die: Die) -> dict[int, int]:
    """In how many ways each sum comes about, with one die more."""
    more: dict[int, int] = defaultdict(int)
    for face, times in Counter(die).items():
        for total, number in ways.items():
            more[total + face] += number * times
    return more
