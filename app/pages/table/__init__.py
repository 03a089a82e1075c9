"""The table: everything one person sees of a match, in whatever stage it is."""

from app.pages.table.page import TablePage, table_page
from app.pages.table.shown import Shown, table_address

__all__ = ["Shown", "TablePage", "table_address", "table_page"]
