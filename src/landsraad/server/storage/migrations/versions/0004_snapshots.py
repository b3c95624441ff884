"""Snapshots of running games, from which a later version may go on, and the random stream a table is dealt by."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add both; tables of before have none noted."""
    op.add_column("checkpoints", sa.Column("snapshot", sa.LargeBinary, nullable=True))
    op.add_column("tables", sa.Column("stream", sa.String(32), nullable=True))
