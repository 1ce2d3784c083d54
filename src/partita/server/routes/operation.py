"""For whoever runs the server."""

import sqlalchemy as sa
from litestar import Response, Router, get
from litestar.di import NamedDependency

from partita.server.desk import kept
from partita.server.refusals import Code, Refusal
from partita.server.routes.asking import refusing
from partita.server.server import Server
from partita.server.store import Store
from partita.server.wire import Health
from partita.version import __version__


@get("/healthz", summary="Whether the server can do its work")
async def healthz(server: NamedDependency[Server]) -> Health:
    """Fine when the store answers and the server is not about to stop."""
    if server.leaving:
        raise Refusal(Code.TRY_AGAIN)
    await kept(_asked(server.store))
    return Health(status="ok", version=__version__)


async def _asked(store: Store) -> None:
    async with store.reading() as connection:
        await connection.execute(sa.select(1))


@get("/metrics", summary="Counters, for Prometheus")
async def metrics(server: NamedDependency[Server]) -> Response[bytes]:
    """What the server counts about itself."""
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


router = Router(path="/", tags=["operation"], route_handlers=refusing(healthz, metrics))
