"""A table: settles chance, plays what is forced, takes back what taught nobody anything."""

from __future__ import annotations

import pytest

from burgrave import (
    BadNotation,
    BadOption,
    BadPosition,
    Event,
    FairDice,
    IllegalAction,
    Player,
    Rng,
    Table,
)
from burgrave.kernel.fair import SealedDice
from burgrave.kernel.table import CHANCE, Entry
from tests.kernel.tables import (
    ARMY,
    EVERYTHING,
    FIRST,
    GOVERNORS,
    KINGSBURG,
    dice,
    era_on_fire,
    kinds,
    lines,
    nobody_can_undo,
    play_on,
    players,
    table,
    table_at,
    waiting,
)


class TestPlaying:
    def test_a_table_settles_chance_until_somebody_has_to_decide(self) -> None:
        made = table(source=Rng(3))
        assert lines(made) == []
        made.start()
        assert made.waiting
        assert made.state.chance is None
        assert lines(made)[0].startswith("*: order ")
        assert kinds(made)[0] == "turn_order_drawn"

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
            "army token", [{"army_tokens": [1, 1]}, {"army_tokens": [0, 2]}], ARMY, year=5
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
        assert "kings_aid_good" not in kinds(made)
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
        assert kinds(made)[-1] == "enemy_revealed"
        assert made.state.chance is not None
        assert nobody_can_undo(made)

    def test_a_finished_game_is_finished(self) -> None:
        made = table(source=Rng(9))
        made.start()
        play_on(made, Rng(9))
        assert made.state.over
        assert nobody_can_undo(made)

    def test_from_the_end_nothing_leads_back(self) -> None:
        rich = {"goods": {"gold": 2}, "buildings": ["statue", "chapel", "church", "cathedral"]}
        made = table_at("year end", [rich, {"governor": "minstrel"}], GOVERNORS, year=5)
        assert waiting(made) == (0,)
        made.play(0, "use")
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
            if event.kind == "taken_back":
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
        (seen,) = made.view(0)["log"]
        assert (seen["kind"], seen["enemy"], seen["strength"]) == ("looked", "goblins", 3)
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
