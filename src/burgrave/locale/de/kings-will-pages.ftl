## The King’s Will, as the pages speak of it that all games share: its card, its options, its ending.

game-kings-will = The King’s Will
game-kings-will-time = 40 Min. mit Bots
game-kings-will-about = Neun Plättchen in einer Reihe, vier Besuche des Königs. Errate, was er will, bevor er kommt.
game-kings-will-part-1 = Grundspiel
game-kings-will-part-2 = Hausregeln
game-kings-will-start = nach dem Los
option-kings-will-look-again = Karten noch einmal ansehen
option-kings-will-look-again-seen = Gesehene Karten bleiben offen
option-kings-will-look-again-seen-hint = niemand muss sich etwas notieren
option-kings-will-look-again-discs = Gesehene Karten bleiben unter deinen Scheiben offen
option-kings-will-look-again-discs-hint = jede andere liegt wieder verdeckt: die Hausregel
option-kings-will-look-again-none = Kein zweiter Blick
option-kings-will-look-again-none-hint = das Gedächtnis zählt; Notizen sind erlaubt
option-kings-will-points = Punkte
option-kings-will-points-hidden = Punkte verdeckt
option-kings-will-points-hidden-hint = bis zum Ende, wie gedruckt
option-kings-will-points-open = Punkte offen
option-kings-will-points-open-hint = alle sehen alles
option-kings-will-turn-cap = 30 Züge je Runde
option-kings-will-turn-cap-hint = dann kommt der König, was auch die Reihe zeigt
end-kings-will-land = Orte und Gebäude
end-kings-will-wills = Wille des Königs
end-kings-will-gifts = Freiwillige Abgaben
end-kings-will-emblems = Embleme
end-kings-will-other = Start und anderes
key-kings-will-play = Auswahl spielen oder zur Frage springen
gesture-kings-will-tap = ein Plättchen, eine Karte, einen Ort oder ein Gebäude wählen
gesture-kings-will-again = spielen, was gewählt ist
# "round" is a roman numeral.
end-kings-will-when = Runde { $round }, Zug { $turn }
end-kings-will-judged = Das Urteil des Königs
end-kings-will-tribute = Bezahlte Pflichtabgaben
end-kings-will-scoring = Wertung
end-kings-will-stands = Das Land am Ende: { $stands }
end-kings-will-owns = { $landscapes } Landschaften, { $buildings } Gebäude
