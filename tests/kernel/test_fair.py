"""Fair dice: fixed by seed and shares, bound by the commitment, unbiased by construction."""

from __future__ import annotations

import hashlib

import pytest

from burgrave import BadRecord, FairDice, IllegalAction
from burgrave.kernel.fair import SealedDice, commitment_of, opened, reduced
from tests.chi_square import uniform

SEED = bytes(range(32))


def dice(seed: bytes = SEED, shares: tuple[str, ...] = ("anna", "", "ő")) -> FairDice:
    made = FairDice(seed, len(shares))
    for seat, share in enumerate(shares):
        if share:
            made.add_share(seat, share)
    return made


def numbers(source: FairDice, event: int = 0, below: int = 6, count: int = 40) -> list[int]:
    source.begin(event)
    return [int(source.below(below)) for _ in range(count)]


def hmac_by_the_book(key: bytes, message: bytes) -> bytes:
    """RFC 2104 in three lines, so that the vectors do not lean on the code under test."""
    padded = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(b ^ 0x36 for b in padded) + message).digest()
    return hashlib.sha256(bytes(b ^ 0x5C for b in padded) + inner).digest()


def words_by_the_book(seed: bytes, shares: tuple[str, ...], event: int, count: int) -> list[int]:
    label = b"burgrave fair dice 1: "
    packed = len(shares).to_bytes(4, "big")
    for share in shares:
        packed += len(share.encode()).to_bytes(4, "big") + share.encode()
    key = hmac_by_the_book(seed, label + b"key\0" + packed)
    stream = hmac_by_the_book(key, label + b"event\0" + event.to_bytes(8, "big"))
    raw = b"".join(
        hmac_by_the_book(stream, label + b"block\0" + block.to_bytes(8, "big"))
        for block in range(count // 8 + 1)
    )
    return [int.from_bytes(raw[4 * i : 4 * i + 4], "big") for i in range(count)]


def test_known_answers() -> None:
    assert dice().commitment == "8c288de63860b963c525e45adfa2e1c5b0bb65a3c267ed58f0379dd2f5d327ff"
    assert numbers(dice(), 0, 6, 10) == [5, 2, 3, 3, 5, 1, 5, 5, 2, 3]
    assert numbers(dice(), 1, 6, 10) == [5, 3, 3, 3, 0, 2, 5, 2, 1, 2]
    assert numbers(dice(), 2**40, 6, 10) == [3, 5, 2, 3, 4, 5, 5, 2, 0, 4]


@pytest.mark.parametrize("event", [0, 1, 77, 2**40])
def test_the_stream_is_what_the_documentation_says(event: int) -> None:
    words = words_by_the_book(SEED, ("anna", "", "ő"), event, 100)
    # Below 2**31 - 1 only the words from 2**32 - 2 on are unfair, and none of these is.
    assert max(words) < 2**32 - 2
    expected = [word % (2**31 - 1) for word in words]
    assert numbers(dice(), event, 2**31 - 1, 100) == expected


@pytest.mark.parametrize("place", [(0, 0, 0), (1, 2, 0), (1, 2, 77), (2**40, 3, 2**40)])
def test_a_secret_stream_is_what_the_documentation_says(place: tuple[int, int, int]) -> None:
    shares = ("anna", "", "ő")
    label = b"burgrave fair dice 1: "
    packed = len(shares).to_bytes(4, "big")
    for share in shares:
        packed += len(share.encode()).to_bytes(4, "big") + share.encode()
    key = hmac_by_the_book(SEED, label + b"key\0" + packed)
    counts = b"".join(number.to_bytes(8, "big") for number in place)
    stream = hmac_by_the_book(key, label + b"secret\0" + counts)
    block = hmac_by_the_book(stream, label + b"block\0" + bytes(8))
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    made = dice()
    made.begin_secret(*place)
    # Below 2**31 - 1 only the words from 2**32 - 2 on are unfair, and none of these is.
    assert [made.below(2**31 - 1) for _ in words] == [word % (2**31 - 1) for word in words]


def test_secret_streams_are_all_different() -> None:
    made, streams = dice(), set()
    for number in range(3):
        streams.add(tuple(numbers(made, number)))
        for seat in range(3):
            for count in range(3):
                made.begin_secret(number, seat, count)
                streams.add(tuple(int(made.below(6)) for _ in range(40)))
    assert len(streams) == 3 + 27


def test_the_stream_leaves_out_unfair_words() -> None:
    bound = 3 * 2**29
    words = words_by_the_book(SEED, ("anna", "", "ő"), 4, 400)
    expected = [word % bound for word in words if word < 2 * bound]
    assert len(expected) < 330
    assert numbers(dice(), 4, bound, len(expected)) == expected


@pytest.mark.parametrize("below", range(1, 17))
def test_every_number_has_the_same_count_of_words(below: int) -> None:
    kept = [int(reduced(word, below, 16)) for word in range(16)]
    fair = [kept.count(number) for number in range(below)]
    assert fair == [16 // below] * below
    assert kept.count(-1) == 16 % below


def test_an_event_always_gives_the_same_numbers() -> None:
    used = dice()
    early = numbers(used, 3)
    for event in (9, 0, 4):
        numbers(used, event)
    assert numbers(used, 3) == early
    assert numbers(dice(), 3) == early
    assert numbers(used, 4) != early


def test_the_commitment_binds_to_the_seed() -> None:
    seeds = [bytes(31) + bytes([last]) for last in range(256)]
    assert len({commitment_of(seed) for seed in seeds}) == 256
    for seed in seeds[1:5]:
        with pytest.raises(BadRecord, match="not the one that the dice were committed to"):
            opened(commitment_of(seeds[0]), seed.hex(), [""])


def test_the_commitment_hides_the_seed_and_the_stream() -> None:
    made = dice()
    # Neither the plain hash of the seed nor anything derived for the stream is shown.
    assert made.commitment != hashlib.sha256(SEED).hexdigest()
    assert SEED.hex() not in f"{made!r} {made.commitment} {made.shares}"
    shown = SealedDice(made.commitment, made.shares)
    assert not hasattr(shown, "reveal")
    with pytest.raises(IllegalAction, match="sealed"):
        shown.below(6)


def test_commitment_and_shares_are_known_before_the_first_roll() -> None:
    made = FairDice(SEED, 2)
    before = made.commitment
    made.add_share(1, "béla")
    assert made.commitment == before
    assert made.shares == ("", "béla")


@pytest.mark.parametrize(
    "other",
    [
        ("anna", "", "o"),
        ("anna", "", ""),
        ("Anna", "", "ő"),
        ("", "anna", "ő"),
        ("anna", "ő", ""),
        ("annaő", "", ""),
        ("anna", "", "ő", ""),
        ("ő", "", "anna"),
    ],
)
def test_every_change_of_a_share_changes_the_dice(other: tuple[str, ...]) -> None:
    assert numbers(dice(shares=other)) != numbers(dice())


def test_every_bit_of_the_seed_changes_the_dice() -> None:
    plain = numbers(dice())
    for bit in range(0, 256, 17):
        flipped = (int.from_bytes(SEED, "big") ^ 1 << bit).to_bytes(32, "big")
        assert numbers(dice(flipped)) != plain


def test_shares_count_once_and_only_before_the_first_roll() -> None:
    made = FairDice(SEED, 2)
    made.add_share(0, "anna")
    with pytest.raises(IllegalAction, match="already added"):
        made.add_share(0, "another")
    with pytest.raises(IllegalAction, match="no seat 2"):
        made.add_share(2, "stranger")
    for wrong in ("", "two\nlines", "x" * 201, "\ud800"):
        with pytest.raises(IllegalAction, match="1 to 200 printable"):
            made.add_share(1, wrong)
    made.begin(0)
    with pytest.raises(IllegalAction, match="before that"):
        made.add_share(1, "late")
    assert made.shares == ("anna", "")


def test_a_revealed_seed_gives_the_same_dice() -> None:
    made = dice()
    again = opened(made.commitment, made.reveal(), made.shares)
    assert numbers(again, 5) == numbers(made, 5)


@pytest.mark.parametrize("seed", ["", "00", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "²" * 64])
def test_a_seed_that_is_none_is_refused(seed: str) -> None:
    with pytest.raises(BadRecord, match="64 hexadecimal digits"):
        opened(commitment_of(SEED), seed, [])


def test_a_seed_has_256_bits() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        FairDice(bytes(16), 2)


@pytest.mark.parametrize("below", [0, -1, 2**31])
def test_bounds_are_checked(below: int) -> None:
    with pytest.raises(ValueError, match="from 1 to"):
        dice().below(below)


def test_without_an_event_the_dice_roll_those_of_the_first() -> None:
    made = dice()
    assert [made.below(6) for _ in range(40)] == numbers(dice(), 0)


@pytest.mark.parametrize("below", [6, 56, 216])
def test_all_numbers_are_equally_likely(below: int) -> None:
    assert uniform(numbers(dice(), 1, below, 100 * below), below)


def test_first_numbers_of_all_events_are_equally_likely() -> None:
    made = dice()
    firsts = [numbers(made, event, 6, 1)[0] for event in range(6000)]
    assert uniform(firsts, 6)
