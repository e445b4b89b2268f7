"""Whatever a user holds can be copied and pickled, compiled or not, and is the same again."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import is_typeddict

import pytest

import burgrave
from burgrave import Action, BadNotation, BadPosition, Event, Game, Record, Rng, Seat, Table, games
from burgrave.kernel.state import State
from tests.conformance import public

ROOMS = ("kernel", "games", "bots", "arena")
BASES = {
    *("Action", "Bot", "Component", "Composed", "Game", "Source", "State"),
    *(
        "CharacterBot",
        "Chronicler",
        "Describer",
        "Encoder",
        "Features",
        "Judge",
        "JudgingBot",
        "LearnedBot",
    ),
    *("Prompter", "RuleGuide", "Scored", "Shared", "Stepped", "Tally"),
    *("BeforeSpring", "ByGovernor", "Offering", "Once", "Refusing", "Rest", "Secret", "Step"),
}
"""What others build on; nobody holds one that is nothing more."""

AT_WORK = tuple(f"burgrave.arena.{room}" for room in ("crew", "on_ray", "luck", "notes"))
"""Who plays, and what is watched meanwhile: it is there only as long as games are played."""

Copier = Callable[[object], object]


def pickled(protocol: int) -> Copier:
    return lambda thing: pickle.loads(pickle.dumps(thing, protocol))


COPIERS: list[Copier] = [
    copy.copy,
    copy.deepcopy,
    *[pickled(protocol) for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)],
]
GAMES = [burgrave.game(name) for name in games.names()]


def is_thought(kind: type) -> bool:
    """Does it live only while a bot chooses, or only between two lines that tell a view?"""
    room = kind.__module__
    inner = room.startswith("burgrave.bots.") and room.count(".") == 3
    # What a sheet describes is a plain dictionary.
    return (
        is_typeddict(kind)
        or ".describe." in room
        or room in AT_WORK
        or (inner and not room.endswith((".judge", ".weights")))
    )


HELD = [
    kind for kind in public.classes(*ROOMS) if kind.__name__ not in BASES and not is_thought(kind)
]


@pytest.mark.parametrize("kind", HELD, ids=lambda kind: f"{kind.__module__[9:]}.{kind.__name__}")
def test_everything_can_be_copied_and_pickled(kind: type) -> None:
    thing = public.specimens()[kind]
    for copier in COPIERS:
        again = copier(thing)
        assert type(again) is kind
        assert told(again) == told(thing)


def told(thing: object) -> object:
    """What there is to see of a thing: its public attributes, as far as they are plain."""
    if isinstance(thing, Game | Action):
        return thing
    if isinstance(thing, State):
        return thing.position()
    if isinstance(thing, BaseException):
        return thing.args
    if isinstance(thing, dict):
        return {key: told(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        return [told(each) for each in thing]
    if not type(thing).__module__.startswith("burgrave"):
        return thing
    values = [(name, getattr(thing, name)) for name in dir(thing) if name[0] != "_"]
    return type(thing), [(name, told(value)) for name, value in values if not callable(value)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
class TestEachGame:
    def test_a_game_is_one_of_a_kind(self, game: Game) -> None:
        assert all(copier(game) is game for copier in COPIERS)

    def test_an_action_is_the_catalogues_own(self, game: Game) -> None:
        catalogue = game.actions
        some = catalogue[:: max(1, len(catalogue) // 50)]
        for copier in COPIERS:
            assert all(again is action for again, action in zip(copier(some), some, strict=True))  # type: ignore[call-overload]
        assert len({*some, *some}) == len(some)
        assert catalogue[0] != catalogue[1]

    def test_an_action_of_another_catalogue_is_refused(self, game: Game) -> None:
        with pytest.raises(BadNotation, match="another version"):
            game.action(0, "sing a song")
        with pytest.raises(BadNotation, match="another version"):
            game.action(len(game.actions), game.actions[0].text)

    def test_states_are_equal_when_their_positions_are(self, game: Game) -> None:
        state = public.middle_of(game.name).state
        twin = state.copy()
        assert twin == state
        seat = twin.actors[0]
        twin.play(seat, twin.legal(seat)[0])
        assert twin != state
        assert state != state.position()
        with pytest.raises(TypeError, match="unhashable"):
            hash(state)

    def test_a_copied_state_goes_its_own_way(self, game: Game) -> None:
        state = public.middle_of(game.name).state
        before = state.hash()
        for copier in COPIERS:
            twin = copier(state)
            assert isinstance(twin, State)
            burgrave.playout(twin, Rng(1))
            assert state.hash() == before
            assert not state.over

    def test_every_state_on_the_way_survives(self, game: Game) -> None:
        state = game.new(2, **public.fullest(game.name))
        rng = Rng(8)
        while not state.over:
            assert pickle.loads(pickle.dumps(state)) == state
            if state.chance is not None:
                state.settle(state.chance.sample(rng))
                continue
            seat = state.actors[0]
            look = Seat(seat, state, rng)
            assert pickle.loads(pickle.dumps(look)).imagined == look.imagined
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))])
        assert pickle.loads(pickle.dumps(state)) == state

    def test_a_state_of_another_version_is_refused(self, game: Game) -> None:
        text = pickle.dumps(game.new(2), protocol=0)
        assert text.count(b"rules") == 1
        with pytest.raises(BadPosition):
            game.restore({**game.new(2).position(), "rules": "0"})

    def test_a_copied_table_plays_on_the_same(self, game: Game) -> None:
        table = public.middle_of(game.name)
        heard: list[Event] = []
        table.watch(heard.append)
        for copier in COPIERS:
            twin = copier(table)
            assert isinstance(twin, Table)
            assert (twin.log, twin.entries) == (table.log, table.entries)
            assert Record.of(twin, reveal=True) == Record.of(table, reveal=True)
            before = table.state.hash()
            play_out(twin)
            assert table.state.hash() == before
            assert heard == []
        ends = [copier(table) for copier in COPIERS]
        for end in ends:
            play_out(end)
        assert len({end.state.hash() for end in ends}) == 1  # type: ignore[attr-defined]

    def test_a_copied_table_can_take_back(self, game: Game) -> None:
        table = public.middle_of(game.name)
        seat = next((seat for seat in range(2) if table.can_undo(seat)), None)
        if seat is None:
            pytest.skip("in this game every decision brings news, and none is ever taken back")
        twins = [copier(table) for copier in COPIERS]
        table.undo(seat)
        for twin in twins:
            assert isinstance(twin, Table)
            twin.undo(seat)
            assert twin.state == table.state
            assert twin.entries == table.entries


def play_out(table: object) -> None:
    assert isinstance(table, Table)
    while table.waiting:
        seat = table.waiting[0]
        table.play(seat, table.state.legal(seat)[-1])


def test_dice_roll_on_where_they_were() -> None:
    for copier in COPIERS:
        table = public.middle_of("kingsburg")
        dice = table.source
        assert dice is not None
        twin = copier(dice)
        assert isinstance(twin, burgrave.FairDice)
        assert [twin.below(100) for _ in range(20)] == [dice.below(100) for _ in range(20)]
        rng = Rng(3)
        rng.below(7)
        again = copier(rng)
        assert isinstance(again, Rng)
        assert [again.below(100) for _ in range(9)] == [rng.below(100) for _ in range(9)]


def test_a_seat_takes_no_secret_along() -> None:
    """Whatever was drawn in secret, the same seat with the same veil makes the same pickle."""
    game = burgrave.game("kingsburg")
    seats = []
    for enemy in ("goblins 2", "zombies 4"):
        state = game.new(2)
        state.settle(state.chance.parse("order 0 1"))  # type: ignore[union-attr]
        state.settle(state.chance.parse(f"enemy {enemy}"))  # type: ignore[union-attr]
        seats.append(pickle.dumps(Seat(0, state, Rng(6))))
    assert seats[0] == seats[1]


def test_values_are_equal_by_what_they_say() -> None:
    entry = burgrave.kernel.table.Entry
    assert entry(0, "pass") == entry(0, "pass")
    assert entry(0, "pass") != entry(0, "pass", forced=True)
    assert len({entry(0, "pass"), entry(0, "pass"), entry(1, "pass")}) == 2
    assert burgrave.Player("Anna") == burgrave.Player("Anna")
    assert burgrave.Player("Anna") != burgrave.Player("Anna", "greedy")
    assert Event("passed", 0, {}) != Event("passed", 0, {}, {"card": 1})
