"""The pages, each module with its own routes."""
