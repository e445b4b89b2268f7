"""A house that the carter has come into, as docs/adding-a-game.md says."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from burgrave.locale import languages
from tests.docs.pages import ROOT

CARTER = ROOT / "examples" / "carter"
_LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "node_modules")
_FOLDERS = ("bench", "deploy", "docs", "examples", "requirements", "tests", "tools", "web")
"""What tests read besides the package."""


def with_carter(package: Path, source: Path, copy: Callable[..., object] = shutil.copy2) -> None:
    """The package with the carter's rules and texts where the page says that they go."""
    shutil.copytree(source, package, copy_function=copy, ignore=_LEFT_OUT)
    moved_in(CARTER, package / "games" / "carter", "locale", "rules", "tests", "web")
    for language in languages():
        for file in (CARTER / "locale" / language).iterdir():
            shutil.copy2(file, package / "locale" / language)
        with (package / "locale" / language / "carter.ftl").open(
            "a", encoding="utf-8"
        ) as catalogue:
            catalogue.write("\nflag-road = a short or a long road\n")
    registry = package / "games" / "__init__.py"
    text = registry.read_text("utf-8").replace('"kings-will")', '"kings-will", "carter")')
    registry.unlink()
    registry.write_text(text, "utf-8")


def moved_in(source: Path, room: Path, *beside: str) -> None:
    """A folder of the carter's in its new place, whose modules find each other there."""
    shutil.copytree(source, room, ignore=shutil.ignore_patterns("__pycache__", *beside))
    for page in room.rglob("*.py"):
        text = page.read_text("utf-8").replace("from carter.", "from burgrave.games.carter.")
        page.write_text(text, "utf-8")


def with_its_tests(house: Path) -> None:
    """All that the tests read, the carter's own and its room of the client among it."""
    with_carter(house / "src" / "burgrave", ROOT / "src" / "burgrave")
    for folder in _FOLDERS:
        shutil.copytree(ROOT / folder, house / folder, ignore=_LEFT_OUT)
    for file in ROOT.glob("*.*"):
        if file.is_file():
            shutil.copy2(file, house)
    for name in ("LICENSE", "Makefile"):
        shutil.copy2(ROOT / name, house)
    for page in (CARTER / "rules").rglob("*.md"):
        shutil.copy2(page, house / "docs" / "rules" / page.relative_to(CARTER / "rules"))
    shutil.copytree(CARTER / "web", house / "web" / "src" / "carter")
    moved_in(CARTER / "tests", house / "tests" / "games" / "carter", "browser")
    moved_in(CARTER / "tests" / "browser", house / "tests" / "browser" / "carter")
    (house / ".venv").symlink_to(sys.prefix)


def with_its_board(house: Path) -> None:
    """All of that, and what the client is built with.

    Its packages are copied: what is linked would be emptied by whoever installs them anew.
    """
    with_its_tests(house)
    packages = Path("web", "node_modules")
    shutil.copytree(ROOT / packages, house / packages, symlinks=True)


def run_in(house: Path, *words: str) -> None:
    """A command of that house, as whoever works on it gives it; it has to succeed."""
    tools = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    settings = {"PATH": tools, "PYTHONPATH": "src", "BURGRAVE_EXPECT": "pure"}
    done = subprocess.run(
        words, cwd=house, env=os.environ | settings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
