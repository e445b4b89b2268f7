"""What the sockets of a table are shown: whole updates and changes, each made once for all."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from burgrave.server.changes import Known, Parts
from burgrave.server.game_wire import AnyUpdate

_KEPT = 8
"""Where the logs may begin of those who come at once; anybody may claim to know any version."""


class Shown:
    """The latest messages of one table's game, and what each viewer knows by them."""

    def __init__(self) -> None:
        self._known: dict[int | None, Known] = {}
        """For each viewer with sockets what these were told last."""
        self._whole: dict[int, bytes] = {}
        """Whole updates of this very moment for who only watches, by where their log begins.

        They stay until there is something new to who only watches: from how quickly one comes
        nobody learns what happens behind screens. A player has hardly more than one socket, so
        what that is shown is not kept.
        """

    def forget(self) -> None:
        """Somebody else plays here, or from elsewhere on."""
        self._known.clear()
        self._whole.clear()

    def go_on(self) -> None:
        """From now on the game looks otherwise."""
        self._whole.clear()

    def whole(self, viewer: int | None, log_from: int, update: Callable[[], AnyUpdate]) -> bytes:
        """The game as it stands, for a socket that has just come to it."""
        if viewer is None and log_from in self._whole:
            return self._whole[log_from]
        made = update()
        before = self._known.get(viewer)
        if before is None or before.version != made.version:
            self._known[viewer] = Known(Parts(made))
        message = msgspec.json.encode(made)
        if viewer is None:
            if len(self._whole) >= _KEPT:
                self._whole.clear()
            self._whole[log_from] = message
        return message

    def news(self, updates: dict[int | None, tuple[int, AnyUpdate]]) -> dict[int | None, bytes]:
        """What is new to all sockets of viewers who knew a version: what has changed, or all."""
        told: dict[int | None, bytes] = {}
        parts: Parts | None = None
        for viewer, (since, update) in updates.items():
            before = self._known.get(viewer)
            parts = Parts(update, parts, before)
            known = before is not None and before.version == since
            change = before.change(update, parts, viewer) if before is not None and known else None
            told[viewer] = msgspec.json.encode(update) if change is None else change
            self._known[viewer] = Known(parts)
        return told
