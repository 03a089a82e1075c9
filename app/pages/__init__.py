"""What a template prints: one file a page, frozen values made from what a seat may see."""
