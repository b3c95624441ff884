"""Who takes part: the seat plan, Rivals, Alliances between tracks and actors, the ranking."""
