"""A C++ game of OpenSpiel, stepped from Python."""

import random
from typing import Any

import meter
import pyspiel

WATCHED_GAMES = 20


def sample(outcomes: list[tuple[int, float]]) -> int:
    """Draw an outcome by its probability."""
    left = random.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def chance_is_uniform(game: Any) -> bool:
    """Were all outcomes equally likely at every chance event of some games?"""
    for _ in range(WATCHED_GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                probabilities = [probability for _, probability in outcomes]
                if max(probabilities) - min(probabilities) > 1e-9:
                    return False
                state.apply_action(sample(outcomes))
            else:
                state.apply_action(random.choice(state.legal_actions()))
    return True


def play_game(game: Any) -> meter.Counts:
    """One game, chance drawn by the listed probabilities."""
    decisions = forced = 0
    draw = random.random
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sample(state.chance_outcomes()))
            continue
        actions = state.legal_actions()
        count = len(actions)
        if count > 1:
            decisions += 1
            state.apply_action(actions[int(draw() * count)])
        else:
            forced += 1
            state.apply_action(actions[0])
    return decisions, forced


def play_uniform_game(game: Any) -> meter.Counts:
    """One game whose chance is uniform: outcomes without probabilities come much cheaper."""
    decisions = forced = 0
    draw = random.random
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        count = len(actions)
        if not state.is_chance_node():
            if count > 1:
                decisions += 1
            else:
                forced += 1
        state.apply_action(actions[int(draw() * count)])
    return decisions, forced


def main() -> None:
    """Read the command line, measure, print the line."""
    parser = meter.command_line(__doc__)
    parser.add_argument("--game", required=True, help="a game as load_game takes it")
    arguments = parser.parse_args()
    meter.stay_on(arguments.core)
    random.seed(arguments.seed)
    game = pyspiel.load_game(arguments.game)
    step = play_uniform_game if chance_is_uniform(game) else play_game
    meter.play_games(lambda: step(game), arguments.seconds)


if __name__ == "__main__":
    main()
