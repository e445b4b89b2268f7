"""The whole situation in plain words: short lines that read aloud well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from burgrave.games.kingsburg.components import AT_COURT
from burgrave.games.kingsburg.describe.bringing import odds_text
from burgrave.games.kingsburg.describe.decisions import asked
from burgrave.games.kingsburg.describe.look import KingsburgLook, price
from burgrave.games.kingsburg.describe.odds import battle_odds, best_token
from burgrave.games.kingsburg.describe.words import Words
from burgrave.games.kingsburg.goods import missing, named
from burgrave.locale.words import option_key

if TYPE_CHECKING:
    from burgrave.games.kingsburg.components import Building
    from burgrave.games.kingsburg.events import Group
    from burgrave.games.kingsburg.player import Player
    from burgrave.kernel.seat import Look
    from burgrave.locale import Speaker

MODULES = ("more_buildings", "governors", "army_tokens", "documented_governors")
_INDENT = "  "


def describe(look: Look, speaker: Speaker, names: Sequence[str]) -> str:
    """Everything the viewer may know, and what is asked now."""
    at = KingsburgLook.of(look)
    words = Words(speaker, at.edition, names)
    lines = [*calendar_lines(words, at), *court_lines(words, at)]
    for seat in at.view["order"]:
        lines += player_lines(words, at, seat)
    if at.viewer is not None and not at.view["over"]:
        lines += province_lines(words, at)
        lines += secret_lines(words, at)
    lines.append(_asked(words, at))
    return "\n".join(lines)


def table_options(words: Words, at: KingsburgLook) -> str:
    """The edition and the modules in play."""
    chosen = [f"edition-{at.edition}", *(each for each in MODULES if at.view["options"][each])]
    return words.joined([words.common(option_key(words.game, each)) for each in chosen])


def calendar_lines(words: Words, at: KingsburgLook) -> list[str]:
    """Options, year, enemy and order."""
    phase, envoy = at.view["phase"], at.view["envoy"]
    lines = [
        words.say("tell-options", options=table_options(words, at)),
        words.say(
            "tell-when",
            year=words.year(at.view["year"]),
            n=phase,
            phase=words.phase(phase),
        ),
    ]
    lines += enemy_lines(words, at)
    lines.append(words.say("event-turn-order", order=words.players(at.view["order"])))
    if envoy is not None:
        lines.append(words.say("tell-envoy", player=words.player(envoy)))
    return lines


def enemy_lines(words: Words, at: KingsburgLook) -> list[str]:
    """What the viewer knows of the year's enemy, and who has looked."""
    enemy = at.view["enemy"]
    if enemy is None:
        return []
    lines = []
    card = enemy.get("card")
    if card is None:
        facts = {"weakest": enemy["weakest"], "strongest": enemy["strongest"]}
        lines.append(words.say("tell-enemy-hidden", **facts))
    else:
        lines.append(
            words.say(
                "event-enemy-revealed" if enemy["revealed"] else "tell-enemy-seen",
                enemy=words.enemy(card["enemy"]),
                strength=card["strength"],
                penalty=words.amounts(card["penalty"]),
                reward=words.amounts(card["reward"]),
            )
        )
    if (seats := enemy["seen_by"]) and not enemy["revealed"]:
        players = words.players(seats)
        lines.append(words.say("tell-enemy-looked", players=players, players_n=len(seats)))
    return lines


def court_lines(words: Words, at: KingsburgLook) -> list[str]:
    """Who lies where, while dice lie at court."""
    if not at.view["court"] and at.step != "influence":
        return []
    lines = [group_line(words, group) for group in at.view["court"]]
    free = [place for place in range(1, int(AT_COURT) + 1) if not at.groups_at(place)]
    advisors = words.joined([f"{words.advisor(place)} ({place})" for place in free])
    if at.step == "influence":
        lines.append(words.say("tell-free", advisors=advisors))
    return lines


def group_line(words: Words, group: Group) -> str:
    """One group of dice at court."""
    place, seat = group["place"], group["seat"]
    advisor = words.advisor(place) + (f" ({place})" if place <= AT_COURT else "")
    if seat is None:
        return words.say("tell-neutral", advisor=advisor)
    return words.say(
        "tell-group",
        advisor=advisor,
        player=words.player(seat),
        dice=words.group(group["own"], group["bonus"]),
        token=group["token"],
        market=group["market"],
        envoy=group["envoy"],
    )


def player_lines(words: Words, at: KingsburgLook, seat: int) -> list[str]:
    """One player and what they have."""
    side = at.view["seats"][seat]
    points = words.points(side["points"])
    you = seat == at.viewer
    lines = [words.say("tell-player", player=words.player(seat), points=points, you=you)]
    owns = {**side["goods"], "tokens": side["tokens"], "soldiers": side["soldiers"]}
    details = [words.say("tell-owns", goods=words.amounts(owns))]
    names = words.joined([words.building(building) for building in side["buildings"]])
    details.append(words.say("tell-buildings", buildings=names or words.say("no-dice")))
    if side["own"] or side["bonus"]:
        details.append(words.say("tell-dice", dice=words.dice(side["own"], side["bonus"])))
    elif due := side["bonus_due"]:
        details.append(words.say("tell-bonus-due", dice=words.say("bonus-dice", n=due)))
    if at.step == "influence" and seat in at.view["passed"]:
        details.append(words.say("tell-passed"))
    if (governor := side["governor"]) is not None:
        name, effect = words.governor(governor), words.governor_effect(governor)
        details.append(words.say("tell-governor", governor=name, effect=effect))
    if left := side.get("army_tokens"):
        tokens = words.joined([str(token) for token in left])
        details.append(words.say("tell-army", tokens=tokens))
    if side["reinforcement"]:
        soldiers = words.say("soldiers", n=side["reinforcement"])
        details.append(words.say("tell-reinforcement", soldiers=soldiers))
    return lines + [_INDENT + detail for detail in details]


def province_lines(words: Words, at: KingsburgLook) -> list[str]:
    """What the viewer can build next, and how the battle stands."""
    lines = []
    player = at.mine
    buildings = at.next_buildings(player)
    if buildings:
        lines.append(words.say("tell-next"))
        lines += [_INDENT + _next(words, player, building) for building in buildings]
    if at.view["enemy"] is not None and at.view["phase"] <= 7:
        token = best_token(player)
        odds = odds_text(words, battle_odds(at, player, token=token), token)
        lines.append(words.say("tell-odds", odds=odds))
    return lines


def _next(words: Words, player: Player, building: Building) -> str:
    cost = price(player, building)
    lacking = named(missing(player.goods, cost))
    text = words.say(
        "tell-next-building",
        building=words.building(building.id),
        price=words.amounts(named(cost)),
        points=words.points(building.points),
    )
    if lacking:
        text += " " + words.say("why-not-goods-missing", goods=words.amounts(lacking)) + "."
    return f"{text} {words.building_effect(building.id)}"


def secret_lines(words: Words, at: KingsburgLook) -> list[str]:
    """What the viewer alone knows."""
    lines = []
    if offer := at.side.get("offer"):
        names = words.joined([words.governor(governor) for governor in offer])
        lines.append(words.say("tell-offer", governors=names))
    if (choice := at.side.get("choice")) is not None:
        chosen = choice if isinstance(choice, int) else words.governor(choice)
        lines.append(words.say("tell-choice", choice=str(chosen)))
    return lines


def _asked(words: Words, at: KingsburgLook) -> str:
    if at.view["over"]:
        return words.say("tell-over")
    if at.viewer in at.view["asked"]:
        return asked(words, at)
    if at.view["drawing"]:
        return words.say("tell-drawing")
    return words.say("tell-waiting", players=words.players(at.view["asked"]))
