"""What fits above the prompt: parts of the board, the question, the choices in full or in short."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.cli.parts import IF_ROOM, WANTED, Part, Question, composed, fitted

ASKED = Question(["Which?"], ["1) one", "   brings much", "2) two", "   brings more"], [["1) 2)"]])
PARTS = (
    Part("head", ["HEAD"], 9, head=True),
    Part("court", ["court", "court"], 5),
    Part("players", ["players", "players"], WANTED),
    Part("province", ["province"], IF_ROOM),
    Part("rest", ["rest"], 0),
)


def note(left: Sequence[Part], short: bool) -> list[str]:
    told = [*(part.name for part in left), *(["short"] if short else [])]
    return [f"({' '.join(told)})"] if told else []


def shown(room: int | None) -> str:
    return " ".join(fitted(PARTS, ASKED, room, note).lines)


FULL = "Which? 1) one    brings much 2) two    brings more"


def test_everything_that_is_good_to_see_where_there_is_room() -> None:
    assert shown(11) == f"HEAD court court players players province {FULL}"


def test_where_nothing_gets_out_of_sight_only_what_the_decision_needs() -> None:
    assert shown(None) == f"HEAD court court players players {FULL}"


def test_what_is_only_good_to_see_goes_first() -> None:
    assert shown(10) == f"HEAD court court players players {FULL}"


def test_then_what_the_choices_bring_is_told_only_on_request() -> None:
    assert shown(9) == "HEAD court court players players (short) Which? 1) 2)"
    assert shown(8) == "HEAD court court players players (short) Which? 1) 2)"


def test_then_the_parts_that_are_needed_least_and_it_is_said_how_to_see_them() -> None:
    assert shown(7) == "HEAD court court (players short) Which? 1) 2)"
    assert shown(5) == "HEAD (court players short) Which? 1) 2)"
    assert shown(3) == "(head court players short) Which? 1) 2)"


def test_a_small_part_stays_where_there_is_no_room_for_a_large_one() -> None:
    parts = (Part("offer", ["offer"] * 9, 5), Part("land", ["land"], 4), Part("log", ["log"], 3))
    screen = fitted(parts, ASKED, 8, note)
    assert screen.lines == ["land", "log", "(offer)", *ASKED.asked, *ASKED.full]


def test_too_many_choices_come_in_leaves_below_the_question() -> None:
    many = Question(["Which?"], ["long"] * 20, [[f"{n})"] for n in range(1, 8)])
    screen = fitted(PARTS, many, 5, note)
    assert screen.lines == ["Which?", "1)", "2)", "3)"]
    assert screen.more == [["Which?", "4)", "5)", "6)"], ["Which?", "7)"]]
    assert [part.name for part in screen.left] == ["head", "court", "players"]


def test_a_choice_of_two_lines_stays_on_one_leaf() -> None:
    many = Question(["Which?"], ["long"] * 20, [["1)"], ["2)"], ["3)", "more"], ["4)"]])
    screen = fitted(PARTS, many, 5, note)
    assert [screen.lines, *screen.more] == [["Which?", "1)", "2)"], ["Which?", "3)", "more", "4)"]]


def test_players_stand_beside_the_board_where_they_have_a_narrow_form() -> None:
    cards = Part("players", ["a wide table"], 4, cards=["Ann 3", "Bob 5", "Cili 1"])
    assert composed([PARTS[0], PARTS[1], cards, PARTS[3]]) == [
        "HEAD",
        "court      Ann 3",
        "court      Bob 5",
        "province   Cili 1",
    ]
    assert composed([*PARTS[:2], cards, PARTS[4]])[-2:] == ["        Cili 1", "rest"]
    assert composed([PARTS[0], cards]) == ["HEAD", "a wide table"]
