"""The points by their sources, and the places."""

from burgrave.games.kingsburg.goods import count
from burgrave.games.kingsburg.ids import DEBTOR, DEBTOR_DEBT
from burgrave.games.kingsburg.player import (
    LOSSES,
    SOURCES,
    Player,
)
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.kernel.seats import bits
from burgrave.kernel.state import places


def scores(b: Kingsburg) -> list[dict[str, int]]:
    """Points by source, and their total."""
    table: list[dict[str, int]] = []
    for player in b.players:
        row = _sources(player)
        row["total"] = sum(row.values())
        table.append(row)
    return table


def _sources(player: Player) -> dict[str, int]:
    """A player's points by source; losses are negative."""
    standing = {"buildings": int(player.building_points())}
    row = {**standing, **player.by_source(SOURCES, LOSSES)}
    if player.governor == DEBTOR:
        row["governor"] -= int(DEBTOR_DEBT)
    return row


def ranking(b: Kingsburg) -> list[int]:
    """Places: by points, then goods, then buildings; who is still tied shares the place."""
    return places(
        [
            (int(player.points()), int(count(player.goods)), int(bits(player.built)))
            for player in b.players
        ]
    )
