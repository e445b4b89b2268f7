"""The browser's texts: what its sources ask for is in the catalogues, and nothing else is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast

from burgrave.games import names, sheet
from burgrave.locale.words import hyphened

WEB = Path(__file__).parents[2] / "web" / "src"
SOURCES = sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.tsx")])
# A key is written out, or begins as a template says and goes on with an id: `crest-${crest}`.
LITERAL = re.compile(r'"([a-z][a-z0-9]*(?:-[a-z0-9]+)*)"')
TEMPLATE = re.compile(r"`([a-z][a-z0-9-]*-)\$\{")
SAID = re.compile(r'\b(?:t|say)\("([^"]+)"')


def catalogues() -> set[str]:
    folder = files("burgrave.locale").joinpath("en")
    return {page.name.removesuffix(".ftl") for page in folder.iterdir()}


def keys(page: str) -> set[str]:
    text = files("burgrave.locale").joinpath("en", f"{page}.ftl").read_text(encoding="utf-8")
    return {e.id.name for e in FluentParser().parse(text).body if isinstance(e, ast.Message)}


def told_lines(game: str) -> Iterator[str]:
    """The lines of the log that a game's sheet asks for, some of them in person."""
    telling = sheet(game).telling
    if telling is not None:
        for kind in sheet(game).events:
            line = f"{telling.messages}-{hyphened(kind)}"
            yield from (line, f"{line}-you", f"{line}-of-you", f"{line}-us")
        for also in telling.also.values():
            yield from also.values()


def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


def test_every_text_of_the_pages_is_asked_for() -> None:
    told = sources()
    written = set(LITERAL.findall(told))
    begun = tuple(set(TEMPLATE.findall(told)))
    shared = {"advice", "cli", "common", "learn", "origins", "problems", *names()}
    shared |= {f"{page}-{name}" for page in ("advice", "problems") for name in names()}
    pages = {key for page in catalogues() - shared for key in keys(page)}
    written |= {key for name in names() for key in told_lines(name)}
    # What is told to the reader in person is asked for by the name of what is told of others.
    pages -= {key for key in pages if key.removesuffix("-you") in written}
    unused = {key for key in pages - written if not key.startswith(begun)}
    assert sorted(unused) == []


def test_every_text_that_is_asked_for_is_there() -> None:
    known = {key for page in catalogues() for key in keys(page)}
    assert sorted(set(SAID.findall(sources())) - known) == []
