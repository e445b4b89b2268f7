"""What a viewer may not know changes nothing for that viewer, not a byte, in any random state."""

from collections.abc import Iterator

import pytest

import burgrave
from burgrave import Action, BadNotation, Event, IllegalAction, Rng, State
from burgrave.arena.conformance import told, viewers
from burgrave.kernel.state import canonical
from tests.conformance.tables import SPARING, Table
from tests.games.own import keeps_secrets, own

OPENING = 16
"""So many first steps are all looked at: hands are dealt and chosen from there."""
AHEAD = 3
"""How many steps two states go on side by side."""
TRIES = 4
"""How many wrong actions a viewer tries, and how often another seat's hidden one is drawn."""


def states(table: Table, most: int, every: int) -> Iterator[State]:
    """Random states of a table, from one random game after the other; every so many-th is one."""
    found, seed = 0, 0
    while True:
        walk = table.walk(1_000 + seed)
        while not walk.state.over:
            if len(walk.taken) < OPENING or len(walk.taken) % every == 0:
                yield walk.state
                found += 1
                if found == most:
                    return
            walk.step()
        seed += 1


Logs = tuple[list[Event], list[Event]]


class Pair:
    """A state and one that differs in nothing but what the viewer may not know."""

    def __init__(self, table: Table, state: State, twin: State, viewer: int | None) -> None:
        self.one = state.copy()
        self.two = twin
        self.viewer = viewer
        self.actions = table.actions
        self.secrets = own(table.game.name, "secrets")

    def looks_the_same(self) -> None:
        """The view, all that can be asked of the state, and the choices."""
        one, two, viewer = self.one, self.two, self.viewer
        assert canonical(one.view(viewer)) == canonical(two.view(viewer))
        assert (one.step, one.dark, one.over) == (two.step, two.dark, two.over)
        if self.falls_unseen:
            return
        assert one.actors == two.actors
        if viewer is not None:
            assert one.legal(viewer) == two.legal(viewer)

    @property
    def falls_unseen(self) -> bool:
        """Do another seat's dice fall right now, in one of the states, behind a screen?"""
        due = (self.one.chance, self.two.chance)
        return bool(self.one.dark) and any(c is not None and c.seat != self.viewer for c in due)

    def counts_the_same(self) -> None:
        """Points with their sources, as far as the viewer may know them, and then places."""
        told = self.secrets.open_points(self.one.view(self.viewer))
        one, two = self.one.scores(), self.two.scores()
        assert [one[seat] for seat in told] == [two[seat] for seat in told]
        if len(told) == self.one.seats:
            assert self.one.ranking() == self.two.ranking()

    def imagines_the_same(self, rng: Rng) -> None:
        """What the viewer imagines hangs on what the viewer knows and on chance: nothing else."""
        seed = rng.below(1 << 30)
        one, two = (state.imagine(self.viewer, Rng(seed)) for state in (self.one, self.two))
        assert canonical(one.position()) == canonical(two.position())
        assert one.scores() == two.scores()

    def refuses_the_same(self, rng: Rng) -> None:
        """The answers to what the viewer can't do or what nobody understands."""
        if self.viewer is None or self.falls_unseen:
            return
        one, two = self.one, self.two
        for _ in range(TRIES):
            number = rng.below(len(self.actions))
            assert self._refusal(one, number) == self._refusal(two, number)
        for text in ("", "fly to the moon", str(self.actions[rng.below(len(self.actions))])):
            assert _misreading(one, self.viewer, text) == _misreading(two, self.viewer, text)

    def _refusal(self, state: State, number: int) -> str:
        action = self.actions[number]
        assert self.viewer is not None
        if action in state.legal(self.viewer):
            return "legal"
        try:
            state.play(self.viewer, action)
        except IllegalAction as refusal:
            return str(refusal)
        raise AssertionError(f"{action} was played")

    def goes_on_the_same(self, rng: Rng) -> None:
        """Step by step the same events, until a secret is told to the viewer."""
        for _ in range(AHEAD):
            if self.one.over or self.falls_unseen:
                return
            logs = self._step(rng)
            if logs is None or self._tells_a_secret(*logs):
                return
            self.looks_the_same()

    def _step(self, rng: Rng) -> Logs | None:
        """The same outcome or decision in both states; what the viewer can't see may differ."""
        logs: Logs = ([], [])
        one, two = self.one, self.two
        chance, other = one.chance, two.chance
        if chance is not None:
            assert other is not None
            assert (chance.kind, chance.seat) == (other.kind, other.seat)
            outcome = chance.sample(rng)
            text = chance.text(outcome)
            one.settle(outcome, logs[0])
            try:
                hidden = self.secrets.hidden_outcome(chance, self.viewer)
                outcome = other.sample(rng) if hidden else other.parse(text)
            except BadNotation:
                # The viewer draws a card here that lies in another's hand there.
                return None
            two.settle(outcome, logs[1])
            return logs
        seat = one.actors[rng.below(len(one.actors))]
        choices = one.legal(seat)
        action = choices[rng.below(len(choices))]
        one.play(seat, action, logs[0])
        if self.secrets.hidden_decision(two, seat, self.viewer):
            other_action = self._like_outside(seat, logs[0], rng)
            if other_action is None:
                # Here the seat goes on behind its screen, there it can't.
                return None
            action = other_action
        two.play(seat, action, logs[1])
        return logs

    def _like_outside(self, seat: int, log: list[Event], rng: Rng) -> Action | None:
        """A hidden decision that looks from outside like the one in the first state."""
        for _ in range(TRIES):
            choices = self.two.legal(seat)
            action = choices[rng.below(len(choices))]
            state, other_log = self.two.copy(), list[Event]()
            state.play(seat, action, other_log)
            kinds, other_kinds = ({event.kind for event in found[:1]} for found in (log, other_log))
            if kinds == other_kinds and _waits_for(state) == _waits_for(self.one):
                return action
        return None

    def _tells_a_secret(self, one: list[Event], two: list[Event]) -> bool:
        """Compare events up to the first that tells a secret; was there one?"""
        one, two = ([e for e in log if e.told_to(self.viewer)] for log in (one, two))
        for i, (event, other) in enumerate(zip(one, two)):
            if event.kind in self.secrets.PUBLIC_REVEALS or (
                event.kind in self.secrets.PRIVATE_REVEALS and event.seat == self.viewer
            ):
                assert (event.kind, event.seat) == (other.kind, other.seat)
                return True
            if event.kind in self.secrets.LOSSES and event.facts != other.facts:
                # Who has no points loses none, which is all that anybody learns of them.
                assert (event.kind, event.seat) == (other.kind, other.seat)
                assert {**event.facts, "points": 0} == {**other.facts, "points": 0}
                return True
            assert told(one[i : i + 1], self.viewer) == told(two[i : i + 1], self.viewer)
        assert len(one) == len(two)
        return False


def _waits_for(state: State) -> tuple[object, ...]:
    chance = state.chance
    return (state.actors, state.over, None if chance is None else (chance.kind, chance.seat))


def _misreading(state: State, seat: int, text: str) -> str:
    try:
        return f"action {state.parse(seat, text).id}"
    except BadNotation as problem:
        return str(problem)


def twins(table: Table, state: State, viewer: int | None, rng: Rng) -> Iterator[State]:
    """States with other secrets: one that the game imagines, and one written by hand."""
    yield state.imagine(viewer, rng)
    position = state.position()
    own(table.game.name, "secrets").rewrite(position, viewer, rng)
    yield table.game.restore(position)


@pytest.mark.once
@pytest.mark.parametrize(
    ("most", "every"),
    [(22, 19) if burgrave.compiled else (7, 4), pytest.param(400, 4, marks=pytest.mark.thorough)],
    ids=["some", "many"],
)
@pytest.mark.parametrize("table", SPARING)
def test_secrets_change_nothing_for_those_who_may_not_know_them(
    table: Table, most: int, every: int
) -> None:
    rng = Rng(10_000)
    different = 0
    for state in states(table, most, every):
        before = state.hash()
        for viewer in viewers(state):
            for twin in twins(table, state, viewer, rng):
                different += twin.hash() != before
                pair = Pair(table, state, twin, viewer)
                pair.looks_the_same()
                pair.counts_the_same()
                pair.imagines_the_same(rng)
                pair.refuses_the_same(rng)
                pair.goes_on_the_same(rng)
    enough = different > most
    assert enough == keeps_secrets(table.game.name), "how many of these states had any secrets?"
