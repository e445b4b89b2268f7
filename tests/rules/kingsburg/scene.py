"""Scenes of Kingsburg: a position set up in the words of the books, and played in notation.

    game = scene(
        step="influence",
        order="Cindy Ann",
        Ann=player(dice="1 3 5", goods="1 wood", buildings="statue, guard tower"),
        Cindy=player(dice="2 2 6"),
    )
    game.plays("Cindy", "influence 8 with 6 2")
    game.cannot("Ann", "influence 8 with 5 3")
    assert game.goods("Cindy") == "2 gold"

Words with a capital letter are players, seated in the order of their listing; all others are
options of the table or fields of a position. Whatever the scene leaves
out is as at the start of its step. A player's fields are those of a position, with these kinder
forms: dice="1 3 5 + 6" (own + bonus), goods="2 gold, 1 wood", buildings="inn, guard tower",
points=4 (the total on the track), groups="influence 8 with 5 3, influence 1 with 1". In the revised
edition a player takes optional effects without a question, unless the scene says what he always
takes: always="" (nothing) or always="embassy, battle".
"""

import pytest

import burgrave
from burgrave.games.kingsburg.effects import SPOKEN
from tests.rules.staging import Fields, Stage, catalogue, listed, players_in
from tests.rules.staging import counted as counted
from tests.rules.staging import player as player
from tests.rules.staging import written as written

GOODS = ("gold", "wood", "stone")
OPTIONS = ("edition", "more_buildings", "governors", "army_tokens", "documented_governors")
KINGSBURG = burgrave.game("kingsburg")

both_editions = pytest.mark.parametrize("edition", ["first", "revised"])
"""For a test of a rule that holds in both editions."""


def scene(**words: object) -> "Scene":
    """The game as it stands in a position that is described by players, options and fields."""
    names = players_in(words)
    options = {word: words[word] for word in OPTIONS if word in words}
    fields = {
        word: value for word, value in words.items() if word not in names and word not in options
    }
    for field in ("order", "aided", "passed", "builders", "seen_by", "winners", "best", "asked"):
        who = fields.get(field)
        if isinstance(who, str):
            fields[field] = [names.index(name) for name in who.split()]
    if isinstance(fields.get("envoy"), str):
        fields["envoy"] = names.index(str(fields["envoy"]))
    seats = [_seat(words[name]) for name in names]
    if options.get("edition") == "revised":
        for seat in seats:
            seat.setdefault("always", list(SPOKEN))
    doc: Fields = {"game": "kingsburg", "options": options, "seats": seats, **fields}
    _set_points(doc, seats)
    return Scene(KINGSBURG.restore(doc), names)


def fresh(players: str, **options: str | bool) -> "Scene":
    """A new game of these players, before anything is drawn or dealt."""
    names = players.split()
    return Scene(KINGSBURG.new(players=len(names), **options), names)


class Scene(Stage):
    """A game of Kingsburg in play."""

    game = KINGSBURG
    quiet = ("always everything", "pass", "decline", "keep", "done", "build nothing")

    def choices(self, name: str) -> list[str]:
        """The notations of all that a player may decide, besides being asked again."""
        return [text for text in super().choices(name) if text != "ask again"]

    def rolls(self, **dice: str) -> None:
        """Let everybody roll: rolls(Ann="1 3 5", Brian="4 4 5 + 6")."""
        __tracebackhide__ = True
        for _ in dice:
            assert self.draws == "roll", f"No roll is due ({self})."
            self.settles(f"roll {dice[self.drawer]}")

    @property
    def order(self) -> str:
        """The turn order by names."""
        return self.called(self.position["order"])

    @property
    def envoy(self) -> str:
        """Who has the king's envoy, or "nobody"."""
        seat = self.position["envoy"]
        return self.names[seat] if isinstance(seat, int) else "nobody"

    def goods(self, name: str) -> str:
        """A player's goods, such as "2 gold, 1 wood", or "nothing"."""
        return written(self.of(name)["goods"])

    def tokens(self, name: str) -> int:
        """How many +2 tokens a player has."""
        return self.number(name, "tokens")

    def soldiers(self, name: str) -> int:
        """How many soldiers a player has."""
        return self.number(name, "soldiers")

    def buildings(self, name: str) -> list[str]:
        """The buildings that stand in a player's province."""
        buildings = self.of(name)["buildings"]
        assert isinstance(buildings, list)
        return buildings

    def dice(self, name: str) -> str:
        """A player's dice that are not laid, such as "1 3 5 + 6"."""
        own, bonus = self.of(name)["own"], self.of(name)["bonus"]
        text = " ".join(map(str, own))
        return f"{text} + {' '.join(map(str, bonus))}" if bonus else text

    @property
    def when(self) -> str:
        """When in the game it is."""
        return f"year {self.position['year']}, {self.position['season']}"


def no_such_action(text: str) -> bool:
    """Is this something that no player of any game could ever say?"""
    return text not in catalogue(KINGSBURG)


def _seat(described: object) -> Fields:
    assert isinstance(described, dict)
    seat: Fields = {}
    for word, value in described.items():
        if word == "dice":
            own, _, bonus = value.partition("+")
            seat["own"] = [int(face) for face in own.split()]
            seat["bonus"] = [int(face) for face in bonus.split()]
        elif word == "goods":
            seat["goods"] = counted(value)
        elif word in ("buildings", "offer", "used", "always", "groups") and isinstance(value, str):
            ids = word in ("buildings", "offer")
            seat[word] = [name.replace(" ", "_") if ids else name for name in listed(value)]
        elif word == "governor":
            seat["governor"] = value.replace(" ", "_")
        else:
            seat[word] = value
    return seat


def _set_points(doc: Fields, seats: list[Fields]) -> None:
    """Turn totals into ledgers: what the standing buildings do not explain came from advisors."""
    totals = {i: seat.pop("points") for i, seat in enumerate(seats) if "points" in seat}
    if not totals:
        return
    scores = KINGSBURG.restore({**doc, "step": "over"}).scores()
    for i, total in totals.items():
        if isinstance(total, dict):
            seats[i]["points"] = total
            continue
        assert isinstance(total, int)
        rest = total - scores[i]["total"]
        seats[i]["points"] = {"advisors" if rest > 0 else "defeats": rest}
