"""Tables to test with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgrave import FairDice, Player, Rng, Source, Table, game
from burgrave.kernel.game import Value

KINGSBURG = game("kingsburg")
FIRST: dict[str, Value] = {"edition": "first"}
GOVERNORS: dict[str, Value] = {"edition": "revised", "governors": True}
ARMY: dict[str, Value] = {"edition": "revised", "army_tokens": True}
EVERYTHING: dict[str, Value] = {
    "edition": "revised",
    "more_buildings": True,
    "governors": True,
    "army_tokens": True,
}


def players(count: int) -> list[Player]:
    """Anna, Béla and so on, the last one a bot."""
    people = [Player(name) for name in ("Anna", "Béla", "Chiara", "David")[: count - 1]]
    return [*people, Player("Eszter", "random")]


def dice(seats: int, number: int = 1) -> FairDice:
    """Fair dice with a share from seat 0."""
    made = FairDice(number.to_bytes(32, "big"), seats)
    made.add_share(0, "anna's share")
    return made


def table(
    seats: int = 2, source: Source | None = None, options: Mapping[str, Value] = FIRST
) -> Table:
    """A table at the beginning of a game, not started."""
    return Table(KINGSBURG, players(seats), source, options)


def table_at(
    step: str, seats: Sequence[Mapping[str, object]], options: Mapping[str, Value], **facts: object
) -> Table:
    """A started table in the middle of a game, without a source of its own."""
    position = {
        "game": "kingsburg",
        "options": dict(options),
        "step": step,
        "seats": [dict(seat) for seat in seats],
        **facts,
    }
    made = Table(
        KINGSBURG, players(len(seats)), None, KINGSBURG.settled(len(seats), dict(options)), position
    )
    made.start()
    return made


def play_on(made: Table, rng: Rng, decisions: int = 10_000, undo_one_in: int = 0) -> None:
    """Play randomly, taking decisions back now and then."""
    for _ in range(decisions):
        if not made.waiting:
            return
        seat = made.waiting[rng.below(len(made.waiting))]
        legal = made.state.legal(seat)
        made.play(seat, legal[rng.below(len(legal))])
        if undo_one_in and rng.below(undo_one_in) == 0:
            for anybody in range(len(made.players)):
                if made.can_undo(anybody):
                    made.undo(anybody)


def finished(
    seats: int = 2, options: Mapping[str, Value] = FIRST, number: int = 1, decisions: int = 10_000
) -> Table:
    """A game with fair dice, played randomly to its end or so far."""
    made = table(seats, dice(seats, number), options)
    made.start()
    play_on(made, Rng(number), decisions)
    return made
