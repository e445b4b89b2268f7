"""A compiled build that comes while a server runs on plain modules, as `make play` begins.

Bots think in processes of their own and take it up at once; the server has it when it starts again.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import burgrave

FOLDER = "BURGRAVE_LATER"
"""Names the folder in which the compiled package will be, once that is there."""


def has_come() -> bool:
    """Is there a compiled build that this process does not run?

    From then on it is the one that new processes find: they look where their parent looks. Of this
    process's own modules none is looked for there; they have a home already.
    """
    folder = os.environ.get(FOLDER)
    if burgrave.compiled or folder is None or not Path(folder).is_dir():
        return False
    if folder not in sys.path:
        sys.path.insert(0, folder)
    return True
