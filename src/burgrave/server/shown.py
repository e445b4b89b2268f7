"""What the sockets of a table are shown: whole updates and changes, each made once for all."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from burgrave.server.changes import Known, known_from
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
            self._known[viewer] = known_from(made)
        message = msgspec.json.encode(made)
        if viewer is None:
            if len(self._whole) >= _KEPT:
                self._whole.clear()
            self._whole[log_from] = message
        return message

    def news(self, viewer: int | None, since: int, update: AnyUpdate) -> bytes:
        """What is new to all sockets of a viewer who knew a version: what has changed, or all."""
        before, told = self._known.get(viewer), None
        if before is None or before.version != since:
            self._known[viewer] = known_from(update)
        else:
            told, self._known[viewer] = before.change(update, viewer)
        return msgspec.json.encode(update) if told is None else told
