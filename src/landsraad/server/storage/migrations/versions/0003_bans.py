"""Addresses that are kept out."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "bans",
        sa.Column("network", sa.String(64), nullable=False),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("network", name="pk_bans"),
    )
