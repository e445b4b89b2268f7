"""The description of the API, as a file for programs that make types from it.

`python -m burgrave.server.description` writes it; no server has to run.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any

from burgrave.server.app import described
from burgrave.server.settings import Settings


def description() -> dict[str, Any]:
    """The OpenAPI document, without the version of the program that writes it."""
    document: dict[str, Any] = described(Settings(Path("nowhere"))).to_schema()
    document["info"]["version"] = ""
    return document


def text() -> str:
    """The document as JSON, the same each time."""
    return json.dumps(description(), indent=1, sort_keys=True, ensure_ascii=False)


def digest() -> str:
    """What tells one description from another."""
    return sha256(text().encode()).hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest() if sys.argv[1:] == ["--digest"] else text())
