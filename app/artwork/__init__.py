"""Our own drawings: the deck and the icons, as code that writes SVG."""
