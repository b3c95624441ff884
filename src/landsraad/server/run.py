"""Runs the server: a socket of its own, so that port 0 finds a free one, and a word when it is ready."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import socket
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import uvicorn

from landsraad.server.app import create_app
from landsraad.server.gate import BACKLOG, Gate, protocols, raise_file_limit
from landsraad.server.hall.hall import Hall
from landsraad.server.logs import write_log
from landsraad.server.network import addresses_here
from landsraad.server.settings import Settings
from landsraad.server.sweeping import sweeping

LOOPBACK = ("127.0.0.1", "localhost", "::1")
MAX_MESSAGE = 64 * 1024


class PortTaken(OSError):
    """Somebody else listens there."""


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; port 0 finds a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, which is what lets asyncio send small answers at once (TCP_NODELAY) instead of 40 ms later.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except OSError as error:
        listener.close()
        raise PortTaken(f"cannot listen on {host} port {port}: {error.strerror or error}") from error
    return listener


def address_of(listener: socket.socket) -> str:
    """Return the address of the page."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


class Announcing(uvicorn.Server):
    """A server that opens and closes the hall, and says when it is ready."""

    def __init__(self, config: uvicorn.Config, hall: Hall, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._hall = hall
        self._ready = ready
        self._sweeping: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await self._hall.open()
        await super().startup(sockets)
        if self.started:
            self._sweeping = asyncio.create_task(sweeping(self._hall.metrics.done))
            self._ready()

    async def listen_too(self, listener: socket.socket) -> None:
        """Listen at one more place, with the same protocols as at the first."""
        made = self.config.http_protocol_class

        def protocol() -> asyncio.Protocol:
            return made(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)  # type: ignore[call-arg]

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, sock=listener, backlog=BACKLOG))

    async def let_network_in(self, port: int) -> list[str]:
        """Listen at the addresses of this machine in its network; return those of the page."""
        found: list[str] = []
        for host in addresses_here():
            with contextlib.suppress(PortTaken):
                await self.listen_too(listen(host, port))
                found.append(f"http://{host}:{port}")
        return found

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye to everybody, then stop."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self._hall.farewell()
        await super().shutdown(sockets)
        await self._hall.close()


def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None], proxy: bool = False) -> bool:
    """Serve until a signal stops it; return whether it ever started. ``BadDatabase`` if there is nowhere to store."""
    write_log(settings.access_log)
    http, websocket = protocols(Gate(settings, raise_file_limit()))
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        lifespan="off",
        http=http,
        log_config=None,
        log_level="warning",
        backlog=BACKLOG,
        access_log=False,
        server_header=False,
        proxy_headers=proxy,
        ws=websocket,
        ws_max_size=MAX_MESSAGE,
        ws_max_queue=16,
        ws_per_message_deflate=False,
        timeout_keep_alive=settings.keep_alive_seconds,
        timeout_graceful_shutdown=3,
    )
    # The thread of the desk gives the event loop its turn every millisecond.
    sys.setswitchinterval(0.001)
    server = Announcing(config, app.state.hall, ready)
    if settings.may_open_network:
        port = listener.getsockname()[1]
        app.state.hall.network.opener = lambda: server.let_network_in(port)
    run_loop(server.serve(sockets=[listener]))
    return server.started


def run_loop(work: Coroutine[Any, Any, None]) -> None:
    """Run on uvloop where that is installed: it does the same for less."""
    try:
        runner: Callable[[Coroutine[Any, Any, None]], None] = importlib.import_module("uvloop").run
    except ImportError:
        runner = asyncio.run
    runner(work)
