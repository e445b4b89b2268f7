"""The components of the game, read from data/*.toml into tables that the rules look up."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from burgrave.games.kings_will.goods import NAMES, pack
from burgrave.kernel.component import ABOUT, Component, within


def _load(name: str) -> dict[str, Any]:
    text = (files("burgrave.games.kings_will") / "data" / f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


class Landscape(Component):
    """A kind of landscape."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry)
        self.id: Final[str] = str(entry["id"])
        self.yields: Final[str] = str(entry["yields"])
        self.tiles: Final[int] = int(entry["tiles"])
        self.starting: Final[int] = int(entry["starting"])
        self.sites: Final[int] = int(entry["sites"])
        self.places: Final[int] = int(entry["places"])


class Settlement(Component):
    """A kind of settlement; `effects` are the numbers of what it does."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry)
        self.id: Final[str] = str(entry["id"])
        self.pieces: Final[int] = int(entry["pieces"])
        self.cost: Final[dict[str, int]] = dict(entry["cost"])
        self.mood: Final[int] = int(entry["mood"])
        self.points: Final[int] = int(entry["points"])
        self.offspring: Final[bool] = bool(entry.get("offspring", False))
        self.places: Final[int] = int(entry.get("places", 0))
        self.store: Final[int] = int(entry.get("store", 0))
        self.soothes: Final[int] = int(entry.get("soothes", 0))
        self.effects: Final[dict[str, Any]] = {
            key: value for key, value in entry.items() if key not in _FACTS_OF_SETTLEMENTS
        }


_FACTS_OF_SETTLEMENTS: Final = ("id", "pieces", "cost", "mood", "points", "offspring", *ABOUT)


class Building(Component):
    """A building; `effects` are the numbers of what it does."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry)
        self.id: Final[str] = str(entry["id"])
        self.cost: Final[dict[str, int]] = dict(entry["cost"])
        self.mood: Final[int] = int(entry["mood"])
        self.points: Final[int] = int(entry["points"])
        self.left: Final[str] = str(entry["left"])
        self.right: Final[str] = str(entry["right"])
        self.effects: Final[dict[str, Any]] = {
            key: value for key, value in entry.items() if key not in _FACTS_OF_BUILDINGS
        }


_FACTS_OF_BUILDINGS: Final = ("id", "cost", "mood", "points", "left", "right", *ABOUT)


class Will(Component):
    """A Will card: the base against the king's wrath, and the wish that scores."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry)
        self.id: Final[str] = str(entry["id"])
        self.base_of: Final[str] = str(entry["base_of"])
        self.base: Final[int] = int(entry["base"])
        self.wish_of: Final[str] = str(entry["wish_of"])
        self.wish: Final[int] = int(entry["wish"])
        self.points: Final[int] = int(entry["points"])
        self.each: Final[int] = int(entry.get("each", 0))


class Offer(Component):
    """What may be given to the king for points, from a band of the mood on."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry)
        give = dict(entry["give"])
        self.band: Final[int] = BAND_INDEX[entry["from"]]
        self.peasants: Final[int] = int(give.pop("peasant", 0))
        if self.peasants > 1:
            raise ValueError("An offer takes one peasant at most: the player says where from.")
        self.give: Final[dict[str, int]] = give
        self.points: Final[int] = int(entry["points"])


class TravelTile(Component):
    """A travel tile: the tribute that all owe, and the offers."""

    def __init__(self, entry: dict[str, Any]) -> None:
        super().__init__(entry)
        self.id: Final[str] = str(entry["id"])
        self.round: Final[int] = int(entry["round"])
        self.tribute: Final[dict[str, int]] = dict(entry["tribute"])
        self.offers: Final[list[Offer]] = [Offer(offer) for offer in entry["offers"]]


_travel: Final = _load("travel")
_buildings: Final = _load("buildings")
_wills: Final = _load("wills")
SCALES: Final = _load("scales")

BANDS: Final = [str(band["id"]) for band in _travel["band"]]
BAND_INDEX: Final = {name: i for i, name in enumerate(BANDS)}
BAND_LEAST: Final = [int(band["least"]) for band in _travel["band"]]

LANDSCAPES: Final = [Landscape(entry) for entry in _load("landscapes")["landscape"]]
"""The four that yield something first, in the order of the start tiles; then hill and lake."""
SETTLEMENTS: Final = [Settlement(entry) for entry in _load("settlements")["settlement"]]
BUILDINGS: Final = [Building(entry) for entry in _buildings["building"]]
EMBLEMS: Final[dict[str, int]] = {
    name: int(n) for name, n in _buildings["emblems"].items() if name not in ABOUT
}
"""What each whole emblem scores."""
WILLS: Final = [Will(entry) for entry in _wills["will"]]
WRATH: Final[i64] = -int(_wills["wrath"]["points"])
"""How many points the king's wrath costs."""
TRAVEL: Final = [TravelTile(entry) for entry in _travel["tile"]]
"""Two for each round, at index 2 * (round - 1)."""

LANDSCAPE_INDEX: Final = {landscape.id: i for i, landscape in enumerate(LANDSCAPES)}
SETTLEMENT_INDEX: Final = {settlement.id: i for i, settlement in enumerate(SETTLEMENTS)}
BUILDING_INDEX: Final = {building.id: i for i, building in enumerate(BUILDINGS)}
WILL_INDEX: Final = {will.id: i for i, will in enumerate(WILLS)}
TRAVEL_INDEX: Final = {tile.id: i for i, tile in enumerate(TRAVEL)}

# The action tiles.
TILES: Final = (
    "harvest",
    "mine",
    "enrich",
    "build",
    "govern",
    "move",
    "multiply",
    "intrigue",
    "king",
)
HARVEST: Final[i64] = 0
MINE: Final[i64] = 1
ENRICH: Final[i64] = 2
BUILD: Final[i64] = 3
GOVERN: Final[i64] = 4
MOVE: Final[i64] = 5
MULTIPLY: Final[i64] = 6
INTRIGUE: Final[i64] = 7
KING: Final[i64] = 8
TILE_INDEX: Final = {tile: i for i, tile in enumerate(TILES)}
START_ROW: Final = [TILE_INDEX[tile] for tile in SCALES["row"]["start"]]
LOCKED: Final[i64] = int(SCALES["row"]["locked"])
ACTIVE_ACTIONS: Final[i64] = within("row active", int(SCALES["row"]["active"]), 1, 9)
OTHERS_ACTIONS: Final[i64] = within("row others", int(SCALES["row"]["others"]), 1, 9)
RIGHTMOST_POINTS: Final[i64] = int(SCALES["row"]["rightmost"])

# The scales and the limits.
MOOD_LEAST: Final[i64] = int(SCALES["mood"]["least"])
MOOD_AFTER_REBELLION: Final[i64] = int(SCALES["mood"]["rebellion"])
MOOD_MOST: Final[i64] = int(SCALES["mood"]["most"])
EDUCATION_MOST: Final[i64] = len(SCALES["education"])
DEVELOPMENT_MOST: Final[i64] = len(SCALES["development"])
COINS_MOST: Final[i64] = int(SCALES["coins"]["most"])
ROOM: Final[i64] = int(SCALES["store"]["room"])
START_POINTS: Final[i64] = int(SCALES["start"]["points"])
START_PEASANTS: Final[i64] = int(SCALES["start"]["peasants"])
START_RESOURCES: Final = int(SCALES["start"]["resources"])
START_LANDSCAPES: Final = [LANDSCAPE_INDEX[name] for name in SCALES["start"]["landscapes"]]
PEASANTS: Final[i64] = int(SCALES["peasants"]["pieces"])
TAX_MOOD: Final[i64] = int(SCALES["taxes"]["mood"])
MONEY_COINS: Final[i64] = int(SCALES["money"]["coins"])
WALK_STEPS: Final[i64] = int(SCALES["walk"]["steps"])
LESSON_MOOD: Final[i64] = int(SCALES["lesson"]["mood"])
ROUNDS: Final[i64] = within("visit rounds", int(SCALES["visit"]["rounds"]), 1, len(TRAVEL) // 2)
"""Each has its travel tiles."""
CARDS: Final[i64] = within("visit cards", int(SCALES["visit"]["cards"]), 4, 12)
"""Everybody lays one; sets of discs have room for no more, see `state.py`."""
UNPAID_POINTS: Final[i64] = int(SCALES["visit"]["unpaid_points"])
UNPAID_MOOD: Final[i64] = int(SCALES["visit"]["unpaid_mood"])
REBELLION_POINTS: Final[i64] = int(SCALES["visit"]["rebellion_points"])
TURN_CAP: Final[i64] = int(SCALES["cap"]["turns"])
_DISCS: Final[dict[str, int]] = dict(SCALES["visit"]["discs"])
DISC_LIMIT: Final[list[i64]] = [0, 0, _DISCS["two"], _DISCS["three"], _DISCS["four"]]
"""How many discs a Will card takes, by the number of players."""


def _check_cards() -> None:
    """Whoever lays a disc finds a card, even where all others' discs have filled cards."""
    for players in range(2, 5):
        room = int(DISC_LIMIT[players])
        # With two players a neutral disc lies beside the other player's.
        others = max(2, players - 1)
        full = int(ROUNDS) * others // room if room <= others else 0
        if int(ROUNDS) - 1 + full >= CARDS:
            raise ValueError(
                f"{CARDS} Will cards with room for {room} are too few for {players} players "
                f"and {ROUNDS} royal visits."
            )


_check_cards()
STACK: Final = sum((kind.tiles - kind.starting) << 8 * i for i, kind in enumerate(LANDSCAPES))
"""The landscapes to find, eight bits a kind."""
MOST_LANDSCAPES: Final[i64] = len(START_LANDSCAPES) + sum(
    kind.tiles - kind.starting for kind in LANDSCAPES
)

HARVESTS: Final = ("fields", "cattle", "fell_wood", "quarry_stone")
"""The actions that bring in food, leather, wood and stone, in the order of the goods."""


def building(id: str) -> int:
    """The index of a building."""
    return BUILDING_INDEX[id]


def settlement(id: str) -> int:
    """The index of a kind of settlement."""
    return SETTLEMENT_INDEX[id]


def effect(id: str, name: str) -> int:
    """A number of what a building does."""
    return int(BUILDINGS[BUILDING_INDEX[id]].effects[name])


def _development_bonus() -> list[list[i64]]:
    """For each harvest what each level of development adds."""
    table: list[list[i64]] = []
    for action in HARVESTS:
        from_level = [
            (int(step["level"]), int(step["more"]))
            for step in SCALES["development"]
            if step.get("action") == action
        ]
        levels = range(len(SCALES["development"]) + 1)
        table.append([sum(more for at, more in from_level if at <= level) for level in levels])
    return table


def _settlement_costs() -> list[list[i64]]:
    """For each kind of settlement its price at each level of education."""
    table: list[list[i64]] = []
    for kind in SETTLEMENTS:
        prices: list[i64] = []
        for level in range(len(SCALES["education"]) + 1):
            cost = dict(kind.cost)
            for step in SCALES["education"]:
                if step["level"] <= level and step.get("settlement") == kind.id:
                    for name, n in step["saves"].items():
                        cost[name] -= n
            prices.append(pack(cost))
        table.append(prices)
    return table


def _building_gains() -> list[list[i64]]:
    """For each harvest what each building adds to it."""
    table: list[list[i64]] = []
    for action in HARVESTS:
        row: list[i64] = []
        for each in BUILDINGS:
            gain = each.effects.get("gain")
            row.append(int(gain["more"]) if gain is not None and gain["action"] == action else 0)
        table.append(row)
    return table


def _mask(numbers: list[i64]) -> i64:
    """A bit for each that is not 0."""
    return sum(1 << i for i, number in enumerate(numbers) if number)


def _building_room() -> list[i64]:
    """For each building the room that it adds, packed as goods."""
    return [pack(dict(each.effects.get("room", {}))) for each in BUILDINGS]


def _scale_points(scale: str) -> list[i64]:
    """What each level of a scale scores when it is reached; level 0 is where all begin."""
    points: list[i64] = [0]
    for step in SCALES[scale]:
        points.append(int(step.get("points", 0)))
    return points


DEVELOPMENT_BONUS: Final = _development_bonus()
SETTLEMENT_COST: Final = _settlement_costs()
BUILDING_GAIN: Final = _building_gains()
GAIN_BUILDINGS: Final[list[i64]] = [_mask(row) for row in BUILDING_GAIN]
"""For each harvest a bit for every building that adds to it."""
BUILDING_ROOM: Final = _building_room()
BUILDING_COST: Final[list[i64]] = [i64(pack(each.cost)) for each in BUILDINGS]
EDUCATION_POINTS: Final = _scale_points("education")
DEVELOPMENT_POINTS: Final = _scale_points("development")
TRIBUTE: Final[list[i64]] = [i64(pack(tile.tribute)) for tile in TRAVEL]
YIELDS: Final[list[i64]] = [
    i64(NAMES.index(kind.yields)) if kind.yields else i64(-1) for kind in LANDSCAPES
]
