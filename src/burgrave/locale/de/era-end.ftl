## Key moments of Era after a game: what each is called, and what it brought or cost.

moment-era-built-title = { $piece }
moment-era-built-told = { $player } zahlt dafür { $pays } und erhält { $points }.
moment-era-built-told-you = Du zahlst dafür { $pays } und erhältst { $points }.
moment-era-city-title =
    { $enclosed ->
        [one] Eine Stadt mit { $enclosed } Feld
       *[other] Eine Stadt mit { $enclosed } Feldern
    }
moment-era-city-told = { $player } umschließt sie durch { $piece_a } auf { $at }; was darin steht, zählt doppelt.
moment-era-city-told-you = Du umschließt sie durch { $piece_a } auf { $at }; was darin steht, zählt doppelt.
moment-era-disaster-title =
    { $why ->
        [famine] Das Volk hungert
        [bandits] Räuber fallen ein
        [disease] Eine Krankheit geht um
        [fire] Feuer bricht aus
        [pestilence] Die Pest kommt
        [extortion] Lieber ein Desaster als zahlen
       *[poverty] Nichts mehr zu zahlen
    }
moment-era-disaster-told =
    { $steps ->
        [one] { $player } rückt auf der Desasterleiste um { $steps } Feld vor; das kostet einen Siegpunkt.
       *[other] { $player } rückt auf der Desasterleiste um { $steps } Felder vor; jedes davon kostet einen Siegpunkt.
    }
moment-era-disaster-told-you =
    { $steps ->
        [one] Du rückst auf der Desasterleiste um { $steps } Feld vor; das kostet einen Siegpunkt.
       *[other] Du rückst auf der Desasterleiste um { $steps } Felder vor; jedes davon kostet einen Siegpunkt.
    }

## How a tie on points was broken; the rule's number follows. "n" and "m" are what the winner and the next one have.

tie-era =
    { $by ->
        [goods] Bei Gleichstand zählen die übrigen Handelswaren, { $n } gegen { $m }.
        [stone] Auch die Handelswaren sind gleich; dann zählt der übrige Stein, { $n } gegen { $m }.
        [wood] Auch Handelswaren und Stein sind gleich; dann zählt das übrige Holz, { $n } gegen { $m }.
       *[food] Auch Handelswaren, Stein und Holz sind gleich; dann zählt die übrige Nahrung, { $n } gegen { $m }.
    }
tie-era-shared = Auch Handelswaren, Stein, Holz und Nahrung sind gleich: Der Sieg wird geteilt.
