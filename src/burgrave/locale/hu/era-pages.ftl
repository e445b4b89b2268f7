## Era, as the pages speak of it that all games share: its card, its options, its ending.

game-era = Era: Középkor
game-era-time = 30 perc botokkal
game-era-about = A kockák a néped. Adj nekik házat és kenyeret, és vedd körül fallal a várost, mielőtt jön a baj.
game-era-part-1 = Alapjáték
game-era-part-2 = Egyedül
game-era-start = sorsolással
# "phase" counts from 1; the first is the roll, and before it the set-up.
game-era-moment =
    { $phase ->
        [1] { $round }. forduló
        [2] { $round }. forduló, gyűjtés
        [3] { $round }. forduló, etetés
        [4] { $round }. forduló, csapások
        [5] { $round }. forduló, építés
       *[6] { $round }. forduló, zsarolás
    }
key-era-arrows = a kezedben lévő elem mozgatása
key-era-turn = forgatás; Shifttel vissza
key-era-place = lerakás
key-era-dice = kocka kiválasztása újradobásra
key-era-throw = a kiválasztott kockák dobása
key-era-stop = megállás vagy befejezés
key-era-question = ugrás a kérdéshez
gesture-tap-held = Koppintás az elemre
gesture-era-tap = annak kiválasztása, mit építesz, melyik kockát dobod újra, vagy mi pusztul el
gesture-era-turn = a kezedben lévő elem elforgatása
