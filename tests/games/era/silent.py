"""What happens in Era without a word: what its events need not tell, and why."""

DUE = "what is due follows from the rules, and the update that asks for it says it"
OWN = "what lies behind a seat's screen only its own update shows"
UNTOLD = {
    **dict.fromkeys(("question", "now", "opponent", "demanded", "burnt"), DUE),
    **dict.fromkeys(("seats/*/settings", "seats/*/thrown", "seats/*/to_place"), OWN),
    "phase": "one may have nothing to tell",
    "seats/*/points": "reckoned from the whole domain, and from those of the others",
    "seats/*/cities": "reckoned from the walls",
}
"""What may change in a view though no event tells it, and why."""
PASSING = ("phase", "step")
"""What is told as it comes, and may have gone on before anybody is asked again."""
