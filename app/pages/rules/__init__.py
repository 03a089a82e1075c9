"""The rules to read, made from the ruleset in force."""

from app.pages.rules.page import RulesPage, rules_page

__all__ = ["RulesPage", "rules_page"]
