"""One file a page: an address in, HTML out."""
