"""A game becomes one of the house by its name in the registry, and by no other shared line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import burgrave
from burgrave.locale import languages
from tests.docs.pages import ROOT

pytestmark = pytest.mark.once
CARTER = ROOT / "examples" / "carter"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with the carter's files where the page says that they go."""
    folder = tmp_path_factory.mktemp("house")
    package = folder / "burgrave"
    left_out = shutil.ignore_patterns("__pycache__", "static")
    source = Path(burgrave.__file__).parent
    shutil.copytree(source, package, copy_function=os.symlink, ignore=left_out)
    room = package / "games" / "carter"
    shutil.copytree(CARTER, room, ignore=shutil.ignore_patterns("__pycache__", "locale", "rules"))
    for page in room.rglob("*.py"):
        text = page.read_text("utf-8").replace("from carter.", "from burgrave.games.carter.")
        page.write_text(text, "utf-8")
    for language in languages():
        text = (CARTER / "locale" / language / "carter.ftl").read_text("utf-8")
        flag = "\nflag-road = a short or a long road\n"
        (package / "locale" / language / "carter.ftl").write_text(text + flag, "utf-8")
    registry = package / "games" / "__init__.py"
    text = registry.read_text("utf-8").replace('"kings-will")', '"kings-will", "carter")')
    registry.unlink()
    registry.write_text(text, "utf-8")
    return folder


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("games",), "The Carter, 2 to 4 players"),
        (("simulate", "carter", "--bots", "random,random", "--games", "3"), "random"),
        (("play", "carter", "--players", "2", "--road", "long", "--plain"), "The Carter"),
        (("fuzz", "carter", "--games", "3"), "No errors."),
    ],
    ids=lambda each: each[0] if isinstance(each, tuple) else "",
)
def test_commands_know_it(house: Path, words: tuple[str, ...], told: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "burgrave", *words],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(house), *sys.path])},
        input="1\nq\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert told in done.stdout
