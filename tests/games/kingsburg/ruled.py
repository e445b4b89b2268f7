"""Which numbers of Kingsburg's data its rules tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from tests.games.tuning import numbers_in, pages

DATA = pages("kingsburg")
BUILDINGS = DATA["buildings"]["building"]
GOVERNORS = DATA["governors"]["governor"]
ENEMIES = DATA["enemies"]["enemy"]
TOKENS = DATA["army"]["army"]["tokens"]
PIECES = DATA["pieces"]
COURT = DATA["advisors"]["advisor"]
PRIVATE = DATA["advisors"]["private"]
YEARS = sorted({enemy["year"] for enemy in ENEMIES})


def of(building: str) -> list[int]:
    """All numbers of a building, that of its effect last."""
    return next(numbers_in(each) for each in BUILDINGS if each["id"] == building)


def enemies(year: int) -> Iterable[int]:
    """A year, its weakest and its strongest enemy, and all that its cards say."""
    cards = [enemy for enemy in ENEMIES if enemy["year"] == year]
    strengths = [card["strength"] for card in cards]
    yield from (year, min(strengths), max(strengths))
    for card in cards:
        yield from numbers_in(card, "year")


def governor(card: Mapping[str, Any]) -> Iterable[int]:
    """All numbers of a governor; of some years the first and the last."""
    yield from numbers_in(card, "years", "start", "yearly")
    yield from filter(None, (*card.get("start", ()), *card.get("yearly", ())))
    years = card.get("years")
    yield from (years[0], years[-1]) if years else ()


def known(card: Mapping[str, Any]) -> bool:
    """Is at least the core of a governor known?"""
    return bool(card["provenance"] != "house")


RULED: dict[str, Iterable[int]] = {
    **{f"K-B.{each['id']}": numbers_in(each) for each in BUILDINGS},
    **{f"K-G.{each['id']}": governor(each) for each in GOVERNORS},
    **{
        f"K-2c.{place}": [*numbers_in(each, "goods"), *filter(None, each.get("goods", ()))]
        for place, each in enumerate(COURT, 1)
    },
    "K-B.barracks": [*of("barracks"), PIECES["soldier"]["price"]],
    "K-B.market": [*of("market"), of("market")[-1]],
    "K-B.stables": [*of("stables"), *(each["rank"] for each in COURT if "soldiers" in each)],
    "K-G.politician": [n for each in PRIVATE for n in numbers_in(each, "tokens")],
    **{f"K-E.{year}": enemies(year) for year in YEARS},
    "K-E.6": [*Counter(enemy["kind"] for enemy in ENEMIES).values(), len(ENEMIES)],
    "K-M1.1": [
        len(BUILDINGS),
        sum(each["points"] for each in BUILDINGS),
        *[sum(each["cost"][good] for each in BUILDINGS) for good in range(3)],
    ],
    "K-M2.1": [PIECES["offer"]["governors"], len(GOVERNORS)],
    "K-M2.5": [len([each for each in GOVERNORS if known(each)])],
    "K-M3.1": [len(TOKENS), *TOKENS],
    "K-0.2": [PIECES["dice"]["own"]],
    "K-0.4": [len(ENEMIES) // len(YEARS), len(YEARS), len(ENEMIES) - len(YEARS)],
    "K-2b.6": [PIECES["token"]["adds"]],
    "K-2b.9": [len(COURT), len(COURT), *[len(COURT) + of("market")[-1]] * 2],
    "K-3.1": [PIECES["reward"]["points"]],
    "K-3.2": [PIECES["reward"]["points"]],
    "K-7.1": [PIECES["soldier"]["price"]],
    "K-8.14": [PIECES["strongest"]["points"]] * 2,
}
"""By rule: each number as often as the rule tells it."""
BESIDE: dict[str, str] = {
    "K-B.sawmill": "1",
    "K-B.quarry": "1",
    "K-B.goldsmith": "1",
    "K-B.statue": "1",
    "K-B.church": "0",
    "K-B.cathedral": "1",
    "K-B.barracks": "7",
    "K-B.barricade": "0",
    "K-B.crane": "4",
    "K-B.town_hall": "1 1",
    "K-B.recruiting_center": "1 1 7",
    "K-B.training_camp": "7",
    "K-B.military_academy": "2",
    "K-G.sorcerer": "1 1 1",
    "K-G.priest": "1 1",
    "K-G.duke": "1 12",
    "K-G.preacher": "1",
    "K-G.philosopher": "1 1 6",
    "K-G.politician": "2 2",
    "K-G.architect": "1",
    "K-G.carpenter": "1 1",
    "K-G.debtor": "1 1",
    "K-G.damsel": "1 1 5",
    "K-G.general": "7",
    "K-G.trickster": "1",
    "K-G.steward": "1 1",
    "K-G.herald": "1",
    "K-G.merchant_prince": "1 2",
    "K-2c.4": "1 1",
    "K-2c.6": "2",
    "K-2c.9": "1 1 1",
    "K-2c.11": "1 1 1",
    "K-2c.14": "0",
    "K-0.2": "0",
    "K-0.4": "1 5",
    "K-2b.6": "1 1",
    "K-2b.9": "1",
}
"""What a rule tells besides: numbers that no data file has, and those of other components."""
SAID: dict[str, str] = {
    "K-G.politician": f"{['no', 'a'][PRIVATE[1]['tokens']]} +{PIECES['token']['adds']} token",
}
"""What a rule says in so many words."""
