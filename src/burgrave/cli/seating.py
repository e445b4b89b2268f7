"""Who sits where at a new table: people by their names, and bots with names of their own."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from burgrave import bots
from burgrave.bots.judges import knows
from burgrave.cli.face import letters
from burgrave.cli.refusal import Refusal
from burgrave.cli.table_options import RANDOM, bot_spellings, check_players
from burgrave.kernel.errors import BadOption
from burgrave.kernel.names import NAME_LENGTH, is_taken
from burgrave.kernel.table import Player

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Sequence

    from burgrave.kernel.game import Game

HUMAN = "human"
USUAL = "steady"
"""The bot that plays when nobody says which."""
_PLAYERS = 4
_BOT = "bot"
"""Stands in a list of seats for a bot."""
_NAME = "Anna"
_BOT_NAMES = ("Bertram", "Cindy", "David", "Emese", "Farkas", "Gisela")


def players_of(game: Game, args: Namespace) -> list[Player]:
    """The players as the command line seats them."""
    return _seated(game, args) if args.seats is not None else _one_person(game, args)


def _seated(game: Game, args: Namespace) -> list[Player]:
    """Every seat as it is listed: `Anna,Béla,bot`."""
    for option in ("players", "name", "seat"):
        if getattr(args, option) is not None:
            raise Refusal("not-with-seats", flag=f"--{option}")
    listed = [word.strip() for word in args.seats.split(",")]
    check_players(game, len(listed))
    spellings = _bots(game, args)
    people = [_person(word) for word in listed if not _is_bot(word)]
    if not people:
        raise Refusal("nobody")
    for number, person in enumerate(people):
        if is_taken(person.name, [other.name for other in people[:number]]):
            raise Refusal("same-name", name=person.name)
    free = iter(_free_names([person.name for person in people]))
    seats, left = [], iter(people)
    for word in listed:
        if not _is_bot(word):
            seats.append(next(left))
            continue
        taken = sum(player.kind != HUMAN for player in seats)
        kind = spellings[taken % len(spellings)] if word == _BOT else bot_spellings(word, game)[0]
        seats.append(Player(next(free), kind))
    return seats


def _bots(game: Game, args: Namespace) -> list[str]:
    """The bots that were asked for; otherwise the usual one, if it knows the game."""
    if args.bots is not None:
        return bot_spellings(args.bots, game)
    return [USUAL if knows(game) else RANDOM]


def _is_bot(word: str) -> bool:
    return word == _BOT or word in bots.names() or ":" in word


def _one_person(game: Game, args: Namespace) -> list[Player]:
    """The person on the wished seat, bots on the others."""
    spellings = _bots(game, args)
    number = args.players
    if number is None:
        number = len(spellings) + 1 if args.bots and len(spellings) > 1 else _PLAYERS
    check_players(game, number)
    if args.bots is not None and len(spellings) > number - 1:
        raise Refusal("too-many-bots", bots=len(spellings), players=number)
    seat = (args.seat or 1) - 1
    if seat >= number:
        raise Refusal("seat", seat=seat + 1, players=number)
    me = _person(args.name if args.name is not None else _own_name())
    names = _free_names([me.name])
    others = [Player(names[i], spellings[i % len(spellings)]) for i in range(number - 1)]
    return [*others[:seat], me, *others[seat:]]


def _person(name: str) -> Player:
    try:
        return Player(name, HUMAN)
    except BadOption:
        raise Refusal("name", most=NAME_LENGTH) from None


def _free_names(people: Sequence[str]) -> list[str]:
    """Names for bots that no person has, those with another initial first."""
    taken = letters(people)
    free = [name for name in _BOT_NAMES if not is_taken(name, people)]
    return sorted(free, key=lambda name: name[0] in taken)


def _own_name() -> str:
    name = os.environ.get("USER", os.environ.get("USERNAME", ""))
    return name[:1].upper() + name[1:] if name.isalpha() and name != "root" else _NAME
