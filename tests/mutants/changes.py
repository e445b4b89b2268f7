"""Every small change that can be made to a source: Cosmic Ray's, and conditions dropped."""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass
from functools import cache
from hashlib import sha256
from itertools import chain, count
from pathlib import Path

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators import (
    binary_operator_replacement,
    boolean_replacer,
    break_continue,
    comparison_operator_replacement,
    exception_replacer,
    number_replacer,
    unary_operator_replacement,
    zero_iteration_for_loop,
)
from cosmic_ray.operators.operator import Example, Operator
from parso.python.tree import PythonNode
from parso.tree import NodeOrLeaf

from tests.mutants.rooms import BUILD, SOURCES, fingerprint

Span = tuple[tuple[int, int], tuple[int, int]]


class DropCondition(Operator):  # type: ignore[misc]
    """Leaves out one side of an `and` or an `or`."""

    def mutation_positions(self, node: PythonNode) -> Iterator[Span]:
        """One for each side."""
        if node.type in ("and_test", "or_test"):
            for side in node.children[::2]:
                yield side.start_pos, side.end_pos

    def mutate(self, node: PythonNode, index: int) -> PythonNode:
        """Without that side."""
        first = max(2 * index - 1, 0)
        del node.children[first : first + 2]
        return node

    @classmethod
    def examples(cls) -> Iterable[Example]:
        """What becomes of what."""
        return (Example("a and b", "a"), Example("a and b", " b", occurrence=0))


class ExceptionReplacer(exception_replacer.ExceptionReplacer):  # type: ignore[misc]
    """Catches another exception; one by its module's name, too, as in `except sqlite3.Error`."""

    def mutate(self, node: PythonNode, index: int) -> PythonNode:
        """With a name that nobody raises."""
        caught = self._name_nodes(node)[index]
        if isinstance(caught, PythonNode):
            del caught.children[1:]
        caught.get_first_leaf().value = "CosmicRayTestingException"
        return node

    @staticmethod
    def _name_nodes(node: PythonNode) -> Sequence[NodeOrLeaf]:
        """What is caught, one or several."""
        caught = node.children[1]
        if caught.type != "atom":
            return (caught,)
        inner = caught.children[1]
        return inner.children[::2] if inner.type == "testlist_comp" else (inner,)


# The likely slips: whatever makes 5 ** 16 of 5 - 16 is noticed anyway.
_SLIPS = (
    *(
        "_Eq_NotEq",
        "_NotEq_Eq",
        "_Lt_LtE",
        "_LtE_Lt",
        "_Gt_GtE",
        "_GtE_Gt",
        "_Is_IsNot",
        "_IsNot_Is",
    ),
    *("_Add_Sub", "_Sub_Add", "_Mul_FloorDiv", "_FloorDiv_Mul", "_Div_Mul", "_Mod_FloorDiv"),
    *("_LShift_RShift", "_RShift_LShift", "_BitAnd_BitOr", "_BitOr_BitAnd", "_BitXor_BitAnd"),
    "_Pow_Mul",
)


def _slips(operators: Iterable[type[Operator]]) -> list[type[Operator]]:
    return [operator for operator in operators if operator.__name__.endswith(_SLIPS)]


# Which kind of change each operator makes: of one kind, one change is made at a place.
KINDS: dict[str, list[type[Operator]]] = {
    "comparison": _slips(comparison_operator_replacement.operators()),
    "arithmetic": _slips(binary_operator_replacement.operators()),
    "sign": [
        operator
        for operator in unary_operator_replacement.operators()
        if "Delete" in operator.__name__
    ],
    "number": [number_replacer.NumberReplacer],
    "constant": [boolean_replacer.ReplaceTrueWithFalse, boolean_replacer.ReplaceFalseWithTrue],
    "and/or": [boolean_replacer.ReplaceAndWithOr, boolean_replacer.ReplaceOrWithAnd],
    "turned": [boolean_replacer.AddNot],
    "dropped": [DropCondition],
    "loop": [
        break_continue.ReplaceBreakWithContinue,
        break_continue.ReplaceContinueWithBreak,
        zero_iteration_for_loop.ZeroIterationForLoop,
    ],
    "exception": [ExceptionReplacer],
}


@dataclass(frozen=True)
class Change:
    """One change at one place of one source."""

    file: str
    position: tuple[int, int]
    operator: str
    occurrence: int
    rank: str  # by lot: the lowest of a room are its sample

    def source(self) -> str | None:
        """The changed source, or nothing if it would not differ or not be Python."""
        before = _read(self.file)
        after = mutate_code(before, _OPERATORS[self.operator](), self.occurrence)
        try:
            same = after is None or ast.dump(ast.parse(before)) == ast.dump(ast.parse(after))
        except SyntaxError:
            return None
        return None if same else after


@dataclass(frozen=True)
class Mutant:
    """A change with the lines that it changes, as they were and as they are."""

    change: Change
    source: str
    before: str
    after: str

    @property
    def key(self) -> str:
        """What its result is kept under: the same change to the same source."""
        return sha256(f"{self.change.file}\n{self.source}".encode()).hexdigest()


def sample(files: list[str], seed: int, size: int) -> list[Mutant]:
    """So many mutants of these files, drawn by lot: with the same seed, the same ones."""
    drawn_from = fingerprint([*(SOURCES / file for file in files), Path(__file__)])
    kept = BUILD / f"sample-{seed}-{size}-{drawn_from[:16]}.json"
    if kept.exists():
        return [
            Mutant(Change(file, (line, column), operator, occurrence, rank), *texts)
            for (file, (line, column), operator, occurrence, rank), *texts in json.loads(
                kept.read_text()
            )
        ]
    drawn = _drawn(files, seed, size)
    kept.write_text(json.dumps([[astuple(m.change), m.source, m.before, m.after] for m in drawn]))
    return drawn


def _drawn(files: list[str], seed: int, size: int) -> list[Mutant]:
    drawn: list[Mutant] = []
    for change in sorted(
        chain.from_iterable(_changes(file, seed) for file in files), key=lambda each: each.rank
    ):
        if len(drawn) == size:
            break
        if (source := change.source()) is not None:
            drawn.append(Mutant(change, source, *_difference(_read(change.file), source)))
    return drawn


def lines_of(change: Change) -> range:
    """The lines of the statement that is changed; of one with a body, its head alone."""
    line, _ = change.position
    found = range(line, line + 1)
    for node in ast.walk(ast.parse(_read(change.file))):
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or line):
            body = getattr(node, "body", None)
            end = body[0].lineno - 1 if isinstance(body, list) and body else node.end_lineno
            if line <= (end or line):
                found = range(node.lineno, (end or line) + 1)
    return found


_OPERATORS = {operator.__name__: operator for operator in chain.from_iterable(KINDS.values())}


@cache
def _read(file: str) -> str:
    return (SOURCES / file).read_text(encoding="utf-8")


def _changes(file: str, seed: int) -> Iterator[Change]:
    """One of each kind at each place. A change keeps its lot as long as its line stays the same."""
    text = _read(file)
    lines = text.splitlines()
    never_run = _annotations(text)
    best: dict[tuple[str, tuple[int, int]], Change] = {}
    seen: dict[str, count[int]] = {}
    nodes = list(ast_nodes(get_ast(text)))
    for kind, operators in KINDS.items():
        for operator in operators:
            name = operator.__name__
            found = chain.from_iterable(operator().mutation_positions(node) for node in nodes)
            for occurrence, (start, _) in enumerate(found):
                if any(first <= start < last for first, last in never_run):
                    continue
                line = lines[start[0] - 1].strip()
                what = f"{seed}|{file}|{name}|{line}|{start[1]}"
                nth = next(seen.setdefault(what, count()))
                rank = sha256(f"{what}|{nth}".encode()).hexdigest()
                change = Change(file, start, name, occurrence, rank)
                place = (kind, start)
                if place not in best or rank < best[place].rank:
                    best[place] = change
    yield from best.values()


def _annotations(text: str) -> list[Span]:
    """Where types stand, imports for them, words to the compiler, and what other systems need.

    Nothing there ever acts, here.
    """
    found: list[ast.expr | ast.stmt | None] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.AnnAssign | ast.arg):
            found.append(node.annotation)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.append(node.returns)
        elif isinstance(node, ast.ClassDef):
            found += [each for each in node.decorator_list if "mypyc_attr" in ast.unparse(each)]
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            found.append(node)
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "sys.platform == 'win32'":
            found += node.body if sys.platform != "win32" else node.orelse
    return [
        ((node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0))
        for node in found
        if node
    ]


def _difference(before: str, after: str) -> tuple[str, str]:
    """The lines that differ, of the one and of the other."""
    old, new = before.splitlines(), after.splitlines()
    start = next(at for at in count() if old[at] != new[at])
    end = next(at for at in count(1) if old[-at] != new[-at]) - 1
    return (
        " / ".join(line.strip() for line in old[start : len(old) - end]),
        " / ".join(line.strip() for line in new[start : len(new) - end]),
    )
