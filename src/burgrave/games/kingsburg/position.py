"""A state as one JSON document and back; what it leaves out is as at the start of its step."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg import ids, steps
from burgrave.games.kingsburg.actions import Move, group_named
from burgrave.games.kingsburg.components import (
    ADVISORS,
    ARMY_TOKENS,
    BUILDING_INDEX,
    BUILDINGS,
    CARDS,
    ENEMIES,
    GOVERNOR_INDEX,
    GOVERNORS,
    LAST_YEAR,
    MOST_BONUS_DICE,
    OWN_DICE,
    enemies_of,
)
from burgrave.games.kingsburg.dice import FACES, NUMBER, TOTAL
from burgrave.games.kingsburg.effects import SPOKEN
from burgrave.games.kingsburg.goods import NAMES, named, pack
from burgrave.games.kingsburg.influence import add_group, groups_of, mark_moved
from burgrave.games.kingsburg.player import (
    LOSSES,
    NEUTRAL,
    SOURCES,
    USES,
    Player,
)
from burgrave.games.kingsburg.soundness import check, check_tax
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.view import (
    always_of,
    army_of,
    buildings_of,
    choice_of,
    offer_of,
    options_of,
    turn_order,
    used_of,
)
from burgrave.kernel.document import Document
from burgrave.kernel.errors import BadNotation, BadPosition, Phrase, noun
from burgrave.kernel.seats import NOBODY, seats_in
from burgrave.kernel.state import Json

MOST: Final = 500
MOST_POINTS: Final = 150
"""More goods, or points of one source, than a whole game brings; the fields have room for both."""
_SEAT_FIELDS: Final = (
    "goods",
    "tokens",
    "soldiers",
    "buildings",
    "points",
    "own",
    "bonus",
    "bonus_due",
    "groups",
    "used",
    "always",
    "governor",
    "offer",
    "choice",
    "army_tokens",
    "reinforcement",
)


def write(b: Kingsburg) -> Json:
    """The whole state, hidden facts included."""
    doc: Json = {
        "game": "kingsburg",
        "rules": "2",
        "options": options_of(b),
        "year": int(b.year),
        "season": steps.SEASONS[b.season],
        "step": b.due.name,
        "order": turn_order(b) if b.order else None,
        "turn": int(b.turn),
        "part": int(b.part),
        "asked": seats_in(b.asked),
        "offered": None if b.offered == NOBODY else SPOKEN[b.offered],
        "drawing": bool(b.drawing),
        "aided": seats_in(b.aided),
        "passed": seats_in(b.passed),
        "neutral": [list(FACES[b.neutral & 255]), list(FACES[b.neutral >> 8])],
        "envoy": None if b.envoy == NOBODY else int(b.envoy),
        "envoy_at": [int(b.envoy_place), int(b.envoy_seat)] if b.envoy_place else None,
        "due": int(b.paid),
        "builders": seats_in(b.builders),
        "enemy": None if b.enemy == NOBODY else str(ENEMIES[b.enemy]),
        "seen_by": seats_in(b.seen),
        "revealed": bool(b.revealed),
        "winners": seats_in(b.winners),
        "best": seats_in(b.best),
        "strongest": int(b.strongest),
        "seats": [_write_seat(b, player) for player in b.players],
    }
    return doc


def _write_seat(b: Kingsburg, player: Player) -> Json:
    return {
        "goods": named(player.goods),
        "tokens": int(player.tokens),
        "soldiers": int(player.soldiers),
        "buildings": buildings_of(player),
        "points": _ledger(player),
        "own": list(FACES[player.own]),
        "bonus": list(FACES[player.bonus]),
        "bonus_due": int(player.bonus_due),
        "groups": [_group(move, place) for move, place in groups_of(player)],
        "used": [name.replace("_", " ") for name in used_of(player)],
        "always": [name.replace("_", " ") for name in always_of(player)],
        "governor": None if player.governor == NOBODY else GOVERNORS[player.governor].id,
        "offer": offer_of(player),
        "choice": None if player.choice == NOBODY else choice_of(b, player),
        "army_tokens": army_of(player),
        "reinforcement": int(player.reinforcement),
    }


def _ledger(player: Player) -> dict[str, int]:
    """Points by source, besides the standing buildings; losses are negative."""
    return {name: n for name, n in player.by_source(SOURCES, LOSSES).items() if n}


def _group(move: Move, place: int) -> str:
    return move.text if place == move.target else f"{move.text} moved"


def read(b: Kingsburg, doc: Json) -> None:
    """Set up a fresh state as the document says, and go on from there."""
    players = int(b.size)
    top = Document(doc, "position")
    top.only(
        *("game", "rules", "options", "year", "season", "step", "order", "turn", "part", "asked"),
        *("drawing", "aided", "passed", "neutral", "envoy", "envoy_at", "due", "builders"),
        *("enemy", "seen_by", "revealed", "winners", "best", "strongest", "seats", "offered"),
    )
    b.year = top.number("year", 1, least=1, most=int(LAST_YEAR))
    names = b.calendar.names
    b.stand_at(top.one_of("step", names, names[0]))
    if int(b.at) in b.calendar.skipped:
        raise BadPosition("kingsburg-amiss-never", step=b.due.name)
    b.season = steps.SEASONS.index(top.one_of("season", steps.SEASONS, _season_of(b)))
    _read_order(b, top)
    b.turn = top.number("turn", 0, least=0, most=b.size)
    b.part = top.number("part", 0, least=0, most=99)
    b.paid = top.number("due", 0, least=0, most=len(ADVISORS))
    b.strongest = top.number("strongest", 0, least=-9, most=999)
    b.drawing = top.flag("drawing", False)
    b.revealed = top.flag("revealed", False)
    b.aided = top.seats("aided", players)
    b.passed = top.seats("passed", players)
    b.builders = top.seats("builders", players)
    b.seen = top.seats("seen_by", players)
    b.winners = top.seats("winners", players)
    b.best = top.seats("best", players)
    _read_enemy(b, top)
    _read_envoy(b, top)
    for player, seat in zip(b.players, top.sections("seats"), strict=True):
        _read_seat(b, player, seat)
    _read_court(b, top)
    b.asked = top.seats("asked", players)
    if top.text_or_none("offered", None) is not None:
        b.offered = SPOKEN.index(top.one_of("offered", SPOKEN, SPOKEN[0]))
    check_tax(b)
    if "asked" not in doc and "drawing" not in doc:
        b.proceed(None)
    check(b)


def _season_of(b: Kingsburg) -> str:
    """A hand-written position need not name the season where only one fits."""
    return steps.SEASONS[0 if b.at <= steps.SEASON_END else 2]


def _read_order(b: Kingsburg, top: Document) -> None:
    order = top.numbers("order", least=0, most=b.size - 1)
    if not order and b.at > steps.DRAW_ORDER:
        order = list(range(b.size))
    if order and sorted(order) != list(range(b.size)):
        raise BadPosition("kingsburg-amiss-order", last=b.size - 1)
    b.order = 0
    for turn, seat in enumerate(order):
        b.order |= i64(seat) << 3 * turn


def _read_enemy(b: Kingsburg, top: Document) -> None:
    cards = enemies_of(b.year)
    names = [str(card) for card in cards]
    drawn = steps.DRAW_ENEMY < b.at < steps.YEAR_END
    name = top.text_or_none("enemy", names[0] if drawn else None)
    if name is None:
        if drawn:
            raise BadPosition("kingsburg-amiss-enemy")
        return
    if name not in names:
        raise BadPosition("kingsburg-amiss-enemy-year", year=b.year, name=name[:60], known=names)
    b.enemy = CARDS * (b.year - 1) + names.index(name)


def _read_envoy(b: Kingsburg, top: Document) -> None:
    seat = top.number_or_none("envoy", least=0, most=b.size - 1)
    b.envoy = NOBODY if seat is None else seat
    at = top.numbers("envoy_at", least=0, most=len(ADVISORS))
    if at:
        if len(at) != 2 or at[0] < 1 or at[1] >= b.size:
            raise BadPosition("kingsburg-amiss-envoy-at")
        b.envoy_place, b.envoy_seat = at[0], at[1]


def _read_seat(b: Kingsburg, player: Player, seat: Document) -> None:
    seat.only(*_SEAT_FIELDS)
    player.built = _read_buildings(b, seat)
    goods = seat.counts("goods", NAMES, least=0, most=MOST)
    player.goods = pack(goods.get("gold", 0), goods.get("wood", 0), goods.get("stone", 0))
    player.tokens = seat.number("tokens", 0, least=0, most=MOST)
    player.soldiers = seat.number("soldiers", 0, least=0, most=MOST)
    player.reinforcement = seat.number("reinforcement", 0, least=0, most=6)
    for name, points in seat.counts(
        "points", SOURCES, least=-MOST_POINTS, most=MOST_POINTS
    ).items():
        source = SOURCES.index(name)
        if (points < 0) != (source in LOSSES) and points:
            raise BadPosition("amiss-points-sign", source=name, points=str(points))
        player.book(source, abs(points))
    player.own = _dice(seat, "own", int(OWN_DICE))
    player.bonus = _dice(seat, "bonus", int(MOST_BONUS_DICE))
    farmed = player.has(ids.FARMS) and steps.SEASON_START < b.at <= steps.REROLL
    farms = int(ids.FARMS_DICE) if farmed else 0
    player.bonus_due = seat.number("bonus_due", farms, least=0, most=int(MOST_BONUS_DICE))
    for name in seat.names("used", [use.replace("_", " ") for use in USES]):
        player.used |= USES[name.replace(" ", "_")]
    for name in seat.names("always", SPOKEN):
        player.always |= 1 << i64(SPOKEN.index(name))
    _read_secrets(b, player, seat)
    for text in seat.texts("groups"):
        _read_group(player, text)


def _read_buildings(b: Kingsburg, seat: Document) -> i64:
    built: i64 = 0
    for name in seat.names("buildings", tuple(BUILDING_INDEX)):
        built |= 1 << i64(BUILDING_INDEX[name])
    for i, building in enumerate(BUILDINGS):
        if not built >> i64(i) & 1:
            continue
        if building.row in (0, 6) and not b.setting.more_buildings:
            raise BadPosition("kingsburg-amiss-more-buildings", building=_building(b, i))
        if building.column > 1 and not built >> i64(i - 1) & 1:
            raise BadPosition(
                "kingsburg-amiss-left", building=_building(b, i), left=_building(b, i - 1)
            )
    return built


def _building(b: Kingsburg, number: int) -> Phrase:
    edition = "revised" if b.setting.revised else "first"
    return Phrase(noun("kingsburg-building", BUILDINGS[number].id).key, {"edition": edition})


def _dice(seat: Document, key: str, most: int) -> int:
    faces = tuple(sorted(seat.numbers(key, least=1, most=6)))
    if len(faces) > most:
        raise BadPosition("kingsburg-amiss-dice-most", field=key, most=most)
    return NUMBER[faces]


def _read_secrets(b: Kingsburg, player: Player, seat: Document) -> None:
    """The governor and the army tokens, with choices that are not revealed yet."""
    governors = tuple(GOVERNOR_INDEX)
    name = seat.text_or_none("governor", None)
    if name is not None:
        if name not in GOVERNOR_INDEX or not b.setting.governors:
            raise BadPosition("kingsburg-amiss-no-governor", name=name[:60])
        player.governor = GOVERNOR_INDEX[name]
        b.governors |= 1 << player.governor
    for name in seat.names("offer", governors):
        player.offer |= 1 << i64(GOVERNOR_INDEX[name])
    if "army_tokens" in seat.fields:
        player.army = _army(seat.numbers("army_tokens", least=0, most=9))
    choice = seat.fields.get("choice")
    if isinstance(choice, str) and choice in GOVERNOR_INDEX:
        player.choice = GOVERNOR_INDEX[choice]
    elif type(choice) is int and choice in ARMY_TOKENS:
        player.choice = choice
    elif choice is not None:
        raise BadPosition("kingsburg-amiss-choice")


def _army(numbers: list[int]) -> i64:
    """The tokens with these numbers; of equal ones the first were spent, as in play."""
    army: i64 = 0
    for number in numbers:
        token: i64 = len(ARMY_TOKENS) - 1
        while token >= 0 and (ARMY_TOKENS[token] != number or army >> token & 1):
            token -= 1
        if token < 0:
            raise BadPosition("kingsburg-amiss-army", known=list(ARMY_TOKENS))
        army |= 1 << token
    return army


def _read_group(player: Player, text: str) -> None:
    try:
        move = group_named(text.removesuffix(" moved"))
    except BadNotation as problem:
        raise BadPosition(problem.key, **problem.facts) from None
    if len(groups_of(player)) == OWN_DICE:
        raise BadPosition("kingsburg-amiss-groups-most")
    add_group(player, move)
    if text.endswith(" moved"):
        mark_moved(player, move.target)


def _read_court(b: Kingsburg, top: Document) -> None:
    """Who holds which advisor follows from the groups and the neutral dice."""
    _read_neutral(b, top)
    for seat in range(b.size):
        led = b.envoy_seat == seat
        for _, place in reversed(groups_of(b.players[seat])):
            if led and place == b.envoy_place:
                led = False
            elif b.taken >> i64(place) & 1:
                raise BadPosition(
                    "kingsburg-amiss-two-groups", advisor=noun("kingsburg-advisor", str(place))
                )
            else:
                b.hold(place, seat)


def _read_neutral(b: Kingsburg, top: Document) -> None:
    value = top.fields.get("neutral")
    if value is None:
        return
    if not isinstance(value, list) or len(value) != 2:
        raise BadPosition("kingsburg-amiss-neutral")
    numbers: list[int] = []
    for faces, size in zip(value, (3, 2), strict=True):
        if not isinstance(faces, list) or len(faces) not in (0, size):
            raise BadPosition("kingsburg-amiss-neutral-sizes")
        if not all(type(face) is int and 1 <= face <= 6 for face in faces):
            raise BadPosition("kingsburg-amiss-neutral-faces")
        dice = tuple(sorted(faces))
        numbers.append(NUMBER[dice])
    three, two = numbers
    b.neutral = three | two << 8
    if three:
        b.hold(TOTAL[three], NEUTRAL)
    if two and b.taken >> TOTAL[two] & 1:
        for face in sorted(set(FACES[two])):
            b.hold(face, NEUTRAL)
    elif two:
        b.hold(TOTAL[two], NEUTRAL)
