"""Where rules can be read."""

from engine import Ruleset


def rules_address(rules: Ruleset) -> str:
    """The page of these rules; a clause is `#R5.3` on it."""
    return f"/rules/{rules.id}"
