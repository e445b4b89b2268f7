"""Names, amounts and lists of the game in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from burgrave.games.era.components import DICE, PIECE_INDEX, PIECES
from burgrave.locale.words import CommonWords, hyphened

if TYPE_CHECKING:
    from burgrave.games.era.actions import Move

SYMBOLS = (
    *("food", "wood", "stone", "goods", "culture"),
    *("hammer", "sword", "shield", "skull", "feather"),
)
"""What dice show and tracks count, in the order in which they are told."""


class Words(CommonWords):
    """Says the game's parts in one language."""

    def say(self, key: str, /, **facts: str | int) -> str:
        """A message of the game's catalogue."""
        return self._speaker.say(f"era-{key}", **facts)

    def piece(self, id: str) -> str:
        """The name of a piece; walls have their length in it."""
        length = PIECES[PIECE_INDEX[id]].length
        if length:
            return self.say("piece-wall", n=length)
        return self.say(f"piece-{hyphened(id)}")

    def effect(self, id: str) -> str:
        """What a piece does."""
        if PIECES[PIECE_INDEX[id]].length:
            return self.say("effect-wall")
        return self.say(f"effect-{hyphened(id)}")

    def die(self, id: str) -> str:
        """The name of a kind of dice."""
        return self.say(f"die-{id}")

    def dice_count(self, dice: Mapping[str, int]) -> str:
        """Numbers of dice by kind: `3 peasants, 1 noble`."""
        parts = [self.say(f"dice-{die.id}", n=dice[die.id]) for die in DICE if dice.get(die.id)]
        return ", ".join(parts) or self.nothing()

    def face(self, kind: str, face: int) -> str:
        """A die with what it shows: `peasant: 2 wood`."""
        (die,) = [die for die in DICE if die.id == kind]
        shown: dict[str, int] = {}
        for symbol in die.faces[face - 1]:
            shown[symbol] = shown.get(symbol, 0) + 1
        return self.say("face", die=self.die(kind), symbols=self.amounts(shown, joined=False))

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

    def amounts(self, amounts: Mapping[str, int], *, joined: bool = True) -> str:
        """Resources and symbols as one list, or "nothing"."""
        parts = [
            self.say(f"symbol-{name}", n=amounts[name]) for name in SYMBOLS if amounts.get(name)
        ]
        if not parts:
            return self.nothing()
        return self.joined(parts) if joined else ", ".join(parts)

    def place(self, move: Move) -> str:
        """A piece with its place: `Farm at K9, turned once`."""
        cell = f"{'ABCDEFGHIJKLMN'[int(move.x)]}{int(move.y) + 1}"
        piece = self.piece(PIECES[move.piece].id)
        return self.say("place", piece=piece, cell=cell, turn=int(move.turn))
