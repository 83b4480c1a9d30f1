"""The changes that lead from one version of the tables to the next, for Alembic: each in one transaction.

A change stays as it was written, whatever becomes of `tables`. It knows nothing else of the program.
"""
