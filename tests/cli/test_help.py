"""Help in columns: none runs into the next one, and none out of 80 columns, in any language."""

from __future__ import annotations

import re

import pytest

from burgrave.cli.terminal import cells, listed
from burgrave.games import names
from burgrave.locale import languages, speaker
from tests.cli.conftest import Run

COMMANDS = (
    *("games", "play", "simulate", "replay", "verify", "fuzz", "rules"),
    *("serve", "backup", "restore", "doctor", "prune", "store"),
)
LONG = {"a": "short", "a command that is much longer than any of its column mates": "text " * 20}


def test_a_long_command_stands_above_its_text() -> None:
    lines = listed(LONG, 60)
    assert lines[0] == "  a  short"
    assert lines[1].strip() == list(LONG)[1]
    assert lines[2].startswith("     text text")
    assert max(map(cells, lines[2:])) < 60


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_help_of_a_command(run: Run, command: str, language: str) -> None:
    words = [command] if command else []
    told = run(*words, "--help", "--language", language).out
    assert [line for line in told.splitlines() if cells(line) >= 80] == []


@pytest.mark.parametrize("language", languages())
def test_examples_and_their_texts_are_told_apart(run: Run, language: str) -> None:
    say = speaker(language).say
    told = run("--help", "--language", language).out.rpartition(say("example-begin"))[2]
    for key in ("play", "governors", "simulate", "help"):
        begin = re.escape(say(f"example-{key}")[:15])
        assert re.search(rf"^  burgrave \S.*\S {{2,}}{begin}", told, re.MULTILINE)
    seats = re.escape(say("example-seats")[:15])
    assert re.search(rf"--seats Anna,Béla,bot\n {{20,}}{seats}", told)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", names())
def test_the_help_at_the_prompt(run: Run, game: str, language: str) -> None:
    """Commands in one column, texts in another, each as long as it takes."""
    told = run("play", game, "--name", "Ann", "--language", language, typed="?\nq\n").out
    lines = told.partition("Ann> ?\n")[2].partition("Ann> ")[0].splitlines()
    assert [line for line in lines if cells(line) >= 80] == []
    heads = [re.match(r"  (\S.*?)(?: {2,}\S|$)", line) for line in lines]
    columns = {m.end() - 1 for m in heads if m is not None and not m[0].endswith(m[1])}
    assert len(columns) == 1
    own = speaker(language)
    for key in ("u", "rules", "b", "l", "s"):
        examples = [f"{game}-play-key-{key}", f"play-key-{key}"]
        shown = next(each for each in examples if own.has(each))
        assert own.say(shown) in [m[1] for m in heads if m is not None]
