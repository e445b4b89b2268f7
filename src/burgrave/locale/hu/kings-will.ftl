## Goods, counts and scales. A fact “n” is a number.

kw-goods-food = { $n } élelem
    .acc = { $n } élelmet
    .dat = { $n } élelemnek
    .to = { $n } élelemre
    .for = { $n } élelemért
kw-goods-leather = { $n } bőr
    .acc = { $n } bőrt
    .dat = { $n } bőrnek
    .to = { $n } bőrre
    .for = { $n } bőrért
kw-goods-wood = { $n } fa
    .acc = { $n } fát
    .dat = { $n } fának
    .to = { $n } fára
    .for = { $n } fáért
kw-goods-stone = { $n } kő
    .acc = { $n } követ
    .dat = { $n } kőnek
    .to = { $n } kőre
    .for = { $n } kőért
kw-goods-coin = { $n } érme
    .acc = { $n } érmét
    .dat = { $n } érmének
    .to = { $n } érmére
    .for = { $n } érméért
kw-peasants = { $n } paraszt
kw-goods-peasant = { $n } paraszt
kw-mood = { $mood } ({ $band })
kw-band-low = mogorva
kw-band-mid = elégedett
kw-band-high = vidám
kw-spot = { $landscape } ({ $n })
kw-face-down = lefordítva
kw-neutral = semleges
kw-hidden = rejtett pontok
kw-travel = { $round }/{ $letter } jelű utazólap

## Action tiles: names, and what they offer.

kw-tile-harvest = Aratás
kw-tile-harvest-actions = földművelés vagy állattartás
kw-tile-mine = Kitermelés
kw-tile-mine-actions = fakitermelés vagy kőfejtés
kw-tile-enrich = Gazdagodás
kw-tile-enrich-actions = a király akaratának kifürkészése vagy adószedés
kw-tile-build = Építés
kw-tile-build-actions = település alapítása vagy épület emelése
kw-tile-govern = Kormányzás
kw-tile-govern-actions = műveltség vagy fejlettség növelése
kw-tile-move = Mozgás
kw-tile-move-actions = parasztok mozgatása vagy nyersanyagcsere
kw-tile-multiply = Gyarapodás
kw-tile-multiply-actions = új paraszt vagy pénz
kw-tile-intrigue = Ármány
kw-tile-intrigue-actions = egy zárolt lapka egyik akciója, csak neked
kw-tile-king = A király utazik
kw-tile-king-actions = a király látogatása lezárja a fordulót

## Landscapes, settlements, emblems.

kw-landscape-corn = Gabonaföld
kw-landscape-meadow = Rét
kw-landscape-forest = Erdő
kw-landscape-mountain = Hegység
kw-landscape-hill = Domb
kw-landscape-lake = Tó
kw-settlement-hamlet = Tanya
    .acc = tanyát
kw-settlement-hamlet-effect = itt születhet új paraszt
kw-settlement-castle = Vár
    .acc = várat
kw-settlement-castle-effect = az első vár nyersanyagonként { $n } helyet ad
kw-settlement-monastery = Kolostor
    .acc = kolostort
kw-settlement-monastery-effect = minden hangulatvesztés { $n } fokkal kisebb
kw-settlement-village = Falu
    .acc = falut
kw-settlement-village-effect = itt születhet új paraszt, { $n } hely parasztoknak
kw-emblem-ear = kalász
kw-emblem-wheel = kerék
kw-emblem-coin = érme
kw-emblem-book = könyv
kw-emblem-cross = kereszt
kw-emblem-crown = korona

## Buildings: names, and what they do.

kw-building-mill = Malom
    .acc = a Malmot
    .for = a Malomért
kw-building-tannery = Cserzőműhely
    .acc = a Cserzőműhelyt
    .for = a Cserzőműhelyért
kw-building-sawmill = Fűrészmalom
    .acc = a Fűrészmalmot
    .for = a Fűrészmalomért
kw-building-quarry = Kőfejtő
    .acc = a Kőfejtőt
    .for = a Kőfejtőért
kw-building-fair = Vásár
    .acc = a Vásárt
    .for = a Vásárért
kw-building-fair-effect = utána semmi más
kw-building-tavern = Kocsma
    .acc = a Kocsmát
    .for = a Kocsmáért
kw-building-tavern-effect = minden látogatáskor { $goods } { $n } fokkal javíthatja a hangulatot
kw-building-market = Piac
    .acc = a Piacot
    .for = a Piacért
kw-building-market-effect = egy cserével akár { $n } nyersanyag is cserélhető
kw-building-mint = Pénzverde
    .acc = a Pénzverdét
    .for = a Pénzverdéért
kw-building-mint-effect = egy nyersanyag { $n } érmét ér
kw-building-customs-house = Vámház
    .acc = a Vámházat
    .for = a Vámházért
kw-building-customs-house-effect = az adószedés csak { $n } fokkal rontja a hangulatot
kw-building-school = Iskola
    .acc = az Iskolát
    .for = az Iskoláért
kw-building-school-effect = a műveltség növelése { $n } érmét is hoz
kw-building-library = Könyvtár
    .acc = a Könyvtárat
    .for = a Könyvtárért
kw-building-library-effect = a végén műveltségi szintenként { $n } pont
kw-building-workshop = Műhely
    .acc = a Műhelyt
    .for = a Műhelyért
kw-building-workshop-effect = a végén fejlettségi szintenként { $n } pont
kw-building-granary = Magtár
    .acc = a Magtárat
    .for = a Magtárért
kw-building-granary-effect = több hely: { $goods }
kw-building-tithe-barn = Tizedcsűr
    .acc = a Tizedcsűrt
    .for = a Tizedcsűrért
kw-building-tithe-barn-effect = több hely: { $goods }
kw-building-inn = Fogadó
    .acc = a Fogadót
    .for = a Fogadóért
kw-building-inn-effect = fölötte { $n } hellyel több parasztoknak
kw-building-midwife = Bábaház
    .acc = a Bábaházat
    .for = a Bábaházért
kw-building-midwife-effect = még egy új paraszt, ára { $goods }
kw-building-relay-station = Postaállomás
    .acc = a Postaállomást
    .for = a Postaállomásért
kw-building-relay-station-effect = a mozgás { $n } lépésből áll
kw-building-scout-house = Felderítők háza
    .acc = a Felderítők házát
    .for = a Felderítők házáért
kw-building-scout-house-effect = a kifürkészés { $n } lapot mutat meg
kw-building-chapel = Kápolna
    .acc = a Kápolnát
    .for = a Kápolnáért
kw-building-chapel-effect = a lázadás se pontba, se parasztba nem kerül
kw-building-masons-lodge = Kőművesek háza
    .acc = a Kőművesek házát
    .for = a Kőművesek házáért
kw-building-masons-lodge-effect = a települések { $n } tetszőleges nyersanyaggal olcsóbbak
kw-building-palace = Királyi palota
    .acc = a Királyi palotát
    .for = a Királyi palotáért
kw-building-palace-effect = utána semmi más

## What levels of the scales, and some buildings, give.

kw-saves-hamlet = a tanya olcsóbb ({ $goods })
kw-saves-castle = a vár olcsóbb ({ $goods })
kw-saves-monastery = a kolostor olcsóbb ({ $goods })
kw-saves-village = a falu olcsóbb ({ $goods })
kw-more-fields = a földművelés { $n } élelemmel többet ad
kw-more-cattle = az állattartás { $n } bőrrel többet ad
kw-more-fell-wood = a fakitermelés { $n } fával többet ad
kw-more-quarry-stone = a kőfejtés { $n } kővel többet ad

## Cards of the king’s will: names, and what they count.

kw-will-happy-people = Boldog nép
kw-will-scholarship = Tudós nép
kw-will-progress = Haladás
kw-will-many-subjects = Sok alattvaló
kw-will-wide-lands = Tágas ország
kw-will-peasant-land = Parasztország
kw-will-well-defended = Jól védett
kw-will-devout = Jámbor
kw-will-village-life = Falusi élet
kw-will-variety = Sokféleség
kw-will-master-builder = Építőmester
kw-will-full-chest = Teli láda
kw-will-full-stores = Teli raktárak
kw-will-keenest-builder = Legnagyobb építőkedv
kw-will-some-of-everything = Mindenből egy kevés
kw-will-lively-places = Élettel teli helyek
kw-will = „{ $card }” – { $text }
kw-will-text = feltétele { $base }, kívánsága { $wish } ({ $points })
kw-will-each = feltétele { $base }, jutalma { $wish }
kw-measure-mood = legalább { $n } értékű hangulat
kw-measure-education = { $n }. műveltségi szint
kw-measure-development = { $n }. fejlettségi szint
kw-measure-peasants = { $n } paraszt
kw-measure-landscapes = { $n } táj
kw-measure-hamlets = { $n } tanya
kw-measure-castles = { $n } vár
kw-measure-monasteries = { $n } kolostor
kw-measure-villages = { $n } falu
kw-measure-settlement-kinds = { $n } fajta település
kw-measure-buildings = { $n } épület
kw-measure-coins = { $n } érme
kw-measure-resources = { $n } nyersanyag a raktárban
kw-measure-most-buildings =
    { $n ->
        [0] bármennyi épület
       *[other] a legtöbb épület, döntetlenben is
    }
kw-measure-resource-kinds = { $n } fajta nyersanyag a raktárban
kw-measure-full-sets = { $n } teljes nyersanyagkészlet
kw-measure-lived-landscapes = { $n } táj településsel és paraszttal
kw-each-resources = { $points } minden raktározott nyersanyagért, legfeljebb { $most }
kw-each-full-sets = { $points } minden teljes nyersanyagkészletért, legfeljebb { $most }
kw-each-lived-landscapes = { $points } minden tájért településsel és paraszttal, legfeljebb { $most }

## Questions.

kw-ask-set-up-land = Milyen sorrendben feküdjenek a tájaid?
kw-ask-set-up-hamlet = Hol álljon az első tanyád?
kw-ask-set-up-peasants = Hol álljon a két parasztod?
kw-ask-set-up-store = Melyik négy nyersanyaggal kezdesz?
kw-ask-set-up-will = Melyik akaratkártyát teszed a táblára?
kw-ask-take-tile = Melyik lapkát veszed el?
kw-ask-walk = Még { $n } lépés van hátra: ki megy tovább?
kw-ask-swap = Cserélsz még egy nyersanyagot?
kw-ask-explore = Melyik második lapot nézed meg?
kw-ask-offspring = Kérsz még egy új parasztot élelemért?
kw-ask-rebellion = Fellázad a néped: melyik paraszt távozik?
kw-ask-commit = Melyik lapra kerüljön a korongod?
kw-ask-neutral-disc = Melyik lapra kerüljön a semleges korong?
kw-ask-tavern = Megvendégeled a népedet a kocsmában?
kw-ask-offers = Mit adsz még a királynak?
kw-ask-act =
    { $first ->
        [yes] { $tile }: melyik akció? (még { $n })
       *[no] { $tile }: melyik akciót választod? (még { $n })
    }

## Decisions.

kw-do-pass = kihagyom
kw-do-stop = ennyi elég
kw-do-give-nothing = nem adok semmit
kw-do-take = elveszem { AZ($tile) } „{ $tile }” lapkát
kw-do-fields = földet művelek
kw-do-cattle = állatot tartok
kw-do-fell-wood = fát termelek ki
kw-do-quarry-stone = követ fejtek
kw-do-explore = megnézem { AZ($n) } { $n }. lapot
kw-do-taxes = adót szedek
kw-do-found = { $settlement_acc } alapítok ({ $spot })
kw-do-found-saving = { $settlement_acc } alapítok ({ $spot }), { $saved_acc } megtakarítok
kw-do-erect = megépítem { $building_acc } ({ $spot })
kw-do-education = növelem a műveltséget
kw-do-development = növelem a fejlettséget
kw-do-walk = egy paraszttal lépek: { $start } → { $end }
kw-do-find =
    { $side ->
        [left] egy paraszttal balra indulok az ismeretlenbe ({ $start })
       *[right] egy paraszttal jobbra indulok az ismeretlenbe ({ $start })
    }
kw-do-swap = cserélek: { $give } → { $get }
kw-do-offspring = új parasztot kérek ({ $spot })
kw-do-sell = eladok { $goods_acc }
kw-do-dismiss = elküldöm a parasztot ({ $spot })
kw-do-commit = korongot teszek { AZ($n) } { $n }. lapra
kw-do-neutral = a semleges korongot { AZ($n) } { $n }. lapra teszem
kw-do-treat = megvendégelem a népet
kw-do-give = { $goods_acc } adok, és { $points_acc } kapok
kw-do-give-peasant = odaadom a parasztot ({ $spot }): { $points }
kw-do-land = tájak: { $order }
kw-do-hamlet = tanya: { $spot }
kw-do-peasants = parasztok: { $spots }
kw-do-store = { $goods }
kw-do-put = leteszem: „{ $card }”

## What a decision brings.

kw-hint-gain = hozama { $goods }
kw-hint-price = ára: { $goods }
kw-hint-lost = { $n } darabnak nincs hely
kw-hint-mood = a hangulat { $mood } lesz
kw-hint-rebellion = lázadás!
kw-hint-king =
    { $n ->
        [0] utána megérkezik a király
        [1] utána a király egy lépésre van
       *[other] utána a király { $n } lépésre van
    }
kw-hint-emblem = kiegészít egy jelvényt: { $emblem } ({ $n })
kw-hint-level = { $n }/{ $most }. szint: { $gives }
kw-hint-steps = utána még { $n } lépés marad
kw-hint-unknown = ezt a lapot nem ismered
kw-hint-seen = ezt a lapot már láttad; újra lefordítva fekszik
kw-hint-now = jelenleg: { $points }

## Events. “player” is the player’s name; a fact with a form after a line is another form of the fact:
## “n” a number to choose by, “sign” plus, zero or minus, “size” the number without its sign.

kw-event-start-player = { $player } kezd.
kw-event-wills-dealt = { $player } két akaratkártyát kap.
kw-event-hand = Az akaratkártyáid: { $cards }.
kw-event-card = A lapon ez áll: „{ $card }”.
kw-event-wish = A király feltétele { $base }, kívánsága { $wish } ({ $worth }).
kw-event-each = A király feltétele { $base }; a jutalom { $each }.
kw-event-land-laid = { $player } tájai balról jobbra: { $order }.
kw-event-hamlet-set = { $player } első tanyája { AZ($place) } { $place }. tájra kerül.
kw-event-peasants-set =
    { $places_n ->
        [one] { $player } mindkét parasztja { AZ($places) } { $places }. tájra kerül.
       *[other] { $player } parasztjai két tájra kerülnek ({ $places }).
    }
kw-event-store-filled = { $player } kezdőkészlete { $store }.
kw-event-will-put = { $player } egy lapot tesz a tábla { $card_place }. helyére.
kw-event-will-board-filled = A tábla többi helyére lefordított akaratkártyák kerülnek.
kw-event-round-begins = Kezdődik { AZ($round) } { $round }. forduló { AZ($round) } { $round }/{ $letter } jelű utazólappal.
kw-event-tile-taken =
    { $points_n ->
        [0] { $player } elveszi { AZ($tile) } „{ $tile }” lapkát.
       *[other] { $player } elveszi { AZ($tile) } „{ $tile }” lapkát a sor jobb széléről, és { $points_acc } kap.
    }
kw-event-passed =
    { $forced ->
        [yes] { $player } semmit sem tehet.
       *[no] { $player } nem tesz semmit.
    }
kw-event-harvested =
    { $action ->
        [fields] { $player } földműveléssel { $gains_acc } szerez
        [cattle] { $player } állattartással { $gains_acc } szerez
        [fell-wood] { $player } fakitermeléssel { $gains_acc } szerez
       *[quarry-stone] { $player } kőfejtéssel { $gains_acc } szerez
    }{ $lost_n ->
        [0] .
       *[other] ; { $lost_dat } nincs hely.
    }
kw-event-taxed =
    { $lost_n ->
        [0] { $player } adót szed, és { $gains_acc } kap.
       *[other] { $player } adót szed: { $gains }; { $lost_dat } nincs hely.
    }
kw-event-mood-changed =
    { $why ->
        [taxes] Az adószedés rontja { $player } népének hangulatát ({ $by }); most { $mood }, { $band }.
        [education] A műveltség javítja { $player } népének hangulatát ({ $by }); most { $mood }, { $band }.
        [tribute] Az elmaradt királyi adó rontja { $player } népének hangulatát ({ $by }); most { $mood }, { $band }.
        [tavern] A vendégelés javítja { $player } népének hangulatát ({ $by }); most { $mood }, { $band }.
       *[building]
            { $by_sign ->
                [minus] Romlik { $player } népének hangulata ({ $by }); most { $mood }, { $band }.
               *[plus] Javul { $player } népének hangulata ({ $by }); most { $mood }, { $band }.
            }
    }
kw-event-rebellion =
    { $chapel ->
        [yes] { $player } népe fellázad, de a kápolna megóvja a pontot és a parasztot; a hangulat most { $mood }.
       *[no]
            { $points_n ->
                [0] { $player } népe fellázad; a hangulat most { $mood }.
               *[other] { $player } népe fellázad: { $points } elvész, a hangulat most { $mood }.
            }
    }
kw-event-peasant-left = { $player } egyik parasztja távozik { AZ($place) } { $place }. tájról.
kw-event-explored = { $player } megnézi { AZ($card_place) } { $card_place }. lapot.
kw-event-founded = { $player } { $settlement_acc } alapít ({ $place }. táj; { $pays }): { $points }.
kw-event-erected =
    { $points_n ->
        [0] { $player } megépíti { $building_acc } { AZ($place) } { $place }. táj alatt ({ $pays }).
       *[other] { $player } megépíti { $building_acc } { AZ($place) } { $place }. táj alatt ({ $pays }): { $points }.
    }
kw-event-education =
    { $points_n ->
        [0] { $player } népének műveltsége eléri { AZ($level) } { $level }. szintet.
       *[other] { $player } népének műveltsége eléri { AZ($level) } { $level }. szintet; ez { $points_acc } ér.
    }
kw-event-school = Az iskola { $gains_acc } hoz.
kw-event-development =
    { $points_n ->
        [0] { $player } földjének fejlettsége eléri { AZ($level) } { $level }. szintet.
       *[other] { $player } földjének fejlettsége eléri { AZ($level) } { $level }. szintet; ez { $points_acc } ér.
    }
kw-event-walked = { $player } egyik parasztja { AZ($place) } { $place }. tájról { AZ($to) } { $to }. tájra megy.
kw-event-landscape-found =
    { $side ->
        [left] { $player } új tájat talál földje bal szélén: { $landscape }.
       *[right] { $player } új tájat talál földje jobb szélén: { $landscape }.
    }
kw-event-swapped =
    { $lost_n ->
        [0] { $player } { $pays_acc } cserél { $gains_to }.
       *[other] { $player } { $pays_acc } cserél { $gains_to }, mert { $lost_dat } nincs hely.
    }
kw-event-offspring =
    { $pays_n ->
        [0] Új paraszt születik { $player } földjén ({ $place }. táj).
       *[other] Még egy új paraszt születik { $player } földjén ({ $place }. táj; { $pays }).
    }
kw-event-sold =
    { $lost_n ->
        [0] { $player } { $pays_acc } ad el { $gains_for }.
       *[other] { $player } { $pays_acc } ad el { $gains_for }; { $lost_dat } nincs hely.
    }
kw-event-king-arrives = Megérkezik a király ({ $round }. forduló, { $turns } kör után); { $player } kezd.
kw-event-committed = { $player } korongot tesz { AZ($card_place) } { $card_place }. lapra.
kw-event-neutral-disc = { $player } a semleges korongot { AZ($card_place) } { $card_place }. lapra teszi.
kw-event-treated = { $player } megvendégeli a népét ({ $pays }).
kw-event-tribute-paid = { $player } befizeti a királyi adót ({ $pays }).
kw-event-tribute-unpaid =
    { $points_n ->
        [0] { $player } nem tudja befizetni a királyi adót ({ $owed }).
       *[other] { $player } nem tudja befizetni a királyi adót ({ $owed }), és { $points_acc } veszít.
    }
kw-event-gave = { $player } { $pays_acc } ad a királynak, és { $points_acc } kap érte.
kw-event-peasant-given = { $player } egyik parasztja { AZ($place) } { $place }. tájról a királlyal tart: { $points }.
kw-event-will-revealed = Felfordul { AZ($card_place) } { $card_place }. lap: „{ $card }”.
kw-event-will-scored =
    { $points_sign ->
        [minus] { $player } kivívja a király haragját („{ $card }”), és { $points_acc } veszít.
        [plus] { $player } teljesíti a király kívánságát („{ $card }”), és { $points_acc } kap.
       *[zero] { $player } nem kap pontot a király kívánságáért („{ $card }”).
    }
kw-event-emblems =
    { $emblems_n ->
        [one] { $player } teljes jelvénye ({ $emblems }) { $points_acc } ér.
       *[other] { $player } teljes jelvényei ({ $emblems }) { $points_acc } érnek.
    }
kw-event-building-points =
    { $points_n ->
        [0] { $player } nem kap pontot { $building_for }.
       *[other] { $player } { $points_acc } kap { $building_for }.
    }
kw-event-game-over = A játszma véget ért; { $winners } nyert.

## Where points come from.

kw-source-start = kezdés
kw-source-rightmost-tile = a sor jobb széle
kw-source-settlements = települések
kw-source-buildings = épületek
kw-source-learning = műveltség, fejlettség
kw-source-offers = ajándék a királynak
kw-source-unpaid-tribute = elmaradt királyi adó
kw-source-rebellions = lázadások
kw-source-wills = a király akarata
kw-source-wrath = a király haragja
kw-source-emblems = jelvények
kw-source-library = könyvtár
kw-source-workshop = műhely
kw-source-total = összesen

## The situation in words.

kw-tell-options = Asztal: { $options }.
kw-tell-round =
    { $n ->
        [0] { $round }/{ $rounds }. forduló, első kör.
        [1] { $round }/{ $rounds }. forduló, egy kör véget ért.
       *[other] { $round }/{ $rounds }. forduló, { $n } kör véget ért.
    }
kw-tell-row = Nyitott lapkák balról: { $open }.
kw-tell-locked = Zárolt lapkák: { $locked }.
kw-tell-travel = A király kérése ({ $tile }): { $tribute }.
kw-tell-can-pay = Ezt ki tudod fizetni.
kw-tell-paid = Ezt befizetted.
kw-tell-unpaid = Ezt nem fizetted be.
kw-tell-missing = Ezt még nem tudod kifizetni: { $goods } hiányzik.
kw-tell-offer = { $goods } fejében { $points } jár, ha a nép legalább { $band }.
kw-tell-offer-open = Ez nyitva áll előtted.
kw-tell-card = { $n }. lap: { $card }
kw-tell-discs =
    { $full ->
        [yes] Korongok: { $discs }; betelt.
       *[no] Korongok: { $discs }.
    }
kw-tell-seen = Látta: { $players }.
kw-tell-looking = A következő döntésedig nyitva van előtted.
kw-tell-player =
    { $you ->
        [yes] { $player } (te): { $points }.
       *[no] { $player }: { $points }.
    }
kw-tell-owns = A raktárban: { $goods }.
kw-tell-scales = Hangulat { $mood }, műveltség { $education }, fejlettség { $development }.
kw-tell-emblems = Teljes jelvények: { $points }.
kw-tell-spot = { $spot }: { $there }
kw-tell-payable = Ki tudnád fizetni: { $names }.
kw-tell-over = A játszma véget ért.
kw-tell-drawing = Húzás következik.
kw-tell-waiting = Következik: { $players }.
kw-option-look-again-seen = a látott lapok nyitva maradnak előtted
kw-option-look-again-discs = a látott lapok a korongjaid alatt nyitva maradnak előtted
kw-option-look-again-none = a látott lapok újra lefordítva fekszenek
kw-option-points-hidden = rejtett pontok
kw-option-points-open = nyílt pontok
kw-option-turn-cap = fordulónként legfeljebb { $n } kör

## The board in the terminal.

kw-board-round = { $round }. forduló
kw-board-king =
    { $n ->
        [1] a király egy lépésre van
       *[other] a király { $n } lépésre van
    }
kw-board-points = pont
kw-board-food = élel.
kw-board-leather = bőr
kw-board-wood = fa
kw-board-stone = kő
kw-board-coin = pénz
kw-board-mood = hang.
kw-board-education = műv.
kw-board-development = fejl.
kw-board-peasants = par.
kw-board-locked = zárolt
kw-board-open = nyitott
kw-board-yields = Aratáskor és kitermeléskor minden paraszt ezt hozza – { $yields }.
kw-board-offer = Kínálat
kings-will-board-legend = ● paraszt, ○ szabad hely, □ szabad telek, _ hely egy épületnek; » ki tudod fizetni.
kings-will-menu-back = Vissza
kings-will-play-key-words = aratás
kings-will-play-key-notation = take harvest
kings-will-play-help-odds = mit kér és mit fogad el a király, és mit érnek az ismert lapok

## Options on the command line.

flag-look-again = The King’s Will: minden látott lap újra megnézhető, csak a korongjaid alattiak, vagy egyik sem (seen)
flag-points = The King’s Will: a többiek pontjai rejtve vagy nyíltan (hidden)
flag-turn-cap = The King’s Will: a király legkésőbb 30 kör után megérkezik

## Components that have a name on the page about where the numbers come from, and nowhere else.

origin-kings-will-education = { $n }. műveltségi szint
origin-kings-will-development = { $n }. fejlettségi szint
origin-kings-will-emblems = pontok a jelvényekért
origin-kings-will-wrath = a király haragja
origin-kings-will-mood = a hangulat skálája
origin-kings-will-coins = az érmék skálája
origin-kings-will-store = a raktár
origin-kings-will-start = amivel mindenki kezd
origin-kings-will-peasants = a parasztok száma
origin-kings-will-taxes = amibe az adószedés kerül
origin-kings-will-money = amennyi érmét egy nyersanyag hoz
origin-kings-will-walk = ameddig a parasztok mennek
origin-kings-will-lesson = amit a műveltség a hangulatnak ad
origin-kings-will-row = az akciólapkák sora
origin-kings-will-visit = a király látogatása
origin-kings-will-cap = a lépések felső határa
