"""What the greedy bot knows about The King's Will."""
