"""Dice as multisets: every way in which some own or bonus dice can lie has a small number."""

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from mypy_extensions import i64

from burgrave.games.kingsburg.components import MOST_BONUS_DICE, OWN_DICE

_NEUTRAL: Final = 3
MOST: Final = max(int(OWN_DICE), int(MOST_BONUS_DICE), _NEUTRAL)
"""More own, bonus or neutral dice never come together."""

FACES: Final[list[tuple[int, ...]]] = [
    faces
    for count in range(MOST + 1)
    for faces in combinations_with_replacement(range(1, 7), count)
]
"""The faces of each multiset, by its number; 0 is "no dice"."""
KINDS: Final[i64] = len(FACES)
NUMBER: Final[dict[tuple[int, ...], int]] = {faces: i for i, faces in enumerate(FACES)}
TOTAL: Final[list[i64]] = [sum(faces) for faces in FACES]
COUNT: Final[list[i64]] = [len(faces) for faces in FACES]
FIRST: Final[list[i64]] = [FACES.index((1,) * count) for count in range(MOST + 1)]
"""The number of the first multiset of a size: a roll of k dice is FIRST[k] plus an outcome."""


def number(faces: list[int]) -> int:
    """The number of a multiset of dice."""
    return NUMBER[tuple(sorted(faces))]


def _minus(have: tuple[int, ...], take: tuple[int, ...]) -> int:
    left = list(have)
    for face in take:
        left.remove(face)
    return NUMBER[tuple(left)]


def _all_minus() -> list[int]:
    table = [-1] * (KINDS * KINDS)
    for h, have in enumerate(FACES):
        for take in _subsets(have):
            table[h * KINDS + NUMBER[take]] = _minus(have, take)
    return table


def _subsets(faces: tuple[int, ...]) -> list[tuple[int, ...]]:
    found: set[tuple[int, ...]] = {()}
    for face in faces:
        found |= {tuple(sorted((*subset, face))) for subset in found}
    return sorted(found)


SUBSETS: Final[list[list[int]]] = [[NUMBER[s] for s in _subsets(faces)] for faces in FACES]
"""The multisets that can be taken out of each."""
MINUS: Final[list[i64]] = _all_minus()
"""What is left of `have` without `take`, at have * KINDS + take; -1 if it is not in it."""


def _sums(faces: tuple[int, ...]) -> int:
    mask = 1
    for face in faces:
        mask |= mask << face
    return mask


SUMS: Final[list[i64]] = [_sums(faces) for faces in FACES]
"""Bit s is set when some of the dice, perhaps none, add up to s."""


def _reach(own: int, white: int) -> int:
    """Bit s is set when a group with at least one own die adds up to s."""
    mask = 0
    for take in SUBSETS[own]:
        if take:
            mask |= SUMS[white] << TOTAL[take]
    return mask


REACH: Final[list[i64]] = [_reach(o, w) for o in range(len(FACES)) for w in range(len(FACES))]
"""The sums that own and bonus dice reach together, at own * KINDS + bonus."""


_ONLY_FACE: Final[list[i64]] = [faces[0] if len(set(faces)) == 1 else 0 for faces in FACES]
"""The face that all dice of a multiset show, or 0."""


def alike(own: i64, bonus: i64) -> bool:
    """Do all these dice show the same face?"""
    face = _ONLY_FACE[own]
    return face != 0 and (bonus == 0 or _ONLY_FACE[bonus] == face)


def weights(count: int) -> list[int]:
    """How many of the 6 ** count ways of rolling lead to each multiset of that size."""
    ways: list[int] = []
    for faces in FACES:
        if len(faces) == count:
            n = factorial(count)
            for face in set(faces):
                n //= factorial(faces.count(face))
            ways.append(n)
    return ways


def written(own: int, white: int) -> str:
    """Dice as people write them: own dice, then bonus dice behind a plus sign."""
    text = " ".join(str(face) for face in FACES[own])
    if white:
        text += " + " + " ".join(str(face) for face in FACES[white])
    return text
