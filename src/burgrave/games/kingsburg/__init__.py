"""Kingsburg: first edition, and revised edition with modules 1 to 3."""
