"""The same on Ray: two workers of a cluster on this machine, one of which is killed."""

import json
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from burgrave import Action, BadOption, Seat, Source, game
from burgrave.arena.crew import Crew, Done, Job, crew
from burgrave.arena.match import simulate
from burgrave.arena.on_ray import OnRay
from burgrave.arena.tournament import tournament
from burgrave.bots import Bot, bot

pytestmark = [pytest.mark.once, pytest.mark.filterwarnings("ignore")]
thorough = pytest.mark.thorough


@pytest.fixture(scope="module")
def ray() -> None:
    pytest.importorskip("ray", reason="Ray is not installed; `make test` installs it where it can")


@pytest.fixture(scope="module")
def cluster(ray: None) -> Iterator[OnRay]:
    with _begun() as team:
        yield team


def _begun() -> OnRay:
    """Ray gives up when its own parts take long to start, as they do beside much other work."""
    for _ in range(4):
        with suppress(BadOption):
            return OnRay("local", 2)
    pytest.skip("Ray starts no cluster here, however often it is asked to")


class Perilous:
    """A crew of whom somebody is killed at the first job."""

    def __init__(self, crew: Crew, folder: Path) -> None:
        self._crew = crew
        self.killed = folder / "killed"

    def each(self, work: Callable[[Job], Done], jobs: Iterable[Job]) -> Iterator[Done]:
        return self._crew.each(partial(_at_risk, os.getpid(), self.killed, work), jobs)


def _at_risk(boss: int, killed: Path, work: Callable[[Job], Done], job: Job) -> Done:
    if os.getpid() == boss:
        return work(job)
    try:
        killed.touch(exist_ok=False)
    except FileExistsError:
        return work(job)
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def test_a_tournament_is_the_same_to_the_byte_though_somebody_is_killed(
    cluster: OnRay, tmp_path: Path
) -> None:
    perilous = Perilous(cluster, tmp_path)
    found = []
    for team in (None, perilous):
        notes = tmp_path / str(team is None)
        played = tournament(
            *(game("kingsburg"), ["greedy", "careless"], 6, 2, 4), notes=notes, by=team
        )
        found.append((json.dumps(played.to_json()), notes.read_bytes()))
    assert perilous.killed.exists()
    assert found[0] == found[1]


class Mortal(Bot):
    """A greedy bot whose process is killed in the first game in which it is told where to die."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.greedy = bot("greedy")

    def choose(self, seat: Seat, rng: Source) -> Action:
        marker = Path(self.folder) / "killed"
        if not marker.exists():
            marker.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return self.greedy.choose(seat, rng)


@thorough
def test_the_games_of_who_dies_are_played_again(cluster: OnRay, tmp_path: Path) -> None:
    def records(*line_up: str | Bot, by: OnRay | None) -> list[str | None]:
        told: list[str | None] = []
        simulate(
            *("kingsburg", line_up, 8, 5),
            on_game=lambda played: told.append(played.record),
            records=True,
            by=by,
        )
        return told

    mortal = Mortal(str(tmp_path))
    there = records(mortal, "careless", by=cluster)
    assert (tmp_path / "killed").exists()
    # The marker is there now: nobody dies any more.
    assert there == records(mortal, "careless", by=None)


class Clumsy(Bot):
    def choose(self, seat: Seat, rng: Source) -> Action:
        raise ZeroDivisionError("between two stools")


@thorough
def test_a_mistake_is_told_as_if_it_was_made_here(cluster: OnRay) -> None:
    with pytest.raises(ZeroDivisionError, match="between two stools"):
        simulate("era", [Clumsy(), "random"], 4, by=cluster)


@thorough
@pytest.mark.usefixtures("ray")
def test_where_there_is_no_cluster_one_sentence_says_so() -> None:
    with pytest.raises(BadOption, match="no Ray cluster at"), crew(ray="127.0.0.1:9"):
        pass


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"pip install 'burgrave\[ray\]'"), crew(ray="local"):
        pass
