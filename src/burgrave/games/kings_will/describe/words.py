"""Names, amounts and lists of the game in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from burgrave.games.kings_will.components import BANDS, TRAVEL, TRAVEL_INDEX, WILL_INDEX, WILLS
from burgrave.games.kings_will.mood import band_of
from burgrave.games.kings_will.telling import AMOUNTS, TELLING
from burgrave.locale.words import CommonWords, Said, hyphened, signed

if TYPE_CHECKING:
    from burgrave.games.kings_will.components import Building, Settlement, Will
    from burgrave.locale import Speaker


class Words(CommonWords):
    """Says the game's parts in one language."""

    game = "kings-will"
    telling = TELLING

    def effect(self, what: str, each: Settlement | Building) -> str:
        """What a settlement or building does, with the numbers of its component."""
        if "gain" in each.effects:
            return self.step(each.effects["gain"])
        said: Said = {}
        for number in each.effects.values():
            if isinstance(number, dict):
                said["goods"] = self.amounts(number)
            else:
                said["n"] = abs(int(number))
        return self.about(what, each.id, "effect", **said)

    def step(self, step: Mapping[str, Any]) -> str:
        """What a level of a scale brings: something cheaper, a richer harvest, points."""
        if "saves" in step:
            return self.say(f"saves-{step['settlement']}", goods=self.amounts(step["saves"]))
        if "more" in step:
            return self.say(f"more-{hyphened(step['action'])}", n=step["more"])
        return self.points(step["points"])

    def travel(self, tile: str) -> str:
        """A travel tile by its round and letter."""
        found = TRAVEL[TRAVEL_INDEX[tile]]
        return self.say("travel", round=found.round, letter=tile[-1].upper())

    def amounts(self, amounts: Mapping[str, int], form: str = "") -> str:
        """Goods and peasants as one list, or "nothing", in a form of it."""
        parts = [
            self._formed(message, form, n=amounts[name])
            for name, message in AMOUNTS.items()
            if amounts.get(name)
        ]
        return self.joined(parts) if parts else self.nothing(form)

    def spot(self, place: int, landscape: str, form: str = "") -> str:
        """A landscape with its number from the left, in a form of it."""
        formed = self.named("landscape", landscape, form)
        return self.say("spot", n=place + 1, landscape=formed)

    def mood(self, mood: int) -> str:
        """A mood with its sign and its band's word."""
        return self.say("mood", mood=signed(mood), band=self.named("band", BANDS[band_of(mood)]))

    def will(self, card: str) -> str:
        """A card with its base and wish."""
        will = WILLS[WILL_INDEX[card]]
        return self.say("will", card=self.named("card", card), text=self.will_text(will))

    def will_text(self, will: Will) -> str:
        """The base and the wish of a card."""
        base = self._measure(will.base_of, will.base)
        if will.each:
            each = self.points(will.each)
            wish = self.named("each", will.wish_of, points=each, most=will.points)
            return self.say("will-each", base=base, wish=wish)
        wish = self._measure(will.wish_of, will.wish)
        return self.say("will-text", base=base, wish=wish, points=self.points(will.points))

    def _measure(self, of: str, n: int) -> str:
        return self.named("base", of, n=n)


_NAMED = {each: each for each in ("building", "settlement", "landscape", "band")} | {"will": "card"}
"""By group of components the fact that tells of them."""


def component(speaker: Speaker, group: str, entry: Mapping[str, Any]) -> str | None:
    """What a component of the data files is called."""
    words = Words(speaker)
    if group == "tile":
        round, letter = entry["id"].upper().split("_")
        return words.say("travel", round=round, letter=letter)
    return words.named(_NAMED[group], entry["id"]) if group in _NAMED else None
