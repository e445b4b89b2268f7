## The King’s Will: the page in the browser. "n" is a number, "player" a name.

kwt-row = The action row
kwt-row-aside = { $locked } locked, { $open } open; what is taken slides to the left end
kwt-row-keys = Arrows move, Enter chooses, Enter again plays; G plays what is chosen, P passes, U undoes, Escape lets go.
kwt-locked = locked
kwt-open = open
kwt-taken-by = taken by { $player }
kwt-king-1 = on his
kwt-king-2 = journey
kwt-intrigue-1 = A locked
kwt-intrigue-2 = tile’s action
kwt-act-fields = Fields
kwt-act-cattle = Cattle
kwt-act-fell-wood = Fell wood
kwt-act-quarry-stone = Quarry
kwt-act-explore = See a Will
kwt-act-taxes = Taxes
kwt-act-found = Settlement
kwt-act-erect = Building
kwt-act-education = Education
kwt-act-development = Develop
kwt-act-walk = Peasants
kwt-act-swap = Swap
kwt-act-offspring = Offspring
kwt-act-sell = Coins
kwt-act-intrigue = Use a locked tile
# "actions" is a list, "state" a sentence.
kwt-tile-label =
    Place { $place }, { $tile }: { $actions }. { $state }{ $n ->
        [0] { "" }
       *[other] { " " }Gives { points }.
    }
kwt-king-label = Place { $place }, { $tile }. { $state }
kwt-state-taken = Taken now.
kwt-state-locked = Locked.
kwt-state-open = Open.
kwt-state-king = He travels when he reaches the right end.
kwt-tile-king = King
kwt-landscape-corn = Corn
kwt-landscape-meadow = Meadow
kwt-landscape-forest = Forest
kwt-landscape-mountain = Mountain
kwt-landscape-hill = Hill
kwt-landscape-lake = Lake

## The desk

kwt-desk = { $tile }: its two actions
kwt-desk-choose = Choose one of the open tiles: here you see what it would bring you.
kwt-desk-others = “{ $tile }” was taken: each player may use one of its actions in turn.
kwt-desk-intrigue = “{ $tile }” was taken: only whoever took it acts.
kwt-desk-rest = Here you see what a tile offers, as soon as you choose one.
kwt-action-fields = Till the fields
kwt-action-cattle = Raise cattle
kwt-action-fell-wood = Fell wood
kwt-action-quarry-stone = Quarry stone
kwt-action-explore = Explore the king’s will
kwt-action-taxes = Raise taxes
kwt-action-found = Found a settlement
kwt-action-erect = Erect a building
kwt-action-education = Improve education
kwt-action-development = Raise development
kwt-action-walk = Move peasants
kwt-action-swap = Swap resources
kwt-action-offspring = Offspring
kwt-action-sell = Turn goods into coins
kwt-about-fields = 1 food from each peasant on corn; development and buildings add more
kwt-about-cattle = 1 leather from each peasant on a meadow; development and buildings add more
kwt-about-fell-wood = 1 wood from each peasant in a forest; development and buildings add more
kwt-about-quarry-stone = 1 stone from each peasant in the mountains; development and buildings add more
kwt-about-taxes = 1 coin from each peasant; nobody likes it
kwt-about-education = settlements cost less; people like it
kwt-about-development = harvests bring more
kwt-about-explore =
    { $n ->
        [one] Look at one card, for yourself alone.
       *[other] Look at { $n } cards, for yourself alone.
    } { $unseen ->
        [0] You know them all.
       *[other] You do not know { $unseen } yet.
    }
kwt-about-swap =
    { $n ->
        [one] One resource for another.
       *[other] Up to { $n } resources for others.
    }
kwt-about-sell = One resource becomes { $n } coins.
kwt-brings-none = brings nothing
kwt-scale-full = at its end
kwt-level = level { $n }
kwt-lost =
    { $n ->
        [one] No room for one: it is lost.
       *[other] No room for { $n }: they are lost.
    }
kwt-rebels = The people would rebel: −{ points }, −1 peasant.
kwt-rebels-calmed = The people would rebel, but the chapel spares point and peasant.
kwt-rebels-short = rebellion
kwt-mood-to = mood → { $mood }
kwt-mood-by = mood { $by }
kwt-none-harvest = Nothing to bring in, or no room.
kwt-none-explore = You know all cards.
kwt-none-found = Nothing can be founded now.
kwt-none-erect = Nothing can be built now.
kwt-none-swap = Nothing to swap.
kwt-none-sell = Nothing to turn into coins.
kwt-sites = a peasant and a free site:
kwt-sites-none = No peasant stands by a free site.
kwt-settlement-label = { $settlement }: { $price }; { $points }; { $mood }. { $effect }
kwt-missing = { $goods } missing
kwt-missing-n = { $n } missing
kwt-missing-word =
    { $n ->
       *[other] missing
    }
kwt-none-left = none left
kwt-saving = Save
kwt-payable = You can pay { $n } of { $of }
kwt-free-places =
    { $n ->
        [one] one free place
       *[other] { $n } free places
    }
kwt-joins = joins
kwt-joins-none = joins nothing here
kwt-walk-then =
    { $n } steps: one peasant goes on and on, or several share them. Beyond the ends lies unknown land.
kwt-walk-now =
    { $n ->
        [one] Choose a peasant, then where to go: 1 step is left.
       *[other] Choose a peasant, then where to go: { $n } steps are left.
    }
kwt-walk-none = Nobody can walk now.
kwt-births = Possible on: { $places }
kwt-births-none = It needs a hamlet or village with a peasant and a free place.
kwt-give = Give
kwt-get = Take
kwt-swap-give = give { $good }
kwt-swap-get = take { $good }
kwt-sell-good = { $good } becomes { $n } coins
kwt-intrigue-then = One action of a locked tile, for you alone:
kwt-intrigue-now = Choose one of the locked tiles:
kwt-row-after = The row afterwards
kwt-row-after-label = The row after “{ $tile }”
kwt-after-actions = You: two actions, or one twice. The others: one each.
kwt-after-intrigue = You: one action. The others: none.
kwt-king-moves =
    King: place { $from } → { $to }, { $n ->
        [one] at least 1 turn
       *[other] at least { $n } turns
    }
kwt-king-stays =
    King: stays at { $to }, { $n ->
        [one] at least 1 turn
       *[other] at least { $n } turns
    }
kwt-king-arrives = The king arrives after this turn.
kwt-left-title = Still to do
kwt-left-acts =
    { $n ->
        [one] One action is yours.
       *[other] { $n } actions are yours: both, or one of them twice.
    }
kwt-left-walk =
    { $n ->
        [one] One step is left.
       *[other] { $n } steps are left.
    }
kwt-left-swap = You may swap once more.
kwt-left-explore = You may look at another card.
kwt-left-offspring = For { $goods } there is more offspring.
kwt-left-others = Others act now.
kwt-left-then = Then the others, one action each.
kwt-rebellion-title = The people rebel
kwt-rebellion-about = It costs { points }, if you have so many, and a peasant: choose on your land who leaves. The mood is { $mood } now.
kwt-rebellion = rebellion at { $mood }
kwt-commit-title = Commit to a Will card
kwt-commit-about = Put your disc on a card without one of yours. It is judged after round { $last }: wrath, nothing or points.
kwt-neutral-title = The neutral disc
kwt-neutral-about = It takes a place on a card and scores for nobody.
kwt-gifts-title = Gifts for the king
kwt-gifts-about = Each gift in the row of your mood once, for points.
kwt-treat-title = The tavern
kwt-treat-about = Before the king collects you may treat the people.
kwt-which-peasant = Choose on your land the peasant who goes with the king.
kwt-worth-now = worth { $n } as things stand

## Set-up

kwt-setup = Setting up
kwt-stage-land = Land
kwt-stage-hamlet = Hamlet
kwt-stage-peasants = Peasants
kwt-stage-store = Store
kwt-stage-will = Will
kwt-setup-land = Lay your { $n } landscapes in the order you like; the arrows on them swap neighbours.
kwt-setup-hamlet = Where shall your first hamlet stand? Peasants are born there.
kwt-setup-peasants =
    { $n ->
        [one] Place your peasant. On the hamlet’s landscape is wise: children need a parent.
       *[other] Place your { $n } peasants. One on the hamlet’s landscape is wise: children need a parent.
    }
kwt-setup-store =
    { $n ->
        [one] Choose a resource for your store.
       *[other] Choose { $n } resources for your store.
    }
kwt-setup-will = Put one of your two cards on the Will board. Only you know it; the other goes back.
kwt-setup-ready = You are ready. The others still set up.
kwt-less-of = one { $good } less
kwt-more-of = one { $good } more
kwt-store-left =
    { $n ->
        [0] All chosen.
       *[other] { $n } to choose.
    }
kwt-shift-left = { $landscape } to the left
kwt-shift-right = { $landscape } to the right

## Land and holdings

kwt-land = Your land
kwt-land-of = Land of { $player }
kwt-land-back = Back to your land
kwt-land-aside =
    { $landscapes } landscapes, { $peasants ->
        [one] 1 peasant
       *[other] { $peasants } peasants
    }
kwt-joined = { $emblem }, complete: { $points } at the end
kwt-would-join = joins { $emblem }: { $points } at the end
kwt-unknown = Unknown land; { $n } landscapes are left. Who walks on turns one up.
kwt-unknown-none = No landscape is left.
kwt-spot = { $place }. { $landscape }: { $peasants } of { $places } peasants; { $settlements }; below: { $building }.
kwt-no-settlement = no settlement
kwt-no-building = nothing
kwt-free = free
kwt-site = Found on: { $landscape }
kwt-place-below = Below { $landscape }: { $building }
kwt-peasant-walk = Peasant on { $landscape }: walk
kwt-peasant-dismiss = Peasant on { $landscape }: leaves
kwt-peasant-give = Peasant on { $landscape }: goes with the king
kwt-do-peasant = Peasant to: { $place }
kwt-undo-peasants = Take the peasants back from: { $place }
kwt-holdings = Store and scales
kwt-store = Store
kwt-room = { $good }: { $n } of { $of }
kwt-mood = Mood
kwt-education = Education
kwt-development = Development

## Amounts

kwt-good-food = Food
kwt-good-leather = Leather
kwt-good-wood = Wood
kwt-good-stone = Stone
kwt-good-coin = Coins
kwt-points-word = Points

## Tray

kwt-ask = Your move
kwt-ask-set-up-land = Lay out your land
kwt-ask-set-up-hamlet = Choose the place of your hamlet
kwt-ask-set-up-peasants =
    { $n ->
        [one] Place a peasant
       *[other] Place { $n } peasants
    }
kwt-ask-set-up-store = Fill your store
kwt-ask-set-up-will = Choose a card for the Will board
kwt-ask-set-up-ready = Ready
kwt-ask-take-tile = Choose an open tile
kwt-ask-act =
    { $active ->
        [yes] { $n ->
            [one] { $tile }: your last action, or enough
           *[other] { $tile }: choose an action
        }
       *[no] { $tile }: one action, or pass
    }
kwt-ask-walk =
    { $n ->
        [one] Walk on: 1 step is left
       *[other] Walk on: { $n } steps are left
    }
kwt-ask-swap = Swap once more?
kwt-ask-explore = Look at another card?
kwt-ask-offspring = More offspring for { $goods }?
kwt-ask-rebellion = Which peasant leaves?
kwt-ask-commit = Put your disc on a Will card
kwt-ask-neutral-disc = Place the neutral disc
kwt-ask-tavern = Treat the people?
kwt-ask-offers = Give the king something?
kwt-waiting = { $players } to move
kwt-moment = One moment
kwt-over = The game is over
kwt-refused = Not done: { $reason }
kwt-choose-first = Choose first
kwt-pass-act = Do nothing
kwt-pass-enough = Enough
kwt-pass-walk = Stop here
kwt-pass-swap = Enough
kwt-pass-explore = Enough
kwt-pass-offspring = No
kwt-pass-tavern = No
kwt-pass-offers = Nothing more
kwt-give-nothing = Give nothing
kwt-then-take = “{ $tile }” goes to the left end afterwards. You act twice, the others once each.
kwt-then-intrigue = You use one locked action; nobody else acts.
kwt-costs = costs { $goods }
kwt-crosses = from { $from } to { $to }
kwt-find-warning = Turns up a new landscape: this cannot be undone.
kwt-do-take = Take “{ $tile }”
kwt-do-harvest =
    { $action ->
        [fields] Till the fields: { $goods }
        [cattle] Raise cattle: { $goods }
        [fell-wood] Fell wood: { $goods }
       *[quarry-stone] Quarry: { $goods }
    }
kwt-do-taxes = Raise taxes: { $goods }
kwt-do-sell = { $good } → { $goods }
kwt-do-explore = Look at card { $card }
kwt-do-commit = Disc on card { $card }
kwt-do-neutral = Neutral disc on { $card }
kwt-do-found = { $settlement }: { $place }
kwt-do-erect = { $building }: { $place }
kwt-do-education = Improve education
kwt-do-development = Raise development
kwt-do-walk = Walk to: { $place }
kwt-do-find =
    { $side ->
        [left] Explore the land on the left
       *[right] Explore the land on the right
    }
kwt-do-swap = { $give } → { $get }
kwt-do-offspring = Offspring: { $place }
kwt-do-dismiss = Send away: { $place }
kwt-do-treat = Treat: { $goods } for mood +{ $n }
kwt-do-give = Give { $goods }: { $points }
kwt-do-land = Lay the land so
kwt-do-hamlet = Hamlet: { $place }
kwt-do-peasants = Peasants stand so
kwt-do-store = Fill the store so
kwt-do-put = Put “{ $will }”
kwt-do-pass = Pass

## Round and players

# "round" and "of" are roman numerals.
kwt-round = Round { $round }
kwt-round-aside = of { $of } · turn { $n }
kwt-round-of = of { $of }
kwt-king-at = The king stands at place { $place } of 8
kwt-king-here = The king is here
kwt-game-over = The game is over
kwt-king-comes = The king comes after this turn
kwt-king-in =
    { $n ->
        [0] the king is here
       *[other] king in { $n }+ turns
    }
kwt-turns-left =
    { $n ->
        [one] At least 1 turn until the king travels
       *[other] At least { $n } turns until the king travels
    }
kwt-tributes = Tribute of each round
kwt-paid = paid
kwt-unpaid = unpaid
kwt-past = over
kwt-can-pay = You can pay
kwt-gifts-in-reach =
    { $of ->
        [one] { $n } of 1 gift in reach
       *[other] { $n } of { $of } gifts in reach
    }
kwt-players = Players
kwt-you = You
kwt-your-turn = your turn
kwt-deciding = deciding
kwt-took = took “{ $tile }”
kwt-plays-next = plays next
kwt-stand-in = bot stands in
kwt-bot = bot
kwt-only-you = secret
kwt-show-land = Show the land: { $player }
kwt-peasants = Peasants
kwt-landscapes = Landscapes
kwt-views = Views
kwt-tab-table = Table
kwt-tab-buildings = Buildings
kwt-tab-will = Will
kwt-tab-travel = Travel
kwt-tab-log = Log
kwt-tab-players = Players
kwt-newest-first = newest first
kwt-log-empty = Nothing has happened yet.

## Buildings

kwt-on-offer = { $n } on offer
kwt-yours = yours
kwt-can-build = can build
kwt-can-pay-short = can pay
kwt-building-label = { $building }: { $price }; { $points }; { $effect }. Emblems { $emblems }. { $state }
kwt-emblems = Emblems
kwt-emblems-about = joined across two neighbours count at the end
kwt-detail-none =
    { $touch ->
        [yes] Tap a building to read what it does.
       *[no] Point at a building to read what it does.
    }
kwt-effect-mill = fields +{ $n }
kwt-effect-tannery = cattle +{ $n }
kwt-effect-sawmill = felling +{ $n }
kwt-effect-quarry = quarry +{ $n }
kwt-effect-fair = mood only
kwt-effect-tavern = treat: mood +{ $n }
kwt-effect-market = swap { $n }
kwt-effect-mint = sale: { kw-goods-coin }
kwt-effect-customs-house = taxes: mood −{ $n }
kwt-effect-school = { kw-goods-coin } a level
kwt-effect-library = pts: education
kwt-effect-workshop = pts: develop.
kwt-effect-granary = room +{ $n }
kwt-effect-tithe-barn = room +{ $n }
kwt-effect-inn = place +{ $n } above
kwt-effect-midwife = second child
kwt-effect-relay-station =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
kwt-effect-scout-house =
    { $n ->
        [one] see 1 Will
       *[other] see { $n } Wills
    }
kwt-effect-chapel = calms revolt
kwt-effect-masons-lodge = settle −{ $n }
kwt-effect-palace = none later

## Will board

kwt-seen = { $n } seen
kwt-will-secret = You have seen { $n } of { $of }. Faces and notes are shown to you alone.
kwt-will-spectator = Cards with players’ discs are turned up at the end.
kwt-will-foot = At each visit everybody puts one disc on a card without a disc of theirs; { $n } discs fill a card. Judged after round { $last }.
kwt-card-n = Card { $card }
kwt-face-down = face down
kwt-seen-down = seen, face down
kwt-looking = Open to you until your next decision
kwt-look-again-discs = Seen cards stay open to you under your discs; any other is face down again after your next decision.
kwt-look-again-none = A card you look at stays open to you until your next decision. Notes are allowed.
kwt-not-yet = not laid yet
kwt-at-most = max { $n }
kwt-dealt = You were dealt these two: one of them you will put on the board.
kwt-seen-by = seen by { $players }
kwt-neutral = neutral disc
kwt-discs = { $n } of { $of }
kwt-discs-full = { $n } of { $of }, full
kwt-full = full
kwt-now = { $n } now
kwt-or-wrath = or −{ $n }
kwt-note-add = note
kwt-note-on = Note on card { $card }
kwt-note-secret = Only in this browser
kwt-need-mood = mood { $n }+
kwt-need-education = education { $n }+
kwt-need-development = development { $n }+
kwt-need-peasants = { $n }+ peasants
kwt-need-landscapes = { $n }+ landscapes
kwt-need-hamlets = { $n }+ hamlets
kwt-need-castles =
    { $n ->
        [one] a castle
       *[other] { $n }+ castles
    }
kwt-need-monasteries =
    { $n ->
        [one] a monastery
       *[other] { $n }+ monasteries
    }
kwt-need-villages =
    { $n ->
        [one] a village
       *[other] { $n }+ villages
    }
kwt-need-settlement-kinds = { $n } kinds settled
kwt-need-buildings =
    { $n ->
        [one] a building
       *[other] { $n }+ buildings
    }
kwt-need-coins = { $n }+ coins
kwt-need-resources = { $n }+ resources
kwt-need-most-buildings = most buildings
kwt-need-resource-kinds = { $n } kinds in store
kwt-need-full-sets =
    { $n ->
        [one] one of each in store
       *[other] { $n } of each in store
    }
kwt-need-lived-landscapes = { $n } lived-in places
kwt-each-resources = { $n } per resource
kwt-each-full-sets = { $n } per full set
kwt-each-lived-landscapes = { $n } per lived-in place

## Travel tile

kwt-travel-none = The travel tile of the round is turned up when all have set up.
kwt-travel-aside = round { $round }
kwt-visit-n = Visit { $round }
kwt-visit-about = when the king reaches the right end
kwt-tribute = Tribute, mandatory
kwt-unpaid-price = Whoever cannot pay in full: −{ points }, mood { $mood }.
kwt-gifts = Gifts, voluntary: only the row of your mood, each once
kwt-from-to = { $from } to { $to }
kwt-you-at = you, { $mood }
kwt-lift = mood +{ $n } more
kwt-given = given
kwt-you-can = you can
kwt-you-could = you could
kwt-steps-title = The visit, step by step
kwt-steps-will = Will.
kwt-steps-will-about = One disc each, from the player who took the last tile.
kwt-steps-neutral = With two players a neutral disc follows: it takes a place and scores for nobody.
kwt-steps-tribute = Tribute.
kwt-steps-tribute-about = All pay, or bear the king’s displeasure.
kwt-steps-gifts = Gifts.
kwt-steps-gifts-about = In the same order, by the mood of that moment.
kwt-steps-onward = Onward.
kwt-steps-onward-about = The next tile is turned up; after round { $last } the Will is judged.

# What a thing is, to whoever points at it, taps it or holds it.
kwt-what-tile-harvest = Two actions: food from your peasants on corn, or leather from those on meadows.
kwt-what-tile-mine = Two actions: wood from your peasants in forests, or stone from those in the mountains.
kwt-what-tile-enrich = Two actions: look at a card of the king’s will, or raise taxes: coins, but a worse mood.
kwt-what-tile-build = Two actions: found a settlement on a landscape, or erect a building below one.
kwt-what-tile-govern = Two actions: improve education, or raise development.
kwt-what-tile-move = Two actions: move peasants, also to unknown land, or swap a resource.
kwt-what-tile-multiply = Two actions: a new peasant in a hamlet or village, or coins for a resource.
kwt-what-tile-intrigue = One action of a locked tile, for you alone.
kwt-what-tile-king = The king travels to the right end of the row; then he visits everybody. He comes { $n } times.
kwt-what-landscape = Brings { $goods } for each peasant who stands here when it is harvested.
kwt-what-landscape-bare = Brings nothing, but has more room than others for settlements or peasants.
kwt-what-food = Food
kwt-what-food-text = A resource: pays for settlements, buildings, tribute and gifts.
kwt-what-leather = Leather
kwt-what-leather-text = A resource: pays for settlements, buildings, tribute and gifts.
kwt-what-wood = Wood
kwt-what-wood-text = A resource: pays for settlements, buildings, tribute and gifts.
kwt-what-stone = Stone
kwt-what-stone-text = A resource: pays for settlements, buildings, tribute and gifts.
kwt-what-coin = Coins
kwt-what-coin-text = They pay for buildings, tribute and gifts. They come from taxes and from resources that you sell.
kwt-what-peasant = Peasant
kwt-what-peasant-text = Harvests the landscape on which it stands, pays taxes, and must be where a settlement is founded.
kwt-what-land = Landscapes
kwt-what-land-text = Whoever walks off an end of the land finds another one.
kwt-what-vp = Victory points
kwt-what-vp-text = Whoever has the most after the last visit wins. What others have may be hidden until then.
kwt-what-mood = Mood
kwt-what-mood-text = From { $least } to { $most }: a better mood opens more gifts at the visit, and at the low end there is a rebellion.
kwt-what-edu = Education
kwt-what-edu-text = Each level makes a kind of settlement cheaper and lifts the mood; the last one brings points.
kwt-what-dev = Development
kwt-what-dev-text = Each level makes a harvest richer, with or without peasants there; the last one brings points.
kwt-what-site = Site
kwt-what-site-text = Here a settlement can be founded where a peasant stands.
kwt-what-plot = Place for a building
kwt-what-plot-text = Below every landscape there is room for one building.
kwt-what-emblem = Emblem: { $emblem }
kwt-what-emblem-text = Two equal halves of neighbouring buildings make a whole: { $points } at the end.
kwt-what-will = A card of the king’s will
kwt-what-will-text = Whoever has a disc on it is judged by it at the end: points for his wish, or { $n } for his wrath. You have not seen this one.
kwt-what-disc = Discs
kwt-what-disc-text = At every visit each player puts a disc on a card; at the end that card is judged.
kwt-what-eye = Seen
kwt-what-eye-text = These players have looked at this card.
kwt-what-tribute = Tribute
kwt-what-tribute-text = What the king asks of everybody at the visit of each round. Who cannot pay loses points and mood.
kwt-what-offer = Voluntary gift
kwt-what-offer-text = At each visit you may give each of them once, for the points beside it, if the mood is good enough.
kwt-what-note = Notes
kwt-what-note-text = What you write down about a card; only you see it.
