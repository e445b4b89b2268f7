"""Ports and addresses."""

from __future__ import annotations

import socket

from burgrave.server import listening


def test_an_ipv6_address_is_written_as_browsers_read_it() -> None:
    assert listening.address_of("::1", 8400) == "http://[::1]:8400/"
    assert listening.address_of("localhost", 80) == "http://localhost:80/"


def test_all_addresses_of_a_name_are_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        free = door.getsockname()[1]
    doors = listening.listening("localhost", free)
    try:
        with socket.create_connection(("127.0.0.1", free)):
            pass
    finally:
        for door in doors:
            door.close()
