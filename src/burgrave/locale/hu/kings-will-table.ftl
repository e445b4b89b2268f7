## A király akarata: az oldal a böngészőben. "n" egy szám, "player" egy név.

kings-will-table-row = Akciósor
kings-will-table-row-aside = { $locked } zárolt, { $open } nyitott; amit elvesznek, a bal szélre csúszik
kings-will-table-row-keys = Nyilak: lépkedés, Enter: választás, még egy Enter vagy G: a választott kijátszása, P: passz, U: visszavonás, Esc: a kijelölés törlése.
kings-will-table-locked = zárolt
kings-will-table-open = nyitott
kings-will-table-taken-by = { $player } vette el
kings-will-table-king-1 = úton
kings-will-table-king-2 = van
kings-will-table-intrigue-1 = zárolt
kings-will-table-intrigue-2 = akció
kings-will-table-act-fields = Föld
kings-will-table-act-cattle = Állatok
kings-will-table-act-fell-wood = Fa
kings-will-table-act-quarry-stone = Kő
kings-will-table-act-explore = Akarat
kings-will-table-act-taxes = Adó
kings-will-table-act-found = Település
kings-will-table-act-erect = Épület
kings-will-table-act-education = Műveltség
kings-will-table-act-development = Fejlettség
kings-will-table-act-walk = Parasztok
kings-will-table-act-swap = Csere
kings-will-table-act-offspring = Új paraszt
kings-will-table-act-sell = Érmék
kings-will-table-act-intrigue = Zárolt lapka használata
# "actions" is a list, "state" a sentence.
kings-will-table-tile-label =
    { $place }. hely, { $tile }: { $actions }. { $state }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n } pontot ad.
    }
kings-will-table-king-label = { $place }. hely, { $tile }. { $state }
kings-will-table-state-taken = Most elvéve.
kings-will-table-state-locked = Zárolt.
kings-will-table-state-open = Nyitott.
kings-will-table-state-king = Akkor érkezik, amikor eléri a sor jobb szélét.
kings-will-table-tile-king = Király
kings-will-table-landscape-corn = Gabona
kings-will-table-landscape-meadow = Rét
kings-will-table-landscape-forest = Erdő
kings-will-table-landscape-mountain = Hegység
kings-will-table-landscape-hill = Domb
kings-will-table-landscape-lake = Tó

## The desk

kings-will-table-desk = { $tile }: a két akciója
kings-will-table-desk-choose = Válassz egy nyitott lapkát: itt látod, mit hozna.
kings-will-table-desk-others = „{ $tile }” elkelt: a többiek sorban fejenként { DATA("kings-will/scales/row/others") } akcióját használhatják.
kings-will-table-desk-intrigue = „{ $tile }” elkelt: csak az cselekszik, aki elvette.
kings-will-table-desk-rest = Itt látod, mit kínál egy lapka, amint választasz egyet.
kings-will-table-action-fields = Földművelés
kings-will-table-action-cattle = Állattartás
kings-will-table-action-fell-wood = Fakitermelés
kings-will-table-action-quarry-stone = Kőfejtés
kings-will-table-action-explore = A király akaratának kifürkészése
kings-will-table-action-taxes = Adószedés
kings-will-table-action-found = Település alapítása
kings-will-table-action-erect = Épület emelése
kings-will-table-action-education = Műveltség növelése
kings-will-table-action-development = Fejlettség növelése
kings-will-table-action-walk = Parasztok mozgatása
kings-will-table-action-swap = Nyersanyagcsere
kings-will-table-action-offspring = Új paraszt
kings-will-table-action-sell = Nyersanyagból érme
kings-will-table-about-fields = gabonaföldön álló parasztonként 1 élelem; fejlettség és épületek többet adnak
kings-will-table-about-cattle = réten álló parasztonként 1 bőr; fejlettség és épületek többet adnak
kings-will-table-about-fell-wood = erdőben álló parasztonként 1 fa; fejlettség és épületek többet adnak
kings-will-table-about-quarry-stone = hegységben álló parasztonként 1 kő; fejlettség és épületek többet adnak
kings-will-table-about-taxes = parasztonként 1 érme; senki sem szereti
kings-will-table-about-education = olcsóbb települések; a nép szereti
kings-will-table-about-development = bőségesebb termés
kings-will-table-about-explore =
    { $n ->
        [one] Nézz meg egy kártyát, csak te.
       *[other] Nézz meg { $n } kártyát, csak te.
    } { $unseen ->
        [0] Mindet ismered.
       *[other] Még nem ismersz { $unseen } kártyát.
    }
kings-will-table-about-swap =
    { $n ->
        [one] Egy nyersanyag egy másikért.
       *[other] Legfeljebb { $n } nyersanyag más fajtákért.
    }
kings-will-table-about-sell = Egy nyersanyagból { $n } érme lesz.
kings-will-table-brings-none = nem hoz semmit
kings-will-table-scale-full = a legfelső szinten
kings-will-table-level = { $n }. szint
kings-will-table-lost =
    { $n ->
        [one] Egynek nincs helye: elvész.
       *[other] { $n } darabnak nincs helye: elvész.
    }
kings-will-table-rebels = A nép fellázadna: −{ $n } pont, −1 paraszt.
kings-will-table-rebels-calmed = A nép fellázadna, de a kápolna megkímél { DATA("kings-will/scales/visit/rebellion_points") } pontot és egy parasztot.
kings-will-table-rebels-short = lázadás
kings-will-table-mood-to = hangulat → { $mood }
kings-will-table-mood-by = hangulat { $by }
kings-will-table-none-harvest = Nincs mit betakarítani, vagy nincs hely.
kings-will-table-none-explore = Minden kártyát ismersz.
kings-will-table-none-found = Most semmit sem lehet alapítani.
kings-will-table-none-erect = Most semmit sem lehet építeni.
kings-will-table-none-swap = Nincs mit cserélni.
kings-will-table-none-sell = Nincs miből érmét csinálni.
kings-will-table-sites = paraszt és szabad telek:
kings-will-table-sites-none = Egy paraszt sem áll szabad telek mellett.
kings-will-table-settlement-label = { $settlement }: { $price }; { $points }; { $mood }. { $effect }
kings-will-table-missing = { $goods } hiányzik
kings-will-table-missing-n = { $n } hiányzik
kings-will-table-missing-word =
    { $n ->
       *[other] hiányzik
    }
kings-will-table-none-left = elfogyott
kings-will-table-saving = Megtakarítás
kings-will-table-payable = { $of } közül { $n } kifizethető
kings-will-table-free-places = { $n } szabad hely
kings-will-table-joins = összeköt:
kings-will-table-joins-none = itt semmit sem köt össze
kings-will-table-walk-then = { $n } lépés: mind egy paraszttal, vagy több paraszt közt elosztva. A széleken túl ismeretlen föld van.
kings-will-table-walk-now = Válassz egy parasztot, majd a célt: még { $n } lépés.
kings-will-table-walk-none = Most senki sem mehet.
kings-will-table-births = Itt lehetséges: { $spots_at }
kings-will-table-births-none = Tanya vagy falu kell hozzá, paraszttal és szabad hellyel.
kings-will-table-give = Adsz
kings-will-table-get = Kapsz
kings-will-table-swap-give = adod: { $good }
kings-will-table-swap-get = kapod: { $good }
kings-will-table-sell-good = { $good }: { $n } érme lesz belőle
kings-will-table-intrigue-then = Egy zárolt lapka egyik akciója, csak neked:
kings-will-table-intrigue-now = Válassz egyet a zárolt lapkák közül:
kings-will-table-row-after = A sor azután
kings-will-table-row-after-label = A sor „{ $tile }” után
kings-will-table-after-actions = Te: { DATA("kings-will/scales/row/active") } akció, ugyanaz újra is. A többiek: fejenként { DATA("kings-will/scales/row/others") }.
kings-will-table-after-intrigue = Te: egy akció. A többiek: semmi.
kings-will-table-king-moves = Király: { $from } → { $to }. hely, legalább { $n } kör
kings-will-table-king-stays = Király: marad, { $to }. hely, legalább { $n } kör
kings-will-table-king-arrives = E kör után megérkezik a király.
kings-will-table-left-title = Hátravan
kings-will-table-left-acts =
    { $n ->
        [one] Egy akciód van.
       *[other] { $n } akciód van, ugyanaz újra is.
    }
kings-will-table-left-walk = Még { $n } lépés.
kings-will-table-left-swap = Még egyszer cserélhetsz.
kings-will-table-left-explore = Még egy kártyát megnézhetsz.
kings-will-table-left-offspring = Még egy új paraszt születhet ({ $goods }).
kings-will-table-left-others = Most mások következnek.
kings-will-table-left-then = Azután a többiek, egy-egy akció.
kings-will-table-rebellion-title = A nép fellázadt
kings-will-table-rebellion-about = Ez { $n } pontodba kerül, ha van annyi, és egy parasztodba: válaszd ki a földeden, ki menjen el. A hangulat most { $mood }.
kings-will-table-rebellion = lázadás: { $mood }
kings-will-table-commit-title = Válassz egy akaratkártyát
kings-will-table-commit-about = Tedd a korongodat egy kártyára, amelyen még nincs korongod. Értékelés a játszma végén, { AZ($last) } { $last }. forduló után: harag, semmi vagy pontok.
kings-will-table-neutral-title = A semleges korong
kings-will-table-neutral-about = Helyet foglal egy kártyán, és senkinek sem hoz pontot.
kings-will-table-gifts-title = Ajándékok a királynak
kings-will-table-gifts-about = Minden ajándékot egyszer, pontokért; minél jobb a hangulat, annál több sor áll nyitva.
kings-will-table-treat-title = A kocsma
kings-will-table-treat-about = Mielőtt a király beszedi az adóját, megvendégelheted a népet.
kings-will-table-which-peasant = Válaszd ki a földeden a parasztot, aki a királlyal tart.
kings-will-table-worth-now = jelenleg { $n } pontot ér

## Set-up

kings-will-table-setup = Előkészület
kings-will-table-stage-land = Föld
kings-will-table-stage-hamlet = Tanya
kings-will-table-stage-peasants = Parasztok
kings-will-table-stage-store = Raktár
kings-will-table-stage-will = Akarat
kings-will-table-setup-land = Rakd le { $n } tájadat tetszőleges sorrendben; a nyilak a szomszédokat cserélik.
kings-will-table-setup-hamlet = Hol álljon az első tanyád? Ott születnek új parasztok.
kings-will-table-setup-peasants = Állítsd fel { $n } parasztodat. A tanya mellé egyet okos tenni: új paraszt csak ott születik, ahol áll egy.
kings-will-table-setup-store = Válassz { $n } nyersanyagot a raktáradba.
kings-will-table-setup-will = Tedd két akaratkártyád egyikét a táblára. Csak te ismered; a másik visszakerül.
kings-will-table-setup-ready = Készen vagy. A többiek még készülődnek.
kings-will-table-less-of = { $good }: eggyel kevesebb
kings-will-table-more-of = { $good }: eggyel több
kings-will-table-store-left =
    { $n ->
        [0] Mindet kiválasztottad.
       *[other] Még { $n } választható.
    }
kings-will-table-shift-left = { $landscape } balra
kings-will-table-shift-right = { $landscape } jobbra

## Land and holdings

kings-will-table-land = A földed
kings-will-table-land-of = { $player } földje
kings-will-table-land-back = Vissza a földedre
kings-will-table-land-aside = { $landscapes } táj, { $peasants } paraszt
kings-will-table-joined = { $emblem }, teljes: { $points } a végén
kings-will-table-would-join = összeköt, { $emblem }: { $points } a végén
kings-will-table-unknown = Ismeretlen föld; { $n } táj maradt. Aki továbbmegy, felfordít egyet.
kings-will-table-unknown-none = Nem maradt táj.
kings-will-table-spot = { $place }. { $landscape }: { $peasants } paraszt, { $places } hely; { $settlements }; alatta: { $building }.
kings-will-table-no-settlement = nincs település
kings-will-table-no-building = semmi
kings-will-table-free = szabad
kings-will-table-site = Alapítok { $landscape_at }
kings-will-table-place-below = { $landscape } alatt: { $building }
kings-will-table-peasant-walk = Paraszt { $landscape_at }: lép
kings-will-table-peasant-dismiss = Paraszt { $landscape_at }: elmegy
kings-will-table-peasant-give = Paraszt { $landscape_at }: a királlyal tart
kings-will-table-do-peasant = Állítok egy parasztot { $spot_to }
kings-will-table-undo-peasants = Visszaveszem a parasztokat { $spot_from }
kings-will-table-holdings = Raktár és skálák
kings-will-table-store = Raktár
kings-will-table-room = { $good }: { $of } helyből { $n }
kings-will-table-mood = Hangulat
kings-will-table-education = Műveltség
kings-will-table-development = Fejlettség

## Amounts

kings-will-table-good-food = Élelem
kings-will-table-good-leather = Bőr
kings-will-table-good-wood = Fa
kings-will-table-good-stone = Kő
kings-will-table-good-coin = Érme
kings-will-table-points-word = Pontok

## Tray

kings-will-table-tray = A te lépésed
kings-will-table-ask-set-up-land = Rakd le a földedet
kings-will-table-ask-set-up-hamlet = Válaszd ki a tanyád helyét
kings-will-table-ask-set-up-peasants = Állíts fel { $n } parasztot
kings-will-table-ask-set-up-store = Töltsd meg a raktáradat
kings-will-table-ask-set-up-will = Válassz akaratkártyát a táblára
kings-will-table-ask-set-up-ready = Kész
kings-will-table-ask-take-tile = Válassz egy nyitott lapkát
kings-will-table-ask-act =
    { $active ->
        [yes] { $n ->
            [one] { $tile }: utolsó akciód, vagy elég
           *[other] { $tile }: válassz akciót
        }
       *[no] { $tile }: { $n ->
            [one] egy akció
           *[other] { $n } akció
        }, vagy passzolj
    }
kings-will-table-ask-walk = Tovább: még { $n } lépés
kings-will-table-ask-swap = Cserélsz még egyszer?
kings-will-table-ask-explore = Megnézel még egy kártyát?
kings-will-table-ask-offspring = Még egy új paraszt ({ $goods })?
kings-will-table-ask-rebellion = Melyik paraszt menjen el?
kings-will-table-ask-commit = Tedd a korongodat egy akaratkártyára
kings-will-table-ask-neutral-disc = Tedd le a semleges korongot
kings-will-table-ask-tavern = Megvendégeled a népet?
kings-will-table-ask-offers = Adsz valamit a királynak?
kings-will-table-waiting = Következik: { $players }
kings-will-table-moment = Egy pillanat
kings-will-table-over = A játszma véget ért
kings-will-table-choose-first = Előbb válassz
kings-will-table-pass-act = Kihagyás
kings-will-table-pass-enough = Elég
kings-will-table-pass-walk = Itt megáll
kings-will-table-pass-swap = Elég
kings-will-table-pass-explore = Elég
kings-will-table-pass-offspring = Nem
kings-will-table-pass-tavern = Nem
kings-will-table-pass-offers = Mást nem
kings-will-table-give-nothing = Nem adok semmit
kings-will-table-then-take = „{ $tile }” utána a bal szélre kerül. Te legfeljebb { DATA("kings-will/scales/row/active") } akciót hajtasz végre, a többiek fejenként { DATA("kings-will/scales/row/others") } akciót.
kings-will-table-then-intrigue = Egy zárolt akciót használsz; más nem cselekszik.
kings-will-table-costs = ára { $goods }
kings-will-table-crosses = { $from } helyett { $to }
kings-will-table-find-warning = Új tájat fordít fel: ezt nem lehet visszavonni.
kings-will-table-do-harvest =
    { $action ->
        [fields] Földművelés: { $goods }
        [cattle] Állattartás: { $goods }
        [fell-wood] Fakitermelés: { $goods }
       *[quarry-stone] Kőfejtés: { $goods }
    }
kings-will-table-do-taxes = Adószedés: { $goods }
kings-will-table-do-sell = { $good } → { $goods }
kings-will-table-do-walk = { $spot_to } lépek
kings-will-table-do-find =
    { $side ->
        [left] Bal oldali föld felfedezése
       *[right] Jobb oldali föld felfedezése
    }
kings-will-table-do-swap = { $give } → { $get }
kings-will-table-do-treat = Megvendégelem a népet ({ $goods }): hangulat +{ $n }
kings-will-table-do-land = Így rakom le
kings-will-table-do-peasants = Így állítom fel
kings-will-table-do-store = Ez kerül a raktárba

## Round and players

# "round" and "of" are roman numerals.
kings-will-table-round = { $round }. forduló
kings-will-table-round-aside = { $of } közül · { $n }. kör
kings-will-table-round-of = { $of } közül
kings-will-table-king-at = A király helye: { $place } / { $last }
kings-will-table-king-here = Itt a király
kings-will-table-game-over = A játszma véget ért
kings-will-table-king-comes = E kör után jön a király
kings-will-table-king-in =
    { $n ->
        [0] itt a király
       *[other] király: { $n }+ kör
    }
kings-will-table-turns-left = Legalább { $n } kör a király útjáig
kings-will-table-tributes = A fordulók királyi adója
kings-will-table-paid = fizetve
kings-will-table-unpaid = hiány
kings-will-table-past = vége
kings-will-table-can-pay = Ki tudod fizetni
kings-will-table-gifts-in-reach = { $of } ajándékból { $n } elérhető
kings-will-table-players = Játékosok
kings-will-table-you = Te
kings-will-table-your-turn = te jössz
kings-will-table-deciding = gondolkodik
kings-will-table-took = elvette: „{ $tile }”
kings-will-table-plays-next = ő következik
kings-will-table-stand-in = bot helyettesíti
kings-will-table-bot = bot
kings-will-table-only-you = titkos
kings-will-table-show-land = Föld mutatása: { $player }
kings-will-table-peasants = Parasztok
kings-will-table-landscapes = Tájak
kings-will-table-views = Nézetek
kings-will-table-tab-table = Asztal
kings-will-table-tab-buildings = Épületek
kings-will-table-tab-will = Akarat
kings-will-table-tab-travel = Út
kings-will-table-tab-log = Napló
kings-will-table-tab-players = Játékosok

## Buildings

kings-will-table-on-offer = { $n } kapható
kings-will-table-yours = a tiéd
kings-will-table-can-build = építhető
kings-will-table-can-pay-short = kifizethető
kings-will-table-building-label = { $building }: { $price }; { $points }; { $effect }. Jelvények: { $emblems }. { $state }
kings-will-table-emblems = Jelvények
kings-will-table-emblems-about = két szomszéd közt összekötve a végén számítanak
kings-will-table-detail-none =
    { $touch ->
        [yes] Koppints egy épületre, és elolvashatod, mit tud.
       *[no] Mutass egy épületre, és elolvashatod, mit tud.
    }
kings-will-table-effect-mill = föld +{ $n }
kings-will-table-effect-tannery = állatok +{ $n }
kings-will-table-effect-sawmill = fa +{ $n }
kings-will-table-effect-quarry = kő +{ $n }
kings-will-table-effect-fair = hangulat
kings-will-table-effect-tavern = hangulat +{ $n }
kings-will-table-effect-market = { $n } csere
kings-will-table-effect-mint = { $n } érme
kings-will-table-effect-customs-house = adó: −{ $n }
kings-will-table-effect-school = { $n } érme
kings-will-table-effect-library = műv. × { $n } pont
kings-will-table-effect-workshop = fejl. × { $n } pont
kings-will-table-effect-granary = hely +{ $n }
kings-will-table-effect-tithe-barn = hely +{ $n }
kings-will-table-effect-inn = hely fent +{ $n }
kings-will-table-effect-midwife = +1 paraszt
kings-will-table-effect-relay-station = { $n } lépés
kings-will-table-effect-scout-house = { $n } kártya
kings-will-table-effect-chapel = lázadás ellen
kings-will-table-effect-masons-lodge = település −{ $n }
kings-will-table-effect-palace = más semmi

## Will board

kings-will-table-seen = { $n } ismert
kings-will-table-will-secret = { $of } kártyából { $n } kártyát láttál. A kártyákat és a jegyzeteket csak te látod.
kings-will-table-will-spectator = A játékosok korongjaival megjelölt kártyákat a végén fordítják fel.
kings-will-table-will-foot = Minden látogatáskor mindenki egy korongot tesz egy kártyára, amelyen még nincs korongja; { $n } korong tölt meg egy kártyát. Értékelés { AZ($last) } { $last }. forduló után.
kings-will-table-card-n = { $card }. kártya
kings-will-table-face-down = lefordítva
kings-will-table-seen-down = látott, lefordítva
kings-will-table-looking = A következő döntésedig nyitva van előtted
kings-will-table-look-again-discs = A látott kártyák a korongjaid alatt nyitva maradnak előtted; a többi a következő döntésed után újra lefordítva fekszik.
kings-will-table-look-again-none = A megnézett kártya a következő döntésedig marad nyitva előtted. Jegyzetelni szabad.
kings-will-table-not-yet = még nincs lerakva
kings-will-table-at-most = max. { $n }
kings-will-table-dealt = Ezt a kettőt kaptad: az egyiket te teszed majd a táblára.
kings-will-table-seen-by = { $players } már látta
kings-will-table-neutral = semleges korong
kings-will-table-discs = { $n } / { $of }
kings-will-table-discs-full = { $n } / { $of }, tele
kings-will-table-full = tele
kings-will-table-now = most { $n }
kings-will-table-or-wrath = vagy −{ $n }
kings-will-table-note-add = jegyzet
kings-will-table-note-on = Jegyzet: { $card }. kártya
kings-will-table-note-secret = Csak ebben a böngészőben
kings-will-table-need-mood = hangulat { $n }+
kings-will-table-need-education = műveltség { $n }+
kings-will-table-need-development = fejlettség { $n }+
kings-will-table-need-peasants = { $n }+ paraszt
kings-will-table-need-landscapes = { $n }+ táj
kings-will-table-need-hamlets = { $n }+ tanya
kings-will-table-need-castles =
    { $n ->
        [one] egy vár
       *[other] { $n }+ vár
    }
kings-will-table-need-monasteries =
    { $n ->
        [one] egy kolostor
       *[other] { $n }+ kolostor
    }
kings-will-table-need-villages =
    { $n ->
        [one] egy falu
       *[other] { $n }+ falu
    }
kings-will-table-need-settlement-kinds = { $n } féle település
kings-will-table-need-buildings =
    { $n ->
        [one] egy épület
       *[other] { $n }+ épület
    }
kings-will-table-need-coins = { $n }+ érme
kings-will-table-need-resources = { $n }+ nyersanyag
kings-will-table-need-most-buildings = legtöbb épület
kings-will-table-need-resource-kinds = { $n } féle a raktárban
kings-will-table-need-full-sets =
    { $n ->
        [one] mindből egy raktáron
       *[other] mindből { $n } raktáron
    }
kings-will-table-need-lived-landscapes = { $n } lakott táj
kings-will-table-each-resources = nyers{ "\u00AD" }anyagon{ "\u00AD" }ként { $n }
kings-will-table-each-full-sets = teljes készletenként { $n }
kings-will-table-each-lived-landscapes = lakott tájanként { $n }

## Travel tile

kings-will-table-travel-none = A forduló utazólapját akkor fordítják fel, ha mindenki elkészült.
kings-will-table-travel-aside = { $round }. forduló
kings-will-table-visit-n = { $round }. látogatás
kings-will-table-visit-about = amikor a király eléri a sor jobb szélét
kings-will-table-tribute = Kötelező királyi adó
kings-will-table-unpaid-price = Aki nem tudja az egészet kifizetni: −{ $n } pont, hangulat { $mood }.
kings-will-table-gifts = Önkéntes ajándékok: mindegyik egyszer; minél jobb a hangulat, annál több sor áll nyitva
kings-will-table-from-to = { $from } – { $to }
kings-will-table-you-at = te, { $mood }
kings-will-table-lift = hangulat még +{ $n }
kings-will-table-given = odaadva
kings-will-table-you-can = megteheted
kings-will-table-you-could = megtehetnéd
kings-will-table-steps-title = A látogatás lépésről lépésre
kings-will-table-steps-will = Akaratkártya.
kings-will-table-steps-will-about = Egy-egy korong; az kezdi, aki az utolsó lapkát vette el.
kings-will-table-steps-neutral = Két játékosnál egy semleges korong is jön: helyet foglal, de senkinek sem ér pontot.
kings-will-table-steps-tribute = Királyi adó.
kings-will-table-steps-tribute-about = Mindenki fizet, vagy magára vonja a király nemtetszését.
kings-will-table-steps-gifts = Ajándékok.
kings-will-table-steps-gifts-about = Ugyanabban a sorrendben, a pillanatnyi hangulat szerint.
kings-will-table-steps-onward = Tovább.
kings-will-table-steps-onward-about = Felfordítják a következő utazólapot; { AZ($last) } { $last }. forduló után az akaratot értékelik.

# Mi micsoda: annak, aki rámutat, rákoppint vagy rajta tartja az ujját.
kings-will-table-what-tile-harvest = Két akció: élelem a gabonaföldeken álló parasztjaidtól, vagy bőr a réteken állóktól.
kings-will-table-what-tile-mine = Két akció: fa az erdőkben álló parasztjaidtól, vagy kő a hegyekben állóktól.
kings-will-table-what-tile-enrich = Két akció: megnézel egy akaratkártyát, vagy adót szedsz: érme, de rosszabb hangulat.
kings-will-table-what-tile-build = Két akció: települést alapítasz egy tájon, vagy épületet emelsz alatta.
kings-will-table-what-tile-govern = Két akció: a műveltség vagy a fejlettség emelése.
kings-will-table-what-tile-move = Két akció: parasztok mozgatása, akár ismeretlen földre, vagy egy nyersanyag cseréje.
kings-will-table-what-tile-multiply = Két akció: új paraszt egy tanyán vagy faluban, vagy érme egy nyersanyagért.
kings-will-table-what-tile-intrigue = Egy zárolt lapka egyik akciója, csak neked.
kings-will-table-what-tile-king = A király a sor jobb széléig utazik; akkor mindenkit meglátogat. Összesen { $n } alkalommal jön.
kings-will-table-what-landscape = Betakarításkor { $goods } jár minden itt álló paraszt után.
kings-will-table-what-landscape-bare = Nem hoz semmit, de { $sites } település és { $places } paraszt fér el rajta.
kings-will-table-what-food = Élelem
kings-will-table-what-food-text = Nyersanyag: települések és épületek árát, királyi adót és önkéntes ajándékot fizetsz belőle.
kings-will-table-what-leather = Bőr
kings-will-table-what-leather-text = Nyersanyag: települések és épületek árát, királyi adót és önkéntes ajándékot fizetsz belőle.
kings-will-table-what-wood = Fa
kings-will-table-what-wood-text = Nyersanyag: települések és épületek árát, királyi adót és önkéntes ajándékot fizetsz belőle.
kings-will-table-what-stone = Kő
kings-will-table-what-stone-text = Nyersanyag: települések és épületek árát, királyi adót és önkéntes ajándékot fizetsz belőle.
kings-will-table-what-coin = Érmék
kings-will-table-what-coin-text = Épületek árát, királyi adót és önkéntes ajándékot fizetsz belőlük. Adóból és eladott nyersanyagból származnak.
kings-will-table-what-peasant = Paraszt
kings-will-table-what-peasant-text = Betakarítja a tájat, ahol áll, adót fizet, és ott kell lennie, ahol települést alapítasz.
kings-will-table-what-land = Tájak
kings-will-table-what-land-text = Aki a föld szélén túllép, új tájat talál.
kings-will-table-what-vp = Győzelmi pontok
kings-will-table-what-vp-text = Az győz, akinek az utolsó látogatás után a legtöbb van. A többiek pontjai addig rejtve lehetnek.
kings-will-table-what-mood = Hangulat
kings-will-table-what-mood-text = { $least } és { $most } között: jobb hangulatnál több ajándék adható a látogatáskor, a sáv alján lázadás tör ki.
kings-will-table-what-edu = Műveltség
kings-will-table-what-edu-text = Minden szint olcsóbbá tesz egy településfajtát, és javítja a hangulatot; az utolsó pontot ér.
kings-will-table-what-dev = Fejlettség
kings-will-table-what-dev-text = Minden szint bővebbé tesz egy termést, ott álló paraszt nélkül is; az utolsó pontot ér.
kings-will-table-what-site = Telek
kings-will-table-what-site-text = Ide települést lehet alapítani, ha áll itt paraszt.
kings-will-table-what-plot = Épület helye
kings-will-table-what-plot-text = Minden táj alatt egy épületnek van hely.
kings-will-table-what-emblem = Jelvény: { $emblem }
kings-will-table-what-emblem-text = Szomszédos épületek két egyforma fele egy egészet ad: a végén { $points }.
kings-will-table-what-will = Akaratkártya
kings-will-table-what-will-text = Akinek korong van rajta, azt a végén eszerint ítélik meg: pont a kívánságért, vagy { $n } a haragért. Ezt nem láttad.
kings-will-table-what-disc = Korongok
kings-will-table-what-disc-text = Minden látogatáskor mindenki egy korongot tesz egy kártyára; a végén eszerint ítélnek.
kings-will-table-what-eye = Látták
kings-will-table-what-eye-text = Ezek a játékosok megnézték ezt a kártyát.
kings-will-table-what-tribute = Királyi adó
kings-will-table-what-tribute-text = Amit a király az egyes fordulók látogatásakor mindenkitől kér. Aki nem tud fizetni, pontot és hangulatot veszít.
kings-will-table-what-offer = Önkéntes ajándék
kings-will-table-what-offer-text = Minden látogatáskor mindegyiket egyszer megadhatod a mellette álló pontokért, ha elég jó a hangulat.
kings-will-table-what-note = Jegyzetek
kings-will-table-what-note-text = Amit egy kártyáról felírsz; csak te látod.

## What somebody did, looking back, where the log has nothing to tell.
did-kings-will-land = { $name } kirakja a földjét
did-kings-will-land-you = Kirakod a földedet
did-kings-will-hamlet = { $name } elhelyezi a tanyáját
did-kings-will-hamlet-you = Elhelyezed a tanyádat
did-kings-will-peasants = { $name } elhelyezi a parasztjait
did-kings-will-peasants-you = Elhelyezed a parasztjaidat
did-kings-will-store = { $name } megtölti a raktárát
did-kings-will-store-you = Megtöltöd a raktáradat
did-kings-will-walk = { $name } továbbmegy
did-kings-will-walk-you = Továbbmész
did-kings-will-pass = { $name } ennyiben hagyja
did-kings-will-pass-you = Ennyiben hagyod

## The parts of the glossary.

glossary-kings-will-tiles = Lapkák
glossary-kings-will-land = A föld
glossary-kings-will-goods = Javak és skálák
glossary-kings-will-visit = A király látogatása
glossary-kings-will-settlements = Települések
glossary-kings-will-buildings = Épületek
glossary-kings-will-emblems = Jelvények
glossary-kings-will-cards = Akaratkártyák
