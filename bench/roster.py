"""Who takes part: every contestant, its script, its environment and its place in the table."""

from dataclasses import dataclass

from burgrave.games import game, names

STEPPED = "Stepped from Python"
WHOLE = "Whole games inside one call"
SEARCHED = "Search"
FIGURES = "Smaller figures"
YARDSTICK = "catanatron"
SEARCH_YARDSTICK = "search catanatron"
OWN_SEARCH = "search burgrave"
KINGSBURG = "kingsburg"
"""The game that is measured most: its lines are called plainly after the house."""


@dataclass(frozen=True)
class Contestant:
    """One row of the table."""

    name: str
    about: str
    group: str
    environment: str
    script: str
    options: tuple[str, ...] = ()


def _openspiel(game: str, about: str) -> Contestant:
    name = f"openspiel {game.partition('(')[0]}"
    return Contestant(name, about, STEPPED, "openspiel", "play_openspiel", ("--game", game))


def _openspiel_whole(game: str, about: str) -> Contestant:
    name = f"openspiel {game.partition('(')[0]} whole"
    return Contestant(name, about, WHOLE, "openspiel", "playout_openspiel", ("--game", game))


def _openspiel_search(game: str, about: str, hidden: bool, most: int) -> Contestant:
    name = f"search openspiel {game.partition('(')[0]}"
    options = ("--game", game, "--most", str(most), *(("--hidden",) if hidden else ()))
    kind = "C++ IS-MCTS" if hidden else "C++ MCTS"
    return Contestant(name, f"{kind}, {about}", SEARCHED, "openspiel", "search_openspiel", options)


def _own(name: str) -> tuple[Contestant, ...]:
    """The lines of another game of ours, beside those of Kingsburg."""
    about = f"{game(name).title}, compiled, 4 seats"
    options = ("--game", name)
    return (
        Contestant(f"burgrave {name}", about, STEPPED, "compiled", "play_burgrave", options),
        Contestant(
            f"burgrave {name} pure",
            about.replace("compiled", "pure Python"),
            STEPPED,
            "pure",
            "play_burgrave",
            (*options, "--pure"),
        ),
        Contestant(f"burgrave {name} whole", about, WHOLE, "compiled", "playout_burgrave", options),
    )


def _judging(name: str) -> Contestant:
    """What a position is worth, in one of our games."""
    about = f"Burgrave compiled: {game(name).title}, a position judged"
    return Contestant(f"judging {name}", about, FIGURES, "compiled", "judging", ("--game", name))


CONTESTANTS: tuple[Contestant, ...] = (
    Contestant("burgrave", "compiled, 4 seats", STEPPED, "compiled", "play_burgrave"),
    Contestant(
        "burgrave modules",
        "compiled, revised edition with all modules, 4 seats",
        STEPPED,
        "compiled",
        "play_burgrave",
        ("--all-modules",),
    ),
    Contestant(
        "burgrave pure", "pure Python, 4 seats", STEPPED, "pure", "play_burgrave", ("--pure",)
    ),
    *(row for name in names() if name != KINGSBURG for row in _own(name)),
    Contestant("catanatron", "pure Python, 4 seats", STEPPED, "catanatron", "play_catanatron"),
    _openspiel("backgammon", "dice, 2 seats"),
    _openspiel("pig(players=4)", "dice, 4 seats"),
    _openspiel("yacht(players=4)", "dice, 4 seats"),
    _openspiel("maedn(players=4)", "dice, 4 seats"),
    _openspiel("liars_dice(numdice=5)", "dice, 2 seats (it takes no more)"),
    _openspiel("hearts", "cards, 4 seats"),
    _openspiel("spades", "cards, 4 seats"),
    _openspiel("euchre", "cards, 4 seats"),
    _openspiel("oh_hell(players=4)", "cards, 4 seats"),
    _openspiel("crazy_eights(players=4)", "cards, 4 seats"),
    _openspiel("go_fish(players=4)", "cards, 4 seats"),
    _openspiel("cribbage(players=4)", "cards, 4 seats"),
    _openspiel("hanabi(players=4)", "cards, 4 seats"),
    _openspiel("tarok(players=4)", "cards, 4 seats"),
    _openspiel("leduc_poker(players=4)", "cards, 4 seats"),
    _openspiel("skat", "cards, 3 seats"),
    _openspiel("dou_dizhu", "cards, 3 seats"),
    _openspiel("gin_rummy", "cards, 2 seats"),
    _openspiel("social_deduction(players=4)", "hidden roles, 4 seats"),
    Contestant("floor", "a game without rules, compiled", STEPPED, "floor", "play_floor"),
    Contestant("burgrave whole", "compiled, 4 seats", WHOLE, "compiled", "playout_burgrave"),
    Contestant(
        "burgrave modules whole",
        "compiled, revised edition with all modules, 4 seats",
        WHOLE,
        "compiled",
        "playout_burgrave",
        ("--all-modules",),
    ),
    _openspiel_whole("backgammon", "dice, 2 seats"),
    _openspiel_whole("pig(players=4)", "dice, 4 seats"),
    _openspiel_whole("hearts", "cards, 4 seats"),
    _openspiel_whole("crazy_eights(players=4)", "cards, 4 seats"),
    Contestant("floor whole", "a game without rules, compiled", WHOLE, "floor", "playout_floor"),
    Contestant(
        OWN_SEARCH,
        "max^n PUCT on Kingsburg, 4 seats",
        SEARCHED,
        "compiled",
        "search_burgrave",
    ),
    Contestant(
        SEARCH_YARDSTICK,
        "MCTS of ours on its game, 4 seats",
        SEARCHED,
        "catanatron",
        "search_catanatron",
    ),
    _openspiel_search("backgammon", "dice, 2 seats", hidden=False, most=40),
    _openspiel_search("yacht(players=4)", "dice, 4 seats", hidden=False, most=40),
    _openspiel_search("hearts", "cards, all of them seen, 4 seats", hidden=False, most=40),
    _openspiel_search("oh_hell(players=4)", "cards, 4 seats", hidden=True, most=20),
    Contestant("calls", "Burgrave compiled: one call", FIGURES, "compiled", "calls"),
    Contestant("calls pure", "Burgrave pure: one call", FIGURES, "pure", "calls", ("--pure",)),
    *(_judging(name) for name in names()),
    Contestant("import", "Burgrave compiled: a fresh process", FIGURES, "compiled", "imports"),
    Contestant("import pure", "Burgrave pure: a fresh process", FIGURES, "pure", "imports"),
    Contestant("draws", "drawing and indexing alone, one draw", FIGURES, "floor", "draws"),
)
