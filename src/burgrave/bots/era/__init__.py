"""How the greedy bot judges Era."""
