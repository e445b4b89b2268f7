## Tanács az asztalnál, az oldalon.

counsel = Tanács
counsel-ask = Tanácsot kérek
counsel-again = Most már más döntés következik. Kérdezz újra, ha szeretnél.
counsel-later = Tanácsot akkor kapsz, amikor te döntesz.
counsel-thinking = Mérlegeljük a lehetőségeket …
counsel-no = Ennél az asztalnál nincs tanács
counsel-no-short = nincs tanács
counsel-unlearned = Még senki sem tanulta meg, mennyit ér egy állás ebben a játékban, így nincs mit őszintén mondani.
counsel-off = Itt többen játszanak, és több ember között csak akkor van tanács, ha mindenki szeretné.
counsel-off-waiting = Te szeretnéd, hogy legyen tanács. Ehhez { $names } beleegyezése is kell.
counsel-off-asked = { $names } szeretné, hogy legyen tanács. Amint mindenki beleegyezik, lesz.
counsel-ask-others = Megkérdezem a többieket
counsel-agree = Beleegyezem
counsel-withdraw = Inkább ne
counsel-allow = Legyen tanács?
counsel-allow-about = A tanács megmutatja annak, aki kéri, a legjobb lehetőségeket és az okukat. Csak addig van, amíg az asztalnál ülő minden ember beleegyezik; ezt bárki visszavonhatja.
counsel-not-now = Most nem
counsel-good = Rendben
counsel-percent = { $n }%
counsel-error = ± { $n }
counsel-expected = várható: { $place }. hely, { $points } pont
counsel-expected-alone = várható: { $points } pont
counsel-is-sure =
    { $behind ->
        [0] biztosan a legjobb
       *[other] biztosan rosszabb, mint { AZ($behind) } { $behind }.
    }
counsel-is-fairly =
    { $behind ->
        [0] valószínűleg a legjobb
       *[other] valószínűleg rosszabb, mint { AZ($behind) } { $behind }.
    }
counsel-is-close = majdnem olyan jó, mint { AZ($next) } { $next }.
counsel-show = Mutasd az asztalon
counsel-lies = ki van rakva
counsel-ring = { $rank }. tanács.
counsel-reckoned =
    { $tries ->
        [one] Mindegyiket { $tries } alkalommal játszottuk tovább, és kihúztuk, amit nem láthatsz; az állásokat azzal ítéltük meg, amit botok játszmáiból tanultunk. A ± a próbák szórása (100 esetből 95-ben), és hozzá az, amennyivel az ítélet a botok Kingsburg-játszmáiban tévedett.
       *[other] Mindegyiket { $tries } alkalommal játszottuk tovább, és mindig újra kihúztuk, amit nem láthatsz; az állásokat azzal ítéltük meg, amit botok játszmáiból tanultunk. A ± a próbák szórása (100 esetből 95-ben), és hozzá az, amennyivel az ítélet a botok Kingsburg-játszmáiban tévedett.
    }
counsel-so-far = Eddigi tanácsok: { $n }. A tanáccsal játszott játszma az eredményeid közé számít, az értékszámodba soha.
refusal-no-counsel = Ennél az asztalnál nincs tanács, amíg mindenki bele nem egyezik.
refusal-not-learned = Még senki sem tanulta meg, mennyit ér egy állás ebben a játékban.
refusal-too-many-hints = Ez sok tanács volt, a bagolynak pihennie kell. Kérdezz később újra.
refusal-busy = Most nincs tanács: a ház nagyon elfoglalt. Kérdezz újra.
