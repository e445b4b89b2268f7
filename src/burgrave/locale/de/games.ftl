## Die Spiele, wie die gemeinsamen Seiten im Browser von ihnen sprechen: Karten, Optionen und Enden.

## Kingsburg.

game-kingsburg = Kingsburg
game-kingsburg-time = 20 Min. mit Bots
game-kingsburg-about = Würfle, gewinne die Berater des Königs für dich, bau deine Provinz auf und verteidige sie im Winter.
game-kingsburg-part-1 = Erste Ausgabe
game-kingsburg-part-2 = Überarbeitete Ausgabe
game-kingsburg-part-3 = 3 Module
game-kingsburg-start = nach den Würfeln
option-kingsburg-edition = Ausgabe
option-kingsburg-edition-first = { edition-first }
option-kingsburg-edition-first-hint = 20 Gebäude, wie gedruckt
option-kingsburg-edition-revised = { edition-revised }
option-kingsburg-edition-revised-hint = schaltet die drei Module frei
option-kingsburg-more-buildings = { module-1 }
option-kingsburg-more-buildings-hint = zwei Reihen, 8 Gebäude mehr
option-kingsburg-governors = { module-2 }
option-kingsburg-governors-hint = 24, davon 9 von uns
option-kingsburg-army-tokens = { module-3 }
option-kingsburg-army-tokens-hint = statt des königlichen Würfels
option-kingsburg-documented-governors = { option-documented-governors }
option-kingsburg-documented-governors-hint = nur die 15, deren Kern bekannt ist
why-revised-only = nur mit der überarbeiteten Ausgabe
why-governors-only = nur mit Statthaltern
end-group-buildings = Gebäude
end-group-advisors = Berater
end-group-reward = Ehrung durch den König
end-group-battles = Kämpfe
end-group-effects = Effekte
end-province = Die Provinz am Ende: { $buildings }
end-reinforcements = Verstärkung { $n }, erwartet { $expected }
end-reinforcements-years = Die Verstärkung des Königs nach Jahren: { $numbers }
end-reinforcements-word =
    { $luck ->
        [under] Karg, und für alle gleich: mehr als in { $percent } von 100 Spielen.
        [over] Großzügig, und für alle gleich: mehr als in { $percent } von 100 Spielen.
       *[even] Etwa wie erwartet, und für alle gleich: mehr als in { $percent } von 100 Spielen.
    }
end-when =
    { $season ->
        [1] Jahr { $year }, Frühling
        [2] Jahr { $year }, Sommer
        [3] Jahr { $year }, Herbst
       *[4] Jahr { $year }, Winter
    }

## Era.

game-era = Era: Das Mittelalter
game-era-time = 30 Min. mit Bots
game-era-about = Die Würfel sind deine Leute. Gib ihnen Haus und Brot, und zieh eine Mauer um die Stadt, bevor das Unheil kommt.
game-era-part-1 = Grundspiel
game-era-part-2 = Allein
game-era-start = nach dem Los
# "phase" counts from 1.
game-era-moment =
    { $phase ->
        [1] Runde { $round }, Würfeln
        [2] Runde { $round }, Sammeln
        [3] Runde { $round }, Ernähren
        [4] Runde { $round }, Desaster
        [5] Runde { $round }, Bauen
       *[6] Runde { $round }, Erpressen
    }
key-era-arrows = das Teil in deiner Hand bewegen
key-era-turn = es drehen; mit Umschalt zurück
key-era-place = es ablegen
key-era-dice = einen Würfel zum Neuwerfen wählen
key-era-throw = die gewählten Würfel werfen
key-era-stop = aufhören oder fertig sein
key-era-question = zur Frage springen
gesture-tap-held = Bauteil antippen
gesture-era-tap = wählen, was du baust, welchen Würfel du neu wirfst oder was fällt
gesture-era-turn = drehen, was du in der Hand hast

## The King’s Will.

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

# Wie viele Teile eines Spiels welche Herkunft haben.
provenance-counts =
    { $all } Bestandteile: { $printed } gedruckt, { $sourced } belegt, { $reconstructed } rekonstruiert, { $house ->
        [0] keiner von uns.
       *[other] { $house } von uns.
    }
