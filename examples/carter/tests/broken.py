"""A position of The Carter for everything that can be wrong with one, by its key."""

from typing import Any

BROKEN: dict[str, dict[str, Any]] = {"over": {"step": "over", "seats": [{}, {}]}}
