"""Messages about Era that type a number, since no data file has it."""

TYPED = {
    "the shape of a game, which no data file has": """
        era-table-city era-table-two-or-more era-table-what-die era-spot era-tell-fits
        era-brings-risk era-piece-wall-*
    """,
    "chosen by the number of the data": """
        era-table-what-phase-1
    """,
    "so many players, minutes, games or keys": """
        era-table-your-place era-table-luck-told
    """,
    "so many of a hundred tries": """
        era-counsel-*
    """,
    "an example of a notation": """
        era-amiss-piece-written
    """,
    "dice, goods and pieces of a lesson's own scene, or of an example": """
        lesson-era-dice-eat* lesson-era-roll-mark lesson-era-build-farm lesson-era-walls-*
        lesson-era-skulls-bandits* lesson-era-alone-sword-right
    """,
}
"""Who may type a number, and why."""
