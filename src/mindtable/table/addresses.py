"""Where visitors come from: their addresses as limits count them, and the proxies whose word for it is taken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Receive, Scope, Send

Network = IPv4Network | IPv6Network
_Address = IPv4Address | IPv6Address
_OF_ONE_HOUSEHOLD: Final = 64  # bits that all its IPv6 addresses share
_LAST_HOPS: Final = 20  # nobody needs more proxies in a row
_SCHEMES: Final = ("http", "https")


def visitor_address(scope: Scope) -> str:
    """The address a request comes from, as every limit counts it; "" if it has none."""
    client = scope.get("client")
    return counted_as(client[0]) if client else ""


def counted_as(host: str) -> str:
    """An address as limits count it: whoever has one IPv6 address has as many as the rest of their network."""
    address = _read(host)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, _OF_ONE_HOUSEHOLD), strict=False).network_address)
    return str(address) if address else host


def network(text: str) -> Network:
    """One address or a whole network, as somebody wrote it down. Raises ValueError."""
    return ip_network(text, strict=False)


class Addresses:
    """Addresses that the host of a table has named, one by one or as networks."""

    def __init__(self, networks: Iterable[Network] = ()) -> None:
        self._networks = tuple(networks)

    def __contains__(self, host: str) -> bool:
        address = _read(host)
        return address is not None and self._have(address)

    def _have(self, address: _Address) -> bool:
        return any(address in network for network in self._networks)


class Proxies(Addresses):
    """The proxies in front of the table that its host trusts."""

    def visitor(self, hops: Sequence[str], proxy: str) -> str:
        """The last of the hops that is not a proxy of ours; what stands before it may be made up. Where something is
        no address, whoever passed it on is as far as anybody can be believed."""
        known = proxy
        for hop in reversed(hops[-_LAST_HOPS:]):
            address = _read(_without_port(hop.strip()))
            if address is None:
                break
            known = str(address)
            if not self._have(address):
                break
        return known


class Forwarded:
    """Takes the word of trusted proxies, and of nobody else, for who asks, how, and by which name of the table."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["client"] and scope["client"][0] in self._proxies:
            self._take_in(scope)
        await self._app(scope, receive, send)

    def _take_in(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        hops = ",".join(headers.getlist("x-forwarded-for"))
        if hops:
            scope["client"] = (self._proxies.visitor(hops.split(","), scope["client"][0]), 0)
        # The nearest proxy has the last word.
        if (scheme := _last(headers, "x-forwarded-proto").lower()) in _SCHEMES:
            scope["scheme"] = scheme
        if host := _last(headers, "x-forwarded-host"):
            scope["headers"] = list(scope["headers"])
            MutableHeaders(scope=scope)["host"] = host


def _last(headers: Headers, name: str) -> str:
    return ",".join(headers.getlist(name)).rpartition(",")[2].strip()


def _read(host: str) -> _Address | None:
    """An address; one of IPv4 that is written as IPv6 is what it was before."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _without_port(hop: str) -> str:
    """The address of `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]` and `[2001:db8::1]:80`."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
