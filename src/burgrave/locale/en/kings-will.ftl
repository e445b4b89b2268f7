## Goods, counts and scales. A fact “n” is a number.

kings-will-goods-food = { $n } food
kings-will-goods-leather = { $n } leather
kings-will-goods-wood = { $n } wood
kings-will-goods-stone = { $n } stone
kings-will-goods-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
kings-will-peasants =
    { $n ->
        [one] { $n } peasant
       *[other] { $n } peasants
    }
kings-will-goods-peasant =
    { $n ->
        [one] { $n } peasant
       *[other] { $n } peasants
    }
kings-will-mood = { $mood } ({ $band })
kings-will-band-low = sullen
kings-will-band-mid = content
kings-will-band-high = joyful
kings-will-spot = { $landscape } ({ $n })
kings-will-place = { $n }
kings-will-face-down = face down
kings-will-neutral = neutral
kings-will-hidden = points hidden
kings-will-travel = travel tile { $round } { $letter }

## Action tiles: names, and what they offer.

kings-will-tile-harvest = Harvest
kings-will-tile-harvest-actions = fields or cattle
kings-will-tile-mine = Mine
kings-will-tile-mine-actions = fell wood or quarry stone
kings-will-tile-enrich = Enrich
kings-will-tile-enrich-actions = explore the king’s will or raise taxes
kings-will-tile-build = Build
kings-will-tile-build-actions = found a settlement or erect a building
kings-will-tile-govern = Govern
kings-will-tile-govern-actions = improve education or raise development
kings-will-tile-move = Move
kings-will-tile-move-actions = move peasants or swap a resource
kings-will-tile-multiply = Multiply
kings-will-tile-multiply-actions = offspring or money
kings-will-tile-intrigue = Intrigue
kings-will-tile-intrigue-actions = one action of a locked tile, for you alone
kings-will-tile-king = The king travels
kings-will-tile-king-actions = the king’s visit ends the round

## Landscapes, settlements, emblems.

kings-will-landscape-corn = Corn field
    .a = a corn field
kings-will-landscape-meadow = Meadow
    .a = a meadow
kings-will-landscape-forest = Forest
    .a = a forest
kings-will-landscape-mountain = Mountain
    .a = a mountain
kings-will-landscape-hill = Hill
    .a = a hill
kings-will-landscape-lake = Lake
    .a = a lake
kings-will-settlement-hamlet = Hamlet
    .a = a hamlet
kings-will-settlement-hamlet-effect = offspring is possible here
kings-will-settlement-castle = Castle
    .a = a castle
kings-will-settlement-castle-effect = the first one gives room for { $n } of each resource
kings-will-settlement-monastery = Monastery
    .a = a monastery
kings-will-settlement-monastery-effect = every loss of mood is { $n } smaller
kings-will-settlement-village = Village
    .a = a village
kings-will-settlement-village-effect =
    { $n ->
        [one] offspring is possible here, one place for peasants
       *[other] offspring is possible here, { $n } places for peasants
    }
kings-will-emblem-ear = ear
kings-will-emblem-wheel = wheel
kings-will-emblem-coin = coin
kings-will-emblem-book = book
kings-will-emblem-cross = cross
kings-will-emblem-crown = crown

## Buildings: names, and what they do.

kings-will-building-mill = Mill
kings-will-building-tannery = Tannery
kings-will-building-sawmill = Sawmill
kings-will-building-quarry = Quarry
kings-will-building-fair = Fair
kings-will-building-fair-effect = nothing after that
kings-will-building-tavern = Tavern
kings-will-building-tavern-effect = at each visit { $goods } may lift the mood by { $n }
kings-will-building-market = Market
kings-will-building-market-effect =
    { $n ->
        [one] a swap swaps one resource
       *[other] a swap swaps up to { $n } resources
    }
kings-will-building-mint = Mint
kings-will-building-mint-effect = a resource brings { kings-will-goods-coin }
kings-will-building-customs-house = Customs house
kings-will-building-customs-house-effect = taxes cost only { $n } mood
kings-will-building-school = School
kings-will-building-school-effect = improving education also brings { kings-will-goods-coin }
kings-will-building-library = Library
kings-will-building-library-effect = at the end { points } for each level of education
kings-will-building-workshop = Workshop
kings-will-building-workshop-effect = at the end { points } for each level of development
kings-will-building-granary = Granary
kings-will-building-granary-effect = room for { $goods } more
kings-will-building-tithe-barn = Tithe barn
kings-will-building-tithe-barn-effect = room for { $goods } more
kings-will-building-inn = Inn
kings-will-building-inn-effect =
    { $n ->
        [one] one more place for peasants above it
       *[other] { $n } more places for peasants above it
    }
kings-will-building-midwife = Midwife
kings-will-building-midwife-effect = offspring: a second one for { $goods }
kings-will-building-relay-station = Relay station
kings-will-building-relay-station-effect =
    { $n ->
        [one] moving has one step
       *[other] moving has { $n } steps
    }
kings-will-building-scout-house = Scout house
kings-will-building-scout-house-effect =
    { $n ->
        [one] exploring shows one card
       *[other] exploring shows { $n } cards
    }
kings-will-building-chapel = Chapel
kings-will-building-chapel-effect = rebellions cost neither points nor peasants
kings-will-building-masons-lodge = Masons’ lodge
kings-will-building-masons-lodge-effect =
    { $n ->
        [one] settlements cost 1 resource of your choice less
       *[other] settlements cost { $n } units less of a resource of your choice
    }
kings-will-building-palace = Palace
kings-will-building-palace-effect = nothing after that

## What levels of the scales, and some buildings, give.

kings-will-saves-hamlet = hamlets cost { $goods } less
kings-will-saves-castle = castles cost { $goods } less
kings-will-saves-monastery = monasteries cost { $goods } less
kings-will-saves-village = villages cost { $goods } less
kings-will-more-fields = fields bring { $n } food more
kings-will-more-cattle = cattle bring { $n } leather more
kings-will-more-fell-wood = felling brings { $n } wood more
kings-will-more-quarry-stone = quarrying brings { $n } stone more

## Cards of the king’s will: names, and what they count.

kings-will-will-happy-people = Happy People
kings-will-will-scholarship = Scholarship
kings-will-will-progress = Progress
kings-will-will-many-subjects = Many Subjects
kings-will-will-wide-lands = Wide Lands
kings-will-will-peasant-land = Peasant Land
kings-will-will-well-defended = Well Defended
kings-will-will-devout = Devout
kings-will-will-village-life = Village Life
kings-will-will-variety = Variety
kings-will-will-master-builder = Master Builder
kings-will-will-full-chest = Full Chest
kings-will-will-full-stores = Full Stores
kings-will-will-keenest-builder = Keenest Builder
kings-will-will-some-of-everything = Some of Everything
kings-will-will-lively-places = Lively Places
kings-will-will = “{ $card }” – { $text }
kings-will-will-text = condition { $base }, wish { $wish } ({ $points })
kings-will-will-each = condition { $base }, then { $wish }
kings-will-measure-mood = mood { $n } or better
kings-will-measure-education = education { $n }
kings-will-measure-development = development { $n }
kings-will-measure-peasants = { $n } peasants
kings-will-measure-landscapes = { $n } landscapes
kings-will-measure-hamlets = { $n } hamlets
kings-will-measure-castles =
    { $n ->
        [one] { $n } castle
       *[other] { $n } castles
    }
kings-will-measure-monasteries =
    { $n ->
        [one] { $n } monastery
       *[other] { $n } monasteries
    }
kings-will-measure-villages =
    { $n ->
        [one] { $n } village
       *[other] { $n } villages
    }
kings-will-measure-settlement-kinds = { $n } kinds of settlement
kings-will-measure-buildings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
kings-will-measure-coins = { $n } coins
kings-will-measure-resources = { $n } resources in store
kings-will-measure-most-buildings =
    { $n ->
        [0] any number of buildings
       *[other] as many buildings as anybody
    }
kings-will-measure-resource-kinds = { $n } kinds of resource in store
kings-will-measure-full-sets =
    { $n ->
        [one] { $n } full set of resources
       *[other] { $n } full sets of resources
    }
kings-will-measure-lived-landscapes = { $n } landscapes with settlement and peasant
kings-will-each-resources = { $points } for each resource in store, at most { $most }
kings-will-each-full-sets = { $points } for each full set of resources, at most { $most }
kings-will-each-lived-landscapes = { $points } for each landscape with settlement and peasant, at most { $most }

## Questions.

kings-will-ask-set-up-land = In which order do your landscapes lie?
kings-will-ask-set-up-hamlet = Where does your first hamlet stand?
kings-will-ask-set-up-peasants =
    { $n ->
        [one] Where does your peasant stand?
       *[other] Where do your { $n } peasants stand?
    }
kings-will-ask-set-up-store =
    { $n ->
        [one] Which resource do you start with?
       *[other] Which { $n } resources do you start with?
    }
kings-will-ask-set-up-will = Which card do you put on the board?
kings-will-ask-take-tile = Which tile do you take?
kings-will-ask-walk =
    { $n ->
        [one] One step is left: who walks on?
       *[other] { $n } steps are left: who walks on?
    }
kings-will-ask-swap = Swap another resource?
kings-will-ask-explore = Which further card do you look at?
kings-will-ask-offspring = More offspring, for food?
kings-will-ask-rebellion = Your people rebel: which peasant leaves?
kings-will-ask-commit = Which card does your disc go to?
kings-will-ask-neutral-disc = Which card does the neutral disc go to?
kings-will-ask-tavern = Do you treat your people at the tavern?
kings-will-ask-offers = What do you give the king besides?
kings-will-ask-act =
    { $first ->
        [yes] { $tile }: which action? ({ $n } left)
       *[no] { $tile }: { $n ->
            [one] your one action?
           *[other] which action?
        } ({ $n } left)
    }

## Decisions.

kings-will-do-pass = No action
kings-will-do-stop = No more
kings-will-do-give-nothing = Give nothing
kings-will-do-take = Take “{ $tile }”
kings-will-do-fields = Fields
kings-will-do-cattle = Cattle
kings-will-do-fell-wood = Fell wood
kings-will-do-quarry-stone = Quarry stone
kings-will-do-explore = Look at card { $n }
kings-will-do-taxes = Raise taxes
kings-will-do-found = Found { $settlement_a } on { $spot }
kings-will-do-found-saving = Found { $settlement_a } on { $spot }, saving { $saved }
kings-will-do-erect = Erect { $building } under { $spot }
kings-will-do-education = Improve education
kings-will-do-development = Raise development
kings-will-do-walk = A peasant walks from { $start } to { $end }
kings-will-do-find =
    { $side ->
        [left] A peasant walks from { $start } off the left end
       *[right] A peasant walks from { $start } off the right end
    }
kings-will-do-swap = Swap { $give } for { $get }
kings-will-do-offspring = Offspring on { $spot }
kings-will-do-sell = Sell { $goods }
kings-will-do-dismiss = The peasant on { $spot } leaves
kings-will-do-commit = Disc on card { $n }
kings-will-do-neutral = Neutral disc on card { $n }
kings-will-do-treat = Treat the people
kings-will-do-give = Give { $goods } for { $points }
kings-will-do-give-peasant = Give the peasant on { $spot } for { $points }
kings-will-do-land = Landscapes: { $order }
kings-will-do-hamlet = Hamlet on { $spot }
kings-will-do-peasants =
    { $spots_n ->
        [one] All peasants on { $spots }
       *[other] Peasants on { $spots }
    }
kings-will-do-store = { $goods }
kings-will-do-put = Put “{ $card }” on the board

## What a decision brings.

kings-will-brings-gain = brings { $goods }
kings-will-brings-price = costs { $goods }
kings-will-brings-lost = no room for { $n }
kings-will-brings-mood = mood becomes { $mood }
kings-will-brings-rebellion = rebellion!
kings-will-brings-king =
    { $n ->
        [0] then the king arrives
        [1] then the king is one step from arriving
       *[other] then the king is { $n } steps from arriving
    }
kings-will-brings-emblem = completes an emblem: { $emblem } ({ $n })
kings-will-brings-level = level { $n } of { $most }: { $gives }
kings-will-brings-steps =
    { $n ->
        [one] one step is left then
       *[other] { $n } steps are left then
    }
kings-will-brings-unknown = you do not know this card
kings-will-brings-seen = you have seen this card; it is face down again
kings-will-brings-now = as things stand: { $points }

## Events. “player” is the player’s name; a fact with a form after a line is another form of the fact:
## “n” a number to choose by, “sign” plus, zero or minus, “size” the number without its sign.

kings-will-event-start-player = { $player } is the start player.
kings-will-event-wills-dealt = { $player } gets two cards of the king’s will.
kings-will-event-hand = Your cards: { $cards_quoted }.
kings-will-event-card = It is “{ $card }”.
kings-will-event-wish = The condition is { $base }, the wish { $wish } ({ $worth }).
kings-will-event-each = The condition is { $base }; then it brings { $each }.
kings-will-event-land-laid = { $player } lays { $order }.
kings-will-event-hamlet-set = { $player } sets the first hamlet on landscape { $place }.
kings-will-event-peasants-set =
    { $places_n ->
        [one] { $player } sets { DATA("kings-will/scales/start/peasants", one: "peasant", other: "peasants") } on landscape { $places }.
       *[other] { $player } sets peasants on landscapes { $places }.
    }
kings-will-event-store-filled = { $player } starts with { $store }.
kings-will-event-will-put = { $player } puts a card on place { $card_place } of the board.
kings-will-event-will-board-filled = The other places of the board are filled with cards, face down.
kings-will-event-round-begins = Round { $round } begins with travel tile { $round } { $letter }.
kings-will-event-tile-taken =
    { $points_n ->
        [0] { $player } takes “{ $tile }”.
       *[other] { $player } takes “{ $tile }” from the right end: { $points }.
    }
kings-will-event-passed =
    { $forced ->
        [yes] { $player } has no action to do.
       *[no] { $player } does nothing.
    }
kings-will-event-harvested =
    { $action ->
        [fields] { $player } tills the fields: { $gains }
        [cattle] { $player } tends the cattle: { $gains }
        [fell-wood] { $player } fells wood: { $gains }
       *[quarry-stone] { $player } quarries stone: { $gains }
    }{ $lost_n ->
        [0] .
       *[other] ; no room for { $lost }.
    }
kings-will-event-taxed =
    { $lost_n ->
        [0] { $player } raises taxes: { $gains }.
       *[other] { $player } raises taxes: { $gains }; no room for { $lost }.
    }
kings-will-event-mood-changed =
    { $why ->
        [taxes] The taxes lower the mood of { $player }’s people by { $by_size } to { $mood } ({ $band }).
        [education] Education lifts the mood of { $player }’s people by { $by_size } to { $mood } ({ $band }).
        [tribute] The unpaid tribute lowers the mood of { $player }’s people by { $by_size } to { $mood } ({ $band }).
        [tavern] The treat lifts the mood of { $player }’s people by { $by_size } to { $mood } ({ $band }).
       *[building]
            { $by_sign ->
                [minus] The mood of { $player }’s people falls by { $by_size } to { $mood } ({ $band }).
               *[plus] The mood of { $player }’s people rises by { $by_size } to { $mood } ({ $band }).
            }
    }
kings-will-event-rebellion =
    { $chapel ->
        [yes] The people of { $player } rebel, but the chapel spares { DATA("kings-will/scales/visit/rebellion_points", one: "point", other: "points") } and a peasant; the mood is { $mood } now.
       *[no]
            { $points_n ->
                [0] The people of { $player } rebel; the mood is { $mood } now.
               *[other] The people of { $player } rebel: { $points } lost, the mood is { $mood } now.
            }
    }
kings-will-event-peasant-left = A peasant of { $player } leaves landscape { $place }.
kings-will-event-explored = { $player } looks at card { $card_place }.
kings-will-event-founded = { $player } founds { $settlement_a } on landscape { $place } ({ $pays }): { $points }.
kings-will-event-erected =
    { $points_n ->
        [0] { $player } erects the { $building } under landscape { $place } ({ $pays }).
       *[other] { $player } erects the { $building } under landscape { $place } ({ $pays }): { $points }.
    }
kings-will-event-education =
    { $points_n ->
        [0] { $player } reaches education { $level }.
       *[other] { $player } reaches education { $level } and gets { $points }.
    }
kings-will-event-school = The school brings { $gains }.
kings-will-event-development =
    { $points_n ->
        [0] { $player } reaches development { $level }.
       *[other] { $player } reaches development { $level } and gets { $points }.
    }
kings-will-event-walked = A peasant of { $player } walks from landscape { $place } to landscape { $to }.
kings-will-event-landscape-found =
    { $side ->
        [left] { $player } finds { $landscape_a } at the left end.
       *[right] { $player } finds { $landscape_a } at the right end.
    }
kings-will-event-swapped =
    { $lost_n ->
        [0] { $player } swaps { $pays } for { $gains }.
       *[other] { $player } swaps { $pays } for { $gains }: no room for { $lost }.
    }
kings-will-event-offspring =
    { $pays_n ->
        [0] Offspring for { $player } on landscape { $place }.
       *[other] More offspring for { $player } on landscape { $place } ({ $pays }).
    }
kings-will-event-sold =
    { $lost_n ->
        [0] { $player } sells { $pays } for { $gains }.
       *[other] { $player } sells { $pays } for { $gains }; no room for { $lost }.
    }
kings-will-event-king-arrives = The king arrives at the end of round { $round }, after { $turns } turns; { $player } begins.
kings-will-event-committed = { $player } puts a disc on card { $card_place }.
kings-will-event-neutral-disc = { $player } puts the neutral disc on card { $card_place }.
kings-will-event-treated = { $player } treats the people ({ $pays }).
kings-will-event-tribute-paid = { $player } pays the tribute ({ $pays }).
kings-will-event-tribute-unpaid =
    { $points_n ->
        [0] { $player } can’t pay the tribute ({ $owed }).
       *[other] { $player } can’t pay the tribute ({ $owed }) and loses { $points }.
    }
kings-will-event-gave = { $player } gives { $pays } and gets { $points }.
kings-will-event-peasant-given = A peasant of { $player } goes with the king from landscape { $place }: { $points }.
kings-will-event-will-revealed = Card { $card_place } is turned up: “{ $card }”.
kings-will-event-will-scored =
    { $points_sign ->
        [minus] { $player } meets the king’s wrath for “{ $card }” and loses { $points }.
        [plus] { $player } fulfils “{ $card }” and gets { $points }.
       *[zero] “{ $card }” brings { $player } no points.
    }
kings-will-event-emblems =
    { $emblems_n ->
        [one] { $player } has a whole emblem ({ $emblems }): { $points }.
       *[other] { $player } has whole emblems ({ $emblems }): { $points }.
    }
kings-will-event-building-points =
    { $points_n ->
        [0] The { $building } brings { $player } no points.
       *[other] The { $building } brings { $player } { $points }.
    }
kings-will-event-game-over = The game is over; { $winners } wins.

## Where points come from.

kings-will-source-start = start
kings-will-source-rightmost-tile = right end of the row
kings-will-source-settlements = settlements
kings-will-source-buildings = buildings
kings-will-source-learning = education and development
kings-will-source-offers = gifts to the king
kings-will-source-unpaid-tribute = unpaid tribute
kings-will-source-rebellions = rebellions
kings-will-source-wills = the king’s will
kings-will-source-wrath = the king’s wrath
kings-will-source-emblems = emblems
kings-will-source-library = library
kings-will-source-workshop = workshop
kings-will-source-total = total

## The situation in words.

kings-will-tell-options = Table: { $options }.
kings-will-tell-round =
    { $n ->
        [0] Round { $round } of { $rounds }, first turn.
        [1] Round { $round } of { $rounds }, one turn is over.
       *[other] Round { $round } of { $rounds }, { $n } turns are over.
    }
kings-will-tell-row = Open tiles, from the left: { $open }.
kings-will-tell-locked = Locked tiles: { $locked }.
kings-will-tell-travel = The king asks for { $tribute } ({ $tile }).
kings-will-tell-can-pay = You can pay that.
kings-will-tell-paid = You have paid that.
kings-will-tell-unpaid = You did not pay that.
kings-will-tell-missing = You can’t pay that yet: { $goods } missing.
kings-will-tell-offer = For { $goods } he gives { $points } if the people are at least { $band }.
kings-will-tell-offer-open = This is open to you.
kings-will-tell-card = Card { $n }: { $card }
kings-will-tell-discs =
    { $full ->
        [yes] Discs: { $discs }; it is full.
       *[no] Discs: { $discs }.
    }
kings-will-tell-seen = Known to { $players }.
kings-will-tell-looking = It is open to you until your next decision.
kings-will-tell-player =
    { $you ->
        [yes] { $player } (you): { $points }.
       *[no] { $player }: { $points }.
    }
kings-will-tell-owns = In store: { $goods }.
kings-will-tell-scales = Mood { $mood }, education { $education }, development { $development }.
kings-will-tell-emblems = Whole emblems: { $points }.
kings-will-tell-spot = { $spot }: { $there }
kings-will-tell-payable =
    { $names_n ->
        [0] You could pay for nothing.
       *[other] You could pay for { $names }.
    }
kings-will-tell-over = The game is over.
kings-will-tell-drawing = Something is being drawn.
kings-will-tell-waiting = Waiting for { $players }.
kings-will-option-look-again-seen = cards you have seen stay open to you
kings-will-option-look-again-discs = cards you have seen stay open to you under your discs
kings-will-option-look-again-none = cards you have seen are face down again
kings-will-option-points-hidden = points are hidden
kings-will-option-points-open = points are open
kings-will-option-turn-cap = at most { $n } turns a round

## The board in the terminal.

kings-will-board-round = Round { $round }
kings-will-board-king =
    { $n ->
        [1] the king is one step away
       *[other] the king is { $n } steps away
    }
kings-will-board-points = points
kings-will-board-food = food
kings-will-board-leather = leath.
kings-will-board-wood = wood
kings-will-board-stone = stone
kings-will-board-coin = coins
kings-will-board-mood = mood
kings-will-board-education = educ.
kings-will-board-development = dev.
kings-will-board-peasants = peas.
kings-will-board-locked = locked
kings-will-board-open = open
kings-will-board-yields = In a harvest or at work each peasant brings: { $yields }.
kings-will-board-offer = On offer
kings-will-board-legend = ● a peasant, ○ a free place, □ a free site, _ a free place for a building; » you can pay for it.
kings-will-menu-back = Back
kings-will-play-key-words = harvest
kings-will-play-key-notation = take harvest
kings-will-play-help-odds = what the king will ask and take, and what the cards you know would score

## Options on the command line.

flag-look-again = The King’s Will: look again at all cards you have seen, at those under your discs, or at none (seen)
flag-points = The King’s Will: others’ points are hidden or open (hidden)
flag-turn-cap = The King’s Will: the king comes after { DATA("kings-will/scales/cap/turns", one: "turn", other: "turns") } at the latest

## Components that have a name on the page about where the numbers come from, and nowhere else.

origin-kings-will-education = education { $n }
origin-kings-will-development = development { $n }
origin-kings-will-emblems = points for emblems
origin-kings-will-wrath = the king’s wrath
origin-kings-will-mood = the scale of the mood
origin-kings-will-coins = the scale of the coins
origin-kings-will-store = the store
origin-kings-will-start = what everybody starts with
origin-kings-will-peasants = the number of peasants
origin-kings-will-taxes = what taxes cost
origin-kings-will-money = what a resource brings in coins
origin-kings-will-walk = how far peasants walk
origin-kings-will-lesson = what a lesson does for the mood
origin-kings-will-row = the row of action tiles
origin-kings-will-visit = the king’s visit
origin-kings-will-cap = the turn cap

## What a report of many games tells of.

report-of-kings-will-tile = Tiles
report-of-kings-will-building = Buildings
report-of-kings-will-settlement = Settlements
report-of-kings-will-landscape = Landscapes
report-of-kings-will-will = The king’s wills
report-of-kings-will-band = The people’s mood
