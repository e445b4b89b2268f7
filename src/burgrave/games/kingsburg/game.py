"""Kingsburg, the game: its options and the door to its states."""

from collections.abc import Iterator

from mypy_extensions import i64

from burgrave.games.kingsburg import calendar, position, steps
from burgrave.games.kingsburg.actions import CATALOGUE
from burgrave.games.kingsburg.board import Board, Player
from burgrave.games.kingsburg.components import ARMY_TOKENS
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.kernel.action import Action
from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game, Option, Value
from burgrave.kernel.state import Json

_OPTIONS = (
    Option("edition", ("first", "revised")),
    Option("more_buildings", (False, True)),
    Option("governors", (False, True)),
    Option("army_tokens", (False, True)),
    Option("documented_governors", (False, True)),
)


class KingsburgGame(Game):
    """Kingsburg in its first and its revised edition with modules 1 to 3."""

    def __init__(self) -> None:
        super().__init__("kingsburg", "Kingsburg", (2, 3, 4, 5), _OPTIONS, "1")

    @property
    def actions(self) -> list[Action]:
        """The catalogue: the action with id i stands at index i."""
        return list(CATALOGUE)

    def new(self, players: int = 4, **options: Value) -> Kingsburg:
        """A fresh state, before the start order is drawn."""
        state = self._empty(players, dict(options))
        calendar.proceed(state, None)
        return state

    def restore(self, doc: Json) -> Kingsburg:
        """The state of a position."""
        players, options = position.header(doc, self.name, self.rules_version)
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

    def settled(self, players: int, options: dict[str, Value]) -> dict[str, Value]:
        """All options; the modules need the revised edition."""
        full = super().settled(players, options)
        if full["edition"] == "first":
            for name in ("more_buildings", "governors", "army_tokens"):
                if full[name]:
                    raise BadOption(f"Option {name} needs the revised edition (edition=revised).")
        if full["documented_governors"] and not full["governors"]:
            raise BadOption("Option documented_governors needs the governors of module 2.")
        return full

    def _empty(self, players: int, options: dict[str, Value]) -> Kingsburg:
        full = self.settled(players, options)
        state = Kingsburg()
        state.size = players
        state.everyone = (1 << players) - 1
        state.revised = full["edition"] == "revised"
        state.more_buildings = bool(full["more_buildings"])
        state.with_governors = bool(full["governors"])
        state.with_army_tokens = bool(full["army_tokens"])
        state.documented = bool(full["documented_governors"])
        state.road = steps.road(
            state.revised, state.with_governors, state.with_army_tokens, players == 2
        )
        state.players = [_player(state) for _ in range(players)]
        return state


def _player(b: Board) -> Player:
    player = Player()
    if b.with_army_tokens:
        player.army = (i64(1) << len(ARMY_TOKENS)) - 1
    return player


GAME = KingsburgGame()
