"""The nouns of the game: definitions, effect vocabulary, state, decisions, events. No behaviour."""
