# Was an einer Stellung falsch sein kann (Kingsburg); was zu tippen ist, steht da, wie es getippt wird.
kingsburg-amiss-no-tax = Ohne Steuereintreiber ist für kein Gebäude eine Steuer fällig.
kingsburg-amiss-groups = Im Schritt „{ $step }“ liegen keine Würfelgruppen am Hof.
kingsburg-amiss-rolled = Im Schritt „{ $step }“ liegen keine gewürfelten Würfel.
kingsburg-amiss-own-dice = Jeder hat { DATA("kingsburg/pieces/dice/own") } eigene Würfel, die in Gruppen mitgezählt.
kingsburg-amiss-bonus-due = So viele weiße Würfel können im Schritt „{ $step }“ nicht fällig sein.
kingsburg-amiss-governor-once = Jeden Statthalter gibt es nur einmal.
kingsburg-amiss-governors-chosen = Statthalter liegen nur bis zur Wahl zur Auswahl.
kingsburg-amiss-governors-in-turn = Statthalter bekommt einer nach dem anderen zur Auswahl, in Zugreihenfolge.
kingsburg-amiss-army-needed = Hier brauchen alle mindestens { $needed } Armee-Marker.
kingsburg-amiss-choice-made = Platz { $seat } muss gefragt werden oder schon eine Wahl getroffen haben, die ihm offensteht.
kingsburg-amiss-no-choice = Platz { $seat } kann hier nichts geheim gewählt haben.
kingsburg-amiss-offer-edition = Freiwillig sind Effekte nur in der überarbeiteten Ausgabe.
kingsburg-amiss-offer-step = „{ $effect }“ kann im Schritt „{ $step }“ so nicht angeboten werden.
kingsburg-amiss-offer-one = „{ $effect }“ wird immer nur einem Platz auf einmal angeboten.
kingsburg-amiss-offer-seat = „{ $effect }“ kann Platz { $seat } nicht angeboten werden.
kingsburg-amiss-never = Mit diesen Optionen kommt es nie zum Schritt „{ $step }“.
kingsburg-amiss-order = „order“ muss jeden Platz von 0 bis { $last } einmal nennen.
kingsburg-amiss-enemy = Von der Hilfe des Königs bis zum Winter liegt eine Feindkarte da.
kingsburg-amiss-enemy-year = Im { $year }. Jahr gibt es den Feind „{ $name }“ nicht; es gibt { $known }.
kingsburg-amiss-envoy-at = „envoy_at“ muss die Nummer eines Beraters und ein Platz sein, etwa [8, 0].
kingsburg-amiss-more-buildings = „{ $building }“ gibt es nur mit der Option more_buildings.
kingsburg-amiss-left = „{ $building }“ kann nicht ohne „{ $left }“ links daneben stehen.
kingsburg-amiss-dice-most = „{ $field }“ hat höchstens { $most ->
    [3] drei
   *[other] { $most }
  } Würfel.
kingsburg-amiss-no-governor = „{ $name }“ kann an diesem Tisch kein Statthalter sein.
kingsburg-amiss-choice = „choice“ muss ein Statthalter, die Zahl eines Armee-Markers oder null sein.
kingsburg-amiss-army = Die Armee-Marker einer Person sind unter diesen: { $known }.
kingsburg-amiss-groups-most = In einer Jahreszeit kann jeder höchstens { DATA("kingsburg/pieces/dice/own", one: "Würfelgruppe", other: "Würfelgruppen") } legen.
kingsburg-amiss-two-groups = Auf „{ $advisor }“ liegen zwei Würfelgruppen, und der Gesandte war nicht dabei.
kingsburg-amiss-neutral = „neutral“ müssen zwei Listen von Würfeln sein, etwa [[1, 2, 4], [2, 3]].
kingsburg-amiss-neutral-sizes = „neutral“ muss eine Liste von drei Würfeln und eine von zweien sein.
kingsburg-amiss-neutral-faces = Die Würfel in „neutral“ zeigen 1 bis 6.
kingsburg-amiss-no-influence = „{ $text }“ beeinflusst keinen Berater; richtig wäre zum Beispiel „influence 8 with 5 3“.
kingsburg-amiss-needs-revised = Die Option { $name } braucht die überarbeitete Ausgabe (edition=revised).
kingsburg-amiss-needs-governors = Die Option documented_governors braucht die Statthalter aus Modul 2.

## Warum eine Entscheidung abgelehnt wird.
kingsburg-refused-take-one = Nimm ein Gold, ein Holz oder einen Stein.
kingsburg-refused-lose-own = Verliere eine Ware, die du hast.
kingsburg-refused-not-next-in-row = Dieses Gebäude ist nicht das nächste in seiner Reihe.
kingsburg-refused-no-goods-for-building = Für dieses Gebäude hast du die Waren nicht.
kingsburg-refused-no-saving = Diese Ware kannst du bei diesem Gebäude nicht sparen.
kingsburg-refused-no-wood-for-stone = Hier kannst du nicht Holz statt Stein zahlen.
kingsburg-refused-build-next = Baue eines der nächsten Gebäude deiner Provinz, oder nichts.
kingsburg-refused-no-idle-crane = Du hast keinen Kran, der hier ruhen könnte.
kingsburg-refused-dice-gone = Diese Würfel hast du nicht mehr.
kingsburg-refused-no-token = Du hast in dieser Jahreszeit keinen { -kingsburg-plus }-Marker zum Einsetzen.
kingsburg-refused-no-market = Du hast in dieser Jahreszeit keinen Markt zum Einsetzen.
kingsburg-refused-no-private-advisors = Eigene Berater hat nur der Politiker.
kingsburg-refused-advisor-taken = Auf diesem Berater liegen schon Würfel, und du hast den Gesandten nicht.
kingsburg-refused-influence-or-pass = Beeinflusse einen Berater oder passe.
kingsburg-refused-look-or-decline = Sieh dir die Feindkarte an oder verzichte.
kingsburg-refused-raise-or-done = Der Magier darf ein fehlendes Gebäude der Spalte I errichten, oder fertig sein.
kingsburg-refused-take-or-decline = Nimm den Effekt, nimm ihn immer, oder verzichte.
kingsburg-refused-no-token-for-soldier = Nur die Rekrutierungsstelle nimmt einen { -kingsburg-plus }-Marker für einen Soldaten.
kingsburg-refused-nothing-idle = Hier kann nichts ruhen, was Soldaten billiger macht.
kingsburg-refused-send-army-token = Spiele einen deiner unverbrauchten Armee-Marker.
kingsburg-refused-advisor-offers-else = Das bietet dieser Berater nicht.
kingsburg-refused-alchemist-trades = Der Alchemist tauscht Waren, die du hast; oder du verzichtest.
kingsburg-refused-keep-dice = Deine Würfel, Gebäude und dein Statthalter erlauben das nicht; du kannst die Würfel behalten.
kingsburg-refused-not-now = Das kannst du jetzt nicht einsetzen; du kannst fertig sein.
kingsburg-refused-choose-dealt = Wähle einen der Statthalter, die du bekommen hast.
kingsburg-refused-governor-or-decline = Setze deinen Statthalter ein oder verzichte.
kingsburg-refused-soldier-price =
    { $price ->
        [one] Ein Soldat kostet dich { $price } Ware, die du hast; rekrutiere oder sei fertig.
       *[other] Ein Soldat kostet dich { $price } Waren, die du hast; rekrutiere oder sei fertig.
    }
kingsburg-refused-bonus-dice =
    { $dice ->
        [one] Du hast { $dice } Bonuswürfel: Wirf ihn oder nicht.
       *[other] Du hast { $dice } Bonuswürfel: Wirf beliebig viele davon.
    }
