"""Phases 3 and 5: the king rewards the most developed and sends the least developed his envoy."""

from mypy_extensions import i64

from burgrave.games.kingsburg import ids
from burgrave.games.kingsburg.components import KINGS_POINTS
from burgrave.games.kingsburg.kings_aid import alone_with_fewest_buildings, least_developed
from burgrave.games.kingsburg.player import (
    KINGS_REWARD,
)
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.kernel.event import Log, tell
from burgrave.kernel.seats import NOBODY, bits


def kings_reward(b: Kingsburg, log: Log) -> None:
    """Phase 3: points for the most buildings; tied players all get it."""
    most: i64 = 0
    for player in b.players:
        most = max(most, bits(player.built))
    for turn in range(b.size):
        seat = b.seat_at(turn)
        player = b.players[seat]
        if bits(player.built) == most:
            b.change(seat).book(KINGS_REWARD, KINGS_POINTS)
            if log is not None:
                tell(log, "kings_reward", seat, buildings=int(most), points=int(KINGS_POINTS))


def send_envoy(b: Kingsburg, log: Log) -> None:
    """Phase 5: the envoy comes back, then goes to the one player furthest behind, if any."""
    if b.envoy != NOBODY and log is not None:
        tell(log, "envoy_returned", b.envoy)
    b.envoy = NOBODY
    behind = least_developed(b)
    why = "fewest_buildings" if alone_with_fewest_buildings(b) else "fewest_goods"
    damsel = b.with_governor(ids.DAMSEL)
    if bits(behind) > 1 and damsel != NOBODY and behind >> damsel & 1:
        behind = 1 << damsel
        why = "damsel"
    if bits(behind) == 1:
        while behind >> b.envoy + 1:
            b.envoy += 1
    if log is not None:
        if b.envoy == NOBODY:
            tell(log, "envoy_nobody", NOBODY)
        else:
            tell(log, "envoy_awarded", b.envoy, why=why)
