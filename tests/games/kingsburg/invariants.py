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

SOURCES = {
    "gift": "advisors",
    "kings_reward": "kings_reward",
    "spoils": "spoils",
    "strongest_winner": "strongest_winner",
    "fortress_point": "fortress",
    "points_lost": "defeats",
    "town_hall": "town_hall",
    "embassy_point": "embassy",
    "goldsmith": "goldsmith",
    "governor_revealed": "governor",
    "governor_points": "governor",
    "priest_blessing": "governor",
    "cathedral_points": "cathedral",
    "army_token_points": "army_token",
}
"""Where the points of an event go, but for those of buildings."""
REVEALS = {"enemy_revealed", "governor_revealed", "army_token_revealed"}
"""What turns a secret over for everybody."""
LOOKS = {"looked"}
"""What shows a secret to the one who did it."""

RARE_CHANCES: list[Json] = [
    # The king's aid, the Farms and the Fairy in one season: three bonus dice.
    {"game": "kingsburg", "step": "roll", "seats": [{"bonus_due": 3}, {}, {}]},
]


class Account:
    """What one seat owns and has earned, as the events tell it."""

    def __init__(self) -> None:
        self.wares: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.buildings: set[str] = set()

    def enter(self, kind: str, facts: dict[str, Any]) -> None:
        """Book one event."""
        self.wares.update(facts.get("gains", {}))
        self.wares.subtract(facts.get("pays", {}))
        self.wares["tokens"] -= facts.get("token", False)
        if kind in ("built", "raised"):
            assert facts["building"] not in self.buildings
            self.buildings.add(facts["building"])
        elif kind == "building_destroyed":
            self.buildings.remove(facts["building"])
        self._enter_points(kind, facts)

    def _enter_points(self, kind: str, facts: dict[str, Any]) -> None:
        points = facts.get("points", 0)
        if kind == "raised":
            self.points["free_buildings"] -= WORTH[facts["building"]]
        elif kind in ("built", "building_destroyed"):
            assert abs(points) == WORTH[facts["building"]]
            assert (points < 0) == (kind == "building_destroyed" and points != 0)
        elif points:
            self.points["smuggler" if kind == "gift" and points < 0 else SOURCES[kind]] += points


class Invariants:
    """Checks a game of Kingsburg after every step; an instance for each game."""

    def __init__(self, state: State) -> None:
        self.accounts = [Account() for _ in range(state.seats)]
        self.moment = (0, 0)
        self.duke_moved = False

    def __call__(self, state: State, log: list[Event]) -> None:
        for event in log:
            if event.seat >= 0:
                self.accounts[event.seat].enter(event.kind, event.facts)
            if event.kind == "turn_order":
                self.duke_moved = False
            elif event.kind == "duke_moved":
                self.duke_moved = True
            elif event.kind == "soldiers_go_home":
                for account in self.accounts:
                    account.wares["soldiers"] = 0
        view = state.view(None)
        self._check_calendar(view)
        self._check_court(view)
        for seat, account in enumerate(self.accounts):
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
    assert goods == {good: account.wares[good] for good in GOODS if account.wares[good]}
    assert facts["tokens"] == account.wares["tokens"] >= 0
    assert facts["soldiers"] == account.wares["soldiers"] >= 0
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
