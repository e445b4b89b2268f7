"""The README's programs run as they stand."""

import re
from pathlib import Path

import pytest

from burgrave.arena.match import simulate
from burgrave.games import game

README = Path(__file__).parent.parent / "README.md"
EXAMPLES = README.parent / "examples"


def programs() -> list[str]:
    return re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), flags=re.DOTALL)


def test_the_first_bot_is_the_example_whose_types_are_checked() -> None:
    assert programs()[0] == (EXAMPLES / "builder_bot.py").read_text("utf-8")


def test_the_first_bot_plays_and_beats_random_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    line_up = ["builder_bot:BuilderBot", "random", "random", "random"]
    result = simulate(game("kingsburg"), line_up, 40, 1)
    assert result.standings[0].wins > 20


def test_a_game_can_be_driven_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(programs()[1], "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("[")
