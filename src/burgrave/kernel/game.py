"""Game: the name, options and action catalogue of a game, and the door to its states."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from mypy_extensions import mypyc_attr

from burgrave.kernel.action import Action
from burgrave.kernel.composed import Composed
from burgrave.kernel.errors import BadNotation, BadOption, Phrase, quoted, title
from burgrave.kernel.state import Json, State

Value = str | bool


class Option(Composed):
    """A table option: its name, its values and its default."""

    def __init__(self, name: str, values: tuple[Value, ...]) -> None:
        self.name: Final[str] = name
        self.values: Final[tuple[Value, ...]] = values

    @property
    def default(self) -> Value:
        """The first value."""
        return self.values[0]

    def parts(self) -> tuple[object, ...]:
        """Its name and its values."""
        return self.name, self.values

    def __repr__(self) -> str:
        return f"<option {self.name}: {', '.join([str(value).lower() for value in self.values])}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One of the games; `new` and `restore` make its states."""

    def __init__(
        self,
        name: str,
        title: str,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        rules_version: str,
        actions: Sequence[Action],
    ) -> None:
        self.name: Final[str] = name
        self.title: Final[str] = title
        self.seats: Final[tuple[int, ...]] = seats
        self.options: Final[tuple[Option, ...]] = options
        self.rules_version: Final[str] = rules_version
        self._catalogue: Final[list[Action]] = list(actions)

    @property
    def called(self) -> Phrase:
        """Its title within an error, in the reader's language."""
        return title(self.name, self.title)

    @property
    def actions(self) -> list[Action]:
        """The catalogue: the action with id i stands at index i."""
        return self._catalogue.copy()

    def action(self, id: int, text: str) -> Action:
        """The catalogue's action with that id, which must be written like that."""
        if 0 <= id < len(self._catalogue) and self._catalogue[id].text == text:
            return self._catalogue[id]
        raise BadNotation("amiss-action-id", text=text, id=str(id), game=self.called)

    def new(self, players: int = 4, **options: Value) -> State:
        """A fresh state."""
        raise NotImplementedError

    def restore(self, doc: Json) -> State:
        """The state of a position; what the document leaves out is as at the start of its step."""
        raise NotImplementedError

    def option_sets(self) -> Iterator[dict[str, Value]]:
        """Every combination of options that makes sense together: all, unless a game says."""
        for values in product(*[option.values for option in self.options]):
            yield {option.name: value for option, value in zip(self.options, values)}

    def implied(self, options: dict[str, Value]) -> dict[str, Value]:
        """The given options with those that somebody means who asks for them."""
        return options

    def full_options(self, players: int, options: dict[str, Value]) -> dict[str, Value]:
        """The given options with the defaults filled in; raises BadOption for wrong ones."""
        if type(players) is not int or players not in self.seats:
            raise BadOption(
                "amiss-players",
                game=self.called,
                least=self.seats[0],
                most=self.seats[-1],
                players=players,
            )
        full: dict[str, Value] = {option.name: option.default for option in self.options}
        for name, value in options.items():
            option = next((o for o in self.options if o.name == name), None)
            if option is None:
                known = [o.name for o in self.options]
                if not known:
                    raise BadOption("amiss-no-options", game=self.called, name=name)
                raise BadOption("amiss-no-option", game=self.called, name=name, known=known)
            if not any(value == v and type(value) is type(v) for v in option.values):
                allowed = [str(v).lower() for v in option.values]
                raise BadOption(
                    "amiss-option-value", name=name, allowed=allowed, value=_shown(value)
                )
            full[name] = value
        return full

    def __repr__(self) -> str:
        """Its title, and for how many it is."""
        return f"<{self.title}, {self.seats[0]} to {self.seats[-1]} players>"

    def __reduce__(self) -> str:
        """There is one of each game: copies and pickles mean the one in its module."""
        return "GAME"


def _shown(value: Value) -> str | Phrase:
    return quoted(value) if isinstance(value, str) else str(value).lower()
