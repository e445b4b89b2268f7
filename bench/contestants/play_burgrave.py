"""Burgrave: one of our games for four, stepped from Python."""

import meter
import own_game

import burgrave
from burgrave.kernel.state import State


def play_game(state: State, rng: burgrave.Rng) -> meter.Counts:
    """Play this state to its end."""
    decisions = forced = 0
    while not state.over:
        chance = state.chance
        if chance is not None:
            state.settle(chance.sample(rng))
            continue
        seat = state.actors[0]
        legal = state.legal(seat)
        count = len(legal)
        if count > 1:
            decisions += 1
        else:
            forced += 1
        state.play(seat, legal[rng.below(count)])
    return decisions, forced


def main() -> None:
    """Read the command line, measure, print the line."""
    parser = meter.command_line(__doc__)
    own_game.add_options(parser)
    arguments = parser.parse_args()
    meter.stay_on(arguments.core)
    opening = own_game.openings(arguments)
    rng = burgrave.Rng(arguments.seed)
    meter.play_games(lambda: play_game(opening(), rng), arguments.seconds)


if __name__ == "__main__":
    main()
