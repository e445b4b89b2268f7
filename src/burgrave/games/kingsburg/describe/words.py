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
from burgrave.games.kingsburg.events import AMOUNTS
from burgrave.locale.words import CommonWords, Said, hyphened, roman, signed

if TYPE_CHECKING:
    from burgrave.locale import Speaker


class Words(CommonWords):
    """Says the game's parts in one language, with the names of one edition."""

    def __init__(self, speaker: Speaker, edition: str, names: Sequence[str] = ()) -> None:
        super().__init__(speaker, names)
        self._edition = edition

    def say(self, key: str, /, **facts: str | int) -> str:
        """A message of the catalogue."""
        return self._speaker.say(key, edition=self._edition, **facts)

    def form(self, key: str, form: str, /, **facts: str | int) -> str:
        """A message of the catalogue in a grammatical form."""
        return self._speaker.form(key, form, edition=self._edition, **facts)

    def advisor(self, place: int, form: str = "") -> str:
        """An advisor's name."""
        return self.form(f"advisor-{place}", form)

    def building(self, id: str, form: str = "") -> str:
        """A building's name."""
        return self.form(f"building-{hyphened(id)}", form)

    def effect(self, name: str, form: str = "") -> str:
        """The building or governor whose effect it is, or what else it is called."""
        return self.form(f"effect-{hyphened(name)}", form)

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

    def amounts(self, amounts: Mapping[str, int], form: str = "") -> str:
        """Goods, soldiers, tokens and points as one list, or "nothing"."""
        parts = [
            self.form(message, form, n=amounts[name])
            for name, message in AMOUNTS.items()
            if amounts.get(name)
        ]
        return self.joined(parts) if parts else self.form("nothing", form)

    def group(self, own: Sequence[int], bonus: Sequence[int]) -> str:
        """Dice that are laid or rolled together, from high to low: `5 + 3 + bonus 4`."""
        return " + ".join(self._dice(own, bonus))

    def dice(self, own: Sequence[int], bonus: Sequence[int]) -> str:
        """Dice one by one: `5, 3, bonus 4`, or "none"."""
        return ", ".join(self._dice(own, bonus)) or self.say("no-dice")

    def _dice(self, own: Sequence[int], bonus: Sequence[int]) -> list[str]:
        parts = [str(face) for face in sorted(own, reverse=True)]
        parts += [self.say("bonus-face", n=face) for face in sorted(bonus, reverse=True)]
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


def _numbers(entry: Mapping[str, Any]) -> Said:
    """The numbers of a component, for the sentence about it; those of a battle have a sign."""
    said: Said = {name: number for name, number in entry.items() if type(number) is int}
    if "battle" in entry:
        said["battle"] = signed(entry["battle"])
    for number in entry.get("against", {}).values():
        said["against"] = signed(number)
    return said
