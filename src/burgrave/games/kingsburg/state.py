"""The state of a game of Kingsburg: the board, with the verbs of the kernel's contract."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from burgrave.games.kingsburg import calendar, position, steps, view, year_end
from burgrave.games.kingsburg.actions import Move, normal
from burgrave.games.kingsburg.board import LOSSES, NOBODY, SOURCES, Board
from burgrave.games.kingsburg.chances import deck
from burgrave.games.kingsburg.components import ARMY_TOKENS
from burgrave.games.kingsburg.ids import DEBTOR, DEBTOR_DEBT
from burgrave.games.kingsburg.sheet import KingsburgView
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Event
from burgrave.kernel.notation import impossible
from burgrave.kernel.rng import Source
from burgrave.kernel.seating import check_viewer, seats_by_mask
from burgrave.kernel.state import Json

_SEATS: Final[list[tuple[int, ...]]] = seats_by_mask(5)


@mypyc_attr(acyclic=True)
class Kingsburg(Board):
    """A game of Kingsburg in progress."""

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
        """Which secret step this is, 0 in the open: the governors, then each year's army tokens."""
        if self.at == steps.ARMY_TOKEN:
            return 1 + self.year
        return 1 if self.at == steps.CHOOSE_GOVERNOR else 0

    @property
    def step(self) -> str:
        """The name of the decision or random event that is due."""
        return view.prompt_of(self)

    def legal(self, seat: i64) -> list[Action]:
        """What a seat may decide now."""
        if seat < 0 or seat >= self.size or not self.asked >> seat & 1:
            return []
        return calendar.legal_of(self, seat)

    def play(self, seat: i64, action: Action | str, log: list[Event] | None = None) -> None:
        """Apply a decision."""
        if seat < 0 or seat >= self.size or not self.asked >> seat & 1:
            raise IllegalAction(f"Seat {seat} has nothing to decide now.")
        move = action if isinstance(action, Move) else self.meant(seat, action)
        assert isinstance(move, Move)
        calendar.play(self, seat, move, log)

    def settle(self, outcome: i64, log: list[Event] | None = None) -> None:
        """Apply a chance outcome."""
        if not self.drawing:
            raise IllegalAction("No random event is due now.")
        if outcome < 0 or outcome >= calendar.chance_of(self).count:
            raise IllegalAction(f"{outcome} is no outcome of the random event that is due.")
        calendar.settle(self, outcome, log)

    def copy(self) -> "Kingsburg":
        """An independent copy."""
        twin = Kingsburg(self.setting)
        self.copy_board(twin)
        return twin

    def view(self, viewer: int | None) -> KingsburgView:
        """What a seat, or None for a spectator, may know."""
        check_viewer(viewer, self.size)
        return view.view(self, viewer)

    def imagine(self, viewer: int | None, rng: Source) -> "Kingsburg":
        """A state that looks the same to the viewer, its secrets drawn anew."""
        check_viewer(viewer, self.size)
        twin = self.copy()
        # Who gets an imagined state may scribble on it: nothing is shared with the true one.
        twin.players = tuple([player.copy() for player in self.players])
        twin.unshared = self.setting.everyone
        seen = self.revealed or (viewer is not None and self.seen >> i64(viewer) & 1 != 0)
        if self.enemy != NOBODY and not seen:
            twin.enemy = 5 * (self.year - 1) + rng.below(5)
        if self.setting.governors and self.at <= steps.CHOOSE_GOVERNOR:
            _imagine_governors(twin, viewer, rng)
        if self.at == steps.ARMY_TOKEN:
            _imagine_army_tokens(twin, viewer, rng)
        return twin

    def scores(self) -> list[dict[str, int]]:
        """Points by source, and their total."""
        table: list[dict[str, int]] = []
        for player in self.players:
            row = {"buildings": int(player.building_points())}
            for source, name in enumerate(SOURCES):
                earned = int(player.earned(source))
                row[name] = -earned if source in LOSSES else earned
            if player.governor == DEBTOR:
                row["governor"] -= DEBTOR_DEBT
            row["total"] = sum(row.values())
            table.append(row)
        return table

    def ranking(self) -> list[int]:
        """Places from 1; shared where the rules share them."""
        return year_end.ranking(self)

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


def _imagine_governors(b: Kingsburg, viewer: int | None, rng: Source) -> None:
    """Deal the other players' offers anew from the cards that the viewer does not hold."""
    mine: i64 = 0 if viewer is None else b.players[viewer].offer
    left = [card for card in deck(b.setting.documented) if not mine >> i64(card) & 1]
    for seat in range(b.size):
        player = b.change(seat)
        if player.offer == 0 or (viewer is not None and seat == viewer):
            continue
        hand = [left.pop(rng.below(len(left))) for _ in range(3)]
        player.offer = 0
        for card in hand:
            player.offer |= 1 << i64(card)
        if player.choice != NOBODY:
            player.choice = hand[rng.below(3)]


def _imagine_army_tokens(b: Kingsburg, viewer: int | None, rng: Source) -> None:
    """Choose anew for everybody else who has already chosen."""
    for seat in range(b.size):
        player = b.change(seat)
        if player.choice != NOBODY and (viewer is None or seat != viewer):
            left = [number for i, number in enumerate(ARMY_TOKENS) if player.army >> i64(i) & 1]
            player.choice = left[rng.below(len(left))]
