"""The board: the action row, the players, their land and the king's will, in 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.cli.parts import IF_ROOM, WANTED, Part
from burgrave.cli.terminal import BESIDE, NARROW, Terminal, cells, fill, fit, packed, right
from burgrave.games.kings_will import ids
from burgrave.games.kings_will.building import cost_of, missing_for
from burgrave.games.kings_will.components import (
    BUILDING_COST,
    BUILDINGS,
    LANDSCAPES,
    RIGHTMOST_POINTS,
    SETTLEMENTS,
)
from burgrave.games.kings_will.describe.look import KingsWillLook
from burgrave.games.kings_will.describe.situation import held_lines, travel_lines, will_lines
from burgrave.games.kings_will.describe.words import Words
from burgrave.games.kings_will.events import Spot
from burgrave.games.kings_will.goods import NAMES, enough, named
from burgrave.games.kings_will.sheet import Estate
from burgrave.locale.words import signed

_NAME = 12
_HEADS = ("points", *NAMES, "mood", "education", "development", "peasants")
_ALWAYS = 9
"""How much any decision needs the row, and a card that is open for this moment alone."""
_WILL_STEPS = ("explore", "commit", "neutral disc")
_BUILDS = ("build", "intrigue")


class Board:
    """One look at the table."""

    def __init__(
        self, terminal: Terminal, words: Words, at: KingsWillLook, letters: Sequence[str]
    ) -> None:
        self._terminal = terminal
        self._words = words
        self._at = at
        self._letters = letters

    def parts(self) -> list[Part]:
        """Row, players, the own land, the offer, the Will board, the visit and the other lands."""
        at = self._at
        view = at.view
        building = view["tile"] in _BUILDS and view["step"] == "act"
        looking = is_about_will(at)
        held = self._told(held_lines(self._words, at))
        will = self._told(_joined(will_lines(self._words, at)))
        others = [seat for seat in view["order"] if seat != at.viewer]
        lands = [line for seat in others for line in self._land(seat)]
        stage = ""
        if at.viewer is not None and view["step"] == "set up":
            stage = view["seats"][at.viewer]["stage"]
        offered = building or stage == "store"
        return [
            Part("row", self._row(), _ALWAYS, head=True),
            Part("players", self._players(), WANTED + 3, cards=self._player_cards()),
            Part("land", [] if at.viewer is None else self._land(at.viewer), WANTED + 2),
            Part("about", self._about(stage), WANTED + 3),
            Part("offer", self._offer(), WANTED + 3 if offered else IF_ROOM),
            Part("will", will, WANTED + 3 if looking else 0),
            Part("held", [] if looking else held, _ALWAYS if held else 0),
            Part("visit", self._visit(), 0 if stage else WANTED + 1),
            Part("lands", lands, 0),
        ]

    @property
    def _width(self) -> int:
        """How wide the parts are that the players stand beside."""
        return NARROW if self._wide else self._terminal.width

    @property
    def _wide(self) -> bool:
        return self._terminal.width >= BESIDE

    def _about(self, stage: str) -> list[str]:
        """What a decision of the set-up is about: yields, what a hamlet does, what things cost."""
        words = self._words
        if stage == "land":
            told = [
                f"{words.named('landscape', each.id)}: {words.say(f'goods-{each.yields}', n=1)}"
                for each in LANDSCAPES
                if each.yields
            ]
            yields = words.say("board-yields", yields=", ".join(told))
            return fill(yields, self._width, "  ")
        if stage == "hamlet":
            effect = words.effect("settlement", SETTLEMENTS[ids.HAMLET])
            hamlet = words.named("settlement", "hamlet")
            return fill(f"{hamlet}: {effect}.", self._width, "  ")
        return []

    def _paint(self, text: str, style: str) -> str:
        return self._terminal.paint(text, style)

    def _row(self) -> list[str]:
        """The action tiles: locked ones, then open ones."""
        words, view = self._words, self._at.view
        row, locked = view["row"], view["locked"]
        steps = len(row) - 1 - row.index("king")
        title = f"── {words.say('board-round', round=view['round'])} · "
        title += f"{words.say('board-king', n=steps)} "
        line = "─" * max(0, self._terminal.width - 1 - cells(title))
        lines = [self._paint(title + line, "bold")]
        if view["step"] == "set up":
            return lines
        names = [words.named("tile", tile) for tile in row]
        names[-1] += f" (+{RIGHTMOST_POINTS})"
        styles, parts = ("dim", "can"), (names[:locked], names[locked:])
        for head, style, part in zip(words.heads(("locked", "open")), styles, parts, strict=True):
            shown = [self._paint(name, style) for name in part]
            lines += packed(fit(head, 10), shown, self._terminal.width)
        return lines

    def _players(self) -> list[str]:
        """One line for each player, from the active one on."""
        words, at = self._words, self._at
        titles = words.heads(_HEADS)
        widths = [max(3, cells(title)) for title in titles]
        top = " ".join(right(title, width) for title, width in zip(titles, widths, strict=True))
        lines = [self._paint(f"{' ' * (4 + _NAME)} {top}", "dim")]
        for seat in at.view["order"]:
            told = _numbers(at.view["seats"][seat])
            columns = " ".join(right(text, w) for text, w in zip(told, widths, strict=True))
            who = f"{self._letters[seat]} {fit(words.player(seat), _NAME)}"
            mark = ">" if seat in at.view["asked"] else " "
            lines.append(f"{mark} {self._paint(who, f'seat {seat}')} {columns}")
        return lines

    def _player_cards(self) -> list[str]:
        """The players as a narrow column, where there is room for it beside the land."""
        if not self._wide:
            return []
        words, at = self._words, self._at
        width = self._terminal.width - NARROW - 2
        lines: list[str] = []
        for seat in at.view["order"]:
            who = f"{self._letters[seat]} {fit(words.player(seat), _NAME)}"
            mark = ">" if seat in at.view["asked"] else " "
            points, *numbers = _numbers(at.view["seats"][seat])
            worth = right(f"{points} {words.say('board-points')}", width - cells(who) - 3)
            lines.append(f"{mark} {self._paint(who, f'seat {seat}')}{worth}")
            titles = words.heads(_HEADS[1:])
            items = [f"{title} {n}" for title, n in zip(titles, numbers, strict=True)]
            lines += packed("    ", items, width)
        return lines

    def _land(self, seat: int) -> list[str]:
        """A land, one landscape a line: places, settlements, the building below."""
        return [
            f"  {self._letters[seat]} {place:>2} {self._spot(spot)}".rstrip()
            for place, spot in enumerate(self._at.view["seats"][seat]["land"], 1)
        ]

    def _spot(self, spot: Spot) -> str:
        words = self._words
        places = "●" * spot["peasants"] + "○" * (spot["places"] - spot["peasants"])
        sites = [words.named("settlement", name) for name in spot["settlements"]]
        sites += ["□"] * (spot["sites"] - len(sites))
        below = "_" if spot["building"] is None else words.named("building", spot["building"])
        name = fit(words.named("landscape", spot["landscape"]), 12)
        return f"{name} {fit(places, 5)} {fit(', '.join(sites), 28)} {below}"

    def _offer(self) -> list[str]:
        """Settlements and buildings with their costs; » marks what the viewer can pay for."""
        words, at = self._words, self._at
        if at.viewer is None:
            return []
        supply = at.view["supply"]
        items: list[tuple[str, str]] = []
        for kind, each in enumerate(SETTLEMENTS):
            if supply["settlements"][each.id]:
                price = named(cost_of(at.mine, kind))
                can = not missing_for(at.mine, kind)
                name = words.named("settlement", each.id)
                items.append(self._item(name, price, each.points, can))
        for number, building in enumerate(BUILDINGS):
            if building.id in supply["buildings"]:
                name = words.named("building", building.id)
                can = enough(at.mine.goods, BUILDING_COST[number])
                items.append(self._item(name, building.cost, building.points, can))
        shown = [self._paint(text, style) for text, style in items]
        return packed(f"{words.say('board-offer')}  ", shown, self._width)

    def _item(self, name: str, price: dict[str, int], points: int, can: bool) -> tuple[str, str]:
        cost = "".join(f" {n}{self._words.say(f'board-{good}')[0]}" for good, n in price.items())
        mark, style = ("»", "can") if can else ("·", "dim")
        return f"{mark}{name}{cost} = {points}", style

    def _visit(self) -> list[str]:
        return self._told(travel_lines(self._words, self._at))

    def _told(self, told: list[str]) -> list[str]:
        """Lines that keep their indent where they are too long."""
        lines: list[str] = []
        for line in told:
            indent = line[: len(line) - len(line.lstrip())]
            lines += fill(line.strip(), self._width, indent, indent + "  ")
        return lines


def _joined(told: list[str]) -> list[str]:
    """Each card with all that is said about it in one line."""
    lines: list[str] = []
    for line in told:
        if line.startswith(" "):
            lines[-1] += f"  {line.strip()}"
        else:
            lines.append(line)
    return lines


def is_about_will(at: KingsWillLook) -> bool:
    """Does the present decision turn about the cards on the Will board?"""
    step, tile = at.view["step"], at.view["tile"]
    return step in _WILL_STEPS or (step == "act" and tile in ("enrich", "intrigue"))


def _numbers(side: Estate) -> list[str]:
    """What the players' table tells of one of them, in the order of its heads."""
    told = ["?" if side["points"] is None else str(side["points"])]
    told += [str(side["goods"].get(good, 0)) for good in NAMES]
    told += [signed(side["mood"]), str(side["education"]), str(side["development"])]
    return [*told, str(side["peasants"])]
