"""The `landsraad` command line."""

import sys


def main() -> None:
    """Run the command line; it leaves by ``SystemExit`` with the exit code."""
    # Here, not above: the tables of rules and coverage are used without the command line.
    if sys.argv[1:2] == ["play"]:
        from landsraad.cli.fast_engine import prefer_compiled

        prefer_compiled(sys.argv[1:])
    from landsraad.cli.app import app

    app(prog_name="landsraad")
