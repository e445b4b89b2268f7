"""Names, amounts and lists of the game in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from burgrave.games.kings_will.components import TRAVEL, TRAVEL_INDEX
from burgrave.games.kings_will.describe.scene import will_of

if TYPE_CHECKING:
    from burgrave.games.kings_will.components import Will
    from burgrave.locale import Speaker

AMOUNTS = ("food", "leather", "wood", "stone", "coin", "peasant")
"""What prices and gains are made of, in the order in which they are told."""


class Words:
    """Says the game's parts in one language."""

    def __init__(self, speaker: Speaker, names: Sequence[str] = ()) -> None:
        self._speaker = speaker
        self._names = names

    def say(self, key: str, /, **facts: str | int) -> str:
        """A message of this game."""
        return self._speaker.say(f"kw-{key}", **facts)

    def points(self, n: int) -> str:
        """So many points."""
        return self._speaker.say("points", n=n)

    def nothing(self) -> str:
        """The word for nothing."""
        return self._speaker.say("nothing")

    def player(self, seat: int) -> str:
        """A player's name, or the seat's number where nobody told it."""
        if seat < len(self._names):
            return self._names[seat]
        return self._speaker.say("seat", n=seat + 1)

    def players(self, seats: Iterable[int]) -> str:
        """Several players, in the given order."""
        return ", ".join(self.player(seat) for seat in seats)

    def named(self, what: str, id: str) -> str:
        """The name of a landscape, settlement, building, card, tile or band."""
        return self.say(f"{what}-{hyphened(id)}")

    def effect(self, what: str, id: str) -> str:
        """What a settlement or building does."""
        return self.say(f"{what}-{hyphened(id)}-effect")

    def travel(self, tile: str) -> str:
        """A travel tile by its round and letter."""
        found = TRAVEL[TRAVEL_INDEX[tile]]
        return self.say("travel", round=found.round, letter=tile[-1].upper())

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """Goods and peasants as one list, or "nothing"."""
        parts = [
            self.say(f"goods-{name}", n=amounts[name]) for name in AMOUNTS if amounts.get(name)
        ]
        return self.joined(parts) if parts else self.nothing()

    def joined(self, parts: Sequence[str]) -> str:
        """A list in a sentence: commas, and a word before the last part."""
        if len(parts) < 2:
            return "".join(parts)
        return self._speaker.say("list-and", first=", ".join(parts[:-1]), last=parts[-1])

    def spot(self, place: int, landscape: str) -> str:
        """A landscape with its number from the left."""
        return self.say("spot", n=place + 1, landscape=self.named("landscape", landscape))

    def mood(self, mood: int) -> str:
        """A mood with its sign and its band's word."""
        band = "high" if mood >= 3 else "mid" if mood >= 0 else "low"
        return self.say("mood", mood=signed(mood), band=self.named("band", band))

    def will(self, card: str) -> str:
        """A card with its base and wish."""
        will = will_of(card)
        return self.say("will", card=self.named("will", card), text=self.will_text(will))

    def will_text(self, will: Will) -> str:
        """The base and the wish of a card."""
        base = self.say(f"measure-{hyphened(will.base_of)}", n=will.base)
        if will.each:
            wish = self.say(
                f"each-{hyphened(will.wish_of)}",
                points=self.points(will.each),
                most=will.points,
            )
            return self.say("will-each", base=base, wish=wish)
        wish = self.say(f"measure-{hyphened(will.wish_of)}", n=will.wish)
        return self.say("will-text", base=base, wish=wish, points=self.points(will.points))


def hyphened(name: str) -> str:
    """An id or a step's name as the catalogue's keys write it."""
    return name.replace("_", "-").replace(" ", "-")


def signed(number: int) -> str:
    """A number with its sign, as scales show it."""
    return f"+{number}" if number > 0 else str(number).replace("-", "\N{MINUS SIGN}")
