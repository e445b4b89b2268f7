"""What somebody at the terminal is shown and told: board, choices, log and answers, as lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from burgrave.cli.face import face
from burgrave.cli.parts import WANTED, Part, Question, Screen, composed, fitted
from burgrave.cli.reading import meant, words_of
from burgrave.cli.rules import page_of, rules_about
from burgrave.cli.terminal import Terminal, fill, listed
from burgrave.games import describer, rule_guide
from burgrave.kernel.seat import Look

if TYPE_CHECKING:
    from burgrave.cli.menu import Menu
    from burgrave.kernel.action import Action
    from burgrave.kernel.event import Event
    from burgrave.kernel.table import Table
    from burgrave.locale import Speaker

_LOG_LINES = 20
_RULES = 4
"""So many rules are told at once."""
_PAGES = "pages"
_HELP = (
    *("number", "words", "notation", "u", "h", "rules", "why", "odds", "hint", "b", _PAGES, "d"),
    *("l", "s", "q", "help"),
)
"""What can be typed, in the order in which it is told."""
CHAPTERS = ("year_begins", "round_begins")
"""Before these events the log leaves a line free."""
LOG = "log"


class Sight:
    """The table as one seat sees it, or an onlooker."""

    def __init__(
        self, table: Table, seat: int | None, terminal: Terminal, speaker: Speaker
    ) -> None:
        self.table = table
        self.seat = seat
        self._terminal = terminal
        self._speaker = speaker
        self._names = [player.name for player in table.players]
        self._describer = describer(table.game.name)
        self._guide = rule_guide(table.game.name)
        self.face = face(table.game.name, terminal, speaker, self._names)

    @property
    def _in_words(self) -> bool:
        """Is the board told in sentences?"""
        return self._terminal.plain or not self.face.drawn

    @property
    def look(self) -> Look:
        """What the seat may know and decide."""
        return Look(self.seat, self.table.state)

    def menu(self) -> Menu:
        """What the seat can choose from."""
        return self.face.menu(self.look)

    def meant(self, text: str) -> list[Action]:
        """The decisions that somebody's words may mean."""
        look = self.look
        return meant(text, look.legal, partial(self._named, look))

    def named(self, actions: Sequence[Action]) -> list[str]:
        """Decisions in words."""
        look = self.look
        return [self._named(look, action) for action in actions]

    def _named(self, look: Look, action: Action) -> str:
        return self._describer.describe_action(look, action, self._speaker)

    def own(self, key: str) -> str:
        """A message in the game's own wording, if it has one."""
        own = f"{self.table.game.name}-{key}"
        return self._speaker.say(own if self._speaker.has(own) else key)

    def question(self, menu: Menu) -> Question:
        """The question with its choices."""
        told = fill(self._describer.question(self.look, self._speaker), self._terminal.width)
        asked = [self._terminal.paint(line, "bold") for line in told]
        return Question(asked, menu.lines, menu.short(self._terminal))

    def screen(self, menu: Menu, news: Sequence[str]) -> Screen:
        """News and board as far as there is room for them, the question and the choices."""
        log = Part(LOG, news, WANTED, head=True)
        parts = self.face.parts(self.look)
        if self._in_words:
            parts = [replace(part, lines=self._whole(part.lines)) for part in parts]
        return self._fitted([log, *parts], menu)

    def choices(self, menu: Menu) -> Screen:
        """The question and the choices alone."""
        return self._fitted([], menu)

    def _fitted(self, parts: Sequence[Part], menu: Menu) -> Screen:
        height = self._terminal.height
        room = None if height is None else height - 1
        return fitted(parts, self.question(menu), room, partial(self._note, menu))

    def _note(self, menu: Menu, left: Sequence[Part], short: bool) -> list[str]:
        """How to see what is out of sight."""
        commands = [self._page(part) for part in left if self._has_page(part)]
        if short:
            key = next(iter(menu.items), "1")
            commands.insert(0, f"{self._speaker.say('play-words-h').split()[0]} {key}")
        if not commands:
            return []
        told = self._speaker.say("page-unseen", commands=", ".join(commands))
        return [self._terminal.paint(line, "dim") for line in fill(told, self._terminal.width)]

    def _has_page(self, part: Part) -> bool:
        return part.name == LOG or self._speaker.has(_page_key(part))

    def _page(self, part: Part) -> str:
        """What one types to see a part."""
        if part.name == LOG:
            return self._speaker.say("play-words-l").split()[0]
        return self._speaker.say(_page_key(part))

    def page(self, word: str) -> list[str] | None:
        """The part of the board that a word names."""
        for part in self.face.parts(self.look):
            if self._has_page(part) and word.casefold() == self._page(part).casefold():
                return self._whole(part.lines) if self._in_words else list(part.lines)
        return None

    def log(self, first: int, last: int | None = None) -> list[str]:
        """What happened, as the seat may know it."""
        lines: list[str] = []
        for event in self.table.log[first:last]:
            if not event.told_to(self.seat):
                continue
            line = self._told(event)
            if event.kind in CHAPTERS and not self._terminal.plain:
                lines.append("")
            if self._terminal.plain:
                lines += self._fill(line)
                continue
            mark = "* " if event.seat == self.seat else "  "
            lines += self._fill(line, mark, "    ")
        return lines

    def _told(self, event: Event) -> str:
        """An event as a line to the seat."""
        seen, options = event.view(self.seat), dict(self.table.options)
        return self._describer.describe_event(seen, self._speaker, self._names, options, self.seat)

    def board(self, rest: str) -> list[str]:
        """The whole board, or a part of it."""
        if rest:
            return self.page(rest) or self._say("play-no-page", text=rest, pages=self._pages())
        parts = self.face.parts(self.look)
        if self._in_words:
            return self._whole(composed(parts))
        return [*composed(parts), *self._fill(self.own("board-legend"))]

    def _pages(self) -> str:
        """The names of the parts, as one types them."""
        parts = [part for part in self.face.parts(self.look) if part.lines]
        return ", ".join(self._page(part) for part in parts if self._has_page(part))

    def describe(self, rest: str) -> list[str]:
        """The situation in plain words."""
        text = self._describer.describe(self.look, self._speaker, self._names)
        return self._whole(text.splitlines())

    def _whole(self, told: Sequence[str]) -> list[str]:
        """Sentences, broken between words; their indents stay."""
        lines: list[str] = []
        for line in told:
            indent = line[: len(line) - len(line.lstrip())]
            lines += self._fill(line.strip(), indent, indent + "  ")
        return lines

    def odds(self, rest: str) -> list[str]:
        """What the coming dice may bring."""
        told = self.face.odds(self.look)
        return [line for each in told for line in self._fill(each, "  ", "    ")]

    def details(self, action: Action) -> list[str]:
        """All there is to say about one decision."""
        told = self.face.details(self.look, action)
        return [line for each in told for line in self._fill(each, "  ")]

    def last_log(self, rest: str) -> list[str]:
        """The last lines of the log."""
        number = int(rest) if rest.isdecimal() and len(rest) < 7 else _LOG_LINES
        return self.log(max(0, len(self.table.log) - number))

    def rules(self, rest: str) -> list[str]:
        """The rules that a number or words mean; without any, the one of the present step."""
        if not rest:
            step = self._guide.rule_of_step(self.look.view)
            return [*self.rules(step), *self._fill(self.own("play-which-rule"))]
        found = rules_about(rest, page_of(self.table.game.name, self._speaker.language))
        if not found:
            return self._say("play-no-rule", text=rest)
        lines = [line for rule in found[:_RULES] for line in self._fill(rule, "  ", "    ")]
        if len(found) > _RULES:
            lines += self._say("play-more-rules", n=len(found) - _RULES)
        return lines

    def why(self, rest: str) -> list[str]:
        """The rules behind the latest news and the question; or behind older news, by a word."""
        news = self._last_told(words_of(rest))
        if rest:
            return self.rules(rest) if news is None else self._told_with_rule(*news)
        asked = self._describer.question(self.look, self._speaker)
        step = self._guide.rule_of_step(self.look.view)
        if news is None:
            return self._told_with_rule(asked, step)
        line, rule = news
        if rule == step:
            return [*self._fill(line), *self._told_with_rule(asked, step)]
        return [*self._told_with_rule(line, rule), *self._told_with_rule(asked, step)]

    def _told_with_rule(self, line: str, rule: str) -> list[str]:
        return [*self._fill(line), *self.rules(rule)]

    def why_not(self, text: str) -> list[str]:
        """The rule because of which somebody can't do what they typed."""
        wanted = self.face.notation(self.look, text)
        return self.rules(self._guide.rule_of_refusal(self.look, wanted))

    def _last_told(self, words: Sequence[str]) -> tuple[str, str] | None:
        """The last line of the log that has a rule and all these words, and the rule."""
        options = dict(self.table.options)
        for event in reversed(self.table.log):
            if not event.told_to(self.seat):
                continue
            seen = event.view(self.seat)
            rule = self._guide.rule_of_event(seen, options, len(self._names))
            line = self._told(event)
            if rule and set(words_of(line)).issuperset(words):
                return line, rule
        return None

    def help(self, rest: str) -> list[str]:
        """What can be typed; about something, its rules."""
        if rest:
            return self.rules(rest)
        helps = [key for key in _HELP if key != _PAGES or self._pages()]
        if self._terminal.plain:
            told = [": ".join(self._help(key)) for key in helps]
            return [line for each in told for line in self._fill(each)]
        return listed(dict(map(self._help, helps)), self._terminal.width)

    def _help(self, key: str) -> tuple[str, str]:
        """What is typed, and what that does."""
        typed = self._pages() if key == _PAGES else self.own(f"play-key-{key}")
        return typed, self.own(f"play-help-{key}")

    def _say(self, key: str, **facts: str | int) -> list[str]:
        return self._fill(self._speaker.say(key, **facts))

    def _fill(self, text: str, first: str = "", rest: str | None = None) -> list[str]:
        return fill(text, self._terminal.width, first, rest)


def _page_key(part: Part) -> str:
    """The message with the word for a part of the board."""
    return f"page-{part.name}"
