"""Shrewd and Masterly: bots that play on in their minds and trust the learned judgement."""

from functools import cache

from burgrave.bots.characters import character
from burgrave.bots.greedy import CharacterBot
from burgrave.bots.judgement import fond_judgement, judgement_of
from burgrave.bots.judgement.value import Judgement
from burgrave.bots.judges import imagining_judge
from burgrave.bots.search.chapters import Judge, Skills
from burgrave.bots.search.flat import ENDLESS, Flat
from burgrave.bots.search.tree import Tree
from burgrave.kernel.game import Game
from burgrave.kernel.home import game_of
from burgrave.kernel.state import State

_DEARER = 16
"""A simulation with second thoughts is made for so many at first glance."""
_BY_FAR = 5.0
"""Who thinks again forgets only what is so many standard errors behind: first glances err."""
_STAGE = 3
"""Of what is thought about again the worse half drops out after so many rounds."""


class LearnedBot(CharacterBot):
    """Thinks in so many simulations; a lower number is a quicker and weaker bot."""

    usual = 1

    def __init__(self, simulations: int = 0, character: str = "") -> None:
        super().__init__(character)
        self.simulations = simulations or self.usual

    @property
    def name(self) -> str:
        """The level, the character, and the number of simulations where it is not the usual one."""
        level = super().name
        return level if self.simulations == self.usual else f"{level}-{self.simulations}"

    def imagining(self, state: State) -> Judge:
        """Who plays on in its mind, with the eyes of the character."""
        return imagining_judge(type(state), self.character)

    def judgement(self, state: State) -> Judgement:
        """What positions are worth, in the eyes of the character."""
        return _judgement(game_of(type(state)), self.character)


class ShrewdBot(LearnedBot):
    """Level 3: tries each choice some times up to the end of the season or round."""

    usual = 32

    def judge(self, state: State) -> Judge:
        """A flat search."""
        return Flat(self.imagining(state), self.judgement(state), self.simulations, self.late)


class MasterlyBot(LearnedBot):
    """Level 4: looks ahead in a tree in which every seat plays for its own win, and thinks again.

    It does so where the game's judge says that nobody waits too long for it.
    """

    usual = 400

    def __init__(
        self,
        simulations: int = 0,
        character: str = "",
        milliseconds: int = 0,
        seconds: int = 0,
    ) -> None:
        super().__init__(simulations, character)
        self.milliseconds = milliseconds
        self.seconds = seconds

    @property
    def name(self) -> str:
        """With the times that it takes, if it was told any."""
        times = f"-{self.milliseconds}ms" if self.milliseconds else ""
        times += f"-{self.seconds}s" if self.seconds else ""
        return f"{super().name}{times}"

    def judge(self, state: State) -> Judge:
        """A tree search, and second thoughts; they come to an end when `late` says so."""
        judge, judgement = self.imagining(state), self.judgement(state)
        timed = (self.milliseconds or self.seconds) and self.late is not None
        second = self._second(judge, judgement, ENDLESS if timed else self.simulations // _DEARER)
        if second is None:
            simulations = ENDLESS if timed else self.simulations
            return Tree(judge, judgement, simulations, self.late)
        simulations = self.usual if timed else self.simulations
        return Tree(judge, judgement, simulations, self.late, clearly=_BY_FAR, second=second)

    def _second(self, judge: Judge, judgement: Judgement, simulations: int) -> Flat | None:
        """Who thinks again, and takes all others to try their choices as well."""
        tries = Skills(judge).second
        if not tries or not simulations:
            return None
        # When it is late they decide at once, too, so that what is begun comes to an end.
        others = Flat(judge, judgement, tries, self.late)
        return Flat(others, judgement, simulations, self.late, stage=_STAGE)


@cache
def _judgement(game: Game, name: str) -> Judgement:
    return fond_judgement(game, character(game, name).fond) if name else judgement_of(game)
