"""Page and engine agree: what the chosen dice light up is what the engine allows."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

import burgrave
from burgrave.games import prompter, rule_guide
from burgrave.kernel.rng import Rng
from burgrave.kernel.seat import Look
from burgrave.kernel.state import State
from burgrave.server.game_wire import wire_of
from tests.browser.fake_table import FAKE_SOCKET, table_info
from tests.browser.hosting import Host
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

STATES = 2000
SELECTIONS = 3
BATCH = 100
INFLUENCE = re.compile(
    r"influence (private )?(\d+) with ([\d ]*?)(?: ?\+ ([\d ]+?))?( token)?( market)?"
)

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
    do await drawn(); while (document.querySelector(".k-adv") === null);
    lit.push([]);
    for (const selection of selections) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      await drawn();
      for (const die of selection) document.querySelector(`[data-die="${die}"]`).click();
      await drawn();
      const places = [...document.querySelectorAll(".k-adv.reach")];
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
    kingsburg = wire_of("kingsburg")
    look = Look(seat, state)
    view = look.view
    facts = prompter("kingsburg").action_facts(look)
    update = kingsburg.update(
        type="update",
        game="kingsburg",
        version=version,
        view=view,
        names=[f"Player {n}" for n in range(state.seats)],
        log=[],
        log_from=0,
        waiting=list(state.actors),
        legal=facts,
        can_undo=False,
        question=state.step,
        rule=rule_guide("kingsburg").rule_of_step(view),
        reasons=rule_guide("kingsburg").rules_of_reasons(view),
        advice=None,
    )
    return msgspec.json.encode(update).decode()


@dataclass
class Asked:
    """A seat that may influence, dice that it chooses, and what the engine allows with them."""

    state: State
    seat: int
    own: list[int]
    bonus: list[int]
    selections: list[list[str]]
    reached: list[list[int]]
    texts: list[str]


def questions(part: int) -> Iterator[Asked]:
    """Random states with random dice chosen."""
    rng = random.Random(part)
    for state, seat in random_states(rng, part):
        texts = [action.text for action in state.legal(seat)]
        ways = [Way(text) for text in texts if text.startswith("influence")]
        side: Any = state.view(seat)["seats"]
        own, bonus = side[seat]["own"], side[seat]["bonus"]
        dice = [(f"own{n}", face) for n, face in enumerate(own)]
        dice += [(f"bonus{n}", face) for n, face in enumerate(bonus)]
        asked = Asked(state, seat, list(own), list(bonus), [], [], texts)
        for number in range(SELECTIONS):
            # One time all dice are open; at others any of them are chosen, mostly few.
            size = 0 if number == 0 else min(rng.choice((1, 1, 2, 2, 3, 4, 5)), len(dice))
            chosen = rng.sample(dice, size)
            mine = sorted(face for key, face in chosen if key.startswith("own"))
            white = sorted(face for key, face in chosen if key.startswith("bonus"))
            fits = [w for w in ways if not chosen or (w.own == mine and w.bonus == white)]
            asked.selections.append([key for key, _ in chosen])
            asked.reached.append(sorted({way.place for way in fits}))
        yield asked


def lights(asked: list[Asked]) -> int:
    """How many there were in all."""
    return sum(len(places) for each in asked for places in each.reached)


def node() -> str:
    """What runs the client's own modules."""
    folders = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    found = shutil.which("node", path=folders)
    assert found is not None, "the client was built here, and there is no node"
    return found


# The client's own reading of the legal actions, without a page around it.
LIT = """
import { readFileSync } from "node:fs";
const { facesOf, litPlaces, trayDice } = await import(process.argv[1]);
const lit = JSON.parse(readFileSync(0, "utf8")).map(({ legal, own, bonus, selections }) => {
  const dice = trayDice(own, bonus);
  return selections.map((keys) =>
    [...litPlaces(legal, facesOf(dice, new Set(keys))).keys()].sort((a, b) => a - b));
});
console.log(JSON.stringify(lit));
"""
CHOOSING = Path(__file__).parents[3] / "web" / "src" / "kingsburg" / "choosing.ts"


def test_the_client_reads_from_the_legal_actions_what_the_engine_allows() -> None:
    asked, told = [], []
    facts = prompter("kingsburg").action_facts
    # Each state goes on: what is told of it is told before the next one is asked for.
    for each in islice(questions(0), STATES):
        legal = facts(Look(each.seat, each.state))
        known = {"legal": legal, "own": each.own, "bonus": each.bonus}
        told.append({**known, "selections": each.selections})
        asked.append(each)
    ended = subprocess.run(
        [node(), "--input-type=module", "-e", LIT, CHOOSING.as_uri()],
        input=msgspec.json.encode(told),
        capture_output=True,
    )
    assert ended.returncode == 0, ended.stderr.decode()
    for each, lit in zip(asked, json.loads(ended.stdout), strict=True):
        assert lit == each.reached, f"{each.selections} of {each.own} + {each.bonus}: {each.texts}"
    assert lights(asked) > STATES
    texts = " ".join(text for each in asked for text in each.texts)
    assert all(word in texts for word in ("token", "market", "private", "+"))


@pytest.mark.parametrize(
    ("part", "states"),
    [(1, BATCH), *(pytest.param(p, 500, marks=pytest.mark.thorough) for p in range(4))],
)
def test_chosen_dice_light_exactly_the_advisors_that_the_engine_allows(
    host: Host, visit: Visit, part: int, states: int
) -> None:
    me = visit(host, own=True)
    me.page.add_init_script(FAKE_SOCKET)
    me.page.route(
        "**/api/tables/agreement",
        lambda route: route.fulfill(content_type="application/json", body=table_info()),
    )
    me.go("/t/agreement")
    me.page.wait_for_function("() => window.told !== undefined")
    asked: list[Asked] = []
    found = questions(part)
    for start in range(0, states, BATCH):
        batch = []
        for version in range(start + 1, start + BATCH + 1):
            each = next(found)
            update = update_of(each.state, each.seat, version)
            batch.append({"update": update, "selections": each.selections})
            asked.append(each)
        lit = me.page.evaluate(LIGHT, batch)
        for told, each, shown in zip(batch, asked[start:], lit, strict=True):
            assert shown == each.reached, f"{told['selections']} in {told['update']}"
    assert lights(asked) > states
