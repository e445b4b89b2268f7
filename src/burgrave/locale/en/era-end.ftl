## Key moments of Era after a game: what each is called, and what it brought or cost.

moment-era-built-title = { $piece }
moment-era-built-told = { $player } pays { $pays } for it: { $points }.
moment-era-built-told-you = You pay { $pays } for it: { $points }.
moment-era-city-title =
    { $enclosed ->
        [one] A city of { $enclosed } field
       *[other] A city of { $enclosed } fields
    }
moment-era-city-told = { $player } encloses it with { $piece_a } at { $at }; what stands in it counts double.
moment-era-city-told-you = You enclose it with { $piece_a } at { $at }; what stands in it counts double.
moment-era-disaster-title =
    { $why ->
        [famine] The people starve
        [bandits] Bandits raid the land
        [disease] A disease goes round
        [fire] Fire breaks out
        [pestilence] The pestilence comes
        [extortion] Rather disaster than pay
       *[poverty] Nothing left to pay with
    }
moment-era-disaster-told =
    { $steps ->
        [one] { $player } goes { $steps } step down the disaster track; it costs a point.
       *[other] { $player } goes { $steps } steps down the disaster track; each costs a point.
    }
moment-era-disaster-told-you =
    { $steps ->
        [one] You go { $steps } step down the disaster track; it costs a point.
       *[other] You go { $steps } steps down the disaster track; each costs a point.
    }

## How a tie on points was broken; the rule's number follows. "n" and "m" are what the winner and the next one have.

tie-era =
    { $by ->
        [goods] The tie goes to more trade goods left, { $n } to { $m }.
        [stone] Trade goods are equal, too; the tie goes to more stone left, { $n } to { $m }.
        [wood] Trade goods and stone are equal, too; the tie goes to more wood left, { $n } to { $m }.
       *[food] Trade goods, stone and wood are equal, too; the tie goes to more food left, { $n } to { $m }.
    }
tie-era-shared = Trade goods, stone, wood and food left are equal, too: the victory is shared.
