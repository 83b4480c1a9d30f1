"""The measure of the table: every state of a game on every screen and in every language, looked at in a real browser.

`states` are moments of games, played from positions; `duels`, `teams` and `mind_ups` list them. `looking` shows them in
a browser, one after the other, and has `look.js` say what is wrong there: what is cut, covered, lost, too small, or has
jumped. `python -m tests.browser.measure` (`make measure`) looks at all of them, `test_measure` at a sample.
"""
