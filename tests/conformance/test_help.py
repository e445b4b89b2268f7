"""`help()`, `inspect` and editors learn the same from the compiled as from the pure modules."""

from __future__ import annotations

import ast
import inspect
from importlib.resources import files
from types import ModuleType

import pytest

import burgrave
from tests.conformance import public

ROOMS = ("kernel", "locale", "games", "bots", "arena")
MODULES = list(public.modules(*ROOMS))


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__[9:])
def test_docstrings_and_signatures_are_those_of_the_source(module: ModuleType) -> None:
    """Whatever the source says to a reader, Python says to a user."""
    tree = ast.parse(source_of(module))
    assert module.__doc__
    assert inspect.getdoc(module) == ast.get_docstring(tree)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name[0] != "_":
            told_alike(node, getattr(module, node.name))
        elif isinstance(node, ast.ClassDef) and node.name[0] != "_":
            kind = getattr(module, node.name)
            assert inspect.getdoc(kind) == ast.get_docstring(node)
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    member_told_alike(inner, kind)


def source_of(module: ModuleType) -> str:
    """The source lies beside the compiled module, where editors look for it."""
    package, _, name = module.__name__.rpartition(".")
    if hasattr(module, "__path__"):
        package, name = module.__name__, "__init__"
    return (files(package) / f"{name}.py").read_text("utf-8")


def member_told_alike(node: ast.FunctionDef, kind: type) -> None:
    if node.name == "__init__":
        parameters = [name for name in arguments(node) if name != "self"]
        assert [*inspect.signature(kind).parameters] == parameters, kind
        if burgrave.compiled:
            attributes_told_alike(node, kind)
    elif node.name[0] != "_":
        member = inspect.getattr_static(kind, node.name)
        if any(ast.unparse(each).endswith("property") for each in node.decorator_list):
            assert inspect.getdoc(member) == ast.get_docstring(node), (kind, node.name)
        elif not isinstance(member, staticmethod | classmethod):
            told_alike(node, member)
        else:
            told_alike(node, member.__func__)


def attributes_told_alike(node: ast.FunctionDef, kind: type) -> None:
    """Compiled classes know their attributes, and what the source says about each."""
    for about, text in zip(node.body, node.body[1:], strict=False):
        match about, text:
            case (
                ast.AnnAssign(target=ast.Attribute(attr=name)),
                ast.Expr(value=ast.Constant(value=str(said))),
            ):
                member = inspect.getattr_static(kind, name, None)
                assert member is None or member.__doc__ == said, (kind, name)


def told_alike(node: ast.FunctionDef, found: object) -> None:
    assert callable(found)
    function = inspect.unwrap(found)
    assert inspect.getdoc(function) == ast.get_docstring(node), node.name
    assert [*inspect.signature(function).parameters] == arguments(node), node.name
    told = inspect.signature(function).parameters.values()
    optional = [each.name for each in told if each.default is not inspect.Parameter.empty]
    assert optional == with_default(node), node.name
    by_name = [each.name for each in told if each.kind is inspect.Parameter.KEYWORD_ONLY]
    assert by_name == [each.arg for each in node.args.kwonlyargs], node.name


def arguments(node: ast.FunctionDef) -> list[str]:
    every = node.args
    named = [*every.posonlyargs, *every.args, every.vararg, *every.kwonlyargs, every.kwarg]
    return [each.arg for each in named if each is not None]


def with_default(node: ast.FunctionDef) -> list[str]:
    plain = [*node.args.posonlyargs, *node.args.args]
    last = [each.arg for each in plain[len(plain) - len(node.args.defaults) :]]
    pairs = zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)
    return last + [each.arg for each, default in pairs if default is not None]


def test_the_package_tells_editors_that_it_is_typed() -> None:
    assert (files("burgrave") / "py.typed").is_file()


def test_help_reads_like_the_source() -> None:
    assert burgrave.State.settle.__doc__ == "Apply a chance outcome, with the same promise."
    assert str(inspect.signature(burgrave.Player)).replace(": str", "").startswith("(name, kind")
