"""What a server is told when it starts."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


def default_static() -> Path:
    """Return where the built browser client is."""
    return Path(__file__).with_name("static")


def secret_seed() -> str:
    """Return the seed of a deal: 256 bits that nobody knows, as hexadecimal digits."""
    return secrets.token_hex(32)


@dataclass(frozen=True)
class Settings:
    """The settings of a server; the defaults suit a game on one's own machine."""

    database: str = "sqlite:///:memory:"
    static: Path = field(default_factory=default_static)
    # The path of its host below which the server lives, such as /games.
    prefix: str = ""
    # Origins of pages that may talk to the server besides the page it serves itself.
    origins: tuple[str, ...] = ()
    # Host names the server answers to; empty: any.
    hosts: tuple[str, ...] = ()
    secure_cookies: bool = False
    # The numbered rules for the look-up: id, section, title of the section, text, notes.
    rules: tuple[dict[str, Any], ...] = ()
    bot_workers: int = 1
    bot_seconds: float = 20.0
    bot_memory_mb: int = 2048
    # Nobody's bot thinks longer than this a decision, and no longer than a slice while others wait.
    bot_think_seconds: float = 10.0
    bot_slice_seconds: float = 1.0
    # A choice of a bot beside people takes its thinking time and this, forced or not: its delay tells nothing.
    bot_pace_seconds: float = 0.2
    # A bot that cannot begin to think within this time is played by a quick one.
    bot_wait_seconds: float = 10.0
    # Iterations for each decision of a game that is analysed; None: as many as the build does in about a minute.
    analysis_iterations: int | None = None
    analysis_seconds: float = 900.0
    away_seconds: float = 60.0
    # Factor on all rate limits; tests that measure load raise it.
    rate_factor: float = 1.0
    # Limits that differ from `limits.RATES`: kind -> (at once, a second).
    rates: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    # Tables that a visitor may have made and not finished, and analyses that wait for a visitor and an address.
    tables_of_visitor: int = 100
    analyses_of_visitor: int = 3
    analyses_of_address: int = 6
    # What a visitor may have: tables in the lobby, clubs, open reports, mutes, browsers that are told.
    listed_of_visitor: int = 3
    listed_of_address: int = 10
    clubs_of_visitor: int = 20
    members_of_club: int = 200
    reports_of_visitor: int = 10
    mutes_of_visitor: int = 500
    browsers_of_visitor: int = 5
    # People at tables: of everybody, and of one address, also as a proxy names it (0: no limit).
    max_connections: int = 2000
    connections_of_address: int = 200
    # All connections: of everybody, and of one address (0: no limit, as behind a proxy).
    max_sockets: int = 4000
    sockets_of_address: int = 200
    # Who begins a request ends its headers and its body in this time, and a WebSocket says hello.
    header_seconds: float = 10.0
    body_seconds: float = 15.0
    hello_seconds: float = 10.0
    # A connection on which nothing is asked is kept so long; behind a proxy longer than the proxy keeps it.
    keep_alive_seconds: int = 5
    # A client that takes nothing for so long is let go.
    send_seconds: float = 20.0
    # Tables that nobody touches for so many days are deleted; 0: never.
    keep_lobby_days: int = 0
    keep_playing_days: int = 0
    keep_finished_days: int = 0
    housekeeping_seconds: float = 30.0
    # A line for every request; figures at /metrics for whoever has the token (without one: for this machine only).
    access_log: bool = False
    metrics_token: str = ""
    # Addresses of the page for other machines; whoever plays at home may let the network in while the server runs.
    pages: tuple[str, ...] = ()
    may_open_network: bool = False
    # Whether people may have accounts; none is needed to play.
    accounts: bool = False
    # Whether people may be told by push that it is their turn, and whom a push service may write to about it.
    push: bool = True
    push_contact: str = ""
    # Whether pushes may go to this machine and its network, without TLS: for tests.
    push_anywhere: bool = False
    # Somebody who is away is told after so long that it is their turn; by mail after so long.
    notice_seconds: float = 15.0
    mail_seconds: float = 600.0
    # Mail: without a server none is sent. `page` is the address of the page in mails.
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_tls: str = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_from: str = ""
    page: str = ""
    # Where the deals of new tables come from; no command changes it.
    new_seed: Callable[[], str] = secret_seed
