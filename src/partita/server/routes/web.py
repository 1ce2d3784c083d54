"""The browser's side as it was built: one document for all its pages, and their scripts, styles and font."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader, ETag
from litestar.params import FromPath
from litestar.response import File
from litestar.status_codes import HTTP_304_NOT_MODIFIED, HTTP_404_NOT_FOUND

from partita.server.door import ASSETS
from partita.server.refusals import Code, Refusal
from partita.server.routes.asking import Asked

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

    assets = {file.name: file for file in (folder / "assets").iterdir()}

    @get(f"{ASSETS}/{{name:str}}", include_in_schema=False, sync_to_thread=False, cache_control=_FOR_EVER)
    def asset(name: FromPath[str], request: Asked) -> Response[Any]:
        if name not in assets:  # whatever was asked for never names a file
            raise Refusal(Code.NO_ROUTE)
        tag = ETag(weak=True, value=name)  # weak: it may be compressed or not
        if _known(tag, request.headers.get("if-none-match", "")):
            return Response(None, status_code=HTTP_304_NOT_MODIFIED, headers={"etag": tag.to_header()})
        return File(assets[name], filename=name, etag=tag, content_disposition_type="inline")

    return [Router(path="/", route_handlers=[page, icon, asset])]


def _known(tag: ETag, listed: str) -> bool:
    """Whether a browser that lists the tags it knows knows this one."""
    return f'"{tag.value}"' in (each.strip().removeprefix("W/") for each in listed.split(","))


def nowhere(folder: Path) -> Response[str]:
    """The page that says that there is none."""
    return Response(_document(folder), media_type=MediaType.HTML, status_code=HTTP_404_NOT_FOUND)


@lru_cache
def _document(folder: Path) -> str:
    return (folder / "index.html").read_text("utf-8")
