"""`burgrave train`: learn what positions of a game are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.cli.fuzz import add_processes, add_seed
from burgrave.cli.matches import add_ray
from burgrave.cli.parser import Commands, Parser, add_command, add_file, add_number
from burgrave.cli.refusal import Interrupted, Refusal
from burgrave.cli.table_options import add_game, game_named
from burgrave.cli.terminal import Progress, Terminal

if TYPE_CHECKING:
    from argparse import Namespace
    from pathlib import Path

    from burgrave.locale import Speaker

_GAMES = 20000
_SELF_PLAY = 60


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "train", run, speaker)
    add_game(parser, speaker)
    for name, number, least in (("games", _GAMES, 1), ("self-play", _SELF_PLAY, 0)):
        told = f"help-train-{name}"
        add_number(parser, speaker, f"--{name}", told, least, number, number=number)
    add_seed(parser, speaker)
    add_processes(parser, speaker)
    add_ray(parser, speaker)
    points = speaker.say("help-train-points-alone")
    parser.add_argument("--points-alone", action="store_true", help=points)
    add_file(parser, speaker, "--begin-with", "help-train-begin-with")
    add_file(parser, speaker, "--only-scales", "help-train-only-scales")
    add_file(parser, speaker, "--out", "help-train-out", required=True)


def run(args: Namespace, speaker: Speaker) -> int:
    """Train, and say where the weights are."""
    game = game_named(args.game)
    from burgrave.arena.crew import crew
    from burgrave.arena.sureness import fit_scales
    from burgrave.arena.training import notes_beside, train
    from burgrave.bots import judgement, judges

    if not judges.knows(game) or not judgement.can_learn(game):
        raise Refusal("train", game=game.called)
    total = args.games + args.self_play
    progress = Progress(total, speaker.say("unit-games"))
    command = (
        f"burgrave train {args.game} --games {args.games} "
        f"--self-play {args.self_play} --seed {args.seed} --out {args.out.name}"
    )
    numbers = args.games, args.self_play, args.seed
    scales: Path | None = args.only_scales
    before: Path | None = args.begin_with
    if scales is not None:
        if before is not None or args.points_alone:
            raise Refusal("train-only-scales")
        command += f" --only-scales {scales.name}"
    if before is not None:
        command += f" --begin-with {before.name}"
    if args.points_alone:
        command += " --points-alone"
    try:
        with crew(args.processes, args.ray) as team:
            if scales is None:
                train(game, *numbers, args.out, command, progress, team, args.points_alone, before)
            else:
                fit_scales(game, scales, *numbers, args.out, command, progress, team)
    except KeyboardInterrupt:
        progress.close()
        if scales is not None:
            raise
        Terminal().wrapped(speaker.say("train-unfinished", file=str(notes_beside(args.out))))
        raise Interrupted from None
    progress.close()
    Terminal().wrapped(speaker.say("train-done", games=total, file=str(args.out)))
    return 0
