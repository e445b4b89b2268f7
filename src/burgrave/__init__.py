"""Burgrave: play, host and study medieval board games, exactly by their rules."""

from burgrave.kernel.errors import BadOption, BurgraveError, IllegalAction
from burgrave.kernel.game import Game
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State, playout
