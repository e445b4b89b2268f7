"""Catanatron: Monte Carlo tree search with random playouts, on decisions of random games of four.

Its own MCTS player is not in the package on PyPI, so this is ours on its game: one step deep, with
nothing but a copy, a choice by UCB and a playout for each simulation. A deeper tree costs more.
"""

import random
from math import log, sqrt

import meter
import searching
from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

SIMULATIONS = 10
SEATS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def position() -> Game:
    """A point of decision with several choices, anywhere in a random game."""
    while True:
        game = Game([RandomPlayer(color) for color in SEATS], seed=random.getrandbits(62) | 1)
        left = int(random.random() * 600)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            actions = game.state.playable_actions
            if left <= 0 and len(actions) > 1:
                return game
            game.execute(actions[int(random.random() * len(actions))])
            left -= 1


def look(game: Game) -> None:
    """One search."""
    color, actions = game.state.current_color(), game.state.playable_actions
    tried, won = [0] * len(actions), [0] * len(actions)
    for number in range(SIMULATIONS):
        if number < len(actions):
            choice = number
        else:
            urge = log(number)
            choice = max(
                range(len(actions)),
                key=lambda i: won[i] / tried[i] + sqrt(2 * urge / tried[i]),
            )
        copy = game.copy()
        copy.execute(actions[choice])
        while copy.winning_color() is None and copy.state.num_turns < TURNS_LIMIT:
            legal = copy.state.playable_actions
            copy.execute(legal[int(random.random() * len(legal))])
        tried[choice] += 1
        won[choice] += copy.winning_color() == color


def main() -> None:
    """Read the command line, measure, print the line."""
    arguments = meter.command_line(__doc__).parse_args()
    meter.stay_on(arguments.core)
    random.seed(arguments.seed)
    places = [position() for _ in range(searching.POSITIONS)]
    searching.search(places, look, SIMULATIONS, arguments.seconds)


if __name__ == "__main__":
    main()
