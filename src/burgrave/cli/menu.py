"""Menus of decisions: a number for each, and the lines that show them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from burgrave.cli.terminal import Terminal, fill

if TYPE_CHECKING:
    from burgrave.games import Describer
    from burgrave.kernel.action import Action
    from burgrave.kernel.state import Json
    from burgrave.locale import Speaker


@dataclass(frozen=True)
class Menu:
    """The decisions by their numbers, and the lines that show them; 0 is the one to refrain.

    A number may also open a menu of its own, where there would be too many at once.
    """

    actions: dict[int, Action]
    lines: list[str]
    menus: dict[int, Menu] = field(default_factory=dict)
    back: Menu | None = None
    """The menu that this one was opened from."""


@dataclass(frozen=True)
class Asking:
    """Shows the decisions of a view: in a game's words, in one language, on one terminal."""

    describer: Describer
    view: Json
    speaker: Speaker
    terminal: Terminal

    def option(self, number: int, action: Action) -> list[str]:
        """A numbered decision and what it brings."""
        what = self.describer.describe_action(self.view, action, self.speaker)
        brings = self.describer.hint(self.view, action, self.speaker)
        return option_lines(self.terminal, number, what, brings)

    def listed(self, actions: Sequence[Action]) -> Menu:
        """One decision after the other."""
        lines: list[str] = []
        for number, action in enumerate(actions, 1):
            lines += self.option(number, action)
        return Menu(dict(enumerate(actions, 1)), lines)

    def with_refraining(self, menu: Menu, actions: Sequence[Action]) -> Menu:
        """The menu with the decision to do nothing below the others, if there is one."""
        for action in actions:
            menu.actions[0] = action
            menu.lines.extend(self.option(0, action))
        return menu


def option_lines(terminal: Terminal, number: int, what: str, brings: str = "") -> list[str]:
    """A numbered decision and what it brings: in one line if it fits, else below each other."""
    head = f"{number:>3})  "
    lines = [f"{head}{what} — {brings}" if brings else f"{head}{what}"]
    if len(lines[0]) >= terminal.width:
        lines = fill(what, terminal.width, head) + fill(brings, terminal.width, " " * len(head))
    return [terminal.paint(head, "can") + lines[0].removeprefix(head), *lines[1:]]
