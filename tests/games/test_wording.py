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
from burgrave.locale import languages, speaker
from tests.games.test_events import GAMES, NAMES, late_walks, seen_by, some

pytestmark = pytest.mark.once
TABLES = 6
EVERY = 7
"""Of so many decisions one is looked at, and of its choices so many."""

TYPEWRITTEN = re.compile(r"a\(z\)|—|-\d|[\"']|\(\)|\S  |\([^()]*\(")
STAND_IN = re.compile(r"\b(itt|ide|innen|erre|tőle|neki|ennyi|kapja):|\bezzel az? \w+:")
TWO_COLONS = re.compile(r":.*:")
NAME = f"(?:{'|'.join(NAMES)})"
ONLY_NAMES = re.compile(rf"([^:]*): {NAME}(?:(?:, | und | és ){NAME})*\.$")
HEADS = {
    "de": {"Reihenfolge", "Am Zug", "Die Reihenfolge ist ausgelost", "Scheiben"},
    "hu": {"Sorrend", "Következik", "A kisorsolt sorrend", "Korongok"},
}
"""What may stand before nothing but names; a verb there has lost its subject."""
UNFINISHED = re.compile(rf"{NAME}, {NAME}\.")
"""Names in a list that ends without its last word."""
TELEGRAM = {
    "de": re.compile(
        r"[:;,] kein(e|en)? Platz\b"
        r"|: [^:.]*\b\d+ \w+ (ge\w+|ver\w+|er\w+)(en|t)[.,;]"
        r"|\bwurden? \w+ von\b"
        r"|\bkönntest du:|\bum \d+ vor(rücken)?\b"
        r"|\b[Ww]elche\w* \w+\? \("
    ),
    "hu": re.compile(r"\btudnál \w+:|\b[Mm]elyik \w+\? \(|\btöbb \w+ kerülnek \("),
}
"""A sentence that has lost its verb, or a verb that has lost its object."""
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
    for wrong in (TYPEWRITTEN, STAND_IN, WRONG[language], TELEGRAM[language], UNFINISHED):
        assert not wrong.search(line), f"{language}: {line}"
    head = ONLY_NAMES.match(line)
    assert head is None or head[1] in HEADS[language], f"{language}: {line}"


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


def answers(name: str, language: str) -> Iterator[str]:
    """What can be answered to the questions."""
    for look, _ in looks(name):
        legal = look.legal
        for action in legal[:: max(1, len(legal) // EVERY)]:
            yield describer(name).describe_action(look, action, speaker(language))


@pytest.mark.parametrize("language", ["de", "hu"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_asked_and_answered_is_well_said(name: str, language: str) -> None:
    asked = [describer(name).question(look, speaker(language)) for look, _ in looks(name)]
    for line in [*asked, *answers(name, language)]:
        assert_well_said(line, language)
        assert not TWO_COLONS.search(line), line


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_answer_of_a_menu_begins_large(name: str, language: str) -> None:
    for line in answers(name, language):
        assert not line[0].islower(), line


@pytest.mark.parametrize("language", ["de", "hu"])
@pytest.mark.parametrize("name", GAMES)
def test_the_table_and_the_hints_are_well_said(name: str, language: str) -> None:
    say, describe = speaker(language), describer(name)
    for look, players in looks(name):
        for line in describe.describe(look, say, NAMES[:players]).splitlines():
            assert_well_said(line.strip(), language)
        for action in look.legal[:EVERY]:
            assert_well_said(describe.brings(look, action, say), language)
