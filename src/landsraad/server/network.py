"""Where other machines of the network reach this one, and letting them in while the server runs."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import struct
from collections.abc import Awaitable, Callable

# Bridges and tunnels of containers and virtual machines: no friend is there.
VIRTUAL = ("docker", "br-", "veth", "virbr", "vmnet", "lxc", "cni", "flannel")
# Nothing is sent: a datagram socket that is told where to send knows from which address it would.
FAR = ("192.0.2.1", 9)
SIOCGIFADDR = 0x8915


def interface_addresses() -> list[str]:
    """Return the addresses of the network cards, where the system tells them one by one."""
    try:
        import fcntl
    except ImportError:
        return []
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            if name.startswith(VIRTUAL):
                continue
            with contextlib.suppress(OSError):
                answer = fcntl.ioctl(probe.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                found.append(socket.inet_ntoa(answer[20:24]))
    return found


def route_address() -> list[str]:
    """Return the address from which this machine reaches others."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(FAR)
        return [str(probe.getsockname()[0])]
    return []


def addresses_here() -> list[str]:
    """Return the addresses at which other machines reach this one, the likeliest first."""
    found: list[str] = []
    for address in [*route_address(), *interface_addresses()]:
        known = ipaddress.ip_address(address)
        if address not in found and not (known.is_loopback or known.is_link_local or known.is_unspecified):
            found.append(address)
    return found


def pages_at(host: str, port: int) -> list[str]:
    """Return the addresses of the page for other machines, given where the server listens; none on loopback."""
    if host in ("0.0.0.0", "::", ""):
        return [f"http://{address}:{port}" for address in addresses_here()]
    try:
        if ipaddress.ip_address(host).is_loopback:
            return []
    except ValueError:
        if host == "localhost":
            return []
    return [f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"]


class Network:
    """What the server knows about being reached from elsewhere."""

    def __init__(self, pages: list[str] | None = None) -> None:
        self.pages = pages or []
        self.hosts: frozenset[str] = frozenset()  # names the server answers to since it was opened
        self.opener: Callable[[], Awaitable[list[str]]] | None = None

    async def open(self) -> None:
        """Let other machines in, if that can be done and is not done."""
        if self.opener is not None and not self.pages:
            self.pages = await self.opener()
            self.hosts = frozenset(page.rpartition(":")[0].removeprefix("http://") for page in self.pages)
