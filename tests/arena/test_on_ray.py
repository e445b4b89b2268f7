"""The same on Ray: two workers of a cluster on this machine, one of which is killed."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from burgrave import Action, BadOption, Seat, Source, game
from burgrave.arena.crew import crew
from burgrave.arena.match import simulate
from burgrave.arena.on_ray import OnRay
from burgrave.arena.tournament import tournament
from burgrave.bots import Bot, bot

pytestmark = [pytest.mark.once, pytest.mark.filterwarnings("ignore")]
# A cluster takes a quarter of a minute to start, and Ray 240 MB: `make test-all` has both.
thorough = pytest.mark.thorough


@pytest.fixture(scope="module")
def cluster() -> Iterator[OnRay]:
    pytest.importorskip("ray", reason="Ray is not installed; `make test-all` installs it")
    with OnRay("local", 2) as team:
        yield team


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


@thorough
def test_a_tournament_is_the_same_to_the_byte(cluster: OnRay, tmp_path: Path) -> None:
    found = []
    for team in (None, cluster):
        notes = tmp_path / str(team is None)
        played = tournament(
            *(game("kingsburg"), ["greedy", "careless"], 6, 2, 4), notes=notes, by=team
        )
        found.append((json.dumps(played.to_json()), notes.read_bytes()))
    assert found[0] == found[1]


class Clumsy(Bot):
    def choose(self, seat: Seat, rng: Source) -> Action:
        raise ZeroDivisionError("between two stools")


@thorough
def test_a_mistake_is_told_as_if_it_was_made_here(cluster: OnRay) -> None:
    with pytest.raises(ZeroDivisionError, match="between two stools"):
        simulate("era", [Clumsy(), "random"], 4, by=cluster)


@thorough
def test_where_there_is_no_cluster_one_sentence_says_so() -> None:
    pytest.importorskip("ray", reason="Ray is not installed; `make test-all` installs it")
    with pytest.raises(BadOption, match="no Ray cluster at"), crew(ray="127.0.0.1:9"):
        pass


def test_without_ray_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"pip install 'burgrave\[ray\]'"), crew(ray="local"):
        pass
