## Wichtige Augenblicke nach einem Spiel.

moment-built-title = { $building } bei { $player }
moment-built-title-you = Dein Bau: { $building }
moment-built-told = Der Bau kostet { $pays_acc } und bringt { $points }.
moment-gift-title = { $advisor } hört auf { $player }
moment-gift-title-you = { $advisor } hört auf dich
moment-gift-told = Das bringt { $points }.
moment-battle-lost-title = Der Kampf im Jahr { $year } ist verloren
moment-battle-won-title = Der Kampf im Jahr { $year } ist gewonnen
moment-building-destroyed-told = { $player } steht mit { $strength } gegen { $enemy } mit { $enemy_strength } und verliert { $building_acc } und { $points }.
moment-building-destroyed-told-you = Du stehst mit { $strength } gegen { $enemy } mit { $enemy_strength } und verlierst { $building_acc } und { $points }.
moment-points-lost-told = { $player } steht mit { $strength } gegen { $enemy } mit { $enemy_strength }: Das kostet { $points }.
moment-points-lost-told-you = Du stehst mit { $strength } gegen { $enemy } mit { $enemy_strength }: Das kostet { $points }.
moment-spoils-told = { $player } steht mit { $strength } gegen { $enemy } mit { $enemy_strength } und erbeutet { $points }.
moment-spoils-told-you = Du stehst mit { $strength } gegen { $enemy } mit { $enemy_strength } und erbeutest { $points }.
moment-cathedral-points-title = Waren für die Kathedrale
moment-cathedral-points-told = { $player } erhält { $points } für Waren, die bis zum Ende blieben.
moment-cathedral-points-told-you = Du erhältst { $points } für Waren, die bis zum Ende blieben.
moment-army-token-points-title = Der letzte Armee-Marker
moment-army-token-points-told = { $player } erhält { $points } für den Marker, der übrig blieb.
moment-army-token-points-told-you = Du erhältst { $points } für den Marker, der übrig blieb.
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
moment-kings-will-gave-title = Eine Abgabe für den König
moment-kings-will-gave-told = { $player } gibt { $pays } und erhält { $points }.
moment-kings-will-gave-told-you = Du gibst { $pays } und erhältst { $points }.
moment-kings-will-peasant-given-title = Ein Bauer für den König
moment-kings-will-peasant-given-told = Ein Bauer von { $player } zieht mit dem König: { $points }.
moment-kings-will-peasant-given-told-you = Einer deiner Bauern zieht mit dem König: { $points }.
moment-kings-will-founded-title = Ein neuer Ort: { $settlement }
moment-kings-will-founded-told = Die Gründung kostet { $player } { $pays } und bringt { $points }.
moment-kings-will-founded-told-you = Die Gründung kostet dich { $pays } und bringt { $points }.
moment-kings-will-erected-title = Ein neues Gebäude: { $building }
moment-kings-will-erected-told = Der Bau kostet { $player } { $pays } und bringt { $points }.
moment-kings-will-erected-told-you = Der Bau kostet dich { $pays } und bringt { $points }.
moment-kings-will-tribute-unpaid-title = Die Pflichtabgabe bleibt aus
moment-kings-will-tribute-unpaid-told = { $player } kann { $owed } nicht zahlen und verliert { $points }.
moment-kings-will-tribute-unpaid-told-you = Du kannst { $owed } nicht zahlen und verlierst { $points }.
moment-kings-will-rebellion-title = Das Volk rebelliert
moment-kings-will-rebellion-told = Die Stimmung ist zu schlecht: { $player } verliert { $points }.
moment-kings-will-rebellion-told-you = Die Stimmung deines Volkes ist zu schlecht: Du verlierst { $points }.
moment-kings-will-will-scored-title =
    { $points_sign ->
        [minus] Der Zorn des Königs
       *[plus] Der Wille des Königs geschieht
    }
moment-kings-will-will-scored-told =
    { $points_sign ->
        [minus] { $player } erfüllt die Bedingung von „{ $card }“ nicht und verliert { $points }.
       *[plus] { $player } erfüllt „{ $card }“ und erhält { $points }.
    }
moment-kings-will-will-scored-told-you =
    { $points_sign ->
        [minus] Du erfüllst die Bedingung von „{ $card }“ nicht und verlierst { $points }.
       *[plus] Du erfüllst „{ $card }“ und erhältst { $points }.
    }
moment-kings-will-emblems-title = Embleme fügen sich
moment-kings-will-emblems-told = { $player } hat ganze Embleme ({ $emblems }): { $points }.
moment-kings-will-emblems-told-you = Du hast ganze Embleme ({ $emblems }): { $points }.
moment-kings-will-building-points-title = { $building }
moment-kings-will-building-points-told = Am Ende bringt es { $player } { $points }.
moment-kings-will-building-points-told-you = Am Ende bringt es dir { $points }.

## Wie ein Gleichstand entschieden wurde.

tie-as-many = { $name } hat gleich viele Punkte.
tie-as-many-you = Du hast gleich viele Punkte.
tie-kingsburg =
    { $by ->
        [goods] Bei Gleichstand zählen die übrigen Waren, { $n } gegen { $m }.
       *[buildings] Auch die übrigen Waren sind gleich; dann zählen die Gebäude, { $n } gegen { $m }.
    }
tie-kingsburg-shared = Auch übrige Waren (je { $goods }) und Gebäude (je { $buildings }) sind gleich: Der Sieg wird geteilt.
tie-era =
    { $by ->
        [goods] Bei Gleichstand zählen die übrigen Handelswaren, { $n } gegen { $m }.
        [stone] Auch die Handelswaren sind gleich; dann zählt der übrige Stein, { $n } gegen { $m }.
        [wood] Auch Handelswaren und Stein sind gleich; dann zählt das übrige Holz, { $n } gegen { $m }.
       *[food] Auch Handelswaren, Stein und Holz sind gleich; dann zählt die übrige Nahrung, { $n } gegen { $m }.
    }
tie-era-shared = Auch Handelswaren, Stein, Holz und Nahrung sind gleich: Der Sieg wird geteilt.
tie-kings-will = Bei Gleichstand gewinnt, wer gegen den Uhrzeigersinn vom Startspieler { $start } aus zuerst kommt: als Nummer { $n } vor Nummer { $m }.
