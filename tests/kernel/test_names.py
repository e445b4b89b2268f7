"""What somebody can be called, and who would be taken for somebody else."""

from __future__ import annotations

from unicodedata import category, name, normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burgrave.kernel.errors import BadOption
from burgrave.kernel.names import NAME_LENGTH, distinct, good_name, is_taken, mended
from burgrave.kernel.table import Player

UNSEEN = [
    *("", " ", "\u200b", "\u200d\u200c", "\u2060", "\ufeff", "\u00ad", "\u034f", "\u061c"),
    *("\u0301", "\u0301\u0302", "\u20dd", "\u2800", "\u2800\u2800", "\u3164", "\uffa0"),
    *("\u115f", "\u1160", "\u17b4", "\u180e", "\u180b", "\ufe0f", "\U000e0100", "\U000e0041"),
    *("\u3000", "\u00a0", "\u2028", "\U0001d159", "\u0301 \u200b"),
]
HIDDEN = [
    *("Anna\u200b", "An\u00adna", "An\u034fna", "An\u3164na", "Anna\u2800", "\u202eannA"),
    *("Anna\u2066", "An\u0000na", "An\u007fna", "An\nna", "An\tna", "An\u2028na", "Anna\ud800"),
    *("Anna\ue000", "Anna\U000e0061", "Anna\u115f", "Anna\ufe00"),
]


@pytest.mark.parametrize("name", [*UNSEEN, *HIDDEN, "x" * (NAME_LENGTH + 1), "\ufb2c" * 40])
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    for reads in (good_name, Player):
        with pytest.raises(BadOption, match="1 to 40 characters that can be seen"):
            reads(name)


BLANK = (
    *("HANGUL FILLER", "HANGUL CHOSEONG FILLER", "HANGUL JUNGSEONG FILLER", "SCRIPT FILLER"),
    *("VARIATION SELECTOR", "VOWEL INHERENT", "GRAPHEME JOINER", "PATTERN BLANK", "NULL NOTEHEAD"),
)


def test_letters_that_unicode_calls_blank_are_no_part_of_a_name() -> None:
    blank = {code for code in range(0x110000) if any(s in name(chr(code), "") for s in BLANK)}
    for code in blank - {0xFE0E, 0xFE0F}:  # these two are taken off
        with pytest.raises(BadOption, match="none that hide"):
            good_name(f"An{chr(code)}na")
        for near in (code - 1, code + 1):
            if near not in blank and category(chr(near))[0] in "LMNPS":
                assert good_name(f"An{chr(near)}na") == normalize("NFC", f"An{chr(near)}na")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("Zoe\u0301", "Zoé"),
        ("e\u0301" * NAME_LENGTH, "é" * NAME_LENGTH),
        ("Anna\u00a0M.", "Anna M."),
        ("\u2764\ufe0f", "\u2764"),
        ("李\u3000四", "李 四"),
        ("שָׂרָה", "שָׂרָה"),
        ("O'Brien-Šöß 3", "O'Brien-Šöß 3"),
        ("नीता", "नीता"),
        ("!", "!"),
    ],
)
def test_names_are_put_in_order(typed: str, name: str) -> None:
    assert good_name(typed) == Player(typed).name == name


@given(st.text(max_size=60))
def test_whatever_is_mended_is_a_good_name(text: str) -> None:
    assert good_name(mended(text)) == mended(text)


def test_mending_keeps_what_can_be_kept() -> None:
    assert mended("Anna\u200b") == "Anna"
    assert mended("\u3164") == "Guest"
    assert mended("Anna") == "Anna"
    # The limit falls between a letter and its accents, which stay together.
    assert mended("\ufb2c" * 40) == "\u05e9\u05bc\u05c1" * 13


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        *(("Anna", "ANNA", True), ("Anna", "\uff21nna", True), ("Straße", "STRASSE", True)),
        *(("Anna", "\u0410nn\u0430", True), ("Ian", "lan", True), ("Bob", "B0b", True)),
        *(("ian", "Ian", True), ("Odo", "\u039f\u03b4o", False), ("ﬁn", "fin", True)),
        *(("Anna", "Hanna", False), ("Zoé", "Zoe", False), ("Lili", "Illi", False)),
    ],
)
def test_some_names_look_alike(one: str, other: str, alike: bool) -> None:
    assert is_taken(one, [other]) == is_taken(other, [one]) == alike


@given(st.lists(st.text(min_size=1, max_size=45).map(mended), min_size=2, max_size=6))
def test_names_told_apart_stay_good_names(wishes: list[str]) -> None:
    told: list[str] = []
    for wish in wishes:
        told.append(distinct(wish, told))
        assert good_name(told[-1]) == told[-1]
        assert not is_taken(told[-1], told[:-1])


def test_a_number_does_not_make_a_name_too_long() -> None:
    name = "x" * NAME_LENGTH
    assert distinct(name, [name]) == "x" * (NAME_LENGTH - 2) + " 2"
    assert distinct("Anna", ["ANNA", "anna 2"]) == "Anna 3"
