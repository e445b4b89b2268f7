"""The `burgrave` command as a page: each command's own help, from the parser itself."""

import argparse
import os
from unittest.mock import patch

from burgrave.cli import parser_of
from burgrave.locale import speaker

WIDE = {"COLUMNS": "96"}


def helps(language: str) -> str:
    """The help of the program and of every command."""
    with patch.dict(os.environ, WIDE):
        top = parser_of(speaker(language))
        parts = [_block(top.format_help())]
        for name, command in _commands(top).items():
            parts += [f"## {name}", _block(command.format_help())]
    return "\n\n".join(parts)


def _commands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def _block(text: str) -> str:
    return f"```text\n{text.strip()}\n```"
