"""What every game has to do right, checked at any state and all through a random game."""

import json
from collections.abc import Callable
from fractions import Fraction

from burgrave.arena.walk import Taken, Violation, Walk, check_choices, take
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance
from burgrave.kernel.errors import BadNotation, IllegalAction
from burgrave.kernel.event import Event
from burgrave.kernel.event import told as seen
from burgrave.kernel.game import Game, Value
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State, canonical, playout

Watch = Callable[[State, list[Event]], None]
"""A game's own invariants: called after every step with the state and what happened."""

_SAMPLE = 12
"""How many of many actions or outcomes one check looks at."""
_FEW = 60
"""So few outcomes are checked one and all, wherever they are due."""
_LONG = 200
"""Nobody takes so many decisions in one secret step but by mere chance."""
_OWN_CHANCE = 0x5EED
"""Checks draw from a generator of their own: the game is the same with and without them."""


def demand(holds: bool, what: str) -> None:
    """Raise a Violation unless the property holds."""
    if not holds:
        raise Violation(what)


def conform(game: Game, state: State, rng: Rng) -> None:
    """Check every property at one state, which stays as it is."""
    before = state.hash()
    check_turn(game, state)
    check_points(state)
    check_chance(state.chance, rng)
    check_notation(state, rng)
    check_position(game, state)
    check_refusals(game, state, rng)
    check_imagined(game, state, rng)
    check_dark(state, rng)
    check_copies(state, rng)
    demand(state.hash() == before, "Looking at a state changes it.")


def conforming_game(
    game: Game,
    players: int,
    options: dict[str, Value],
    seed: int,
    *,
    every: int = 1,
    watch: Watch | None = None,
) -> Walk:
    """Play a random game to its end, and check every property each so many steps."""
    walk = Walk(game, players, options, seed)
    conform_all_through(walk, every, watch)
    return walk


def conform_all_through(walk: Walk, every: int, watch: Watch | None = None) -> None:
    """Play a walk to its end, and check every property each so many steps."""
    game, state = walk.game, walk.state
    rng = Rng(walk.seed ^ _OWN_CHANCE)
    # A companion goes the same way; now and then it is written down as a position and read again.
    companion = state.copy()
    earlier: list[tuple[State, str]] = []
    if watch is not None:
        watch(state, [])
    while not state.over:
        log: list[Event] = []
        walk.step(log)
        _follow(companion, walk.taken[-1], log, with_log=len(walk.taken) % 2 == 0)
        if watch is not None:
            watch(state, log)
        if len(walk.taken) % every == 0:
            conform(game, state, rng)
            now = state.hash()
            demand(companion.hash() == now, "The same steps lead to different states.")
            earlier.append((state.copy(), now))
            companion = game.restore(json.loads(canonical(state.position())))
    conform(game, state, rng)
    demand(companion.hash() == state.hash(), "The same steps lead to different ends.")
    for copy, then in earlier:
        demand(copy.hash() == then, "An earlier copy changed while the game went on.")


def _follow(companion: State, taken: Taken, log: list[Event], with_log: bool) -> None:
    if not with_log:
        take(companion, taken)
        return
    again: list[Event] = []
    take(companion, taken, again)
    for viewer in viewers(companion):
        demand(
            told(again, viewer) == told(log, viewer),
            "The same step tells different events.",
        )


def viewers(state: State) -> list[int | None]:
    """Every seat, and None for the spectators."""
    return [*range(state.seats), None]


def told(log: list[Event], viewer: int | None) -> str:
    """The one text of what a viewer learns from events."""
    return canonical(seen(log, viewer))


def check_turn(game: Game, state: State) -> None:
    """A game is over, waits for a random event or waits for seats: always just one of these."""
    actors, chance = state.actors, state.chance
    waits = [state.over, chance is not None, bool(actors)]
    demand(sum(waits) == 1, f"Over, random event, actors: {waits}, where one must hold.")
    demand(list(actors) == sorted(set(actors)), f"The actors {actors} are not in seat order.")
    demand(bool(state.step), "The step that is due has no name.")
    demand(state.dark > 0 or len(actors) < 2, "Seats choose at the same time, but not in secret.")
    demand(
        not state.dark or chance is None or chance.seat >= 0,
        "A random event in a secret step is nobody's own.",
    )
    catalogue = game.actions
    for seat in range(-1, state.seats + 1):
        choices = state.legal(seat)
        if seat in actors:
            check_choices(seat, choices, catalogue)
        else:
            demand(not choices, f"Seat {seat} does not act but has legal actions.")


def check_points(state: State) -> None:
    """The total of each seat is the sum of its sources; places from 1 follow, with ties."""
    for seat, row in enumerate(state.scores()):
        sources = sum(points for source, points in row.items() if source != "total")
        demand(row["total"] == sources, f"Seat {seat}: the sources {row} miss the total.")
    ranking = state.ranking()
    demand(len(ranking) == state.seats == len(state.scores()), "A seat has no score or no place.")
    for place in ranking:
        better = sum(other < place for other in ranking)
        demand(place == 1 + better, f"The places {ranking} do not count from 1 with ties.")


def check_chance(chance: Chance | None, rng: Rng) -> None:
    """Outcomes have a notation that reads back; few ones are checked one and all."""
    if chance is None:
        return
    count = int(chance.count)
    if count <= _FEW:
        check_outcomes(chance)
    for _ in range(_SAMPLE):
        outcome = int(chance.sample(rng))
        demand(0 <= outcome < count, f"{outcome} was drawn out of {count} outcomes.")
        text = chance.text(outcome)
        demand(chance.parse(text) == outcome, f"“{text}” does not read back.")
    for text in ("", "fly to the moon", "roll", "roll 7 7 7"):
        try:
            chance.parse(text)
        except BadNotation:
            continue
        raise Violation(f"“{text}” is taken for an outcome of {chance.kind}.")


def check_outcomes(chance: Chance) -> None:
    """The listed outcomes are distinct, possible, and their probabilities sum to exactly one."""
    listed = chance.outcomes()
    numbers = [outcome for outcome, _ in listed]
    demand(numbers == list(range(chance.count)), f"The outcomes of {chance.kind} have gaps.")
    texts = {chance.text(outcome) for outcome in numbers}
    demand(len(texts) == len(numbers), f"Two outcomes of {chance.kind} share a notation.")
    demand(all(p > 0 for _, p in listed), f"An outcome of {chance.kind} can't happen.")
    total = sum((p for _, p in listed), Fraction(0))
    demand(total == 1, f"The outcomes of {chance.kind} sum to {total}.")


def check_notation(state: State, rng: Rng) -> None:
    """A legal action reads back from its notation as itself; nonsense does not read at all."""
    for seat in state.actors:
        choices = state.legal(seat)
        for action in _some(choices, rng):
            demand(state.parse(seat, str(action)) is action, f"“{action}” does not read back.")
    for seat in range(state.seats):
        for text in ("", "fly to the moon"):
            _must_not_read(state, seat, text)


def _must_not_read(state: State, seat: int, text: str) -> None:
    try:
        state.parse(seat, text)
    except BadNotation:
        return
    raise Violation(f"“{text}” is taken for a legal action of seat {seat}.")


def _some(choices: list[Action], rng: Rng) -> list[Action]:
    if len(choices) <= _SAMPLE:
        return choices
    return [choices[rng.below(len(choices))] for _ in range(_SAMPLE)]


def check_position(game: Game, state: State) -> None:
    """A position reads back as a state with the same hash, choices and views."""
    text = canonical(state.position())
    demand(json.loads(text) == state.position(), "A position is not plain JSON.")
    again = game.restore(json.loads(text))
    demand(canonical(again.position()) == text, "A position does not read back.")
    demand(again.hash() == state.hash(), "A position read back has another hash.")
    demand(
        again.scores() == state.scores() and again.ranking() == state.ranking(),
        "A position read back has other points or places.",
    )
    for viewer in viewers(state):
        demand_alike(again, state, viewer, "A position read back")
    for seat in range(state.seats):
        demand(again.legal(seat) == state.legal(seat), "A position read back has other choices.")
    demand(_due(again) == _due(state), "A position read back waits for another random event.")


def _due(state: State) -> tuple[str, int, int] | None:
    chance = state.chance
    return None if chance is None else (chance.kind, int(chance.seat), int(chance.count))


def check_refusals(game: Game, state: State, rng: Rng) -> None:
    """What the rules do not allow raises IllegalAction and leaves the state as it was."""
    before = state.hash()
    catalogue = game.actions
    tried: list[str] = []
    for seat in range(-1, state.seats + 1):
        legal = set(state.legal(seat))
        for _ in range(_SAMPLE):
            action = catalogue[rng.below(len(catalogue))]
            if action not in legal:
                _must_refuse(state, seat, action)
                tried.append(f"{seat}: {action}")
                if 0 <= seat < state.seats:
                    _must_not_read(state, seat, str(action))
    for action in _wrong_seat(state):
        for seat in range(state.seats):
            if seat not in state.actors:
                _must_refuse(state, seat, action)
                tried.append(f"{seat}: {action}")
    chance = state.chance
    outcomes = [0, 1] if chance is None else [-1, int(chance.count), int(chance.count) + 999]
    for outcome in outcomes:
        _must_not_settle(state, outcome)
        tried.append(f"outcome {outcome}")
    demand(state.hash() == before, f"One of these was refused but changed the state: {tried}.")


def _wrong_seat(state: State) -> list[Action]:
    """What others may do, up to a few."""
    return [action for seat in state.actors for action in state.legal(seat)[:3]]


def _must_refuse(state: State, seat: int, action: Action) -> None:
    log: list[Event] = []
    try:
        state.play(seat, action, log)
    except IllegalAction as refusal:
        demand(bool(str(refusal)), f"“{action}” is refused without a word.")
        demand(not log, f"“{action}” is refused but told as an event.")
        return
    raise Violation(f"“{action}” of seat {seat} is not legal but was played.")


def _must_not_settle(state: State, outcome: int) -> None:
    log: list[Event] = []
    try:
        state.settle(outcome, log)
    except IllegalAction as refusal:
        demand(bool(str(refusal)) and not log, f"Outcome {outcome} is not refused properly.")
        return
    raise Violation(f"Outcome {outcome} is not possible but was settled.")


def check_imagined(game: Game, state: State, rng: Rng) -> None:
    """What a viewer imagines looks the same to that viewer, and is a state like any other."""
    lies_open = state.imagine(None, rng).view(None)
    for viewer in viewers(state):
        twin = state.imagine(viewer, rng)
        demand_alike(twin, state, viewer, "An imagined state")
        demand(
            twin.view_beside(viewer, lies_open) == state.view(viewer),
            f"Beside what lies open viewer {viewer} sees something else.",
        )
        seed = rng.below(1 << 30)
        demand(
            twin.imagine(viewer, Rng(seed)).hash() == state.imagine(viewer, Rng(seed)).hash(),
            f"What viewer {viewer} imagines hangs on what that viewer may not know.",
        )
        if viewer is not None and not _falls_unseen(state, viewer):
            demand(
                twin.legal(viewer) == state.legal(viewer),
                f"An imagined state has other choices for seat {viewer}.",
            )
    again = game.restore(twin.position())
    demand(again.hash() == twin.hash(), "An imagined state's position does not read back.")
    playout(twin, rng)


def _falls_unseen(state: State, viewer: int | None) -> bool:
    """Does another seat roll in a secret step right now? The viewer can't know that."""
    chance = state.chance
    return bool(state.dark) and chance is not None and int(chance.seat) != viewer


def check_dark(state: State, rng: Rng) -> None:
    """Whatever a seat does and rolls in a secret step, others see only when it is done.

    Each seat goes through the rest of the step alone, twice: what it decides and rolls on the way
    changes nothing for others, and in the end both ways look the same to them.
    """
    if not state.dark:
        return
    chance = state.chance
    for seat in state.actors if chance is None else (int(chance.seat),):
        others = [viewer for viewer in viewers(state) if viewer != seat]
        ends = [_alone(state, seat, others, rng) for _ in range(2)]
        found = [end for end in ends if end]
        demand(found[1:] == found[:-1], f"How seat {seat} came to be done shows to others.")


def _alone(state: State, seat: int, others: list[int | None], rng: Rng) -> list[str]:
    """A seat's own random way until it is done; how that looks to others, if the step goes on."""
    walker, dark = state.copy(), state.dark
    before = [_outside(walker, viewer, []) for viewer in others]
    choices = _choices(walker, others)
    for _ in range(_LONG):
        log: list[Event] = []
        chance = walker.chance
        if chance is not None and int(chance.seat) != seat:
            return []
        if chance is not None:
            walker.settle(chance.sample(rng), log)
            demand(walker.dark == dark, "Dice end a secret step.")
        else:
            legal = walker.legal(seat)
            walker.play(seat, legal[rng.below(len(legal))], log)
        if walker.dark != dark:
            return []
        still = _choices(walker, others)
        demand(
            choices == still or not choices or not still,
            f"What seat {seat} does in secret changes what others can do.",
        )
        after = [_outside(walker, viewer, log) for viewer in others]
        if walker.chance is None and seat not in walker.actors:
            return after
        demand(after == before, f"What seat {seat} does in secret shows to others.")
        choices = choices or still
    return []


def _outside(state: State, viewer: int | None, log: list[Event]) -> str:
    """All that a viewer can see of a secret step in which another seat is choosing."""
    facts = [state.view(viewer), state.step, state.scores(), state.ranking()]
    return canonical([*facts, seen(log, viewer)])


def _choices(state: State, seats: list[int | None]) -> list[list[Action]]:
    """What seats can do; while dice fall, nobody is asked."""
    if state.chance is not None:
        return []
    return [state.legal(seat) for seat in seats if seat is not None]


def check_copies(state: State, rng: Rng) -> None:
    """Copies, and copies of copies, go their own ways."""
    before = state.hash()
    first = state.copy()
    second = first.copy()
    stroll(first, rng, _SAMPLE)
    third = second.copy()
    stroll(second, rng, _SAMPLE)
    demand(state.hash() == before, "What happens to a copy changes the state itself.")
    demand(third.hash() == before, "What happens to a state changes its copy.")


def stroll(state: State, rng: Rng, steps: int) -> None:
    """Play a few random steps."""
    for _ in range(steps):
        chance = state.chance
        if chance is not None:
            state.settle(chance.sample(rng))
        elif state.actors:
            seat = state.actors[rng.below(len(state.actors))]
            choices = state.legal(seat)
            state.play(seat, choices[rng.below(len(choices))])


def demand_alike(one: State, other: State, viewer: int | None, what: str) -> None:
    """Two states must look the same to a viewer, to the byte."""
    seen = canonical(one.view(viewer))
    demand(seen == canonical(other.view(viewer)), f"{what} looks different to viewer {viewer}.")
    demand(json.loads(seen) == one.view(viewer), "A view is not plain JSON.")
    demand(
        (one.actors == other.actors or _falls_unseen(other, viewer))
        and one.over == other.over
        and one.step == other.step,
        f"{what} stands differently to viewer {viewer}.",
    )
    if viewer is not None:
        demand(
            one.scores()[viewer] == other.scores()[viewer],
            f"{what} has other points for seat {viewer}.",
        )
