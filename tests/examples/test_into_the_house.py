"""A game becomes one of the house by its name in the registry, and by no other shared line."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import burgrave
from tests.docs.pages import ROOT
from tests.examples.house import CARTER, run_in, with_carter, with_its_tests

pytestmark = pytest.mark.once
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with the carter's files where the page says that they go."""
    folder = tmp_path_factory.mktemp("house")
    with_carter(folder / "burgrave", Path(burgrave.__file__).parent, os.symlink)
    return folder


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("games",), "The Carter, 2 to 4 players"),
        (("simulate", "carter", "--bots", "random,random", "--games", "3"), "random"),
        (("play", "carter", "--players", "2", "--road", "long", "--plain"), "The Carter"),
        (("fuzz", "carter", "--games", "3"), "No errors."),
    ],
    ids=lambda each: each[0] if isinstance(each, tuple) else "",
)
def test_commands_know_it(house: Path, words: tuple[str, ...], told: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "burgrave", *words],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(house), *sys.path])},
        input="1\nq\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert told in done.stdout


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole house with the carter in it, as whoever works on it has it."""
    folder = tmp_path_factory.mktemp("workshop") / "house"
    with_its_tests(folder)
    return folder


def passing(workshop: Path, *words: str) -> None:
    """The house's own tests of its sources, none of which knows the carter by name."""
    python = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    run_in(workshop, *python, "-m", "not thorough", *words)


def test_the_houses_tests_walk_over_it_too(workshop: Path) -> None:
    """Those that need files of its own; `make test-all` looks at all others."""
    files = ("games/test_rule_links", "games/test_soundness", "games/test_verbs")
    pages = [f"tests/{file}.py" for file in (*files, "locale/test_typed_numbers")]
    passing(workshop, "-k", "carter or typed_numbers", *pages)


SHARED = {
    "all games": "arena bots cli conformance counsel games golden kernel lessons rules server",
    "the whole": "locale docs/test_reference.py docs/test_links.py games/test_provenance.py",
}
"""Tests that are asked for the carter alone, and tests that look at everything at once."""


@pytest.mark.thorough
@pytest.mark.parametrize("kind", SHARED)
def test_the_houses_tests_all_pass_with_it(workshop: Path, kind: str) -> None:
    run_in(workshop, sys.executable, "-m", "tests.golden", "--write")
    run_in(workshop, "tools/provenance")
    only = ("-k", "carter") if kind == "all games" else ()
    passing(workshop, *only, *(f"tests/{each}" for each in SHARED[kind].split()))


def listed(title: str) -> set[str]:
    """The files of the table under a heading, where the example has them."""
    heading = rf"^## {title}: (\d+) files[^\n]*$(.*?)(?=^## |\Z)"
    [(count, part)] = re.findall(heading, PAGE, re.MULTILINE | re.DOTALL)
    files = re.findall(r"^\| `([^`]+)` \|", part, re.MULTILINE)
    homes = r"^(games/<game>/|(web)/src/<game>|(tests)/games/<game>|(tests/browser)/<game>)"
    told = {re.sub(homes, r"\2\3\4", file) for file in files}
    assert len(told) == len(files) == int(count) <= 12
    return {file.replace("<game>", "carter") for file in told}


def test_the_page_names_every_file_and_they_are_few() -> None:
    there = {path.relative_to(CARTER).as_posix() for path in CARTER.rglob("*.*") if path.is_file()}
    there = {name for name in there if "__pycache__" not in name}
    titles = ("Rules and terminal", "Its own tests", "A board in the browser")
    files = [file for title in titles for file in listed(title)]
    assert sorted(files) == sorted(there)
