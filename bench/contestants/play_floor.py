"""The floor: a game without rules, stepped from Python."""

import floor_game
import meter

from burgrave.kernel.rng import Rng


def play_game(state: floor_game.EmptyState, rng: Rng) -> meter.Counts:
    """The loop of a real game, to the letter."""
    decisions = forced = 0
    while not state.over:
        chance = state.chance
        if chance is not None:
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
    arguments = meter.command_line(__doc__).parse_args()
    meter.stay_on(arguments.core)
    rng = Rng(arguments.seed)
    state = floor_game.EmptyState()

    def next_game() -> meter.Counts:
        state.restart()
        return play_game(state, rng)

    meter.play_games(next_game, arguments.seconds)


if __name__ == "__main__":
    main()
