"""Tests of the programs in `examples/`, and of the pages that lead through them."""
