"""What a look at the game is made of: the state to reckon with, and the view to show."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from burgrave.games.kingsburg.building import cost_of, next_in_row
from burgrave.games.kingsburg.components import BUILDING_INDEX, BUILDINGS, Building
from burgrave.games.kingsburg.events import Group
from burgrave.games.kingsburg.goods import enough
from burgrave.games.kingsburg.player import Player
from burgrave.games.kingsburg.sheet import KingsburgView, Side
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.kernel.seats import NOBODY

if TYPE_CHECKING:
    from burgrave.kernel.seat import Look


class KingsburgLook(NamedTuple):
    """A look as this game's own types."""

    viewer: int | None
    state: Kingsburg
    """As it may be, for all that the viewer knows; nothing is told of what was drawn there."""
    view: KingsburgView

    @classmethod
    def of(cls, look: Look) -> KingsburgLook:
        """All that a look shows."""
        return cls(look.viewer, state_of(look), cast(KingsburgView, look.view))

    @property
    def edition(self) -> str:
        """The edition that is played."""
        return str(self.view["options"]["edition"])

    @property
    def step(self) -> str:
        """What is asked, or what is going on."""
        return self.view["step"]

    @property
    def decider(self) -> int:
        """Who decides: the viewer, or for a spectator the first who is asked."""
        if self.viewer is not None:
            return self.viewer
        return self.view["asked"][0] if self.view["asked"] else 0

    @property
    def side(self) -> Side:
        """What is shown of the decider."""
        return self.view["seats"][self.decider]

    @property
    def mine(self) -> Player:
        """The decider's province, goods and dice."""
        return self.state.players[self.decider]

    def groups_at(self, place: int) -> list[Group]:
        """The groups that lie on an advisor."""
        return [group for group in self.view["court"] if group["place"] == place]

    def rows(self) -> range:
        """The rows of buildings in the game: row A is 0."""
        setting = self.state.setting
        return range(int(setting.first_row), int(setting.last_row) + 1)

    def next_buildings(self, player: Player) -> list[Building]:
        """The next building of each row that is not full."""
        following = (next_in_row(player, row) for row in self.rows())
        return [BUILDINGS[building] for building in following if building != NOBODY]

    def payable(self, player: Player, goods: int) -> list[str]:
        """The buildings that are next in their rows and that these goods would pay for."""
        following = self.next_buildings(player)
        return [each.id for each in following if enough(goods, price(player, each))]


def price(player: Player, building: Building) -> int:
    """What a building costs a player."""
    return int(cost_of(player, BUILDING_INDEX[building.id]))


def state_of(look: Look) -> Kingsburg:
    """The state that a look reckons with."""
    assert isinstance(look.imagined, Kingsburg)
    return look.imagined
