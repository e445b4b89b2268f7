"""Which rule each step, each event and each refusal is about, by its number in docs/rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from burgrave.games.kingsburg.components import AT_COURT, BUILDING_INDEX, BUILDINGS, GOVERNOR_INDEX
from burgrave.games.kingsburg.describe.look import KingsburgLook, price
from burgrave.games.kingsburg.goods import enough
from burgrave.kernel.state import View
from burgrave.locale.words import Facts

if TYPE_CHECKING:
    from burgrave.kernel.seat import Look

Options = Mapping[str, Any]
Teller = Callable[[Facts, Options], str]

STEPS: dict[str, str] = {
    "draw order": "K-0.3",
    "deal governors": "K-M2.1",
    "choose governor": "K-M2.2",
    "draw enemy": "K-0.4",
    "kings aid": "K-1.3",
    "neutral dice": "K-10.1",
    "neutral dice two": "K-10.2",
    "season start": "K-2.2",
    "leave dice": "K-2.5",
    "roll": "K-2a.1",
    "reroll": "K-2a.2",
    "influence": "K-2b.1",
    "build": "K-2d.1",
    "envoy build": "K-5.9",
    "season end": "K-2e.2",
    "recruit": "K-7.1",
    "army token": "K-M3.2",
    "reinforcements": "K-8.3",
    "academy": "K-B.military_academy",
    "spoils": "K-8.6",
    "lose goods": "K-8.10",
    "year end": "K-9.1",
    "over": "K-9.3",
    "offer battle": "K-8.16",
}
"""The steps as prompts name them; those of a governor, an advisor or an effect name it."""

_REROLLS = {
    "own_die": "K-B.statue",
    "bonus_die": "K-B.statue",
    "all_dice": "K-B.chapel",
}

REASONS: dict[str, str] = {
    "off": "K-2b.4",
    "mine": "K-2b.7",
    "taken": "K-2b.7",
    "neutral": "K-10.5",
    "missing": "K-2d.2",
    "locked": "K-2d.4",
    "absent": "K-2d.6",
}
"""Why an advisor can't be influenced, or a building not be built."""


def rule_of_step(view: View) -> str:
    """The rule of what is asked of the viewer, or of what is going on."""
    step = "over" if view["over"] else str(view["step"])
    if step == "academy" and view["options"]["army_tokens"]:
        return "K-M3.4"
    if view["rerolls"] is not None and step == "reroll":
        return _REROLLS[view["rerolls"]]
    if step in STEPS:
        return STEPS[step]
    if view["advisor"] is not None:
        return _pay_out(int(view["advisor"]))
    effect = step.removeprefix("offer ").replace(" ", "_")
    if effect == "yearly_good":
        effect = str(view["seats"][view["asked"][0]]["governor"])
    return rule_of_effect(effect)


def rule_of_event(event: Facts, options: Options, players: int) -> str:
    """The rule by which it happened; "" for what the rules do not know of."""
    known = EVENTS.get(str(event["kind"]), "")
    return known if isinstance(known, str) else known(event, options)


def rules_of_reasons(view: View) -> dict[str, str]:
    """For each reason why something can't be done the rule that says so."""
    return REASONS


def rule_of_refusal(look: Look, text: str) -> str:
    """The rule because of which the viewer can't do what a notation names."""
    words = text.lower().replace("_", " ").split()
    at = KingsburgLook.of(look)
    reason = ""
    if at.viewer in at.view["asked"] and words[1:]:
        if words[0] == "influence" and at.step == "influence":
            reason = _why_not_there(at, words[1])
        elif words[0] == "build" and at.step in ("build", "envoy build"):
            reason = _why_not_built(at, " ".join(words[1:]))
    return REASONS.get(reason, rule_of_step(look.view))


def rule_of_effect(effect: str) -> str:
    """The rule of a building or a governor."""
    if effect in BUILDING_INDEX:
        return f"K-B.{effect}"
    assert effect in GOVERNOR_INDEX, effect
    return f"K-G.{effect}"


def _why_not_there(at: KingsburgLook, rank: str) -> str:
    """Dice lie at the advisor, or the named ones do not make the rank."""
    groups = at.groups_at(int(rank)) if rank.isdecimal() else []
    if not groups or at.view["envoy"] == at.viewer:
        return "off"
    seats = [group["seat"] for group in groups]
    return "neutral" if None in seats else "mine" if at.viewer in seats else "taken"


def _why_not_built(at: KingsburgLook, named: str) -> str:
    """The row does not stand that far, or goods are missing; the notation may go on after it."""
    for building in BUILDINGS:
        name = building.id.replace("_", " ")
        if named == name or named.startswith(f"{name} "):
            if building.row not in at.rows():
                return "absent"
            if building not in at.next_buildings(at.mine):
                return "locked"
            return "" if enough(at.mine.goods, price(at.mine, building)) else "missing"
    return ""


def _pay_out(place: int) -> str:
    """What an advisor pays; the private ones are the Politician's."""
    return f"K-2c.{place}" if place <= AT_COURT else "K-G.politician"


def _paid(event: Facts, options: Options) -> str:
    return _pay_out(int(event["advisor"]))


def _influenced(event: Facts, options: Options) -> str:
    if event["envoy"]:
        return "K-5.6"
    if event["advisor"] > AT_COURT:
        return "K-G.politician"
    return "K-B.market" if event["market"] else "K-2b.6" if event["token"] else "K-2b.4"


def _governor(event: Facts, options: Options) -> str:
    return f"K-G.{event['governor']}"


def _rerolled(event: Facts, options: Options) -> str:
    return f"K-B.{event['building']}"


def _built(event: Facts, options: Options) -> str:
    return "K-5.9" if event["envoy"] else f"K-B.{event['building']}"


def _envoy(event: Facts, options: Options) -> str:
    return "K-G.damsel" if event["why"] == "damsel" else "K-5.2"


_NEUTRAL = {3: "K-10.1", 2: "K-10.2", 1: "K-10.3"}
"""How many neutral dice close an advisor together."""


def _neutral(event: Facts, options: Options) -> str:
    return "K-10.4" if event["aside"] else _NEUTRAL[int(event["dice"])]


def _revealed(event: Facts, options: Options) -> str:
    """When the enemy is turned up."""
    if options["army_tokens"]:
        return "K-M3.2"
    return "K-8.2" if options["edition"] == "revised" else "K-8.1"


def _battle(event: Facts, options: Options) -> str:
    if event["outcome"] == "won":
        return "K-B.stone_wall" if event["strength"] == event["enemy_strength"] else "K-8.6"
    return "K-8.7" if event["outcome"] == "drawn" else "K-8.8"


def _academy(event: Facts, options: Options) -> str:
    return "K-M3.4" if options["army_tokens"] else "K-B.military_academy"


EVENTS: dict[str, str | Teller] = {
    "turn_order_drawn": "K-0.3",
    "governors_dealt": "K-M2.1",
    "governor_chosen": "K-M2.2",
    "governor_revealed": _governor,
    "year_begins": "K-1.6",
    "enemy_drawn": "K-0.5",
    "raised": "K-G.sorcerer",
    "kings_aid_die": lambda event, options: (
        "K-1.1" if event["why"] == "fewest_buildings" else "K-1.2"
    ),
    "kings_aid_good": "K-1.3",
    "governor_good": _governor,
    "governor_points": _governor,
    "looked": "K-2c.22",
    "neutral_dice": _neutral,
    "neutral_dice_leave": "K-10.6",
    "guild_gold": "K-B.merchants_guild",
    "farms_die": "K-B.farms",
    "fairy_die": "K-G.fairy",
    "priest_blessing": "K-G.priest",
    "bonus_dice": "K-2.5",
    "rolled": "K-2a.1",
    "rerolled": _rerolled,
    "turned": "K-G.trickster",
    "shifted": "K-G.philosopher",
    "prince": "K-G.prince",
    "turn_order": "K-2a.5",
    "influenced": _influenced,
    "passed": lambda event, options: "K-2b.3" if event["forced"] else "K-2b.2",
    "duke_moved": "K-G.duke",
    "gift": _paid,
    "declined": _paid,
    "traded": _paid,
    "stables_soldier": "K-B.stables",
    "dice_taken_back": "K-2c.23",
    "built": _built,
    "built_nothing": "K-2d.1",
    "inn_token": "K-B.inn",
    "embassy_point": "K-B.embassy",
    "town_hall": "K-B.town_hall",
    "sawmill": "K-B.sawmill",
    "quarry": "K-B.quarry",
    "goldsmith": "K-B.goldsmith",
    "exchanged": "K-G.steward",
    "sold": "K-G.merchant_prince",
    "kings_reward": lambda event, options: "K-3.1" if event["buildings"] else "K-3.2",
    "envoy_returned": "K-5.1",
    "envoy_awarded": _envoy,
    "envoy_nobody": "K-5.3",
    "training_camp": "K-B.training_camp",
    "recruited": lambda event, options: (
        "K-B.recruiting_center" if "tokens" in event["pays"] else "K-7.1"
    ),
    "army_token_chosen": "K-M3.2",
    "army_token_revealed": "K-M3.3",
    "kings_reinforcements": "K-8.3",
    "academy_roll": _academy,
    "always": "K-0.19",
    "asks_again": "K-0.19",
    "effect_declined": "K-0.17",
    "held_back": "K-8.16",
    "enemy_revealed": _revealed,
    "battle": _battle,
    "spoils": "K-8.6",
    "fortress_point": "K-B.fortress",
    "lost_goods": "K-8.8",
    "building_destroyed": "K-8.11",
    "points_lost": "K-8.8",
    "strongest_winner": "K-8.14",
    "soldiers_go_home": "K-8.15",
    "cathedral_points": "K-B.cathedral",
    "army_token_points": "K-M3.5",
    "game_over": lambda event, options: "K-9.3" if len(event["winners"]) == 1 else "K-9.5",
}
"""By kind; where the facts or the table's options decide, what they decide."""
