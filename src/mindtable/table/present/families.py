"""The families of games and how each is shown: the one place where the table tells them apart."""

from __future__ import annotations

from ...mindup.game import mind_up
from . import mindbug, mindup
from .scene import Scene

Page = mindbug.MindbugPage | mindup.MindUpPage


def page_of(scene: Scene) -> Page:
    """What the page of a game shows."""
    return mindup.page(scene) if scene.facts["game"] == mind_up.name else mindbug.page(scene)


def kind_of(scene: Scene) -> str:
    """What is played with: the sets, or how many players."""
    return mindup.kind(scene) if scene.facts["game"] == mind_up.name else mindbug.kind(scene)
