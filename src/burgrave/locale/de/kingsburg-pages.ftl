## Kingsburg, as the pages speak of it that all games share: its card, its options, its ending.

# What tells a token from an army token: what it adds.
-kingsburg-plus = +{ DATA("kingsburg/pieces/token/adds") }

game-kingsburg = Kingsburg
game-kingsburg-time = 20 Min. mit Bots
game-kingsburg-about = Würfle, gewinne die Berater des Königs für dich, bau deine Provinz auf und verteidige sie im Winter.
game-kingsburg-part-1 = Erste Ausgabe
game-kingsburg-part-2 = Überarbeitete Ausgabe
game-kingsburg-part-3 = 3 Module
game-kingsburg-start = nach den Würfeln
option-kingsburg-edition = Ausgabe
option-kingsburg-edition-first = Erste Ausgabe
option-kingsburg-edition-first-hint = { DATA("kingsburg/buildings/building/row!=A|G") } Gebäude, wie gedruckt
option-kingsburg-edition-revised = Überarbeitete Ausgabe
option-kingsburg-edition-revised-hint = schaltet die drei Module frei
option-kingsburg-more-buildings = Mehr Gebäude
option-kingsburg-more-buildings-hint = zwei Reihen, { DATA("kingsburg/buildings/building/row=A|G") } Gebäude mehr
option-kingsburg-governors = Statthalter-Karten
option-kingsburg-governors-hint = { DATA("kingsburg/governors/governor") }, davon { DATA("kingsburg/governors/governor/provenance=house") } von uns
option-kingsburg-army-tokens = Armee-des-Königs-Marker
option-kingsburg-army-tokens-hint = statt des königlichen Würfels
option-kingsburg-documented-governors = Nur bekannte Statthalter
option-kingsburg-documented-governors-hint = nur die { DATA("kingsburg/governors/governor/provenance!=house") }, deren Kern bekannt ist
why-kingsburg-revised-only = nur mit der überarbeiteten Ausgabe
why-kingsburg-governors-only = nur mit Statthaltern
end-kingsburg-buildings = Gebäude
end-kingsburg-advisors = Berater
end-kingsburg-reward = Ehrung durch den König
end-kingsburg-battles = Kämpfe
end-kingsburg-effects = Effekte
end-kingsburg-province = Die Provinz am Ende: { $buildings }
end-kingsburg-reinforcements = Verstärkung { $n }, erwartet { $expected }
end-kingsburg-reinforcements-years = Die Verstärkung des Königs nach Jahren: { $numbers }
end-kingsburg-reinforcements-word =
    { $luck ->
        [under] Karg, und für alle gleich: mehr als in { $percent } von 100 Partien.
        [over] Großzügig, und für alle gleich: mehr als in { $percent } von 100 Partien.
       *[even] Etwa wie erwartet, und für alle gleich: mehr als in { $percent } von 100 Partien.
    }
end-kingsburg-when =
    { $season ->
        [1] Jahr { $year }, Frühling
        [2] Jahr { $year }, Sommer
        [3] Jahr { $year }, Herbst
       *[4] Jahr { $year }, Winter
    }
key-kingsburg-dice = einen Würfel mit dieser Zahl heben
key-kingsburg-arrows = durch den Hof gehen
key-kingsburg-enter = den Berater wählen; noch einmal: beeinflussen
gesture-kingsburg-tap = einen Würfel heben, einen Berater oder ein Gebäude wählen
gesture-kingsburg-again = den gewählten Berater beeinflussen
