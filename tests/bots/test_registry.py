import pytest

from burgrave import BadOption, bots
from burgrave.bots import Bot
from burgrave.bots.greedy import GreedyBot


def test_names_lead_to_bots() -> None:
    assert {"greedy", "random"} <= set(bots.names())
    for name in bots.names():
        assert bots.bot(name).name == name


def test_spelling_does_not_mind_case_and_spaces() -> None:
    assert bots.bot(" Greedy ").name == "greedy"


def test_a_bot_of_your_own_is_named_by_its_module() -> None:
    assert isinstance(bots.bot("burgrave.bots.greedy:GreedyBot"), GreedyBot)


@pytest.mark.parametrize(
    ("spelling", "part"),
    [
        ("clever", "There is no bot “clever”; there is careless, steady, shrewd, masterly"),
        ("", "There is no bot “”"),
        ("masterly-0ms", "There is no bot “masterly-0ms”"),
        ("shrewd-50ms", "There is no bot “shrewd-50ms”"),
        ("no_such_module_here:Bot", "can't be loaded"),
        ("burgrave.bots.greedy:Nobody", "has no bot class “Nobody”"),
        ("burgrave.bots.greedy:Judge", "has no bot class “Judge”"),
        (f"{__name__}:NeedsMore", "can't be made without arguments"),
    ],
)
def test_what_is_no_bot_gets_one_clear_sentence(spelling: str, part: str) -> None:
    with pytest.raises(BadOption, match=part):
        bots.bot(spelling)


class NeedsMore(Bot):
    def __init__(self, depth: int) -> None:
        self.depth = depth
