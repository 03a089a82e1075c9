"""What the product can do: one verb a file."""
