"""Accounts with their keys, results of finished games, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "accounts",
        sa.Column("session_id", sa.String(32), nullable=False),
        sa.Column("recovery_hash", sa.String(64), nullable=True),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("session_id", name="pk_accounts"),
        sa.UniqueConstraint("recovery_hash", name="uq_accounts_recovery_hash"),
    )
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("session_id", sa.String(32), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_devices"),
    )
    op.create_index("ix_devices_session_id", "devices", ["session_id"])
    op.create_table(
        "join_codes",
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("session_id", sa.String(32), nullable=False),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="pk_join_codes"),
    )
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.String(400), nullable=False),
        sa.Column("session_id", sa.String(32), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("credential", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_session_id", "passkeys", ["session_id"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("session_id", sa.String(32), nullable=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("level", sa.String(32), nullable=True),
        sa.Column("leader", sa.String(64), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("modules", sa.String(160), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("vp", sa.Integer, nullable=False),
        sa.Column("left_by", sa.String(16), nullable=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
    )
    op.create_index("ix_results_session_id", "results", ["session_id"])
    op.create_table(
        "ratings",
        sa.Column("mode", sa.String(40), nullable=False),
        sa.Column("session_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("mode", "session_id", name="pk_ratings"),
    )
