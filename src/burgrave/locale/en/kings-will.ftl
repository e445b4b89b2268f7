## Goods, counts and scales. A fact “n” is a number.

kw-goods-food = { $n } food
kw-goods-leather = { $n } leather
kw-goods-wood = { $n } wood
kw-goods-stone = { $n } stone
kw-goods-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
kw-peasants =
    { $n ->
        [one] { $n } peasant
       *[other] { $n } peasants
    }
kw-goods-peasant =
    { $n ->
        [one] { $n } peasant
       *[other] { $n } peasants
    }
kw-mood = { $mood } ({ $band })
kw-band-low = sullen
kw-band-mid = content
kw-band-high = joyful
kw-spot = { $landscape } ({ $n })
kw-face-down = face down
kw-neutral = neutral
kw-hidden = points hidden
kw-travel = travel tile { $round } { $letter }

## Action tiles: names, and what they offer.

kw-tile-harvest = Harvest
kw-tile-harvest-actions = fields or cattle
kw-tile-mine = Mine
kw-tile-mine-actions = fell wood or quarry stone
kw-tile-enrich = Enrich
kw-tile-enrich-actions = explore the king’s will or raise taxes
kw-tile-build = Build
kw-tile-build-actions = found a settlement or erect a building
kw-tile-govern = Govern
kw-tile-govern-actions = improve education or raise development
kw-tile-move = Move
kw-tile-move-actions = move peasants or swap a resource
kw-tile-multiply = Multiply
kw-tile-multiply-actions = offspring or money
kw-tile-intrigue = Intrigue
kw-tile-intrigue-actions = one action of a locked tile, for you alone
kw-tile-king = The king travels
kw-tile-king-actions = the king’s visit ends the round

## Landscapes, settlements, emblems.

kw-landscape-corn = Corn field
kw-landscape-meadow = Meadow
kw-landscape-forest = Forest
kw-landscape-mountain = Mountain
kw-landscape-hill = Hill
kw-landscape-lake = Lake
kw-settlement-hamlet = Hamlet
kw-settlement-hamlet-effect = offspring is possible here
kw-settlement-castle = Castle
kw-settlement-castle-effect = the first one gives room for 8 of each resource
kw-settlement-monastery = Monastery
kw-settlement-monastery-effect = every loss of mood is 1 smaller
kw-settlement-village = Village
kw-settlement-village-effect = offspring is possible here, three places for peasants
kw-emblem-ear = ear
kw-emblem-wheel = wheel
kw-emblem-coin = coin
kw-emblem-book = book
kw-emblem-cross = cross
kw-emblem-crown = crown

## Buildings: names, and what they do.

kw-building-mill = Mill
kw-building-mill-effect = fields bring 1 food more
kw-building-tannery = Tannery
kw-building-tannery-effect = cattle bring 1 leather more
kw-building-sawmill = Sawmill
kw-building-sawmill-effect = felling brings 1 wood more
kw-building-quarry = Quarry
kw-building-quarry-effect = quarrying brings 1 stone more
kw-building-fair = Fair
kw-building-fair-effect = nothing after that
kw-building-tavern = Tavern
kw-building-tavern-effect = at each visit 1 food may lift the mood by 1
kw-building-market = Market
kw-building-market-effect = a swap swaps up to two resources
kw-building-mint = Mint
kw-building-mint-effect = a resource brings 3 coins
kw-building-customs-house = Customs house
kw-building-customs-house-effect = taxes cost 1 mood less
kw-building-school = School
kw-building-school-effect = improving education also brings 1 coin
kw-building-library = Library
kw-building-library-effect = at the end 1 point for each level of education
kw-building-workshop = Workshop
kw-building-workshop-effect = at the end 1 point for each level of development
kw-building-granary = Granary
kw-building-granary-effect = room for 2 more food and leather
kw-building-tithe-barn = Tithe barn
kw-building-tithe-barn-effect = room for 2 more wood and stone
kw-building-inn = Inn
kw-building-inn-effect = one more place for peasants above it
kw-building-midwife = Midwife
kw-building-midwife-effect = offspring: a second one for 1 food
kw-building-relay-station = Relay station
kw-building-relay-station-effect = moving has three steps
kw-building-scout-house = Scout house
kw-building-scout-house-effect = exploring shows a second card
kw-building-chapel = Chapel
kw-building-chapel-effect = rebellions cost neither point nor peasant
kw-building-masons-lodge = Masons’ lodge
kw-building-masons-lodge-effect = settlements cost 1 resource of your choice less
kw-building-palace = Palace
kw-building-palace-effect = nothing after that

## What each level of the scales gives.

kw-education-1 = hamlets cost 1 wood less
kw-education-2 = castles cost 1 stone less
kw-education-3 = monasteries cost 1 stone less
kw-education-4 = villages cost 1 wood less
kw-education-5 = 2 points
kw-development-1 = felling brings 1 wood more
kw-development-2 = cattle bring 1 leather more
kw-development-3 = fields bring 1 food more
kw-development-4 = quarrying brings 1 stone more
kw-development-5 = 2 points

## Cards of the king’s will: names, and what they count.

kw-will-happy-people = Happy People
kw-will-scholarship = Scholarship
kw-will-progress = Progress
kw-will-many-subjects = Many Subjects
kw-will-wide-lands = Wide Lands
kw-will-peasant-land = Peasant Land
kw-will-well-defended = Well Defended
kw-will-devout = Devout
kw-will-village-life = Village Life
kw-will-variety = Variety
kw-will-master-builder = Master Builder
kw-will-full-chest = Full Chest
kw-will-full-stores = Full Stores
kw-will-keenest-builder = Keenest Builder
kw-will-some-of-everything = Some of Everything
kw-will-lively-places = Lively Places
kw-will = { $card }: { $text }
kw-will-text = base { $base }; wish { $wish }: { $points }
kw-will-each = base { $base }; { $wish }
kw-measure-mood = mood { $n } or better
kw-measure-education = education { $n }
kw-measure-development = development { $n }
kw-measure-peasants = { $n } peasants
kw-measure-landscapes = { $n } landscapes
kw-measure-hamlets = { $n } hamlets
kw-measure-castles =
    { $n ->
        [one] { $n } castle
       *[other] { $n } castles
    }
kw-measure-monasteries =
    { $n ->
        [one] { $n } monastery
       *[other] { $n } monasteries
    }
kw-measure-villages =
    { $n ->
        [one] { $n } village
       *[other] { $n } villages
    }
kw-measure-settlement-kinds = { $n } kinds of settlement
kw-measure-buildings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
kw-measure-coins = { $n } coins
kw-measure-resources = { $n } resources in store
kw-measure-most-buildings =
    { $n ->
        [0] any number of buildings
       *[other] as many buildings as anybody
    }
kw-measure-resource-kinds = { $n } kinds of resource in store
kw-measure-full-sets =
    { $n ->
        [one] { $n } full set of resources
       *[other] { $n } full sets of resources
    }
kw-measure-lived-landscapes = { $n } landscapes with settlement and peasant
kw-each-resources = { $points } for each resource in store, at most { $most }
kw-each-full-sets = { $points } for each full set of resources, at most { $most }
kw-each-lived-landscapes = { $points } for each landscape with settlement and peasant, at most { $most }

## Questions.

kw-ask-set-up-land = In which order do your landscapes lie?
kw-ask-set-up-hamlet = Where does your first hamlet stand?
kw-ask-set-up-peasants = Where do your two peasants stand?
kw-ask-set-up-store = Which four resources do you start with?
kw-ask-set-up-will = Which card do you put on the board?
kw-ask-take-tile = Which tile do you take?
kw-ask-walk =
    { $n ->
        [one] One step is left: who walks on?
       *[other] { $n } steps are left: who walks on?
    }
kw-ask-swap = Swap another resource?
kw-ask-explore = Which second card do you look at?
kw-ask-offspring = A second child for food?
kw-ask-rebellion = Your people rebel: which peasant leaves?
kw-ask-commit = Which card does your disc go to?
kw-ask-neutral-disc = Which card does the neutral disc go to?
kw-ask-tavern = Do you treat your people at the tavern?
kw-ask-offers = What do you give the king besides?
kw-ask-act =
    { $first ->
        [yes] { $tile }: which action? ({ $n } left)
       *[no] { $tile }: your one action? ({ $n } left)
    }

## Decisions.

kw-do-pass = no action
kw-do-stop = no more
kw-do-give-nothing = give nothing
kw-do-take = take { $tile }
kw-do-fields = fields
kw-do-cattle = cattle
kw-do-fell-wood = fell wood
kw-do-quarry-stone = quarry stone
kw-do-explore = look at card { $n }
kw-do-taxes = raise taxes
kw-do-found =
    { $saving ->
        [food] found: { $settlement } on { $spot }, saving 1 food
        [leather] found: { $settlement } on { $spot }, saving 1 leather
        [wood] found: { $settlement } on { $spot }, saving 1 wood
        [stone] found: { $settlement } on { $spot }, saving 1 stone
       *[no] found: { $settlement } on { $spot }
    }
kw-do-erect = erect: { $building } under { $spot }
kw-do-education = improve education
kw-do-development = raise development
kw-do-walk = a peasant walks: { $start } to { $end }
kw-do-find =
    { $side ->
        [left] a peasant walks from { $start } off the left end
       *[right] a peasant walks from { $start } off the right end
    }
kw-do-swap = swap { $give } for { $get }
kw-do-offspring = offspring on { $spot }
kw-do-sell = sell { $goods }
kw-do-dismiss = the peasant on { $spot } leaves
kw-do-commit = disc on card { $n }
kw-do-neutral = neutral disc on card { $n }
kw-do-treat = treat the people
kw-do-give = give { $goods } for { $points }
kw-do-give-peasant = give the peasant on { $spot } for { $points }
kw-do-land = landscapes: { $order }
kw-do-hamlet = hamlet on { $spot }
kw-do-peasants = peasants on { $spots }
kw-do-store = { $goods }
kw-do-put = put { $card } on the board

## What a decision brings.

kw-hint-gain = brings { $goods }
kw-hint-price = costs { $goods }
kw-hint-lost = no room for { $n }
kw-hint-mood = mood becomes { $mood }
kw-hint-rebellion = rebellion!
kw-hint-king =
    { $n ->
        [0] then the king arrives
        [1] then the king is one step from arriving
       *[other] then the king is { $n } steps from arriving
    }
kw-hint-emblem = completes an emblem: { $emblem } ({ $n })
kw-hint-level = level { $n } of { $most }: { $gives }
kw-hint-steps =
    { $n ->
        [one] one step is left then
       *[other] { $n } steps are left then
    }
kw-hint-unknown = you do not know this card
kw-hint-seen = you have seen this card; it is face down again
kw-hint-now = as things stand: { $points }

## Events. “player” is the player’s name.

kw-event-start-player = { $player } is the start player.
kw-event-wills-dealt = { $player } gets two cards of the king’s will.
kw-event-hand = Dealt to you: { $cards }.
kw-event-look-result = It is { $card }
kw-event-land-laid = { $player } lays { $order }.
kw-event-hamlet-set = { $player } sets the first hamlet on landscape { $n }.
kw-event-peasants-set = { $player } sets peasants on landscapes { $places }.
kw-event-store-filled = { $player } starts with { $goods }.
kw-event-will-put = { $player } puts a card on place { $n } of the board.
kw-event-will-board-filled = The board of the king’s will is filled, face down.
kw-event-round-begins = Round { $round } begins with { $tile }.
kw-event-tile-taken =
    { $n ->
        [0] { $player } takes { $tile }.
       *[other] { $player } takes { $tile } and { $n } point for the right end.
    }
kw-event-passed =
    { $forced ->
        [yes] { $player } has no action to do.
       *[no] { $player } does nothing.
    }
kw-event-harvested =
    { $lost ->
        [0] { $player }: { $action }, { $goods }.
       *[other] { $player }: { $action }, { $goods }; no room for { $lost }.
    }
kw-event-taxed =
    { $lost ->
        [0] { $player } raises taxes: { $coins }.
       *[other] { $player } raises taxes: { $coins }; no room for { $lost }.
    }
kw-event-mood-changed =
    { $why ->
        [taxes] { $player }: the mood changes by { $by } to { $mood }, for the taxes.
        [education] { $player }: the mood changes by { $by } to { $mood }, for the education.
        [tribute] { $player }: the mood changes by { $by } to { $mood }, for the unpaid tribute.
        [tavern] { $player }: the mood changes by { $by } to { $mood }, for the treat.
       *[building] { $player }: the mood changes by { $by } to { $mood }.
    }
kw-event-rebellion = The people of { $player } rebel: { $points } lost.
kw-event-calmed-rebellion = The people of { $player } rebel; the chapel spares both point and peasant.
kw-event-peasant-left =
    { $why ->
        [offer] A peasant of { $player } goes with the king, from landscape { $n }.
       *[rebellion] A peasant of { $player } leaves landscape { $n }.
    }
kw-event-explored = { $player } looks at card { $n }.
kw-event-founded = { $player } founds on landscape { $n }: { $settlement }, for { $price }; { $points }.
kw-event-erected = { $player } erects under landscape { $n }: { $building }, for { $price }; { $points }.
kw-event-education =
    { $n ->
        [0] { $player } reaches education { $level }.
       *[other] { $player } reaches education { $level } and gets { $n } points.
    }
kw-event-school = The school brings { $coins }.
kw-event-development =
    { $n ->
        [0] { $player } reaches development { $level }.
       *[other] { $player } reaches development { $level } and gets { $n } points.
    }
kw-event-walked = A peasant of { $player } walks from landscape { $start } to { $end }.
kw-event-landscape-found =
    { $side ->
        [left] { $player } finds at the left end: { $landscape }.
       *[right] { $player } finds at the right end: { $landscape }.
    }
kw-event-swapped =
    { $lost ->
        [0] { $player } swaps { $give } for { $get }.
       *[other] { $player } swaps { $give } for { $get }; no room for { $lost }.
    }
kw-event-offspring = { $player } has offspring on landscape { $n }.
kw-event-second-child = { $player } has a second child on landscape { $n } for { $price }.
kw-event-sold =
    { $lost ->
        [0] { $player } sells { $goods } for { $coins }.
       *[other] { $player } sells { $goods } for { $coins }; no room for { $lost }.
    }
kw-event-king-arrives = The king arrives at the end of round { $round }, after { $n } turns; { $player } begins.
kw-event-committed = { $player } puts a disc on card { $n }.
kw-event-neutral-disc = { $player } puts the neutral disc on card { $n }.
kw-event-treated = { $player } treats the people for { $price }.
kw-event-tribute-paid = { $player } pays the tribute: { $goods }.
kw-event-tribute-unpaid = { $player } can’t pay the tribute of { $goods } and loses { $points }.
kw-event-gave = { $player } gives { $goods } and gets { $points }.
kw-event-will-revealed = Card { $n } is turned up: { $card }
kw-event-will-scored =
    { $outcome ->
        [wrath] { $player } meets the king’s wrath for { $card } and loses { $points }.
        [will] { $player } fulfils { $card } and gets { $points }.
       *[none] { $player } gets { $points } for { $card }.
    }
kw-event-emblems = { $player } has whole emblems: { $emblems }; { $points }.
kw-event-building-points = { $player } gets { $points }: { $building }.
kw-event-game-over = The game is over; { $players } wins.

## Where points come from.

kw-source-start = start
kw-source-rightmost-tile = right end of the row
kw-source-settlements = settlements
kw-source-buildings = buildings
kw-source-learning = education, development
kw-source-offers = gifts to the king
kw-source-unpaid-tribute = unpaid tribute
kw-source-rebellions = rebellions
kw-source-wills = the king’s will
kw-source-wrath = the king’s wrath
kw-source-emblems = emblems
kw-source-library = library
kw-source-workshop = workshop
kw-source-total = total

## The situation in words.

kw-tell-options = Table: { $options }.
kw-tell-round =
    { $n ->
        [0] Round { $round } of 4, first turn.
        [1] Round { $round } of 4, one turn is over.
       *[other] Round { $round } of 4, { $n } turns are over.
    }
kw-tell-row = Open tiles, from the left: { $open }.
kw-tell-locked = Locked tiles: { $locked }.
kw-tell-travel = The king asks for { $tribute } ({ $tile }).
kw-tell-can-pay = You can pay that.
kw-tell-paid = You have paid that.
kw-tell-unpaid = You did not pay that.
kw-tell-missing = You can’t pay that yet: { $goods } missing.
kw-tell-offer = For { $goods } he gives { $points } if the people are at least { $band }.
kw-tell-offer-open = This is open to you.
kw-tell-card = Card { $n }: { $card }
kw-tell-discs =
    { $full ->
        [yes] Discs: { $discs }; it is full.
       *[no] Discs: { $discs }.
    }
kw-tell-seen = Known to { $players }.
kw-tell-looking = It is open to you until your next decision.
kw-tell-player =
    { $you ->
        [yes] { $player } (you): { $points }.
       *[no] { $player }: { $points }.
    }
kw-tell-owns = In store: { $goods }.
kw-tell-scales = Mood { $mood }, education { $education }, development { $development }.
kw-tell-emblems = Whole emblems: { $points }.
kw-tell-spot = { $spot }: { $there }
kw-tell-payable = You could pay for: { $names }.
kw-tell-over = The game is over.
kw-tell-drawing = Something is being drawn.
kw-tell-waiting = Waiting for { $players }.
kw-option-look-again-seen = cards you have seen stay open to you
kw-option-look-again-discs = cards you have seen stay open to you under your discs
kw-option-look-again-none = cards you have seen are face down again
kw-option-points-hidden = points are hidden
kw-option-points-open = points are open
kw-option-turn-cap = at most 30 turns a round

## The board in the terminal.

kw-board-round = Round { $round }
kw-board-king =
    { $n ->
        [1] the king is one step away
       *[other] the king is { $n } steps away
    }
kw-board-points = points
kw-board-food = food
kw-board-leather = leath.
kw-board-wood = wood
kw-board-stone = stone
kw-board-coin = coins
kw-board-mood = mood
kw-board-education = educ.
kw-board-development = dev.
kw-board-peasants = peas.
kw-board-locked = locked
kw-board-open = open
kw-board-yields = In a harvest or at work each peasant brings: { $yields }.
kw-board-offer = On offer
kings-will-board-legend = ● a peasant, ○ a free place, □ a free site, _ a free place for a building; » you can pay for it.
kings-will-play-key-words = harvest
kings-will-play-key-notation = take harvest
kings-will-play-help-odds = what the king will ask and take, and what the cards you know would score

## Options on the command line.

flag-look-again = The King’s Will: look again at all cards you have seen, at those under your discs, or at none (seen)
flag-points = The King’s Will: others’ points are hidden or open (hidden)
flag-turn-cap = The King’s Will: the king comes after 30 turns at the latest
