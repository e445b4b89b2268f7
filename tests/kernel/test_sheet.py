"""What a game's sheet says of an event: its kind, and how its facts are told."""

from burgrave.games.kings_will.events import PeasantGiven
from burgrave.kernel.sheet import NUMBER, OVER, PLACE, Change, Telling, changed, kinds
from burgrave.locale import speaker
from burgrave.locale.telling import describer_of


def test_an_event_is_called_like_its_type_and_its_place_counts_from_one_on() -> None:
    (kind,) = kinds(PeasantGiven)
    assert kind == "peasant_given"
    facts = {"place": PLACE, "points": NUMBER}
    tells = describer_of(Telling("kings-will-event", facts, {}, {}, {}))
    line = tells({"kind": kind, "seat": 0, "place": 0, "points": 3}, speaker("en"), ["Ann"], you=0)
    assert "from landscape 1: 3." in line


def test_a_change_says_where_and_what() -> None:
    assert changed("over", True) == OVER == (Change("set", "over", True),)
