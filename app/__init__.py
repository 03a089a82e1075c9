"""The site: Thousand as web pages."""
