"""What a decision brings, as far as the viewer can know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from burgrave.games.kings_will import actions, ids
from burgrave.games.kings_will.actions import NOTHING, Move
from burgrave.games.kings_will.components import (
    BUILDINGS,
    DEVELOPMENT_MOST,
    EDUCATION_MOST,
    HARVESTS,
    LESSON_MOOD,
    RIGHTMOST_POINTS,
    SETTLEMENTS,
    TILES,
    WILLS,
)
from burgrave.games.kings_will.describe.decisions import move_of
from burgrave.games.kings_will.describe.scene import Scene, View, scene, will_of
from burgrave.games.kings_will.describe.side import Goods, Side, less
from burgrave.games.kings_will.describe.words import Words, signed
from burgrave.games.kings_will.goods import NAMES, named

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.locale import Speaker


def hint(view: View, action: Action, speaker: Speaker) -> str:
    """What a decision of the viewer brings; empty where there is nothing to say."""
    move = move_of(action)
    tell = _HINTS.get(int(move.kind))
    return "" if tell is None else tell(Words(speaker), scene(view), move)


def price_of(at: Scene, move: Move) -> Goods:
    """What the viewer pays for a settlement in the way chosen, or for a building."""
    if move.kind == actions.ERECT:
        return dict(BUILDINGS[move.number].cost)
    price = at.mine.price(SETTLEMENTS[move.number])
    return price if move.saving == NOTHING else less(price, {NAMES[move.saving]: 1})


def mood_text(words: Words, side: Side, by: int) -> str:
    """How the mood changes; empty if it stays."""
    if side.rebels(by):
        return words.say("hint-rebellion")
    after = side.mood_after(by)
    return "" if after == side.mood else words.say("hint-mood", mood=signed(after))


def _joined(parts: list[str]) -> str:
    return "; ".join(part for part in parts if part)


def _take(words: Words, at: Scene, move: Move) -> str:
    tile = TILES[move.number]
    told = [words.say(f"tile-{tile}-actions")]
    if at.row[-1] == tile:
        told.append(words.points(int(RIGHTMOST_POINTS)))
    king = at.row_after(tile).index("king")
    told.append(words.say("hint-king", n=len(at.row) - 1 - king))
    return _joined(told)


def _harvest(words: Words, at: Scene, move: Move) -> str:
    action = HARVESTS[move.number]
    good = NAMES[move.number]
    gain = at.mine.harvest(action)
    stored = at.mine.stored(good, gain)
    told = [words.say("hint-gain", goods=words.amounts({good: stored}))]
    if stored < gain:
        told.append(words.say("hint-lost", n=gain - stored))
    return _joined(told)


def _taxes(words: Words, at: Scene, move: Move) -> str:
    side = at.mine
    stored = side.stored("coin", side.peasants)
    told = [words.say("hint-gain", goods=words.amounts({"coin": stored}))]
    return _joined([*told, mood_text(words, side, side.tax_mood())])


def _found(words: Words, at: Scene, move: Move) -> str:
    settlement = SETTLEMENTS[move.number]
    return _joined(
        [
            words.say("hint-price", goods=words.amounts(price_of(at, move))),
            words.points(settlement.points),
            mood_text(words, at.mine, settlement.mood),
            words.effect("settlement", settlement.id),
        ]
    )


def _erect(words: Words, at: Scene, move: Move) -> str:
    building = BUILDINGS[move.number]
    joins = [
        words.say("hint-emblem", emblem=words.named("emblem", join.emblem), n=join.points)
        for join in at.mine.joins(building, int(move.place))
    ]
    return _joined(
        [
            words.say("hint-price", goods=words.amounts(price_of(at, move))),
            words.points(building.points),
            mood_text(words, at.mine, building.mood),
            *joins,
            words.effect("building", building.id),
        ]
    )


def _education(words: Words, at: Scene, move: Move) -> str:
    level = at.mine.education + 1
    told = [words.say(f"education-{level}"), mood_text(words, at.mine, int(LESSON_MOOD))]
    return words.say("hint-level", n=level, most=int(EDUCATION_MOST), gives=_joined(told))


def _development(words: Words, at: Scene, move: Move) -> str:
    level = at.mine.development + 1
    gives = words.say(f"development-{level}")
    return words.say("hint-level", n=level, most=int(DEVELOPMENT_MOST), gives=gives)


def _walk(words: Words, at: Scene, move: Move) -> str:
    left = (at.more if at.step == "walk" else at.mine.steps()) - int(move.to)
    return words.say("hint-steps", n=left) if left else ""


def _swap(words: Words, at: Scene, move: Move) -> str:
    return "" if at.mine.stored(NAMES[move.to], 1) else words.say("hint-lost", n=1)


def _sell(words: Words, at: Scene, move: Move) -> str:
    stored = at.mine.stored("coin", at.mine.money())
    return words.say("hint-gain", goods=words.amounts({"coin": stored}))


def _card(words: Words, at: Scene, move: Move) -> str:
    """What the viewer knows of a card, and what it would score now."""
    card = at.cards[move.number]
    if card.card is None:
        return words.say("hint-seen" if at.viewer in card.seen_by else "hint-unknown")
    told = [words.will(card.card)]
    if move.kind == actions.COMMIT:
        now = at.will_points(at.mine, will_of(card.card))
        told.append(words.say("hint-now", points=words.points(now)))
    return _joined(told)


def _put(words: Words, at: Scene, move: Move) -> str:
    return words.will_text(WILLS[move.number])


def _treat(words: Words, at: Scene, move: Move) -> str:
    told = words.say("hint-price", goods=words.amounts(named(ids.TREAT_PRICE)))
    return _joined([told, mood_text(words, at.mine, int(ids.TREAT_MOOD))])


_HINTS: dict[int, Callable[[Words, Scene, Move], str]] = {
    int(actions.TAKE): _take,
    int(actions.HARVEST): _harvest,
    int(actions.TAXES): _taxes,
    int(actions.FOUND): _found,
    int(actions.ERECT): _erect,
    int(actions.EDUCATION): _education,
    int(actions.DEVELOPMENT): _development,
    int(actions.WALK): _walk,
    int(actions.SWAP): _swap,
    int(actions.SELL): _sell,
    int(actions.EXPLORE): _card,
    int(actions.COMMIT): _card,
    int(actions.NEUTRAL): _card,
    int(actions.PUT): _put,
    int(actions.TREAT): _treat,
}
