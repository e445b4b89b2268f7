"""Golden playthroughs: whole games with fixed seeds, in which every change shows as a diff."""

from collections.abc import Iterator
from pathlib import Path

import burgrave
from burgrave import Event, Rng, State
from burgrave.kernel.game import Value
from tests.games.own import own

FOLDER = Path(__file__).parent
MILESTONES = {"year_begins", "round_begins"}
"""Before these events the points so far are written."""


class Playthrough:
    """A game with its table and seed, and the name of its file."""

    def __init__(self, game: str, table: str, players: int, options: dict[str, Value]) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.path = FOLDER / f"{game}-{table}-{players}.txt"

    def write(self) -> str:
        """The transcript."""
        return "\n".join([*self._lines(), ""])

    def _lines(self) -> Iterator[str]:
        game = burgrave.game(self.game)
        chosen = {name: str(value).lower() for name, value in self.options.items()}
        yield f"{game.title}, {self.players} players, rules {game.rules_version}"
        yield ", ".join(f"{name} {value}" for name, value in chosen.items())
        state = game.new(self.players, **self.options)
        rng = Rng(self.players)
        while not state.over:
            log: list[Event] = []
            before = points(state)
            line = step(state, rng, log)
            if any(event.kind in MILESTONES for event in log):
                yield before
            yield line
            yield from ("    " + told(event) for event in log)
        yield points(state)
        yield from sources(state)
        yield f"hash {state.hash()}"

    def __repr__(self) -> str:
        return self.path.stem


def step(state: State, rng: Rng, log: list[Event] | None) -> str:
    """Take one random step; the outcome or the decision, in notation."""
    chance = state.chance
    if chance is not None:
        outcome = int(chance.sample(rng))
        text = chance.text(outcome)
        state.settle(outcome, log)
        return f"* {text}"
    # Where several seats may act, any of them may be the first.
    seat = state.actors[rng.below(len(state.actors))]
    choices = state.legal(seat)
    # Passing and declining stand first in a catalogue: of two actions the later one is more fun.
    drawn = [choices[rng.below(len(choices))] for _ in range(2)]
    action = max(drawn, key=lambda action: action.id)
    state.play(seat, action, log)
    return f"{seat} {action}"


def told(event: Event) -> str:
    """An event as a line: its seat and kind, and the facts that say something."""
    facts = {**event.facts, **event.view(int(event.seat))} if event.seat >= 0 else event.facts
    words = [event.kind] if event.seat < 0 else [str(event.seat), event.kind]
    for name, fact in facts.items():
        if name in ("kind", "seat") or fact in (None, False, 0, "", [], {}):
            continue
        words.append(name if fact is True else f"{name} {shown(fact)}")
    return " ".join(words)


def shown(fact: object) -> str:
    """A fact as people would write it."""
    if isinstance(fact, dict):
        return "+".join(f"{number} {name}" for name, number in fact.items())
    if isinstance(fact, list):
        return "-".join(str(item) for item in fact)
    return str(fact)


def points(state: State) -> str:
    """The points of all seats on one line."""
    totals = [f"seat {seat} {row['total']}" for seat, row in enumerate(state.scores())]
    return f"= points: {', '.join(totals)}"


def sources(state: State) -> Iterator[str]:
    """The places at the end, and where the points come from."""
    for seat, (row, place) in enumerate(zip(state.scores(), state.ranking(), strict=True)):
        earned = [f"{name} {n}" for name, n in row.items() if n and name != "total"]
        yield f"= seat {seat} takes place {place} with {row['total']}: {', '.join(earned)}"


def playthrough(name: str, table: str, players: int) -> Playthrough:
    """One of a game's own tables with so many players."""
    return Playthrough(name, table, players, own(name, "playthroughs").TABLES[table])


PLAYTHROUGHS = [
    playthrough(name, table, players)
    for name in burgrave.names()
    for table in own(name, "playthroughs").TABLES
    for players in burgrave.game(name).seats
]
