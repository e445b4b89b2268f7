"""Era, the game: its player counts and the door to its states."""

from burgrave.games.era import position
from burgrave.games.era.actions import CATALOGUE
from burgrave.games.era.calendar import CALENDAR
from burgrave.games.era.player import Player, Setting
from burgrave.games.era.setting_up import start_pieces
from burgrave.games.era.state import Era
from burgrave.kernel.game import Game, Value
from burgrave.kernel.heading import heading
from burgrave.kernel.state import Json


class EraGame(Game):
    """Era: Medieval Age for two to four players, and for one."""

    def __init__(self) -> None:
        super().__init__("era", "Era: Medieval Age", (1, 2, 3, 4), (), "1", CATALOGUE)
        self._settings: list[Setting] = [Setting(players) for players in self.seats]

    def new(self, players: int = 4, **options: Value) -> Era:
        """A fresh state, before anybody has placed anything."""
        state = self._empty(players, dict(options))
        start_pieces(state)
        state.proceed(None)
        return state

    def restore(self, doc: Json) -> Era:
        """The state of a position."""
        players, options = heading(doc, self.name, self.rules_version)
        state = self._empty(players, options)
        position.read(state, doc)
        return state

    def _empty(self, players: int, options: dict[str, Value]) -> Era:
        self.full_options(players, options)
        setting = self._settings[self.seats.index(players)]
        state = Era(setting, CALENDAR)
        state.seat_players(tuple([Player() for _ in range(players)]))
        state.supply = setting.supply.copy()
        state.own_supply = True
        return state


GAME = EraGame()
