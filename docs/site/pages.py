"""The last touches to pages before Sphinx reads them."""

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from os.path import normpath, relpath
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docs.site import commands, games, rules, sheets

if TYPE_CHECKING:
    from docutils.nodes import document
    from sphinx.application import Sphinx

DOCS = Path(__file__).parents[1]
ROOT = DOCS.parent
MARK = re.compile(r"^<!-- made: (\w+) ([\w./-]+) -->$", re.MULTILINE)
WHOLE = re.compile(r"<!-- whole: (\S+) -->")
LINK = re.compile(r"\]\((?![a-z]+:|#)([^)#\s]+)")
"""The path in a link that is neither an address nor on the same page."""
SITE = {
    "CONTRIBUTING.md": "docs/contributing.md",
    "CHANGELOG.md": "docs/changes.md",
    "bench/README.md": "docs/bench/README.md",
    "bench/results.md": "docs/bench/results.md",
    "bench/results-search.md": "docs/bench/results-search.md",
    "bench/replay/results.md": "docs/bench/results-replay.md",
}
"""Files from elsewhere that are pages of the site."""
PICTURE = re.compile(r"(!\[[^\]]*\]\(\S+-)light(\.webp\))")
TONGUES = ("de", "hu")


def register(app: "Sphinx") -> None:
    """Have pages made ready as Sphinx reads them, and told in their own language."""
    app.connect("source-read", lambda _, page, source: source.insert(0, ready(page, source.pop())))
    app.connect("doctree-read", _rules_found)
    app.connect("doctree-read", _types_told)
    app.connect("html-page-context", _in_its_language)
    app.connect("build-finished", _for_everybody)


def ready(page: str, text: str) -> str:
    """A page as Sphinx is to read it."""
    if whole := WHOLE.match(text):
        return moved(whole[1], page)
    if page.startswith("rules/"):
        return rules.linked(page, text)
    return in_both_lights(MARK.sub(lambda mark: MAKERS[mark[1]](mark[2]), text))


def in_both_lights(text: str) -> str:
    """Pictures by daylight stand there by candlelight, too; the page shows the one that fits it."""
    return PICTURE.sub(r"\1light\2{.only-light}\n\1dark\2{.only-dark}", text)


def moved(file: str, page: str) -> str:
    """A file from elsewhere as a page of the site, its links still leading where they led."""

    def led(link: re.Match[str]) -> str:
        target = Path(normpath(ROOT / Path(file).parent / link[1])).relative_to(ROOT)
        return f"]({relpath(SITE.get(target.as_posix(), target), Path('docs', page).parent)}"

    return LINK.sub(led, (ROOT / file).read_text("utf-8"))


def notebook(name: str) -> str:
    """A notebook as a page: its texts, its code, and what the code gave."""
    cells = json.loads((DOCS / name).read_text("utf-8"))["cells"]
    return "\n\n".join(part for cell in cells for part in _parts(cell))


def _parts(cell: dict[str, Any]) -> Iterator[str]:
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        yield source
        return
    yield _block("python", source)
    for output in cell["outputs"]:
        shown = output.get("data", {"text/plain": output.get("text", [])})
        if "text/html" in shown:
            yield _block("{raw} html", "".join(shown["text/html"]))
        else:
            yield _block("text", "".join(shown["text/plain"]))


def _block(kind: str, text: str) -> str:
    return f"```{kind}\n{text.rstrip()}\n```"


def _rules_found(app: "Sphinx", tree: "document") -> None:
    """Links to rules are checked as links to headings are."""
    page = app.env.docname
    if page.startswith("rules/"):
        slugs = app.env.metadata[page].setdefault("myst_slugs", {})
        for node in tree.findall(lambda node: node.tagname == "inline" and node["ids"]):
            slugs[node["ids"][0]] = (node.line or 0, node["ids"][0], node.astext())


def _types_told(app: "Sphinx", tree: "document") -> None:
    """Types as a reader means them: what never changes and what is compiled is left unsaid."""
    for node in tree.findall(lambda node: node.tagname == "desc_annotation"):
        words = [child.astext() for child in node.children]
        if "Final" in words:
            at = words.index("Final")
            node.children[at:] = node.children[at + 2 : -1]
    for text in list(tree.findall(lambda node: node.astext() == "i64" and not node.children)):
        text.parent.replace(text, type(text)("int"))


def _in_its_language(
    app: object, page: str, template: str, context: dict[str, object], _: object
) -> None:
    """A page that is not in English says so to browsers and screen readers."""
    for tongue in TONGUES:
        if page.startswith(f"rules/{tongue}/"):
            context["language"] = tongue


def _for_everybody(app: "Sphinx", problem: Exception | None) -> None:
    """What the theme leaves out for screen readers and keyboards."""
    for page in Path(app.outdir).rglob("*.html") if problem is None else ():
        page.write_text(accessible(page.read_text("utf-8")), "utf-8")


def accessible(page: str) -> str:
    """Sides have names, captions a level, and what scrolls sideways can be reached by keys."""
    for plain, full in LABELS.items():
        page = page.replace(plain, full)
    return page


LABELS = {
    '<aside class="sidebar-drawer">': '<aside class="sidebar-drawer" aria-label="Contents">',
    '<aside class="toc-drawer">': '<aside class="toc-drawer" aria-label="On this page">',
    '<p class="caption" role="heading">': '<p class="caption" role="heading" aria-level="2">',
    "<pre>": '<pre tabindex="0">',
    '<div class="table-wrapper': '<div tabindex="0" class="table-wrapper',
}
"""What the theme writes, and how it should be."""

MAKERS: dict[str, Callable[[str], str]] = {
    "options": games.options,
    "actions": games.actions,
    "chances": games.chances,
    "events": games.events,
    **{part: partial(sheets.tables, part) for part in sheets.PARTS},
    "commands": commands.helps,
    "notebook": notebook,
}
"""What can be asked for in a page, as in `<!-- made: actions era -->`."""
