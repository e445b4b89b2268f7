"""The table in words, part by part, for somebody who listens."""

from __future__ import annotations

from burgrave.cli.kingsburg.board import COURT_STEPS
from burgrave.cli.parts import WANTED, Part
from burgrave.games.kingsburg.describe.look import KingsburgLook
from burgrave.games.kingsburg.describe.situation import (
    calendar_lines,
    court_lines,
    player_lines,
    province_lines,
    secret_lines,
)
from burgrave.games.kingsburg.describe.words import Words


def told_parts(words: Words, at: KingsburgLook) -> list[Part]:
    """Calendar and oneself; the court while dice are laid there; all else on request."""
    others = [seat for seat in at.view["order"] if seat != at.viewer]
    players = [line for seat in others for line in player_lines(words, at, seat)]
    parts = [
        Part("year", calendar_lines(words, at), WANTED),
        Part("court", court_lines(words, at), WANTED if at.step in COURT_STEPS else 0),
        Part("players", players),
    ]
    if at.viewer is None:
        return parts
    own = [*player_lines(words, at, at.viewer), *secret_lines(words, at)]
    return [*parts, Part("province", province_lines(words, at)), Part("own", own, WANTED)]
