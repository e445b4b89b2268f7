"""Secret steps: who chooses behind a screen, or while others do, shows nothing by it."""

from __future__ import annotations

import pytest

import burgrave
from burgrave import (
    Record,
    Rng,
    Source,
    Table,
    game,
    names,
    replay,
    verify,
)
from burgrave.kernel.table import CHANCE, OPEN
from tests.games.own import own
from tests.kernel.tables import (
    ARMY,
    FIRST,
    GOVERNORS,
    dice,
    era_rolling,
    finished,
    kinds,
    lines,
    markable,
    nobody_can_undo,
    play_on,
    players,
    table,
    table_at,
    until_done,
    waiting,
)


class TestChoosingAtTheSameTime:
    def choosing(self) -> Table:
        made = table(3, Rng(4), GOVERNORS)
        made.start()
        assert waiting(made) == (0, 1, 2)
        return made

    def test_a_secret_choice_can_be_taken_back_while_others_still_choose(self) -> None:
        made = self.choosing()
        first, other = made.state.legal(0)[0], made.state.legal(0)[1]
        made.play(0, first)
        made.play(1, made.state.legal(1)[2])
        assert waiting(made) == (2,)
        made.undo(0)
        assert waiting(made) == (0, 2)
        assert lines(made)[-1].startswith("1: choose ")
        assert kinds(made).count("governor_chosen") == 1
        # Seat 1's own choice is still there, and still its to take back.
        made.undo(1)
        assert waiting(made) == (0, 1, 2)
        assert kinds(made).count("governor_chosen") == 0
        made.play(0, other)
        assert made.can_undo(0)
        assert not made.can_undo(1)

    def test_the_result_is_that_of_the_choices_that_stand(self) -> None:
        made, plain = self.choosing(), self.choosing()
        kept = made.state.legal(0)[1]
        made.play(0, made.state.legal(0)[0])
        made.play(1, made.state.legal(1)[0])
        made.undo(0)
        made.play(0, kept)
        plain.play(0, kept)
        plain.play(1, plain.state.legal(1)[0])
        assert made.state.hash() == plain.state.hash()

    def test_the_last_choice_reveals_all_and_ends_it(self) -> None:
        made = self.choosing()
        for seat in (2, 0):
            made.play(seat, made.state.legal(seat)[0])
        assert made.can_undo(0)
        assert made.can_undo(2)
        made.play(1, made.state.legal(1)[0])
        assert kinds(made).count("governor_revealed") == 3
        assert nobody_can_undo(made)

    def test_others_see_that_but_not_what_somebody_chose(self) -> None:
        made = self.choosing()
        twin = self.choosing()
        made.play(0, made.state.legal(0)[0])
        twin.play(0, twin.state.legal(0)[1])
        assert made.view(0) != twin.view(0)
        for viewer in (1, 2, None):
            assert made.view(viewer) == twin.view(viewer)
        assert made.view(1)["log"][-1] == {"kind": "governor_chosen", "seat": 0}

    def test_from_a_secret_step_nothing_leads_back_to_what_was_open(self) -> None:
        seats: list[dict[str, object]] = [
            {"goods": {"wood": 4}, "army_tokens": [1, 2]},
            {"army_tokens": [3, 4]},
        ]
        made = table_at("recruit", seats, ARMY, year=5)
        made.play(0, "recruit with wood wood")
        assert made.can_undo(0)
        made.play(0, "done")
        assert waiting(made) == (0, 1)
        assert nobody_can_undo(made)


def secret_part(made: Table, viewer: int | None) -> tuple[object, ...]:
    """All that a viewer can learn from a table, and whether there is a way back."""
    undo = None if viewer is None else made.can_undo(viewer)
    return made.view(viewer), made.waiting, undo


class TestSecretSteps:
    """Era's roll: each seat decides and rolls behind its screen for as long as it likes."""

    def rolling(self, source: Source | None = None) -> Table:
        made = era_rolling(source or dice(3, 7))
        assert waiting(made) == (0, 1, 2)
        return made

    def test_what_a_seat_does_behind_its_screen_shows_to_nobody_else(self) -> None:
        made = self.rolling()
        made.play(1, markable(made, 1))
        before = [secret_part(made, viewer) for viewer in (1, 2, None)]
        for _ in range(2):
            made.play(0, markable(made, 0))
            made.play(0, markable(made, 0))
            made.undo(0)
            made.play(0, "throw")
            assert [secret_part(made, viewer) for viewer in (1, 2, None)] == before
        assert [entry.private for entry in made.entries[-2:]] == [0, 0]
        assert len(made.view(0)["log"]) == len(made.view(1)["log"]) + 2

    def test_being_done_looks_the_same_however_it_came_about(self) -> None:
        seen = []
        for throws in range(3):
            made = self.rolling()
            for _ in range(throws):
                made.play(0, markable(made, 0))
                made.play(0, "throw")
            until_done(made, 0)
            assert waiting(made) == (1, 2)
            assert made.entries[-1].private == OPEN
            seen.append([secret_part(made, viewer) for viewer in (1, 2, None)])
        assert seen[0] == seen[1] == seen[2]

    def test_all_skulls_and_a_free_choice_look_the_same(self) -> None:
        """Without any other choice a seat is still asked, for as long as it likes."""
        seen = []
        for faces in ("roll peasant 6 6 6, noble 6", "roll peasant 1 2 3, noble 1"):
            made = era_rolling(None)
            for text in (faces, "roll peasant 1 1 1, noble 1", "roll peasant 2 2 2, noble 2"):
                made.settle(text)
            assert waiting(made) == (0, 1, 2)
            seen.append([secret_part(made, viewer) for viewer in (1, 2, None)])
            made.play(0, "stop")
            seen[-1] += [secret_part(made, viewer) for viewer in (1, 2, None)]
        assert seen[0] == seen[1]

    def test_a_seats_own_dice_end_its_own_way_back_only(self) -> None:
        made = self.rolling()
        for seat in (0, 1):
            made.play(seat, markable(made, seat))
        made.play(0, "throw")
        assert [made.can_undo(seat) for seat in range(3)] == [False, True, False]
        kept = made.state.view(0)
        marked = made.undo(1)
        assert (marked.seat, marked.private) == (1, 1)
        assert made.state.view(0) == kept
        assert made.state.view(1)["seats"][1]["chosen"] == {}

    def test_a_way_back_leads_past_the_dice_of_others(self) -> None:
        made = self.rolling()
        made.play(0, markable(made, 0))
        made.play(1, markable(made, 1))
        made.play(1, "throw")
        until_done(made, 1)
        rolls = [str(entry) for entry in made.entries if entry.seat == CHANCE]
        seen = made.view(1)
        made.undo(0)
        assert not made.can_undo(0)
        assert made.can_undo(1)
        assert [str(entry) for entry in made.entries if entry.seat == CHANCE] == rolls
        assert made.view(1) == seen

    def test_secret_dice_are_counted_for_each_seat(self) -> None:
        made, again, fair = self.rolling(dice(3, 7)), era_rolling(None), dice(3, 7)
        rolls = [0, 0, 0]

        def roll_what_is_due() -> None:
            while (chance := again.state.chance) is not None:
                fair.begin_secret(0, int(chance.seat), rolls[chance.seat])
                again.settle(chance.text(chance.sample(fair)))
                rolls[chance.seat] += 1

        roll_what_is_due()
        for seat in (0, 2, 0):
            for text in (markable(made, seat), "throw"):
                made.play(seat, text)
                again.play(seat, text)
            roll_what_is_due()
        assert rolls == [3, 1, 2]
        assert again.entries == made.entries

    def test_only_who_goes_on_choosing_is_not_noticed(self) -> None:
        open_game = finished(2, FIRST)
        assert {entry.private for entry in open_game.entries} == {OPEN}
        for last in range(3):
            made = self.rolling()
            for seat in (0, 1, 2):
                if seat != last:
                    until_done(made, seat)
            before = len(made.entries)
            made.play(last, markable(made, last))
            assert made.entries[before].private == last
            made.undo(last)
            made.play(last, "stop")
            assert made.entries[before].private == OPEN

    def test_secret_dice_depend_on_nothing_that_others_do(self) -> None:
        rolls = []
        for others in range(3):
            made = self.rolling()
            for seat in (1, 2)[:others]:
                made.play(seat, markable(made, seat))
                made.play(seat, "throw")
                until_done(made, seat)
            made.play(0, markable(made, 0))
            made.undo(0)
            made.play(0, markable(made, 0))
            made.play(0, "throw")
            rolls.append(made.state.view(0)["seats"][0])
        assert rolls[0] == rolls[1] == rolls[2]

    @pytest.mark.parametrize("name", names())
    def test_what_is_left_is_the_game_as_if_nothing_had_been_taken_back(self, name: str) -> None:
        options = own(name, "playthroughs").FULLEST
        made = Table(game(name), players(3), dice(3, 5), options)
        made.start()
        play_on(made, Rng(5), 150, undo_one_in=3)
        record = Record.of(made, reveal=True)
        assert verify(burgrave.record(record.to_json())).dice == "checked"
        again = replay(record)
        for viewer in (None, 0, 1, 2):
            assert again.view(viewer) == made.view(viewer)
