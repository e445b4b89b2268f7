"""Scenes of The King's Will: a position set up in short words, and played in notation.

    game = scene(
        step="act",
        tile="build",
        Ann=player(land="corn hamlet 2; meadow; forest 1 / mill; mountain", goods="2 wood"),
        Bob=player(),
    )
    game.cannot("Ann", "found hamlet at 3")
    assert game.goods("Ann") == "2 wood"

Words with a capital letter are players, seated in the order of their listing; all others are
options of the table or fields of a position. Whatever the scene leaves out is as at the start of
its step. In a land a number counts peasants, and a building stands behind the stroke.
"""

import burgrave
from burgrave import Action
from burgrave.games.kings_will.components import WILLS
from tests.rules.staging import Fields as Fields
from tests.rules.staging import Stage, counted, listed, players_in, written
from tests.rules.staging import player as player

KINGS_WILL = burgrave.game("kings-will")
OPTIONS = ("look_again", "points", "turn_cap")
SETTLEMENTS = ("hamlet", "castle", "monastery", "village")
START = "corn hamlet 1; meadow 1; forest; mountain"
RICH = "4 food, 4 leather, 4 wood, 4 stone, 12 coin"
ROW = "king move multiply intrigue harvest mine enrich build govern"


def scene(**words: object) -> "Scene":
    """The game as it stands in a position that is described by players, options and fields."""
    names = players_in(words)
    options = {word: words[word] for word in OPTIONS if word in words}
    fields: Fields = {
        word: value for word, value in words.items() if word not in names and word not in options
    }
    for field in ("active", "start"):
        if isinstance(fields.get(field), str):
            fields[field] = names.index(fields[field])
    if isinstance(fields.get("row"), str):
        fields["row"] = fields["row"].split()
    elif "tile" in fields and fields["tile"] in ROW.split()[:4]:
        # A tile that was taken lay open: here it lay at the right end but one.
        rest = [tile for tile in ROW.split() if tile != fields["tile"]]
        fields["row"] = [*rest[:7], fields["tile"], *rest[7:]]
    if isinstance(fields.get("wills"), str):
        fields["wills"] = board_with(fields["wills"])
    seats = [_seat(words[name]) for name in names]
    doc = {"game": "kings-will", "options": options, "seats": seats, **fields}
    return Scene(KINGS_WILL.restore(doc), names)


def fresh(players: str, **options: str | bool) -> "Scene":
    """A new game of these players, before anything is drawn or dealt."""
    names = players.split()
    return Scene(KINGS_WILL.new(players=len(names), **options), names)


def begun(players: str, start: int = 0, **options: str | bool) -> "Scene":
    """A new game in which everybody has set up in the same simple way."""
    game = fresh(players, **options)
    game.settles(f"start {start}")
    while game.draws == "deal":
        game.state.settle(0)
    for name in game.names:
        game.plays(name, "land corn meadow forest mountain", "hamlet at 1", "peasants at 1 2")
        game.plays(name, "store food leather wood stone")
        game.plays(name, game.choices(name)[0])
    while game.draws is not None:
        game.state.settle(0)
    return game


def board_with(cards: str) -> list[str]:
    """A Will board that begins with these cards."""
    first = [card.replace(" ", "_") for card in listed(cards)]
    return (first + [card for card in CARDS if card not in first])[:8]


CARDS = [will.id for will in WILLS]


class Scene(Stage):
    """A game of The King's Will in play."""

    game = KINGS_WILL

    def least(self, legal: list[Action]) -> Action:
        """The first decision there is; of tiles the one at the right end, which brings the king."""
        return legal[-1] if self.step == "take tile" else legal[0]

    @property
    def row(self) -> str:
        """The action tiles from left to right."""
        return " ".join(self.position["row"])

    def goods(self, name: str) -> str:
        """A player's goods, such as "2 food, 1 coin", or "nothing"."""
        return written(self.of(name)["goods"])

    def mood(self, name: str) -> int:
        """The mood of a player's people."""
        return self.number(name, "mood")

    def land(self, name: str) -> str:
        """A player's land, as scenes write it."""
        return "; ".join(_written_spot(spot) for spot in self.of(name)["land"])

    def peasants(self, name: str) -> int:
        """How many peasants a player has."""
        return sum(spot["peasants"] for spot in self.of(name)["land"])


def acting(tile: str, other: Fields | None = None, **ann: object) -> Scene:
    """Ann has taken a tile and acts twice; Bob follows."""
    return scene(step="act", tile=tile, Ann=player(**ann), Bob=other or player())


def _seat(described: object) -> Fields:
    assert isinstance(described, dict)
    seat: Fields = {}
    for word, value in described.items():
        if word == "goods":
            seat["goods"] = counted(value)
        elif word == "land":
            seat["land"] = [_spot(spot) for spot in value.split(";")]
        elif word == "points" and isinstance(value, int):
            seat["points"] = {"start": value}
        else:
            seat[word] = value
    return seat


def _spot(text: str) -> Fields:
    above, _, below = text.partition("/")
    landscape, *rest = above.split()
    return {
        "landscape": landscape,
        "peasants": sum(int(word) for word in rest if word.isdecimal()),
        "settlements": [word for word in rest if word in SETTLEMENTS],
        "building": below.strip().replace(" ", "_") or None,
    }


def _written_spot(spot: Fields) -> str:
    words = [spot["landscape"], *spot["settlements"]]
    if spot["peasants"]:
        words.append(str(spot["peasants"]))
    if spot["building"] is not None:
        words += ["/", spot["building"].replace("_", " ")]
    return " ".join(words)
