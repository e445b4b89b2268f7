"""The whole situation in plain words: short lines that read aloud well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.games.era.cities import city_areas, crowded
from burgrave.games.era.components import PIECES
from burgrave.games.era.describe.decisions import question
from burgrave.games.era.describe.scene import Scene, View, missing, price_of
from burgrave.games.era.describe.words import Words

if TYPE_CHECKING:
    from burgrave.locale import Speaker

_INDENT = "  "


def describe(view: View, speaker: Speaker, names: Sequence[str]) -> str:
    """Everything the viewer may know, and what is asked now."""
    at = Scene(view)
    words = Words(speaker, names)
    lines = _round(words, at)
    for seat in at.order:
        lines += _player(words, at, seat)
    lines += _supply(words, at)
    lines.append(_asked(words, at, speaker))
    return "\n".join(lines)


def _round(words: Words, at: Scene) -> list[str]:
    markers = at.view["markers"]
    turned = [words.piece(piece) for piece in markers["turned"]]
    phase = words.say(f"phase-{at.view['phase']}")
    lines = [
        words.say("tell-round", n=at.view["round"], phase=phase),
        words.say("tell-order", players=words.players(at.order)),
        words.say(
            "tell-markers",
            n=len(turned),
            all=markers["all"],
            pieces=", ".join(turned) or words.nothing(),
        ),
    ]
    if at.view["rolling"]:
        lines.append(words.say("tell-rolling", players=words.players(at.view["rolling"])))
    return lines


def _player(words: Words, at: Scene, seat: int) -> list[str]:
    side = at.sides[seat]
    you = seat == at.viewer
    lines = [
        words.say(
            "tell-player", player=words.player(seat), points=words.points(side.points), you=you
        )
    ]
    details = [
        words.say("tell-stores", stores=words.amounts({**side.stores, "culture": side.culture})),
        words.say("tell-disaster", n=side.disaster),
        words.say("tell-owns", dice=words.dice_count(side.dice)),
    ]
    if side.rolled:
        details.append(words.say("tell-rolled", dice=words.dice(side.rolled)))
    if side.chosen:
        details.append(words.say("tell-chosen", dice=words.dice(side.chosen)))
    pieces = [words.place(move) for move in side.domain.pieces]
    details.append(words.say("tell-pieces", pieces=", ".join(pieces)))
    areas = [int(area) for area in city_areas(side.domain)]
    details.append(words.say("tell-cities", n=len(areas), fields=", ".join(map(str, areas)) or "0"))
    if at.view["step"] != "set up":
        details.append(words.say("tell-crowded", n=len(crowded(side.domain))))
    left = side.facts.get("to place")
    if left:
        told = [words.say("times", n=n, what=words.piece(piece)) for piece, n in left.items()]
        details.append(words.say("tell-to-place", pieces=", ".join(told)))
    return lines + [_INDENT + detail for detail in details]


def _supply(words: Words, at: Scene) -> list[str]:
    """What is left, what it costs and what the viewer lacks for it."""
    if at.over:
        return []
    lines = [words.say("tell-supply")]
    for piece in PIECES[:-1]:
        price = price_of(piece.id)
        text = words.say(
            "tell-piece",
            piece=words.piece(piece.id),
            n=at.supply[piece.id],
            price=words.amounts(price),
            points=words.points(piece.points),
            effect=words.effect(piece.id),
        )
        if at.viewer is not None:
            lacking = missing(at.side.stores, price)
            if lacking:
                text += " " + words.say("tell-missing", stores=words.amounts(lacking))
        lines.append(_INDENT + text)
    return lines


def _asked(words: Words, at: Scene, speaker: Speaker) -> str:
    if at.over:
        return words.say("tell-over")
    if at.viewer in at.asked:
        return question(at.view, speaker)
    if at.view["drawing"]:
        return words.say("tell-drawing")
    return words.say("tell-waiting", players=words.players(at.asked))
