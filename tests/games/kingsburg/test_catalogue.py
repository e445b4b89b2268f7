"""The catalogue of Kingsburg: words for all that the game has, and for nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from burgrave import game
from burgrave.games import sheet

GOODS = "gold wood stone any"
COUNTS = "tokens soldiers bonus-dice buildings"
PARTS = "no-dice bonus-face dice-group year details-battle why-not-goods-missing"
BUILDINGS = """
    sawmill quarry goldsmith mint
    statue chapel church cathedral
    inn market farms merchants_guild
    guard_tower blacksmith barracks wizards_guild
    palisade stables stone_wall fortress
    barricade crane town_hall embassy
    improvised_defenses recruiting_center training_camp military_academy
"""
ENEMIES = "barbarians goblins orcs zombies demons dragons"
GOVERNORS = """
    sorcerer prince priest duke preacher minstrel philosopher politician tax_collector architect
    carpenter miner sculptor fairy debtor heiress damsel general trickster steward warden
    chronicler herald merchant_prince
"""
STEPS = """
    choose-governor sorcerer kings-aid herald damsel fairy priest leave-dice reroll influence duke
    reward-merchant reward-alchemist reward-astronomer reward-master-hunter reward-general
    reward-swordsmith reward-duchess reward-smuggler reward-queen-goods reward-queen-look
    reward-private-5 reward-private-10 build envoy-build season-end recruit army-token lose-goods
    spoils offer-merchants-guild offer-farms offer-philosopher offer-heiress offer-stables
    offer-sculptor offer-tax-collector offer-preacher offer-embassy offer-training-camp
    offer-military-academy offer-battle offer-fortress offer-warden offer-chronicler
    offer-yearly-good offer-cathedral offer-minstrel
"""
ACTIONS = """
    pass influence take trade decline look build build-nothing reroll-own reroll-bonus reroll-all
    turn shift prince keep bonus-dice use wait duke stay town-hall sawmill quarry goldsmith
    exchange sell done recruit army-token governor lose raise
    accept always always-everything not-this-time fight always-fight hold-back higher always-higher
    lower save always-save let-fall without ask-again
"""
EFFECTS = """
    merchants-guild farms philosopher heiress stables sculptor tax-collector preacher embassy
    training-camp military-academy battle fortress warden chronicler yearly-good cathedral minstrel
    damsel crane barracks general everything
"""
GIFTS = """
    look trade or plus price short-look short-trade short-or short-each short-any short-tokens
    short-points short-gold short-wood short-stone
"""
SOURCES = """
    buildings free-buildings advisors smuggler kings-reward spoils strongest-winner fortress defeats
    town-hall embassy goldsmith governor cathedral army-token total
"""
BRINGS = """
    stables dice-left pass then enough-for goods-left keep-goods decline look later last-season roll
    average new-total total philosopher priest duke odds with-token token-worth
    always ask-again strength won drawn lost save let-fall without
"""
LINES = """
    options when enemy-hidden enemy-seen enemy-looked envoy group neutral free player owns buildings
    dice bonus-due passed governor army reinforcement next next-building odds offer choice over
    drawing waiting
"""
BOARD = """
    points gold wood stone tokens soldiers dice built passed neutral envoy army worth legend
"""
ORIGINS = "private token soldier dice offer enemy reward strongest"
MENU = "private envoy more back token market-up market-down"


def wanted_keys() -> Iterator[str]:
    """Every key that Kingsburg's parts, decisions, events and situations call for."""
    yield from (f"origin-kingsburg-{name}" for name in ORIGINS.split())
    yield from (f"report-of-kingsburg-{each}" for each in ("advisor", "building", "governor"))
    yield from (f"flag-{option.name.replace('_', '-')}" for option in game("kingsburg").options)
    yield from (f"kingsburg-{key}" for key in own_keys())


def own_keys() -> Iterator[str]:
    """Those that begin with its name."""
    for good in GOODS.split():
        yield f"goods-{good}"
    yield from COUNTS.split()
    yield from PARTS.split()
    for place in range(1, 21):
        yield f"advisor-{place}"
    for kind, names in (("building", BUILDINGS), ("governor", GOVERNORS)):
        for name in names.replace("_", "-").split():
            yield f"{kind}-{name}"
            yield f"{kind}-{name}-effect"
    for kind, names in (
        ("enemy", ENEMIES),
        ("phase", "1 2 3 4 5 6 7 8"),
        ("ask", STEPS),
        ("do", ACTIONS),
        ("source", SOURCES),
        ("effect", EFFECTS),
        ("gift", GIFTS),
        ("brings", BRINGS),
        ("tell", LINES),
        ("board", BOARD),
        ("menu", MENU),
        ("odds", "none enemy die soldiers"),
    ):
        for name in names.split():
            yield f"{kind}-{name}"
    telling = sheet("kingsburg").telling
    assert telling is not None
    for event in sheet("kingsburg").events:
        yield f"event-{event.replace('_', '-')}"
        yield from (k.removeprefix("kingsburg-") for k in telling.also.get(event, {}).values())


def test_every_part_step_and_event_has_words_and_nothing_else() -> None:
    page = files("burgrave.locale").joinpath("en", "kingsburg.ftl").read_text(encoding="utf-8")
    told = [e.id.name for e in FluentParser().parse(page).body if isinstance(e, ast.Message)]
    assert sorted(told) == sorted(wanted_keys())
