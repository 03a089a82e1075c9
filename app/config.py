"""What a running site needs to know about its surroundings: read once, never changed."""

import errno
import os
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEY_LENGTH = 64


@dataclass(frozen=True, slots=True)
class Settings:
    """Where the data lies, the key that signs cookies, and how the site is called from outside if that is renamed."""

    data: Path
    secret: bytes = field(repr=False)
    address: str | None = None

    @property
    def database_url(self) -> str:
        """The address of the database, as SQLAlchemy writes it."""
        return f"sqlite:///{self.data / 'thousand.db'}"


def data_folder(asked_for: Path | None) -> Path:
    """The folder asked for, else the one the environment names, else `data` beside run.py."""
    return (asked_for or Path(os.environ.get("THOUSAND_DATA") or ROOT / "data")).absolute()


def settings_in(data: Path) -> Settings:
    """The settings of a site whose data lies there; makes the folder and the key on first use."""
    data.mkdir(parents=True, exist_ok=True)
    return Settings(data, secret_key(data / "secret.key"), os.environ.get("THOUSAND_ADDRESS"))


def secret_key(file: Path) -> bytes:
    """The key in a file that only its owner may read, made when there is none."""
    with suppress(FileExistsError):
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(opened, "wb") as new:
            new.write(secrets.token_hex(KEY_LENGTH // 2).encode())
    key = file.read_bytes()
    if len(key) < KEY_LENGTH:
        # An empty key would sign anybody's cookie.
        raise OSError(errno.EINVAL, f"its {file.name} is cut short; delete that file to have a new one made")
    return key
