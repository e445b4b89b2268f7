"""`burgrave rules`: the rules in our own words, and which of them have a test."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from burgrave.cli.parser import Commands, Parser, add_command
from burgrave.cli.reading import words_of
from burgrave.cli.refusal import Refusal
from burgrave.cli.terminal import Terminal
from burgrave.games import files_of, names, place_of

if TYPE_CHECKING:
    from argparse import Namespace
    from importlib.resources.abc import Traversable

    from burgrave.locale import Speaker

_RULE = re.compile(r"^- \*\*([A-Z]-[\w.]+)\*\* (.*)$")
_RULING = re.compile(r"^### (R-[A-Z]\.\d+) (.*)$")
_RULINGS = "rulings"
_PROVENANCE = "provenance"
_UNCOVERED = 1


def add(commands: Commands[Parser], speaker: Speaker) -> None:
    """Add the command."""
    parser = add_command(commands, "rules", run, speaker)
    parser.add_argument(
        "what",
        nargs="*",
        metavar=speaker.say("phrase-rule"),
        help=speaker.say("help-rules-what"),
    )
    parser.add_argument("--coverage", action="store_true", help=speaker.say("help-coverage"))


def run(args: Namespace, speaker: Speaker) -> int:
    """Print a page, some rules, or what no test shows."""
    if args.what == [_PROVENANCE]:
        print(page_of(_PROVENANCE, speaker.language), end="")
        return 0
    games = [word for word in args.what if word in names()] or list(names())
    numbers = [word for word in args.what if word not in names()]
    if args.coverage:
        if numbers:
            raise Refusal("coverage-numbers")
        return _coverage(games, speaker)
    if not numbers:
        for name in games:
            print(page_of(name, speaker.language), end="")
        return 0
    entries = {
        number: text
        for name in (*games, _RULINGS)
        for number, text in rules_in(page_of(name, speaker.language))
    }
    terminal = Terminal()
    for number in numbers:
        found = [text for known, text in entries.items() if _names(number, known)]
        if not found:
            raise Refusal("rule", number=number)
        for text in found:
            for paragraph in text.splitlines():
                terminal.wrapped(paragraph, rest="  ")
    return 0


def _names(wanted: str, number: str) -> bool:
    """Does a number, or the head of one such as `K-8`, mean this rule?"""
    wanted, number = wanted.lower(), number.lower()
    return number == wanted or number.startswith(f"{wanted.rstrip('.')}.")


def pages() -> Traversable:
    """Where the rules lie: in the package, or in the checkout it runs from."""
    packed = files("burgrave").joinpath("rules")
    if packed.is_dir():
        return packed
    return Path(__file__).parents[3] / "docs" / "rules"


def page_of(name: str, language: str) -> str:
    """A page in a language, or in English where it is not translated."""
    shelf = pages() if place_of(name) is None else files_of(name).joinpath("rules")
    for page in (shelf.joinpath(language, f"{name}.md"), shelf.joinpath(f"{name}.md")):
        if page.is_file():
            return page.read_text(encoding="utf-8")
    raise Refusal("no-rules")


def rules_about(text: str, page: str) -> list[str]:
    """The rules that a number or words mean; those that begin with the words come first."""
    entries = rules_in(page)
    numbered = [rule for number, rule in entries if _names(text.strip(), number)]
    if numbered:
        return numbered
    wanted = words_of(text)
    found: list[tuple[int, int, str]] = []
    for number, rule in entries:
        words = words_of(rule.removeprefix(number))
        places = [_place(word, words) for word in wanted]
        if places and min(places) >= 0:
            found.append((max(places), len(found), rule))
    return [rule for _, _, rule in sorted(found)]


def _place(word: str, words: list[str]) -> int:
    """Where a word, or one that begins with it, first stands; -1 for nowhere."""
    return next((i for i, each in enumerate(words) if each.startswith(word)), -1)


def rules_in(page: str) -> list[tuple[str, str]]:
    """Every rule, or every ruling, of a page: its number and its text in one line.

    Rules are single paragraphs; a ruling has a title and a paragraph for each of its parts.
    """
    found: list[tuple[str, list[str]]] = []
    inside = False
    for line in page.splitlines():
        head = _RULE.match(line) or _RULING.match(line)
        if head:
            found.append((head[1], [f"{head[1]} {head[2]}"]))
            inside = True
        elif line.startswith("#") or not line.strip():
            inside = False
        elif inside and line.startswith("- "):
            found[-1][1].append(line.removeprefix("- ").replace("**", ""))
        elif inside:
            found[-1][1][-1] += " " + line.strip()
    return [(number, "\n".join(paragraphs)) for number, paragraphs in found]


def _coverage(games: list[str], speaker: Speaker) -> int:
    """Compare the rules with what tests say they show."""
    root = _checkout()
    docs = root / "docs" / "rules"
    rules = {number: text for name in games for number, text in _written(docs, name)}
    known = {n for name in (*names(), _RULINGS) for n, _ in _written(docs, name)}
    shown: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("*.py")):
        for number, line in shown_in(path.read_text(encoding="utf-8")):
            shown.setdefault(number, []).append(f"{path.relative_to(root)}:{line}")
    bare = [number for number in rules if number not in shown]
    unknown = [number for number in shown if number not in known]
    terminal = Terminal()
    for number in bare:
        terminal.wrapped(speaker.say("coverage-bare", rule=rules[number]), rest="  ")
    for number in unknown:
        where = ", ".join(shown[number])
        terminal.wrapped(speaker.say("coverage-unknown", number=number, where=where), rest="  ")
    covered = len(rules) - len(bare)
    terminal.wrapped(speaker.say("coverage-sum", covered=covered, rules=len(rules)))
    return _UNCOVERED if bare or unknown else 0


def _written(docs: Path, name: str) -> list[tuple[str, str]]:
    """The rules of a page of the checkout; none if it has no such page."""
    page = docs / f"{name}.md"
    return rules_in(page.read_text(encoding="utf-8")) if page.is_file() else []


def shown_in(source: str) -> list[tuple[str, int]]:
    """The rules that `@shows(...)` names in a test module, each with its line."""
    found = []
    for node in ast.walk(ast.parse(source)):
        for mark in getattr(node, "decorator_list", ()):
            if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith("shows"):
                found += [
                    (argument.value, argument.lineno)
                    for argument in mark.args
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                ]
    return found


def _checkout() -> Path:
    """The checkout around the working directory, or the one this module lies in."""
    here = Path.cwd()
    for folder in (here, *here.parents, Path(__file__).parents[3]):
        if (folder / "docs" / "rules").is_dir() and (folder / "tests").is_dir():
            return folder
    raise Refusal("no-checkout")
