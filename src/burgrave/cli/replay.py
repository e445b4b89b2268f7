"""`burgrave replay`: a record told again, whole or up to a step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from burgrave.cli.ending import tell_scores
from burgrave.cli.face import face
from burgrave.cli.files import read_record
from burgrave.cli.parser import Commands, Parser, add_command, whole_number
from burgrave.cli.refusal import Refusal
from burgrave.cli.sight import CHAPTERS
from burgrave.cli.table_options import add_place
from burgrave.cli.terminal import Terminal
from burgrave.cli.verify import how_it_stands
from burgrave.games import describer
from burgrave.kernel.seat import Look

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.kernel.record import Record, Step
    from burgrave.locale import Speaker


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "replay", run, speaker)
    parser.add_argument(
        "file", metavar=speaker.say("phrase-file"), type=Path, help=speaker.say("help-file")
    )
    add_place(parser, speaker)
    either = parser.add_mutually_exclusive_group()
    either.add_argument(
        "--step", type=whole_number(speaker, 1), metavar="N", help=speaker.say("help-step")
    )
    either.add_argument("--all", action="store_true", help=speaker.say("help-all"))
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
    teller.story(notation=args.all)
    return 0


class _Teller:
    """Tells a record as an onlooker sees the game."""

    def __init__(self, record: Record, terminal: Terminal, speaker: Speaker) -> None:
        self._record = record
        self._speaker = speaker
        self._terminal = terminal
        self._names = [player.name for player in record.players]
        self._describer = describer(record.game.name)
        self._face = face(record.game.name, self._terminal, speaker, self._names)

    def story(self, notation: bool) -> None:
        """Everything that happened, and the points at the end."""
        last: Step | None = None
        for step in self._record.steps():
            if notation:
                self._entry(step)
            self._events(step, "        " if notation else "")
            last = step
        if last is not None and last.state.over:
            tell_scores(self._terminal, self._speaker, self._face, last.state, self._names)
        else:
            self._terminal.wrapped(self._speaker.say(how_it_stands(False, self._record.ended)))

    def moment(self, number: int) -> None:
        """One step, and the board and the situation after it."""
        for step in self._record.steps():
            if step.number == number:
                self._entry(step)
                self._events(step, "      ")
                look = Look(None, step.state)
                if not self._terminal.plain:
                    self._terminal.lines(self._face.board(look))
                text = self._describer.describe(look, self._speaker, self._names)
                for line in text.splitlines():
                    indent = line[: len(line) - len(line.lstrip())]
                    self._terminal.wrapped(line.strip(), indent, indent + "  ")
                return

    def _entry(self, step: Step) -> None:
        """A step in notation."""
        width = 0 if self._terminal.plain else 4
        self._terminal.write(f"{step.number:>{width}}  {step.entry}")

    def _events(self, step: Step, indent: str) -> None:
        options = dict(self._record.options)
        if self._terminal.plain:
            indent = ""
        for event in step.events:
            if not event.told_to(None):
                continue
            line = self._describer.describe_event(
                event.view(None), self._speaker, self._names, options
            )
            if event.kind in CHAPTERS and not self._terminal.plain:
                self._terminal.write()
            self._terminal.wrapped(line, indent, "" if self._terminal.plain else indent + "  ")
