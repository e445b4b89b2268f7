"""Everything that can be wrong with what a person or a program hands in."""


class BurgraveError(Exception):
    """The root of all errors that one clear sentence can explain."""


class IllegalAction(BurgraveError):
    """A decision or an outcome that the rules do not allow now; the state is unchanged."""


class BadOption(BurgraveError):
    """An unknown game, option or player count."""


class BadPosition(BurgraveError):
    """A position document that does not describe a state of the game."""


class BadRecord(BurgraveError):
    """A record that is broken, edited or of another rules version."""


class BadNotation(BurgraveError):
    """A text that names no action or outcome."""
