## What all games and pages say alike. A fact "n" is a number.

points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
nothing = nothing
# A seat without a name; "n" counts from 1.
seat = Player { $n }
decimal = { $whole }.{ $tenths }
# Joins the last two parts of a list; a comma joins the others.
list-and = { $first } and { $last }
quoted = “{ $text }”
# In a list: "Still to come: you, Cindy."
you-in-list = you
# The log of a game.
log-newest-first = newest first
log-empty = Nothing has happened yet.

## Where a component’s numbers come from.

provenance-printed = Printed: stands in a rule book.
provenance-sourced = Sourced: told by a public source, which is named.
provenance-reconstructed = Reconstructed: known in part; the rest is inferred or ours.
provenance-house = House: made by us.
# The same in a word.
provenance-short-printed = printed
provenance-short-sourced = sourced
provenance-short-reconstructed = reconstructed
provenance-short-house = house
