### Being told that a game waits, reading offline, and invitations, in English.

# In the bar, before a number.
told-games-waiting = Games waiting for you
# On a button.
told-tell-me = Notify me when it’s my turn
# On a button that ends it.
told-told = Notifications are on
told-refused = Your browser does not let this page notify you. You can change that in the browser’s settings.

told-feed = A feed of your turns
told-feed-about = A feed reader can tell you which games are waiting for you. Anyone who has the address can see that, too, so keep it to yourself.
told-feed-make = Create an address
told-feed-anew = Create a new address
told-feed-revoke = Revoke the address
told-feed-kept = You have an address. A new one replaces it.
told-feed-shown-once = This is your address. It is shown only now: copy it into your feed reader.

told-offline = You are offline
told-offline-about = Games need a connection. You can still read these pages:
told-try-again = Try again
told-lessons = Lessons to read

told-qr = QR code
# Says what the picture is. $name: who is invited.
told-qr-of = QR code of the link for { $name }

# On the page about privacy.
privacy-feed = If you have made an address for a feed reader: that address until you revoke it, kept so that nobody can read it. Notifications come from your own browser.
