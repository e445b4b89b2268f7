"""The board: calendar, court, players and province, in 80 columns or more."""

from __future__ import annotations

from collections.abc import Sequence

from burgrave.cli.parts import IF_ROOM, WANTED, Part
from burgrave.cli.terminal import BESIDE, MINUS, NARROW, Terminal, cells, fill, fit, packed, right
from burgrave.games.kingsburg.components import AT_COURT, BUILDINGS, Building
from burgrave.games.kingsburg.describe.look import KingsburgLook, price
from burgrave.games.kingsburg.describe.situation import enemy_lines
from burgrave.games.kingsburg.describe.words import Words
from burgrave.games.kingsburg.events import Group
from burgrave.games.kingsburg.goods import enough, named
from burgrave.games.kingsburg.sheet import Side

_ADVISORS = int(AT_COURT)
_COURT_COLUMNS = 2
_CELL = 39
_ADVISOR_NAME = 14
_PLAYER_NAME = 12
_ROWS = "ABCDEFG"
_HEADS = ("points", "gold", "wood", "stone", "tokens", "soldiers")
_ALWAYS, _MOST, _PLAYERS = 9, 5, 4
"""How much a decision needs the calendar, the part that it is made in, and the players."""
COURT_STEPS = ("influence", "duke")
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

    def __init__(
        self, terminal: Terminal, words: Words, at: KingsburgLook, letters: Sequence[str]
    ) -> None:
        self._terminal = terminal
        self._words = words
        self._at = at
        self._letters = letters

    def parts(self) -> list[Part]:
        """Calendar, court, players and province; the last two where the decision needs them."""
        step = self._at.step
        court = step in COURT_STEPS
        province = step in _PROVINCE_STEPS or step.startswith(("reward", "offer"))
        return [
            Part("year", self._calendar(), _ALWAYS, head=True),
            Part("court", self._court(), _MOST if court else IF_ROOM),
            Part("players", self._players(), _PLAYERS, cards=self._player_cards()),
            *([] if self._wide else [Part("cards", self._cards(), WANTED)]),
            Part("province", self._province(), _MOST if province else IF_ROOM),
        ]

    @property
    def _width(self) -> int:
        """How wide the parts are that the players stand beside."""
        return NARROW if self._wide else self._terminal.width

    @property
    def _wide(self) -> bool:
        return self._terminal.width >= BESIDE

    def _paint(self, text: str, style: str) -> str:
        return self._terminal.paint(text, style)

    def _calendar(self) -> list[str]:
        words, at = self._words, self._at
        phase = at.view["phase"]
        title = f"── {words.year(at.view['year'])} · {words.say(f'phase-{phase}')} "
        phases = " ".join(f"[{n}]" if n == phase else str(n) for n in range(1, 9))
        line = "─" * (self._terminal.width - 4 - cells(title) - cells(phases))
        lines = [self._paint(f"{title}{line} {phases} ─", "bold")]
        for line in enemy_lines(words, at):
            lines += fill(line, self._terminal.width)
        return lines

    def _court(self) -> list[str]:
        """Advisors in columns, lowest first: what the free ones give, who holds the others."""
        height = _ADVISORS // _COURT_COLUMNS
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
            return f"{place:>2} {name} {fit(words.gift(place, short=True), room)}"
        holders = " ".join(self._holder(group, True) for group in groups)
        if cells(holders) > room:
            holders = " ".join(self._holder(group, False) for group in groups)
        seat = groups[0]["seat"]
        style = "dim" if seat is None else f"seat {seat}"
        return (
            f"{self._paint(f'{place:>2} {name}', 'dim')} {self._paint(fit(holders, room), style)}"
        )

    def _holder(self, group: Group, dice: bool) -> str:
        seat = group["seat"]
        if seat is None:
            return self._words.say("board-neutral")
        letter = self._letters[seat]
        if not dice:
            return f"[{letter}]"
        token = self._words.say("board-tokens") if group["token"] else ""
        market = {-1: f"{MINUS}1", 0: "", 1: "+1"}[group["market"]]
        return f"[{letter} {_dice(group['own'], group['bonus'])}{token}{market}]"

    def _players(self) -> list[str]:
        """One line for each player, in turn order."""
        words, at = self._words, self._at
        titles = words.heads(_HEADS)
        widths = [max(3, cells(title)) for title in titles]
        top = " ".join(right(title, width) for title, width in zip(titles, widths, strict=True))
        dice = words.say("board-dice")
        dice_width = max(cells(dice), *(cells(self._tray(seat)) for seat in at.view["order"]))
        rows = [self._built(side) for side in at.view["seats"]]
        before = 8 + _PLAYER_NAME + sum(widths) + len(widths) + dice_width
        if before + max(map(cells, rows)) >= self._terminal.width:
            rows = [row.replace(" ", "") for row in rows]
        name_width = 4 + _PLAYER_NAME
        head = f"{' ' * name_width} {top}  {fit(dice, dice_width)}  {words.say('board-built')}"
        lines = [self._paint(head.rstrip(), "dim")]
        for seat in at.view["order"]:
            numbers = _numbers(at.view["seats"][seat])
            told = " ".join(right(str(n), w) for n, w in zip(numbers, widths, strict=True))
            who = self._paint(
                f"{self._letters[seat]} {fit(words.player(seat), _PLAYER_NAME)}", f"seat {seat}"
            )
            mark = ">" if seat in at.view["asked"] else " "
            tray = fit(self._tray(seat), dice_width)
            lines.append(f"{mark} {who} {told}  {tray}  {rows[seat]}".rstrip())
        return lines

    def _player_cards(self) -> list[str]:
        """The players as a narrow column, where there is room for it beside the court."""
        if not self._wide:
            return []
        words, at = self._words, self._at
        width = self._terminal.width - NARROW - 2
        lines: list[str] = []
        for seat in at.view["order"]:
            side = at.view["seats"][seat]
            who = f"{self._letters[seat]} {fit(words.player(seat), _PLAYER_NAME)}"
            mark = ">" if seat in at.view["asked"] else " "
            points, *numbers = _numbers(side)
            worth = right(f"{points} {words.say('board-points')}", width - cells(who) - 3)
            lines.append(f"{mark} {self._paint(who, f'seat {seat}')}{worth}")
            titles = words.heads(_HEADS[1:])
            items = [f"{title} {n}" for title, n in zip(titles, numbers, strict=True)]
            if tray := self._tray(seat):
                items.append(
                    tray if seat in at.view["passed"] else f"{words.say('board-dice')} {tray}"
                )
            items.append(self._built(side))
            if side["governor"] is not None:
                items.append(words.governor(side["governor"]))
            if tokens := side.get("army_tokens"):
                items.append(f"{words.say('board-army')} {' '.join(map(str, tokens))}")
            lines += packed("    ", items, width)
        if (envoy := at.view["envoy"]) is not None:
            lines.append(f"  {words.say('board-envoy', player=words.player(envoy))}")
        return lines

    def _tray(self, seat: int) -> str:
        side = self._at.view["seats"][seat]
        if self._at.step == "influence" and seat in self._at.view["passed"]:
            # Dice that are left count for nothing more this season.
            return self._words.say("board-passed")
        if side["own"] or side["bonus"]:
            return _dice(side["own"], side["bonus"])
        return f"+{side['bonus_due']}" if side["bonus_due"] else ""

    def _built(self, side: Side) -> str:
        """How far each row of a province has come: `B2 C1`."""
        counts = [
            sum(building.id in side["buildings"] for building in BUILDINGS[4 * row : 4 * row + 4])
            for row in range(7)
        ]
        told = [f"{_ROWS[row]}{n}" for row, n in enumerate(counts) if n]
        return " ".join(told) or "·"

    def _cards(self) -> list[str]:
        """Envoy, governors and army tokens, where there are any."""
        words, at = self._words, self._at
        facts = []
        if (envoy := at.view["envoy"]) is not None:
            facts.append(words.say("board-envoy", player=words.player(envoy)))
        for seat in at.view["order"]:
            governor = at.view["seats"][seat]["governor"]
            if governor is not None:
                facts.append(f"{self._letters[seat]} {words.governor(governor)}")
        lines = packed("    ", facts, self._terminal.width) if facts else []
        tokens = [
            f"{self._letters[seat]} {' '.join(map(str, left))}"
            for seat in at.view["order"]
            if (left := at.view["seats"][seat].get("army_tokens"))
        ]
        if tokens:
            lines += packed(f"    {words.say('board-army')}  ", tokens, self._terminal.width)
        return lines

    def _province(self) -> list[str]:
        """Row by row: what stands, what is next and what it costs, what comes later."""
        at = self._at
        if at.viewer is None:
            return []
        following = {building.id for building in at.next_buildings(at.mine)}
        lines = []
        for row in at.rows():
            items = [
                self._building(building, building.id in following)
                for building in BUILDINGS[4 * row : 4 * row + 4]
            ]
            shown = [self._paint(text, style) for text, style in items]
            lines += packed(f"{_ROWS[row]}  ", shown, self._width)
        return lines

    def _building(self, building: Building, following: bool) -> tuple[str, str]:
        """A building as text and style."""
        words = self._words
        name = words.building(building.id)
        if building.id in self._at.side["buildings"]:
            return f"[{name}]", "built"
        if not following:
            return name, "dim"
        player = self._at.mine
        cost = price(player, building)
        goods = ", ".join(words.good(good, n) for good, n in named(cost).items())
        can = enough(player.goods, cost)
        worth = words.say("board-worth", n=building.points)
        mark, style = ("»", "can") if can else ("→", "bold")
        return f"{mark} {name} ({goods or words.nothing()}; {worth})", style


def _numbers(side: Side) -> list[int]:
    goods = [side["goods"].get(good, 0) for good in ("gold", "wood", "stone")]
    return [side["points"], *goods, side["tokens"], side["soldiers"]]


def _dice(own: Sequence[int], bonus: Sequence[int]) -> str:
    """Own dice, then bonus dice in brackets, from high to low: `5 3 (4)`."""
    runs = [" ".join(str(face) for face in sorted(dice, reverse=True)) for dice in (own, bonus)]
    return f"{runs[0]} ({runs[1]})".lstrip() if bonus else runs[0]
