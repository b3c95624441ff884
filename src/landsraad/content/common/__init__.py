"""What several boxes print alike lives here once; a host takes what it has."""
