"""What happens in Kingsburg without a word: what its events need not tell, and why."""

DUE = "what is due follows from the rules, and the update that asks for it says it"
OWN = "what lies behind a seat's screen only its own update shows"
REACHED = "how far it has come; on it goes without a word"
UNTOLD = {
    **dict.fromkeys(("advisor", "academy", "raised", "rerolls", "battle/to_lose"), DUE),
    **dict.fromkeys(("seats/*/offer", "seats/*/choice"), OWN),
    **dict.fromkeys(("year", "season", "phase", "battle"), REACHED),
    "aided": "all at once, and each is told with what he takes; forgotten with the year",
    "builders": "forgotten with the season",
    "battle/strongest": "reckoned from the battles",
    "seats/*/used": "what lies idle or must not change; forgotten with the season",
    "seats/*/reinforcement": "an academy whose owner is asked: the answer says it",
}
"""What may change in a view though no event tells it, and why."""
PASSING = ("phase", "season", "battle", "builders", "seats/$seat/used")
"""What is told as it comes, and may have gone on before anybody is asked again."""
