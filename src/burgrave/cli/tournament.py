"""`burgrave tournament`: which bot is better, and how sure that is."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from burgrave.cli.fuzz import add_run
from burgrave.cli.matches import add_bots, add_ray, asked, columns, percent, playing
from burgrave.cli.parser import Commands, Parser, add_command, add_file, add_number
from burgrave.cli.refusal import Interrupted
from burgrave.cli.table_options import add_game, add_options
from burgrave.cli.terminal import Terminal, decimal
from burgrave.locale.words import hyphened

if TYPE_CHECKING:
    from argparse import Namespace

    from burgrave.arena.tournament import Pairing, Tournament
    from burgrave.locale import Speaker

_BOTS = "shrewd,steady,careless"
_FORMS = ("round-robin", "ladder")


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "tournament", run, speaker)
    add_game(parser, speaker)
    add_bots(parser, speaker, _BOTS, "help-tournament-bots")
    parser.add_argument(
        "--form",
        choices=_FORMS,
        default=_FORMS[0],
        metavar="|".join(_FORMS),
        help=speaker.say("help-tournament-form"),
    )
    add_number(parser, speaker, "--seats", "help-tournament-seats", 2, 2)
    add_run(parser, speaker, games=200)
    add_ray(parser, speaker)
    parser.add_argument(
        "--until-sure", action="store_true", help=speaker.say("help-tournament-until-sure")
    )
    parser.add_argument("--plain", action="store_true", help=speaker.say("help-tournament-plain"))
    add_file(parser, speaker, "--notes", "help-tournament-notes")
    add_options(parser, speaker)


def run(args: Namespace, speaker: Speaker) -> int:
    """Play it and tell every pairing with its interval."""
    game, options, line_up = asked(args, args.seats)
    from burgrave.arena.tournament import tournament

    try:
        with playing(args, speaker, args.games, line_up) as (team, progress):
            played = tournament(
                *(game, line_up, args.games, args.seats, args.seed, options),
                form=args.form,
                notes=args.notes,
                until_sure=args.until_sure,
                with_luck=not args.plain,
                on_progress=progress,
                by=team,
            )
    except KeyboardInterrupt:
        raise Interrupted from None
    if args.json:
        print(json.dumps(played.to_json(), indent=1, ensure_ascii=False))
    else:
        _tell(Terminal(), speaker, played, args.seats)
    return 0


def _tell(terminal: Terminal, speaker: Speaker, played: Tournament, seats: int) -> None:
    for line in columns(list(_table(speaker, played.pairings)), words=(0, 1, 5)):
        print(line)
    terminal.wrapped(speaker.say("tournament-fair", share=percent(speaker, 1 / seats)))
    without = [each for each in played.pairings if each.adjusted]
    if without:
        print()
        for line in columns(list(_without_luck(speaker, without)), words=(0, 1)):
            print(line)
        terminal.wrapped(speaker.say("tournament-luck"))
    print()
    _tell_ratings(terminal, speaker, played)


def _table(speaker: Speaker, pairings: list[Pairing]) -> list[list[str]]:
    heads = ("bot", "against", "games", "wins", "interval", "verdict")
    rows = [_said(speaker, *heads)]
    for each in pairings:
        rows.append(
            [
                *_who(speaker, each),
                str(each.games),
                percent(speaker, each.share),
                _between(speaker, *each.interval),
                *_said(speaker, hyphened(each.verdict)),
            ]
        )
    return rows


def _said(speaker: Speaker, *words: str) -> list[str]:
    """Words of the tables, such as the heads of columns."""
    return [speaker.say(f"tournament-{word}") for word in words]


def _without_luck(speaker: Speaker, pairings: list[Pairing]) -> list[list[str]]:
    heads = ("bot", "against", "without-luck", "interval", "spared")
    rows = [_said(speaker, *heads)]
    for each in pairings:
        found = each.adjusted
        assert found is not None
        rows.append(
            [
                *_who(speaker, each),
                percent(speaker, found.share),
                _between(speaker, found.low, found.high),
                percent(speaker, found.spared),
            ]
        )
    return rows


def _tell_ratings(terminal: Terminal, speaker: Speaker, played: Tournament) -> None:
    from burgrave.arena.ratings import can_rate

    if not can_rate():
        terminal.wrapped(speaker.say("tournament-no-ratings"))
        return
    rows = [_said(speaker, "bot", "rating", "doubt")]
    for each in played.ratings():
        rows.append([each.bot, decimal(speaker, each.worth), "± " + decimal(speaker, each.doubt)])
    for line in columns(rows):
        print(line)


def _who(speaker: Speaker, pairing: Pairing) -> list[str]:
    others = speaker.say("tournament-others", n=pairing.seats - 1, bot=pairing.against)
    return [pairing.bot, others]


def _between(speaker: Speaker, low: float, high: float) -> str:
    return speaker.say("tournament-between", low=percent(speaker, low), high=percent(speaker, high))
