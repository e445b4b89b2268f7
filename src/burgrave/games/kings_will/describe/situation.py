"""The whole situation in plain words: short lines that read aloud well."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from burgrave.games.kings_will import steps
from burgrave.games.kings_will.building import missing_for
from burgrave.games.kings_will.components import (
    BUILDING_COST,
    BUILDING_INDEX,
    ROUNDS,
    SETTLEMENTS,
    TURN_CAP,
    WILL_INDEX,
)
from burgrave.games.kings_will.describe.decisions import asked
from burgrave.games.kings_will.describe.look import KingsWillLook
from burgrave.games.kings_will.describe.prospects import answered, is_open
from burgrave.games.kings_will.describe.words import Words
from burgrave.games.kings_will.events import Spot
from burgrave.games.kings_will.goods import enough, missing, named
from burgrave.games.kings_will.scoring import will_points
from burgrave.games.kings_will.state import KingsWill
from burgrave.games.kings_will.visit import owed

if TYPE_CHECKING:
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker

_INDENT = "  "


def describe(look: Look, speaker: Speaker, names: Sequence[str]) -> str:
    """Everything the viewer may know, and what is asked now."""
    at = KingsWillLook.of(look)
    words = Words(speaker, names)
    lines = [*calendar_lines(words, at), *travel_lines(words, at), *will_lines(words, at)]
    for seat in at.view["order"]:
        lines += player_lines(words, at, seat)
    if at.viewer is not None and not at.state.over and at.mine.stage == steps.READY:
        lines += build_lines(words, at)
    lines += secret_lines(words, at)
    lines.append(_asked(words, at))
    return "\n".join(lines)


def table_options(words: Words, at: KingsWillLook) -> str:
    """The options of the table."""
    options = at.view["options"]
    parts = [words.say(f"option-look-again-{options['look_again']}")]
    parts.append(words.say(f"option-points-{options['points']}"))
    if options["turn_cap"]:
        parts.append(words.say("option-turn-cap", n=int(TURN_CAP)))
    return words.joined(parts)


def calendar_lines(words: Words, at: KingsWillLook) -> list[str]:
    """Options, round and row."""
    lines = [words.say("tell-options", options=table_options(words, at))]
    view = at.view
    if view["start"] is None:
        return lines
    told = words.say("tell-round", round=view["round"], rounds=int(ROUNDS), n=view["turns"])
    lines.append(told)
    lines.append(words.say("tell-row", open=row_text(words, at, True)))
    lines.append(words.say("tell-locked", locked=row_text(words, at, False)))
    return lines


def row_text(words: Words, at: KingsWillLook, unlocked: bool) -> str:
    """The open or the locked tiles, from the left."""
    row, locked = at.view["row"], at.view["locked"]
    tiles = row[locked:] if unlocked else row[:locked]
    return words.joined([words.named("tile", tile) for tile in tiles])


def travel_lines(words: Words, at: KingsWillLook) -> list[str]:
    """What the king will ask, what he would take, and how the viewer stands to it."""
    travel = at.view["travel"]
    if travel is None:
        return []
    tile = words.travel(travel["tile"])
    lines = [words.say("tell-travel", tile=tile, tribute=words.amounts(travel["tribute"]))]
    if at.viewer is not None and not at.state.over:
        lines.append(_INDENT + _tribute(words, at.state, at.viewer))
    for number, offer in enumerate(travel["offers"]):
        told = words.say(
            "tell-offer",
            goods=words.amounts({**offer["give"], "peasant": offer["peasants"]}),
            points=words.points(offer["points"]),
            band=words.named("band", offer["band"]),
        )
        mine = at.viewer is not None and is_open(at.state, at.viewer, number)
        lines.append(_INDENT + told + (" " + words.say("tell-offer-open") if mine else ""))
    return lines


def _tribute(words: Words, b: KingsWill, seat: int) -> str:
    """How the viewer stands to the tribute."""
    how = answered(b, seat)
    if how is not None:
        return words.say(f"tell-{how}")
    if lacking := missing(b.players[seat].goods, owed(b, seat)):
        return words.say("tell-missing", goods=words.amounts(named(lacking)))
    return words.say("tell-can-pay")


def will_lines(words: Words, at: KingsWillLook) -> list[str]:
    """The Will board: discs, who looked, and what the viewer knows."""
    return [
        line
        for place, card in enumerate(at.view["wills"])
        if card["lies"]
        for line in _card(words, at, place)
    ]


def held_lines(words: Words, at: KingsWillLook) -> list[str]:
    """The card that is open to the viewer for this moment alone."""
    return [
        line
        for place in range(len(at.view["wills"]))
        if _holds(at, place)
        for line in _card(words, at, place)
    ]


def _holds(at: KingsWillLook, place: int) -> bool:
    """Is a card open to the viewer until the next decision, and not longer?"""
    if at.viewer is None or at.mine.looking != place:
        return False
    return not at.state.keeps(at.viewer, place)


def _card(words: Words, at: KingsWillLook, place: int) -> list[str]:
    card = at.view["wills"][place]
    known = card.get("card")
    name = words.say("face-down") if known is None else words.will(known)
    lines = [words.say("tell-card", n=place + 1, card=name)]
    discs = [words.player(seat) for seat in card["discs"]]
    if card["neutral"]:
        discs.append(words.say("neutral"))
    if discs:
        full = at.state.is_full(place)
        lines.append(_INDENT + words.say("tell-discs", discs=words.joined(discs), full=full))
    if card["seen_by"]:
        lines.append(_INDENT + words.say("tell-seen", players=words.players(card["seen_by"])))
    if _holds(at, place):
        lines.append(_INDENT + words.say("tell-looking"))
    if known is not None and at.viewer is not None and not at.state.over:
        now = int(will_points(at.state, at.viewer, WILL_INDEX[known]))
        lines.append(_INDENT + words.say("brings-now", points=words.points(now)))
    return lines


def player_lines(words: Words, at: KingsWillLook, seat: int) -> list[str]:
    """One player and what they have."""
    side = at.view["seats"][seat]
    points = words.say("hidden") if side["points"] is None else words.points(side["points"])
    you = seat == at.viewer
    lines = [words.say("tell-player", player=words.player(seat), points=points, you=you)]
    details = [
        words.say("tell-owns", goods=words.amounts(side["goods"])),
        words.say(
            "tell-scales",
            mood=words.mood(side["mood"]),
            education=side["education"],
            development=side["development"],
        ),
    ]
    details += [_spot(words, place, spot) for place, spot in enumerate(side["land"])]
    if side["emblems"]:
        details.append(words.say("tell-emblems", points=words.points(side["emblems"])))
    return lines + [_INDENT + detail for detail in details]


def _spot(words: Words, place: int, spot: Spot) -> str:
    parts = [words.say("peasants", n=spot["peasants"])] if spot["peasants"] else []
    parts += [words.named("settlement", name) for name in spot["settlements"]]
    if spot["building"] is not None:
        parts.append(words.named("building", spot["building"]))
    there = words.joined(parts) or words.nothing()
    return words.say("tell-spot", spot=words.spot(place, spot["landscape"]), there=there)


def build_lines(words: Words, at: KingsWillLook) -> list[str]:
    """What the viewer could build with what is in store."""
    goods, supply = at.mine.goods, at.view["supply"]
    can = [
        partial(words.named, "settlement", each.id)
        for kind, each in enumerate(SETTLEMENTS)
        if not missing_for(at.mine, kind) and supply["settlements"][each.id]
    ]
    can += [
        partial(words.named, "building", name)
        for name in supply["buildings"]
        if enough(goods, BUILDING_COST[BUILDING_INDEX[name]])
    ]

    def listed(form: str) -> str:
        return words.joined([name(form) for name in can])

    return [words.say("tell-payable", names=listed, names_n=len(can))]


def secret_lines(words: Words, at: KingsWillLook) -> list[str]:
    """The cards in the viewer's hand."""
    if at.viewer is None or at.state.over:
        return []
    hand = at.view["seats"][at.viewer].get("hand")
    if not hand:
        return []
    cards = words.joined([words.quoted(words.named("card", card)) for card in hand])
    return [words.say("event-hand", cards_quoted=cards)]


def _asked(words: Words, at: KingsWillLook) -> str:
    if at.state.over:
        return words.say("tell-over")
    if at.viewer is not None and at.viewer in at.view["asked"]:
        return asked(words, at.state, at.viewer)
    if at.view["drawing"]:
        return words.say("tell-drawing")
    return words.say("tell-waiting", players=words.players(at.view["asked"]))
