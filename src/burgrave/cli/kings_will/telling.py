"""The table in words, part by part, for somebody who listens."""

from __future__ import annotations

from burgrave.cli.kings_will.board import is_about_will
from burgrave.cli.parts import WANTED, Part
from burgrave.games.kings_will import steps
from burgrave.games.kings_will.building import cost_of
from burgrave.games.kings_will.components import BUILDINGS, SETTLEMENTS, Building, Settlement
from burgrave.games.kings_will.describe.look import KingsWillLook
from burgrave.games.kings_will.describe.situation import (
    build_lines,
    calendar_lines,
    held_lines,
    player_lines,
    secret_lines,
    travel_lines,
    will_lines,
)
from burgrave.games.kings_will.describe.words import Words
from burgrave.games.kings_will.goods import named


def told_parts(words: Words, at: KingsWillLook) -> list[Part]:
    """Round, visit and oneself; the Will board where cards are looked at; all else on request."""
    others = [seat for seat in at.view["order"] if seat != at.viewer]
    players = [line for seat in others for line in player_lines(words, at, seat)]
    looking = is_about_will(at)
    parts = [
        Part("row", calendar_lines(words, at), WANTED),
        Part("visit", travel_lines(words, at), WANTED),
        Part("will", will_lines(words, at), WANTED if looking else 0),
        Part("held", [] if looking else held_lines(words, at), WANTED),
        Part("players", players),
    ]
    if at.viewer is None:
        return parts
    own = [*player_lines(words, at, at.viewer), *secret_lines(words, at)]
    offer = [] if at.state.at == steps.SET_UP else build_lines(words, at)
    return [*parts, Part("offer", [*_offer(words, at), *offer]), Part("own", own, WANTED)]


def _offer(words: Words, at: KingsWillLook) -> list[str]:
    """What can be had, what it costs, what it is worth and what it does."""
    supply = at.view["supply"]
    lines = [
        _thing(words, "settlement", each, named(cost_of(at.mine, kind)))
        for kind, each in enumerate(SETTLEMENTS)
        if supply["settlements"][each.id]
    ]
    lines += [
        _thing(words, "building", each, each.cost)
        for each in BUILDINGS
        if each.id in supply["buildings"]
    ]
    return lines


def _thing(words: Words, kind: str, each: Settlement | Building, price: dict[str, int]) -> str:
    told = [
        words.say("brings-price", goods=words.amounts(price)),
        words.points(each.points),
        words.effect(kind, each),
    ]
    return f"{words.named(kind, each.id)}: {'; '.join(told)}"
