## Key moments of Kingsburg after a game: what each is called, and what it brought or cost.

moment-kingsburg-built-title = { $player } épülete: { $building }
moment-kingsburg-built-title-you = Az épületed: { $building }
moment-kingsburg-built-told = Ára { $pays }, és { $points_acc } hoz.
moment-kingsburg-gift-title = { $player } maga mellé állítja { $advisor_acc }
moment-kingsburg-gift-title-you = Magad mellé állítod { $advisor_acc }
moment-kingsburg-gift-told = Ez { $points_acc } hoz.
moment-kingsburg-battle-lost-title = Elveszett a csata ({ $year }. év)
moment-kingsburg-battle-won-title = Megnyert csata ({ $year }. év)
moment-kingsburg-building-destroyed-told = { $player } ereje { $strength }, az ellenségé ({ $enemy }) { $enemy_strength }. Odavész egy épület ({ $building }) és { $points }.
moment-kingsburg-building-destroyed-told-you = A te erőd { $strength }, az ellenségé ({ $enemy }) { $enemy_strength }. Odavész egy épület ({ $building }) és { $points }.
moment-kingsburg-points-lost-told = { $player } ereje { $strength }, az ellenségé ({ $enemy }) { $enemy_strength }. A vereség ára { $points }.
moment-kingsburg-points-lost-told-you = A te erőd { $strength }, az ellenségé ({ $enemy }) { $enemy_strength }. A vereség ára { $points }.
moment-kingsburg-spoils-told = { $player } ereje { $strength }, az ellenségé ({ $enemy }) { $enemy_strength }. A zsákmány { $points }.
moment-kingsburg-spoils-told-you = A te erőd { $strength }, az ellenségé ({ $enemy }) { $enemy_strength }. A zsákmány { $points }.
moment-kingsburg-cathedral-points-title = Áruk a Katedrálisnak
moment-kingsburg-cathedral-points-told = { $player } { $points_acc } kap a végig megtartott árukért.
moment-kingsburg-cathedral-points-told-you = { $points_acc } kapsz a végig megtartott árukért.
moment-kingsburg-army-token-points-title = Az utolsó seregjelző
moment-kingsburg-army-token-points-told = { $player } { $points_acc } kap a megmaradt jelzőért.
moment-kingsburg-army-token-points-told-you = { $points_acc } kapsz a megmaradt jelzőért.

## How a tie on points was broken; the rule's number follows. "n" and "m" are what the winner and the next one have.

tie-kingsburg =
    { $by ->
        [goods] Döntetlennél a megmaradt áruk száma dönt: { $n } – { $m }.
       *[buildings] A megmaradt áruk száma is egyenlő; ekkor az épületek száma dönt: { $n } – { $m }.
    }
tie-kingsburg-shared = A megmaradt áruk ({ $goods }) és az épületek ({ $buildings }) száma is egyenlő: a győzelem közös.
