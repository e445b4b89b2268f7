"""Whether a position that somebody wrote or edited is one that the rules can go on from."""

from mypy_extensions import i64

from burgrave.games.kings_will import ids, steps
from burgrave.games.kings_will.components import (
    CARDS,
    INTRIGUE,
    KING,
    LANDSCAPES,
    LOCKED,
    SETTLEMENTS,
    STACK,
    START_LANDSCAPES,
    START_PEASANTS,
    START_RESOURCES,
)
from burgrave.games.kings_will.goods import NAMES, coins, of_kind, resources
from burgrave.games.kings_will.land import kind_of, peasants_on, populated
from burgrave.games.kings_will.player import NEUTRAL, Player
from burgrave.games.kings_will.state import KingsWill
from burgrave.games.kings_will.telling import AMOUNTS
from burgrave.games.kings_will.turn import actions_of
from burgrave.kernel.errors import BadPosition, Phrase, noun
from burgrave.kernel.seats import NOBODY, bits


def check(b: KingsWill) -> None:
    """Refuse a position that the rules could not go on from."""
    _check_step(b)
    _check_wills(b)
    for seat in range(b.size):
        player = b.players[seat]
        if b.at < steps.SET_UP:
            _demand(_is_untouched(player), "kings-will-amiss-before-set-up")
        elif b.at == steps.SET_UP:
            _check_setting_up(player)
        else:
            _check_player(b, player)
    _check_hands(b)
    _check_looking(b)
    _check_supply(b)
    _check_turn(b)


def _demand(holds: bool, key: str, **facts: object) -> None:
    if not holds:
        raise BadPosition(key, **facts)


def _check_step(b: KingsWill) -> None:
    """The start player, the travel tile and the taken tile are there when they have to be."""
    _demand(
        (b.start == NOBODY) == (b.at == steps.START_PLAYER)
        and (b.start == NOBODY) <= (b.active == NOBODY),
        "kings-will-amiss-start-player",
    )
    name = b.step
    if b.at <= steps.TRAVEL_TILE:
        _demand(b.travel == NOBODY, "kings-will-amiss-no-travel", step=name)
    else:
        _demand(b.travel != NOBODY, "kings-will-amiss-travel", step=name)
    if b.at < steps.TRAVEL_TILE:
        _demand(b.round == 1, "kings-will-amiss-first-round", step=name)
    if steps.in_turn(b.at):
        _demand(b.tile != NOBODY, "kings-will-amiss-tile", step=name)
    elif b.at != steps.REBELLION:
        _demand(b.tile == NOBODY, "kings-will-amiss-no-tile", step=name)
    if b.tile != NOBODY:
        _demand(
            b.tile != KING and b.place_of(b.tile) >= LOCKED,
            "kings-will-amiss-tile-locked",
        )
    if b.at == steps.NEUTRAL_DISC:
        _demand(b.size == 2, "kings-will-amiss-neutral-disc")
    if not steps.WALK <= b.at <= steps.OFFSPRING:
        _demand(b.more == 0, "kings-will-amiss-nothing-more", step=name)


def _check_wills(b: KingsWill) -> None:
    """So many different cards as belong there, with discs within their limits."""
    lying: i64 = 0
    number: i64 = 0
    for place in range(CARDS):
        card = b.will_at(place)
        if card == NOBODY:
            continue
        _demand(lying >> card & 1 == 0, "kings-will-amiss-will-twice")
        lying |= 1 << card
        number += 1
        wanted: i64 = CARDS
        if b.at == steps.FILL_WILLS:
            wanted = b.turn
        _demand(place < wanted, "kings-will-amiss-will-places")
    due: i64 = CARDS if b.at > steps.FILL_WILLS else 0
    if b.at == steps.FILL_WILLS:
        _demand(b.turn >= b.size, "kings-will-amiss-own-first")
        due = b.turn
    _demand(number == due, "kings-will-amiss-wills-number", wanted=due, step=b.step)
    _check_discs(b)


def _check_discs(b: KingsWill) -> None:
    for place in range(CARDS):
        _demand(
            bits(b.discs_at(place)) <= b.setting.discs,
            "kings-will-amiss-discs-on-card",
            most=b.setting.discs,
        )
    visited = b.at > steps.COMMIT or (b.at == steps.REBELLION and b.tile == NOBODY)
    for seat in range(b.size + 1):
        owner = NEUTRAL if seat == b.size else seat
        number: i64 = 0
        for place in range(CARDS):
            number += b.discs_at(place) >> owner & 1
        most = b.round - 1
        if owner == NEUTRAL:
            most += 1 if visited and b.at != steps.NEUTRAL_DISC else 0
            most = most if b.size == 2 else 0
        elif visited or (b.at == steps.COMMIT and (owner - b.active) % b.size < b.turn):
            most += 1
        _demand(number <= most, "kings-will-amiss-discs-rounds")


def _is_untouched(player: Player) -> bool:
    return (
        not player.land
        and player.goods == 0
        and player.mood == 0
        and player.education == 0
        and player.development == 0
        and player.seen == 0
        and player.put == NOBODY
        and player.given == 0
        and player.paid == 0
        and player.stage == steps.LAYING_LAND
    )


def _check_setting_up(player: Player) -> None:
    """Somebody who sets up has just what the stages before brought."""
    stage = player.stage
    kinds = sorted(int(kind_of(spot)) for spot in player.land)
    laid = sorted(START_LANDSCAPES) if stage > steps.LAYING_LAND else []
    hamlets = 1 if stage > steps.SETTING_HAMLET else 0
    peasants = START_PEASANTS if stage > steps.SETTING_PEASANTS else 0
    stored = START_RESOURCES if stage > steps.FILLING_STORE else 0
    _demand(
        kinds == laid
        and player.settlements == hamlets << 8 * ids.HAMLET
        and player.peasants == peasants
        and resources(player.goods) == stored
        and coins(player.goods) == 0
        and player.built == 0
        and player.mood == 0
        and player.education == 0
        and player.development == 0
        and player.given == 0
        and player.paid == 0,
        "kings-will-amiss-stage",
    )
    put = player.put != NOBODY
    _demand(put == (stage == steps.READY), "kings-will-amiss-put-last")
    _demand(not put or player.hand >> player.put & 1 != 0, "kings-will-amiss-only-dealt")
    _check_store(player)


def _check_store(player: Player) -> None:
    for kind, name in enumerate(NAMES):
        stored = int(of_kind(player.goods, kind))
        if stored > player.room(kind):
            goods = Phrase(AMOUNTS[name], {"n": stored})
            raise BadPosition("kings-will-amiss-no-room", goods=goods)


def _check_player(b: KingsWill, player: Player) -> None:
    """Somebody who plays has the start landscapes, a peasant and no more than fits."""
    _demand(player.stage == steps.READY, "kings-will-amiss-ready")
    kinds = [int(kind_of(spot)) for spot in player.land]
    _demand(
        all(kind in kinds for kind in START_LANDSCAPES),
        "kings-will-amiss-start-landscapes",
    )
    _demand(player.peasants > 0, "kings-will-amiss-peasant")
    _demand(player.count(ids.HAMLET) > 0, "kings-will-amiss-hamlet")
    _check_store(player)
    _demand(player.given == 0 or b.at == steps.OFFERS, "kings-will-amiss-offers-time")
    _demand(player.points >= 0 or b.at == steps.OVER, "kings-will-amiss-points-below")


def _check_hands(b: KingsWill) -> None:
    """Every card exists once; hands are dealt to all, one after the other."""
    seen: i64 = 0
    for seat in range(b.size):
        player = b.players[seat]
        number = bits(player.hand)
        _demand(player.hand & seen == 0, "kings-will-amiss-will-once")
        seen |= player.hand
        if b.at <= steps.SET_UP:
            dealt = b.at == steps.SET_UP or (b.at == steps.DEAL_WILLS and seat < b.turn)
            _demand(number == (2 if dealt else 0), "kings-will-amiss-dealt-in-turn")
            own: i64 = 1 << seat if player.stage == steps.READY else 0
            _demand(player.seen == own, "kings-will-amiss-set-up-knows")
        else:
            _demand(player.put == b.will_at(seat), "kings-will-amiss-own-first")
            _demand(player.seen >> seat & 1 != 0, "kings-will-amiss-knows-own")
            _demand(number == 0 or number == 2, "kings-will-amiss-dealt-two")
            _demand(
                number == 0 or player.hand >> player.put & 1 != 0, "kings-will-amiss-only-dealt"
            )
            for other in range(b.size):
                _demand(
                    other == seat or not player.hand >> b.will_at(other) & 1,
                    "kings-will-amiss-other-dealt",
                )
            if b.at == steps.FILL_WILLS:
                _demand(player.seen == 1 << seat, "kings-will-amiss-knows-laid")


def _check_looking(b: KingsWill) -> None:
    """Cards are looked at in turns, and have then been seen."""
    for player in b.players:
        _demand(
            player.looking == NOBODY
            or (player.seen >> player.looking & 1 != 0 and b.at > steps.TRAVEL_TILE),
            "kings-will-amiss-looking",
        )


def _check_supply(b: KingsWill) -> None:
    """No more pieces than there are."""
    _demand(b.free >= 0, "kings-will-amiss-peasants-number")
    for kind in range(len(SETTLEMENTS)):
        used = b.settlements >> 8 * i64(kind) & 255
        if used > SETTLEMENTS[kind].pieces:
            settlement = noun("kings-will-settlement", SETTLEMENTS[kind].id)
            raise BadPosition("kings-will-amiss-settlements-number", settlement=settlement)
    found = i64(STACK)
    for player in b.players:
        numbers = [0] * len(LANDSCAPES)
        for spot in player.land:
            numbers[kind_of(spot)] += 1
        for i in range(len(LANDSCAPES)):
            own = numbers[i] - (1 if player.land and i in START_LANDSCAPES else 0)
            left = found >> 8 * i64(i) & 255
            if not 0 <= own <= left:
                landscape = noun("kings-will-landscape", LANDSCAPES[i].id)
                raise BadPosition("kings-will-amiss-landscapes-number", landscape=landscape)
            found -= i64(own) << 8 * i64(i)


def _check_turn(b: KingsWill) -> None:
    """Whose part it is, and what is left of it."""
    name = b.step
    if b.at == steps.FILL_WILLS:
        return
    most = b.size
    if steps.in_turn(b.at) or b.at == steps.REBELLION:
        most = 1 if b.tile == INTRIGUE else b.size
        _demand(b.turn < most, "amiss-turn-behind", step=name)
    elif not (steps.in_visit(b.at) or b.at == steps.DEAL_WILLS):
        most = 0
    _demand(b.turn <= most, "amiss-turn-behind", step=name)
    _demand(b.left <= (actions_of(b) if b.tile != NOBODY else 0), "kings-will-amiss-actions-left")
    if b.at == steps.FIND:
        _check_walker(b)
    else:
        _demand(b.walker == 0, "kings-will-amiss-walks-not", step=name)
    if b.at == steps.REBELLION:
        _demand(populated(b.players[b.now()]) > 1, "kings-will-amiss-rebellion")


def _check_walker(b: KingsWill) -> None:
    player = b.players[b.now()]
    place = b.walker >> 1
    _demand(
        place < len(player.land) and peasants_on(player.land[place]) > 0,
        "kings-will-amiss-walker",
    )
    _demand(b.stack > 0, "kings-will-amiss-no-landscape")
