"""`burgrave replay`: a record told again, whole or up to an entry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.cli.ending import tell_scores
from burgrave.cli.face import face
from burgrave.cli.files import read_record
from burgrave.cli.parser import Commands, Parser, add_command, add_file, add_number
from burgrave.cli.refusal import Refusal
from burgrave.cli.sight import CHAPTERS
from burgrave.cli.table_options import add_place
from burgrave.cli.terminal import Terminal
from burgrave.cli.verify import how_it_stands
from burgrave.cli.walking import Walk
from burgrave.games import describer
from burgrave.kernel.record import Replayed
from burgrave.kernel.seat import Look

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.games.replaying import Moment
    from burgrave.kernel.record import Record
    from burgrave.kernel.state import State
    from burgrave.locale import Speaker


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "replay", run, speaker)
    add_file(parser, speaker, "file", "help-file")
    add_place(parser, speaker)
    either = parser.add_mutually_exclusive_group()
    add_number(either, speaker, "--step", "help-step", least=1)
    either.add_argument("--all", action="store_true", help=speaker.say("help-all"))
    either.add_argument("--walk", action="store_true", help=speaker.say("help-walk"))
    parser.add_argument("--plain", action="store_true", help=speaker.say("help-plain"))


def run(args: Namespace, speaker: Speaker) -> int:
    """Tell the game as the log tells it; with `--all` in notation too; or show one moment."""
    record = read_record(args.file)
    teller = _Teller(record, Terminal(plain=args.plain), speaker)
    if args.step is not None:
        if args.step > len(record.entries):
            raise Refusal("step", step=args.step, steps=len(record.entries))
        teller.moment(args.step)
        return 0
    if args.walk:
        Walk(record, teller.terminal, speaker, teller.show).run()
        return 0
    teller.story(notation=args.all)
    return 0


class _Teller:
    """Tells a record as an onlooker sees the game."""

    def __init__(self, record: Record, terminal: Terminal, speaker: Speaker) -> None:
        self._record = record
        self._speaker = speaker
        self.terminal = terminal
        self._names = [player.name for player in record.players]
        self._describer = describer(record.game.name)
        self._face = face(record.game.name, self.terminal, speaker, self._names)

    def story(self, notation: bool) -> None:
        """Everything that happened, and the points at the end."""
        last: Replayed | None = None
        for each in self._record.replayed():
            if notation:
                self._entry(each)
            self._events(each, "        " if notation else "")
            last = each
        if last is not None and last.state.over:
            tell_scores(self.terminal, self._speaker, self._face, last.state, self._names)
        else:
            self.terminal.wrapped(self._speaker.say(how_it_stands(False, self._record.ended)))

    def moment(self, number: int) -> None:
        """One entry, and the board and the situation after it."""
        for each in self._record.replayed():
            if each.number == number:
                self._entry(each)
                self._events(each, "      ")
                self._board(each.state)
                return

    def show(self, moment: Moment) -> None:
        """A moment of a walk, told in the same way."""
        if moment.number:
            entry = self._record.entries[moment.number - 1]
            self._entry(Replayed(moment.number, entry, moment.events, moment.state))
        self._events(moment, "      ")
        self._board(moment.state)

    def _board(self, state: State) -> None:
        look = Look(None, state)
        if not self.terminal.plain:
            self.terminal.lines(self._face.board(look))
        text = self._describer.describe(look, self._speaker, self._names)
        for line in text.splitlines():
            indent = line[: len(line) - len(line.lstrip())]
            self.terminal.wrapped(line.strip(), indent, indent + "  ")

    def _entry(self, each: Replayed) -> None:
        """An entry in notation."""
        width = 0 if self.terminal.plain else 4
        self.terminal.write(f"{each.number:>{width}}  {each.entry}")

    def _events(self, each: Replayed | Moment, indent: str) -> None:
        options = dict(self._record.options)
        if self.terminal.plain:
            indent = ""
        for event in each.events:
            if not event.told_to(None):
                continue
            line = self._describer.describe_event(
                event.view(None), self._speaker, self._names, options
            )
            if event.kind in CHAPTERS and not self.terminal.plain:
                self.terminal.write()
            self.terminal.wrapped(line, indent, "" if self.terminal.plain else indent + "  ")
