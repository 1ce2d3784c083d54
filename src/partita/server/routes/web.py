"""The browser's side as it was built: one document for all its pages, and their scripts, styles and font."""

from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.response import File
from litestar.static_files import create_static_files_router

ASSETS = "/assets"
_PAGES = ["/", "/new", "/me", "/m/{about:str}", "/learn/{about:str}", "/rules/{about:str}", "/cards/{about:str}"]
# The names of assets change with what is in them.
_FOR_EVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
_ICON = "icon.svg"


def routers(folder: Path) -> list[Router]:
    """What serves the pages of a folder."""
    document = (folder / "index.html").read_text("utf-8")

    @get(_PAGES, media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
    def page() -> Response[str]:
        return Response(document, media_type=MediaType.HTML)

    @get(f"/{_ICON}", include_in_schema=False, sync_to_thread=False)
    def icon() -> File:
        return File(folder / _ICON, media_type="image/svg+xml", content_disposition_type="inline")

    assets = create_static_files_router(
        path=ASSETS,
        directories=[folder / "assets"],
        include_in_schema=False,
        send_as_attachment=False,
        cache_control=_FOR_EVER,
    )
    return [Router(path="/", route_handlers=[page, icon]), assets]
