"""Golden moments: what everybody sees at each step of a game, and which edits of it stand.

The first time that a playthrough comes to a step, it is written what is new in its view and what
each seat sees differently; then what becomes of the position if one field is changed by a little.
"""

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from hashlib import sha256
from typing import Any

import burgrave
from burgrave import BadOption, BadPosition, Game, Rng, State
from burgrave.kernel.state import View, canonical
from tests.games.own import own
from tests.golden.transcript import FOLDER, Playthrough, playthrough, step

Document = dict[str, Any]


class Moments:
    """The moments of some playthroughs of one game."""

    def __init__(self, game: str, playthroughs: list[Playthrough]) -> None:
        self.game = burgrave.game(game)
        self.playthroughs = playthroughs
        self.path = FOLDER / f"{game}-moments.txt"

    def write(self) -> str:
        """All of them."""
        return "\n".join([*self._lines(), ""])

    def _lines(self) -> Iterator[str]:
        seen: set[str] = set()
        for table in self.playthroughs:
            before: dict[str, str] = {}
            state = self.game.new(table.players, **table.options)
            rng = Rng(table.players)
            while True:
                if state.step not in seen:
                    seen.add(state.step)
                    yield f"{state.step} ({table})"
                    yield from shown(state, before)
                    before = flat(state.view(None))
                    yield from verdicts(self.game, state.position())
                if state.over:
                    break
                step(state, rng, [])

    def __repr__(self) -> str:
        return self.path.stem


def shown(state: State, before: dict[str, str]) -> Iterator[str]:
    """What an onlooker sees newly, what each seat sees differently, and what they imagine."""
    plain = flat(state.view(None))
    for name in {**before, **plain}:
        if before.get(name) != plain.get(name):
            yield f"    {name}: {plain.get(name, 'nothing')}"
    for seat in range(state.seats):
        own = flat(state.view(seat))
        other = {name: value for name, value in own.items() if plain.get(name) != value}
        yield from (f"    {seat} sees {name}: {value}" for name, value in other.items())
        yield from (f"    {seat} sees no {name}" for name in plain if name not in own)
    viewers: list[int | None] = [None, *range(state.seats)]
    imagined = [state.imagine(viewer, Rng(5)).position() for viewer in viewers]
    yield f"    imagined: {' '.join(digest([position]) for position in imagined)}"


def flat(view: View) -> dict[str, str]:
    """The fields of a view, those of seats one by one, as JSON."""
    fields = {name: value for name, value in view.items() if name != "seats"}
    for seat, facts in enumerate(view["seats"]):
        fields |= {f"seat {seat} {name}": value for name, value in facts.items()}
    told = {name: value for name, value in fields.items() if value or value == 0}
    return {name: json.dumps(value, ensure_ascii=False) for name, value in told.items()}


def verdicts(game: Game, position: Document) -> Iterator[str]:
    """Each sentence with the edits that it refuses; then those that stand."""
    refused: dict[str, list[str]] = {}
    stand: dict[str, Document] = {}
    for name, document in edits(position):
        try:
            stand[name] = game.restore(document).position()
        except (BadPosition, BadOption) as problem:
            # “x” must be …, not y: the name of the edit says it already.
            sentence = re.sub("^“.*” (must .*), not .*", r"\1", str(problem))
            refused.setdefault(sentence, []).append(name)
    for sentence in sorted(refused):
        yield f"    refused: {', '.join(refused[sentence])}: {sentence}"
    yield f"    stand: {len(stand)} others: {digest(list(stand.values()))}"


def edits(position: Document) -> Iterator[tuple[str, Document]]:
    """The position with one field changed, of the table or of the first and the last seat."""
    last = len(position["seats"]) - 1
    ways: list[tuple[str | int, ...]] = [(key,) for key in position if key != "seats"]
    ways += [("seats", seat, key) for seat in {0, last} for key in position["seats"][seat]]
    for way in ways:
        *to, key = way
        parent: Any = position
        for each in to:
            parent = parent[each]
        for how, value in neighbours(parent[key]):
            document = deepcopy(position)
            changed: Any = document
            for each in to:
                changed = changed[each]
            if how == "left out":
                del changed[key]
            else:
                changed[key] = value
            yield f"{' '.join(map(str, way[1:] if to else way))} {how}", document


def neighbours(value: Any) -> Iterator[tuple[str, Any]]:
    """What is nearly the same as a field's value."""
    yield "left out", None
    if isinstance(value, bool):
        yield "turned", not value
    elif isinstance(value, int):
        yield "+ 1", value + 1
        yield "- 1", value - 1
    elif isinstance(value, list):
        yield "empty", []
        yield "shorter", value[:-1]
        yield "doubled", value + value[:1]
        if value and isinstance(value[0], int):
            yield "with 0", [*value, 0]
    elif isinstance(value, dict):
        yield "empty", {}
        for name, number in value.items():
            for how, other in neighbours(number):
                if how != "left out":
                    yield f"{name} {how}", {**value, name: other}
    elif value is None:
        yield "0", 0


def digest(positions: list[Document]) -> str:
    """Changes with any of these positions."""
    return sha256("\n".join(canonical(each) for each in positions).encode()).hexdigest()[:12]


MOMENTS = [
    Moments(name, [playthrough(name, table, n) for n, table in own(name, "playthroughs").MOMENTS])
    for name in burgrave.names()
]
