"""Updates: a game as one viewer sees it, with what is new in the log."""

from __future__ import annotations

from typing import Any

from burgrave.games import prompter, rule_guide
from burgrave.kernel.seat import Look
from burgrave.kernel.state import State, View
from burgrave.kernel.table import Table
from burgrave.server.game_wire import AnyUpdate, wire_of
from burgrave.server.laid_open import laid_open
from burgrave.server.rows import TableRow
from burgrave.server.telling import Lines, ViewerLog


def update_of(
    row: TableRow, table: Table, lines: Lines, own: ViewerLog, look: Look, since: int | None
) -> AnyUpdate:
    """The game as a viewer sees it, with the log from where the viewer's version ends."""
    our, facts = wire_of(row.game), prompter(row.game)
    log_from = own.log_from(since)
    viewer, ended = look.viewer, row.ending != ""
    view = laid_open(table.state, viewer) if ended else look.view

    return our.update(
        type="update",
        game=our.name,
        version=own.version,
        names=[player.name for player in table.players],
        log=own.lines(log_from, lines),
        log_from=log_from,
        can_undo=viewer is not None and not ended and table.can_undo(viewer),
        legal=[] if ended else facts.action_facts(look),
        **(scene(row.game, table.state, look, view) | (_QUIET if ended else {})),
    )


def scene(game: str, state: State, look: Look, view: View) -> dict[str, Any]:
    """How things stand at a table, whether somebody plays there or looks back at it."""
    guide = rule_guide(game)
    return {
        "waiting": list(state.actors),
        "question": state.step,
        "rule": guide.rule_of_step(view),
        "reasons": guide.rules_of_reasons(view),
        "view": view,
        "advice": prompter(game).advice(look),
    }


_QUIET: dict[str, Any] = {"waiting": [], "advice": None}
"""What nobody needs any more who was stopped in the middle."""
