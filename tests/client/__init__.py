"""What the browser's own modules make of something, asked of them without a browser."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
NODE = Path(sys.executable).with_name("node")
HERE = Path(__file__).parent

needs_client = pytest.mark.skipif(
    not (NODE.exists() and (ROOT / "web" / "node_modules").exists()),
    reason="the client's tools can't be had here",
)


def asked_of_client(script: str, what: Any) -> Any:
    """The answer of a script, which gets something as JSON and answers in JSON."""
    done = subprocess.run(
        [NODE, "--import", HERE / "modules.mjs", HERE / script],
        input=json.dumps(what),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
