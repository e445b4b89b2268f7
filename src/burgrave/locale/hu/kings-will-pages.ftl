## The King’s Will, as the pages speak of it that all games share: its card, its options, its ending.

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
