"""Names: each table has a sign like an inn, and each bot is called like a person.

A table's sign is an adjective and an animal. The wire tells both words and the name in English;
pages say it in their own language. Names of persons are the same in every language.
"""

from __future__ import annotations

from collections.abc import Collection
from hashlib import sha256

from burgrave.kernel.names import is_taken

ADJECTIVES = (
    *("black", "blue", "bold", "golden", "green", "grey", "merry", "old", "proud", "quiet", "red"),
    *("silver", "sleepy", "sly", "swift", "tall", "white", "wise"),
)
ANIMALS = (
    *("badger", "bear", "beaver", "boar", "crane", "dragon", "eagle", "falcon", "fox", "griffin"),
    *("hare", "hedgehog", "heron", "lynx", "otter", "panther", "pelican", "ram", "raven"),
    *("rooster", "stork", "swan", "wolf"),
)
COMPANY = (
    *("Bertram", "Agnes", "Odo", "Mathilda", "Konrad", "Cecily", "Anselm", "Hedwig", "Lambert"),
    *("Gisela", "Walther", "Adela", "Ivo", "Beatrix", "Osric", "Isolde", "Emmerich", "Sibyl"),
    *("Rollo", "Ursula", "Dietmar", "Margery", "Aldous", "Clothilde"),
)
"""What bots are called: names that all our languages know and write alike."""
_DRAWS = 20 * len(ADJECTIVES) * len(ANIMALS)


def sign(table: str, redrawn: int = 0) -> tuple[str, str]:
    """A table's adjective and animal, which follow from its id and how often they were drawn."""
    drawn = f"sign {table} {redrawn}" if redrawn else f"sign {table}"
    number = int.from_bytes(sha256(drawn.encode()).digest()[:8])
    rest, adjective = divmod(number, len(ADJECTIVES))
    return ADJECTIVES[adjective], ANIMALS[rest % len(ANIMALS)]


def free_sign(table: str, redrawn: int, taken: Collection[tuple[str, str]]) -> int:
    """How often to draw until the sign is none of those; when all are taken, it stays."""
    draws = range(redrawn, redrawn + _DRAWS)
    return next((drawn for drawn in draws if sign(table, drawn) not in taken), redrawn)


def table_name(table: str, redrawn: int = 0) -> str:
    """The sign in English.

    >>> table_name("A" * 22)
    'Merry Pelican'
    """
    return " ".join(sign(table, redrawn)).title()


def bot_name(table: str, taken: Collection[str]) -> str:
    """A name that nobody at the table has; which one comes first differs from table to table."""
    begin = sha256(f"company {table}".encode()).digest()[0] % len(COMPANY)
    turned = COMPANY[begin:] + COMPANY[:begin]
    return next(name for name in turned if not is_taken(name, taken))


def nature(name: str) -> int:
    """A number that a bot of this name always has; neighbours in the company have others."""
    if name in COMPANY:
        return COMPANY.index(name)
    return sha256(f"nature {name}".encode()).digest()[0]
