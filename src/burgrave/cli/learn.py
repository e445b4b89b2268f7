"""`burgrave learn`: the lessons of a game in the terminal, on the board on which one plays."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from burgrave import bots
from burgrave.cli.parser import Commands, Parser, add_command
from burgrave.cli.refusal import Refusal
from burgrave.cli.session import Leave, Session
from burgrave.cli.table_options import add_game, game_named
from burgrave.cli.terminal import Terminal, fill, listed
from burgrave.kernel.action import Action
from burgrave.lessons import GO_ON, Lesson, Sitting, lesson, lessons
from burgrave.lessons.lesson import LEARNER

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.lessons import Task, Verdict
    from burgrave.locale import Speaker


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "learn", run, speaker)
    add_game(parser, speaker, optional=True)
    parser.add_argument(
        "lesson", nargs="?", metavar=speaker.say("phrase-lesson"), help=speaker.say("help-lesson")
    )
    parser.add_argument("--plain", action="store_true", help=speaker.say("help-plain"))


def run(args: Namespace, speaker: Speaker) -> int:
    """Take the lesson that was asked for, or choose one from the list."""
    terminal = Terminal(plain=args.plain)
    game = game_named(args.game)
    if not lessons(game.name):
        raise Refusal("no-lessons", game=game.called)
    wanted = args.lesson
    if wanted is None:
        wanted = _chosen(lessons(game.name), terminal, speaker)
    if wanted:
        Learning(lesson(game.name, wanted), terminal, speaker).run_lesson()
    return 0


def _chosen(known: tuple[Lesson, ...], terminal: Terminal, speaker: Speaker) -> str:
    """The number of a lesson from the list; "" for none."""
    told = {
        f"{each.number})": speaker.say(
            "learn-list-line",
            title=speaker.say(each.key),
            idea=speaker.say(f"{each.key}-idea"),
            minutes=each.minutes,
        )
        for each in known
    }
    terminal.lines(listed(told, terminal.width))
    try:
        typed = terminal.ask(f"{speaker.say('learn-which')} ").strip()
    except EOFError:
        terminal.write()
        return ""
    enough = ["q", *speaker.say("play-words-q").casefold().split()]
    return "" if typed.casefold() in enough else typed or "1"


class Learning(Session):
    """Somebody at the terminal who takes a lesson."""

    def __init__(self, taken: Lesson, terminal: Terminal, speaker: Speaker) -> None:
        self._sitting = Sitting(taken, you=speaker.say("learn-you"))
        others = {seat: bots.bot("random") for seat in range(1, len(taken.others) + 1)}
        super().__init__(self._sitting.table, others, terminal, speaker, Path())
        for word in speaker.say("play-words-s").casefold().split():
            del self._commands[word]
        self._told[LEARNER] = 0
        self._seen_at = -1
        """How far the game had come when its board was last shown to be read."""
        self._shows = speaker.say("learn-words-show").casefold().split()
        self._backs = speaker.say("learn-words-back").casefold().split()

    def run_lesson(self) -> None:
        """Step by step to the end, or until the learner leaves."""
        taken = self._sitting.lesson
        self._terminal.write(self._terminal.ruled(self._speaker.say(taken.key)))
        self._terminal.lines(self._say("learn-help"))
        try:
            while not self._sitting.over:
                self._take_step()
        except (Leave, EOFError) as end:
            if isinstance(end, EOFError):
                self._terminal.write()
            self._terminal.lines(self._say("learn-left"))
            return
        self._terminal.lines(self._sight.log(self._told[LEARNER]))
        self._terminal.lines(self._say("learn-done"))

    def _take_step(self) -> None:
        step = self._sitting.task
        coach = self._coach(step)
        if step is None or step.kind == "do":
            self._ask(coach, again=coach)
            return
        self._terminal.lines(self._sight.log(self._told[LEARNER]))
        self._told[LEARNER] = len(self.table.log)
        if len(self.table.entries) != self._seen_at:
            self._terminal.lines(self._sight.board(""))
        self._seen_at = len(self.table.entries)
        self._terminal.lines(coach)
        self._answer_step(step)

    def _coach(self, step: Task | None) -> list[str]:
        """What the coach says now: the task, or in a coached game what is new."""
        if step is None:
            return [line for each in self._sitting.callouts for line in self._told_by(each.name)]
        taken = self._sitting.lesson
        head = self._speaker.say("learn-step", n=self._sitting.at + 1, all=len(taken.steps))
        return self._told_by(step.name, self._terminal.paint(head, "dim"))

    def _told_by(self, name: str, *head: str) -> list[str]:
        """A step or a callout, and what helps."""
        key, said = f"{self._sitting.lesson.key}-{name}", self._speaker
        lines = ["", *head]
        lines += [
            self._terminal.paint(line, "bold") for line in fill(said.say(key), self._terminal.width)
        ]
        if said.has(f"{key}-about"):
            lines += fill(said.say(f"{key}-about"), self._terminal.width)
        return lines

    def _answer_step(self, step: Task) -> None:
        """A question with its choices, or something to read."""
        key = f"{self._sitting.lesson.key}-{step.name}"
        for n, choice in enumerate(step.choices, 1):
            self._terminal.wrapped(f"{n}) {self._speaker.say(f'{key}-choice-{choice}')}", "  ")
        while True:
            told = self._speaker.say("learn-answer" if step.choices else "learn-enter")
            text = self._terminal.ask(f"{told} ").strip()
            if self._helped(text):
                return
            command = self._commands.get(text.partition(" ")[0].casefold())
            if command is not None:
                self._terminal.lines(command(text.partition(" ")[2]))
            elif not step.choices:
                if not text:
                    self._sitting.answer(GO_ON)
                    return
            elif text.isdecimal() and 0 < int(text[:3]) <= len(step.choices):
                verdict = self._sitting.answer(step.choices[int(text[:3]) - 1])
                self._tell(verdict)
                if verdict.right:
                    return

    def _decided(self, action: Action) -> bool:
        """As in a game, but the lesson judges what is decided."""
        verdict = self._sitting.answer(action.text)
        self._tell(verdict)
        if not verdict.right:
            self._menu = self._sight.menu()
        return verdict.right

    def _helped(self, text: str) -> bool:
        """Was a step shown, or one taken back?"""
        word = text.casefold()
        if word in self._shows and self._sitting.shown:
            shown = self._sitting.shown
            if shown != GO_ON:
                self._terminal.wrapped(self._speaker.say("learn-shown", answer=self._named(shown)))
            self._tell(self._sitting.answer(shown))
            return True
        if word in self._backs:
            self._sitting.back()
            self.table = self._sight.table = self._sitting.table
            self._told[LEARNER] = len(self.table.log)
            return True
        return False

    def _named(self, answer: str) -> str:
        """An answer in words."""
        step = self._sitting.task
        if step is not None and step.kind == "ask":
            return self._speaker.say(f"{self._sitting.lesson.key}-{step.name}-choice-{answer}")
        return self._sight.named([self.table.state.parse(LEARNER, answer)])[0]

    def _tell(self, verdict: Verdict) -> None:
        """Right or not, and why; what nobody has foreseen gets the lesson's general word."""
        said = self._speaker
        why = said.say(verdict.key) if verdict.key and said.has(verdict.key) else ""
        if verdict.right:
            if why:
                self._terminal.wrapped(said.say("learn-right", why=why))
            know = verdict.key.removesuffix(verdict.word) + "know"
            if said.has(know):
                self._terminal.wrapped(said.say(know))
            return
        self._terminal.wrapped(said.say("learn-wrong", why=why or said.say("learn-else")))

    def _undo(self, rest: str) -> list[str]:
        self._helped(self._backs[0])
        self._show()
        return []

    def _save_if_possible(self) -> bool:
        """A lesson is not saved: it is taken again in a minute."""
        return True
