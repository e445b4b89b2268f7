"""The components of the game, read from data/*.toml into tables that the rules look up."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from burgrave.kernel.component import ABOUT, Component, within

GOODS: Final = ("gold", "wood", "stone")
GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2


def _load(name: str) -> dict[str, Any]:
    text = (files("burgrave.games.kingsburg") / "data" / f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


class Building(Component):
    """A building of the province sheet."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry)
        self.id: Final[str] = str(entry["id"])
        self.row: Final[int] = "ABCDEFG".index(entry["row"])
        self.column: Final[int] = int(entry["column"])
        gold, wood, stone = entry["cost"]
        self.cost: Final[tuple[int, int, int]] = (int(gold), int(wood), int(stone))
        self.points: Final[int] = int(entry["points"])
        self.battle: Final[int] = int(entry.get("battle", 0))
        self.against: Final[dict[str, int]] = dict(entry.get("against", {}))
        self.effects: Final[dict[str, int]] = {
            key: value for key, value in entry.items() if key not in _PRINTED and type(value) is int
        }
        """The numbers of what it does besides."""


_PRINTED: Final = ("column", "points", "battle")


class Enemy(Component):
    """An enemy card; penalty and reward are gold, wood, stone, any, (buildings,) points."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry)
        penalty: dict[str, int] = entry["penalty"]
        reward: dict[str, int] = entry["reward"]
        self.year: Final[int] = int(entry["year"])
        self.kind: Final[str] = str(entry["kind"])
        self.strength: Final[int] = int(entry["strength"])
        self.loses: Final[tuple[int, int, int]] = (
            penalty.get("gold", 0),
            penalty.get("wood", 0),
            penalty.get("stone", 0),
        )
        # They are given up one at a time, see `battle.py`.
        self.loses_any: Final[int] = within(f"{self}: penalty any", penalty.get("any", 0), 0, 10)
        self.loses_buildings: Final[int] = within(
            f"{self}: penalty buildings", penalty.get("buildings", 0), 0, 1
        )
        self.loses_points: Final[int] = penalty.get("points", 0)
        self.gives: Final[tuple[int, int, int]] = (
            reward.get("gold", 0),
            reward.get("wood", 0),
            reward.get("stone", 0),
        )
        self.gives_any: Final[int] = within(f"{self}: reward any", reward.get("any", 0), 0, 1)
        self.gives_points: Final[int] = reward.get("points", 0)

    def __str__(self) -> str:
        return f"{self.kind} {self.strength}"


class Advisor(Component):
    """An advisor and what influencing them brings."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry)
        gold, wood, stone = entry.get("goods", (0, 0, 0))
        self.rank: Final[int] = int(entry["rank"])
        self.id: Final[str] = str(entry["id"])
        self.goods: Final[tuple[int, int, int]] = (int(gold), int(wood), int(stone))
        self.soldiers: Final[int] = int(entry.get("soldiers", 0))
        self.tokens: Final[int] = int(entry.get("tokens", 0))
        self.points: Final[int] = int(entry.get("points", 0))
        # Ways to choose more goods have no room among the decisions, see `rewards.py`.
        self.any: Final[int] = within(f"{self.id} any", int(entry.get("any", 0)), 0, 4)
        self.price: Final[int] = int(entry.get("price", 0))
        self.choice: Final[tuple[str, ...]] = tuple(entry.get("choice", ()))
        trade = entry.get("trade", {})
        self.pays: Final[int] = int(trade.get("pays", 0))
        self.brings: Final[int] = int(trade.get("brings", 0))
        """So many goods of one kind for so many of each of the two others, where one may trade."""
        self.look: Final[bool] = bool(entry.get("look", False))


class Governor(Component):
    """A governor card: its id and the numbers on it."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry)
        self.id: Final[str] = str(entry["id"])
        self.provenance: Final[str] = str(entry["provenance"])
        self.numbers: Final[dict[str, Any]] = {
            key: value for key, value in entry.items() if key != "id" and key not in ABOUT
        }


_court: Final = _load("advisors")
_pieces: Final = _load("pieces")

BUILDINGS: Final = [Building(entry) for entry in _load("buildings")["building"]]
"""All 28, at index 4 * row + column - 1; row A is 0, row G is 6."""
ENEMIES: Final = [Enemy(entry) for entry in _load("enemies")["enemy"]]
"""At index CARDS * (year - 1) + card."""
ADVISORS: Final = [Advisor(entry) for entry in _court["advisor"] + _court["private"]]
"""Rank r at index r - 1, then the two private advisors of the Politician."""
AT_COURT: Final[i64] = len(_court["advisor"])
"""So many stand at court, each at the place of their rank."""
_ids: Final = [each.id for each in ADVISORS]
DUCHESS: Final[i64] = 1 + _ids.index("duchess")
ALCHEMIST: Final = ADVISORS[_ids.index("alchemist")]
GOVERNORS: Final = [Governor(entry) for entry in _load("governors")["governor"]]
LAST_YEAR: Final[i64] = max(enemy.year for enemy in ENEMIES)
CARDS: Final[i64] = len(ENEMIES) // LAST_YEAR
"""So many enemies may come in a year; every year has as many."""
TOKEN_ADDS: Final[i64] = int(_pieces["token"]["adds"])
"""What a +2 token adds to the dice that it is laid with."""
SOLDIER_PRICE: Final[i64] = int(_pieces["soldier"]["price"])
"""So many goods a soldier costs."""
OWN_DICE: Final[i64] = within("dice own", int(_pieces["dice"]["own"]), 1, 3)
"""A player has room for three groups."""
DEALT: Final[i64] = within("offer governors", int(_pieces["offer"]["governors"]), 1, 3)
"""So many governors everybody is dealt, of which one is kept."""
KINGS_POINTS: Final[i64] = int(_pieces["reward"]["points"])
"""The King's Reward."""
STRONGEST_POINTS: Final[i64] = int(_pieces["strongest"]["points"])
"""What the strongest winner scores after the battles of a year."""
ARMY_TOKENS: Final[list[i64]] = [
    i64(within("army tokens", number, 0, 9)) for number in _load("army")["army"]["tokens"]
]


def enemies_of(year: i64) -> list[Enemy]:
    """The enemies that may come in a year."""
    return ENEMIES[CARDS * (year - 1) : CARDS * year]


BUILDING_INDEX: Final = {building.id: i for i, building in enumerate(BUILDINGS)}
GOVERNOR_INDEX: Final = {governor.id: i for i, governor in enumerate(GOVERNORS)}
DOCUMENTED: Final = [i for i, governor in enumerate(GOVERNORS) if governor.provenance != "house"]


def building(id: str) -> int:
    """The index of a building."""
    return BUILDING_INDEX[id]


def effect(id: str, name: str) -> int:
    """A number of what a building does."""
    return BUILDINGS[BUILDING_INDEX[id]].effects[name]


def governor(id: str) -> int:
    """The index of a governor."""
    return GOVERNOR_INDEX[id]


def number(governor: str, name: str) -> int:
    """A number on a governor card."""
    return int(GOVERNORS[GOVERNOR_INDEX[governor]].numbers[name])


MOST_BONUS_DICE: Final[i64] = within(
    "Bonus dice of king, farms and fairy together",
    1 + effect("farms", "dice") + number("fairy", "bonus_dice"),
    1,
    5,
)
"""So many bonus dice come together at one player at most."""


def once_a_year(governor: str) -> bool:
    """Does a governor act once a year, and not once a season?"""
    return bool(GOVERNORS[GOVERNOR_INDEX[governor]].numbers["per"] == "year")
