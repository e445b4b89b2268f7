"""A game in progress at the terminal: one person, the bots, and what the person types."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from burgrave.cli.ending import tell_ending
from burgrave.cli.face import face
from burgrave.cli.files import check_free, command_line, default_path, write_record
from burgrave.cli.menu import REFRAIN, Menu, option_lines
from burgrave.cli.picking import Picker, pick
from burgrave.cli.reading import meant
from burgrave.cli.refusal import Interrupted, Refusal, clipped
from burgrave.cli.rules import page_of, rules_about
from burgrave.cli.table_options import bots_blamed
from burgrave.cli.terminal import Terminal, cells, fit
from burgrave.games import describer
from burgrave.kernel.action import Action
from burgrave.kernel.errors import BadNotation, BadOption, BurgraveError, IllegalAction
from burgrave.kernel.record import Record
from burgrave.kernel.rng import Rng
from burgrave.kernel.seat import Seat
from burgrave.kernel.table import CHANCE, Table

if TYPE_CHECKING:
    from burgrave.bots import Bot
    from burgrave.kernel.state import Json
    from burgrave.locale import Speaker

_LOG_LINES = 20
_SOME = 3
"""So many of the decisions that somebody may have meant are named."""
_RULES = 4
"""So many rules are told at once."""
_HELP = ("number", "words", "notation", "u", "h", "rules", "odds", "b", "d", "l", "s", "q", "help")
"""What can be typed, in the order in which it is told."""
_CHAPTERS = ("year begins", "round begins")
"""Before these events the log leaves a line free."""


class Leave(Exception):
    """The person has had enough for now."""


class Session:
    """You against bots."""

    def __init__(
        self,
        table: Table,
        me: int,
        bots: Mapping[int, Bot],
        terminal: Terminal,
        speaker: Speaker,
        path: Path,
    ) -> None:
        self.table = table
        self.me = me
        self.path = path
        self._bots = bots
        self._terminal = terminal
        self._speaker = speaker
        self._names = [player.name for player in table.players]
        self._describer = describer(table.game.name)
        self._face = face(table.game.name, terminal, speaker, self._names)
        self._told = len(table.log)
        self._saved = False
        self._menu = Menu({}, [])
        commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "b": self._show_board,
            "d": self._describe,
            "h": self._details,
            "l": self._show_log,
            "odds": self._odds,
            "q": self._leave,
            "rules": self._rules,
            "s": self._save_as,
            "u": self._undo,
        }
        self._commands = {"?": self._help, **commands}
        for key, command in commands.items():
            for word in speaker.say(f"play-words-{key}").casefold().split():
                self._commands[word] = command

    def run(self, told: int) -> None:
        """Play until the game is over or the person leaves; `told` log lines are known already."""
        self._told = told
        try:
            self._save()
            while not self.table.state.over:
                if self.me in self.table.waiting:
                    self._ask()
                    self._save_if_possible()
                else:
                    self._let_bot_play(self.table.waiting[0])
        except (Leave, EOFError) as end:
            if isinstance(end, EOFError):
                self._terminal.write()
            self._save_somewhere()
            self._tell_how_to_resume()
            return
        except KeyboardInterrupt:
            # It may have struck in the middle of a move: what was saved last is whole.
            self._terminal.write()
            self._tell_how_to_resume()
            raise Interrupted from None
        except (Refusal, BurgraveError):
            # A bot of one's own went wrong: mended, it can go on from here.
            self._tell_how_to_resume()
            raise
        self._tell_news()
        self._save_somewhere()
        tell_ending(self._terminal, self._speaker, self._face, self.table, self.path)

    def _view(self) -> Json:
        return self.table.state.view(self.me)

    def _ask(self) -> None:
        """Show what there is to decide, and take commands until something is decided."""
        self._show()
        while True:
            text = self._terminal.ask(f"{self._names[self.me]}> ")
            word, _, rest = text.partition(" ")
            command = self._commands.get(word.casefold())
            if not text and self._menu.picker is None:
                self._show()
            elif command is not None:
                before = self.table
                command(rest.strip())
                if self.table is not before:
                    self._show()
            else:
                chosen = self._chosen(text)
                if isinstance(chosen, Menu):
                    chosen = self._open(chosen)
                if chosen is not None:
                    self.table.play(self.me, chosen)
                    return

    def _show(self) -> None:
        self._tell_news()
        view = self._view()
        self._terminal.write()
        self._terminal.lines(self._face.board(view))
        self._menu = self._face.menu(view, self.table.state.legal(self.me))
        question = self._describer.question(view, self._speaker)
        self._terminal.write(self._terminal.paint(question, "bold"))
        self._terminal.lines(self._menu.lines)

    def _open(self, menu: Menu) -> Action | None:
        """Turn to another menu; where it was opened from another one, 0 leads back."""
        self._menu = menu
        if menu.picker is not None:
            return self._pick(menu, menu.picker)
        self._terminal.lines(menu.lines)
        if menu.back is not None:
            self._terminal.lines(option_lines(self._terminal, REFRAIN, self._own("menu-back")))
        return None

    def _pick(self, menu: Menu, picker: Picker) -> Action | None:
        """With keys until it is decided; where there are none, line by line."""
        if not self._terminal.lively:
            self._terminal.lines(picker.lines())
            return None
        action = pick(picker, self._terminal)
        if action is None and menu.back is not None:
            return self._open(menu.back)
        return action

    def _chosen(self, text: str) -> Action | Menu | None:
        """The decision that a key, a notation or words mean, or the menu to find it in."""
        menu, key = self._menu, _key(text)
        if key in menu.menus:
            return replace(menu.menus[key], back=menu)
        if key == REFRAIN and menu.back is not None:
            return menu.back
        if key in menu.actions:
            return menu.actions[key]
        if menu.picker is not None:
            if not text and menu.picker.chosen is not None:
                return menu.picker.chosen
            if not text or menu.picker.read(text):
                return menu
        if text.isdecimal():
            self._say("play-no-number", number=text)
            return None
        try:
            return self.table.state.parse(self.me, text)
        except BadNotation:
            pass
        read = self._face.read(self._view(), self.table.state.legal(self.me), text)
        if isinstance(read, str):
            self._terminal.wrapped(read)
            return None
        return read or self._meant(text)

    def _meant(self, text: str) -> Action | Menu | None:
        """What the words can only mean; several ways to one thing are a menu of theirs."""
        named = partial(self._describer.describe_action, self._view(), speaker=self._speaker)
        found = meant(text, self.table.state.legal(self.me), named)
        if len(found) == 1:
            return found[0]
        if not found:
            self._say("play-not-possible", text=text)
            return None
        root = self._menu
        while root.back is not None:
            root = root.back
        for menu in root.menus.values():
            if {each.text for each in menu.all_actions()}.issuperset(each.text for each in found):
                return replace(menu, back=root)
        some = "; ".join(named(each) for each in found[:_SOME])
        self._say("play-several", text=text, n=len(found), some=some)
        return None

    def _let_bot_play(self, seat: int) -> None:
        bot = self._bots[seat]
        view = Seat(seat, self.table.state, self._stream("veil"))
        with bots_blamed(self.table.players[seat].kind):
            action = bot.choose(view, self._stream("bot"))
        try:
            if not isinstance(action, Action):
                raise IllegalAction("That is no action.")
            self.table.play(seat, action)
        except IllegalAction as problem:
            raise BadOption(f"Bot “{bot.name}” chose “{action}”: {problem}") from None

    def _stream(self, purpose: str) -> Rng:
        """What a bot draws from: the same at the same point of the same game, resumed or not."""
        dice = self.table.dice
        assert dice is not None
        text = f"{dice.commitment} {len(self.table.entries)} {purpose}"
        return Rng(int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big"))

    def _tell_news(self) -> None:
        """The log since the last time."""
        self._tell_log(self._told)
        self._told = len(self.table.log)

    def _tell_log(self, first: int) -> None:
        options = dict(self.table.options)
        for event in self.table.log[first:]:
            if not event.told_to(self.me):
                continue
            seen = event.view(self.me)
            line = self._describer.describe_event(seen, self._speaker, self._names, options)
            if event.kind in _CHAPTERS:
                self._terminal.write()
            mark = "* " if event.seat == self.me else "  "
            self._terminal.wrapped(line, mark, "    ")

    def _say(self, key: str, **facts: str | int) -> None:
        told = {name: clipped(fact) for name, fact in facts.items()}
        self._terminal.wrapped(self._speaker.say(key, **told))

    def _own(self, key: str) -> str:
        """A message in the game's own wording, if it has one."""
        own = f"{self.table.game.name}-{key}"
        return self._speaker.say(own if self._speaker.has(own) else key)

    def _save(self) -> None:
        self._saved = False
        write_record(self.path, Record.of(self.table, reveal=True))
        self._saved = True

    def _save_if_possible(self) -> bool:
        """Save, or say why not: the game goes on, and can be saved in another place."""
        try:
            self._save()
        except Refusal as refusal:
            self._terminal.wrapped(refusal.told(self._speaker))
            self._say("play-unsaved")
            return False
        return True

    def _save_somewhere(self) -> None:
        """Save for the last time: if not where it was wished, then where games are kept."""
        try:
            self._save()
        except Refusal as refusal:
            self._terminal.wrapped(refusal.told(self._speaker))
            game, dice = self.table.game, self.table.dice
            assert dice is not None
            self.path = default_path(game.name, dice.commitment[:6], os.environ)
            self._save()

    def _tell_how_to_resume(self) -> None:
        if not self._saved:
            return
        self._say("play-resume")
        self._terminal.write(f"  {command_line('play', '--resume', self.path)}")

    def _rules(self, rest: str) -> None:
        """The rules that a number or words mean."""
        if not rest:
            self._say("play-which-rule")
            return
        found = rules_about(rest, page_of(self.table.game.name, self._speaker.language))
        if not found:
            self._say("play-no-rule", text=rest)
        for rule in found[:_RULES]:
            self._terminal.wrapped(rule, "  ", "    ")
        if len(found) > _RULES:
            self._say("play-more-rules", n=len(found) - _RULES)

    def _help(self, rest: str) -> None:
        if rest:
            self._rules(rest)
            return
        commands = {key: self._own(f"play-key-{key}") for key in _HELP}
        width = max(map(cells, commands.values()))
        for key, command in commands.items():
            self._terminal.wrapped(self._own(f"play-help-{key}"), f"  {fit(command, width)}  ")

    def _show_board(self, rest: str) -> None:
        self._terminal.lines(self._face.board(self._view(), everything=True))
        self._terminal.wrapped(self._own("board-legend"))

    def _describe(self, rest: str) -> None:
        text = self._describer.describe(self._view(), self._speaker, self._names)
        for line in text.splitlines():
            indent = line[: len(line) - len(line.lstrip())]
            self._terminal.wrapped(line.strip(), indent, indent + "  ")

    def _details(self, rest: str) -> None:
        if not rest:
            self._say("play-which")
            return
        chosen = self._chosen(rest)
        if isinstance(chosen, Menu):
            self._terminal.lines(chosen.lines)
        elif chosen is not None:
            for line in self._face.details(self._view(), chosen):
                self._terminal.wrapped(line, "  ")

    def _odds(self, rest: str) -> None:
        for line in self._face.odds(self._view()):
            self._terminal.wrapped(line, "  ", "    ")

    def _show_log(self, rest: str) -> None:
        number = _number(rest)
        self._tell_log(max(0, len(self.table.log) - (_LOG_LINES if number < 0 else number)))

    def _leave(self, rest: str) -> None:
        if self._save_if_possible():
            raise Leave

    def _save_as(self, rest: str) -> None:
        before, saved = self.path, self._saved
        try:
            if rest:
                self.path = Path(rest).expanduser()
                check_free(self.path)
            self._save()
            self._say("play-saved", path=str(self.path))
        except RuntimeError:
            # There is no such user as in ~nobody/game.json.
            self._say("problem-no-file", path=rest)
        except Refusal as refusal:
            self.path, self._saved = before, saved
            self._terminal.wrapped(refusal.told(self._speaker))

    def _undo(self, rest: str) -> None:
        """Take the last decision back, with the bots' answers, unless something new came out since.

        Bots do not mind: among people, a later decision of somebody else would end the matter.
        """
        back = taken_back(self.table, self.me)
        if back is None:
            self._say("play-no-undo")
            return
        self.table = back
        self._told = len(back.log)
        self._say("play-undone")
        self._save_if_possible()


def taken_back(table: Table, me: int) -> Table | None:
    """The table before the last choice of a seat; None if dice or secrets came out since."""
    choices = [i for i, e in enumerate(table.entries) if e.seat == me and not e.forced]
    if not choices:
        return None
    last = choices[-1]
    if any(entry.seat == CHANCE for entry in table.entries[last:]):
        return None
    back = Table(table.game, table.players, table.source, table.options, table.begin_at)
    for entry in table.entries[:last]:
        back.take(entry)
    if any(event.news for event in table.log[len(back.log) :]):
        return None
    return back


def _key(text: str) -> str:
    """What was typed as a menu writes it: `08 b` is 8b."""
    key = "".join(text.casefold().split())
    return key.lstrip("0") or REFRAIN if key[:1].isdecimal() else key


def _number(text: str) -> int:
    """The number that was typed; -1 for what is none that any list has."""
    return int(text) if text.isdecimal() and len(text) < 7 else -1
