"""Written positions of Kingsburg at their limits, and what the court shows of them."""

from itertools import product

import pytest

from burgrave import BadPosition
from burgrave.games.kingsburg.actions import group_named
from burgrave.games.kingsburg.components import GOVERNORS, Governor
from burgrave.kernel.component import ABOUT
from burgrave.locale import speaker
from burgrave.locale.words import hyphened
from tests.rules.kingsburg.scene import KINGSBURG, player, scene
from tests.rules.staging import Fields

ENGLISH = speaker("en")


def refused(sentence: str, **words: object) -> None:
    with pytest.raises(BadPosition, match=sentence):
        scene(**words)


def test_a_building_stands_to_the_right_of_its_neighbour() -> None:
    refused(
        "“Church” can't stand without “Chapel” to its left",
        step="build",
        Ann=player(buildings="statue, church"),
        Brian=player(),
    )
    refused(
        "“Chapel” can't stand without “Statue” to its left",
        step="build",
        Ann=player(buildings="chapel"),
        Brian=player(),
    )


def test_the_envoy_leads_a_group_to_any_advisor() -> None:
    words = {"step": "influence", "edition": "first", "Brian": player(dice="1 2 3")}
    for place in (1, 6):
        ann = player(dice="2 3", groups=f"influence {place} with {place}")
        game = scene(Ann=ann, envoy_at=[place, 0], **words)
        assert game.position["envoy_at"] == [place, 0]
    for at in ([0, 0], [1], [1, 2], [1, 0, 0], [21, 0], [1, -1]):
        refused("envoy_at", Ann=player(dice="1 2 3"), envoy_at=at, **words)


def test_only_the_group_that_the_envoy_led_is_marked() -> None:
    game = scene(
        edition="first",
        season="autumn",
        step="influence",
        envoy="Ann",
        Ann=player(dice="4 4 6"),
        Brian=player(groups="influence 8 with 6 2"),
        Cindy=player(dice="1 1 1"),
    )
    game.plays("Ann", "influence 8 with 4 4")
    court = [group for group in game.view(None)["court"] if group["place"] == 8]
    assert [(group["seat"], group["envoy"]) for group in court] == [(1, False), (0, True)]


def test_a_choice_is_a_governor_or_a_token_that_is_there() -> None:
    tokens = {"edition": "revised", "army_tokens": True, "step": "army token"}
    for choice in (9, -1, "miner x", [1], 1.5, True):
        refused(
            "“choice” must be a governor, the number of an army token or null",
            Ann=player(choice=choice),
            Brian=player(),
            asked=[1],
            **tokens,
        )
    game = scene(Ann=player(choice=3), Brian=player(), asked=[1], part=1, **tokens)
    assert game.view("Ann")["seats"][0]["choice"] == 3
    assert "choice" not in game.view("Brian")["seats"][0]
    assert "choice" not in game.view(None)["seats"][0]


@pytest.mark.parametrize(
    "text",
    [
        *("influence 8 with 5 3 + 1 1 1 1", "influence 8 with 5 3 1 1", "influence 8", "pass"),
        *("influence 8 with 7 1", "influence 9 with 5 3", "influence 8 with + 5 3", "influence"),
    ],
)
def test_what_is_no_group_is_refused(text: str) -> None:
    ann = player(dice="1 2", groups=text)
    with pytest.raises(BadPosition):
        scene(step="influence", Ann=ann, Brian=player(dice="1 2 3"))
    assert group_named("influence 8 with 3 5").text == "influence 8 with 5 3"


def test_the_statue_throws_one_of_several_bonus_dice_again() -> None:
    game = scene(step="roll", Ann=player(buildings="statue", bonus_due=2), Brian=player())
    game.rolls(Ann="3 3 3 + 3 3", Brian="1 2 3")
    game.plays("Ann", "statue bonus die")
    game.settles("reroll 5")
    assert game.dice("Ann") == "3 3 3 + 3 5"


def test_every_army_token_is_needed() -> None:
    words = {"edition": "revised", "army_tokens": True, "step": "build"}
    for year, needed in ((1, 6), (3, 4), (5, 2)):
        tokens = [0, 1, 1, 2, 3, 4][:needed]
        ann = player(army_tokens=tokens)
        scene(year=year, Ann=ann, Brian=player(), **words)
        fewer = player(army_tokens=tokens[1:])
        refused(f"needs {needed} army tokens", year=year, Ann=fewer, Brian=player(), **words)


def test_fields_at_their_ends() -> None:
    base = {"game": "kingsburg", "step": "over", "seats": [{}, {}]}
    assert KINGSBURG.restore({**base, "year": 5}).position()["year"] == 5
    for field, wrong in (("year", 6), ("year", 0), ("turn", 3), ("part", 100), ("due", 21)):
        with pytest.raises(BadPosition, match=f"“{field}” must be a whole number"):
            KINGSBURG.restore({**base, field: wrong})
    for field, most in (("tokens", 500), ("soldiers", 500), ("reinforcement", 6), ("bonus_due", 3)):
        seat = {field: most}
        assert KINGSBURG.restore({**base, "seats": [seat, {}]}).seats == 2
        with pytest.raises(BadPosition, match=f"“{field}” must be a whole number"):
            KINGSBURG.restore({**base, "seats": [{field: most + 1}, {}]})


def test_the_view_says_what_is_thrown_again() -> None:
    for play, told in (
        ("statue own die", "own_die"),
        ("statue bonus die", "bonus_die"),
        ("chapel", "all_dice"),
    ):
        ann = player(buildings="statue, chapel", bonus_due=1)
        game = scene(step="roll", Ann=ann, Brian=player())
        game.rolls(Ann="1 1 1 + 1", Brian="1 2 3")
        assert game.view(None)["rerolls"] is None
        game.plays("Ann", play)
        assert (game.view(None)["rerolls"], game.view(None)["draws"]) == (told, 0)


def test_a_crane_is_idle_for_one_building_only() -> None:
    ann = player(
        buildings="inn, market, barricade, crane",
        goods="2 gold, 3 wood, 1 stone",
        used=["market", "token"],
    )
    game = scene(edition="revised", step="build", Ann=ann, Brian=player(goods="2 gold, 1 wood"))
    game.plays("Ann", "without crane")
    assert game.of("Ann")["used"] == ["token", "market", "idle crane"]
    game.plays("Ann", "build nothing")
    assert game.of("Ann")["used"] == ["token", "market"]


CAMP = "improvised defenses, recruiting center, training camp"
WAITING = [
    ("merchants guild", "season start", 1, {"buildings": "inn, market, farms, merchants guild"}),
    ("farms", "season start", 2, {"buildings": "inn, market, farms"}),
    ("philosopher", "reroll", 5, {"governor": "philosopher"}),
    ("heiress", "reroll", 5, {"governor": "heiress"}),
    ("stables", "rewards", 1, {"buildings": "palisade, stables", "groups": "influence 5 with 5"}),
    ("sculptor", "build", 8, {"governor": "sculptor"}),
    ("sculptor", "build", 12, {"governor": "sculptor"}),
    ("tax collector", "build", 8, {"governor": "tax_collector"}),
    ("embassy", "season end", 1, {"buildings": "barricade, crane, town hall, embassy"}),
    ("training camp", "recruit", 1, {"buildings": CAMP}),
    *(
        ("military academy", "academy", face, {"buildings": f"{CAMP}, military academy"})
        for face in range(1, 7)
    ),
    ("battle", "battle", 0, {"soldiers": 2, "buildings": "guard tower"}),
    ("fortress", "battle", 1, {"buildings": "palisade, stables, stone wall, fortress"}),
    ("warden", "battle", 22, {"governor": "warden", "buildings": "inn"}),
    ("chronicler", "battle", 23, {"governor": "chronicler"}),
    ("yearly good", "year end", 2, {"governor": "miner"}),
    ("cathedral", "year end", 4, {"buildings": "statue, chapel, church, cathedral"}),
    ("minstrel", "year end", 6, {"governor": "minstrel"}),
]
"""Effects on offer, with the step and the part of it that saved positions have."""


@pytest.mark.parametrize(("effect", "step", "part", "ann"), WAITING)
def test_a_saved_offer_still_waits(effect: str, step: str, part: int, ann: Fields) -> None:
    words: Fields = {"edition": "revised", "governors": True, "more_buildings": True}
    words |= {"step": step, "offered": effect, "asked": [0], "drawing": False, "due": 4}
    brian = player(governor="tax_collector") if part == 12 else player()
    game = scene(part=part, Ann=player(**ann), Brian=brian, **words)
    assert game.asked == "Ann"
    assert {"use", "decline"} & set(game.choices("Ann"))
    assert KINGSBURG.restore(game.position).position() == game.position
    name = ENGLISH.say(f"kingsburg-effect-{hyphened(effect)}").replace(
        "\N{RIGHT SINGLE QUOTATION MARK}", "'"
    )
    no_offer = f"“{name}” can't be offered in step “{step}” like this"
    refused(no_offer, part=part + 48, Ann=player(**ann), Brian=brian, **words)
    other = f"“{name}” can't be offered to seat 1"
    refused(other, part=part, Ann=player(**ann), Brian=brian, **{**words, "asked": [1]})
    game.plays("Ann", game.choices("Ann")[0])
    assert game.position["offered"] != effect


def test_without_a_tax_collector_no_tax_is_due() -> None:
    words: Fields = {"edition": "revised", "governors": True, "step": "build", "part": 12}
    words |= {"Ann": player(governor="sculptor"), "Brian": player()}
    no_tax = "Without a Tax Collector no building owes a tax"
    refused(no_tax, **words)
    refused(no_tax, offered="sculptor", asked=[0], drawing=False, **words)


@pytest.mark.parametrize(("due", "turn"), [(3, 0), (5, 0), (4, 1), (4, 2), (19, 0), (20, 0)])
def test_only_whom_an_advisor_pays_now_is_asked(due: int, turn: int) -> None:
    stables = player(buildings="palisade, stables", groups="influence 5 with 5")
    words: Fields = {"edition": "revised", "step": "rewards", "part": 1, "drawing": False}
    words |= {"asked": [0], "Ann": stables, "Brian": player(), "Cindy": player()}
    refused("“Stables” can't be offered", offered="stables", due=due, turn=turn, **words)
    refused("is asked in step “rewards” but can't answer", due=due, turn=turn, **words)


def test_a_choice_that_was_made_could_be_made() -> None:
    governors: Fields = {"edition": "revised", "governors": True, "step": "choose governor"}
    governors |= {"asked": [1], "drawing": False}
    offer, others = ["miner", "duke", "fairy"], player(offer=["priest", "prince", "warden"])
    for name in offer:
        game = scene(Ann=player(offer=offer, choice=name), Brian=others, **governors)
        assert game.view("Ann")["seats"][0]["choice"] == name
    cannot = "Seat 0 must be asked or have made a choice it can make"
    refused(cannot, Ann=player(offer=offer, choice="heiress"), Brian=others, **governors)
    tokens: Fields = {"edition": "revised", "army_tokens": True, "step": "army token", "part": 1}
    tokens |= {"year": 3, "asked": [1]}
    for left in ([0, 1, 2, 3], [1, 1, 2, 4]):
        for number in range(5):
            ann = player(choice=number, army_tokens=left)
            if number in left:
                assert scene(Ann=ann, Brian=player(), **tokens).asked == "Brian"
            else:
                refused(cannot, Ann=ann, Brian=player(), **tokens)


@pytest.mark.parametrize(
    ("neutral", "places"),
    [
        ([[1, 2, 4], [2, 3]], [5, 7]),
        ([[1, 1, 4], [1, 5]], [1, 5, 6]),
        ([[1, 1, 4], [3, 3]], [3, 6]),
        ([[1, 2, 4], []], [7]),
    ],
)
def test_neutral_dice_lie_where_they_were_laid(neutral: list[list[int]], places: list[int]) -> None:
    ann, brian = player(dice="1 2 3"), player(dice="4 5 6")
    game = scene(step="influence", neutral=neutral, Ann=ann, Brian=brian)
    assert [group["place"] for group in game.view(None)["court"]] == places
    for place in (1, 3, 5, 6):
        dice = {1: "1", 3: "2 1", 5: "3 2", 6: "3 2 1"}[place]
        assert (f"influence {place} with {dice}" in game.choices("Ann")) != (place in places)


def test_the_fifth_player_throws_dice_as_the_others_do() -> None:
    names = ("Ann", "Brian", "Cindy", "Daniel", "Eve")
    for name in names:
        players = {each: player() for each in names}
        players[name] = player(buildings="statue", dice="3 3 3")
        game = scene(step="reroll", **players)
        game.plays(name, "statue own die")
        assert (game.draws, game.drawer) == ("reroll", name)
        players[name] = player(buildings=f"{CAMP}, military academy")
        words: Fields = {"edition": "revised", "more_buildings": True, "step": "academy"}
        game = scene(**words, **players)
        assert (game.draws, game.drawer) == ("academy", name)
        game.settles("academy 6")
        assert [thrown.facts["die"] for thrown in game.log("academy_roll", name)] == [6]


def test_the_option_sets_are_all_the_tables_there_are() -> None:
    sets = list(KINGSBURG.option_sets())
    modules = ("more_buildings", "governors", "army_tokens")
    chosen = {tuple(bool(options.get(module)) for module in modules) for options in sets}
    assert chosen == set(product([False, True], repeat=3))
    assert len({tuple(sorted(options.items())) for options in sets}) == len(sets)
    for options in sets:
        assert KINGSBURG.new(players=2, **options).seats == 2


def test_a_governors_numbers_are_numbers_alone() -> None:
    entry = {"id": "miner", "stone": 1, **dict.fromkeys(ABOUT, "printed")}
    assert Governor(entry).numbers == {"stone": 1}
    assert not any(set(governor.numbers) & {"id", *ABOUT} for governor in GOVERNORS)
