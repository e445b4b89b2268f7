"""Every component says honestly where it comes from, and the pages say the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from burgrave.games import names
from burgrave.games.provenance import KINDS, Origin, origins, page
from burgrave.kernel.component import ABOUT
from burgrave.locale import languages, speaker

DOCS = Path(__file__).parents[2] / "docs" / "rules"
ALL = [origin for game in names() for origin in origins(game)]


def known_as(origin: Origin) -> str:
    return f"{origin.game}-{origin.name(speaker('en'))}"


@pytest.mark.parametrize("origin", ALL, ids=known_as)
def test_every_component_has_one_of_the_four_kinds(origin: Origin) -> None:
    assert origin.kind in KINDS
    assert bool(origin.source) == (origin.kind == "sourced")
    assert all(source for _, source in origin.sourced)
    better = [*origin.printed, *(field for field, _ in origin.sourced)]
    assert len(better) == len(set(better))
    assert set(better) <= set(origin.entry) - set(ABOUT)
    # What is told one by one differs from the rest.
    assert not (origin.kind == "printed" and origin.printed)
    assert not (origin.kind == "sourced" and origin.sourced)


@pytest.mark.parametrize("language", languages())
def test_the_page_is_up_to_date_and_lists_every_component(language: str) -> None:
    folder = DOCS if language == "en" else DOCS / language
    text = (folder / "provenance.md").read_text(encoding="utf-8")
    assert text == page(speaker(language)), "run “make provenance”"
    parts = text.split("\n## ")[1:]
    for game, part in zip([game for game in names() if origins(game)], parts, strict=True):
        lines = [line for line in part.splitlines() if line.startswith("- **")]
        for origin in origins(game):
            kind = speaker(language).say(f"provenance-short-{origin.kind}")
            heads = [line for line in lines if line.startswith(f"- **{kind}**")]
            assert any(origin.name(speaker(language)) in line for line in heads), origin
            assert origin.source in part
