"""The casebook: examples of the rules and whole matches kept as data, and where the engine differs from them.

Pure: records come in as JSON already read; the answer is a sentence, or nothing when all agrees.
`tests/engine/cases/README.md` describes the format.
"""

from engine.casebook.cases import check_case, name_of_case
from engine.casebook.reading import Json, UnreadableCase
from engine.casebook.transcripts import check_match, name_of_match, split_matches

__all__ = ["Json", "UnreadableCase", "check_case", "check_match", "name_of_case", "name_of_match", "split_matches"]
