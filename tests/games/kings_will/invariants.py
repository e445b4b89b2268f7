"""What holds at every moment of a game of The King's Will, told by an account that is kept apart.

The account reads nothing but the events and starts with empty hands. The board must agree with it
after every step: goods, mood, levels, landscapes, settlements, buildings, peasants and points.
"""

from collections import Counter
from typing import Any

from burgrave import Event, State
from burgrave.kernel.state import Json, View

START = ("corn", "meadow", "forest", "mountain")
TILES = {"harvest", "mine", "enrich", "build", "govern", "move", "multiply", "intrigue", "king"}
PIECES = {"hamlet": 12, "castle": 10, "monastery": 8, "village": 5}
PEASANTS = 36
LANDSCAPES = {"corn": 7, "meadow": 7, "forest": 7, "mountain": 7, "hill": 4, "lake": 4}
POINTS = {
    "tile_taken": "rightmost_tile",
    "founded": "settlements",
    "erected": "buildings",
    "education": "learning",
    "development": "learning",
    "gave": "offers",
    "peasant_given": "offers",
    "tribute_unpaid": "unpaid_tribute",
    "rebellion": "rebellions",
    "emblems": "emblems",
}
KNOWN = {
    *POINTS,
    *("start_player", "wills_dealt", "will_put", "will_board_filled", "round_begins", "passed"),
    *("explored", "king_arrives", "committed", "neutral_disc", "will_revealed", "game_over"),
    *("land_laid", "hamlet_set", "peasants_set", "store_filled", "walked", "landscape_found"),
    *("harvested", "taxed", "swapped", "sold", "treated", "offspring", "tribute_paid"),
    *("mood_changed", "peasant_left", "will_scored", "building_points"),
}

RARE_CHANCES: list[Json] = []


class Spot:
    """A landscape as the events tell it."""

    def __init__(self, landscape: str) -> None:
        self.landscape = landscape
        self.peasants = 0
        self.settlements: list[str] = []
        self.building: str | None = None


BEFORE_THE_SCREENS_FALL = ("start player", "deal wills", "set up")
"""Until then nobody has anything on the table."""


class Account:
    """What one seat owns and has earned, as the events tell it."""

    def __init__(self) -> None:
        self.goods: Counter[str] = Counter()
        self.points: Counter[str] = Counter(start=5)
        self.land: list[Spot] = []
        self.mood = 0
        self.education = 0
        self.development = 0
        self.paid: list[int] = []

    def enter(self, kind: str, facts: dict[str, Any]) -> None:
        """Book one event."""
        self._enter_points(kind, facts)
        self._enter_goods(kind, facts)
        self._enter_land(kind, facts)
        if kind == "mood_changed":
            assert facts["mood"] == self.mood + facts["by"]
            self.mood = facts["mood"]
        elif kind == "rebellion":
            assert self.mood == -4
            self.mood = facts["mood"]
        elif kind in ("education", "development"):
            assert facts["level"] == getattr(self, kind) + 1
            setattr(self, kind, facts["level"])

    def _enter_points(self, kind: str, facts: dict[str, Any]) -> None:
        if kind in POINTS:
            self.points[POINTS[kind]] += facts["points"]
        elif kind == "will_scored":
            self.points["wills" if facts["points"] >= 0 else "wrath"] += facts["points"]
        elif kind == "building_points":
            self.points[facts["building"]] += facts["points"]

    def _enter_goods(self, kind: str, facts: dict[str, Any]) -> None:
        """Whatever happens, what comes in and what goes out is called the same."""
        for fact in ("store", "gains"):
            self.goods.update(facts.get(fact, {}))
        self.goods.subtract(facts.get("pays", {}))

    def _enter_land(self, kind: str, facts: dict[str, Any]) -> None:
        land = self.land
        if kind == "land_laid":
            land[:] = [Spot(landscape) for landscape in facts["order"]]
        elif kind == "hamlet_set":
            land[facts["place"]].settlements.append("hamlet")
        elif kind == "peasants_set":
            for place in facts["places"]:
                land[place].peasants += 2 // len(facts["places"])
        elif kind == "founded":
            assert land[facts["place"]].peasants
            land[facts["place"]].settlements.append(facts["settlement"])
        elif kind == "erected":
            assert land[facts["place"]].building is None
            land[facts["place"]].building = facts["building"]
        elif kind == "walked":
            land[facts["place"]].peasants -= 1
            land[facts["to"]].peasants += 1
        elif kind == "landscape_found":
            found = Spot(facts["landscape"])
            found.peasants = 1
            land.insert(len(land) if facts["side"] == "right" else 0, found)
            assert land[facts["to"]] is found
            land[facts["place"]].peasants -= 1
        elif kind == "offspring":
            land[facts["place"]].peasants += 1
        elif kind in ("peasant_left", "peasant_given"):
            land[facts["place"]].peasants -= 1


class Invariants:
    """Checks a game of The King's Will after every step; an instance for each game."""

    def __init__(self, state: State) -> None:
        self.accounts = [Account() for _ in range(state.seats)]
        self.moment = (0, 0)
        self.takers: dict[str, int] = {}

    def __call__(self, state: State, log: list[Event]) -> None:
        for event in log:
            assert event.kind in KNOWN, f"the account does not know “{event.kind}”"
            if event.kind == "tile_taken":
                self.takers[str(event.facts["tile"])] = int(event.seat)
            if event.kind == "tribute_paid":
                self.accounts[event.seat].paid.append(self.moment[0])
            if event.seat >= 0:
                self.accounts[event.seat].enter(event.kind, event.facts)
        view = state.view(None)
        self._check_calendar(view)
        self._check_board(view)
        for seat, account in enumerate(self.accounts):
            _check_seat(view["seats"][seat], account, view)
            _check_points(state, seat, account)
        self._check_supply(view)

    def _check_calendar(self, view: View) -> None:
        moment = (view["round"], view["turns"])
        assert moment >= self.moment
        self.moment = moment
        assert 1 <= view["round"] <= 4
        assert set(view["row"]) == TILES
        assert len(view["row"]) == 9
        if view["step"] == "take tile":
            assert view["row"][8] != "king"
        if view["options"]["turn_cap"]:
            assert view["turns"] <= 30
        assert view["left"] <= 2
        assert view["takers"] == [self.takers.get(tile) for tile in view["row"]]

    def _check_board(self, view: View) -> None:
        """Discs within their limits, one of each player for each visit."""
        size = len(self.accounts)
        for place in view["wills"]:
            assert len(place["discs"]) + place["neutral"] <= (3 if size == 4 else 2)
            assert "card" not in place or (view["over"] and place["discs"])
        laid = Counter(seat for place in view["wills"] for seat in place["discs"])
        for seat in range(size):
            assert laid[seat] in (view["round"] - 1, view["round"])
        assert sum(place["neutral"] for place in view["wills"]) <= (4 if size == 2 else 0)

    def _check_supply(self, view: View) -> None:
        supply = view["supply"]
        lands = [seat["land"] for seat in view["seats"]]
        spots = [spot for land in lands for spot in land]
        assert supply["peasants"] == PEASANTS - sum(spot["peasants"] for spot in spots) >= 0
        standing = Counter(name for spot in spots for name in spot["settlements"])
        assert supply["settlements"] == {name: PIECES[name] - standing[name] for name in PIECES}
        assert all(number >= 0 for number in supply["settlements"].values())
        built = [spot["building"] for spot in spots if spot["building"] is not None]
        assert len(built) == len(set(built))
        assert not set(built) & set(supply["buildings"])
        assert len(built) + len(supply["buildings"]) == 21
        found = Counter(spot["landscape"] for spot in spots)
        for name, number in supply["landscapes"].items():
            start = sum(1 for land in lands if land) if name in START else 0
            kept = 4 if name in START else 0
            assert number == LANDSCAPES[name] - kept - found[name] + start >= 0


def _check_seat(facts: dict[str, Any], account: Account, view: View) -> None:
    goods = facts["goods"]
    assert all(number > 0 for number in goods.values())
    assert goods == {good: n for good, n in account.goods.items() if n}
    assert all(goods.get(good, 0) <= room for good, room in facts["room"].items())
    assert facts["mood"] == account.mood
    assert -3 <= facts["mood"] <= 5
    assert facts["education"] == account.education <= 5
    assert facts["development"] == account.development <= 5
    assert len(facts["land"]) == len(account.land)
    for spot, told in zip(facts["land"], account.land, strict=True):
        assert spot["landscape"] == told.landscape
        assert 0 <= spot["peasants"] == told.peasants <= spot["places"]
        assert spot["settlements"] == told.settlements
        assert len(told.settlements) <= spot["sites"]
        assert spot["building"] == told.building
    assert facts["peasants"] == sum(spot.peasants for spot in account.land)
    assert facts["peasants"] >= (0 if view["step"] in BEFORE_THE_SCREENS_FALL else 1)
    assert facts["paid"] == account.paid
    shown = facts["points"] is not None
    assert shown == (view["over"] or view["options"]["points"] == "open")


def _check_points(state: State, seat: int, account: Account) -> None:
    row = state.scores()[seat]
    told = {source: points for source, points in row.items() if source != "total"}
    assert told == {source: account.points[source] for source in told}
    assert not set(account.points) - set(told)
    assert row["total"] == sum(account.points.values())
    assert row["total"] >= 0 or state.over


def watch(state: State) -> Invariants:
    """The invariants of one game, for the conformance suite."""
    return Invariants(state)
