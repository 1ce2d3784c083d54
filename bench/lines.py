"""A WebSocket client that costs next to nothing, so that whoever measures a server does not measure the client.

It does what a load needs and no more: text messages in one frame each, pings answered, no extension but, when asked,
deflate with a window kept (RFC 7692).
"""

import asyncio
import base64
import secrets
import struct
import zlib
from collections.abc import Callable
from typing import cast

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_LAST, _COMPRESSED, _OPCODE = 0x80, 0x40, 0x0F
_MASKED = 0x80
_NO_MASK = bytes(4)  # a mask of zeros is one, and leaves the payload as it is
_SHORT, _MEDIUM, _LONG = 125, 126, 127  # lengths up to 125 stand in the head; 126 and 127 say how many bytes follow
_LONGEST_MEDIUM = 0xFFFF
_FLUSHED = b"\x00\x00\xff\xff"
_KEY_BYTES = 16


class Line(asyncio.Protocol):
    """One WebSocket; ``heard`` is called with each message, ``lost`` when the connection is no more."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._request, self._heard, self._lost = request, heard, lost
        self._buffer = bytearray()
        self._unpack: zlib._Decompress | None = None
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Take in bytes, and tell of each message that is whole."""
        self._buffer += data
        if not self.opened.done() and not self._answered():
            return
        while self._frame():
            pass

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is no more."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the upgrade was not answered"))
        self._lost()

    def say(self, message: bytes) -> None:
        """Send a text message."""
        self._send(_TEXT, message)

    def close(self) -> None:
        """Close at once."""
        if self._transport is not None:
            self._transport.close()

    def _answered(self) -> bool:
        """Whether the answer to the upgrade is there."""
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        head = bytes(self._buffer[:end]).lower()
        del self._buffer[: end + 4]
        if b" 101 " not in head:
            self.opened.set_exception(ConnectionError(head.decode("latin-1").splitlines()[0]))
            return False
        if b"permessage-deflate" in head:
            self._unpack = zlib.decompressobj(-zlib.MAX_WBITS)
        self.opened.set_result(None)
        return True

    def _frame(self) -> bool:
        """Take one frame; False when none is whole."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, begins = buffer[1] & ~_MASKED, 2
        if size >= _MEDIUM:
            form = ">H" if size == _MEDIUM else ">Q"
            begins += struct.calcsize(form)
            if len(buffer) < begins:
                return False
            (size,) = struct.unpack_from(form, buffer, 2)
        if len(buffer) < begins + size:
            return False
        head, payload = buffer[0], bytes(memoryview(buffer)[begins : begins + size])
        del buffer[: begins + size]
        self._take(head, payload)
        return True

    def _take(self, head: int, payload: bytes) -> None:
        opcode = head & _OPCODE
        if opcode == _TEXT:
            if head & _COMPRESSED and self._unpack is not None:
                payload = self._unpack.decompress(payload + _FLUSHED)
            self._heard(payload)
        elif opcode == _PING:
            self._send(_PONG, payload)
        elif opcode == _CLOSE:
            self.close()

    def _send(self, opcode: int, payload: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        size = len(payload)
        if size <= _SHORT:
            head = struct.pack(">BB", _LAST | opcode, _MASKED | size)
        elif size <= _LONGEST_MEDIUM:
            head = struct.pack(">BBH", _LAST | opcode, _MASKED | _MEDIUM, size)
        else:
            head = struct.pack(">BBQ", _LAST | opcode, _MASKED | _LONG, size)
        self._transport.write(head + _NO_MASK + payload)


async def connected(
    port: int, path: str, cookie: str, heard: Callable[[bytes], None], lost: Callable[[], None], deflate: bool = False
) -> Line:
    """A WebSocket to a port of this machine.  Raises OSError."""
    key = base64.b64encode(secrets.token_bytes(_KEY_BYTES)).decode("ascii")
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n"
        f"{'Sec-WebSocket-Extensions: permessage-deflate' + chr(13) + chr(10) if deflate else ''}\r\n"
    )
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(request.encode("ascii"), heard, lost), "127.0.0.1", port
    )
    await line.opened
    return line
