"""What a viewer may know, built up from public facts and the viewer's own secrets."""

from mypy_extensions import i64

from burgrave.games.era import steps
from burgrave.games.era.actions import Move
from burgrave.games.era.cities import city_areas
from burgrave.games.era.components import BUILDINGS, KINDS, PIECES, STORES
from burgrave.games.era.events import StandingPiece
from burgrave.games.era.extortion import DEMANDED
from burgrave.games.era.goods import named
from burgrave.games.era.grid import cell_name, cells_of
from burgrave.games.era.player import (
    Player,
    counts_named,
)
from burgrave.games.era.rolling import (
    dice_named,
    has_thrown_all,
    may_set,
    may_throw,
    skulls_of,
)
from burgrave.games.era.scoring import solo_rank, totals
from burgrave.games.era.setting_up import left_to_place
from burgrave.games.era.sheet import EraSide, EraView
from burgrave.games.era.state import Era
from burgrave.kernel.seats import seats_in


def question_of(b: Era, seat: i64) -> str:
    """What a seat that is asked has to decide; behind the screen only the seat itself knows."""
    if b.at != steps.ROLL:
        return b.step
    player = b.players[seat]
    if not may_throw(player):
        return "finish"
    if has_thrown_all(player):
        return "quill"
    return "monastery" if may_set(player) else "roll"


def throws_now(b: Era, viewer: int | None) -> bool:
    """Are dice of the viewer about to fall? Nobody knows that of anybody else."""
    return b.at == steps.ROLL and viewer is not None and b.players[viewer].due != 0


def asked_of(b: Era, viewer: int | None) -> list[int]:
    """Who has to decide; behind the screens all who have not finished, whatever they do there."""
    if b.at != steps.ROLL:
        return seats_in(b.asked)
    return [seat for seat in seats_in(b.rolling) if seat != viewer or not throws_now(b, viewer)]


def view(b: Era, viewer: int | None, lies_open: EraView | None = None) -> EraView:
    """Everything open, and what only this viewer knows."""
    facts = _open(b) if lies_open is None else lies_open
    return facts if viewer is None else _seen_by(b, viewer, facts)


def _seen_by(b: Era, viewer: int, lies_open: EraView) -> EraView:
    """What lies open, with what a seat is asked, and what it has behind its screen."""
    facts = lies_open.copy()
    facts["viewer"] = viewer
    if b.at == steps.ROLL:
        facts["asked"] = asked_of(b, viewer)
        facts["drawing"] = throws_now(b, viewer)
        facts["draws"] = viewer if throws_now(b, viewer) else None
    if viewer in facts["asked"]:
        facts["question"] = question_of(b, viewer)
    if b.at == steps.ROLL or b.at == steps.SET_UP:
        facts["seats"] = facts["seats"].copy()
        facts["seats"][viewer] = _seat(b, viewer, viewer, totals(b)[viewer])
    return facts


def _open(b: Era) -> EraView:
    """What everybody sees, and who only watches."""
    over = b.over
    points = totals(b)
    return {
        "game": "era",
        "options": {},
        "viewer": None,
        "round": int(b.round),
        "last_round": int(b.setting.last_round),
        "phase": steps.phase_of(b.at),
        "step": b.step,
        "question": None,
        "over": over,
        "drawing": bool(b.drawing) and b.at != steps.ROLL,
        "draws": None,
        "asked": asked_of(b, None),
        "rolling": seats_in(b.rolling) if b.at == steps.ROLL else [],
        "order": [int(b.seat_at(turn)) for turn in range(b.size)],
        "now": int(b.now()) if steps.DISASTERS <= b.at <= steps.EXTORT else None,
        "opponent": _opponent(b),
        "demanded": _demanded(b),
        "burnt": cells_named(b.burnt),
        "supply": supply_of(b),
        "markers": {
            "all": int(b.setting.markers),
            "turned": turned_of(b),
        },
        "rank": solo_rank(points[0]) if over and b.size == 1 else None,
        "seats": [_seat(b, seat, None, points[seat]) for seat in range(b.size)],
    }


def _opponent(b: Era) -> int | None:
    """Who is asked for scorched land or a resource."""
    if b.at == steps.EXTORT and b.size > 1 and b.turn < b.size:
        return int(b.opponent())
    if b.at == steps.DISASTERS and b.turn < b.size and b.other:
        return int(b.opponent())
    return None


def _demanded(b: Era) -> str | None:
    if b.at == steps.EXTORT and b.part >= DEMANDED:
        return STORES[b.part - DEMANDED]
    return None


def cells_named(fields: tuple[i64, i64, i64, i64]) -> list[str]:
    """Fields by their names, row by row."""
    return [cell_name(x, y) for x, y in cells_of(fields)]


def supply_of(b: Era) -> dict[str, int]:
    """How many pieces of each kind are left."""
    return {piece.id: int(b.supply[kind]) for kind, piece in enumerate(PIECES)}


def turned_of(b: Era) -> list[str]:
    """The kinds of buildings that turned an end marker."""
    return [PIECES[kind].id for kind in range(BUILDINGS) if b.turned >> i64(kind) & 1]


def seen_player(b: Era, seat: i64, viewer: int | None) -> Player:
    """A player with the domain that the viewer sees: behind the screens, another's keep alone."""
    return b.players[seat] if viewer == seat or b.at != steps.SET_UP else Player()


def _seat(b: Era, seat: i64, viewer: int | None, points: int) -> EraSide:
    player = b.players[seat]
    own = viewer == seat
    placing = b.at == steps.SET_UP
    pieces = seen_player(b, seat, viewer).pieces
    facts: EraSide = {
        "stores": named(player.stores),
        "culture": int(player.culture),
        "disaster": int(player.disaster),
        "pieces": [piece_facts(move) for move in pieces],
        "cities": [int(area) for area in city_areas(player)] if not placing else [],
        "dice": counts_named(player.dice),
        "rolled": {},
        "hammers": int(player.hammers),
        "swords": int(player.swords),
        "shields": int(player.shields),
        "skulls": 0,
        "points": points,
    }
    if own or b.at != steps.ROLL:
        facts["throws"] = int(player.throws)
        facts["rolled"] = dice_named(player.faces)
        facts["skulls"] = int(skulls_of(player))
    if own and b.at == steps.ROLL:
        facts["chosen"] = dice_named(player.marked)
        facts["thrown"] = counts_named(player.due)
        facts["stopped"] = bool(player.stopped)
        facts["settings"] = int(player.settings)
    if own and placing:
        facts["to_place"] = to_place(b, player)
    return facts


def to_place(b: Era, player: Player) -> dict[str, int]:
    """The start pieces that are left, by kind."""
    counts = ((PIECES[kind].id, int(left_to_place(b, player, kind))) for kind in range(KINDS))
    return {piece: n for piece, n in counts if n}


def piece_facts(move: Move) -> StandingPiece:
    """A piece that stands in a domain."""
    return {
        "piece": PIECES[move.piece].id,
        "at": cell_name(int(move.x), int(move.y)),
        "turn": int(move.turn),
    }
