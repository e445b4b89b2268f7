"""Laid open: the last view of a game that was over before its end, with nothing hidden any more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from burgrave.games.replaying import everything

if TYPE_CHECKING:
    from burgrave.kernel.state import State, View


def laid_open(state: State, viewer: int | None) -> View:
    """A viewer's last view with all that anybody knows; nobody has a turn any more."""
    view = dict(everything(state, viewer))
    quiet: dict[str, Any] = {"asked": [], "question": None, "draws": None, "drawing": False}
    return view | {name: quiet[name] for name in quiet if name in view} | {"over": True}
