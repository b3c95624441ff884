"""The verbs: what the rules do. It knows no card and no box by name."""
