"""Lets the functions of an imported module do what those of its changed source would do."""

from __future__ import annotations

import gc
from types import CodeType, FunctionType

_OPTIMIZED = 1  # in co_flags: the code of a function


def functions_changed(before: str, after: str, file: str) -> dict[tuple[str, int], CodeType] | None:
    """The new code of each changed function; None if anything else has changed too."""
    found: dict[tuple[str, int], CodeType] = {}
    old, new = compile(before, file, "exec"), compile(after, file, "exec")
    return found if _compare(old, new, found) else None


def functions_in(folder: str) -> list[FunctionType]:
    """All functions that were made of sources there."""
    return [
        each
        for each in gc.get_objects()
        if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(folder)
    ]


def replace(
    functions: list[FunctionType], file: str, found: dict[tuple[str, int], CodeType]
) -> int:
    """Give the functions of this file their new code, and say how many there were."""
    number = 0
    for each in functions:
        code = found.get((each.__code__.co_qualname, each.__code__.co_firstlineno))
        if code is not None and each.__code__.co_filename == file:
            each.__code__ = code
            number += 1
    return number


def _compare(old: CodeType, new: CodeType, found: dict[tuple[str, int], CodeType]) -> bool:
    if old == new:
        return True
    if old.co_flags & _OPTIMIZED:
        found[old.co_qualname, old.co_firstlineno] = new
        return old.co_freevars == new.co_freevars and old.co_firstlineno == new.co_firstlineno
    inner = [part for part in old.co_consts if isinstance(part, CodeType)]
    inner_new = [part for part in new.co_consts if isinstance(part, CodeType)]
    same = old.co_code == new.co_code and len(inner) == len(inner_new)
    plain = [part for part in old.co_consts if not isinstance(part, CodeType)]
    plain_new = [part for part in new.co_consts if not isinstance(part, CodeType)]
    return (
        same
        and repr(plain) == repr(plain_new)
        and old.co_names == new.co_names
        and all(_compare(a, b, found) for a, b in zip(inner, inner_new))
    )
