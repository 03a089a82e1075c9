"""Words: which languages there are, and how the engine's codes are said in them."""
