"""What is wrong with what somebody brings: every sentence has its place, in three languages."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from burgrave import BadOption, BadPosition, BurgraveError, IllegalAction, names
from burgrave.kernel.errors import Phrase, noun, quoted
from burgrave.locale import languages, speaker
from burgrave.locale.problems import said
from burgrave.server.positions import read, restored
from burgrave.server.replays import read_record
from tests.locale.test_numbers import KEY as KEYS
from tests.locale.test_numbers import catalogues
from tests.server.broken_records import BROKEN as BROKEN_RECORDS
from tests.server.test_positions import BROKEN, RECORDS

SOURCES = sorted(Path("src/burgrave").rglob("*.py"))
KEY = re.compile(rf"(({'|'.join(names())})-)?(amiss|refused)-[a-z-]+")
BY_NAME = {"amiss-position", "amiss-record"}
"""What a document can be; its name is put together."""
BY_LANGUAGE = {"amiss-rules", "amiss-either"}
"""What only whoever tells a sentence adds."""
ALSO = {"_wrong": {"number", "line"}, "Phrase": set[str]()}
"""What some functions add to the facts that they are given."""
FORMS = ("_acc", "_dat", "_or")


class Raised:
    """One place in the sources that names a sentence, and the facts that it gives."""

    def __init__(self, path: Path, call: ast.Call, key: str) -> None:
        self.key = key
        self.where = f"{path}:{call.lineno}"
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        self.facts = {word.arg for word in call.keywords if word.arg} | ALSO.get(name, set())
        for argument in call.args[1:]:
            if isinstance(argument, ast.Dict):
                self.facts |= {str(ast.literal_eval(each)) for each in argument.keys if each}


@cache
def raised() -> list[Raised]:
    return list(_raised())


def _raised() -> Iterator[Raised]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for each in node.args[:2] if isinstance(node, ast.Call) else ():
                for part in ast.walk(each) if isinstance(each, ast.Constant | ast.IfExp) else ():
                    if isinstance(part, ast.Constant) and KEY.fullmatch(str(part.value)):
                        assert isinstance(node, ast.Call)
                        yield Raised(path, node, str(part.value))


def catalogue() -> set[str]:
    """The keys of all sentences about what is wrong: some catalogues have no others."""
    own = {name for name in catalogues("en") if name.startswith("problems")}
    found = {name: KEYS.findall(text) for name, text in catalogues("en").items()}
    return {key for name, keys in found.items() for key in keys if name in own or is_problem(key)}


def is_problem(key: str) -> bool:
    return KEY.fullmatch(key) is not None


KINDS_OF_VALUES = {"amiss-a-long-number", "amiss-a-long-text", "amiss-a-list", "amiss-an-object"}
"""They stand in a table."""


def test_every_sentence_is_raised_and_every_raised_one_is_there() -> None:
    told = {each.key for each in raised()} | BY_NAME | BY_LANGUAGE | KINDS_OF_VALUES
    assert sorted(catalogue() ^ told) == []


KINDS = ("BadPosition", "BadRecord", "BadNotation", "IllegalAction")


def test_no_sentence_about_what_is_brought_is_left_in_the_rules() -> None:
    """Neither the games nor the kernel say in English what is wrong with it."""
    for path in SOURCES:
        if "games" not in path.parts and "kernel" not in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in KINDS:
                    first = node.args[0]
                    assert not isinstance(first, ast.JoinedStr), f"{path}:{node.lineno}"
                    if isinstance(first, ast.Constant):
                        assert KEY.fullmatch(str(first.value)), f"{path}:{node.lineno}"


@pytest.mark.parametrize("language", languages())
def test_every_sentence_gets_the_facts_that_it_asks_for(language: str) -> None:
    voice = speaker(language)
    for each in raised():
        asked = {re.sub(f"({'|'.join(FORMS)})$", "", fact) for fact in voice.asks(each.key)}
        assert asked == each.facts, f"{each.where}: {each.key}"


def test_a_sentence_is_told_with_names_numbers_lists_and_reasons() -> None:
    building = Phrase("kings-will-building-school")
    problem = BadPosition("kings-will-amiss-building-twice", building=building)
    assert str(problem) == "The building “School” stands twice."
    assert said(problem, "de") == "Das Gebäude „Schule“ steht zweimal."
    assert said(problem, "hu") == "Kétszer áll ugyanaz az épület: „Iskola”."
    room = BadPosition("kings-will-amiss-no-room", goods=Phrase("kings-will-goods-coin", {"n": 12}))
    assert [said(room, language) for language in languages()] == [
        "There is no room for 12 coins.",
        "Für 12 Münzen ist kein Platz.",
        "12 érmének nincs hely.",
    ]
    either = BadOption("amiss-option-value", name="a", allowed=["x", "y", "z"], value=quoted("b"))
    assert str(either) == "Option a must be x, y or z, not “b”."
    assert said(either, "de") == "Die Option a muss x, y oder z sein, nicht „b“."
    entry = BadPosition("amiss-entry", number=1234, line="0: pa\x1b[31mss", reason=problem)
    assert said(entry, "de") == (
        "Eintrag 1.234, „0: pa?[31mss“, kann nicht stimmen: Das Gebäude „Schule“ steht zweimal."
    )
    assert noun("era-piece", "scorched_land").key == "era-piece-scorched-land"


@pytest.mark.parametrize("edition", ["first", "revised"])
def test_names_go_by_the_edition(edition: str) -> None:
    inn = Phrase("kingsburg-building-inn", {"edition": edition})
    told = said(BadPosition("kingsburg-amiss-more-buildings", building=inn), "de")
    assert told.startswith({"first": "„Kneipe“", "revised": "„Wirtshaus“"}[edition])


def test_an_error_goes_from_one_process_to_another() -> None:
    problem = BadPosition("amiss-entry", number=1, line="x", reason=BadOption("amiss-name", n=3))
    again = pickle.loads(pickle.dumps(problem))
    assert (type(again), str(again)) == (BadPosition, str(problem))
    assert again.facts["reason"].key == "amiss-name"


@pytest.mark.parametrize("language", ["de", "hu"])
def test_broken_records_and_positions_are_told_in_other_languages(language: str) -> None:
    good = RECORDS["kingsburg"].to_json()
    told: dict[str, BurgraveError] = {}
    for number, broken in enumerate(BROKEN_RECORDS):
        with pytest.raises(BurgraveError) as refused:
            read_record(broken(good))
        told[f"record {number}"] = refused.value
    for number, text in enumerate(BROKEN):
        with pytest.raises(BurgraveError) as refused:
            restored(read(text.encode()))
        told[f"position {number}"] = refused.value
    for which, problem in told.items():
        spoken = said(problem, language)
        assert spoken != str(problem), (which, spoken)
        assert spoken[-1] in ".”“", (which, spoken)
        assert not set(spoken.split()) & {"must", "This", "can't", "not"}, (which, spoken)


@pytest.mark.parametrize("language", languages())
def test_why_a_decision_is_refused_is_a_whole_sentence(language: str) -> None:
    for each in raised():
        if "-refused-" in each.key:
            for n in (1, 2):
                problem = IllegalAction(each.key, **dict.fromkeys(each.facts, n))
                told = said(problem, language)
                assert told[-1] == ".", told
                assert told == " ".join(told.split())
                assert (told == said(problem, "en")) == (language == "en"), told


def test_a_sentence_of_somebody_elses_game_says_itself() -> None:
    problem = BadPosition("In my game nobody has two hats.")
    assert str(problem) == said(problem, "en") == "In my game nobody has two hats."
    assert said(problem, "de") == (
        "Von hier aus können die Regeln nicht weitergehen: In my game nobody has two hats."
    )


@pytest.mark.parametrize("language", languages())
def test_a_long_text_of_a_stranger_is_told_in_short(language: str) -> None:
    told = said(BadOption("amiss-no-options", game="Carter", name="x" * 50_000), language)
    assert "xxx…" in told
    assert len(told) < 1000
