"""Positions and views as pictures for notebooks, drawn from sights: a view's picture shows what the view knows."""
