"""How the greedy bot judges Kingsburg: everything is worth so many victory points."""
