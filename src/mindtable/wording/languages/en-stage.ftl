### English: how the web table lets be seen and heard what happens.

# While what has just happened is played again.
table-once-more = Once more: what just happened
# How a great moment, which is larger than the table, is ended.
table-go-on = Press to continue

## What is chosen in the menu, and in the bar.

table-sound-on = Sound on
table-sound-off = Sound off
table-pace = Bot speed
table-pace-of = { $pace ->
        [relaxed] Relaxed
        [quick] Quick
       *[normal] Normal
    }
table-cut-ins = Great moments
table-cut-ins-of = { $length ->
        [quick] Quick
        [off] Off
       *[full] Full
    }
