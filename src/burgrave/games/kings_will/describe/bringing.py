"""What a decision brings, as far as the viewer can know."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from burgrave.games.kings_will import actions, ids, steps
from burgrave.games.kings_will.actions import Move
from burgrave.games.kings_will.building import price_of
from burgrave.games.kings_will.components import (
    BUILDINGS,
    DEVELOPMENT_MOST,
    EDUCATION_MOST,
    KING,
    LESSON_MOOD,
    RIGHTMOST_POINTS,
    SCALES,
    SETTLEMENTS,
    START_ROW,
    TILES,
    WILLS,
)
from burgrave.games.kings_will.describe.decisions import move_of, state_and_seat
from burgrave.games.kings_will.describe.prospects import harvest, joins_at, known_cards, taxes
from burgrave.games.kings_will.describe.words import Words
from burgrave.games.kings_will.enriching import tax_mood
from burgrave.games.kings_will.goods import COIN, NAMES, named
from burgrave.games.kings_will.mood import mood_after, rebels
from burgrave.games.kings_will.moving import steps_of
from burgrave.games.kings_will.multiplying import money_for
from burgrave.games.kings_will.player import Player
from burgrave.games.kings_will.scoring import will_points
from burgrave.games.kings_will.state import KingsWill
from burgrave.games.kings_will.turn import slid
from burgrave.locale.words import signed

if TYPE_CHECKING:
    from burgrave.kernel.action import Action
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker


def brings(look: Look, action: Action, speaker: Speaker) -> str:
    """What a decision of the viewer brings; empty where there is nothing to say."""
    move = move_of(action)
    tell = _BRINGS.get(int(move.code))
    return "" if tell is None else tell(Words(speaker), *state_and_seat(look), move)


def mood_text(words: Words, player: Player, by: int) -> str:
    """How the mood changes; empty if it stays."""
    if rebels(player, by):
        return words.say("brings-rebellion")
    after = int(mood_after(player, by))
    return "" if after == player.mood else words.say("brings-mood", mood=signed(after))


def _joined(parts: list[str]) -> str:
    return "; ".join(part for part in parts if part)


def _take(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    told = [words.about("tile", TILES[move.number], "actions")]
    last, place = len(START_ROW) - 1, b.place_of(move.number)
    if place == last:
        told.append(words.points(int(RIGHTMOST_POINTS)))
    row = slid(b.row, place)
    king = next(at for at in range(last + 1) if row >> 4 * at & 15 == KING)
    told.append(words.say("brings-king", n=last - king))
    return _joined(told)


def _harvest(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    facts = harvest(b.players[seat], int(move.number))
    told = [words.say("brings-gain", goods=words.amounts(facts["gain"]))]
    if facts["lost"]:
        told.append(words.say("brings-lost", n=facts["lost"]))
    return _joined(told)


def _taxes(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    player = b.players[seat]
    coins = words.amounts({"coin": taxes(player)["coins"]})
    told = words.say("brings-gain", goods=coins)
    return _joined([told, mood_text(words, player, int(tax_mood(player)))])


def _found(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    player, settlement = b.players[seat], SETTLEMENTS[move.number]
    return _joined(
        [
            words.say("brings-price", goods=words.amounts(named(price_of(player, move)))),
            words.points(settlement.points),
            mood_text(words, player, settlement.mood),
            words.effect("settlement", settlement),
        ]
    )


def _erect(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    player, building = b.players[seat], BUILDINGS[move.number]
    joins = [
        words.say("brings-emblem", emblem=words.named("emblems", join["emblem"]), n=join["points"])
        for join in joins_at(player, int(move.number), int(move.place))
    ]
    return _joined(
        [
            words.say("brings-price", goods=words.amounts(named(price_of(player, move)))),
            words.points(building.points),
            mood_text(words, player, building.mood),
            *joins,
            words.effect("building", building),
        ]
    )


def _education(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    player = b.players[seat]
    level = int(player.education) + 1
    told = [words.step(SCALES["education"][level - 1]), mood_text(words, player, int(LESSON_MOOD))]
    return words.say("brings-level", n=level, most=int(EDUCATION_MOST), gives=_joined(told))


def _development(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    level = int(b.players[seat].development) + 1
    gives = words.step(SCALES["development"][level - 1])
    return words.say("brings-level", n=level, most=int(DEVELOPMENT_MOST), gives=gives)


def _walk(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    most = b.more if b.at == steps.WALK else steps_of(b.players[seat])
    left = int(most - move.to)
    return words.say("brings-steps", n=left) if left else ""


def _swap(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    return "" if b.players[seat].takes(move.to, 1) else words.say("brings-lost", n=1)


def _sell(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    player = b.players[seat]
    stored = int(player.takes(COIN, money_for(player)))
    return words.say("brings-gain", goods=words.amounts({NAMES[COIN]: stored}))


def _card(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    """What the viewer knows of a card, and what it would score now."""
    place = int(move.number)
    if place not in known_cards(b, seat):
        seen = b.players[seat].seen >> place & 1
        return words.say("brings-seen" if seen else "brings-unknown")
    card = b.will_at(place)
    told = [words.will(WILLS[card].id)]
    if move.code == actions.COMMIT:
        now = int(will_points(b, seat, card))
        told.append(words.say("brings-now", points=words.points(now)))
    return _joined(told)


def _put(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    return words.will_text(WILLS[move.number])


def _treat(words: Words, b: KingsWill, seat: int, move: Move) -> str:
    told = words.say("brings-price", goods=words.amounts(named(ids.TREAT_PRICE)))
    return _joined([told, mood_text(words, b.players[seat], int(ids.TREAT_MOOD))])


_BRINGS: dict[int, Callable[[Words, KingsWill, int, Move], str]] = {
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
