"""A way to a database, on which everything arrives, nothing, or late."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from crowd import ADDRESS


class Way:
    """A port on the loopback before the socket of a database."""

    def __init__(self, behind: str) -> None:
        self.delay = 0.0
        """Seconds that everything lies there."""
        self._behind = behind
        self._is_open = True
        self._passing = asyncio.Event()
        self._passing.set()
        self._ends: set[asyncio.StreamWriter] = set()
        self._door: asyncio.Server | None = None
        self.address = ""

    async def open(self) -> None:
        """Let people through."""
        self._door = await asyncio.start_server(self._lead, ADDRESS, 0)
        port = self._door.sockets[0].getsockname()[1]
        self.address = f"postgresql://postgres:@{ADDRESS}:{port}/postgres"

    def cut(self) -> None:
        """Nobody comes through any more."""
        self._is_open = False
        self._passing.set()
        for end in self._ends:
            end.transport.abort()

    def stall(self) -> None:
        """What comes lies there."""
        self._passing.clear()

    def mend(self) -> None:
        """All is well again."""
        self._is_open = True
        self._passing.set()

    def close(self) -> None:
        """No way any more."""
        self.cut()
        if self._door is not None:
            self._door.close()

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            if self._is_open:
                there, back = await asyncio.open_unix_connection(self._behind)
                self._ends |= {writer, back}
                await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
                self._ends -= {writer, back}
        writer.close()

    async def _carry(self, here: asyncio.StreamReader, there: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while some := await here.read(65536):
                await asyncio.sleep(self.delay)
                await self._passing.wait()
                there.write(some)
                await there.drain()
        there.close()
