"""Connections: SQLite with a write-ahead log that is synced at every commit, or PostgreSQL."""

from __future__ import annotations

from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from landsraad.server.errors import Refused

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


PATIENCE_S = 10.0
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class BadDatabase(ValueError):
    """The address of the database cannot be used; the message says what can."""


def fault_of(error: Exception) -> Refused | None:
    """Return why a statement is refused that fails by itself; None if it is the database that fails.

    Whoever names what is there already, or asks for text that no database knows, makes nobody's clock stand still.
    """
    if isinstance(error, IntegrityError):
        return Refused("busy")
    state = str(getattr(getattr(error, "orig", error), "sqlstate", None) or "")
    if isinstance(error, UnicodeError | OverflowError) or state.startswith("22"):
        return Refused("bad_request", detail="no database keeps this text or number")
    return None


def sqlite_file(engine: AsyncEngine) -> str | None:
    """Return the file of a SQLite database, None for one in memory or another kind."""
    name = engine.url.database
    return name if engine.dialect.name == "sqlite" and name not in (None, "", ":memory:") else None


def connect(address: str) -> AsyncEngine:
    """Return an engine for a database address such as ``sqlite:///file`` or ``postgresql://user@host/name``."""
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise BadDatabase("a database is named as sqlite:///FILE or postgresql://USER@HOST/NAME") from error
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise BadDatabase(f"there is no database {kind!r} here; there is sqlite and postgresql")
    url = url.set(drivername=DRIVERS[kind])
    if kind != "sqlite":
        # A database that does not answer has failed, as far as people at tables are concerned.
        patience = {"timeout": PATIENCE_S, "command_timeout": PATIENCE_S}
        return create_async_engine(url, pool_size=8, max_overflow=4, pool_pre_ping=True, connect_args=patience)
    memory = url.database in (None, "", ":memory:")
    engine = create_async_engine(url, poolclass=StaticPool) if memory else create_async_engine(url, pool_size=8)
    prepare_sqlite(engine)
    return engine


def prepare_sqlite(engine: AsyncEngine) -> None:
    """Make SQLite durable, and let SQLAlchemy say where transactions begin (savepoints need that)."""

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN")
