"""`landsraad serve` and `landsraad play` in the browser."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from landsraad.cli import serve
from landsraad.cli.serve import open_browser
from landsraad.server import network
from landsraad.server import run as server_run
from landsraad.server.settings import Settings
from tests.cli.runner import run


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANDSRAAD_HOME", str(tmp_path / "home"))


def test_serve_tells_its_address_and_stops_on_ctrl_c(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "landsraad", "serve", "--port", "0", "--json"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ, start_new_session=True
    )
    try:
        assert process.stdout is not None
        address = json.loads(process.stdout.readline())["address"]
        about = httpx.get(f"{address}/api/v1/about", timeout=20).json()
        assert about["protocol"] == 1
        assert httpx.get(f"{address}/api/v1/rules?search=tie", timeout=20).json()["total"] > 0
        assert (tmp_path / "home" / "landsraad.sqlite3").is_file()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=20)
        assert process.returncode in (0, 130, -signal.SIGINT)
        assert "Traceback" not in errors
    finally:
        if process.poll() is None:
            process.kill()
            process.communicate()


def test_bad_databases_and_ports_are_refused_in_words() -> None:
    outcome = run("serve", "--database", "mysql://x/y")
    assert outcome.code == 3
    assert "postgresql" in outcome.err
    taken = serve.listen("127.0.0.1", 0)
    try:
        outcome = run("serve", "--port", str(taken.getsockname()[1]), "--database", "sqlite:///:memory:")
        assert outcome.code == 3
        assert "cannot listen" in outcome.err
    finally:
        taken.close()


def test_play_without_the_page_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "serve", lambda *_: pytest.fail("nothing may be served"))
    monkeypatch.setattr(serve, "settings_for", lambda *_, **__: serve.Settings(static=tmp_path / "none"))
    outcome = run("play")
    assert outcome.code == 3
    assert "make play" in outcome.err


def test_options_about_the_game_mean_the_terminal() -> None:
    outcome = run("play", "--players", "3", "--bots", "random", "--seed", "5", keys="quit\n")
    assert outcome.code == 0
    assert "> " in outcome.out


def test_the_browser_is_opened_beside() -> None:
    opened: list[str] = []
    done = threading.Event()

    def opener(address: str) -> None:
        opened.append(address)
        done.set()

    open_browser("http://127.0.0.1:1", opener)
    assert done.wait(10)
    assert opened == ["http://127.0.0.1:1"]


def test_serving_a_network_tells_the_addresses_to_open(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    listened: list[str] = []

    def listen(host: str, port: int) -> socket.socket:
        listened.append(host)  # the test itself stays on this machine
        return server_run.listen("127.0.0.1", port)

    def served(settings: Settings, listener: socket.socket, ready: Callable[[], None], proxy: bool = False) -> int:
        listener.close()
        ready()
        return 0

    monkeypatch.setattr(network, "addresses_here", lambda: ["192.168.7.5", "10.1.2.3"])
    monkeypatch.setattr(serve, "listen", listen)
    monkeypatch.setattr(serve, "served", served)
    for proxy, host, told in ((False, "0.0.0.0", True), (False, "127.0.0.1", False), (True, "0.0.0.0", False)):
        assert serve.run_server(host, 0, None, {}, None, "en", proxy=proxy, as_json=False) == 0
        errors = capsys.readouterr().err
        assert "0.0.0.0" not in errors, "nobody can open that"
        for address in ("http://192.168.7.5:", "http://10.1.2.3:"):
            assert (address in errors) == told, (host, proxy)
    assert listened == ["0.0.0.0", "127.0.0.1", "0.0.0.0"]
