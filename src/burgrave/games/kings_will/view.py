"""What a viewer may know, built up from public facts and the viewer's own secrets."""

from mypy_extensions import i64

from burgrave.games.kings_will import steps
from burgrave.games.kings_will.components import (
    BANDS,
    BUILDINGS,
    CARDS,
    LANDSCAPES,
    LOCKED,
    ROUNDS,
    SETTLEMENTS,
    START_ROW,
    TILES,
    TRAVEL,
    WILLS,
)
from burgrave.games.kings_will.goods import COIN, FOOD, LEATHER, STONE, WOOD, named
from burgrave.games.kings_will.land import (
    spot_facts,
)
from burgrave.games.kings_will.player import LOOK_AGAIN, NEUTRAL, SEEN, Player
from burgrave.games.kings_will.scoring import emblem_points
from burgrave.games.kings_will.sheet import (
    Estate,
    KingsWillView,
    Supply,
    TravelTile,
    Walker,
    WillPlace,
)
from burgrave.games.kings_will.state import KingsWill
from burgrave.kernel.seats import NOBODY, seats_in
from burgrave.kernel.state import View


def options_of(b: KingsWill) -> dict[str, str | bool]:
    """The options of the table."""
    return {
        "look_again": LOOK_AGAIN[b.setting.look_again],
        "points": "open" if b.setting.open_points else "hidden",
        "turn_cap": bool(b.setting.turn_cap),
    }


def view(b: KingsWill, viewer: int | None, lies_open: KingsWillView | None = None) -> KingsWillView:
    """Everything open, and what only this viewer knows."""
    facts = _open(b) if lies_open is None else lies_open
    return facts if viewer is None else _seen_by(b, viewer, facts)


def _seen_by(b: KingsWill, viewer: int, lies_open: KingsWillView) -> KingsWillView:
    """What lies open, with the cards that a seat may look at, its points, and its screened land."""
    facts = lies_open.copy()
    facts["viewer"] = viewer
    facts["seats"] = facts["seats"].copy()
    facts["seats"][viewer] = _seat(b, viewer, viewer)
    if b.shown_to(viewer):
        facts["wills"] = [_will(b, place, viewer) for place in range(CARDS)]
    if b.at == steps.SET_UP:
        facts["supply"] = _supply(b, viewer)
    return facts


def _open(b: KingsWill) -> KingsWillView:
    """What everybody sees, and who only watches."""
    return {
        "game": "kings-will",
        "options": options_of(b),
        "viewer": None,
        "round": int(b.round),
        "turns": int(b.turns),
        "step": b.step,
        "over": b.over,
        "drawing": bool(b.drawing),
        "draws": b.drawer,
        "asked": seats_in(b.asked),
        "start": None if b.start == NOBODY else int(b.start),
        "active": None if b.active == NOBODY else int(b.active),
        "order": turn_order(b),
        "row": row_of(b),
        "takers": takers_of(b),
        "locked": int(LOCKED),
        "tile": None if b.tile == NOBODY else TILES[b.tile],
        "left": int(b.left),
        "more": int(b.more),
        "walker": walker_of(b),
        "travel": _travel(b),
        "limit": int(b.setting.discs),
        "wills": [_will(b, place, None) for place in range(CARDS)],
        "supply": _supply(b, None),
        "seats": [_seat(b, seat, None) for seat in range(b.size)],
    }


def turn_order(b: KingsWill) -> list[int]:
    """The seats clockwise from the active player; in seat order until somebody begins."""
    first = 0 if b.active == NOBODY else int(b.active)
    return [(first + i) % int(b.size) for i in range(b.size)]


def row_of(b: KingsWill) -> list[str]:
    """The action tiles from left to right."""
    return [TILES[b.tile_at(place)] for place in range(len(START_ROW))]


def takers_of(b: KingsWill) -> list[int | None]:
    """Who took each tile of the row last, from left to right."""
    seats = [int(b.taker(b.tile_at(place))) for place in range(len(START_ROW))]
    return [None if seat < 0 else seat for seat in seats]


def walker_of(b: KingsWill) -> Walker | None:
    """Who is about to walk off an end of the land."""
    if b.at != steps.FIND:
        return None
    return {"place": int(b.walker >> 1), "side": "right" if b.walker & 1 else "left"}


def _travel(b: KingsWill) -> TravelTile | None:
    if b.travel == NOBODY:
        return None
    tile = TRAVEL[b.travel]
    return {
        "tile": tile.id,
        "round": tile.round,
        "tribute": dict(tile.tribute),
        "offers": [
            {
                "band": BANDS[offer.band],
                "give": dict(offer.give),
                "peasants": offer.peasants,
                "points": offer.points,
            }
            for offer in tile.offers
        ],
    }


def _will(b: KingsWill, place: i64, viewer: int | None) -> WillPlace:
    """A place of the Will board: whose card and discs; the card for those who may look at it."""
    discs = b.discs_at(place)
    facts: WillPlace = {
        "by": int(place) if place < b.size else None,
        "lies": b.will_at(place) != NOBODY,
        "discs": seats_in(discs & b.setting.everyone),
        "neutral": discs >> NEUTRAL & 1 != 0,
        "seen_by": [seat for seat in range(b.size) if b.players[seat].seen >> place & 1],
        "looking": [seat for seat in range(b.size) if b.players[seat].looking == place],
    }
    revealed = b.at == steps.OVER and discs & b.setting.everyone != 0
    if b.will_at(place) != NOBODY and (revealed or _may_look(b, viewer, place)):
        facts["card"] = WILLS[b.will_at(place)].id
    return facts


def looked_back(b: KingsWill, then: View) -> View:
    """An earlier view of this game: of cards it shows those that the viewer may look at now."""
    viewer: int | None = then["viewer"]
    if viewer is None or b.setting.look_again == SEEN:
        return then
    now = view(b, viewer)
    wills = [
        was if "card" in will else {name: was[name] for name in was if name != "card"}
        for was, will in zip(then["wills"], now["wills"])
    ]
    seats = list(then["seats"])
    gone = {"hand", "put"} - now["seats"][viewer].keys()
    seats[viewer] = {name: fact for name, fact in seats[viewer].items() if name not in gone}
    return {**then, "wills": wills, "seats": seats}


def _may_look(b: KingsWill, viewer: int | None, place: i64) -> bool:
    return viewer is not None and b.shown_to(viewer) >> place & 1 != 0


def _is_screened(b: KingsWill, seat: i64, viewer: int | None) -> bool:
    """Does a player lay out the own land where the viewer can't see it?"""
    return b.at == steps.SET_UP and not (viewer is not None and viewer == seat)


def _screened(b: KingsWill, viewer: int | None) -> list[Player]:
    return [b.players[seat] for seat in range(b.size) if _is_screened(b, seat, viewer)]


def settlements_left(b: KingsWill, kind: i64, viewer: int | None) -> int:
    """How many settlements of a kind are left, as far as the viewer can see what others took."""
    used = int(b.settlements >> 8 * kind & 255)
    hidden = sum(int(player.count(kind)) for player in _screened(b, viewer))
    return SETTLEMENTS[kind].pieces - used + hidden


def _supply(b: KingsWill, viewer: int | None) -> Supply:
    """What is left, as far as the viewer can see what others took."""
    hidden = _screened(b, viewer)
    return {
        "peasants": int(b.free) + sum(int(player.peasants) for player in hidden),
        "settlements": {
            each.id: settlements_left(b, i, viewer) for i, each in enumerate(SETTLEMENTS)
        },
        "buildings": [each.id for i, each in enumerate(BUILDINGS) if not b.built >> i64(i) & 1],
        "landscapes": {
            each.id: int(b.stack >> 8 * i64(i) & 255) for i, each in enumerate(LANDSCAPES)
        },
    }


def before_set_up(player: Player) -> Player:
    """A player who has laid nothing out yet; whether it is all done by now is known."""
    twin = Player()
    twin.points = player.points
    twin.ledger = player.ledger
    twin.ledger_2 = player.ledger_2
    if player.stage == steps.READY:
        twin.stage = steps.READY
    return twin


def _seat(b: KingsWill, seat: i64, viewer: int | None) -> Estate:
    player = b.players[seat]
    if _is_screened(b, seat, viewer):
        player = before_set_up(player)
    own = viewer is not None and viewer == seat
    told = b.setting.open_points or b.at == steps.OVER or own
    facts: Estate = {
        "land": [spot_facts(spot) for spot in player.land],
        "goods": named(player.goods),
        "room": {
            "food": int(player.room(FOOD)),
            "leather": int(player.room(LEATHER)),
            "wood": int(player.room(WOOD)),
            "stone": int(player.room(STONE)),
            "coin": int(player.room(COIN)),
        },
        "mood": int(player.mood),
        "education": int(player.education),
        "development": int(player.development),
        "peasants": int(player.peasants),
        "settlements": {
            each.id: int(player.count(i)) for i, each in enumerate(SETTLEMENTS) if player.count(i)
        },
        "buildings": buildings_of(player),
        "emblems": int(emblem_points(player)),
        "points": int(player.points) if told else None,
        "sources": sources_of(player) if told else None,
        "stage": steps.STAGES[player.stage],
        "paid": paid_of(player),
        "given": given_of(player),
    }
    holds = player.put == NOBODY or b.setting.look_again == SEEN
    if own and player.hand and holds:
        facts["hand"] = hand_of(player)
    if own and player.put != NOBODY and _may_look(b, seat, seat):
        facts["put"] = WILLS[player.put].id
    return facts


def buildings_of(player: Player) -> list[str]:
    """The buildings that stand in a player's land."""
    return [building.id for i, building in enumerate(BUILDINGS) if player.has(i)]


def sources_of(player: Player) -> dict[str, int]:
    """Where a player's points came from; what brought none is left out."""
    return {source: points for source, points in player.sources().items() if points}


def hand_of(player: Player) -> list[str]:
    """The Will cards that a player was dealt."""
    return [will.id for i, will in enumerate(WILLS) if player.hand >> i64(i) & 1]


def paid_of(player: Player) -> list[int]:
    """The rounds whose tribute a player paid."""
    return [round for round in range(1, int(ROUNDS) + 1) if player.paid >> i64(round) & 1]


def given_of(player: Player) -> list[int]:
    """The offers that a player took up at this visit."""
    return [offer for offer in range(8) if player.given >> i64(offer) & 1]
