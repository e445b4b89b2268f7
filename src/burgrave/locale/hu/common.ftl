## What all games and pages say alike. A fact "n" is a number.

points = { $n } győzelmi pont
    .acc = { $n } győzelmi pontot
    .for = { $n } győzelmi pontért
    .to = { $n } győzelmi pontra
nothing = semmi
    .acc = semmit
    .dat = semminek
    .for = semmiért
    .to = semmire
# A seat without a name; "n" counts from 1.
seat = { $n }. játékos
decimal = { $whole },{ $tenths }
# Joins the last two parts of a list; a comma joins the others.
list-and = { $first } és { $last }
quoted = „{ $text }”
you-in-list = te
# The log of a game.
log-newest-first = legújabb elöl
log-empty = Még nem történt semmi.

## Where a component’s numbers come from.

provenance-printed = Nyomtatott: szabálykönyvben szerepel.
provenance-sourced = Forrásból: nyilvános forrás adja meg, amelyet megnevezünk.
provenance-reconstructed = Rekonstruált: részben ismert; a többi következtetés vagy a miénk.
provenance-house = Házi: a mi találmányunk.
# The same in a word.
provenance-short-printed = nyomtatott
provenance-short-sourced = forrásból
provenance-short-reconstructed = rekonstruált
provenance-short-house = házi
