"""Where games are put to the test and players against each other."""
