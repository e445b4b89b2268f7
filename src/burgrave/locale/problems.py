"""What is wrong with a document, in the reader's language.

The kernel says it in English. As in gettext, that sentence is the key: it is found among the
English messages of `problems.ftl`, with its facts, and said again in the other language.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

from burgrave.locale import speaker

if TYPE_CHECKING:
    from burgrave.locale import Speaker

_VALUES = {
    "a list": "amiss-a-list",
    "an object": "amiss-an-object",
    "a text so long": "amiss-a-long-text",
    "a number so long": "amiss-a-long-number",
    "something else": "amiss-something-else",
}
_PLACES = ("record", "position")
_MESSAGE = re.compile(r"^(amiss-[\w-]+) = (.*)$", re.MULTILINE)
_FACT = re.compile(r"\{ \$(\w+) \}")
_CURLED = "\N{RIGHT SINGLE QUOTATION MARK}"
_LONGEST = 1500
"""No sentence of ours is longer, and a stranger's is not searched through."""
_DEEPEST = 4
"""A reason has a reason has a reason, and no more."""


def said(problem: str, language: str) -> str:
    """The sentence of an error in a language; English where it is not known.

    >>> said("“year” must be a whole number from 1 to 5, not 9.", "de")
    '„year“ muss eine ganze Zahl von 1 bis 5 sein, nicht 9.'
    """
    return problem if language == "en" else _said(problem, speaker(language), _DEEPEST)


def known(problem: str) -> bool:
    """Is there a message for this sentence?"""
    return _found(problem) is not None


def _said(problem: str, voice: Speaker, depth: int) -> str:
    found = _found(problem) if depth else None
    if found is None:
        return voice.say("amiss-rules", reason=problem) if depth == _DEEPEST else problem
    key, facts = found
    return voice.say(key, **{n: _fact(n, f, voice, depth) for n, f in facts.items()})


def _fact(name: str, fact: str, voice: Speaker, depth: int) -> str:
    if name == "reason":
        return _said(fact, voice, depth - 1)
    if name == "where":
        place, *path = fact.split("'s ")
        head = voice.say(f"amiss-{place}") if place in _PLACES else place
        return ", ".join([head, *path])
    return voice.say(_VALUES[fact]) if name == "value" and fact in _VALUES else fact


def _found(problem: str) -> tuple[str, dict[str, str]] | None:
    if len(problem) > _LONGEST:
        return None
    text = problem.replace(_CURLED, "'")
    for key, pattern in _patterns():
        match = pattern.fullmatch(text)
        if match is not None:
            return key, match.groupdict()
    return None


@lru_cache(maxsize=1)
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """The English messages: first what has a reason, then those that leave the least open."""
    text = files("burgrave.locale").joinpath("en", "problems.ftl").read_text(encoding="utf-8")
    messages = [(key, said) for key, said in _MESSAGE.findall(text) if said.endswith((".", "}"))]
    messages = [(key, said) for key, said in messages if key != "amiss-rules"]
    messages.sort(key=lambda each: ("$reason" not in each[1], -len(_FACT.sub("", each[1]))))
    return [(key, _pattern(said.replace(_CURLED, "'"))) for key, said in messages]


def _pattern(message: str) -> re.Pattern[str]:
    parts = _FACT.split(message)
    written = [
        f"(?P<{part}>.*)" if place % 2 else re.escape(part) for place, part in enumerate(parts)
    ]
    return re.compile("".join(written), re.DOTALL)
