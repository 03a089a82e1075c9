"""The database: how it is opened, and its tables."""
