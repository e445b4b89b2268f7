"""The conformance suite finds what is wrong: each check meets a state that breaks its property."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, cast

import pytest

import burgrave
from burgrave import Action, Chance, Event, IllegalAction, Rng, State
from burgrave.arena import conformance, walk
from burgrave.arena.walk import Violation

KINGSBURG = burgrave.game("kingsburg")
ERA = burgrave.game("era")
RECRUITING = {"game": "kingsburg", "step": "recruit", "seats": [{"goods": {"gold": 4}}, {}, {}]}


class Altered:
    """A state that behaves as another does, except for what a test replaces."""

    def __init__(self, state: State, **replaced: object) -> None:
        self._state = state
        self.__dict__.update(replaced)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state, name)


def altered(**replaced: object) -> State:
    """A state in which seat 0 recruits, with something wrong."""
    return cast("State", Altered(honest(), **replaced))


def honest() -> State:
    """A state in which seat 0 recruits."""
    return KINGSBURG.restore(dict(RECRUITING))


def test_an_honest_state_conforms() -> None:
    conformance.conform(KINGSBURG, honest(), Rng(1))


def nothing(*_: object) -> None:
    """Let everything pass."""


def richer() -> list[dict[str, int]]:
    """A gift for everybody that no position tells of."""
    return [{**row, "gifts": 1, "total": row["total"] + 1} for row in honest().scores()]


def twice(seat: int) -> list[Action]:
    return honest().legal(seat) * 2


@pytest.mark.parametrize(
    ("replaced", "complaint"),
    [
        ({"actors": ()}, "where one must hold"),
        ({"over": True}, "where one must hold"),
        ({"actors": (1, 0)}, "seat order"),
        ({"legal": lambda seat: []}, "no legal action"),
        ({"legal": twice}, "twice"),
        ({"legal": lambda seat: [] if seat else [Action(3)]}, "catalogue"),
        ({"legal": lambda seat: honest().legal(0)}, "does not act"),
        ({"scores": lambda: [{"gifts": 1, "total": 2}] * 3}, "miss the total"),
        ({"ranking": lambda: [1, 1, 2]}, "ties"),
        ({"ranking": lambda: [1, 2]}, "no place"),
        ({"parse": lambda seat, text: KINGSBURG.actions[0]}, "read back"),
        ({"play": nothing}, "was played"),
        ({"settle": nothing}, "was settled"),
        ({"view": lambda viewer: {"strength": 3}}, "looks different"),
        ({"hash": iter(range(99)).__next__}, "another hash"),
        ({"imagine": lambda viewer, rng: poorer()}, "looks different"),
        ({"imagine": lambda viewer, rng: honest()}, "hangs on what that viewer may not know"),
        ({"scores": richer}, "other points"),
    ],
)
def test_a_state_that_breaks_the_contract_is_found_out(
    replaced: dict[str, object], complaint: str
) -> None:
    with pytest.raises(Violation, match=complaint):
        conformance.conform(KINGSBURG, altered(**replaced), Rng(1))


class Leaky(Altered):
    """A state of a secret step whose copies have the same leak."""

    def copy(self) -> "Leaky":
        return Leaky(self._state.copy(), **{k: v for k, v in vars(self).items() if k != "_state"})

    def view(self, viewer: int | None) -> Mapping[str, object]:
        """With a leak, told by what the state is then."""
        leak = vars(self).get("leak")
        shown = self._state.view(viewer)
        return {**shown, "leak": leak(self._state)} if leak is not None else shown


def choosing(leak: object = None) -> State:
    """Three seats of Era behind their screens."""
    seats = [{"dice": {"peasant": 4}, "faces": {"peasant": [1, 2, 3, 6]}, "throws": 1}] * 3
    rolling = {"asked": [0, 1, 2], "rolling": [0, 1, 2], "part": 1}
    state = ERA.restore({"game": "era", "step": "roll", "seats": seats, **rolling})
    return cast("State", Leaky(state, leak=leak))


def test_a_dark_state_conforms() -> None:
    conformance.check_turn(ERA, choosing())
    conformance.check_dark(choosing(), Rng(1))


def test_seats_that_choose_at_the_same_time_choose_in_secret() -> None:
    state = choosing()
    vars(state)["dark"] = 0
    with pytest.raises(Violation, match="not in secret"):
        conformance.check_turn(ERA, state)


def go_dark(state: State) -> None:
    """Let the seats go many ways through their secret step."""
    for seed in range(20):
        conformance.check_dark(state, Rng(seed))


def chosen(state: State) -> object:
    return [seat["chosen"] for seat in state.position()["seats"]]  # type: ignore[attr-defined]


def throws_of_the_finished(state: State) -> object:
    position: Any = state.position()
    seats = enumerate(position["seats"])
    return [seat["throws"] for n, seat in seats if n not in position["rolling"]]


@pytest.mark.parametrize(
    ("leak", "complaint"),
    [
        (chosen, "does in secret shows"),
        (lambda state: state.chance is not None, "does in secret shows"),
        (throws_of_the_finished, "came to be done shows"),
    ],
)
def test_a_leak_in_a_secret_step_is_found_out(leak: object, complaint: str) -> None:
    with pytest.raises(Violation, match=complaint):
        go_dark(choosing(leak))


def poorer() -> State:
    """The same state without the gold."""
    return KINGSBURG.restore({**RECRUITING, "seats": [{"goods": {"wood": 2}}, {}, {}]})


def test_a_refusal_that_changes_something_is_found_out() -> None:
    state = honest()
    recruits = state.parse(0, "recruit with gold gold")

    def play(seat: int, action: Action, log: list[Event] | None = None) -> None:
        if recruits in state.legal(0):
            state.play(0, recruits)
        raise IllegalAction("You can't do that.")

    with pytest.raises(Violation, match="refused but changed"):
        conformance.check_refusals(KINGSBURG, cast("State", Altered(state, play=play)), Rng(1))


def test_a_refusal_without_a_word_or_with_an_event_is_found_out() -> None:
    def silent(seat: int, action: Action, log: list[Event]) -> None:
        raise IllegalAction("")

    def talkative(seat: int, action: Action, log: list[Event]) -> None:
        log.append(Event("recruited", seat, {}))
        raise IllegalAction("You can't do that.")

    for play, complaint in ((silent, "without a word"), (talkative, "told as an event")):
        with pytest.raises(Violation, match=complaint):
            conformance.check_refusals(KINGSBURG, altered(play=play), Rng(1))


def test_a_copy_that_shares_is_found_out() -> None:
    state = honest()
    with pytest.raises(Violation, match="copy"):
        conformance.check_copies(cast("State", Altered(state, copy=lambda: state)), Rng(1))


class Skewed:
    """A random event of two outcomes with a fault."""

    kind = "coin"
    seat = -1
    count = 2

    def __init__(self, outcomes: list[tuple[int, Fraction]], texts: tuple[str, str]) -> None:
        self._outcomes = outcomes
        self._texts = texts

    def outcomes(self) -> list[tuple[int, Fraction]]:
        return self._outcomes

    def text(self, outcome: int) -> str:
        return self._texts[outcome]


HALF = Fraction(1, 2)


@pytest.mark.parametrize(
    ("outcomes", "texts", "complaint"),
    [
        ([(0, HALF), (0, HALF)], ("heads", "tails"), "gaps"),
        ([(0, HALF), (1, HALF)], ("heads", "heads"), "share"),
        ([(0, HALF), (1, Fraction(1, 3))], ("heads", "tails"), "sum to 5/6"),
        ([(0, Fraction(1)), (1, Fraction(0))], ("heads", "tails"), "can't happen"),
    ],
)
def test_wrong_odds_are_found_out(
    outcomes: list[tuple[int, Fraction]], texts: tuple[str, str], complaint: str
) -> None:
    with pytest.raises(Violation, match=complaint):
        conformance.check_outcomes(cast("Chance", Skewed(outcomes, texts)))


def test_an_endless_game_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk, "MOST_STEPS", 50)
    with pytest.raises(Violation, match="does not end"):
        conformance.conforming_game(KINGSBURG, 2, {"edition": "first"}, 1, every=20)


def test_a_games_own_invariants_are_asked_after_every_step() -> None:
    seen: list[int] = []

    def watch(state: State, log: list[Event]) -> None:
        seen.append(len(log))
        if len(seen) == 9:
            raise Violation("That is enough.")

    with pytest.raises(Violation, match="enough"):
        conformance.conforming_game(KINGSBURG, 3, {"edition": "first"}, 1, every=50, watch=watch)
    assert seen[0] == 0
    assert sum(seen) > 0
