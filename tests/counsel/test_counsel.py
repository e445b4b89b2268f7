"""Counsel: the best choices with honest numbers and reasons, from nothing but what a seat knows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from itertools import count

import pytest
from carter.game import GAME as CARTER

from burgrave import IllegalAction, Rng, Seat, State, game, names
from burgrave.bots import bot, judgement
from burgrave.cli.rules import page_of, rules_about
from burgrave.counsel import Adviser, Choice, Counsel, Reason, counsel
from burgrave.games import grounds, sheet
from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game, Value
from burgrave.locale import languages, speaker
from tests.games.own import own
from tests.rules.kingsburg import scene as burg

KINGSBURG = game("kingsburg")
FULL: dict[str, Value] = {
    "edition": "revised",
    "more_buildings": True,
    "governors": True,
    "army_tokens": True,
}
LEARNED = [each for each in map(game, names()) if judgement.knows(each)]
LONG = 600.0
"""Seconds that no test needs: tries alone decide."""


def asked(chosen: Game, options: dict[str, Value], seed: int, every: int) -> Iterator[State]:
    """Some states of a game of steady bots in which somebody has a free choice."""
    rng, steady = Rng(seed), bot("steady")
    state = chosen.new(max(chosen.seats), **options)
    number = 0
    while not state.over:
        if state.chance is not None:
            state.settle(state.chance.sample(rng))
            continue
        seat = Seat(state.actors[0], state, rng)
        if len(seat.legal) > 1:
            number += 1
            if number % every == 0:
                yield state
        state.play(seat.number, steady.choose(seat, rng))


def told(state: State, viewer: int, tries: int = 2) -> bytes:
    """All that somebody hears who asks for counsel, to the last byte and in every language."""
    seat = Seat(viewer, state, Rng(1))
    given = counsel(seat, LONG, Rng(2), tries)
    chosen = str(state.position()["game"])
    said = []
    for language in languages():
        adviser = Adviser(seat, chosen, speaker(language), [f"P{n}" for n in range(state.seats)])
        said.append(adviser.sentence(given))
        for choice in given.choices:
            said += [adviser.choice(choice), adviser.brings(choice)]
            said += [adviser.reason(reason) for reason in choice.reasons]
    return json.dumps([asdict(given), said]).encode()


@pytest.mark.parametrize("chosen", LEARNED, ids=lambda each: each.name)
def test_counsel_names_legal_choices_with_numbers_that_can_be(chosen: Game) -> None:
    for state in asked(chosen, {}, seed=4, every=40):
        seat = Seat(state.actors[0], state, Rng(1))
        given = counsel(seat, LONG, Rng(2), tries=4)
        texts = [choice.action for choice in given.choices]
        assert 1 <= len(texts) <= 3
        assert len(set(texts)) == len(texts)
        assert set(texts) <= {action.text for action in seat.legal}
        assert given.tries == 4
        for choice in given.choices:
            assert 0 <= choice.win <= 1
            assert choice.error >= 0
            assert 1 <= choice.place <= int(state.seats)
            for reason in choice.reasons:
                assert 0 <= reason.otherwise <= 100
                assert 0 < reason.percent <= 100
                assert rules_about(reason.rule, page_of(chosen.name, "en")), reason


@pytest.mark.parametrize(
    ("name", "options", "every"),
    [
        pytest.param("kingsburg", {"edition": "first"}, 90, id="kingsburg-first"),
        pytest.param("kingsburg", FULL, 90, id="kingsburg-full"),
        pytest.param("era", {}, 60, id="era"),
        pytest.param("kings-will", {}, 60, id="kings-will"),
    ],
)
def test_hidden_facts_change_no_byte_of_counsel(
    name: str, options: dict[str, Value], every: int
) -> None:
    chosen, secrets = game(name), own(name, "secrets")
    for number, state in enumerate(asked(chosen, options, seed=3, every=every)):
        viewer = state.actors[0]
        assert told(state.imagine(viewer, Rng(1000 + number)), viewer) == told(state, viewer)
        true, poisoned = state.position(), state.position()
        secrets.rewrite(poisoned, viewer, Rng(number))
        there = chosen.restore(poisoned)
        assert told(there, viewer) == told(chosen.restore(true), viewer)


def test_the_same_chance_and_tries_give_the_same_counsel() -> None:
    state = next(asked(KINGSBURG, {}, seed=8, every=20))
    viewer = state.actors[0]
    before = state.hash()
    assert told(state, viewer, 5) == told(state, viewer, 5)
    assert state.hash() == before


def test_who_is_late_at_once_still_hears_of_one_choice_and_of_how_little_is_known() -> None:
    state = next(asked(KINGSBURG, {}, seed=8, every=20))
    given = counsel(Seat(state.actors[0], state, Rng(1)), 0.0, Rng(2))
    assert [choice.error > 0.9 for choice in given.choices] == [True]
    assert given.tries == 1


@pytest.mark.parametrize("chosen", LEARNED, ids=lambda each: each.name)
def test_counsel_ends_with_the_try_in_which_its_time_ends(
    chosen: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = count()
    # Every look at the clock takes twenty milliseconds of it; a try is one look.
    monkeypatch.setattr("burgrave.counsel.asking.monotonic", lambda: next(looks) / 50)
    state = next(asked(chosen, {}, seed=8, every=20))
    given = counsel(Seat(state.actors[0], state, Rng(1)), 1.0, Rng(2))
    assert next(looks) / 50 <= 1.0 + 2 / 50
    assert 1 <= given.tries <= 50
    assert given.choices


def test_three_choices_are_three_things_and_not_three_ways_to_one() -> None:
    court = burg.scene(step="influence", Ann=burg.player(dice="4 4 2"), Bob=burg.player(dice="1"))
    given = counsel(Seat(0, court.state, Rng(1)), LONG, Rng(2), 10)
    advisors = [choice.action.split()[1] for choice in given.choices]
    assert len(advisors) == 3
    assert len(set(advisors)) == 3


def test_a_building_that_a_choice_leads_to_is_its_reason() -> None:
    province = burg.scene(
        step="build", Ann=burg.player(goods="2 gold"), Bob=burg.player(), year=1
    ).state
    given = counsel(Seat(0, province, Rng(1)), LONG, Rng(2), 20)
    statue = next(choice for choice in given.choices if choice.action == "build statue")
    assert statue.reasons[0] == Reason(
        "towards", {"kind": "built", "seat": 0, "building": "statue"}, 100, 0, "K-B.statue"
    )


def test_an_advisor_whom_somebody_else_wants_is_denied_to_them() -> None:
    court = burg.scene(
        step="influence",
        Ann=burg.player(dice="6 6 6"),
        Bob=burg.player(dice="6 6 6"),
    ).state
    given = counsel(Seat(0, court, Rng(1)), LONG, Rng(2), 20)
    king = next(choice for choice in given.choices if choice.action.startswith("influence 18"))
    denied = [reason for reason in king.reasons if reason.ground == "denies"]
    assert [reason.event for reason in denied] == [{"kind": "influenced", "seat": 1, "advisor": 18}]


def test_the_last_decisions_are_reckoned_without_the_judgement_s_own_doubt() -> None:
    *_, last = (state.copy() for state in asked(KINGSBURG, {}, seed=4, every=1))
    given = counsel(Seat(last.actors[0], last, Rng(1)), LONG, Rng(2), 8)
    early = next(asked(KINGSBURG, {}, seed=4, every=1))
    first = counsel(Seat(early.actors[0], early, Rng(1)), LONG, Rng(2), 8)
    assert all(choice.error < 0.02 for choice in given.choices)
    assert all(choice.error > 0.02 for choice in first.choices)


def test_who_is_not_asked_gets_no_counsel() -> None:
    state = next(asked(KINGSBURG, {}, seed=4, every=1))
    idle = next(seat for seat in range(state.seats) if seat not in state.actors)
    with pytest.raises(IllegalAction, match="nothing to decide"):
        counsel(Seat(idle, state, Rng(1)), LONG)


def test_a_game_that_nobody_has_learned_has_no_counsel() -> None:
    state = next(asked(CARTER, {}, seed=4, every=1))
    with pytest.raises(BadOption, match="learned to judge"):
        counsel(Seat(state.actors[0], state, Rng(1)), LONG)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", names())
def test_every_ground_has_words(name: str, language: str) -> None:
    ours, telling, say = grounds(name), sheet(name).telling, speaker(language)
    assert telling is not None
    for ground, kinds in (
        ("towards", ours.towards),
        ("denies", ours.contested),
        ("risk", ours.risks),
    ):
        for kind in kinds:
            assert kind in sheet(name).events
            assert say.has(f"{name}-counsel-{ground}-{kind.replace('_', '-')}"), kind


def counselled(*choices: Choice, alone: bool = False) -> Counsel:
    return Counsel(choices, 100, alone)


def test_the_sentence_says_what_is_best_or_that_it_makes_no_difference() -> None:
    court = burg.scene(step="influence", Ann=burg.player(dice="4 4 2"), Bob=burg.player(dice="1"))
    adviser = Adviser(Seat(0, court.state, Rng(1)), "kingsburg", speaker("en"), ["Ann", "Bob"])
    best = Choice("influence 8 with 4 4", 0.5, 0.04, 1.5, 40.0, "sure", ())
    other = replace(best, action="influence 4 with 4", win=0.4)
    assert adviser.sentence(counselled(best, other)).startswith("My counsel: ")
    assert "only one choice" in adviser.sentence(counselled(best))
    close = replace(best, sure="close")
    either = adviser.sentence(counselled(close, other))
    assert either.startswith("Influence the Treasurer with 4 + 4. Or: Influence the Merchant")
    assert either.endswith("It makes little difference.")
    assert "hardly matters" in adviser.sentence(counselled(close, replace(other, win=0.499)))
    assert counselled(best, other).evened == counselled(best, other)
    even = counselled(best, replace(other, win=0.499)).evened
    assert [choice.sure for choice in even.choices] == ["close", "close"]
    ahead = replace(other, win=1.0, points=30.0)
    alone = counselled(replace(best, win=1.0), ahead, alone=True)
    assert adviser.sentence(alone).startswith("My counsel: ")
