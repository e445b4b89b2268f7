"""Running the server until it is told to stop."""

from __future__ import annotations

import socket

import uvicorn

from burgrave.server.app import application
from burgrave.server.doors import Doors
from burgrave.server.listening import address_of
from burgrave.server.settings import Settings
from burgrave.server.stores import open_store
from burgrave.server.timeouts import Http, Socket

_GRACE = 5


class Server(uvicorn.Server):
    """A server that tells the house first when it is about to send everybody home."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer what is under way, close all connections, and then the house."""
        doors = self.config.app
        assert isinstance(doors, Doors)
        doors.end()
        await super().shutdown(sockets)


def server(settings: Settings) -> Server:
    """The server with its store open, ready to run; SIGTERM or SIGINT ends it decently."""
    store = open_store(settings.store, address_of(settings.host, settings.port))
    doors = application(settings, store)
    return Server(
        uvicorn.Config(
            doors,
            host=settings.host,
            port=settings.port,
            forwarded_allow_ips=doors.proxies.written,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=_GRACE,
            http=Http,
            ws=Socket,
            ws_max_size=4096,
            ws_max_queue=8,
            # Packing costs more time and memory than so short messages are worth.
            ws_per_message_deflate=False,
            lifespan="on",
        )
    )
