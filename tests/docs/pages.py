"""The pages that people read, and what stands in them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("bench/*.md"), *DOCS.rglob("*.md")],
    key=lambda page: page.relative_to(ROOT).as_posix(),
)
FENCED = re.compile(r"^( *)(```+|~~~+)(.*?)\n(.*?)^\1\2 *$", re.DOTALL | re.MULTILINE)
HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)
LINK = re.compile(r"\[(?:[^\[\]]|\[[^\[\]]*\])*\]\(([^()\s]+)\)")
TICKED = re.compile(r"`([^`\n]+)`")


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def prose(text: str) -> str:
    """A page without its blocks of code."""
    return FENCED.sub("", text)


def blocks(text: str, language: str = "") -> list[str]:
    """The blocks of code in a language, or those that name none."""
    return [code for _, _, said, code in FENCED.findall(text) if said == language]


def links(text: str) -> list[str]:
    return LINK.findall(re.sub(r"`[^`\n]*`", "", prose(text)))


def ticked(text: str) -> list[str]:
    return TICKED.findall(prose(text))


def anchors(text: str) -> Iterator[str]:
    """Where a link can lead to on a page: its headings, as GitHub and the site call them."""
    seen: Counter[str] = Counter()
    for heading in HEADING.findall(prose(text)):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").replace("*", "")
        slug = re.sub(r"[^\w\- ]", "", plain.strip().lower()).replace(" ", "-")
        yield f"{slug}-{seen[slug]}" if seen[slug] else slug
        seen[slug] += 1
