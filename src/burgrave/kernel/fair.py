"""Fair dice: outcomes that a committed seed and the players' shares fix, checkable at the end."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from burgrave.kernel.errors import BadRecord, IllegalAction
from burgrave.kernel.rng import Source

SEED_BYTES: Final = 32
SHARE_LENGTH: Final = 200
# Each use of a hash has a label of its own, so that no value can stand in for another.
_COMMITMENT: Final = b"burgrave fair dice 1: commitment\0"
_KEY: Final = b"burgrave fair dice 1: key\0"
_EVENT: Final = b"burgrave fair dice 1: event\0"
_SECRET: Final = b"burgrave fair dice 1: secret\0"
_BLOCK: Final = b"burgrave fair dice 1: block\0"
_WORDS: Final[i64] = 1 << 32


def commitment_of(seed: bytes) -> str:
    """What is shown of a seed before the first roll: its SHA-256, in hex."""
    return hashlib.sha256(_COMMITMENT + seed).hexdigest()


def reduced(word: i64, n: i64, words: i64) -> i64:
    """A word from 0 to words - 1 as a number below n; -1 for the last few, being unfair."""
    return word % n if word < words - words % n else -1


def is_share(share: str) -> bool:
    """Can this text be a player's share?"""
    return 0 < len(share) <= SHARE_LENGTH and share.isprintable()


class SealedDice(Source):
    """Fair dice as everybody sees them during the game: the commitment and the shares."""

    def __init__(self, commitment: str, shares: Sequence[str]) -> None:
        self.commitment: Final[str] = commitment
        self._shares: list[str] = list(shares)

    @property
    def shares(self) -> tuple[str, ...]:
        """What each seat added, in seat order; an empty text where a seat added nothing."""
        return tuple(self._shares)

    def below(self, n: i64) -> i64:
        """Nobody can draw without the seed."""
        raise IllegalAction("amiss-sealed")

    def __reduce__(self) -> tuple[object, ...]:
        return SealedDice, (self.commitment, self.shares)


class FairDice(SealedDice):
    """Fair dice with their seed, as the owner of a table holds them.

    The seed comes from outside and should be 32 bytes from `secrets`. Every random event of a
    game draws from a stream of its own: whoever asks again for event 7 gets event 7's numbers.
    What a seat rolls in a secret step has streams that depend on nothing that others do there.

    >>> dice = FairDice(bytes(32), seats=2)
    >>> dice.commitment[:16]
    '9c8deb686c4371ed'
    >>> dice.add_share(0, "any text that Anna likes")
    >>> dice.begin(7)
    >>> first = [dice.below(6) for _ in range(4)]
    >>> dice.begin(7)
    >>> [dice.below(6) for _ in range(4)] == first
    True
    """

    def __init__(self, seed: bytes, seats: int) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"A seed has {SEED_BYTES} bytes, not {len(seed)}.")
        super().__init__(commitment_of(seed), [""] * seats)
        self._seed: Final[bytes] = seed
        # Empty until the first roll; from then on no share can change it.
        self._key: bytes = b""
        self._event: bytes = b""
        self._blocks: int = 0
        self._block: bytes = b""
        self._at: int = 0

    def add_share(self, seat: int, share: str) -> None:
        """Mix a text of a seat's own choice into the dice, once and before the first roll."""
        if self._key:
            raise IllegalAction("amiss-share-late")
        if not 0 <= seat < len(self._shares):
            raise IllegalAction("amiss-share-seat", seat=seat)
        if self._shares[seat]:
            raise IllegalAction("amiss-share-twice", seat=seat)
        if not is_share(share):
            raise IllegalAction("amiss-share", n=SHARE_LENGTH)
        self._shares[seat] = share

    def begin(self, number: int) -> None:
        """Turn to the stream of an open random event, numbered from 0 among these."""
        self._turn_to(_EVENT + number.to_bytes(8, "big"))

    def begin_secret(self, number: int, seat: int, count: int) -> None:
        """Turn to the stream of a seat's own event in a secret step.

        So many open events came before it, and after the last of these so many of the seat's own.
        """
        place = b"".join(n.to_bytes(8, "big") for n in (number, seat, count))
        self._turn_to(_SECRET + place)

    def _turn_to(self, event: bytes) -> None:
        if not self._key:
            self._key = hmac.digest(self._seed, _KEY + _packed(self._shares), "sha256")
        self._event = hmac.digest(self._key, event, "sha256")
        self._blocks = 0
        self._block = b""
        self._at = 0

    def _word(self) -> int:
        """The next 32 bits of the stream."""
        if self._at == len(self._block):
            count = self._blocks.to_bytes(8, "big")
            self._block = hmac.digest(self._event, _BLOCK + count, "sha256")
            self._blocks += 1
            self._at = 0
        self._at += 4
        return int.from_bytes(self._block[self._at - 4 : self._at], "big")

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly equally likely."""
        if n < 1 or n >= _WORDS >> 1:
            raise ValueError("Dice draw below a number from 1 to 2**31 - 1.")
        if not self._event:
            self.begin(0)
        number = reduced(self._word(), n, _WORDS)
        while number < 0:
            number = reduced(self._word(), n, _WORDS)
        return number

    def reveal(self) -> str:
        """The seed in hex: with it everybody can check every roll, and foretell the next ones."""
        return self._seed.hex()

    def __reduce__(self) -> tuple[object, ...]:
        """The seed goes along, and how far the dice have been rolled."""
        rolled = (self._key, self._event, self._blocks, self._block, self._at)
        return _rolled_dice, (self._seed, self.shares, *rolled)


def _rolled_dice(
    seed: bytes, shares: Sequence[str], key: bytes, event: bytes, blocks: int, block: bytes, at: int
) -> FairDice:
    """Fair dice again, as far as they had been rolled."""
    dice = FairDice(seed, len(shares))
    dice._shares = list(shares)
    dice._key, dice._event = key, event
    dice._blocks, dice._block, dice._at = blocks, block, at
    return dice


def opened(commitment: str, seed: str, shares: Sequence[str]) -> FairDice:
    """The dice that a revealed seed and the shares give; the seed must be the committed one."""
    if len(seed) != 2 * SEED_BYTES or not all(digit in "0123456789abcdef" for digit in seed):
        raise BadRecord("amiss-seed-digits", n=2 * SEED_BYTES)
    dice = FairDice(bytes.fromhex(seed), len(shares))
    if dice.commitment != commitment:
        raise BadRecord("amiss-seed-other")
    for seat, share in enumerate(shares):
        if share:
            dice.add_share(seat, share)
    return dice


def _packed(shares: Sequence[str]) -> bytes:
    """The shares as bytes, each with its length, so that no two lists look alike."""
    parts = [len(shares).to_bytes(4, "big")]
    for share in shares:
        text = share.encode()
        parts += [len(text).to_bytes(4, "big"), text]
    return b"".join(parts)
