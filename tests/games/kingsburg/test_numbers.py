"""The engine, the hints and the sentences about a component all go by the numbers of its data.

Nothing here knows what the numbers are, so that `tests/games/test_tuning.py` can run it again with
others.
"""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

import burgrave
from burgrave import Event, Rng, State
from burgrave.arena.match import simulate
from burgrave.arena.walk import Walk
from burgrave.games import describer
from burgrave.games.kingsburg.components import ADVISORS, BUILDINGS, ENEMIES, GOVERNORS
from burgrave.games.kingsburg.describe.facts import action_facts, advice
from burgrave.games.kingsburg.describe.words import Words
from burgrave.games.kingsburg.state import Kingsburg
from burgrave.games.kingsburg.strength import battle_value
from burgrave.kernel.seat import Look
from burgrave.locale import speaker
from burgrave.locale.words import roman
from tests.client import asked_of_client, needs_client
from tests.games.tuning import LANGUAGES, digits, entry_of, leaves, pages, tells

pytestmark = pytest.mark.once
ROOM = "kingsburg"
GAME = burgrave.game("kingsburg")
TUNED = {
    "advisors.advisor.architect.goods.1": 2,
    "buildings.building.statue.points": 4,
    "buildings.building.statue.cost.0": 1,
    "buildings.building.palisade.battle": 3,
    "buildings.building.barricade.against.goblins": 2,
    "enemies.enemy.0.strength": 1,
    "buildings.building.sawmill.gold": 4,
    "buildings.building.quarry.gold": 5,
    "buildings.building.goldsmith.scores": 2,
    "buildings.building.goldsmith.soldiers": 2,
    "buildings.building.barracks.soldier": 2,
    "buildings.building.crane.from_column": 2,
    "army.army.tokens.5": 5,
    "buildings.building.chapel.at_most": 8,
    "buildings.building.cathedral.goods": 3,
    "buildings.building.inn.tokens": 2,
    "buildings.building.market.shift": 2,
    "buildings.building.farms.battle": -2,
    "buildings.building.farms.dice": 2,
    "buildings.building.merchants_guild.gold": 2,
    "buildings.building.stables.soldiers": 2,
    "buildings.building.fortress.scores": 2,
    "buildings.building.crane.saves": 2,
    "buildings.building.town_hall.scores": 3,
    "buildings.building.embassy.scores": 2,
    "buildings.building.guard_tower.battle": 2,
    "buildings.building.palisade.against.zombies": 4,
    "buildings.building.improvised_defenses.defends": 2,
    "buildings.building.improvised_defenses.at_most": 6,
    "buildings.building.training_camp.soldiers": 2,
    "buildings.building.training_camp.fewer_than": 3,
    "buildings.building.church.points": 8,
    "governors.governor.preacher.points": 2,
    "governors.governor.heiress.gold": 3,
    "governors.governor.heiress.at_most": 8,
    "governors.governor.debtor.start.0": 5,
    "governors.governor.debtor.debt": 4,
    "governors.governor.sorcerer.buildings": 2,
    "governors.governor.sorcerer.year": 2,
    "governors.governor.prince.at_most": 7,
    "governors.governor.prince.dice.0": 2,
    "governors.governor.priest.points": 2,
    "governors.governor.minstrel.behind": 2,
    "governors.governor.minstrel.last": 3,
    "governors.governor.philosopher.at_most": 9,
    "governors.governor.philosopher.points": 2,
    "governors.governor.philosopher.shift": 2,
    "governors.governor.tax_collector.gold": 2,
    "governors.governor.tax_collector.in_column": 2,
    "governors.governor.sculptor.points": 2,
    "governors.governor.damsel.years.0": 3,
    "governors.governor.general.battle": 2,
    "governors.governor.chronicler.drawn": 3,
    "governors.governor.chronicler.won": 2,
    "governors.governor.chronicler.alone": 4,
    "governors.governor.architect.saves": 2,
    "governors.governor.fairy.bonus_dice": 2,
    "governors.governor.merchant_prince.sells": 3,
    "governors.governor.merchant_prince.gold": 3,
    "governors.governor.merchant_prince.bonus": 3,
    "governors.governor.warden.yearly.2": 2,
    "advisors.advisor.alchemist.trade.pays": 2,
    "advisors.advisor.alchemist.trade.brings": 3,
    "advisors.advisor.squire.goods.0": 2,
    "advisors.advisor.jester.points": 2,
    "advisors.advisor.sergeant.soldiers": 3,
    "advisors.advisor.astronomer.tokens": 2,
    "advisors.advisor.treasurer.goods.0": 3,
    "advisors.advisor.duchess.any": 3,
    "advisors.advisor.smuggler.price": 2,
    "advisors.advisor.smuggler.any": 4,
    "advisors.private.private_5.any": 2,
    "advisors.private.private_10.tokens": 2,
    "advisors.private.private_5.rank": 6,
    "pieces.token.adds": 3,
    "pieces.dice.own": 2,
    "pieces.soldier.price": 3,
    "pieces.offer.governors": 2,
    "pieces.reward.points": 2,
    "pieces.strongest.points": 2,
}
"""What another table might have found better."""

SAY = describer("kingsburg")
DEALT = {"pays", "gains", "points"}


def effect(building: str, name: str) -> int:
    return int(entry_of(ROOM, "buildings", "building", building)[name])


def piece(name: str, what: str) -> int:
    return int(pages(ROOM)["pieces"][name][what])


def row(building: str) -> list[str]:
    """A building with those that have to stand before it."""
    number = next(i for i, each in enumerate(BUILDINGS) if each.id == building)
    return [each.id for each in BUILDINGS[number - number % 4 : number + 1]]


def standing(*buildings: str, step: str, own: tuple[int, ...] = (), **fields: Any) -> State:
    """Seat 0 has these rows of buildings, and much of everything."""
    built = [each for building in buildings for each in row(building)]
    seat = {"buildings": built, "goods": {"gold": 4, "wood": 3, "stone": 3}, "tokens": 1}
    options = {"edition": "first"}
    if any(BUILDINGS[i].id in built for i in (*range(4), *range(24, 28))):
        options = {"edition": "revised", "more_buildings": True}  # type: ignore[dict-item]
    doc = {"game": "kingsburg", "options": options, "step": step, **fields}
    return GAME.restore({**doc, "seats": [{**seat, "own": [*own]}, {}, {}]})


def owned(state: State, what: str) -> int:
    seat: Any = state.view(0)["seats"][0]
    return int(seat["goods"].get(what, 0) if what in ("gold", "wood", "stone") else seat[what])


@pytest.mark.parametrize(("building", "pays"), [("sawmill", "wood"), ("quarry", "stone")])
def test_summer_turns_goods_into_gold(building: str, pays: str) -> None:
    state = standing(building, step="season end", season="summer")
    told = SAY.brings(Look(0, state), state.parse(0, building), speaker("en"))
    before, paid = owned(state, "gold"), owned(state, pays)
    state.play(0, state.parse(0, building))
    assert owned(state, "gold") - before == effect(building, "gold")
    assert paid - owned(state, pays) == 1
    assert f"{owned(state, 'gold')} gold" in told


def test_a_token_adds_what_it_says() -> None:
    state = standing(step="influence", own=(4,))
    reached = [a.facts["place"] for a in state.legal(0) if a.facts.get("token")]
    assert reached == [4 + piece("token", "adds")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_market_leads_as_far_as_it_says(language: str) -> None:
    state, shift = standing("market", step="influence", own=(5,)), effect("market", "shift")
    ways = [a for a in state.legal(0) if a.facts.get("market") and not a.facts["token"]]
    led = {a.facts["place"]: a for a in ways}
    assert set(led) == {5 - shift, 5 + shift}
    for place, direction in ((5 - shift, -1), (5 + shift, 1)):
        assert led[place].facts["market"] == direction
        log: list[Event] = []
        after = state.copy()
        after.play(0, led[place], log)
        told = next(event for event in log if event.kind == "influenced").view(None)
        line = SAY.describe_event(told, speaker(language), ["A", "B", "C"], {}, None)
        assert shift in digits(line), line
        said = SAY.describe_action(Look(0, state), led[place], speaker(language))
        assert shift in digits(said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_philosopher_changes_a_die_by_what_his_card_says(language: str) -> None:
    shift = number("philosopher", "shift")
    seat = {"governor": "philosopher", "own": [3]}
    options = {"edition": "revised", "governors": True}
    doc = {"game": "kingsburg", "options": options, "step": "reroll"}
    state = GAME.restore({**doc, "seats": [seat, {"governor": "miner"}, {"governor": "herald"}]})
    shifts = [a for a in state.legal(0) if a.kind == "shift"]
    assert {(a.facts["number"], a.facts["to"]) for a in shifts} == {(3, 3 - shift), (3, 3 + shift)}
    log: list[Event] = []
    state.play(0, shifts[0], log)
    told = next(event for event in log if event.kind == "shifted").view(None)
    line = SAY.describe_event(told, speaker(language), ["A", "B", "C"], {}, None)
    assert shift in digits(line), line


def test_the_kings_reward_and_the_strongest_winner_score_what_they_say() -> None:
    walk, log = Walk(GAME, 4, {"edition": "first"}, 1), list[Event]()
    while not walk.state.over:
        walk.step(log)
    scored = {event.kind: event.facts["points"] for event in log if "points" in event.facts}
    assert scored["kings_reward"] == piece("reward", "points")
    assert scored["strongest_winner"] == piece("strongest", "points")


def test_a_soldier_costs_its_price_and_less_with_barracks() -> None:
    for buildings, price in (((), piece("soldier", "price")), (("barracks",), None)):
        state = standing(*buildings, step="recruit")
        paid = [a for a in state.legal(0) if a.facts.get("goods")]
        wanted = effect("barracks", "soldier") if price is None else price
        assert {sum(a.facts["goods"].values()) for a in paid} == {wanted}


def test_everybody_rolls_so_many_dice_of_their_own() -> None:
    state = standing(step="roll")
    assert state.chance is not None
    state.settle(state.chance.sample(Rng(1)))
    seats: Any = state.view(0)["seats"]
    assert [len(seat["own"]) for seat in seats if seat["own"]] == [piece("dice", "own")]


def test_everybody_is_dealt_so_many_governors() -> None:
    dealt, rng = piece("offer", "governors"), Rng(1)
    state, log = GAME.new(players=3, edition="revised", governors=True), list[Event]()
    while state.chance is not None:
        assert state.chance.count == len(state.chance.outcomes())
        state.settle(state.chance.sample(rng), log)
    assert state.actors == (0, 1, 2)
    offers: Any = [state.view(seat)["seats"][seat]["offer"] for seat in range(3)]
    assert [len(set(offer)) for offer in offers] == [dealt] * 3
    imagined: Any = state.imagine(0, rng).position()
    assert imagined["seats"][0]["offer"] == offers[0]
    assert [len(seat["offer"]) for seat in imagined["seats"]] == [dealt] * 3
    deal = next(event for event in log if event.kind == "governors_dealt")
    for language in LANGUAGES:
        for you in (deal.seat, None):
            line = SAY.describe_event(deal.view(you), speaker(language), ["A", "B", "C"], {}, you)
            assert tells(line, dealt), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_inn_tells_how_many_tokens_and_what_they_add(language: str) -> None:
    tokens, adds = effect("inn", "tokens"), piece("token", "adds")
    for key in ("kingsburg-building-inn-effect", "kingsburg-table-effect-inn"):
        said = speaker(language).say(key, tokens=tokens)
        assert f"+{adds}" in said
        assert tells(said, tokens), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_barracks_tell_what_a_soldier_costs_without_them(language: str) -> None:
    said = Words(speaker(language), "revised").building_effect("barracks")
    assert tells(said, piece("soldier", "price")), said


def test_goldsmith_and_town_hall_score() -> None:
    state = standing("goldsmith", step="season end", season="summer")
    soldiers = owned(state, "soldiers")
    state.play(0, state.parse(0, "goldsmith"))
    assert state.scores()[0]["goldsmith"] == effect("goldsmith", "scores")
    assert owned(state, "soldiers") - soldiers == effect("goldsmith", "soldiers")
    state = standing("town_hall", step="season end", season="spring")
    action = next(a for a in state.legal(0) if a.text.startswith("town hall"))
    told = SAY.brings(Look(0, state), action, speaker("en"))
    state.play(0, action)
    assert state.scores()[0]["town_hall"] == effect("town_hall", "scores")
    assert tells(told, effect("town_hall", "scores"))


def test_the_crane_saves_gold() -> None:
    state = standing("crane", "chapel", step="build")
    price = entry_of(ROOM, "buildings", "building", "church")["cost"][0]
    told = advice(Look(0, state))
    assert told is not None
    (church,) = [each for each in told["province"] if each["building"] == "church"]
    before = owned(state, "gold")
    state.play(0, state.parse(0, "build church"))
    paid = before - owned(state, "gold")
    assert paid == church["price"].get("gold", 0) == price - effect("crane", "saves")
    points = entry_of(ROOM, "buildings", "building", "church")["points"]
    assert points in [building.points for building in BUILDINGS if building.id == "church"]


def test_the_cathedral_counts_goods() -> None:
    state = standing("cathedral", step="year end", year=5)
    state = state if state.over else GAME.restore(state.position())
    assert state.scores()[0]["cathedral"] == 10 // effect("cathedral", "goods")


@pytest.mark.parametrize("building", [each for each in BUILDINGS if each.battle or each.against])
def test_battle_values_count_as_told(building: Any) -> None:
    state = standing(building.id, step="recruit")
    assert isinstance(state, Kingsburg)
    for card, enemy in enumerate(ENEMIES):
        entries = [entry_of(ROOM, "buildings", "building", each) for each in row(building.id)]
        value = sum(e.get("against", {}).get(enemy.kind, e.get("battle", 0)) for e in entries)
        assert battle_value(state.players[0], card) == value


def test_improvised_defenses_hold_against_the_weak() -> None:
    state = standing("improvised_defenses", step="recruit")
    assert isinstance(state, Kingsburg)
    for card, enemy in enumerate(ENEMIES):
        weak = enemy.strength <= effect("improvised_defenses", "at_most")
        held = effect("improvised_defenses", "defends") if weak else 0
        assert battle_value(state.players[0], card) == held


def test_everybody_has_these_army_tokens() -> None:
    state = GAME.new(players=2, edition="revised", army_tokens=True)
    rng = Rng(1)
    while state.chance is not None:
        state.settle(state.chance.sample(rng))
    seat: Any = state.view(0)["seats"][0]
    assert seat["army_tokens"] == pages(ROOM)["army"]["army"]["tokens"]


def number(governor: str, name: str) -> int:
    return int(entry_of(ROOM, "governors", "governor", governor)[name])


def governed(governor: str, *buildings: str, step: str, **fields: Any) -> State:
    """Seat 0 has a governor and much of everything; seat 1 has more buildings."""
    goods = {"gold": 4, "wood": 4, "stone": 4}
    mine = {"governor": governor, "goods": goods, "buildings": [*buildings]}
    more = {"governor": "miner", "buildings": ["inn", "market", "palisade", "guard_tower"]}
    options = {"edition": "revised", "governors": True}
    doc = {"game": "kingsburg", "options": options, "step": step, **fields}
    state = GAME.restore({**doc, "seats": [mine, more, {"governor": "herald"}]})
    assert state.actors == (0,)
    return state


def test_the_architect_saves_as_many_goods_of_a_kind_as_his_card_says() -> None:
    state = governed("architect", step="build")
    price = entry_of(ROOM, "buildings", "building", "statue")["cost"]
    saved = min(number("architect", "saves"), price[0])
    before = {good: owned(state, good) for good in ("gold", "wood", "stone")}
    state.play(0, "build statue saving gold")
    paid = [before[good] - owned(state, good) for good in ("gold", "wood", "stone")]
    assert paid == [price[0] - saved, price[1], price[2]]


def test_the_fairy_brings_as_many_dice_as_her_card_says() -> None:
    state = governed("fairy", step="fairy")
    told = SAY.brings(Look(0, state), state.parse(0, "use"), speaker("en"))
    state.play(0, "use")
    assert owned(state, "bonus_due") == number("fairy", "bonus_dice")
    assert tells(told, number("fairy", "bonus_dice"))


def test_the_merchant_prince_sells_as_much_and_gets_what_his_card_says() -> None:
    state = governed("merchant_prince", step="season end", season="summer")
    sales, before = 0, owned(state, "gold")
    while state.step == "season end" and any(a.text == "sell wood" for a in state.legal(0)):
        told = SAY.brings(Look(0, state), state.parse(0, "sell wood"), speaker("en"))
        state.play(0, "sell wood")
        assert f"{owned(state, 'gold')} gold" in told
        assert GAME.restore(state.position()).hash() == state.hash()
        sales += 1
    assert sales == number("merchant_prince", "sells")
    gold = sales * number("merchant_prince", "gold") + number("merchant_prince", "bonus")
    assert owned(state, "gold") - before == gold


@pytest.mark.parametrize("place", [19, 20])
def test_a_private_advisor_is_reached_by_the_rank_on_the_card(place: int) -> None:
    seat = {"governor": "politician", "own": [4, 5], "bonus": [1]}
    others = [{"governor": "miner"}, {"governor": "herald"}]
    options = {"edition": "revised", "governors": True}
    doc = {"game": "kingsburg", "options": options, "step": "influence"}
    state = GAME.restore({**doc, "seats": [seat, *others]})
    rank = ADVISORS[place - 1].rank
    actions = [a for a in state.legal(0) if a.facts.get("place") == place]
    assert actions
    assert all(sum(a.facts["own"]) + sum(a.facts["bonus"]) == rank for a in actions)
    assert all(a.text.startswith(f"influence private {rank} with") for a in actions)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("building", BUILDINGS, ids=lambda each: each.id)
def test_a_sentence_tells_the_numbers_of_a_building(building: Any, language: str) -> None:
    entry = entry_of(ROOM, "buildings", "building", building.id)
    words = Words(speaker(language), "revised")
    sentence = words.building_effect(building.id)
    for number in leaves(entry, "points", "column", "from_column"):
        assert tells(sentence, number), sentence
    if "from_column" in entry:
        assert re.search(rf"\b{roman(entry['from_column'])}\b", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("governor", GOVERNORS, ids=lambda each: each.id)
def test_a_sentence_tells_the_numbers_of_a_governor(governor: Any, language: str) -> None:
    entry = entry_of(ROOM, "governors", "governor", governor.id)
    sentence = Words(speaker(language), "revised").governor_effect(governor.id)
    goods = [n for name in ("start", "yearly") for n in entry.get(name, ()) if n]
    for number in [*leaves(entry, "year", "in_column"), *entry.get("dice", ()), *goods]:
        assert tells(sentence, number), sentence
    years = [entry.get("year"), entry.get("in_column"), *entry.get("years", ())]
    for number in filter(None, years):
        assert re.search(rf"\b{roman(number)}\b", sentence), sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", range(1, len(ADVISORS) + 1))
def test_a_gift_is_told_by_its_numbers(place: int, language: str) -> None:
    words = Words(speaker(language), "revised")
    for text in (words.gift(place), words.gift(place, short=True)):
        advisor = ADVISORS[place - 1]
        for number in [*leaves(advisor.entry, "rank"), *filter(None, advisor.goods)]:
            assert tells(text, number), text


SHORTER = {"farms": ["battle"], "palisade": ["against"]}
"""What has no room in the few words under a building's picture."""


def test_the_alchemist_trades_by_his_numbers() -> None:
    trade = entry_of(ROOM, "advisors", "advisor", "alchemist")["trade"]
    state = standing("inn", step="influence", own=(2, 4))
    state.play(0, "influence 6 with 4 2")
    action = next(a for a in state.legal(0) if a.text.startswith("trade wood"))
    goods = ("gold", "wood", "stone")
    before = {good: owned(state, good) for good in goods}
    (told,) = [f for f in action_facts(Look(0, state)) if f["text"] == action.text]
    state.play(0, action)
    assert {good: owned(state, good) - before[good] for good in goods} == {
        good: -trade["pays"] if good == "wood" else trade["brings"] for good in goods
    }
    assert told["give"] == action.facts["give"] == {"wood": trade["pays"]}
    assert told["get"] == action.facts["get"] == dict.fromkeys(("gold", "stone"), trade["brings"])


def test_bots_play_by_these_numbers() -> None:
    options: dict[str, str | bool] = {"edition": "revised", "governors": True}
    assert simulate(GAME, ["greedy"] * 3, 2, 1, options).games == 2


def test_an_advisor_gives_what_is_told() -> None:
    state = standing("inn", step="influence", own=(2, 6))
    action = state.parse(0, "influence 8 with 6 2")
    told, before = SAY.brings(Look(0, state), action, speaker("en")), owned(state, "gold")
    state.play(0, action)
    gold = entry_of(ROOM, "advisors", "advisor", "treasurer")["goods"][0]
    assert told.startswith(f"{gold} gold")
    assert owned(state, "gold") - before == gold


@needs_client
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_the_same_of_gifts_and_governors(language: str) -> None:
    words = Words(speaker(language), "revised")
    places, asked = range(1, len(ADVISORS) + 1), {"games": str(files("burgrave.games"))}
    said = asked_of_client("kingsburg.mjs", asked | {"language": language})
    assert said["gifts"] == [words.gift(place) for place in places]
    assert said["short"] == [words.gift(place, short=True) for place in places]
    assert said["governors"] == [words.governor_effect(each.id) for each in GOVERNORS]
    assert said["buildings"] == [words.building_effect(each.id) for each in BUILDINGS]
    for building, short in zip(BUILDINGS, said["shorts"], strict=True):
        left_out = ("points", "column", "from_column", *SHORTER.get(building.id, ()))
        for number in leaves(building.entry, *left_out):
            assert tells(short, number), short


def deals_in(state: State) -> set[str]:
    """What can be decided now and is told as a deal; what happens then says the same."""
    seat = state.actors[0]
    found = set()
    for action, facts in zip(state.legal(seat), action_facts(Look(seat, state)), strict=True):
        # The soldiers of a Military Academy count instead of the king's: nobody gets them.
        if facts.get("get") and state.step != "offer military academy":
            log: list[Event] = []
            state.copy().play(seat, action, log)
            told: Any = next(event for event in log if DEALT & set(event.facts)).facts
            gains = {**told.get("gains", {}), "points": told.get("points", 0)}
            assert +Counter(gains) == +Counter(facts["get"])
            assert told.get("pays", {}) == facts["give"]
            found.add(facts["kind"])
    return found


def test_deals_of_the_summer_bring_what_is_told_of_them() -> None:
    state = standing("goldsmith", "town_hall", step="season end", season="summer")
    assert deals_in(state) == {"sawmill", "quarry", "goldsmith", "town_hall"}


def test_deals_of_a_game_bring_what_is_told_of_them() -> None:
    seen: set[str] = set()
    for seed in range(4):
        rng = Rng(seed)
        state = GAME.new(players=3, edition="revised", governors=True, more_buildings=True)
        while not state.over:
            if state.chance is not None:
                state.settle(state.chance.sample(rng))
                continue
            seen |= deals_in(state)
            seat = state.actors[0]
            legal = state.legal(seat)
            state.play(seat, legal[rng.below(len(legal))])
    assert {"recruit", "trade", "use"} <= seen


MORE = [each for each in BUILDINGS if each.row in (0, 6)]
"""Rows A and G."""
OURS = [each for each in pages(ROOM)["governors"]["governor"] if each["provenance"] == "house"]
TOLD = {
    "option-kingsburg-edition-first-hint": [len(BUILDINGS) - len(MORE)],
    "option-kingsburg-more-buildings-hint": [len(MORE)],
    "option-kingsburg-governors-hint": [len(GOVERNORS), len(OURS)],
    "option-kingsburg-documented-governors-hint": [len(GOVERNORS) - len(OURS)],
}
"""What the pages say of the game before its board is loaded."""


@pytest.mark.parametrize("key", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_say_the_numbers_of_the_data(key: str, language: str) -> None:
    assert digits(speaker(language).say(key)) == TOLD[key]
