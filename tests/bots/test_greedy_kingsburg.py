"""The greedy bot knows every decision, and what a sensible player would do."""

import pytest

from burgrave import Action, Rng, Seat, Source, State, compiled, game
from burgrave.arena.match import play, simulate
from burgrave.bots import Bot, bot
from burgrave.kernel.game import Value

KINGSBURG = game("kingsburg")
OPTION_SETS = list(KINGSBURG.option_sets())
FULL: dict[str, Value] = {
    "edition": "revised",
    "more_buildings": True,
    "governors": True,
    "army_tokens": True,
}


class Points(Bot):
    """One step ahead, and no further than the points."""

    def choose(self, seat: Seat, rng: Source) -> Action:
        best: list[Action] = []
        most = -1000
        for action in seat.legal:
            state = seat.imagine(rng)
            state.play(seat.number, action)
            points = state.scores()[seat.number]["total"]
            if points > most:
                best, most = [], points
            if points == most:
                best.append(action)
        return best[rng.below(len(best))]


def chosen(doc: dict[str, object], seat: int = 0, who: str = "greedy") -> str:
    """What the greedy bot, or another one, does in a position."""
    state: State = KINGSBURG.restore({"game": "kingsburg", **doc})
    return bot(who).choose(Seat(seat, state, Rng(1)), Rng(2)).text


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_finishes_games_with_all_options(options: dict[str, Value], players: int) -> None:
    bots = [bot("greedy"), bot("random"), bot("greedy"), bot("random"), bot("greedy")][:players]
    for number in range(3 if compiled else 1):
        state = KINGSBURG.new(players, **options)
        play(state, bots, Rng(number), Rng(number + 100), Rng(number + 200))
        assert state.over


@pytest.mark.once
@pytest.mark.parametrize("options", [{"edition": "first"}, {"edition": "revised"}, FULL], ids=str)
def test_greedy_beats_three_random_bots(options: dict[str, Value]) -> None:
    games = 200 if compiled else 40
    result = simulate("kingsburg", ["greedy", "random", "random", "random"], games, 1, options)
    assert result.standings[0].wins > 0.95 * games


def test_greedy_beats_those_who_only_count_points() -> None:
    games = 100 if compiled else 20
    result = simulate("kingsburg", [bot("greedy"), Points(), Points(), Points()], games, 2)
    assert result.standings[0].wins > 0.8 * games


def test_greedy_builds_what_it_can_pay_for() -> None:
    doc = {
        "options": {"edition": "first"},
        "year": 1,
        "season": "summer",
        "step": "build",
        "order": [0, 1, 2, 3],
        "seats": [{"goods": {"gold": 2}}, {}, {}, {}],
    }
    assert chosen(doc) == "build statue"


def test_greedy_takes_the_points_of_the_queen_in_the_last_season() -> None:
    doc = {
        "options": {"edition": "first"},
        "year": 5,
        "season": "autumn",
        "step": "influence",
        "order": [0, 1, 2, 3],
        "seats": [{"own": [5, 6, 6]}, {"own": [4, 4, 4]}, {"own": [4, 4, 4]}, {"own": [4, 4, 4]}],
    }
    assert chosen(doc) == "influence 17 with 6 6 5"


def test_greedy_collects_what_its_next_building_lacks() -> None:
    """The squire's gold completes a Statue, and others could reach him: the jester can wait."""
    doc = {
        "options": {"edition": "first"},
        "year": 5,
        "season": "autumn",
        "step": "influence",
        "order": [0, 1, 2, 3],
        "seats": [
            {"own": [1, 2], "goods": {"gold": 1}},
            {"own": [1, 1, 1]},
            {"own": [1, 1, 1]},
            {"own": [1, 1, 1]},
        ],
    }
    assert chosen(doc) == "influence 2 with 2"


def test_greedy_recruits_against_a_certain_loss_and_not_for_a_certain_win() -> None:
    def before_winter(soldiers: int) -> dict[str, object]:
        return {
            "options": {"edition": "first"},
            "year": 5,
            "season": "autumn",
            "step": "recruit",
            "order": [0, 1, 2, 3],
            "enemy": "barbarians 7",
            "seats": [
                {"goods": {"wood": 6}, "soldiers": soldiers, "buildings": ["palisade"]},
                {},
                {},
                {},
            ],
        }

    assert chosen(before_winter(2)) == "recruit with wood wood"
    assert chosen(before_winter(12)) == "done"


def test_greedy_looks_at_the_enemy_when_it_may() -> None:
    doc = {
        "options": {"edition": "first"},
        "year": 2,
        "season": "summer",
        "step": "rewards",
        "order": [0, 1, 2, 3],
        "seats": [{"groups": ["influence 10 with 5 5"]}, {}, {}, {}],
    }
    assert chosen(doc) == "look"


@pytest.mark.parametrize("who", ["greedy", "shrewd"])
def test_a_sorcerer_raises_what_he_may_although_it_scores_nothing(who: str) -> None:
    built = ["statue", "inn", "guard_tower", "palisade", "barricade"]
    seats: list[dict[str, object]] = [{"governor": "sorcerer", "buildings": built}]
    seats += [{"governor": "miner"}, {"governor": "herald"}]
    doc: dict[str, object] = {"options": FULL, "step": "sorcerer", "year": 3, "seats": seats}
    assert chosen(doc, who=who) in ("raise sawmill", "raise improvised defenses")


def test_greedy_keeps_any_of_the_three_governors_that_it_is_dealt() -> None:
    state = KINGSBURG.new(2, governors=True, edition="revised")
    dice = Rng(1)
    while (chance := state.chance) is not None:
        state.settle(chance.sample(dice))
    seat = state.actors[0]
    kept = {bot("greedy").choose(Seat(seat, state, Rng(1)), Rng(n)).text for n in range(30)}
    assert kept == {action.text for action in state.legal(seat)}
