"""How many places an observation keeps for what boxes bring, those to come included. Compiled.

Counted over all boxes of the family, with room to spare: 46 spaces, 38 Conflicts, 28 contracts, 19 posts, 18 Tech
tiles, 5 Reserve stacks, six seats and two Rivals. A later box fills places and moves none.
"""

from typing import Final

SEATS: Final = 6
RIVALS: Final = 2
ACTORS: Final = 8  # seats first, then Rivals, wherever an actor has a place
TURN: Final = 32
KINDS: Final = 96  # of decisions
OPERATIONS: Final = 192
TRACKS: Final = 8  # of Influence
SPACES: Final = 48
CONFLICTS: Final = 48
POSTS: Final = 24
CONTRACTS: Final = 32
OBJECTIVES: Final = 16
TILES: Final = 24
STACKS: Final = 4
RESERVES: Final = 8
DECKS: Final = 8
ACTOR: Final = 32  # numbers of an actor
ARROWS: Final = 3  # Agents of a Commander
UNIT_KINDS: Final = 4
UNIT: Final = 4  # numbers of a kind of unit
TRADE: Final = 6  # numbers of a trade
