"""Keys: tokens of guests, keys of seats and of tables; the store sees none of them as it is."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode

_TOKEN_BYTES = 32
_TABLE_BYTES = 16
_LONGEST = 100
_TABLE_ID = re.compile("[A-Za-z0-9_-]{22}")


def new_token() -> str:
    """A guest's secret: 256 random bits."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_table_id() -> str:
    """A table's name in links: 128 random bits, so that only who got the link finds it."""
    return secrets.token_urlsafe(_TABLE_BYTES)


def is_table_id(text: str) -> bool:
    """Can this be a table's name?"""
    return _TABLE_ID.fullmatch(text) is not None


def hashed(secret: str) -> bytes:
    """What is stored of a secret. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()


def seat_key(token: str, table: str, slot: int, turn: int) -> str:
    """The key of an open seat, 256 bits.

    It follows from the owner's token, which only the owner's browser holds: the link can be shown
    to the owner again at any time, and still nothing but a hash is stored. Each time a seat is
    opened anew, `turn` makes it another key; in the order of seats it may stand wherever it likes.
    """
    message = f"burgrave seat key\0{table}\0{slot}\0{turn}".encode()
    return urlsafe_b64encode(hmac.digest(token.encode(), message, "sha256")).decode().rstrip("=")


def table_key(seed: bytes, table: str, turn: int) -> str:
    """The key of a table's own link, 256 bits.

    It follows from the table's seed, so that whoever owns the table, on whichever device, can be
    shown it at any time. Who can read seeds can foretell dice, and gains nothing more by this;
    once the seed is laid open the key opens nothing any longer. Each renewal has its own `turn`.
    """
    message = f"burgrave table key\0{table}\0{turn}".encode()
    return urlsafe_b64encode(hmac.digest(seed, message, "sha256")).decode().rstrip("=")


def fits(secret: str, stored: bytes) -> bool:
    """Is this the secret of a stored hash? Takes the same time whichever it is."""
    return len(secret) <= _LONGEST and hmac.compare_digest(hashed(secret), stored)
