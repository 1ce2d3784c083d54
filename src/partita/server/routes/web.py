"""The browser's side as it was built: one document for all its pages, and their scripts, styles and font."""

from functools import lru_cache
from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.status_codes import HTTP_404_NOT_FOUND

ASSETS = "/assets"
_ALONE, _ABOUT = ("new", "me"), ("m", "new", "learn", "rules", "cards")
_PAGES = ["/", *(f"/{page}" for page in _ALONE), *(f"/{page}/{{about:str}}" for page in _ABOUT)]
# The names of assets change with what is in them.
_FOR_EVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
_ICON = "icon.svg"


def routers(folder: Path) -> list[Router]:
    """What serves the pages of a folder."""
    document = _document(folder)

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


def nowhere(folder: Path) -> Response[str]:
    """The page that says that there is none."""
    return Response(_document(folder), media_type=MediaType.HTML, status_code=HTTP_404_NOT_FOUND)


@lru_cache
def _document(folder: Path) -> str:
    return (folder / "index.html").read_text("utf-8")
