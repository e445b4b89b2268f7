"""The build backend: setuptools, and before it the browser client, which every build takes along.

`BURGRAVE_NO_CLIENT=1` goes without. `make` builds the client first and calls setuptools itself.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import client
from setuptools import build_meta
from setuptools.build_meta import prepare_metadata_for_build_wheel

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Wishes = Mapping[str, Any] | None
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable


def _wanted() -> bool:
    return os.environ.get("BURGRAVE_NO_CLIENT", "0") in ("", "0") and not client.is_current()


def _node(wishes: Wishes = None) -> list[str]:
    """Node and npm, where the client has yet to be built."""
    return Path("requirements", "web.in").read_text("utf-8").split() if _wanted() else []


def get_requires_for_build_wheel(wishes: Wishes = None) -> list[str]:
    """What building a wheel needs."""
    return [*build_meta.get_requires_for_build_wheel(wishes), *_node()]


def get_requires_for_build_sdist(wishes: Wishes = None) -> list[str]:
    """What packing the sources needs."""
    return [*build_meta.get_requires_for_build_sdist(wishes), *_node()]


def get_requires_for_build_editable(wishes: Wishes = None) -> list[str]:
    """What an installation that points here needs."""
    return [*build_meta.get_requires_for_build_editable(wishes), *_node()]


def build_wheel(folder: str, wishes: Wishes = None, metadata: str | None = None) -> str:
    """A wheel with the client."""
    _bring()
    return build_meta.build_wheel(folder, wishes, metadata)


def build_sdist(folder: str, wishes: Wishes = None) -> str:
    """The sources, and the client, so that nobody needs npm to install them."""
    _bring()
    return build_meta.build_sdist(folder, wishes)


def build_editable(folder: str, wishes: Wishes = None, metadata: str | None = None) -> str:
    """A wheel that points here."""
    _bring()
    return build_meta.build_editable(folder, wishes, metadata)


def _bring() -> None:
    """See to it that the client is there, or say in one line that it is not."""
    if not _wanted():
        return
    try:
        client.build(with_pip=False)
    except client.NoTools as problem:
        told = str(problem).splitlines()
        why = next((line for line in told if "error" in line), told[-1])
        print(
            "burgrave: this build goes without the browser client, its server will have no pages:"
            f" what builds them can't be had ({why})",
            file=sys.stderr,
        )
