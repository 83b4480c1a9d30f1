"""The web table: games in the browser, against bots and with friends."""
