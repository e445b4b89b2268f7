"""The whole situation in plain words: short lines that read aloud well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.games.kingsburg.describe.decisions import asked
from burgrave.games.kingsburg.describe.hints import odds_text
from burgrave.games.kingsburg.describe.odds import battle_odds, best_token
from burgrave.games.kingsburg.describe.scene import Group, Scene, Side, missing, scene
from burgrave.games.kingsburg.describe.words import Words
from burgrave.locale.words import hyphened

if TYPE_CHECKING:
    from burgrave.games.kingsburg.components import Building
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker

MODULES = ("more_buildings", "governors", "army_tokens", "documented_governors")
_INDENT = "  "


def describe(look: Look, speaker: Speaker, names: Sequence[str]) -> str:
    """Everything the viewer may know, and what is asked now."""
    at = scene(look)
    words = Words(speaker, at.edition, names)
    lines = [*calendar_lines(words, at), *court_lines(words, at)]
    for seat in at.order:
        lines += player_lines(words, at, seat)
    if at.viewer is not None and not at.over:
        lines += province_lines(words, at, at.sides[at.viewer])
        lines += secret_lines(words, at, at.sides[at.viewer])
    lines.append(_asked(words, at))
    return "\n".join(lines)


def table_options(words: Words, at: Scene) -> str:
    """The edition and the modules in play."""
    chosen = [f"edition-{at.edition}", *(module for module in MODULES if at.options[module])]
    return ", ".join(words.common(f"option-kingsburg-{hyphened(each)}") for each in chosen)


def calendar_lines(words: Words, at: Scene) -> list[str]:
    """Options, year, enemy and order."""
    phase = words.say(f"phase-{at.phase}")
    lines = [
        words.say("tell-options", options=table_options(words, at)),
        words.say("tell-when", year=words.year(at.year), n=at.phase, phase=phase),
    ]
    lines += enemy_lines(words, at)
    lines.append(words.say("event-turn-order", order=words.players(at.order)))
    if at.envoy is not None:
        lines.append(words.say("tell-envoy", player=words.player(at.envoy)))
    return lines


def enemy_lines(words: Words, at: Scene) -> list[str]:
    """What the viewer knows of the year's enemy, and who has looked."""
    enemy = at.enemy
    if enemy is None:
        return []
    lines = []
    if enemy.card is None:
        facts = {"weakest": enemy.weakest, "strongest": enemy.strongest}
        lines.append(words.say("tell-enemy-hidden", **facts))
    else:
        lines.append(
            words.say(
                "event-enemy-revealed" if enemy.revealed else "tell-enemy-seen",
                enemy=words.enemy(enemy.card["enemy"]),
                strength=enemy.card["strength"],
                penalty=words.amounts(enemy.card["penalty"]),
                reward=words.amounts(enemy.card["reward"]),
            )
        )
    if enemy.seen_by and not enemy.revealed:
        lines.append(words.say("tell-enemy-looked", players=words.players(enemy.seen_by)))
    return lines


def court_lines(words: Words, at: Scene) -> list[str]:
    """Who lies where, while dice lie at court."""
    if not at.court and at.step != "influence":
        return []
    lines = [group_line(words, group) for group in at.court]
    free = [place for place in range(1, 19) if not at.groups_at(place)]
    advisors = ", ".join(f"{words.advisor(place)} ({place})" for place in free)
    if at.step == "influence":
        lines.append(words.say("tell-free", advisors=advisors))
    return lines


def group_line(words: Words, group: Group) -> str:
    """One group of dice at court."""
    advisor = f"{words.advisor(group.place)} ({group.place})" if group.place <= 18 else ""
    advisor = advisor or words.advisor(group.place)
    if group.seat is None:
        return words.say("tell-neutral", advisor=advisor)
    return words.say(
        "tell-group",
        advisor=advisor,
        player=words.player(group.seat),
        dice=words.group(group.own, group.bonus),
        token=group.token,
        market=group.market,
        envoy=group.envoy,
    )


def player_lines(words: Words, at: Scene, seat: int) -> list[str]:
    """One player and what they have."""
    side = at.sides[seat]
    points = words.points(side.points)
    you = seat == at.viewer
    lines = [words.say("tell-player", player=words.player(seat), points=points, you=you)]
    owns = {**side.goods, "tokens": side.tokens, "soldiers": side.soldiers}
    details = [words.say("tell-owns", goods=words.amounts(owns))]
    names = [words.building(building) for building in side.buildings]
    details.append(words.say("tell-buildings", buildings=", ".join(names) or words.say("no-dice")))
    if side.own or side.bonus:
        details.append(words.say("tell-dice", dice=words.dice(side.own, side.bonus)))
    elif side.bonus_due:
        details.append(words.say("tell-bonus-due", dice=words.say("bonus-dice", n=side.bonus_due)))
    if at.step == "influence" and seat in at.passed:
        details.append(words.say("tell-passed"))
    if side.governor is not None:
        name, effect = words.governor(side.governor), words.governor_effect(side.governor)
        details.append(words.say("tell-governor", governor=name, effect=effect))
    if side.army:
        details.append(words.say("tell-army", tokens=", ".join(map(str, side.army))))
    if side.reinforcement:
        soldiers = words.say("soldiers", n=side.reinforcement)
        details.append(words.say("tell-reinforcement", soldiers=soldiers))
    return lines + [_INDENT + detail for detail in details]


def province_lines(words: Words, at: Scene, side: Side) -> list[str]:
    """What the viewer can build next, and how the battle stands."""
    lines = []
    buildings = at.next_buildings(side)
    if buildings:
        lines.append(words.say("tell-next"))
        lines += [_INDENT + _next(words, at, side, building) for building in buildings]
    if at.enemy is not None and at.phase <= 7:
        token = best_token(side)
        odds = odds_text(words, battle_odds(at, side, token=token), token)
        lines.append(words.say("tell-odds", odds=odds))
    return lines


def _next(words: Words, at: Scene, side: Side, building: Building) -> str:
    price = at.price(side, building)
    lacking = missing(side.goods, price)
    text = words.say(
        "tell-next-building",
        building=words.building(building.id),
        price=words.amounts(price),
        points=words.points(building.points),
    )
    if lacking:
        text += " " + words.say("why-not-goods-missing", goods=words.amounts(lacking)) + "."
    return f"{text} {words.building_effect(building.id)}"


def secret_lines(words: Words, at: Scene, side: Side) -> list[str]:
    """What the viewer alone knows."""
    lines = []
    if side.offer:
        names = ", ".join(words.governor(governor) for governor in side.offer)
        lines.append(words.say("tell-offer", governors=names))
    if side.choice is not None:
        chosen = side.choice if isinstance(side.choice, int) else words.governor(side.choice)
        lines.append(words.say("tell-choice", choice=str(chosen)))
    return lines


def _asked(words: Words, at: Scene) -> str:
    if at.over:
        return words.say("tell-over")
    if at.viewer in at.asked:
        return asked(words, at)
    if at.drawing:
        return words.say("tell-drawing")
    return words.say("tell-waiting", players=words.players(at.asked))
