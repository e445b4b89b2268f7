"""Numbers of components are asked of the data: whatever number a message types is none of those."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest
from fluent.syntax import FluentParser, ast

from burgrave.games import names
from burgrave.locale import languages
from tests.locale.test_numbers import catalogues

pytestmark = pytest.mark.once
DIGITS = r"(?<![\w.])(?:[2-9]|[1-9]\d+)(?!\w)"
WORDS = {
    "en": r"two|three|four|five|six|seven|eight|nine|ten|twelve|third|fourth|fifth",
    "de": r"zwei|drei\w*|vier\w*|fünf\w*|sechs|sieben|acht|neun|zehn|zwölf|dritte\w*",
    "hu": r"két|kettő\w*|három\w*|harmadik\w*|négy\w*|öt|nyolc|kilenc|tíz",
}
"""More than one; that is a number, too, but mostly an article."""

TYPED = {
    "the shape of a game, which no data file has": """
        how-kings-will-act how-kings-will-act-about how-kings-will-wins-emblems
        kings-will-table-desk kings-will-table-after-actions kings-will-table-emblems-about
        kings-will-table-what-emblem-text
        kings-will-table-what-tile-* kings-will-table-setup-will kings-will-table-dealt
        kings-will-event-wills-dealt* kings-will-amiss-dealt-*
        era-table-city era-table-two-or-more era-table-what-die era-spot era-tell-fits era-hint-risk
        era-piece-wall-*
        game-kingsburg-part-3 option-kingsburg-edition-revised-hint flag-governors flag-army-tokens
        option-kingsburg-more-buildings-hint kingsburg-amiss-needs-governors
        kingsburg-gift-trade kingsburg-gift-short-trade
        kingsburg-ask-reward-alchemist kingsburg-governor-politician-effect
        kingsburg-amiss-dice-most kingsburg-amiss-groups-most kingsburg-amiss-two-groups
        kingsburg-amiss-neutral* glossary-kingsburg-*
    """,
    "chosen by the number of the data": """
        era-table-what-phase-1
    """,
    "so many players, minutes, games or keys": """
        game-*-time era-table-your-place *-two *-two-same
        *-neutral-disc *-steps-neutral *-first-game-neutral-about
        era-table-luck-told end-kingsburg-reinforcements-word kingsburg-table-court-keys
    """,
    "so many of a hundred tries": """
        era-counsel-* kings-will-counsel-* kingsburg-counsel-*
    """,
    "an example of a notation": """
        era-amiss-piece-written kingsburg-amiss-envoy-at kingsburg-amiss-no-influence
        kingsburg-board-legend
    """,
    "dice, goods and pieces of a lesson's own scene, or of an example": """
        how-kingsburg-influence-about how-kingsburg-mistake-1-about
        lesson-era-dice-eat* lesson-era-roll-mark lesson-era-build-farm lesson-era-walls-*
        lesson-era-skulls-bandits* lesson-era-alone-sword-right
        lesson-kings-will-tiles-* lesson-kings-will-build-emblems* lesson-kings-will-mistakes*
        lesson-kings-will-will-taxes-right lesson-kings-will-visit-disc-about
        lesson-kings-will-two-same-about
        lesson-kings-will-first-game-setup-about lesson-kings-will-first-game-take-about
        lesson-kingsburg-court-treasurer* lesson-kingsburg-build-church-about
        lesson-kingsburg-build-most lesson-kingsburg-order-* lesson-kingsburg-taken-*
        lesson-kingsburg-sway-* lesson-kingsburg-winter-alone* lesson-kingsburg-winter-recruit-*
        lesson-kingsburg-winter-enough-right lesson-kingsburg-mistakes* lesson-kingsburg-year-idea
        lesson-kingsburg-year-play-about lesson-kingsburg-modules-* lesson-kingsburg-two-*
    """,
}
"""Who may type a number, and why."""


def typed(language: str) -> Iterator[tuple[str, str]]:
    """The messages about games that type a number, and what they type."""
    pattern = re.compile(rf"{DIGITS}|(?<!\w)(?:{WORDS[language]})(?!\w)", re.IGNORECASE)
    for page, text in catalogues(language).items():
        if any(name in page for name in names()):
            for entry in FluentParser().parse(text).body:
                if isinstance(entry, ast.Message | ast.Term):
                    for part in texts_in(entry):
                        if pattern.search(part):
                            yield entry.id.name, part


def texts_in(node: ast.BaseNode) -> Iterator[str]:
    """All that is said as it is written, without what is put in and what is chosen by."""
    if isinstance(node, ast.TextElement | ast.StringLiteral):
        yield node.value
    elif not isinstance(node, ast.CallArguments | ast.Comment):
        for part in vars(node).values():
            for child in part if isinstance(part, list) else [part]:
                if isinstance(child, ast.BaseNode):
                    yield from texts_in(child)


@pytest.mark.parametrize("language", languages())
def test_only_these_messages_type_a_number(language: str) -> None:
    allowed = " ".join(TYPED.values()).split()
    found = dict(typed(language))
    others = {k: t for k, t in found.items() if not any(fnmatchcase(k, each) for each in allowed)}
    assert others == {}, 'say it with DATA("…"), or tell here why no data file has it'


def test_none_is_allowed_for_nothing() -> None:
    found = {key for language in languages() for key, _ in typed(language)}
    allowed = " ".join(TYPED.values()).split()
    assert [each for each in allowed if not any(fnmatchcase(key, each) for key in found)] == []
