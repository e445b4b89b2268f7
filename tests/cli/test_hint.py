"""`hint` at the prompt: counsel for who plays alone, counted."""

from __future__ import annotations

import pytest

from burgrave.locale import languages, speaker
from tests.cli.conftest import Run


def asks(run: Run, *typed: str, language: str = "en", seats: str = "Ann,bot") -> str:
    """What somebody is shown who types this at the first question."""
    game = ("--language", language, "play", "kingsburg", "--seats", seats, "--seed", "5")
    return run(*game, typed="\n".join([*typed, "q", ""])).out


@pytest.mark.parametrize("language", languages())
def test_a_hint_tells_choices_numbers_and_why_and_is_counted(run: Run, language: str) -> None:
    said = speaker(language)
    word = said.say("play-words-hint").split()[0]
    shown = " ".join(asks(run, "hint", word, language=language).split())
    assert "1) " in shown
    assert " ± " in shown
    for number in (1, 2):
        assert said.say("counsel-counted", n=number) in shown


def test_where_nobody_has_learned_the_game_a_hint_says_so(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("burgrave.bots.judgement.knows", lambda game: False)
    shown = asks(run, "hint")
    assert "There is no counsel for Kingsburg" in shown
    assert "so far" not in shown


def test_among_several_people_there_is_no_counsel(run: Run) -> None:
    shown = asks(run, "", "hint", seats="Ann,Béla")
    assert "several people play" in shown
