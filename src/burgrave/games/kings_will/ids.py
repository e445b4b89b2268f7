"""The settlements and buildings that rules speak of, and the numbers of what buildings do."""

from typing import Final

from mypy_extensions import i64

from burgrave.games.kings_will.components import (
    BUILDINGS,
    SETTLEMENTS,
    building,
    effect,
    settlement,
)
from burgrave.games.kings_will.goods import pack

HAMLET: Final[i64] = settlement("hamlet")
CASTLE: Final[i64] = settlement("castle")
MONASTERY: Final[i64] = settlement("monastery")
VILLAGE: Final[i64] = settlement("village")
CASTLE_STORE: Final[i64] = SETTLEMENTS[CASTLE].store
MONASTERY_SOOTHES: Final[i64] = SETTLEMENTS[MONASTERY].soothes

TAVERN: Final[i64] = building("tavern")
MARKET: Final[i64] = building("market")
MINT: Final[i64] = building("mint")
CUSTOMS_HOUSE: Final[i64] = building("customs_house")
SCHOOL: Final[i64] = building("school")
LIBRARY: Final[i64] = building("library")
WORKSHOP: Final[i64] = building("workshop")
INN: Final[i64] = building("inn")
MIDWIFE: Final[i64] = building("midwife")
RELAY_STATION: Final[i64] = building("relay_station")
SCOUT_HOUSE: Final[i64] = building("scout_house")
CHAPEL: Final[i64] = building("chapel")
MASONS_LODGE: Final[i64] = building("masons_lodge")

TREAT_PRICE: Final[i64] = pack(dict(BUILDINGS[TAVERN].effects["treat"]))
TREAT_MOOD: Final[i64] = effect("tavern", "treat_mood")
MARKET_SWAPS: Final[i64] = effect("market", "swaps")
MINT_COINS: Final[i64] = effect("mint", "money")
CUSTOMS_TAX_MOOD: Final[i64] = effect("customs_house", "tax_mood")
SCHOOL_COINS: Final[i64] = effect("school", "lesson_coins")
LIBRARY_POINTS: Final[i64] = effect("library", "per_education")
WORKSHOP_POINTS: Final[i64] = effect("workshop", "per_development")
INN_PLACES: Final[i64] = effect("inn", "places")
MIDWIFE_PRICE: Final[i64] = pack(dict(BUILDINGS[MIDWIFE].effects["second_child"]))
RELAY_STEPS: Final[i64] = effect("relay_station", "steps")
SCOUT_LOOKS: Final[i64] = effect("scout_house", "looks")
LODGE_SAVES: Final[i64] = effect("masons_lodge", "saves")
