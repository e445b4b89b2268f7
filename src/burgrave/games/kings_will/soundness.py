"""Whether a position that somebody wrote or edited is one that the rules can go on from."""

from mypy_extensions import i64

from burgrave.games.kings_will import ids, steps
from burgrave.games.kings_will.board import NEUTRAL, Player, bits
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
from burgrave.games.kings_will.state import KingsWill
from burgrave.games.kings_will.turn import actions_of
from burgrave.kernel.errors import BadPosition
from burgrave.kernel.seating import NOBODY


def check(b: KingsWill) -> None:
    """Refuse a position that the rules could not go on from."""
    _check_step(b)
    _check_wills(b)
    for seat in range(b.size):
        player = b.players[seat]
        if b.at < steps.SET_UP:
            _demand(_is_untouched(player), "Before the set-up nobody has anything.")
        elif b.at == steps.SET_UP:
            _check_setting_up(player)
        else:
            _check_player(b, player)
    _check_hands(b)
    _check_looking(b)
    _check_supply(b)
    _check_turn(b)


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise BadPosition(what)


def _check_step(b: KingsWill) -> None:
    """The start player, the travel tile and the taken tile are there when they have to be."""
    _demand(
        (b.start == NOBODY) == (b.at == steps.START_PLAYER)
        and (b.start == NOBODY) <= (b.active == NOBODY),
        "There is a start player from the first draw on, and not before.",
    )
    name = b.step
    if b.at <= steps.TRAVEL_TILE:
        _demand(b.travel == NOBODY, f"No travel tile lies open in step “{name}”.")
    else:
        _demand(b.travel != NOBODY, f"A travel tile lies open in step “{name}”.")
    if b.at < steps.TRAVEL_TILE:
        _demand(b.round == 1, f"Step “{name}” belongs to round 1.")
    if steps.in_turn(b.at):
        _demand(b.tile != NOBODY, f"In step “{name}” a tile has been taken.")
    elif b.at != steps.REBELLION:
        _demand(b.tile == NOBODY, f"In step “{name}” no tile is taken.")
    if b.tile != NOBODY:
        _demand(
            b.tile != KING and b.place_of(b.tile) >= LOCKED,
            "A locked tile, or the king's, can't have been taken.",
        )
    if b.at == steps.NEUTRAL_DISC:
        _demand(b.size == 2, "The neutral disc is for two players only.")
    if not steps.WALK <= b.at <= steps.OFFSPRING:
        _demand(b.more == 0, f"Nothing more of an action is due in step “{name}”.")


def _check_wills(b: KingsWill) -> None:
    """So many different cards as belong there, with discs within their limits."""
    lying: i64 = 0
    number: i64 = 0
    for place in range(CARDS):
        card = b.will_at(place)
        if card == NOBODY:
            continue
        _demand(lying >> card & 1 == 0, "A Will card lies on the board twice.")
        lying |= 1 << card
        number += 1
        wanted: i64 = CARDS
        if b.at == steps.FILL_WILLS:
            wanted = b.turn
        _demand(place < wanted, "The Will board is filled place by place.")
    due: i64 = CARDS if b.at > steps.FILL_WILLS else 0
    if b.at == steps.FILL_WILLS:
        _demand(b.turn >= b.size, "The players' own cards lie first on the Will board.")
        due = b.turn
    _demand(number == due, f"{due} Will cards lie on the board in step “{b.step}”.")
    _check_discs(b)


def _check_discs(b: KingsWill) -> None:
    for place in range(CARDS):
        _demand(
            bits(b.discs_at(place)) <= b.setting.discs,
            f"A Will card takes at most {b.setting.discs} discs.",
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
        _demand(number <= most, "There are more discs than rounds were played.")


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
        and player.settled == hamlets << 8 * ids.HAMLET
        and player.peasants == peasants
        and resources(player.goods) == stored
        and coins(player.goods) == 0
        and player.built == 0
        and player.mood == 0
        and player.education == 0
        and player.development == 0
        and player.given == 0
        and player.paid == 0,
        "What a player has does not fit the stage of the set-up.",
    )
    put = player.put != NOBODY
    _demand(put == (stage == steps.READY), "A card is put on the board last of all.")
    _demand(not put or player.hand >> player.put & 1 != 0, "Only a dealt card can be put.")
    _check_store(player)


def _check_store(player: Player) -> None:
    for kind, name in enumerate(NAMES):
        _demand(
            of_kind(player.goods, kind) <= player.room(kind),
            f"There is no room for so much {name}.",
        )


def _check_player(b: KingsWill, player: Player) -> None:
    """Somebody who plays has the start landscapes, a peasant and no more than fits."""
    _demand(player.stage == steps.READY, "After the set-up every player is ready.")
    kinds = [int(kind_of(spot)) for spot in player.land]
    _demand(
        all(kind in kinds for kind in START_LANDSCAPES),
        "Every land has each of the four start landscapes.",
    )
    _demand(player.peasants > 0, "Every land has at least one peasant.")
    _demand(player.count(ids.HAMLET) > 0, "Every land has at least its start hamlet.")
    _check_store(player)
    _demand(player.given == 0 or b.at == steps.OFFERS, "Offers are taken up only when it is time.")
    _demand(player.points >= 0 or b.at == steps.OVER, "Nobody has less than no points.")


def _check_hands(b: KingsWill) -> None:
    """Every card exists once; hands are dealt to all, one after the other."""
    seen: i64 = 0
    for seat in range(b.size):
        player = b.players[seat]
        number = bits(player.hand)
        _demand(player.hand & seen == 0, "Every Will card exists only once.")
        seen |= player.hand
        if b.at <= steps.SET_UP:
            dealt = b.at == steps.SET_UP or (b.at == steps.DEAL_WILLS and seat < b.turn)
            _demand(number == (2 if dealt else 0), "Two cards are dealt to each player in turn.")
            own: i64 = 1 << seat if player.stage == steps.READY else 0
            _demand(player.seen == own, "In the set-up a player knows the own card alone.")
        else:
            _demand(player.put == b.will_at(seat), "The players' own cards lie first on the board.")
            _demand(player.seen >> seat & 1 != 0, "Every player knows the own card.")
            _demand(number == 0 or number == 2, "Two cards are dealt to each player.")
            _demand(
                number == 0 or player.hand >> player.put & 1 != 0, "Only a dealt card can be put."
            )
            for other in range(b.size):
                _demand(
                    other == seat or not player.hand >> b.will_at(other) & 1,
                    "Nobody can put a card that another was dealt.",
                )
            if b.at == steps.FILL_WILLS:
                _demand(player.seen == 1 << seat, "Nobody knows cards that are being laid.")


def _check_looking(b: KingsWill) -> None:
    """Cards are looked at in turns, and have then been seen."""
    for player in b.players:
        _demand(
            player.looking == NOBODY
            or (player.seen >> player.looking & 1 != 0 and b.at > steps.TRAVEL_TILE),
            "Nobody looks at a card without having seen it, nor before the first turn.",
        )


def _check_supply(b: KingsWill) -> None:
    """No more pieces than there are."""
    _demand(b.free >= 0, "There are not so many peasants.")
    for kind in range(len(SETTLEMENTS)):
        used = b.settled >> 8 * i64(kind) & 255
        _demand(used <= SETTLEMENTS[kind].pieces, f"There are not so many {SETTLEMENTS[kind].id}s.")
    found = i64(STACK)
    for player in b.players:
        numbers = [0] * len(LANDSCAPES)
        for spot in player.land:
            numbers[kind_of(spot)] += 1
        for i in range(len(LANDSCAPES)):
            own = numbers[i] - (1 if player.land and i in START_LANDSCAPES else 0)
            left = found >> 8 * i64(i) & 255
            _demand(
                0 <= own <= left, f"There are not so many landscapes of kind {LANDSCAPES[i].id}."
            )
            found -= i64(own) << 8 * i64(i)


def _check_turn(b: KingsWill) -> None:
    """Whose part it is, and what is left of it."""
    name = b.step
    if b.at == steps.FILL_WILLS:
        return
    most = b.size
    if steps.in_turn(b.at) or b.at == steps.REBELLION:
        most = 1 if b.tile == INTRIGUE else b.size
        _demand(b.turn < most, f"“turn” is behind the last player of step “{name}”.")
    elif not (steps.in_visit(b.at) or b.at == steps.DEAL_WILLS):
        most = 0
    _demand(b.turn <= most, f"“turn” is behind the last player of step “{name}”.")
    _demand(b.left <= (actions_of(b) if b.tile != NOBODY else 0), "So many actions can't be left.")
    if b.at == steps.FIND:
        _check_walker(b)
    else:
        _demand(b.walker == 0, f"Nobody walks off the land in step “{name}”.")
    if b.at == steps.REBELLION:
        _demand(
            populated(b.players[b.now()]) > 1, "In a rebellion there are peasants to choose from."
        )


def _check_walker(b: KingsWill) -> None:
    player = b.players[b.now()]
    place = b.walker >> 1
    _demand(
        place < len(player.land) and peasants_on(player.land[place]) > 0,
        "Where somebody walks off the land, a peasant has to stand.",
    )
    _demand(b.stack > 0, "There is no landscape left to find.")
