"""Where tables are kept: an append-only log of records a table, in SQLite or PostgreSQL."""
