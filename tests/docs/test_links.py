"""Whatever a page points at is there: pages, headings, files, targets of make, commands."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from burgrave.cli import parser_of
from burgrave.cli.parser import BadUsage
from burgrave.locale import speaker
from tests.docs.pages import DOCS, PAGES, ROOT, anchors, blocks, links, name_of, ticked

FOLDERS = (
    *(ROOT, ROOT / "src" / "burgrave", ROOT / "examples" / "carter"),
    *sorted((ROOT / "src/burgrave/games").glob("*/")),
)
"""From where the pages name files."""
MADE = ("build/", "burgrave-data/", "server/static", "src/burgrave/server/static")
"""What is there only after a build, or at a host's."""
FILE = re.compile(r"[\w.-]+(?:/[\w.<>*{},-]+)+\.(?:py|md|toml|ts|tsx|ftl|json|ipynb|txt|in)")
PICTURES = DOCS / "screenshots"
OTHERS_PROGRAMS = re.compile(r"&&|^\d+ |\||\$\(")


def pages() -> list[object]:
    return [pytest.param(page, id=name_of(page)) for page in PAGES]


@pytest.mark.parametrize("page", pages())
def test_every_link_leads_somewhere(page: Path) -> None:
    missing = [link for link in links(page.read_text("utf-8")) if not leads_somewhere(page, link)]
    assert missing == []


def leads_somewhere(page: Path, link: str) -> bool:
    if re.match(r"[a-z]+:", link):
        return True
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    if target.suffix == ".webp" and not PICTURES.exists():
        return True  # a source package goes without the pictures
    if not anchor:
        return target.exists() and target.is_relative_to(ROOT)
    return (
        target.suffix == ".md" and target.exists() and anchor in anchors(target.read_text("utf-8"))
    )


@pytest.mark.parametrize("page", pages())
def test_every_file_that_is_named_is_there(page: Path) -> None:
    if page.name == "CHANGELOG.md":
        return  # which tells of what was, too
    named = [text for text in ticked(page.read_text("utf-8")) if FILE.fullmatch(text)]
    assert [text for text in named if not is_there(text)] == []


def is_there(text: str) -> bool:
    if text.startswith(MADE):
        return True
    patterns = [re.sub(r"<\w+>", "*", text)]
    if choices := re.search(r"\{(.*?)\}", text):
        patterns = [text.replace(choices[0], choice) for choice in choices[1].split(",")]
    return all(any(True for f in FOLDERS for _ in f.glob(pattern)) for pattern in patterns)


@pytest.mark.parametrize("page", pages())
def test_every_target_of_make_is_one(page: Path) -> None:
    text = page.read_text("utf-8")
    told = [*ticked(text), *(line for block in blocks(text) for line in block.splitlines())]
    named = {m[1] for line in told if (m := re.match(r"(?:\w+=\S+ )?make ([a-z][a-z-]*)", line))}
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert named <= targets


@pytest.mark.parametrize("page", pages())
def test_every_command_is_one_that_the_program_takes(page: Path) -> None:
    refused = [line for line in commands(page.read_text("utf-8")) if not is_taken(line)]
    assert refused == []


def commands(text: str) -> list[str]:
    """Lines of code blocks that begin with the command, without remarks."""
    lines = [
        line.partition("  #")[0].strip() for block in blocks(text) for line in block.splitlines()
    ]
    lines = [
        re.sub(r"^(?:PYTHONPATH=\S+ )?(?:\.venv/bin/)?burgrave ", "burgrave ", line)
        for line in lines
    ]
    return [
        line for line in lines if line.startswith("burgrave ") and not OTHERS_PROGRAMS.search(line)
    ]


def is_taken(line: str) -> bool:
    try:
        parser_of(speaker("en")).parse_args(shlex.split(line)[1:])
    except (BadUsage, SystemExit):
        return False
    return True
