"""Every ruleset has a name to choose it by."""

import pytest

from app.i18n.languages import words_in
from app.i18n.styles import style
from engine import RULESETS


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_ruleset_has_a_name_of_its_own(language: str) -> None:
    names = {rules.id: style(words_in(language), rules) for rules in RULESETS.values()}
    assert len(set(names.values())) == len(RULESETS)
    assert not [id for id, name in names.items() if name.startswith(id)]


def test_a_name_says_how_long_the_match_is() -> None:
    assert style(words_in("en"), RULESETS["polish-500"]) == "Polish style · to 500"
    assert style(words_in("pl"), RULESETS["duel"]).endswith("1000")
