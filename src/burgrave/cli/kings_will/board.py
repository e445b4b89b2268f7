"""The board: the action row, the players, their land and the king's will, in 80 columns."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.cli.terminal import Terminal, cells, fill, fit, packed, right
from burgrave.games.kings_will.components import BUILDINGS, LANDSCAPES, SETTLEMENTS
from burgrave.games.kings_will.describe.scene import Scene
from burgrave.games.kings_will.describe.side import Spot
from burgrave.games.kings_will.describe.situation import held_lines, travel_lines, will_lines
from burgrave.games.kings_will.describe.words import Words, signed
from burgrave.games.kings_will.goods import NAMES

_NAME = 12
_WILL_STEPS = ("explore", "commit", "neutral disc")
_BUILDS = ("build", "intrigue")


class Board:
    """One look at the table."""

    def __init__(self, terminal: Terminal, words: Words, at: Scene, letters: Sequence[str]) -> None:
        self._terminal = terminal
        self._words = words
        self._at = at
        self._letters = letters

    def everything(self) -> list[str]:
        """The row, the players, every land, the buildings on offer and the Will board."""
        lines = [*self._row(), *self._players()]
        for seat in self._at.order:
            lines += self._land(seat)
        return [
            *lines,
            *self._offer(),
            *self._visit(),
            *self._told(will_lines(self._words, self._at)),
        ]

    def for_this_step(self) -> list[str]:
        """What the present decision needs."""
        at = self._at
        lines = [*self._row(), *self._players()]
        if at.viewer is not None:
            lines += self._land(at.viewer)
            if at.step == "set up":
                lines += self._about(at.mine.stage)
        if at.tile in _BUILDS and at.step == "act":
            lines += self._offer()
        if at.step in _WILL_STEPS or (at.step == "act" and at.tile in ("enrich", "intrigue")):
            lines += self._told(will_lines(self._words, at))
        else:
            lines += self._told(held_lines(self._words, at))
        if at.step != "set up":
            lines += self._visit()
        return lines

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
            return fill(yields, self._terminal.width, "  ")
        if stage == "hamlet":
            effect = words.effect("settlement", "hamlet")
            hamlet = words.named("settlement", "hamlet")
            return fill(f"{hamlet}: {effect}.", self._terminal.width, "  ")
        return self._offer() if stage == "store" else []

    def _paint(self, text: str, style: str) -> str:
        return self._terminal.paint(text, style)

    def _row(self) -> list[str]:
        """The action tiles: locked ones, then open ones."""
        words, at = self._words, self._at
        steps = len(at.row) - 1 - at.row.index("king")
        title = f"── {words.say('board-round', round=at.round)} · "
        title += f"{words.say('board-king', n=steps)} "
        line = "─" * max(0, self._terminal.width - 1 - cells(title))
        lines = [self._paint(title + line, "bold")]
        if at.step == "set up":
            return lines
        for key, tiles in (("locked", at.row[: at.locked]), ("open", at.row[at.locked :])):
            names = [words.named("tile", tile) for tile in tiles]
            if key == "open":
                names[-1] += " (+1)"
            style = "dim" if key == "locked" else "can"
            shown = [self._paint(name, style) for name in names]
            head = fit(words.say(f"board-{key}"), 10)
            lines += packed(head, names, self._terminal.width, shown)
        return lines

    def _players(self) -> list[str]:
        """One line for each player, from the active one on."""
        words, at = self._words, self._at
        scales = ("mood", "education", "development", "peasants")
        titles = [words.say(f"board-{head}") for head in ("points", *NAMES, *scales)]
        widths = [max(3, cells(title)) for title in titles]
        top = " ".join(right(title, width) for title, width in zip(titles, widths, strict=True))
        lines = [self._paint(f"{' ' * (4 + _NAME)} {top}", "dim")]
        for seat in at.order:
            side = at.sides[seat]
            told = ["?" if side.points is None else str(side.points)]
            told += [str(side.goods.get(good, 0)) for good in NAMES]
            told += [signed(side.mood), str(side.education), str(side.development)]
            told.append(str(side.peasants))
            columns = " ".join(right(text, w) for text, w in zip(told, widths, strict=True))
            who = f"{self._letters[seat]} {fit(words.player(seat), _NAME)}"
            mark = ">" if seat in at.asked else " "
            lines.append(f"{mark} {self._paint(who, f'seat {seat}')} {columns}")
        return lines

    def _land(self, seat: int) -> list[str]:
        """A land, one landscape a line: places, settlements, the building below."""
        side = self._at.sides[seat]
        return [
            f"  {self._letters[seat]} {place:>2} {self._spot(spot)}".rstrip()
            for place, spot in enumerate(side.land, 1)
        ]

    def _spot(self, spot: Spot) -> str:
        words = self._words
        places = "●" * spot.peasants + "○" * spot.free_places
        sites = [words.named("settlement", name) for name in spot.settlements]
        sites += ["□"] * spot.free_sites
        below = "_" if spot.building is None else words.named("building", spot.building)
        name = fit(words.named("landscape", spot.landscape), 12)
        return f"{name} {fit(places, 5)} {fit(', '.join(sites), 28)} {below}"

    def _offer(self) -> list[str]:
        """Settlements and buildings with their costs; » marks what the viewer can pay for."""
        words, at = self._words, self._at
        if at.viewer is None:
            return []
        items: list[tuple[str, str]] = []
        for each in SETTLEMENTS:
            if at.supply["settlements"][each.id]:
                price = at.mine.price(each)
                can = not at.mine.lacks_for(each)
                name = words.named("settlement", each.id)
                items.append(self._item(name, price, each.points, can))
        for building in BUILDINGS:
            if building.id in at.supply["buildings"]:
                name = words.named("building", building.id)
                can = not at.mine.lacks(building.cost)
                items.append(self._item(name, building.cost, building.points, can))
        texts = [text for text, _ in items]
        shown = [self._paint(text, style) for text, style in items]
        head = f"{words.say('board-offer')}  "
        return packed(head, texts, self._terminal.width, shown)

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
            lines += fill(line.strip(), self._terminal.width, indent, indent + "  ")
        return lines
