"""From the definitions of boxes to a ruleset, and back to data."""
