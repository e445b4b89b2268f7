"""Names, amounts and lists of the game in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from burgrave.games.era.components import DICE, PIECES
from burgrave.games.era.grid import cell_name
from burgrave.games.era.telling import AMOUNTS, COUNTED_DICE, DIE, TELLING
from burgrave.kernel.errors import message_of
from burgrave.locale.words import CommonWords, Said, hyphened

if TYPE_CHECKING:
    from burgrave.games.era.actions import Move
    from burgrave.games.era.components import Piece
    from burgrave.locale import Speaker


class Words(CommonWords):
    """Says the game's parts in one language."""

    game = "era"
    telling = TELLING

    def piece(self, id: str, form: str = "") -> str:
        """The name of a piece; walls have their length in it."""
        return self.named("piece", id, form)

    def unit(self, store: str, form: str = "") -> str:
        """One of a resource."""
        return self._formed(AMOUNTS[store], form, n=1)

    def effect(self, piece: Piece) -> str:
        """What a piece does, with the numbers of its component."""
        if piece.length:
            return self.say("effect-wall")
        said: Said = {}
        if piece.gives:
            said["given"] = self.amounts(piece.gives)
        if piece.each:
            said["points"] = self.points(piece.each)
        return self.say(f"effect-{hyphened(piece.id)}", **said)

    def die(self, id: str, form: str = "") -> str:
        """The name of a kind of dice."""
        return self._formed(message_of(DIE.messages, id), form)

    def dice_count(self, dice: Mapping[str, int]) -> str:
        """Numbers of dice by kind: `3 peasants, 1 noble`."""
        parts = [
            self._formed(message, "", n=dice[kind])
            for kind, message in COUNTED_DICE.items()
            if dice.get(kind)
        ]
        return self.joined(parts) if parts else self.nothing()

    def face(self, kind: str, face: int, form: str = "") -> str:
        """A die with what it shows: `peasant (2 wood)`."""
        symbols = self.symbols(kind, face)
        return self.form("face", form, die=partial(self.die, kind), symbols=symbols)

    def symbols(self, kind: str, face: int) -> str:
        """What a face of a die shows."""
        (die,) = [die for die in DICE if die.id == kind]
        return self.amounts(Counter(die.faces[face - 1]))

    def dice(self, rolled: Mapping[str, Sequence[int]]) -> str:
        """Dice one by one, those that are alike together."""
        parts = []
        for die in DICE:
            faces = rolled.get(die.id, ())
            for face in sorted(set(faces)):
                n = list(faces).count(face)
                text = self.face(die.id, face)
                parts.append(text if n == 1 else self.say("times", n=n, what=text))
        return "; ".join(parts) or self.nothing()

    def amounts(self, amounts: Mapping[str, int]) -> str:
        """Resources and symbols as one list, or "nothing"."""
        parts = [
            self._formed(message, "", n=amounts[name])
            for name, message in AMOUNTS.items()
            if amounts.get(name)
        ]
        return self.joined(parts) if parts else self.nothing()

    def phase(self, phase: int) -> str:
        """A phase of the round, by its number."""
        return self.say(f"phase-{phase}")

    def place(self, move: Move, form: str = "") -> str:
        """A piece with its place: `Farm at K9 (turned once)`."""
        return self.form(
            "place",
            form,
            piece=partial(self.piece, PIECES[move.piece].id),
            at=cell_name(int(move.x), int(move.y)).upper(),
            turn=int(move.turn),
        )


def component(speaker: Speaker, group: str, entry: Mapping[str, Any]) -> str | None:
    """What a component of the data files is called."""
    words = Words(speaker)
    match group:
        case "building":
            return words.piece(entry["id"])
        case "wall":
            return words.piece(f"wall_{entry['length']}")
        case "scorched":
            return words.piece("scorched_land")
        case "die":
            return words.die(entry["id"])
        case "disaster":
            return words.named("disaster", entry["id"])
        case "track":
            return words.common(f"origin-era-track-{entry['id']}")
    return None
