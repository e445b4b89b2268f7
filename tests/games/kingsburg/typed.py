"""Messages about Kingsburg that type a number, since no data file has it."""

TYPED = {
    "the shape of a game, which no data file has": """
        game-kingsburg-part-3 option-kingsburg-edition-revised-hint flag-governors flag-army-tokens
        option-kingsburg-more-buildings-hint kingsburg-amiss-needs-governors kingsburg-gift-trade
        kingsburg-gift-short-trade kingsburg-ask-reward-alchemist
        kingsburg-governor-politician-effect kingsburg-amiss-dice-most
        kingsburg-amiss-two-groups kingsburg-amiss-neutral* glossary-kingsburg-*
    """,
    "so many players, minutes, games or keys": """
        end-kingsburg-reinforcements-word kingsburg-table-court-keys
    """,
    "so many of a hundred tries": """
        kingsburg-counsel-*
    """,
    "an example of a notation": """
        kingsburg-amiss-envoy-at kingsburg-amiss-no-influence kingsburg-board-legend
    """,
    "dice, goods and pieces of a lesson's own scene, or of an example": """
        how-kingsburg-influence-about how-kingsburg-mistake-1-about
        lesson-kingsburg-court-treasurer* lesson-kingsburg-build-church-about
        lesson-kingsburg-build-most lesson-kingsburg-order-* lesson-kingsburg-taken-*
        lesson-kingsburg-sway-* lesson-kingsburg-winter-alone* lesson-kingsburg-winter-recruit-*
        lesson-kingsburg-winter-enough-right lesson-kingsburg-mistakes* lesson-kingsburg-year-idea
        lesson-kingsburg-year-play-about lesson-kingsburg-modules-* lesson-kingsburg-two-*
    """,
}
"""Who may type a number, and why."""
