"""What happens in The Carter without a word: nothing, its events tell all."""

UNTOLD: dict[str, str] = {}
"""What may change in a view though no event tells it, and why."""
PASSING: tuple[str, ...] = ()
"""What is told as it comes, and may have gone on before anybody is asked again."""
