"""Phase 8 begins: army tokens or the king's die, and the dice of the military academies."""

from mypy_extensions import i64

from burgrave.games.kingsburg import effects, ids
from burgrave.games.kingsburg.actions import ARMY, MOVE_ARMY, Move
from burgrave.games.kingsburg.chances import academy_of, kings_die_of
from burgrave.games.kingsburg.components import ARMY_TOKENS
from burgrave.games.kingsburg.enemies import reveal
from burgrave.games.kingsburg.offers import Offering, is_asked, offers
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.steps import Once, Secret
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Event, Log, tell
from burgrave.kernel.seats import NOBODY


class ArmyToken(Secret):
    """Module 3: everybody sends an army token; all are revealed together, and spent."""

    def dark(self, b: Kingsburg) -> i64:
        """Each year anew; the governors were the first secret step."""
        return 1 + b.year

    def legal(self, b: Kingsburg, seat: i64) -> list[Action]:
        """The different tokens that are left."""
        army = b.players[seat].army
        left = {ARMY_TOKENS[i] for i in range(len(ARMY_TOKENS)) if army >> i64(i) & 1}
        return [move for move in MOVE_ARMY if int(move.number) in left]

    def play(self, b: Kingsburg, seat: i64, move: Move, log: Log) -> None:
        """Choose a token."""
        if move.code != ARMY or move not in self.legal(b, seat):
            raise IllegalAction("kingsburg-refused-send-army-token")
        b.change(seat).choice = move.number
        b.asked &= ~(1 << seat)
        if log is not None:
            tell(log, "army_token_chosen", seat)
        if b.asked == 0:
            _reveal_army_tokens(b, log)


def _reveal_army_tokens(b: Kingsburg, log: Log) -> None:
    for seat in range(b.size):
        player = b.change(seat)
        token: i64 = 0
        while ARMY_TOKENS[token] != player.choice or not player.army >> token & 1:
            token += 1
        player.army &= ~(1 << token)
        player.reinforcement = player.choice
        player.choice = NOBODY
        if log is not None:
            facts: dict[str, object] = {"army_token": int(player.reinforcement)}
            log.append(Event("army_token_revealed", seat, facts, news=True))


class Reinforcements(Once):
    """Without module 3 the king's die decides for all."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """The first edition turns the card over before the die is rolled, the revised one after."""
        if not b.part and not b.setting.revised:
            reveal(b, log)
        return super().waits(b, log)

    def chance(self, b: Kingsburg) -> Chance:
        """One die, rolled by the first player."""
        return kings_die_of(b.seat_at(0))

    def settle(self, b: Kingsburg, outcome: i64, log: Log) -> None:
        """The king sends everybody the same number of soldiers."""
        for seat in range(b.size):
            b.change(seat).reinforcement = outcome + 1
        if log is not None:
            tell(log, "kings_reinforcements", NOBODY, soldiers=int(outcome) + 1)


class Academy(Offering):
    """Owners of a Military Academy roll a die of their own, and take it or the king's help."""

    def waits(self, b: Kingsburg, log: Log) -> bool:
        """Roll; ask where the two differ."""
        while b.turn < b.size:
            seat = b.now()
            if b.part:
                if b.part != b.players[seat].reinforcement and offers(
                    b, seat, effects.MILITARY_ACADEMY
                ):
                    return True
                _reinforce(b, seat, True)
            elif b.players[seat].has(ids.MILITARY_ACADEMY):
                return b.draw()
            else:
                b.turn += 1
        return False

    def chance(self, b: Kingsburg) -> Chance:
        """One die of the owner."""
        return academy_of(b.now())

    def settle(self, b: Kingsburg, outcome: i64, log: Log) -> None:
        """The die of an academy, halved with module 3."""
        die = outcome + 1
        b.part = academys_number(b, die)
        if log is not None:
            facts: dict[str, object] = {"die": int(die), "soldiers": int(b.part)}
            if not is_asked(b, b.now(), effects.MILITARY_ACADEMY):
                facts["reinforcement"] = int(max(b.part, b.players[b.now()].reinforcement))
            log.append(Event("academy_roll", b.now(), facts))

    def take(self, b: Kingsburg, seat: i64, effect: i64, log: Log) -> None:
        """The better of the two."""
        _reinforce(b, seat, True)

    def decline(self, b: Kingsburg, seat: i64, effect: i64, log: Log) -> None:
        """The worse of the two."""
        super().decline(b, seat, effect, log)
        _reinforce(b, seat, False)


def academys_number(b: Kingsburg, die: i64) -> i64:
    """The soldiers that a die of an academy stands for: halved with module 3."""
    return (die + 1) // 2 if b.setting.army_tokens else die


def _reinforce(b: Kingsburg, seat: i64, higher: bool) -> None:
    """The better or the worse of the academy's number and the king's help counts."""
    player = b.change(seat)
    if higher == (b.part > player.reinforcement):
        player.reinforcement = b.part
    b.part = 0
    b.turn += 1
