## Tanács mondatokban: a szerver és a terminál mondja.

counsel-best = A legjobb választás: { $choice }.
counsel-either = { $first }. Vagy: { $second }. Alig van különbség.
counsel-alike = Alig számít, hogy ezek közül melyiket választod.
counsel-only = Csak egy lehetőség van: { $choice }.
counsel-choice = { $n }) { $choice }
counsel-wins = győzelem { $win }% ± { $error }, várható: { $place }. hely, { $points } pont
counsel-scores = várható: { $points } pont
counsel-sure-sure =
    { $behind ->
        [0] biztosan a legjobb
       *[other] biztosan rosszabb, mint { AZ($behind) } { $behind }.
    }
counsel-sure-fairly =
    { $behind ->
        [0] valószínűleg a legjobb
       *[other] valószínűleg rosszabb, mint { AZ($behind) } { $behind }.
    }
counsel-sure-close = majdnem olyan jó, mint { AZ($next) } { $next }.
counsel-with-rule = { $sentence } ({ $rule })
counsel-thought = Mindegyik lehetőséget { $tries } alkalommal játszottuk tovább, és amit nem láthatsz, azt mindig újra kihúztuk. Hogy egy állás mennyit ér, azt botok játszmáiból tanultuk.
counsel-counted =
    { $n ->
        [one] Eddig { $n } tanács. A tanáccsal játszott játszma az eredményeid közé számít, az értékszámodba soha.
       *[other] Eddig { $n } tanács. A tanáccsal játszott játszma az eredményeid közé számít, az értékszámodba soha.
    }
counsel-none = { $game }: nincs tanács, mert még senki sem tanulta meg, mennyit ér itt egy állás.
counsel-not-among-people = Itt nincs tanács: ennél a terminálnál többen játszanak.
