## What all games and pages say alike. A fact "n" is a number.

points =
    { $n ->
        [one] { $n } Siegpunkt
       *[other] { $n } Siegpunkte
    }
    .acc =
        { $n ->
            [one] { $n } Siegpunkt
           *[other] { $n } Siegpunkte
        }
nothing = nichts
    .acc = nichts
# A seat without a name; "n" counts from 1.
seat = Spieler { $n }
decimal = { $whole },{ $tenths }
# Joins the last two parts of a list; a comma joins the others.
list-and = { $first } und { $last }
quoted = „{ $text }“
you-in-list = du
# The log of a game.
log-newest-first = Neuestes zuerst
log-empty = Noch ist nichts geschehen.

## Where a component’s numbers come from.

provenance-printed = Gedruckt: steht in einer Spielregel.
provenance-sourced = Belegt: Eine öffentliche Quelle nennt es, und die Quelle ist genannt.
provenance-reconstructed = Rekonstruiert: zum Teil bekannt; der Rest ist erschlossen oder von uns.
provenance-house = Eigenbau: von uns erdacht.
# The same in a word.
provenance-short-printed = gedruckt
provenance-short-sourced = belegt
provenance-short-reconstructed = rekonstruiert
provenance-short-house = Eigenbau
