"""Characters: bots of one level that are fond of other things, and keep to them."""

from collections import Counter

import pytest

from burgrave import BadOption, Event, Rng, Seat, State, game
from burgrave.arena.match import simulate
from burgrave.bots import bot, in_character, levels
from burgrave.bots.characters import character, characters_of
from burgrave.bots.judgement.weights import encoder_of
from burgrave.bots.judges import judge_of
from burgrave.games import names
from burgrave.kernel.action import Action
from burgrave.server.names import COMPANY, bot_name, nature
from tests.games.own import JUDGED

EVERYONE = [(name, each) for name in names() for each in characters_of(game(name))]


def opening(name: str, spelling: str, seed: int, decisions: int) -> list[Action]:
    """What somebody decides first at a table of steady bots, with the same chance for everybody."""
    rng, own = Rng(seed), Rng(1)
    player, others = bot(spelling), bot("steady")
    state: State = game(name).new(3)
    found: list[Action] = []
    while not state.over and len(found) < decisions:
        if state.chance is not None:
            state.settle(state.chance.sample(rng))
            continue
        seat = state.actors[0]
        who = player if seat == 0 else others
        action = who.choose(Seat(seat, state, Rng(2)), own)
        if seat == 0:
            found.append(action)
        state.play(seat, action)
    return found


@pytest.mark.parametrize("name", JUDGED)
def test_every_game_has_three_characters_at_least(name: str) -> None:
    assert len(characters_of(game(name))) >= 3


@pytest.mark.parametrize(("name", "each"), EVERYONE)
def test_what_a_character_is_fond_of_exists(name: str, each: str) -> None:
    found = character(game(name), each)
    assert found.leans
    assert found.fond
    assert set(found.fond) <= set(encoder_of(game(name)).names)
    judge_of(type(game(name).new(2)), found.glance, found.leans)


@pytest.mark.parametrize("name", names())
def test_no_two_characters_open_alike(name: str) -> None:
    spellings = [f"steady-{each}" for each in characters_of(game(name))]
    games = [[opening(name, each, seed, 30) for seed in range(4)] for each in spellings]
    assert all(games[i] != games[j] for i in range(len(games)) for j in range(i))


def test_a_soldier_builds_for_battle_and_a_trader_for_trade() -> None:
    kingsburg = game("kingsburg")
    built: dict[str, Counter[str]] = {each: Counter() for each in characters_of(kingsburg)}
    for seed in range(12):
        state = kingsburg.new(3)
        rng = Rng(seed)
        line_up = list(built)[seed % 3 :] + list(built)[: seed % 3]
        players = [bot(f"steady-{each}") for each in line_up]
        while not state.over:
            if state.chance is not None:
                state.settle(state.chance.sample(rng))
                continue
            seat = state.actors[0]
            state.play(seat, players[seat].choose(Seat(seat, state, Rng(2)), rng))
        for seat, each in enumerate(line_up):
            province = state.view(None)["seats"][seat]["buildings"]
            built[each].update(str(building) for building in province)
    assert built
    arms = ("guard_tower", "blacksmith", "barracks", "palisade", "stables", "stone_wall")
    trade = ("inn", "market", "farms", "merchants_guild")

    def number(each: str, kinds: tuple[str, ...]) -> int:
        return sum(built[each][kind] for kind in kinds)

    assert number("soldier", arms) > number("trader", arms)
    assert number("trader", trade) > number("soldier", trade)


def counted(name: str, games: int) -> dict[str, Counter[str]]:
    """What steady characters came to at one table: points by source, and what they did."""
    chosen = game(name)
    found: dict[str, Counter[str]] = {each: Counter() for each in characters_of(chosen)}
    for seed in range(games):
        line_up = list(found)[seed % 3 :] + list(found)[: seed % 3]
        players = [bot(f"steady-{each}") for each in line_up]
        state, rng = chosen.new(3), Rng(seed)
        log: list[Event] = []
        while not state.over:
            if state.chance is not None:
                state.settle(state.chance.sample(rng), log)
                continue
            seat = state.actors[0]
            state.play(seat, players[seat].choose(Seat(seat, state, Rng(2)), rng), log)
        for event in log:
            if event.seat >= 0:
                told = [event.kind, *(f"{event.kind} {fact}" for fact in event.facts.values())]
                found[line_up[int(event.seat)]].update(told)
        for each, row in zip(line_up, state.scores(), strict=True):
            found[each].update(row)
    return found


@pytest.mark.once
@pytest.mark.parametrize(
    ("name", "each", "what"),
    [
        ("era", "builder", ["built keep", "built lumber_mill"]),
        ("era", "scholar", ["built monastery", "built university"]),
        ("era", "trader", ["built market", "built guildhall"]),
        ("kings-will", "builder", ["erected", "tile_taken build"]),
        ("kings-will", "settler", ["landscape_found", "tile_taken move"]),
        ("kings-will", "courtier", ["offers"]),
    ],
)
def test_characters_differ_in_what_they_build(
    table_of: dict[str, dict[str, Counter[str]]], name: str, each: str, what: list[str]
) -> None:
    if name not in table_of:
        table_of[name] = counted(name, 40)
    found = {other: sum(came[one] for one in what) for other, came in table_of[name].items()}
    own = found.pop(each)
    assert own > 1.1 * max(found.values()), (each, own, found)


@pytest.fixture(scope="module")
def table_of() -> dict[str, dict[str, Counter[str]]]:
    """What was counted already, by game."""
    return {}


@pytest.mark.parametrize("level", ["steady", "shrewd", "masterly"])
def test_a_spelling_names_level_character_and_effort(level: str) -> None:
    assert bot(f"{level}-builder").name == f"{level}-builder"
    if level != "steady":
        assert bot(f"{level}-builder-40").name == f"{level}-builder-40"


@pytest.mark.parametrize(
    "spelling", ["careless-builder", "greedy-builder", "steady-40", "shrewd--"]
)
def test_who_has_no_character_is_refused(spelling: str) -> None:
    with pytest.raises(BadOption, match="There is no bot"):
        bot(spelling)


def test_a_character_of_another_game_is_refused_in_one_sentence() -> None:
    state = game("kingsburg").new(2)
    while state.chance is not None:
        state.settle(0)
    with pytest.raises(BadOption, match="Kingsburg has no character “scholar”; there is builder"):
        bot("steady-scholar").choose(Seat(state.actors[0], state, Rng(1)), Rng(1))


@pytest.mark.parametrize("name", JUDGED)
def test_bots_of_one_table_differ_and_each_name_keeps_its_character(name: str) -> None:
    for table in ("A" * 22, "table", "x"):
        taken: list[str] = []
        spelled = []
        for _ in range(3):
            taken.append(bot_name(table, taken))
            spelled.append(in_character("steady", game(name), nature(taken[-1])))
        assert len(set(spelled)) == 3
    assert [nature(each) for each in COMPANY] == list(range(len(COMPANY)))
    assert nature("Somebody") == nature("Somebody")


def test_careless_and_random_have_no_character() -> None:
    kingsburg = game("kingsburg")
    plain = [level for level in levels(kingsburg) if in_character(level, kingsburg, 0) == level]
    assert plain == ["careless"]
    assert in_character("random", kingsburg, 0) == "random"


@pytest.mark.once
@pytest.mark.parametrize("name", JUDGED)
def test_steady_has_learned_what_greedy_does_not_know(name: str) -> None:
    everybody = character(game(name))
    assert {**everybody.glance, **everybody.steady}
    assert not {"everybody", "steady"} & set(characters_of(game(name)))
    for each in characters_of(game(name)):
        found = character(game(name), each)
        assert (found.glance, found.steady) == (everybody.glance, everybody.steady)
    result = simulate(name, ["steady", "greedy", "greedy", "greedy"], 16, seed=3)
    assert result.standings[0].wins > 16 / 4


def test_who_searches_in_kingsburg_keeps_the_numbers_of_greedy_in_mind() -> None:
    assert character(game("kingsburg")).glance == {}
