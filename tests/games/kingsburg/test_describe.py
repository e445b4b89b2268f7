"""Text for people and programs: complete in every language, exact where it counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import pytest

import burgrave
from burgrave.games import describer
from burgrave.games.kingsburg import actions
from burgrave.games.kingsburg.describe.look import KingsburgLook
from burgrave.games.kingsburg.describe.odds import battle_odds, reinforcements
from burgrave.kernel.seat import Look
from burgrave.kernel.state import Json
from burgrave.locale import languages, speaker

# Words are never compiled.
pytestmark = pytest.mark.once

GAME = burgrave.game("kingsburg")
SAY = describer("kingsburg")
NAMES = ("Ann", "Bertram", "Cindy", "David", "Eve")
OPTION_SETS = [dict(options) for options in GAME.option_sets()]
# Two players bring neutral dice, five the tightest court.
SEEDS = (*range(8), 16, 21)
"""Games that show every kind of decision among them."""
TABLES = [(options, players) for options in OPTION_SETS for players in (2, 5)]


def start(players: int, options: Mapping[str, Any], seed: int) -> burgrave.State:
    """A new game; with every second seed all are rich, so that grand buildings rise."""
    goods = {"gold": 25, "wood": 15, "stone": 15} if seed % 2 else {}
    seats = [{"goods": goods} for _ in range(players)]
    return GAME.restore({"game": "kingsburg", "options": dict(options), "seats": seats})


def chosen(state: burgrave.State, seat: int, rng: burgrave.Rng) -> burgrave.Action:
    """A random decision that builds and influences where it can."""
    legal = state.legal(seat)
    if len(legal) > 1 and legal[0].text in ("pass", "build nothing"):
        legal = legal[1:]
    return legal[rng.below(len(legal))]


def decisions(
    players: int, options: Mapping[str, Any], seed: int
) -> Iterator[tuple[burgrave.State, int]]:
    """A game, halted before each decision and at its end."""
    state = start(players, options, seed)
    rng = burgrave.Rng(seed)
    while not state.over:
        if (chance := state.chance) is not None:
            state.settle(chance.sample(rng))
            continue
        seat = state.actors[0]
        yield state, seat
        state.play(seat, chosen(state, seat, rng))
    yield state, 0


def position(**fields: Any) -> Look:
    """What seat 0 sees in a hand-written position of four."""
    doc = {"game": "kingsburg", "options": {"edition": "first"}, "seats": [{}, {}, {}, {}]}
    return Look(0, GAME.restore({**doc, **fields}))


def at(legal: str, state: burgrave.State) -> tuple[str, str]:
    action = state.parse(0, legal)
    look, english = Look(0, state), speaker("en")
    return SAY.describe_action(look, action, english), SAY.brings(look, action, english)


def move(action: burgrave.Action) -> actions.Move:
    assert isinstance(action, actions.Move)
    return action


@pytest.mark.parametrize(("options", "players"), TABLES, ids=str)
def test_every_situation_is_described(options: Mapping[str, Any], players: int) -> None:
    language = speaker(languages()[players % 3])
    for number, (state, seat) in enumerate(decisions(players, options, players)):
        if number % 20 == 0 or state.over:
            for viewer in (None, *range(players)):
                text = SAY.describe(Look(viewer, state), language, NAMES)
                assert all(line.strip() for line in text.splitlines())
        if not state.over:
            assert SAY.question(Look(seat, state), language).endswith((".", "?"))


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_decision_has_words_and_a_hint(language: str) -> None:
    """Each kind in every step that asks for it, in every option set."""
    met: set[tuple[str, int]] = set()
    for seed in SEEDS:
        for options in OPTION_SETS:
            for state, seat in decisions(2 + seed % 4, options, seed):
                for action in map(move, state.legal(seat)):
                    if (state.step, int(action.code)) not in met:
                        met.add((state.step, int(action.code)))
                        look = Look(seat, state)
                        text = SAY.describe_action(look, action, speaker(language))
                        text += SAY.brings(look, action, speaker(language))
                        assert "  " not in text
    assert {kind for _, kind in met} == {int(action.code) for action in actions.CATALOGUE}


def test_only_who_looked_reads_what_the_card_shows() -> None:
    event = burgrave.Event("looked", 1, {}, {"enemy": "goblins", "strength": 3})
    told = SAY.describe_event(event.view(1), speaker("en"), NAMES)
    assert told.endswith("The enemy card shows Goblins, strength 3.")
    for viewer in (None, 0, 2):
        open_text = SAY.describe_event(event.view(viewer), speaker("en"), NAMES)
        assert open_text == "Bertram looks at the enemy card in secret."


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (
            {"kind": "kings_aid_die", "seat": 2, "why": "fewest_goods"},
            "Cindy gets the King\u2019s die: fewest buildings, and fewest goods among those tied.",
        ),
        (
            {
                "kind": "gift",
                "seat": 0,
                "advisor": 14,
                "gains": {"stone": 2},
                "points": -1,
            },
            "Ann gets 2 stone from the Smuggler for 1 point.",
        ),
        (
            {
                "kind": "influenced",
                "seat": 3,
                "advisor": 12,
                "own": [1, 5],
                "bonus": [3],
                "token": True,
                "market": 1,
                "envoy": True,
            },
            "David influences the Duchess with 5 + 1 + bonus 3, +2 token, Market 1 up, by envoy.",
        ),
        (
            {"kind": "traded", "seat": 1, "advisor": 6, "pays": {"gold": 1}, "gains": {"wood": 1}},
            "Bertram trades 1 gold for 1 wood with the Alchemist.",
        ),
        (
            {"kind": "governor_good", "seat": 1, "governor": "tax_collector", "gains": {"gold": 1}},
            "Bertram gets 1 gold: taxes for another\u2019s grand building (Tax Collector).",
        ),
        (
            {"kind": "governor_points", "seat": 0, "governor": "preacher", "points": 1},
            "Ann gets 1 point: somebody built nothing (Preacher).",
        ),
        (
            {"kind": "enemy_drawn", "weakest": 2, "strongest": 4},
            "An enemy card is drawn, face down: strength 2 to 4.",
        ),
        (
            {"kind": "game_over", "winners": [0, 2]},
            "The game is over: Ann and Cindy share the victory.",
        ),
        (
            {"kind": "passed", "seat": 7, "forced": True},
            "Player 8 can influence nobody any more and passes.",
        ),
    ],
)
def test_log_lines_give_the_reason(event: Json, text: str) -> None:
    assert SAY.describe_event(event, speaker("en"), NAMES) == text


@pytest.mark.parametrize(
    ("language", "told", "choice"),
    [
        ("en", "Ann builds the Barricade for free.", "Build the Barricade for free"),
        ("de", "Ann baut die Barrikade (kostenlos).", "Barrikade bauen (kostenlos)"),
        ("hu", "Ann megépíti a Barikádot (ingyen).", "Megépítem a Barikádot (ingyen)"),
    ],
)
def test_what_the_architect_saves_altogether_is_free(language: str, told: str, choice: str) -> None:
    options = {"edition": "revised", "governors": True}
    ahead = {"governor": "fairy", "buildings": ["inn"]}
    seats = [{"governor": "architect"}, ahead, {"governor": "miner"}]
    state = GAME.restore({"game": "kingsburg", "options": options, "step": "build", "seats": seats})
    saving = state.parse(0, "build barricade saving wood")
    assert SAY.describe_action(Look(0, state), saving, speaker(language)) == choice
    log: list[burgrave.Event] = []
    state.play(0, saving, log)
    assert SAY.describe_event(log[0].view(None), speaker(language), NAMES, options) == told


@pytest.mark.parametrize(
    ("language", "alone", "aside"),
    [
        (
            "en",
            "A neutral die takes the Architect.",
            "A neutral die takes the Merchant; the other, which shows the same, is set aside.",
        ),
        (
            "de",
            "Ein neutraler Würfel besetzt den Baumeister.",
            "Ein neutraler Würfel besetzt den Händler; der andere zeigt dieselbe Zahl und kommt "
            "beiseite.",
        ),
        (
            "hu",
            "Egy semleges kocka foglalja el az Építészt.",
            "Egy semleges kocka foglalja el a Kereskedőt; a másik ugyanazt mutatja, ezért "
            "félrekerül.",
        ),
    ],
)
def test_a_neutral_die_that_lies_alone_is_told_so(language: str, alone: str, aside: str) -> None:
    """K-10.3, K-10.4: two that would double an advisor lie singly, and of equal ones only one."""

    def told(**facts: object) -> str:
        return SAY.describe_event({"kind": "neutral_dice", **facts}, speaker(language), NAMES)

    assert told(advisor=3, dice=1, aside=False) == alone
    assert told(advisor=4, dice=1, aside=True) == aside


def test_names_in_the_log_follow_the_edition() -> None:
    event = {"kind": "inn_token", "seat": 0, "gains": {"tokens": 1}}
    first = SAY.describe_event(event, speaker("de"), NAMES, {"edition": "first"})
    revised = SAY.describe_event(event, speaker("de"), NAMES, {"edition": "revised"})
    assert "Kneipe" in first
    assert "Wirtshaus" in revised


def test_influencing_the_treasurer_brings_two_gold() -> None:
    state = GAME.restore(
        {
            "game": "kingsburg",
            "options": {"edition": "first"},
            "step": "influence",
            "seats": [{"own": [3, 4, 5], "buildings": ["palisade", "stables"]}, {}, {}],
        }
    )
    assert at("influence 8 with 5 3", state) == (
        "Influence the Treasurer with 5 + 3",
        "2 gold; dice left: 4",
    )
    assert at("influence 5 with 5", state)[1].startswith("1 soldier; 1 soldier more (Stables)")
    assert at("influence 12 with 5 4 3", state)[1].endswith("dice left: none")
    assert at("pass", state)[1] == "no more advisors this season; dice unused: 5, 4 and 3"


def test_building_tells_points_effect_and_what_is_left() -> None:
    seat = {"goods": {"gold": 3, "wood": 3, "stone": 1}, "buildings": ["barricade", "crane"]}
    state = GAME.restore(
        {
            "game": "kingsburg",
            "options": {"edition": "first"},
            "step": "build",
            "seats": [seat, {}, {}],
        }
    )
    what, brings = at("build town hall", state)
    assert what == "Build the Town Hall for 1 gold, 1 wood and 1 stone"
    assert brings.startswith("2 points; left: 2 gold and 2 wood. At the end of every")
    keeps = at("build nothing", state)[1]
    assert keeps == "you keep 3 gold, 3 wood and 1 stone"


def test_a_good_of_choice_names_the_buildings_that_come_into_reach() -> None:
    state = GAME.restore(
        {
            "game": "kingsburg",
            "options": {"edition": "first"},
            "step": "kings aid",
            "seats": [{"goods": {"gold": 1}}, {"goods": {"wood": 1}}, {"buildings": ["inn"]}],
        }
    )
    hint = at("take wood", state)[1]
    assert hint == "then you have 1 gold and 1 wood; enough for Inn and Barricade"


def test_recruiting_tells_the_exact_chances() -> None:
    doc: Json = {
        "game": "kingsburg",
        "options": {"edition": "first"},
        "year": 1,
        "step": "recruit",
        "enemy": "goblins 3",
        "seen_by": [0],
        "seats": [{"goods": {"gold": 2}, "soldiers": 0}, {}, {}],
    }
    state = GAME.restore(doc)
    # Seen: strength 3. The king's die alone wins with 4, 5, 6 and draws with 3.
    assert at("done", state)[1] == "win 50%, draw 17%, lose 33%"
    assert at("recruit with gold gold", state)[1] == ("win 67%, draw 17%, lose 17%; left: nothing")
    unseen = KingsburgLook.of(Look(0, GAME.restore({**doc, "seen_by": []})))
    odds = battle_odds(unseen, unseen.mine)
    assert odds.won + odds.drawn + odds.lost == 1
    assert odds.won == Fraction(8, 15)  # strengths 2, 2, 3, 3, 4 against one die


def test_an_academy_counts_if_it_beats_the_kings_die() -> None:
    view = KingsburgLook.of(
        Look(
            0,
            GAME.restore(
                {
                    "game": "kingsburg",
                    "options": {"edition": "revised", "more_buildings": True},
                    "step": "recruit",
                    "seats": [
                        {
                            "buildings": [
                                *("improvised_defenses", "recruiting_center", "training_camp"),
                                "military_academy",
                            ],
                            "goods": {"gold": 2},
                        },
                        {},
                        {},
                    ],
                }
            ),
        )
    )
    helped = reinforcements(view, view.mine)
    assert Fraction(helped.count(6), len(helped)) == Fraction(11, 36)
    assert Fraction(helped.count(1), len(helped)) == Fraction(1, 36)


def test_a_situation_reads_from_the_calendar_to_the_question() -> None:
    look = position(
        step="influence",
        order=[2, 0, 3, 1],
        seats=[
            {"own": [3, 5], "bonus": [2], "goods": {"gold": 1}, "groups": ["influence 8 with 6 2"]},
            *({}, {}, {}),
        ],
    )
    lines = SAY.describe(look, speaker("en"), NAMES).splitlines()
    assert lines[:3] == [
        "Kingsburg, First edition.",
        "Year I, phase 2: Spring.",
        "The enemy card lies face down: strength 2 to 4.",
    ]
    assert "Treasurer (8): Ann with 6 + 2." in lines
    assert "  Dice to place: 5, 3 and bonus 2." in lines
    assert lines[-1].startswith("Which advisor do you influence")
