## Era's table: the page in the browser. "piece" is a piece's name within a sentence, "n" a number.

era-table-you = te
era-table-round = { $n }. forduló
era-table-round-phase = { $n }. forduló · { $phase }
era-table-all-place = mindenki egyszerre rak
era-table-all-roll = mindenki egyszerre dob
era-table-your-place =
    { $n ->
        [1] te vagy az első
        [2] te vagy a második
        [3] te vagy a harmadik
       *[other] te vagy a negyedik
    }
era-table-of-rounds = { $n }. forduló, legfeljebb { $of }
era-table-over = a játszma véget ért
era-table-markers = Játékvégjelzők
era-table-turned = { $n } / { $of } megfordítva
era-table-marker-open = még nincs megfordítva
era-table-players = Ellenfelek
era-table-views = Nézetek
era-table-tab-domain = Birtok
era-table-tab-supply = Készlet
era-table-tab-disasters = Csapások
era-table-tab-players = Többiek
era-table-tab-log = Napló
era-table-log = Napló
era-table-supply = Készlet
era-table-disasters = Csapások
era-table-tray = A te lépésed
era-table-turn = Forgatás
era-table-let-go = Kijelölés törlése
era-table-choices = Választás

## Opponents

era-table-placing = még rak
era-table-ready = lerakott
era-table-rolling = még dob
era-table-rolled = befejezte
era-table-deciding = most dönt
era-table-has-built = épített
era-table-builds-later = később épít
era-table-stand-in = bot ugrik be helyette
era-table-bot = bot
era-table-city-of = { $n } mezős város
era-table-no-city = nincs város
era-table-points-word = pont
era-table-show-domain = { $player } birtokának megnézése
era-table-show-own = A birtokod megnézése
era-table-disaster-n =
    { $n ->
        [one] { $n } lépés a csapássávon
       *[other] { $n } lépés a csapássávon
    }
era-table-solo = Egyedül
era-table-solo-rules = Az árulás és a pestis téged sújt. Ha se kardot, se pajzsot nem dobsz, az egy nyersanyagba vagy lépésekbe kerül a csapássávon. Egy körülzárt város { $n } pontot ér.
era-table-rank-under = { $n } pont alatt
era-table-rank-from = { $n } ponttól

## The domain

era-table-domain = A birtokod
era-table-domain-of = { $player } birtoka
era-table-dots = arany pontok: ide fér { $piece_a }
era-table-targets = arany keretben: ami elpusztulhat
era-table-follow = A játék követése
era-table-to-roll = Vissza a dobásodhoz
era-table-to-own = Vissza a birtokodhoz
era-table-map = A birtok, { $width } × { $height } mező
era-table-keys-place = A birtokod. A nyilakkal mozgatod { AZ($piece_acc) } { $piece_acc }, az R forgat, az Enter lerak, az Esc törli a kijelölést.
era-table-keys-remove = A birtokod. A nyilak végigmennek azon, ami elpusztulhat, az Enter választ.
era-table-stands = { $piece }, { $where }
era-table-from-to = { $from }–{ $to }
era-table-where = { $piece } ({ $where })
era-table-city = { $n } mezős város: × 2
era-table-gap = { $n } mezős rés
era-table-fits = ide fér
# "points" is a number with its sign, such as "+2".
era-table-fits-points = ide fér: { $points }
era-table-fits-long =
    { $n ->
        [0] ide fér
        [one] ide fér, { $n } pont
       *[other] ide fér, { $n } pont
    }
era-table-crowds = Zsúfoltan egy másik épület mellett: ott járvány pusztít.
era-table-alone = Ide nem ér el a járvány.
era-table-why-wall = fal van útban
era-table-why-keep = öregtorony van útban
era-table-why-building = épület van útban
era-table-why-scorched = felperzselt föld van útban
era-table-why-city = városban nem lehet
era-table-why-fire = csak a tűz helyén vagy mellette
era-table-why-ring = felperzselt földet zárna körül
era-table-why-means = nem tudod kifizetni
era-table-why-none = ide nem
era-table-why-skull = A koponyás kocka zárolt.
era-table-why-gone = { $piece }: a készletben nem maradt.
era-table-why-room = { $piece }: sehol sem fér el a birtokodon.
era-table-why-missing = { $piece }: még kell { $stores }.
era-table-points = A pontjaid
era-table-points-of = { $player } pontjai
era-table-points-n =
    { $n ->
        [one] { $n } pont
       *[other] { $n } pont
    }
era-table-culture = Kultúra
era-table-in-all = Összesen
era-table-award-city = Legnagyobb város
era-table-award-culture = Legtöbb kultúra
era-table-award-no-city = még senkinek sincs városa
era-table-award-any-city = bármely körülzárt városért
era-table-award-no-culture = még senkinek sincs
era-table-award-held =
    { $many ->
        [yes] { $players }: egyenként { $n }
       *[no] { $players }: { $n }
    }
era-table-key-city = Város: dupla pont
era-table-key-gap = Rés a gyűrűn
era-table-key-scorched = Felperzselt föld
era-table-key-fits = Ide fér az elem
era-table-key-just = Most épült

## The supply

era-table-walls = Falak
era-table-walls-about = nem érnek pontot, jelzőt nem fordítanak, várost vesznek körül
era-table-left = még { $n }
era-table-to-place = még { $n } lerakandó
era-table-in-hand = a kezedben
era-table-can-build = építhető
era-table-turns-marker = utolsó: jelzőt fordít
era-table-none-left = elfogyott
era-table-missing = hiányzik
era-table-no-room = nincs hely
era-table-affordable = futja rá
era-table-place-it = rakd le
era-table-store-food = élelem
era-table-store-wood = fa
era-table-store-stone = kő
era-table-store-goods = áru
era-table-effect-keep = nemeskocka; fal is
era-table-effect-longhouse = parasztkocka
era-table-effect-townhouse = polgárkocka
era-table-effect-church = papkocka
era-table-effect-farm = +{ $given } fordulónként
era-table-effect-lumber-mill = +{ $given } fordulónként
era-table-effect-hospital = véd a járványtól
era-table-effect-monastery = beállít egy kockát
era-table-effect-market = { $n } szomszédos üres mezőnként
era-table-effect-guildhall = { $n } nyersanyagonként
era-table-effect-university = { $n } kultúrapontonként
era-table-effect-cathedral = { $n } kockánként
era-table-effect-wall = várost vesz körül
era-table-effect-scorched-land = itt nem állhat semmi
era-table-last-of =
    { $n ->
        [one] { $pieces }: a fajtájából az utolsó, jelzőt fordít.
       *[other] { $pieces }: fajtájukból az utolsók, jelzőt fordítanak.
    } { $left ->
        [1] Még egy, és ezzel a fordulóval vége.
       *[other] Még { $left }, és vége.
    }
era-table-markers-left =
    { $n ->
        [one] Ha még egy fajta elfogy, azzal a fordulóval vége.
       *[other] A játszma azzal a fordulóval ér véget, amelyben még { $n } fajta elfogy.
    }
era-table-last-round = Minden játékvégjelző megfordult: ez az utolsó forduló.
era-table-start-pieces = Kezdőelemeid
era-table-secret = titkos, míg mindenki le nem rakta
era-table-all-placed = Minden lerakva.
era-table-start-city = Az oldalukkal érintkező falak és öregtornyok várost zárnak körül; benne duplán számít a pont.
era-table-start-room = Az egymással érintkező épületeket járvány sújtja; hagyj köztük egy mezőt.
era-table-start-keep = A birtok széle nem fal, és a csak sarkukkal érintkező falak nem zárnak.
era-table-start-scorched = Felperzselt földre nem lehet építeni, és most gyűrű sem zárhatja be.

## Disasters

era-table-one-row = Pontosan egy sor érvényes, a kockákon végül látható koponyák szerint.
era-table-odds-now = ahogy a kockák fekszenek, ha megállsz
era-table-odds-chosen =
    { $n ->
        [one] esélyek a kiválasztott kockára
       *[other] esélyek a kiválasztott { $n } kockára
    }
era-table-skulls-rolled =
    { $n ->
        [0] ebben a fordulóban nem dobtál koponyát
        [one] ebben a fordulóban { $n } koponyát dobtál
       *[other] ebben a fordulóban { $n } koponyát dobtál
    }
era-table-skulls-n =
    { $n ->
        [one] { $n } koponya
       *[other] { $n } koponya
    }{ $more ->
        [yes] { " " }vagy több
       *[no] { "" }
    }
era-table-hits-you = téged sújt
era-table-hits-others = a többieket sújtja
era-table-does-bandits = { $steps } lépés a csapássávon, vagy 1 nyersanyag
era-table-does-disease =
    { $steps } lépés minden zsúfoltan álló épületért: { $n ->
        [0] neked nincs
       *[other] neked { $n } van
    }
era-table-does-treachery = mindenki felperzselt földet rak a birtokára
era-table-does-fire = városon kívül 1 épület leég (öregtorony nem), és felperzselt föld kerül oda; ha nincs ilyen, { $steps } lépés a csapássávon
era-table-does-pestilence = fejenként { $steps } lépés a csapássávon
era-table-does-revolt =
    { $n ->
        [0] minden áru elvész: neked nincs
       *[other] minden áru elvész: { $n }
    }
era-table-disaster-note = Pontosan egy sor érvényes, a kockákon végül látható koponyák szerint. A koponyás oldal többi jelét a szokásos módon begyűjtöd.
era-table-compare = Ha inkább ennyit dobsz
era-table-dice-word = kocka
era-table-skulls-word = koponya
era-table-stop-word = egyet se

## The roll

era-table-your-roll = A dobásod
era-table-screen = paraván mögött: senki sem látja, míg mind be nem fejezték
era-table-throw-of = { $n }. dobás / { $of }
era-table-throw-feather = a tollal
era-table-kind-peasant =
    { $n ->
        [one] Paraszt
       *[other] Parasztok
    }
era-table-kind-noble =
    { $n ->
        [one] Nemes
       *[other] Nemesek
    }
era-table-kind-burgher =
    { $n ->
        [one] Polgár
       *[other] Polgárok
    }
era-table-kind-cleric =
    { $n ->
        [one] Pap
       *[other] Papok
    }
# "die" is a kind of die, "shows" its symbols, "fate" what happens to it.
era-table-die = { $die }: { $shows }, { $fate }
era-table-die-keep = marad
era-table-die-again = újradobod
era-table-die-locked = zárolt
era-table-die-later = toll: később
era-table-die-quill = újradobod
era-table-die-set = ezt állítod
era-table-yield = Ahogy fekszik, ezt gyűjtöd be
era-table-farms =
    { $n ->
        [one] +{ $n } farm
       *[other] +{ $n } farm
    }
era-table-mills = +{ $n } malom
era-table-fed = { $food } élelmed lesz; { $mouths } kockádnak { $mouths } kell.
era-table-hunger =
    { $n ->
        [one] { $food } élelmed lesz { $mouths } kockára: 1 lépés a csapássávon.
       *[other] { $food } élelmed lesz { $mouths } kockára: { $n } lépés a csapássávon.
    }
era-table-lost = Nem fér el a sávokon { $amounts }.
era-table-in-store = Raktáron
era-table-skulls-now = Koponyák, ha megállsz
era-table-skulls-after =
    { $n ->
        [one] Koponyák a kiválasztott kocka dobása után
       *[other] Koponyák a kiválasztott { $n } kocka dobása után
    }
era-table-no-disaster = Semmi
era-table-percent = { $n }%
era-table-two-or-more = Két vagy több koponya, a dobott kockák szerint
era-table-no-further =
    { $n ->
        [one] 1 kocka: { $chance }, hogy nincs több koponya.
       *[other] { $n } kocka: { $chance }, hogy nincs több koponya.
    }
era-table-quill-later = A tollal utána még egy kockát újradobhatsz, akár koponyát is.
era-table-choose-dice = Válassz kockát
era-table-throw =
    { $n ->
        [one] 1 kocka dobása
       *[other] { $n } kocka dobása
    }
era-table-throw-quill =
    { $n ->
        [one] A toll dobása
       *[other] A toll és 1 kocka dobása
    }
era-table-out-stop = Megállok
era-table-out-finish = Kész
era-table-out-done = Kész
era-table-out-decline = Maradjon így
era-table-set-to = Beállítandó oldal

## What is asked

era-table-ask-set-up = Rakd le titokban a kezdőelemeidet
era-table-ask-place = Rakd le { AZ($piece_acc) } { $piece_acc }
era-table-ask-build = Válaszd ki, mit építesz – vagy fejezd be
era-table-ask-place-build = Rakd le, majd építsd meg { AZ($piece_acc) } { $piece_acc }
era-table-ask-roll = Válassz kockákat újradobásra – vagy állj meg
era-table-ask-quill = Használd a tollat – vagy állj meg
era-table-ask-finish = Már nincs mivel dobnod – jelezd, ha kész vagy
era-table-ask-monastery =
    { $n ->
        [one] A kolostorod beállíthat egy kockát
       *[other] A kolostoraid { $n } kockát állíthatnak be
    }
era-table-ask-bandits = Haramiák: mit adsz oda?
era-table-ask-treachery = { $player } árulása: rakd le a felperzselt földet
era-table-ask-treachery-alone = Árulás: rakd le a felperzselt földet
era-table-ask-treachery-room = Nincs hely a felperzselt földnek: bonts le valamit
era-table-ask-fire = Tűzvész: melyik épület ég le?
era-table-ask-fire-land = Rakd a felperzselt földet a tűz helyére
era-table-ask-demand = Követelj nyersanyagot { $player } készletéből
# "store" is food, wood, stone or goods.
era-table-ask-answer =
    { $store ->
        [food] { $player } 1 élelmet követel
        [wood] { $player } 1 fát követel
        [stone] { $player } 1 követ követel
       *[goods] { $player } 1 árut követel
    }
era-table-ask-solo-extortion = Senki sem őrzi a raktáradat
era-table-ask-target = Válassz egyet a bekeretezett elemek közül.
era-table-chosen =
    { $n ->
        [0] Egy sincs kiválasztva.
       *[other] { $n } kiválasztva.
    } { $left ->
        [one] A koponyák maradnak; még egy dobás van hátra.
       *[other] A koponyák maradnak; még { $left } dobás van hátra.
    }
era-table-quill-about = A tollat újradobod, és még egy kockát, ha választasz, akár koponyát is.
era-table-finish-about = A többiek csak annyit tudnak meg, hogy kész vagy.
era-table-monastery-about = Válassz kockát, majd az oldalt, amelyet mutasson.
era-table-hammers =
    { $n ->
        [one] Még 1 kalapács.
       *[other] Még { $n } kalapács.
    }
era-table-left-to-place =
    { $n ->
        [one] Még egy elem, és kész vagy.
       *[other] Még { $n } elem.
    }
era-table-demand-about = Megtagadhatja, de akkor { $steps } mezőt lép a csapássávon.
era-table-answer-about = Fizess, vagy tagadd meg, és lépj { $steps } mezőt a csapássávon.
era-table-solo-extortion-about = Sem kardot, sem pajzsot nem dobtál.
era-table-you-finished = Befejezted a dobást
era-table-you-placed = Mindent leraktál
era-table-waiting = Következik: { $players }.
era-table-moment = Egy pillanat.
era-table-watching = Nézed a játékot
era-table-over-long = A játszma véget ért
era-table-over-solo = A játszma véget ért: a birtokod { $rank }
era-table-lose = Odaadok { $amount_acc }
era-table-suffer =
    { $n ->
        [one] 1 lépés a csapássávon
       *[other] { $n } lépés a csapássávon
    }
era-table-demand = { $amount_acc } követelek
era-table-pay = Odaadok { $amount_acc }
era-table-refuse = Megtagadom
era-table-left-then = utána marad { $n }
era-table-they-have = nála { $n }, nálad { $mine }
era-table-they-have-full = nála { $n }; a sávod tele van
era-table-minus =
    { $n ->
        [one] 1 mínuszpont
       *[other] { $n } mínuszpont
    }
era-table-dice-label =
    { $n ->
        [one] Kockáid: 1 kalapács
       *[other] Kockáid: { $n } kalapács
    }{ $used ->
        [0] { "" }
       *[other] , { $used } felhasználva
    }
era-table-dice-label-none = Kockáid: nincs kalapács
era-table-tracks = Sávok
era-table-tracks-after = Sávok előtte és utána: { $piece }
era-table-culture-behind = { $n } ponttal { $player } mögött
era-table-culture-ahead = { $n } ponttal { $player } előtt
era-table-culture-even = döntetlen: { $player }
era-table-minus-points =
    { $n ->
        [one] mínuszpont
       *[other] mínuszpont
    }
era-table-plan = { $piece }: { $cost }, { $points }; { $effect }.
# "wall" is a wall's name; "n" points double, "area" fields.
era-table-would-close =
    { $n ->
        [0] { $wall } ({ $cost }) { $area } mezős gyűrűt zárna.
       *[other] { $wall } ({ $cost }) { $area } mezős gyűrűt zárna: +{ $n }.
    }
era-table-choose-piece = Válassz elemet
era-table-build-it = Megépítem { AZ($piece_acc) } { $piece_acc }
era-table-place-here = Lerakom { AZ($piece_acc) } { $piece_acc }
era-table-choose-target = Válassz elemet
era-table-give-up = Feláldozom { AZ($piece_acc) } { $piece_acc }
# A piece's name within a sentence; languages without capital nouns make it small.

## After the game

era-table-end-buildings = Épületek
era-table-end-cities = Városok
era-table-end-culture = Kultúra
era-table-end-bonuses = Piacok, céhházak és hasonlók
# "buildings" is a list.
era-table-end-domain = A győztes birtoka: { $buildings }
era-table-end-holdings =
    { $n ->
        [one] { $n } épület
       *[other] { $n } épület
    }
era-table-luck-difference = { $pips } jó oldal
era-table-luck-told = { $pips } koponya nélküli kocka { $rolls } dobásban, a várható { $expected }. 100 ilyen játszmából { $percent } ennél balszerencsésebb.
era-table-luck-head = Koponya nélkül

# Mi micsoda: annak, aki rámutat, rákoppint vagy rajta tartja az ujját.
era-table-what-die = A hat oldala: { $faces }.
era-table-what-food = Élelem
era-table-what-food-text = Minden kockád fordulónként 1-et fogyaszt; minden hiányzó élelem egy lépés a csapássávon. Legfeljebb { $most } lehet nálad.
era-table-what-wood = Fa
era-table-what-wood-text = Nyersanyag épületekhez. Legfeljebb { $most } lehet nálad.
era-table-what-stone = Kő
era-table-what-stone-text = Nyersanyag épületekhez és falakhoz. Legfeljebb { $most } lehet nálad.
era-table-what-goods = Áru
era-table-what-goods-text = Nyersanyag a nagyobb épületekhez. Legfeljebb { $most } lehet nálad.
era-table-what-culture = Kultúra
era-table-what-culture-text = A végén darabonként 1 pont; akinek a legtöbb van, még { $culture } pontot kap.
era-table-what-hammer = Kalapács
era-table-what-hammer-text = A dobásod minden kalapácsa egy épületet vagy egy falat épít.
era-table-what-sword = Kard
era-table-what-sword-text = A zsarolásnál a kardjaid nyersanyagot követelnek mindenkitől, akinek kardja és pajzsa együtt kevesebb.
era-table-what-shield = Pajzs
era-table-what-shield-text = Minden pajzs egy kardot elvesz attól, aki ebben a fordulóban fenyeget.
era-table-what-skull = Koponya
era-table-what-skull-text = A koponyás kockát nem lehet újradobni. A koponyák száma dönti el, melyik csapás következik.
era-table-what-feather = Toll
era-table-what-feather-text = Az utolsó dobás után ez a kocka újradobható, egyedül vagy egy másikkal együtt, akár koponyással is.
era-table-what-disaster = Csapássáv
era-table-what-disaster-text = A végén minden lépés 1 pontba kerül.
era-table-what-vp = Győzelmi pontok
era-table-what-vp-text = Az győz, akinek a végén a legtöbb van. Ennyit ér a birtok, ahogy most áll.
era-table-what-marker = Játékvégjelzők
era-table-what-marker-text = Ha egy épületfajtából elfogy az utolsó, meg kell fordítani egy jelzőt. A játék annak a fordulónak a végén ér véget, amelyben az utolsó jelzőt is megfordítják.
era-table-what-field = Mező
era-table-what-field-text = Ide lehet építeni. A városokon kívüli épületek egyszeresen számítanak.
era-table-what-city = Város
era-table-what-city-text = Falak és öregtornyok zárják körül, rés nélkül: a benne álló épületek duplán számítanak. A legnagyobb város { $city } pontot ér.
era-table-what-gap = Rés
era-table-what-gap-text = Ezek a mezők hiányoznak ahhoz, hogy a várost körülzárd.
era-table-what-domain = Birtok
era-table-what-domain-text = Egy játékos földje, { $width }×{ $height } mező: itt áll minden, ami felépül.
era-table-what-odds = Az esélyeid
era-table-what-odds-text = Mekkora az esélye az egyes koponyaszámoknak az újradobásra választott kockákkal.
era-table-what-bandits = elveszítesz egy nyersanyagot, amelyiket akarod, vagy { $steps } lépést teszel a csapássávon.
era-table-what-disease = { $steps } lépés a csapássávon minden épületért, amely zsúfoltan áll egy másik mellett; az ispotály véd.
era-table-what-treachery = a többiek felperzselt földet tesznek a birtokukra, ahová nem lehet építeni.
era-table-what-fire = leég egy városon kívüli épületed; ha nincs ilyen, { $steps } lépés a csapássávon.
era-table-what-pestilence = a többiek { $steps } lépést tesznek a csapássávon.
era-table-what-revolt = minden árud elvész; több koponya sem hoz rosszabbat.
era-table-what-phase-1 =
    Mindenki egyszerre és titokban dob, legfeljebb { $throws ->
        [3] háromszor
       *[other] { $throws } alkalommal
    }. A koponyák maradnak.
era-table-what-phase-2 = A kockák jelei, a farmok és a fűrészmalmok feltöltik a készleteket.
era-table-what-phase-3 = Minden kockád 1 élelmet fogyaszt; minden hiányzó élelem egy lépés a csapássávon.
era-table-what-phase-4 = A koponyák száma dönti el, melyik csapás következik, és kit sújt.
era-table-what-phase-5 = Sorban minden kalapács egy épületet vagy egy falat épít.
era-table-what-phase-6 = Akinek több kardja van, mint amennyit a másik kivéd, nyersanyagot követel.

## What somebody did, looking back, where the log has nothing to tell.
did-era-place = { $name } lerak egy elemet
did-era-place-you = Leraksz egy elemet
did-era-mark = { $name } kiválaszt egy kockát az újradobáshoz
did-era-mark-you = Kiválasztasz egy kockát az újradobáshoz
did-era-throw = { $name } újra dob
did-era-throw-you = Újra dobsz
did-era-set = { $name } beállít egy kockát
did-era-set-you = Beállítasz egy kockát
did-era-quill = { $name } újradobja a tollat
did-era-quill-you = Újradobod a tollat
did-era-decline = { $name } úgy hagyja a kockákat
did-era-decline-you = Úgy hagyod a kockákat

## The parts of the glossary.

glossary-era-round = A forduló
glossary-era-dice = Kockák és jeleik
glossary-era-stores = Készletek
glossary-era-domain = A birtok
glossary-era-pieces = Épületek és falak
glossary-era-disasters = Csapások
