"""The description of the API, as a file for programs that make types from it.

`python -m burgrave.server.description` writes it; no server has to run. With `--types` it writes
what the client's types are made from, with `--digest` what tells one description from another.
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


def types() -> dict[str, Any]:
    """The document with nothing but its schemas, one of them for what each granted request brings.

    Every refusal is a `Problem`, and addresses are written where they are called.
    """
    document = description()
    answers = {
        f"{method} {path}": content["application/json"]["schema"]
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
        for status, answer in operation["responses"].items()
        if int(status) < 400 and "application/json" in (content := answer.get("content") or {})
    }
    schemas = document["components"]["schemas"]
    schemas["Answers"] = {"type": "object", "properties": answers, "required": list(answers)}
    return {**document, "paths": {}, "components": {"schemas": schemas}}


def text(document: dict[str, Any] | None = None) -> str:
    """A document, or the whole description, as JSON, the same each time."""
    return json.dumps(document or description(), indent=1, sort_keys=True, ensure_ascii=False)


def digest() -> str:
    """What tells one description from another."""
    return sha256(text().encode()).hexdigest()


if __name__ == "__main__":
    wish = sys.argv[1:]
    if wish == ["--digest"]:
        sys.stdout.write(digest())
    else:
        sys.stdout.write(text(types() if wish == ["--types"] else None))
