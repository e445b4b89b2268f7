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
    .a = a corn field
kw-landscape-meadow = Meadow
    .a = a meadow
kw-landscape-forest = Forest
    .a = a forest
kw-landscape-mountain = Mountain
    .a = a mountain
kw-landscape-hill = Hill
    .a = a hill
kw-landscape-lake = Lake
    .a = a lake
kw-settlement-hamlet = Hamlet
    .a = a hamlet
kw-settlement-hamlet-effect = offspring is possible here
kw-settlement-castle = Castle
    .a = a castle
kw-settlement-castle-effect = the first one gives room for { $n } of each resource
kw-settlement-monastery = Monastery
    .a = a monastery
kw-settlement-monastery-effect = every loss of mood is { $n } smaller
kw-settlement-village = Village
    .a = a village
kw-settlement-village-effect =
    { $n ->
        [one] offspring is possible here, one place for peasants
       *[other] offspring is possible here, { $n } places for peasants
    }
kw-emblem-ear = ear
kw-emblem-wheel = wheel
kw-emblem-coin = coin
kw-emblem-book = book
kw-emblem-cross = cross
kw-emblem-crown = crown

## Buildings: names, and what they do.

kw-building-mill = Mill
kw-building-tannery = Tannery
kw-building-sawmill = Sawmill
kw-building-quarry = Quarry
kw-building-fair = Fair
kw-building-fair-effect = nothing after that
kw-building-tavern = Tavern
kw-building-tavern-effect = at each visit { $goods } may lift the mood by { $n }
kw-building-market = Market
kw-building-market-effect =
    { $n ->
        [one] a swap swaps one resource
       *[other] a swap swaps up to { $n } resources
    }
kw-building-mint = Mint
kw-building-mint-effect = a resource brings { kw-goods-coin }
kw-building-customs-house = Customs house
kw-building-customs-house-effect = taxes cost only { $n } mood
kw-building-school = School
kw-building-school-effect = improving education also brings { kw-goods-coin }
kw-building-library = Library
kw-building-library-effect = at the end { points } for each level of education
kw-building-workshop = Workshop
kw-building-workshop-effect = at the end { points } for each level of development
kw-building-granary = Granary
kw-building-granary-effect = room for { $goods } more
kw-building-tithe-barn = Tithe barn
kw-building-tithe-barn-effect = room for { $goods } more
kw-building-inn = Inn
kw-building-inn-effect =
    { $n ->
        [one] one more place for peasants above it
       *[other] { $n } more places for peasants above it
    }
kw-building-midwife = Midwife
kw-building-midwife-effect = offspring: a second one for { $goods }
kw-building-relay-station = Relay station
kw-building-relay-station-effect =
    { $n ->
        [one] moving has one step
       *[other] moving has { $n } steps
    }
kw-building-scout-house = Scout house
kw-building-scout-house-effect =
    { $n ->
        [one] exploring shows one card
       *[other] exploring shows { $n } cards
    }
kw-building-chapel = Chapel
kw-building-chapel-effect = rebellions cost neither point nor peasant
kw-building-masons-lodge = Masons’ lodge
kw-building-masons-lodge-effect =
    { $n ->
        [one] settlements cost 1 resource of your choice less
       *[other] settlements cost { $n } units less of a resource of your choice
    }
kw-building-palace = Palace
kw-building-palace-effect = nothing after that

## What levels of the scales, and some buildings, give.

kw-saves-hamlet = hamlets cost { $goods } less
kw-saves-castle = castles cost { $goods } less
kw-saves-monastery = monasteries cost { $goods } less
kw-saves-village = villages cost { $goods } less
kw-more-fields = fields bring { $n } food more
kw-more-cattle = cattle bring { $n } leather more
kw-more-fell-wood = felling brings { $n } wood more
kw-more-quarry-stone = quarrying brings { $n } stone more

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
kw-will = “{ $card }” – { $text }
kw-will-text = condition { $base }, wish { $wish } ({ $points })
kw-will-each = condition { $base }, then { $wish }
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
kw-ask-offspring = More offspring, for food?
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
kw-do-take = take “{ $tile }”
kw-do-fields = fields
kw-do-cattle = cattle
kw-do-fell-wood = fell wood
kw-do-quarry-stone = quarry stone
kw-do-explore = look at card { $n }
kw-do-taxes = raise taxes
kw-do-found = found: { $settlement } on { $spot }
kw-do-found-saving = found: { $settlement } on { $spot }, saving { $saved }
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
kw-do-put = put “{ $card }” on the board

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

## Events. “player” is the player’s name; a fact with a form after a line is another form of the fact:
## “n” a number to choose by, “sign” plus, zero or minus, “size” the number without its sign.

kw-event-start-player = { $player } is the start player.
kw-event-wills-dealt = { $player } gets two cards of the king’s will.
kw-event-hand = Your cards: { $cards }.
kw-event-card = It is “{ $card }”.
kw-event-wish = The condition is { $base }, the wish { $wish } ({ $worth }).
kw-event-each = The condition is { $base }; then it brings { $each }.
kw-event-land-laid = { $player } lays { $order }.
kw-event-hamlet-set = { $player } sets the first hamlet on landscape { $place }.
kw-event-peasants-set =
    { $places_n ->
        [one] { $player } sets both peasants on landscape { $places }.
       *[other] { $player } sets one peasant each on landscapes { $places }.
    }
kw-event-store-filled = { $player } starts with { $store }.
kw-event-will-put = { $player } puts a card on place { $card_place } of the board.
kw-event-will-board-filled = The other places of the board are filled with cards, face down.
kw-event-round-begins = Round { $round } begins with travel tile { $round } { $letter }.
kw-event-tile-taken =
    { $points_n ->
        [0] { $player } takes “{ $tile }”.
       *[other] { $player } takes “{ $tile }” from the right end: { $points }.
    }
kw-event-passed =
    { $forced ->
        [yes] { $player } has no action to do.
       *[no] { $player } does nothing.
    }
kw-event-harvested =
    { $action ->
        [fields] { $player } tills the fields: { $gains }
        [cattle] { $player } tends the cattle: { $gains }
        [fell-wood] { $player } fells wood: { $gains }
       *[quarry-stone] { $player } quarries stone: { $gains }
    }{ $lost_n ->
        [0] .
       *[other] ; no room for { $lost }.
    }
kw-event-taxed =
    { $lost_n ->
        [0] { $player } raises taxes: { $gains }.
       *[other] { $player } raises taxes: { $gains }; no room for { $lost }.
    }
kw-event-mood-changed =
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
kw-event-rebellion =
    { $chapel ->
        [yes] The people of { $player } rebel, but the chapel spares both point and peasant; the mood is { $mood } now.
       *[no]
            { $points_n ->
                [0] The people of { $player } rebel; the mood is { $mood } now.
               *[other] The people of { $player } rebel: { $points } lost, the mood is { $mood } now.
            }
    }
kw-event-peasant-left = A peasant of { $player } leaves landscape { $place }.
kw-event-explored = { $player } looks at card { $card_place }.
kw-event-founded = { $player } founds { $settlement_a } on landscape { $place } ({ $pays }): { $points }.
kw-event-erected =
    { $points_n ->
        [0] { $player } erects the { $building } under landscape { $place } ({ $pays }).
       *[other] { $player } erects the { $building } under landscape { $place } ({ $pays }): { $points }.
    }
kw-event-education =
    { $points_n ->
        [0] { $player } reaches education { $level }.
       *[other] { $player } reaches education { $level } and gets { $points }.
    }
kw-event-school = The school brings { $gains }.
kw-event-development =
    { $points_n ->
        [0] { $player } reaches development { $level }.
       *[other] { $player } reaches development { $level } and gets { $points }.
    }
kw-event-walked = A peasant of { $player } walks from landscape { $place } to landscape { $to }.
kw-event-landscape-found =
    { $side ->
        [left] { $player } finds { $landscape_a } at the left end.
       *[right] { $player } finds { $landscape_a } at the right end.
    }
kw-event-swapped =
    { $lost_n ->
        [0] { $player } swaps { $pays } for { $gains }.
       *[other] { $player } swaps { $pays } for { $gains }: no room for { $lost }.
    }
kw-event-offspring =
    { $pays_n ->
        [0] Offspring for { $player } on landscape { $place }.
       *[other] More offspring for { $player } on landscape { $place } ({ $pays }).
    }
kw-event-sold =
    { $lost_n ->
        [0] { $player } sells { $pays } for { $gains }.
       *[other] { $player } sells { $pays } for { $gains }; no room for { $lost }.
    }
kw-event-king-arrives = The king arrives at the end of round { $round }, after { $turns } turns; { $player } begins.
kw-event-committed = { $player } puts a disc on card { $card_place }.
kw-event-neutral-disc = { $player } puts the neutral disc on card { $card_place }.
kw-event-treated = { $player } treats the people ({ $pays }).
kw-event-tribute-paid = { $player } pays the tribute ({ $pays }).
kw-event-tribute-unpaid =
    { $points_n ->
        [0] { $player } can’t pay the tribute ({ $owed }).
       *[other] { $player } can’t pay the tribute ({ $owed }) and loses { $points }.
    }
kw-event-gave = { $player } gives { $pays } and gets { $points }.
kw-event-peasant-given = A peasant of { $player } goes with the king from landscape { $place }: { $points }.
kw-event-will-revealed = Card { $card_place } is turned up: “{ $card }”.
kw-event-will-scored =
    { $points_sign ->
        [minus] { $player } meets the king’s wrath for “{ $card }” and loses { $points }.
        [plus] { $player } fulfils “{ $card }” and gets { $points }.
       *[zero] “{ $card }” brings { $player } no points.
    }
kw-event-emblems =
    { $emblems_n ->
        [one] { $player } has a whole emblem ({ $emblems }): { $points }.
       *[other] { $player } has whole emblems ({ $emblems }): { $points }.
    }
kw-event-building-points =
    { $points_n ->
        [0] The { $building } brings { $player } no points.
       *[other] The { $building } brings { $player } { $points }.
    }
kw-event-game-over = The game is over; { $winners } wins.

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
        [0] Round { $round } of { $rounds }, first turn.
        [1] Round { $round } of { $rounds }, one turn is over.
       *[other] Round { $round } of { $rounds }, { $n } turns are over.
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
kw-option-turn-cap = at most { $n } turns a round

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
kings-will-menu-back = Back
kings-will-play-key-words = harvest
kings-will-play-key-notation = take harvest
kings-will-play-help-odds = what the king will ask and take, and what the cards you know would score

## Options on the command line.

flag-look-again = The King’s Will: look again at all cards you have seen, at those under your discs, or at none (seen)
flag-points = The King’s Will: others’ points are hidden or open (hidden)
flag-turn-cap = The King’s Will: the king comes after 30 turns at the latest

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
