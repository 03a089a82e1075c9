"""The rules of the game: one file a stage of the deal, and the numbers in which the rulesets differ."""
