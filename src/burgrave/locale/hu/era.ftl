## Era: középkor. A fact "n" is a number.

era-symbol-food = { $n } élelem
era-symbol-wood = { $n } fa
era-symbol-stone = { $n } kő
era-symbol-goods =
    { $n ->
        [one] { $n } áru
       *[other] { $n } áru
    }
era-symbol-culture = { $n } kultúra
era-symbol-hammer =
    { $n ->
        [one] { $n } kalapács
       *[other] { $n } kalapács
    }
era-symbol-sword =
    { $n ->
        [one] { $n } kard
       *[other] { $n } kard
    }
era-symbol-shield =
    { $n ->
        [one] { $n } pajzs
       *[other] { $n } pajzs
    }
era-symbol-skull =
    { $n ->
        [one] { $n } koponya
       *[other] { $n } koponya
    }
era-symbol-feather =
    { $n ->
        [one] { $n } toll
       *[other] { $n } toll
    }
era-die-peasant = paraszt
era-die-noble = nemes
era-die-burgher = polgár
era-die-cleric = pap
era-dice-peasant =
    { $n ->
        [one] { $n } parasztkocka
       *[other] { $n } parasztkocka
    }
era-dice-noble =
    { $n ->
        [one] { $n } nemeskocka
       *[other] { $n } nemeskocka
    }
era-dice-burgher =
    { $n ->
        [one] { $n } polgárkocka
       *[other] { $n } polgárkocka
    }
era-dice-cleric =
    { $n ->
        [one] { $n } papkocka
       *[other] { $n } papkocka
    }
era-face = { $die } ({ $symbols })
era-times = { $n } × { $what }
# "cell" is a field such as K9; "turn" counts quarter turns.
era-place =
    { $turn ->
        [0] { $piece } itt: { $cell }
        [1] { $piece } itt: { $cell }, egyszer fordítva
        [2] { $piece } itt: { $cell }, kétszer fordítva
       *[other] { $piece } itt: { $cell }, háromszor fordítva
    }

## Pieces and what they do.

era-piece-keep = Öregtorony
era-piece-longhouse = Parasztház
era-piece-townhouse = Polgárház
era-piece-church = Templom
era-piece-farm = Farm
era-piece-lumber-mill = Fűrészmalom
era-piece-hospital = Ispotály
era-piece-monastery = Kolostor
era-piece-market = Piac
era-piece-guildhall = Céhház
era-piece-university = Egyetem
era-piece-cathedral = Katedrális
era-piece-wall = Fal ({ $n })
era-piece-scorched-land = Felperzselt föld
era-effect-keep = Egy nemeskocka; falnak számít, és mindig körülzártnak.
era-effect-longhouse = Egy parasztkocka.
era-effect-townhouse = Egy polgárkocka.
era-effect-church = Egy papkocka.
era-effect-farm = Gyűjtéskor 1 élelemmel több.
era-effect-lumber-mill = Gyűjtéskor 2 fával több.
era-effect-hospital = Őt és a mellette álló épületeket nem éri járvány.
era-effect-monastery = Az első dobás után beállíthatsz egy koponya nélküli kockát.
era-effect-market = A végén 1 pont minden mellette lévő üres mezőért.
era-effect-guildhall = A végén 1 pont minden megmaradt nyersanyagért.
era-effect-university = A végén 1 pont minden kultúráért.
era-effect-cathedral = A végén 1 pont minden kockádért.
era-effect-wall = Várost zár be; pontot nem ér.
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
era-ask-finish = Nincs mit tovább dobnod: kész vagy?
era-ask-bandits = Haramiák: mit adsz oda?
era-ask-treachery = Árulás: hová kerüljön a felperzselt föld?
era-ask-treachery-room = Árulás: nincs hely a felperzselt földnek. Mit veszel el?
era-ask-fire = Tűzvész: melyik épület ég le?
era-ask-fire-land = Tűzvész: hová kerüljön a felperzselt föld?
era-ask-build = Mit építesz, és hová?
era-ask-demand = Zsarolás: mit követelsz?
era-ask-answer = Zsarolás: fizetsz ({ $what })?
era-ask-solo-extortion = Se kard, se pajzs: mit adsz oda?

## Actions in plain words.

era-do-stop = Megállsz
era-do-throw = A kiválasztott kockák dobása
era-do-mark = Dobásra kiválasztod: { $die }
era-do-set = Beállítod: { $die }, erre: { $to }
era-do-decline = A kockák maradnak, ahogy vannak
era-do-quill = A tollat újra dobod
era-do-quill-with = A tollat újra dobod, és vele: { $die }
era-do-suffer =
    { $n ->
        [one] { $n } lépés a csapássávon
       *[other] { $n } lépés a csapássávon
    }
era-do-lose = Odaadod: { $what }
era-do-done = Nem építesz többet
era-do-place = Leteszed: { $where }
era-do-build = Megépíted: { $where }; ára { $price }
era-do-remove = Elveszed: { $where }
era-do-demand = Követeled: { $what }
era-do-pay = Fizetsz
era-do-refuse = Megtagadod

## Hints: what a decision brings. They are joined by semicolons.

era-hint-stop = ahogy most fekszik: { $symbols }
# "safe" and "two" are percents.
era-hint-risk = { $n ->
        [one] { $n } kockával
       *[other] { $n } kockával
    }: nincs új koponya { $safe } %, két vagy több koponya { $two } %
era-hint-quill = koponya is újradobható
era-hint-set = utána ezt mutatja: { $die }
era-hint-decline = semmi sem változik
era-hint-suffer = { $points }
era-hint-done =
    { $n ->
        [one] { $n } kalapács elvész
       *[other] { $n } kalapács elvész
    }
era-hint-remove = értéke { $points }
era-hint-place = elfér
era-hint-encloses =
    { $n ->
        [one] { $n } mezőt zár körül, megduplázva: { $points }
       *[other] { $n } mezőt zár körül, megduplázva: { $points }
    }
era-hint-crowds =
    { $n ->
        [one] { $n } épülettel több áll szorosan
       *[other] { $n } épülettel több áll szorosan
    }
era-hint-last = az utolsó a fajtájából: megfordít egy végjelzőt
era-hint-left = marad: { $stores }
era-hint-demand = ellenfelednek ennyi van: { $n }

## The log: what happened.

era-event-ready = { $player } elkészült.
era-event-set-up = { $player } kezdése: { $pieces }.
era-event-start-player = { $player } kezd.
era-event-round-begins = Kezdődik a(z) { $n }. kör; az első { $player }.
era-event-rolled = { $player }, { $n }. dobás: { $dice }.
era-event-finished-rolling = { $player } befejezte a dobást.
era-event-revealed = { $player } kockái: { $dice }: { $symbols }.
era-event-collected = { $player } gyűjtése: { $stores }.
era-event-collected-lost = { $player } gyűjtése: { $stores }; nincs hely ennek: { $lost }.
era-event-fed =
    { $missing ->
        [0] { $player } kockái { $n } élelmet esznek.
       *[other] { $player } kockái { $n } élelmet esznek; hiányzik { $missing }.
    }
# "why" is famine, bandits, disease, fire, pestilence or extortion.
era-event-disaster =
    { $why ->
        [famine] Éhínség: { $player } { $n } mezőt lép a csapássávon.
        [bandits] Haramiák: { $player } { $n } mezőt lép a csapássávon.
        [disease] Járvány: { $player } { $n } mezőt lép a csapássávon.
        [fire] Tűzvész: { $player } { $n } mezőt lép a csapássávon.
        [pestilence] Pestis: { $player } { $n } mezőt lép a csapássávon.
       *[extortion] Zsarolás: { $player } { $n } mezőt lép a csapássávon.
    }
era-event-disaster-strikes =
    { $n ->
        [one] { $player } koponyái: { $n }: { $disaster }.
       *[other] { $player } koponyái: { $n }: { $disaster }.
    }
era-event-resource-lost = { $player } odaadja: { $what }.
era-event-goods-lost =
    { $n ->
        [0] { $player } nem veszít árut, mert nincs neki.
       *[other] { $player } minden áruját elveszíti: { $n }.
    }
# "why" is fire or treachery.
era-event-removed =
    { $why ->
        [fire] Leégett { $player } birtokán: { $where }.
       *[treachery] { $player } helyet csinál, és elveszi: { $where }.
    }
era-event-scorched = { $player } kapja: { $where }.
# "reason" is supply or room.
era-event-no-scorched-land =
    { $reason ->
        [supply] Nem maradt felperzselt föld neki: { $player }.
       *[room] { $player } birtokán sehol sincs hely a felperzselt földnek.
    }
# "enclosed" counts the fields that are newly shut in.
era-event-built =
    { $enclosed ->
        [0] { $player } épít: { $where }; ára { $price }.
        [one] { $player } épít: { $where }; ára { $price }; { $enclosed } mezőt zár körül.
       *[other] { $player } épít: { $where }; ára { $price }; { $enclosed } mezőt zár körül.
    }
era-event-built-no-more =
    { $n ->
        [one] { $player } nem épít többet; { $n } kalapács elvész.
       *[other] { $player } nem épít többet; { $n } kalapács elvész.
    }
era-event-marker-turned =
    { $n ->
        [0] { $player } elviszi az utolsót ({ $piece }): az utolsó végjelző is megfordul. A játék ezzel a körrel véget ér.
        [one] { $player } elviszi az utolsót ({ $piece }): egy végjelző megfordul, marad { $n }.
       *[other] { $player } elviszi az utolsót ({ $piece }): egy végjelző megfordul, marad { $n }.
    }
era-event-demanded = { $player } követel: { $what }, tőle: { $other }.
era-event-paid =
    { $kept ->
        [yes] { $player } fizet: { $what }, neki: { $other }.
       *[no] { $player } fizet: { $what }; { $other } nem tudja hová tenni.
    }
era-event-refused = { $player } megtagadja: { $what }, tőle: { $other }.
era-event-nothing-to-extort = { $player } semmit sem talál nála: { $other }.
era-event-dice-gained = { $player } kap: { $gained }.
era-event-dice-lost = { $player } veszít: { $lost }.
era-event-dice-changed = { $player } kap: { $gained }; veszít: { $lost }.
era-event-game-over =
    { $n ->
        [one] A játék véget ért: { $players } nyert.
       *[other] A játék véget ért: { $players } együtt nyert.
    }
era-event-solo-over = A játék véget ért: { $player } eredménye { $points } – { $rank }.

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

era-tell-round = Era, { $n }. kör: { $phase }.
era-tell-order = Sorrend: { $players }.
era-tell-markers = Megfordított végjelzők: { $n } / { $all } ({ $pieces }).
era-tell-rolling = Még dobnak: { $players }.
era-tell-player =
    { $you ->
        [yes] { $player } (te): { $points }.
       *[no] { $player }: { $points }.
    }
era-tell-stores = Birtokában: { $stores }.
era-tell-disaster = Csapássáv: { $n }.
era-tell-owns = Kockák: { $dice }.
era-tell-rolled = Dobott: { $dice }.
era-tell-chosen = Dobásra kiválasztva: { $dice }.
era-tell-pieces = Birtok: { $pieces }.
# "fields" are the areas of the cities.
era-tell-cities =
    { $n ->
        [0] Nincs város, terület { $fields }.
        [one] { $n } város, területe { $fields }.
       *[other] { $n } város, területük { $fields }.
    }
era-tell-crowded =
    { $n ->
        [one] { $n } épület áll szorosan.
       *[other] { $n } épület áll szorosan.
    }
era-tell-to-place = Még leteendő: { $pieces }.
era-tell-supply = A készletben:
era-tell-piece = { $piece }, maradt { $n }: ára { $price }, értéke { $points }. { $effect }
era-tell-missing = Hiányzik: { $stores }.
era-tell-over = A játék véget ért.
era-tell-drawing = Gurulnak a kockák.
era-tell-waiting = Várunk rájuk: { $players }.

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
era-board-markers = Végjelzők: { $n } / { $all }
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
        [yes] Írd be a bal felső sarok mezőjét (g5, g5 fordítva), azt, hogy forgat, Enter a letételhez, 0 a visszalépéshez.
       *[no] Írd be a bal felső sarok mezőjét (g5), Enter a letételhez, 0 a visszalépéshez.
    }
era-menu-turn-words = forgat fordítva turn turned
era-menu-outside = { $piece }: kilógna a birtokról.
era-menu-back = Vissza
era-play-key-words = farm k9
era-play-key-notation = place farm k9
era-play-help-odds = mekkora eséllyel jön koponya a következő dobásodnál
era-odds-none = Most nem jön dobás.
era-odds-line = { $n ->
        [0] Megállsz
        [one] { $n } kocka dobása
       *[other] { $n } kocka dobása
    }: { $odds }
era-odds-skulls = { $n ->
        [one] { $n } koponya
       *[other] { $n } koponya
    } { $percent } %
