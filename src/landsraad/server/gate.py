"""The gate: counts connections from their first byte on, and lets go of those that stop in the middle of a request."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from landsraad.server.hall.room import GOING_AWAY
from landsraad.server.limits import neighbourhood
from landsraad.server.settings import Settings

# Files that the server needs for itself: database, workers, the connections accepted in one go.
RESERVE = 300
BACKLOG = 128


def raise_file_limit() -> int:
    """Allow as many open files as the system lets us; return how many."""
    try:
        import resource
    except ImportError:
        return 2048
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 1 << 16 if hard == resource.RLIM_INFINITY else min(hard, 1 << 16)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


class Gate:
    """All connections of the server, by address."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.header_seconds = settings.header_seconds
        self.send_seconds = settings.send_seconds
        self._most = max(16, min(settings.max_sockets, files - RESERVE))
        self._most_of_address = settings.sockets_of_address or self._most
        self._addresses: dict[str, int] = {}
        self.count = 0
        self.turned_away = 0

    def enter(self, transport: asyncio.BaseTransport) -> str | None:
        """Count a connection; None if there is no room for it."""
        peer = transport.get_extra_info("peername")
        address = neighbourhood(peer[0]) if isinstance(peer, tuple) else "?"
        here = self._addresses.get(address, 0)
        if self.count >= self._most or here >= self._most_of_address:
            self.turned_away += 1
            return None
        self._addresses[address] = here + 1
        self.count += 1
        return address

    def leave(self, address: str | None) -> None:
        """A connection is over."""
        if address is None:
            return
        self.count -= 1
        left = self._addresses[address] - 1
        if left:
            self._addresses[address] = left
        else:
            del self._addresses[address]


class Http(H11Protocol):
    """HTTP with a deadline for the headers of a request; made for a gate by `protocols`."""

    gate: ClassVar[Gate]
    address: str | None = None
    deadline: asyncio.TimerHandle | None = None
    unread: asyncio.TimerHandle | None = None  # while the other side takes nothing

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in, or not."""
        super().connection_made(transport)
        self.address = self.gate.enter(transport)
        if self.address is None:
            transport.abort()
        else:
            self.wait_for_headers()

    def wait_for_headers(self) -> None:
        """Begin to wait for a request."""
        self.deadline = self.loop.call_later(self.gate.header_seconds, self.transport.abort)

    def stop_waiting(self) -> None:
        """The headers are there, or the connection is gone."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def data_received(self, data: bytes) -> None:
        """Take in data; whoever has begun a request must end its headers in time."""
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self.stop_waiting()
        elif self.deadline is None and self.address is not None and not self.transport.is_closing():
            self.wait_for_headers()

    def pause_writing(self) -> None:
        """The other side takes nothing: not for ever."""
        super().pause_writing()
        self.unread = self.loop.call_later(self.gate.send_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The other side has taken enough to go on."""
        self.stop_pausing()
        super().resume_writing()

    def stop_pausing(self) -> None:
        """The other side reads on, or the connection is gone."""
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def on_response_complete(self) -> None:
        """Answered; if the next request has begun, it has a deadline too."""
        super().on_response_complete()
        if self.deadline is None and self.conn.trailing_data[0] and not self.transport.is_closing():
            self.wait_for_headers()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Hand the connection over to a WebSocket, which counts for itself."""
        self.stop_waiting()
        self.stop_pausing()
        self.gate.leave(self.address)
        self.address = None
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a connection out."""
        self.stop_waiting()
        self.stop_pausing()
        self.gate.leave(self.address)
        self.address = None
        super().connection_lost(exc)


class WebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that can be dropped at once: closing one that nobody reads would wait for ever."""

    gate: ClassVar[Gate]
    address: str | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count a connection that has just been let in."""
        super().connection_made(transport)
        self.address = self.gate.enter(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a connection out."""
        self.gate.leave(self.address)
        self.address = None
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Tell whoever has not heard it from the hall that the server stops, with the code that says: come again."""
        if self.handshake_complete and not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": GOING_AWAY})
            self.conn.send_close(GOING_AWAY)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        super().shutdown()

    async def run_asgi(self) -> None:
        """Hand the application a way to drop the connection, and run it."""
        self.scope["landsraad.abort"] = self.transport.abort  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()


def protocols(gate: Gate) -> tuple[type[Http], type[WebSocket]]:
    """Return the protocols of a server that go through a gate."""
    return type("GatedHttp", (Http,), {"gate": gate}), type("GatedWebSocket", (WebSocket,), {"gate": gate})
