"""Names, amounts and lists of the game in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from burgrave.games.kings_will.components import TRAVEL, TRAVEL_INDEX
from burgrave.games.kings_will.describe.scene import band_of, will_of
from burgrave.locale.words import CommonWords, hyphened

if TYPE_CHECKING:
    from burgrave.games.kings_will.components import Will

AMOUNTS = ("food", "leather", "wood", "stone", "coin", "peasant")
"""What prices and gains are made of, in the order in which they are told."""


class Words(CommonWords):
    """Says the game's parts in one language."""

    def say(self, key: str, /, **facts: str | int) -> str:
        """A message of this game."""
        return self._speaker.say(f"kw-{key}", **facts)

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

    def spot(self, place: int, landscape: str) -> str:
        """A landscape with its number from the left."""
        return self.say("spot", n=place + 1, landscape=self.named("landscape", landscape))

    def mood(self, mood: int) -> str:
        """A mood with its sign and its band's word."""
        return self.say("mood", mood=signed(mood), band=self.named("band", band_of(mood)))

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


def signed(number: int) -> str:
    """A number with its sign, as scales show it."""
    return f"+{number}" if number > 0 else str(number).replace("-", "\N{MINUS SIGN}")
