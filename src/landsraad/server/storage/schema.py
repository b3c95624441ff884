"""The tables of the database. A game table is a row that never changes and records that are only appended."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
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
    Column("position", Text, nullable=True),  # words by which its table was laid, if it was not dealt
    Column("choosing", String(16), nullable=True),  # how its people come to their Leaders; none: as the set-up says
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

# The deal of a day, the same for everybody, and how people came out of it: the first try of each.
daily_deals = Table(
    "daily_deals",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("setup", Text, nullable=False),
    Column("seed", String(64), nullable=False),
)

daily_results = Table(
    "daily_results",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("session_id", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("name", String(80), nullable=False),
    Column("leader", String(64), nullable=False),
    Column("place", Integer, nullable=True),  # none: not finished yet
    Column("vp", Integer, nullable=True),
    Column("margin", Integer, nullable=True),
    Column("at_ms", BigInteger, nullable=False),
    Index("ix_daily_results_session_id", "session_id"),
    Index("ix_daily_results_table_id", "table_id"),
)

# An account is a session that has more keys than the one of its first browser: a recovery code, passkeys, devices.
accounts = Table(
    "accounts",
    metadata,
    Column("session_id", String(32), primary_key=True),
    Column("recovery_hash", String(64), nullable=True, unique=True),
    Column("created_ms", BigInteger, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("session_id", String(32), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Index("ix_devices_session_id", "session_id"),
)

# Codes by which a device joins: short, for minutes, for one use.
join_codes = Table(
    "join_codes",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("session_id", String(32), nullable=False),
    Column("until_ms", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", String(400), primary_key=True),
    Column("session_id", String(32), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Index("ix_passkeys_session_id", "session_id"),
)

# How every seat of a finished game came out, for histories, statistics and ratings.
results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("session_id", String(32), nullable=True),
    Column("name", String(80), nullable=False),
    Column("level", String(32), nullable=True),  # of a bot
    Column("leader", String(64), nullable=False),
    Column("host", String(32), nullable=False),
    Column("modules", String(160), nullable=False),
    Column("players", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("place", Integer, nullable=False),
    Column("vp", Integer, nullable=False),
    Column("left_by", String(16), nullable=True),  # why a bot played to the end: resigned, clock, away, asked
    Column("at_ms", BigInteger, nullable=False),
    Index("ix_results_session_id", "session_id"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("mode", String(40), primary_key=True),
    Column("session_id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# Tables that wait for players in the public lobby or in that of a club; only an index, the records of a table say it.
listings = Table(
    "listings",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("session_id", String(32), nullable=False),
    Column("club_id", String(32), nullable=True),
    Column("at_ms", BigInteger, nullable=False),
    Index("ix_listings_session_id", "session_id"),
    Index("ix_listings_club_id", "club_id"),
)

# Private clubs: who has the link is a member.
clubs = Table(
    "clubs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("host", String(32), nullable=False),
    Column("join_hash", String(64), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
)

club_members = Table(
    "club_members",
    metadata,
    Column("club_id", ForeignKey("clubs.id"), primary_key=True),
    Column("session_id", String(32), primary_key=True),
    Column("member", String(16), nullable=False),  # what others call a member by: sessions are nobody's business
    Column("joined_ms", BigInteger, nullable=False),
    Index("ix_club_members_session_id", "session_id"),
)

# What people tell the operator about one another, with the lines that it is about.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("session_id", String(32), nullable=False),
    Column("accused", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("why", String(16), nullable=False),
    Column("text", String(500), nullable=False),
    Column("lines", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("settled", Boolean, nullable=False),
    UniqueConstraint("table_id", "session_id", "accused"),
)

# Whose words somebody does not want to read.
mutes = Table(
    "mutes",
    metadata,
    Column("session_id", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True),
    Index("ix_mutes_muted", "muted"),
)

# Keys of the server itself, made when they are first needed.
server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# Browsers that are told by push when it is somebody's turn.
pushes = Table(
    "pushes",
    metadata,
    Column("endpoint_hash", String(64), primary_key=True),
    Column("session_id", String(32), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Index("ix_pushes_session_id", "session_id"),
)

# Where somebody gets mail, once the address is confirmed by a code.
mails = Table(
    "mails",
    metadata,
    Column("session_id", String(32), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("code_hash", String(64), nullable=False),
    Column("until_ms", BigInteger, nullable=False),
    Column("confirmed", Boolean, nullable=False),
)
