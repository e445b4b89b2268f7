"""Refusals: what a person asked for and cannot have, told in one sentence of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.kernel.errors import BurgraveError, Phrase

if TYPE_CHECKING:
    from burgrave.locale import Speaker


_LONGEST = 300


class Refusal(Exception):
    """A mistake in what was asked; the command says the sentence and ends with code 2."""

    def __init__(self, key: str, **facts: str | int | Phrase | BurgraveError) -> None:
        super().__init__(key)
        self.key = f"problem-{key}"
        self.facts = facts

    def told(self, speaker: Speaker) -> str:
        """The sentence in the reader's language."""
        # Catalogues cost time, and most commands refuse nothing.
        from burgrave.locale.problems import phrased, said

        def told(fact: str | int | Phrase | BurgraveError) -> str | int:
            if isinstance(fact, BurgraveError):
                return said(fact, speaker.language)
            return phrased(fact, speaker) if isinstance(fact, Phrase) else clipped(fact)

        return speaker.say(self.key, **{name: told(fact) for name, fact in self.facts.items()})


class Interrupted(Exception):
    """Ctrl-C, after everything that had to be saved was saved and said."""


def clipped(fact: str | int) -> str | int:
    """What somebody typed, short enough to be said back."""
    return fact[: _LONGEST - 1] + "…" if isinstance(fact, str) and len(fact) > _LONGEST else fact
