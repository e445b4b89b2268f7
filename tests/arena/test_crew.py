"""Crews: whoever works, the outcome is the same; who dies at work is replaced."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from burgrave import BadOption
from burgrave.arena.crew import Alone, Crew, Processes, crew

pytestmark = pytest.mark.once


def fall(job: tuple[str, int]) -> int:
    """Work in which somebody is killed once: whoever first comes to the fifth job."""
    folder, number = job
    marker = Path(folder) / "killed"
    if number == 5 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def fall_always(job: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return job


def test_who_dies_is_replaced_and_nothing_is_missing(tmp_path: Path) -> None:
    with Processes(2) as team:
        found = list(team.each(fall, [(str(tmp_path), number) for number in range(12)]))
    assert (tmp_path / "killed").exists()
    assert found == [number * number for number in range(12)]


def test_work_that_kills_everybody_is_given_up() -> None:
    with Processes(2) as team, pytest.raises(BadOption, match="workers died one after the other"):
        list(team.each(fall_always, range(4)))


def square(number: int) -> int:
    return number * number


@pytest.mark.parametrize("team", [Alone(), Processes(2)])
def test_jobs_are_taken_only_as_they_are_needed(team: Crew) -> None:
    taken = []

    def jobs() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    results = team.each(square, jobs())
    assert [next(results) for _ in range(3)] == [0, 1, 4]
    results.close()  # type: ignore[attr-defined]
    assert len(taken) < 12


def test_a_single_job_is_done_here() -> None:
    with Processes(2) as team:
        assert list(team.each(lambda number: number + 1, [1])) == [2]


def test_nobody_is_no_crew() -> None:
    with pytest.raises(BadOption, match="at least one process"), crew(0):
        pass
