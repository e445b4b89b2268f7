"""What holds at every moment of a game of Era, told by an account that is kept apart.

The account reads nothing but the events. The board must agree with it after every step: stores,
culture, disasters, pieces and dice; and its points with those of the slow second count.
"""

from collections import Counter
from typing import Any

from burgrave import Event, State
from burgrave.games.era.components import DICE, PIECES, SEATINGS
from burgrave.kernel.state import Json
from tests.games.era.slow import Domain

START = Counter(food=3, wood=2, stone=1)
MOST = {"food": 9, "wood": 8, "stone": 7, "goods": 6}
KEEP = "keep g7"
CHANGES_NOTHING = {
    *("ready", "start player", "round begins", "rolled", "finished rolling", "revealed"),
    *("disaster strikes", "built no more", "marker turned", "demanded", "refused"),
    *("nothing to extort", "no scorched land", "game over", "solo over"),
}
KNOWN = {
    *("set up", "collected", "fed", "disaster", "resource lost", "goods lost", "removed"),
    *("scorched", "built", "paid", "dice matched"),
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
        """Book one event."""
        if kind == "set up":
            self.pieces = list(facts["pieces"])
            self.dice = Counter(peasant=3, noble=1)
        elif kind == "collected":
            self.stores.update(facts["stores"])
            self.culture += facts["culture"]
        elif kind == "fed":
            self.stores["food"] -= facts["food"]
        elif kind == "disaster":
            self.disaster += facts["steps"]
        elif kind == "resource lost":
            self.stores.subtract(facts["stores"])
        elif kind == "goods lost":
            self.stores["goods"] -= facts["number"]
        elif kind == "removed":
            self.pieces.remove(facts["place"])
        elif kind == "scorched":
            self.pieces.append(facts["place"])
        elif kind == "built":
            self.stores.subtract(facts["price"])
            self.pieces.append(facts["place"])
        elif kind == "paid":
            self.stores[facts["store"]] -= 1
        elif kind == "dice matched":
            self.dice.update(facts["change"])


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
            if event.kind == "paid" and event.facts["kept"]:
                attacker = event.facts["opponent"]
                assert isinstance(attacker, int)
                self.accounts[attacker].stores[str(event.facts["store"])] += 1
        view: dict[str, Any] = state.view(None)
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

    def _check_round(self, view: dict[str, Any]) -> None:
        moment = (view["round"], view["phase"])
        assert moment >= self.moment
        self.moment = moment
        assert sorted(view["order"]) == list(range(len(self.accounts)))
        turned = set(view["markers"]["turned"])
        assert self.turned <= turned
        assert len(turned) <= view["markers"]["all"]
        self.turned = turned


def _check_supply(view: dict[str, Any]) -> None:
    """No piece gets lost, and none comes from nowhere."""
    seating = SEATINGS[len(view["seats"])]
    standing = Counter(one["piece"] for facts in view["seats"] for one in facts["pieces"])
    for piece in PIECES:
        removed = seating.removed if piece.points else 0
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
    return [
        f"{one['piece'].replace('_', ' ')} {one['at']}"
        + (f" turn {one['turn']}" * bool(one["turn"]))
        for one in facts["pieces"]
    ]


def _check_points(facts: dict[str, Any], row: dict[str, int]) -> None:
    domain = Domain(places(facts))
    stores, dice = sum(facts["stores"].values()), sum(facts["dice"].values())
    expected = domain.points(stores, facts["culture"], dice, facts["disaster"])
    assert {source: row[source] for source in expected} == expected
    assert sorted(facts["cities"]) == sorted(domain.areas())
    assert row["total"] == facts["points"]


def _check_awards(view: dict[str, Any], scores: list[dict[str, int]]) -> None:
    areas = [max(facts["cities"], default=0) for facts in view["seats"]]
    learned = [facts["culture"] for facts in view["seats"]]
    alone = len(areas) == 1
    for seat, row in enumerate(scores):
        assert row["largest city"] == 10 * (0 < areas[seat] == max(areas))
        assert row["most culture"] == 5 * (0 < learned[seat] == max(learned) and not alone)


def watch(state: State) -> Invariants:
    """The invariants of one game, for the conformance suite."""
    return Invariants(state)
