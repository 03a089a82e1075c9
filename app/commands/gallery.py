"""`run.py gallery`: the site with one more room, where every page hangs in every situation: /gallery."""

from fastapi import FastAPI

from app.commands.serve import serve
from app.config import Settings
from app.main import create_app
from app.routes import gallery


def main(arguments: list[str]) -> int:
    """Serves the site and the gallery until Ctrl-C."""
    return serve(arguments, with_gallery)


def with_gallery(settings: Settings) -> FastAPI:
    """The site over one data folder, with the gallery."""
    app = create_app(settings)
    app.include_router(gallery.router)
    return app
