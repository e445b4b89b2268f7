## Era: középkor. A fact "n" is a number.

era-symbol-food = { $n } élelem
    .acc = { $n } élelmet
era-symbol-wood = { $n } fa
    .acc = { $n } fát
era-symbol-stone = { $n } kő
    .acc = { $n } követ
era-symbol-goods = { $n } áru
    .acc = { $n } árut
era-symbol-culture = { $n } kultúra
    .acc = { $n } kultúrát
era-symbol-hammer = { $n } kalapács
    .acc = { $n } kalapácsot
era-symbol-sword = { $n } kard
    .acc = { $n } kardot
era-symbol-shield = { $n } pajzs
    .acc = { $n } pajzsot
era-symbol-skull = { $n } koponya
    .acc = { $n } koponyát
era-symbol-feather = { $n } toll
    .acc = { $n } tollat
era-die-peasant = paraszt
    .acc = a parasztkockát
era-die-noble = nemes
    .acc = a nemeskockát
era-die-burgher = polgár
    .acc = a polgárkockát
era-die-cleric = pap
    .acc = a papkockát
era-dice-peasant = { $n } parasztkocka
    .acc = { $n } parasztkockát
era-dice-noble = { $n } nemeskocka
    .acc = { $n } nemeskockát
era-dice-burgher = { $n } polgárkocka
    .acc = { $n } polgárkockát
era-dice-cleric = { $n } papkocka
    .acc = { $n } papkockát
era-face = { $die } ({ $symbols })
    .acc = { $die_acc } ({ $symbols })
era-times = { $n } × { $what }
era-shown =
    { $n ->
        [1] { $die } ({ $symbols })
       *[other] { $n } × { $die } ({ $symbols })
    }
era-spot =
    { $turn ->
        [0] { $at }
        [1] { $at }, egyszer elforgatva
        [2] { $at }, kétszer elforgatva
       *[other] { $at }, háromszor elforgatva
    }
# "at" is a field such as K9; "turn" counts quarter turns.
era-place = { $piece_a } ({ era-spot })
    .a = { $piece_a } ({ era-spot })
    .acc = { $piece_acc } ({ era-spot })

## Pieces and what they do.

era-piece-keep = Öregtorony
    .a = egy öregtorony
    .acc = öregtornyot
era-piece-longhouse = Parasztház
    .a = egy parasztház
    .acc = parasztházat
era-piece-townhouse = Polgárház
    .a = egy polgárház
    .acc = polgárházat
era-piece-church = Templom
    .a = egy templom
    .acc = templomot
era-piece-farm = Farm
    .a = egy farm
    .acc = farmot
era-piece-lumber-mill = Fűrészmalom
    .a = egy fűrészmalom
    .acc = fűrészmalmot
era-piece-hospital = Ispotály
    .a = egy ispotály
    .acc = ispotályt
era-piece-monastery = Kolostor
    .a = egy kolostor
    .acc = kolostort
era-piece-market = Piac
    .a = egy piac
    .acc = piacot
era-piece-guildhall = Céhház
    .a = egy céhház
    .acc = céhházat
era-piece-university = Egyetem
    .a = egy egyetem
    .acc = egyetemet
era-piece-cathedral = Katedrális
    .a = egy katedrális
    .acc = katedrálist
era-piece-wall-1 = Fal (1)
    .a = egy 1 mezős fal
    .acc = 1 mezős falat
era-piece-wall-2 = Fal (2)
    .a = egy 2 mezős fal
    .acc = 2 mezős falat
era-piece-wall-3 = Fal (3)
    .a = egy 3 mezős fal
    .acc = 3 mezős falat
era-piece-wall-4 = Fal (4)
    .a = egy 4 mezős fal
    .acc = 4 mezős falat
era-piece-wall-5 = Fal (5)
    .a = egy 5 mezős fal
    .acc = 5 mezős falat
era-piece-scorched-land = Felperzselt föld
    .a = felperzselt föld
    .acc = felperzselt földet
era-effect-keep = Egy nemeskocka; falnak számít, és mindig körülzártnak.
era-effect-longhouse = Egy parasztkocka.
era-effect-townhouse = Egy polgárkocka.
era-effect-church = Egy papkocka.
era-effect-farm = Gyűjtéskor { $given } jár pluszban.
era-effect-lumber-mill = Gyűjtéskor { $given } jár pluszban.
era-effect-hospital = Ezt és a szomszédos épületeket nem éri járvány.
era-effect-monastery = Az első dobás után egy koponya nélküli kockát tetszőleges oldalára állíthatsz.
era-effect-market = A végén { $points } minden mellette lévő üres mezőért.
era-effect-guildhall = A végén { $points } minden megmaradt nyersanyagért.
era-effect-university = A végén { $points } minden kultúrapontért.
era-effect-cathedral = A végén { $points } minden kockádért.
era-effect-wall = Várost vesz körül; pontot nem ér.
era-effect-scorched-land = Semmi sem építhető rá.

## Phases, disasters, ranks of the solo game.

era-phase-0 = Előkészület
era-phase-1 = Dobás
era-phase-2 = Gyűjtés
era-phase-3 = Etetés
era-phase-4 = Csapások
era-phase-5 = Építés
era-phase-6 = Zsarolás
era-disaster-bandits = haramiák
era-disaster-disease = járvány
era-disaster-treachery = árulás
era-disaster-fire = tűzvész
era-disaster-pestilence = pestis
era-disaster-revolt = lázadás
era-rank-hamlet = tanya
era-rank-town = mezőváros
era-rank-city = város
era-rank-capital = főváros

## Prompts, one for each decision.

era-ask-set-up = Melyik kezdő elemet teszed le, és hová? Senki sem látja, míg mindenki el nem készült.
era-ask-roll = Mely kockákat dobod újra? Vagy megállsz?
era-ask-monastery = Kolostor: beállítasz egy kockát?
era-ask-quill = Dobásaid elfogytak: felhasználsz egy tollat?
era-ask-finish = Már nincs mivel dobnod: kész vagy?
era-ask-bandits = Haramiák: mit adsz oda?
era-ask-treachery = Árulás: hová kerüljön a felperzselt föld?
era-ask-treachery-room = Árulás: nincs hely a felperzselt földnek. Mit bontasz le?
era-ask-fire = Tűzvész: melyik épület ég le?
era-ask-fire-land = Tűzvész: hová kerüljön a felperzselt föld?
era-ask-build = Mit építesz, és hová?
era-ask-demand = Zsarolás: mit követelsz?
era-ask-answer = Zsarolás: odaadsz { $what_acc }?
era-ask-solo-extortion = Se kard, se pajzs: mit adsz oda?

## Actions in plain words.

era-do-stop = Megállok
era-do-throw = Dobok a kiválasztott kockákkal
era-do-mark = Újradobásra jelölöm { $die_acc }
era-do-set = Kolostor: { $die_acc } átfordítom ({ $to })
era-do-decline = Így hagyom a kockákat
era-do-quill = Újradobom a tollat
era-do-quill-with = Újradobom a tollat és { $die_acc }
era-do-suffer = Lépek { $n } mezőt a csapássávon
era-do-lose = Odaadok { $what_acc }
era-do-done = Nem építek többet
era-do-place = Lerakom { AZ($where_acc) } { $where_acc }
era-do-build = Megépítem { AZ($where_acc) } { $where_acc }, ára { $price }
era-do-remove =
    { $why ->
        [fire] Hagyom leégni { AZ($where_acc) } { $where_acc }
       *[treachery-room] Lebontom { AZ($where_acc) } { $where_acc }
    }
era-do-demand = { $what_acc } követelek
era-do-pay = Fizetek
era-do-refuse = Megtagadom

## What a decision brings. They are joined by semicolons.

era-brings-stop = ahogy most fekszik: { $symbols }
# "safe" and "two" are percents.
era-brings-risk = { $n } kockával: nincs új koponya { $safe }%, két vagy több koponya { $two }%
era-brings-quill = koponya is újradobható
era-brings-set = utána { $die } lesz rajta
era-brings-decline = semmi sem változik
era-brings-suffer = { $points }
era-brings-done = { $n } kalapács kárba vész
era-brings-remove = értéke { $points }
era-brings-no-ring = még nem zár be gyűrűt
era-brings-scorched = semmi sem építhető rá
era-brings-encloses = { $n } mezőt zár körül, megduplázva: { $points }
era-brings-crowds = { $n } épülettel több áll zsúfoltan
era-brings-last = az utolsó a fajtájából: megfordít egy játékvégjelzőt
era-brings-left = utána marad { $stores }
era-brings-demand = az ellenfelednek { $n } van

## The log: what happened.

era-event-ready = { $player } elkészült.
era-event-set-up = { $player } birtokán áll { $pieces_a }.
era-event-start-player = { $player } kezd.
era-event-round-begins = { $round }. forduló: { $player } kezd.
era-event-rolled = { $player } { $throw }. dobása: { $dice }.
era-event-finished-rolling = { $player } befejezte a dobást.
era-event-revealed = { $player } dobása: { $dice } – összesen { $symbols }.
era-event-collected =
    { $culture ->
        [0]
            { $gains_n ->
                [0] { $player } nem gyűjt be semmit.
               *[other] { $player } { $gains_acc } gyűjt be.
            }
       *[other]
            { $gains_n ->
                [0] { $player } { $culture } kultúrát gyűjt be.
               *[other] { $player } { $gains_acc }, valamint { $culture } kultúrát gyűjt be.
            }
    }
era-event-no-room = Nem fér el { $lost }.
era-event-fed =
    { $pays_n ->
        [0] { $player } nem tud enni adni a népének.
       *[other] { $player } { $pays_n } élelemmel eteti a népét.
    }
era-event-hunger = { $missing } élelem hiányzik.
# "why" is famine, bandits, disease, fire, pestilence or extortion.
era-event-disaster =
    { $why ->
        [famine] Éhínség: { $player } { $steps } mezőt lép a csapássávon.
        [bandits] Haramiák: { $player } { $steps } mezőt lép a csapássávon.
        [disease] Járvány: { $player } { $steps } mezőt lép a csapássávon.
        [fire] Tűzvész: { $player } { $steps } mezőt lép a csapássávon.
        [pestilence] Pestis: { $player } { $steps } mezőt lép a csapássávon.
       *[extortion] Zsarolás: { $player } { $steps } mezőt lép a csapássávon.
    }
era-event-disaster-strikes = { $player } { $skulls } koponyát dobott: { $disaster }.
era-event-resource-lost = { $player } odaad { $pays_acc }.
era-event-goods-lost =
    { $pays_n ->
        [0] { $player } nem veszít árut, mert nincs neki.
       *[other] { $player } minden áruját elveszíti ({ $pays_n }).
    }
# "why" is fire or treachery.
era-event-removed =
    { $why ->
        [fire] Leég { $piece_a } { $player } birtokán ({ $at }).
       *[treachery] { $player } lebont egy { $piece_acc } ({ $at }), hogy hely legyen.
    }
era-event-scorched = Felperzselt föld kerül { $player } birtokára ({ $at }).
# "why" is supply or room.
era-event-no-scorched-land =
    { $why ->
        [supply] { $player } birtokára már nem jut felperzselt föld.
       *[room] { $player } birtokán sehol sincs hely a felperzselt földnek.
    }
# "enclosed" counts the fields that are newly enclosed.
era-event-built = { $player } { $piece_acc } épít ({ era-spot }), ára { $pays }.
era-event-enclosed = Ezzel újabb { $enclosed } mező kerül falak közé.
era-event-built-no-more = { $player } nem épít többet; { $unused } kalapács kárba vész.
era-event-marker-turned =
    { $left ->
        [0] { $player } építette meg az utolsó { $piece_acc }: az utolsó játékvégjelző is megfordul. A játszma ezzel a fordulóval véget ér.
       *[other] { $player } építette meg az utolsó { $piece_acc }: megfordul egy játékvégjelző, még { $left } marad.
    }
era-event-demanded = { $player } { $owed_acc } követel { $opponent } készletéből.
era-event-paid =
    { $lost_n ->
        [0] { $player } teljesíti { $opponent } követelését ({ $pays }).
       *[other] { $player } teljesíti { $opponent } követelését ({ $pays }), de { $opponent } már nem tudja hová tenni.
    }
era-event-refused = { $player } megtagadja { $opponent } követelését ({ $owed }).
era-event-nothing-to-extort = { $player } semmit sem talál { $opponent } készletében.
era-event-dice-matched =
    { $dice_lost_n ->
        [0] { $player } { $dice_gained_acc } kap.
       *[other]
            { $dice_gained_n ->
                [0] { $player } { $dice_lost_acc } veszít.
               *[other] { $player } { $dice_gained_acc } kap, és { $dice_lost_acc } veszít.
            }
    }
era-event-game-over =
    { $winners_n ->
        [one] A játszma véget ért: { $winners } győzött.
       *[other] A játszma véget ért: { $winners } közösen győzött.
    }
era-event-solo-over = A játszma véget ért: { $player } { $points_acc } ért el, rangja „{ $rank }”.

## Where points come from.

era-source-buildings = Épületek
era-source-cities = Városban duplázva
era-source-markets = Piacok
era-source-guildhalls = Céhházak
era-source-universities = Egyetemek
era-source-cathedrals = Katedrálisok
era-source-culture = Kultúra
era-source-most-culture = Legtöbb kultúra
era-source-largest-city = Legnagyobb város
era-source-disasters = Csapások
era-source-total = Összesen

## The situation, line by line.

era-tell-round = Era, { $n }. forduló: { $phase }.
era-tell-order = Sorrend: { $players }.
era-tell-markers =
    { $pieces_n ->
        [0] Megfordított játékvégjelzők: { $pieces_n } / { $all }.
       *[other] Megfordított játékvégjelzők: { $pieces_n } / { $all } ({ $pieces }).
    }
era-tell-rolling = { $players } még dob.
era-tell-player =
    { $you ->
        [yes] { $player } (te): { $points }.
       *[no] { $player }: { $points }.
    }
era-tell-stores = Készlete: { $stores }.
era-tell-disaster = Csapássáv: { $n }.
era-tell-owns =
    { $dice_n ->
        [0] Kockák: még nincs.
       *[other] Kockák: { $dice }.
    }
era-tell-rolled = Dobott: { $dice }.
era-tell-chosen = Dobásra kiválasztva: { $dice }.
era-tell-pieces = Birtok: { $pieces }.
# "fields" are the areas of the cities.
era-tell-cities =
    { $fields_n ->
        [0] Nincs város.
        [one] { $fields_n } város, területe { $fields }.
       *[other] { $fields_n } város, területük { $fields }.
    }
era-tell-crowded = { $n } épület áll zsúfoltan.
era-tell-to-place = Még leteendő: { $pieces }.
era-tell-supply = A készletben:
era-tell-piece = { $piece }, maradt { $n }: ára { $price }, értéke { $points }. { $effect }
era-tell-missing = Hiányzik: { $stores }.
era-tell-over = A játszma véget ért.
era-tell-drawing = Gurulnak a kockák.
era-tell-waiting = Következik: { $players }.

## The terminal. Heads of columns are short.

era-board-points = Pont
era-board-food = Élel.
era-board-wood = Fa
era-board-stone = Kő
era-board-goods = Áru
era-board-culture = Kult.
era-board-disaster = Csap.
era-board-dice = Kocka
era-board-city = Város
era-board-rolling = dob
era-board-markers = Játékvégjelzők: { $n } / { $all }
era-board-legend = K öregtorony, L parasztház, T polgárház, C templom, F farm, M fűrészmalom, H ispotály, Y kolostor, S piac, G céhház, U egyetem, A katedrális, # fal, x felperzselt föld, : város szabad mezője.
era-menu-piece = { $piece } ({ $n } lehetőség)
era-menu-place =
    { $fits ->
        [yes] { $where }: { $brings }.
       *[no] { $where } – nem lehet: { $brings }.
    }
# For whoever presses keys; "turns" says whether the piece looks different when it is turned.
era-menu-keys =
    { $turns ->
        [yes] A nyilak mozgatják, a t elforgatja, az Enter leteszi, az Esc visszalép; vagy írj be egy mezőt: g5.
       *[no] A nyilak mozgatják, az Enter leteszi, az Esc visszalép; vagy írj be egy mezőt: g5.
    }
# For whoever types lines.
era-menu-fields =
    { $turns ->
        [yes] Írd be a bal felső sarok mezőjét (g5, g5 fordítva); a „forgat” elforgatja, az Enter leteszi, a 0 visszalép.
       *[no] Írd be a bal felső sarok mezőjét (g5); az Enter leteszi, a 0 visszalép.
    }
era-menu-turn-words = forgat fordítva turn turned
era-menu-outside = { $piece }: kilógna a birtokról.
era-tell-fits =
    { $turn ->
        [0] A bal felső sarok lehetséges mezői:
        [1] Egyszer elforgatva a lehetséges mezők:
        [2] Kétszer elforgatva a lehetséges mezők:
       *[other] Háromszor elforgatva a lehetséges mezők:
    }
era-tell-row = { $row }. sor: { $columns }
era-tell-rows = { $first }–{ $last }. sor: { $columns }
era-tell-free = Szabad mezők:
era-tell-run = { $first }–{ $last }
era-menu-back = Vissza
era-play-key-words = farm k9
era-play-key-notation = place farm k9
era-play-help-odds = mekkora eséllyel jön koponya a következő dobásodnál
era-odds-none = Most nem jön dobás.
era-odds-line = { $n ->
        [0] Megállok
       *[other] Dobok { $n } kockával
    }: { $odds }
era-odds-skulls = { $n } koponya { $percent }%

## Components that have a name on the page about where the numbers come from, and nowhere else.

origin-era-track-food = élelem
origin-era-track-wood = fa
origin-era-track-stone = kő
origin-era-track-goods = áru
origin-era-players = { $n } játékosnak
origin-era-domain = a birtok mérete és az első öregtorony helye
origin-era-roll = a dobások száma
origin-era-culture = pontok a kultúráért
origin-era-city = pontok a legnagyobb városért
origin-era-start = amivel mindenki kezd
origin-era-extortion = az elutasítás ára
origin-era-solo = az egyszemélyes játék
origin-era-longest = a leghosszabb játszma

## What a report of many games tells of.

report-of-era-piece = Elemek
report-of-era-disaster = Csapások
