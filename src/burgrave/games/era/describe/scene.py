"""A view, read once: domains with the engine's own eyes, and what texts and boards ask of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burgrave.games.era.actions import Move, place_named
from burgrave.games.era.board import Player
from burgrave.games.era.components import DICE, PIECE_INDEX, PIECES, STORES
from burgrave.games.era.grid import nothing
from burgrave.games.era.stores import MOST, pack

View = Mapping[str, Any]
Amounts = dict[str, int]
"""Resources, culture or dice by name; kinds that are missing are left out."""


class Side:
    """One seat's possessions; its domain is a player of the engine, for the engine's questions."""

    def __init__(self, facts: View) -> None:
        self.facts = facts
        self.stores: Amounts = dict(facts["stores"])
        self.culture: int = facts["culture"]
        self.disaster: int = facts["disaster"]
        self.dice: Amounts = dict(facts["dice"])
        self.rolled: dict[str, list[int]] = dict(facts["rolled"])
        self.chosen: dict[str, list[int]] = dict(facts.get("chosen", {}))
        self.hammers: int = facts["hammers"]
        self.points: int = facts["points"]
        self.domain = domain(facts)

    @property
    def dice_number(self) -> int:
        """How many dice there are of all kinds."""
        return sum(self.dice.values())

    @property
    def skulls(self) -> int:
        """How many dice show a skull."""
        return sum(faces.count(6) for faces in self.rolled.values())


class Scene:
    """Everything that the viewer knows."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.viewer: int | None = view["viewer"]
        self.step: str = view["step"]
        self.question: str | None = view["question"]
        self.over: bool = view["over"]
        self.asked: tuple[int, ...] = tuple(view["asked"])
        self.order: tuple[int, ...] = tuple(view["order"])
        self.supply: Amounts = dict(view["supply"])
        self.sides = [Side(facts) for facts in view["seats"]]

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

    @property
    def prompt(self) -> str:
        """What is asked; a spectator learns of the step only."""
        return self.question or self.step


def domain(facts: View) -> Player:
    """A player of the engine with the pieces, tracks and dice that a view shows."""
    player = Player()
    player.pieces = ()
    player.taken = nothing()
    player.walls = nothing()
    for piece in facts["pieces"]:
        player.put(move_at(piece["piece"], piece["at"], piece["turn"]))
    food, wood, stone, goods = (facts["stores"].get(store, 0) for store in STORES)
    player.stores = pack((food, wood, stone, goods))
    player.culture = facts["culture"]
    player.disaster = facts["disaster"]
    for kind, die in enumerate(DICE):
        player.dice += facts["dice"].get(die.id, 0) << 8 * kind
    return player


def move_at(piece: str, cell: str, turn: int) -> Move:
    """The placement of a piece at a field."""
    suffix = f" turn {turn}" if turn else ""
    move = place_named(f"{piece.replace('_', ' ')} {cell}{suffix}")
    assert move is not None
    return move


def move_of(action: object) -> Move:
    """The action as one of this game."""
    assert isinstance(action, Move)
    return action


def price_of(piece: str) -> Amounts:
    """What a piece costs."""
    cost = zip(STORES, PIECES[PIECE_INDEX[piece]].cost, strict=True)
    return {store: n for store, n in cost if n}


def missing(stores: Amounts, price: Amounts) -> Amounts:
    """What is lacking for a price."""
    return {s: n - stores.get(s, 0) for s, n in price.items() if n > stores.get(s, 0)}


def symbols(rolled: Mapping[str, list[int]]) -> Amounts:
    """All symbols that dice show."""
    found: Amounts = {}
    for die in DICE:
        for face in rolled.get(die.id, ()):
            for symbol in die.faces[face - 1]:
                found[symbol] = found.get(symbol, 0) + 1
    return found


def most_of(store: str) -> int:
    """How far the track of a resource goes."""
    return int(MOST[STORES.index(store)])
