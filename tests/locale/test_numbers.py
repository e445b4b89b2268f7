"""Numbers of components in messages: asked of the data alike in terminal and browser."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from burgrave.games import files_of, names
from burgrave.games.numbers import number
from burgrave.locale import languages, speaker
from burgrave.locale.numbers import data
from tests.client import asked_of_client, needs_client

pytestmark = pytest.mark.once
WORDS = r'(?:, one: "(?P<one>[^"]+)", other: "(?P<other>[^"]+)")?'
ASKED = re.compile(rf'DATA\("(?P<path>[^"]+)"{WORDS}\)')
KEY = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
LESSONS = [files_of(name) / "lessons" for name in names()]
FOLDERS = [files("burgrave.locale"), *(folder for folder in LESSONS if folder.is_dir())]


def catalogues(language: str) -> dict[str, str]:
    """All that are said in a language, by name."""
    pages = [page for folder in FOLDERS for page in (folder / language).iterdir()]
    return {page.name: page.read_text("utf-8") for page in sorted(pages, key=lambda p: p.name)}


def keys(language: str) -> list[str]:
    """What all catalogues of a language tell, by key."""
    return [key for page in catalogues(language).values() for key in KEY.findall(page)]


def test_a_path_leads_to_a_number_or_to_how_many_there_are() -> None:
    statue = "kingsburg/buildings/building/statue"
    assert number(f"{statue}/cost/0") == 2
    assert number("kingsburg/governors/governor/provenance=house") == 9
    assert number("kingsburg/governors/governor/provenance!=house|sourced") < 15
    assert number("kingsburg/enemies/enemy/year=5/strength/least") == 7
    assert number("kings-will/scales/mood/least") == -4
    assert number("kings-will/scales/mood/least/size") == 4


def test_a_number_brings_the_word_that_goes_with_it() -> None:
    points = {"one": "Punkt", "other": "Punkte"}
    assert data("kingsburg/advisors/advisor/jester/points", **points) == "1 Punkt"
    assert data("kingsburg/buildings/building/statue/points", **points) == "3 Punkte"
    assert data("kingsburg/buildings/building/statue/points") == 3


def test_a_path_that_leads_nowhere_is_told() -> None:
    with pytest.raises(KeyError):
        number("kings-will/scales/cap/years")


@pytest.mark.parametrize("language", languages()[1:])
def test_every_language_asks_for_the_same_numbers(language: str) -> None:
    for name, catalogue in catalogues(language).items():
        theirs = {each["path"] for each in ASKED.finditer(catalogue)}
        ours = {each["path"] for each in ASKED.finditer(catalogues("en")[name])}
        assert theirs == ours, name


def test_a_flag_tells_its_number() -> None:
    assert str(number("kings-will/scales/cap/turns")) in speaker("hu").say("flag-turn-cap")


@needs_client
@pytest.mark.parametrize("language", languages())
def test_the_browser_puts_the_same_numbers_in(language: str) -> None:
    written = list(catalogues(language).values())
    ours = [ASKED.sub(_put_in, catalogue) for catalogue in written]
    assert ours != written
    assert not any("DATA(" in catalogue for catalogue in ours)
    assert asked_of_client("numbers.mjs", {"catalogues": written}) == ours


def _put_in(asked: re.Match[str]) -> str:
    """In the browser a number with its word is a text, and one alone a number."""
    words = {form: asked[form] for form in ("one", "other") if asked[form]}
    said = data(asked["path"], **words)
    return f'"{said}"' if words else str(said)
