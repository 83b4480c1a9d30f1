"""Signing in and out: an account is a name and a password, and lets somebody be the same in several browsers.

Nothing that is answered tells whether somebody has a name: the sentence, the status and the work are the same.
"""

from __future__ import annotations

from secrets import token_hex

from ..store import Account
from .counting import Ledger
from .declined import Declined
from .identities import Identities
from .look_alikes import folded
from .passwords import Passwords, code_as_kept, new_codes


class Desk:
    """Makes accounts, and lets browsers be signed in to them. Browsers are given as they are kept."""

    def __init__(self, identities: Identities, passwords: Passwords, ledger: Ledger) -> None:
        self._identities = identities
        self._kept = identities.accounts
        self._on_disk = identities.on_disk
        self._passwords = passwords
        self._ledger = ledger

    async def make(self, player: str, password: str, *, browser: str) -> list[str]:
        """Make an account of a player who has a name, and let a browser be signed in to it; its codes. Raises
        Declined."""
        if not (await self._identities.person(player)).name:
            raise Declined(422, "people-account-needs-name")
        hashed, codes, account = await self._passwords.hashed(password), new_codes(), token_hex(32)
        kept = [code_as_kept(code) for code in codes]
        await self._on_disk(lambda: self._kept.make(account, hashed, kept, of=player, browser=browser))
        await self._identities.changed(player, account)
        return codes

    async def sign_in(self, name: str, password: str, *, address: str, of: str | None, browser: str) -> None:
        """Let a browser be signed in, and bring along what a player has had. Raises Declined."""
        self._count_try(name, address)
        account = await self._called(name)
        if not await self._passwords.fits(password, account.password if account else None) or account is None:
            raise Declined(403, "people-sign-in-wrong")
        await self._sign_in(account.player, of, browser)

    async def recover(self, name: str, code: str, password: str, *, address: str, of: str | None, browser: str) -> None:
        """Let somebody choose a new password by one of their codes, and be signed in. Raises Declined."""
        self._count_try(name, address)
        hashed = await self._passwords.hashed(password)
        account = await self._called(name)
        player, kept = account.player if account else "", code_as_kept(code)
        if not await self._on_disk(lambda: self._kept.choose_password(player, hashed, code=kept)):
            raise Declined(403, "people-recover-wrong")
        await self._identities.changed(player)
        await self._sign_in(player, of, browser)

    async def choose_password(self, player: str, old: str, new: str, *, address: str, browser: str) -> None:
        """Let an account have a new password; all browsers are signed out but one, which is signed in anew. Raises
        Declined."""
        await self._check_password(player, old, address)
        hashed = await self._passwords.hashed(new)
        await self._on_disk(lambda: self._kept.choose_password(player, hashed))
        await self._identities.changed(player)
        await self._sign_in(player, None, browser)

    async def renew_codes(self, player: str, password: str, *, address: str) -> list[str]:
        """New codes for an account, in the place of those of before. As they let the password be chosen anew, whoever
        has a browser of somebody else for a moment must not have them. Raises Declined."""
        await self._check_password(player, password, address)
        codes = new_codes()
        kept = [code_as_kept(code) for code in codes]
        await self._on_disk(lambda: self._kept.replace_codes(player, kept))
        return codes

    async def sign_out(self, player: str, browser: str | None = None) -> None:
        """End the session of a browser, or for None all of an account. Raises NotKept."""
        await self._on_disk(lambda: self._kept.sign_out(player, browser))
        await self._identities.changed(player)

    async def _sign_in(self, account: str, of: str | None, browser: str) -> None:
        await self._on_disk(lambda: self._kept.sign_in(account, browser, of=of))
        if of is not None:
            await self._identities.changed(of, account)

    async def _called(self, name: str) -> Account | None:
        found: Account | None = await self._on_disk(lambda: self._kept.called(folded(name)))
        return found

    async def _check_password(self, player: str, password: str, address: str) -> None:
        """Raises Declined if a password is not that of an account."""
        self._count_try(player, address)
        account = await self._on_disk(lambda: self._kept.of(player))
        if account is None:
            raise Declined(403, "people-not-signed-in")
        if not await self._passwords.fits(password, account.password):
            raise Declined(403, "people-password-wrong")

    def _count_try(self, name: str, address: str) -> None:
        if not (self._ledger.tries.allows(address) and self._ledger.names_tried.allows(folded(name))):
            raise Declined(429, "people-too-many-tries")
