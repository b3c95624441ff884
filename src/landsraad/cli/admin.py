"""`landsraad admin`: what an operator does with the tables of a server. What it needs is imported when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from landsraad.cli.output import reporting

admin_app = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Look after the tables of a server.")
Database = Annotated[
    str | None,
    typer.Option("--database", help="sqlite:///FILE or postgresql://… (default: a file).", show_default=False),
]
Json = Annotated[bool, typer.Option("--json", help="Write JSON to stdout.")]
# Tables made before ids were kept from beginning like an option need the two dashes.
Table = Annotated[str, typer.Argument(help="The id of a table; after -- if it begins with a dash.")]
Tables = Annotated[list[str], typer.Argument(help="Ids of tables; after -- if one begins with a dash.")]


@admin_app.command("tables")
def tables(
    status: Annotated[
        str | None, typer.Option("--status", help="lobby, playing, finished or closed.", show_default=False)
    ] = None,
    limit: Annotated[int, typer.Option("--limit", min=1, help="So many at most.")] = 100,
    database: Database = None,
    json: Json = False,
) -> None:
    """List tables, the latest first, and how many there are."""
    from landsraad.cli.administer import list_tables

    with reporting():
        raise typer.Exit(list_tables(database, status, limit, as_json=json))


@admin_app.command("show")
def show(table: Table, database: Database = None, json: Json = False) -> None:
    """Show a table: what it is, who sits there, what was stored."""
    from landsraad.cli.administer import show_table

    with reporting():
        raise typer.Exit(show_table(database, table, as_json=json))


@admin_app.command("export")
def export(
    table: Table,
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = None,
) -> None:
    """Write a table with all its records to a file."""
    from landsraad.cli.administer import export_table

    with reporting():
        raise typer.Exit(export_table(database, table, file))


@admin_app.command("delete")
def delete(ids: Tables, database: Database = None, json: Json = False) -> None:
    """Delete tables for good; a running server lets go of them within half a minute."""
    from landsraad.cli.administer import delete_tables

    with reporting():
        raise typer.Exit(delete_tables(database, ids, as_json=json))


@admin_app.command("ban")
def ban(
    network: Annotated[str, typer.Argument(help="An address or a network such as 203.0.113.0/24.")],
    days: Annotated[int, typer.Option("--days", min=1, max=36500, help="For so many days.")] = 7,
    why: Annotated[str, typer.Option("--why", help="A note for yourself.")] = "",
    database: Database = None,
) -> None:
    """Keep an address or a network out."""
    from landsraad.cli.administer import ban_network

    with reporting():
        raise typer.Exit(ban_network(database, network, days, why))


@admin_app.command("unban")
def unban(
    network: Annotated[str, typer.Argument(help="The address or network as it was banned.")], database: Database = None
) -> None:
    """Let an address or a network in again."""
    from landsraad.cli.administer import unban_network

    with reporting():
        raise typer.Exit(unban_network(database, network))


@admin_app.command("bans")
def bans(database: Database = None, json: Json = False) -> None:
    """List who is kept out."""
    from landsraad.cli.administer import list_bans

    with reporting():
        raise typer.Exit(list_bans(database, as_json=json))


@admin_app.command("reports")
def reports(
    settled: Annotated[bool, typer.Option("--all", help="Also those that were looked at.")] = False,
    database: Database = None,
    json: Json = False,
) -> None:
    """List what people have told about one another, the oldest first; `end-session` and `ban` keep somebody out."""
    from landsraad.cli.administer import list_reports

    with reporting():
        raise typer.Exit(list_reports(database, settled, as_json=json))


@admin_app.command("settle")
def settle(
    report: Annotated[int, typer.Argument(help="The number of a report, as `reports` names it.")],
    database: Database = None,
) -> None:
    """Note that a report was looked at."""
    from landsraad.cli.administer import settle_report

    with reporting():
        raise typer.Exit(settle_report(database, report))


@admin_app.command("end-session")
def end_session(
    session: Annotated[str, typer.Argument(help="The id of a session, as `show` names it.")], database: Database = None
) -> None:
    """End a session: its cookie is void."""
    from landsraad.cli.administer import end_one_session

    with reporting():
        raise typer.Exit(end_one_session(database, session))


@admin_app.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = None,
) -> None:
    """Copy a SQLite database to a file, also while a server uses it."""
    from landsraad.cli.administer import back_up

    with reporting():
        raise typer.Exit(back_up(database, file))


@admin_app.command("vacuum")
def vacuum(database: Database = None) -> None:
    """Give room of deleted tables back to the system."""
    from landsraad.cli.administer import vacuum_database

    with reporting():
        raise typer.Exit(vacuum_database(database))


@admin_app.command("quotas")
def quotas(
    config: Annotated[Path | None, typer.Option("--config", help="A file of settings.", show_default=False)] = None,
    json: Json = False,
) -> None:
    """List all limits and settings as a server with this file would have them."""
    from landsraad.cli.administer import list_quotas

    with reporting():
        raise typer.Exit(list_quotas(config, as_json=json))
