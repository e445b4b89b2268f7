"""What a player is asked, and each possible answer, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from burgrave.games.kings_will import actions
from burgrave.games.kings_will.actions import Move
from burgrave.games.kings_will.components import (
    BUILDINGS,
    HARVESTS,
    LANDSCAPES,
    SETTLEMENTS,
    TILES,
    WILLS,
)
from burgrave.games.kings_will.describe.scene import Scene, View, scene
from burgrave.games.kings_will.describe.words import Words
from burgrave.games.kings_will.goods import NAMES
from burgrave.locale.words import hyphened

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.locale import Speaker


def move_of(action: Action) -> Move:
    """The action as one of this game."""
    assert isinstance(action, Move)
    return action


def question(view: View, speaker: Speaker) -> str:
    """What the viewer is asked."""
    return asked(Words(speaker), scene(view))


def asked(words: Words, at: Scene) -> str:
    """What the viewer is asked."""
    if at.step == "set up":
        return words.say(f"ask-set-up-{at.mine.stage}")
    if at.step == "act":
        assert at.tile is not None
        first = "yes" if at.viewer == at.active else "no"
        return words.say("ask-act", tile=words.named("tile", at.tile), n=at.left, first=first)
    if at.step == "walk":
        return words.say("ask-walk", n=at.more)
    return words.say(f"ask-{hyphened(at.step)}")


def describe_action(view: View, action: Action, speaker: Speaker) -> str:
    """What a decision of the viewer is."""
    move = move_of(action)
    return _DO[int(move.kind)](Words(speaker), scene(view), move)


def spot_of(words: Words, at: Scene, place: int) -> str:
    """A landscape of the viewer's land."""
    return words.spot(place, at.mine.land[place].landscape)


def _pass(words: Words, at: Scene, move: Move) -> str:
    if at.step in ("walk", "swap", "explore", "offspring"):
        return words.say("do-stop")
    if at.step in ("tavern", "offers"):
        return words.say("do-give-nothing")
    return words.say("do-pass")


def _take(words: Words, at: Scene, move: Move) -> str:
    return words.say("do-take", tile=words.named("tile", TILES[move.number]))


def _found(words: Words, at: Scene, move: Move) -> str:
    saving = "no" if move.saving < 0 else NAMES[move.saving]
    return words.say(
        "do-found",
        settlement=words.named("settlement", SETTLEMENTS[move.number].id),
        spot=spot_of(words, at, move.place),
        saving=saving,
    )


def _erect(words: Words, at: Scene, move: Move) -> str:
    return words.say(
        "do-erect",
        building=words.named("building", BUILDINGS[move.number].id),
        spot=spot_of(words, at, move.place),
    )


def _walk(words: Words, at: Scene, move: Move) -> str:
    to = int(move.place + move.to if move.number else move.place - move.to)
    start = spot_of(words, at, move.place)
    if 0 <= to < len(at.mine.land):
        return words.say("do-walk", start=start, end=spot_of(words, at, to))
    return words.say("do-find", start=start, side="right" if move.number else "left")


def _swap(words: Words, at: Scene, move: Move) -> str:
    give, get = words.amounts({NAMES[move.number]: 1}), words.amounts({NAMES[move.to]: 1})
    return words.say("do-swap", give=give, get=get)


def _give(words: Words, at: Scene, move: Move) -> str:
    offer = at.offers[move.number]
    points = words.points(offer.points)
    if offer.peasants:
        spot = spot_of(words, at, move.place)
        return words.say("do-give-peasant", spot=spot, points=points)
    return words.say("do-give", goods=words.amounts(offer.give), points=points)


def _card(key: str) -> Callable[[Words, Scene, Move], str]:
    def told(words: Words, at: Scene, move: Move) -> str:
        return words.say(key, n=int(move.number) + 1)

    return told


def _place(key: str) -> Callable[[Words, Scene, Move], str]:
    def told(words: Words, at: Scene, move: Move) -> str:
        return words.say(key, spot=spot_of(words, at, move.place))

    return told


def _plain(key: str) -> Callable[[Words, Scene, Move], str]:
    def told(words: Words, at: Scene, move: Move) -> str:
        return words.say(key)

    return told


def _land(words: Words, at: Scene, move: Move) -> str:
    names = [words.named("landscape", LANDSCAPES[kind].id) for kind in move.listed]
    return words.say("do-land", order=", ".join(names))


def _peasants(words: Words, at: Scene, move: Move) -> str:
    spots = [spot_of(words, at, place) for place in move.listed]
    return words.say("do-peasants", spots=words.joined(spots))


def _store(words: Words, at: Scene, move: Move) -> str:
    listed = [NAMES[kind] for kind in move.listed]
    return words.say("do-store", goods=words.amounts({name: listed.count(name) for name in listed}))


_DO: dict[int, Callable[[Words, Scene, Move], str]] = {
    int(actions.PASS): _pass,
    int(actions.TAKE): _take,
    int(actions.HARVEST): lambda w, at, m: w.say(f"do-{hyphened(HARVESTS[m.number])}"),
    int(actions.EXPLORE): _card("do-explore"),
    int(actions.TAXES): _plain("do-taxes"),
    int(actions.FOUND): _found,
    int(actions.ERECT): _erect,
    int(actions.EDUCATION): _plain("do-education"),
    int(actions.DEVELOPMENT): _plain("do-development"),
    int(actions.WALK): _walk,
    int(actions.SWAP): _swap,
    int(actions.OFFSPRING): _place("do-offspring"),
    int(actions.SELL): lambda w, at, m: w.say("do-sell", goods=w.amounts({NAMES[m.number]: 1})),
    int(actions.DISMISS): _place("do-dismiss"),
    int(actions.COMMIT): _card("do-commit"),
    int(actions.NEUTRAL): _card("do-neutral"),
    int(actions.TREAT): _plain("do-treat"),
    int(actions.GIVE): _give,
    int(actions.LAND): _land,
    int(actions.HAMLET): _place("do-hamlet"),
    int(actions.PEASANTS): _peasants,
    int(actions.STORE): _store,
    int(actions.PUT): lambda w, at, m: w.say("do-put", card=w.named("will", WILLS[m.number].id)),
}
