"""`landsraad serve` and the browser game of `landsraad play`."""

from __future__ import annotations

import json
import os
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from socket import socket
from typing import Any

from landsraad.cli.config import settings_from
from landsraad.cli.fast_engine import build_beside
from landsraad.cli.language import speak
from landsraad.cli.output import FAILED, OK, InvalidInput, note
from landsraad.cli.rules_catalogue import load_catalogue
from landsraad.server.network import pages_at
from landsraad.server.run import LOOPBACK, PortTaken, address_of, listen, serve
from landsraad.server.settings import Settings
from landsraad.server.storage.engine import BadDatabase, connect

HOME_PORT = 8440
# Proxies keep idle connections for up to two minutes; one that is closed just when it is used again costs an answer.
BEHIND_PROXY_S = 150


def default_database() -> str:
    """Return where games are kept if nobody named a place."""
    home = os.environ.get("LANDSRAAD_HOME")
    folder = Path(home) if home else Path.home() / ".landsraad"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'landsraad.sqlite3'}"


def rules_data() -> tuple[dict[str, Any], ...]:
    """Return the numbered rules as the look-up shows them."""
    catalogue = load_catalogue()
    titles = {section.code: section.title for section in catalogue.sections}
    return tuple(
        {
            "id": rule.id,
            "section": rule.section,
            "title": titles[rule.section],
            "text": rule.text,
            "notes": list(rule.notes),
            "haystack": "\n".join((rule.id, titles[rule.section], rule.text, *rule.notes)).casefold(),
        }
        for rule in catalogue.rules
    )


def settings_for(host: str, database: str | None, **more: Any) -> Settings:
    """Return the settings of a server."""
    address = database or default_database()
    try:
        connect(address)
    except (BadDatabase, ImportError) as error:
        raise InvalidInput(str(error)) from error
    more.pop("database", None)
    more.setdefault("hosts", LOOPBACK if host in LOOPBACK else ())
    return Settings(database=address, rules=rules_data(), **more)


def run_server(
    host: str,
    port: int,
    database: str | None,
    wishes: dict[str, Any],
    config: Path | None,
    lang: str | None,
    *,
    proxy: bool,
    as_json: bool,
) -> int:
    """Serve tables until stopped, as the command line wishes and a file says; return the exit code."""
    spoken = speak(lang)
    given = settings_from(config)
    if proxy:
        # All connections come from the proxy; whom it speaks for is in its headers.
        usual = {"secure_cookies": True, "sockets_of_address": 0, "hosts": (), "keep_alive_seconds": BEHIND_PROXY_S}
        given = {**usual, **given}
    given.update({name: value for name, value in wishes.items() if value is not None})
    try:
        listener = listen(host, port)
    except PortTaken as error:
        raise InvalidInput(str(error)) from error
    address = address_of(listener)
    pages = () if proxy else tuple(pages_at(host, listener.getsockname()[1]))
    settings = settings_for(host, database or given.pop("database", None), pages=pages, **given)

    def ready() -> None:
        if as_json:
            print(json.dumps({"address": address, "others": list(pages)}), flush=True)
        else:
            note(spoken.text("cli-serving", address=address))
            for page in pages:
                if page != address:
                    note(spoken.text("cli-serving-too", address=page))

    return served(settings, listener, ready, proxy)


def play_in_browser(lang: str | None, open_page: bool, database: str | None = None) -> int:
    """Serve on this machine only and open the page; return the exit code."""
    spoken = speak(lang)
    settings = settings_for(LOOPBACK[0], database, bot_workers=max(1, (os.cpu_count() or 2) - 1), may_open_network=True)
    if not (settings.static / "index.html").is_file():
        raise InvalidInput(spoken.text("cli-no-client"))
    try:
        listener = listen(LOOPBACK[0], HOME_PORT)
    except PortTaken:
        listener = listen(LOOPBACK[0], 0)
    address = address_of(listener)

    def ready() -> None:
        note(spoken.text("cli-serving", address=address))
        if open_page:
            note(spoken.text("cli-opened", address=address))
            open_browser(address)
        if build_beside(lambda good: note(spoken.text("cli-engine-built" if good else "cli-engine-unbuilt"))):
            note(spoken.text("cli-engine-building"))

    return served(settings, listener, ready)


def served(settings: Settings, listener: socket, ready: Callable[[], None], proxy: bool = False) -> int:
    """Serve until stopped; return the exit code."""
    try:
        return OK if serve(settings, listener, ready, proxy) else FAILED
    except BadDatabase as error:
        raise InvalidInput(str(error)) from error


def open_browser(address: str, opener: Callable[[str], object] = webbrowser.open) -> None:
    """Open a page without waiting for the browser."""
    threading.Thread(target=opener, args=(address,), daemon=True).start()
