"""Who somebody is: guests by a signed cookie, programs by a token, and whoever comes back by a recovery code.

Tokens and codes are drawn here, shown once, and kept as SHA-256 digests: they are too long to be guessed, so a slow
hash would protect nothing.
"""

import contextlib
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa
from itsdangerous import BadSignature, Signer
from sqlalchemy.ext.asyncio import AsyncConnection

from partita.core.errors import seen
from partita.server.clock import now_ms
from partita.server.deed import Damaged, deed_of, is_id, new_id
from partita.server.refusals import Code, Refusal
from partita.server.schema import identities, matches, seats, tokens
from partita.server.store import Store, Unavailable
from partita.server.wire import LONGEST_NAME, Me, TokenInfo, TokenMade

COOKIE = "partita"
COOKIE_SECONDS = 400 * 86_400  # as long as browsers keep one
TOKEN_BEGINS = "partita_"
_TOKEN_BYTES = 32
_CODE_GROUPS, _CODE_LETTERS = 6, 5  # 30 letters of 5 bits
_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no letter that is easily taken for another
_SEEN_EVERY_MS = 3_600_000
_MOST_TOKENS = 20
_MOST_KNOWN = 10_000


class Who(NamedTuple):
    """Somebody who asks, or a program of theirs."""

    id: str
    name: str
    by_token: bool = False


class People:
    """The identities in the store."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._known: OrderedDict[str, str] = OrderedDict()  # identities by the digests of tokens that were shown here
        self._signer = Signer(secret, salt="partita.identity", digest_method=hashlib.sha256)

    # Cookies.

    def cookie(self, identity: str) -> str:
        """What the cookie of an identity holds."""
        return self._signer.sign(identity).decode("ascii")

    def signed(self, cookie: str) -> str | None:
        """The identity of a cookie, None when nobody signed it here."""
        try:
            return self._signer.unsign(cookie).decode("ascii")
        except (BadSignature, UnicodeError):
            return None

    # Finding.

    async def by_cookie(self, cookie: str) -> Who | None:
        """Whose cookie it is; None for one that was not signed here, or whose identity is no more."""
        identity = self.signed(cookie)
        return None if identity is None else await self.find(identity)

    async def find(self, identity: str) -> Who | None:
        """Somebody by their identity.  Raises Refusal when the store is out of reach."""
        try:
            async with self._store.reading() as connection:
                row = (
                    await connection.execute(
                        sa.select(identities.c.name, identities.c.seen).where(identities.c.id == identity)
                    )
                ).first()
        except Unavailable:
            raise Refusal(Code.TRY_AGAIN) from None
        if row is not None and row.seen < now_ms() - _SEEN_EVERY_MS:
            await self._seen(sa.update(identities).where(identities.c.id == identity).values(seen=now_ms()))
        return None if row is None else Who(identity, row.name)

    def known(self, token: str) -> str | None:
        """The identity that showed this token before, None for one not seen yet.

        In another process it may have been revoked since: then it is known here until who asks is looked up again.
        """
        return self._known.get(_digest(token))

    async def by_token(self, token: str) -> Who:
        """Whose token it is.  Raises Refusal."""
        try:
            async with self._store.reading() as connection:
                row = (
                    await connection.execute(
                        sa.select(tokens.c.id, tokens.c.used, identities.c.id.label("identity"), identities.c.name)
                        .join_from(tokens, identities, tokens.c.identity == identities.c.id)
                        .where(tokens.c.digest == _digest(token))
                    )
                ).first()
        except Unavailable:
            raise Refusal(Code.TRY_AGAIN) from None
        if row is None:
            self._known.pop(_digest(token), None)
            raise Refusal(Code.NO_SUCH_IDENTITY)
        if (row.used or 0) < now_ms() - _SEEN_EVERY_MS:
            await self._seen(
                sa.update(tokens).where(tokens.c.id == row.id).values(used=now_ms()),
                sa.update(identities).where(identities.c.id == row.identity).values(seen=now_ms()),
            )
        self._known[_digest(token)] = row.identity
        while len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)
        return Who(row.identity, row.name, by_token=True)

    async def _seen(self, *notes: sa.Update) -> None:
        """Note when somebody was seen; a full disk keeps nobody from reading."""
        with contextlib.suppress(Unavailable):
            async with self._store.writing() as connection:
                for note in notes:
                    await connection.execute(note)

    async def by_recovery(self, code: str) -> Who:
        """Whose recovery code it is.  Raises Refusal."""
        plain = "".join(letter for letter in code.lower() if letter in _ALPHABET)
        async with self._store.reading() as connection:
            row = (
                await connection.execute(
                    sa.select(identities.c.id, identities.c.name).where(identities.c.recovery == _digest(plain))
                )
            ).first()
        if row is None:
            raise Refusal(Code.NO_SUCH_IDENTITY)
        return Who(row.id, row.name)

    # Changing.

    async def welcome(self, name: str = "") -> Who:
        """Somebody new."""
        who = Who(new_id(), clean_name(name))
        async with self._store.writing() as connection:
            await connection.execute(
                sa.insert(identities).values(id=who.id, name=who.name, made=now_ms(), seen=now_ms())
            )
        return who

    async def me(self, identity: str) -> Me:
        """What somebody may know of themselves.  Raises Refusal."""
        async with self._store.reading() as connection:
            row = (await connection.execute(sa.select(identities).where(identities.c.id == identity))).first()
        if row is None:
            raise Refusal(Code.NO_IDENTITY)
        return Me(id=row.id, name=row.name, recovery=row.recovery is not None, made=row.made)

    async def rename(self, identity: str, name: str) -> str:
        """Call somebody by another name; returns it as it will be shown."""
        clean = clean_name(name)
        async with self._store.writing() as connection:
            await connection.execute(sa.update(identities).where(identities.c.id == identity).values(name=clean))
        return clean

    async def recovery(self, identity: str) -> str:
        """A new recovery code, in place of an earlier one."""
        groups = ["".join(secrets.choice(_ALPHABET) for _ in range(_CODE_LETTERS)) for _ in range(_CODE_GROUPS)]
        async with self._store.writing() as connection:
            await connection.execute(
                sa.update(identities).where(identities.c.id == identity).values(recovery=_digest("".join(groups)))
            )
        return "-".join(groups)

    async def forget(self, identity: str, leaving: Collection[tuple[str, int]] = ()) -> list[str] | None:
        """Delete somebody with all that is theirs: name, tokens, chat, mutes; seats they are ``leaving`` are nobody's.

        Seats that were kept for them are for whoever comes.  Only where they alone may know the cards that they gave,
        the match goes with them if it has not begun.  Returns the matches that kept a seat for them; None, and nothing
        is changed, while they sit anywhere else.
        """
        kept = sa.exists().where(seats.c.match == matches.c.id, seats.c.kept_for == identity)
        async with self._store.writing() as connection:
            # Locked, so that nobody sits down as them any more: whoever tries waits, and finds nobody to sit down as.
            await connection.execute(sa.select(identities.c.id).where(identities.c.id == identity).with_for_update())
            if not await _seats_of(connection, identity) <= set(leaving):
                return None
            waiting = list(
                await connection.execute(
                    sa.select(matches.c.id, matches.c.deed).where(kept, matches.c.status == "waiting")
                )
            )
            for match, told in waiting:
                if _theirs_alone(told):
                    await connection.execute(sa.delete(matches).where(matches.c.id == match))
            await connection.execute(sa.delete(identities).where(identities.c.id == identity))
        for digest in [digest for digest, known in self._known.items() if known == identity]:
            del self._known[digest]
        return [row.id for row in waiting]

    async def seats_of(self, identity: str) -> list[tuple[str, int]]:
        """The matches and seats of somebody, where it is not over."""
        async with self._store.reading() as connection:
            return sorted(await _seats_of(connection, identity))

    # Tokens.

    async def token(self, identity: str, label: str) -> TokenMade:
        """A new token for a program.  Raises Refusal when there are too many."""
        made = TokenMade(id=new_id(), label=clean_name(label), token=TOKEN_BEGINS + secrets.token_urlsafe(_TOKEN_BYTES))
        async with self._store.writing() as connection:
            count = await connection.scalar(
                sa.select(sa.func.count()).select_from(tokens).where(tokens.c.identity == identity)
            )
            if (count or 0) >= _MOST_TOKENS:
                raise Refusal(Code.TOO_MANY_TOKENS, most=_MOST_TOKENS)
            await connection.execute(
                sa.insert(tokens).values(
                    id=made.id, identity=identity, label=made.label, digest=_digest(made.token), made=now_ms()
                )
            )
        return made

    async def tokens(self, identity: str) -> list[TokenInfo]:
        """Somebody's tokens."""
        async with self._store.reading() as connection:
            rows = await connection.execute(
                sa.select(tokens.c.id, tokens.c.label, tokens.c.made, tokens.c.used)
                .where(tokens.c.identity == identity)
                .order_by(tokens.c.made, tokens.c.id)
            )
            return [TokenInfo(id=row.id, label=row.label, made=row.made, used=row.used) for row in rows]

    async def revoke(self, identity: str, token: str) -> None:
        """Take a token out of use; where nobody has such a token, nothing."""
        if not is_id(token):
            return
        mine = tokens.c.id == token, tokens.c.identity == identity
        async with self._store.writing() as connection:
            digest = await connection.scalar(sa.select(tokens.c.digest).where(*mine))
            await connection.execute(sa.delete(tokens).where(*mine))
        self._known.pop(digest or "", None)


async def _seats_of(connection: AsyncConnection, identity: str) -> set[tuple[str, int]]:
    """The seats of somebody in matches that are not over."""
    rows = await connection.execute(
        sa.select(seats.c.match, seats.c.seat)
        .join_from(seats, matches, seats.c.match == matches.c.id)
        .where(seats.c.identity == identity, matches.c.status != "over")
    )
    return {(match, seat) for match, seat in rows}


def _theirs_alone(told: object) -> bool:
    """Whether only they who opened a match may know the cards that they gave; a damaged one stays until it expires."""
    try:
        deed = deed_of(told)
    except Damaged:
        return False
    return deed.given and not deed.open_deal


def clean_name(name: str) -> str:
    """A name as it can be shown anywhere: one line of letters that have a shape."""
    return seen(" ".join(name.split()), LONGEST_NAME)


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
