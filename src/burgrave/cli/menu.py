"""Menus of decisions: a key for each, and the lines that show them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeVar

from burgrave.cli.terminal import Terminal, broken, cells, fill, packed

if TYPE_CHECKING:
    from burgrave.cli.picking import Picker
    from burgrave.games import Describer
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker

REFRAIN = "0"
"""What one types to do nothing, or to go back to the menu before."""
_Choice = TypeVar("_Choice")


@dataclass(frozen=True)
class Menu:
    """The decisions by what one types for them, and the lines that show them.

    A key is mostly a number; 0 is the decision to refrain. It may also open a menu of its own,
    where there would be too many at once.
    """

    actions: dict[str, Action]
    lines: list[str]
    menus: dict[str, Menu] = field(default_factory=dict)
    back: Menu | None = None
    """The menu that this one was opened from."""
    picker: Picker | None = None
    """What is moved about instead of choosing from a list."""
    items: dict[str, str] = field(default_factory=dict)
    """The same in short: what each key means, and nothing about what that brings."""

    def short(self, terminal: Terminal) -> list[list[str]]:
        """The decisions side by side; each run of lines belongs together."""
        items = [f"{terminal.paint(f'{key})', 'can')} {what}" for key, what in self.items.items()]
        lines = packed("  ", items, terminal.width)
        return [broken(line, terminal.width, " " * 6) for line in lines]

    def all_actions(self) -> Iterator[Action]:
        """Every decision that can be reached from here."""
        yield from self.actions.values()
        if self.picker is not None:
            yield from self.picker.actions
        for menu in self.menus.values():
            yield from menu.all_actions()


@dataclass(frozen=True)
class Asking:
    """Shows the decisions of a look: in a game's words, in one language, on one terminal."""

    describer: Describer
    look: Look
    speaker: Speaker
    terminal: Terminal

    def named(self, action: Action) -> str:
        """A decision in words."""
        return self.describer.describe_action(self.look, action, self.speaker)

    def option(self, key: str, action: Action) -> list[str]:
        """A decision with its key and what it brings."""
        brings = self.describer.brings(self.look, action, self.speaker)
        return option_lines(self.terminal, self.speaker, key, self.named(action), brings)

    def listed(self, actions: Sequence[Action]) -> Menu:
        """One decision after the other."""
        found = numbered(actions)
        lines: list[str] = []
        for key, action in found.items():
            lines += self.option(key, action)
        items = {key: self.named(action) for key, action in found.items()}
        return Menu(found, lines, items=items)

    def with_refraining(self, menu: Menu, actions: Sequence[Action]) -> Menu:
        """The menu with the decision to do nothing below the others, if there is one."""
        for action in actions:
            menu.actions[REFRAIN] = action
            menu.lines.extend(self.option(REFRAIN, action))
            menu.items[REFRAIN] = self.named(action)
        return menu


def numbered(actions: Iterable[_Choice]) -> dict[str, _Choice]:
    """Choices by numbers from 1."""
    return {str(number): action for number, action in enumerate(actions, 1)}


def option_lines(
    terminal: Terminal, speaker: Speaker, key: str, what: str, brings: str = ""
) -> list[str]:
    """A decision with its key and what it brings: in one line if it fits, else below each other."""
    if terminal.plain:
        return fill(f"{key}: {what}; {brings}" if brings else f"{key}: {what}", terminal.width)
    head = f"{key:>3})  "
    told = speaker.say("choice-brings", what=what, brings=brings) if brings else what
    lines = [f"{head}{told}"]
    if cells(lines[0]) >= terminal.width:
        lines = fill(what, terminal.width, head) + fill(brings, terminal.width, " " * len(head))
    return [terminal.paint(head, "can") + lines[0].removeprefix(head), *lines[1:]]


def with_way_back(menu: Menu, terminal: Terminal, speaker: Speaker, told: str) -> Menu:
    """A menu that was opened from another one, with the way back below its choices."""
    lines = [*menu.lines, *option_lines(terminal, speaker, REFRAIN, told)]
    return replace(menu, lines=lines, items={**menu.items, REFRAIN: told})
