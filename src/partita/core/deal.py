"""The fair deal: a seed that nobody alone can choose, and that everybody can check afterwards.

Whoever deals draws a secret and a salt, and publishes their commitment before any seat's nonce is known.  Each seat
then gives a nonce.  The seed comes of the secret and of all nonces: the dealer cannot change the secret any more, and
no seat knows it.  When the match is over all is revealed, as a Deal in the match's record.

All values are bytes here, and lower-case hexadecimal digits in the same order in a Deal.  Those who call give them in
the sizes named below: ``Nonce`` checks what comes from outside.
"""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from partita.core.errors import CorruptRecord

SECRET_BYTES = 32
SALT_BYTES = 16
NONCE_BYTES = 16
NO_NONCE = bytes(NONCE_BYTES)  # of a seat that only a bot holds
_SEED_BYTES = 16  # the 128 bits of a seed
_DIGEST_BYTES = hashlib.sha256().digest_size
_DIGITS = 2  # hexadecimal ones to a byte


def _hex(size: int, description: str) -> Meta:
    """How ``size`` bytes are written: the length too, since a pattern's end lets a line break pass."""
    digits = size * _DIGITS
    return Meta(pattern=f"^[0-9a-f]{{{digits}}}$", max_length=digits, description=description)


Nonce = Annotated[str, _hex(NONCE_BYTES, "A seat's nonce: 32 hexadecimal digits.")]


Secret = Annotated[str, _hex(SECRET_BYTES, "The dealer's secret: 64 hexadecimal digits.")]
Salt = Annotated[str, _hex(SALT_BYTES, "What keeps the secret from being guessed: 32 hexadecimal digits.")]
Seed = Annotated[str, _hex(_SEED_BYTES, "A seed: 32 hexadecimal digits.")]


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seed came about, so that anybody can work it out again."""

    commitment: Annotated[
        str, _hex(_DIGEST_BYTES, "SHA-256 of the secret, then the salt; published before any nonce was known.")
    ]
    secret: Secret
    salt: Salt
    nonces: Annotated[
        list[Nonce], Meta(description="The nonce of each seat in seat order; zeros for one that only a bot holds.")
    ]


def new_secret() -> bytes:
    """A secret, drawn from the system."""
    return secrets.token_bytes(SECRET_BYTES)


def new_salt() -> bytes:
    """A salt, drawn from the system."""
    return secrets.token_bytes(SALT_BYTES)


def new_nonce() -> bytes:
    """A seat's nonce, drawn from the system."""
    return secrets.token_bytes(NONCE_BYTES)


def commitment(secret: bytes, salt: bytes) -> str:
    """What is published before the nonces come: the SHA-256 of the secret, then the salt, as 64 hexadecimal digits."""
    return hashlib.sha256(secret + salt).hexdigest()


def seed_of(secret: bytes, nonces: Sequence[bytes]) -> int:
    """The seed, 0 to 2**128-1: the first 16 bytes, high byte first, of SHA-256 over the secret, then each seat's nonce.

    So the 32 hexadecimal digits of the seed in a record are the first 32 of the digest.
    """
    return int.from_bytes(hashlib.sha256(secret + b"".join(nonces)).digest()[:_SEED_BYTES], "big")


def revealed(secret: bytes, salt: bytes, nonces: Sequence[bytes]) -> Deal:
    """The deal, to be told when the match is over."""
    return Deal(commitment(secret, salt), secret.hex(), salt.hex(), [nonce.hex() for nonce in nonces])


def check(deal: Deal, players: int, seed: int) -> None:
    """Whether the deal of a match for ``players`` was fair and gives its seed.  Raises CorruptRecord if not."""
    secret, salt = bytes.fromhex(deal.secret), bytes.fromhex(deal.salt)
    if commitment(secret, salt) != deal.commitment:
        raise CorruptRecord("deal-commitment", right=commitment(secret, salt))
    if len(deal.nonces) != players:
        raise CorruptRecord("deal-nonces", have=len(deal.nonces), players=players)
    dealt = seed_of(secret, [bytes.fromhex(nonce) for nonce in deal.nonces])
    if dealt != seed:
        raise CorruptRecord("deal-seed", right=dealt.to_bytes(_SEED_BYTES, "big").hex())
