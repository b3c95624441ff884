"""The tables of the database. A game table is a row that never changes and records that are only appended."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(80), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("ended", Boolean, nullable=False, default=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("title", String(160), nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("seed_known", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("host", String(32), nullable=False),
    Column("prefix", Text, nullable=False),
    Column("stream", String(32), nullable=True),  # what it is dealt by when it starts
    Column("created_ms", BigInteger, nullable=False),
    # What follows is derived from the records, or a secret that may be renewed.
    Column("watch_hash", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("updated_ms", BigInteger, nullable=False),
    Index("ix_tables_status", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("session_id", String(32), nullable=True),
    Column("invite_hash", String(64), nullable=True),
    Index("ix_seats_session_id", "session_id"),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("session_id", String(32), primary_key=True),
    Index("ix_watchers_session_id", "session_id"),
)

records = Table(
    "records",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("session_id", String(32), nullable=True),
    Column("client_id", String(64), nullable=True),
    Column("data", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    UniqueConstraint("table_id", "session_id", "client_id"),
)

# The hash of the state at the start of a round, to tell whether a later version plays the game as it was, and what such
# a version goes on from if it does not.
checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("snapshot", LargeBinary, nullable=True),
)

# Finished games as data, for versions that cannot play them again.
stories = Table(
    "stories",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("packed", LargeBinary, nullable=False),
)

# Addresses and networks that are kept out.
bans = Table(
    "bans",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("until_ms", BigInteger, nullable=False),
    Column("why", String(200), nullable=False),
)
