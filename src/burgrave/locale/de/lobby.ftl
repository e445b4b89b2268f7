## Ein Tisch vor dem Spiel: was sein Gastgeber einrichtet, und was die anderen davon erfahren.

lobby-seats = Plätze
lobby-seat-more = Ein Platz mehr
lobby-seat-fewer = Ein Platz weniger
lobby-seats-most =
    { $n ->
        [one] { $game } ist für höchstens { $n } Person.
       *[other] { $game } ist für höchstens { $n } Personen.
    }
lobby-seats-fewest =
    { $n ->
        [one] { $game } ist für mindestens { $n } Person.
       *[other] { $game } ist für mindestens { $n } Personen.
    }
lobby-seats-people = Hier sitzen nur Menschen: Entferne den Platz von einem von ihnen.
lobby-remove = Platz { $n } entfernen
lobby-remove-ask = Den Platz von { $name } entfernen? { $name } erfährt es und kann danach nur noch zuschauen.
lobby-remove-kept-ask = Den für { $name } reservierten Platz entfernen? Sein Link öffnet dann nichts mehr.
lobby-remove-yes = Platz entfernen
lobby-free-ask = Den Platz von { $name } räumen? { $name } erfährt es, und wer will, kann sich dorthin setzen.
lobby-free-yes = Platz räumen
lobby-new-link = Link erstellen
lobby-drag = An einen anderen Platz ziehen
lobby-move-up = { $name } nach oben rücken
lobby-move-down = { $name } nach unten rücken
lobby-moved = { $name } hat jetzt Platz { $n } von { $of }.
lobby-came = { $name } hat sich gesetzt.
lobby-went = { $name } ist aufgestanden.
lobby-bot-name = Name des Bots auf Platz { $n }
lobby-leave-ask = Den Tisch verlassen? Dein Platz ist dann für alle frei. Solange er es ist, bringt dich dein Link zurück.
lobby-leave-host-ask = Den eigenen Tisch verlassen? Dann lädt { $name } ein.
lobby-options-or-game = Spiel oder Optionen ändern
lobby-fit-goes =
    { $n ->
        [one] { $game } ist für höchstens { $most } Personen: { $seats } fällt weg.
       *[other] { $game } ist für höchstens { $most } Personen: { $seats } fallen weg.
    }
lobby-fit-comes = { $game } ist für mindestens { $least } Personen: Ein freier Platz kommt dazu.
lobby-fit-people = { $game } ist für höchstens { $most } Personen, und hier sitzen { $people }. Entferne erst einen Platz.

## Was sich geändert hat, seit jemand bereit war.

news-lead = Der Gastgeber hat etwas geändert:
news-again = Sieh es dir an und sag noch einmal, dass du bereit bist.
news-game = Gespielt wird jetzt { $game }.
news-option = { $option }: { $value }.
news-on = { $option } ist jetzt dabei.
news-off = { $option } ist nicht mehr dabei.
news-seats = Der Tisch hat jetzt { $n } Plätze.
news-order = Die Plätze stehen in anderer Reihenfolge.
news-bot = { $name } spielt jetzt anders: { $level }.
news-dropped = Was für „{ $option }“ gewählt war, gibt es nicht mehr; jetzt gilt das Übliche.
news-replaced = Den Bot auf dem Platz von { $name } gibt es nicht mehr; dort sitzt jetzt der übliche.
news-sign = Der Tisch heißt jetzt { $table }: Jemand hier hatte schon einen mit dem alten Namen.
news-unseated = Der Gastgeber hat dir deinen Platz genommen. Du kannst zuschauen oder um einen neuen Link bitten.
