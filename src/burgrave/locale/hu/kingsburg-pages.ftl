## Kingsburg, as the pages speak of it that all games share: its card, its options, its ending.

# What tells a token from an army token: what it adds.
-kingsburg-plus = +{ DATA("kingsburg/pieces/token/adds") }
-kingsburg-plus-es =
    { -kingsburg-plus }-{ DATA("kingsburg/pieces/token/adds") ->
        [3] as
        [5] ös
        [6] os
        [8] as
       *[other] es
    }

game-kingsburg = Kingsburg
game-kingsburg-time = 20 perc botokkal
game-kingsburg-about = Dobj, nyerd meg magadnak a király tanácsadóit, építsd ki a tartományodat, és védd meg télen.
game-kingsburg-part-1 = Első kiadás
game-kingsburg-part-2 = Átdolgozott kiadás
game-kingsburg-part-3 = 3 modul
game-kingsburg-start = a kockák szerint
option-kingsburg-edition = Kiadás
option-kingsburg-edition-first = Első kiadás
option-kingsburg-edition-first-hint = { DATA("kingsburg/buildings/building/row!=A|G") } épület, ahogy a dobozban van
option-kingsburg-edition-revised = Átdolgozott kiadás
option-kingsburg-edition-revised-hint = elérhetővé teszi a három modult
option-kingsburg-more-buildings = Több épület
option-kingsburg-more-buildings-hint = két új sor, { DATA("kingsburg/buildings/building/row=A|G") } további épület
option-kingsburg-governors = Kormányzókártyák
option-kingsburg-governors-hint = { DATA("kingsburg/governors/governor") }, ebből { DATA("kingsburg/governors/governor/provenance=house") } a miénk
option-kingsburg-army-tokens = Seregjelzők
option-kingsburg-army-tokens-hint = a király kockája helyett
option-kingsburg-documented-governors = Csak a dokumentált kormányzók
option-kingsburg-documented-governors-hint = csak az { AZ(DATA("kingsburg/governors/governor/provenance!=house")) } { DATA("kingsburg/governors/governor/provenance!=house") }, amelynek a lényege ismert
why-kingsburg-revised-only = csak az átdolgozott kiadással
why-kingsburg-governors-only = csak kormányzókkal
end-kingsburg-buildings = Épületek
end-kingsburg-advisors = Tanácsadók
end-kingsburg-reward = A király jutalma
end-kingsburg-battles = Csaták
end-kingsburg-effects = Hatások
end-kingsburg-province = A tartomány a végén: { $buildings }
end-kingsburg-reinforcements = Erősítés { $n }, várható { $expected }
end-kingsburg-reinforcements-years = A király erősítése évenként: { $numbers }
end-kingsburg-reinforcements-word =
    { $luck ->
        [under] Szűkös, és mindenkinek ugyanannyi: 100 játszmából { $percent } hoz kevesebbet.
        [over] Bőkezű, és mindenkinek ugyanannyi: 100 játszmából { $percent } hoz kevesebbet.
       *[even] Nagyjából a várt, és mindenkinek ugyanannyi: 100 játszmából { $percent } hoz kevesebbet.
    }
end-kingsburg-when =
    { $season ->
        [1] { $year }. év, tavasz
        [2] { $year }. év, nyár
        [3] { $year }. év, ősz
       *[4] { $year }. év, tél
    }
key-kingsburg-dice = ilyen értékű kocka felemelése
key-kingsburg-arrows = végigjárás az udvaron
key-kingsburg-enter = a tanácsadó kiválasztása; még egyszer: befolyásolása
gesture-kingsburg-tap = kocka felemelése, tanácsadó vagy épület kiválasztása
gesture-kingsburg-again = a kiválasztott tanácsadó befolyásolása
