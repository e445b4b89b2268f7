## Kingsburg table: the page in the browser.

kingsburg-table-court = Az udvar
kingsburg-table-court-rest = az arany tanácsadók elérhetők a kockáiddal
kingsburg-table-court-chosen = az arany tanácsadók elérhetők a választott kockákkal
kingsburg-table-court-keys = Nyilak: lépkedés, Enter: választás, 1–6: kocka felvétele, P: passz, U: visszavonás, Esc: a kijelölés törlése.
kingsburg-table-private = Saját tanácsadó
kingsburg-table-province = A tartományod
# "player" is a name.
kingsburg-table-province-of = { $player } tartománya
kingsburg-table-built-of = { $of } épületből { $n } áll
kingsburg-table-built-short = { $n } / { $of }
kingsburg-table-log = Napló
kingsburg-table-players = Játékosok
kingsburg-table-views = Nézetek
kingsburg-table-tab-court = Udvar
kingsburg-table-tab-province = Tartomány
kingsburg-table-tab-players = Játékosok
kingsburg-table-tab-log = Napló
# "year" is a roman numeral.
kingsburg-table-year-of = { $year }. év az V-ből
kingsburg-table-year-season = { $year }. év · { $season }
kingsburg-table-phases = Az év fázisai
kingsburg-table-years = Az ellenség ereje évenként
kingsburg-table-tray = A tálcád
kingsburg-table-your-dice = A kockáid
kingsburg-table-helpers = { -kingsburg-plus-es } jelző, Piac
kingsburg-table-goods-label = Áruk és katonák
kingsburg-table-influence = { $advisor } befolyásolása
kingsburg-table-ask-influence = Válassz kockákat, majd tanácsadót – vagy passzolj
# "dice" is text such as "5 + 3".
kingsburg-table-sum = { $dice }, összesen { $sum }.
kingsburg-table-nothing-fits = Pontosan ezekkel a kockákkal egy szabad tanácsadó sem érhető el.
kingsburg-table-pick-advisor = Most válassz egy arany tanácsadót.
kingsburg-table-reach-n =
    { $n ->
        [0] Egy tanácsadó sem érhető el.
        [one] Egy tanácsadó érhető el.
       *[other] { $n } tanácsadó érhető el.
    }
kingsburg-table-ways = Így fizethetsz
kingsburg-table-way =
    { $dice }{ $token ->
        [yes] , { -kingsburg-plus-es } jelző
       *[no] { "" }
    }{ $market ->
        [-1] , Piaccal { DATA("kingsburg/buildings/building/market/shift") } értékkel lejjebb
        [1] , Piaccal { DATA("kingsburg/buildings/building/market/shift") } értékkel feljebb
       *[0] { "" }
    }{ $envoy ->
        [yes] , a követtel
       *[no] { "" }
    }
kingsburg-table-chosen = { $gift }, ára { $way }.
# "buildings" is a list joined by "or".
kingsburg-table-after-harvest = A tanácsadók ajándékaiból megépíthetnéd: { $buildings }
kingsburg-table-list-or = { $first } vagy { $last }
kingsburg-table-can-build = építhető
kingsburg-table-payable = kifizethető
kingsburg-table-built = megépült
kingsburg-table-comes-first = előbb: { $building }
kingsburg-table-missing = { $goods } hiányzik
kingsburg-table-missing-word = hiányzik
kingsburg-table-taken-by = Foglalt: { $player }
kingsburg-table-taken-neutral = Semleges kockák
kingsburg-table-taken-you = A tiéd
kingsburg-table-state-way = Elérhető: { $way }.
kingsburg-table-state-ways =
    { $n ->
        [one] Egyféleképpen érhető el.
       *[other] { $n }-féleképpen érhető el.
    }
kingsburg-table-state-off = Nem érhető el.
kingsburg-table-state-taken = Foglalt: { $player }, { $dice }.
kingsburg-table-state-neutral = Semleges kockák foglalják.
kingsburg-table-state-free = Szabad.
kingsburg-table-state-chosen = Kiválasztva.
kingsburg-table-advisor = { $place } { $advisor }: { $gift }. { $state }
kingsburg-table-building = { $building }: ára { $price }, értéke { $points }. { $effect } { $state }
kingsburg-table-enemy-range = Ellenség { $weakest }–{ $strongest }
kingsburg-table-enemy-card = { $enemy } { $strength }
kingsburg-table-enemy-seen = Láttad a kártyát
kingsburg-table-enemy-open = Felfordított ellenségkártya
kingsburg-table-penalty = Vereség: { $goods }
kingsburg-table-reward = Győzelem: { $goods }
kingsburg-table-strength-die = te { $n } + a király kockája
kingsburg-table-strength = te { $n }
kingsburg-table-win = győzelem { $percent }%
kingsburg-table-draw = döntetlen { $percent }%
kingsburg-table-lose = vereség { $percent }%
kingsburg-table-odds-label = A csata esélyei: győzelem { $win }%, döntetlen { $draw }%, vereség { $lose }%.
kingsburg-table-you = Te
kingsburg-table-your-turn = te jössz
kingsburg-table-deciding = dönt
kingsburg-table-passed = passzolt
kingsburg-table-all-placed = minden kockája lent
kingsburg-table-dice-left =
    { $n ->
        [one] még { $n } kocka
       *[other] még { $n } kocka
    }
kingsburg-table-bonus-due =
    { $n ->
        [one] + { $n } fehér kocka
       *[other] + { $n } fehér kocka
    }
kingsburg-table-turn-n = { $n }. a sorban
kingsburg-table-bot = bot
kingsburg-table-stand-in = bot helyettesíti
kingsburg-table-envoy = nála a követ
kingsburg-table-army = Seregjelzők
kingsburg-table-tokens = { -kingsburg-plus-es } jelzők
kingsburg-table-points = győzelmi pontok
kingsburg-table-waiting = Következik: { $players }
kingsburg-table-watching = Nézőként vagy itt
kingsburg-table-over = A játszma véget ért
kingsburg-table-choices = Lehetőségek
kingsburg-table-die-own = { $face }
kingsburg-table-die-bonus = fehér { $face }
kingsburg-table-moment = Egy pillanat
kingsburg-table-since = ↑ az utolsó lépésed óta
kingsburg-table-show-province = { $player } tartományának megmutatása
kingsburg-table-after-harvest-more = A tanácsadók ajándékaiból megépíthetnéd: { $buildings } vagy még { $n } mást
kingsburg-table-ways-of =
    { $n ->
        [one] { $advisor }: egyféleképpen
       *[other] { $advisor }: { $n }-féleképpen
    }
# "places" is a list of numbers joined by "or".
kingsburg-table-reach-market = Piaccal: { $places }.
kingsburg-table-reach-token = { -kingsburg-plus-es } jelzővel: { $places }.
kingsburg-table-reach-both = Mindkettővel: { $places }.
kingsburg-table-envoy-way = A követ foglalt tanácsadóhoz is eljut
kingsburg-table-why-off = A kockáidból nem jön ki { $place } ({ $advisor }).
kingsburg-table-why-mine = { $advisor }: már ott vannak a kockáid.
kingsburg-table-why-taken = { $advisor }: foglalt, { $player } kockái állnak ott.
kingsburg-table-why-neutral = { $advisor }: semleges kockák foglalják.
kingsburg-table-sure = Ez nem vonható vissza. Válaszd még egyszer, ha így akarod.
kingsburg-table-again = újradobás
kingsburg-table-free = ingyen
kingsburg-table-point-at =
    { $touch ->
        [yes] Koppints egy épületre, és elolvashatod, mit tud.
       *[no] Mutass egy épületre, és elolvashatod, mit tud.
    }
kingsburg-table-close = Bezárás
kingsburg-table-battle-of = { $year }. év, tél
kingsburg-table-king-sends =
    { $n ->
        [0] A király senkit sem küld
        [one] A király { $n } katonát küld
       *[other] A király { $n } katonát küld
    }
kingsburg-table-against = –
kingsburg-table-outcome-won = győzött
kingsburg-table-outcome-drawn = ellenállt
kingsburg-table-outcome-lost = vesztett
kingsburg-table-strongest = a legerősebb
# Long words of names with the places where they may break.
kingsburg-table-hyphens = Fűrész|malom Ötvös|műhely Pénz|verde Kated|rális Keres|kedői Őr|torony Kovács|műhely Lak|tanya Mágu|sok Város|háza Követ|ség Rög|tönzött véd|művek Tobor|zó|hely Ki|képző|tábor Kato|nai aka|démia Kincs|tárnok Mester|vadász Csilla|gász

# What a building does, as short as it can be said.
kingsburg-table-effect-sawmill = fa = { $gold } arany
kingsburg-table-effect-quarry = kő = { $gold } arany
kingsburg-table-effect-goldsmith = arany = { $soldiers } katona, { $scores } p.
kingsburg-table-effect-mint = A sor mindig
kingsburg-table-effect-statue = 1 kocka újra
kingsburg-table-effect-chapel = ≤ { $at_most }: dobj újra
kingsburg-table-effect-church = { $against } démonokra
kingsburg-table-effect-cathedral = { $goods } áru = 1 pont
kingsburg-table-effect-inn =
    { $tokens ->
        [1] nyáron { -kingsburg-plus }
       *[other] nyáron { $tokens } × { -kingsburg-plus }
    }
kingsburg-table-effect-market = összeg ±{ $shift }
kingsburg-table-effect-farms = +{ $dice } fehér kocka
kingsburg-table-effect-merchants-guild = { $gold } arany/évszak
kingsburg-table-effect-guard-tower = csata { $battle }
kingsburg-table-effect-blacksmith = csata { $battle }
kingsburg-table-effect-barracks = { $soldier } áru/katona
kingsburg-table-effect-wizards-guild = csata { $battle }
kingsburg-table-effect-palisade = csata { $battle }
kingsburg-table-effect-stables = +{ $soldiers } katona
kingsburg-table-effect-stone-wall = { $battle }, egálnál győz
kingsburg-table-effect-fortress = { $battle }, győztes { $scores } p.
kingsburg-table-effect-barricade = { $against } goblinokra
kingsburg-table-effect-crane = { $from_column }+: −{ $saves } arany
kingsburg-table-effect-town-hall = 1 áru = { $scores } pont
kingsburg-table-effect-embassy = { $scores } pont/évszak
kingsburg-table-effect-improvised-defenses = +{ $defends }, ha ≤ { $at_most }
kingsburg-table-effect-recruiting-center = { -kingsburg-plus } = katona
kingsburg-table-effect-training-camp = < { $fewer_than }: { $soldiers } katona
kingsburg-table-effect-military-academy = saját kocka

# Optional effects.
kingsburg-table-always = erre többé nem kérdezünk rá
kingsburg-table-always-everything = nincs több ilyen kérdés
kingsburg-table-ask-again = Kérdés újra
# "effect" is the Crane, the Barracks or the General.
kingsburg-table-without = „{ $effect }” nélkül

# Mi micsoda: annak, aki rámutat, rákoppint vagy rajta tartja az ujját.
kingsburg-table-what-gold = Arany
kingsburg-table-what-gold-text = Áru. Áruval fizeted az épületeket és a tél előtt a katonákat.
kingsburg-table-what-wood = Fa
kingsburg-table-what-wood-text = Áru. Áruval fizeted az épületeket és a tél előtt a katonákat.
kingsburg-table-what-stone = Kő
kingsburg-table-what-stone-text = Áru. Áruval fizeted az épületeket és a tél előtt a katonákat.
kingsburg-table-what-any = Tetszőleges áru
kingsburg-table-what-any-text = Arany, fa vagy kő, ahogy szeretnéd.
kingsburg-table-what-soldier = Katona
kingsburg-table-what-soldier-text = 1-gyel növeli az erődet a következő csatában; utána minden katona hazamegy.
kingsburg-table-what-token = { -kingsburg-plus-es } jelző
kingsburg-table-what-token-text = Értéke { DATA("kingsburg/pieces/token/adds") }, hozzáadódik a tanácsadóra tett kockákhoz. Évszakonként legfeljebb egy, és utána elhasználódik.
kingsburg-table-what-vp = Győzelmi pontok
kingsburg-table-what-vp-text = Az győz, akinek { $years } év után a legtöbb van.
kingsburg-table-what-building = Épület
kingsburg-table-what-building-text = Egy épületed elpusztul, és vele a pontjai is: a legfelső abban az oszlopban, amelyik a leginkább jobbra esik azok közül, ahol építettél.
kingsburg-table-what-eye = Pillantás az ellenségre
kingsburg-table-what-eye-text = Csak te nézed meg az idei ellenségkártyát.
kingsburg-table-what-envoy = A királyi követ
kingsburg-table-what-envoy-text = Egyszer szolgál: egy már elfoglalt tanácsadónál vagy egy második épülethez.
kingsburg-table-what-die-own = Kocka
kingsburg-table-what-die-own-text = A kockák arra a tanácsadóra kerülnek, akinek a számát együtt kiadják.
kingsburg-table-what-die-white = Fehér kocka
kingsburg-table-what-die-white-text = Többletkocka egy évszakra. Saját kockákkal együtt tehető le, egyedül soha.
kingsburg-table-what-army = Seregjelzők
kingsburg-table-what-army-text = Télen mindenki titokban egyet küld a csatába: annyi katonát ér. Utána elhasználódik.
kingsburg-table-what-turn = Sorrend
kingsburg-table-what-turn-text = Minden évszakban az kezd, aki a legkevesebbet dobja.
kingsburg-table-what-odds = Az esélyeid
kingsburg-table-what-odds-text = Hogyan végződne számodra a csata, ahogy most állsz, minden lehetséges kártyával és dobással számolva.
kingsburg-table-what-governors = Kormányzó
kingsburg-table-what-governors-text = A kormányzónak az egész játszmára szóló képessége van; mindenki titokban { DATA("kingsburg/pieces/offer/governors") } kapott közül tart meg egyet.
kingsburg-table-what-hammer = Építés
kingsburg-table-what-hammer-text = Évszakonként egy épületet fizethetsz ki; minden sor balról jobbra épül.
kingsburg-table-what-enemy = Ellenség
kingsburg-table-what-enemy-text = Télen érkezik. Aki erősebb nála, jutalmat kap, aki gyengébb, büntetést szenved; egyenlő erőnél nem történik semmi.
kingsburg-table-what-year = Télen { $weakest } és { $strongest } közötti erejű ellenség jön. A játék { AZ($last) } { $last }. év után ér véget.
kingsburg-table-what-phase-1 = Akinek a legkevesebb épülete, azon belül a legkevesebb áruja van, tavaszra fehér kockát kap. Ha így is egyenlő, mindegyikük egy árut vesz el.
kingsburg-table-what-phase-2 = Dobás, a tanácsadók befolyásolása sorban, az ajándékok, végül legfeljebb egy épület.
kingsburg-table-what-phase-3 = Akinek a legtöbb épülete van, { DATA("kingsburg/pieces/reward/points") } pontot kap; egyenlőségnél mindegyikük.
kingsburg-table-what-phase-4 = Dobás, a tanácsadók befolyásolása sorban, az ajándékok, végül legfeljebb egy épület.
kingsburg-table-what-phase-5 = Akinek a legkevesebb épülete, azon belül a legkevesebb áruja van, megkapja a királyi követet. Ha így is egyenlő, senki sem kapja meg.
kingsburg-table-what-phase-6 = Dobás, a tanácsadók befolyásolása sorban, az ajándékok, végül legfeljebb egy épület.
kingsburg-table-what-phase-7 = Sorban mindenki vehet katonákat áruért.
kingsburg-table-what-phase-8 = Felfordul az ellenség, és mindenki egyedül küzd meg vele.

## What somebody did, looking back, where the log has nothing to tell.
did-kingsburg-done = { $name } ennyiben hagyja
did-kingsburg-done-you = Ennyiben hagyod
did-kingsburg-decline = { $name } nem kéri
did-kingsburg-decline-you = Nem kéred
did-kingsburg-statue = { $name } egy kockát újradob
did-kingsburg-statue-you = Egy kockát újradobsz
did-kingsburg-chapel = { $name } minden kockát újradob
did-kingsburg-chapel-you = Minden kockát újradobsz

## The parts of the glossary.

glossary-kingsburg-year = Az év
glossary-kingsburg-pieces = Kockák, áruk és jelzők
glossary-kingsburg-court = Az udvar
glossary-kingsburg-buildings = Épületek
glossary-kingsburg-governors = Kormányzók (2. modul)
