## The Carter, as the pages speak of it that all games share: its card, its options, its ending.

game-carter = Der Fuhrmann
game-carter-time = 5 min mit Bots
game-carter-about = Belade deinen Wagen, Wurf für Wurf, und halte an, bevor die Räuber kommen.
game-carter-part-1 = Grundspiel
game-carter-start = der erste Platz
game-carter-moment = Runde { $round }, Zug { $turn }
option-carter-road = Straße
option-carter-road-short = Kurze Straße
option-carter-road-short-hint = 30 Punkte
option-carter-road-long = Lange Straße
option-carter-road-long-hint = 60 Punkte
key-carter-throw = weiter würfeln
key-carter-stop = anhalten
