"""Names, amounts and lists of the game in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from burgrave.games.kingsburg.actions import PRIVATE_1, PRIVATE_2
from burgrave.games.kingsburg.components import (
    ADVISORS,
    BUILDING_INDEX,
    BUILDINGS,
    GOODS,
    GOVERNOR_INDEX,
    GOVERNORS,
)
from burgrave.games.kingsburg.telling import AMOUNTS, TELLING
from burgrave.locale.words import CommonWords, Said, option_key, roman, signed

if TYPE_CHECKING:
    from burgrave.locale import Speaker


class Words(CommonWords):
    """Says the game's parts in one language, with the names of one edition."""

    game = "kingsburg"
    telling = TELLING

    def __init__(self, speaker: Speaker, edition: str, names: Sequence[str] = ()) -> None:
        super().__init__(speaker, names)
        self._always["edition"] = edition

    def advisor(self, place: int, form: str = "") -> str:
        """An advisor's name."""
        return self.named("advisor", str(place), form)

    def gift(self, place: int, *, short: bool = False) -> str:
        """What an advisor gives, by the numbers on the card; `short` where room is scarce."""
        advisor, style = ADVISORS[place - 1], "gift-short" if short else "gift"
        if advisor.pays:
            return self.say(f"{style}-trade", pays=advisor.pays, brings=advisor.brings)
        goods = dict(zip(GOODS, advisor.goods, strict=True))
        if short and 0 < min(advisor.goods) == max(advisor.goods):
            parts = [self.say("gift-short-each", n=advisor.goods[0])]
        else:
            parts = [self.good(good, n) for good, n in goods.items() if n]
        if advisor.choice:
            parts.append(self._choice(advisor.choice, short))
        given = {"any": advisor.any, "tokens": advisor.tokens, "soldiers": advisor.soldiers}
        parts += [self._given(name, n, short) for name, n in given.items() if n]
        if advisor.look:
            parts.append(self.say(f"{style}-look"))
        if advisor.points:
            parts.append(self._given("points", advisor.points, short))
        gift = ", ".join(parts) if short else self.joined(parts)
        if not advisor.price:
            return gift
        price = partial(self._given, "points", advisor.price, short)
        return self.say("gift-price", gift=gift, price=price)

    def good(self, name: str, n: int) -> str:
        """So many goods of a kind."""
        return self._formed(AMOUNTS[name], "", n=n)

    def _given(self, name: str, n: int, short: bool, form: str = "") -> str:
        if short and name != "soldiers":
            return self.form(f"gift-short-{name}", form, n=n)
        return self._formed(AMOUNTS[name], form, n=n)

    def _choice(self, sets: Sequence[str], short: bool) -> str:
        """What all sets have in common, and then what each has besides."""
        goods = [set(each.split()) for each in sets]
        common = [good for good in GOODS if all(good in each for each in goods)]
        first, *_, last = [good for each in goods for good in GOODS if good in each - {*common}]
        shared = [self.good(good, 1) for good in common]
        ways = {"first": self._given(first, 1, short), "last": self._given(last, 1, short)}
        if short:
            return ", ".join([*shared, self.say("gift-short-or", n=1, **ways)])
        more = self.say("gift-or", **ways)
        return self.say("gift-plus", goods=self.joined(shared), more=more) if shared else more

    def building(self, id: str, form: str = "") -> str:
        """A building's name."""
        return self.named("building", id, form)

    def effect(self, name: str, form: str = "") -> str:
        """The building or governor whose effect it is, or what else it is called."""
        return self.named("effect", name, form)

    def building_effect(self, id: str) -> str:
        """What a building does."""
        entry = BUILDINGS[BUILDING_INDEX[id]].entry
        return self.about("building", id, "effect", **self._numbers(entry))

    def governor(self, id: str) -> str:
        """A governor's name."""
        return self.named("governor", id)

    def governor_effect(self, id: str) -> str:
        """What a governor does."""
        said = self._numbers(GOVERNORS[GOVERNOR_INDEX[id]].entry)
        own = (("first", PRIVATE_1), ("second", PRIVATE_2)) if id == "politician" else ()
        for name, place in own:
            said[name] = ADVISORS[place - 1].rank
            said[f"{name}_gift"] = self.gift(place)
        return self.about("governor", id, "effect", **said)

    def _numbers(self, entry: Mapping[str, Any]) -> Said:
        """The numbers of a component, for the sentence about it; those of a battle have a sign."""
        plain = ("row", "per")
        said: Said = {name: n for name, n in entry.items() if type(n) is int or name in plain}
        ordinals = ("year", "from_column", "in_column")
        said |= {name: roman(entry[name]) for name in ordinals if name in entry}
        if "battle" in entry:
            said["battle"] = signed(entry["battle"])
        for number in entry.get("against", {}).values():
            said["against"] = signed(number)
        if "years" in entry:
            said["years"] = self.joined([roman(year) for year in entry["years"]])
        if entry["id"] == "prince":
            said["dice"] = self.faces(entry["dice"])
        for name in ("start", "yearly"):
            if name in entry:
                goods = dict(zip(GOODS, entry[name], strict=True))
                said[name] = partial(self.amounts, goods)
        return said

    def faces(self, dice: Sequence[int]) -> str:
        """The faces of some dice, as a list."""
        return self.joined([str(face) for face in dice])

    def phase(self, phase: int) -> str:
        """A phase of the year, by its number."""
        return self.say(f"phase-{phase}")

    def enemy(self, kind: str) -> str:
        """The name of a kind of enemy."""
        return self.named("enemy", kind)

    def year(self, year: int) -> str:
        """A year with its number."""
        return self.say("year", year=roman(year))

    def amounts(self, amounts: Mapping[str, int], form: str = "") -> str:
        """Goods, soldiers, tokens and points as one list, or "nothing"."""
        parts = [
            self._formed(message, form, n=amounts[name])
            for name, message in AMOUNTS.items()
            if amounts.get(name)
        ]
        return self.joined(parts) if parts else self.nothing(form)

    def group(self, own: Sequence[int], bonus: Sequence[int]) -> str:
        """Dice that are laid or rolled together, from high to low: `5 + 3 + bonus 4`."""
        return " + ".join(self._dice(own, bonus))

    def dice(self, own: Sequence[int], bonus: Sequence[int]) -> str:
        """Dice one by one: `5, 3 and bonus 4`, or "none"."""
        return self.joined(self._dice(own, bonus)) or self.say("no-dice")

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
            return words.common(option_key(words.game, "army_tokens"))
        case "enemy":
            kind, year = words.enemy(entry["kind"]), roman(entry["year"])
            return words.common(
                "origin-kingsburg-enemy", enemy=kind, strength=entry["strength"], year=year
            )
    return None
