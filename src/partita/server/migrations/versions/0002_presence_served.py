"""Until when somebody counts as being at the line is counted on the served clock."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_seats = sa.table("seats", sa.column("identity"), sa.column("until"))
_service = sa.table("service", sa.column("served"))


def upgrade() -> None:
    """Whoever owns a seat was there when the server stopped: nobody is voted out for what was noted otherwise."""
    served = sa.select(_service.c.served).scalar_subquery()
    op.execute(sa.update(_seats).where(_seats.c.identity.is_not(None)).values(until=served))


def downgrade() -> None:
    """On the calendar nobody was seen yet."""
    op.execute(sa.update(_seats).values(until=None))
