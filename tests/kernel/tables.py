"""Tables to test with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgrave import FairDice, Player, Rng, Source, Table, game
from burgrave.kernel.game import Value
from burgrave.kernel.state import Json

KINGSBURG = game("kingsburg")
ERA = game("era")
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
        KINGSBURG,
        players(len(seats)),
        None,
        KINGSBURG.full_options(len(seats), dict(options)),
        position,
    )
    made.start()
    return made


def era_rolling(source: Source | None) -> Table:
    """Three seats of Era behind their screens, with the same dice each."""
    seat = {"dice": {"peasant": 3, "noble": 1}}
    position: Json = {"game": "era", "step": "roll", "seats": [seat] * 3}
    made = Table(ERA, players(3), source, {}, position)
    made.start()
    return made


def era_on_fire(*farms: str) -> Table:
    """Seats of Era of which each loses the only building that it has to a fire."""
    position: Json = {
        "game": "era",
        "step": "disasters",
        "seats": [
            {
                "pieces": ["keep g7", farm],
                "dice": {"peasant": 4},
                "faces": {"peasant": [6, 6, 6, 6]},
            }
            for farm in farms
        ],
    }
    made = Table(ERA, [Player(f"P{n}") for n in range(len(farms))], None, {}, position)
    made.start()
    return made


def markable(made: Table, seat: int) -> str:
    """A die that a seat of Era may choose to throw again."""
    return next(a.text for a in made.state.legal(seat) if a.text.startswith("mark"))


def until_done(made: Table, seat: int) -> None:
    """Let a seat of Era throw no more."""
    while seat in made.waiting:
        texts = [action.text for action in made.state.legal(seat)]
        made.play(seat, next(text for text in ("throw", "stop", "decline") if text in texts))


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


def lines(made: Table) -> list[str]:
    """The entries as they are written."""
    return [str(entry) for entry in made.entries]


def waiting(made: Table) -> tuple[int, ...]:
    """Whom the table waits for; asked anew each time."""
    return made.waiting


def kinds(made: Table) -> list[str]:
    """What has happened."""
    return [event.kind for event in made.log]


def nobody_can_undo(made: Table) -> bool:
    """Has everybody lost the way back?"""
    return not any(made.can_undo(seat) for seat in range(len(made.players)))
