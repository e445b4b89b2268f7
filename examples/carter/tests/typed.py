"""Messages about The Carter that type a number, since no data file has it."""

TYPED = {
    "the rules of a game without components": """
        option-carter-road-*-hint carter-brings-throw carter-tell-cart how-carter-robbers-about
    """,
    "the number that was thrown, by how it sounds": """
        carter-event-loaded*
    """,
    "the number of a rule": """
        carter-play-which-rule
    """,
}
"""Who may type a number, and why."""
