## Era, as the pages speak of it that all games share: its card, its options, its ending.

game-era = Era: Das Mittelalter
game-era-time = 30 Min. mit Bots
game-era-about = Die Würfel sind deine Leute. Gib ihnen Haus und Brot, und zieh eine Mauer um die Stadt, bevor das Unheil kommt.
game-era-part-1 = Grundspiel
game-era-part-2 = Allein
game-era-start = nach dem Los
# "phase" counts from 1; the first is the roll, and before it the set-up.
game-era-moment =
    { $phase ->
        [1] Runde { $round }
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
