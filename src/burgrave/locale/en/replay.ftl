# Looking back at a game on its board.
replay-speed = Speed
# What one step forth or back is.
replay-stride = Step by
replay-decision = Decision
# chapter: year (Kingsburg), round (Era), kings-round (The King's Will).
replay-part =
    { $chapter ->
        [year] Season
        [round] Phase
       *[other] Turn
    }
replay-chapter =
    { $chapter ->
        [year] Year
       *[other] Round
    }
# Whose eyes one looks with.
replay-eyes = Eyes of
replay-you = You
replay-mine = As you saw it then
replay-all = All
replay-everything = Everything that anybody knew
replay-runs = The game still goes on: this is what you saw of it.
replay-beginning = The beginning
replay-decides = { $name } decides
replay-decides-you = You decide
replay-chance = Chance decides
replay-of = { $n } of { $of }
replay-where = Moment of the game
replay-first = To the beginning
replay-back = Back
replay-on = On
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-link = Link to this moment
record = Record
record-about = A record is a whole game in one file: from the page after a game, from the terminal, or from a friend. Every decision and every roll is checked first; the server keeps nothing of it.
record-choose = Choose a file
record-drop = or drop it anywhere on this page
record-checking = Checking every decision and every roll …
record-too-long = “{ $name }” is too long to be a record.
record-bad = This record can’t be opened. { $reason }
# Playing on from a moment, against bots; and positions that are brought as text or sent as a link.
play-on = Play on
play-on-title = Play on from here
play-on-about = A new table begins at this moment, against bots and with dice of its own. It says so wherever it is named, and does not count among your games.
play-on-over = The game is over here. Go back to an earlier moment to play on.
play-on-seat = Your seat
play-on-bots = How well the bots play
play-on-hidden = What is hidden from this seat
play-on-anew = Dealt anew
play-on-anew-about = What this seat could not know is dealt anew, so what you have learned since then does not help you.
play-on-same = As it lay
play-on-same-about = Hidden cards and dice are the same as then. You may know them already; the bots do not.
play-on-go = Play on
share-position = Share this position
share-position-about = The link holds the whole position, with what is hidden. Whoever opens it can look around and play on; the server keeps nothing of it.
share-position-link = Copy the link
share-position-json = Copy as JSON
position = Position
position-about = For puzzles and experiments: paste a position, or write one. JSON will do, or the same facts as plain text, one a line (TOML). What you leave out is as at the start of the step that you name.
position-example = Begin with:
position-text = The position
position-show = Show it on the board
position-checking = Looking at it …
position-change = Change the position
position-player = Player { $n }
position-link-bad = This link does not hold a whole position: a part of it was lost on the way.
