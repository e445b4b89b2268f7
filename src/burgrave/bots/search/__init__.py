"""Search: bots that play positions on in their minds."""
