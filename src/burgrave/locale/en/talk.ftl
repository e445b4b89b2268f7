# What people say to each other at a table.
talk = Chat
talk-unread =
    { $n ->
        [one] { $n } new line
       *[other] { $n } new lines
    }
talk-log = Talk at this table
talk-empty = Nobody has said a word yet.
talk-older = Earlier lines
talk-new = new
talk-field = Say something
talk-send = Send
talk-phrases = Quick phrases: each reads them in their own language
# Only heard: this line is a quick phrase.
talk-phrase = quick phrase
talk-says = { $name }: { $text }
# Beside a name: this person has no seat.
talk-watches = watches
talk-sending = sending …
talk-failed = Not sent.
talk-again = Try again
talk-discard = Discard
talk-person = What to do about this person
talk-mute-here = Mute for this game
talk-mute-everywhere = Mute at every table
talk-muted = { $name } is muted for you at this table.
talk-muted-everywhere = { $name } is muted for you at every table.
talk-hear = Hear again
talk-tell-host = Tell the host
talk-told-host = The host of this table will see this line.
talk-look = Somebody asks you to look at this line:
talk-seen = I have seen it
talk-off = The host has switched the talk at this table off.
talk-phrases-only = The host allows only quick phrases at this table.
talk-about =
    { $reads ->
        [players] Until the game is over only players read this. Talk is kept with the table, and deleted with it.
        [watchers] Until the game is over only those who watch read this. Talk is kept with the table, and deleted with it.
       *[other] Everybody at this table reads this. Talk is kept with the table, and deleted with it.
    }
talk-allowed = Allowed at this table:
talk-allow-all = everything
talk-allow-phrases = only quick phrases
talk-allow-off = nothing
phrase-hello = Hello
phrase-good-luck = Good luck
phrase-well-played = Well played
phrase-close = That was close
phrase-thanks = Thank you
phrase-moment = One moment, please
phrase-away = Sorry, I was away
phrase-ready = Ready?
phrase-your-turn = Your turn?
phrase-bot = A bot, please?
phrase-good-game = Good game
refusal-too-fast = You write faster than others can read; wait a few seconds.
refusal-line-hidden = A line has no characters that control, turn or hide others; leave them out.
refusal-line-empty = Nothing that can be seen stands in this line.
refusal-line-long = A line has up to 500 characters.
refusal-talk-off = The host has switched the talk at this table off.
refusal-phrases-only = The host allows only quick phrases at this table.
refusal-no-talk = In this house nobody talks over the table: its host wants it so.
