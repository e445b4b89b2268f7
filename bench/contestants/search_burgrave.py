"""Burgrave: the tree search of Masterly, on points of decision of random games."""

import argparse

import meter
import own_game
import searching

import burgrave
from burgrave.bots.judgement import judgement_of
from burgrave.bots.judges import judge_of
from burgrave.bots.search.tree import Tree
from burgrave.kernel.state import State

SIMULATIONS = 400
NEVER = 1e9
"""So many standard errors behind nobody is. At a table choices drop out when they are clearly
behind, so that an easy decision takes a few simulations; here all are made, and counted."""


def positions(arguments: argparse.Namespace, rng: burgrave.Rng) -> list[State]:
    """Points of decision with several choices, anywhere in random games."""
    opening = own_game.openings(arguments)
    found: list[State] = []
    while len(found) < searching.POSITIONS:
        state, left = opening(), rng.below(200)
        while not state.over:
            chance = state.chance
            if chance is not None:
                state.settle(chance.sample(rng))
                continue
            legal = state.legal(state.actors[0])
            if left <= 0 and len(legal) > 1:
                found.append(state)
                break
            state.play(state.actors[0], legal[rng.below(len(legal))])
            left -= 1
    return found


def main() -> None:
    """Read the command line, measure, print the line."""
    parser = meter.command_line(__doc__)
    own_game.add_options(parser)
    arguments = parser.parse_args()
    meter.stay_on(arguments.core)
    rng = burgrave.Rng(arguments.seed)
    game = burgrave.game(arguments.game)
    places = positions(arguments, rng)
    judge = judge_of(type(places[0]))
    tree = Tree(judge, judgement_of(game), SIMULATIONS, clearly=NEVER)

    def look(state: State) -> None:
        seat = state.actors[0]
        tree.choose(state, seat, state.legal(seat), rng)

    searching.search(places, look, SIMULATIONS, arguments.seconds)


if __name__ == "__main__":
    main()
