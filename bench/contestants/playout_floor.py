"""The floor: a game without rules, each whole game inside one call."""

import floor_game
import meter

from burgrave.kernel.rng import Rng


def main() -> None:
    """Read the command line, measure, print the line."""
    arguments = meter.command_line(__doc__).parse_args()
    meter.stay_on(arguments.core)
    rng = Rng(arguments.seed)
    state = floor_game.EmptyState()

    def next_game() -> meter.Counts:
        state.restart()
        return floor_game.playout(state, rng), 0

    meter.play_games(next_game, arguments.seconds)


if __name__ == "__main__":
    main()
