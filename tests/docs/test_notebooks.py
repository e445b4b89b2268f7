"""The notebooks run from top to bottom, and give what they say they gave."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.notebooks import NOTEBOOKS, run, written


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_gives_what_it_shows(notebook: Path) -> None:
    """After a change that is meant: `make notebooks`, and read the difference."""
    assert written(run(notebook)) == notebook.read_text("utf-8")


def test_there_is_one() -> None:
    assert NOTEBOOKS
