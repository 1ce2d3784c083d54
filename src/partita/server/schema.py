"""The tables of the store.

``entries`` is the truth: rows are only ever added, under the key (match, version), so that of two writers one wins.
What stands in ``matches`` beside the facts it was opened with (``version`` and what follows it) is a cache of the fold
of the entries, for lists and for finding what waits for a bot or a clock; ``partita db verify`` compares the two.
"""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID_LENGTH = 16
DIGEST_LENGTH = 64
NAME_LENGTH = 80
MESSAGE_LENGTH = 40
WORD = 20

identities = sa.Table(
    "identities",
    metadata,
    sa.Column("id", sa.String(ID_LENGTH), primary_key=True),
    sa.Column("name", sa.String(NAME_LENGTH), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),  # milliseconds since 1970, as all times but `served`
    sa.Column("seen", sa.BigInteger, nullable=False, index=True),
    sa.Column("recovery", sa.String(DIGEST_LENGTH), unique=True),  # SHA-256 of the code
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", sa.String(ID_LENGTH), primary_key=True),
    sa.Column("identity", sa.ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("label", sa.String(NAME_LENGTH), nullable=False),
    sa.Column("digest", sa.String(DIGEST_LENGTH), nullable=False, unique=True),  # SHA-256 of the token
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger),
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(ID_LENGTH), primary_key=True),
    sa.Column("deed", sa.JSON, nullable=False),  # all it was opened with (server/deed.py); secret until the end
    sa.Column("game", sa.String(WORD), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("opened", sa.BigInteger, nullable=False),
    sa.Column("rematch", sa.String(ID_LENGTH)),
    sa.Column("said", sa.Integer, nullable=False, server_default="0"),  # lines of chat, also those deleted since
    # A cache of the fold:
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("status", sa.String(WORD), nullable=False),
    sa.Column("awaits", sa.String(WORD)),  # person or server; null when nobody decides
    sa.Column("deadline", sa.BigInteger),  # on the served clock
    sa.Column("touched", sa.BigInteger, nullable=False),
)
sa.Index("ix_matches_listed", matches.c.listed, matches.c.status, matches.c.opened)
sa.Index("ix_matches_awaits", matches.c.status, matches.c.awaits, matches.c.touched)
sa.Index("ix_matches_deadline", matches.c.deadline)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("identity", sa.ForeignKey("identities.id", ondelete="SET NULL"), index=True),
    sa.Column("kept_for", sa.ForeignKey("identities.id", ondelete="SET NULL"), index=True),  # before it is taken
    sa.Column("until", sa.BigInteger),  # until when, on the served clock, its owner counts as being at the line
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(WORD), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("message", sa.String(MESSAGE_LENGTH)),  # the client's own id
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("served", sa.BigInteger, nullable=False),  # milliseconds that any server has run
)
sa.Index("ix_entries_message", entries.c.match, entries.c.message)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer),
    sa.Column("identity", sa.ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("name", sa.String(NAME_LENGTH), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("message", sa.String(MESSAGE_LENGTH)),
    sa.Column("at", sa.BigInteger, nullable=False),
)

mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("match", sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("identity", sa.ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
)

service = sa.Table(
    "service",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # one row, 1
    sa.Column("served", sa.BigInteger, nullable=False),  # milliseconds that any server has run
    sa.Column("beat", sa.BigInteger, nullable=False),  # when that was last counted
)
