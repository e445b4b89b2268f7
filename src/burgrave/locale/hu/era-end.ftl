## Key moments of Era after a game: what each is called, and what it brought or cost.

moment-era-built-title = { $piece }
moment-era-built-told = { $player } építi meg ({ $pays }), és { $points_acc } kap érte.
moment-era-built-told-you = Te építed meg ({ $pays }), és { $points_acc } kapsz érte.
moment-era-city-title = Egy { $enclosed } mezős város
moment-era-city-told = Körülzárja { $piece_a } { $player } birtokán ({ $at }); ami benne áll, duplán számít.
moment-era-city-told-you = Körülzárja { $piece_a } a birtokodon ({ $at }); ami benne áll, duplán számít.
moment-era-disaster-title =
    { $why ->
        [famine] Éhezik a nép
        [bandits] Haramiák törnek be
        [disease] Járvány terjed
        [fire] Tűz üt ki
        [pestilence] Jön a pestis
        [extortion] Inkább csapás, mint fizetés
       *[poverty] Nincs miből fizetni
    }
moment-era-disaster-told = { $player } { $steps } mezőt lép a csapássávon; mindegyik egy pontba kerül.
moment-era-disaster-told-you = { $steps } mezőt lépsz a csapássávon; mindegyik egy pontba kerül.

## How a tie on points was broken; the rule's number follows. "n" and "m" are what the winner and the next one have.

tie-era =
    { $by ->
        [goods] Döntetlennél a megmaradt áruk száma dönt: { $n } – { $m }.
        [stone] Az áruk száma is egyenlő; ekkor a megmaradt kő dönt: { $n } – { $m }.
        [wood] Az áruk és a kő is egyenlő; ekkor a megmaradt fa dönt: { $n } – { $m }.
       *[food] Az áruk, a kő és a fa is egyenlő; ekkor a megmaradt élelem dönt: { $n } – { $m }.
    }
tie-era-shared = Az áruk, a kő, a fa és az élelem is egyenlő: a győzelem közös.
