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
