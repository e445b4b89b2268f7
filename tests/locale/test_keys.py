"""A key of the catalogue is put together in one place of a program; others ask there."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from burgrave.games import names, room, sheet
from burgrave.kernel.sheet import Fact
from tests.docs.pages import ROOT
from tests.locale.test_numbers import keys

pytestmark = pytest.mark.once
PYTHON = re.compile(r'f"((?:[a-z]+-)+(?:\{[^{}"]*\}|[a-z-])+)"')
TYPESCRIPT = re.compile(r"`((?:[a-z]+-)+(?:\$\{[^{}`]*\}|[a-z-])+)`")
PUT_IN = re.compile(r"\$?\{[^{}]*\}")
Patterns = Iterator[tuple[str, Path, str]]
KEYS = keys("en")


def python() -> Patterns:
    """Patterns of the package; a game's words begin with its name, which it leaves to `say`."""
    rooms = {room(name): f"{name}-" for name in names()}
    for page in (ROOT / "src/burgrave").rglob("*.py"):
        owner = next((rooms[part] for part in (*page.parts, page.stem) if part in rooms), "")
        for found in PYTHON.findall(page.read_text("utf-8")):
            pattern = PUT_IN.sub("*", found)
            yield pattern if pattern.startswith(owner) else owner + pattern, page, found


def typescript() -> Patterns:
    """Patterns of the browser client."""
    for page in (ROOT / "web/src").rglob("*.ts*"):
        for found in TYPESCRIPT.findall(page.read_text("utf-8")):
            yield PUT_IN.sub("*", found), page, found


@pytest.mark.parametrize("patterns", [python, typescript])
def test_a_key_is_put_together_in_one_place(patterns: Callable[[], Patterns]) -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for pattern, page, found in patterns():
        wanted = re.compile(re.escape(pattern).replace(r"\*", "[a-z0-9-]+"))
        if "*" in pattern and any(wanted.fullmatch(key) for key in KEYS):
            places[pattern].append(f"{page.relative_to(ROOT)}: {found}")
    assert len(places) > 30
    assert {key: told for key, told in places.items() if len(told) > 1} == {}


def families() -> Iterator[str]:
    """What the sheets say that messages begin with, which go on with the id of a thing."""
    for name in names():
        telling = sheet(name).telling
        if telling is not None:
            yield from families_of(telling.facts)
        yield f"{name}-source-"
        yield f"option-{name}-"
        yield f"moment-{name}-"


def families_of(facts: Mapping[str, Fact]) -> Iterator[str]:
    for fact in facts.values():
        if fact.what == "noun" or fact.by:
            yield f"{fact.messages}-"
        yield from families_of(fact.within or {})
        for name, message in fact.names.items():
            yield message.removesuffix(name)


@pytest.mark.parametrize("patterns", [python, typescript])
def test_who_names_a_thing_reads_its_family_in_the_sheet(patterns: Callable[[], Patterns]) -> None:
    """The shared code puts an id behind it; a game's sheet alone has the messages of amounts."""
    known = tuple(f"{family}*" for family in families())
    told = [(page, found) for pattern, page, found in patterns() if pattern.startswith(known)]
    assert not [found for page, found in told if page.stem != "telling"]
