#!/usr/bin/env python3
"""Plays Thousand, and runs whatever a developer needs.

    python3 run.py                 play: sets everything up on first use, then prints the address
    python3 run.py test            run every check and every test, then say what ran and what was left out
    python3 run.py check           only format, lint, types and import contracts
    python3 run.py lock            work out the two lock files anew (--upgrade: with the newest packages)
    python3 run.py --help          every other command

Needs nothing but Python: the packages are installed into the folder .venv beside this file.
This file parses on every Python since 2.7, so that an old one can be told in a sentence what is missing.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Thousand needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info[:2]))

import hashlib
import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
INSTALLED = VENV / "installed.txt"
LOG = VENV / "install.log"

LOCK = "requirements.lock"
DEVELOPMENT_LOCK = "requirements-dev.lock"


def say(text):
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def main(words):
    from app.cli import COMMANDS

    if words and words[0] in ("-h", "--help", "help"):
        return usage(COMMANDS)
    if words and words[0] in ("test", "check"):
        prepare(DEVELOPMENT_LOCK)
        if words[0] == "test" and "--fast" not in words and not shutil.which("chromium"):
            apt_install("chromium")
        os.chdir(str(HERE))
        return become([str(PYTHON), "-m", "tests.everything"] + words)
    if words and words[0] == "lock":
        prepare(DEVELOPMENT_LOCK)
        return lock(words[1:])
    if not words or words[0].startswith("-"):
        words = ["serve"] + words
    if words[0] not in COMMANDS:
        sys.exit("There is no command {!r}; `python3 run.py --help` lists them.".format(words[0]))
    prepare(DEVELOPMENT_LOCK if COMMANDS[words[0]].development else LOCK)
    if Path(sys.prefix) != VENV:
        return become([str(PYTHON), str(HERE / "run.py")] + words)
    from app.cli import main as enter

    return enter(words)


def usage(commands):
    sys.stdout.write(__doc__.split("\n\n")[0] + "\n\n" + __doc__.split("\n\n")[1].rsplit("\n", 1)[0] + "\n")
    for name, command in commands.items():
        sys.stdout.write("    python3 run.py {:<14} {}\n".format(name, command.says))
    return 0


def become(command):
    """Goes on as another program, in the same process where the system can, so that Ctrl-C reaches it alone."""
    if os.name == "nt":
        return subprocess.call(command)
    os.execv(command[0], command)


def prepare(lock_name):
    """Sees to it that .venv holds what a lock file names. Costs nothing when it already does."""
    python = "python {}.{}".format(*sys.version_info[:2])
    holds = INSTALLED.read_text().splitlines() if INSTALLED.is_file() and PYTHON.is_file() else []
    if python in holds and fingerprint(lock_name) in holds:
        return
    say("Setting up, which takes about half a minute the first time ...")
    if python not in holds and VENV.exists():
        shutil.rmtree(str(VENV))
    install(lock_name)
    # The development lock is a superset of the other one, pin for pin.
    locks = [LOCK, DEVELOPMENT_LOCK] if lock_name == DEVELOPMENT_LOCK else [LOCK]
    INSTALLED.write_text("\n".join([python] + [fingerprint(name) for name in locks]) + "\n")


def fingerprint(lock_name):
    return lock_name + " " + hashlib.sha256((HERE / lock_name).read_bytes()).hexdigest()


def install(lock_name):
    exactly = ["--require-hashes", "--no-deps", "-r", str(HERE / lock_name)]
    if with_uv(exactly):
        return
    need_venv_module()
    if not quietly([sys.executable, "-m", "venv", str(VENV)]):
        sys.exit("Could not make the folder {}: {}".format(VENV, last_words()))
    if not quietly([str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"] + exactly):
        sys.exit("Could not install the packages of {} ({}): {}".format(lock_name, LOG, last_words()))


def with_uv(exactly):
    """Installs in a tenth of the time where somebody has uv; tells whether it did."""
    uv = shutil.which("uv")
    if not uv:
        return False
    made = PYTHON.is_file() or quietly([uv, "venv", "--allow-existing", "--python", sys.executable, str(VENV)])
    return made and quietly([uv, "pip", "install", "--compile-bytecode", "--python", str(PYTHON)] + exactly)


def quietly(command):
    """Runs a command with its words going to a file, and tells whether it went well."""
    VENV.mkdir(exist_ok=True)
    with LOG.open("ab") as log:
        return subprocess.call(command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT) == 0


def last_words():
    lines = LOG.read_text(errors="replace").split("\n")
    return next((line.strip() for line in reversed(lines) if line.strip()), "no reason was given")


def need_venv_module():
    """Debian and Ubuntu keep Python's venv module in a package of its own."""
    package = "python{}.{}-venv".format(*sys.version_info[:2])
    if importlib.util.find_spec("ensurepip") or apt_install(package):
        return
    sys.exit("Python's venv module is missing. On Debian or Ubuntu run: sudo apt-get install {}".format(package))


def apt_install(package):
    """Brings a package of Debian's, which only root can; tells whether it is there now."""
    if os.name == "nt" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    say("Installing {} with apt-get ...".format(package))
    quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    quiet["env"] = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    bring = ["apt-get", "install", "-y", "--no-install-recommends", package]
    if subprocess.call(bring, **quiet) == 0:
        return True
    # A new machine has no package lists yet, and old lists name files that are gone.
    return subprocess.call(["apt-get", "update"], **quiet) == 0 and subprocess.call(bring, **quiet) == 0


def lock(options):
    """Works out both lock files from pyproject.toml; they name versions and hashes, never an address."""
    compile_lock = [str(PYTHON), "-m", "uv", "pip", "compile", "pyproject.toml", "--quiet", "--universal"]
    compile_lock += ["--python-version", "3.11", "--generate-hashes"]
    compile_lock += ["--custom-compile-command", "python3 run.py lock"] + options
    os.chdir(str(HERE))
    return subprocess.call(compile_lock + ["-o", LOCK]) or subprocess.call(
        compile_lock + ["--group", "dev", "-c", LOCK, "-o", DEVELOPMENT_LOCK]
    )


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
