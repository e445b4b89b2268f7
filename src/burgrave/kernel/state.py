"""State: a game in progress, as a pure function of decisions and chance outcomes."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Event
from burgrave.kernel.rng import Source

if TYPE_CHECKING:
    from burgrave.kernel.game import Game
    from burgrave.kernel.seat import Look

Json = dict[str, object]
View = Mapping[str, Any]
"""What a viewer may know; each game's sheet says what is in it."""


def canonical(doc: object) -> str:
    """The one JSON text of a document: sorted keys, no spaces."""
    return json.dumps(doc, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """What every game's state can do; see docs/architecture.md for the contract."""

    @property
    def seats(self) -> i64:
        """How many seats play."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        raise NotImplementedError

    @property
    def chance(self) -> Chance | None:
        """The random event to settle before anybody acts, or None."""
        raise NotImplementedError

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now; several where the rules say "at the same time"."""
        raise NotImplementedError

    @property
    def dark(self) -> i64:
        """Which secret step this is, counted up from 1; 0 in the open.

        In a secret step seats choose at the same time. Until it is over nobody learns more of
        another seat than whether it is still choosing, neither from what it decides nor from what
        it rolls.
        """
        raise NotImplementedError

    @property
    def step(self) -> str:
        """The name of the decision or random event that is due."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[Action]:
        """That seat's legal actions; never empty for an actor, empty for everybody else."""
        raise NotImplementedError

    def play(self, seat: i64, action: Action | str, log: list[Event] | None = None) -> None:
        """Apply a decision, an action or its notation; what is illegal raises and changes nothing.

        An action raises IllegalAction then, a notation BadNotation.
        """
        raise NotImplementedError

    def settle(self, outcome: i64, log: list[Event] | None = None) -> None:
        """Apply a chance outcome, with the same promise."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def view(self, viewer: int | None) -> View:
        """What a seat, or None for a spectator, may know: built up from public facts."""
        raise NotImplementedError

    def view_beside(self, viewer: int | None, lies_open: View) -> View:
        """The same view, which may share what lies open with a spectator's of the same moment."""
        return self.view(viewer)

    def looked_back(self, view: View) -> View:
        """A view from earlier in this game, without what its viewer may not look at again now."""
        return view

    def imagine(self, viewer: int | None, rng: Source) -> "State":
        """A full state drawn from those that look the same to that viewer."""
        raise NotImplementedError

    def scores(self) -> list[dict[str, int]]:
        """For each seat its points by source; `total` is their sum."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """For each seat its place from 1, ties as the rules have them."""
        raise NotImplementedError

    def position(self) -> Json:
        """The whole state, hidden facts included, as one JSON document."""
        raise NotImplementedError

    def parse(self, seat: int, text: str) -> Action:
        """The legal action that a notation names."""
        raise NotImplementedError

    def meant(self, seat: int, action: Action | str) -> Action:
        """The legal action that a notation names; no other game's action is meant by anything."""
        if isinstance(action, str):
            return self.parse(seat, action)
        raise IllegalAction("amiss-no-action", text=str(action), game=_game_of(self).called)

    def hash(self) -> str:
        """SHA-256 of the position: equal states have equal hashes on every machine."""
        return hashlib.sha256(canonical(self.position()).encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        """Equal positions; a state changes, so that its `hash()` is what can be a key."""
        return type(other) is type(self) and other.position() == self.position()

    def __repr__(self) -> str:
        """Which game, how far it is, and who has to decide."""
        return f"<{_game_of(self).title}, {self.seats} players: {self._going_on()}>"

    def __str__(self) -> str:
        """The board, as the terminal shows it to the first seat that has to decide."""
        return str(_look_at(self))

    def _repr_svg_(self) -> str | None:
        """The same as a picture, which notebooks show."""
        return _look_at(self)._repr_svg_()

    def _going_on(self) -> str:
        if self.over:
            return "over"
        if self.chance is not None:
            return f"{self.step}, to be drawn"
        seats = ", ".join([str(seat) for seat in self.actors])
        return f"{self.step}, seat{'s' if len(self.actors) > 1 else ''} {seats} to decide"

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: Json) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle holds the position: it is the same for compiled and for pure modules."""
        return _game_of(self).restore, (self.position(),)


def _game_of(state: State) -> "Game":
    from burgrave.kernel.home import game_of

    return game_of(type(state))


def _look_at(state: State) -> "Look":
    """The look of the first who has to decide; an onlooker's where nobody has to."""
    from burgrave.kernel.seat import Look

    return Look(state.actors[0] if state.actors else None, state)


def playout(state: State, rng: Source) -> i64:
    """Play to the end with uniformly random decisions; how many had more than one choice?"""
    decisions: i64 = 0
    while not state.over:
        chance = state.chance
        if chance is not None:
            state.settle(chance.sample(rng))
            continue
        seat = i64(state.actors[0])
        choices = state.legal(seat)
        count: i64 = len(choices)
        if count > 1:
            decisions += 1
        state.play(seat, choices[rng.below(count)])
    return decisions


def places(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Places from 1 for keys where more is better; equal keys share a place."""
    return [1 + sum(other > key for other in keys) for key in keys]
