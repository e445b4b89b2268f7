"""What holds at every moment of a game of Kingsburg, told by an account that is kept apart.

The account reads nothing but the events and starts with empty hands. The board must agree with it
after every step: goods, tokens, soldiers, buildings and points, source by source.
"""

from collections import Counter
from typing import Any

from burgrave import Event, State
from burgrave.kernel.state import Json, View

GOODS = ("gold", "wood", "stone")
ROWS = (
    (("sawmill", 1), ("quarry", 2), ("goldsmith", 3), ("mint", 5)),
    (("statue", 3), ("chapel", 5), ("church", 7), ("cathedral", 9)),
    (("inn", 0), ("market", 1), ("farms", 2), ("merchants_guild", 4)),
    (("guard_tower", 1), ("blacksmith", 2), ("barracks", 4), ("wizards_guild", 6)),
    (("palisade", 0), ("stables", 2), ("stone_wall", 2), ("fortress", 4)),
    (("barricade", 0), ("crane", 1), ("town_hall", 2), ("embassy", 4)),
    (
        ("improvised_defenses", 0),
        ("recruiting_center", 1),
        ("training_camp", 2),
        ("military_academy", 3),
    ),
)
WORTH = {building: points for row in ROWS for building, points in row}
MODULE_1 = {building for row in (ROWS[0], ROWS[6]) for building, _ in row}

ONE_POINT = {
    "kings reward": "kings reward",
    "strongest winner": "strongest winner",
    "fortress point": "fortress",
    "town hall": "town hall",
    "embassy point": "embassy",
    "goldsmith": "goldsmith",
}
POINTS = {
    "gift": "advisors",
    "spoils": "spoils",
    "governor points": "governor",
    "priest blessing": "governor",
    "cathedral points": "cathedral",
    "army token points": "army token",
}
GIVES_GOODS = {
    *("gift", "spoils", "kings aid good", "governor good", "traded", "exchanged", "sold"),
}
TAKES_GOODS = {
    "built": "price",
    "traded": "paid",
    "exchanged": "paid",
    "sold": "paid",
    "recruited": "paid",
    "town hall": "paid",
    "lost goods": "goods",
}
FIXED_TRADES = {
    "guild gold": Counter(gold=1),
    "sawmill": Counter(gold=2, wood=-1),
    "quarry": Counter(gold=3, stone=-1),
    "goldsmith": Counter(gold=-1),
}
SPENDS_TOKEN = {"influenced", "recruited", "town hall"}
A_SOLDIER = {"recruited", "goldsmith", "training camp", "stables soldier"}
REVEALS = {"enemy revealed", "governor revealed", "army token revealed"}
"""What turns a secret over for everybody."""
LOOKS = {"looked"}
"""What shows a secret to the one who did it."""
CHANGES_NOTHING = {
    *("academy roll", "army token chosen", "battle", "bonus dice", "built nothing", "declined"),
    *("duke moved", "enemy drawn", "envoy awarded", "envoy nobody", "envoy returned", "fairy die"),
    *("farms die", "game over", "governor chosen", "governors dealt", "kings aid die"),
    *("kings reinforcements", "neutral dice", "passed", "prince", "rerolled", "rolled"),
    *("shifted", "turn order", "turn order drawn", "turned", "year begins"),
    *("always", "asks again", "effect declined", "held back"),
}
KNOWN = {
    *(*ONE_POINT, *POINTS, *GIVES_GOODS, *TAKES_GOODS, *FIXED_TRADES, *A_SOLDIER, *REVEALS, *LOOKS),
    *("inn token", "influenced", "raised", "building destroyed", "points lost", *CHANGES_NOTHING),
}

SOLDIERS_ARE_HOME = {
    *("draw enemy", "over", "offer yearly good", "offer cathedral", "offer minstrel"),
}

RARE_CHANCES: list[Json] = [
    # The king's aid, the Farms and the Fairy in one season: three bonus dice.
    {"game": "kingsburg", "step": "roll", "seats": [{"bonus_due": 3}, {}, {}]},
]


class Account:
    """What one seat owns and has earned, as the events tell it."""

    def __init__(self) -> None:
        self.goods: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.buildings: set[str] = set()
        self.tokens = 0
        self.soldiers = 0

    def enter(self, kind: str, facts: dict[str, Any]) -> None:
        """Book one event."""
        self._enter_points(kind, facts)
        self._enter_goods(kind, facts)
        self.tokens += facts.get("tokens", 0) + (kind == "inn token")
        if kind in SPENDS_TOKEN and facts["token"]:
            self.tokens -= 1
        self.soldiers += facts.get("soldiers", 0) + (kind in A_SOLDIER)
        if kind in ("built", "raised"):
            assert facts["building"] not in self.buildings
            self.buildings.add(facts["building"])
        elif kind == "building destroyed":
            self.buildings.remove(facts["building"])

    def _enter_points(self, kind: str, facts: dict[str, Any]) -> None:
        if kind in ONE_POINT:
            self.points[ONE_POINT[kind]] += 1
        elif kind in POINTS:
            self.points[POINTS[kind]] += facts.get("points", 0)
            self.points["smuggler"] -= facts.get("price", 0)
        elif kind == "points lost":
            self.points["defeats"] -= facts["points"]
        elif kind == "raised":
            self.points["free buildings"] -= WORTH[facts["building"]]
        elif kind in ("built", "building destroyed"):
            assert facts["points"] == WORTH[facts["building"]]
        elif kind == "governor revealed" and facts["governor"] == "debtor":
            self.points["governor"] -= 3

    def _enter_goods(self, kind: str, facts: dict[str, Any]) -> None:
        if kind in GIVES_GOODS:
            self.goods.update(facts.get("goods", {}))
        if kind in TAKES_GOODS:
            self.goods.subtract(facts[TAKES_GOODS[kind]])
        if kind in FIXED_TRADES:
            self.goods.update(FIXED_TRADES[kind])
        if kind == "governor revealed" and facts["governor"] == "debtor":
            self.goods["gold"] += 4


class Invariants:
    """Checks a game of Kingsburg after every step; an instance for each game."""

    def __init__(self, state: State) -> None:
        self.accounts = [Account() for _ in range(state.seats)]
        self.moment = (0, 0)
        self.duke_moved = False

    def __call__(self, state: State, log: list[Event]) -> None:
        for event in log:
            assert event.kind in KNOWN, f"the account does not know “{event.kind}”"
            if event.seat >= 0:
                self.accounts[event.seat].enter(event.kind, event.facts)
            if event.kind == "turn order":
                self.duke_moved = False
            elif event.kind == "duke moved":
                self.duke_moved = True
        view = state.view(None)
        self._check_calendar(view)
        self._check_court(view)
        for seat, account in enumerate(self.accounts):
            if view["step"] in SOLDIERS_ARE_HOME:
                account.soldiers = 0
            _check_province(view["seats"][seat], account, view["options"]["more_buildings"])
            _check_points(state.scores()[seat], view["seats"][seat], account)

    def _check_calendar(self, view: View) -> None:
        moment = (view["year"], view["phase"])
        assert moment >= self.moment
        assert 1 <= view["year"] <= 5
        assert 1 <= view["phase"] <= 8
        self.moment = moment
        assert sorted(view["order"]) == list(range(len(self.accounts)))
        enemy = view["enemy"]
        assert enemy is None or ("card" in enemy) == enemy["revealed"]

    def _check_court(self, view: View) -> None:
        """At most one group led by the envoy; dice that add up to the advisor they lie on."""
        court = view["court"]
        places = [group["place"] for group in court if not group.get("envoy")]
        assert len(places) == len(set(places)), f"two groups on one advisor: {court}"
        led = [group for group in court if group.get("envoy")]
        assert len(led) <= 1
        assert not led or (view["envoy"] is None and led[0]["place"] in places)
        strays = 0
        for seat, facts in enumerate(view["seats"]):
            groups = [group for group in court if group["seat"] == seat]
            strays += sum(_total(group) != _rank(group["place"]) for group in groups)
            assert sum(group["token"] for group in groups) <= 1
            assert sum(group["market"] != 0 for group in groups) <= 1
            assert all(group["own"] for group in groups), "a group of bonus dice alone"
            own = facts["own"] + [face for group in groups for face in group["own"]]
            bonus = facts["bonus"] + [face for group in groups for face in group["bonus"]]
            assert len(own) in (0, 3)
            assert len(bonus) <= 3
            assert all(1 <= face <= 6 for face in own + bonus)
        assert strays <= self.duke_moved, f"dice that miss their advisor: {court}"


def _total(group: dict[str, Any]) -> int:
    total = sum(group["own"]) + sum(group["bonus"]) + 2 * group["token"] + group["market"]
    return int(total)


def _rank(place: int) -> int:
    """Behind the court stand the two private advisors of ranks 5 and 10."""
    return {19: 5, 20: 10}.get(place, place)


def _check_province(facts: dict[str, Any], account: Account, module_1: bool) -> None:
    goods = facts["goods"]
    assert all(good in GOODS and number > 0 for good, number in goods.items())
    assert goods == {good: n for good, n in account.goods.items() if n}
    assert facts["tokens"] == account.tokens >= 0
    assert facts["soldiers"] == account.soldiers >= 0
    assert 0 <= facts["bonus_due"] <= 3
    buildings = facts["buildings"]
    assert len(buildings) == len(set(buildings))
    assert set(buildings) == account.buildings
    assert module_1 or not MODULE_1 & account.buildings
    for row in ROWS:
        standing = [building in account.buildings for building, _ in row]
        assert standing == sorted(standing, reverse=True), f"a gap in a row: {buildings}"
    if "army_tokens" in facts:
        assert not Counter(facts["army_tokens"]) - Counter((0, 1, 1, 2, 3, 4))


def _check_points(row: dict[str, int], facts: dict[str, Any], account: Account) -> None:
    standing = sum(WORTH[building] for building in account.buildings)
    expected = Counter(account.points)
    expected["buildings"] = standing
    told = {source: points for source, points in row.items() if source != "total"}
    assert told == {source: expected[source] for source in told}
    assert not set(expected) - set(told)
    assert row["total"] == facts["points"] == standing + sum(account.points.values())


def watch(state: State) -> Invariants:
    """The invariants of one game, for the conformance suite."""
    return Invariants(state)
