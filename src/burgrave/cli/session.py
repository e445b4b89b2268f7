"""A game in progress at the terminal: the people, the bots, and what the people type."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from burgrave.cli.ending import tell_ending
from burgrave.cli.files import check_free, command_line, default_path, write_record
from burgrave.cli.handing import hand_over, shared
from burgrave.cli.menu import REFRAIN, Menu, with_way_back
from burgrave.cli.naming import title_of
from burgrave.cli.paging import show_pages
from burgrave.cli.parts import Screen
from burgrave.cli.picking import Picker, can_pick, pick
from burgrave.cli.refusal import Interrupted, Refusal, clipped
from burgrave.cli.sight import LOG, Sight
from burgrave.cli.table_options import bots_blamed
from burgrave.cli.terminal import Terminal, fill
from burgrave.games import place_of
from burgrave.kernel.action import Action
from burgrave.kernel.errors import BadNotation, BadOption, BurgraveError, IllegalAction
from burgrave.kernel.record import Record
from burgrave.kernel.rng import Rng
from burgrave.kernel.seat import Seat
from burgrave.kernel.table import CHANCE, Table

if TYPE_CHECKING:
    from burgrave.bots import Bot
    from burgrave.kernel.event import Event
    from burgrave.locale import Speaker

_SOME = 3
"""So many of the decisions that somebody may have meant are named."""
_FEW_NEWS = 4
"""So few lines of news, out of sight, are worth no page of their own."""


class Leave(Exception):
    """The person has had enough for now."""


class Session:
    """People and bots; whoever is no bot sits at the terminal."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        terminal: Terminal,
        speaker: Speaker,
        path: Path,
    ) -> None:
        self.table = table
        self.path = path
        self._bots = bots
        self._people = [seat for seat in range(len(table.players)) if seat not in bots]
        self.me = self._people[0]
        self._sits = len(self._people) == 1
        """Has this person sat down? Who is alone always has."""
        self._terminal = terminal
        self._speaker = speaker
        self._sight = Sight(table, self.me, terminal, speaker)
        self._told = dict.fromkeys(self._people, len(table.log))
        self._saved = False
        self._menu = Menu({}, [])
        self._leaves: Sequence[Sequence[str]] = ()
        self._refused: tuple[str, list[str]] | None = None
        """What was typed and can't be since the question was shown, and what was said of it."""
        self._asked_at = 0
        self._hints = 0
        commands: dict[str, Callable[[str], list[str]]] = {
            "help": self._sight.help,
            "b": self._sight.board,
            "d": self._sight.describe,
            "h": self._details,
            "hint": self._hint,
            "l": self._sight.last_log,
            "odds": self._sight.odds,
            "q": self._leave,
            "rules": self._sight.rules,
            "s": self._save_as,
            "u": self._undo,
            "why": self._why,
        }
        self._commands = {"?": self._sight.help, **commands}
        for key, command in commands.items():
            for word in speaker.say(f"play-words-{key}").casefold().split():
                self._commands[word] = command

    def run(self, told: int, welcome: Sequence[str] = ()) -> None:
        """Play until the game is over or the person leaves; `told` log lines are known already."""
        self._told = dict.fromkeys(self._people, told)
        try:
            self._save()
            if len(self._people) == 1:
                self._play(welcome)
            else:
                show_pages(self._terminal, self._speaker, welcome)
                with shared(self._terminal):
                    self._play()
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
        show_pages(self._terminal, self._speaker, self._last_news())
        self._save_somewhere()
        tell_ending(self._terminal, self._speaker, self._sight.face, self.table, self.path)

    def _play(self, welcome: Sequence[str] = ()) -> None:
        """Ask people and bots until the game is over."""
        while not self.table.state.over:
            waiting = self.table.waiting
            people = [seat for seat in self._people if seat in waiting]
            if not people:
                self._let_bot_play(waiting[0])
                continue
            if self.me not in people or not self._sits:
                self._pass_on(people[0] if self.me not in people else self.me)
            self._ask(welcome)
            self._save_if_possible()
            welcome = ()
        if welcome:
            self._terminal.lines(welcome)

    @property
    def _name(self) -> str:
        return self.table.players[self.me].name

    def _pass_on(self, seat: int) -> None:
        """Let another person sit down, after this one has read what nobody else may know."""
        first = self._told[self.me]
        if self._sits and any(self._is_secret(event) for event in self.table.log[first:]):
            show_pages(self._terminal, self._speaker, self._sight.log(first))
            self._told[self.me] = len(self.table.log)
        self.me = self._sight.seat = seat
        self._sits = True
        hand_over(self._terminal, self._speaker, self._name)

    def _is_secret(self, event: Event) -> bool:
        """Does this person learn more from an event than everybody?"""
        return event.told_to(self.me) and (
            not event.told_to(None) or event.view(self.me) != event.view(None)
        )

    def _last_news(self) -> list[str]:
        """What the game ended with; several people read only what everybody may know."""
        if len(self._people) > 1:
            self._sight.seat = None
        return self._sight.log(max(self._told.values()))

    def _ask(self, before: Sequence[str] = (), again: Sequence[str] = ()) -> None:
        """Show what there is to decide, and take commands until something is decided.

        What is told `before` is told once; Enter tells `again`.
        """
        self._show(before)
        while True:
            text = self._terminal.ask(f"{self._name}> ")
            if self._helped(text):
                return
            word, _, rest = text.partition(" ")
            command = self._commands.get(word.casefold())
            page = self._sight.page(text)
            if not text and self._leaves:
                self._turn_leaf()
            elif not text and self._menu.picker is None:
                self._show(again)
            elif command is not None:
                self._answer(command(rest.strip()))
            elif page is not None:
                self._answer(page)
            else:
                chosen = self._chosen(text)
                if isinstance(chosen, Menu):
                    chosen = self._open(chosen)
                if not isinstance(chosen, Action):
                    self._answer(chosen)
                elif self._decided(chosen):
                    return

    def _helped(self, text: str) -> bool:
        """Was it a wish for help that ends the question?"""
        return False

    def _decided(self, action: Action) -> bool:
        """Play what was chosen; is the question answered by it?"""
        self.table.play(self.me, action)
        return True

    def _show(self, before: Sequence[str] = ()) -> None:
        """The news, the board and the question, as far as they fit; the question always does."""
        self._refused = None
        news = [*before, *self._sight.log(self._told[self.me])]
        self._told[self.me] = len(self.table.log)
        self._menu = self._sight.menu()
        if self._terminal.height is None:
            self._terminal.lines([*news, ""])
            news = []
        screen = self._sight.screen(self._menu, news)
        if len(news) > _FEW_NEWS and any(part.name == LOG for part in screen.left):
            show_pages(self._terminal, self._speaker, news)
            screen = self._sight.screen(self._menu, [])
        self._present(screen)

    def _present(self, screen: Screen) -> None:
        self._leaves = [screen.lines, *screen.more] if screen.more else ()
        if self._leaves:
            self._turn_leaf()
            return
        self._terminal.lines(screen.lines)
        self._asked_at = self._terminal.rows - screen.below

    def _turn_leaf(self) -> None:
        """The next screen of choices that do not fit on one."""
        leaf, *more = self._leaves
        self._leaves = [*more, leaf]
        self._asked_at = self._terminal.rows
        self._terminal.lines(leaf)
        self._terminal.wrapped(self._speaker.say("page-choices"))

    def _answer(self, lines: Sequence[str]) -> None:
        """Tell something, and keep the question in sight."""
        height = self._terminal.height
        if height is None or not lines:
            self._terminal.lines(lines)
            return
        reminder = self._sight.choices(self._menu)
        if self._terminal.rows - self._asked_at + len(lines) < height:
            self._terminal.lines(lines)
        elif len(lines) + len(reminder.lines) < height and not reminder.more:
            self._terminal.lines(lines)
            self._present(reminder)
        else:
            show_pages(self._terminal, self._speaker, lines)
            self._show()

    def _open(self, menu: Menu) -> Action | list[str]:
        """Turn to another menu; where it was opened from another one, 0 leads back."""
        self._menu = menu
        if menu.picker is not None:
            return self._pick(menu, menu.picker)
        if menu.back is not None:
            self._menu = with_way_back(
                menu, self._terminal, self._speaker, self._sight.own("menu-back")
            )
        self._present(self._sight.choices(self._menu))
        return []

    def _pick(self, menu: Menu, picker: Picker) -> Action | list[str]:
        """With keys until it is decided; where there are none, line by line."""
        if not can_pick(picker, self._terminal):
            return picker.lines()
        action = pick(picker, self._terminal)
        if action is not None:
            return action
        self._show()
        return []

    def _chosen(self, text: str) -> Action | Menu | list[str]:
        """The decision that a key, a notation or words mean, the menu to find it in, or why not."""
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
            return self._refuse(text, self._say("play-no-number", number=text))
        try:
            return self.table.state.parse(self.me, text)
        except BadNotation:
            pass
        read = self._sight.face.read(self._sight.look, text)
        if isinstance(read, str):
            return self._refuse(text, fill(read, self._terminal.width))
        return read or self._meant(text)

    def _meant(self, text: str) -> Action | Menu | list[str]:
        """What the words can only mean; several ways to one thing are a menu of theirs."""
        found = self._sight.meant(text)
        if len(found) == 1:
            return found[0]
        if not found:
            return self._refuse(text, self._say("play-not-possible", text=text))
        root = self._menu
        while root.back is not None:
            root = root.back
        for menu in root.menus.values():
            if {each.text for each in menu.all_actions()}.issuperset(each.text for each in found):
                return replace(menu, back=root)
        some = "; ".join(self._sight.named(found[:_SOME]))
        return self._say("play-several", text=text, n=len(found), some=some)

    def _refuse(self, text: str, said: list[str]) -> list[str]:
        """Keep in mind what can't be: somebody may ask why."""
        self._refused = text, said
        return said

    def _why(self, rest: str) -> list[str]:
        """The rule behind a refusal, or else behind the news and the question."""
        picker = self._menu.picker
        if not rest and self._refused is not None:
            text, said = self._refused
            return [*said, *self._sight.why_not(text)]
        if not rest and picker is not None and picker.chosen is None:
            return self._sight.why_not(picker.held.text)
        return self._sight.why(rest)

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

    def _say(self, key: str, **facts: str | int) -> list[str]:
        told = {name: clipped(fact) for name, fact in facts.items()}
        return fill(self._speaker.say(key, **told), self._terminal.width)

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
            self._terminal.lines(self._say("play-unsaved"))
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
        self._terminal.lines(self._say("play-resume"))
        place = place_of(self.table.game.name)
        own = [] if place is None else [place]
        self._terminal.write(f"  {command_line('play', *own, '--resume', self.path)}")

    def _details(self, rest: str) -> list[str]:
        if not rest:
            return self._say("play-which")
        chosen = self._chosen(rest)
        if isinstance(chosen, Menu):
            return chosen.lines
        return self._sight.details(chosen) if isinstance(chosen, Action) else chosen

    def _hint(self, rest: str) -> list[str]:
        """Counsel for who plays alone; each one is counted."""
        from burgrave.cli.advice import advice

        if len(self._people) > 1:
            return self._say("counsel-not-among-people")
        seat = Seat(self.me, self.table.state, self._stream("veil"))
        names = [player.name for player in self.table.players]
        width = self._terminal.width
        told = advice(seat, self._stream("counsel"), names, self._speaker, width)
        if told is None:
            return self._say("counsel-none", game=title_of(self.table.game, self._speaker))
        self._hints += 1
        return [*told, *self._say("counsel-counted", n=self._hints)]

    def _leave(self, rest: str) -> list[str]:
        if self._save_if_possible():
            raise Leave
        return []

    def _save_as(self, rest: str) -> list[str]:
        before, saved = self.path, self._saved
        try:
            if rest:
                self.path = Path(rest).expanduser()
                check_free(self.path)
            self._save()
            return self._say("play-saved", path=str(self.path))
        except RuntimeError:
            # There is no such user as in ~nobody/game.json.
            return self._say("problem-no-file", path=rest)
        except Refusal as refusal:
            self.path, self._saved = before, saved
            return fill(refusal.told(self._speaker), self._terminal.width)

    def _undo(self, rest: str) -> list[str]:
        """Take the last decision back, unless something new came out since.

        Bots do not mind that their answers go, too; among people, a later decision of somebody
        else ends the matter.
        """
        if len(self._people) == 1:
            back = taken_back(self.table, self.me)
            if back is None:
                return self._say("play-no-undo")
            self.table = self._sight.table = back
        elif self.table.can_undo(self.me):
            self.table.undo(self.me)
        else:
            return self._say("play-no-undo")
        known = len(self.table.log)
        self._told = {seat: min(told, known) for seat, told in self._told.items()}
        self._told[self.me] = known
        self._save_if_possible()
        self._show(self._say("play-undone"))
        return []


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
