"""How many lines of chat were said is counted: lines are deleted with whoever said them, their numbers stay used."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_matches = sa.table("matches", sa.column("id"), sa.column("said"))
_chat = sa.table("chat", sa.column("match"), sa.column("number"))


def upgrade() -> None:
    """Count from the last line that is there."""
    op.add_column("matches", sa.Column("said", sa.Integer(), nullable=False, server_default="0"))
    last = sa.select(sa.func.max(_chat.c.number)).where(_chat.c.match == _matches.c.id).scalar_subquery()
    op.execute(sa.update(_matches).values(said=sa.func.coalesce(last, 0)))


def downgrade() -> None:
    """Count no more."""
    op.drop_column("matches", "said")
