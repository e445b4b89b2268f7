"""Records: exact round trips, and a sentence for everything that is wrong with one."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pytest

import burgrave
from burgrave import BadRecord, FairDice, Record, Rng, Table, replay, resume, verify
from burgrave.kernel.fair import SealedDice, commitment_of
from burgrave.kernel.game import Value
from burgrave.kernel.table import CHANCE
from tests.kernel.tables import (
    ARMY,
    EVERYTHING,
    FIRST,
    GOVERNORS,
    KINGSBURG,
    dice,
    era_on_fire,
    finished,
    play_on,
    players,
    table,
    table_at,
)
from tests.sparing import one_of

Doc = dict[str, Any]
OPENING = [
    "*: order 0 1",
    "*: enemy zombies 4",
    "0: take wood",
    "1: take wood",
    "*: neutral 3 4 6",
    "*: neutral 1 2",
    "*: roll 1 2 5",
    "*: roll 1 3 3",
    "1: influence 4 with 3 1",
]
OPENING_HASH = "d1825c4a096f5d227c711fe50a0c77a199c7a93b25c584917ce3716937cb0e77"


@cache
def ended_game() -> str:
    """A finished game that tells its seed."""
    return Record.of(finished(3, EVERYTHING)).to_json()


@cache
def running_game() -> str:
    """A running game that does not."""
    return Record.of(finished(2, FIRST, decisions=40)).to_json()


def edited(text: str, edit: Callable[[Doc], object]) -> str:
    doc = json.loads(text)
    edit(doc)
    return json.dumps(doc)


def refusal(text: str) -> str:
    """The sentence that a wrong record gets."""
    with pytest.raises(BadRecord) as caught:
        burgrave.record(text)
    sentence = str(caught.value)
    assert sentence.isprintable()
    assert sentence.endswith(".")
    assert len(sentence) < 700
    return sentence


class TestRoundTrips:
    @pytest.mark.parametrize("options", list(KINGSBURG.option_sets()), ids=str)
    @pytest.mark.parametrize("seats", [2, 5])
    def test_a_finished_game_comes_back_exactly(
        self, options: Mapping[str, Value], seats: int
    ) -> None:
        played = finished(seats, options, number=seats)
        assert played.state.over
        record = Record.of(played)
        read = burgrave.record(record.to_json())
        assert read.to_json() == record.to_json()
        again = replay(read)
        assert again.state.hash() == played.state.hash() == record.hash
        assert again.state.position() == played.state.position()
        assert [str(e) for e in again.entries] == [str(e) for e in played.entries]
        assert [e.view(0) for e in again.log] == [e.view(0) for e in played.log]
        assert Record.of(again).to_json() == record.to_json()

    @pytest.mark.parametrize("decisions", [0, 1, 2, 5, 30, 100])
    @pytest.mark.parametrize("options", [FIRST, EVERYTHING], ids=["first", "everything"])
    def test_so_does_a_running_one(self, options: Mapping[str, Value], decisions: int) -> None:
        played = finished(3, options, number=7, decisions=decisions)
        record = Record.of(played)
        read = burgrave.record(record.to_json())
        assert read.to_json() == record.to_json()
        assert Record.of(replay(read)).to_json() == record.to_json()
        assert replay(read).waiting == played.waiting

    def test_a_game_without_fair_dice_has_a_record_too(self) -> None:
        played = table(2, Rng(5))
        played.start()
        play_on(played, Rng(6))
        read = burgrave.record(Record.of(played).to_json())
        assert read.dice is None
        assert verify(read).dice == "none"
        assert replay(read).state.hash() == played.state.hash()

    def test_a_game_can_begin_at_a_position(self) -> None:
        seats = [{"governor": "herald"}, {"governor": "duke"}]
        played = table_at("governors aid", seats, GOVERNORS, enemy="goblins 3")
        played.play(0, "look")
        text = Record.of(played).to_json()
        read = burgrave.record(text)
        assert read.to_json() == text
        assert replay(read).state.hash() == played.state.hash()
        broken = edited(text, lambda doc: doc["begin_at"].update(year=9))
        assert "“year” must be a whole number from 1 to 5" in refusal(broken)
        assert "not complete" in refusal(edited(text, lambda doc: doc["begin_at"].pop("season")))
        other = edited(text, lambda doc: doc["begin_at"].update(enemy="orcs 3"))
        assert "another hash" in refusal(other)

    def test_the_hash_is_the_same_on_every_machine(self) -> None:
        played = finished(2, FIRST, number=2026, decisions=3)
        lines = [str(entry) for entry in played.entries]
        assert played.dice is not None
        assert (lines, Record.of(played).hash) == (OPENING, OPENING_HASH)

    def test_forced_moves_stay_marked(self) -> None:
        played = era_on_fire("farm a1")
        placed = played.state.legal(0)[0]
        played.play(0, placed)
        text = Record.of(played).to_json()
        forced, free = "0!: remove a1", f"0: {placed}"
        assert [str(e) for e in burgrave.record(text).entries][:2] == [forced, free]
        for line, wrong in ((forced, "0: remove a1"), (free, f"0!: {placed}")):
            assert "forced" in refusal(text.replace(line, wrong))


class TestSteps:
    def test_a_viewer_goes_through_a_game_step_by_step(self) -> None:
        played = finished(3, EVERYTHING)
        record = burgrave.record(Record.of(played).to_json())
        events = []
        for place, step in enumerate(record.replayed()):
            assert step.number == place + 1
            assert str(step.entry) == str(played.entries[place])
            events += step.events
        assert step.state.hash() == record.hash
        assert [e.view(None) for e in events] == [e.view(None) for e in played.log]

    def test_steps_stop_at_the_first_wrong_entry(self) -> None:
        played = finished()
        good = Record.of(played)
        entries = [*good.entries[:9], good.entries[0], *good.entries[9:]]
        bad = Record(KINGSBURG, good.options, good.players, None, None, entries, good.hash)
        steps = bad.replayed()
        for _ in range(9):
            next(steps)
        with pytest.raises(BadRecord, match=r"Entry 10, “\*: order .*”, can't be right"):
            next(steps)


class TestSeeds:
    def test_a_running_game_keeps_its_seed_to_itself(self) -> None:
        played = finished(2, decisions=10)
        assert isinstance(played.dice, FairDice)
        text = Record.of(played).to_json()
        assert played.dice.reveal() not in text
        assert json.loads(text)["dice"] == {
            "commitment": played.dice.commitment,
            "shares": ["anna's share", ""],
        }
        assert verify(burgrave.record(text)).dice == "sealed"
        # A replayed table knows no more than the record did.
        assert not isinstance(replay(burgrave.record(text)).dice, FairDice)

    def test_its_owner_can_have_it_and_the_end_shows_it(self) -> None:
        for played, reveal in ((finished(2, decisions=10), True), (finished(), False)):
            assert isinstance(played.dice, FairDice)
            text = Record.of(played, reveal).to_json()
            assert json.loads(text)["dice"]["seed"] == played.dice.reveal()
            assert verify(burgrave.record(text)).dice == "checked"

    def test_a_report_counts_what_was_checked(self) -> None:
        played = finished(4, ARMY)
        report = verify(Record.of(played))
        assert report.over
        assert report.outcomes == sum(entry.seat == CHANCE for entry in played.entries)
        assert report.forced == sum(entry.forced for entry in played.entries)
        assert report.decisions + report.forced + report.outcomes == len(played.entries)
        assert not verify(Record.of(finished(decisions=10))).over
        burned = era_on_fire("farm a1", "farm b1")
        report = verify(Record.of(burned))
        assert (report.outcomes, report.forced, report.decisions) == (0, 1, 0)

    def test_another_seed_is_found_out(self) -> None:
        other = (2).to_bytes(32, "big")
        changed = edited(ended_game(), lambda doc: doc["dice"].update(seed=other.hex()))
        assert "not the one that the dice were committed to" in refusal(changed)

    def test_another_seed_with_its_commitment_is_found_out_too(self) -> None:
        other = (2).to_bytes(32, "big")
        both = {"seed": other.hex(), "commitment": commitment_of(other)}
        sentence = refusal(edited(ended_game(), lambda doc: doc["dice"].update(both)))
        assert "is not what the dice gave" in sentence

    @pytest.mark.parametrize("shares", [["", "", ""], ["anna's share", "x", ""], ["", "", "x"]])
    def test_other_shares_are_found_out(self, shares: list[str]) -> None:
        sentence = refusal(edited(ended_game(), lambda doc: doc["dice"].update(shares=shares)))
        assert "is not what the dice gave" in sentence

    def test_verify_finds_what_was_put_together_by_hand(self) -> None:
        good = Record.of(finished())
        other = dice(2, number=9)
        bad = Record(KINGSBURG, good.options, good.players, other, None, good.entries, good.hash)
        with pytest.raises(BadRecord, match="not what the dice gave"):
            verify(bad)


class TestResuming:
    def test_a_saved_game_goes_on_as_if_it_had_never_stopped(self) -> None:
        without = finished(3, EVERYTHING, number=5)
        stopped = finished(3, EVERYTHING, number=5, decisions=60)
        again = resume(burgrave.record(Record.of(stopped, reveal=True).to_json()))
        assert again.state.hash() == stopped.state.hash()
        for entry in without.entries[len(stopped.entries) :]:
            if entry.seat >= 0 and not entry.forced:
                again.play(entry.seat, entry.text)
        assert Record.of(again).to_json() == Record.of(without).to_json()

    def test_the_last_decision_can_still_be_taken_back(self) -> None:
        played = table(2, dice(2))
        played.start()
        seat = played.waiting[0]
        played.play(seat, "take gold")
        again = resume(burgrave.record(Record.of(played, reveal=True).to_json()))
        again.undo(seat)
        assert again.waiting == (seat,)

    def test_without_the_seed_nobody_can_roll_on(self) -> None:
        record = burgrave.record(running_game())
        with pytest.raises(BadRecord, match="the seed of its dice"):
            resume(record)
        with pytest.raises(BadRecord, match="the seed of its dice"):
            resume(record, Rng(1))

    def test_fair_dice_are_not_exchanged(self) -> None:
        record = burgrave.record(Record.of(finished(decisions=9), reveal=True).to_json())
        with pytest.raises(BadRecord, match="goes on with its own dice"):
            resume(record, Rng(1))
        assert resume(record).waiting

    def test_a_game_with_another_source_needs_one(self) -> None:
        played = table(2, Rng(5))
        played.start()
        record = burgrave.record(Record.of(played).to_json())
        with pytest.raises(BadRecord, match="needs a source"):
            resume(record)
        # Fair dice can't vouch for rolls that they did not make.
        with pytest.raises(BadRecord, match="needs a source"):
            resume(record, dice(2))
        again = resume(record, Rng(6))
        play_on(again, Rng(7))
        assert again.state.over


class TestViews:
    def test_a_view_has_what_the_viewer_saw_and_nothing_else(self) -> None:
        seats = [{"governor": "herald"}, {"governor": "duke"}]
        played = table_at("governors aid", seats, GOVERNORS, enemy="goblins 3")
        played.play(0, "look")
        record = Record.of(played)
        for viewer in (0, 1, None):
            view = record.view(viewer)
            assert view == {"format": 1, **played.view(viewer)}
            assert ("goblins" in str(view)) == (viewer == 0)

    @pytest.mark.parametrize("viewer", [None, 1, 2])
    def test_hidden_facts_leave_no_trace(self, viewer: int | None) -> None:
        def chosen(place: int) -> Table:
            made = table(3, dice(3), GOVERNORS)
            made.start()
            made.play(0, made.state.legal(0)[place])
            return made

        one, two = (Record.of(chosen(place), reveal=True) for place in (0, 1))
        assert one.hash != two.hash
        assert one.view(viewer) == two.view(viewer)
        assert one.view(0) != two.view(0)

    def test_a_view_is_no_record(self) -> None:
        view = burgrave.record(running_game()).view(0)
        assert "hash" not in view
        assert "entries" not in view
        assert "only a whole record" in refusal(json.dumps(view))


def without(name: str) -> Callable[[Doc], object]:
    return lambda doc: doc.pop(name)


def put(name: str, value: object) -> Callable[[Doc], object]:
    return lambda doc: doc.update({name: value})


def put_in_dice(name: str, value: object) -> Callable[[Doc], object]:
    return lambda doc: doc["dice"].update({name: value})


def put_in_seat(name: str, value: object) -> Callable[[Doc], object]:
    return lambda doc: doc["seats"][0].update({name: value})


def put_entry(place: int, line: str) -> Callable[[Doc], object]:
    return lambda doc: doc["entries"].__setitem__(place, line)


def without_entry(place: int) -> Callable[[Doc], object]:
    return lambda doc: doc["entries"].pop(place)


class TestRefusals:
    @pytest.mark.parametrize(
        ("text", "sentence"),
        [
            ("", "not complete JSON"),
            ("{", "not complete JSON"),
            ("\0", "not complete JSON"),
            ("[]", "A record must be a JSON object"),
            ("null", "A record must be a JSON object"),
            ("{}", "“format” is missing"),
            ("[" * 100_000, "nested too deeply"),
            ('{"format": ' + "9" * 5000 + "}", "too long"),
            ('{"format": 1, "format": 1}', "“format” twice"),
            (
                "{" + ", ".join(f'"{n}": 1' for n in [*range(100_000), 99_999]) + "}",
                "“99999” twice",
            ),
            ('{"format": NaN}', "format 1"),
        ],
    )
    def test_what_is_no_record_at_all(self, text: str, sentence: str) -> None:
        assert sentence in refusal(text)

    @pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.99])
    def test_a_truncated_file(self, part: float) -> None:
        assert "not complete JSON" in refusal(ended_game()[: int(len(ended_game()) * part)])

    def test_a_missing_field(self) -> None:
        for name in json.loads(ended_game()):
            assert f"“{name}” is missing" in refusal(edited(ended_game(), without(name)))

    @pytest.mark.parametrize(
        ("edit", "sentence"),
        [
            (put("comment", "x"), "“comment” is no field of a record"),
            (put("line\nbreak", "x"), "“line?break” is no field"),
            (put_in_dice("luck", 7), "“luck” is no field of a record's “dice”"),
            (put_in_seat("rank", 7), "“rank” is no field of a record's “seats”"),
            (put("format", 2), "reads records of format 1"),
            (put("format", "1"), "reads records of format 1"),
            (put("format", True), "reads records of format 1"),
            (put("game", "chess"), "no game “chess”"),
            (put("game", 3), "“game” must be a text"),
            (put("rules", "0"), "version “0” of the rules of Kingsburg; this program plays"),
            (put("rules", 1), "“rules” must be a text"),
            (put("options", []), "“options” must be a JSON object"),
            (put("options", {}), "does not tell the option edition"),
            (put("options", {"edition": "third"}), "edition must be first or revised"),
            (put("options", {"edition": 1}), "must be a word, true or false"),
            (put("options", {"dragons": True}), "no option “dragons”"),
            (put("seats", []), "2 to 5 players, not 0"),
            (put("seats", {}), "“seats” must be a list"),
            (put("seats", ["Anna"] * 3), "must be a JSON object"),
            (put("seats", [{"name": "A", "player": "human"}] * 6), "2 to 5 players"),
            (put("seats", [{"name": "A", "player": "human"}] * 2), "one share for each seat"),
            (put_in_seat("name", ""), "1 to 40 characters"),
            (put_in_seat("name", "x" * 41), "1 to 40 characters"),
            (put_in_seat("name", "\ud800"), "1 to 40 characters"),
            (put_in_seat("name", None), "“name” must be a text"),
            (put_in_seat("player", 3), "“player” must be a text"),
            (put("dice", []), "“dice” must be a JSON object"),
            (put("dice", {}), "“commitment” is missing in a record's “dice”"),
            (put_in_dice("commitment", "abc"), "commitment of the dice must be 64"),
            (put_in_dice("commitment", "x" * 64), "commitment of the dice must be 64"),
            (put_in_dice("commitment", 3), "“commitment” must be a text"),
            (put_in_dice("seed", "xyz"), "64 hexadecimal digits"),
            (put_in_dice("seed", None), "“seed” must be a text"),
            (put_in_dice("shares", ["", ""]), "one share for each seat"),
            (put_in_dice("shares", ["\n", "", ""]), "one share for each seat"),
            (put_in_dice("shares", "abc"), "“shares” must be a list of texts"),
            (put("entries", {}), "“entries” must be a list of texts"),
            (put("entries", [1]), "“entries” must be a list of texts"),
            (put("entries", ["pass"]), "Entry 1, “pass”, can't be read"),
            (put("entries", ["*: order \0 1"]), "Entry 1, “*: order ? 1”, can't be right"),
            (put("entries", []), "After its 0 entries"),
            (put("hash", "0" * 64), "another hash than the record says"),
            (put("hash", "0" * 63), "hash must be 64 hexadecimal digits"),
            (put("hash", "G" * 64), "hash must be 64 hexadecimal digits"),
            (put("hash", None), "“hash” must be a text"),
            (put("checksum", "0" * 64), "its checksum is wrong"),
            (put("checksum", None), "“checksum” must be a text"),
            (put_in_seat("name", "Mallory"), "its checksum is wrong"),
            (put("begin_at", []), "“begin_at” must be a JSON object"),
            (put("begin_at", {"game": "chess"}), "not of Kingsburg"),
            (put("begin_at", None), "must be a JSON object"),
        ],
        ids=lambda part: part if isinstance(part, str) else "",
    )
    def test_a_wrong_field(self, edit: Callable[[Doc], object], sentence: str) -> None:
        assert sentence in refusal(edited(ended_game(), edit))

    def test_other_options_than_the_game_was_played_with(self) -> None:
        text = edited(ended_game(), lambda doc: doc["options"].update(governors=False))
        assert refusal(text).startswith("Entry ")

    def test_a_flipped_roll(self) -> None:
        entries = json.loads(ended_game())["entries"]
        place = next(i for i, line in enumerate(entries) if line.startswith("*: roll"))
        roll = "*: roll 1 1 1" if entries[place] != "*: roll 1 1 1" else "*: roll 1 1 2"
        sentence = refusal(edited(ended_game(), put_entry(place, roll)))
        assert sentence.startswith(f"Entry {place + 1}, “{roll}”, is not what the dice gave: “roll")

    def test_a_flipped_roll_shows_even_while_the_seed_is_secret(self) -> None:
        lines = json.loads(running_game())["entries"]
        for place in (i for i, line in enumerate(lines) if line.startswith("*: roll")):
            roll = "*: roll 1 1 1" if lines[place] != "*: roll 1 1 1" else "*: roll 6 6 6"
            refusal(edited(running_game(), put_entry(place, roll)))

    @pytest.mark.once
    @pytest.mark.parametrize("every", one_of([3, 1], 3))
    @pytest.mark.parametrize("game", [ended_game, running_game])
    def test_every_single_removed_entry(self, game: Callable[[], str], every: int) -> None:
        text = game()
        for place in range(0, len(json.loads(text)["entries"]), every):
            refusal(edited(text, without_entry(place)))

    def test_a_repeated_entry_is_named(self) -> None:
        def repeat_last(doc: Doc) -> None:
            doc["entries"].append(doc["entries"][-1])

        count = len(json.loads(ended_game())["entries"])
        assert refusal(edited(ended_game(), repeat_last)).startswith(f"Entry {count + 1}, ")

    def test_swapped_entries(self) -> None:
        def swap(doc: Doc) -> None:
            doc["entries"][0], doc["entries"][1] = doc["entries"][1], doc["entries"][0]

        assert refusal(edited(ended_game(), swap)).startswith("Entry 1, ")

    @pytest.mark.parametrize(
        ("line", "sentence"),
        [
            ("0: fly to the moon", "not possible now"),
            ("9: pass", "no seat 9"),
            ("*: roll 1 2 3", "No random event is due"),
            ("*: roll ² 2 3", "can't be read"),
            ("0: " + "x" * 5000, "can't be read"),
        ],
    )
    def test_a_decision_that_was_not_possible(self, line: str, sentence: str) -> None:
        lines = json.loads(running_game())["entries"]
        place = next(i for i, entry in enumerate(lines) if entry.startswith("0: "))
        text = edited(running_game(), put_entry(place, line))
        assert f"Entry {place + 1}, " in refusal(text)
        assert sentence in refusal(text)

    def test_notation_is_exact(self) -> None:
        lines = json.loads(running_game())["entries"]
        place = next(i for i, entry in enumerate(lines) if entry.startswith("*: roll"))
        spaced = lines[place].replace("roll ", "roll  ")
        text = edited(running_game(), put_entry(place, spaced))
        assert f"must be written “{lines[place][3:]}”" in refusal(text)

    def test_a_sealed_record_may_have_no_wrong_table(self) -> None:
        sealed = SealedDice("0" * 64, [""])
        bad = Record(KINGSBURG, {}, players(2), sealed, None, [], "0" * 64)
        with pytest.raises(BadRecord, match="can't begin"):
            replay(bad)


def test_a_record_tells_how_a_game_was_over_before_its_end() -> None:
    playing = finished(3, FIRST, decisions=40)
    record = Record.of(playing, ended="resigned", resigned=[1])
    told = burgrave.record(record.to_json())
    assert told == record
    assert (told.ended, told.resigned) == ("resigned", (1,))
    # The game is over, and with it the secret of its dice.
    assert verify(told).dice == "checked"
    assert verify(told).ended == "resigned"
    assert not verify(told).over
    assert verify(burgrave.record(running_game())).ended == ""
    assert told != Record.of(playing, reveal=True)


def test_a_game_that_was_played_to_its_end_was_not_ended_early() -> None:
    assert "played to its end" in refusal(
        edited(ended_game(), lambda doc: doc.update(ended="agreed"))
    )
    for ended in ("", "bored", None, 3):
        assert "“ended” must be" in refusal(edited(running_game(), put("ended", ended)))
    for seats in ([], [1, 0], [0, 0]):
        assert "each once and in order" in refusal(edited(running_game(), put("resigned", seats)))
    for wrong in ([-1], [2], ["0"], 0):
        assert "“resigned” must be a list" in refusal(
            edited(running_game(), put("resigned", wrong))
        )
    assert "changed after it was written" in refusal(edited(running_game(), put("resigned", [1])))
