"""Kingsburg, the game: its options and the door to its states."""

from collections.abc import Iterator

from mypy_extensions import i64

from burgrave.games.kingsburg import position
from burgrave.games.kingsburg.actions import CATALOGUE
from burgrave.games.kingsburg.calendar import calendar_for
from burgrave.games.kingsburg.components import ARMY_TOKENS
from burgrave.games.kingsburg.player import Player, Setting
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game, Option, Value
from burgrave.kernel.heading import heading
from burgrave.kernel.state import Json
from burgrave.kernel.step import Calendar

_OPTIONS = (
    Option("edition", ("first", "revised")),
    Option("more_buildings", (False, True)),
    Option("governors", (False, True)),
    Option("army_tokens", (False, True)),
    Option("documented_governors", (False, True)),
)
_MODULES = ("more_buildings", "governors", "army_tokens")
"""They need the revised edition."""


class KingsburgGame(Game):
    """Kingsburg in its first and its revised edition with modules 1 to 3."""

    def __init__(self) -> None:
        super().__init__("kingsburg", "Kingsburg", (2, 3, 4, 5), _OPTIONS, "2", CATALOGUE)
        self._tables: dict[tuple[Value | int, ...], tuple[Setting, Calendar]] = {}

    def new(self, players: int = 4, **options: Value) -> Kingsburg:
        """A fresh state, before the start order is drawn."""
        state = self._empty(players, dict(options))
        state.proceed(None)
        return state

    def restore(self, doc: Json) -> Kingsburg:
        """The state of a position."""
        players, options = heading(doc, self.name, self.rules_version)
        state = self._empty(players, options)
        position.read(state, doc)
        return state

    def option_sets(self) -> Iterator[dict[str, Value]]:
        """The first edition, and the revised one with every combination of modules."""
        yield {"edition": "first"}
        for modules in range(8):
            chosen: dict[str, Value] = {
                "edition": "revised",
                "more_buildings": modules & 1 > 0,
                "governors": modules & 2 > 0,
                "army_tokens": modules & 4 > 0,
            }
            yield chosen
            if chosen["governors"]:
                yield {**chosen, "documented_governors": True}

    def implied(self, options: dict[str, Value]) -> dict[str, Value]:
        """A module alone asks for the revised edition."""
        if "edition" in options or not any(options.get(name) for name in _MODULES):
            return options
        return {"edition": "revised", **options}

    def full_options(self, players: int, options: dict[str, Value]) -> dict[str, Value]:
        """All options; the modules need the revised edition."""
        full = super().full_options(players, options)
        if full["edition"] == "first":
            for name in _MODULES:
                if full[name]:
                    raise BadOption("kingsburg-amiss-needs-revised", name=name)
        if full["documented_governors"] and not full["governors"]:
            raise BadOption("kingsburg-amiss-needs-governors")
        return full

    def _empty(self, players: int, options: dict[str, Value]) -> Kingsburg:
        full = self.full_options(players, options)
        setting, calendar = self._table(players, full)
        state = Kingsburg(setting, calendar)
        state.seat_players(tuple([_player(setting) for _ in range(players)]))
        return state

    def _table(self, players: int, full: dict[str, Value]) -> tuple[Setting, Calendar]:
        """One setting and one calendar for all tables with the same options."""
        key = (players, *full.values())
        if key not in self._tables:
            setting = _make_setting(players, full)
            self._tables[key] = (setting, calendar_for(setting))
        return self._tables[key]


def _make_setting(players: int, full: dict[str, Value]) -> Setting:
    return Setting(
        players,
        revised=full["edition"] == "revised",
        more_buildings=bool(full["more_buildings"]),
        governors=bool(full["governors"]),
        army_tokens=bool(full["army_tokens"]),
        documented=bool(full["documented_governors"]),
    )


def _player(setting: Setting) -> Player:
    player = Player()
    if setting.army_tokens:
        player.army = (i64(1) << len(ARMY_TOKENS)) - 1
    return player


GAME = KingsburgGame()
