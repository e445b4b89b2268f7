"""The browser's copy of what is printed on the pieces is as the game's data say."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def test_the_client_has_the_same_components(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    monkeypatch.delitem(sys.modules, "printed", raising=False)
    printed = import_module("printed")
    assert printed.PLACE.read_text("utf-8") == printed.page()
