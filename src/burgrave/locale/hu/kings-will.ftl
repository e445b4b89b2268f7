## Goods, counts and scales. A fact “n” is a number.

kw-goods-food = { $n } élelem
kw-goods-leather = { $n } bőr
kw-goods-wood = { $n } fa
kw-goods-stone = { $n } kő
kw-goods-coin = { $n } érme
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
kw-travel = { $round } { $letter } úti tábla

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
kw-tile-multiply-actions = utód vagy pénz
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
kw-settlement-hamlet-effect = itt születhet utód
kw-settlement-castle = Vár
kw-settlement-castle-effect = az első vár nyersanyagonként 8 helyet ad
kw-settlement-monastery = Kolostor
kw-settlement-monastery-effect = minden hangulatvesztés 1-gyel kisebb
kw-settlement-village = Falu
kw-settlement-village-effect = itt születhet utód, három hely parasztoknak
kw-emblem-ear = kalász
kw-emblem-wheel = kerék
kw-emblem-coin = érme
kw-emblem-book = könyv
kw-emblem-cross = kereszt
kw-emblem-crown = korona

## Buildings: names, and what they do.

kw-building-mill = Malom
kw-building-mill-effect = a földművelés 1-gyel több élelmet ad
kw-building-tannery = Cserzőműhely
kw-building-tannery-effect = az állattartás 1-gyel több bőrt ad
kw-building-sawmill = Fűrészmalom
kw-building-sawmill-effect = a fakitermelés 1-gyel több fát ad
kw-building-quarry = Kőfejtő
kw-building-quarry-effect = a kőfejtés 1-gyel több követ ad
kw-building-fair = Vásár
kw-building-fair-effect = utána semmi más
kw-building-tavern = Kocsma
kw-building-tavern-effect = minden látogatáskor 1 élelem 1-gyel javíthatja a hangulatot
kw-building-market = Piac
kw-building-market-effect = egy cserével akár két nyersanyag is cserélhető
kw-building-mint = Pénzverde
kw-building-mint-effect = egy nyersanyag 3 érmét ér
kw-building-customs-house = Vámház
kw-building-customs-house-effect = az adószedés 1-gyel kevesebb hangulatba kerül
kw-building-school = Iskola
kw-building-school-effect = a műveltség növelése 1 érmét is hoz
kw-building-library = Könyvtár
kw-building-library-effect = a végén műveltségi szintenként 1 pont
kw-building-workshop = Műhely
kw-building-workshop-effect = a végén fejlettségi szintenként 1 pont
kw-building-granary = Magtár
kw-building-granary-effect = 2-vel több hely élelemnek és bőrnek
kw-building-tithe-barn = Tizedcsűr
kw-building-tithe-barn-effect = 2-vel több hely fának és kőnek
kw-building-inn = Fogadó
kw-building-inn-effect = fölötte eggyel több hely parasztoknak
kw-building-midwife = Bábaház
kw-building-midwife-effect = utód: egy második 1 élelemért
kw-building-relay-station = Postaállomás
kw-building-relay-station-effect = a mozgás három lépésből áll
kw-building-scout-house = Felderítők háza
kw-building-scout-house-effect = a kifürkészés egy második lapot is megmutat
kw-building-chapel = Kápolna
kw-building-chapel-effect = a lázadás se pontba, se parasztba nem kerül
kw-building-masons-lodge = Kőművesek háza
kw-building-masons-lodge-effect = a települések 1 tetszőleges nyersanyaggal olcsóbbak
kw-building-palace = Királyi palota
kw-building-palace-effect = utána semmi más

## What each level of the scales gives.

kw-education-1 = a tanya 1 fával olcsóbb
kw-education-2 = a vár 1 kővel olcsóbb
kw-education-3 = a kolostor 1 kővel olcsóbb
kw-education-4 = a falu 1 fával olcsóbb
kw-education-5 = 2 pont
kw-development-1 = a fakitermelés 1-gyel több fát ad
kw-development-2 = az állattartás 1-gyel több bőrt ad
kw-development-3 = a földművelés 1-gyel több élelmet ad
kw-development-4 = a kőfejtés 1-gyel több követ ad
kw-development-5 = 2 pont

## Cards of the king’s will: names, and what they count.

kw-will-happy-people = Boldog nép
kw-will-scholarship = Tudományosság
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
kw-will = { $card }: { $text }
kw-will-text = alap { $base }; kívánság { $wish }: { $points }
kw-will-each = alap { $base }; { $wish }
kw-measure-mood = legalább { $n } hangulat
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
       *[other] senkinek sincs több épülete
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
kw-ask-set-up-will = Melyik lapot teszed a táblára?
kw-ask-take-tile = Melyik lapkát veszed el?
kw-ask-walk = Még { $n } lépés van hátra: ki megy tovább?
kw-ask-swap = Cserélsz még egy nyersanyagot?
kw-ask-explore = Melyik második lapot nézed meg?
kw-ask-offspring = Egy második utód élelemért?
kw-ask-rebellion = Fellázad a néped: melyik paraszt távozik?
kw-ask-commit = Melyik lapra kerüljön a korongod?
kw-ask-neutral-disc = Melyik lapra kerüljön a semleges korong?
kw-ask-tavern = Megvendégeled a népedet a kocsmában?
kw-ask-offers = Mit adsz még a királynak?
kw-ask-act =
    { $first ->
        [yes] { $tile }: melyik akció? (még { $n })
       *[no] { $tile }: az egyetlen akciód? (még { $n })
    }

## Decisions.

kw-do-pass = nincs akció
kw-do-stop = elég ennyi
kw-do-give-nothing = nem adsz semmit
kw-do-take = { $tile } elvétele
kw-do-fields = földművelés
kw-do-cattle = állattartás
kw-do-fell-wood = fakitermelés
kw-do-quarry-stone = kőfejtés
kw-do-explore = { $n }. lap megnézése
kw-do-taxes = adószedés
kw-do-found =
    { $saving ->
        [food] { $settlement } alapítása: { $spot }, 1 élelem megtakarítva
        [leather] { $settlement } alapítása: { $spot }, 1 bőr megtakarítva
        [wood] { $settlement } alapítása: { $spot }, 1 fa megtakarítva
        [stone] { $settlement } alapítása: { $spot }, 1 kő megtakarítva
       *[no] { $settlement } alapítása: { $spot }
    }
kw-do-erect = { $building } építése: { $spot } alá
kw-do-education = műveltség növelése
kw-do-development = fejlettség növelése
kw-do-walk = egy paraszt megy: { $start } → { $end }
kw-do-find =
    { $side ->
        [left] egy paraszt balra indul az ismeretlenbe innen: { $start }
       *[right] egy paraszt jobbra indul az ismeretlenbe innen: { $start }
    }
kw-do-swap = { $give } cseréje erre: { $get }
kw-do-offspring = utód itt: { $spot }
kw-do-sell = { $goods } eladása
kw-do-dismiss = a paraszt távozik innen: { $spot }
kw-do-commit = korong ide: { $n }. lap
kw-do-neutral = semleges korong ide: { $n }. lap
kw-do-treat = a nép megvendégelése
kw-do-give = { $goods } adása: { $points }
kw-do-give-peasant = paraszt odaadása ({ $spot }): { $points }
kw-do-land = tájak: { $order }
kw-do-hamlet = tanya itt: { $spot }
kw-do-peasants = parasztok itt: { $spots }
kw-do-store = { $goods }
kw-do-put = { $card } a táblára

## What a decision brings.

kw-hint-gain = hoz: { $goods }
kw-hint-price = ára: { $goods }
kw-hint-lost = nincs hely ennyinek: { $n }
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

## Events. “player” is the player’s name.

kw-event-start-player = { $player } kezd.
kw-event-wills-dealt = { $player } két lapot kap a király akaratából.
kw-event-hand = Neked osztott lapok: { $cards }.
kw-event-look-result = A lap: { $card }
kw-event-land-laid = { $player } tájai: { $order }.
kw-event-hamlet-set = { $player } leteszi az első tanyáját: { $n }. táj.
kw-event-peasants-set = { $player } parasztokat tesz ezekre a tájakra: { $places }.
kw-event-store-filled = { $player } ezzel kezd: { $goods }.
kw-event-will-put = { $player } egy lapot tesz a tábla { $n }. helyére.
kw-event-will-board-filled = A király akaratának tábláját lefordított lapok töltik fel.
kw-event-round-begins = Kezdődik: { $round }. forduló, { $tile }.
kw-event-tile-taken =
    { $n ->
        [0] { $player } lapkája: { $tile }.
       *[other] { $player } lapkája: { $tile }, és { $n } pont a jobb szélért.
    }
kw-event-passed =
    { $forced ->
        [yes] { $player } semmit sem tehet.
       *[no] { $player } nem tesz semmit.
    }
kw-event-harvested =
    { $lost ->
        [0] { $player }: { $action }, { $goods }.
       *[other] { $player }: { $action }, { $goods }; nincs hely ennyinek: { $lost }.
    }
kw-event-taxed =
    { $lost ->
        [0] { $player } adót szed: { $coins }.
       *[other] { $player } adót szed: { $coins }; nincs hely ennyinek: { $lost }.
    }
kw-event-mood-changed =
    { $why ->
        [taxes] { $player }: a hangulat { $by }, most { $mood }, az adószedés miatt.
        [education] { $player }: a hangulat { $by }, most { $mood }, a műveltség miatt.
        [tribute] { $player }: a hangulat { $by }, most { $mood }, az elmaradt királyi adó miatt.
        [tavern] { $player }: a hangulat { $by }, most { $mood }, a kocsma miatt.
       *[building] { $player }: a hangulat { $by }, most { $mood }.
    }
kw-event-rebellion = { $player } népe fellázad, veszteség: { $points }.
kw-event-calmed-rebellion = { $player } népe fellázad; a kápolna megóvja a pontot és a parasztot.
kw-event-peasant-left =
    { $why ->
        [offer] { $player } egyik parasztja a királlyal tart ({ $n }. táj).
       *[rebellion] { $player } egyik parasztja távozik ({ $n }. táj).
    }
kw-event-explored = { $player } megnézi: { $n }. lap.
kw-event-founded = { $player } alapít ({ $n }. táj): { $settlement }, ára { $price }; { $points }.
kw-event-erected = { $player } épít ({ $n }. táj alá): { $building }, ára { $price }; { $points }.
kw-event-education =
    { $n ->
        [0] { $player } műveltsége: { $level }. szint.
       *[other] { $player } műveltsége: { $level }. szint, és { $n } pontot kap.
    }
kw-event-school = Az iskola hozama: { $coins }.
kw-event-development =
    { $n ->
        [0] { $player } fejlettsége: { $level }. szint.
       *[other] { $player } fejlettsége: { $level }. szint, és { $n } pontot kap.
    }
kw-event-walked = { $player } egyik parasztja átmegy: { $start }. táj → { $end }. táj.
kw-event-landscape-found =
    { $side ->
        [left] { $player } a bal szélen felfedezi: { $landscape }.
       *[right] { $player } a jobb szélen felfedezi: { $landscape }.
    }
kw-event-swapped =
    { $lost ->
        [0] { $player } cserél: { $give } → { $get }.
       *[other] { $player } cserél: { $give } → { $get }; nincs hely ennyinek: { $lost }.
    }
kw-event-offspring = { $player } utódot kap: { $n }. táj.
kw-event-second-child = { $player } második utódot kap: { $n }. táj, ára { $price }.
kw-event-sold =
    { $lost ->
        [0] { $player } elad: { $goods } → { $coins }.
       *[other] { $player } elad: { $goods } → { $coins }; nincs hely ennyinek: { $lost }.
    }
kw-event-king-arrives = Megérkezik a király: { $round }. forduló vége, { $n } kör után; { $player } kezd.
kw-event-committed = { $player } korongot tesz ide: { $n }. lap.
kw-event-neutral-disc = { $player } ide teszi a semleges korongot: { $n }. lap.
kw-event-treated = { $player } megvendégeli a népét: { $price }.
kw-event-tribute-paid = { $player } befizeti a királyi adót: { $goods }.
kw-event-tribute-unpaid = { $player } nem tudja befizetni a királyi adót ({ $goods }), vesztesége { $points }.
kw-event-gave = { $player } ad: { $goods }, és kap: { $points }.
kw-event-will-revealed = Felfordul: { $n }. lap, { $card }
kw-event-will-scored =
    { $outcome ->
        [wrath] { $player } kivívja a király haragját ({ $card }), vesztesége { $points }.
        [will] { $player } teljesíti: { $card }, jutalma { $points }.
       *[none] { $player } ennyit kap: { $points } ({ $card }).
    }
kw-event-emblems = { $player } teljes jelvényei: { $emblems }; { $points }.
kw-event-building-points = { $player } kap: { $points } ({ $building }).
kw-event-game-over = A játéknak vége; { $players } nyert.

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
        [0] { $round }. forduló a 4-ből, első kör.
        [1] { $round }. forduló a 4-ből, egy kör véget ért.
       *[other] { $round }. forduló a 4-ből, { $n } kör véget ért.
    }
kw-tell-row = Nyitott lapkák balról: { $open }.
kw-tell-locked = Zárolt lapkák: { $locked }.
kw-tell-travel = A király ezt kéri ({ $tile }): { $tribute }.
kw-tell-can-pay = Ezt ki tudod fizetni.
kw-tell-paid = Ezt befizetted.
kw-tell-unpaid = Ezt nem fizetted be.
kw-tell-missing = Ezt még nem tudod kifizetni, hiányzik: { $goods }.
kw-tell-offer = Elfogad: { $goods }; ad: { $points }, ha a nép legalább { $band }.
kw-tell-offer-open = Ez nyitva áll előtted.
kw-tell-card = { $n }. lap: { $card }
kw-tell-discs =
    { $full ->
        [yes] Korongok: { $discs }; betelt.
       *[no] Korongok: { $discs }.
    }
kw-tell-seen = Ismeri: { $players }.
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
kw-tell-over = A játéknak vége.
kw-tell-drawing = Húzás következik.
kw-tell-waiting = Következik: { $players }.
kw-option-look-again-seen = a látott lapok nyitva maradnak előtted
kw-option-look-again-discs = a látott lapok a korongjaid alatt nyitva maradnak előtted
kw-option-look-again-none = a látott lapok újra lefordítva fekszenek
kw-option-points-hidden = rejtett pontok
kw-option-points-open = nyílt pontok
kw-option-turn-cap = fordulónként legfeljebb 30 kör

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
kings-will-play-key-words = aratás
kings-will-play-key-notation = take harvest
kings-will-play-help-odds = mit kér és mit fogad el a király, és mit érnek az ismert lapok

## Options on the command line.

flag-look-again = The King’s Will: minden látott lap újra megnézhető, csak a korongjaid alattiak, vagy egyik sem (seen)
flag-points = The King’s Will: a többiek pontjai rejtve vagy nyíltan (hidden)
flag-turn-cap = The King’s Will: a király legkésőbb 30 kör után megérkezik
