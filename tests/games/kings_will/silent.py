"""What happens in The King's Will without a word: what its events need not tell, and why."""

DUE = "what is due follows from the rules, and the update that asks for it says it"
OWN = "what lies behind a seat's screen only its own update shows"
TURN = "the end of a turn is no event: the row slides, and somebody else is active"
FORGOTTEN = "where cards may not be looked at again, no event keeps what they were"
GOODS = ("food", "leather", "wood", "stone")
UNTOLD = {
    **dict.fromkeys(("walker", "more", "left", "order"), DUE),
    **dict.fromkeys(("tile", "row", "takers", "turns", "active", "round", "travel"), TURN),
    **dict.fromkeys(("seats/*/hand", "seats/*/put", "wills/*/card"), FORGOTTEN),
    **dict.fromkeys(("supply/peasants", "supply/settlements/hamlet"), OWN),
    **{f"seats/*/room/{good}": "reckoned from what stands in the land" for good in GOODS},
    **dict.fromkeys(("seats/*/points", "seats/*/sources"), "hidden until the end"),
    "seats/*/emblems": "reckoned from the buildings, and scored at the end",
    "seats/*/given": "forgotten when the king leaves",
    "wills/*/looking": "who decides puts the card down",
    "wills/*/lies": "the last ones come one by one, and are told together",
}
"""What may change in a view though no event tells it, and why."""
PASSING = ("tile", "takers/$row_place", "turns", "seats/$seat/given")
"""What is told as it comes, and may have gone on before anybody is asked again."""
