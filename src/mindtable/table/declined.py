"""What is answered when something cannot be done: a status, and a sentence in the words of a language file."""

from __future__ import annotations

from ..game.contract import Refusal
from ..game.flaws import Flaw
from ..wording import Wording


class Declined(Exception):
    """Something that was asked for and is not done. `message` is the name of a sentence."""

    def __init__(self, status: int, message: str, **about: str | int) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.about = about

    def sentence(self, wording: Wording) -> str:
        """Why it cannot be done, in words."""
        return wording.message(self.message, **self.about)


class Refused(Declined):
    """A move against the rules."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(422, "table-refused")
        self.refusal = refusal

    def sentence(self, wording: Wording) -> str:
        """Why the rules do not allow it, in words."""
        return wording.refusal(self.refusal)


class Faulty(Declined):
    """Something handed in that cannot be used; the sentence `message` goes on with what is wrong."""

    def __init__(self, message: str, flaw: Flaw) -> None:
        super().__init__(422, message)
        self.flaw = flaw

    def sentence(self, wording: Wording) -> str:
        """What is wrong with what was handed in, in words."""
        return wording.message(self.message, problem=wording.flaw(self.flaw))


class NotKept(Declined):
    """The store has failed, and nothing has happened. It may work again soon."""

    def __init__(self) -> None:
        super().__init__(503, "table-not-kept")


def not_found() -> Declined:
    """That there is no such game."""
    return Declined(404, "table-no-such-game")
