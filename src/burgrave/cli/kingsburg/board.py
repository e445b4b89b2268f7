"""The board: calendar, court, players and province, in 80 columns or more."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.cli.terminal import MINUS, WIDE, Terminal, cells, fill, fit, packed, right
from burgrave.games.kingsburg.components import BUILDINGS, Building
from burgrave.games.kingsburg.describe.scene import Group, Scene, Side, missing
from burgrave.games.kingsburg.describe.situation import enemy_lines
from burgrave.games.kingsburg.describe.words import Words

_ADVISORS = 18
_CELL = 39
_ADVISOR_NAME = 14
_PLAYER_NAME = 12
_ROWS = "ABCDEFG"
_COURT_STEPS = ("influence", "duke")
_PROVINCE_STEPS = (
    "sorcerer",
    "kings aid",
    "damsel",
    "build",
    "envoy build",
    "season end",
    "recruit",
    "spoils",
)


class Board:
    """One look at the table."""

    def __init__(self, terminal: Terminal, words: Words, at: Scene, letters: Sequence[str]) -> None:
        self._terminal = terminal
        self._words = words
        self._at = at
        self._letters = letters

    def everything(self) -> list[str]:
        """Court, players and province."""
        return [*self._calendar(), *self._court(), *self._players(), *self._province()]

    def for_this_step(self) -> list[str]:
        """What the present decision needs."""
        lines = self._calendar()
        if self._at.step in _COURT_STEPS:
            lines += self._court()
        lines += self._players()
        if self._at.step in _PROVINCE_STEPS or self._at.step.startswith(("reward", "offer")):
            lines += self._province()
        return lines

    def _paint(self, text: str, style: str) -> str:
        return self._terminal.paint(text, style)

    def _calendar(self) -> list[str]:
        words, at = self._words, self._at
        title = f"── {words.year(at.year)} · {words.say(f'phase-{at.phase}')} "
        phases = " ".join(f"[{n}]" if n == at.phase else str(n) for n in range(1, 9))
        line = "─" * (self._terminal.width - 4 - cells(title) - cells(phases))
        lines = [self._paint(f"{title}{line} {phases} ─", "bold")]
        for line in enemy_lines(words, at):
            lines += fill(line, self._terminal.width)
        return lines

    def _court(self) -> list[str]:
        """Advisors in columns, lowest first: what the free ones give, who holds the others."""
        columns = 3 if self._terminal.width >= WIDE else 2
        height = _ADVISORS // columns
        lines = []
        for row in range(1, height + 1):
            places = range(row, _ADVISORS + 1, height)
            lines.append(" ".join(self._advisor(place) for place in places).rstrip())
        return lines

    def _advisor(self, place: int) -> str:
        words, groups = self._words, self._at.groups_at(place)
        name = fit(words.advisor(place), _ADVISOR_NAME)
        room = _CELL - _ADVISOR_NAME - 4
        if not groups:
            return f"{place:>2} {name} {fit(words.say(f'gift-{place}'), room)}"
        holders = " ".join(self._holder(group, True) for group in groups)
        if cells(holders) > room:
            holders = " ".join(self._holder(group, False) for group in groups)
        seat = groups[0].seat
        style = "dim" if seat is None else f"seat {seat}"
        return (
            f"{self._paint(f'{place:>2} {name}', 'dim')} {self._paint(fit(holders, room), style)}"
        )

    def _holder(self, group: Group, dice: bool) -> str:
        if group.seat is None:
            return self._words.say("board-neutral")
        letter = self._letters[group.seat]
        if not dice:
            return f"[{letter}]"
        token = "+2" if group.token else ""
        market = {-1: f"{MINUS}1", 0: "", 1: "+1"}[group.market]
        return f"[{letter} {_dice(group.own, group.bonus)}{token}{market}]"

    def _players(self) -> list[str]:
        """One line for each player, in turn order."""
        words, at = self._words, self._at
        heads = ["points", "gold", "wood", "stone", "tokens", "soldiers"]
        titles = [words.say(f"board-{head}") for head in heads]
        widths = [max(3, cells(title)) for title in titles]
        top = " ".join(right(title, width) for title, width in zip(titles, widths, strict=True))
        dice = words.say("board-dice")
        dice_width = max(cells(dice), *(cells(self._tray(seat)) for seat in at.order))
        rows = [self._built(side) for side in at.sides]
        before = 8 + _PLAYER_NAME + sum(widths) + len(widths) + dice_width
        if before + max(map(cells, rows)) >= self._terminal.width:
            rows = [row.replace(" ", "") for row in rows]
        name_width = 4 + _PLAYER_NAME
        head = f"{' ' * name_width} {top}  {fit(dice, dice_width)}  {words.say('board-built')}"
        lines = [self._paint(head.rstrip(), "dim")]
        for seat in at.order:
            side = at.sides[seat]
            goods = [side.goods.get(good, 0) for good in ("gold", "wood", "stone")]
            numbers = [side.points, *goods, side.tokens, side.soldiers]
            told = " ".join(right(str(n), w) for n, w in zip(numbers, widths, strict=True))
            who = self._paint(
                f"{self._letters[seat]} {fit(words.player(seat), _PLAYER_NAME)}", f"seat {seat}"
            )
            mark = ">" if seat in at.asked else " "
            tray = fit(self._tray(seat), dice_width)
            lines.append(f"{mark} {who} {told}  {tray}  {rows[seat]}".rstrip())
        return lines + self._cards()

    def _tray(self, seat: int) -> str:
        side = self._at.sides[seat]
        if self._at.step == "influence" and seat in self._at.passed:
            # Dice that are left count for nothing more this season.
            return self._words.say("board-passed")
        if side.own or side.bonus:
            return _dice(side.own, side.bonus)
        return f"+{side.bonus_due}" if side.bonus_due else ""

    def _built(self, side: Side) -> str:
        """How far each row of a province has come: `B2 C1`."""
        counts = [
            sum(side.has(building.id) for building in BUILDINGS[4 * row : 4 * row + 4])
            for row in range(7)
        ]
        told = [f"{_ROWS[row]}{n}" for row, n in enumerate(counts) if n]
        return " ".join(told) or "·"

    def _cards(self) -> list[str]:
        """Envoy, governors and army tokens, where there are any."""
        words, at = self._words, self._at
        facts = []
        if at.envoy is not None:
            facts.append(words.say("board-envoy", player=words.player(at.envoy)))
        for seat in at.order:
            governor = at.sides[seat].governor
            if governor is not None:
                facts.append(f"{self._letters[seat]} {words.governor(governor)}")
        lines = packed("    ", facts, self._terminal.width) if facts else []
        tokens = [
            f"{self._letters[seat]} {' '.join(map(str, at.sides[seat].army))}"
            for seat in at.order
            if at.sides[seat].army
        ]
        if tokens:
            lines += packed(f"    {words.say('board-army')}  ", tokens, self._terminal.width)
        return lines

    def _province(self) -> list[str]:
        """Row by row: what stands, what is next and what it costs, what comes later."""
        at = self._at
        if at.viewer is None:
            return []
        side = at.sides[at.viewer]
        following = {building.id for building in at.next_buildings(side)}
        lines = []
        for row in at.rows():
            items = [
                self._building(side, building, building.id in following)
                for building in BUILDINGS[4 * row : 4 * row + 4]
            ]
            texts = [text for text, _ in items]
            shown = [self._paint(text, style) for text, style in items]
            lines += packed(f"{_ROWS[row]}  ", texts, self._terminal.width, shown)
        return lines

    def _building(self, side: Side, building: Building, following: bool) -> tuple[str, str]:
        """A building as text and style."""
        words = self._words
        name = words.building(building.id)
        if side.has(building.id):
            return f"[{name}]", "built"
        if not following:
            return name, "dim"
        price = self._at.price(side, building)
        cost = ", ".join(words.say(f"goods-{good}", n=n) for good, n in price.items())
        can = not missing(side.goods, price)
        worth = words.say("board-worth", n=building.points)
        mark, style = ("»", "can") if can else ("→", "bold")
        return f"{mark} {name} ({cost or words.say('nothing')}; {worth})", style


def _dice(own: Sequence[int], bonus: Sequence[int]) -> str:
    """Own dice, then bonus dice in brackets, from high to low: `5 3 (4)`."""
    runs = [" ".join(str(face) for face in sorted(dice, reverse=True)) for dice in (own, bonus)]
    return f"{runs[0]} ({runs[1]})".lstrip() if bonus else runs[0]
