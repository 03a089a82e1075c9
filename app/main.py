"""Builds the site: settings, middleware, routes. Nothing else."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette_compress import CompressMiddleware

from app import assets, templating
from app.config import Settings
from app.db.connection import Database
from app.failures import FriendlyBreakdown, answer_failures
from app.guards import AnswerHeaders, BodyLimit, HeadLikeGet, OwnPagesOnly
from app.routes import health, home, preferences, rules, table


def create_app(settings: Settings) -> FastAPI:
    """The site over one data folder, ready to be served or tested."""
    database = Database(settings.database_url)

    @asynccontextmanager
    async def open_until_the_end(app: FastAPI) -> AsyncIterator[None]:
        yield
        database.close()

    app = FastAPI(title="Thousand", openapi_url=None, redirect_slashes=False, lifespan=open_until_the_end)
    shelf = assets.load()
    app.state.settings = settings
    app.state.database = database
    app.state.assets = shelf
    app.state.templates = templating.environment(shelf)
    answer_failures(app)
    # The last one added is the first to see a request.
    app.add_middleware(HeadLikeGet)
    app.add_middleware(OwnPagesOnly, address=settings.address)
    app.add_middleware(BodyLimit)
    app.add_middleware(FriendlyBreakdown)
    app.add_middleware(CompressMiddleware)
    app.add_middleware(AnswerHeaders)
    # Asked in this order: the table's addresses are wanted most.
    for page in (table, assets, health, home, preferences, rules):
        app.include_router(page.router)
    return app
