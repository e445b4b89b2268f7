"""A view, read once into fields with types, and the questions that texts and boards ask of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from burgrave.games.kingsburg.board import (
    Player,
)
from burgrave.games.kingsburg.building import cost_of, next_in_row
from burgrave.games.kingsburg.components import (
    BUILDING_INDEX,
    BUILDINGS,
    GOODS,
    Building,
)
from burgrave.games.kingsburg.goods import named
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.kernel.seating import NOBODY

if TYPE_CHECKING:
    from burgrave.kernel.seat import Look

View = Mapping[str, Any]
Goods = dict[str, int]
"""Goods by name; kinds that are missing are left out."""


@dataclass(frozen=True, slots=True)
class Group:
    """Dice that lie on an advisor; neutral dice belong to no seat."""

    place: int
    seat: int | None
    own: tuple[int, ...]
    bonus: tuple[int, ...]
    token: bool
    market: int
    envoy: bool


@dataclass(frozen=True, slots=True)
class Enemy:
    """What the viewer knows of the year's enemy."""

    weakest: int
    strongest: int
    seen_by: tuple[int, ...]
    revealed: bool
    card: Mapping[str, Any] | None


@dataclass(frozen=True, slots=True)
class Side:
    """One seat's possessions."""

    goods: Goods
    tokens: int
    soldiers: int
    buildings: tuple[str, ...]
    own: tuple[int, ...]
    bonus: tuple[int, ...]
    bonus_due: int
    used: tuple[str, ...]
    governor: str | None
    reinforcement: int
    points: int
    army: tuple[int, ...]
    offer: tuple[str, ...]
    choice: str | int | None
    player: Player
    """The same seat as the engine has it, for what is reckoned."""

    @property
    def total(self) -> int:
        """What the dice that are not laid yet add up to."""
        return sum(self.own) + sum(self.bonus)

    def has(self, building: str) -> bool:
        """Does this building stand?"""
        return building in self.buildings


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that the viewer knows."""

    options: Mapping[str, str | bool]
    viewer: int | None
    year: int
    season: str
    phase: int
    step: str
    advisor: int | None
    over: bool
    drawing: bool
    asked: tuple[int, ...]
    order: tuple[int, ...]
    passed: tuple[int, ...]
    envoy: int | None
    neutral: tuple[tuple[int, ...], tuple[int, ...]]
    court: tuple[Group, ...]
    enemy: Enemy | None
    winners: tuple[int, ...]
    """Who has won the battle so far."""
    academy: int | None
    """What the decider's Military Academy rolled, while it is asked whether that counts."""
    sides: tuple[Side, ...]
    board: Kingsburg
    """As it may be, for all that the viewer knows; nothing is told of what was drawn there."""

    @property
    def edition(self) -> str:
        """The edition that is played."""
        return str(self.options["edition"])

    @property
    def decider(self) -> int:
        """Who decides: the viewer, or for a spectator the first who is asked."""
        if self.viewer is not None:
            return self.viewer
        return self.asked[0] if self.asked else 0

    @property
    def side(self) -> Side:
        """The decider's side."""
        return self.sides[self.decider]

    def groups_at(self, place: int) -> list[Group]:
        """The groups that lie on an advisor."""
        return [group for group in self.court if group.place == place]

    def rows(self) -> range:
        """The rows of buildings in the game: row A is 0."""
        setting = self.board.setting
        return range(int(setting.first_row), int(setting.last_row) + 1)

    def next_buildings(self, side: Side) -> list[Building]:
        """The next building of each row that is not full."""
        following = (next_in_row(side.player, row) for row in self.rows())
        return [BUILDINGS[building] for building in following if building != NOBODY]

    def price(self, side: Side, building: Building) -> Goods:
        """What a building costs this seat."""
        return named(cost_of(side.player, BUILDING_INDEX[building.id]))


def board_of(look: Look) -> Kingsburg:
    """The board that a look reckons with."""
    assert isinstance(look.imagined, Kingsburg)
    return look.imagined


def scene(look: Look) -> Scene:
    """The view with its fields by name, and the board beside it."""
    board, view = board_of(look), look.view
    enemy = view["enemy"]
    neutral = view["neutral"]
    return Scene(
        options=view["options"],
        viewer=view["viewer"],
        year=view["year"],
        season=view["season"],
        phase=view["phase"],
        step=view["step"],
        advisor=view["advisor"],
        over=view["over"],
        drawing=view["drawing"],
        asked=tuple(view["asked"]),
        order=tuple(view["order"]),
        passed=tuple(view["passed"]),
        envoy=view["envoy"],
        neutral=(tuple(neutral["three"]), tuple(neutral["two"])),
        court=tuple(_group(group) for group in view["court"]),
        enemy=None if enemy is None else _enemy(enemy),
        winners=() if view["battle"] is None else tuple(view["battle"]["winners"]),
        academy=view["academy"],
        sides=tuple(map(_side, view["seats"], board.players)),
        board=board,
    )


def _group(group: View) -> Group:
    return Group(
        place=group["place"],
        seat=group["seat"],
        own=tuple(group.get("own", ())),
        bonus=tuple(group.get("bonus", ())),
        token=group.get("token", False),
        market=group.get("market", 0),
        envoy=group.get("envoy", False),
    )


def _enemy(enemy: View) -> Enemy:
    return Enemy(
        weakest=enemy["weakest"],
        strongest=enemy["strongest"],
        seen_by=tuple(enemy["seen_by"]),
        revealed=enemy["revealed"],
        card=enemy.get("card"),
    )


def _side(side: View, player: Player) -> Side:
    return Side(
        goods=side["goods"],
        tokens=side["tokens"],
        soldiers=side["soldiers"],
        buildings=tuple(side["buildings"]),
        own=tuple(side["own"]),
        bonus=tuple(side["bonus"]),
        bonus_due=side["bonus_due"],
        used=tuple(side["used"]),
        governor=side["governor"],
        reinforcement=side["reinforcement"],
        points=side["points"],
        army=tuple(side.get("army_tokens", ())),
        offer=tuple(side.get("offer", ())),
        choice=side.get("choice"),
        player=player,
    )


def more(goods: Goods, change: Goods) -> Goods:
    """Goods after a change, which may be negative."""
    sums = {good: goods.get(good, 0) + change.get(good, 0) for good in GOODS}
    return {good: n for good, n in sums.items() if n}


def less(goods: Goods, price: Goods) -> Goods:
    """Goods after a payment."""
    return more(goods, {good: -n for good, n in price.items()})


def missing(goods: Goods, price: Goods) -> Goods:
    """What is lacking for a price."""
    return {good: n - goods.get(good, 0) for good, n in price.items() if n > goods.get(good, 0)}


def payable(scene: Scene, side: Side, goods: Goods) -> list[str]:
    """The buildings that are next in their rows and that these goods would pay for."""
    return [
        building.id
        for building in scene.next_buildings(side)
        if not missing(goods, scene.price(side, building))
    ]
