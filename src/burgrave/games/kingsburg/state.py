"""The state of a game of Kingsburg: the board, with the verbs of the kernel's contract."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from burgrave.games.kingsburg import position, scoring, view
from burgrave.games.kingsburg.actions import normal
from burgrave.games.kingsburg.board import Board
from burgrave.games.kingsburg.imagining import imagine
from burgrave.games.kingsburg.sheet import KingsburgView
from burgrave.kernel.action import Action
from burgrave.kernel.event import Log
from burgrave.kernel.rng import Source
from burgrave.kernel.seating import check_viewer
from burgrave.kernel.state import Json


@final
@mypyc_attr(acyclic=True)
class Kingsburg(Board):
    """A game of Kingsburg in progress."""

    # Python finds the two busiest verbs quickest on the class itself.
    def legal(self, seat: i64) -> list[Action]:
        """What a seat may decide now."""
        return super().legal(seat)

    def play(self, seat: i64, action: Action | str, log: Log = None) -> None:
        """Apply a decision."""
        super().play(seat, action, log)

    def copy(self) -> "Kingsburg":
        """An independent copy."""
        twin = Kingsburg(self.setting, self.calendar)
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
        twin.seat_players(tuple([player.copy() for player in self.players]))
        imagine(twin, viewer, rng)
        return twin

    def scores(self) -> list[dict[str, int]]:
        """Points by source, and their total."""
        table: list[dict[str, int]] = []
        for player in self.players:
            row = scoring.sources_of(player)
            row["total"] = sum(row.values())
            table.append(row)
        return table

    def ranking(self) -> list[int]:
        """Places from 1; shared where the rules share them."""
        return scoring.ranking(self)

    def position(self) -> Json:
        """The whole state as a document."""
        return position.write(self)

    def normal(self, text: str) -> str:
        """A notation as the catalogue writes it."""
        return normal(text)
