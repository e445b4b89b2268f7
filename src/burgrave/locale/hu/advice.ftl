## Tanács mondatokban: a szerver és a terminál mondja.

counsel-best = A legjobb választás: { $choice }.
counsel-either = { $first } vagy { $second }: alig van különbség.
counsel-alike = Alig számít, hogy ezek közül melyiket választod.
counsel-only = Csak egy lehetőség van: { $choice }.
counsel-towards-built = Az évszak végére 100 próbából { $percent } alkalommal megépíted { $building_acc }, másként { $otherwise } alkalommal.
counsel-towards-kings-reward = A király 100 próbából { $percent } alkalommal megjutalmaz, másként { $otherwise } alkalommal.
counsel-towards-envoy-awarded = A királyi követ 100 próbából { $percent } alkalommal hozzád kerül, másként { $otherwise } alkalommal.
counsel-denies-influenced = Különben 100 próbából { $percent } alkalommal { $player } befolyásolja { $advisor_acc }.
counsel-risk-battle = A csatát 100 próbából { $percent } alkalommal elveszíted, másként { $otherwise } alkalommal.
era-counsel-towards-built = Ebben a fordulóban 100 próbából { $percent } alkalommal { $piece_acc } építesz, másként { $otherwise } alkalommal.
era-counsel-towards-marker-turned = 100 próbából { $percent } alkalommal te építed meg egy fajta utolsó darabját ({ $piece }), és megfordítasz egy játékvégjelzőt, másként { $otherwise } alkalommal.
era-counsel-risk-disaster = 100 próbából { $percent } alkalommal lépned kell a csapássávon, másként { $otherwise } alkalommal.
kw-counsel-towards-erected = Ebben a fordulóban 100 próbából { $percent } alkalommal megépíted { $building_acc }, másként { $otherwise } alkalommal.
kw-counsel-towards-founded = Ebben a fordulóban 100 próbából { $percent } alkalommal { $settlement_acc } alapítasz, másként { $otherwise } alkalommal.
kw-counsel-denies-erected = Különben 100 próbából { $percent } alkalommal { $player } építi meg { $building_acc }.
kw-counsel-risk-rebellion = A néped 100 próbából { $percent } alkalommal fellázad, másként { $otherwise } alkalommal.
kw-counsel-risk-tribute-unpaid = A királyi adót 100 próbából { $percent } alkalommal nem tudod befizetni, másként { $otherwise } alkalommal.
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
