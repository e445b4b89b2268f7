"""The King's Will, the game: its options and the door to its states."""

from burgrave.games.kings_will import position
from burgrave.games.kings_will.actions import CATALOGUE
from burgrave.games.kings_will.calendar import calendar_for
from burgrave.games.kings_will.components import START_POINTS
from burgrave.games.kings_will.player import LOOK_AGAIN, START, Player, Setting
from burgrave.games.kings_will.state import KingsWill
from burgrave.kernel.game import Game, Option, Value
from burgrave.kernel.heading import heading
from burgrave.kernel.state import Json

_OPTIONS = (
    Option("look_again", LOOK_AGAIN),
    Option("points", ("hidden", "open")),
    Option("turn_cap", (False, True)),
)


class KingsWillGame(Game):
    """The King's Will for two to four players."""

    def __init__(self) -> None:
        super().__init__("kings-will", "The King's Will", (2, 3, 4), _OPTIONS, "2", CATALOGUE)
        self._settings: dict[tuple[Value | int, ...], Setting] = {}

    def new(self, players: int = 4, **options: Value) -> KingsWill:
        """A fresh state, before the start player is drawn."""
        state = self._empty(players, dict(options))
        for player in state.players:
            player.earn(START, START_POINTS)
        state.proceed(None)
        return state

    def restore(self, doc: Json) -> KingsWill:
        """The state of a position."""
        players, options = heading(doc, self.name, self.rules_version)
        state = self._empty(players, options)
        position.read(state, doc)
        return state

    def _empty(self, players: int, options: dict[str, Value]) -> KingsWill:
        full = self.full_options(players, options)
        state = KingsWill(self._setting(players, full), calendar_for(players))
        state.seat_players(tuple([Player() for _ in range(players)]))
        return state

    def _setting(self, players: int, full: dict[str, Value]) -> Setting:
        """One setting for all tables with the same options."""
        key = (players, *full.values())
        if key not in self._settings:
            self._settings[key] = Setting(
                players,
                look_again=LOOK_AGAIN.index(str(full["look_again"])),
                open_points=full["points"] == "open",
                turn_cap=bool(full["turn_cap"]),
            )
        return self._settings[key]


GAME = KingsWillGame()
