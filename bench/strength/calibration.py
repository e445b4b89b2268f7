"""Are win chances true? Games that no judgement learned from, and how often who was promised won.

    python bench/strength/calibration.py kingsburg --games 1000 --seed 9
    python bench/strength/calibration.py --games 6000 --drawing docs/calibration.svg

Steady bots play, one in twenty of their decisions on a whim, at tables of every size. At the
start of each season or round everybody's chance to win is put beside what came of it. Without a
game all of the house are looked at.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

from burgrave import Rng, game
from burgrave.bots.judgement import judgement_of
from burgrave.bots.judgement.value import shares
from burgrave.bots.judges import steady_judge
from burgrave.games import names

_BINS = 10
_WHIM = 20


@dataclass
class Bin:
    """Promises of about the same size, and what came of them."""

    number: int = 0
    promised: float = 0.0
    won: float = 0.0


def play(name: str, seed: int, bins: list[Bin]) -> None:
    """One game, and its promises."""
    rng = Rng(seed)
    chosen = game(name)
    several = [players for players in chosen.seats if players > 1]
    state = chosen.new(several[rng.below(len(several))])
    known, judge = judgement_of(chosen), steady_judge(type(state))
    promises: list[float] = []
    chapter = 0
    while not state.over:
        if known.encoder.chapter(state) != chapter:
            chapter = int(known.encoder.chapter(state))
            promises += known.chances(state)
        if state.chance is not None:
            state.settle(state.chance.sample(rng))
            continue
        seat = state.actors[0]
        legal = state.legal(seat)
        on_a_whim = rng.below(_WHIM) == 0
        pick = legal[rng.below(len(legal))] if on_a_whim else judge.choose(state, seat, legal, rng)
        state.play(seat, pick)
    won = shares(state.ranking())
    for number, promised in enumerate(promises):
        each = bins[min(_BINS - 1, int(promised * _BINS))]
        each.number += 1
        each.promised += promised
        each.won += won[number % state.seats]


def table(bins: list[Bin]) -> str:
    """What was promised and what came of it, and how far they are apart in the mean."""
    rows = ["| promised | won | positions |", "|---|---|---|"]
    wrong = 0.0
    for each in bins:
        if each.number:
            promised, won = each.promised / each.number, each.won / each.number
            wrong += abs(promised - won) * each.number
            rows.append(f"| {promised:.1%} | {won:.1%} | {each.number:,} |")
    return "\n".join([*rows, "", f"mean gap {wrong / sum(each.number for each in bins):.1%}"])


_STYLE = """
text { font: 13px system-ui, sans-serif; fill: #3d3527 }
.title { font-size: 15px; font-weight: 600 }
.frame { fill: none; stroke: #8a7d66 }
.near { fill: #b9a67b; opacity: .35 }
.true { stroke: #8a7d66; stroke-dasharray: 4 4 }
.found { fill: #1d5c8c }
@media (prefers-color-scheme: dark) {
  text { fill: #e6dcc6 }
  .found { fill: #7fbce8 }
}
"""
_SIDE = 220
_PANEL = 280
_NEAR = 0.03
"""Whoever keeps promises stays so near to the diagonal."""


def panel(title: str, bins: list[Bin], left: int) -> str:
    """One game: a dot for each bin, at the height of what came of its promises."""
    x, y = left + 45, 40

    def at(promised: float, won: float) -> str:
        return f"{x + promised * _SIDE:.1f},{y + (1 - won) * _SIDE:.1f}"

    near = [(0, 0), (0, _NEAR), (1 - _NEAR, 1), (1, 1), (1, 1 - _NEAR), (_NEAR, 0)]
    start, end = at(0, 0).split(","), at(1, 1).split(",")
    parts = [
        f'<text class="title" x="{x}" y="{y - 14}">{title}</text>',
        f'<polygon class="near" points="{" ".join(at(*each) for each in near)}"/>',
        f'<rect class="frame" x="{x}" y="{y}" width="{_SIDE}" height="{_SIDE}"/>',
        f'<line class="true" x1="{start[0]}" y1="{start[1]}" x2="{end[0]}" y2="{end[1]}"/>',
    ]
    for share in (0.0, 0.5, 1.0):
        told = f"{share:.0%}"
        across, up = at(share, share).split(",")
        parts.append(f'<text x="{across}" y="{y + _SIDE + 18}" text-anchor="middle">{told}</text>')
        parts.append(f'<text x="{x - 6}" y="{float(up) + 4}" text-anchor="end">{told}</text>')
    for each in bins:
        if each.number:
            promised, won = each.promised / each.number, each.won / each.number
            across, up = at(promised, won).split(",")
            told = f"promised {promised:.1%}, won {won:.1%}, {each.number:,} positions"
            dot = f'<circle class="found" cx="{across}" cy="{up}" r="4"><title>{told}</title>'
            parts.append(dot + "</circle>")
    return "\n".join(parts)


def drawing(found: dict[str, list[Bin]]) -> str:
    """All games side by side."""
    width, height = _PANEL * len(found) + 20, _SIDE + 95
    panels = [
        panel(game(name).title, bins, _PANEL * number)
        for number, (name, bins) in enumerate(found.items())
    ]
    below = (
        f'<text x="45" y="{height - 12}">across: promised; up: won; shaded: within 3 points</text>'
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
    return "\n".join([head, f"<style>{_STYLE}</style>", *panels, below, "</svg>", ""])


def main() -> None:
    """Play the games, print the tables, draw them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=names(), nargs="?", help="only this game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--drawing", type=Path, help="write a drawing (.svg)")
    args = parser.parse_args()
    found: dict[str, list[Bin]] = {}
    for name in [args.game] if args.game else names():
        found[name] = [Bin() for _ in range(_BINS)]
        for number in range(args.games):
            play(name, args.seed * 1_000_003 + number, found[name])
        print(f"{name}\n\n{table(found[name])}\n", flush=True)
    if args.drawing:
        args.drawing.write_text(drawing(found), encoding="utf-8")


if __name__ == "__main__":
    main()
