"""Tournaments: bot against bot, with how sure the outcome is."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise, permutations
from pathlib import Path
from typing import Literal

from burgrave.arena import luck
from burgrave.arena.crew import Crew, crew
from burgrave.arena.evidence import Adjusted, adjusted, sequential, wilson
from burgrave.arena.match import Job, played
from burgrave.arena.notes import Notes
from burgrave.arena.ratings import Placed, Rating, can_rate, ratings
from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game, Value

Form = Literal["round-robin", "ladder"]
"""Everybody against everybody; or each bot against the next one, as they are named."""


@dataclass
class Round:
    """Games with the same dice: the first bot of the line-up from every seat once."""

    places: list[list[int]]
    """For each game the place of every bot of the line-up."""
    luck: list[float]
    """For each game how much of a win chance has brought the first one; empty where unknown."""

    @property
    def share(self) -> float:
        """The part of the games that the first bot won; shared wins count in parts."""
        won = [1 / places.count(1) if places[0] == 1 else 0.0 for places in self.places]
        return sum(won) / len(won)


@dataclass
class Pairing:
    """One bot against a table of another."""

    bot: str
    against: str
    seats: int
    rounds: list[Round] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.rounds) * self.seats

    @property
    def wins(self) -> float:
        """How many of them the bot won; shared wins count in parts."""
        return sum(each.share for each in self.rounds) * self.seats

    @property
    def share(self) -> float:
        """The part of the games that the bot won."""
        return self.wins / self.games if self.rounds else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, in 95 of 100 tournaments (Wilson)."""
        return wilson(self.wins, self.games)

    @property
    def verdict(self) -> str:
        """`better` or `not better` than fair, once a sequential test is sure; else `open`."""
        return sequential([each.share for each in self.rounds], self.seats)

    @property
    def adjusted(self) -> Adjusted | None:
        """The share without the luck, where luck was told and there are rounds enough."""
        if not all(each.luck for each in self.rounds):
            return None
        chance = [sum(each.luck) / len(each.luck) for each in self.rounds]
        return adjusted([each.share for each in self.rounds], chance)

    @property
    def line_up(self) -> list[str]:
        """The bot, and the others at its table."""
        return [self.bot, *[self.against] * (self.seats - 1)]


@dataclass
class Tournament:
    """All pairings, and what can be said of them."""

    game: Game
    seed: int
    pairings: list[Pairing]

    def ratings(self) -> list[Rating]:
        """Everybody's rating, best first; the pairings' games are rated in turns."""
        bots = dict.fromkeys(bot for each in self.pairings for bot in (each.bot, each.against))
        return ratings(list(bots), self._placed())

    def _placed(self) -> Iterator[Placed]:
        for number in range(max(len(each.rounds) for each in self.pairings)):
            for each in self.pairings:
                if number < len(each.rounds):
                    for places in each.rounds[number].places:
                        yield each.line_up, places

    def to_json(self) -> dict[str, object]:
        """The tournament as a JSON document."""
        rated = self.ratings() if can_rate() else []
        return {
            "game": self.game.name,
            "seed": self.seed,
            "pairings": [_row(each) for each in self.pairings],
            "ratings": [vars(each) for each in rated],
        }


def _row(pairing: Pairing) -> dict[str, object]:
    without = pairing.adjusted
    return {
        "bot": pairing.bot,
        "against": pairing.against,
        "seats": pairing.seats,
        "games": pairing.games,
        "wins": pairing.wins,
        "share": pairing.share,
        "interval": pairing.interval,
        "verdict": pairing.verdict,
        "adjusted": None if without is None else vars(without),
    }


def tournament(
    game: Game,
    bots: Sequence[str],
    games: int,
    seats: int = 2,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    processes: int = 1,
    form: Form = "round-robin",
    notes: Path | None = None,
    until_sure: bool = False,
    with_luck: bool = True,
    on_progress: Callable[[int, int], None] | None = None,
    by: Crew | None = None,
) -> Tournament:
    """Each bot alone at tables of another; with two seats one pairing tells both ways.

    A pairing has at least so many games, in whole rounds. `notes` keeps every round: a tournament
    that was killed goes on there. With `until_sure` a pairing ends as soon as the sequential test
    has a verdict. The same seed gives the same tournament, whoever plays it: a crew that is there
    already, or processes of its own. Luck is told where somebody has learned to judge the game.
    """
    if len(set(bots)) < 2 or len(set(bots)) < len(bots):
        raise BadOption("amiss-two-bots")
    full = game.full_options(seats, dict(options or {}))
    telling = with_luck and luck.can_tell(game)
    pairings = [Pairing(*pair, seats) for pair in _pairs(bots, seats, form)]
    name = [game.name, game.rules_version, list(bots), form, seats, seed, full, telling]
    kept = Notes(notes, name)
    rounds = -(-games // seats)

    def decided(number: int) -> bool:
        return until_sure and pairings[number].verdict != "open"

    def jobs() -> Iterator[_Task]:
        for number, pairing in enumerate(pairings):
            for place in range(rounds):
                if decided(number):
                    break
                job = Job(
                    game,
                    full,
                    [*pairing.line_up],
                    seed * 1009 + number,
                    *(place * seats, (place + 1) * seats),
                    mirrored=True,
                    luck=telling,
                )
                yield number, place, kept.known.get((number, place)), job

    with ExitStack() as hired:
        hired.enter_context(kept)
        team = by or hired.enter_context(crew(processes))
        for number, place, played_round in team.each(_round, jobs()):
            if decided(number):
                # It was begun before anybody knew.
                continue
            kept.add(number, place, played_round)
            pairings[number].rounds.append(Round(*played_round))
            if on_progress is not None:
                on_progress(*_progress(pairings, rounds * seats, number))
    return Tournament(game, seed, pairings)


_Kept = tuple[list[list[int]], list[float]]
_Task = tuple[int, int, _Kept | None, Job]


def _round(task: _Task) -> tuple[int, int, _Kept]:
    """Play a round, unless it is known from notes."""
    number, place, known, job = task
    if known is not None:
        return number, place, known
    places, lucky = [], []
    for each in played(job):
        seat_of = [each.sitting.index(bot) for bot in range(len(each.sitting))]
        places.append([each.places[seat] for seat in seat_of])
        if each.luck:
            lucky.append(each.luck[seat_of[0]])
    return number, place, (places, lucky)


def _progress(pairings: Sequence[Pairing], games: int, at: int) -> tuple[int, int]:
    """How many games there were, and how many there will be; who was decided early is done."""
    done = sum(each.games for each in pairings[: at + 1])
    return done, done + (games - pairings[at].games) + games * (len(pairings) - at - 1)


def _pairs(bots: Sequence[str], seats: int, form: Form) -> list[tuple[str, str]]:
    if form == "ladder":
        return list(pairwise(bots))
    place = partial(list(bots).index)
    return [(a, b) for a, b in permutations(bots, 2) if seats > 2 or place(a) < place(b)]
