"""`@shows`: which rules and rulings a test shows; tools read the names from the source."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])


def shows(*rules: str) -> Callable[[Test], Test]:
    """Name the rules (`K-8.3`) and rulings (`R-K.23`) that a test shows, as literal texts."""

    def named(test: Test) -> Test:
        test.__dict__["shows"] = rules
        return test

    return named
