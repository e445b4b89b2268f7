"""What holds at every moment of a game of Era, told by an account that is kept apart.

The account reads nothing but the events. The board must agree with it after every step: stores,
culture, disasters, pieces and dice; and its points with those of the slow second count.
"""

from collections import Counter
from typing import Any

from burgrave import Event, State
from burgrave.games.era.components import COMPANIES, DICE, PIECES
from burgrave.kernel.state import Json, View
from tests.games.era.slow import Domain

START = Counter(food=3, wood=2, stone=1)
MOST = {"food": 9, "wood": 8, "stone": 7, "goods": 6}
KEEP = "keep g7"
CHANGES_NOTHING = {
    *("ready", "start_player", "round_begins", "rolled", "finished_rolling", "revealed"),
    *("disaster_strikes", "built_no_more", "marker_turned", "demanded", "refused"),
    *("nothing_to_extort", "no_scorched_land", "game_over", "solo_over"),
}
KNOWN = {
    *("set_up", "collected", "fed", "disaster", "resource_lost", "goods_lost", "removed"),
    *("scorched", "built", "paid", "dice_matched"),
    *CHANGES_NOTHING,
}

RARE_CHANCES: list[Json] = []


class Account:
    """What one seat owns, as the events tell it."""

    def __init__(self) -> None:
        self.stores: Counter[str] = Counter(START)
        self.pieces: list[str] = [KEEP]
        self.dice: Counter[str] = Counter()
        self.culture = 0
        self.disaster = 0

    def enter(self, kind: str, facts: dict[str, Any]) -> None:
        """Book one event; whatever it is, what comes in and what goes out is called the same."""
        self.stores.update(facts.get("gains", {}))
        self.stores.subtract(facts.get("pays", {}))
        self.dice.update(facts.get("dice_gained", {}))
        self.dice.subtract(facts.get("dice_lost", {}))
        self.culture += facts.get("culture", 0)
        self.disaster += facts.get("steps", 0)
        if kind == "set_up":
            self.pieces = [place(one) for one in facts["pieces"]]
            assert self.dice == Counter(peasant=3, noble=1)
        elif kind == "removed":
            self.pieces.remove(place(facts))
        elif kind in ("built", "scorched"):
            self.pieces.append(place(facts))


class Invariants:
    """Checks a game of Era after every step; an instance for each game."""

    def __init__(self, state: State) -> None:
        self.accounts = [Account() for _ in range(state.seats)]
        self.moment = (0, 0)
        self.turned: set[str] = set()

    def __call__(self, state: State, log: list[Event]) -> None:
        for event in log:
            assert event.kind in KNOWN, f"the account does not know “{event.kind}”"
            if event.seat >= 0:
                self.accounts[event.seat].enter(event.kind, event.facts)
            if event.kind == "paid":
                self._receive(**event.facts)
        view = state.view(None)
        self._check_round(view)
        if view["step"] == "set up":
            return
        _check_supply(view)
        scores = state.scores()
        for facts, account, row in zip(view["seats"], self.accounts, scores, strict=True):
            _check_seat(facts, account)
            _check_points(facts, row)
            if not view["over"]:
                _check_dice(facts)
        _check_awards(view, scores)

    def _receive(self, **paid: Any) -> None:
        """What is paid reaches the opponent, or finds no room there."""
        self.accounts[paid["opponent"]].stores.update(paid["received"])
        assert {**paid["received"], **paid["lost"]} == paid["pays"]

    def _check_round(self, view: View) -> None:
        moment = (view["round"], view["phase"])
        assert moment >= self.moment
        self.moment = moment
        assert sorted(view["order"]) == list(range(len(self.accounts)))
        turned = set(view["markers"]["turned"])
        assert self.turned <= turned
        assert len(turned) <= view["markers"]["all"]
        self.turned = turned


def _check_supply(view: View) -> None:
    """No piece gets lost, and none comes from nowhere."""
    company = COMPANIES[len(view["seats"])]
    standing = Counter(one["piece"] for facts in view["seats"] for one in facts["pieces"])
    for piece in PIECES:
        removed = company.removed if piece.points else 0
        assert view["supply"][piece.id] + standing[piece.id] == piece.count - removed


def _check_seat(facts: dict[str, Any], account: Account) -> None:
    assert facts["stores"] == {store: n for store, n in account.stores.items() if n}
    assert all(0 < n <= MOST[store] for store, n in facts["stores"].items())
    assert facts["culture"] == account.culture
    assert facts["disaster"] == account.disaster
    assert facts["dice"] == {kind: n for kind, n in account.dice.items() if n}
    assert sorted(places(facts)) == sorted(account.pieces)


def _check_dice(facts: dict[str, Any]) -> None:
    for die in DICE:
        assert len(facts["rolled"].get(die.id, [])) in (0, facts["dice"].get(die.id, 0))


def places(facts: dict[str, Any]) -> list[str]:
    """The pieces of a seat as the notation writes them."""
    return [place(one) for one in facts["pieces"]]


def place(one: dict[str, Any]) -> str:
    """A piece with its place as the notation writes it."""
    turned = f" turn {one['turn']}" * bool(one["turn"])
    return f"{one['piece'].replace('_', ' ')} {one['at']}{turned}"


def _check_points(facts: dict[str, Any], row: dict[str, int]) -> None:
    domain = Domain(places(facts))
    stores, dice = sum(facts["stores"].values()), sum(facts["dice"].values())
    expected = domain.points(stores, facts["culture"], dice, facts["disaster"])
    assert {source: row[source] for source in expected} == expected
    assert sorted(facts["cities"]) == sorted(domain.areas())
    assert row["total"] == facts["points"]


def _check_awards(view: View, scores: list[dict[str, int]]) -> None:
    areas = [max(facts["cities"], default=0) for facts in view["seats"]]
    learned = [facts["culture"] for facts in view["seats"]]
    alone = len(areas) == 1
    for seat, row in enumerate(scores):
        assert row["largest_city"] == 10 * (0 < areas[seat] == max(areas))
        assert row["most_culture"] == 5 * (0 < learned[seat] == max(learned) and not alone)


def watch(state: State) -> Invariants:
    """The invariants of one game, for the conformance suite."""
    return Invariants(state)
