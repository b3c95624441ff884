"""The typed errors a user of the library can meet. Each says what was wrong and what is allowed."""


class LandsraadError(Exception):
    """Base of all errors raised on purpose by this library."""


class SetupError(LandsraadError):
    """A game cannot be set up this way."""


class IllegalAction(LandsraadError):
    """The action is not among the legal ones now; the game is unchanged."""


class UndoRefused(LandsraadError):
    """There is nothing to take back freely: hidden information was revealed or another seat acted."""


class NoHistory(LandsraadError):
    """A determinised copy has no history: it cannot be saved or undone."""


class PositionError(LandsraadError):
    """A word of a position does not fit the game: an unknown name, a number out of range, a piece that is not there."""


class SaveError(LandsraadError):
    """A saved game is damaged, from another version, or does not replay to its digest."""


class ContentError(LandsraadError):
    """A box of cards contradicts itself (doubled id, unknown name, impossible effect)."""
