"""Whole games as they are read in the languages that inflect: the log, what is asked, the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

import burgrave
from burgrave.arena.fuzz import combinations
from burgrave.arena.walk import Walk
from burgrave.games import describer
from burgrave.kernel.seat import Look
from burgrave.locale import speaker
from tests.games.test_events import GAMES, NAMES, late_walks, seen_by, some

pytestmark = pytest.mark.once
TABLES = 6
EVERY = 7
"""Of so many decisions one is looked at, and of its choices so many."""

TYPEWRITTEN = re.compile(r"a\(z\)|—|-\d|[\"']|\(\)|\S  |\([^()]*\(")
STAND_IN = re.compile(r"\b(itt|ide|innen|erre|tőle|neki|ennyi|kapja):")
TWO_COLONS = re.compile(r":.*:")
WRONG = {
    "de": re.compile(
        r"fehlt:? [2-9]|\b[Aa]lle 2\b"
        r"|\b1 (Siegpunkte|Waren|Handelswaren|Münzen|Hämmer|Schwerter|Schilde|Totenköpfe)\b"
        r"|\b(\d\d|[02-9]) (Siegpunkt|Ware|Handelsware|Münze|Schwert|Schild|Totenkopf)\b"
    ),
    "hu": re.compile(
        r" %|\b[Aa] [15]\b|\b[Aa]z [2-46-9]\b"
        r"|\b[Aa] „?(?![IVX]+\b)[AEIOUÁÉÍÓÖŐÚÜŰ]\w|\b[Aa]z „?[BCDGHJKPTVZ]\w"
        r"|\d (pontok|kockák|katonák|áruk|érmék|kártyák|lépések|mezők|épületek|parasztok|tájak)\b"
    ),
}
"""What agrees with a number or goes by a sound, and does not."""


def assert_well_said(line: str, language: str) -> None:
    for wrong in (TYPEWRITTEN, STAND_IN, WRONG[language]):
        assert not wrong.search(line), f"{language}: {line}"


@pytest.mark.parametrize("name", GAMES)
def test_no_line_is_a_telegram(name: str) -> None:
    for language in ("de", "hu"):
        for options, players, log in some(name, 8):
            for event, you in seen_by(log, players):
                say = describer(name).describe_event
                line = say(event, speaker(language), NAMES[:players], options, you)
                assert_well_said(line, language)
                assert not TWO_COLONS.search(line), line
                assert line.endswith("."), line


@cache
def looks(name: str) -> list[tuple[Look, int]]:
    """What players who are asked see, at some tables."""
    game, found = burgrave.game(name), []
    tables = combinations(game)[:: max(1, len(combinations(game)) // TABLES)]
    begun = [Walk(game, players, options, 60 + n) for n, (players, options) in enumerate(tables)]
    for walk in [*begun, *late_walks(name)]:
        while not walk.state.over:
            if walk.state.actors and len(walk.taken) % EVERY == 0:
                found.append((Look(walk.state.actors[0], walk.state), walk.players))
            walk.step([])
    return found


def asked(name: str, language: str) -> Iterator[str]:
    """The questions, and the answers that can be given."""
    say, describe = speaker(language), describer(name)
    for look, _ in looks(name):
        yield describe.question(look, say)
        legal = look.legal
        for action in legal[:: max(1, len(legal) // EVERY)]:
            yield describe.describe_action(look, action, say)


@pytest.mark.parametrize("language", ["de", "hu"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_asked_and_answered_is_well_said(name: str, language: str) -> None:
    for line in asked(name, language):
        assert_well_said(line, language)
        assert not TWO_COLONS.search(line), line


@pytest.mark.parametrize("language", ["de", "hu"])
@pytest.mark.parametrize("name", GAMES)
def test_the_table_and_the_hints_are_well_said(name: str, language: str) -> None:
    say, describe = speaker(language), describer(name)
    for look, players in looks(name):
        for line in describe.describe(look, say, NAMES[:players]).splitlines():
            assert_well_said(line.strip(), language)
        for action in look.legal[:EVERY]:
            assert_well_said(describe.hint(look, action, say), language)
