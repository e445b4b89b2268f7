"""The state of a game of Era: the board, with the verbs of the kernel's contract."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from burgrave.games.era import position, scoring, steps, view
from burgrave.games.era.actions import Move, named, normal
from burgrave.games.era.board import Board, Player
from burgrave.games.era.chances import DIE_KINDS
from burgrave.games.era.components import FACES, MONASTERY, SLOTS
from burgrave.games.era.setting_up import legal_start_pieces
from burgrave.games.era.sheet import EraView
from burgrave.games.era.view import throws_now
from burgrave.kernel.action import Action
from burgrave.kernel.event import Log
from burgrave.kernel.notation import impossible
from burgrave.kernel.rng import Source
from burgrave.kernel.seating import check_viewer
from burgrave.kernel.state import Json


@final
@mypyc_attr(acyclic=True)
class Era(Board):
    """A game of Era in progress."""

    # Python finds the two busiest verbs quickest on the class itself.
    def legal(self, seat: i64) -> list[Action]:
        """What a seat may decide now."""
        return super().legal(seat)

    def play(self, seat: i64, action: Action | str, log: Log = None) -> None:
        """Apply a decision."""
        super().play(seat, action, log)

    def copy(self) -> "Era":
        """An independent copy."""
        twin = Era(self.setting, self.calendar)
        self.copy_board(twin)
        return twin

    def view(self, viewer: int | None) -> EraView:
        """What a seat, or None for a spectator, may know."""
        check_viewer(viewer, self.size)
        return view.view(self, viewer)

    def imagine(self, viewer: int | None, rng: Source) -> "Era":
        """A state that looks the same to the viewer, its secrets drawn anew."""
        check_viewer(viewer, self.size)
        twin = self.copy()
        # Who gets an imagined state may scribble on it: nothing is shared with the true one.
        twin.seat_players(tuple([player.copy() for player in self.players]))
        twin.supply = self.supply.copy()
        twin.own_supply = True
        if self.at == steps.SET_UP:
            _imagine_domains(twin, viewer, rng)
        elif self.at == steps.ROLL:
            _imagine_rolls(twin, viewer, rng)
        return twin

    def scores(self) -> list[dict[str, int]]:
        """Points by source, as if the game ended now, and their total."""
        table: list[dict[str, int]] = []
        for points in scoring.all_points(self):
            row = {name: int(points[source]) for source, name in enumerate(scoring.SOURCES)}
            row["total"] = sum(row.values())
            table.append(row)
        return table

    def ranking(self) -> list[int]:
        """Places from 1; shared where the rules share them."""
        return scoring.ranking(self)

    def position(self) -> Json:
        """The whole state as a document."""
        return position.write(self)

    def parse(self, seat: int, text: str) -> Action:
        """The legal action that a notation names."""
        wanted = named(normal(text))
        legal = self.legal(seat)
        if wanted is not None and wanted in legal:
            return wanted
        raise impossible(seat, text, legal)


def _imagine_domains(b: Era, viewer: int | None, rng: Source) -> None:
    """Others who are ready have placed their pieces somewhere; of the rest nothing is known."""
    ready = b.setting.everyone & ~b.asked
    true_asked = b.asked
    for seat in range(b.size):
        if viewer is not None and seat == viewer:
            continue
        player = Player()
        players = list(b.players)
        players[seat] = player
        b.players = tuple(players)
        if ready >> seat & 1:
            while True:
                moves = legal_start_pieces(b, seat)
                if not moves:
                    break
                move = moves[rng.below(len(moves))]
                assert isinstance(move, Move)
                player.put(move)
    b.asked = true_asked


def _imagine_rolls(b: Era, viewer: int | None, rng: Source) -> None:
    """The others' dice show anything; how often they were thrown nobody knows.

    Whoever has not finished is imagined after the first throw, which everybody makes.
    """
    for seat in range(b.size):
        if viewer is not None and seat == viewer:
            continue
        player = b.change(seat)
        rolling = b.rolling >> seat & 1 != 0
        player.due = 0
        player.throws = 1 if player.dice else 0
        player.stopped = False
        player.settings = player.count(MONASTERY) if rolling or not player.dice else 0
        for slot in range(SLOTS):
            player.faces[slot] = 0
            player.marked[slot] = 0
        for kind in range(DIE_KINDS):
            for _ in range(player.dice >> 8 * kind & 255):
                player.faces[FACES * kind + rng.below(FACES)] += 1
    b.drawing = throws_now(b, viewer)
    b.asked = 0 if b.drawing else b.rolling
    b.turn = 0
    if viewer is not None and b.drawing:
        while b.now() != viewer:
            b.turn += 1
