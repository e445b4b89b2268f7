## Kingsburg, as the pages speak of it that all games share: its card, its options, its ending.

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
