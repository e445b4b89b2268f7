"""The royal visit: discs on Will cards, tribute, offers, and the next travel tile."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kings_will import ids, steps
from burgrave.games.kings_will.actions import (
    MOVE_COMMIT,
    MOVE_GIVE,
    MOVE_GIVE_PEASANT,
    MOVE_NEUTRAL,
    MOVE_PASS,
    MOVE_TREAT,
    PASS,
    TREAT,
    Move,
)
from burgrave.games.kings_will.chances import travel_of
from burgrave.games.kings_will.components import (
    BAND_LEAST,
    CARDS,
    KING,
    ROUNDS,
    TRAVEL,
    TRIBUTE,
    UNPAID_MOOD,
    UNPAID_POINTS,
    Offer,
)
from burgrave.games.kings_will.goods import enough, missing, named, pack
from burgrave.games.kings_will.land import peasants_on
from burgrave.games.kings_will.mood import band_of, change_mood, mood_after, peasant_leaves
from burgrave.games.kings_will.player import NEUTRAL, OFFERS, UNPAID, Player, bit
from burgrave.games.kings_will.scoring import score
from burgrave.games.kings_will.state import KingsWill
from burgrave.games.kings_will.steps import Step
from burgrave.games.kings_will.turn import next_seat, slid
from burgrave.kernel.chance import Chance
from burgrave.kernel.event import Log, tell
from burgrave.kernel.seats import NOBODY

OFFER_PRICE: Final[list[list[i64]]] = [
    [i64(pack(offer.give)) for offer in tile.offers] for tile in TRAVEL
]


class TravelTile(Step):
    """A round begins with its travel tile."""

    def waits(self, b: KingsWill, log: Log) -> bool:
        """Draw it."""
        return b.draw()

    def chance(self, b: KingsWill) -> Chance:
        """One of the two of the round."""
        return travel_of(b.round)

    def settle(self, b: KingsWill, outcome: i64, log: Log) -> None:
        """It lies open."""
        b.travel = 2 * (b.round - 1) + outcome
        b.at = steps.TAKE_TILE
        if log is not None:
            tile = TRAVEL[b.travel].id
            letter = tile[-1].upper()
            tell(log, "round_begins", NOBODY, round=int(b.round), travel=tile, letter=letter)


class Commit(Step):
    """Everybody, from the one who took the last tile, puts a disc on another card."""

    def waits(self, b: KingsWill, log: Log) -> bool:
        """Ask the next one."""
        if b.turn >= b.size:
            return False
        seat = b.now()
        return b.let_choose(seat, _open_cards(b, seat, MOVE_COMMIT))

    def play(self, b: KingsWill, seat: i64, move: Move, log: Log) -> None:
        """Place the disc; it shows no card that its owner has not seen."""
        b.discs |= bit(5 * move.number + seat)
        b.turn += 1
        if log is not None:
            tell(log, "committed", seat, card_place=int(move.number))


class NeutralDisc(Step):
    """With two players, the one who took the last tile adds a neutral disc."""

    def waits(self, b: KingsWill, log: Log) -> bool:
        """Ask for the card."""
        return b.let_choose(b.active, _open_cards(b, NEUTRAL, MOVE_NEUTRAL))

    def play(self, b: KingsWill, seat: i64, move: Move, log: Log) -> None:
        """Place the neutral disc."""
        b.discs |= bit(5 * move.number + NEUTRAL)
        b.at = steps.TAVERN
        if log is not None:
            tell(log, "neutral_disc", seat, card_place=int(move.number))


def _open_cards(b: KingsWill, owner: i64, moves: list[Move]) -> list[Move]:
    """The cards without such a disc and with room for one more."""
    choices: list[Move] = []
    for card in range(CARDS):
        discs = b.discs_at(card)
        if not discs >> owner & 1 and not b.is_full(card):
            choices.append(moves[card])
    return choices


class Tavern(Step):
    """Who owns the tavern may treat the people before the king collects."""

    def waits(self, b: KingsWill, log: Log) -> bool:
        """Ask the owner, if the treat can be paid."""
        while b.turn < b.size:
            player = b.players[b.now()]
            if player.has(ids.TAVERN) and enough(player.goods, ids.TREAT_PRICE):
                return b.let_choose(b.now(), [MOVE_PASS, MOVE_TREAT])
            b.turn += 1
        return False

    def play(self, b: KingsWill, seat: i64, move: Move, log: Log) -> None:
        """A treat lifts the mood."""
        b.turn += 1
        if move.code == TREAT:
            b.change(seat).goods -= ids.TREAT_PRICE
            if log is not None:
                tell(log, "treated", seat, pays=named(ids.TREAT_PRICE))
            change_mood(b, seat, ids.TREAT_MOOD, "tavern", log)


class Tribute(Step):
    """Everybody pays in full, or pays nothing and is punished."""

    def waits(self, b: KingsWill, log: Log) -> bool:
        """The king takes what he finds; a rebellion comes between."""
        price = TRIBUTE[b.travel]
        while b.turn < b.size:
            seat = b.now()
            player = b.change(seat)
            if enough(player.goods, price):
                player.goods -= price
                player.paid |= 1 << b.round
                if log is not None:
                    tell(log, "tribute_paid", seat, round=int(b.round), pays=named(price))
            else:
                lost = int(player.lose(UNPAID, UNPAID_POINTS))
                if log is not None:
                    tell(log, "tribute_unpaid", seat, owed=named(price), points=-lost)
                if change_mood(b, seat, UNPAID_MOOD, "tribute", log):
                    b.at = steps.REBELLION
                    return False
            b.turn += 1
        return False


def collected(b: KingsWill, seat: i64) -> bool:
    """Has the king come to this seat for the tribute of this round, paid or not?"""
    if b.at == steps.REBELLION and b.tile == NOBODY:
        # The people of the one who is asked rebelled over it; those behind still have to pay.
        return (seat - b.active) % b.size <= b.turn
    return b.at == steps.OFFERS


def owed(b: KingsWill, seat: i64) -> i64:
    """What the king will still take from a seat at the visit of this round."""
    return 0 if b.travel == NOBODY or collected(b, seat) else TRIBUTE[b.travel]


def mood_at_offers(b: KingsWill, seat: i64) -> i64:
    """A seat's mood when the offers come: a tribute that can't be paid spoils it before."""
    player = b.players[seat]
    if enough(player.goods, owed(b, seat)):
        return player.mood
    return mood_after(player, UNPAID_MOOD)


def missing_for_offer(b: KingsWill, seat: i64, number: i64) -> i64:
    """What goods are missing for an offer, of what the tribute leaves."""
    player = b.players[seat]
    due = owed(b, seat)
    goods = player.goods - due if enough(player.goods, due) else player.goods
    return missing(goods, OFFER_PRICE[b.travel][number])


def missing_peasants(player: Player, offer: Offer) -> i64:
    """How many peasants are missing for an offer: the last one never leaves."""
    return max(0, offer.peasants + 1 - player.peasants) if offer.peasants else 0


def lift_for(mood: i64, offer: Offer) -> i64:
    """How much a mood would have to rise for an offer; 0 where it is open."""
    return 0 if offer.band <= band_of(mood) else BAND_LEAST[offer.band] - mood


class Offers(Step):
    """Everybody in turn takes up offers of the own band, each at most once."""

    def waits(self, b: KingsWill, log: Log) -> bool:
        """Ask the next one who can give anything."""
        while b.turn < b.size:
            seat = b.now()
            choices = legal_offers(b, seat)
            if len(choices) > 1:
                return b.let_choose(seat, choices)
            b.turn += 1
        return False

    def play(self, b: KingsWill, seat: i64, move: Move, log: Log) -> None:
        """Give for points, or give no more."""
        if move.code == PASS:
            b.turn += 1
            return
        player = b.change(seat)
        offer = TRAVEL[b.travel].offers[move.number]
        price = OFFER_PRICE[b.travel][move.number]
        player.given |= 1 << move.number
        player.goods -= price
        player.earn(OFFERS, offer.points)
        if offer.peasants:
            peasant_leaves(b, seat, move.place)
            if log is not None:
                place, number = int(move.place), int(move.number)
                tell(log, "peasant_given", seat, offer=number, place=place, points=offer.points)
        elif log is not None:
            pays, number = named(price), int(move.number)
            tell(log, "gave", seat, offer=number, pays=pays, points=offer.points)

    def ends(self, b: KingsWill, log: Log) -> None:
        """On to the next round, the king at the left end; after the last one the game is scored."""
        b.turn = 0
        for seat in range(b.size):
            if b.players[seat].given:
                b.change(seat).given = 0
        if b.round == ROUNDS:
            score(b, log)
            b.at = steps.OVER
            return
        b.row = slid(b.row, b.place_of(KING))
        b.round += 1
        b.turns = 0
        b.active = next_seat(b, b.active)
        b.travel = NOBODY
        b.at = steps.TRAVEL_TILE


def legal_offers(b: KingsWill, seat: i64) -> list[Move]:
    """Nothing more, or an offer that the player can pay for; never the last peasant."""
    player = b.players[seat]
    choices: list[Move] = [MOVE_PASS]
    band = band_of(player.mood)
    for number, offer in enumerate(TRAVEL[b.travel].offers):
        if offer.band <= band and not player.given >> i64(number) & 1:
            if not enough(player.goods, OFFER_PRICE[b.travel][number]):
                continue
            if offer.peasants == 0:
                choices.append(MOVE_GIVE[number])
            elif not missing_peasants(player, offer):
                for place, spot in enumerate(player.land):
                    if peasants_on(spot):
                        choices.append(MOVE_GIVE_PEASANT[number][place])
    return choices
