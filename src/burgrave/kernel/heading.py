"""The heading of a position: of which game, rules version, players and options it is."""

from burgrave.kernel.document import Document
from burgrave.kernel.errors import BadPosition, title
from burgrave.kernel.game import Value
from burgrave.kernel.state import Json


def heading(doc: Json, name: str, rules_version: str) -> tuple[int, dict[str, Value]]:
    """The number of players and the options of a position of this game."""
    top = Document(doc, "position")
    game, rules = top.text("game", name), top.text("rules", rules_version)
    if game != name:
        raise BadPosition("amiss-other-game", game=game[:60], name=title(name))
    if rules != rules_version:
        raise BadPosition("amiss-other-rules", rules=rules[:60], plays=rules_version)
    options: dict[str, Value] = {}
    for key, value in top.section("options").fields.items():
        if not isinstance(value, str | bool):
            raise BadPosition("amiss-option-kind", name=key)
        options[key] = value
    return len(top.sections("seats")), options
