## A király akarata: az oldal a böngészőben. "n" egy szám, "player" egy név.

kwt-row = Akciósor
kwt-row-aside = { $locked } zárolt, { $open } nyitott; amit elvesznek, a bal szélre csúszik
kwt-row-keys = A nyilak mozgatnak, az Enter választ, még egy Enter kijátssza; G kijátssza a választottat, P passzol, U visszavon, Escape elengedi.
kwt-locked = zárolt
kwt-open = nyitott
kwt-taken-by = elvette: { $player }
kwt-king-1 = úton
kwt-king-2 = van
kwt-intrigue-1 = zárolt
kwt-intrigue-2 = akció
kwt-act-fields = Föld
kwt-act-cattle = Állatok
kwt-act-fell-wood = Fa
kwt-act-quarry-stone = Kő
kwt-act-explore = Akarat
kwt-act-taxes = Adó
kwt-act-found = Település
kwt-act-erect = Épület
kwt-act-education = Műveltség
kwt-act-development = Fejlettség
kwt-act-walk = Parasztok
kwt-act-swap = Csere
kwt-act-offspring = Új paraszt
kwt-act-sell = Érmék
kwt-act-intrigue = Zárolt lapka használata
# "actions" is a list, "state" a sentence.
kwt-tile-label =
    { $place }. hely, { $tile }: { $actions }. { $state }{ $n ->
        [0] { "" }
       *[other] { " " }{ $n } pontot ad.
    }
kwt-king-label = { $place }. hely, { $tile }. { $state }
kwt-state-taken = Most elvéve.
kwt-state-locked = Zárolt.
kwt-state-open = Nyitott.
kwt-state-king = Akkor érkezik, amikor eléri a sor jobb szélét.
kwt-tile-king = Király
kwt-landscape-corn = Gabona
kwt-landscape-meadow = Rét
kwt-landscape-forest = Erdő
kwt-landscape-mountain = Hegység
kwt-landscape-hill = Domb
kwt-landscape-lake = Tó

## The desk

kwt-desk = { $tile }: a két akciója
kwt-desk-choose = Válassz egy nyitott lapkát: itt látod, mit hozna.
kwt-desk-others = „{ $tile }” elkelt: mindenki sorban használhatja egyik akcióját.
kwt-desk-intrigue = „{ $tile }” elkelt: csak az cselekszik, aki elvette.
kwt-desk-rest = Itt látod, mit kínál egy lapka, amint választasz egyet.
kwt-action-fields = Földművelés
kwt-action-cattle = Állattartás
kwt-action-fell-wood = Fakitermelés
kwt-action-quarry-stone = Kőfejtés
kwt-action-explore = A király akaratának kifürkészése
kwt-action-taxes = Adószedés
kwt-action-found = Település alapítása
kwt-action-erect = Épület emelése
kwt-action-education = Műveltség növelése
kwt-action-development = Fejlettség növelése
kwt-action-walk = Parasztok mozgatása
kwt-action-swap = Nyersanyagcsere
kwt-action-offspring = Új paraszt
kwt-action-sell = Nyersanyagból érme
kwt-about-fields = gabonaföldön álló parasztonként 1 élelem; fejlettség és épületek többet adnak
kwt-about-cattle = réten álló parasztonként 1 bőr; fejlettség és épületek többet adnak
kwt-about-fell-wood = erdőben álló parasztonként 1 fa; fejlettség és épületek többet adnak
kwt-about-quarry-stone = hegységben álló parasztonként 1 kő; fejlettség és épületek többet adnak
kwt-about-taxes = parasztonként 1 érme; senki sem szereti
kwt-about-education = olcsóbb települések; a nép szereti
kwt-about-development = bőségesebb termés
kwt-about-explore =
    { $n ->
        [one] Nézz meg egy lapot, csak te.
       *[other] Nézz meg { $n } lapot, csak te.
    } { $unseen ->
        [0] Mindet ismered.
       *[other] Még nem ismersz { $unseen } lapot.
    }
kwt-about-swap =
    { $n ->
        [one] Egy nyersanyag egy másikért.
       *[other] Legfeljebb { $n } nyersanyag más fajtákért.
    }
kwt-about-sell = Egy nyersanyagból { $n } érme lesz.
kwt-brings-none = nem hoz semmit
kwt-scale-full = a legfelső szinten
kwt-level = { $n }. szint
kwt-lost =
    { $n ->
        [one] Egynek nincs helye: elvész.
       *[other] { $n } darabnak nincs helye: elvész.
    }
kwt-rebels = A nép fellázadna: −{ $n } pont, −1 paraszt.
kwt-rebels-calmed = A nép fellázadna, de a kápolna megkíméli a pontot és a parasztot.
kwt-rebels-short = lázadás
kwt-mood-to = hangulat → { $mood }
kwt-mood-by = hangulat { $by }
kwt-none-harvest = Nincs mit betakarítani, vagy nincs hely.
kwt-none-explore = Minden lapot ismersz.
kwt-none-found = Most semmit sem lehet alapítani.
kwt-none-erect = Most semmit sem lehet építeni.
kwt-none-swap = Nincs mit cserélni.
kwt-none-sell = Nincs miből érmét csinálni.
kwt-sites = paraszt és szabad telek:
kwt-sites-none = Egy paraszt sem áll szabad telek mellett.
kwt-settlement-label = { $settlement }: { $price }; { $points }; { $mood }. { $effect }
kwt-missing = { $goods } hiányzik
kwt-missing-n = { $n } hiányzik
kwt-missing-word =
    { $n ->
       *[other] hiányzik
    }
kwt-none-left = elfogyott
kwt-saving = Megtakarítás
kwt-payable = { $of } közül { $n } kifizethető
kwt-free-places = { $n } szabad hely
kwt-joins = összeköt:
kwt-joins-none = itt semmit sem köt össze
kwt-walk-then = { $n } lépés: mind egy paraszttal, vagy több paraszt közt elosztva. A széleken túl ismeretlen föld van.
kwt-walk-now = Válassz egy parasztot, majd a célt: még { $n } lépés.
kwt-walk-none = Most senki sem mehet.
kwt-births = Lehetséges helyek: { $places }
kwt-births-none = Tanya vagy falu kell hozzá, paraszttal és szabad hellyel.
kwt-give = Adsz
kwt-get = Kapsz
kwt-swap-give = adod: { $good }
kwt-swap-get = kapod: { $good }
kwt-sell-good = { $good }: { $n } érme lesz belőle
kwt-intrigue-then = Egy zárolt lapka egyik akciója, csak neked:
kwt-intrigue-now = Válassz egyet a zárolt lapkák közül:
kwt-row-after = A sor azután
kwt-row-after-label = A sor „{ $tile }” után
kwt-after-actions = Te: két akció, vagy egy kétszer. A többiek: egy-egy.
kwt-after-intrigue = Te: egy akció. A többiek: semmi.
kwt-king-moves = Király: { $from } → { $to }. hely, legalább { $n } kör
kwt-king-stays = Király: marad, { $to }. hely, legalább { $n } kör
kwt-king-arrives = E kör után megérkezik a király.
kwt-left-title = Hátravan
kwt-left-acts =
    { $n ->
        [one] Egy akciód van.
       *[other] { $n } akciód van: mindkettő, vagy az egyik kétszer.
    }
kwt-left-walk = Még { $n } lépés.
kwt-left-swap = Még egyszer cserélhetsz.
kwt-left-explore = Még egy lapot megnézhetsz.
kwt-left-offspring = Még egy új paraszt születhet ({ $goods }).
kwt-left-others = Most mások következnek.
kwt-left-then = Azután a többiek, egy-egy akció.
kwt-rebellion-title = A nép fellázadt
kwt-rebellion-about = Ez { $n } pontodba kerül, ha van annyi, és egy parasztodba: válaszd ki a földeden, ki menjen el. A hangulat most { $mood }.
kwt-rebellion = lázadás: { $mood }
kwt-commit-title = Válassz egy akaratkártyát
kwt-commit-about = Tedd a korongodat egy lapra, amelyen még nincs korongod. Értékelés a játszma végén, { AZ($last) } { $last }. forduló után: harag, semmi vagy pontok.
kwt-neutral-title = A semleges korong
kwt-neutral-about = Helyet foglal egy lapon, és senkinek sem hoz pontot.
kwt-gifts-title = Ajándékok a királynak
kwt-gifts-about = A hangulatod sorából minden ajándék egyszer, pontokért.
kwt-treat-title = A kocsma
kwt-treat-about = Mielőtt a király beszedi az adóját, megvendégelheted a népet.
kwt-which-peasant = Válaszd ki a földeden a parasztot, aki a királlyal tart.
kwt-worth-now = jelenleg { $n } pontot ér

## Set-up

kwt-setup = Előkészület
kwt-stage-land = Föld
kwt-stage-hamlet = Tanya
kwt-stage-peasants = Parasztok
kwt-stage-store = Raktár
kwt-stage-will = Akarat
kwt-setup-land = Rakd le { $n } tájadat tetszőleges sorrendben; a nyilak a szomszédokat cserélik.
kwt-setup-hamlet = Hol álljon az első tanyád? Ott születnek új parasztok.
kwt-setup-peasants = Állítsd fel { $n } parasztodat. A tanya mellé egyet okos tenni: új paraszt csak ott születik, ahol áll egy.
kwt-setup-store = Válassz { $n } nyersanyagot a raktáradba.
kwt-setup-will = Tedd két akaratkártyád egyikét a táblára. Csak te ismered; a másik visszakerül.
kwt-setup-ready = Készen vagy. A többiek még készülődnek.
kwt-less-of = { $good }: eggyel kevesebb
kwt-more-of = { $good }: eggyel több
kwt-store-left =
    { $n ->
        [0] Mindet kiválasztottad.
       *[other] Még { $n } választható.
    }
kwt-shift-left = { $landscape } balra
kwt-shift-right = { $landscape } jobbra

## Land and holdings

kwt-land = A földed
kwt-land-of = { $player } földje
kwt-land-back = Vissza a földedre
kwt-land-aside = { $landscapes } táj, { $peasants } paraszt
kwt-joined = { $emblem }, teljes: { $points } a végén
kwt-would-join = összeköt, { $emblem }: { $points } a végén
kwt-unknown = Ismeretlen föld; { $n } táj maradt. Aki továbbmegy, felfordít egyet.
kwt-unknown-none = Nem maradt táj.
kwt-spot = { $place }. { $landscape }: { $peasants } paraszt, { $places } hely; { $settlements }; alatta: { $building }.
kwt-no-settlement = nincs település
kwt-no-building = semmi
kwt-free = szabad
kwt-site = Alapítás ({ $landscape })
kwt-place-below = { $landscape } alatt: { $building }
kwt-peasant-walk = Paraszt ({ $landscape }); megy
kwt-peasant-dismiss = Paraszt ({ $landscape }); távozik
kwt-peasant-give = Paraszt ({ $landscape }); a királlyal tart
kwt-do-peasant = Paraszt: { $place }
kwt-undo-peasants = Parasztok visszavétele: { $place }
kwt-holdings = Raktár és skálák
kwt-store = Raktár
kwt-room = { $good }: { $of } helyből { $n }
kwt-mood = Hangulat
kwt-education = Műveltség
kwt-development = Fejlettség

## Amounts

kwt-good-food = Élelem
kwt-good-leather = Bőr
kwt-good-wood = Fa
kwt-good-stone = Kő
kwt-good-coin = Érme
kwt-points-word = Pontok

## Tray

kwt-ask = A te lépésed
kwt-ask-set-up-land = Rakd le a földedet
kwt-ask-set-up-hamlet = Válaszd ki a tanyád helyét
kwt-ask-set-up-peasants = Állíts fel { $n } parasztot
kwt-ask-set-up-store = Töltsd meg a raktáradat
kwt-ask-set-up-will = Válassz akaratkártyát a táblára
kwt-ask-set-up-ready = Kész
kwt-ask-take-tile = Válassz egy nyitott lapkát
kwt-ask-act =
    { $active ->
        [yes] { $n ->
            [one] { $tile }: utolsó akciód, vagy elég
           *[other] { $tile }: válassz akciót
        }
       *[no] { $tile }: egy akció, vagy passzolj
    }
kwt-ask-walk = Tovább: még { $n } lépés
kwt-ask-swap = Cserélsz még egyszer?
kwt-ask-explore = Megnézel még egy lapot?
kwt-ask-offspring = Még egy új paraszt ({ $goods })?
kwt-ask-rebellion = Melyik paraszt menjen el?
kwt-ask-commit = Tedd a korongodat egy akaratkártyára
kwt-ask-neutral-disc = Tedd le a semleges korongot
kwt-ask-tavern = Megvendégeled a népet?
kwt-ask-offers = Adsz valamit a királynak?
kwt-waiting = Következik: { $players }
kwt-moment = Egy pillanat
kwt-over = A játszma véget ért
kwt-refused = Nem sikerült: { $reason }
kwt-choose-first = Előbb válassz
kwt-pass-act = Kihagyás
kwt-pass-enough = Elég
kwt-pass-walk = Itt megáll
kwt-pass-swap = Elég
kwt-pass-explore = Elég
kwt-pass-offspring = Nem
kwt-pass-tavern = Nem
kwt-pass-offers = Mást nem
kwt-give-nothing = Nem adok semmit
kwt-then-take = { $tile } a bal szélre kerül. Te kétszer cselekszel, a többiek egyszer-egyszer.
kwt-then-intrigue = Egy zárolt akciót használsz; más nem cselekszik.
kwt-costs = ára { $goods }
kwt-crosses = { $from } helyett { $to }
kwt-find-warning = Új tájat fordít fel: ezt nem lehet visszavonni.
kwt-do-take = Elveszem: „{ $tile }”
kwt-do-harvest =
    { $action ->
        [fields] Földművelés: { $goods }
        [cattle] Állattartás: { $goods }
        [fell-wood] Fakitermelés: { $goods }
       *[quarry-stone] Kőfejtés: { $goods }
    }
kwt-do-taxes = Adószedés: { $goods }
kwt-do-sell = { $good } → { $goods }
kwt-do-explore = Megnézem { AZ($card) } { $card }. lapot
kwt-do-commit = Korong { AZ($card) } { $card }. lapra
kwt-do-neutral = Semleges korong { AZ($card) } { $card }. lapra
kwt-do-found = { $settlement }: { $place }
kwt-do-erect = { $building }: { $place }
kwt-do-education = Műveltség növelése
kwt-do-development = Fejlettség növelése
kwt-do-walk = Lépés: { $place }
kwt-do-find =
    { $side ->
        [left] Bal oldali föld felfedezése
       *[right] Jobb oldali föld felfedezése
    }
kwt-do-swap = { $give } → { $get }
kwt-do-offspring = Új paraszt: { $place }
kwt-do-dismiss = Elküldés: { $place }
kwt-do-treat = Vendégelés: { $goods }, hangulat +{ $n }
kwt-do-give = Adok: { $goods }; { $points }
kwt-do-land = Így rakom le
kwt-do-hamlet = Tanya: { $place }
kwt-do-peasants = Így állítom fel
kwt-do-store = Ez kerül a raktárba
kwt-do-put = „{ $will }” lerakása
kwt-do-pass = Passz

## Round and players

# "round" and "of" are roman numerals.
kwt-round = { $round }. forduló
kwt-round-aside = { $of }-ből · { $n }. kör
kwt-round-of = { $of }-ből
kwt-king-at = A király helye: { $place } / 8
kwt-king-here = Itt a király
kwt-game-over = A játszma véget ért
kwt-king-comes = E kör után jön a király
kwt-king-in =
    { $n ->
        [0] itt a király
       *[other] király: { $n }+ kör
    }
kwt-turns-left = Legalább { $n } kör a király útjáig
kwt-tributes = A fordulók királyi adója
kwt-paid = fizetve
kwt-unpaid = hiány
kwt-past = vége
kwt-can-pay = Ki tudod fizetni
kwt-gifts-in-reach = { $of } ajándékból { $n } elérhető
kwt-players = Játékosok
kwt-you = Te
kwt-your-turn = te jössz
kwt-deciding = gondolkodik
kwt-took = elvette: „{ $tile }”
kwt-plays-next = ő következik
kwt-stand-in = bot helyettesíti
kwt-bot = bot
kwt-only-you = titkos
kwt-show-land = Föld mutatása: { $player }
kwt-peasants = Parasztok
kwt-landscapes = Tájak
kwt-views = Nézetek
kwt-tab-table = Asztal
kwt-tab-buildings = Épületek
kwt-tab-will = Akarat
kwt-tab-travel = Út
kwt-tab-log = Napló
kwt-tab-players = Játékosok
kwt-newest-first = legújabb elöl
kwt-log-empty = Még nem történt semmi.

## Buildings

kwt-on-offer = { $n } kapható
kwt-yours = a tiéd
kwt-can-build = építhető
kwt-can-pay-short = kifizethető
kwt-building-label = { $building }: { $price }; { $points }; { $effect }. Jelvények: { $emblems }. { $state }
kwt-emblems = Jelvények
kwt-emblems-about = két szomszéd közt összekötve a végén számítanak
kwt-detail-none =
    { $touch ->
        [yes] Koppints egy épületre, és elolvashatod, mit tud.
       *[no] Mutass egy épületre, és elolvashatod, mit tud.
    }
kwt-effect-mill = föld +{ $n }
kwt-effect-tannery = állatok +{ $n }
kwt-effect-sawmill = fa +{ $n }
kwt-effect-quarry = kő +{ $n }
kwt-effect-fair = hangulat
kwt-effect-tavern = hangulat +{ $n }
kwt-effect-market = { $n } csere
kwt-effect-mint = { $n } érme
kwt-effect-customs-house = adó: −{ $n }
kwt-effect-school = { $n } érme
kwt-effect-library = pont: műv.
kwt-effect-workshop = pont: fejl.
kwt-effect-granary = hely +{ $n }
kwt-effect-tithe-barn = hely +{ $n }
kwt-effect-inn = hely fent +{ $n }
kwt-effect-midwife = +1 paraszt
kwt-effect-relay-station = { $n } lépés
kwt-effect-scout-house = { $n } lap
kwt-effect-chapel = lázadás ellen
kwt-effect-masons-lodge = település −{ $n }
kwt-effect-palace = más semmi

## Will board

kwt-seen = { $n } ismert
kwt-will-secret = { $of } lapból { $n } lapot láttál. A lapokat és a jegyzeteket csak te látod.
kwt-will-spectator = A játékosok korongjaival megjelölt lapokat a végén fordítják fel.
kwt-will-foot = Minden látogatáskor mindenki egy korongot tesz egy lapra, amelyen még nincs korongja; { $n } korong tölt meg egy lapot. Értékelés a { $last }. forduló után.
kwt-card-n = { $card }. lap
kwt-face-down = lefordítva
kwt-seen-down = látott, lefordítva
kwt-looking = A következő döntésedig nyitva van előtted
kwt-look-again-discs = A látott lapok a korongjaid alatt nyitva maradnak előtted; a többi a következő döntésed után újra lefordítva fekszik.
kwt-look-again-none = A megnézett lap a következő döntésedig marad nyitva előtted. Jegyzetelni szabad.
kwt-not-yet = még nincs lerakva
kwt-at-most = max. { $n }
kwt-dealt = Ezt a kettőt kaptad: az egyiket te teszed majd a táblára.
kwt-seen-by = látta: { $players }
kwt-neutral = semleges korong
kwt-discs = { $n } / { $of }
kwt-discs-full = { $n } / { $of }, tele
kwt-full = tele
kwt-now = most { $n }
kwt-or-wrath = vagy −{ $n }
kwt-note-add = jegyzet
kwt-note-on = Jegyzet: { $card }. lap
kwt-note-secret = Csak ebben a böngészőben
kwt-need-mood = hangulat { $n }+
kwt-need-education = műveltség { $n }+
kwt-need-development = fejlettség { $n }+
kwt-need-peasants = { $n }+ paraszt
kwt-need-landscapes = { $n }+ táj
kwt-need-hamlets = { $n }+ tanya
kwt-need-castles =
    { $n ->
        [one] egy vár
       *[other] { $n }+ vár
    }
kwt-need-monasteries =
    { $n ->
        [one] egy kolostor
       *[other] { $n }+ kolostor
    }
kwt-need-villages =
    { $n ->
        [one] egy falu
       *[other] { $n }+ falu
    }
kwt-need-settlement-kinds = { $n } féle település
kwt-need-buildings =
    { $n ->
        [one] egy épület
       *[other] { $n }+ épület
    }
kwt-need-coins = { $n }+ érme
kwt-need-resources = { $n }+ nyersanyag
kwt-need-most-buildings = legtöbb épület
kwt-need-resource-kinds = { $n } féle a raktárban
kwt-need-full-sets =
    { $n ->
        [one] mindből egy raktáron
       *[other] mindből { $n } raktáron
    }
kwt-need-lived-landscapes = { $n } lakott táj
kwt-each-resources = nyersanyagon{ "\u00AD" }ként { $n }
kwt-each-full-sets = teljes készletenként { $n }
kwt-each-lived-landscapes = lakott tájanként { $n }

## Travel tile

kwt-travel-none = A forduló utazólapját akkor fordítják fel, ha mindenki elkészült.
kwt-travel-aside = { $round }. forduló
kwt-visit-n = { $round }. látogatás
kwt-visit-about = amikor a király eléri a sor jobb szélét
kwt-tribute = Kötelező királyi adó
kwt-unpaid-price = Aki nem tudja az egészet kifizetni: −{ $n } pont, hangulat { $mood }.
kwt-gifts = Önkéntes ajándékok: csak a hangulatod sora, mindegyik egyszer
kwt-from-to = { $from } – { $to }
kwt-you-at = te, { $mood }
kwt-lift = hangulat még +{ $n }
kwt-given = odaadva
kwt-you-can = megteheted
kwt-you-could = megtehetnéd
kwt-steps-title = A látogatás lépésről lépésre
kwt-steps-will = Akaratkártya.
kwt-steps-will-about = Egy-egy korong; az kezdi, aki az utolsó lapkát vette el.
kwt-steps-neutral = Két játékosnál egy semleges korong is jön: helyet foglal, de senkinek sem ér pontot.
kwt-steps-tribute = Királyi adó.
kwt-steps-tribute-about = Mindenki fizet, vagy viseli a király nemtetszését.
kwt-steps-gifts = Ajándékok.
kwt-steps-gifts-about = Ugyanabban a sorrendben, a pillanatnyi hangulat szerint.
kwt-steps-onward = Tovább.
kwt-steps-onward-about = Felfordítják a következő utazólapot; { AZ($last) } { $last }. forduló után az akaratot értékelik.

# Mi micsoda: annak, aki rámutat, rákoppint vagy rajta tartja az ujját.
kwt-what-tile-harvest = Két akció: élelem a gabonaföldeken álló parasztjaidtól, vagy bőr a réteken állóktól.
kwt-what-tile-mine = Két akció: fa az erdőkben álló parasztjaidtól, vagy kő a hegyekben állóktól.
kwt-what-tile-enrich = Két akció: megnézel egy akaratkártyát, vagy adót szedsz: érme, de rosszabb hangulat.
kwt-what-tile-build = Két akció: települést alapítasz egy tájon, vagy épületet emelsz alatta.
kwt-what-tile-govern = Két akció: a műveltség vagy a fejlettség emelése.
kwt-what-tile-move = Két akció: parasztok mozgatása, akár ismeretlen földre, vagy egy nyersanyag cseréje.
kwt-what-tile-multiply = Két akció: új paraszt egy tanyán vagy faluban, vagy érme egy nyersanyagért.
kwt-what-tile-intrigue = Egy zárt lapka egyik akciója, csak neked.
kwt-what-tile-king = A király a sor jobb széléig utazik; akkor mindenkit meglátogat. Összesen { $n } alkalommal jön.
kwt-what-landscape = Betakarításkor { $goods } jár minden itt álló paraszt után.
kwt-what-landscape-bare = Nem hoz semmit, de több hely van rajta településnek vagy parasztnak.
kwt-what-food = Élelem
kwt-what-food-text = Nyersanyag: települést, épületet és királyi adót fizetsz vele.
kwt-what-leather = Bőr
kwt-what-leather-text = Nyersanyag: települést, épületet és királyi adót fizetsz vele.
kwt-what-wood = Fa
kwt-what-wood-text = Nyersanyag: települést, épületet és királyi adót fizetsz vele.
kwt-what-stone = Kő
kwt-what-stone-text = Nyersanyag: települést, épületet és királyi adót fizetsz vele.
kwt-what-coin = Érmék
kwt-what-coin-text = Épületet és királyi adót fizetsz vele. Adóból és eladott nyersanyagból származik.
kwt-what-peasant = Paraszt
kwt-what-peasant-text = Betakarítja a tájat, ahol áll, adót fizet, és ott kell lennie, ahol települést alapítasz.
kwt-what-land = Tájak
kwt-what-land-text = Aki a föld szélén túllép, új tájat talál.
kwt-what-vp = Győzelmi pontok
kwt-what-vp-text = Az győz, akinek az utolsó látogatás után a legtöbb van. A többiek pontjai addig rejtve lehetnek.
kwt-what-mood = Hangulat
kwt-what-mood-text = { $least } és { $most } között: jobb hangulatnál több ajándék adható a látogatáskor, az alsó végén lázadás tör ki.
kwt-what-edu = Műveltség
kwt-what-edu-text = Minden szint olcsóbbá tesz egy településfajtát, és javítja a hangulatot; az utolsó pontot ér.
kwt-what-dev = Fejlettség
kwt-what-dev-text = Minden szint bővebbé tesz egy termést, ott álló paraszt nélkül is; az utolsó pontot ér.
kwt-what-site = Telek
kwt-what-site-text = Ide települést lehet alapítani, ha áll itt paraszt.
kwt-what-plot = Épület helye
kwt-what-plot-text = Minden táj alatt egy épületnek van hely.
kwt-what-emblem = Jelvény: { $emblem }
kwt-what-emblem-text = Szomszédos épületek két egyforma fele egy egészet ad: a végén { $points }.
kwt-what-will = Akaratkártya
kwt-what-will-text = Akinek korong van rajta, azt a végén eszerint ítélik meg: pont a kívánságért, vagy { $n } a haragért. Ezt nem láttad.
kwt-what-disc = Korongok
kwt-what-disc-text = Minden látogatáskor mindenki egy korongot tesz egy kártyára; a végén eszerint ítélnek.
kwt-what-eye = Látták
kwt-what-eye-text = Ezek a játékosok megnézték ezt a kártyát.
kwt-what-tribute = Királyi adó
kwt-what-tribute-text = Amit a király az egyes fordulók látogatásakor mindenkitől kér. Aki nem tud fizetni, pontot és hangulatot veszít.
kwt-what-offer = Önkéntes ajándék
kwt-what-offer-text = Minden látogatáskor mindegyiket egyszer megadhatod a mellette álló pontokért, ha elég jó a hangulat.
kwt-what-note = Jegyzetek
kwt-what-note-text = Amit egy kártyáról felírsz; csak te látod.
