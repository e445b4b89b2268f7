"""How the greedy bot throws: what its dice are worth as they lie, and what others would be."""

from mypy_extensions import i64

from burgrave.bots.era.look import Look
from burgrave.games.era.actions import (
    MARK,
    MOVE_DECLINE,
    MOVE_STOP,
    QUILL,
    SET,
    Move,
)
from burgrave.games.era.components import (
    CULTURE,
    FACES,
    FEATHER,
    HAMMER,
    SHIELD,
    SKULL,
    SLOTS,
    SWORD,
    UNIVERSITY,
    YIELD,
    shown,
)
from burgrave.games.era.rolling import feather
from burgrave.games.era.stores import FOOD, GOODS, MOST, STONE, WOOD, pack
from burgrave.kernel.action import Action


class Roll:
    """The worth of dice for one seat."""

    def __init__(self, look: Look) -> None:
        weights = look.weights
        self.look = look
        self.crowd = look.crowd()
        self.need = look.mouths - look.food - look.farms
        """The food that this roll has to bring."""
        self.room_food = int(MOST[0]) - look.food - look.farms + look.mouths
        universities = int(look.player.count(UNIVERSITY))
        self.culture = weights.culture + 1.0 * universities
        self.wood = look.resource(1)
        self.stone = look.resource(2)
        self.goods = look.resource(3)
        self.food = look.resource(0)
        many = float(look.board.size - 1)
        self.skulls = [
            0.0,
            weights.bandits,
            -1.0 * self.crowd,
            weights.treachery if look.board.size > 1 else -0.8,
            weights.fire,
            weights.pestilence * (1.0 if many else -1.5),
            weights.revolt * look.goods,
        ]

    def worth(self, symbols: i64, skulls: int) -> float:
        """What symbols and skulls bring in all."""
        look, weights = self.look, self.look.weights
        food = int(shown(symbols, FOOD))
        wood = int(shown(symbols, WOOD))
        stone = int(shown(symbols, STONE))
        goods = int(shown(symbols, GOODS))
        worth = 0.0
        if food < self.need:
            worth -= weights.hunger * (self.need - food)
        else:
            worth += self.food * min(food - max(self.need, 0), 4)
        room_wood = int(MOST[WOOD]) - look.wood
        room_stone = int(MOST[STONE]) - look.stone
        room_goods = int(MOST[GOODS]) - look.goods
        worth += self.wood * min(wood, room_wood)
        worth += self.stone * min(stone, room_stone)
        worth += self.goods * min(goods, room_goods)
        worth += self.culture * int(shown(symbols, CULTURE))
        worth += self._hammers(
            int(shown(symbols, HAMMER)),
            min(wood, room_wood) + look.wood,
            min(stone, room_stone) + look.stone,
            min(goods, room_goods) + look.goods,
        )
        worth += weights.sword * int(shown(symbols, SWORD))
        worth += weights.shield * int(shown(symbols, SHIELD))
        worth += weights.feather * int(shown(symbols, FEATHER))
        return worth + self.skulls[min(skulls, 6)]

    def _hammers(self, hammers: int, wood: int, stone: int, goods: int) -> float:
        """Each hammer needs some three units of material to be of use."""
        weights = self.look.weights
        builds = min(hammers, (wood + stone + goods + 1) // 3)
        if self.look.affordable(int(pack((0, min(wood, 8), min(stone, 7), min(goods, 6))))) == 0:
            builds = 0
        worth, each = 0.0, weights.hammer
        for number in range(hammers):
            worth += each if number < builds else weights.idle_hammer * 0.5**number
            each *= weights.next_hammer
        return worth

    def thrown(self, symbols: i64, skulls: int, kind: int) -> float:
        """The mean worth with one more die of a kind, thrown."""
        total = 0.0
        for face in range(6):
            more = symbols + YIELD[6 * kind + face]
            total += self.worth(more, skulls + (1 if face == SKULL else 0))
        return total / 6.0


def _lying(look: Look) -> tuple[i64, int]:
    """The symbols and skulls of the dice that are not chosen."""
    symbols: i64 = 0
    skulls = 0
    player = look.player
    for slot in range(SLOTS):
        number = player.faces[slot] - player.marked[slot]
        symbols += number * YIELD[slot]
        if slot % FACES == SKULL:
            skulls += int(number)
    return symbols, skulls


def best_throw(look: Look, legal: list[Action]) -> Action:
    """Choose the die that gains most by being thrown; throw or stop when none gains."""
    roll = Roll(look)
    symbols, skulls = _lying(look)
    now = roll.worth(symbols, skulls)
    best: Action = legal[-1]
    most = look.weights.keep_throwing
    for action in legal:
        assert isinstance(action, Move)
        if action.code != MARK:
            continue
        slot = int(action.slot)
        gain = roll.thrown(symbols - YIELD[slot], skulls, slot // 6) - now
        if gain > most:
            best, most = action, gain
    return best


def best_setting(look: Look, legal: list[Action]) -> Action:
    """The die and the face that a monastery gains most by."""
    roll = Roll(look)
    symbols, skulls = _lying(look)
    best: Action = MOVE_DECLINE
    most = roll.worth(symbols, skulls) + 0.01
    for action in legal:
        assert isinstance(action, Move)
        if action.code != SET:
            continue
        slot = int(action.slot)
        to = slot - slot % 6 + int(action.to)
        skull = 1 if action.to == SKULL else 0
        worth = roll.worth(symbols - YIELD[slot] + YIELD[to], skulls + skull)
        if worth > most:
            best, most = action, worth
    return best


def best_quill(look: Look, legal: list[Action]) -> Action:
    """Whether to use a feather, and on which other die."""
    roll = Roll(look)
    symbols, skulls = _lying(look)
    quill = int(feather(look.player))
    best: Action = MOVE_STOP
    most = roll.worth(symbols, skulls) + look.weights.keep_throwing
    for action in legal:
        assert isinstance(action, Move)
        if action.code != QUILL:
            continue
        rest, left = symbols - YIELD[quill], skulls
        other = int(action.slot)
        if other < 0:
            worth = roll.thrown(rest, left, quill // 6)
        else:
            rest -= YIELD[other]
            if other % 6 == SKULL:
                left -= 1
            worth = 0.0
            for face in range(6):
                more = rest + YIELD[other - other % 6 + face]
                worth += roll.thrown(more, left + (1 if face == SKULL else 0), quill // 6) / 6.0
        if worth > most:
            best, most = action, worth
    return best
