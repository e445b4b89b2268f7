"""The levels: every one plays every game by its rules, and knows no more than its seat."""

from collections.abc import Iterator

import pytest

from burgrave import Action, Rng, Seat, State, compiled, game
from burgrave.arena.match import simulate
from burgrave.bots import Bot, bot, in_character, levels
from burgrave.bots.characters import characters_of
from burgrave.games import names
from burgrave.kernel.game import Value
from tests.bots.deciding import decisions
from tests.games.own import JUDGED, keeps_secrets, own
from tests.sparing import one_of

QUICK = {"shrewd": "shrewd-4", "masterly": "masterly-16"}
"""The same bots with less time, in which Masterly still thinks twice once."""


def everyone() -> Iterator[tuple[str, str]]:
    for name in names():
        for level in levels(game(name)):
            yield name, QUICK.get(level, level)


def fullest(name: str) -> dict[str, Value]:
    """The options with most in them."""
    return list(game(name).option_sets())[-1]


def choices(name: str, seed: int) -> Iterator[State]:
    """The states of a random game in which somebody has a choice."""
    rng = Rng(seed)
    new = game(name).new(3, **fullest(name))

    def anything(state: State, seat: int, legal: list[Action]) -> Action:
        return legal[rng.below(len(legal))]

    return (state for state, _, legal in decisions(new, rng, anything) if len(legal) > 1)


def poisoned(state: State, viewer: int, number: int) -> State:
    """Another world that this seat can't tell from the true one."""
    return state.imagine(viewer, Rng(1000 + number))


def players(name: str, level: str) -> list[Bot]:
    """The plain bot of a level, and one of each character."""
    word, _, simulations = level.partition("-")
    spelled = [in_character(word, game(name), n) for n in range(len(characters_of(game(name))))]
    if simulations:
        spelled = [f"{each}-{simulations}" for each in spelled]
    return [bot(each) for each in dict.fromkeys([level, *spelled])]


@pytest.mark.parametrize(("name", "level"), list(everyone()))
def test_hidden_facts_change_no_decision(name: str, level: str) -> None:
    who = players(name, level)
    assert len(who) == 1 if level in ("careless", "random") else len(who) >= 4
    secrets = own(name, "secrets")
    every = 7 if compiled else 40
    asked = truly = 0
    for number, state in enumerate(choices(name, seed=4)):
        if number % every == 0:
            viewer = state.actors[0]
            player = who[asked % len(who)]
            asked += 1
            found = [player.choose(Seat(viewer, state, Rng(1)), Rng(3))]
            true, rewritten = state.position(), state.position()
            secrets.rewrite(rewritten, viewer, Rng(number))
            truly += rewritten != true
            for other in (poisoned(state, viewer, number), game(name).restore(rewritten)):
                found.append(player.choose(Seat(viewer, other, Rng(1)), Rng(3)))
            assert found == [found[0]] * 3
        if number > 200:
            break
    # There was something to know, and everybody was tempted.
    assert truly >= min(len(who), asked // 2) or not keeps_secrets(name)


def unhurried(level: str) -> Bot:
    """A bot with all its time; where nothing is compiled it has to decide at once."""
    player = bot(level)
    if not compiled:
        player.late = _always
    return player


def _always() -> bool:
    return True


@pytest.mark.parametrize("every", one_of([False, True], False), ids=["fewest", "any"])
@pytest.mark.parametrize(("name", "level"), list(everyone()))
def test_whole_games_by_the_rules_with_any_number_of_players(
    name: str, level: str, every: bool
) -> None:
    counts = game(name).seats if every else game(name).seats[:2]
    if not compiled:
        counts = game(name).seats[:1]
    for players in counts:
        line_up: list[str | Bot] = [unhurried(level) for _ in range(players)]
        options = fullest(name) if players % 2 else {}
        assert simulate(name, line_up, games=1, seed=players, options=options).games == 1


@pytest.mark.parametrize(("name", "level"), list(everyone()))
def test_the_same_seed_gives_the_same_decision(name: str, level: str) -> None:
    for number, state in enumerate(choices(name, seed=9)):
        if number == 12:
            seat = Seat(state.actors[0], state, Rng(1))
            assert bot(level).choose(seat, Rng(5)) is bot(level).choose(seat, Rng(5))
            break


@pytest.mark.parametrize("level", ["shrewd", "masterly"])
@pytest.mark.parametrize("name", [name for name in names() if "masterly" in levels(game(name))])
def test_learned_bots_decide_when_it_is_late(name: str, level: str) -> None:
    looks: list[bool] = []

    def late() -> bool:
        looks.append(True)
        return len(looks) >= 2

    for state in choices(name, seed=2):
        # There are decisions that nobody has to think about.
        looks.clear()
        player = bot(level)
        player.late = late
        seat = Seat(state.actors[0], state, Rng(1))
        assert player.choose(seat, Rng(1)) in seat.legal
        assert len(looks) <= 2
        if len(looks) == 2:
            return
    pytest.fail("Nobody looked at the clock.")


@pytest.mark.parametrize("name", JUDGED)
def test_every_game_with_a_judge_has_all_four_levels(name: str) -> None:
    assert levels(game(name)) == {"careless": 1, "steady": 2, "shrewd": 3, "masterly": 4}
