"""How the greedy bot throws: what its dice are worth as they lie, and what others would be."""

from typing import Final

from mypy_extensions import i64

from burgrave.bots.era.reading import Reading
from burgrave.bots.era.weights import Weights
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
    SYMBOL_MOST,
    UNIVERSITY,
    YIELD,
    shown,
)
from burgrave.games.era.goods import FOOD, GOODS, MOST, STONE, WOOD
from burgrave.games.era.rolling import feather
from burgrave.kernel.action import Action

_HALVES: Final[list[float]] = [0.5**number for number in range(int(SYMBOL_MOST) + 1)]


class Roll:
    """The worth of dice for one seat."""

    def __init__(self, reading: Reading) -> None:
        weights = reading.weights
        self.reading: Final[Reading] = reading
        self.weights: Final[Weights] = weights
        self.need: Final[i64] = reading.mouths - reading.food - reading.farms
        """The food that this roll has to bring."""
        universities = float(reading.player.count(UNIVERSITY))
        self.culture: Final[float] = weights.culture + 1.0 * universities
        self.wood: Final[float] = reading.resource(WOOD)
        self.stone: Final[float] = reading.resource(STONE)
        self.goods: Final[float] = reading.resource(GOODS)
        self.food: Final[float] = reading.resource(FOOD)
        self.room_wood: Final[i64] = MOST[WOOD] - reading.wood
        self.room_stone: Final[i64] = MOST[STONE] - reading.stone
        self.room_goods: Final[i64] = MOST[GOODS] - reading.goods
        alone = reading.state.size == 1
        self.skulls: Final[list[float]] = [
            0.0,
            weights.bandits,
            -1.0 * float(reading.crowd()),
            -0.8 if alone else weights.treachery,
            weights.fire,
            weights.pestilence * (-1.5 if alone else 1.0),
            weights.revolt * float(reading.goods),
        ]

    def worth(self, symbols: i64, skulls: i64) -> float:
        """What symbols and skulls bring in all."""
        reading, weights = self.reading, self.weights
        food = shown(symbols, FOOD)
        worth = 0.0
        if food < self.need:
            worth -= weights.hunger * float(self.need - food)
        else:
            worth += self.food * float(min(food - max(self.need, 0), 4))
        wood = min(shown(symbols, WOOD), self.room_wood)
        stone = min(shown(symbols, STONE), self.room_stone)
        goods = min(shown(symbols, GOODS), self.room_goods)
        worth += self.wood * float(wood)
        worth += self.stone * float(stone)
        worth += self.goods * float(goods)
        worth += self.culture * float(shown(symbols, CULTURE))
        worth += self._hammers(
            shown(symbols, HAMMER),
            wood + reading.wood,
            stone + reading.stone,
            goods + reading.goods,
        )
        worth += weights.sword * float(shown(symbols, SWORD))
        worth += weights.shield * float(shown(symbols, SHIELD))
        worth += weights.feather * float(shown(symbols, FEATHER))
        return worth + self.skulls[min(skulls, 6)]

    def _hammers(self, hammers: i64, wood: i64, stone: i64, goods: i64) -> float:
        """Each hammer needs some three units of material to be of use."""
        if hammers == 0:
            return 0.0
        weights = self.weights
        builds = min(hammers, (wood + stone + goods + 1) // 3)
        if builds and not self.reading.can_pay(wood << 8 | stone << 16 | goods << 24):
            builds = 0
        worth, each = 0.0, weights.hammer
        for number in range(hammers):
            worth += each if number < builds else weights.idle_hammer * _HALVES[number]
            each *= weights.next_hammer
        return worth

    def thrown(self, symbols: i64, skulls: i64, kind: i64) -> float:
        """The mean worth with one more die of a kind, thrown."""
        total = 0.0
        for face in range(FACES):
            more = symbols + YIELD[FACES * kind + face]
            total += self.worth(more, skulls + (1 if face == SKULL else 0))
        return total / 6.0


def _lying(reading: Reading) -> tuple[i64, i64]:
    """The symbols and skulls of the dice that are not chosen."""
    symbols: i64 = 0
    skulls: i64 = 0
    faces, marked = reading.player.faces, reading.player.marked
    for slot in range(SLOTS):
        number = faces[slot] - marked[slot]
        if number:
            symbols += number * YIELD[slot]
            if slot % FACES == SKULL:
                skulls += number
    return symbols, skulls


def best_throw(reading: Reading, legal: list[Action]) -> Action:
    """Choose the die that gains most by being thrown; throw or stop when none gains."""
    roll = Roll(reading)
    symbols, skulls = _lying(reading)
    now = roll.worth(symbols, skulls)
    best: Action = legal[-1]
    most = reading.weights.keep_throwing
    for action in legal:
        assert isinstance(action, Move)
        if action.code != MARK:
            continue
        slot = action.slot
        gain = roll.thrown(symbols - YIELD[slot], skulls, slot // 6) - now
        if gain > most:
            best, most = action, gain
    return best


def best_setting(reading: Reading, legal: list[Action]) -> Action:
    """The die and the face that a monastery gains most by."""
    roll = Roll(reading)
    symbols, skulls = _lying(reading)
    best: Action = MOVE_DECLINE
    most = roll.worth(symbols, skulls) + 0.01
    for action in legal:
        assert isinstance(action, Move)
        if action.code != SET:
            continue
        slot = action.slot
        to = slot - slot % 6 + action.to
        skull: i64 = 1 if action.to == SKULL else 0
        worth = roll.worth(symbols - YIELD[slot] + YIELD[to], skulls + skull)
        if worth > most:
            best, most = action, worth
    return best


def best_quill(reading: Reading, legal: list[Action]) -> Action:
    """Whether to use a feather, and on which other die."""
    roll = Roll(reading)
    symbols, skulls = _lying(reading)
    quill = feather(reading.player)
    best: Action = MOVE_STOP
    most = roll.worth(symbols, skulls) + reading.weights.keep_throwing
    for action in legal:
        assert isinstance(action, Move)
        if action.code != QUILL:
            continue
        rest, left = symbols - YIELD[quill], skulls
        other = action.slot
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
