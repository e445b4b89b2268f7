"""The points by their sources, and the places."""

from burgrave.games.kingsburg.board import LOSSES, SOURCES, Board, Player, bits
from burgrave.games.kingsburg.goods import count
from burgrave.games.kingsburg.ids import DEBTOR, DEBTOR_DEBT
from burgrave.kernel.state import places


def sources_of(player: Player) -> dict[str, int]:
    """A player's points by source; losses are negative."""
    row = {"buildings": int(player.building_points())}
    for source, name in enumerate(SOURCES):
        earned = int(player.earned(source))
        row[name] = -earned if source in LOSSES else earned
    if player.governor == DEBTOR:
        row["governor"] -= int(DEBTOR_DEBT)
    return row


def ranking(b: Board) -> list[int]:
    """Places: by points, then goods, then buildings; who is still tied shares the place."""
    return places(
        [
            (int(player.points()), int(count(player.goods)), int(bits(player.built)))
            for player in b.players
        ]
    )
