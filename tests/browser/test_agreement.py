"""Page and engine agree: what the chosen dice light up is what the engine allows."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

import msgspec
import pytest

import burgrave
from burgrave.games import prompter
from burgrave.kernel.rng import Rng
from burgrave.kernel.state import State
from burgrave.server.boards import board
from burgrave.server.wire import CRESTS, SeatInfo, TableInfo
from tests.browser.hosting import Host
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

STATES = 2000
SLICES = 4
SELECTIONS = 3
BATCH = 100
INFLUENCE = re.compile(
    r"influence (private )?(\d+) with ([\d ]*?)(?: ?\+ ([\d ]+?))?( token)?( market)?"
)

# The page hears of the table through a socket; this one says what the test wants it to say.
FAKE_SOCKET = """
window.WebSocket = class extends EventTarget {
  static OPEN = 1;
  readyState = 1;
  constructor() { super(); window.told = this; setTimeout(() => this.onopen?.()); }
  close() {}
};
"""
LIGHT = """
async (batch) => {
  const channel = new MessageChannel();
  const turn = () => new Promise((done) => {
    channel.port1.onmessage = done;
    channel.port2.postMessage(0);
  });
  const drawn = async () => { await turn(); await turn(); };
  // What is lit is told by the marks alone: nobody looks, so nothing has to be painted.
  document.body.style.display = "none";
  const lit = [];
  for (const { update, selections } of batch) {
    window.told.onmessage({ data: update });
    do await drawn(); while (document.querySelector(".adv") === null);
    lit.push([]);
    for (const selection of selections) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      await drawn();
      for (const die of selection) document.querySelector(`[data-die="${die}"]`).click();
      await drawn();
      const places = [...document.querySelectorAll(".adv.reach")];
      lit.at(-1).push(places.map((card) => Number(card.dataset.place)).sort((a, b) => a - b));
    }
  }
  return lit;
}
"""


class Way:
    """A way to influence, read from the engine's own notation."""

    def __init__(self, text: str) -> None:
        match = INFLUENCE.fullmatch(text)
        assert match is not None, text
        private, place, own, bonus, token, market = match.groups()
        self.place = int(place) if private is None else {"5": 19, "10": 20}[place]
        self.own = sorted(map(int, own.split()))
        self.bonus = sorted(map(int, (bonus or "").split()))
        self.helped = bool(token or market)


def random_states(rng: random.Random, seed: int) -> Iterator[tuple[State, int]]:
    """States in which a seat may influence, from random games of all kinds."""
    game = burgrave.game("kingsburg")
    dice = Rng(seed)
    kinds = list(game.option_sets())
    rng.shuffle(kinds)
    for options in cycle(kinds):
        state = game.new(players=rng.choice(game.seats), **options)
        while not state.over:
            chance = state.chance
            if chance is not None:
                state.settle(chance.sample(dice))
                continue
            seat = rng.choice(state.actors)
            legal = state.legal(seat)
            if state.step == "influence" and rng.random() < 0.2:
                yield state, seat
            # Builders and hoarders of tokens come to use Market, tokens and envoy.
            liked = [a for a in legal if re.match("build (?!nothing)|raise", a.text)]
            state.play(seat, rng.choice(liked or legal))


def update_of(state: State, seat: int, version: int) -> str:
    """What the server would tell that seat."""
    kingsburg = board("kingsburg")
    view: dict[str, Any] = state.view(seat)
    facts = prompter("kingsburg").action_facts(view, state.legal(seat))
    update = kingsburg.update(
        type="update",
        game="kingsburg",
        version=version,
        view=view,
        names=[f"Player {n}" for n in range(state.seats)],
        log=[],
        log_from=0,
        waiting=list(state.actors),
        legal=kingsburg.legal(facts),
        can_undo=False,
        question=state.step,
        advice=None,
    )
    return msgspec.json.encode(update).decode()


def table_info() -> str:
    """A table with room for everybody."""
    seats = [
        SeatInfo(
            seat=n,
            kind="person",
            name=f"Player {n}",
            crest=crest,
            ready=True,
            connected=True,
            stand_in=False,
        )
        for n, crest in enumerate(CRESTS)
    ]
    table = TableInfo(
        id="agreement",
        name="Grey Heron",
        sign=("grey", "heron"),
        game="kingsburg",
        options={"edition": "first"},
        status="running",
        owner=True,
        you=0,
        waiting=[0],
        commitment="",
        seats=seats,
        spectate="/t/agreement",
        rematch=None,
        moment=None,
        result=[],
        touched=0,
    )
    return msgspec.json.encode(table).decode()


@pytest.mark.parametrize("part", range(SLICES))
def test_chosen_dice_light_exactly_the_advisors_that_the_engine_allows(
    host: Host, visit: Visit, part: int
) -> None:
    rng = random.Random(part)
    me = visit(host)
    me.page.add_init_script(FAKE_SOCKET)
    me.page.route(
        "**/api/tables/agreement",
        lambda route: route.fulfill(content_type="application/json", body=table_info()),
    )
    me.go("/t/agreement")
    me.page.wait_for_function("() => window.told !== undefined")
    seen: set[str] = set()
    lights = 0
    states = random_states(rng, part)
    for start in range(0, STATES // SLICES, BATCH):
        batch, expected = [], []
        for version in range(start + 1, start + BATCH + 1):
            state, seat = next(states)
            texts = [action.text for action in state.legal(seat)]
            ways = [Way(text) for text in texts if text.startswith("influence")]
            side: Any = state.view(seat)["seats"]
            own, bonus = side[seat]["own"], side[seat]["bonus"]
            dice = [(f"own{n}", face) for n, face in enumerate(own)]
            dice += [(f"bonus{n}", face) for n, face in enumerate(bonus)]
            selections, reached = [], []
            for number in range(SELECTIONS):
                # One time all dice are open; at others any of them are chosen, mostly few.
                size = 0 if number == 0 else min(rng.choice((1, 1, 2, 2, 3, 4, 5)), len(dice))
                chosen = rng.sample(dice, size)
                mine = sorted(face for key, face in chosen if key.startswith("own"))
                white = sorted(face for key, face in chosen if key.startswith("bonus"))
                fits = [w for w in ways if not chosen or (w.own == mine and w.bonus == white)]
                selections.append([key for key, _ in chosen])
                reached.append(sorted({way.place for way in fits}))
                lights += len(reached[-1])
            for text in texts:
                seen.update(re.findall("token|market|private|\\+", text))
            update = update_of(state, seat, version)
            batch.append({"update": update, "selections": selections})
            expected.append(reached)
        lit = me.page.evaluate(LIGHT, batch)
        for told, wished, shown in zip(batch, expected, lit, strict=True):
            assert shown == wished, f"{told['selections']} in {told['update']}"
    assert lights > STATES // SLICES
    assert seen == {"token", "market", "private", "+"}
