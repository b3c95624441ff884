"""The lobby, clubs, reports, mutes, notices by push and mail, and tables whose people choose their Leaders."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create the tables."""
    op.add_column("tables", sa.Column("choosing", sa.String(16), nullable=True))
    op.create_table(
        "listings",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("session_id", sa.String(32), nullable=False),
        sa.Column("club_id", sa.String(32), nullable=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_listings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_listings_table_id"),
    )
    op.create_index("ix_listings_session_id", "listings", ["session_id"])
    op.create_index("ix_listings_club_id", "listings", ["club_id"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("join_hash", sa.String(64), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
    )
    op.create_table(
        "club_members",
        sa.Column("club_id", sa.String(32), nullable=False),
        sa.Column("session_id", sa.String(32), nullable=False),
        sa.Column("member", sa.String(16), nullable=False),
        sa.Column("joined_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("club_id", "session_id", name="pk_club_members"),
        sa.ForeignKeyConstraint(["club_id"], ["clubs.id"], name="fk_club_members_club_id"),
    )
    op.create_index("ix_club_members_session_id", "club_members", ["session_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("session_id", sa.String(32), nullable=False),
        sa.Column("accused", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.UniqueConstraint("table_id", "session_id", "accused", name="uq_reports_table_id"),
    )
    op.create_table(
        "mutes",
        sa.Column("session_id", sa.String(32), nullable=False),
        sa.Column("muted", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("session_id", "muted", name="pk_mutes"),
    )
    op.create_index("ix_mutes_muted", "mutes", ["muted"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_keys"),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint_hash", sa.String(64), nullable=False),
        sa.Column("session_id", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("endpoint_hash", name="pk_pushes"),
    )
    op.create_index("ix_pushes_session_id", "pushes", ["session_id"])
    op.create_table(
        "mails",
        sa.Column("session_id", sa.String(32), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("session_id", name="pk_mails"),
    )
