"""How far could more thinking lead? A seer at the table, who knows dice that are still to come.

    python bench/strength/ceiling.py kingsburg --games 100 --chapters 1

The seer sees the whole state, hidden facts included, and the dice of this season or round and of
so many chapters more; nobody can honestly know as much. It tries each choice with the dice as they
will fall, all others and itself deciding as Shrewd would, and leaves what comes after that to the
same judgement. Who thinks longer about what may come can hardly come nearer than this to what will
come: its share of wins says about how far more thinking can lead while the judgement stays. It is
no bound, for its own later decisions the seer leaves to the same small search.
"""

import argparse
import copy

from burgrave import Action, Rng, State, game
from burgrave.arena.evidence import wilson
from burgrave.arena.match import play
from burgrave.bots import Bot, bot
from burgrave.bots.judgement import judgement_of
from burgrave.bots.judges import imagining_judge
from burgrave.bots.search.chapters import Skills
from burgrave.bots.search.flat import Flat
from burgrave.bots.search.shortlist import shortlist
from burgrave.games import names
from burgrave.kernel.home import game_of
from burgrave.kernel.rng import Source
from burgrave.kernel.seat import Seat

WIDTH = 16
"""So many choices the seer tries at most."""


class Seer(Bot):
    """Tries each choice once, with the dice as they will fall."""

    def __init__(self, state: State, dice: Rng, chapters: int, simulations: int) -> None:
        self.state = state
        """The game itself, which nobody else is shown."""
        self.dice = dice
        self.chapters = chapters
        """Of so many chapters after this one the seer knows the dice."""
        judge = imagining_judge(type(state))
        self.skills = Skills(judge)
        self.judgement = judgement_of(game_of(type(state)))
        self.policy = Flat(judge, self.judgement, simulations) if simulations else judge
        """How the seer takes everybody to go on."""

    def choose(self, seat: Seat, rng: Source) -> Action:
        """What leads to the best end of what is known."""
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        listed = shortlist(self.skills, self.state, seat.number, legal, WIDTH, rng)
        return max(listed, key=lambda action: self.promise(seat.number, action))

    def promise(self, seat: int, action: Action) -> float:
        """What comes of a choice."""
        state, dice, thoughts = self.state.copy(), copy.copy(self.dice), Rng(1)
        encoder, policy = self.judgement.encoder, self.policy
        until = int(encoder.chapter(state)) + self.chapters
        state.play(seat, action)
        while not state.over and encoder.chapter(state) <= until:
            chance = state.chance
            if chance is not None:
                state.settle(chance.sample(dice))
                continue
            actor = state.actors[0]
            legal = state.legal(actor)
            one = len(legal) == 1
            state.play(actor, legal[0] if one else policy.choose(state, actor, legal, thoughts))
        return self.judgement.promise(state)[seat]


def main() -> None:
    """Play the games and print how the seer fared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=names())
    parser.add_argument("--others", default="shrewd")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--chapters", type=int, default=0, help="99 for the whole game")
    parser.add_argument("--simulations", type=int, default=8, help="0: all go on at first glance")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    wins = ahead = 0.0
    for number in range(args.games):
        state = game(args.game).new(args.seats)
        dice, choices, veil = (Rng((args.seed * 1_000_003 + number) * 4 + n) for n in range(3))
        mine = number % args.seats
        players = [bot(args.others) for _ in range(args.seats)]
        players[mine] = Seer(state, dice, args.chapters, args.simulations)
        play(state, players, dice, choices, veil)
        places, points = state.ranking(), [row["total"] for row in state.scores()]
        wins += (places[mine] == 1) / places.count(1)
        ahead += points[mine] - (sum(points) - points[mine]) / (args.seats - 1)
    low, high = wilson(wins, args.games)
    print(
        f"{args.game}: a seer of {args.chapters} more chapters against {args.seats - 1} "
        f"{args.others}: {wins / args.games:.0%} ({low:.0%} to {high:.0%}) of {args.games} games, "
        f"{ahead / args.games:+.1f} points"
    )


if __name__ == "__main__":
    main()
