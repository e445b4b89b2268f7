## Kingsburg table: the page in the browser.

table-court = Az udvar
table-court-rest = az arany tanácsadók elérhetők a kockáiddal
table-court-chosen = az arany tanácsadók elérhetők a választott kockákkal
table-court-keys = Nyilak: lépkedés, Enter: választás, 1–6: kocka felvétele, P: passz, U: visszavonás, Esc: a kijelölés törlése.
table-private = Saját tanácsadó
table-province = A tartományod
# "player" is a name.
table-province-of = { $player } tartománya
table-built-of = { $of }-ból { $n } áll
table-built-short = { $n } / { $of }
table-log = Napló
table-newest-first = a legújabb elöl
table-players = Játékosok
table-views = Nézetek
table-tab-court = Udvar
table-tab-province = Tartomány
table-tab-players = Játékosok
table-tab-log = Napló
# "year" is a roman numeral.
table-year-of = { $year }. év az V-ből
table-year-season = { $year }. év · { $season }
table-phases = Az év fázisai
table-years = Az ellenség ereje évenként
table-tray = A tálcád
table-your-dice = A kockáid
table-helpers = +2-es jelző, Piac
table-goods-label = Áruk és katonák
table-influence = { $advisor } befolyásolása
table-ask-influence = Válassz kockákat, majd tanácsadót – vagy passzolj
# "dice" is text such as "5 + 3".
table-sum = { $dice } az { $sum }.
table-nothing-fits = Pontosan ezekkel a kockákkal egy szabad tanácsadó sem érhető el.
table-pick-advisor = Most válassz egy arany tanácsadót.
table-reach-n =
    { $n ->
        [0] Egy tanácsadó sem érhető el.
        [one] Egy tanácsadó érhető el.
       *[other] { $n } tanácsadó érhető el.
    }
table-ways = Így fizethetsz
table-way =
    { $dice }{ $token ->
        [yes] , +2-es jelző
       *[no] { "" }
    }{ $market ->
        [-1] , Piaccal 1-gyel lejjebb
        [1] , Piaccal 1-gyel feljebb
       *[0] { "" }
    }{ $envoy ->
        [yes] , a követtel
       *[no] { "" }
    }
table-chosen = { $gift }, ára { $way }.
# "buildings" is a list joined by "or".
table-after-harvest = A tanácsadók ajándékaiból megépíthetnéd: { $buildings }
table-list-or = { $first } vagy { $last }
table-can-build = építhető
table-payable = kifizethető
table-built = megépült
table-comes-first = előbb: { $building }
table-missing = { $goods } hiányzik
table-missing-word = hiányzik
table-taken-by = Foglalt: { $player }
table-taken-neutral = Semleges kockák
table-taken-you = A tiéd
table-state-way = Elérhető: { $way }.
table-state-ways =
    { $n ->
        [one] Egyféleképpen érhető el.
       *[other] { $n }-féleképpen érhető el.
    }
table-state-off = Nem érhető el.
table-state-taken = Foglalt: { $player }, { $dice }.
table-state-neutral = Semleges kockák foglalják.
table-state-free = Szabad.
table-state-chosen = Kiválasztva.
table-advisor = { $place } { $advisor }: { $gift }. { $state }
table-building = { $building }: ára { $price }, értéke { $points }. { $effect } { $state }
table-enemy-range = Ellenség { $weakest }–{ $strongest }
table-enemy-card = { $enemy } { $strength }
table-enemy-seen = Láttad a kártyát
table-enemy-open = Felfordított ellenségkártya
table-penalty = Vereség: { $goods }
table-reward = Győzelem: { $goods }
table-strength-die = te { $n } + a király kockája
table-strength = te { $n }
table-win = győzelem { $percent }%
table-draw = döntetlen { $percent }%
table-lose = vereség { $percent }%
table-odds-label = A csata esélyei: győzelem { $win }%, döntetlen { $draw }%, vereség { $lose }%.
table-you = Te
table-your-turn = te jössz
table-deciding = dönt
table-passed = passzolt
table-all-placed = minden kockája lent
table-dice-left =
    { $n ->
        [one] még { $n } kocka
       *[other] még { $n } kocka
    }
table-bonus-due =
    { $n ->
        [one] + { $n } fehér kocka
       *[other] + { $n } fehér kocka
    }
table-turn-n = { $n }. a sorban
table-bot = bot
table-stand-in = bot helyettesíti
table-envoy = nála a követ
table-army = Seregjelzők
table-tokens = +2-es jelzők
table-points = győzelmi pontok
table-waiting = Következik: { $players }
table-watching = Nézőként vagy itt
table-over = A játszma véget ért
table-choices = Lehetőségek
table-die-own = { $face }
table-die-bonus = fehér { $face }
table-refused = Nem sikerült: { $reason }
table-moment = Egy pillanat
table-provenance-printed = nyomtatott
table-provenance-sourced = forrásból
table-provenance-reconstructed = rekonstruált
table-provenance-house = házi
table-log-empty = Még nem történt semmi.
table-since = ↑ az utolsó lépésed óta
table-show-province = { $player } tartományának megmutatása
table-after-harvest-more = A tanácsadók ajándékaiból megépíthetnéd: { $buildings } vagy még { $n } mást
table-ways-of =
    { $n ->
        [one] { $advisor }: egyféleképpen
       *[other] { $advisor }: { $n }-féleképpen
    }
# "places" is a list of numbers joined by "or".
table-reach-market = Piaccal: { $places }.
table-reach-token = +2-es jelzővel: { $places }.
table-reach-both = Mindkettővel: { $places }.
table-envoy-way = A követ foglalt tanácsadóhoz is eljut
table-why-off = A kockáidból nem jön ki { $place }: { $advisor }.
table-why-mine = { $advisor }: már ott vannak a kockáid.
table-why-taken = { $advisor }: foglalt, { $player } kockái állnak ott.
table-why-neutral = { $advisor }: semleges kockák foglalják.
table-sure = Ez nem vonható vissza. Válaszd még egyszer, ha így akarod.
table-again = újradobás
table-free = ingyen
table-point-at =
    { $touch ->
        [yes] Koppints egy épületre, és elolvashatod, mit tud.
       *[no] Mutass egy épületre, és elolvashatod, mit tud.
    }
table-close = Bezárás
table-battle-of = { $year }. év, tél
table-king-sends =
    { $n ->
        [0] A király senkit sem küld
        [one] A király { $n } katonát küld
       *[other] A király { $n } katonát küld
    }
table-against = –
table-outcome-won = győzött
table-outcome-drawn = ellenállt
table-outcome-lost = vesztett
table-strongest = a legerősebb
# Long words of names with the places where they may break.
table-hyphens = Fűrész|malom Ötvös|műhely Pénz|verde Kated|rális Keres|kedői Őr|torony Kovács|műhely Lak|tanya Mágu|sok Város|háza Követ|ség Rög|tönzött véd|művek Tobor|zó|hely Ki|képző|tábor Kato|nai aka|démia Kincs|tárnok Mester|vadász Csilla|gász

# What a building does, as short as it can be said.
table-effect-sawmill = fa = { $gold } arany
table-effect-quarry = kő = { $gold } arany
table-effect-goldsmith = arany = katona
table-effect-mint = A sor mindig
table-effect-statue = 1 kocka újra
table-effect-chapel = ≤ { $at_most }: dobj újra
table-effect-church = { $against } démonokra
table-effect-cathedral = { $goods } áru = 1 pont
table-effect-inn = nyáron +2
table-effect-market = összeg ±1
table-effect-farms = +{ $dice } fehér kocka
table-effect-merchants-guild = { $gold } arany/évszak
table-effect-guard-tower = csata { $battle }
table-effect-blacksmith = csata { $battle }
table-effect-barracks = { $soldier } áru/katona
table-effect-wizards-guild = csata { $battle }
table-effect-palisade = csata { $battle }
table-effect-stables = +{ $soldiers } katona
table-effect-stone-wall = { $battle }, egálnál győz
table-effect-fortress = { $battle }, győztes { $scores } p.
table-effect-barricade = { $against } goblinokra
table-effect-crane = { $from_column }+: −{ $saves } arany
table-effect-town-hall = 1 áru = { $scores } pont
table-effect-embassy = { $scores } pont/évszak
table-effect-improvised-defenses = +{ $defends }, ha ≤ { $at_most }
table-effect-recruiting-center = +2 = katona
table-effect-training-camp = < { $fewer_than }: { $soldiers } katona
table-effect-military-academy = saját kocka

# Optional effects.
table-always = erre többé nem kérdezünk rá
table-always-everything = nincs több ilyen kérdés
table-ask-again = Kérdezz újra
# "effect" is the Crane, the Barracks or the General.
table-without = „{ $effect }” nélkül

# Mi micsoda: annak, aki rámutat, rákoppint vagy rajta tartja az ujját.
table-what-gold = Arany
table-what-gold-text = Áru. Áruval fizeted az épületeket és a tél előtt a katonákat.
table-what-wood = Fa
table-what-wood-text = Áru. Áruval fizeted az épületeket és a tél előtt a katonákat.
table-what-stone = Kő
table-what-stone-text = Áru. Áruval fizeted az épületeket és a tél előtt a katonákat.
table-what-any = Tetszőleges áru
table-what-any-text = Arany, fa vagy kő, ahogy szeretnéd.
table-what-soldier = Katona
table-what-soldier-text = 1-gyel növeli az erődet a következő csatában; utána minden katona hazamegy.
table-what-token = +2-es jelző
table-what-token-text = 2-t ad a tanácsadóra tett kockákhoz. Évszakonként legfeljebb egy, és utána elhasználódik.
table-what-vp = Győzelmi pontok
table-what-vp-text = Az győz, akinek { $years } év után a legtöbb van.
table-what-building = Épület
table-what-building-text = Egy épületed elpusztul, és vele a pontjai is: a legjobb oldali oszlopból, amelyben van épületed.
table-what-eye = Pillantás az ellenségre
table-what-eye-text = Csak te nézed meg az idei ellenségkártyát.
table-what-envoy = A király követe
table-what-envoy-text = Egyszer szolgál: egy már elfoglalt tanácsadónál vagy egy második épülethez.
table-what-die-own = Kocka
table-what-die-own-text = A kockák arra a tanácsadóra kerülnek, akinek a számát együtt kiadják.
table-what-die-white = Fehér kocka
table-what-die-white-text = Többletkocka egy évszakra. Saját kockákkal együtt tehető le, egyedül soha.
table-what-army = Seregjelzők
table-what-army-text = Télen mindenki titokban egyet küld a csatába: annyi katonát ér. Utána elhasználódik.
table-what-turn = Sorrend
table-what-turn-text = Minden évszakban az kezd, aki a legkevesebbet dobja.
table-what-odds = Az esélyeid
table-what-odds-text = Hogyan végződne számodra a csata, ahogy most állsz, minden lehetséges kártyával és dobással számolva.
table-what-governors = Kormányzó
table-what-governors-text = A kormányzónak az egész játszmára szóló képessége van; mindenki titokban egyet tart meg háromból.
table-what-hammer = Építés
table-what-hammer-text = Évszakonként egy épületet fizethetsz ki; minden sor balról jobbra épül.
table-what-enemy = Ellenség
table-what-enemy-text = Télen érkezik. Aki erősebb nála, jutalmat kap, aki gyengébb, büntetést szenved; egyenlő erőnél nem történik semmi.
table-what-year = Télen { $weakest } és { $strongest } közötti erejű ellenség jön. A játék utolsó éve: { $last }.
table-what-phase-1 = Akinek a legkevesebb épülete, azon belül a legkevesebb áruja van, tavaszra fehér kockát kap. Ha így is egyenlő, mindegyikük egy árut vesz el.
table-what-phase-2 = Dobás, a tanácsadók befolyásolása sorban, az ajándékok, végül legfeljebb egy épület.
table-what-phase-3 = Akinek a legtöbb épülete van, 1 pontot kap; egyenlőségnél mindegyikük.
table-what-phase-4 = Dobás, a tanácsadók befolyásolása sorban, az ajándékok, végül legfeljebb egy épület.
table-what-phase-5 = Akinek a legkevesebb épülete, azon belül a legkevesebb áruja van, megkapja a király követét. Ha így is egyenlő, senki sem kapja meg.
table-what-phase-6 = Dobás, a tanácsadók befolyásolása sorban, az ajándékok, végül legfeljebb egy épület.
table-what-phase-7 = Sorban mindenki vehet katonákat áruért.
table-what-phase-8 = Felfordul az ellenség, és mindenki egyedül küzd meg vele.
