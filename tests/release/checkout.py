"""A copy of this checkout to build in, and commands that run there as if all else were absent."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
_LEFT_OUT = shutil.ignore_patterns(
    *(".git", ".venv", "build", "dist", "node_modules", "screenshots", "burgrave-data"),
    *("*.egg-info", "*.so", "*.pyc", "__pycache__", ".*_cache", ".hypothesis"),
)
UNSEEN = ("PYTHONPATH", "BURGRAVE_EXPECT", "MAKEFLAGS", "MAKELEVEL", "PYTHON")
"""Settings that lead to the package under test, or belong to the `make` that tests it."""
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq")


def copied(target: Path, *, client: bool = True) -> Path:
    """The sources in a folder of their own, with the client as it was built here or without it."""
    shutil.copytree(ROOT, target, ignore=_LEFT_OUT)
    if not client:
        shutil.rmtree(target / "src" / "burgrave" / "server" / "static", ignore_errors=True)
    return target


def run(folder: Path, *command: object, **settings: str) -> subprocess.CompletedProcess[str]:
    """A command that sees nothing of the package under test; whatever comes of it."""
    environment = {name: worth for name, worth in os.environ.items() if name not in UNSEEN}
    environment |= {"LC_ALL": "C.UTF-8", "BURGRAVE_PURE": "1"} | settings
    words = [str(word) for word in command]
    return subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True)


def done(folder: Path, *command: object, **settings: str) -> str:
    """What a command that must succeed says."""
    ended = run(folder, *command, **settings)
    assert ended.returncode == 0, f"{command}\n{ended.stdout}\n{ended.stderr}"
    return ended.stdout


def built(hook: str, checkout: Path) -> Path:
    """What the build backend makes of a checkout, with the client as it is there."""
    script = f"import sys; sys.path.insert(0, 'tools'); import backend; backend.{hook}('dist')"
    done(checkout, sys.executable, "-c", script, BURGRAVE_NO_CLIENT="1")
    pattern = "*.whl" if hook == "build_wheel" else "*.tar.gz"
    [made] = (checkout / "dist").glob(pattern)
    return made
