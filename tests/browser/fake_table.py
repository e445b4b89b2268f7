"""A table that is none: its page hears what a test wants it to hear."""

from __future__ import annotations

import msgspec

from burgrave.server.wire import CRESTS, CounselInfo, SeatInfo, TableInfo

# The page hears of the table through a socket; this one says what the test wants it to say.
FAKE_SOCKET = """
window.WebSocket = class extends EventTarget {
  static OPEN = 1;
  readyState = 1;
  constructor() { super(); window.told = this; setTimeout(() => this.onopen?.()); }
  close() {}
};
"""


def table_info() -> str:
    """A table with room for everybody."""
    seats = [
        SeatInfo(
            seat=n,
            slot=n,
            kind="person",
            name=f"Player {n}",
            crest=crest,
            ready=True,
            connected=True,
            stand_in=False,
        )
        for n, crest in enumerate(CRESTS)
    ]
    table = TableInfo(
        id="agreement",
        name="Grey Heron",
        sign=("grey", "heron"),
        game="kingsburg",
        options={"edition": "first"},
        status="running",
        owner=True,
        you=0,
        waiting=[0],
        commitment="",
        seats=seats,
        invite=None,
        spectate="/t/agreement",
        rematch=None,
        moment=None,
        began_at=None,
        result=[],
        ending=None,
        offer=None,
        counsel=CounselInfo(learned=True, agreed=[], missing=[]),
        ended=0,
        talk="all",
        lasted=0,
        touched=0,
        terms=0,
        news=[],
    )
    return msgspec.json.encode(table).decode()
