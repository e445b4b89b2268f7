"""The teller: an event becomes a line of the log, by what the sheet says its facts are.

What a message asks for by a fact's name comes as the plain word; `goods_acc` asks for the form
that the catalogue gives it as `.acc`, `goods_n` for a number to choose by.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from burgrave.kernel import sheet
from burgrave.kernel.errors import message_of
from burgrave.kernel.sheet import Fact
from burgrave.locale.words import CommonWords, Said, hyphened, roman, signed

if TYPE_CHECKING:
    from burgrave.kernel.sheet import Telling
    from burgrave.locale import Speaker

Event = Mapping[str, Any]
"""An event as its viewer may see it."""
Options = Mapping[str, object]
_COUNT = {"n": sheet.NUMBER}
# Forms that are no grammar: to choose by, or to show without a sign.
NUMBER = "n"
SIGN = "sign"
SIZE = "size"
ID = "id"
QUOTED = "quoted"


def describer_of(telling: Telling) -> Callable[..., str]:
    """What tells the events of a game."""

    def describe_event(
        event: Event,
        speaker: Speaker,
        names: Sequence[str],
        options: Options | None = None,
        you: int | None = None,
    ) -> str:
        """One event as a line of the log; to the reader's own seat, in person."""
        return Teller(telling, speaker, names, options or {}, you).line(event)

    return describe_event


class Teller(CommonWords):
    """Tells the events of one game to one reader."""

    def __init__(
        self,
        telling: Telling,
        speaker: Speaker,
        names: Sequence[str],
        options: Options,
        you: int | None,
    ) -> None:
        super().__init__(speaker, names)
        self._telling = telling
        self._options = options
        self._you = you

    def line(self, event: Event) -> str:
        """What happened, and what else is to be said of it."""
        kind = str(event["kind"])
        key = message_of(self._telling.messages, kind)
        also = self._telling.also.get(kind, {})
        keys = [self._in_person(key, event), *(also[fact] for fact in also if event.get(fact))]
        return " ".join(self._said(key, event, self._telling.facts) for key in keys)

    def _in_person(self, key: str, event: Event) -> str:
        """The message to the reader, where the event is about them and there is one."""
        own = key + self._about(event)
        return own if self._speaker.has(own) else key

    def _about(self, event: Event) -> str:
        if self._you is None:
            return ""
        if event.get("seat") == self._you:
            return "-you"
        for name, fact in self._telling.facts.items():
            if fact.what == "seat" and name in event:
                seats = event[name]
                if seats == self._you:
                    return "-of-you"
                if isinstance(seats, list) and self._you in seats:
                    return "-you" if len(seats) == 1 else "-us"
        return ""

    def _said(self, key: str, facts: Event, known: Mapping[str, Fact], form: str = "") -> str:
        """A message with what it asks for."""
        said: Said = {}
        for asked in self._speaker.asks(key, form):
            name, wanted = _parted(asked, known)
            if name in facts:
                said[asked] = self._told(known[name], facts[name], wanted)
            elif asked in self._options:
                said[asked] = str(self._options[asked])
        return self._speaker.form(key, form, **said)

    def _told(self, fact: Fact, value: Any, form: str) -> str | int:
        """A fact in one form."""
        if isinstance(value, list):
            if form == NUMBER:
                return len(value)
            if fact.what == "dice":
                faces = sorted(value, reverse=True)
                return " + ".join(str(self._one(fact, each, form)) for each in faces)
            return self.joined([str(self._member(fact, each, form)) for each in value])
        return self._one(fact, value, form)

    def _member(self, fact: Fact, value: Any, form: str) -> str | int:
        """One of several; the reader is among them as “you”."""
        if fact.what == "seat" and value == self._you:
            return self.common("you-in-list")
        return self._one(fact, value, form)

    def _one(self, fact: Fact, value: Any, form: str) -> str | int:
        match fact.what:
            case "seat":
                return self.player(value)
            case "noun":
                id = hyphened(str(value))
                if form == ID:
                    return id
                name = self._said(message_of(fact.messages, id), {}, {}, form)
                return self.quoted(name) if form == QUOTED else name
            case "phrase":
                key = message_of(fact.messages, str(value[fact.by])) if fact.by else fact.messages
                return self._said(key, value, fact.within or {}, form)
            case "amounts":
                return sum(value.values()) if form == NUMBER else self._amounts(fact, value, form)
            case "truth":
                return bool(value)
            case "choice":
                return hyphened(str(value))
            case "text":
                return str(value)
            case "field":
                return str(value).upper()
            case "counted" | "dice" if fact.messages and form != NUMBER:
                return self._said(fact.messages, {"n": value + fact.first}, _COUNT, form)
            case "roman":
                return roman(value)
            case _:
                return self._number(fact, int(value) + fact.first, form)

    def _amounts(self, fact: Fact, value: Mapping[str, int], form: str) -> str:
        parts = [
            self._said(message, {"n": value[name]}, _COUNT, form)
            for name, message in fact.names.items()
            if value.get(name)
        ]
        return self.joined(parts) if parts else self.nothing(form)

    def _number(self, fact: Fact, n: int, form: str) -> str | int:
        if form == SIGN:
            return "minus" if n < 0 else "plus" if n else "zero"
        if form in (NUMBER, SIZE) or fact.what not in ("points", "signed"):
            return abs(n) if form == SIZE else n
        return signed(n) if fact.what == "signed" else self.points(abs(n), form)


def _parted(asked: str, known: Mapping[str, Fact]) -> tuple[str, str]:
    """The name of a fact and the form in which it is wanted; the seat is told as the player."""
    if asked == "player":
        return "seat", ""
    if asked in known:
        return asked, ""
    name, _, form = asked.rpartition("_")
    return (name, form) if name in known else (asked, "")
