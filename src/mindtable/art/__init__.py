"""Our own art: creatures, card faces, tokens and symbols, drawn by code as SVG."""
