"""Reach: under which addresses others can open this server."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from ipaddress import IPv4Address, IPv6Address, ip_address

from burgrave.server.listening import address_of, places
from burgrave.server.settings import Settings
from burgrave.server.wire import Reach

_FAR = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that nobody has: the way there shows which address of this machine others see."""
_INTERFACE_ADDRESS = 0x8915
"""What Linux is asked for an interface's address: SIOCGIFADDR."""

Address = IPv4Address | IPv6Address


def reach_of(settings: Settings) -> Reach:
    """How others come to a server."""
    if settings.public:
        return Reach(beyond=True, addresses=[settings.public])
    bound = [ip_address(place[4][0]) for place in places(settings.host, settings.port)]
    found = dict.fromkeys(each for address in bound for each in _seen_as(address))
    return Reach(
        beyond=any(not address.is_loopback for address in bound),
        addresses=[address_of(str(each), settings.port).rstrip("/") for each in found],
    )


def own_address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server, whichever addresses it listens at."""
    try:
        address = ip_address(host)
    except ValueError:
        return address_of(host or "127.0.0.1", port)
    if not address.is_unspecified:
        return address_of(host, port)
    return address_of("127.0.0.1" if address.version == 4 else "::1", port)


def _seen_as(bound: Address) -> Iterator[Address]:
    """What others can type for an address at which the server listens."""
    if not bound.is_unspecified:
        yield from () if bound.is_loopback else (bound,)
        return
    family = socket.AF_INET if bound.version == 4 else socket.AF_INET6
    for address in _of_this_machine(family):
        if not (address.is_loopback or address.is_link_local or address.is_unspecified):
            yield address


def _of_this_machine(family: socket.AddressFamily) -> list[Address]:
    """Its addresses: first the one by which it goes out, then those that its name stands for."""
    found = [*_way_out(family), *_by_name(family)]
    return found or (list(_of_interfaces()) if family == socket.AF_INET else [])


def _way_out(family: socket.AddressFamily) -> Iterator[Address]:
    with suppress(OSError), closing(socket.socket(family, socket.SOCK_DGRAM)) as probe:
        probe.connect((_FAR[family], 9))  # nothing is sent
        yield ip_address(probe.getsockname()[0])


def _by_name(family: socket.AddressFamily) -> Iterator[Address]:
    with suppress(OSError, UnicodeError):
        for *_, place in socket.getaddrinfo(socket.gethostname(), None, family):
            yield ip_address(str(place[0]).partition("%")[0])


def _of_interfaces() -> Iterator[Address]:
    """For a network without a way out, such as a hotspot of this machine's own; Linux only."""
    with suppress(ImportError):
        import fcntl

        with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
            for _, name in socket.if_nameindex():
                asked = name.encode()[:15].ljust(32, b"\0")
                with suppress(OSError):
                    told = fcntl.ioctl(probe.fileno(), _INTERFACE_ADDRESS, asked)
                    yield ip_address(told[20:24])
