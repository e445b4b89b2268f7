"""What a viewer can't know, drawn anew: lands behind screens, cards, and hidden points.

Nothing here looks at the true secrets: what is drawn hangs on what the viewer knows, and on chance.
"""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kings_will import ids, steps
from burgrave.games.kings_will.components import BUILDINGS as ALL_BUILDINGS
from burgrave.games.kings_will.components import (
    CARDS,
    DEVELOPMENT_POINTS,
    EDUCATION_POINTS,
    REBELLION_POINTS,
    RIGHTMOST_POINTS,
    START_POINTS,
    START_ROW,
    TRAVEL,
    UNPAID_POINTS,
    WILLS,
)
from burgrave.games.kings_will.components import SETTLEMENTS as ALL_SETTLEMENTS
from burgrave.games.kings_will.player import (
    BUILDINGS,
    LEARNING,
    OFFERS,
    REBELLIONS,
    RIGHTMOST,
    SETTLEMENTS,
    START,
    UNPAID,
    Player,
)
from burgrave.games.kings_will.setting_up import legal_set_up, play_set_up
from burgrave.games.kings_will.state import KingsWill
from burgrave.games.kings_will.view import before_set_up
from burgrave.games.kings_will.visit import collected
from burgrave.kernel.rng import Source
from burgrave.kernel.seats import NOBODY

_LAST: Final[i64] = len(START_ROW) - 1
"""The right end of the row; it takes at least so many turns to bring the king there."""
_MOST_TURNS: Final[i64] = 100
"""More turns than a game has; of a longer one the rest brought nobody a point."""


def imagine(b: KingsWill, viewer: int | None, rng: Source) -> None:
    """Draw anew all that the viewer can't know."""
    for player in b.players:
        # Who gets an imagined state may write on it: not even a land is shared with the true one.
        player.land = player.land.copy()
    if b.at == steps.SET_UP:
        _imagine_lands(b, viewer, rng)
    _imagine_cards(b, viewer, rng)
    _imagine_points(b, viewer, rng)


def _imagine_lands(b: KingsWill, viewer: int | None, rng: Source) -> None:
    """In the set-up: who is ready has laid out the land somehow; of the rest nothing is known."""
    for seat in range(b.size):
        if viewer is not None and seat == viewer:
            continue
        player = b.players[seat]
        b.free += player.peasants
        b.settlements -= player.settlements
        twin = before_set_up(player)
        twin.hand = player.hand
        players = list(b.players)
        players[seat] = twin
        b.players = tuple(players)
        if player.stage == steps.READY:
            twin.stage = steps.LAYING_LAND
            while twin.stage != steps.READY:
                legal = legal_set_up(b, seat)
                move = legal[rng.below(len(legal))]
                play_set_up(b, seat, move, None)


def _imagine_cards(b: KingsWill, viewer: int | None, rng: Source) -> None:
    """The cards that the viewer never saw."""
    if b.at <= steps.SET_UP:
        _imagine_hands(b, viewer, rng)
    else:
        _imagine_board(b, viewer, rng)


def _drawn(left: list[int], rng: Source) -> int:
    """A card out of those that are left."""
    return left.pop(rng.below(len(left)))


def _imagine_hands(b: KingsWill, viewer: int | None, rng: Source) -> None:
    """Deal the others' hands anew, and let those choose again who have chosen."""
    mine: i64 = 0 if viewer is None else b.players[viewer].hand
    left = [card for card in range(len(WILLS)) if not mine >> i64(card) & 1]
    for seat in range(b.size):
        player = b.players[seat]
        if player.hand == 0 or (viewer is not None and seat == viewer):
            continue
        hand = [_drawn(left, rng), _drawn(left, rng)]
        player.hand = 1 << i64(hand[0]) | 1 << i64(hand[1])
        if player.put != NOBODY:
            player.put = hand[rng.below(2)]


def _imagine_board(b: KingsWill, viewer: int | None, rng: Source) -> None:
    """Lay the cards that the viewer does not know anew.

    Another player's own card was never one of the viewer's hand; a card that was handed back may
    lie on any place that was filled at random.
    """
    known: i64 = 0 if viewer is None else b.players[viewer].seen
    if b.at == steps.OVER:
        for place in range(CARDS):
            if b.discs_at(place) & b.setting.everyone:
                known |= 1 << place
    hand: i64 = 0 if viewer is None else b.players[viewer].hand
    fixed: i64 = 0
    for place in range(CARDS):
        if known >> place & 1 and b.will_at(place) != NOBODY:
            fixed |= 1 << b.will_at(place)
    own = [card for card in range(len(WILLS)) if not (fixed | hand) >> i64(card) & 1]
    wills: i64 = 0
    put: i64 = 0
    for place in range(b.size):
        card = b.will_at(place) if known >> place & 1 else i64(_drawn(own, rng))
        wills |= card + 1 << 5 * place
        put |= 1 << card
    left = [card for card in range(len(WILLS)) if not (fixed | put) >> i64(card) & 1]
    for place in range(b.size, CARDS):
        if b.will_at(place) != NOBODY:
            card = b.will_at(place) if known >> place & 1 else i64(_drawn(left, rng))
            wills |= card + 1 << 5 * place
    b.wills = wills
    _imagine_handed_back(b, viewer, put | hand, rng)


def _imagine_handed_back(b: KingsWill, viewer: int | None, gone: i64, rng: Source) -> None:
    """The others' own cards are as they lie now; what they handed back is any other card."""
    back = [card for card in range(len(WILLS)) if not gone >> i64(card) & 1]
    for seat in range(b.size):
        player = b.players[seat]
        player.put = b.will_at(seat)
        if player.hand and not (viewer is not None and seat == viewer):
            player.hand = 1 << player.put | 1 << i64(_drawn(back, rng))


def _imagine_points(b: KingsWill, viewer: int | None, rng: Source) -> None:
    """The others' points, where they are hidden: what lies open tells most of them."""
    if b.setting.open_points or b.at == steps.OVER:
        return
    for seat in range(b.size):
        if viewer is None or seat != viewer:
            player = b.players[seat]
            player.points = 0
            player.ledger = 0
            player.ledger_2 = 0
            _count_what_stands(player)
            _imagine_gains(b, seat, player, rng)
            _imagine_losses(b, seat, player, rng)


def _count_what_stands(player: Player) -> None:
    """Settlements, buildings and the ends of the scales show what they brought."""
    player.earn(START, START_POINTS)
    brought: i64 = 0
    for kind, settlement in enumerate(ALL_SETTLEMENTS):
        number = player.count(kind)
        if kind == ids.HAMLET and number:
            number -= 1  # The first hamlet brought nothing.
        brought += number * settlement.points
    player.earn(SETTLEMENTS, brought)
    for i, building in enumerate(ALL_BUILDINGS):
        if player.has(i):
            player.earn(BUILDINGS, building.points)
    for level in range(1, player.education + 1):
        player.earn(LEARNING, EDUCATION_POINTS[level])
    for level in range(1, player.development + 1):
        player.earn(LEARNING, DEVELOPMENT_POINTS[level])


def _imagine_gains(b: KingsWill, seat: i64, player: Player, rng: Source) -> None:
    """The right end and the king's offers: those of now lie open, earlier ones do not."""
    rightmost: i64 = 0
    for _ in range(turns_of(b, seat)):
        # As players go who know what a point is worth.
        if rng.below(5) < 2:
            rightmost += 1
    if b.tile != NOBODY and seat == b.active and b.place_of(b.tile) == _LAST:
        rightmost += 1
    player.earn(RIGHTMOST, rightmost * RIGHTMOST_POINTS)
    given: i64 = 0
    for round in range(1, b.round):
        for offer in TRAVEL[2 * (round - 1) + rng.below(2)].offers:
            if rng.below(3) == 0:
                given += offer.points
    if player.given:
        for number, offer in enumerate(TRAVEL[b.travel].offers):
            if player.given >> i64(number) & 1:
                given += offer.points
    player.earn(OFFERS, given)


def _imagine_losses(b: KingsWill, seat: i64, player: Player, rng: Source) -> None:
    """Tributes that were not paid lie open; a rebellion is forgotten as soon as the mood rises."""
    for round in range(1, b.round + 1):
        if not player.paid >> round & 1 and (round < b.round or collected(b, seat)):
            player.lose(UNPAID, UNPAID_POINTS)
    if not player.has(ids.CHAPEL):
        for _ in range(1, b.round):
            if rng.below(8) == 0:
                player.lose(REBELLIONS, REBELLION_POINTS)


def turns_of(b: KingsWill, seat: i64) -> i64:
    """How many turns a seat has had, as far as the table shows; the present one is not counted.

    Turns go round without a break, so the active player tells where they stand; of a round that
    is over nobody sees more than that it had the turns that it takes to bring the king.
    """
    if b.start == NOBODY:
        return 0
    total = _LAST * (b.round - 1) + b.turns
    # At a visit the active player is the one who has just had a turn.
    due = b.active
    if steps.in_visit(b.at) or (b.at == steps.REBELLION and b.tile == NOBODY):
        due += 1
    total += (due - b.start - total) % b.size
    before = (seat - b.start) % b.size
    return (min(total, _MOST_TURNS) - before + b.size - 1) // b.size
