"""Tables that were laid by words instead of dealt."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the words; tables of before were dealt."""
    op.add_column("tables", sa.Column("position", sa.Text, nullable=True))
