"""The `landsraad` command line."""


def main() -> None:
    """Run the command line; it leaves by ``SystemExit`` with the exit code."""
    # Here, not above: the tables of rules and coverage are used without the command line.
    from landsraad.cli.app import app

    app(prog_name="landsraad")
