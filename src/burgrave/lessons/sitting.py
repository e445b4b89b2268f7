"""A sitting: somebody who learns, at a table where the others and the dice do what the lesson says.

It is nothing but the lesson and the answers so far, so it needs to be kept nowhere: who has the
answers has the sitting.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from burgrave.bots import bot
from burgrave.games import game
from burgrave.kernel.errors import BadOption, BurgraveError
from burgrave.kernel.rng import Rng
from burgrave.kernel.seat import Seat
from burgrave.kernel.table import CHANCE, Player, Table
from burgrave.lessons.lesson import ELSE, LEARNER, RIGHT, Callout, Lesson, Task

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.table import Entry

GO_ON = "go on"
"""The answer to what is only told."""
_CARELESS, _GOOD = "random", "greedy"
MOST_ANSWERS = 1000


@dataclass(frozen=True)
class Verdict:
    """What became of an answer: was it right, and the message that says why."""

    right: bool
    word: str
    """The end of a message's key: `right`, the name of a foreseen mistake, or `else`."""
    key: str
    """The whole key."""


class Sitting:
    """A lesson in progress."""

    def __init__(self, lesson: Lesson, answers: Sequence[str] = (), you: str = "Anna") -> None:
        """Sit down under this name, and give these answers, all of which were right."""
        self.lesson = lesson
        self._you = you
        self.answers: list[str] = []
        self.passed: list[int] = []
        """For each answer the number of the step that it was given to."""
        self._at = 0
        self._begin()
        if len(answers) > MOST_ANSWERS:
            raise BadOption(f"A lesson takes at most {MOST_ANSWERS} answers.")
        for answer in answers:
            if not self.answer(answer).right:
                raise BadOption(f"“{answer}” is no answer with which this lesson goes on.")

    def _begin(self) -> None:
        players = [Player(self._you), *(Player(name, _CARELESS) for name in self.lesson.others)]
        self.table = Table(
            game(self.lesson.game), players, None, self.lesson.options, self.lesson.begin_at
        )
        self._rng = Rng(self.lesson.seed)
        self._script: deque[Entry] = deque(self.lesson.begin)
        self.called: list[Callout] = []
        """In a coached game: what the coach has said so far, each thing once."""
        self.callouts: list[Callout] = []
        """What of it comes with what is asked now."""
        self._heard = 0
        """How much of the log the coach has spoken of."""
        self.table.start()
        self._go_on()

    @property
    def over(self) -> bool:
        """Has the learner done everything?"""
        if self.lesson.coached:
            return self.table.state.over
        return self._at >= len(self.lesson.steps)

    @property
    def at(self) -> int:
        """The number of the step that is due, from 0."""
        return self._at

    @property
    def task(self) -> Task | None:
        """What is asked now; None in a coached game, and at the end."""
        return self.lesson.steps[self._at] if self._at < len(self.lesson.steps) else None

    @property
    def legal(self) -> list[Action]:
        """What the learner may do at the table."""
        step = self.task
        if self.over or (step is not None and step.kind != "do"):
            return []
        if LEARNER not in self.table.waiting or self.table.state.chance is not None:
            return []
        return list(self.table.state.legal(LEARNER))

    @property
    def shown(self) -> str:
        """The answer that “show me” gives; "" where nothing is asked."""
        step = self.task
        if self.over:
            return ""
        if step is not None and step.kind == "tell":
            return GO_ON
        if step is not None and step.show in (*step.choices, *[a.text for a in self.legal]):
            return step.show
        right = [a for a in self.legal if step is None or self._word(step, a.text) == RIGHT]
        # Where nothing is prepared, a player who knows the game shows what to do.
        good = bot(_GOOD).choose(Seat(LEARNER, self.table.state, Rng(1)), Rng(1)) if right else None
        return next((a.text for a in right if a is good), right[0].text if right else "")

    def word(self, text: str) -> str:
        """The word that an answer would get."""
        return "" if self.task is None else self._word(self.task, text)

    def answer(self, text: str) -> Verdict:
        """Take a decision in notation, a choice, or `go on`; a wrong answer changes nothing."""
        if self.over:
            raise BadOption("This lesson is over.")
        step = self.task
        if step is None:
            self._play(text)
            verdict = Verdict(True, RIGHT, "")
        else:
            verdict = self._verdict(step, text)
            if not verdict.right:
                return verdict
            if step.kind == "do":
                self._script.extend(step.then)
                self._play(text)
        self.answers.append(text)
        self.passed.append(self._at)
        if step is not None and self._is_done(step):
            self._at += 1
        return verdict

    def back(self) -> None:
        """Take the last answer back, dice or no dice."""
        kept = self.answers[:-1]
        self.answers, self.passed, self._at = [], [], 0
        self._begin()
        for answer in kept:
            self.answer(answer)

    def _is_done(self, step: Task) -> bool:
        if not step.until or self.table.state.over:
            return True
        view = self.table.state.view(LEARNER)
        return all(view.get(name) == value for name, value in step.until.items())

    def _verdict(self, step: Task, text: str) -> Verdict:
        word = self._word(step, text)
        return Verdict(word == RIGHT, word, f"{self.lesson.key}-{step.name}-{word}")

    def _word(self, step: Task, text: str) -> str:
        if step.kind == "tell":
            if text != GO_ON:
                raise BadOption(f"Nothing is asked here; the answer is “{GO_ON}”.")
            return RIGHT
        if step.kind == "ask":
            if text not in step.choices:
                raise BadOption(f"“{text}” is none of the answers {', '.join(step.choices)}.")
            return RIGHT if text == step.show else text
        action = self.table.state.parse(LEARNER, text)
        if any(condition.fits(action) for condition in step.right):
            return RIGHT
        return next((word for word, condition in step.wrong if condition.fits(action)), ELSE)

    def _play(self, text: str) -> None:
        self.table.play(LEARNER, text)
        self._go_on()

    def _go_on(self) -> None:
        """Let chance and the others do their part, until the learner is asked."""
        state = self.table.state
        while not state.over and (state.chance is not None or LEARNER not in state.actors):
            if state.chance is not None:
                self._settle()
            else:
                self._let_play(state.actors[0])
        self._call_out()

    def _settle(self) -> None:
        chance = self.table.state.chance
        assert chance is not None
        if self._script and self._script[0].seat == CHANCE:
            try:
                self.table.settle(self._script[0].text)
            except BurgraveError:
                pass  # the learner went another way
            else:
                self._script.popleft()
                return
        self.table.settle(int(chance.sample(self._rng)))

    def _let_play(self, seat: int) -> None:
        if self._script and self._script[0].seat == seat:
            try:
                self.table.play(seat, self._script[0].text)
            except BurgraveError:
                pass  # what it would do is taken now
            else:
                self._script.popleft()
                return
        legal = self.table.state.legal(seat)
        self.table.play(seat, legal[self._rng.below(len(legal))])

    def _call_out(self) -> None:
        """Find the callouts for what happened and for what is asked now; each comes once."""
        state, log = self.table.state, self.table.log
        happened = {event.kind for event in log[self._heard :]}
        self._heard = len(log)
        due = [each for each in self.lesson.callouts if each.fits(state.step, happened)]
        self.callouts = [each for each in due if each not in self.called and not state.over]
        self.called += self.callouts

    @property
    def unused(self) -> list[str]:
        """What was prepared and did not come; a lesson's own way uses all of it."""
        return [str(entry) for entry in self._script]
