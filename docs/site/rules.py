"""Rules and rulings on the site: an anchor for each, and a link wherever one is named."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath

from burgrave.cli.rules import rules_in
from burgrave.games import names

RULES = Path(__file__).parents[1] / "rules"
PAGES = (*names(), "rulings")
HEAD = re.compile(r"^- \*\*([A-Z]+-[\w.]+)\*\*", re.MULTILINE)
"""How a rule begins."""
HEADING = re.compile(r"^### (R-\w\.\d+) ", re.MULTILINE)
"""How a ruling begins."""
NUMBER = re.compile(r"(?<![\w\[*#`-])(?:R-)?[A-Z]-\w+(?:\.\w+)?")


def anchor(number: str) -> str:
    """Where a rule stands on the page of its game."""
    return re.sub(r"[._]", "-", number.lower())


def linked(page: str, text: str) -> str:
    """A page of rules with its anchors, and with links to the rules that it names."""
    return "".join(_line(page, line) for line in text.splitlines(keepends=True))


def _line(page: str, line: str) -> str:
    if ruling := HEADING.match(line):
        return f"({anchor(ruling[1])})=\n{line}"
    if line.startswith("#"):
        return line
    line = HEAD.sub(lambda head: f"- [**{head[1]}**]{{#{anchor(head[1])}}}", line)
    return NUMBER.sub(lambda number: _link(page, number[0]), line)


def _link(page: str, number: str) -> str:
    home = _homes().get(number)
    if home is None:
        return number
    here = PurePosixPath(page).parent
    folder = here if (RULES.parent / here / f"{home}.md").exists() else PurePosixPath("rules")
    up = "" if folder == here else "../" * (len(here.parts) - len(folder.parts))
    return f"[{number}]({up}{home}.md#{anchor(number)})"


@cache
def _homes() -> dict[str, str]:
    """For each rule and each ruling its page."""
    return dict(_numbered())


def _numbered() -> Iterator[tuple[str, str]]:
    for page in PAGES:
        for number, _ in rules_in((RULES / f"{page}.md").read_text("utf-8")):
            yield number, page
