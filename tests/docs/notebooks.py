"""Runs notebooks cell by cell, without a kernel: their cells are plain Python.

A kernel would bring some thirty packages and seconds to each start, for nothing that these cells
need: no magics, no widgets, no pictures but what an object shows of itself.
`python -m tests.docs.notebooks --write` runs them and writes down what they gave.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

from tests.docs.pages import DOCS

NOTEBOOKS = sorted((DOCS / "notebooks").glob("*.ipynb"))
Cell = dict[str, Any]
SHOWN = {"text/html": "_repr_html_", "image/svg+xml": "_repr_svg_"}


def run(notebook: Path) -> Cell:
    """The notebook as it is after all its cells have run, in order and from the beginning."""
    book: Cell = json.loads(notebook.read_text("utf-8"))
    known: dict[str, Any] = {"__name__": "__main__"}
    count = 0
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            cell["execution_count"] = count
            cell["outputs"] = _outputs("".join(cell["source"]), known, count)
    return book


def written(book: Cell) -> str:
    return json.dumps(book, indent=1, ensure_ascii=False) + "\n"


def _outputs(source: str, known: dict[str, Any], count: int) -> list[Cell]:
    """What a cell prints, and what its last line shows."""
    body = ast.parse(source).body
    last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(ast.Module(body, []), f"cell {count}", "exec"), known)
        value = None if last is None else eval(_expression(last), known)
    outputs: list[Cell] = []
    if said.getvalue():
        lines = said.getvalue().splitlines(keepends=True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": lines})
    if value is not None:
        data = {"text/plain": repr(value).splitlines(keepends=True)}
        for kind, shows in SHOWN.items():
            if (shown := getattr(value, shows, None)) is not None:
                data[kind] = shown().splitlines(keepends=True)
        result = {"data": data, "execution_count": count, "metadata": {}}
        outputs.append({**result, "output_type": "execute_result"})
    return outputs


def _expression(node: ast.stmt) -> Any:
    assert isinstance(node, ast.Expr)
    return compile(ast.Expression(node.value), "cell", "eval")


if __name__ == "__main__" and "--write" in sys.argv:
    for path in NOTEBOOKS:
        path.write_text(written(run(path)), "utf-8")
