"""Actions: what a seat can decide, as immutable entries of a game's catalogue."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Action:
    """One decision, with its dense id in the catalogue."""

    def __init__(self, id: i64) -> None:
        self.id: Final[i64] = id

    @property
    def kind(self) -> str:
        """What is decided, in a word such as `build`: the notation's first, unless a game says."""
        return self.text.partition(" ")[0]

    @property
    def facts(self) -> dict[str, Any]:
        """What exactly, part by part: the building, the dice, the place; nothing unless said."""
        return {}

    @property
    def text(self) -> str:
        """The notation: short, readable and the same in every language."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<action {self.id}: {self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Copies and pickles lead back to the catalogue's own action."""
        from burgrave.kernel.home import game_of

        return game_of(type(self)).action, (int(self.id), self.text)
