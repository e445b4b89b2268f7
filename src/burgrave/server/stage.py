"""The stage: what the audience of a table is shown of its game, each viewer's part made once."""

from __future__ import annotations

from burgrave.kernel.seat import Look
from burgrave.kernel.state import View
from burgrave.kernel.table import Table
from burgrave.server.audience import Audience, Listener, hand_out
from burgrave.server.game_wire import AnyUpdate
from burgrave.server.rows import TableRow
from burgrave.server.seating import viewer_of, viewers_of
from burgrave.server.shown import Shown
from burgrave.server.telling import Telling
from burgrave.server.updates import update_of


class Standing:
    """How a game stands: its table, the game itself, and what was told of it."""

    __slots__ = ("_lies_open", "_table", "row", "telling")

    def __init__(self, row: TableRow, table: Table, telling: Telling) -> None:
        self.row = row
        self.telling = telling
        self._table = table
        self._lies_open: View | None = None

    def update(self, viewer: int | None, since: int | None) -> AnyUpdate:
        """The game as a viewer sees it, with the log from where the viewer's version ends."""
        if self._lies_open is None:
            self._lies_open = Look(None, self._table.state).view
        look = Look(viewer, self._table.state, lies_open=self._lies_open)
        told = self.telling.to(viewer)
        return update_of(self.row, self._table, self.telling.lines, told, look, since)


class Stage:
    """Shows a game to those who listen at its table."""

    def __init__(self, audience: Audience) -> None:
        self._audience = audience
        self._shown = Shown()

    def forget(self) -> None:
        """Somebody else plays here, or from elsewhere on."""
        self._shown.forget()

    def go_on(self) -> None:
        """From now on the game looks otherwise."""
        self._shown.go_on()

    def publish(self, now: Standing, known: dict[int | None, int]) -> None:
        """Tell the audience what is new; who can't have noticed hears nothing."""
        if now.telling.to(None).version != known[None]:
            self._shown.go_on()
        viewers = viewers_of(now.row)
        news = {v for v, since in known.items() if now.telling.to(v).version != since}
        updates: dict[int | None, tuple[int, AnyUpdate]] = {}
        hearing: list[tuple[Listener, int | None]] = []
        for listener in self._audience:
            # Asked anew each time: who has lost a seat sees no more of it.
            viewer = viewers.get(listener.guest)
            if viewer in news:
                hearing.append((listener, viewer))
                if viewer not in updates:
                    updates[viewer] = known[viewer], now.update(viewer, known[viewer])
        messages = self._shown.news(updates)
        # Those who play hear first.
        hearing.sort(key=lambda each: each[1] is None)
        hand_out((listener, messages[viewer]) for listener, viewer in hearing)

    def tell_moved(self, row: TableRow, now: Standing | None) -> None:
        """Who has come to another seat, or lost one, sees another game from now on."""
        for listener in list(self._audience):
            viewer = viewer_of(row, listener.guest)
            if viewer != listener.viewer:
                listener.viewer = viewer
                if now is not None:
                    listener.offer(self.whole(now, viewer, None))

    def whole(self, now: Standing, viewer: int | None, since: int | None) -> bytes:
        """The whole game for a viewer's socket, with the log from where its version ends."""
        log_from = now.telling.to(viewer).log_from(since)
        return self._shown.whole(viewer, log_from, lambda: now.update(viewer, since))
