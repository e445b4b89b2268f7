"""The menu of decisions, grouped where there are many, and the details of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.cli.menu import Asking, Menu, numbered, option_lines
from burgrave.cli.terminal import Terminal
from burgrave.games.kings_will import actions, describe
from burgrave.games.kings_will.actions import Move
from burgrave.games.kings_will.building import price_of
from burgrave.games.kings_will.components import BUILDINGS, LANDSCAPES, SETTLEMENTS
from burgrave.games.kings_will.describe import brings, describe_action
from burgrave.games.kings_will.describe.decisions import move_of, state_and_seat
from burgrave.games.kings_will.describe.words import Words
from burgrave.games.kings_will.goods import NAMES, named

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker

_MOST_AT_ONCE = 20
"""With more decisions than this, what is built or comes first is chosen first."""


def menu(look: Look, speaker: Speaker, terminal: Terminal) -> Menu:
    """The legal decisions, numbered; 0 does nothing."""
    asking = Asking(describe, look, speaker, terminal)
    moves = [move_of(action) for action in look.legal]
    rest = [move for move in moves if move.code != actions.PASS]
    if len(rest) > _MOST_AT_ONCE:
        shown = _grouped(asking, rest)
    else:
        shown = asking.listed(rest)
    return asking.with_refraining(shown, [move for move in moves if move.code == actions.PASS])


def _grouped(asking: Asking, moves: Sequence[Move]) -> Menu:
    """First what is built, what comes first or most; everything else as it is."""
    groups: dict[tuple[int, int, int], list[Move]] = {}
    for move in moves:
        groups.setdefault(_group(move), []).append(move)
    found: dict[str, Action] = {}
    menus: dict[str, Menu] = {}
    lines: list[str] = []
    items: dict[str, str] = {}
    for key, ways in numbered(groups.values()).items():
        if len(ways) == 1:
            found[key] = ways[0]
            lines += asking.option(key, ways[0])
            items[key] = asking.named(ways[0])
        else:
            menus[key] = asking.listed(ways)
            head = _head(asking.look, ways[0], asking.speaker)
            lines += option_lines(asking.terminal, asking.speaker, key, *head)
            items[key] = head[0]
    return Menu(found, lines, menus, items=items)


def _group(move: Move) -> tuple[int, int, int]:
    """Decisions that are told apart only in a menu of their own have the same group."""
    if move.code in (actions.FOUND, actions.ERECT):
        return int(move.code), int(move.number), 0
    if move.code == actions.LAND:
        return int(move.code), move.listed[0], 0
    if move.code == actions.STORE:
        return int(move.code), move.listed[0], move.listed.count(move.listed[0])
    return int(move.code), int(move.id), 0


def _head(look: Look, move: Move, speaker: Speaker) -> tuple[str, str]:
    """What the decisions of a group have in common; of what is built its price and worth, too."""
    words = Words(speaker)
    if move.code == actions.LAND:
        return f"{words.named('landscape', LANDSCAPES[move.listed[0]].id)} …", ""
    if move.code == actions.STORE:
        first = move.listed[0]
        return f"{words.amounts({NAMES[first]: move.listed.count(first)})} …", ""
    state, seat = state_and_seat(look)
    erects = move.code == actions.ERECT
    each = BUILDINGS[move.number] if erects else SETTLEMENTS[move.number]
    what = "building" if erects else "settlement"
    price = words.say(
        "brings-price", goods=words.amounts(named(price_of(state.players[seat], move)))
    )
    told = [price, words.points(each.points), words.effect(what, each)]
    return f"{words.named(what, each.id)} …", "; ".join(told)


def details(look: Look, action: Action, speaker: Speaker) -> list[str]:
    """All there is to say about one decision."""
    told = [describe_action(look, action, speaker), brings(look, action, speaker), str(action)]
    return [line for line in told if line]
