"""The menu of decisions, with ways to influence grouped by advisor, and the details of each."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from typing import TYPE_CHECKING

from burgrave.cli.menu import Asking, Menu, option_lines
from burgrave.cli.terminal import Terminal, cells, fit, packed
from burgrave.games.kingsburg import actions, describe, ids
from burgrave.games.kingsburg.actions import PRIVATE_1, Move
from burgrave.games.kingsburg.components import ADVISORS, BUILDINGS
from burgrave.games.kingsburg.describe import brings, describe_action
from burgrave.games.kingsburg.describe.bringing import odds_text
from burgrave.games.kingsburg.describe.decisions import move_of
from burgrave.games.kingsburg.describe.look import KingsburgLook
from burgrave.games.kingsburg.describe.odds import battle_odds, best_token
from burgrave.games.kingsburg.describe.words import Words
from burgrave.games.kingsburg.dice import FACES

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker

_REFRAIN = {
    int(kind)
    for kind in (
        actions.PASS,
        actions.DECLINE,
        actions.BUILD_NOTHING,
        actions.DONE,
        actions.KEEP,
    )
}
"""Decisions to do nothing: they have the number 0 everywhere."""

_BUILDS = (actions.BUILD, actions.BUILD_SAVING, actions.BUILD_WITH_WOOD, actions.RAISE)


_PRIVATE = "p"
"""A governor's own advisor has the rank of one at court, and this behind it."""
_MOST_AT_ONCE = 24
"""With more ways to influence than this, the advisor is chosen first and the dice after that."""


def menu(look: Look, speaker: Speaker, terminal: Terminal) -> Menu:
    """The legal decisions, numbered."""
    asking = Asking(describe, look, speaker, terminal)
    moves = [move_of(action) for action in look.legal]
    rest = [move for move in moves if int(move.code) not in _REFRAIN]
    if look.view["step"] == "influence":
        ways = [move for move in rest if move.code == actions.INFLUENCE]
        shown = Court(asking, ways).menu()
        for letter, move in zip(ascii_lowercase, [move for move in rest if move not in ways]):
            shown.actions[letter] = move
            shown.lines.extend(asking.option(letter, move))
            shown.items[letter] = asking.named(move)
    else:
        shown = asking.listed(rest)
    return asking.with_refraining(shown, [move for move in moves if int(move.code) in _REFRAIN])


def _rank(move: Move) -> tuple[int, int]:
    """Advisors from low to high; a private one follows the one of the same rank at court."""
    return (ADVISORS[move.target - 1].rank, int(move.target))


def _effort(move: Move) -> tuple[bool, bool, int, int]:
    """Ways to pay: plain dice before Market and token, few dice before many."""
    dice = len(FACES[move.own]) + len(FACES[move.bonus])
    return (bool(move.token), bool(move.shift), dice, len(FACES[move.bonus]))


class Court:
    """The menu of advisors in reach: what each gives, and the ways to pay."""

    def __init__(self, asking: Asking, moves: Sequence[Move]) -> None:
        self._asking = asking
        self._at = KingsburgLook.of(asking.look)
        self._words = Words(asking.speaker, self._at.edition)
        self._terminal = asking.terminal
        self._ways: dict[int, list[Move]] = {}
        for move in sorted(moves, key=lambda move: (_rank(move), _effort(move))):
            self._ways.setdefault(int(move.target), []).append(move)

    def menu(self) -> Menu:
        """All ways at once, or first the advisor and then the dice where there are too many."""
        if self._terminal.plain:
            return self._told()
        if sum(map(len, self._ways.values())) <= _MOST_AT_ONCE:
            return self._all_ways()
        return self._advisor_first()

    def _key(self, place: int) -> str:
        """What one types for an advisor: the rank, as on the board."""
        rank = ADVISORS[place - 1].rank
        return f"{rank}{_PRIVATE}" if place >= int(PRIVATE_1) else str(rank)

    def _name(self, place: int) -> str:
        own = place >= int(PRIVATE_1)
        return self._words.say("menu-private") if own else self._words.advisor(place)

    def _gift(self, place: int) -> str:
        return self._words.gift(place, short=True)

    def _head(self, place: int) -> str:
        """Name and gift of an advisor."""
        return f" {fit(self._name(place), 14)} {fit(self._gift(place), 21)}"

    def _envoy(self, place: int) -> str:
        return " " + self._words.say("menu-envoy") if self._at.groups_at(place) else ""

    def _advisor(self, shown: Menu, place: int, ways: Sequence[Move]) -> str:
        """Put an advisor into a menu; the only way is taken at once, of several one is chosen."""
        key = self._key(place)
        if len(ways) == 1:
            shown.actions[key] = ways[0]
        else:
            shown.menus[key] = self._asking.listed(ways)
        more = f" {self._words.say('menu-more', n=len(ways) - 1)}" if len(ways) > 1 else ""
        way = f"{_way(self._words, ways[0])}{self._envoy(place)}"
        shown.items[key] = f"{self._name(place)} {way}{more}"
        return key

    def _all_ways(self) -> Menu:
        shown = Menu({}, [])
        for place, ways in self._ways.items():
            key = self._advisor(shown, place, ways)
            items = []
            for letter, move in zip(ascii_lowercase, ways):
                mark = "" if len(ways) == 1 else f"{key}{letter}) "
                if mark:
                    shown.actions[f"{key}{letter}"] = move
                way = f"{_way(self._words, move)}{self._envoy(place)}"
                items.append(f"{self._terminal.paint(mark, 'can')}{way}")
            head = f"{key:>3}){self._head(place)}  "
            first, *more = packed(head, items, self._terminal.width)
            shown.lines.extend([self._marked(key, first), *more])
        return shown

    def _advisor_first(self) -> Menu:
        shown = Menu({}, [])
        for place, ways in self._ways.items():
            key = self._advisor(shown, place, ways)
            head = f"{key:>3}){self._head(place)}  "
            room = self._terminal.width - 1 - cells(head)
            first, *more = packed(head, self._some_ways(place, ways, room), self._terminal.width)
            shown.lines.extend([self._marked(key, first), *more])
        return shown

    def _told(self) -> Menu:
        """An advisor a line: the first way to pay, what is given for it, and how many more ways."""
        shown = Menu({}, [])
        for place, ways in self._ways.items():
            key = self._advisor(shown, place, ways)
            brings = [self._gift(place)]
            if len(ways) > 1:
                brings.append(self._words.say("menu-more", n=len(ways) - 1))
            what = f"{self._asking.named(ways[0])}{self._envoy(place)}"
            shown.lines.extend(
                option_lines(self._terminal, self._asking.speaker, key, what, "; ".join(brings))
            )
        return shown

    def _marked(self, key: str, line: str) -> str:
        mark = f"{key:>3})"
        return self._terminal.paint(mark, "can") + line.removeprefix(mark)

    def _some_ways(self, place: int, ways: Sequence[Move], room: int) -> list[str]:
        """As many ways as there is room for, but one at least, and how many more there are."""
        texts = [_way(self._words, move) for move in ways]
        for count in range(len(texts), 0, -1):
            told = texts[:count]
            told[-1] += self._envoy(place)
            if count < len(texts):
                told.append(self._words.say("menu-more", n=len(texts) - count))
            if cells("  ".join(told)) <= room:
                break
        return told


def _way(words: Words, move: Move) -> str:
    """The dice of a group, short: `5+3`, bonus dice in brackets, then token and Market."""
    parts = [str(face) for face in reversed(FACES[move.own])]
    parts += [f"({face})" for face in reversed(FACES[move.bonus])]
    text = "+".join(parts)
    if move.token:
        text += " " + words.say("menu-token")
    if move.shift:
        text += " " + words.say("menu-market-up" if move.shift > 0 else "menu-market-down")
    return text


def details(look: Look, action: Action, speaker: Speaker) -> list[str]:
    """What a decision is, how it is written, what it brings, and what it means for the battle."""
    at = KingsburgLook.of(look)
    words = Words(speaker, at.edition)
    move = move_of(action)
    lines = [
        describe_action(look, action, speaker) + ".",
        words.common("details-notation", notation=action.text),
        brings(look, action, speaker),
    ]
    if move.code in _BUILDS:
        building = BUILDINGS[move.building]
        if building.battle or building.against:
            lines.append(_battle(words, at, buildings=(building.id,)))
    elif move.code == actions.INFLUENCE:
        soldiers = ADVISORS[move.target - 1].soldiers
        if soldiers:
            more = soldiers + (int(ids.STABLES_SOLDIERS) if at.mine.has(ids.STABLES) else 0)
            lines.append(_battle(words, at, soldiers=more))
    return lines


def _battle(
    words: Words, at: KingsburgLook, *, soldiers: int = 0, buildings: tuple[str, ...] = ()
) -> str:
    token = best_token(at.mine)
    odds = battle_odds(at, at.mine, soldiers=soldiers, buildings=buildings, token=token)
    return words.say("details-battle", odds=odds_text(words, odds, token))
