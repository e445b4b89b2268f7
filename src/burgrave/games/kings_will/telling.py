"""How The King's Will is told: what each fact of its events is, and what they change in a view."""

from burgrave.games.kings_will.components import START_PEASANTS
from burgrave.kernel.sheet import (
    CHOICE,
    COMMON,
    NUMBER,
    NUMERAL,
    OVER,
    PLACE,
    POINTS,
    SIGNED,
    TEXT,
    TRUTH,
    UNTOLD,
    Brought,
    Change,
    Fact,
    Telling,
    added,
    amounts,
    changed,
    counted,
    noun,
    phrase,
    taken,
)

AMOUNTS = {
    name: f"kings-will-goods-{name}"
    for name in ("food", "leather", "wood", "stone", "coin", "peasant")
}
"""What prices and gains are made of, in the order in which they are told."""
_WARES = amounts(AMOUNTS)
_COUNT = phrase("kings-will-measure", {"n": NUMBER}, by="of")

_FACTS: dict[str, Fact] = {
    **COMMON,
    "action": CHOICE,
    "active": TRUTH,
    "band": noun("kings-will-band"),
    "base": _COUNT,
    "building": noun("kings-will-building"),
    "by": SIGNED,
    "card": noun("kings-will-will"),
    "card_place": NUMERAL._replace(first=1),
    "cards": noun("kings-will-will"),
    "chapel": TRUTH,
    "each": phrase("kings-will-each", {"points": POINTS, "most": NUMBER}, by="of"),
    "emblems": noun("kings-will-emblem"),
    "gains": _WARES,
    "land": UNTOLD,
    "landscape": noun("kings-will-landscape"),
    "letter": TEXT,
    "level": NUMBER,
    "lost": _WARES,
    "mood": SIGNED,
    "offer": UNTOLD,
    "order": noun("kings-will-landscape"),
    "owed": _WARES,
    "pays": _WARES,
    "place": PLACE,
    "places": counted("kings-will-place")._replace(first=PLACE.first),
    "room": NUMBER,
    "round": NUMERAL,
    "row_place": UNTOLD,
    "settlement": noun("kings-will-settlement"),
    "side": CHOICE,
    "sites": NUMBER,
    "source": CHOICE,
    "store": _WARES,
    "tile": noun("kings-will-tile"),
    "to": PLACE,
    "travel": CHOICE,
    "turns": NUMBER,
    "wish": _COUNT,
    "worth": POINTS,
}

_CARD = {
    "card": "kings-will-event-card",
    "wish": "kings-will-event-wish",
    "each": "kings-will-event-each",
}
_SPOT: dict[str, Brought] = {
    "landscape": "$landscape",
    "peasants": 1,
    "places": "$room",
    "sites": "$sites",
    "settlements": [],
    "building": None,
}
_SEEN = Change("join", "wills/$card_place/seen_by", "$seat")
_HOLDS = Change("set", "seats/$seat/land/$place/places", "$room")
_LEAVES = (
    Change("take", "seats/$seat/land/$place/peasants", 1),
    Change("take", "seats/$seat/peasants", 1),
    Change("add", "supply/peasants", 1),
)
_GIVEN = (Change("join", "seats/$seat/given", "$offer"),)


def _from(source: str) -> tuple[Change, ...]:
    """Where the points come from."""
    return added(f"sources/{source}", "$points")


TELLING = Telling(
    messages="kings-will-event",
    facts=_FACTS,
    also={
        "wills_dealt": {"cards": "kings-will-event-hand"},
        "will_put": {"card": "kings-will-event-card"},
        "explored": _CARD,
        "will_revealed": {"wish": "kings-will-event-wish", "each": "kings-will-event-each"},
        "education": {"gains": "kings-will-event-school"},
    },
    changes={
        "gains": added("goods", "$gains"),
        "pays": taken("goods", "$pays"),
        "points": added("points", "$points"),
        "mood": changed("seats/$seat/mood", "$mood"),
        "store": changed("seats/$seat/goods", "$store"),
        "turns": changed("turns", "$turns"),
        "land": changed("seats/$seat/land", "$land"),
        "source": _from("$source"),
    },
    effects={
        "start_player": (Change("set", "start", "$seat"), Change("set", "active", "$seat")),
        "wills_dealt": (Change("set", "seats/$seat/hand", "$cards", when="cards"),),
        "will_put": (_SEEN, *changed("seats/$seat/stage", "ready")),
        "land_laid": changed("wills/$seat/lies", True),
        "hamlet_set": changed("seats/$seat/settlements/hamlet", 1),
        "peasants_set": changed("seats/$seat/peasants", START_PEASANTS),
        "will_board_filled": changed("wills/*/lies", True),
        "round_begins": changed("round", "$round"),
        "tile_taken": (
            *changed("tile", "$tile"),
            *changed("takers/$row_place", "$seat"),
            *_from("rightmost_tile"),
        ),
        "explored": (_SEEN, Change("set", "wills/$card_place/card", "$card", when="card")),
        "rebellion": _from("rebellions"),
        "tribute_paid": (Change("join", "seats/$seat/paid", "$round"),),
        "tribute_unpaid": _from("unpaid_tribute"),
        "gave": (*_GIVEN, *_from("offers")),
        "emblems": _from("emblems"),
        "building_points": _from("$building"),
        "founded": (
            Change("put", "seats/$seat/land/$place/settlements", "$settlement"),
            Change("add", "seats/$seat/settlements/$settlement", 1),
            Change("take", "supply/settlements/$settlement", 1),
            _HOLDS,
            *_from("settlements"),
        ),
        "erected": (
            Change("set", "seats/$seat/land/$place/building", "$building"),
            Change("put", "seats/$seat/buildings", "$building"),
            Change("drop", "supply/buildings", "$building"),
            _HOLDS,
            *_from("buildings"),
        ),
        **{
            scale: (*changed(f"seats/$seat/{scale}", "$level"), *_from("learning"))
            for scale in ("education", "development")
        },
        "walked": (
            Change("take", "seats/$seat/land/$place/peasants", 1),
            Change("add", "seats/$seat/land/$to/peasants", 1),
        ),
        "landscape_found": (
            Change("insert", "seats/$seat/land/$to", _SPOT),
            Change("take", "seats/$seat/land/$place/peasants", 1),
            Change("take", "supply/landscapes/$landscape", 1),
        ),
        "offspring": (
            Change("add", "seats/$seat/land/$place/peasants", 1),
            Change("add", "seats/$seat/peasants", 1),
            Change("take", "supply/peasants", 1),
        ),
        "peasant_left": _LEAVES,
        "peasant_given": (*_LEAVES, *_GIVEN, *_from("offers")),
        "committed": (Change("put", "wills/$card_place/discs", "$seat"),),
        "neutral_disc": (Change("set", "wills/$card_place/neutral", True),),
        "will_revealed": (Change("set", "wills/$card_place/card", "$card"),),
        "game_over": OVER,
    },
)
