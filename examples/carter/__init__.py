"""The Carter: a dice game of throwing on or stopping, as an example of a game of one's own."""
