"""Everything that can be wrong with a position: shown by one, and said in three languages."""

from __future__ import annotations

from typing import Any

import pytest

import burgrave
from burgrave import BurgraveError, games
from burgrave.locale import languages, speaker
from burgrave.locale.problems import said
from tests.games.kingsburg.broken import at
from tests.games.own import own
from tests.locale.test_numbers import keys

SHARED = {
    "amiss-waits-for-both": at("build", asked=[0], drawing=True),
    "amiss-waits-for-nobody": at("build", asked=[]),
    "amiss-turn-behind": at("build", asked=[0], turn=2),
    "amiss-cannot-answer": at("build", asked=[1]),
    "amiss-nothing-due": at("build", drawing=True),
    "amiss-points-sign": at("build", {"points": {"defeats": 3}}, {}),
    "amiss-other-game": {"game": "chess", "seats": [{}, {}]},
    "amiss-other-rules": {"rules": "0", "seats": [{}, {}]},
    "amiss-option-kind": {"options": {"edition": 1}, "seats": [{}, {}]},
}
"""What several games say, here of Kingsburg."""


def broken(name: str) -> dict[str, Any]:
    """A position of a game for each of its sentences."""
    found: dict[str, Any] = own(name, "broken").BROKEN
    return found


def sentences(name: str) -> list[str]:
    """Those of a game, in whichever catalogue they stand."""
    return [key for key in keys("en") if key.startswith(f"{name}-amiss-")]


def refusal(name: str, position: dict[str, Any]) -> BurgraveError:
    with pytest.raises(BurgraveError) as refused:
        burgrave.game(name).restore(position)
    return refused.value


@pytest.mark.parametrize("name", games.names())
def test_every_sentence_of_a_game_is_shown_by_a_position(name: str) -> None:
    shown = [f"{name}-amiss-{what}" for what in broken(name)]
    assert sorted(shown) == sorted(sentences(name))
    for what, position in broken(name).items():
        assert refusal(name, position).key == f"{name}-amiss-{what}"
    for key, position in SHARED.items():
        assert refusal("kingsburg", position).key == key


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games.names())
def test_every_sentence_is_whole_in_every_language(name: str, language: str) -> None:
    voice = speaker(language)
    for position in broken(name).values():
        problem = refusal(name, position)
        told = said(problem, language)
        assert told.endswith("."), told
        assert told == " ".join(told.split())
        assert not set(told) & set("{}$\0\n"), told
        assert told.count(":") <= 1, told
        assert "a(z)" not in told.lower(), told
        assert (told == said(problem, "en")) == (language == "en"), told
        for fact in voice.asks(problem.key):
            assert fact in problem.facts or fact.rpartition("_")[0] in problem.facts, problem.key
