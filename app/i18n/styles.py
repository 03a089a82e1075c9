"""What the rulesets are called, and what each is like, in whatever language `words` speaks."""

from __future__ import annotations

from gettext import NullTranslations

from engine import Ruleset


def style(words: NullTranslations, rules: Ruleset) -> str:
    """The rules in a few words, and how long the match is."""
    return words.gettext("%(style)s · to %(target)d") % {"style": _name(words, rules), "target": rules.score.target}


def _name(words: NullTranslations, rules: Ruleset) -> str:
    _ = words.gettext
    match rules.id:
        case "polish" | "polish-500":
            return _("Polish style")
        case "russian":
            return _("Russian style")
        case "simple":
            return _("Simple style")
        case "simple-4":
            return _("Simple style for four")
        case "club":
            return _("Club style")
        case "duel":
            return _("For two")
        case _:
            return rules.id


def style_note(words: NullTranslations, rules: Ruleset) -> str:
    """What a style is like, in a few words; nothing for one that is not offered."""
    _ = words.gettext
    match rules.id:
        case "polish":
            return _("strict play: beat and overtrump; about 15 deals")
        case "polish-500":
            return _("the same, shorter: about 7 deals")
        case "club":
            return _("marriages count from the first trick")
        case "simple":
            return _("follow suit or trump; no need to beat")
        case _:
            return ""
