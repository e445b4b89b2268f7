"""The heading of a position: of which game, rules version, players and options it is."""

from burgrave.kernel.document import Document
from burgrave.kernel.errors import BadPosition
from burgrave.kernel.game import Value
from burgrave.kernel.state import Json


def heading(doc: Json, name: str, rules_version: str) -> tuple[int, dict[str, Value]]:
    """The number of players and the options of a position of this game."""
    top = Document(doc, "position")
    if top.text("game", name) != name:
        raise BadPosition(f"This position is of the game “{doc['game']}”, not of {name}.")
    if top.text("rules", rules_version) != rules_version:
        raise BadPosition(
            f"This position is of rules version {doc['rules']}; this program plays {rules_version}."
        )
    options: dict[str, Value] = {}
    for key, value in top.section("options").fields.items():
        if not isinstance(value, str | bool):
            raise BadPosition(f"Option {key} must be a word, true or false.")
        options[key] = value
    return len(top.sections("seats")), options
