"""The Carter in a browser."""
