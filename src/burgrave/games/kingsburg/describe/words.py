"""Names, amounts and lists of the game in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from burgrave.games.kingsburg.components import (
    BUILDING_INDEX,
    BUILDINGS,
    GOVERNOR_INDEX,
    GOVERNORS,
)
from burgrave.games.kingsburg.describe.scene import advisor_key
from burgrave.locale.words import CommonWords, Said, hyphened

if TYPE_CHECKING:
    from burgrave.locale import Speaker

AMOUNTS = ("gold", "wood", "stone", "any", "soldiers", "tokens", "buildings", "points")
"""What gifts, rewards and penalties are made of, in the order in which they are told."""
_ROMAN = ("0", "I", "II", "III", "IV", "V")


class Words(CommonWords):
    """Says the game's parts in one language, with the names of one edition."""

    def __init__(self, speaker: Speaker, edition: str, names: Sequence[str] = ()) -> None:
        super().__init__(speaker, names)
        self._edition = edition

    def say(self, key: str, /, **facts: str | int) -> str:
        """A message of the catalogue."""
        return self._speaker.say(key, edition=self._edition, **facts)

    def advisor(self, place: int) -> str:
        """An advisor's name."""
        return self.say(advisor_key(place))

    def building(self, id: str) -> str:
        """A building's name."""
        return self.say(f"building-{hyphened(id)}")

    def building_effect(self, id: str) -> str:
        """What a building does."""
        entry = BUILDINGS[BUILDING_INDEX[id]].entry
        return self.say(f"building-{hyphened(id)}-effect", **_numbers(entry))

    def governor(self, id: str) -> str:
        """A governor's name."""
        return self.say(f"governor-{hyphened(id)}")

    def governor_effect(self, id: str) -> str:
        """What a governor does."""
        entry = GOVERNORS[GOVERNOR_INDEX[id]].entry
        return self.say(f"governor-{hyphened(id)}-effect", **_numbers(entry))

    def enemy(self, kind: str) -> str:
        """The name of a kind of enemy."""
        return self.say(f"enemy-{kind}")

    def year(self, year: int) -> str:
        """A year with its number."""
        return self.say("year", year=roman(year))

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """Goods, soldiers, tokens and points as one list, or "nothing"."""
        parts = []
        for name in AMOUNTS:
            n = amounts.get(name, 0)
            if n:
                goods = name in ("gold", "wood", "stone", "any")
                parts.append(self.say(f"goods-{name}" if goods else name, n=n))
        return self.joined(parts) if parts else self.nothing()

    def group(self, own: Sequence[int], bonus: Sequence[int]) -> str:
        """Dice that are laid or rolled together, from high to low: `5 + 3 + bonus 4`."""
        return " + ".join(self._dice(own, bonus))

    def dice(self, own: Sequence[int], bonus: Sequence[int]) -> str:
        """Dice one by one: `5, 3, bonus 4`, or "none"."""
        return ", ".join(self._dice(own, bonus)) or self.say("no-dice")

    def _dice(self, own: Sequence[int], bonus: Sequence[int]) -> list[str]:
        parts = [str(face) for face in sorted(own, reverse=True)]
        parts += [self.say("bonus-face", face=face) for face in sorted(bonus, reverse=True)]
        return parts


def component(speaker: Speaker, group: str, entry: Mapping[str, Any]) -> str | None:
    """What a component of the data files is called."""
    words = Words(speaker, "")
    match group:
        case "advisor":
            return words.advisor(entry["rank"])
        case "building":
            return words.building(entry["id"])
        case "governor":
            return words.governor(entry["id"])
        case "army":
            return words.say("module-3")
        case "enemy":
            kind, year = words.enemy(entry["kind"]), roman(entry["year"])
            return words.say(
                "origin-kingsburg-enemy", enemy=kind, strength=entry["strength"], year=year
            )
    return None


def roman(year: int) -> str:
    """A year's number as the board shows it."""
    return _ROMAN[year]


def _numbers(entry: Mapping[str, Any]) -> Said:
    """The numbers of a component, for the sentence about it; those of a battle have a sign."""
    said: Said = {name: number for name, number in entry.items() if type(number) is int}
    if "battle" in entry:
        said["battle"] = _signed(entry["battle"])
    for number in entry.get("against", {}).values():
        said["against"] = _signed(number)
    return said


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"\N{MINUS SIGN}{-number}"
