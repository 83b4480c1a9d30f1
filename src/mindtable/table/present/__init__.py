"""What a page shows, as values: made from a view and the words of a language, without any HTML."""
