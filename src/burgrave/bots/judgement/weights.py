"""The weights file of a judgement: what was learned, how it was made, and for which rules."""

import hashlib
import json
import tomllib
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any

from burgrave.bots.judgement.value import Judgement
from burgrave.kernel.component import ABOUT
from burgrave.kernel.encoder import Encoder
from burgrave.kernel.errors import BadOption
from burgrave.kernel.game import Game
from burgrave.kernel.state import canonical

FILE = "judgement.json"


def encoder_of(game: Game) -> Encoder:
    """How positions of a game become features."""
    encoder = import_module(f"{_package(game)}.encode").ENCODER
    assert isinstance(encoder, Encoder)
    return encoder


def can_learn(game: Game) -> bool:
    """Can positions of this game become features?"""
    return find_spec(f"{_package(game)}.encode") is not None


def knows(game: Game) -> bool:
    """Is there a judgement for this game?"""
    return can_learn(game) and weights_file(game).is_file()


@cache
def judgement_of(game: Game) -> Judgement:
    """The judgement of a game, from the weights that come with the package."""
    return judgement_from(game, _learned(game))


def fond_judgement(game: Game, fond: dict[str, float]) -> Judgement:
    """The judgement of somebody who thinks more of some features, by so many points.

    At the end of a game points count for everybody alike.
    """
    doc = _learned(game)
    features: dict[str, list[float]] = dict(doc["features"])
    for name, points in fond.items():
        *worths, last = features[name]
        features[name] = [*(worth + points for worth in worths), last]
    return judgement_from(game, {**doc, "features": features})


def _learned(game: Game) -> dict[str, Any]:
    if not knows(game):
        raise BadOption(f"Nobody has learned to judge {game.title} yet; steady bots play it.")
    doc: dict[str, Any] = json.loads(weights_file(game).read_text("utf-8"))
    return doc


def judgement_from(game: Game, doc: dict[str, Any]) -> Judgement:
    """The judgement of a weights document."""
    spreads = doc.get("spreads")
    return Judgement(
        encoder_of(game),
        *numbers_of(game, doc),
        None if spreads is None else [float(each) for each in spreads],
    )


def numbers_of(game: Game, doc: dict[str, Any]) -> tuple[list[list[float]], list[float]]:
    """The knots and scales of a document; a feature that it does not know counts nothing."""
    nothing = [0.0] * int(doc["knots"])
    features: dict[str, list[float]] = doc["features"]
    names = encoder_of(game).names
    knots = [[float(each) for each in features.get(name, nothing)] for name in names]
    return knots, [float(scale) for scale in doc["scales"]]


def weights_file(game: Game) -> Traversable:
    """Where the weights lie: in the game's room among the bots, or in the game's own package."""
    package = _package(game)
    room = package.replace("burgrave.games.", "burgrave.bots.")
    return files(room if find_spec(room) is not None else package) / FILE


def fingerprint(game: Game) -> str:
    """Changes with the rules, the components and the features: then weights have to be learned."""
    data = files(_package(game)) / "data"
    pages = sorted(page.name for page in data.iterdir() if page.name.endswith(".toml"))
    components = {page: _plain(tomllib.loads((data / page).read_text("utf-8"))) for page in pages}
    doc = [game.rules_version, components, encoder_of(game).names]
    return hashlib.sha256(canonical(doc).encode()).hexdigest()


def _plain(entry: object) -> object:
    """A component without what it tells about itself."""
    if isinstance(entry, dict):
        return {key: _plain(value) for key, value in entry.items() if key not in ABOUT}
    return [_plain(each) for each in entry] if isinstance(entry, list) else entry


def _package(game: Game) -> str:
    return type(game).__module__.rpartition(".")[0]
