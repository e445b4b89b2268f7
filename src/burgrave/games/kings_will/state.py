"""The state of a game of The King's Will: the board, with the verbs of the kernel's contract."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from burgrave.games.kings_will import calendar, position, scoring, steps, view
from burgrave.games.kings_will.actions import Move, normal
from burgrave.games.kings_will.board import NOBODY, Board
from burgrave.games.kings_will.imagining import imagine_cards, imagine_lands, imagine_points
from burgrave.games.kings_will.sheet import KingsWillView
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Event
from burgrave.kernel.notation import impossible
from burgrave.kernel.rng import Source
from burgrave.kernel.seating import check_viewer, seats_by_mask
from burgrave.kernel.state import Json

_SEATS: Final[list[tuple[int, ...]]] = seats_by_mask(4)


@mypyc_attr(acyclic=True)
class KingsWill(Board):
    """A game of The King's Will in progress."""

    @property
    def seats(self) -> i64:
        """How many seats play."""
        return self.size

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.at == steps.OVER

    @property
    def chance(self) -> Chance | None:
        """The random event that is due, or None."""
        return calendar.chance_of(self) if self.drawing else None

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that have to decide now."""
        return _SEATS[self.asked]

    @property
    def dark(self) -> i64:
        """Which secret step this is, 0 in the open: the set-up."""
        return 1 if self.at == steps.SET_UP else 0

    @property
    def step(self) -> str:
        """The name of the decision or random event that is due."""
        return steps.NAMES[self.at]

    def legal(self, seat: i64) -> list[Action]:
        """What a seat may decide now."""
        if seat < 0 or seat >= self.size or not self.asked >> seat & 1:
            return []
        return calendar.legal_of(self, seat).copy()

    def play(self, seat: i64, action: Action | str, log: list[Event] | None = None) -> None:
        """Apply a decision."""
        if seat < 0 or seat >= self.size or not self.asked >> seat & 1:
            raise IllegalAction(f"Seat {seat} has nothing to decide now.")
        move = action if isinstance(action, Move) else self.meant(seat, action)
        assert isinstance(move, Move)
        found = False
        choices = calendar.legal_of(self, seat)
        for choice in choices:
            if choice is move:
                found = True
                break
        if not found:
            raise IllegalAction(f"“{move}” is not possible in step “{self.step}”.")
        if len(choices) > 1 and self.players[seat].looking != NOBODY:
            # Who decides puts the card down; nobody loses sight of it by what is forced.
            self.change(seat).looking = NOBODY
        calendar.play(self, seat, move, log)

    def settle(self, outcome: i64, log: list[Event] | None = None) -> None:
        """Apply a chance outcome."""
        if not self.drawing:
            raise IllegalAction("No random event is due now.")
        if outcome < 0 or outcome >= calendar.chance_of(self).count:
            raise IllegalAction(f"{outcome} is no outcome of the random event that is due.")
        calendar.settle(self, outcome, log)

    def copy(self) -> "KingsWill":
        """An independent copy."""
        twin = KingsWill(self.setting)
        self.copy_board(twin)
        return twin

    def view(self, viewer: int | None) -> KingsWillView:
        """What a seat, or None for a spectator, may know."""
        check_viewer(viewer, self.size)
        return view.view(self, viewer)

    def imagine(self, viewer: int | None, rng: Source) -> "KingsWill":
        """A state that looks the same to the viewer, its secrets drawn anew."""
        check_viewer(viewer, self.size)
        twin = self.copy()
        # Who gets an imagined state may scribble on it: nothing is shared with the true one.
        twin.players = tuple([player.copy() for player in self.players])
        twin.unshared = self.setting.everyone
        if self.at == steps.SET_UP:
            imagine_lands(twin, viewer, rng)
        imagine_cards(twin, viewer, rng)
        imagine_points(twin, viewer, rng)
        return twin

    def scores(self) -> list[dict[str, int]]:
        """Points by source, and their total."""
        return [{**player.sources(), "total": int(player.points)} for player in self.players]

    def ranking(self) -> list[int]:
        """Places from 1; the rules leave no ties."""
        return scoring.ranking(self)

    def position(self) -> Json:
        """The whole state as a document."""
        return position.write(self)

    def parse(self, seat: int, text: str) -> Action:
        """The legal action that a notation names."""
        wanted = normal(text)
        legal = self.legal(seat)
        for action in legal:
            if action.text == wanted:
                return action
        raise impossible(seat, text, legal)
