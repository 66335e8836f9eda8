"""The command `cosmic`: which subcommand is meant, and every fault as one sentence instead of a traceback."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from cosmic import __version__
from cosmic.content import ContentError
from cosmic.engine.errors import CosmicError

COMMANDS = ("play", "rulings", "puzzles", "simulate", "arena", "fit", "check", "coverage", "replay", "bench", "fuzz")
OK, FAILED, BAD_USE, INTERRUPTED = 0, 1, 2, 130


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(BAD_USE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv) or ["play"]
    if words[0].partition("=")[0] == "--projector":
        words.insert(0, "play")
    make_streams_safe()
    try:
        args = parser(words[0]).parse_args(words)
        return int(args.run(args))
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else OK
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader (`| head`) has enough; without this Python complains once more on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except ContentError as fault:
        return complain(f"{fault.faults[0]} (all faults: cosmic check; there are {len(fault.faults)})", FAILED)
    except CosmicError as fault:
        return complain(sentence(fault), BAD_USE)
    except OSError as fault:
        return complain(f"{fault.filename or ''}: {fault.strerror or fault}".removeprefix(": "), BAD_USE)


def make_streams_safe() -> None:
    """A stream may be closed, and a terminal may lack a letter: neither is a reason to stop."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, io.StringIO())
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def parser(wanted: str = "") -> Parser:
    """Of all commands, or of the wanted one alone: the others need not be imported then."""
    top = Parser(prog="cosmic", description="A table for the board game Cosmic Encounter (unofficial fan project).")
    top.add_argument("--version", action="version", version=f"cosmic {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in [wanted] if wanted in COMMANDS else COMMANDS:
        command = importlib.import_module(f"cosmic.cli.{name}")
        sub = commands.add_parser(
            name,
            help=command.HELP,
            description=command.HELP,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        sub.epilog = f"example:\n  {command.EXAMPLE}"
        command.arguments(sub)
        sub.set_defaults(run=command.run)
    return top


def sentence(fault: CosmicError) -> str:
    """The fault in words, where there are words for it."""
    from cosmic.text.messages import Messages  # takes a moment, and most commands end without a fault

    try:
        return str(Messages().say(f"error-{fault.key}", **fault.about))
    except OSError:  # the folder of the words itself is missing
        return str(fault)


def complain(words: str, code: int) -> int:
    print(f"cosmic: {' '.join(words.split())}", file=sys.stderr)
    return code
