"""Greedy: takes what looks best now, by the judgement that each game's room here brings."""

from burgrave.bots.base import Bot
from burgrave.bots.judges import judge_of, steady_judge
from burgrave.bots.search.chapters import Judge
from burgrave.kernel.action import Action
from burgrave.kernel.rng import Source
from burgrave.kernel.seat import Seat
from burgrave.kernel.state import State


class JudgingBot(Bot):
    """A bot whose decisions are a judge's; one with a free choice only is asked."""

    def __init__(self) -> None:
        self._judges: dict[type, Judge] = {}

    def choose(self, seat: Seat, rng: Source) -> Action:
        """What the game's judge thinks best."""
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        state = seat.imagined
        kind = type(state)
        judge = self._judges.get(kind)
        if judge is None:
            judge = self._judges[kind] = self.judge(state)
        return judge.choose(state, seat.number, legal, rng)

    def judge(self, state: State) -> Judge:
        """Who decides in games like this one."""
        return judge_of(type(state))

    def __getstate__(self) -> dict[str, object]:
        """Judges stay behind: a copy works out again what they had worked out."""
        return {**vars(self), "_judges": {}}


class GreedyBot(JudgingBot):
    """Plays a sensible game without searching: the mark that other bots are measured by."""


class CharacterBot(JudgingBot):
    """A bot that may have a character, which it keeps."""

    def __init__(self, character: str = "") -> None:
        super().__init__()
        self.character = character

    @property
    def name(self) -> str:
        """The level, and the character if it has one."""
        return f"{super().name}-{self.character}" if self.character else super().name

    def judge(self, state: State) -> Judge:
        """Who decides at first glance, with the eyes of the character."""
        return steady_judge(type(state), self.character)


class SteadyBot(CharacterBot):
    """Level 2: decides at first glance, and seldom badly."""
