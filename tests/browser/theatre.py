"""Tables of Kingsburg and Era in every phase, and a house around them, for who needs just some."""

from __future__ import annotations

from tests.browser.era.staging import ERA_SCENES
from tests.browser.hosting import Host
from tests.browser.kingsburg.staging import KINGSBURG_SCENES
from tests.browser.scenes import FIRST, ME, REVISED, Stage


class Theatre:
    """A host, and where on it each scene is."""

    def __init__(self, host: Host) -> None:
        self.host = host
        with Stage(host.store) as stage:
            self.scenes = {
                scene.name: stage.scene(scene) for scene in (*KINGSBURG_SCENES, *ERA_SCENES)
            }
            self.end = stage.over("end", REVISED)
            self.lobby = stage.lobby()
            self.guests_lobby = stage.lobby(owner=False)
            me = stage.guest(*ME)
            stage.over("finished", FIRST, me)
            stage.lobby(me, owner=False)
            self.home = stage.scene(KINGSBURG_SCENES[1], me)
