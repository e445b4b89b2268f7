"""Phase 1: all roll at the same time behind their screens, up to three times; skulls stay."""

from mypy_extensions import i64

from burgrave.games.era.actions import (
    DECLINE,
    MARK,
    MOVE_DECLINE,
    MOVE_MARK,
    MOVE_QUILL,
    MOVE_QUILL_WITH,
    MOVE_SET,
    MOVE_STOP,
    MOVE_THROW,
    QUILL,
    SET,
    STOP,
    THROW,
    Move,
)
from burgrave.games.era.chances import DIE_KINDS, throw_of
from burgrave.games.era.components import (
    DICE,
    FACES,
    FEATHERS,
    HAMMER,
    MONASTERY,
    PACKED,
    SHIELD,
    SKULL,
    SLOTS,
    SWORD,
    SYMBOLS,
    THROWS,
    YIELD,
    shown,
)
from burgrave.games.era.player import (
    Player,
)
from burgrave.games.era.state import Era
from burgrave.games.era.steps import Step
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance
from burgrave.kernel.errors import IllegalAction
from burgrave.kernel.event import Event, Log, tell
from burgrave.kernel.seats import NOBODY, seats_in


def _begin(b: Era, log: Log) -> None:
    """Everybody takes all own dice for the first throw."""
    b.part = 1
    b.rolling = 0
    for seat in range(b.size):
        player = b.change(seat)
        for slot in range(SLOTS):
            player.faces[slot] = 0
            player.marked[slot] = 0
        player.due = player.dice
        player.throws = 0
        player.stopped = False
        player.settings = player.count(MONASTERY)
        player.hammers = 0
        player.swords = 0
        player.shields = 0
        if player.dice:
            b.rolling |= 1 << seat
    if log is not None:
        order = [int(b.seat_at(turn)) for turn in range(b.size)]
        rolling = seats_in(b.rolling)
        tell(log, "round_begins", b.start, round=int(b.round), order=order, rolling=rolling)


def dice_named(counts: list[i64]) -> dict[str, list[int]]:
    """Dice by kind, each with its faces from 1 to 6."""
    found: dict[str, list[int]] = {}
    for kind, die in enumerate(DICE):
        faces = [face + 1 for face in range(6) for _ in range(counts[6 * kind + face])]
        if faces:
            found[die.id] = faces
    return found


def dice_told(counts: list[i64]) -> list[dict[str, object]]:
    """Dice that show the same together, with what each of them shows."""
    told: list[dict[str, object]] = []
    for kind, die in enumerate(DICE):
        for face, symbols in enumerate(die.faces):
            n = int(counts[6 * kind + face])
            if n:
                each = {name: symbols.count(name) for name in SYMBOLS if name in symbols}
                told.append({"n": n, "die": die.id, "symbols": each})
    return told


def symbols_of(player: Player) -> i64:
    """All symbols that the dice show, without the skulls."""
    symbols: i64 = 0
    for slot in range(SLOTS):
        symbols += player.faces[slot] * YIELD[slot]
    return symbols


def skulls_of(player: Player) -> i64:
    """How many dice show a skull."""
    skulls: i64 = 0
    for kind in range(DIE_KINDS):
        skulls += player.faces[FACES * kind + SKULL]
    return skulls


def _reveal(b: Era, log: Log) -> None:
    """All see what everybody rolled."""
    for turn in range(b.size):
        seat = b.seat_at(turn)
        player = b.change(seat)
        symbols = symbols_of(player)
        player.hammers = shown(symbols, HAMMER)
        player.swords = shown(symbols, SWORD)
        player.shields = shown(symbols, SHIELD)
        player.settings = 0
        player.stopped = False
        if log is not None:
            facts: dict[str, object] = {
                "throws": int(player.throws),
                "dice": dice_told(player.faces),
                "symbols": symbols_named(player),
                "rolled": dice_named(player.faces),
                "hammers": int(player.hammers),
                "swords": int(player.swords),
                "shields": int(player.shields),
                "skulls": int(skulls_of(player)),
            }
            log.append(Event("revealed", seat, facts, news=True))


def symbols_named(player: Player) -> dict[str, int]:
    """All symbols that the dice show by name, without those that are missing."""
    symbols = symbols_of(player)
    counts = {name: int(shown(symbols, i)) for i, name in enumerate(PACKED)}
    counts["skull"] = int(skulls_of(player))
    return {name: counts[name] for name in SYMBOLS if counts[name]}


def feather(player: Player) -> i64:
    """The slot of a die that shows a feather, or NOBODY."""
    for slot in FEATHERS:
        if player.faces[slot]:
            return slot
    return NOBODY


def may_set(player: Player) -> bool:
    """Can a monastery set a die now? After the first throw, and only one without a skull."""
    if player.throws != 1 or player.settings == 0:
        return False
    for slot in range(SLOTS):
        if slot % FACES != SKULL and player.faces[slot]:
            return True
    return False


def has_thrown_all(player: Player) -> bool:
    """Is only a feather left to use?"""
    return player.stopped or player.throws >= THROWS


def may_throw(player: Player) -> bool:
    """Is there anything left but to stop: dice to throw again, or a feather to use?"""
    if feather(player) != NOBODY:
        return True
    if has_thrown_all(player):
        return False
    for slot in range(SLOTS):
        if slot % FACES != SKULL and player.faces[slot]:
            return True
    return False


def _legal_settings(player: Player) -> list[Action]:
    moves: list[Action] = [MOVE_DECLINE]
    for slot in range(SLOTS):
        if slot % FACES != SKULL and player.faces[slot]:
            for to in range(FACES):
                if to != slot % FACES:
                    moves.append(MOVE_SET[slot][to])
    return moves


def _legal_quills(player: Player) -> list[Action]:
    moves: list[Action] = [MOVE_STOP]
    quill = feather(player)
    if quill != NOBODY:
        moves.append(MOVE_QUILL)
        for slot in range(SLOTS):
            if player.faces[slot] > (1 if slot == quill else 0):
                moves.append(MOVE_QUILL_WITH[slot])
    return moves


class Roll(Step):
    """Throw what is due; then ask all who have not finished; then the screens go down."""

    def dark(self, b: Era) -> i64:
        """Behind the screens, in every round anew; the set-up was the first secret step."""
        return 1 + b.round

    def waits(self, b: Era, log: Log) -> bool:
        """Dice that are due fall first, in turn order."""
        if b.part == 0:
            _begin(b, log)
        for turn in range(b.size):
            if b.players[b.seat_at(turn)].due:
                b.turn = turn
                return b.draw()
        b.asked = b.rolling
        return b.rolling != 0

    def chance(self, b: Era) -> Chance:
        """The dice of one player."""
        seat = b.now()
        return throw_of(seat, b.players[seat].due)

    def settle(self, b: Era, outcome: i64, log: Log) -> None:
        """Dice fall; only their owner sees them."""
        seat = b.now()
        player = b.change(seat)
        throw_of(seat, player.due).faces(outcome, player.faces)
        player.due = 0
        player.throws += 1
        b.turn = 0
        if log is not None:
            facts: dict[str, object] = {
                "throw": int(player.throws),
                "dice": dice_told(player.faces),
            }
            log.append(Event("rolled", seat, facts, private=True))

    def legal(self, b: Era, seat: i64) -> list[Action]:
        """Set dice with a monastery; choose dice and throw them, or stop; use a feather."""
        player = b.players[seat]
        if has_thrown_all(player):
            return _legal_quills(player)
        if may_set(player):
            return _legal_settings(player)
        moves: list[Action] = []
        faces, marked = player.faces, player.marked
        chosen = False
        for slot in range(SLOTS):
            if marked[slot]:
                chosen = True
            if faces[slot] > marked[slot] and slot % FACES != SKULL:
                moves.append(MOVE_MARK[slot])
        moves.append(MOVE_THROW if chosen else MOVE_STOP)
        return moves

    def play(self, b: Era, seat: i64, move: Move, log: Log) -> None:
        """Apply a decision behind the screen."""
        player = b.players[seat]
        if move.code == STOP:
            _stop(b, seat, log)
        elif has_thrown_all(player):
            _use_quill(b, seat, move)
        elif may_set(player):
            _set(b, seat, move)
        elif move.code == MARK:
            if player.faces[move.slot] <= player.marked[move.slot]:
                raise IllegalAction("era-refused-no-such-die")
            player = b.change(seat)
            player.marked[move.slot] += 1
        elif move.code == THROW:
            _throw(b, seat)
        else:
            raise IllegalAction("era-refused-throw-or-stop")

    def ends(self, b: Era, log: Log) -> None:
        """The screens go down."""
        _reveal(b, log)
        super().ends(b, log)


def _stop(b: Era, seat: i64, log: Log) -> None:
    player = b.players[seat]
    if not has_thrown_all(player):
        if may_set(player):
            raise IllegalAction("era-refused-set-or-decline")
        for number in player.marked:
            if number:
                raise IllegalAction("era-refused-throw-the-chosen")
        if feather(player) != NOBODY:
            b.change(seat).stopped = True
            return
    b.rolling &= ~(1 << seat)
    b.asked = b.rolling
    if log is not None:
        tell(log, "finished_rolling", seat)


def _set(b: Era, seat: i64, move: Move) -> None:
    player = b.players[seat]
    if move.code == DECLINE:
        b.change(seat).settings = 0
        return
    if move.code != SET or player.faces[move.slot] == 0:
        raise IllegalAction("era-refused-set-without-skull")
    player = b.change(seat)
    player.faces[move.slot] -= 1
    player.faces[move.slot - move.slot % FACES + move.to] += 1
    player.settings -= 1


def _throw(b: Era, seat: i64) -> None:
    """Take the chosen dice up; they fall as soon as they are drawn."""
    due: i64 = 0
    for slot in range(SLOTS):
        due += b.players[seat].marked[slot] << 8 * (slot // FACES)
    if due == 0:
        raise IllegalAction("era-refused-choose-first")
    player = b.change(seat)
    for slot in range(SLOTS):
        player.faces[slot] -= player.marked[slot]
        player.marked[slot] = 0
    player.due = due
    b.asked = 0


def _use_quill(b: Era, seat: i64, move: Move) -> None:
    """The die with the feather is thrown again, and one other if wished, even with a skull."""
    player = b.players[seat]
    quill = feather(player)
    if move.code != QUILL or quill == NOBODY:
        raise IllegalAction("era-refused-throws-used-up")
    other = move.slot
    if other >= 0 and player.faces[other] <= (1 if other == quill else 0):
        raise IllegalAction("era-refused-no-die-besides")
    player = b.change(seat)
    player.faces[quill] -= 1
    player.due += i64(1) << 8 * (quill // FACES)
    if other >= 0:
        player.faces[other] -= 1
        player.due += i64(1) << 8 * (other // FACES)
    b.asked = 0
