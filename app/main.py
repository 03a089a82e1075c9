"""Builds the site: settings, middleware, routes. Nothing else."""

from fastapi import FastAPI
from starlette_compress import CompressMiddleware

from app import assets, templating
from app.config import Settings
from app.routes import health, home


def create_app(settings: Settings) -> FastAPI:
    """The site over one data folder, ready to be served or tested."""
    app = FastAPI(title="Thousand", openapi_url=None)
    shelf = assets.load()
    app.state.settings = settings
    app.state.assets = shelf
    app.state.templates = templating.environment(shelf)
    app.add_middleware(CompressMiddleware)
    app.include_router(assets.router)
    app.include_router(health.router)
    app.include_router(home.router)
    return app
