"""The whole situation in plain words: short lines that read aloud well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.games.era.cities import city_areas, crowded
from burgrave.games.era.components import PIECES
from burgrave.games.era.describe.decisions import asked
from burgrave.games.era.describe.look import EraLook
from burgrave.games.era.describe.words import Words
from burgrave.games.era.goods import COST, missing, named

if TYPE_CHECKING:
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker

_INDENT = "  "


def describe(look: Look, speaker: Speaker, names: Sequence[str]) -> str:
    """Everything the viewer may know, and what is asked now."""
    at = EraLook.of(look)
    words = Words(speaker, names)
    lines = round_lines(words, at)
    for seat in at.view["order"]:
        lines += player_lines(words, at, seat)
    lines += supply_lines(words, at)
    lines.append(_asked(words, at))
    return "\n".join(lines)


def round_lines(words: Words, at: EraLook) -> list[str]:
    """Round, order and end markers."""
    markers = at.view["markers"]
    turned = [words.piece(piece) for piece in markers["turned"]]
    phase = words.phase(at.view["phase"])
    lines = [
        words.say("tell-round", n=at.view["round"], phase=phase),
        words.say("tell-order", players=words.players(at.view["order"])),
        words.say(
            "tell-markers",
            all=markers["all"],
            pieces=words.joined(turned),
            pieces_n=len(turned),
        ),
    ]
    if rolling := at.view["rolling"]:
        players = words.players(rolling)
        lines.append(words.say("tell-rolling", players=players, players_n=len(rolling)))
    return lines


def player_lines(words: Words, at: EraLook, seat: int) -> list[str]:
    """One player and what they have."""
    side, domain = at.view["seats"][seat], at.domain(seat)
    points, you = words.points(side["points"]), seat == at.viewer
    lines = [words.say("tell-player", player=words.player(seat), points=points, you=you)]
    owned = {**side["stores"], "culture": side["culture"]}
    dice = side["dice"]
    details = [
        words.say("tell-stores", stores=words.amounts(owned)),
        words.say("tell-disaster", n=side["disaster"]),
        words.say("tell-owns", dice=words.dice_count(dice), dice_n=sum(dice.values())),
    ]
    if side["rolled"]:
        details.append(words.say("tell-rolled", dice=words.dice(side["rolled"])))
    if chosen := side.get("chosen"):
        details.append(words.say("tell-chosen", dice=words.dice(chosen)))
    pieces = [words.place(move) for move in domain.pieces]
    details.append(words.say("tell-pieces", pieces=words.joined(pieces)))
    areas = [int(area) for area in city_areas(domain)]
    fields = words.joined([str(area) for area in areas])
    details.append(words.say("tell-cities", fields=fields, fields_n=len(areas)))
    if at.view["step"] != "set up":
        details.append(words.say("tell-crowded", n=len(crowded(domain))))
    left = side.get("to_place")
    if left:
        told = [words.say("times", n=n, what=words.piece(piece)) for piece, n in left.items()]
        details.append(words.say("tell-to-place", pieces=words.joined(told)))
    return lines + [_INDENT + detail for detail in details]


def supply_lines(words: Words, at: EraLook) -> list[str]:
    """What is left, what it costs and what the viewer lacks for it."""
    if at.state.over:
        return []
    lines = [words.say("tell-supply")]
    for kind, piece in enumerate(PIECES[:-1]):
        text = words.say(
            "tell-piece",
            piece=words.piece(piece.id),
            n=at.view["supply"][piece.id],
            price=words.amounts(named(COST[kind])),
            points=words.points(piece.points),
            effect=words.effect(piece),
        )
        if at.viewer is not None:
            lacking = missing(at.mine.stores, COST[kind])
            if lacking:
                text += " " + words.say("tell-missing", stores=words.amounts(named(lacking)))
        lines.append(_INDENT + text)
    return lines


def _asked(words: Words, at: EraLook) -> str:
    if at.state.over:
        return words.say("tell-over")
    if at.viewer in at.view["asked"]:
        return asked(words, at)
    if at.view["drawing"]:
        return words.say("tell-drawing")
    return words.say("tell-waiting", players=words.players(at.view["asked"]))
