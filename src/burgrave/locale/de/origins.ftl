# Die Seite, die sagt, woher jede Zahl der Spiele kommt; sie entsteht aus den Datendateien.

origin-title = Woher die Zahlen kommen
origin-intro = Alle Gebäude, Karten, Teile und Zahlen der Spiele, wie die Datendateien sie nennen. Die Herkunft ist von viererlei Art:
origin-made = Diese Seite entsteht aus den Datendateien; ein Test vergleicht beide.
# Eine Zeile wie „belegt: Bauernhof. Davon gedruckt: Kosten. Quelle: …“
origin-better-printed = Davon gedruckt: { $fields }.
origin-better-sourced = Davon belegt: { $fields }.
origin-source = Quelle: { $source }.

origin-group-advisor = Die Berater des Königs
origin-group-private = Eigene Berater
origin-group-building = Gebäude
origin-group-enemy = Feinde
origin-group-governor = Statthalter
origin-group-die = Würfel
origin-group-wall = Mauern
origin-group-track = Leisten
origin-group-players = Aufbau
origin-group-disaster = Desaster
origin-group-landscape = Landschaften
origin-group-settlement = Orte
origin-group-will = WdK-Karten
origin-group-tile = Reisetafeln
origin-group-band = Stimmungen beim Besuch des Königs
origin-group-education = Bildung
origin-group-development = Entwicklung
origin-group-other = Übrige Zahlen

# Einzelne Zahlen eines Teils, in Aufzählungen.
origin-field-against = Stärke gegen eine Art von Feinden
origin-field-at-most = die Grenze
origin-field-battle = Stärke im Kampf
origin-field-buildings = Zahl der Gebäude
origin-field-cards = Zahl der Karten
origin-field-colour = Farbe
origin-field-cost = Kosten
origin-field-count = Anzahl
origin-field-debt = verlorene Punkte
origin-field-dice = die Würfel, die er setzt
origin-field-die = der Würfel, den es bringt
origin-field-each = wofür es Punkte zählt
origin-field-gives = was es bringt
origin-field-height = Höhe
origin-field-landscapes = Landschaften
origin-field-least = kleinster Wert
origin-field-locked = gesperrte Plätze
origin-field-active = Aktionen dessen, der das Plättchen nimmt
origin-field-others = Aktionen der anderen
origin-field-markers = Spielende-Marker
origin-field-offspring = Nachwuchs
origin-field-peasants = Bauern
origin-field-pieces = Anzahl
origin-field-places = Plätze für Bauern
origin-field-points = Punkte
origin-field-rank = Rang
origin-field-rebellion = Wert nach einer Rebellion
origin-field-removed = was weggelassen wird
origin-field-resources = Rohstoffe
origin-field-rightmost = der Punkt ganz rechts
origin-field-sites = Bauplätze
origin-field-start = Beginn
origin-field-width = Breite
origin-field-yields = Ertrag
