"""At the limits: the longest, the first and the last that goes, and what comes right after it."""

from __future__ import annotations

import pytest

import burgrave
from burgrave import Action, BadNotation, BadOption, BadPosition, BadRecord, Rng
from burgrave.games import game
from burgrave.games.era.grid import Shape
from burgrave.games.kingsburg.components import Governor
from burgrave.kernel.chance import Chance
from burgrave.kernel.component import Component
from burgrave.kernel.document import Document
from burgrave.kernel.event import Event
from burgrave.kernel.fair import is_share
from burgrave.kernel.heading import heading
from burgrave.kernel.notation import impossible, words_of
from burgrave.kernel.record import Record
from burgrave.kernel.seats import check_viewer, seats_by_mask, seats_in
from burgrave.kernel.state import canonical, places, playout
from burgrave.kernel.table import Entry, Player
from tests.kernel.tables import finished

KINGSBURG = burgrave.game("kingsburg")


def test_the_longest_entry_kind_and_share() -> None:
    assert Entry.parse("0: " + "x" * 200).text == "x" * 200
    for kind in ("b", "b" * 60):
        assert Player("Anna", kind).kind == kind
    for kind in ("", "b" * 61, "two\nlines"):
        with pytest.raises(BadOption, match="1 to 60 printable characters"):
            Player("Anna", kind)
    assert is_share("x")
    assert is_share("x" * 200)
    assert not is_share("")
    assert not is_share("x" * 201)


def test_five_possible_decisions_are_named_and_the_rest_counted() -> None:
    legal: list[Action] = list(KINGSBURG.actions[:6])
    five = str(impossible(0, "fly", legal[:5]))
    assert five.count("“") == 6
    assert "more" not in five
    assert str(impossible(0, "fly", legal)).endswith(" or 1 more.")
    assert str(impossible(3, "fly", [])) == "Seat 3 has nothing to decide now."
    assert isinstance(impossible(0, "fly", legal), BadNotation)


def test_words_of_a_notation() -> None:
    assert words_of("Place  Wall_4 A3", "pass") == ["place", "wall", "4", "a3"]
    with pytest.raises(BadNotation, match="such as pass"):
        words_of("  ", "pass")


def test_seats_as_bits() -> None:
    assert seats_by_mask(2) == [(), (0,), (1,), (0, 1)]
    assert len(seats_by_mask(5)) == 32
    assert seats_in(0b10011) == [0, 1, 4]
    assert seats_in(0) == []


def test_viewers_are_seats_or_nobody() -> None:
    for viewer in (None, 0, 3):
        check_viewer(viewer, 4)
    for viewer in (-1, 4):
        with pytest.raises(BadOption, match=f"no seat {viewer}; seats are 0 to 3"):
            check_viewer(viewer, 4)


def test_what_is_short_is_said_back() -> None:
    def told(value: object) -> str:
        with pytest.raises(BadPosition) as problem:
            Document({"x": value}, "position").flag("x", False)
        return str(problem.value).removeprefix("“x” must be true or false, not ")

    assert told("a" * 60) == f"“{'a' * 60}”."
    assert told("a" * 61) == "a text so long."
    assert told(10**20 - 1) == f"{10**20 - 1}."
    assert told(1 - 10**20) == f"{1 - 10**20}."
    assert told(10**20) == told(-(10**20)) == "a number so long."
    assert (told(None), told(1.5), told([]), told({})) == ("null.", "1.5.", "a list.", "an object.")
    assert told(()) == "something else."


def test_defaults_stand_in_for_what_is_left_out() -> None:
    empty = Document({}, "position")
    assert empty.number("x", 4, 1, 4) == 4
    assert empty.flag("x", True) is True
    assert empty.text_or_none("x", "word") == "word"
    assert (empty.seats("x", 3), Document({"x": [0, 2]}, "position").seats("x", 3)) == (0, 5)
    with pytest.raises(BadPosition, match="from 0 to 2"):
        Document({"x": [3]}, "position").seats("x", 3)


def test_a_chance_is_drawn_by_its_weights() -> None:
    chance = Chance("draw", -1, ["a", "b", "c"], [2, 0, 1])
    assert chance.count == 3
    rng = Rng(1)
    drawn = {int(chance.sample(rng)) for _ in range(60)}
    assert drawn == {0, 2}
    assert [float(p) for _, p in chance.outcomes()] == pytest.approx([2 / 3, 0, 1 / 3])
    with pytest.raises(BadNotation, match="“d” is no outcome of draw; expected one like “a”"):
        chance.parse("d")
    assert repr(chance) == "<chance draw: 3 outcomes>"


def test_secrets_are_for_their_seat_and_are_news() -> None:
    secret = Event("looked", 0, {"open": 1}, {"card": "x"})
    assert secret.news
    assert secret.view(0) == {"kind": "looked", "seat": 0, "open": 1, "card": "x"}
    assert secret.view(1) == secret.view(None) == {"kind": "looked", "seat": 0, "open": 1}
    plain = Event("round begins", -1, {})
    assert not plain.news
    assert plain.view(None) == {"kind": "round begins"}
    assert Event("revealed", 1, {}, news=True).news


def test_options_have_their_own_kind() -> None:
    full = KINGSBURG.full_options(2, {"edition": "revised", "governors": True})
    assert (full["governors"], full["army_tokens"]) == (True, False)
    assert KINGSBURG.full_options(2, {})["edition"] == KINGSBURG.options[0].default
    with pytest.raises(BadOption, match="governors must be"):
        KINGSBURG.full_options(2, {"edition": "revised", "governors": "true"})
    for players in (True, 1, 6):
        with pytest.raises(BadOption, match="is for 2 to 5 players"):
            KINGSBURG.full_options(players, {})
    with pytest.raises(BadOption, match="has no option “weather”; it has edition"):
        KINGSBURG.full_options(2, {"weather": "fine"})
    with pytest.raises(BadOption, match="and no other"):
        burgrave.game("era").full_options(2, {"weather": "fine"})


def test_the_heading_of_a_position() -> None:
    assert heading({"seats": [{}, {}], "options": {"a": True}}, "era", "1") == (2, {"a": True})
    assert heading({"game": "era", "rules": "1"}, "era", "1") == (0, {})
    with pytest.raises(BadPosition, match="of the game “chess”, not of Era: Medieval Age"):
        heading({"game": "chess"}, "era", "1")
    with pytest.raises(BadPosition, match="of rules version 2; this program plays 1"):
        heading({"rules": "2"}, "era", "1")
    for field, told in (("game", f"“{'x' * 60}”"), ("rules", f" {'x' * 60};")):
        with pytest.raises(BadPosition, match=told):
            heading({field: "x" * 61}, "era", "1")
    wrong: list[object] = [1, None, []]
    for value in wrong:
        with pytest.raises(BadPosition, match="Option a must be a word, true or false"):
            heading({"options": {"a": value}}, "era", "1")


def test_equal_keys_share_a_place() -> None:
    assert places([(3, 1), (5, 0), (3, 1), (3, 2)]) == [3, 1, 3, 2]


@pytest.mark.parametrize("name", burgrave.names())
def test_a_playout_counts_real_choices(name: str) -> None:
    state = burgrave.game(name).new(2)
    twin, real, rng = state.copy(), 0, Rng(9)
    made = playout(state, Rng(9))
    while not twin.over:
        if twin.chance is not None:
            twin.settle(twin.chance.sample(rng))
            continue
        choices = twin.legal(twin.actors[0])
        real += len(choices) > 1
        twin.play(twin.actors[0], choices[rng.below(len(choices))])
    assert (made, state.hash()) == (real, twin.hash())


def test_long_lines_of_a_stranger_are_cut() -> None:
    def refused(line: str) -> str:
        text = (
            '{"format": 1, "game": "era", "rules": "1", "options": {}, "dice": null, "hash": "'
            + "0" * 64
            + '", "checksum": "", "seats": [{"name": "Anna", "player": "human"}], "entries": ["'
            + line
            + '"]}'
        )
        with pytest.raises(BadRecord) as problem:
            Record.from_json(text, game)
        return str(problem.value)

    assert f"“{'x' * 300}”, can't be read" in refused("x" * 300)
    assert f"“{'x' * 299}…”, can't be read" in refused("x" * 301)
    assert refused("x").startswith("Entry 1, “x”, can't be read")


def test_draws_begin_at_one_number() -> None:
    rng = Rng(3)
    assert {int(rng.below(1)) for _ in range(20)} == {0}
    for wrong in (0, -1):
        with pytest.raises(ValueError, match="at least 1"):
            rng.below(wrong)


def test_the_first_field_that_comes_twice_is_named() -> None:
    with pytest.raises(BadRecord, match="the field “a” twice"):
        Record.from_json('{"a": 1, "b": 2, "a": 3, "b": 4}', game)


def test_an_action_is_found_by_its_id_and_its_text() -> None:
    actions = KINGSBURG.actions
    last = len(actions) - 1
    for id in (0, last):
        assert KINGSBURG.action(id, actions[id].text) is actions[id]
    for id, text in ((-1, actions[last].text), (last + 1, actions[last].text), (0, "fly")):
        with pytest.raises(BadNotation, match=f"is not action {id} of"):
            KINGSBURG.action(id, text)


def test_what_is_composed_is_equal_by_its_parts() -> None:
    one, two = Shape(((0, 0),)), Shape(((0, 0), (1, 0)))
    assert one == Shape(((0, 0),))
    assert hash(one) == hash(Shape(((0, 0),)))
    assert one != two
    assert one != one.parts()


def test_what_is_of_another_kind_is_not_equal_whatever_its_parts() -> None:
    entry: dict[str, object] = {"id": "miner", "provenance": "printed"}
    assert Governor(entry) == Governor(entry)
    assert Component(entry).parts() == Governor(entry).parts()
    assert Component(entry) != Governor(entry)
    assert Governor(entry) != Component(entry)


def test_records_and_entries_are_equal_when_they_read_the_same() -> None:
    one = Entry(0, "pass")
    assert one == Entry(0, "pass", private=2)
    assert hash(one) == hash(Entry(0, "pass", private=2))
    for other in (Entry(1, "pass"), Entry(0, "keep"), Entry(0, "pass", forced=True), "0: pass"):
        assert one != other
    record = Record.of(finished(decisions=3))
    assert record == Record.of(finished(decisions=3))
    assert record != Record.of(finished(decisions=4))
    assert record != Record.of(finished(number=2, decisions=3))


def test_documents_have_one_text() -> None:
    assert canonical({"b": [1, 2.5], "a": {"é": "ő"}}) == '{"a":{"é":"ő"},"b":[1,2.5]}'


def test_states_are_equal_when_their_positions_are() -> None:
    one, two = KINGSBURG.new(players=2), KINGSBURG.new(players=2)
    assert one == two
    two.settle(0)
    assert one != two
    assert one != game("era").new(players=2)
    assert one != one.position()
