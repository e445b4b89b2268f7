"""OpenSpiel: its C++ MCTS or IS-MCTS with random playouts, on decisions of random games."""

import random
from typing import Any

import meter
import pyspiel
import searching

SIMULATIONS = 400
CURIOSITY = 2.0
MEMORY = 1000
"""Megabytes that a tree may take."""


def position(game: Any, most: int) -> Any:
    """A point of decision with several choices, anywhere in a random game."""
    while True:
        state = game.new_initial_state()
        left = int(random.random() * most)
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
                continue
            actions = state.legal_actions()
            if left <= 0 and len(actions) > 1:
                return state
            state.apply_action(random.choice(actions))
            left -= 1


def bot(game: Any, hidden: bool, seed: int) -> Any:
    """The bot, with one random playout to the end of the game at each leaf."""
    playouts = pyspiel.RandomRolloutEvaluator(1, seed)
    if hidden:
        kind = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        return pyspiel.ISMCTSBot(seed, playouts, CURIOSITY, SIMULATIONS, -1, kind, False, False)
    kind = pyspiel.ChildSelectionPolicy.UCT
    return pyspiel.MCTSBot(game, playouts, CURIOSITY, SIMULATIONS, MEMORY, False, seed, False, kind)


def main() -> None:
    """Read the command line, measure, print the line."""
    parser = meter.command_line(__doc__)
    parser.add_argument("--game", required=True, help="a game as load_game takes it")
    parser.add_argument("--hidden", action="store_true", help="IS-MCTS, for hidden information")
    parser.add_argument("--most", type=int, default=40, help="decisions before a search, at most")
    arguments = parser.parse_args()
    meter.stay_on(arguments.core)
    random.seed(arguments.seed)
    game = pyspiel.load_game(arguments.game)
    places = [position(game, arguments.most) for _ in range(searching.POSITIONS)]
    player = bot(game, arguments.hidden, arguments.seed)
    searching.search(places, player.step, SIMULATIONS, arguments.seconds)


if __name__ == "__main__":
    main()
