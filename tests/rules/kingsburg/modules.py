"""Scenes of the revised edition with one of its modules."""

from tests.rules.kingsburg.scene import Scene, scene


def with_more_buildings(**words: object) -> Scene:
    """A scene with the rows A to G."""
    return scene(edition="revised", more_buildings=True, **words)


def with_governors(**words: object) -> Scene:
    """A scene with governors."""
    return scene(edition="revised", governors=True, **words)


def with_army_tokens(**words: object) -> Scene:
    """A scene with army tokens."""
    return scene(edition="revised", army_tokens=True, **words)
