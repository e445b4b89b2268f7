"""The mood of a player's people, and what happens when they rebel."""

from mypy_extensions import i64

from burgrave.games.kings_will import ids
from burgrave.games.kings_will.components import (
    BAND_LEAST,
    BANDS,
    MOOD_AFTER_REBELLION,
    MOOD_LEAST,
    MOOD_MOST,
    REBELLION_POINTS,
)
from burgrave.games.kings_will.land import ONE_PEASANT, peasants_on, populated
from burgrave.games.kings_will.player import REBELLIONS, Player
from burgrave.games.kings_will.state import KingsWill
from burgrave.kernel.event import Log, tell


def change_mood(b: KingsWill, seat: i64, by: i64, why: str, log: Log) -> bool:
    """Lift or lower the mood; True when the people rebel and a peasant has to be chosen."""
    player = b.change(seat)
    before = player.mood
    player.mood = _moved(player, by)
    if log is not None and player.mood != before:
        change = int(player.mood - before)
        band = BANDS[band_of(player.mood)]
        tell(log, "mood_changed", seat, by=change, mood=int(player.mood), band=band, why=why)
    return player.mood == MOOD_LEAST and _rebel(b, seat, log)


def band_of(mood: i64) -> i64:
    """The band of the travel tile beside a mood."""
    band: i64 = 0
    while band + 1 < len(BANDS) and mood >= BAND_LEAST[band + 1]:
        band += 1
    return band


def soothed(player: Player, by: i64) -> i64:
    """A change of mood as a monastery leaves it."""
    if by < 0 and player.count(ids.MONASTERY):
        return min(0, by + ids.MONASTERY_SOOTHES)
    return by


def _moved(player: Player, by: i64) -> i64:
    return max(MOOD_LEAST, min(MOOD_MOST, player.mood + soothed(player, by)))


def rebels(player: Player, by: i64) -> bool:
    """Would a change of the mood bring a rebellion?"""
    return _moved(player, by) == MOOD_LEAST


def mood_after(player: Player, by: i64) -> i64:
    """The mood after a change, and after the rebellion that it may bring."""
    moved = _moved(player, by)
    return MOOD_AFTER_REBELLION if moved == MOOD_LEAST else moved


def _rebel(b: KingsWill, seat: i64, log: Log) -> bool:
    """A point and a peasant are lost, then the mood rises a little; a chapel spares both."""
    player = b.change(seat)
    calm = player.has(ids.CHAPEL)
    lost = 0 if calm else int(player.lose(REBELLIONS, REBELLION_POINTS))
    player.mood = MOOD_AFTER_REBELLION
    if log is not None:
        tell(log, "rebellion", seat, points=-lost, chapel=calm, mood=int(player.mood))
    if calm or player.peasants <= 1:
        return False
    if populated(player) > 1:
        return True
    for place in range(len(player.land)):
        if peasants_on(player.land[place]):
            peasant_rebels(b, seat, place, log)
            break
    return False


def peasant_rebels(b: KingsWill, seat: i64, place: i64, log: Log) -> None:
    """A peasant leaves after a rebellion."""
    peasant_leaves(b, seat, place)
    if log is not None:
        tell(log, "peasant_left", seat, place=int(place))


def peasant_leaves(b: KingsWill, seat: i64, place: i64) -> None:
    """A peasant goes back to the supply."""
    player = b.change(seat)
    player.lay(place, player.land[place] - ONE_PEASANT)
    player.peasants -= 1
    b.free += 1
