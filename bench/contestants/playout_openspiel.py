"""A C++ game of OpenSpiel, each whole game inside one C++ call."""

import random
from itertools import cycle
from typing import Any

import meter
import pyspiel

COUNTED_GAMES = 300


def run_game(game: Any, bots: list[Any]) -> Any:
    """The final state of a game between uniformly random bots."""
    state = game.new_initial_state()
    pyspiel.evaluate_bots(state, bots, random.getrandbits(30))
    return state


def decisions_of(game: Any, final: Any) -> int:
    """How many decisions of a played game had more than one choice."""
    decisions = 0
    state = game.new_initial_state()
    for action in final.history():
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            decisions += 1
        state.apply_action(action)
    return decisions


def main() -> None:
    """Read the command line, measure, print the line."""
    parser = meter.command_line(__doc__)
    parser.add_argument("--game", required=True, help="a game as load_game takes it")
    arguments = parser.parse_args()
    meter.stay_on(arguments.core)
    random.seed(arguments.seed)
    game = pyspiel.load_game(arguments.game)
    bots = [
        pyspiel.make_uniform_random_bot(seat, arguments.seed + seat)
        for seat in range(game.num_players())
    ]
    # The C++ call counts nothing, so the counts of replayed games stand in for the timed ones'.
    counts = cycle([decisions_of(game, run_game(game, bots)) for _ in range(COUNTED_GAMES)])

    def play_game() -> meter.Counts:
        run_game(game, bots)
        return next(counts), 0

    meter.play_games(play_game, arguments.seconds, forced_known=False)


if __name__ == "__main__":
    main()
