## Key moments of The King’s Will after a game: what each is called, and what it brought or cost.

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
moment-kings-will-building-points-told = Das bringt { $player } am Ende { $points }.
moment-kings-will-building-points-told-you = Das bringt dir am Ende { $points }.

## How a tie on points was broken; the rule's number follows. "n" and "m" are what the winner and the next one have.

tie-kings-will = Bei Gleichstand gewinnt, wer gegen den Uhrzeigersinn vom Startspieler { $start } aus zuerst kommt: als Nummer { $n } vor Nummer { $m }.
