## The King’s Will: the page in the browser. "n" is a number, "player" a name.

kings-will-table-row = The action row
kings-will-table-row-aside = { $locked } locked, { $open } open; what is taken slides to the left end
kings-will-table-row-keys = Arrows move, Enter chooses, Enter again plays; G plays what is chosen, P passes, U undoes, Escape lets go.
kings-will-table-locked = locked
kings-will-table-open = open
kings-will-table-taken-by = taken by { $player }
kings-will-table-king-1 = on his
kings-will-table-king-2 = journey
kings-will-table-intrigue-1 = A locked
kings-will-table-intrigue-2 = tile’s action
kings-will-table-act-fields = Fields
kings-will-table-act-cattle = Cattle
kings-will-table-act-fell-wood = Fell wood
kings-will-table-act-quarry-stone = Quarry
kings-will-table-act-explore = See a Will
kings-will-table-act-taxes = Taxes
kings-will-table-act-found = Settlement
kings-will-table-act-erect = Building
kings-will-table-act-education = Education
kings-will-table-act-development = Develop
kings-will-table-act-walk = Peasants
kings-will-table-act-swap = Swap
kings-will-table-act-offspring = Offspring
kings-will-table-act-sell = Coins
kings-will-table-act-intrigue = Use a locked tile
# "actions" is a list, "state" a sentence.
kings-will-table-tile-label =
    Place { $place }, { $tile }: { $actions }. { $state }{ $n ->
        [0] { "" }
       *[other] { " " }Gives { points }.
    }
kings-will-table-king-label = Place { $place }, { $tile }. { $state }
kings-will-table-state-taken = Taken now.
kings-will-table-state-locked = Locked.
kings-will-table-state-open = Open.
kings-will-table-state-king = He travels when he reaches the right end.
kings-will-table-tile-king = King
kings-will-table-landscape-corn = Corn
kings-will-table-landscape-meadow = Meadow
kings-will-table-landscape-forest = Forest
kings-will-table-landscape-mountain = Mountain
kings-will-table-landscape-hill = Hill
kings-will-table-landscape-lake = Lake

## The desk

kings-will-table-desk = { $tile }: its two actions
kings-will-table-desk-choose = Choose one of the open tiles: here you see what it would bring you.
kings-will-table-desk-others = “{ $tile }” was taken: the others may use { DATA("kings-will/scales/row/others", one: "action", other: "actions") } of it each, in turn.
kings-will-table-desk-intrigue = “{ $tile }” was taken: only whoever took it acts.
kings-will-table-desk-rest = Here you see what a tile offers, as soon as you choose one.
kings-will-table-action-fields = Till the fields
kings-will-table-action-cattle = Raise cattle
kings-will-table-action-fell-wood = Fell wood
kings-will-table-action-quarry-stone = Quarry stone
kings-will-table-action-explore = Explore the king’s will
kings-will-table-action-taxes = Raise taxes
kings-will-table-action-found = Found a settlement
kings-will-table-action-erect = Erect a building
kings-will-table-action-education = Improve education
kings-will-table-action-development = Raise development
kings-will-table-action-walk = Move peasants
kings-will-table-action-swap = Swap resources
kings-will-table-action-offspring = Offspring
kings-will-table-action-sell = Turn goods into coins
kings-will-table-about-fields = 1 food from each peasant on corn; development and buildings add more
kings-will-table-about-cattle = 1 leather from each peasant on a meadow; development and buildings add more
kings-will-table-about-fell-wood = 1 wood from each peasant in a forest; development and buildings add more
kings-will-table-about-quarry-stone = 1 stone from each peasant in the mountains; development and buildings add more
kings-will-table-about-taxes = 1 coin from each peasant; nobody likes it
kings-will-table-about-education = settlements cost less; people like it
kings-will-table-about-development = harvests bring more
kings-will-table-about-explore =
    { $n ->
        [one] Look at one card, for yourself alone.
       *[other] Look at { $n } cards, for yourself alone.
    } { $unseen ->
        [0] You know them all.
       *[other] You do not know { $unseen } yet.
    }
kings-will-table-about-swap =
    { $n ->
        [one] One resource for another.
       *[other] Up to { $n } resources for others.
    }
kings-will-table-about-sell = One resource becomes { $n } coins.
kings-will-table-brings-none = brings nothing
kings-will-table-scale-full = at its end
kings-will-table-level = level { $n }
kings-will-table-lost =
    { $n ->
        [one] No room for one: it is lost.
       *[other] No room for { $n }: they are lost.
    }
kings-will-table-rebels = The people would rebel: −{ points }, −1 peasant.
kings-will-table-rebels-calmed = The people would rebel, but the chapel spares { DATA("kings-will/scales/visit/rebellion_points", one: "point", other: "points") } and a peasant.
kings-will-table-rebels-short = rebellion
kings-will-table-mood-to = mood → { $mood }
kings-will-table-mood-by = mood { $by }
kings-will-table-none-harvest = Nothing to bring in, or no room.
kings-will-table-none-explore = You know all cards.
kings-will-table-none-found = Nothing can be founded now.
kings-will-table-none-erect = Nothing can be built now.
kings-will-table-none-swap = Nothing to swap.
kings-will-table-none-sell = Nothing to turn into coins.
kings-will-table-sites = a peasant and a free site:
kings-will-table-sites-none = No peasant stands by a free site.
kings-will-table-settlement-label = { $settlement }: { $price }; { $points }; { $mood }. { $effect }
kings-will-table-missing = { $goods } missing
kings-will-table-missing-n = { $n } missing
kings-will-table-missing-word =
    { $n ->
       *[other] missing
    }
kings-will-table-none-left = none left
kings-will-table-saving = Save
kings-will-table-payable = You can pay { $n } of { $of }
kings-will-table-free-places =
    { $n ->
        [one] one free place
       *[other] { $n } free places
    }
kings-will-table-joins = joins
kings-will-table-joins-none = joins nothing here
kings-will-table-walk-then =
    { $n } steps: one peasant goes on and on, or several share them. Beyond the ends lies unknown land.
kings-will-table-walk-now =
    { $n ->
        [one] Choose a peasant, then where to go: 1 step is left.
       *[other] Choose a peasant, then where to go: { $n } steps are left.
    }
kings-will-table-walk-none = Nobody can walk now.
kings-will-table-births = Possible on { $spots }
kings-will-table-births-none = It needs a hamlet or village with a peasant and a free place.
kings-will-table-give = Give
kings-will-table-get = Take
kings-will-table-swap-give = give { $good }
kings-will-table-swap-get = take { $good }
kings-will-table-sell-good = { $good } becomes { $n } coins
kings-will-table-intrigue-then = One action of a locked tile, for you alone:
kings-will-table-intrigue-now = Choose one of the locked tiles:
kings-will-table-row-after = The row afterwards
kings-will-table-row-after-label = The row after “{ $tile }”
kings-will-table-after-actions = You: { DATA("kings-will/scales/row/active", one: "action", other: "actions") }, also the same again. The others: { DATA("kings-will/scales/row/others") } each.
kings-will-table-after-intrigue = You: one action. The others: none.
kings-will-table-king-moves =
    King: place { $from } → { $to }, { $n ->
        [one] at least 1 turn
       *[other] at least { $n } turns
    }
kings-will-table-king-stays =
    King: stays at { $to }, { $n ->
        [one] at least 1 turn
       *[other] at least { $n } turns
    }
kings-will-table-king-arrives = The king arrives after this turn.
kings-will-table-left-title = Still to do
kings-will-table-left-acts =
    { $n ->
        [one] One action is yours.
       *[other] { $n } actions are yours, also the same one again.
    }
kings-will-table-left-walk =
    { $n ->
        [one] One step is left.
       *[other] { $n } steps are left.
    }
kings-will-table-left-swap = You may swap once more.
kings-will-table-left-explore = You may look at another card.
kings-will-table-left-offspring = For { $goods } there is more offspring.
kings-will-table-left-others = Others act now.
kings-will-table-left-then = Then the others, one action each.
kings-will-table-rebellion-title = The people rebel
kings-will-table-rebellion-about = It costs { points }, if you have so many, and a peasant: choose on your land who leaves. The mood is { $mood } now.
kings-will-table-rebellion = rebellion at { $mood }
kings-will-table-commit-title = Commit to a Will card
kings-will-table-commit-about = Put your disc on a card without one of yours. It is judged after round { $last }: wrath, nothing or points.
kings-will-table-neutral-title = The neutral disc
kings-will-table-neutral-about = It takes a place on a card and scores for nobody.
kings-will-table-gifts-title = Gifts for the king
kings-will-table-gifts-about = Each gift once, for points; the better your mood, the more rows are open.
kings-will-table-treat-title = The tavern
kings-will-table-treat-about = Before the king collects you may treat the people.
kings-will-table-which-peasant = Choose on your land the peasant who goes with the king.
kings-will-table-worth-now = worth { $n } as things stand

## Set-up

kings-will-table-setup = Setting up
kings-will-table-stage-land = Land
kings-will-table-stage-hamlet = Hamlet
kings-will-table-stage-peasants = Peasants
kings-will-table-stage-store = Store
kings-will-table-stage-will = Will
kings-will-table-setup-land = Lay your { $n } landscapes in the order you like; the arrows on them swap neighbours.
kings-will-table-setup-hamlet = Where shall your first hamlet stand? Peasants are born there.
kings-will-table-setup-peasants =
    { $n ->
        [one] Place your peasant. On the hamlet’s landscape is wise: children need a parent.
       *[other] Place your { $n } peasants. One on the hamlet’s landscape is wise: children need a parent.
    }
kings-will-table-setup-store =
    { $n ->
        [one] Choose a resource for your store.
       *[other] Choose { $n } resources for your store.
    }
kings-will-table-setup-will = Put one of your two cards on the Will board. Only you know it; the other goes back.
kings-will-table-setup-ready = You are ready. The others still set up.
kings-will-table-less-of = one { $good } less
kings-will-table-more-of = one { $good } more
kings-will-table-store-left =
    { $n ->
        [0] All chosen.
       *[other] { $n } to choose.
    }
kings-will-table-shift-left = { $landscape } to the left
kings-will-table-shift-right = { $landscape } to the right

## Land and holdings

kings-will-table-land = Your land
kings-will-table-land-of = Land of { $player }
kings-will-table-land-back = Back to your land
kings-will-table-land-aside =
    { $landscapes } landscapes, { $peasants ->
        [one] 1 peasant
       *[other] { $peasants } peasants
    }
kings-will-table-joined = { $emblem }, complete: { $points } at the end
kings-will-table-would-join = joins { $emblem }: { $points } at the end
kings-will-table-unknown = Unknown land; { $n } landscapes are left. Who walks on turns one up.
kings-will-table-unknown-none = No landscape is left.
kings-will-table-spot = { $place }. { $landscape }: { $peasants } of { $places } peasants; { $settlements }; below: { $building }.
kings-will-table-no-settlement = no settlement
kings-will-table-no-building = nothing
kings-will-table-free = free
kings-will-table-site = Found on { $landscape }
kings-will-table-place-below = Below { $landscape }: { $building }
kings-will-table-peasant-walk = Peasant on { $landscape }: walk
kings-will-table-peasant-dismiss = Peasant on { $landscape }: leaves
kings-will-table-peasant-give = Peasant on { $landscape }: goes with the king
kings-will-table-do-peasant = Peasant to { $spot }
kings-will-table-undo-peasants = Take the peasants back from { $spot }
kings-will-table-holdings = Store and scales
kings-will-table-store = Store
kings-will-table-room = { $good }: { $n } of { $of }
kings-will-table-mood = Mood
kings-will-table-education = Education
kings-will-table-development = Development

## Amounts

kings-will-table-good-food = Food
kings-will-table-good-leather = Leather
kings-will-table-good-wood = Wood
kings-will-table-good-stone = Stone
kings-will-table-good-coin = Coins
kings-will-table-points-word = Points

## Tray

kings-will-table-tray = Your move
kings-will-table-ask-set-up-land = Lay out your land
kings-will-table-ask-set-up-hamlet = Choose the place of your hamlet
kings-will-table-ask-set-up-peasants =
    { $n ->
        [one] Place a peasant
       *[other] Place { $n } peasants
    }
kings-will-table-ask-set-up-store = Fill your store
kings-will-table-ask-set-up-will = Choose a card for the Will board
kings-will-table-ask-set-up-ready = Ready
kings-will-table-ask-take-tile = Choose an open tile
kings-will-table-ask-act =
    { $active ->
        [yes] { $n ->
            [one] { $tile }: your last action, or enough
           *[other] { $tile }: choose an action
        }
       *[no] { $tile }: { $n ->
            [one] one action
           *[other] { $n } actions
        }, or pass
    }
kings-will-table-ask-walk =
    { $n ->
        [one] Walk on: 1 step is left
       *[other] Walk on: { $n } steps are left
    }
kings-will-table-ask-swap = Swap once more?
kings-will-table-ask-explore = Look at another card?
kings-will-table-ask-offspring = More offspring for { $goods }?
kings-will-table-ask-rebellion = Which peasant leaves?
kings-will-table-ask-commit = Put your disc on a Will card
kings-will-table-ask-neutral-disc = Place the neutral disc
kings-will-table-ask-tavern = Treat the people?
kings-will-table-ask-offers = Give the king something?
kings-will-table-waiting = { $players } to move
kings-will-table-moment = One moment
kings-will-table-over = The game is over
kings-will-table-choose-first = Choose first
kings-will-table-pass-act = Do nothing
kings-will-table-pass-enough = Enough
kings-will-table-pass-walk = Stop here
kings-will-table-pass-swap = Enough
kings-will-table-pass-explore = Enough
kings-will-table-pass-offspring = No
kings-will-table-pass-tavern = No
kings-will-table-pass-offers = Nothing more
kings-will-table-give-nothing = Give nothing
kings-will-table-then-take = “{ $tile }” goes to the left end afterwards. You do up to { DATA("kings-will/scales/row/active", one: "action", other: "actions") }, the others { DATA("kings-will/scales/row/others") } each.
kings-will-table-then-intrigue = You use one locked action; nobody else acts.
kings-will-table-costs = costs { $goods }
kings-will-table-crosses = from { $from } to { $to }
kings-will-table-find-warning = Turns up a new landscape: this cannot be undone.
kings-will-table-do-harvest =
    { $action ->
        [fields] Till the fields: { $goods }
        [cattle] Raise cattle: { $goods }
        [fell-wood] Fell wood: { $goods }
       *[quarry-stone] Quarry: { $goods }
    }
kings-will-table-do-taxes = Raise taxes: { $goods }
kings-will-table-do-sell = { $good } → { $goods }
kings-will-table-do-walk = walk to { $spot }
kings-will-table-do-find =
    { $side ->
        [left] Explore the land on the left
       *[right] Explore the land on the right
    }
kings-will-table-do-swap = { $give } → { $get }
kings-will-table-do-treat = Treat the people ({ $goods }): mood +{ $n }
kings-will-table-do-land = Lay the land so
kings-will-table-do-peasants = Peasants stand so
kings-will-table-do-store = Fill the store so

## Round and players

# "round" and "of" are roman numerals.
kings-will-table-round = Round { $round }
kings-will-table-round-aside = of { $of } · turn { $n }
kings-will-table-round-of = of { $of }
kings-will-table-king-at = The king stands at place { $place } of { $last }
kings-will-table-king-here = The king is here
kings-will-table-game-over = The game is over
kings-will-table-king-comes = The king comes after this turn
kings-will-table-king-in =
    { $n ->
        [0] the king is here
       *[other] king in { $n }+ turns
    }
kings-will-table-turns-left =
    { $n ->
        [one] At least 1 turn until the king travels
       *[other] At least { $n } turns until the king travels
    }
kings-will-table-tributes = Tribute of each round
kings-will-table-paid = paid
kings-will-table-unpaid = unpaid
kings-will-table-past = over
kings-will-table-can-pay = You can pay
kings-will-table-gifts-in-reach =
    { $of ->
        [one] { $n } of 1 gift in reach
       *[other] { $n } of { $of } gifts in reach
    }
kings-will-table-players = Players
kings-will-table-you = You
kings-will-table-your-turn = your turn
kings-will-table-deciding = deciding
kings-will-table-took = took “{ $tile }”
kings-will-table-plays-next = plays next
kings-will-table-stand-in = bot stands in
kings-will-table-bot = bot
kings-will-table-only-you = secret
kings-will-table-show-land = Show the land: { $player }
kings-will-table-peasants = Peasants
kings-will-table-landscapes = Landscapes
kings-will-table-views = Views
kings-will-table-tab-table = Table
kings-will-table-tab-buildings = Buildings
kings-will-table-tab-will = Will
kings-will-table-tab-travel = Travel
kings-will-table-tab-log = Log
kings-will-table-tab-players = Players

## Buildings

kings-will-table-on-offer = { $n } on offer
kings-will-table-yours = yours
kings-will-table-can-build = can build
kings-will-table-can-pay-short = can pay
kings-will-table-building-label = { $building }: { $price }; { $points }; { $effect }. Emblems { $emblems }. { $state }
kings-will-table-emblems = Emblems
kings-will-table-emblems-about = joined across two neighbours count at the end
kings-will-table-detail-none =
    { $touch ->
        [yes] Tap a building to read what it does.
       *[no] Point at a building to read what it does.
    }
kings-will-table-effect-mill = fields +{ $n }
kings-will-table-effect-tannery = cattle +{ $n }
kings-will-table-effect-sawmill = felling +{ $n }
kings-will-table-effect-quarry = quarry +{ $n }
kings-will-table-effect-fair = mood only
kings-will-table-effect-tavern = treat: mood +{ $n }
kings-will-table-effect-market = swap { $n }
kings-will-table-effect-mint = sale: { kings-will-goods-coin }
kings-will-table-effect-customs-house = taxes: mood −{ $n }
kings-will-table-effect-school = { kings-will-goods-coin } a level
kings-will-table-effect-library = educ. × { $n } pt
kings-will-table-effect-workshop = devel. × { $n } pt
kings-will-table-effect-granary = room +{ $n }
kings-will-table-effect-tithe-barn = room +{ $n }
kings-will-table-effect-inn = place +{ $n } above
kings-will-table-effect-midwife = second child
kings-will-table-effect-relay-station =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
kings-will-table-effect-scout-house =
    { $n ->
        [one] see 1 Will
       *[other] see { $n } Wills
    }
kings-will-table-effect-chapel = calms revolt
kings-will-table-effect-masons-lodge = settle −{ $n }
kings-will-table-effect-palace = none later

## Will board

kings-will-table-seen = { $n } seen
kings-will-table-will-secret = You have seen { $n } of { $of }. Faces and notes are shown to you alone.
kings-will-table-will-spectator = Cards with players’ discs are turned up at the end.
kings-will-table-will-foot = At each visit everybody puts one disc on a card without a disc of theirs; { $n } discs fill a card. Judged after round { $last }.
kings-will-table-card-n = Card { $card }
kings-will-table-face-down = face down
kings-will-table-seen-down = seen, face down
kings-will-table-looking = Open to you until your next decision
kings-will-table-look-again-discs = Seen cards stay open to you under your discs; any other is face down again after your next decision.
kings-will-table-look-again-none = A card you look at stays open to you until your next decision. Notes are allowed.
kings-will-table-not-yet = not laid yet
kings-will-table-at-most = max { $n }
kings-will-table-dealt = You were dealt these two: one of them you will put on the board.
kings-will-table-seen-by = seen by { $players }
kings-will-table-neutral = neutral disc
kings-will-table-discs = { $n } of { $of }
kings-will-table-discs-full = { $n } of { $of }, full
kings-will-table-full = full
kings-will-table-now = { $n } now
kings-will-table-or-wrath = or −{ $n }
kings-will-table-note-add = note
kings-will-table-note-on = Note on card { $card }
kings-will-table-note-secret = Only in this browser
kings-will-table-need-mood = mood { $n }+
kings-will-table-need-education = education { $n }+
kings-will-table-need-development = development { $n }+
kings-will-table-need-peasants = { $n }+ peasants
kings-will-table-need-landscapes = { $n }+ landscapes
kings-will-table-need-hamlets = { $n }+ hamlets
kings-will-table-need-castles =
    { $n ->
        [one] a castle
       *[other] { $n }+ castles
    }
kings-will-table-need-monasteries =
    { $n ->
        [one] a monastery
       *[other] { $n }+ monasteries
    }
kings-will-table-need-villages =
    { $n ->
        [one] a village
       *[other] { $n }+ villages
    }
kings-will-table-need-settlement-kinds = { $n } kinds settled
kings-will-table-need-buildings =
    { $n ->
        [one] a building
       *[other] { $n }+ buildings
    }
kings-will-table-need-coins = { $n }+ coins
kings-will-table-need-resources = { $n }+ resources
kings-will-table-need-most-buildings = most buildings
kings-will-table-need-resource-kinds = { $n } kinds in store
kings-will-table-need-full-sets =
    { $n ->
        [one] one of each in store
       *[other] { $n } of each in store
    }
kings-will-table-need-lived-landscapes = { $n } lived-in places
kings-will-table-each-resources = { $n } per resource
kings-will-table-each-full-sets = { $n } per full set
kings-will-table-each-lived-landscapes = { $n } per lived-in place

## Travel tile

kings-will-table-travel-none = The travel tile of the round is turned up when all have set up.
kings-will-table-travel-aside = round { $round }
kings-will-table-visit-n = Visit { $round }
kings-will-table-visit-about = when the king reaches the right end
kings-will-table-tribute = Tribute, mandatory
kings-will-table-unpaid-price = Whoever cannot pay in full: −{ points }, mood { $mood }.
kings-will-table-gifts = Gifts, voluntary: each once; the better your mood, the more rows are open
kings-will-table-from-to = { $from } to { $to }
kings-will-table-you-at = you, { $mood }
kings-will-table-lift = mood +{ $n } more
kings-will-table-given = given
kings-will-table-you-can = you can
kings-will-table-you-could = you could
kings-will-table-steps-title = The visit, step by step
kings-will-table-steps-will = Will.
kings-will-table-steps-will-about = One disc each, from the player who took the last tile.
kings-will-table-steps-neutral = With two players a neutral disc follows: it takes a place and scores for nobody.
kings-will-table-steps-tribute = Tribute.
kings-will-table-steps-tribute-about = All pay, or bear the king’s displeasure.
kings-will-table-steps-gifts = Gifts.
kings-will-table-steps-gifts-about = In the same order, by the mood of that moment.
kings-will-table-steps-onward = Onward.
kings-will-table-steps-onward-about = The next tile is turned up; after round { $last } the Will is judged.

# What a thing is, to whoever points at it, taps it or holds it.
kings-will-table-what-tile-harvest = Two actions: food from your peasants on corn, or leather from those on meadows.
kings-will-table-what-tile-mine = Two actions: wood from your peasants in forests, or stone from those in the mountains.
kings-will-table-what-tile-enrich = Two actions: look at a card of the king’s will, or raise taxes: coins, but a worse mood.
kings-will-table-what-tile-build = Two actions: found a settlement on a landscape, or erect a building below one.
kings-will-table-what-tile-govern = Two actions: improve education, or raise development.
kings-will-table-what-tile-move = Two actions: move peasants, also to unknown land, or swap a resource.
kings-will-table-what-tile-multiply = Two actions: a new peasant in a hamlet or village, or coins for a resource.
kings-will-table-what-tile-intrigue = One action of a locked tile, for you alone.
kings-will-table-what-tile-king = The king travels to the right end of the row; then he visits everybody. He comes { $n } times.
kings-will-table-what-landscape = Brings { $goods } for each peasant who stands here when it is harvested.
kings-will-table-what-landscape-bare =
    Brings nothing, but has room for { $sites ->
        [one] 1 settlement
       *[other] { $sites } settlements
    } and { $places } peasants.
kings-will-table-what-food = Food
kings-will-table-what-food-text = A resource: pays for settlements, buildings, tribute and gifts.
kings-will-table-what-leather = Leather
kings-will-table-what-leather-text = A resource: pays for settlements, buildings, tribute and gifts.
kings-will-table-what-wood = Wood
kings-will-table-what-wood-text = A resource: pays for settlements, buildings, tribute and gifts.
kings-will-table-what-stone = Stone
kings-will-table-what-stone-text = A resource: pays for settlements, buildings, tribute and gifts.
kings-will-table-what-coin = Coins
kings-will-table-what-coin-text = They pay for buildings, tribute and gifts. They come from taxes and from resources that you sell.
kings-will-table-what-peasant = Peasant
kings-will-table-what-peasant-text = Harvests the landscape on which it stands, pays taxes, and must be where a settlement is founded.
kings-will-table-what-land = Landscapes
kings-will-table-what-land-text = Whoever walks off an end of the land finds another one.
kings-will-table-what-vp = Victory points
kings-will-table-what-vp-text = Whoever has the most after the last visit wins. What others have may be hidden until then.
kings-will-table-what-mood = Mood
kings-will-table-what-mood-text = From { $least } to { $most }: a better mood opens more gifts at the visit, and at the low end there is a rebellion.
kings-will-table-what-edu = Education
kings-will-table-what-edu-text = Each level makes a kind of settlement cheaper and lifts the mood; the last one brings points.
kings-will-table-what-dev = Development
kings-will-table-what-dev-text = Each level makes a harvest richer, with or without peasants there; the last one brings points.
kings-will-table-what-site = Site
kings-will-table-what-site-text = Here a settlement can be founded where a peasant stands.
kings-will-table-what-plot = Place for a building
kings-will-table-what-plot-text = Below every landscape there is room for one building.
kings-will-table-what-emblem = Emblem: { $emblem }
kings-will-table-what-emblem-text = Two equal halves of neighbouring buildings make a whole: { $points } at the end.
kings-will-table-what-will = A card of the king’s will
kings-will-table-what-will-text = Whoever has a disc on it is judged by it at the end: points for his wish, or { $n } for his wrath. You have not seen this one.
kings-will-table-what-disc = Discs
kings-will-table-what-disc-text = At every visit each player puts a disc on a card; at the end that card is judged.
kings-will-table-what-eye = Seen
kings-will-table-what-eye-text = These players have looked at this card.
kings-will-table-what-tribute = Tribute
kings-will-table-what-tribute-text = What the king asks of everybody at the visit of each round. Who cannot pay loses points and mood.
kings-will-table-what-offer = Voluntary gift
kings-will-table-what-offer-text = At each visit you may give each of them once, for the points beside it, if the mood is good enough.
kings-will-table-what-note = Notes
kings-will-table-what-note-text = What you write down about a card; only you see it.

## What somebody did, looking back, where the log has nothing to tell.
did-kings-will-land = { $name } lays out the land
did-kings-will-land-you = You lay out your land
did-kings-will-hamlet = { $name } places the hamlet
did-kings-will-hamlet-you = You place your hamlet
did-kings-will-peasants = { $name } places the peasants
did-kings-will-peasants-you = You place your peasants
did-kings-will-store = { $name } fills the store
did-kings-will-store-you = You fill your store
did-kings-will-walk = { $name } walks on
did-kings-will-walk-you = You walk on
did-kings-will-pass = { $name } leaves it at that
did-kings-will-pass-you = You leave it at that

## The parts of the glossary.

glossary-kings-will-tiles = Action tiles
glossary-kings-will-land = Land
glossary-kings-will-goods = Goods and scales
glossary-kings-will-visit = The royal visit
glossary-kings-will-settlements = Settlements
glossary-kings-will-buildings = Buildings
glossary-kings-will-emblems = Emblems
glossary-kings-will-cards = Cards of the king’s will
