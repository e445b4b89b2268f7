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
