"""A game of steps, shown by the smallest one: a die is thrown, then everybody says a word."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from burgrave import BadNotation, IllegalAction
from burgrave.kernel.action import Action
from burgrave.kernel.chance import Chance
from burgrave.kernel.event import Log
from burgrave.kernel.step import Calendar, Over, Shared, Step, Stepped

THROW, REST, SAY, OVER = range(4)


class Word(Action):
    @property
    def text(self) -> str:
        return ("yes", "no", "not now")[self.id]


YES, NO, NOT_NOW = (Word(id) for id in range(3))


class Speaker(Shared):
    def __init__(self) -> None:
        self.said = ""

    def copy(self) -> Speaker:
        twin = Speaker()
        twin.said = self.said
        return twin


class Throw(Step["Talk", Word]):
    def waits(self, b: Talk, log: Log) -> bool:
        return b.thrown == 0 and b.draw()

    def chance(self, b: Talk) -> Chance:
        return Chance("throw", b.thrower, ["one", "two", "three"], [1, 1, 1])

    def settle(self, b: Talk, outcome: int, log: Log) -> None:
        b.thrown = outcome + 1


class Say(Step["Talk", Word]):
    """One after the other."""

    def waits(self, b: Talk, log: Log) -> bool:
        return b.turn < b.size and b.ask(b.turn)

    def legal(self, b: Talk, seat: int) -> list[Action]:
        return [YES, NO]

    def play(self, b: Talk, seat: int, move: Word, log: Log) -> None:
        b.unshare(seat)
        b.speaker(seat).said += move.text
        b.turn += 1


class Rest(Step["Talk", Word]):
    def waits(self, b: Talk, log: Log) -> bool:
        raise AssertionError("Nobody comes here.")


def calendar() -> Calendar:
    steps = (Throw(THROW, "throw"), Rest(REST, "rest"), Say(SAY, "say"), Over(OVER, "over"))
    return Calendar(Word, steps, [REST])


class Talk(Stepped):
    def __init__(self, size: int) -> None:
        super().__init__(size, calendar())
        self.thrown = 0
        self.thrower = -1

    def copy(self) -> Talk:
        twin = Talk(int(self.size))
        self.share(twin)
        twin.thrown = self.thrown
        return twin

    def speaker(self, seat: int) -> Speaker:
        found = self.players[seat]
        assert isinstance(found, Speaker)
        return found

    def said(self) -> list[str]:
        return [self.speaker(seat).said for seat in range(self.size)]


def seated(size: int) -> Talk:
    game = Talk(size)
    game.seat_players(tuple(Speaker() for _ in range(size)))
    return game


def begun(size: int = 3, thrown: bool = True) -> Any:
    game = seated(size)
    game.proceed(None)
    if thrown:
        game.settle(1)
    return game


def test_steps_follow_each_other_and_some_never_come() -> None:
    assert Talk(2).step == "throw"
    game = begun(2, thrown=False)
    assert (game.step, game.actors, game.chance.count) == ("throw", (), 3)
    game.settle(2)
    assert (game.step, game.actors, game.chance, game.thrown) == ("say", (0,), None, 3)
    game.play(0, YES)
    assert (game.actors, game.turn, game.over) == ((1,), 1, False)
    game.play(1, "no")
    assert (game.step, game.actors, game.over, game.turn) == ("over", (), True, 0)
    assert game.said() == ["yes", "no"]
    assert calendar().after == [SAY, SAY, OVER, OVER]


def test_only_who_is_asked_decides() -> None:
    game = begun()
    for seat in (-3, -1, 1, 2, 3, 64):
        assert game.legal(seat) == []
        with pytest.raises(IllegalAction, match=f"Seat {seat} has nothing to decide now"):
            game.play(seat, YES)
    with pytest.raises(IllegalAction, match="“not now” is not possible in step “say”"):
        game.play(0, NOT_NOW)
    with pytest.raises(BadNotation, match="“not now” is not possible now; possible: “yes”, “no”"):
        game.play(0, "not now")
    assert game.said() == ["", "", ""]
    assert game.parse(0, "  YES ") is YES


def test_only_what_can_come_of_it_is_settled() -> None:
    game = begun(thrown=False)
    for outcome in (-1, 3):
        with pytest.raises(IllegalAction, match=f"{outcome} is no outcome"):
            game.settle(outcome)
    assert [game.drawer] == [None]
    game.thrower = 0
    assert [game.drawer] == [0]
    game.settle(0)
    assert (game.thrown, game.drawer) == (1, None)
    with pytest.raises(IllegalAction, match="No random event is due"):
        game.settle(0)


def test_copies_share_players_until_one_decides() -> None:
    game = begun()
    twin = game.copy()
    assert all(mine is theirs for mine, theirs in zip(game.players, twin.players, strict=True))
    game.play(0, YES)
    assert (game.said(), twin.said()) == (["yes", "", ""], ["", "", ""])
    assert (twin.actors, twin.step, twin.turn) == ((0,), "say", 0)
    twin.play(0, NO)
    assert (game.said(), twin.said()) == (["yes", "", ""], ["no", "", ""])
    assert game.players[1] is twin.players[1]


def test_a_position_says_at_which_step_it_stands() -> None:
    game = seated(2)
    game.stand_at("say")
    game.proceed(None)
    assert (game.step, game.actors, game.dark) == ("say", (0,), 0)


def test_who_is_whose_own_is_noted() -> None:
    game = begun()
    assert game.unshared == 0b111
    assert game.copy().unshared == game.unshared == 0
    game.unshare(2)
    assert game.unshared == 0b100


def test_a_calendar_counts_its_steps() -> None:
    with pytest.raises(ValueError, match="the number of its place"):
        Calendar(Word, [Throw(1, "throw"), Over(0, "over")])


def test_steps_and_calendars_are_equal_by_what_they_are_made_of() -> None:
    assert calendar() == calendar() == pickle.loads(pickle.dumps(calendar()))
    assert calendar() != Calendar(Word, calendar().steps)
    assert Say(SAY, "say") == Say(SAY, "say") != Say(SAY, "ask")
    assert Say(SAY, "say") != Rest(SAY, "say")
    assert Say(SAY, "say") != "say"
    assert len({Say(SAY, "say"), Say(SAY, "say"), Rest(SAY, "say")}) == 2
