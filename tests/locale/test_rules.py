"""The rules in every language are the same rules: no number is missing, in text or in value."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from burgrave.cli.rules import rules_in
from burgrave.games import component_names, names
from burgrave.locale import languages, speaker
from tests.games.own import own

RULES = Path(__file__).parents[2] / "docs" / "rules"
TRANSLATED = sorted(page.relative_to(RULES).as_posix() for page in RULES.glob("??/*.md"))


def entries(page: str) -> dict[str, str]:
    return dict(rules_in((RULES / page).read_text(encoding="utf-8")))


def numbers(text: str) -> list[str]:
    """The numbers that a rule tells, its own left out, in any order."""
    return sorted(re.findall(r"\d+", text.partition(" ")[2]))


def test_every_game_is_explained_in_every_language() -> None:
    wanted = {f"{code}/{game}.md" for code in languages() if code != "en" for game in names()}
    assert wanted <= set(TRANSLATED)


@pytest.mark.parametrize("page", TRANSLATED)
def test_no_rule_is_missing_and_none_is_added(page: str) -> None:
    english = entries(page.partition("/")[2])
    assert list(entries(page)) == list(english)


@pytest.mark.parametrize("page", TRANSLATED)
def test_every_rule_tells_the_same_numbers(page: str) -> None:
    english, translated = entries(page.partition("/")[2]), entries(page)
    told = {number: numbers(text) for number, text in translated.items()}
    assert told == {number: numbers(text) for number, text in english.items()}


@pytest.mark.parametrize("page", TRANSLATED)
def test_links_inside_the_page_lead_somewhere(page: str) -> None:
    text = (RULES / page).read_text(encoding="utf-8")
    heads = [line.lstrip("# ").lower() for line in text.splitlines() if line.startswith("##")]
    anchors = {re.sub(r"[^\w -]", "", head).replace(" ", "-") for head in heads}
    links = re.findall(r"\]\(#([^)]+)\)", text)
    assert set(links) <= anchors


@pytest.mark.parametrize("game", [name for name in names() if component_names(name)])
@pytest.mark.parametrize("language", languages())
def test_a_component_has_the_same_name_in_its_rule_and_at_the_table(
    game: str, language: str
) -> None:
    named = component_names(game)
    assert named is not None
    page = f"{game}.md" if language == "en" else f"{language}/{game}.md"
    about, found = own(game, "test_rule_links").ABOUT, 0
    for number, text in entries(page).items():
        part, _, id = number.partition(".")
        group = about.get(part)
        if group is None or number in about:
            continue
        name = named(speaker(language), group, {"id": id})
        assert name is not None
        said = text.partition(" ")[2].replace("'", "\u2019").lstrip("„")
        assert said.lower().startswith(name.lower()), f"{number}: {said[:40]}"
        found += 1
    assert found > 10
