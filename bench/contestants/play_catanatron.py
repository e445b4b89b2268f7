"""Catanatron: four random players, stepped from Python."""

import random

import meter
from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

SEATS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)


def play_game() -> meter.Counts:
    """One game on a new map; its own limit of turns ends the few that would go on for ever."""
    decisions = forced = 0
    game = Game([RandomPlayer(color) for color in SEATS], seed=random.getrandbits(62) | 1)
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        actions = game.state.playable_actions
        count = len(actions)
        if count > 1:
            decisions += 1
        else:
            forced += 1
        # Its own random player draws with randrange; this draw is the quicker one.
        game.execute(actions[int(random.random() * count)])
    return decisions, forced


def main() -> None:
    """Read the command line, measure, print the line."""
    arguments = meter.command_line(__doc__).parse_args()
    meter.stay_on(arguments.core)
    random.seed(arguments.seed)
    meter.play_games(play_game, arguments.seconds)


if __name__ == "__main__":
    main()
