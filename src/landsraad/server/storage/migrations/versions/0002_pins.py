"""Checkpoints of running games, stories of finished ones."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def table_id(owner: str) -> sa.Column[str]:
    """Return the column that names the table a row belongs to."""
    key = sa.ForeignKey("tables.id", name=f"fk_{owner}_table_id")
    return sa.Column("table_id", sa.String(32), key, nullable=False)


def upgrade() -> None:
    """Create the two tables."""
    op.create_table(
        "checkpoints",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", name="fk_checkpoints_table_id"), nullable=False
        ),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_checkpoints"),
    )
    op.create_table(
        "stories",
        table_id("stories"),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_stories"),
    )
