"""Sessions, tables, seats, spectators, records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
        sa.UniqueConstraint("token_hash", name="uq_sessions_token_hash"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("title", sa.String(160), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("seed_known", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("prefix", sa.Text, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("watch_hash", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("updated_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", name="fk_seats_table_id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("session_id", sa.String(32), nullable=True),
        sa.Column("invite_hash", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_session_id", "seats", ["session_id"])
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", name="fk_watchers_table_id"), nullable=False),
        sa.Column("session_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "session_id", name="pk_watchers"),
    )
    op.create_index("ix_watchers_session_id", "watchers", ["session_id"])
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", name="fk_records_table_id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("session_id", sa.String(32), nullable=True),
        sa.Column("client_id", sa.String(64), nullable=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_records"),
        sa.UniqueConstraint("table_id", "session_id", "client_id", name="uq_records_table_id"),
    )
