"""The pages of the rules tell the numbers of the data: who tunes one has to write its rule anew.

Which rule tells which numbers stands in `tests/games/<game>/ruled.py`; that other languages tell
the same, in `tests/locale/test_rules.py`.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from burgrave.cli.rules import rules_in
from burgrave.games import names
from burgrave.games.provenance import origins
from tests.games.own import own

pytestmark = pytest.mark.once
RULES = Path(__file__).parents[2] / "docs" / "rules"
GAMES = [name for name in names() if origins(name)]
COUNTED = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
ORDERED = {"second": 2, "third": 3, "fourth": 4}
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII")
SPELLED = {
    **{word: number for number, word in enumerate(COUNTED)},
    **{word.capitalize(): number for number, word in enumerate(COUNTED)},
    **ORDERED,
    **{word: number for number, word in enumerate(ROMAN, 1)},
}
NUMBER = re.compile(rf"\d+|\b(?:{'|'.join(SPELLED)})\b")


def told(name: str) -> dict[str, str]:
    """The rules of a game without any rule's number, and by "" the whole page."""
    page = (RULES / f"{name}.md").read_text(encoding="utf-8")
    return {"": page} | {
        rule: re.sub(r"\b[A-Z]-\w+\.\w+|^\S+", "", text) for rule, text in rules_in(page)
    }


def numbers(text: str) -> Counter[int]:
    """All numbers of a text, in digits or in words."""
    found = NUMBER.findall(text)
    return Counter(int(each) if each.isdecimal() else SPELLED[each] for each in found)


@pytest.mark.parametrize("name", GAMES)
def test_rules_tell_the_numbers_of_the_data(name: str) -> None:
    ours, rules = own(name, "ruled"), told(name)
    wrong = {}
    for rule, expected in ours.RULED.items():
        wanted = Counter(expected) + numbers(ours.BESIDE.get(rule, ""))
        if numbers(rules[rule]) != wanted:
            wrong[rule] = (rules[rule], sorted(wanted.elements()))
    assert wrong == {}


@pytest.mark.parametrize("name", GAMES)
def test_rules_say_it_in_so_many_words(name: str) -> None:
    rules = told(name)
    assert [rule for rule, said in own(name, "ruled").SAID.items() if said not in rules[rule]] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_component_with_a_rule_is_compared(name: str) -> None:
    ids = {rule for rule in told(name) if re.search(r"\.[a-z]", rule)}
    assert ids <= set(own(name, "ruled").RULED)
