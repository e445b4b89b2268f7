"""Playing in the terminal: whole games, undo, save and resume, and everything one can type."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from burgrave.locale import languages
from tests.cli.conftest import Run, first_choices
from tests.sparing import each_once

TABLES = {
    "first edition": ("--players", "4"),
    "two players": ("--players", "2", "--bots", "random", "--edition", "revised"),
    "all modules": (
        *("--players", "5", "--bots", "greedy,random", "--seat", "3"),
        *("--governors", "--army-tokens", "--more-buildings"),
    ),
}


def entries(path: Path) -> list[str]:
    found = json.loads(path.read_text(encoding="utf-8"))["entries"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize(("table", "language"), each_once(TABLES.values(), languages()))
def test_a_whole_game(run: Run, tmp_path: Path, table: tuple[str, ...], language: str) -> None:
    path = tmp_path / "game.json"
    words = ("play", "kingsburg", *table, "--name", "Ann", "--save", path, "--language", language)
    result = run(*words, "--seed", "whole", typed=first_choices())
    assert (result.code, result.err) == (0, "")
    assert f"burgrave verify {path}" in result.out
    record = json.loads(path.read_text(encoding="utf-8"))
    assert record["dice"]["seed"] in result.out
    assert record["dice"]["commitment"] in result.out
    for line in result.out.splitlines():
        assert len(line) < 80 or str(tmp_path) in line, line
    told = run("verify", path, "--language", language)
    assert told.code == 0
    assert record["hash"] in told.out


def test_the_end_tells_places_and_points_by_source(run: Run, tmp_path: Path) -> None:
    result = run("play", "kingsburg", "--seed", "end", "--name", "Ann", typed=first_choices())
    end = result.out[result.out.index("The game is over \N{BOX DRAWINGS LIGHT HORIZONTAL}") :]
    assert "1st" in end
    assert "Buildings" in end
    assert "Total" in end


def test_saved_and_resumed_is_the_same_game(run: Run, tmp_path: Path) -> None:
    straight, broken = tmp_path / "straight.json", tmp_path / "broken.json"
    words = ("play", "kingsburg", "--seed", "s", "--name", "Ann", "--governors", "--army-tokens")
    run(*words, "--save", straight, typed=first_choices())
    stopped = run(*words, "--save", broken, typed=first_choices(7))
    assert stopped.code == 0
    assert f"burgrave play --resume {broken}" in stopped.out
    assert entries(broken) == entries(straight)[: len(entries(broken))]
    run("play", "kingsburg", "--resume", broken, typed=first_choices(5))
    run("play", "--resume", broken, typed=first_choices())
    assert entries(broken) == entries(straight)
    finished = run("play", "kingsburg", "--resume", broken)
    assert "The game is over" in finished.out


def test_saved_games_are_listed_to_go_on_with(run: Run, tmp_path: Path) -> None:
    assert "No unfinished game is saved" in run("play", "--resume").out
    run("play", "kingsburg", "--seed", "one", "--name", "Ann", typed="1\nq\n")
    run("play", "era", "--seed", "two", "--name", "Béla", "--players", "2", typed="farm a1\nq\n")
    run("play", "kingsburg", "--seed", "over", "--name", "Cili", typed=first_choices())
    shelf = tmp_path / "state" / "burgrave"
    (shelf / "no-game.json").write_text("{}", encoding="utf-8")
    for number, path in enumerate(sorted(shelf.glob("kingsburg-*.json"))):
        os.utime(path, (number, number))
    told = run("play", "--resume", typed="7\n1\nq\n").out
    assert "  1)  Era: Medieval Age: Béla, " in told
    assert "  2)  Kingsburg: Ann, " in told
    assert "Cili" not in told
    assert "There is no choice 7" in told
    assert told.index("There is no choice 7") < told.index("── Era: Medieval Age")
    assert run("play", "--resume", typed="\n").code == 0


def test_the_same_seed_gives_the_same_game(run: Run, tmp_path: Path) -> None:
    paths = [tmp_path / name for name in ("one.json", "two.json", "other.json")]
    for path, seed in zip(paths, ("x", "x", "y"), strict=True):
        run("play", "kingsburg", "--seed", seed, "--save", path, typed=first_choices(9))
    assert entries(paths[0]) == entries(paths[1]) != entries(paths[2])


def test_undo_takes_a_choice_back_with_the_answers_to_it(run: Run, tmp_path: Path) -> None:
    plain, undone = tmp_path / "plain.json", tmp_path / "undone.json"
    words = ("play", "kingsburg", "--seed", "undo", "--save")
    run(*words, plain, typed="1\n1\nq\n")
    result = run(*words, undone, typed="1\n2\nu\n1\nq\n")
    assert "Taken back." in result.out
    assert entries(undone) == entries(plain)


def test_undo_ends_where_dice_fell(run: Run, tmp_path: Path) -> None:
    plain, undone = tmp_path / "plain.json", tmp_path / "undone.json"
    words = ("play", "kingsburg", "--seed", "undo", "--save")
    result = run(*words, undone, typed="u\n1\nu\nq\n")
    assert result.out.count("Nothing to take back") == 2
    run(*words, plain, typed="1\nq\n")
    assert entries(undone) == entries(plain)


def test_undo_works_after_resuming(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    words = ("play", "kingsburg", "--seed", "undo")
    run(*words, "--save", path, typed="1\n1\nq\n")
    before = entries(path)
    assert "Taken back." in run("play", "--resume", path, typed="u\nq\n").out
    assert entries(path) == before[: len(entries(path))]
    assert len(entries(path)) < len(before)


@pytest.mark.parametrize("language", languages())
def test_everything_one_can_type(run: Run, tmp_path: Path, language: str) -> None:
    other = tmp_path / "other.json"
    asked = [
        "?",
        "b",
        "d",
        "l",
        "l 3",
        "h",
        "h 1",
        "h 77",
        "odds",
        "",
        "77",
        "9" * 5000,
        "build all",
    ]
    saved = ["s", f"s {other}", f"s {tmp_path}", "u", "take wood", "b", "h 1", "d", "odds", "Q"]
    typed = "\n".join([*asked, *saved])
    result = run("play", "kingsburg", "--seed", "t", "--language", language, typed=typed)
    assert (result.code, result.err) == (0, "")
    assert "0: take wood" in entries(other)
    assert result.out.count(str(other)) >= 2


def test_rules_can_be_asked_for_at_the_prompt(run: Run) -> None:
    lines = ["rules inn", "? embassy", "rules K-2b.4", "rules dice", "rules", "? elephants", "q"]
    told = run("play", "kingsburg", "--seed", "t", typed="\n".join(lines)).out
    assert "  K-B.inn Inn (C-I): cost 1/1/0" in told
    assert "  K-B.embassy Embassy (F-IV): cost 2/2/2" in told
    assert "  K-2b.4 To influence an advisor" in told
    assert "more; say a little more, or give a number." in told
    # Without a word: the rule of what is asked, the king's aid of the first year.
    assert "  K-1.3 If these are tied on goods as well" in told
    assert "Other rules, for instance: rules inn" in told
    assert "No rule speaks of “elephants”." in told
    german = run("--language", "de", "play", "era", typed="regeln sägemühle\nq\n").out
    assert "  E-B.lumber_mill Sägemühle (2 / 1 / 0" in german


def test_hints_stand_beside_the_choices(run: Run) -> None:
    told = run("play", "kingsburg", "--seed", "t", "--name", "Ann", typed="2\nq\n").out
    assert "2)  Take 1 wood — then you have 1 wood; enough for Barricade" in told
    assert "Notation: take gold" in run("play", "--seed", "t", typed="h 1\nq\n").out


def test_the_end_of_input_saves_and_says_how_to_go_on(run: Run, tmp_path: Path) -> None:
    result = run("play", "kingsburg", "--seed", "e", typed="1\n")
    saved = list((tmp_path / "state" / "burgrave").glob("kingsburg-*.json"))
    assert result.code == 0
    assert len(saved) == 1
    assert f"burgrave play --resume {saved[0]}" in result.out


def test_an_interrupt_saves_and_ends_with_130(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"

    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    result = run("play", "kingsburg", "--save", path)
    assert (result.code, result.err) == (130, "")
    assert f"--resume {path}" in result.out
    assert path.exists()


def test_a_seat_and_names_of_ones_own(run: Run) -> None:
    words = ("play", "kingsburg", "--players", "3", "--seat", "2", "--name", "Bela", "--seed", "n")
    told = " ".join(run(*words, typed="q\n").out.split())
    assert "At the table: C Cindy (Steady), B Bela (you) and D David (Steady)." in told


def test_a_game_is_told_again(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "kingsburg", "--seed", "r", "--name", "Ann", "--save", path, typed=first_choices())
    story = run("replay", path).out
    assert "Year V begins." in story
    assert "Total" in story
    steps = run("replay", path, "--all").out
    assert all(f"  {entry}\n" in steps for entry in entries(path))
    for language in languages():
        moment = run("replay", path, "--step", "40", "--language", language)
        assert moment.code == 0
        assert f"  40  {entries(path)[39]}\n" in moment.out


def test_a_game_can_be_walked_through(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "kingsburg", "--seed", "r", "--name", "Ann", "--save", path, typed=first_choices())
    last = len(entries(path))
    walk = "\n".join(("", "-", "-", ">", "<", "40", "nonsense", str(last), "+", "q"))
    told = run("replay", path, "--walk", typed=walk)
    assert told.code == 0
    places = [int(n) for n in re.findall(r"^(\d+) of \d+>", told.out, re.MULTILINE)]
    second = next(n for n in places if n > 1)
    assert places == [0, 1, 0, 0, second, 0, 40, 40, last, last]
    assert f"  40  {entries(path)[39]}\n" in told.out
    assert "This is the beginning." in told.out
    assert "This is the end." in told.out
    assert f"a number from 0 to {last} leads to that step" in " ".join(told.out.split())


def test_key_moments_are_listed_and_lead_there(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "kingsburg", "--seed", "r", "--name", "Ann", "--save", path, typed=first_choices())
    told = run("replay", path, "--walk", typed="k\nk2\nk9\nq\n").out
    listed = re.findall(r"^k(\d)  moment (\d+): \S+ .(\d+)$", told, re.MULTILINE)
    assert [int(number) for number, _, _ in listed] == [1, 2, 3, 4, 5]
    places = [int(n) for n in re.findall(r"^(\d+) of \d+>", told, re.MULTILINE)]
    assert places == [0, 0, int(listed[1][1]), int(listed[1][1])]
    running = tmp_path / "running.json"
    run("play", "kingsburg", "--seed", "r", "--save", running, typed="1\nq\n")
    assert "no key moments" in run("replay", running, "--walk", typed="k\nq\n").out


def test_a_bad_record_is_told_in_three_languages(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "kingsburg", "--seed", "r", "--save", path, typed="1\nq\n")
    path.write_text(path.read_text("utf-8").replace('"format": 1', '"format": 2'), "utf-8")
    told = [run("verify", path, "--language", language).err for language in languages()]
    assert "reads records of format 1" in told[0]
    assert "liest Aufzeichnungen im Format 1" in told[1]
    assert "1. formátumú jegyzőkönyvet olvas" in told[2]


def test_a_running_game_is_told_so_far(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "kingsburg", "--seed", "r", "--save", path, typed="1\nq\n")
    assert run("replay", path).out.endswith("The game is not over yet.\n")
    assert "The game is not over yet." in run("verify", path).out


@pytest.mark.parametrize(
    ("game", "language", "wanted"),
    [
        ("era", "de", ("── Era: Das Mittelalter ─", "David (Solide)")),
        ("kings-will", "hu", ("── A király akarata ─", "David (Megfontolt)")),
    ],
)
def test_games_and_bots_are_named_in_the_reader_s_language(
    run: Run, game: str, language: str, wanted: tuple[str, ...]
) -> None:
    told = " ".join(run("play", game, "--language", language, typed="q\n").out.split())
    for words in wanted:
        assert words in told
