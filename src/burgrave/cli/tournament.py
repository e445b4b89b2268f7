"""`burgrave tournament`: which bot is better, and how sure that is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from burgrave.cli.fuzz import add_run
from burgrave.cli.parser import Commands, Parser, add_command, whole_number
from burgrave.cli.refusal import Interrupted
from burgrave.cli.table_options import (
    add_game,
    add_options,
    bot_spellings,
    bots_blamed,
    check_players,
    game_named,
    options_of,
)
from burgrave.cli.terminal import Progress, Terminal, cells, decimal, fit, right

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.arena.tournament import Pairing
    from burgrave.locale import Speaker

_BOTS = "shrewd,steady,careless"


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "tournament", run, speaker)
    add_game(parser, speaker)
    parser.add_argument(
        "--bots",
        default=_BOTS,
        metavar="A,B,…",
        help=speaker.say("help-tournament-bots", bots=_BOTS),
    )
    parser.add_argument(
        "--seats",
        type=whole_number(speaker, 2),
        default=2,
        metavar="N",
        help=speaker.say("help-tournament-seats"),
    )
    add_run(parser, speaker, games=200)
    parser.add_argument(
        "--until-sure", action="store_true", help=speaker.say("help-tournament-until-sure")
    )
    parser.add_argument(
        "--notes",
        type=Path,
        metavar=speaker.say("phrase-file"),
        help=speaker.say("help-tournament-notes"),
    )
    add_options(parser, speaker)


def run(args: Namespace, speaker: Speaker) -> int:
    """Play it and tell every pairing with its interval."""
    game = game_named(args.game)
    options = options_of(game, args)
    line_up = bot_spellings(args.bots, game)
    check_players(game, args.seats)
    from burgrave.arena.tournament import document, tournament

    progress = Progress(args.games, speaker.say("unit-games"))
    try:
        with bots_blamed(*line_up):
            pairings = tournament(
                *(game, line_up, args.games, args.seats, args.seed, options, args.processes),
                notes=args.notes,
                until_sure=args.until_sure,
                on_progress=progress,
            )
    except KeyboardInterrupt:
        raise Interrupted from None
    finally:
        progress.close()
    if args.json:
        print(json.dumps(document(game, pairings, args.seed), indent=1, ensure_ascii=False))
        return 0
    for line in _table(speaker, pairings):
        print(line)
    Terminal().wrapped(speaker.say("tournament-fair", share=_percent(speaker, 1 / args.seats)))
    return 0


def _table(speaker: Speaker, pairings: list[Pairing]) -> list[str]:
    heads = [speaker.say(f"tournament-{name}") for name in ("bot", "against", "games", "wins")]
    rows = [[*heads, speaker.say("tournament-interval"), speaker.say("tournament-verdict")]]
    for each in pairings:
        low, high = each.interval
        rows.append(
            [
                each.bot,
                speaker.say("tournament-others", n=each.seats - 1, bot=each.against),
                str(each.games),
                _percent(speaker, each.share),
                speaker.say(
                    "tournament-between", low=_percent(speaker, low), high=_percent(speaker, high)
                ),
                speaker.say(f"tournament-{each.verdict.replace(' ', '-')}"),
            ]
        )
    widths = [max(cells(row[i]) for row in rows) for i in range(len(rows[0]))]
    return ["  ".join(_cells(row, widths)).rstrip() for row in rows]


def _cells(row: list[str], widths: list[int]) -> list[str]:
    """Names to the left, numbers to the right."""
    names = [fit(text, width) for text, width in zip(row[:2], widths, strict=False)]
    numbers = [right(text, width) for text, width in zip(row[2:5], widths[2:5], strict=True)]
    return [*names, *numbers, row[5]]


def _percent(speaker: Speaker, share: float) -> str:
    return f"{decimal(speaker, 100 * share)} %"
