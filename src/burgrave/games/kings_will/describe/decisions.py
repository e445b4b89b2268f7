"""What a player is asked, and each possible answer, in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from burgrave.games.kings_will import actions, steps
from burgrave.games.kings_will.actions import NOTHING, Move
from burgrave.games.kings_will.building import cost_of, price_of
from burgrave.games.kings_will.components import (
    BUILDINGS,
    HARVESTS,
    LANDSCAPES,
    SETTLEMENTS,
    START_PEASANTS,
    START_RESOURCES,
    TILES,
    TRAVEL,
    WILLS,
)
from burgrave.games.kings_will.describe.look import state_of
from burgrave.games.kings_will.describe.words import Words
from burgrave.games.kings_will.goods import NAMES, named
from burgrave.games.kings_will.land import kind_of
from burgrave.games.kings_will.state import KingsWill
from burgrave.locale.words import Said, hyphened

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look
    from burgrave.locale import Noun, Speaker


def move_of(action: Action) -> Move:
    """The action as one of this game."""
    assert isinstance(action, Move)
    return action


def state_and_seat(look: Look) -> tuple[KingsWill, int]:
    """The state, and the seat of the one who looks and has something to decide."""
    assert look.viewer is not None
    return state_of(look), look.viewer


def question(look: Look, speaker: Speaker) -> str:
    """What the viewer is asked."""
    return asked(Words(speaker), *state_and_seat(look))


_SET_UP = {"peasants": int(START_PEASANTS), "store": int(START_RESOURCES)}
"""How many of something the set-up asks for."""


def asked(words: Words, b: KingsWill, seat: int) -> str:
    """What the viewer is asked."""
    if b.at == steps.SET_UP:
        stage = steps.STAGES[b.players[seat].stage]
        return words.say(f"ask-set-up-{stage}", n=_SET_UP.get(stage, 1))
    if b.at == steps.ACT:
        tile = words.named("tile", TILES[b.tile])
        first = "yes" if seat == b.active else "no"
        return words.say("ask-act", tile=tile, n=int(b.left), first=first)
    if b.at == steps.WALK:
        return words.say("ask-walk", n=int(b.more))
    return words.say(f"ask-{hyphened(b.step)}")


def describe_action(look: Look, action: Action, speaker: Speaker) -> str:
    """What a decision of the viewer is."""
    move = move_of(action)
    return _DO[int(move.code)](Words(speaker), *state_and_seat(look), move)


def _spot(words: Words, b: KingsWill, seat: int, place: int) -> Noun:
    """A landscape of the viewer's land."""
    return partial(words.spot, place, LANDSCAPES[kind_of(b.players[seat].land[place])].id)


def _pass(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    if b.at in (steps.WALK, steps.SWAP, steps.EXPLORE, steps.OFFSPRING):
        return words.say("do-stop")
    if b.at in (steps.TAVERN, steps.OFFERS):
        return words.say("do-give-nothing")
    return words.say("do-pass")


def _take(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    return words.say("do-take", tile=words.named("tile", TILES[move.number]))


def _found(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    said: Said = {
        "settlement": partial(words.named, "settlement", SETTLEMENTS[move.number].id),
        "spot": _spot(words, b, seat, move.place),
    }
    if move.saving == NOTHING:
        return words.say("do-found", **said)
    player = b.players[seat]
    spared = named(cost_of(player, move.number) - price_of(player, move))
    return words.say("do-found-saving", **said, saved=partial(words.amounts, spared))


def _erect(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    return words.say(
        "do-erect",
        building=partial(words.named, "building", BUILDINGS[move.number].id),
        spot=_spot(words, b, seat, move.place),
    )


def _walk(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    to = int(move.place + move.to if move.number else move.place - move.to)
    start = _spot(words, b, seat, move.place)
    if 0 <= to < len(b.players[seat].land):
        return words.say("do-walk", start=start, end=_spot(words, b, seat, to))
    return words.say("do-find", start=start, side="right" if move.number else "left")


def _swap(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    return words.say(
        "do-swap",
        give=partial(words.amounts, {NAMES[move.number]: 1}),
        get=partial(words.amounts, {NAMES[move.to]: 1}),
    )


def _sell(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    return words.say("do-sell", goods=partial(words.amounts, {NAMES[move.number]: 1}))


def _give(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    offer = TRAVEL[b.travel].offers[move.number]
    points = partial(words.points, offer.points)
    if offer.peasants:
        return words.say("do-give-peasant", spot=_spot(words, b, seat, move.place), points=points)
    return words.say("do-give", goods=partial(words.amounts, offer.give), points=points)


def _card(key: str) -> Callable[[Words, KingsWill, int, Move], str]:
    def told(words: Words, b: KingsWill, seat: int, move: Move) -> str:
        return words.say(key, n=int(move.number) + 1)

    return told


def _place(key: str) -> Callable[[Words, KingsWill, int, Move], str]:
    def told(words: Words, b: KingsWill, seat: int, move: Move) -> str:
        return words.say(key, spot=_spot(words, b, seat, move.place))

    return told


def _plain(key: str) -> Callable[[Words, KingsWill, int, Move], str]:
    def told(words: Words, b: KingsWill, seat: int, move: Move) -> str:
        return words.say(key)

    return told


def _land(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    names = [words.named("landscape", LANDSCAPES[kind].id) for kind in move.listed]
    return words.say("do-land", order=words.joined(names))


def _peasants(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    # On one landscape they stand together: it is named once.
    spots = [_spot(words, b, seat, place) for place in dict.fromkeys(move.listed)]

    def listed(form: str) -> str:
        return words.joined([spot(form) for spot in spots])

    return words.say("do-peasants", spots=listed, spots_n=len(spots))


def _store(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    listed = [NAMES[kind] for kind in move.listed]
    return words.say("do-store", goods=words.amounts({name: listed.count(name) for name in listed}))


_DO: dict[int, Callable[[Words, KingsWill, int, Move], str]] = {
    int(actions.PASS): _pass,
    int(actions.TAKE): _take,
    int(actions.HARVEST): lambda w, b, s, m: w.say(f"do-{hyphened(HARVESTS[m.number])}"),
    int(actions.EXPLORE): _card("do-explore"),
    int(actions.TAXES): _plain("do-taxes"),
    int(actions.FOUND): _found,
    int(actions.ERECT): _erect,
    int(actions.EDUCATION): _plain("do-education"),
    int(actions.DEVELOPMENT): _plain("do-development"),
    int(actions.WALK): _walk,
    int(actions.SWAP): _swap,
    int(actions.OFFSPRING): _place("do-offspring"),
    int(actions.SELL): _sell,
    int(actions.DISMISS): _place("do-dismiss"),
    int(actions.COMMIT): _card("do-commit"),
    int(actions.NEUTRAL): _card("do-neutral"),
    int(actions.TREAT): _plain("do-treat"),
    int(actions.GIVE): _give,
    int(actions.LAND): _land,
    int(actions.HAMLET): _place("do-hamlet"),
    int(actions.PEASANTS): _peasants,
    int(actions.STORE): _store,
    int(actions.PUT): lambda w, b, s, m: w.say("do-put", card=w.named("card", WILLS[m.number].id)),
}
