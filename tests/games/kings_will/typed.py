"""Messages about The King's Will that type a number, since no data file has it."""

TYPED = {
    "the shape of a game, which no data file has": """
        how-kings-will-act how-kings-will-wins-emblems
        kings-will-table-desk kings-will-table-emblems-about
        kings-will-table-what-emblem-text kings-will-table-what-tile-* kings-will-table-setup-will
        kings-will-table-dealt kings-will-event-wills-dealt* kings-will-amiss-dealt-*
    """,
    "so many players, minutes, games or keys": """
        *-neutral-disc *-steps-neutral *-first-game-neutral-about
    """,
    "so many of a hundred tries": """
        kings-will-counsel-*
    """,
    "dice, goods and pieces of a lesson's own scene, or of an example": """
        lesson-kings-will-tiles-* lesson-kings-will-build-emblems* lesson-kings-will-mistakes*
        lesson-kings-will-will-taxes-right lesson-kings-will-visit-disc-about
        lesson-kings-will-two-same-about lesson-kings-will-first-game-setup-about
    """,
}
"""Who may type a number, and why."""
