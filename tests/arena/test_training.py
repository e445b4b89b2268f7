"""Training: the same weights for the same seed, whether or not somebody interrupts."""

import json
from pathlib import Path

import pytest

from burgrave import BadOption, game
from burgrave.arena.crew import crew
from burgrave.arena.training import notes_beside, train
from burgrave.bots.judgement.weights import encoder_of, fingerprint, judgement_from

pytestmark = pytest.mark.once
KINGSBURG = game("kingsburg")


def test_an_interrupted_training_comes_to_the_same_weights(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    train(KINGSBURG, 52, 0, 3, whole, "as it was asked for")

    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(KINGSBURG, 52, 0, 3, parts, "as it was asked for", interrupt)
    assert notes_beside(parts).exists()
    assert not parts.exists()
    train(KINGSBURG, 52, 0, 3, parts, "as it was asked for")
    assert parts.read_bytes() == whole.read_bytes()
    assert not notes_beside(parts).exists()


def test_whoever_plays_the_games_the_weights_are_the_same(tmp_path: Path) -> None:
    alone, shared = tmp_path / "alone.json", tmp_path / "shared.json"
    train(KINGSBURG, 6, 6, 3, alone, "as it was asked for")
    with crew(2) as team:
        train(KINGSBURG, 6, 6, 3, shared, "as it was asked for", by=team)
    assert alone.read_bytes() == shared.read_bytes()


def test_the_file_says_how_it_was_made_and_can_be_used(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    told: list[int] = []
    train(KINGSBURG, 2, 1, 5, out, "burgrave train", told.append)
    doc = json.loads(out.read_text("utf-8"))
    assert told == [2, 3]
    assert doc["for"] == fingerprint(KINGSBURG)
    assert doc["made"]["command"] == "burgrave train"
    assert (doc["made"]["games"], doc["made"]["self-play games"]) == (2, 1)
    assert list(doc["features"]) == encoder_of(KINGSBURG).names
    state = KINGSBURG.new(3)
    assert len(judgement_from(KINGSBURG, doc).points(state)) == 3


def test_notes_of_another_training_are_refused(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    notes_beside(out).write_text(json.dumps({"training": ["other"]}), "utf-8")
    with pytest.raises(BadOption, match="another training"):
        train(KINGSBURG, 2, 0, 5, out, "")


def test_who_learns_points_alone_does_not_care_who_wins(tmp_path: Path) -> None:
    wins, points = tmp_path / "wins.json", tmp_path / "points.json"
    train(KINGSBURG, 4, 0, 3, wins, "")
    train(KINGSBURG, 4, 0, 3, points, "", points_alone=True)
    assert features_of(wins) != features_of(points)


def test_a_training_goes_on_from_other_weights_in_small_steps(tmp_path: Path) -> None:
    before, after, anew = (tmp_path / f"{name}.json" for name in ("before", "after", "anew"))
    train(KINGSBURG, 52, 0, 3, before, "the first")
    # Weights for other numbers of the components will do: that is what it is for.
    doc = json.loads(before.read_text("utf-8"))
    before.write_text(json.dumps({**doc, "for": "other numbers"}), "utf-8")
    train(KINGSBURG, 2, 1, 4, after, "the second", begin_with=before)
    train(KINGSBURG, 2, 1, 4, anew, "the second")
    told = json.loads(after.read_text("utf-8"))
    assert told["for"] == fingerprint(KINGSBURG)
    assert told["made"]["begun with"]["command"] == "the first"
    assert 0.0 < apart(after, before) < apart(anew, before) / 4


def test_an_interrupted_training_that_began_with_others_comes_to_the_same(tmp_path: Path) -> None:
    before, whole, parts = (tmp_path / f"{name}.json" for name in ("before", "whole", "parts"))
    train(KINGSBURG, 4, 0, 3, before, "")
    train(KINGSBURG, 52, 0, 4, whole, "", begin_with=before)

    def interrupt(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(KINGSBURG, 52, 0, 4, parts, "", interrupt, begin_with=before)
    with pytest.raises(BadOption, match="another training"):
        train(KINGSBURG, 52, 0, 4, parts, "")
    train(KINGSBURG, 52, 0, 4, parts, "", begin_with=before)
    assert parts.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("text", ["{", "[]", '{"game": "era"}', '{"game": "kingsburg"}'])
def test_what_is_no_weights_file_of_the_game_is_refused(tmp_path: Path, text: str) -> None:
    before = tmp_path / "before.json"
    before.write_text(text, "utf-8")
    with pytest.raises(BadOption, match="no weights file of Kingsburg"):
        train(KINGSBURG, 2, 0, 4, tmp_path / "after.json", "", begin_with=before)


def features_of(path: Path) -> dict[str, list[float]]:
    """The worths of a weights file."""
    found: dict[str, list[float]] = json.loads(path.read_text("utf-8"))["features"]
    return found


def apart(one: Path, other: Path) -> float:
    """How far two weights files are apart, in points."""
    ours, theirs = features_of(one), features_of(other)
    return sum(abs(a - b) for name in ours for a, b in zip(ours[name], theirs[name], strict=True))
