"""The README's programs run as they stand."""

import re
from pathlib import Path

import pytest

from burgrave.arena.match import simulate
from burgrave.games import game

README = Path(__file__).parent.parent / "README.md"


def programs() -> list[str]:
    return re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), flags=re.DOTALL)


def test_the_first_bot_plays_and_beats_random_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mybot.py").write_text(programs()[0], "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    result = simulate(game("kingsburg"), ["mybot:BuilderBot", "random", "random", "random"], 40, 1)
    assert result.standings[0].wins > 20


def test_a_game_can_be_driven_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(programs()[1], "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("[")
