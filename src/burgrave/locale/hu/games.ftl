## A játékok, ahogy a böngésző közös oldalai beszélnek róluk: kártyák, beállítások, befejezések.

## Kingsburg.

game-kingsburg = Kingsburg
game-kingsburg-time = 20 perc botokkal
game-kingsburg-about = Dobj, nyerd meg magadnak a király tanácsadóit, építsd ki a tartományodat, és védd meg télen.
game-kingsburg-part-1 = Első kiadás
game-kingsburg-part-2 = Átdolgozott kiadás
game-kingsburg-part-3 = 3 modul
game-kingsburg-start = a kockák szerint
option-kingsburg-edition = Kiadás
option-kingsburg-edition-first = { edition-first }
option-kingsburg-edition-first-hint = 20 épület, ahogy a dobozban van
option-kingsburg-edition-revised = { edition-revised }
option-kingsburg-edition-revised-hint = elérhetővé teszi a három modult
option-kingsburg-more-buildings = { module-1 }
option-kingsburg-more-buildings-hint = két új sor, 8 további épület
option-kingsburg-governors = { module-2 }
option-kingsburg-governors-hint = 24, ebből 9 a miénk
option-kingsburg-army-tokens = { module-3 }
option-kingsburg-army-tokens-hint = a király kockája helyett
option-kingsburg-documented-governors = { option-documented-governors }
option-kingsburg-documented-governors-hint = csak az a 15, amelynek a lényege ismert
why-revised-only = csak az átdolgozott kiadással
why-governors-only = csak kormányzókkal
end-group-buildings = Épületek
end-group-advisors = Tanácsadók
end-group-reward = A király jutalma
end-group-battles = Csaták
end-group-effects = Hatások
end-province = A tartomány a végén: { $buildings }
end-reinforcements = Erősítés { $n }, várható { $expected }
end-reinforcements-years = A király erősítése évenként: { $numbers }
end-reinforcements-word = 
    { $luck ->
        [under] Szűkös, és mindenkinek ugyanannyi: 100 játékból { $percent } hoz kevesebbet.
        [over] Bőkezű, és mindenkinek ugyanannyi: 100 játékból { $percent } hoz kevesebbet.
       *[even] Nagyjából a várt, és mindenkinek ugyanannyi: 100 játékból { $percent } hoz kevesebbet.
    }
end-when =
    { $season ->
        [1] { $year }. év, tavasz
        [2] { $year }. év, nyár
        [3] { $year }. év, ősz
       *[4] { $year }. év, tél
    }

## Era.

game-era = Era: Középkor
game-era-time = 30 perc botokkal
game-era-about = A kockák a néped. Adj nekik házat és kenyeret, és vedd körül fallal a várost, mielőtt jön a baj.
game-era-part-1 = Alapjáték
game-era-part-2 = Egyedül
game-era-start = sorsolással
# "phase" counts from 1.
game-era-moment =
    { $phase ->
        [1] { $round }. forduló, dobás
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
gesture-era-tap = kiválasztja, mit építesz, melyik kockát dobod újra vagy mi dől le
gesture-era-turn = elforgatja, ami a kezedben van

## The King’s Will.

game-kings-will = A király akarata
game-kings-will-time = 40 perc botokkal
game-kings-will-about = Kilenc lapka egy sorban, négy királyi látogatás. Találd ki, mit akar a király, mielőtt megérkezik.
game-kings-will-part-1 = Alapjáték
game-kings-will-part-2 = Házi szabályok
game-kings-will-start = sorsolással
option-kings-will-look-again = Lapok újbóli megnézése
option-kings-will-look-again-seen = A látott lapok nyitva maradnak
option-kings-will-look-again-seen-hint = senkinek sem kell jegyzetelnie
option-kings-will-look-again-discs = A látott lapok a korongjaid alatt nyitva maradnak
option-kings-will-look-again-discs-hint = a többi újra lefordítva fekszik: ez a házi szabály
option-kings-will-look-again-none = Nincs második pillantás
option-kings-will-look-again-none-hint = az emlékezet számít; jegyzetelni szabad
option-kings-will-points = Pontok
option-kings-will-points-hidden = Rejtett pontok
option-kings-will-points-hidden-hint = a végéig, ahogy megjelent
option-kings-will-points-open = Nyílt pontok
option-kings-will-points-open-hint = mindenki mindent lát
option-kings-will-turn-cap = Fordulónként 30 kör
option-kings-will-turn-cap-hint = akkor jön a király, bármit mutat a sor
end-kings-will-land = Települések és épületek
end-kings-will-wills = A király akarata
end-kings-will-gifts = Ajándékok
end-kings-will-emblems = Jelvények
end-kings-will-other = Kezdés és egyéb
key-kings-will-play = a kijelölt lépés megtétele, vagy ugrás a kérdéshez
gesture-kings-will-tap = kiválaszt egy lapkát, kártyát, helyet vagy épületet
gesture-kings-will-again = kijátssza, ami ki van választva
# "round" is a roman numeral.
end-kings-will-when = { $round }. forduló, { $turn }. kör
end-kings-will-judged = A király ítélete
end-kings-will-tribute = Kifizetett királyi adók
end-kings-will-scoring = Értékelés
end-kings-will-stands = A föld a végén: { $stands }
end-kings-will-owns = { $landscapes } táj, { $buildings } épület

# Egy játék elemeiből hány milyen eredetű.
provenance-counts =
    { $all } elem: { $printed } nyomtatott, { $sourced } forrásból, { $reconstructed } rekonstruált, { $house ->
        [0] egyik sem a miénk.
       *[other] { $house } a miénk.
    }
