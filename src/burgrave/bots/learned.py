"""Shrewd and Masterly: bots that play on in their minds and trust the learned judgement."""

from burgrave.bots.greedy import JudgingBot
from burgrave.bots.judgement import judgement_of
from burgrave.bots.judges import judge_of
from burgrave.bots.search.chapters import Judge
from burgrave.bots.search.flat import Flat
from burgrave.bots.search.tree import Tree
from burgrave.kernel.home import game_of
from burgrave.kernel.state import State


class LearnedBot(JudgingBot):
    """Thinks in so many simulations; a lower number is a quicker and weaker bot."""

    usual = 1

    def __init__(self, simulations: int = 0) -> None:
        super().__init__()
        self.simulations = simulations or self.usual

    @property
    def name(self) -> str:
        """The level, and the number of simulations where it is not the usual one."""
        level = super().name
        return level if self.simulations == self.usual else f"{level}-{self.simulations}"


class ShrewdBot(LearnedBot):
    """Level 3: tries each choice some times up to the end of the season or round."""

    usual = 32

    def judge(self, state: State) -> Judge:
        """A flat search."""
        kind = type(state)
        return Flat(judge_of(kind), judgement_of(game_of(kind)), self.simulations, self.late)


class MasterlyBot(LearnedBot):
    """Level 4: looks ahead in a tree in which every seat plays for its own win."""

    usual = 3000

    def judge(self, state: State) -> Judge:
        """A tree search; it comes to an end when `late` says so."""
        kind = type(state)
        return Tree(judge_of(kind), judgement_of(game_of(kind)), self.simulations, self.late)
