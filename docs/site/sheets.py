"""A game's sheet as tables: its types, their fields and what they mean, read from its source."""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from burgrave.games import sheet


class Field(NamedTuple):
    """A field of a type."""

    name: str
    type: ast.expr
    meaning: str


class Kind(NamedTuple):
    """A type of a sheet: a record with fields, or another name for a type."""

    name: str
    meaning: str
    fields: list[Field]
    alias: ast.expr | None = None


PARTS = ("view", "decision", "advice", "reasons")


def tables(part: str, game: str) -> str:
    """A part of a sheet: its type and those that it leads to, each told with the first part."""
    kinds, earlier = kinds_of(game), PARTS[: PARTS.index(part)]
    told = {name for each in earlier for name in _reached(_top(each, game), kinds)}
    names = [name for name in _reached(_top(part, game), kinds) if name not in told]
    return "\n".join(line for name in names for line in _section(kinds[name], kinds))


def events(game: str) -> dict[str, tuple[str, str]]:
    """For each kind of event that the sheet types what it is, and its facts."""
    if not sheet(game).events:
        return {}
    kinds = kinds_of(game)
    shown = {name for part in PARTS for name in _reached(_top(part, game), kinds)}
    linked = {name: kind for name, kind in kinds.items() if name in shown}
    told: dict[str, tuple[str, str]] = {}
    for name, type in sheet(game).events.items():
        kind = _kinds_in(type.__module__)[type.__name__]
        facts = [_fact(field, linked) for field in kind.fields if field.name != "seat"]
        told[name] = kind.meaning, "<br>".join(facts)
    return told


def _fact(field: Field, kinds: dict[str, Kind]) -> str:
    """A fact of an event; what not everybody hears is its owner's secret."""
    type, always = _plain(field.type)
    text = f"`{field.name}`: {_linked(type, kinds)}{'' if always else ' *secret*'}"
    return text.replace(" ", "&nbsp;")


def _plain(type: ast.expr) -> tuple[ast.expr, bool]:
    """A field's type, and whether the field is always there."""
    if isinstance(type, ast.Subscript) and ast.unparse(type.value) == "NotRequired":
        return type.slice, False
    return type, True


def _top(part: str, game: str) -> str:
    found = getattr(sheet(game), part)
    assert isinstance(found, type)
    return found.__name__


def kinds_of(game: str) -> dict[str, Kind]:
    """The types that a game's sheet defines or takes from elsewhere in the house, by name."""
    return _kinds_in(sheet(game).view.__module__)


@cache
def _kinds_in(module: str) -> dict[str, Kind]:
    found: dict[str, Kind] = {}
    for node, said in _said(ast.parse(_source(module)).body):
        if isinstance(node, ast.ImportFrom) and _may_have_kinds(node.module or ""):
            elsewhere = _kinds_in(node.module or "")
            found |= {
                name.name: elsewhere[name.name] for name in node.names if name.name in elsewhere
            }
        elif isinstance(node, ast.ClassDef):
            found[node.name] = _record(node, found)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if not name.isupper():
                found[name] = Kind(name, said, [], node.value)
    return found


def _source(module: str) -> str:
    """The source of a module, which lies beside it where it is compiled."""
    found = find_spec(module)
    assert found is not None
    assert found.origin is not None
    path = Path(found.origin)
    return path.with_name(path.name.partition(".")[0] + ".py").read_text("utf-8")


def _may_have_kinds(module: str) -> bool:
    return module.startswith("burgrave.games.") or module == "burgrave.kernel.sheet"


def _record(node: ast.ClassDef, known: dict[str, Kind]) -> Kind:
    """A type with fields, those of the types that it is made from first."""
    fields = [
        field
        for base in node.bases
        if isinstance(base, ast.Name) and base.id in known
        for field in known[base.id].fields
    ]
    fields += [
        Field(part.target.id, part.annotation, text)
        for part, text in _said(node.body)
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
    ]
    return Kind(node.name, " ".join((ast.get_docstring(node) or "").split()), fields)


def _said(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Each statement with the docstring that stands below it."""
    for node, below in zip(body, [*body[1:], ast.Pass()], strict=True):
        text = ""
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            text = " ".join(str(below.value.value).split())
        yield node, text


def _reached(name: str, kinds: dict[str, Kind]) -> list[str]:
    """A type and all that its fields lead to, in the order in which they come up."""
    found = [name]
    for each in found:
        for type in _types(kinds[each]):
            for node in ast.walk(type):
                if isinstance(node, ast.Name) and node.id in kinds and node.id not in found:
                    found.append(node.id)
    return found


def _types(kind: Kind) -> Iterable[ast.expr]:
    return [field.type for field in kind.fields] if kind.alias is None else [kind.alias]


def _section(kind: Kind, kinds: dict[str, Kind]) -> list[str]:
    lines = [f"### {kind.name}", "", kind.meaning, ""]
    if kind.alias is not None:
        return [*lines, f"It is {_linked(kind.alias, kinds)}.", ""]
    lines += ["| field | type | meaning |", "|---|---|---|"]
    for field in kind.fields:
        type, always = _plain(field.type)
        mark = "" if always else " *sometimes*"
        lines.append(f"| `{field.name}`{mark} | {_linked(type, kinds)} | {field.meaning} |")
    return [*lines, ""]


def _linked(type: ast.expr, kinds: dict[str, Kind]) -> str:
    """A type as text, with links to the types of the same sheet."""
    if isinstance(type, ast.BinOp):
        return f"{_linked(type.left, kinds)} or {_linked(type.right, kinds)}"
    if isinstance(type, ast.Subscript):
        parts = type.slice.elts if isinstance(type.slice, ast.Tuple) else [type.slice]
        if ast.unparse(type.value) == "Literal":
            return " or ".join(f"`{ast.unparse(part)}`" for part in parts)
        inner = ", ".join(_linked(part, kinds) for part in parts)
        return f"{ast.unparse(type.value)}\\[{inner}\\]"
    name = ast.unparse(type)
    return f"[{name}](#{name.lower()})" if name in kinds else name
