"""The guests: who shows which token, and under what name."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Collection
from dataclasses import dataclass, replace
from time import time

from msgspec import UNSET

from burgrave.kernel.names import NAMELESS
from burgrave.server.keys import hashed, new_token
from burgrave.server.logs import PEOPLE
from burgrave.server.refusals import proper_name
from burgrave.server.rows import Guest
from burgrave.server.store import Store
from burgrave.server.wire import CRESTS, Profile

_LOG = logging.getLogger(PEOPLE)
_KNOWN_GUESTS = 10_000
_SEEN_AGAIN = 3600.0
"""Seconds after which it is worth noting again that a guest is here."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks: perhaps a guest, with the token that shows it."""

    guest: Guest | None = None
    token: str | None = None

    @property
    def id(self) -> int | None:
        """The guest's number."""
        return None if self.guest is None else self.guest.id

    @property
    def known(self) -> tuple[Guest, str]:
        """The guest and the token of somebody who has been welcomed."""
        assert self.guest is not None
        assert self.token is not None
        return self.guest, self.token


class Guests:
    """The guests of the house; those who came lately are remembered."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._by_secret: dict[bytes, Guest] = {}

    async def visitor(self, token: str | None) -> Visitor:
        """Who shows this token; a stranger if nobody has it."""
        if not token or len(token) > 100:
            return Visitor()
        secret = hashed(token)
        guest = self._by_secret.get(secret) or await self._store.guest(secret)
        if guest is None:
            return Visitor()
        if time() - guest.seen > _SEEN_AGAIN:
            self._store.see(guest)
            guest = replace(guest, seen=time())
        self._remember(secret, guest)
        return Visitor(guest, token)

    async def welcome(self, visitor: Visitor) -> Visitor:
        """The visitor as a guest, a new one if need be."""
        if visitor.guest is not None:
            return visitor
        token = new_token()
        guest = await self._store.add_guest(hashed(token), NAMELESS, secrets.choice(CRESTS))
        self._remember(hashed(token), guest)
        return Visitor(guest, token)

    async def rename(self, visitor: Visitor, profile: Profile) -> Visitor:
        """A guest's new name and crest."""
        crest = None if profile.crest is UNSET else profile.crest
        return await self.save(visitor, new_name(profile), crest)

    async def save(self, visitor: Visitor, name: str | None, crest: str | None) -> Visitor:
        """Keep how a guest is called from now on, and what they bear; None changes nothing."""
        known, token = visitor.known
        guest = await self._store.save_guest(known.id, name, crest)
        self._remember(hashed(token), guest)
        return Visitor(guest, token)

    def forget(self, strangers: Collection[int]) -> None:
        """Know no more of guests who are not kept."""
        self._by_secret = {s: g for s, g in self._by_secret.items() if g.id not in strangers}

    def forget_all(self) -> None:
        """Ask the store anew who is who."""
        self._by_secret.clear()

    def _remember(self, secret: bytes, guest: Guest) -> None:
        if len(self._by_secret) >= _KNOWN_GUESTS:
            self._by_secret.clear()
        known = self._by_secret.get(secret)
        if guest.name != NAMELESS and (known is None or known.name != guest.name):
            _LOG.info("came", extra={"guest": guest.name})
        self._by_secret[secret] = guest


def new_name(profile: Profile) -> str | None:
    """The name that somebody wishes, put in order, if they wish any; refuses what is none."""
    return None if profile.name is UNSET else proper_name(profile.name)
