"""Walking through a record at the terminal: moment by moment, forth and back, by chapters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burgrave.games.replaying import Moment, key_moments, moments

if TYPE_CHECKING:
    from collections.abc import Callable

    from burgrave.cli.terminal import Terminal
    from burgrave.kernel.record import Record
    from burgrave.locale import Speaker

_BACK, _NEXT_CHAPTER, _LAST_CHAPTER, _ENOUGH = "-", ">", "<", ("q", "Q")
_KEYS = "k"


class Walk:
    """Somebody who walks through a game as an onlooker saw it."""

    def __init__(
        self,
        record: Record,
        terminal: Terminal,
        speaker: Speaker,
        show: Callable[[Moment], None],
    ) -> None:
        self._terminal = terminal
        self._speaker = speaker
        self._show = show
        self._moments = [
            moment._replace(state=moment.state.copy()) for moment in moments(record, None)
        ]
        self._keys = key_moments(record)
        self._names = [player.name for player in record.players]
        self._at = 0

    def run(self) -> None:
        """Show moment after moment, wherever the person wants to go, until they have enough."""
        self._tell()
        while True:
            n, last = self._moments[self._at].number, self._moments[-1].number
            try:
                typed = self._terminal.ask(self._speaker.say("walk-prompt", n=n, all=last) + " ")
            except EOFError:
                return
            if typed in _ENOUGH:
                return
            if typed.lower() == _KEYS:
                self._list_keys()
                continue
            to = self._meant(typed)
            if to is None:
                self._terminal.wrapped(self._speaker.say("walk-help", all=last))
            elif to == self._at:
                self._terminal.wrapped(self._speaker.say("walk-end" if to else "walk-beginning"))
            else:
                self._at = to
                self._tell()

    def _tell(self) -> None:
        self._show(self._moments[self._at])

    def _list_keys(self) -> None:
        """The key moments, each with the word that leads there."""
        if not self._keys:
            self._terminal.wrapped(self._speaker.say("walk-no-keys"))
        for number, key in enumerate(self._keys, 1):
            line = self._speaker.say(
                "walk-key",
                n=self._moments[key.place].number,
                name=self._names[key.seat],
                points=f"{key.points:+}".replace("-", "\N{MINUS SIGN}"),
            )
            self._terminal.wrapped(f"{_KEYS}{number}  {line}", "", "    ")

    def _meant(self, typed: str) -> int | None:
        """Where somebody wants to go who types this; None if that can't be told."""
        last = len(self._moments) - 1
        if typed in ("", "+"):
            return min(self._at + 1, last)
        if typed == _BACK:
            return max(self._at - 1, 0)
        if typed == _NEXT_CHAPTER:
            chapter = self._moments[self._at].chapter
            return next((i for i in self._range if self._moments[i].chapter > chapter), last)
        if typed == _LAST_CHAPTER:
            return self._chapter_before()
        if typed[:1].lower() == _KEYS and typed[1:].isdecimal():
            number = int(typed[1:])
            return self._keys[number - 1].place if 1 <= number <= len(self._keys) else None
        if typed.isdecimal() and int(typed) <= self._moments[-1].number:
            return max(i for i in self._range if self._moments[i].number <= int(typed))
        return None

    @property
    def _range(self) -> range:
        return range(len(self._moments))

    def _chapter_before(self) -> int:
        """The beginning of this chapter, or from there of the one before."""
        chapter = self._moments[max(0, self._at - 1)].chapter
        return next(i for i in self._range if self._moments[i].chapter == chapter)
