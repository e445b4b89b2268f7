"""Scenes of Era: a position set up in the words of the rules, and played in notation.

    game = scene(
        step="build",
        Ann=player(stores="3 wood, 2 stone", dice="peasant 5 5", pieces="farm a1, wall 4 c3"),
        Bob=player(),
    )
    game.plays("Ann", "place longhouse a4")
    game.cannot("Ann", "place farm a1")
    assert game.stores("Ann") == "2 stone"

Players sit in the order of their listing; other words are fields of a position (`start="Bob"`).
A player's domain has the keep in its middle besides the pieces named. Whatever is left out is as at
the start of the step; stores left out are those of the set-up.
"""

import burgrave
from tests.rules.staging import Fields, Stage, catalogue, counted, listed, players_in, written
from tests.rules.staging import player as player

KEEP = "keep g7"
ERA = burgrave.game("era")
RING = "wall 5 a1, wall 5 a2 turn 1, wall 5 e2 turn 1, wall 3 b6"
"""A ring in the corner: walls along a1-e1, a2-a6, e2-e6 and b6-d6 shut in 12 fields, b2 to d5."""
START = (
    *("longhouse a1", "longhouse a3", "longhouse a5", "farm l1"),
    *("wall 4 a14", "wall 4 f14", "wall 4 k14"),
)
"""A plain set-up, without scorched land."""


def scene(**words: object) -> "Scene":
    """The game as it stands in a position that is described by players and fields."""
    names = players_in(words)
    fields = {word: value for word, value in words.items() if word not in names}
    if isinstance(fields.get("start"), str):
        fields["start"] = names.index(str(fields["start"]))
    seats = [_seat(words[name]) for name in names]
    return Scene(ERA.restore({"game": "era", "seats": seats, **fields}), names)


def fresh(players: str) -> "Scene":
    """A new game of these players."""
    names = players.split()
    return Scene(ERA.new(players=len(names)), names)


class Scene(Stage):
    """A game of Era in play."""

    game = ERA
    quiet = ("stop", "decline", "done", "suffer", "refuse")

    def stores(self, name: str) -> str:
        """A player's resources, such as "2 wood, 1 stone", or "nothing"."""
        return written(self.of(name)["stores"])

    def dice(self, name: str) -> str:
        """What a player's dice show, such as "peasant 1 3, noble 2"."""
        faces = self.of(name)["faces"]
        return ", ".join(" ".join([kind, *map(str, shown)]) for kind, shown in faces.items())

    def pieces(self, name: str) -> list[str]:
        """What stands in a player's domain, without the keep in the middle."""
        return [piece for piece in self.of(name)["pieces"] if piece != KEEP]

    def disaster(self, name: str) -> int:
        """How far a player's disaster peg has come."""
        return self.number(name, "disaster")

    def culture(self, name: str) -> int:
        """How much culture a player has."""
        return self.number(name, "culture")

    def supply(self, piece: str) -> int:
        """How many pieces of a kind are left."""
        return int(self.position["supply"][piece])

    def seen(self, name: str, by: str | None) -> Fields:
        """What a player, or None for an onlooker, may know of another one."""
        fields: Fields = self.view(by)["seats"][self.names.index(name)]
        return fields


def no_such_action(text: str) -> bool:
    """Is this something that no player could ever say?"""
    return text not in catalogue(ERA)


def _seat(described: object) -> Fields:
    assert isinstance(described, dict)
    seat: Fields = {}
    for word, value in described.items():
        if word == "stores":
            seat["stores"] = counted(value)
        elif word == "pieces":
            seat["pieces"] = [KEEP, *listed(value)]
        elif word == "only":
            seat["pieces"] = listed(value)
        elif word == "dice" and isinstance(value, str):
            kinds = [part.split() for part in value.split(",")]
            faces = {kind: [int(face) for face in shown] for kind, *shown in kinds}
            seat["faces"] = faces
            seat["dice"] = {kind: len(shown) for kind, shown in faces.items()}
        else:
            seat[word] = value
    return seat
