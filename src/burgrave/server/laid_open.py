"""Laid open: the last view of a game that was over before its end, with nothing hidden any more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burgrave.kernel.state import State, View

_OWN = frozenset({"viewer", "seats", "asked", "question", "draws", "drawing", "over"})
"""What is about the viewer, or about a turn that nobody has any more."""


def laid_open(state: State, viewer: int | None) -> View:
    """A viewer's last view: every seat as its own player knows it, and all that anybody knows."""
    view = dict(state.view(viewer))
    for seat in range(int(state.seats)):
        known = state.view(seat)
        view["seats"][seat] = known["seats"][seat]
        for name in set(view) - _OWN:
            _fill(view[name], known[name])
    quiet: dict[str, Any] = {"asked": [], "question": None, "draws": None, "drawing": False}
    return view | {name: quiet[name] for name in quiet if name in view} | {"over": True}


def _fill(told: object, known: object) -> None:
    """Add the facts that are missing; what stands there stays."""
    if isinstance(told, dict) and isinstance(known, dict):
        for name, fact in known.items():
            _fill(told.setdefault(name, fact), fact)
    elif isinstance(told, list) and isinstance(known, list):
        for one, other in zip(told, known):
            _fill(one, other)
