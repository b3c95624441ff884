"""The deal of the day and its results."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create both tables."""
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_daily_deals"),
    )
    op.create_table(
        "daily_results",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("session_id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("leader", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("vp", sa.Integer, nullable=True),
        sa.Column("margin", sa.Integer, nullable=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("day", "session_id", name="pk_daily_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_daily_results_table_id"),
    )
    op.create_index("ix_daily_results_session_id", "daily_results", ["session_id"])
    op.create_index("ix_daily_results_table_id", "daily_results", ["table_id"])
