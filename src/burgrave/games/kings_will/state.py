"""The state of a game of The King's Will: the board, with the verbs of the kernel's contract."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from burgrave.games.kings_will import calendar, position, scoring, steps, view
from burgrave.games.kings_will.actions import Move, normal
from burgrave.games.kings_will.board import LOSSES, NOBODY, SOURCES, Board
from burgrave.games.kings_will.components import CARDS, WILLS
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
    def step(self) -> str:
        """The name of the decision or random event that is due."""
        return steps.NAMES[self.at]

    def legal(self, seat: i64) -> list[Action]:
        """What a seat may decide now."""
        if seat < 0 or seat >= self.size or not self.asked >> seat & 1:
            return []
        return calendar.legal_of(self, seat).copy()

    def play(self, seat: i64, action: Action, log: list[Event] | None = None) -> None:
        """Apply a decision."""
        if seat < 0 or seat >= self.size or not self.asked >> seat & 1:
            raise IllegalAction(f"Seat {seat} has nothing to decide now.")
        if not isinstance(action, Move):
            raise IllegalAction(f"{action} is not an action of The King's Will.")
        found = False
        for choice in calendar.legal_of(self, seat):
            if choice is action:
                found = True
                break
        if not found:
            raise IllegalAction(f"“{action}” is not possible in step “{self.step}”.")
        calendar.play(self, seat, action, log)

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

    def view(self, viewer: int | None) -> Json:
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
        if self.at <= steps.SET_UP:
            _imagine_hands(twin, viewer, rng)
        else:
            _imagine_board(twin, viewer, rng)
        return twin

    def scores(self) -> list[dict[str, int]]:
        """Points by source, and their total."""
        table: list[dict[str, int]] = []
        for player in self.players:
            row: dict[str, int] = {}
            for source, name in enumerate(SOURCES):
                earned = int(player.earned(source))
                row[name] = -earned if source in LOSSES else earned
            row["total"] = int(player.points)
            table.append(row)
        return table

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


def _drawn(left: list[int], rng: Source) -> int:
    """A card out of those that are left."""
    return left.pop(rng.below(len(left)))


def _imagine_hands(b: KingsWill, viewer: int | None, rng: Source) -> None:
    """Deal the others' hands anew, and let those choose again who have chosen."""
    mine: i64 = 0 if viewer is None else b.players[viewer].hand
    left = [card for card in range(len(WILLS)) if not mine >> i64(card) & 1]
    for seat in range(b.size):
        player = b.players[seat]
        if player.hand == 0 or (viewer is not None and seat == viewer):
            continue
        hand = [_drawn(left, rng), _drawn(left, rng)]
        player.hand = 1 << i64(hand[0]) | 1 << i64(hand[1])
        if player.put != NOBODY:
            player.put = hand[rng.below(2)]


def _imagine_board(b: KingsWill, viewer: int | None, rng: Source) -> None:
    """Lay the cards that the viewer does not know anew.

    Another player's own card was never one of the viewer's hand; a card that was handed back may
    lie on any place that was filled at random.
    """
    known: i64 = 0 if viewer is None else b.players[viewer].seen
    if b.at == steps.OVER:
        for place in range(CARDS):
            if b.discs_at(place) & b.setting.everyone:
                known |= 1 << place
    hand: i64 = 0 if viewer is None else b.players[viewer].hand
    fixed: i64 = 0
    for place in range(CARDS):
        if known >> place & 1 and b.will_at(place) != NOBODY:
            fixed |= 1 << b.will_at(place)
    own = [card for card in range(len(WILLS)) if not (fixed | hand) >> i64(card) & 1]
    wills: i64 = 0
    put: i64 = 0
    for place in range(b.size):
        card = b.will_at(place) if known >> place & 1 else i64(_drawn(own, rng))
        wills |= card + 1 << 5 * place
        put |= 1 << card
    left = [card for card in range(len(WILLS)) if not (fixed | put) >> i64(card) & 1]
    for place in range(b.size, CARDS):
        if b.will_at(place) != NOBODY:
            card = b.will_at(place) if known >> place & 1 else i64(_drawn(left, rng))
            wills |= card + 1 << 5 * place
    b.wills = wills
    _imagine_handed_back(b, viewer, put | hand, rng)


def _imagine_handed_back(b: KingsWill, viewer: int | None, gone: i64, rng: Source) -> None:
    """The others' own cards are as they lie now; what they handed back is any other card."""
    back = [card for card in range(len(WILLS)) if not gone >> i64(card) & 1]
    for seat in range(b.size):
        player = b.players[seat]
        player.put = b.will_at(seat)
        if player.hand and not (viewer is not None and seat == viewer):
            player.hand = 1 << player.put | 1 << i64(_drawn(back, rng))
