"""A house that the carter has come into, as docs/adding-a-game.md says."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from burgrave.locale import languages
from tests.docs.pages import ROOT

CARTER = ROOT / "examples" / "carter"
_LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "node_modules")


def with_carter(package: Path, source: Path, copy: Callable[..., object] = shutil.copy2) -> None:
    """The package with the carter's rules and texts where the page says that they go."""
    shutil.copytree(source, package, copy_function=copy, ignore=_LEFT_OUT)
    room = package / "games" / "carter"
    beside = shutil.ignore_patterns("__pycache__", "locale", "rules", "web")
    shutil.copytree(CARTER, room, ignore=beside)
    for page in room.rglob("*.py"):
        text = page.read_text("utf-8").replace("from carter.", "from burgrave.games.carter.")
        page.write_text(text, "utf-8")
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


def with_its_board(house: Path) -> None:
    """All that the client is built of, the carter's room among it.

    Its packages are copied: what is linked would be emptied by whoever installs them anew.
    """
    with_carter(house / "src" / "burgrave", ROOT / "src" / "burgrave")
    for folder in ("web", "tools", "docs/rules"):
        shutil.copytree(ROOT / folder, house / folder, ignore=_LEFT_OUT)
    for page in (CARTER / "rules").rglob("*.md"):
        shutil.copy2(page, house / "docs" / "rules" / page.relative_to(CARTER / "rules"))
    shutil.copytree(CARTER / "web", house / "web" / "src" / "carter")
    shutil.copy2(ROOT / "LICENSE", house)
    packages = Path("web", "node_modules")
    shutil.copytree(ROOT / packages, house / packages, symlinks=True)
    (house / ".venv").symlink_to(sys.prefix)
