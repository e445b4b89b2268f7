"""Several people at one terminal: handing over, secrets, saving, taking back."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Run, Typist
from tests.cli.pseudo import ENTER, UP, pseudo

PEOPLE = ("--seats", "Anna,Béla", "--seed", "s")
HAND_OVER = "Hand the terminal over to "


def entries(path: Path) -> list[str]:
    found = json.loads(path.read_text(encoding="utf-8"))["entries"]
    assert isinstance(found, list)
    return found


def turns(told: str) -> list[tuple[str, str]]:
    """Who sat there, and what they were shown, from each hand-over to the next."""
    return [(part.partition(".")[0], part) for part in told.split(HAND_OVER)[1:]]


def seated(*lines: str, times: int = 0) -> Typist:
    """Enter at each hand-over; else these lines, and then the first choice so many times."""
    left, more = list(lines), [times]

    def choose(shown: str) -> str | None:
        if shown.rstrip().endswith("screen:"):
            return ""
        if left:
            return left.pop(0)
        more[0] -= 1
        found = re.search(r"^ *(\w+)\) |^(\d+): ", shown, re.MULTILINE)
        return None if more[0] < 0 else "" if found is None else found[1] or found[2]

    return choose


@pytest.mark.parametrize("plain", [(), ("--plain",)], ids=["drawn", "plain"])
@pytest.mark.parametrize(
    ("game", "options", "one", "other"),
    [
        ("kingsburg", ("--governors",), ["1"], ["2"]),
        ("era", (), ["farm a1"], ["farm c3 turned"]),
        ("kings-will", (), ["1", "1"], ["3", "2"]),
    ],
    ids=["governor", "start pieces", "set-up"],
)
def test_what_one_chooses_in_secret_shows_in_no_byte_for_the_other(
    run: Run,
    tmp_path: Path,
    game: str,
    options: tuple[str, ...],
    one: list[str],
    other: list[str],
    plain: tuple[str, ...],
) -> None:
    """Two games that differ in nothing but Anna's secret look the same to Béla."""
    seen: list[str] = []
    for number, lines in enumerate((one, other)):
        path = tmp_path / f"{number}.json"
        typist = seated(*lines, times=60)
        told = run("play", game, *PEOPLE, *options, *plain, "--save", path, typed=typist).out
        first_turn, second_turn = turns(told)[:2]
        assert (first_turn[0], second_turn[0]) == ("Anna", "Béla")
        seen.append(second_turn[1])
    assert entries(tmp_path / "0.json") != entries(tmp_path / "1.json")
    begin = [text.partition("Béla> ")[0] for text in seen]
    assert begin[0] == begin[1]
    assert "Béla" in begin[0]


def test_cards_of_the_kings_will_stay_with_their_owner(run: Run, tmp_path: Path) -> None:
    typist = seated(times=30)
    words = ("play", "kings-will", *PEOPLE, "--save", tmp_path / "g.json")
    told = run(*words, typed=typist).out
    dealt = {
        name: re.findall(r"Your cards: “(.*?)” and “(.*?)”\.", " ".join(text.split()))[0]
        for name, text in turns(told)[:2]
    }
    assert set(dealt) == {"Anna", "Béla"}
    for name, text in turns(told)[:2]:
        (others,) = [cards for owner, cards in dealt.items() if owner != name]
        assert not any(card in text for card in others)


def test_the_screen_is_cleared_and_typed_lines_are_forgotten(tmp_path: Path) -> None:
    words = ("play", "kings-will", *PEOPLE, "--language", "en")
    with pseudo(*words, "--save", tmp_path / "game.json") as terminal:
        terminal.until("—\n")
        terminal.press(ENTER)
        terminal.until("screen: ")
        assert "\x1b[?1049h" in terminal.raw
        terminal.press(ENTER)
        terminal.until("Anna> ")
        mine = terminal.seen
        for typed in ("1", "1", "1", "1", "1"):
            terminal.press(f"{typed}{ENTER}")
            terminal.until("Anna> ")
        terminal.press(f"1{ENTER}")
        told = terminal.until("screen: ", "—\n")
        if told.endswith("—\n"):
            terminal.press(ENTER)
            terminal.until("screen: ")
        assert terminal.seen.strip().splitlines() == [
            "Hand the terminal over to Béla.",
            "Enter when only you can see the screen:",
        ]
        assert terminal.raw.count("\x1b[3J") == 3
        terminal.press(ENTER)
        terminal.until("Béla> ")
        assert mine != terminal.seen
        terminal.press(UP)
        terminal.press(f"q{ENTER}")
        assert terminal.ended() == 0
    assert "1q" not in terminal.shown
    assert terminal.raw.rindex("\x1b[?1049l") < terminal.raw.rindex("--resume")


def test_people_among_themselves_resume_their_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "kingsburg", *PEOPLE, "--save", path, typed=seated("1", "q"))
    result = run("play", "--resume", path, typed=seated("q"))
    assert (result.code, result.err) == (0, "")
    assert entries(path)


def test_saved_and_resumed_with_several_people(run: Run, tmp_path: Path) -> None:
    straight, broken = tmp_path / "straight.json", tmp_path / "broken.json"
    words = ("play", "kingsburg", "--seats", "Anna,bot,Béla", "--seed", "r", "--bots", "random")
    run(*words, "--save", straight, typed=seated(times=30))
    run(*words, "--save", broken, typed=seated(times=9))
    stopped = len(entries(broken))
    told = run("play", "--resume", broken, typed=seated(times=21)).out
    assert told.index(HAND_OVER) < told.index("> ")
    assert entries(broken) == entries(straight)
    assert 0 < stopped < len(entries(straight))


def test_a_whole_game_of_two_people_ends_with_what_everybody_may_know(
    run: Run, tmp_path: Path
) -> None:
    words = ("play", "kingsburg", *PEOPLE, "--save", tmp_path / "game.json")
    told = run(*words, typed=seated(times=3_000))
    assert told.code == 0
    assert "The game is over" in told.out
    assert {name for name, _ in turns(told.out)} == {"Anna", "Béla"}


def test_nobody_takes_back_what_another_person_has_answered(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ("play", "kingsburg", *PEOPLE, "--save", path)
    told = run(*words, typed=seated("u", "1", "u", "q")).out
    assert told.count("Nothing to take back") == 2
    assert sum(not entry.startswith("*") for entry in entries(path)) == 1


@pytest.mark.parametrize(
    ("seats", "more", "problem"),
    [
        ("Anna,Béla", ("--players", "2"), "--players cannot go together with --seats"),
        ("Anna,Béla", ("--name", "Cili"), "--name cannot go together with --seats"),
        ("bot,bot", (), "Nobody plays: --seats needs at least one name of a person."),
        ("Anna,anna", (), "Two people are called “anna”"),
        ("Anna", (), "Kingsburg is for 2 to 5 players, not 1."),
        ("Anna,", (), "A name has 1 to 40 characters"),
        ("Anna,nobody:Here", (), "This bot cannot be used"),
    ],
)
def test_seats_that_cannot_be(run: Run, seats: str, more: tuple[str, ...], problem: str) -> None:
    result = run("play", "kingsburg", "--seats", seats, *more)
    assert result.code == 2
    assert problem in result.err
    assert result.err.count("\n") == 1


def test_bots_among_people_have_names_and_kinds(run: Run) -> None:
    told = run("play", "kingsburg", "--seats", "Bea,bot,Cili,random", typed="").out
    head = " ".join(told.split())
    assert "B Bea (at this terminal), D David (Steady), C Cili (at this terminal)" in head
    assert "and E Emese (random)." in head
