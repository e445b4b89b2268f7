"""Settings: what a host can choose about a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from burgrave.server.housekeeping import Policy
from burgrave.server.proxies import LOOPBACK


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs; the defaults suit a table among friends."""

    store: Path | str
    """The one file that everything is kept in, or the address of a database."""
    host: str = "127.0.0.1"
    port: int = 8400
    names: tuple[str, ...] = ()
    """Host names that the server goes by, beside those of its machine; `*` is any."""
    public: str = ""
    """Where others find the server, such as https://games.example.org, if that is not its own."""
    proxies: tuple[str, ...] = LOOPBACK
    """Addresses and networks whose word about visitors is believed."""
    workers: int = 1
    """Processes in which bots think."""
    budget: float = 5.0
    """Seconds that a bot may think about one decision."""
    pause: float = 1.2
    """Seconds that bots leave to a person who could still take the last decision back."""
    grace: float = 60.0
    """Seconds that somebody may be away before the others can call in a bot."""
    rate: float = 50.0
    """Requests a second that one visitor may make over time; 0 sets no limit."""
    burst: int = 300
    """Requests that one visitor may make at once."""
    newcomers: float = 5.0
    """Guests and tables a second that one address may bring over time; 0 sets no limit."""
    newcomers_at_once: int = 500
    """Guests and tables that one address may bring at once."""
    replays: float = 1.0
    """Replays and positions a second that one guest may ask for over time; 0 sets no limit."""
    replays_at_once: int = 60
    """Replays and positions that one guest may ask for at once."""
    connections: int = 4000
    """Connections in all; newcomers are let in as long as a tenth of them is free."""
    connections_each: int = 500
    """Connections that one address may have, if it is no proxy."""
    listeners: int = 300
    """Sockets that one address may have open."""
    request_seconds: float = 20.0
    """Within so long a request has to be here, to the end of its body."""
    reader_seconds: float = 20.0
    """For so long what was sent may wait for its reader."""
    ahead: int = 16
    """Requests that may wait on a connection for the answer to the one before."""
    body: int = 64 * 1024
    """Bytes that a request may bring."""
    queue: int = 64
    """Messages that may wait for a slow reader before it is dropped."""
    talk: bool = True
    """Do people talk to each other at the tables?"""
    lines: float = 0.5
    """Lines a second that one guest may say over time; 0 sets no limit."""
    lines_at_once: int = 8
    """Lines that one guest may say at once."""
    hints: float = 0.1
    """Hints a second that one guest may ask for over time; 0 sets no limit."""
    hints_at_once: int = 30
    """Hints that one guest may ask for at once."""
    open_metrics: bool = False
    """Is `/metrics` for everybody? Otherwise only this machine gets it."""
    policy: Policy = field(default_factory=Policy)
    """What the store keeps and for how long, and how many tables a guest may have."""
    alone: bool = False
    """Is the process the server's own, so that it may arrange all of its memory?"""
    idle: float = 600.0
    """Seconds after which a table that nobody watches leaves the memory."""
