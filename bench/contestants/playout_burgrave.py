"""Burgrave: one of our games for four, each whole game inside one call."""

import meter
import own_game

import burgrave


def main() -> None:
    """Read the command line, measure, print the line."""
    parser = meter.command_line(__doc__)
    own_game.add_options(parser)
    arguments = parser.parse_args()
    meter.stay_on(arguments.core)
    opening = own_game.openings(arguments)
    rng = burgrave.Rng(arguments.seed)

    def play_game() -> meter.Counts:
        return burgrave.playout(opening(), rng), 0

    meter.play_games(play_game, arguments.seconds, forced_known=False)


if __name__ == "__main__":
    main()
