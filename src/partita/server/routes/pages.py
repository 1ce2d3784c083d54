"""The plain pages: what is here, and how to play from a terminal."""

from html import escape

from litestar import MediaType, Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from partita.core.game import GAMES
from partita.server.people import Who
from partita.server.refusals import Code, Refusal
from partita.server.routes.asking import Asked
from partita.server.server import Server
from partita.server.wire import MatchId
from partita.text import COMMON, LANGUAGES, message


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def home(server: NamedDependency[Server], lang: NamedDependency[str], request: Asked) -> Response[str]:
    """What is here."""
    url = server.settings.public_url or str(request.base_url).rstrip("/")
    parts = [_paragraph(lang, "page-about"), "<ul>"]
    parts += [f"<li><b>{name.capitalize()}</b>: {escape(message(lang, COMMON, f'page-{name}'))}</li>" for name in GAMES]
    parts += ["</ul>", _heading(lang, "page-terminal"), _paragraph(lang, "page-terminal-how")]
    parts += [f"<pre>partita play {name} --server {escape(url)}</pre>" for name in GAMES]
    parts += [_heading(lang, "page-programs"), _paragraph(lang, "page-programs-how")]
    parts += ['<p><a href="/schema/openapi.json">/schema/openapi.json</a></p>', _paragraph(lang, "usage-notice")]
    return _page(lang, message(lang, COMMON, "page-title"), parts, "/")


@get("/m/{match:str}", media_type=MediaType.HTML, include_in_schema=False)
async def invitation(
    server: NamedDependency[Server],
    who: NamedDependency[Who | None],
    lang: NamedDependency[str],
    request: Asked,
    match: FromPath[MatchId],
) -> Response[str]:
    """A match that one is invited to."""
    info = await server.hall.info(match, who.id if who else None)
    url = server.settings.public_url or str(request.base_url).rstrip("/")
    free = sum(seat.kind == "open" and not seat.reserved for seat in info.seats)
    parts = [
        _paragraph(lang, "page-invitation", game=info.game.capitalize(), players=info.players, free=free),
        _paragraph(lang, "page-terminal-how"),
        f"<pre>partita play --server {escape(url)}/m/{info.id}</pre>",
        _paragraph(lang, "usage-notice"),
    ]
    return _page(lang, info.game.capitalize(), parts, f"/m/{match}")


def refused(lang: str, why: Refusal, headers: dict[str, str]) -> Response[str]:
    """Why there is no page, for people."""
    told = message(lang, COMMON, "page-nowhere") if why.code is Code.NO_ROUTE else why.text(lang)
    parts = [
        f"<p>{escape(told)}</p>",
        f'<p><a href="/?lang={lang}">{escape(message(lang, COMMON, "page-home"))}</a></p>',
    ]
    page = _page(lang, message(lang, COMMON, "page-title"), parts, "")
    page.status_code = why.status
    page.headers.update(headers)
    return page


def _heading(lang: str, key: str) -> str:
    return f"<h2>{escape(message(lang, COMMON, key))}</h2>"


def _paragraph(lang: str, key: str, **args: object) -> str:
    return f"<p>{escape(message(lang, COMMON, key, **args))}</p>"


def _page(lang: str, title: str, parts: list[str], path: str) -> Response[str]:
    """A page of plain HTML: nothing in it comes from elsewhere."""
    others = " ".join(
        f'<a href="{path}?lang={other}" hreflang="{other}" lang="{other}">{message(other, COMMON, "page-language")}</a>'
        for other in LANGUAGES
        if other != lang
    )
    body = "\n".join(parts)
    return Response(
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n{body}\n</main>\n"
        f"<footer>{others}</footer>\n</body>\n</html>\n",
        media_type=MediaType.HTML,
        headers={"content-language": lang, "vary": "accept, accept-language"},
    )


router = Router(path="/", route_handlers=[home, invitation])
