"""The whole situation in plain words: short lines that read aloud well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.games.kings_will.components import BUILDING_INDEX, BUILDINGS, SETTLEMENTS
from burgrave.games.kings_will.describe.decisions import asked
from burgrave.games.kings_will.describe.scene import Card, Scene, View, scene, will_of
from burgrave.games.kings_will.describe.side import Side
from burgrave.games.kings_will.describe.words import Words

if TYPE_CHECKING:
    from burgrave.locale import Speaker

_INDENT = "  "


def describe(view: View, speaker: Speaker, names: Sequence[str]) -> str:
    """Everything the viewer may know, and what is asked now."""
    at = scene(view)
    words = Words(speaker, names)
    lines = [*_calendar(words, at), *travel_lines(words, at), *will_lines(words, at)]
    for seat in at.order:
        lines += _player(words, at, seat)
    if at.viewer is not None and not at.over and at.mine.stage == "ready":
        lines += build_lines(words, at)
    lines += _secrets(words, at)
    lines.append(_asked(words, at))
    return "\n".join(lines)


def table_options(words: Words, at: Scene) -> str:
    """The options of the table."""
    parts = [words.say(f"option-look-again-{at.options['look_again']}")]
    parts.append(words.say(f"option-points-{at.options['points']}"))
    if at.options["turn_cap"]:
        parts.append(words.say("option-turn-cap"))
    return ", ".join(parts)


def _calendar(words: Words, at: Scene) -> list[str]:
    lines = [words.say("tell-options", options=table_options(words, at))]
    if at.start is None:
        return lines
    lines.append(words.say("tell-round", round=at.round, n=at.turns))
    lines.append(words.say("tell-row", open=row_text(words, at, True)))
    lines.append(words.say("tell-locked", locked=row_text(words, at, False)))
    return lines


def row_text(words: Words, at: Scene, unlocked: bool) -> str:
    """The open or the locked tiles, from the left."""
    tiles = at.row[at.locked :] if unlocked else at.row[: at.locked]
    return ", ".join(words.named("tile", tile) for tile in tiles)


def travel_lines(words: Words, at: Scene) -> list[str]:
    """What the king will ask, what he would take, and how the viewer stands to it."""
    if at.travel is None:
        return []
    tile = words.travel(at.travel)
    lines = [words.say("tell-travel", tile=tile, tribute=words.amounts(at.tribute))]
    if at.viewer is not None and not at.over:
        if at.collected:
            told = words.say("tell-paid" if at.round in at.mine.paid else "tell-unpaid")
        elif lacking := at.mine.lacks(at.tribute):
            told = words.say("tell-missing", goods=words.amounts(lacking))
        else:
            told = words.say("tell-can-pay")
        lines.append(_INDENT + told)
    for offer in at.offers:
        given = {**offer.give, "peasant": offer.peasants}
        told = words.say(
            "tell-offer",
            goods=words.amounts(given),
            points=words.points(offer.points),
            band=words.named("band", offer.band),
        )
        mine = at.viewer is not None and not offer.lift(at.mood_at_offers)
        lines.append(_INDENT + told + (" " + words.say("tell-offer-open") if mine else ""))
    return lines


def will_lines(words: Words, at: Scene) -> list[str]:
    """The Will board: discs, who looked, and what the viewer knows."""
    return [
        line
        for number, card in enumerate(at.cards, 1)
        if card.lies
        for line in _card(words, at, number, card)
    ]


def held_lines(words: Words, at: Scene) -> list[str]:
    """The card that is open to the viewer for this moment alone."""
    return [
        line
        for number, card in enumerate(at.cards, 1)
        if at.holds(card)
        for line in _card(words, at, number, card)
    ]


def _card(words: Words, at: Scene, number: int, card: Card) -> list[str]:
    name = words.say("face-down") if card.card is None else words.will(card.card)
    lines = [words.say("tell-card", n=number, card=name)]
    discs = [words.player(seat) for seat in card.discs]
    if card.neutral:
        discs.append(words.say("neutral"))
    if discs:
        full = at.full(card)
        lines.append(_INDENT + words.say("tell-discs", discs=words.joined(discs), full=full))
    if card.seen_by:
        lines.append(_INDENT + words.say("tell-seen", players=words.players(card.seen_by)))
    if at.holds(card):
        lines.append(_INDENT + words.say("tell-looking"))
    if card.card is not None and at.viewer is not None and not at.over:
        now = at.will_points(at.mine, will_of(card.card))
        lines.append(_INDENT + words.say("hint-now", points=words.points(now)))
    return lines


def _player(words: Words, at: Scene, seat: int) -> list[str]:
    side = at.sides[seat]
    points = words.say("hidden") if side.points is None else words.points(side.points)
    you = seat == at.viewer
    lines = [words.say("tell-player", player=words.player(seat), points=points, you=you)]
    details = [
        words.say("tell-owns", goods=words.amounts(side.goods)),
        words.say(
            "tell-scales",
            mood=words.mood(side.mood),
            education=side.education,
            development=side.development,
        ),
    ]
    details += [_spot(words, side, place) for place in range(len(side.land))]
    if side.emblems:
        details.append(words.say("tell-emblems", points=words.points(side.emblems)))
    return lines + [_INDENT + detail for detail in details]


def _spot(words: Words, side: Side, place: int) -> str:
    spot = side.land[place]
    parts = [words.say("peasants", n=spot.peasants)] if spot.peasants else []
    parts += [words.named("settlement", name) for name in spot.settlements]
    if spot.building is not None:
        parts.append(words.named("building", spot.building))
    there = ", ".join(parts) or words.nothing()
    return words.say("tell-spot", spot=words.spot(place, spot.landscape), there=there)


def build_lines(words: Words, at: Scene) -> list[str]:
    """What the viewer could build with what is in store."""
    side = at.mine
    can = [
        words.named("settlement", each.id)
        for each in SETTLEMENTS
        if not side.lacks_for(each) and at.supply["settlements"][each.id]
    ]
    can += [
        words.named("building", name)
        for name in at.supply["buildings"]
        if not side.lacks(BUILDINGS[BUILDING_INDEX[name]].cost)
    ]
    return [words.say("tell-payable", names=", ".join(can) or words.nothing())]


def _secrets(words: Words, at: Scene) -> list[str]:
    if at.viewer is None or not at.mine.hand or at.over:
        return []
    cards = words.joined([words.named("will", card) for card in at.mine.hand])
    return [words.say("event-hand", cards=cards)]


def _asked(words: Words, at: Scene) -> str:
    if at.over:
        return words.say("tell-over")
    if at.viewer in at.asked:
        return asked(words, at)
    if at.drawing:
        return words.say("tell-drawing")
    return words.say("tell-waiting", players=words.players(at.asked))
