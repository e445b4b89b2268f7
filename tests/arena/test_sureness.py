"""Sureness: the scales of a judgement follow the games, and its worths stay as they are."""

import json
from pathlib import Path

import pytest

from burgrave import BadOption, Rng, game
from burgrave.arena import sureness
from burgrave.arena.crew import crew
from burgrave.arena.sureness import Found, fit_scales
from burgrave.bots.judgement import judgement_of
from burgrave.bots.judgement.value import split
from burgrave.bots.judgement.weights import weights_file

pytestmark = pytest.mark.once
KINGSBURG = game("kingsburg")


def shipped(tmp_path: Path) -> Path:
    path = tmp_path / "shipped.json"
    path.write_text(weights_file(KINGSBURG).read_text("utf-8"), "utf-8")
    return path


def leads_that_melt(scale: float, number: int, seats: int = 3) -> list[Found]:
    """Games in which a lead is worth what a scale says."""
    rng = Rng(4)
    found: list[Found] = []
    for _ in range(number):
        expected = [float(rng.below(30)) for _ in range(seats)]
        drawn, winner = rng.below(10000) / 10000, 0
        for seat, chance in enumerate(split(expected, scale)):
            drawn -= chance
            if drawn < 0:
                winner = seat
                break
        found.append((expected, [float(seat == winner) for seat in range(seats)]))
    return found


@pytest.mark.parametrize("true", [3.0, 9.0])
def test_the_scale_is_found_that_the_games_were_played_with(true: float) -> None:
    assert sureness._scale(leads_that_melt(true, 4000), 6.0) == pytest.approx(true, rel=0.08)


def test_times_and_numbers_of_seats_are_told_apart() -> None:
    known = judgement_of(KINGSBURG)
    true = {(2, 4): 6.0, (2, 10): 3.0, (3, 4): 4.0, (3, 10): 2.0}
    leads = [
        (clock, *lead)
        for (seats, clock), scale in true.items()
        for lead in leads_that_melt(scale, 1500, seats)
    ]
    scales, spreads = sureness._fitted(leads, known)
    for (seats, clock), scale in true.items():
        assert scales[clock] * spreads[seats] == pytest.approx(scale, rel=0.12)
    # Of others nobody told anything.
    assert (scales[5], spreads[4]) == (known.scales[5], known.spreads[4])


def test_a_time_of_which_few_games_tell_keeps_its_scale() -> None:
    assert sureness._scale(leads_that_melt(3.0, 399), 6.0) == 6.0


def test_scales_change_and_worths_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sureness, "_FEW", 10)
    before, out = shipped(tmp_path), tmp_path / "out.json"
    told: list[int] = []
    fit_scales(KINGSBURG, before, 30, 2, 3, out, "as it was asked for", told.append)
    old, new = (json.loads(path.read_text("utf-8")) for path in (before, out))
    assert told == [10, 20, 30, 32]
    assert new["features"] == old["features"]
    assert new["scales"] != old["scales"]
    assert new["spreads"] != old.get("spreads")
    assert list(new)[-1] == "features"
    assert new["made"]["scales"]["command"] == "as it was asked for"
    assert new["made"]["command"] == old["made"]["command"]
    again = tmp_path / "again.json"
    with crew(2) as team:
        fit_scales(KINGSBURG, before, 30, 2, 3, again, "as it was asked for", by=team)
    assert again.read_bytes() == out.read_bytes()


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"for": 1, "made": 2}'])
def test_what_is_no_weights_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "other.json"
    path.write_text(text, "utf-8")
    with pytest.raises(BadOption, match="weights"):
        fit_scales(KINGSBURG, path, 1, 0, 1, tmp_path / "out.json", "")


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="no weights file of Era"):
        fit_scales(game("era"), shipped(tmp_path), 1, 0, 1, tmp_path / "out.json", "")
    assert not (tmp_path / "out.json").exists()


def test_weights_for_other_rules_are_refused(tmp_path: Path) -> None:
    path = shipped(tmp_path)
    doc = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**doc, "for": "other numbers"}), "utf-8")
    with pytest.raises(BadOption, match="other rules than those of Kingsburg"):
        fit_scales(KINGSBURG, path, 1, 0, 1, tmp_path / "out.json", "")
