"""A table: settles chance, plays what is forced, takes back what taught nobody anything."""

from __future__ import annotations

import pytest

import burgrave
from burgrave import (
    BadNotation,
    BadOption,
    BadPosition,
    Event,
    FairDice,
    IllegalAction,
    Player,
    Record,
    Rng,
    Source,
    Table,
    game,
    replay,
    verify,
)
from burgrave.kernel.fair import SealedDice
from burgrave.kernel.table import CHANCE, OPEN, Entry
from tests.kernel.tables import (
    ARMY,
    EVERYTHING,
    FIRST,
    GOVERNORS,
    KINGSBURG,
    dice,
    era_on_fire,
    era_rolling,
    markable,
    play_on,
    players,
    table,
    table_at,
    until_done,
)


def lines(made: Table) -> list[str]:
    return [str(entry) for entry in made.entries]


def waiting(made: Table) -> tuple[int, ...]:
    return made.waiting


def kinds(made: Table) -> list[str]:
    return [event.kind for event in made.log]


def nobody_can_undo(made: Table) -> bool:
    return not any(made.can_undo(seat) for seat in range(len(made.players)))


class TestPlaying:
    def test_a_table_settles_chance_until_somebody_has_to_decide(self) -> None:
        made = table(source=Rng(3))
        assert lines(made) == []
        made.start()
        assert made.waiting
        assert made.state.chance is None
        assert lines(made)[0].startswith("*: order ")
        assert kinds(made)[0] == "turn order drawn"

    def test_decisions_come_as_actions_or_in_notation(self) -> None:
        one, two = table(source=Rng(3)), table(source=Rng(3))
        one.start()
        two.start()
        seat = one.waiting[0]
        one.play(seat, "Take  GOLD")
        two.play(seat, two.state.parse(seat, "take gold"))
        assert one.state.hash() == two.state.hash()
        assert lines(one) == lines(two)
        assert f"{seat}: take gold" in lines(one)

    def test_without_a_source_somebody_hands_the_outcomes_in(self) -> None:
        made = table()
        made.start()
        assert waiting(made) == ()
        made.settle("order 1 0")
        made.settle("enemy goblins 3")
        assert waiting(made) == (1,)
        made.play(1, "take wood")
        made.play(0, "take wood")
        made.settle(5)
        assert lines(made)[:4] == [
            "*: order 1 0",
            "*: enemy goblins 3",
            "1: take wood",
            "0: take wood",
        ]
        assert sum(entry.seat == CHANCE for entry in made.entries) == 3

    def test_whatever_is_wrong_changes_nothing(self) -> None:
        made = table(source=Rng(3))
        made.start()
        before = (made.state.hash(), lines(made), len(made.log))
        asked = made.waiting[0]
        with pytest.raises(BadNotation, match="not possible now"):
            made.play(asked, "build inn")
        with pytest.raises(BadNotation, match="nothing to decide"):
            made.play(1 - asked, "take gold")
        with pytest.raises(IllegalAction, match="nothing to decide"):
            made.play(1 - asked, KINGSBURG.actions[0])
        with pytest.raises(IllegalAction):
            made.play(asked, KINGSBURG.actions[0])
        for stranger in (-1, 2, 99):
            with pytest.raises(IllegalAction, match="no seat"):
                made.play(stranger, "take gold")
            with pytest.raises(IllegalAction, match="can't take anything back"):
                made.undo(stranger)
        with pytest.raises(IllegalAction, match="No random event"):
            made.settle("order 0 1")
        assert (made.state.hash(), lines(made), len(made.log)) == before
        assert nobody_can_undo(made)

    def test_wrong_outcomes_are_refused(self) -> None:
        made = table()
        made.start()
        with pytest.raises(BadNotation, match="no outcome of order"):
            made.settle("order 5 6")
        with pytest.raises(IllegalAction, match="no outcome"):
            made.settle(17)
        assert lines(made) == []

    def test_only_the_owner_of_the_seed_can_roll(self) -> None:
        made = table(source=SealedDice("0" * 64, ["", ""]))
        with pytest.raises(IllegalAction, match="sealed"):
            made.start()

    def test_who_sits_there(self) -> None:
        with pytest.raises(BadOption, match="2 to 5 players"):
            Table(KINGSBURG, players(2)[:1])
        with pytest.raises(BadOption, match="no option"):
            Table(KINGSBURG, players(2), None, {"expansion": True})
        with pytest.raises(BadOption, match="dice are for 3 seats"):
            Table(KINGSBURG, players(2), FairDice(bytes(32), 3))
        for name in ("", "x" * 41, "two\nlines"):
            with pytest.raises(BadOption, match="1 to 40 characters"):
                Player(name)

    def test_a_position_must_suit_the_table(self) -> None:
        position = KINGSBURG.new(players=3).position()
        for people, options in ((2, FIRST), (3, ARMY)):
            with pytest.raises(BadPosition, match="other options or another number"):
                Table(KINGSBURG, players(people), None, options, position)


class TestForced:
    def test_a_single_choice_is_played_and_marked(self) -> None:
        made = era_on_fire("farm a1")
        assert lines(made) == ["0!: remove a1"]
        assert kinds(made) == ["removed"]
        assert waiting(made) == (0,)
        with pytest.raises(IllegalAction, match="can't take anything back"):
            made.undo(0)

    def test_forced_moves_go_on_to_the_next_choice(self) -> None:
        made = era_on_fire("farm a1", "farm a1")
        made.play(0, made.state.legal(0)[0])
        assert [line for line in lines(made) if "!" in line] == ["0!: remove a1", "1!: remove a1"]

    def test_in_a_secret_step_a_single_choice_is_made_by_its_player(self) -> None:
        made = table_at(
            "army token", [{"army tokens": [1, 1]}, {"army tokens": [0, 2]}], ARMY, year=5
        )
        assert lines(made) == []
        assert waiting(made) == (0, 1)
        with pytest.raises(IllegalAction, match="not forced"):
            made.take(Entry.parse("0!: send 1"))
        made.play(0, "send 1")
        assert lines(made) == ["0: send 1"]
        made.undo(0)
        assert waiting(made) == (0, 1)

    def test_a_marked_decision_must_have_been_forced(self) -> None:
        made = table(source=None)
        made.take(Entry.parse("*: order 1 0"))
        made.take(Entry.parse("*: enemy goblins 3"))
        with pytest.raises(IllegalAction, match="not forced"):
            made.take(Entry.parse("1!: take gold"))
        made.take(Entry.parse("1: take gold"))


class TestUndo:
    def test_a_decision_can_be_taken_back_until_the_next_one_decides(self) -> None:
        made = table()
        made.start()
        made.settle("order 1 0")
        made.settle("enemy goblins 3")
        before = made.state.hash()
        made.play(1, "take gold")
        assert made.can_undo(1)
        assert not made.can_undo(0)
        made.undo(1)
        assert made.state.hash() == before
        assert waiting(made) == (1,)
        assert lines(made) == ["*: order 1 0", "*: enemy goblins 3"]
        assert "kings aid good" not in kinds(made)
        made.play(1, "take gold")
        made.play(0, "take stone")
        with pytest.raises(IllegalAction, match="Seat 1 can't take anything back"):
            made.undo(1)
        made.undo(0)
        assert waiting(made) == (0,)
        # Seat 0 has seen what seat 1 took and thought about it: that stays.
        assert not made.can_undo(1)

    def test_no_roll_can_be_taken_back(self) -> None:
        made = table(source=Rng(3))
        made.start()
        first, second = made.waiting[0], 1 - made.waiting[0]
        made.play(first, "take gold")
        made.play(second, "take gold")
        assert any(line.startswith("*: neutral") for line in lines(made))
        assert nobody_can_undo(made)

    def test_several_decisions_of_one_seat_go_back_one_by_one(self) -> None:
        seats: list[dict[str, object]] = [{"goods": {"wood": 8}}, {}]
        made = table_at("recruit", seats, FIRST, year=2)
        hashes = []
        for _ in range(3):
            hashes.append(made.state.hash())
            made.play(0, "recruit with wood wood")
        for earlier in reversed(hashes):
            made.undo(0)
            assert made.state.hash() == earlier
        assert lines(made) == []
        assert made.log == []
        with pytest.raises(IllegalAction):
            made.undo(0)

    def test_there_is_no_way_back_from_a_look_at_the_enemy(self) -> None:
        seats = [{"governor": "herald"}, {"governor": "duke"}]
        made = table_at("governors aid", seats, GOVERNORS, enemy="goblins 3")
        made.play(0, "decline")
        made.undo(0)
        made.play(0, "look")
        assert kinds(made) == ["looked"]
        assert nobody_can_undo(made)
        with pytest.raises(IllegalAction, match="learned something"):
            made.undo(0)

    def test_the_reveal_of_the_enemy_ends_it_too(self) -> None:
        seats: list[dict[str, object]] = [{"goods": {"wood": 2}}, {}]
        made = table_at("recruit", seats, FIRST, year=2)
        made.play(0, "done")
        # The first edition turns the card over at once; the king's die is still to be rolled.
        assert kinds(made)[-1] == "enemy revealed"
        assert made.state.chance is not None
        assert nobody_can_undo(made)

    def test_a_finished_game_is_finished(self) -> None:
        made = table(source=Rng(9))
        made.start()
        play_on(made, Rng(9))
        assert made.state.over
        assert nobody_can_undo(made)

    def test_the_dice_do_not_change_their_mind(self) -> None:
        rolls = []
        for good in ("gold", "wood", "stone"):
            made = table(source=dice(2))
            made.start()
            first = made.waiting[0]
            made.play(first, "take gold")
            made.undo(first)
            made.play(first, f"take {good}")
            made.play(made.waiting[0], f"take {good}")
            rolls.append([line for line in lines(made) if line.startswith("*")])
        assert rolls[0] == rolls[1] == rolls[2]
        assert len(rolls[0]) >= 5

    @pytest.mark.parametrize("seed", range(6))
    def test_what_is_left_is_the_game_as_if_nothing_had_been_taken_back(self, seed: int) -> None:
        made = table(4, dice(4, seed), EVERYTHING)
        made.start()
        play_on(made, Rng(seed), undo_one_in=3)
        assert made.state.over
        again = table(4, None, EVERYTHING)
        for entry in made.entries:
            again.take(entry)
        assert again.state.hash() == made.state.hash()
        for viewer in (None, 0, 1, 2, 3):
            assert again.view(viewer)["log"] == made.view(viewer)["log"]


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
        assert kinds(made).count("governor chosen") == 1
        # Seat 1's own choice is still there, and still its to take back.
        made.undo(1)
        assert waiting(made) == (0, 1, 2)
        assert kinds(made).count("governor chosen") == 0
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
        assert kinds(made).count("governor revealed") == 3
        assert nobody_can_undo(made)

    def test_others_see_that_but_not_what_somebody_chose(self) -> None:
        made = self.choosing()
        twin = self.choosing()
        made.play(0, made.state.legal(0)[0])
        twin.play(0, twin.state.legal(0)[1])
        assert made.view(0) != twin.view(0)
        for viewer in (1, 2, None):
            assert made.view(viewer) == twin.view(viewer)
        assert made.view(1)["log"][-1] == {"kind": "governor chosen", "seat": 0}  # type: ignore[index]

    def test_from_a_secret_step_nothing_leads_back_to_what_was_open(self) -> None:
        seats: list[dict[str, object]] = [
            {"goods": {"wood": 4}, "army tokens": [1, 2]},
            {"army tokens": [3, 4]},
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
        assert len(made.view(0)["log"]) == len(made.view(1)["log"]) + 2  # type: ignore[arg-type]

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
        assert made.state.view(1)["seats"][1]["chosen"] == {}  # type: ignore[index]

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
            rolls.append(made.state.view(0)["seats"][0])  # type: ignore[index]
        assert rolls[0] == rolls[1] == rolls[2]

    @pytest.mark.parametrize("name", ["era", "kings-will", "kingsburg"])
    def test_what_is_left_is_the_game_as_if_nothing_had_been_taken_back(self, name: str) -> None:
        options = EVERYTHING if name == "kingsburg" else {}
        made = Table(game(name), players(3), dice(3, 5), options)
        made.start()
        play_on(made, Rng(5), 150, undo_one_in=3)
        record = Record.of(made, reveal=True)
        assert verify(burgrave.record(record.to_json())).dice == "checked"
        again = replay(record)
        for viewer in (None, 0, 1, 2):
            assert again.view(viewer) == made.view(viewer)


class TestWatchers:
    def test_a_watcher_gets_every_event_once_and_in_order(self) -> None:
        made = table(3, Rng(4), EVERYTHING)
        heard: list[Event] = []
        made.watch(heard.append)
        made.start()
        play_on(made, Rng(4))
        assert heard == made.log

    def test_watching_changes_nothing(self) -> None:
        watched, alone = table(source=Rng(5)), table(source=Rng(5))
        watched.watch(lambda event: None)
        for made in (watched, alone):
            made.start()
            play_on(made, Rng(6), 50)
        assert watched.state.hash() == alone.state.hash()

    def test_a_watcher_can_follow_what_is_taken_back(self) -> None:
        made = table(3, Rng(4), EVERYTHING)
        kept: list[Event] = []

        def follow(event: Event) -> None:
            if event.kind == "taken back":
                count = event.facts["kept"]
                assert isinstance(count, int)
                del kept[count:]
            else:
                kept.append(event)

        made.watch(follow)
        made.start()
        play_on(made, Rng(4), undo_one_in=2)
        assert kept == made.log


class TestViews:
    def test_a_look_is_for_the_eyes_of_one_seat(self) -> None:
        seats = [{"governor": "herald"}, {"governor": "duke"}]
        made = table_at("governors aid", seats, GOVERNORS, enemy="goblins 3")
        made.play(0, "look")
        assert made.view(0)["log"] == [
            {"kind": "looked", "seat": 0, "enemy": "goblins", "strength": 3}
        ]
        for viewer in (1, None):
            assert made.view(viewer)["log"] == [{"kind": "looked", "seat": 0}]
            assert "goblins" not in str(made.view(viewer))

    def test_a_view_tells_who_plays_what_with_which_dice(self) -> None:
        fair = dice(2)
        made = table(source=fair)
        made.start()
        view = made.view(None)
        assert view["game"] == "kingsburg"
        assert view["seats"] == [
            {"name": "Anna", "player": "human"},
            {"name": "Eszter", "player": "random"},
        ]
        assert view["dice"] == {"commitment": fair.commitment}
        assert view["waiting"] == list(made.waiting)
        assert view["state"] == made.state.view(None)
        assert fair.reveal() not in str(view)
        assert table(source=Rng(1)).view(None)["dice"] is None


class TestEntries:
    @pytest.mark.parametrize("line", ["0: pass", "4!: send 1", "*: roll 1 3 5 + 6"])
    def test_they_are_read_as_they_are_written(self, line: str) -> None:
        assert str(Entry.parse(line)) == line

    def test_chance_has_no_seat(self) -> None:
        assert Entry.parse("*: roll 1 1 1").seat == CHANCE

    @pytest.mark.parametrize(
        "line",
        [
            *("", "pass", "0:", "0: ", "0 pass", ": pass", "*!: roll 1", "x: pass", "00: pass"),
            *("-1: pass", "²: pass", "!: pass", "0!!: pass", "0: ²", "0: " + "x" * 201),
        ],
    )
    def test_everything_else_is_refused(self, line: str) -> None:
        with pytest.raises(BadNotation, match="must read like"):
            Entry.parse(line)

    def test_replays_want_the_exact_notation(self) -> None:
        made = table()
        made.take(Entry.parse("*: order 1 0"))
        made.take(Entry.parse("*: enemy goblins 3"))
        with pytest.raises(BadNotation, match="must be written “take gold”"):
            made.take(Entry.parse("1: TAKE gold"))
        with pytest.raises(IllegalAction, match="No random event"):
            made.take(Entry.parse("*: order 1 0"))
        with pytest.raises(IllegalAction, match="no seat 7"):
            made.take(Entry.parse("7: take gold"))
