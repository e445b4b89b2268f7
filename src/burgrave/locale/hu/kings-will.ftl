## Goods, counts and scales. A fact “n” is a number.

kings-will-goods-food = { $n } élelem
    .acc = { $n } élelmet
    .dat = { $n } élelemnek
    .to = { $n } élelemre
    .for = { $n } élelemért
kings-will-goods-leather = { $n } bőr
    .acc = { $n } bőrt
    .dat = { $n } bőrnek
    .to = { $n } bőrre
    .for = { $n } bőrért
kings-will-goods-wood = { $n } fa
    .acc = { $n } fát
    .dat = { $n } fának
    .to = { $n } fára
    .for = { $n } fáért
kings-will-goods-stone = { $n } kő
    .acc = { $n } követ
    .dat = { $n } kőnek
    .to = { $n } kőre
    .for = { $n } kőért
kings-will-goods-coin = { $n } érme
    .acc = { $n } érmét
    .dat = { $n } érmének
    .to = { $n } érmére
    .for = { $n } érméért
kings-will-peasants = { $n } paraszt
kings-will-goods-peasant = { $n } paraszt
    .acc = { $n } parasztot
    .dat = { $n } parasztnak
    .to = { $n } parasztra
    .for = { $n } parasztért
kings-will-mood = { $mood } ({ $band })
kings-will-band-low = mogorva
kings-will-band-mid = elégedett
kings-will-band-high = vidám
kings-will-spot = { $landscape } ({ $n })
kings-will-place = { $n }
    .a = { AZ($n) } { $n }.
kings-will-face-down = lefordítva
kings-will-neutral = semleges
kings-will-hidden = rejtett pontok
kings-will-travel = { $round }/{ $letter } jelű utazólap

## Action tiles: names, and what they offer.

kings-will-tile-harvest = Aratás
kings-will-tile-harvest-actions = földművelés vagy állattartás
kings-will-tile-mine = Kitermelés
kings-will-tile-mine-actions = fakitermelés vagy kőfejtés
kings-will-tile-enrich = Gazdagodás
kings-will-tile-enrich-actions = a király akaratának kifürkészése vagy adószedés
kings-will-tile-build = Építés
kings-will-tile-build-actions = település alapítása vagy épület emelése
kings-will-tile-govern = Kormányzás
kings-will-tile-govern-actions = műveltség vagy fejlettség növelése
kings-will-tile-move = Mozgás
kings-will-tile-move-actions = parasztok mozgatása vagy nyersanyagcsere
kings-will-tile-multiply = Gyarapodás
kings-will-tile-multiply-actions = új paraszt vagy pénz
kings-will-tile-intrigue = Ármány
kings-will-tile-intrigue-actions = egy zárolt lapka egyik akciója, csak neked
kings-will-tile-king = A király utazik
kings-will-tile-king-actions = a király látogatása lezárja a fordulót

## Landscapes, settlements, emblems.

kings-will-landscape-corn = Gabonaföld
    .a = egy gabonaföldet
    .at = a Gabonaföldön
    .from = a Gabonaföldről
    .to = a Gabonaföldre
kings-will-landscape-meadow = Rét
    .a = egy rétet
    .at = a Réten
    .from = a Rétről
    .to = a Rétre
kings-will-landscape-forest = Erdő
    .a = egy erdőt
    .at = az Erdőben
    .from = az Erdőből
    .to = az Erdőbe
kings-will-landscape-mountain = Hegység
    .a = egy hegységet
    .at = a Hegységben
    .from = a Hegységből
    .to = a Hegységbe
kings-will-landscape-hill = Domb
    .a = egy dombot
    .at = a Dombon
    .from = a Dombról
    .to = a Dombra
kings-will-landscape-lake = Tó
    .a = egy tavat
    .at = a Tónál
    .from = a Tótól
    .to = a Tóhoz
kings-will-settlement-hamlet = Tanya
    .acc = tanyát
kings-will-settlement-hamlet-effect = itt születhet új paraszt
kings-will-settlement-castle = Vár
    .acc = várat
kings-will-settlement-castle-effect = az első vár nyersanyagonként { $n } helyet ad
kings-will-settlement-monastery = Kolostor
    .acc = kolostort
kings-will-settlement-monastery-effect = minden hangulatvesztés { $n } fokkal kisebb
kings-will-settlement-village = Falu
    .acc = falut
kings-will-settlement-village-effect = itt születhet új paraszt, { $n } hely parasztoknak
kings-will-emblem-ear = kalász
kings-will-emblem-wheel = kerék
kings-will-emblem-coin = érme
kings-will-emblem-book = könyv
kings-will-emblem-cross = kereszt
kings-will-emblem-crown = korona

## Buildings: names, and what they do.

kings-will-building-mill = Malom
    .acc = a Malmot
    .for = a Malomért
kings-will-building-tannery = Cserzőműhely
    .acc = a Cserzőműhelyt
    .for = a Cserzőműhelyért
kings-will-building-sawmill = Fűrészmalom
    .acc = a Fűrészmalmot
    .for = a Fűrészmalomért
kings-will-building-quarry = Kőfejtő
    .acc = a Kőfejtőt
    .for = a Kőfejtőért
kings-will-building-fair = Vásár
    .acc = a Vásárt
    .for = a Vásárért
kings-will-building-fair-effect = utána semmi más
kings-will-building-tavern = Kocsma
    .acc = a Kocsmát
    .for = a Kocsmáért
kings-will-building-tavern-effect = minden látogatáskor { $goods } { $n } fokkal javíthatja a hangulatot
kings-will-building-market = Piac
    .acc = a Piacot
    .for = a Piacért
kings-will-building-market-effect = egy cserével akár { $n } nyersanyag is cserélhető
kings-will-building-mint = Pénzverde
    .acc = a Pénzverdét
    .for = a Pénzverdéért
kings-will-building-mint-effect = egy nyersanyag { $n } érmét ér
kings-will-building-customs-house = Vámház
    .acc = a Vámházat
    .for = a Vámházért
kings-will-building-customs-house-effect = az adószedés csak { $n } fokkal rontja a hangulatot
kings-will-building-school = Iskola
    .acc = az Iskolát
    .for = az Iskoláért
kings-will-building-school-effect = a műveltség növelése { $n } érmét is hoz
kings-will-building-library = Könyvtár
    .acc = a Könyvtárat
    .for = a Könyvtárért
kings-will-building-library-effect = a végén műveltségi szintenként { $n } pont
kings-will-building-workshop = Műhely
    .acc = a Műhelyt
    .for = a Műhelyért
kings-will-building-workshop-effect = a végén fejlettségi szintenként { $n } pont
kings-will-building-granary = Magtár
    .acc = a Magtárat
    .for = a Magtárért
kings-will-building-granary-effect = több hely: { $goods }
kings-will-building-tithe-barn = Tizedcsűr
    .acc = a Tizedcsűrt
    .for = a Tizedcsűrért
kings-will-building-tithe-barn-effect = több hely: { $goods }
kings-will-building-inn = Fogadó
    .acc = a Fogadót
    .for = a Fogadóért
kings-will-building-inn-effect = fölötte { $n } hellyel több parasztoknak
kings-will-building-midwife = Bábaház
    .acc = a Bábaházat
    .for = a Bábaházért
kings-will-building-midwife-effect = még egy új paraszt, ára { $goods }
kings-will-building-relay-station = Postaállomás
    .acc = a Postaállomást
    .for = a Postaállomásért
kings-will-building-relay-station-effect = a mozgás { $n } lépésből áll
kings-will-building-scout-house = Felderítők háza
    .acc = a Felderítők házát
    .for = a Felderítők házáért
kings-will-building-scout-house-effect = a kifürkészés { $n } kártyát mutat meg
kings-will-building-chapel = Kápolna
    .acc = a Kápolnát
    .for = a Kápolnáért
kings-will-building-chapel-effect = a lázadás se pontba, se parasztba nem kerül
kings-will-building-masons-lodge = Kőművesek háza
    .acc = a Kőművesek házát
    .for = a Kőművesek házáért
kings-will-building-masons-lodge-effect = a települések { $n } tetszőleges nyersanyaggal olcsóbbak
kings-will-building-palace = Királyi palota
    .acc = a Királyi palotát
    .for = a Királyi palotáért
kings-will-building-palace-effect = utána semmi más

## What levels of the scales, and some buildings, give.

kings-will-saves-hamlet = { $goods } engedmény a tanya árából
kings-will-saves-castle = { $goods } engedmény a vár árából
kings-will-saves-monastery = { $goods } engedmény a kolostor árából
kings-will-saves-village = { $goods } engedmény a falu árából
kings-will-more-fields = a földművelés { $n } élelemmel többet ad
kings-will-more-cattle = az állattartás { $n } bőrrel többet ad
kings-will-more-fell-wood = a fakitermelés { $n } fával többet ad
kings-will-more-quarry-stone = a kőfejtés { $n } kővel többet ad

## Cards of the king’s will: names, and what they count.

kings-will-will-happy-people = Boldog nép
kings-will-will-scholarship = Tudós nép
kings-will-will-progress = Haladás
kings-will-will-many-subjects = Sok alattvaló
kings-will-will-wide-lands = Tágas ország
kings-will-will-peasant-land = Parasztország
kings-will-will-well-defended = Jól védett
kings-will-will-devout = Jámbor
kings-will-will-village-life = Falusi élet
kings-will-will-variety = Sokféleség
kings-will-will-master-builder = Építőmester
kings-will-will-full-chest = Teli láda
kings-will-will-full-stores = Teli raktárak
kings-will-will-keenest-builder = Legnagyobb építőkedv
kings-will-will-some-of-everything = Mindenből egy kevés
kings-will-will-lively-places = Élettel teli helyek
kings-will-will = „{ $card }” – { $text }
kings-will-will-text = feltétele { $base }, kívánsága { $wish } ({ $points })
kings-will-will-each = feltétele { $base }, jutalma { $wish }
kings-will-measure-mood = legalább { $n } értékű hangulat
kings-will-measure-education = { $n }. műveltségi szint
kings-will-measure-development = { $n }. fejlettségi szint
kings-will-measure-peasants = { $n } paraszt
kings-will-measure-landscapes = { $n } táj
kings-will-measure-hamlets = { $n } tanya
kings-will-measure-castles = { $n } vár
kings-will-measure-monasteries = { $n } kolostor
kings-will-measure-villages = { $n } falu
kings-will-measure-settlement-kinds = { $n } fajta település
kings-will-measure-buildings = { $n } épület
kings-will-measure-coins = { $n } érme
kings-will-measure-resources = { $n } nyersanyag a raktárban
kings-will-measure-most-buildings =
    { $n ->
        [0] bármennyi épület
       *[other] a legtöbb épület, döntetlen esetén is
    }
kings-will-measure-resource-kinds = { $n } fajta nyersanyag a raktárban
kings-will-measure-full-sets = { $n } teljes nyersanyagkészlet
kings-will-measure-lived-landscapes = { $n } táj, ahol település és paraszt is áll
kings-will-each-resources = { $points } minden raktározott nyersanyagért, legfeljebb { $most }
kings-will-each-full-sets = { $points } minden teljes nyersanyagkészletért, legfeljebb { $most }
kings-will-each-lived-landscapes = { $points } minden olyan tájért, ahol település és paraszt is áll, legfeljebb { $most }

## Questions.

kings-will-ask-set-up-land = Milyen sorrendben feküdjenek a tájaid?
kings-will-ask-set-up-hamlet = Hol álljon az első tanyád?
kings-will-ask-set-up-peasants = Hol álljon { AZ($n) } { $n } parasztod?
kings-will-ask-set-up-store = Melyik { $n } nyersanyaggal kezdesz?
kings-will-ask-set-up-will = Melyik akaratkártyát teszed a táblára?
kings-will-ask-take-tile = Melyik lapkát veszed el?
kings-will-ask-walk = Még { $n } lépés van hátra: ki megy tovább?
kings-will-ask-swap = Cserélsz még egy nyersanyagot?
kings-will-ask-explore = Melyik további kártyát nézed meg?
kings-will-ask-offspring = Kérsz még egy új parasztot élelemért?
kings-will-ask-rebellion = Fellázad a néped: melyik paraszt távozik?
kings-will-ask-commit = Melyik kártyára kerüljön a korongod?
kings-will-ask-neutral-disc = Melyik kártyára kerüljön a semleges korong?
kings-will-ask-tavern = Megvendégeled a népedet a kocsmában?
kings-will-ask-offers = Mit adsz még a királynak?
kings-will-ask-act =
    { $first ->
        [yes] { $tile }: melyik akciót választod? Még { $n } van hátra.
       *[no] { $tile }: melyik akcióval élsz? Még { $n } van hátra.
    }

## Decisions.

kings-will-do-pass = Kihagyom
kings-will-do-stop = Ennyi elég
kings-will-do-give-nothing = Nem adok semmit
kings-will-do-take = Elveszem { AZ($tile) } „{ $tile }” lapkát
kings-will-do-fields = Földet művelek
kings-will-do-cattle = Állatot tartok
kings-will-do-fell-wood = Fát termelek ki
kings-will-do-quarry-stone = Követ fejtek
kings-will-do-explore = Megnézem { AZ($n) } { $n }. kártyát
kings-will-do-taxes = Adót szedek
kings-will-do-found = Alapítok egy { $settlement_acc } { $spot_at }
kings-will-do-found-saving = Alapítok egy { $settlement_acc } { $spot_at }, és { $saved_acc } megtakarítok
kings-will-do-erect = Megépítem { $building_acc } { AZ($spot) } { $spot } alatt
kings-will-do-education = Növelem a műveltséget
kings-will-do-development = Növelem a fejlettséget
kings-will-do-walk = Egy paraszttal lépek { $start_from } { $end_to }
kings-will-do-find =
    { $side ->
        [left] Egy paraszttal { $start_from } balra indulok az ismeretlenbe
       *[right] Egy paraszttal { $start_from } jobbra indulok az ismeretlenbe
    }
kings-will-do-swap = { $give_acc } { $get_to } cserélek
kings-will-do-offspring = Új parasztot kérek { $spot_to }
kings-will-do-sell = Eladok { $goods_acc }
kings-will-do-dismiss = Elküldöm a parasztot { $spot_from }
kings-will-do-commit = Korongot teszek { AZ($n) } { $n }. kártyára
kings-will-do-neutral = A semleges korongot { AZ($n) } { $n }. kártyára teszem
kings-will-do-treat = Megvendégelem a népet
kings-will-do-give = { $goods_acc } adok, és { $points_acc } kapok
kings-will-do-give-peasant = Odaadom a parasztot { $spot_from }: { $points }
kings-will-do-land = Lerakom a tájakat ({ $order })
kings-will-do-hamlet = Lerakom a tanyát { $spot_to }
kings-will-do-peasants =
    { $spots_n ->
        [one] Az összes parasztot felállítom { $spots_at }
       *[other] Felállítom a parasztokat { $spots_at }
    }
kings-will-do-store = { $goods }
kings-will-do-put = Leteszem { AZ($card) } „{ $card }” kártyát

## What a decision brings.

kings-will-brings-gain = hozama { $goods }
kings-will-brings-price = ára: { $goods }
kings-will-brings-lost = { $n } darabnak nincs hely
kings-will-brings-mood = a hangulat { $mood } lesz
kings-will-brings-rebellion = lázadás!
kings-will-brings-king =
    { $n ->
        [0] utána megérkezik a király
        [1] utána a király egy lépésre van
       *[other] utána a király { $n } lépésre van
    }
kings-will-brings-emblem = kiegészít egy jelvényt: { $emblem } ({ $n })
kings-will-brings-level = { $n }/{ $most }. szint: { $gives }
kings-will-brings-steps = utána még { $n } lépés marad
kings-will-brings-unknown = ezt a kártyát nem ismered
kings-will-brings-seen = ezt a kártyát már láttad; újra lefordítva fekszik
kings-will-brings-now = jelenleg: { $points }

## Events. “player” is the player’s name; a fact with a form after a line is another form of the fact:
## “n” a number to choose by, “sign” plus, zero or minus, “size” the number without its sign.

kings-will-event-start-player = { $player } kezd.
kings-will-event-wills-dealt = { $player } két akaratkártyát kap.
kings-will-event-hand = Az akaratkártyáid: { $cards_quoted }.
kings-will-event-card = A kártya neve „{ $card }”.
kings-will-event-wish = A király feltétele { $base }, kívánsága { $wish } ({ $worth }).
kings-will-event-each = A király feltétele { $base }; a jutalom { $each }.
kings-will-event-land-laid = { $player } tájai balról jobbra: { $order }.
kings-will-event-hamlet-set = { $player } első tanyája { AZ($place) } { $place }. tájra kerül.
kings-will-event-peasants-set =
    { $places_n ->
        [one] { $player } { DATA("kings-will/scales/start/peasants") } parasztja { $places_a } tájra kerül.
       *[other] { $player } parasztjai { $places_a } tájra kerülnek.
    }
kings-will-event-store-filled = { $player } kezdőkészlete { $store }.
kings-will-event-will-put = { $player } egy kártyát tesz a tábla { $card_place }. helyére.
kings-will-event-will-board-filled = A tábla többi helyére lefordított akaratkártyák kerülnek.
kings-will-event-round-begins = Kezdődik { AZ($round) } { $round }. forduló { AZ($round) } { $round }/{ $letter } jelű utazólappal.
kings-will-event-tile-taken =
    { $points_n ->
        [0] { $player } elveszi { AZ($tile) } „{ $tile }” lapkát.
       *[other] { $player } elveszi { AZ($tile) } „{ $tile }” lapkát a sor jobb széléről, és { $points_acc } kap.
    }
kings-will-event-passed =
    { $forced ->
        [yes] { $player } semmit sem tehet.
       *[no] { $player } nem tesz semmit.
    }
kings-will-event-harvested =
    { $action ->
        [fields] { $player } földműveléssel { $gains_acc } szerez
        [cattle] { $player } állattartással { $gains_acc } szerez
        [fell-wood] { $player } fakitermeléssel { $gains_acc } szerez
       *[quarry-stone] { $player } kőfejtéssel { $gains_acc } szerez
    }{ $lost_n ->
        [0] .
       *[other] ; { $lost_dat } nincs hely.
    }
kings-will-event-taxed =
    { $gains_n ->
        [0] { $player } adót szed, de { $lost_dat } nincs hely.
       *[other] { $lost_n ->
            [0] { $player } adót szed, és { $gains_acc } kap.
           *[other] { $player } adót szed, és { $gains_acc } kap; { $lost_dat } nincs hely.
        }
    }
kings-will-event-mood-changed =
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
kings-will-event-rebellion =
    { $chapel ->
        [yes] { $player } népe fellázad, de a kápolna megóv { DATA("kings-will/scales/visit/rebellion_points") } pontot és egy parasztot; a hangulat most { $mood }.
       *[no]
            { $points_n ->
                [0] { $player } népe fellázad; a hangulat most { $mood }.
               *[other] { $player } népe fellázad: { $points } elvész, a hangulat most { $mood }.
            }
    }
kings-will-event-peasant-left = { $player } egyik parasztja távozik { AZ($place) } { $place }. tájról.
kings-will-event-explored = { $player } megnézi { AZ($card_place) } { $card_place }. kártyát.
kings-will-event-founded = { $player } { $settlement_acc } alapít ({ $place }. táj; { $pays }): { $points }.
kings-will-event-erected =
    { $points_n ->
        [0] { $player } megépíti { $building_acc } { AZ($place) } { $place }. táj alatt ({ $pays }).
       *[other] { $player } megépíti { $building_acc } { AZ($place) } { $place }. táj alatt ({ $pays }): { $points }.
    }
kings-will-event-education =
    { $points_n ->
        [0] { $player } népének műveltsége eléri { AZ($level) } { $level }. szintet.
       *[other] { $player } népének műveltsége eléri { AZ($level) } { $level }. szintet; ez { $points_acc } ér.
    }
kings-will-event-school = Az iskola { $gains_acc } hoz.
kings-will-event-development =
    { $points_n ->
        [0] { $player } földjének fejlettsége eléri { AZ($level) } { $level }. szintet.
       *[other] { $player } földjének fejlettsége eléri { AZ($level) } { $level }. szintet; ez { $points_acc } ér.
    }
kings-will-event-walked = { $player } egyik parasztja { AZ($place) } { $place }. tájról { AZ($to) } { $to }. tájra megy.
kings-will-event-landscape-found =
    { $side ->
        [left] { $player } a földje bal szélén { $landscape_a } fedez fel.
       *[right] { $player } a földje jobb szélén { $landscape_a } fedez fel.
    }
kings-will-event-swapped =
    { $lost_n ->
        [0] { $player } { $pays_acc } cserél { $gains_to }.
       *[other] { $player } { $pays_acc } cserél { $gains_to }, mert { $lost_dat } nincs hely.
    }
kings-will-event-offspring =
    { $pays_n ->
        [0] Új paraszt születik { $player } földjén ({ $place }. táj).
       *[other] Még egy új paraszt születik { $player } földjén ({ $place }. táj; { $pays }).
    }
kings-will-event-sold =
    { $lost_n ->
        [0] { $player } { $pays_acc } ad el { $gains_for }.
       *[other] { $player } { $pays_acc } ad el { $gains_for }; { $lost_dat } nincs hely.
    }
kings-will-event-king-arrives = Megérkezik a király ({ $round }. forduló, { $turns } kör után); { $player } kezd.
kings-will-event-committed = { $player } korongot tesz { AZ($card_place) } { $card_place }. kártyára.
kings-will-event-neutral-disc = { $player } a semleges korongot { AZ($card_place) } { $card_place }. kártyára teszi.
kings-will-event-treated = { $player } megvendégeli a népét ({ $pays }).
kings-will-event-tribute-paid = { $player } befizeti a királyi adót ({ $pays }).
kings-will-event-tribute-unpaid =
    { $points_n ->
        [0] { $player } nem tudja befizetni a királyi adót ({ $owed }).
       *[other] { $player } nem tudja befizetni a királyi adót ({ $owed }), és { $points_acc } veszít.
    }
kings-will-event-gave = { $player } { $pays_acc } ad a királynak, és { $points_acc } kap érte.
kings-will-event-peasant-given = { $player } egyik parasztja { AZ($place) } { $place }. tájról a királlyal tart: { $points }.
kings-will-event-will-revealed = Felfordul { AZ($card_place) } { $card_place }. kártya: „{ $card }”.
kings-will-event-will-scored =
    { $points_sign ->
        [minus] { $player } kivívja a király haragját („{ $card }”), és { $points_acc } veszít.
        [plus] { $player } teljesíti a király kívánságát („{ $card }”), és { $points_acc } kap.
       *[zero] { $player } nem kap pontot a király kívánságáért („{ $card }”).
    }
kings-will-event-emblems =
    { $emblems_n ->
        [one] { $player } teljes jelvénye ({ $emblems }) { $points_acc } ér.
       *[other] { $player } teljes jelvényei ({ $emblems }) { $points_acc } érnek.
    }
kings-will-event-building-points =
    { $points_n ->
        [0] { $player } nem kap pontot { $building_for }.
       *[other] { $player } { $points_acc } kap { $building_for }.
    }
kings-will-event-game-over = A játszma véget ért: { $winners } győzött.

## Where points come from.

kings-will-source-start = kezdés
kings-will-source-rightmost-tile = a sor jobb széle
kings-will-source-settlements = települések
kings-will-source-buildings = épületek
kings-will-source-learning = műveltség és fejlettség
kings-will-source-offers = ajándék a királynak
kings-will-source-unpaid-tribute = elmaradt királyi adó
kings-will-source-rebellions = lázadások
kings-will-source-wills = a király akarata
kings-will-source-wrath = a király haragja
kings-will-source-emblems = jelvények
kings-will-source-library = könyvtár
kings-will-source-workshop = műhely
kings-will-source-total = összesen

## The situation in words.

kings-will-tell-options = Asztal: { $options }.
kings-will-tell-round =
    { $n ->
        [0] { $round }/{ $rounds }. forduló, első kör.
        [1] { $round }/{ $rounds }. forduló, egy kör véget ért.
       *[other] { $round }/{ $rounds }. forduló, { $n } kör véget ért.
    }
kings-will-tell-row = Nyitott lapkák balról: { $open }.
kings-will-tell-locked = Zárolt lapkák: { $locked }.
kings-will-tell-travel = A király kérése ({ $tile }): { $tribute }.
kings-will-tell-can-pay = Ezt ki tudod fizetni.
kings-will-tell-paid = Ezt befizetted.
kings-will-tell-unpaid = Ezt nem fizetted be.
kings-will-tell-missing = Ezt még nem tudod kifizetni: { $goods } hiányzik.
kings-will-tell-offer = { $goods } fejében { $points } jár, ha a nép legalább { $band }.
kings-will-tell-offer-open = Ez nyitva áll előtted.
kings-will-tell-card = { $n }. kártya: { $card }
kings-will-tell-discs =
    { $full ->
        [yes] Korongok: { $discs }; betelt.
       *[no] Korongok: { $discs }.
    }
kings-will-tell-seen = { $players } már látta.
kings-will-tell-looking = A következő döntésedig nyitva van előtted.
kings-will-tell-player =
    { $you ->
        [yes] { $player } (te): { $points }.
       *[no] { $player }: { $points }.
    }
kings-will-tell-owns = A raktárban: { $goods }.
kings-will-tell-scales = Hangulat { $mood }, műveltség { $education }, fejlettség { $development }.
kings-will-tell-emblems = Teljes jelvények: { $points }.
kings-will-tell-spot = { $spot }: { $there }
kings-will-tell-payable =
    { $names_n ->
        [0] Most semmit sem tudnál kifizetni.
       *[other] Most megfizethető: { $names }.
    }
kings-will-tell-over = A játszma véget ért.
kings-will-tell-drawing = Húzás következik.
kings-will-tell-waiting = Következik: { $players }.
kings-will-option-look-again-seen = a látott kártyák nyitva maradnak előtted
kings-will-option-look-again-discs = a látott kártyák a korongjaid alatt nyitva maradnak előtted
kings-will-option-look-again-none = a látott kártyák újra lefordítva fekszenek
kings-will-option-points-hidden = rejtett pontok
kings-will-option-points-open = nyílt pontok
kings-will-option-turn-cap = fordulónként legfeljebb { $n } kör

## The board in the terminal.

kings-will-board-round = { $round }. forduló
kings-will-board-king =
    { $n ->
        [1] a király egy lépésre van
       *[other] a király { $n } lépésre van
    }
kings-will-board-points = pont
kings-will-board-food = élel.
kings-will-board-leather = bőr
kings-will-board-wood = fa
kings-will-board-stone = kő
kings-will-board-coin = pénz
kings-will-board-mood = hang.
kings-will-board-education = műv.
kings-will-board-development = fejl.
kings-will-board-peasants = par.
kings-will-board-locked = zárolt
kings-will-board-open = nyitott
kings-will-board-yields = Aratáskor és kitermeléskor minden paraszt ezt hozza – { $yields }.
kings-will-board-offer = Kínálat
kings-will-board-legend = ● paraszt, ○ szabad hely, □ szabad telek, _ hely egy épületnek; » ki tudod fizetni.
kings-will-menu-back = Vissza
kings-will-play-key-words = aratás
kings-will-play-key-notation = take harvest
kings-will-play-help-odds = mit kér és mit fogad el a király, és mit érnek az ismert kártyák

## Options on the command line.

flag-look-again = A király akarata: minden látott kártya újra megnézhető, csak a korongjaid alattiak, vagy egyik sem (seen)
flag-points = A király akarata: a többiek pontjai rejtve vagy nyíltan (hidden)
flag-turn-cap = A király akarata: a király legkésőbb { DATA("kings-will/scales/cap/turns") } kör után megérkezik

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
origin-kings-will-cap = a körök felső határa

## What a report of many games tells of.

report-of-kings-will-tile = Lapkák
report-of-kings-will-building = Épületek
report-of-kings-will-settlement = Települések
report-of-kings-will-landscape = Tájak
report-of-kings-will-will = A király akarata
report-of-kings-will-band = A nép hangulata
