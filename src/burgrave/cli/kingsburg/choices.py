"""The menu of decisions, with ways to influence grouped by advisor, and the details of each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.cli.face import Menu, option_lines
from burgrave.cli.terminal import Terminal, cells, fit
from burgrave.games.kingsburg import actions
from burgrave.games.kingsburg.actions import PRIVATE_5, Move
from burgrave.games.kingsburg.components import ADVISORS, BUILDINGS
from burgrave.games.kingsburg.describe import describe_action, hint
from burgrave.games.kingsburg.describe.decisions import move_of
from burgrave.games.kingsburg.describe.hints import odds_text
from burgrave.games.kingsburg.describe.odds import battle_odds, best_token
from burgrave.games.kingsburg.describe.scene import Scene, scene
from burgrave.games.kingsburg.describe.words import Words
from burgrave.games.kingsburg.dice import FACES

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.state import Json
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


def menu(view: Json, legal: Sequence[Action], speaker: Speaker, terminal: Terminal) -> Menu:
    """The legal decisions, numbered."""
    at = scene(view)
    words = Words(speaker, at.edition)
    moves = [move_of(action) for action in legal]
    rest = [move for move in moves if int(move.kind) not in _REFRAIN]
    if at.step == "influence":
        numbered, lines = _by_advisor(words, at, rest, terminal)
    else:
        numbered = dict(enumerate(rest, 1))
        lines = []
        for number, move in numbered.items():
            what, brings = describe_action(view, move, speaker), hint(view, move, speaker)
            lines += option_lines(terminal, number, what, brings)
    for move in moves:
        if int(move.kind) in _REFRAIN:
            numbered[0] = move
            what, brings = describe_action(view, move, speaker), hint(view, move, speaker)
            lines += option_lines(terminal, 0, what, brings)
    return Menu(dict(numbered), lines)


def _rank(move: Move) -> tuple[int, int]:
    """Advisors from low to high; a private one follows the one of the same rank at court."""
    return (ADVISORS[move.target - 1].rank, int(move.target))


def _effort(move: Move) -> tuple[bool, bool, int, int]:
    """Ways to pay: plain dice before Market and token, few dice before many."""
    dice = len(FACES[move.own]) + len(FACES[move.bonus])
    return (bool(move.token), bool(move.shift), dice, len(FACES[move.bonus]))


def _by_advisor(
    words: Words, at: Scene, moves: list[Move], terminal: Terminal
) -> tuple[dict[int, Move], list[str]]:
    """For each advisor in reach: the gift, and the ways to pay with their numbers."""
    numbered: dict[int, Move] = {}
    lines = []
    for place in dict.fromkeys(int(move.target) for move in sorted(moves, key=_rank)):
        ways = sorted((move for move in moves if move.target == place), key=_effort)
        private = place >= int(PRIVATE_5)
        rank = ADVISORS[place - 1].rank
        name = words.say("menu-private") if private else words.advisor(place)
        gives = words.say(f"gift-private-{rank}" if private else f"gift-{place}")
        envoy = " " + words.say("menu-envoy") if at.groups_at(place) else ""
        head = f" {rank:>2} {fit(name, 14)} {fit(gives, 21)}"
        line, used = head, cells(head)
        for move in ways:
            number = len(numbered) + 1
            numbered[number] = move
            way = f"{_way(words, move)}{envoy}"
            size = cells(f"  {number}) {way}")
            if used + size >= terminal.width:
                lines.append(line)
                line, used = " " * cells(head), cells(head)
            line += f"  {terminal.paint(f'{number})', 'can')} {way}"
            used += size
        lines.append(line)
    return numbered, lines


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


def details(view: Json, action: Action, speaker: Speaker) -> list[str]:
    """What a decision is, how it is written, what it brings, and what it means for the battle."""
    at = scene(view)
    words = Words(speaker, at.edition)
    move = move_of(action)
    lines = [
        describe_action(view, action, speaker) + ".",
        words.say("details-notation", notation=action.text),
        hint(view, action, speaker),
    ]
    if move.kind in _BUILDS:
        building = BUILDINGS[move.building]
        if building.battle or building.against:
            lines.append(_battle(words, at, buildings=(building.id,)))
    elif move.kind == actions.INFLUENCE:
        soldiers = ADVISORS[move.target - 1].soldiers
        if soldiers:
            more = soldiers + (1 if at.side.has("stables") else 0)
            lines.append(_battle(words, at, soldiers=more))
    return lines


def _battle(words: Words, at: Scene, *, soldiers: int = 0, buildings: tuple[str, ...] = ()) -> str:
    token = best_token(at.side)
    odds = battle_odds(at, at.side, soldiers=soldiers, buildings=buildings, token=token)
    return words.say("details-battle", odds=odds_text(words, odds, token))
