"""Page and engine agree: a piece can be taken, and fits, exactly where the engine allows it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import msgspec
import pytest

import burgrave
from burgrave.games import prompter, rule_guide
from burgrave.games.era.actions import PLACE, Move
from burgrave.games.era.components import PIECES
from burgrave.games.era.grid import cells_of
from burgrave.kernel.rng import Rng
from burgrave.kernel.seat import Look
from burgrave.kernel.state import State
from burgrave.server.game_wire import wire_of
from tests.browser.fake_table import FAKE_SOCKET, table_info
from tests.browser.hosting import Host
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

FEW, MANY = 20, 100
BATCH = 20
# For every state the pieces that are lit, and for each the fields that carry a gold dot.
LIGHT = """
async (batch) => {
  const channel = new MessageChannel();
  const turn = () => new Promise((done) => {
    channel.port1.onmessage = done;
    channel.port2.postMessage(0);
  });
  const drawn = async () => { await turn(); await turn(); };
  const found = [];
  for (const update of batch) {
    window.told.onmessage({ data: update });
    do await drawn(); while (document.querySelector(".p-supply > *") === null);
    const cards = [...document.querySelectorAll(".p-supply .e-card.can")];
    const pieces = {};
    for (const { dataset } of cards) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      await drawn();
      document.querySelector(`.p-supply .e-card[data-piece="${dataset.piece}"]`).click();
      await drawn();
      const dots = document.querySelector(".e-land .fit").getAttribute("d");
      pieces[dataset.piece] = [...dots.matchAll(/M(\\d+) ([\\d.]+)/g)]
        .map(([, x, y]) => `${(x - 20) / 40},${(y - 16.5) / 40}`).sort();
    }
    found.push(pieces);
  }
  return found;
}
"""


def building_states(rng: random.Random) -> Iterator[tuple[State, int]]:
    """States in which somebody may build or sets up, from many games."""
    for seed in range(1000):
        dice = Rng(seed)
        state = burgrave.game("era").new(rng.choice((2, 3, 4)))
        while not state.over:
            chance = state.chance
            if chance is not None:
                state.settle(chance.sample(dice))
                continue
            seat = rng.choice(state.actors)
            legal = state.legal(seat)
            places = [a for a in legal if a.text.startswith("place")]
            if state.step == "build" or (state.step == "set up" and rng.random() < 0.1):
                yield state, seat
            state.play(seat, rng.choice(places or legal))


def update_of(state: State, seat: int, version: int) -> str:
    """What the server would tell that seat."""
    era = wire_of("era")
    look = Look(seat, state)
    view = look.view
    told = prompter("era")
    update = era.update(
        type="update",
        game="era",
        version=version,
        view=view,
        names=[f"Player {n}" for n in range(state.seats)],
        log=[],
        log_from=0,
        waiting=list(state.actors),
        legal=told.action_facts(look),
        can_undo=False,
        question=state.step,
        rule=rule_guide("era").rule_of_step(view),
        reasons=rule_guide("era").rules_of_reasons(view),
        advice=told.advice(look),
    )
    return msgspec.json.encode(update).decode()


def reach(state: State, seat: int) -> dict[str, list[str]]:
    """For each piece the fields that it could cover, as the engine has it."""
    found: dict[str, set[str]] = {}
    for move in state.legal(seat):
        assert isinstance(move, Move)
        if move.code == PLACE:
            fields = found.setdefault(PIECES[move.piece].id, set())
            fields |= {f"{x},{y}" for x, y in cells_of(move.covers)}
    return {piece: sorted(fields) for piece, fields in found.items()}


@pytest.mark.parametrize("count", [FEW, pytest.param(MANY, marks=pytest.mark.thorough)])
def test_pieces_and_fields_are_lit_exactly_as_the_engine_allows(
    host: Host, visit: Visit, count: int
) -> None:
    me = visit(host, own=True)
    me.page.add_init_script(FAKE_SOCKET)
    info = table_info().replace('"kingsburg"', '"era"').replace('{"edition":"first"}', "{}")
    me.page.route(
        "**/api/tables/agreement",
        lambda route: route.fulfill(content_type="application/json", body=info),
    )
    me.go("/t/agreement")
    me.page.wait_for_function("() => window.told !== undefined")
    states = building_states(random.Random(3))
    lights = 0
    for start in range(0, count, BATCH):
        batch, expected = [], []
        for version in range(start + 1, start + BATCH + 1):
            state, seat = next(states)
            batch.append(update_of(state, seat, version))
            expected.append(reach(state, seat))
            lights += len(expected[-1])
        for wished, shown in zip(expected, me.page.evaluate(LIGHT, batch), strict=True):
            assert shown == wished
    assert lights > count
