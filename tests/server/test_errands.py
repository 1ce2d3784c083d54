"""Errands over many matches: one that cannot be looked after keeps no other waiting."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import structlog
from tests.server.harness import Person, Running, Socket, serving, settings_in

from partita.server import schema
from partita.server.refusals import Code, Refusal
from partita.server.run import log_to

_FAULTS = [Refusal(Code.NOT_REPLAYABLE), KeyError("a fault of ours")]
