"""The end of a round: dice are matched to buildings; the game ends, or the next player starts."""

from mypy_extensions import i64

from burgrave.games.era import steps
from burgrave.games.era.components import DICE
from burgrave.games.era.scoring import ranking, solo_rank, totals
from burgrave.games.era.state import Era
from burgrave.games.era.steps import Step
from burgrave.kernel.event import Log, tell
from burgrave.kernel.seats import NOBODY


class RoundEnd(Step):
    """Dice are matched to buildings; was this the last round?"""

    def waits(self, b: Era, log: Log) -> bool:
        """Nobody has to decide anything."""
        return False

    def ends(self, b: Era, log: Log) -> None:
        """The game is over, or the next player starts a round."""
        for turn in range(b.size):
            _match_dice(b, b.seat_at(turn), log)
        if b.markers_left() == 0 or b.round >= b.setting.last_round:
            b.at = steps.OVER
            if log is not None:
                _tell_the_end(b, log)
            return
        b.round += 1
        b.start = (b.start + 1) % b.size
        b.at = steps.ROLL


def _match_dice(b: Era, seat: i64, log: Log) -> None:
    player = b.players[seat]
    due = player.dice_due()
    if due == player.dice:
        return
    if log is not None:
        gained: dict[str, int] = {}
        lost: dict[str, int] = {}
        for kind, die in enumerate(DICE):
            more = int((due >> 8 * kind & 255) - (player.dice >> 8 * kind & 255))
            if more > 0:
                gained[die.id] = more
            elif more < 0:
                lost[die.id] = -more
        tell(log, "dice_matched", seat, dice_gained=gained, dice_lost=lost)
    b.change(seat).dice = due


def _tell_the_end(b: Era, log: Log) -> None:
    assert log is not None
    places = ranking(b)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if b.size == 1:
        points = totals(b)[0]
        tell(log, "solo_over", 0, points=points, rank=solo_rank(points))
    else:
        tell(log, "game_over", NOBODY, winners=winners, rounds=int(b.round))
