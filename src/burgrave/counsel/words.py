"""Counsel in words: sentences in the reader's language, made from the facts of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.games import describer, sheet
from burgrave.kernel.sheet import NUMBER
from burgrave.locale.telling import Teller

if TYPE_CHECKING:
    from burgrave.counsel.counsel import Choice, Counsel, Reason
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker

_SHARES = {"percent": NUMBER, "otherwise": NUMBER}


class Adviser:
    """Puts counsel for one look at a game into words."""

    def __init__(self, look: Look, game: str, speaker: Speaker, names: Sequence[str]) -> None:
        self._look = look
        self._game = game
        self._speaker = speaker
        self._names = names
        self._describer = describer(game)

    def sentence(self, counsel: Counsel) -> str:
        """What to do, in one sentence."""
        first = self.choice(counsel.choices[0])
        if len(counsel.choices) == 1:
            return self._speaker.say("counsel-only", choice=first)
        if counsel.alike:
            return self._speaker.say("counsel-alike")
        if counsel.choices[0].sure == "close":
            second = self.choice(counsel.choices[1])
            return self._speaker.say("counsel-either", first=first, second=second)
        return self._speaker.say("counsel-best", choice=first)

    def choice(self, choice: Choice) -> str:
        """What a choice is, as a sentence begins."""
        action = self._look.imagined.parse(self._seat, choice.action)
        told = self._describer.describe_action(self._look, action, self._speaker)
        return told[:1].upper() + told[1:]

    def brings(self, choice: Choice) -> str:
        """What a choice brings at once."""
        action = self._look.imagined.parse(self._seat, choice.action)
        return self._describer.brings(self._look, action, self._speaker)

    def reason(self, reason: Reason) -> str:
        """Why, or why not, in one sentence."""
        telling = sheet(self._game).telling
        assert telling is not None
        family = f"{self._game}-counsel-{reason.ground}"
        told = telling._replace(messages=family, facts={**telling.facts, **_SHARES}, also={})
        options = self._look.view["options"]
        teller = Teller(told, self._speaker, self._names, options, self._seat)
        shares = {"percent": reason.percent, "otherwise": reason.otherwise}
        return teller.line({**reason.event, **shares})

    @property
    def _seat(self) -> int:
        assert self._look.viewer is not None
        return self._look.viewer
