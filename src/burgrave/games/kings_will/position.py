"""A state as one JSON document and back; what it leaves out is as at the start of its step."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kings_will import ids, steps
from burgrave.games.kings_will.components import (
    ACTIVE_ACTIONS,
    BUILDING_INDEX,
    BUILDINGS,
    CARDS,
    DEVELOPMENT_MOST,
    EDUCATION_MOST,
    KING,
    LANDSCAPE_INDEX,
    LANDSCAPES,
    MOOD_LEAST,
    MOOD_MOST,
    MOST_LANDSCAPES,
    OTHERS_ACTIONS,
    ROUNDS,
    SETTLEMENT_INDEX,
    SETTLEMENTS,
    START_LANDSCAPES,
    START_PEASANTS,
    START_POINTS,
    START_RESOURCES,
    START_ROW,
    TILE_INDEX,
    TILES,
    TRAVEL,
    WILL_INDEX,
    WILLS,
)
from burgrave.games.kings_will.goods import NAMES, RESOURCES, UNITS, named, pack
from burgrave.games.kings_will.land import (
    ONE_PEASANT,
    bare,
    build_under,
    building_under,
    has_site,
    kind_of,
    peasants_on,
    places_on,
    settle_on,
    settlements_on,
)
from burgrave.games.kings_will.player import LOSSES, NEUTRAL, SOURCES, START, Player, bit
from burgrave.games.kings_will.soundness import check
from burgrave.games.kings_will.state import KingsWill
from burgrave.games.kings_will.turn import actions_of
from burgrave.games.kings_will.view import (
    given_of,
    hand_of,
    options_of,
    paid_of,
    row_of,
    sources_of,
    takers_of,
)
from burgrave.kernel.document import Document
from burgrave.kernel.errors import BadPosition, noun
from burgrave.kernel.seats import NOBODY, seats_in
from burgrave.kernel.state import Json

_MOST_POINTS: Final = 150
"""More points of one source than a whole game brings; the ledger has room for as many again."""
_MOST_TURNS: Final = 1_000_000
_SEAT_FIELDS: Final = (
    *("land", "goods", "mood", "education", "development", "points", "seen", "hand", "put"),
    *("looking", "stage", "paid", "given"),
)


def write(b: KingsWill) -> Json:
    """The whole state, hidden facts included."""
    return {
        "game": "kings-will",
        "rules": "2",
        "options": options_of(b),
        "round": int(b.round),
        "turns": int(b.turns),
        "step": b.due.name,
        "start": None if b.start == NOBODY else int(b.start),
        "active": None if b.active == NOBODY else int(b.active),
        "turn": int(b.turn),
        "row": row_of(b),
        "takers": takers_of(b),
        "tile": None if b.tile == NOBODY else TILES[b.tile],
        "left": int(b.left),
        "more": int(b.more),
        "walker": int(b.walker),
        "wills": [_card(b.will_at(place)) for place in range(CARDS)],
        "discs": [seats_in(b.discs_at(place) & b.setting.everyone) for place in range(CARDS)],
        "neutral": [place for place in range(CARDS) if b.discs_at(place) >> NEUTRAL & 1],
        "travel": None if b.travel == NOBODY else TRAVEL[b.travel].id,
        "seats": [_write_seat(player) for player in b.players],
    }


def _card(card: i64) -> str | None:
    return None if card == NOBODY else WILLS[card].id


def _write_seat(player: Player) -> Json:
    return {
        "land": [_write_spot(spot) for spot in player.land],
        "goods": named(player.goods),
        "mood": int(player.mood),
        "education": int(player.education),
        "development": int(player.development),
        "points": sources_of(player),
        "seen": [place for place in range(CARDS) if player.seen >> place & 1],
        "looking": None if player.looking == NOBODY else int(player.looking),
        "hand": hand_of(player),
        "put": _card(player.put),
        "stage": steps.STAGES[player.stage],
        "paid": paid_of(player),
        "given": given_of(player),
    }


def _write_spot(spot: i64) -> Json:
    building = building_under(spot)
    return {
        "landscape": LANDSCAPES[kind_of(spot)].id,
        "peasants": int(peasants_on(spot)),
        "settlements": [SETTLEMENTS[kind].id for kind in settlements_on(spot)],
        "building": None if building == NOBODY else BUILDINGS[building].id,
    }


def read(b: KingsWill, doc: Json) -> None:
    """Set up a fresh state as the document says, and go on from there."""
    top = Document(doc, "position")
    top.only(
        *("game", "rules", "options", "round", "turns", "step", "start", "active", "turn", "row"),
        *("takers", "tile", "left", "more", "walker", "wills", "discs", "neutral", "travel"),
        "seats",
    )
    names = b.calendar.names
    b.stand_at(top.one_of("step", names, names[0]))
    b.round = top.number("round", 1, least=1, most=int(ROUNDS))
    b.turns = top.number("turns", 0, least=0, most=_MOST_TURNS)
    _read_players_in_turn(b, top)
    _read_row(b, top)
    most = int(max(ACTIVE_ACTIONS, OTHERS_ACTIONS))
    b.left = top.number("left", int(actions_of(b)) if b.tile != NOBODY else 0, least=0, most=most)
    b.more = top.number("more", 1 if steps.WALK <= b.at <= steps.OFFSPRING else 0, least=0, most=9)
    b.walker = top.number("walker", 0, least=0, most=2 * int(MOST_LANDSCAPES) + 1)
    _read_travel(b, top)
    _read_wills(b, top)
    for seat, (player, fields) in enumerate(zip(b.players, top.sections("seats"), strict=True)):
        _read_seat(b, seat, player, fields)
    _count_supply(b)
    check(b)
    b.proceed(None)


def _read_players_in_turn(b: KingsWill, top: Document) -> None:
    last = int(b.size) - 1
    begun = b.at > steps.START_PLAYER
    start = top.number_or_none("start", least=0, most=last)
    b.start = NOBODY if start is None and not begun else start or 0
    active = top.number_or_none("active", least=0, most=last)
    b.active = active if active is not None else b.start
    b.turn = top.number(
        "turn", int(b.size) if b.at == steps.FILL_WILLS else 0, least=0, most=int(CARDS)
    )


def _read_row(b: KingsWill, top: Document) -> None:
    names = top.names("row", TILES) if "row" in top.fields else [TILES[tile] for tile in START_ROW]
    if sorted(names) != sorted(TILES):
        raise BadPosition("kings-will-amiss-row")
    b.row = 0
    for place, name in enumerate(names):
        b.row |= i64(TILE_INDEX[name]) << 4 * i64(place)
    takers = top.fields.get("takers", [])
    if not isinstance(takers, list) or len(takers) not in (0, len(names)):
        raise BadPosition("kings-will-amiss-takers")
    # Numbers beyond those that a machine holds are compared as what they are.
    seats = range(int(b.size))
    for name, seat in zip(names, takers):
        if seat is None:
            continue
        if type(seat) is not int or seat not in seats or name == TILES[KING]:
            raise BadPosition("kings-will-amiss-takers-seats", last=b.size - 1)
        b.takers |= i64(seat + 1) << 3 * i64(TILE_INDEX[name])
    tile = top.text_or_none("tile", None)
    if tile is not None:
        if tile not in TILE_INDEX:
            raise BadPosition("kings-will-amiss-no-such-tile", name=tile[:60])
        b.tile = TILE_INDEX[tile]


def _read_travel(b: KingsWill, top: Document) -> None:
    ours = [tile.id for tile in TRAVEL if tile.round == b.round]
    name = top.text_or_none("travel", ours[0] if b.at > steps.TRAVEL_TILE else None)
    if name is None:
        return
    if name not in ours:
        raise BadPosition("kings-will-amiss-travel-round", round=b.round, known=ours)
    b.travel = 2 * (b.round - 1) + ours.index(name)


def _read_wills(b: KingsWill, top: Document) -> None:
    cards = top.fields.get("wills")
    if cards is None:
        lying = int(CARDS) if b.at > steps.FILL_WILLS else 0
        lying = int(b.turn) if b.at == steps.FILL_WILLS else lying
        cards = [WILLS[card].id for card in range(lying)]
    if not isinstance(cards, list) or len(cards) > CARDS:
        raise BadPosition("kings-will-amiss-wills-list", most=CARDS)
    for place, name in enumerate(cards):
        if name is None:
            continue
        if not isinstance(name, str) or name not in WILL_INDEX:
            raise BadPosition("kings-will-amiss-wills-names")
        b.wills |= i64(WILL_INDEX[name] + 1) << 5 * i64(place)
    discs = top.fields.get("discs", [])
    if not isinstance(discs, list) or len(discs) > CARDS:
        raise BadPosition("kings-will-amiss-discs-list", most=CARDS)
    known = range(int(b.size))
    for place, seats in enumerate(discs):
        if not isinstance(seats, list) or not all(
            type(seat) is int and seat in known for seat in seats
        ):
            raise BadPosition("kings-will-amiss-discs-seats", last=b.size - 1)
        for seat in seats:
            b.discs |= bit(5 * i64(place) + i64(seat))
    for place in top.numbers("neutral", least=0, most=int(CARDS) - 1):
        b.discs |= bit(5 * i64(place) + NEUTRAL)


def _read_seat(b: KingsWill, seat: int, player: Player, fields: Document) -> None:
    fields.only(*_SEAT_FIELDS)
    default = steps.READY if b.at > steps.SET_UP else steps.LAYING_LAND
    player.stage = steps.STAGES.index(fields.one_of("stage", steps.STAGES, steps.STAGES[default]))
    if "land" in fields.fields:
        player.land = [_read_spot(spot) for spot in fields.sections("land")]
    else:
        player.land = _start_land(player.stage)
    if len(player.land) > MOST_LANDSCAPES:
        raise BadPosition("kings-will-amiss-landscapes-most", most=MOST_LANDSCAPES)
    player.goods = pack(fields.counts("goods", NAMES, least=0, most=99))
    if player.stage > steps.FILLING_STORE and b.at == steps.SET_UP and "goods" not in fields.fields:
        for unit in range(START_RESOURCES):
            player.goods += UNITS[unit % len(RESOURCES)]
    # At the least the people rebel, and no mood stays there.
    player.mood = fields.number("mood", 0, least=int(MOOD_LEAST) + 1, most=int(MOOD_MOST))
    player.education = fields.number("education", 0, least=0, most=int(EDUCATION_MOST))
    player.development = fields.number("development", 0, least=0, most=int(DEVELOPMENT_MOST))
    _read_points(b, player, fields)
    _read_cards(b, seat, player, fields)
    for paid in fields.numbers("paid", least=1, most=int(b.round)):
        player.paid |= 1 << i64(paid)
    for offer in fields.numbers("given", least=0, most=7):
        player.given |= 1 << i64(offer)


def _start_land(stage: i64) -> list[i64]:
    """The four start landscapes, as far as somebody has come with them."""
    if stage == steps.LAYING_LAND:
        return []
    land = [bare(i64(kind)) for kind in START_LANDSCAPES]
    if stage > steps.SETTING_HAMLET:
        land[0] = settle_on(land[0], ids.HAMLET)
    if stage > steps.SETTING_PEASANTS:
        for place in range(START_PEASANTS):
            land[place] = land[place] + ONE_PEASANT
    return land


def _read_spot(fields: Document) -> i64:
    fields.only("landscape", "peasants", "settlements", "building")
    known = tuple(LANDSCAPE_INDEX)
    spot = bare(i64(LANDSCAPE_INDEX[fields.one_of("landscape", known, known[0])]))
    for name in fields.names("settlements", tuple(SETTLEMENT_INDEX)):
        if not has_site(spot):
            raise BadPosition("kings-will-amiss-sites")
        spot = settle_on(spot, i64(SETTLEMENT_INDEX[name]))
    building = fields.text_or_none("building", None)
    if building is not None:
        if building not in BUILDING_INDEX:
            raise BadPosition("kings-will-amiss-no-such-building", name=building[:60])
        spot = build_under(spot, i64(BUILDING_INDEX[building]))
    peasants = fields.number("peasants", 0, least=0, most=int(places_on(spot)))
    return spot + peasants * ONE_PEASANT


def _read_points(b: KingsWill, player: Player, fields: Document) -> None:
    if "points" not in fields.fields:
        player.earn(START, START_POINTS)
        return
    for name, points in fields.counts(
        "points", SOURCES, least=-_MOST_POINTS, most=_MOST_POINTS
    ).items():
        source = SOURCES.index(name)
        if points and (points < 0) != (source in LOSSES):
            raise BadPosition("amiss-points-sign", source=name, points=str(points))
        if points < 0:
            player.lose(source, -points, below_zero=True)
        else:
            player.earn(source, points)


def _read_cards(b: KingsWill, seat: int, player: Player, fields: Document) -> None:
    for name in fields.names("hand", tuple(WILL_INDEX)):
        player.hand |= 1 << i64(WILL_INDEX[name])
    own = b.will_at(seat) if b.at > steps.SET_UP else NOBODY
    put = fields.text_or_none("put", _card(own))
    if put is not None:
        if put not in WILL_INDEX:
            raise BadPosition("kings-will-amiss-no-such-will", name=put[:60])
        player.put = WILL_INDEX[put]
    default = [seat] if player.put != NOBODY else []
    places = (
        fields.numbers("seen", least=0, most=int(CARDS) - 1) if "seen" in fields.fields else default
    )
    for place in places:
        player.seen |= 1 << i64(place)
    looking = fields.number_or_none("looking", least=0, most=int(CARDS) - 1)
    if looking is not None:
        player.looking = looking


def _count_supply(b: KingsWill) -> None:
    """What lies in the supply follows from what the players have."""
    for player in b.players:
        for kind in START_LANDSCAPES:
            if player.land:
                b.stack += bit(8 * i64(kind))
        for spot in player.land:
            kind_here = kind_of(spot)
            b.stack -= bit(8 * kind_here)
            player.peasants += peasants_on(spot)
            for settlement in settlements_on(spot):
                player.settlements += 1 << 8 * i64(settlement)
            building = building_under(spot)
            if building != NOBODY:
                if b.built >> building & 1:
                    twice = noun("kings-will-building", BUILDINGS[building].id)
                    raise BadPosition("kings-will-amiss-building-twice", building=twice)
                b.built |= 1 << building
                player.built |= 1 << building
        b.settlements += player.settlements
        b.free -= player.peasants
