"""The action catalogue: every decision of the game, with its dense id and its notation."""

from itertools import combinations_with_replacement
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from burgrave.games.kingsburg.components import (
    ADVISORS,
    ALCHEMIST,
    ARMY_TOKENS,
    AT_COURT,
    BUILDINGS,
    GOODS,
    GOVERNORS,
    OWN_DICE,
    SOLDIER_PRICE,
    TOKEN_ADDS,
    effect,
)
from burgrave.games.kingsburg.dice import COUNT, FACES, KINDS, MOST, NUMBER, SUBSETS, TOTAL
from burgrave.games.kingsburg.effects import EFFECTS, SPOKEN
from burgrave.games.kingsburg.goods import UNITS, listed, named, pack
from burgrave.games.kingsburg.ids import MARKET_SHIFT, PHILOSOPHER_SHIFT
from burgrave.kernel.action import Action
from burgrave.kernel.errors import BadNotation
from burgrave.kernel.notation import words_of

# What a decision is about.
PASS: Final[i64] = 0
INFLUENCE: Final[i64] = 1
TAKE: Final[i64] = 2
TRADE: Final[i64] = 3
DECLINE: Final[i64] = 4
LOOK: Final[i64] = 5
BUILD: Final[i64] = 6
BUILD_SAVING: Final[i64] = 7
BUILD_WITH_WOOD: Final[i64] = 8
BUILD_NOTHING: Final[i64] = 9
RAISE: Final[i64] = 10
BONUS_DICE: Final[i64] = 11
STATUE_OWN: Final[i64] = 12
STATUE_BONUS: Final[i64] = 13
CHAPEL: Final[i64] = 14
TURN: Final[i64] = 15
SHIFT: Final[i64] = 16
PRINCE: Final[i64] = 17
KEEP: Final[i64] = 18
USE: Final[i64] = 19
TOWN_HALL: Final[i64] = 20
SAWMILL: Final[i64] = 21
QUARRY: Final[i64] = 22
GOLDSMITH: Final[i64] = 23
EXCHANGE: Final[i64] = 24
SELL: Final[i64] = 25
DONE: Final[i64] = 26
RECRUIT: Final[i64] = 27
ARMY: Final[i64] = 28
GOVERNOR: Final[i64] = 29
LOSE: Final[i64] = 30
ALWAYS: Final[i64] = 31
HOLD_BACK: Final[i64] = 32
IDLE: Final[i64] = 33
ASK_AGAIN: Final[i64] = 34

PRIVATE_1: Final[i64] = AT_COURT + 1
PRIVATE_2: Final[i64] = AT_COURT + 2
"""The Politician's own advisors."""


@mypyc_attr(acyclic=True)
class Move(Action):
    """A decision of Kingsburg; the fields that its kind does not use are 0."""

    def __init__(
        self,
        id: i64,
        code: i64,
        *,
        goods: tuple[int, ...],
        token: i64,
        building: i64,
        number: i64,
        to: i64,
        target: i64,
        own: i64,
        bonus: i64,
        shift: i64,
    ) -> None:
        super().__init__(id)
        self.code: Final[i64] = code
        self.gold: Final[i64] = goods.count(0)
        self.wood: Final[i64] = goods.count(1)
        self.stone: Final[i64] = goods.count(2)
        self.goods: Final[i64] = pack(self.gold, self.wood, self.stone)
        self.token: Final[i64] = token
        """One when a +2 token is spent."""
        self.building: Final[i64] = building
        self.number: Final[i64] = number
        """A good, a face, a count, a governor, an army token, an effect or an outcome."""
        self.to: Final[i64] = to
        """What the good or the face becomes."""
        self.target: Final[i64] = target
        """The advisor's place: at court, or a private one."""
        self.bit: Final[i64] = 1 << target
        self.own: Final[i64] = own
        self.bonus: Final[i64] = bonus
        """The own and the bonus dice of the group."""
        self.shift: Final[i64] = shift
        """Where the Market leads: -1 is down, 1 is up."""

    @property
    def kind(self) -> str:
        """What is decided, in a word."""
        return _WORDS[self.code]

    @property
    def facts(self) -> dict[str, Any]:
        """The advisor's place and the dice, the building, the goods, the governor."""
        code, number = self.code, int(self.number)
        if code == INFLUENCE:
            return {
                "place": int(self.target),
                "own": list(FACES[self.own]),
                "bonus": list(FACES[self.bonus]),
                "token": bool(self.token),
                "market": int(self.shift),
            }
        if code == BUILD or code == RAISE:
            return {"building": BUILDINGS[self.building].id}
        if code == BUILD_SAVING:
            return {"building": BUILDINGS[self.building].id, "saving": GOODS[number]}
        if code == BUILD_WITH_WOOD:
            return {"building": BUILDINGS[self.building].id, "wood_for_stone": True}
        if code == TAKE or code == LOSE or code == SELL:
            return {"goods": named(self.goods)}
        if code == TOWN_HALL or code == RECRUIT:
            return {"goods": named(self.goods), "token": bool(self.token)}
        if code == TRADE:
            return {"give": named(self.goods), "get": named(TRADE_BRINGS[number])}
        if code == EXCHANGE:
            return {"give": {GOODS[number]: 1}, "get": {GOODS[self.to]: 1}}
        if code == TURN or code == SHIFT:
            return {"number": number, "to": int(self.to)}
        if code == BONUS_DICE or code == ARMY:
            return {"number": number}
        return self._chosen()

    def _chosen(self) -> dict[str, Any]:
        """What is chosen by its name."""
        code, number = self.code, int(self.number)
        if code == GOVERNOR:
            return {"governor": GOVERNORS[number].id}
        if code == ALWAYS:
            return {"effect": "everything" if number == EVERYTHING else EFFECTS[number]}
        if code == HOLD_BACK:
            return {"outcome": OUTCOMES[number]}
        return {"effect": IDLERS[number]} if code == IDLE else {}

    @property
    def text(self) -> str:
        """The notation."""
        code = self.code
        if code == INFLUENCE:
            return self._influence()
        if code in _PLAIN:
            return _PLAIN[code]
        if code == TAKE:
            return f"take {listed(self.goods)}"
        if code == LOSE:
            return f"lose {listed(self.goods)}"
        if code == TRADE:
            return f"trade {listed(self.goods)}"
        if code == SELL:
            return f"sell {listed(self.goods)}"
        if code == TOWN_HALL:
            return f"town hall with {self._payment()}"
        if code == RECRUIT:
            payment = self._payment()
            return f"recruit with {payment}" if payment else "recruit"
        if code == BUILD:
            return f"build {self._building()}"
        if code == BUILD_SAVING:
            return f"build {self._building()} saving {GOODS[self.number]}"
        if code == BUILD_WITH_WOOD:
            return f"build {self._building()} with wood for stone"
        if code == RAISE:
            return f"raise {self._building()}"
        if code == BONUS_DICE:
            return f"bonus dice {self.number}"
        if code == TURN:
            return f"turn {self.number}"
        if code == SHIFT:
            return f"shift {self.number} to {self.to}"
        if code == EXCHANGE:
            return f"exchange {GOODS[self.number]} for {GOODS[self.to]}"
        if code == ARMY:
            return f"send {self.number}"
        if code == ALWAYS:
            return f"always {SPOKEN[self.number] if self.number >= 0 else 'everything'}"
        if code == HOLD_BACK:
            return f"hold back to {_AIMS[self.number]}"
        if code == IDLE:
            return f"without {IDLERS[self.number]}"
        return f"choose {GOVERNORS[self.number].id.replace('_', ' ')}"

    def _influence(self) -> str:
        rank = str(ADVISORS[self.target - 1].rank)
        place = rank if self.target < PRIVATE_1 else f"private {rank}"
        text = f"influence {place} with " + " ".join(map(str, reversed(FACES[self.own])))
        if self.bonus:
            text += " + " + " ".join(map(str, reversed(FACES[self.bonus])))
        return text + (" token" if self.token else "") + (" market" if self.shift else "")

    def _payment(self) -> str:
        return "token" if self.token else listed(self.goods)

    def _building(self) -> str:
        return BUILDINGS[self.building].id.replace("_", " ")


_WORDS: Final = (
    *("pass", "influence", "take", "trade", "decline", "look", "build", "build", "build"),
    *("build_nothing", "raise", "bonus_dice", "statue_own", "statue_bonus", "chapel", "turn"),
    *("shift", "prince", "keep", "use", "town_hall", "sawmill", "quarry", "goldsmith", "exchange"),
    *("sell", "done", "recruit", "send", "governor", "lose", "always", "hold_back", "without"),
    "ask_again",
)
"""What a decision is about, by its code."""

_PLAIN: Final[dict[int, str]] = {
    PASS: "pass",
    DECLINE: "decline",
    LOOK: "look",
    BUILD_NOTHING: "build nothing",
    STATUE_OWN: "statue own die",
    STATUE_BONUS: "statue bonus die",
    CHAPEL: "chapel",
    PRINCE: "prince",
    KEEP: "keep",
    USE: "use",
    SAWMILL: "sawmill",
    QUARRY: "quarry",
    GOLDSMITH: "goldsmith",
    DONE: "done",
    ASK_AGAIN: "ask again",
}
_AIMS: Final = ("win", "draw", "lose")
OUTCOMES: Final = ("won", "drawn", "lost")
"""What a player holds back to: as the notation has it, and as it turns out."""
IDLERS: Final = ("crane", "barracks", "general")
"""What makes things cheaper, and can be left idle."""
EVERYTHING: Final[i64] = -1
"""Instead of an effect: all of them."""

CATALOGUE: Final[list[Move]] = []
"""Every action, at the index of its id."""


def _add(
    code: i64,
    *,
    goods: tuple[int, ...] = (),
    token: i64 = 0,
    building: i64 = 0,
    number: i64 = 0,
    to: i64 = 0,
    target: i64 = 0,
    own: i64 = 0,
    bonus: i64 = 0,
    shift: i64 = 0,
) -> Move:
    move = Move(
        len(CATALOGUE),
        code,
        goods=goods,
        token=token,
        building=building,
        number=number,
        to=to,
        target=target,
        own=own,
        bonus=bonus,
        shift=shift,
    )
    CATALOGUE.append(move)
    return move


MOVE_PASS: Final = _add(PASS)
MOVE_DECLINE: Final = _add(DECLINE)
MOVE_USE: Final = _add(USE)
MOVE_LOOK: Final = _add(LOOK)
MOVE_DONE: Final = _add(DONE)
MOVE_KEEP: Final = _add(KEEP)
MOVE_BUILD_NOTHING: Final = _add(BUILD_NOTHING)
MOVE_STATUE_OWN: Final = _add(STATUE_OWN)
MOVE_STATUE_BONUS: Final = _add(STATUE_BONUS)
MOVE_CHAPEL: Final = _add(CHAPEL)
MOVE_PRINCE: Final = _add(PRINCE)
MOVE_SAWMILL: Final = _add(SAWMILL, goods=(1,))
MOVE_QUARRY: Final = _add(QUARRY, goods=(2,))
MOVE_GOLDSMITH: Final = _add(GOLDSMITH, goods=(0,))
_MOST_TAKEN: Final = max(2, *[advisor.any for advisor in ADVISORS])
TAKE_FOR: Final[list[list[Move]]] = [[]] + [
    [_add(TAKE, goods=goods) for goods in combinations_with_replacement(range(3), count)]
    for count in range(1, _MOST_TAKEN + 1)
]
"""The ways of choosing goods, by how many they are."""
TAKE_ONE: Final = TAKE_FOR[1]
MOVE_TRADE: Final = [_add(TRADE, goods=(good,) * ALCHEMIST.pays, number=good) for good in range(3)]
TRADE_BRINGS: Final[list[i64]] = [
    sum(ALCHEMIST.brings * int(UNITS[other]) for other in range(3) if other != good)
    for good in range(3)
]
"""What the Alchemist gives for goods of each kind."""
MOVE_LOSE: Final = [_add(LOSE, goods=(good,)) for good in range(3)]
MOVE_SELL: Final = [_add(SELL, goods=(good,)) for good in (1, 2)]
MOVE_TOWN_HALL: Final = [_add(TOWN_HALL, goods=(good,)) for good in range(3)]
MOVE_TOWN_HALL_TOKEN: Final = _add(TOWN_HALL, token=1)
RECRUIT_FOR: Final = [
    [_add(RECRUIT, goods=goods) for goods in combinations_with_replacement(range(3), price)]
    for price in range(max(SOLDIER_PRICE, effect("barracks", "soldier")) + 1)
]
"""The ways of paying for a soldier, by how many goods it costs."""
RECRUIT_TOKEN: Final = _add(RECRUIT, token=1)
MOVE_BONUS_DICE: Final = [_add(BONUS_DICE, number=count) for count in range(MOST + 1)]
MOVE_TURN: Final = [_add(TURN, number=face, to=7 - face) for face in range(1, 7)]
MOVE_SHIFT: Final = [
    _add(SHIFT, number=face, to=to)
    for face in range(1, 7)
    for to in (face - int(PHILOSOPHER_SHIFT), face + int(PHILOSOPHER_SHIFT))
    if 1 <= to <= 6
]
MOVE_EXCHANGE: Final = [
    _add(EXCHANGE, goods=(give,), number=give, to=get)
    for give in range(3)
    for get in range(3)
    if give != get
]
MOVE_ARMY: Final = [_add(ARMY, number=number) for number in sorted(set(ARMY_TOKENS))]
MOVE_GOVERNOR: Final = [_add(GOVERNOR, number=g) for g in range(len(GOVERNORS))]
MOVE_RAISE: Final = [_add(RAISE, building=4 * row) for row in range(7)]
MOVE_BUILD: Final = [_add(BUILD, building=b) for b in range(len(BUILDINGS))]
MOVE_BUILD_SAVING: Final = [
    [_add(BUILD_SAVING, building=b, number=good) for good in range(3)]
    for b in range(len(BUILDINGS))
]
MOVE_BUILD_WITH_WOOD: Final = [_add(BUILD_WITH_WOOD, building=b) for b in range(len(BUILDINGS))]
MOVE_ALWAYS: Final = [_add(ALWAYS, number=effect) for effect in range(len(EFFECTS))]
MOVE_ALWAYS_EVERYTHING: Final = _add(ALWAYS, number=EVERYTHING)
MOVE_HOLD_BACK: Final = [_add(HOLD_BACK, number=outcome) for outcome in range(len(_AIMS))]
"""Win by as little as possible, draw, or lose."""
MOVE_WITHOUT_CRANE: Final = _add(IDLE, number=0)
MOVE_WITHOUT_BARRACKS: Final = _add(IDLE, number=1)
MOVE_WITHOUT_GENERAL: Final = _add(IDLE, number=2)
MOVE_ASK_AGAIN: Final = _add(ASK_AGAIN)

# The ways of paying that a group can have: the +2 token and where the Market leads.
_WAYS: Final = [(0, 0), (1, 0), (0, -1), (0, 1), (1, -1), (1, 1)]
TOKEN_WAY: Final[i64] = 1
MARKET_WAY: Final[i64] = 2
PRIVATE_WAY: Final[i64] = 4


def _add_groups() -> list[list[Move]]:
    """All influence actions, listed by group at own * KINDS + bonus."""
    groups: list[list[Move]] = [[] for _ in range(KINDS * KINDS)]
    for own in range(1, len(FACES)):
        if COUNT[own] > OWN_DICE:
            break
        for bonus in range(len(FACES)):
            moves = groups[own * KINDS + bonus]
            for token, shift in _WAYS:
                rank = TOTAL[own] + TOTAL[bonus] + TOKEN_ADDS * token + MARKET_SHIFT * shift
                targets = [rank] if 1 <= rank <= AT_COURT else []
                for target in (PRIVATE_1, PRIVATE_2):
                    if ADVISORS[target - 1].rank == rank:
                        targets.append(target)
                for target in targets:
                    group = _add(
                        INFLUENCE, token=token, target=target, own=own, bonus=bonus, shift=shift
                    )
                    moves.append(group)
    return groups


_GROUPS: Final = _add_groups()
_candidates: Final[list[list[Move] | None]] = [None] * (KINDS * KINDS * 8)


def candidates(own: i64, bonus: i64, ways: i64) -> list[Move]:
    """All groups that can be laid with these dice in these ways, wherever they lead."""
    key = (own * KINDS + bonus) * 8 + ways
    found = _candidates[key]
    if found is None:
        found = _find_candidates(own, bonus, ways)
        _candidates[key] = found
    return found


def _find_candidates(own: i64, bonus: i64, ways: i64) -> list[Move]:
    return [
        move
        for o in SUBSETS[own]
        for b in SUBSETS[bonus]
        for move in _GROUPS[o * KINDS + b]
        if (ways & TOKEN_WAY or not move.token)
        and (ways & MARKET_WAY or not move.shift)
        and (ways & PRIVATE_WAY or move.target < PRIVATE_1)
    ]


def normal(text: str) -> str:
    """A notation as the catalogue writes it: lower case, single spaces, dice from high to low."""
    words = words_of(text, such_as="“pass” or “influence 8 with 5 3”")
    if words[0] != "influence" or "with" not in words:
        return " ".join(words)
    start = words.index("with") + 1
    runs: list[list[str]] = [[]]
    for word in words[start:]:
        if word == "+":
            runs.append([])
        elif word.isdecimal():
            runs[-1].append(word)
    tail = [word for word in words[start:] if word != "+" and not word.isdecimal()]
    dice = " + ".join(" ".join(sorted(run, reverse=True)) for run in runs)
    return " ".join([*words[:start], dice, *sorted(tail, reverse=True)])


def group_named(text: str) -> Move:
    """The influence action that a notation names, legal or not."""
    words = normal(text).split()
    if words[0] == "influence" and "with" in words:
        dice = [run.split() for run in " ".join(words[words.index("with") + 1 :]).split("+")]
        faces = [tuple(sorted(int(word) for word in run if word.isdecimal())) for run in dice]
        own, bonus = faces[0], faces[1] if len(faces) > 1 else ()
        if own in NUMBER and bonus in NUMBER:
            for move in _GROUPS[NUMBER[own] * KINDS + NUMBER[bonus]]:
                if move.text == " ".join(words):
                    return move
    raise BadNotation("kingsburg-amiss-no-influence", text=text[:60])
