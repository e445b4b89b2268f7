## Kingsburg, as the pages speak of it that all games share: its card, its options, its ending.

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
