## Key moments of Kingsburg after a game: what each is called, and what it brought or cost.

moment-kingsburg-built-title = { $building } bei { $player }
moment-kingsburg-built-title-you = Dein Bau: { $building }
moment-kingsburg-built-told = Der Bau kostet { $pays_acc } und bringt { $points }.
moment-kingsburg-gift-title = { $player } gewinnt { $advisor_acc } für sich
moment-kingsburg-gift-title-you = Du gewinnst { $advisor_acc } für dich
moment-kingsburg-gift-told = Das bringt { $points }.
moment-kingsburg-battle-lost-title = Der Kampf im Jahr { $year } ist verloren
moment-kingsburg-battle-won-title = Der Kampf im Jahr { $year } ist gewonnen
moment-kingsburg-building-destroyed-told = { $player } steht mit { $strength } gegen { $enemy } mit { $enemy_strength } und verliert { $building_acc } und { $points }.
moment-kingsburg-building-destroyed-told-you = Du stehst mit { $strength } gegen { $enemy } mit { $enemy_strength } und verlierst { $building_acc } und { $points }.
moment-kingsburg-points-lost-told = { $player } steht mit { $strength } gegen { $enemy } mit { $enemy_strength }: Das kostet { $points }.
moment-kingsburg-points-lost-told-you = Du stehst mit { $strength } gegen { $enemy } mit { $enemy_strength }: Das kostet { $points }.
moment-kingsburg-spoils-told = { $player } steht mit { $strength } gegen { $enemy } mit { $enemy_strength } und erbeutet { $points }.
moment-kingsburg-spoils-told-you = Du stehst mit { $strength } gegen { $enemy } mit { $enemy_strength } und erbeutest { $points }.
moment-kingsburg-cathedral-points-title = Waren für die Kathedrale
moment-kingsburg-cathedral-points-told = { $player } erhält { $points } für Waren, die bis zum Ende blieben.
moment-kingsburg-cathedral-points-told-you = Du erhältst { $points } für Waren, die bis zum Ende blieben.
moment-kingsburg-army-token-points-title = Der letzte Armee-Marker
moment-kingsburg-army-token-points-told = { $player } erhält { $points } für den Marker, der übrig blieb.
moment-kingsburg-army-token-points-told-you = Du erhältst { $points } für den Marker, der übrig blieb.

## How a tie on points was broken; the rule's number follows. "n" and "m" are what the winner and the next one have.

tie-kingsburg =
    { $by ->
        [goods] Bei Gleichstand zählen die übrigen Waren, { $n } gegen { $m }.
       *[buildings] Auch die übrigen Waren sind gleich; dann zählen die Gebäude, { $n } gegen { $m }.
    }
tie-kingsburg-shared = Auch übrige Waren (je { $goods }) und Gebäude (je { $buildings }) sind gleich: Der Sieg wird geteilt.
