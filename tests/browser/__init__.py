"""The table in a real browser against the real server."""
