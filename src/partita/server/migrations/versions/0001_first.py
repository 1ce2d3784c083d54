"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "identities",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("recovery", sa.String(length=64), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_identities")),
        sa.UniqueConstraint("recovery", name=op.f("uq_identities_recovery")),
    )
    op.create_index(op.f("ix_identities_seen"), "identities", ["seen"], unique=False)
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("deed", sa.JSON(), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("rematch", sa.String(length=16), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=20), nullable=False),
        sa.Column("awaits", sa.String(length=20), nullable=True),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index("ix_matches_awaits", "matches", ["status", "awaits", "touched"], unique=False)
    op.create_index("ix_matches_deadline", "matches", ["deadline"], unique=False)
    op.create_index("ix_matches_listed", "matches", ["listed", "status", "opened"], unique=False)
    op.create_table(
        "service",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("served", sa.BigInteger(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_service")),
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("identity", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("message", sa.String(length=40), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name=op.f("fk_chat_identity"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_chat_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_chat")),
    )
    op.create_index(op.f("ix_chat_identity"), "chat", ["identity"], unique=False)
    op.create_table(
        "entries",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("message", sa.String(length=40), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("served", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_entries_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "version", name=op.f("pk_entries")),
    )
    op.create_index("ix_entries_message", "entries", ["match", "message"], unique=False)
    op.create_table(
        "mutes",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("identity", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name=op.f("fk_mutes_identity"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_mutes_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "identity", "seat", name=op.f("pk_mutes")),
    )
    op.create_index(op.f("ix_mutes_identity"), "mutes", ["identity"], unique=False)
    op.create_table(
        "seats",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("identity", sa.String(length=16), nullable=True),
        sa.Column("kept_for", sa.String(length=16), nullable=True),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name=op.f("fk_seats_identity"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["kept_for"], ["identities.id"], name=op.f("fk_seats_kept_for"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_seats_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_identity"), "seats", ["identity"], unique=False)
    op.create_index(op.f("ix_seats_kept_for"), "seats", ["kept_for"], unique=False)
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("identity", sa.String(length=16), nullable=False),
        sa.Column("label", sa.String(length=80), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["identity"], ["identities.id"], name=op.f("fk_tokens_identity"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tokens")),
        sa.UniqueConstraint("digest", name=op.f("uq_tokens_digest")),
    )
    op.create_index(op.f("ix_tokens_identity"), "tokens", ["identity"], unique=False)


def downgrade() -> None:
    """Drop all tables, those first that refer to others."""
    for table in ("tokens", "seats", "mutes", "entries", "chat", "service", "matches", "identities"):
        op.drop_table(table)
