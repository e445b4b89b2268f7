## Era's table: the page in the browser. "piece" is a piece's name within a sentence, "n" a number.

era-table-you = you
era-table-round = Round { $n }
era-table-round-phase = Round { $n } · { $phase }
era-table-all-place = all place at once
era-table-all-roll = all roll at once
era-table-your-place =
    { $n ->
        [1] you come first
        [2] you come second
        [3] you come third
       *[other] you come fourth
    }
era-table-of-rounds = round { $n } of { $of } at most
era-table-over = the game is over
era-table-markers = End markers
era-table-turned = { $n } of { $of } turned
era-table-marker-open = not turned yet
era-table-players = Opponents
era-table-views = Views
era-table-tab-domain = Domain
era-table-tab-supply = Supply
era-table-tab-disasters = Disasters
era-table-tab-players = Others
era-table-tab-log = Log
era-table-log = Log
era-table-supply = Supply
era-table-disasters = Disasters
era-table-tray = Your move
era-table-turn = Turn
era-table-let-go = Let go
era-table-choices = Choices

## Opponents

era-table-placing = still placing
era-table-ready = has placed
era-table-rolling = still rolling
era-table-rolled = has finished
era-table-deciding = decides now
era-table-has-built = has built
era-table-builds-later = builds later
era-table-stand-in = a bot plays for them
era-table-bot = bot
era-table-city-of = city of { $n }
era-table-no-city = no city
era-table-points-word = points
era-table-show-domain = Show the domain of { $player }
era-table-show-own = Look at your domain
era-table-disaster-n =
    { $n ->
        [one] { $n } step of disaster
       *[other] { $n } steps of disaster
    }
era-table-solo = Alone
era-table-solo-rules = Treachery and pestilence hit you. A round with neither sword nor shield costs a resource or steps of disaster. A closed city brings { points }.
era-table-rank-under = under { $n } points
era-table-rank-from = from { $n } points

## The domain

era-table-domain = Your domain
era-table-domain-of = Domain of { $player }
era-table-dots = gold dots: fields for { $piece_acc }
era-table-targets = framed in gold: what can fall
era-table-follow = Follow the game
era-table-to-roll = Back to your roll
era-table-to-own = Back to your domain
era-table-map = The domain, { $width } by { $height } fields
era-table-keys-place = Your domain. Arrows move { $piece_acc }, R turns it, Enter places it, Escape lets go.
era-table-keys-remove = Your domain. Arrows go through what can fall, Enter chooses.
era-table-stands = { $piece }, { $where }
era-table-from-to = { $from } to { $to }
era-table-where = { $piece } on { $where }
era-table-city = City of { $n }: × 2
era-table-gap = gap of { $n }
era-table-fits = fits
# "points" is a number with its sign, such as "+2".
era-table-fits-points = fits: { $points }
era-table-fits-long =
    { $n ->
        [0] fits
        [one] fits, { $n } point
       *[other] fits, { $n } points
    }
era-table-crowds = Beside another building: there disease strikes.
era-table-alone = Disease does not reach it there.
era-table-why-wall = a wall is in the way
era-table-why-keep = a keep is in the way
era-table-why-building = a building is in the way
era-table-why-scorched = scorched land is in the way
era-table-why-city = not inside a city
era-table-why-fire = only where the fire was, or beside it
era-table-why-ring = it would shut scorched land in
era-table-why-means = you can't pay for it
era-table-why-none = not here
era-table-why-skull = A die with a skull is locked.
era-table-why-gone = { $piece }: none left in the supply.
era-table-why-room = { $piece }: it fits nowhere in your domain.
era-table-why-missing = { $piece }: { $stores } missing.
era-table-points = Your points
era-table-points-of = Points of { $player }
era-table-points-n =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
era-table-culture = Culture
era-table-in-all = In all
era-table-award-city = Largest city
era-table-award-culture = Most culture
era-table-award-no-city = nobody has a city yet
era-table-award-any-city = for any closed city
era-table-award-no-culture = nobody has any yet
era-table-award-held =
    { $many ->
        [yes] { $players }: { $n } each
       *[no] { $players }: { $n }
    }
era-table-key-city = City: points double
era-table-key-gap = Gap in a ring
era-table-key-scorched = Scorched land
era-table-key-fits = The piece fits here
era-table-key-just = Built just now

## The supply

era-table-walls = Walls
era-table-walls-about = score nothing, turn no marker, close cities
era-table-left = { $n } left
era-table-to-place = { $n } to place
era-table-in-hand = in your hand
era-table-can-build = can build
era-table-turns-marker = 1 left: turns a marker
era-table-none-left = none left
era-table-missing = missing
era-table-no-room = no room
era-table-affordable = affordable
era-table-place-it = place it
era-table-store-food = food
era-table-store-wood = wood
era-table-store-stone = stone
era-table-store-goods = trade goods
era-table-effect-keep = noble die; a wall too
era-table-effect-longhouse = peasant die
era-table-effect-townhouse = burgher die
era-table-effect-church = cleric die
era-table-effect-farm = +{ $given } a round
era-table-effect-lumber-mill = +{ $given } a round
era-table-effect-hospital = halts disease
era-table-effect-monastery = sets one die
era-table-effect-market = { $n } per empty field beside it
era-table-effect-guildhall = { $n } per resource left
era-table-effect-university = { $n } per culture
era-table-effect-cathedral = { $n } per die
era-table-effect-wall = closes cities
era-table-effect-scorched-land = nothing can stand here
era-table-last-of =
    { $n ->
        [one] { $pieces }: the last of its kind turns an end marker.
       *[other] { $pieces }: the last of each kind turns an end marker.
    } { $left ->
        [1] One more ends the game with this round.
       *[other] { $left } more end the game.
    }
era-table-markers-left =
    { $n ->
        [one] One more kind that runs out ends the game with its round.
       *[other] The game ends with the round in which { $n } more kinds have run out.
    }
era-table-last-round = All end markers are turned: this is the last round.
era-table-start-pieces = Your start pieces
era-table-secret = secret until all have placed
era-table-all-placed = All placed.
era-table-start-city = Walls and keeps that touch side by side close a city; there points double.
era-table-start-room = Buildings that touch each other suffer from disease; leave a field between them.
era-table-start-keep = The edge of the domain is no wall, and corners leak.
era-table-start-scorched = Scorched land can't be built on, and no ring may shut it in now.

## Disasters

era-table-one-row = Exactly one line applies, by the skulls that the dice show in the end.
era-table-odds-now = as the dice lie, if you stop
era-table-odds-chosen =
    { $n ->
        [one] odds for throwing the chosen die
       *[other] odds for throwing the { $n } chosen dice
    }
era-table-skulls-rolled =
    { $n ->
        [0] you rolled no skull this round
        [one] you rolled { $n } skull this round
       *[other] you rolled { $n } skulls this round
    }
era-table-skulls-n =
    { $n ->
        [one] { $n } skull
       *[other] { $n } skulls
    }{ $more ->
        [yes] { " " }or more
       *[no] { "" }
    }
era-table-hits-you = hits you
era-table-hits-others = hits the others
era-table-does-bandits =
    { $steps ->
        [one] 1 step of disaster, or 1 resource
       *[other] { $steps } steps of disaster, or 1 resource
    }
era-table-does-disease =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } per crowded building: { $n ->
        [0] you have none
       *[other] you have { $n }
    }
era-table-does-treachery = each places scorched land in their own domain
era-table-does-fire =
    1 building outside a city (no keep) burns down, and scorched land comes there; if there is none, { $steps ->
        [one] 1 step of disaster
       *[other] { $steps } steps of disaster
    }
era-table-does-pestilence =
    { $steps ->
        [one] 1 step of disaster each
       *[other] { $steps } steps of disaster each
    }
era-table-does-revolt =
    { $n ->
        [0] all trade goods are lost: you have none
       *[other] all trade goods are lost: { $n }
    }
era-table-disaster-note = Exactly one line applies, by the skulls that the dice show in the end. The other symbols on a skull’s face are collected as usual.
era-table-compare = If you throw instead
era-table-dice-word = dice
era-table-skulls-word = skulls
era-table-stop-word = stop

## The roll

era-table-your-roll = Your roll
era-table-screen = behind the screen: nobody sees it before all are done
era-table-throw-of = throw { $n } of { $of }
era-table-throw-feather = with the feather
era-table-kind-peasant =
    { $n ->
        [one] Peasant
       *[other] Peasants
    }
era-table-kind-noble =
    { $n ->
        [one] Noble
       *[other] Nobles
    }
era-table-kind-burgher =
    { $n ->
        [one] Burgher
       *[other] Burghers
    }
era-table-kind-cleric =
    { $n ->
        [one] Cleric
       *[other] Clerics
    }
# "die" is a kind of die, "shows" its symbols, "fate" what happens to it.
era-table-die = { $die }: { $shows }, { $fate }
era-table-die-keep = keep
era-table-die-again = throw again
era-table-die-locked = locked
era-table-die-later = feather: later
era-table-die-quill = thrown again
era-table-die-set = to be set
era-table-yield = As it lies, you collect
era-table-farms =
    { $n ->
        [one] +{ $n } farm
       *[other] +{ $n } farms
    }
era-table-mills = +{ $n } mill
era-table-fed = You will have { $food } food; your { $mouths } dice eat { $mouths }.
era-table-hunger =
    { $n ->
        [one] You will have { $food } food for { $mouths } dice: 1 step of disaster.
       *[other] You will have { $food } food for { $mouths } dice: { $n } steps of disaster.
    }
era-table-lost = No room on the tracks for { $amounts }.
era-table-in-store = In store
era-table-skulls-now = Skulls if you stop
era-table-skulls-after =
    { $n ->
        [one] Skulls after throwing the chosen die
       *[other] Skulls after throwing the { $n } chosen dice
    }
era-table-no-disaster = Nothing
era-table-percent = { $n } %
era-table-two-or-more = Two skulls or more, by dice thrown
era-table-no-further =
    { $n ->
        [one] Throw 1: { $chance } no further skull.
       *[other] Throw { $n }: { $chance } no further skull.
    }
era-table-quill-later = The feather may throw one more die afterwards, even a skull.
era-table-choose-dice = Choose dice
era-table-throw =
    { $n ->
        [one] Throw 1 die
       *[other] Throw { $n } dice
    }
era-table-throw-quill =
    { $n ->
        [one] Throw the feather
       *[other] Throw the feather and 1 die
    }
era-table-out-stop = Stop here
era-table-out-finish = Done
era-table-out-done = Done
era-table-out-decline = Leave the dice
era-table-set-to = Face to set

## What is asked

era-table-ask-set-up = Place your start pieces in secret
era-table-ask-place = Place { $piece_acc }
era-table-ask-build = Choose what to build — or be done
era-table-ask-place-build = Place { $piece_acc }, then build it
era-table-ask-roll = Choose dice to throw again — or stop
era-table-ask-quill = Use the feather — or stop
era-table-ask-finish = Nothing is left to throw — say when you are done
era-table-ask-monastery =
    { $n ->
        [one] Your monastery may set a die
       *[other] Your monasteries may set { $n } dice
    }
era-table-ask-bandits = Bandits: what do you give up?
era-table-ask-treachery = Treachery by { $player }: place the scorched land
era-table-ask-treachery-alone = Treachery: place the scorched land
era-table-ask-treachery-room = No room for scorched land: remove something
era-table-ask-fire = Fire: which building burns down?
era-table-ask-fire-land = Place the scorched land where the fire was
era-table-ask-demand = Demand a resource of { $player }
# "store" is food, wood, stone or goods.
era-table-ask-answer =
    { $store ->
        [food] { $player } demands 1 food
        [wood] { $player } demands 1 wood
        [stone] { $player } demands 1 stone
       *[goods] { $player } demands 1 trade good
    }
era-table-ask-solo-extortion = Nobody guards your stores
era-table-ask-target = Choose one of the framed pieces.
era-table-chosen =
    { $n ->
        [0] None chosen.
       *[other] { $n } chosen.
    } { $left ->
        [one] Skulls stay; one throw remains.
       *[other] Skulls stay; { $left } throws remain.
    }
era-table-quill-about = The feather is thrown again, and one other die if you choose it, even a skull.
era-table-finish-about = The others learn that you are done, and nothing else.
era-table-monastery-about = Choose a die, then the face that it shall show.
era-table-hammers =
    { $n ->
        [one] 1 hammer left.
       *[other] { $n } hammers left.
    }
era-table-left-to-place =
    { $n ->
        [one] One piece left; then you are ready.
       *[other] { $n } pieces left.
    }
era-table-demand-about =
    { $steps ->
        [one] They may refuse, at the price of 1 step of disaster.
       *[other] They may refuse, at the price of { $steps } steps of disaster.
    }
era-table-answer-about =
    { $steps ->
        [one] Pay, or refuse and take 1 step of disaster.
       *[other] Pay, or refuse and take { $steps } steps of disaster.
    }
era-table-solo-extortion-about = You rolled neither sword nor shield.
era-table-you-finished = You have finished rolling
era-table-you-placed = You have placed everything
era-table-waiting = Waiting for { $players }.
era-table-moment = One moment.
era-table-watching = You are watching
era-table-over-long = The game is over
era-table-over-solo = The game is over: your domain is a { $rank }
era-table-lose = Lose { $amount }
era-table-suffer =
    { $n ->
        [one] 1 step of disaster
       *[other] { $n } steps of disaster
    }
era-table-demand = Demand { $amount }
era-table-pay = Pay { $amount }
era-table-refuse = Refuse
era-table-left-then = { $n } left then
era-table-they-have = they have { $n }, you have { $mine }
era-table-they-have-full = they have { $n }; your track is full
era-table-minus =
    { $n ->
        [one] 1 minus point
       *[other] { $n } minus points
    }
era-table-dice-label =
    { $n ->
        [one] Your dice this round: 1 hammer
       *[other] Your dice this round: { $n } hammers
    }{ $used ->
        [0] { "" }
       *[other] , { $used } used
    }
era-table-dice-label-none = Your dice this round: no hammer
era-table-tracks = Tracks
era-table-tracks-after = Tracks, before and after { $piece_acc }
era-table-culture-behind = { $n } behind { $player }
era-table-culture-ahead = { $n } ahead of { $player }
era-table-culture-even = level with { $player }
era-table-minus-points =
    { $n ->
        [one] minus point
       *[other] minus points
    }
era-table-plan = { $piece }: { $cost }, { $points }; { $effect }.
# "wall" is a wall's name; "n" points double, "area" fields.
era-table-would-close =
    { $n ->
        [0] { $wall } ({ $cost }) would close a ring of { $area } fields.
       *[other] { $wall } ({ $cost }) would close a ring of { $area } fields: +{ $n }.
    }
era-table-choose-piece = Choose a piece
era-table-build-it = Build { $piece_acc }
era-table-place-here = Place { $piece_acc }
era-table-choose-target = Choose a piece
era-table-give-up = Give up { $piece_acc }
# A piece's name within a sentence; languages without capital nouns make it small.

## After the game

era-table-end-buildings = Buildings
era-table-end-cities = Cities
era-table-end-culture = Culture
era-table-end-bonuses = Markets, guildhalls and the like
# "buildings" is a list.
era-table-end-domain = The winner’s domain: { $buildings }
era-table-end-holdings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
era-table-luck-difference = { $pips } good faces
era-table-luck-told = { $pips } of the dice in { $rolls } throws without a skull, { $expected } expected. Luckier than { $percent } of 100 such games.
era-table-luck-head = Without a skull

# What a thing is, to whoever points at it, taps it or holds it.
era-table-what-die = Its six faces: { $faces }.
era-table-what-food = Food
era-table-what-food-text = Each of your dice eats 1 in every round; each that is missing is a step of disaster. You can keep { $most }.
era-table-what-wood = Wood
era-table-what-wood-text = A resource for buildings. You can keep { $most }.
era-table-what-stone = Stone
era-table-what-stone-text = A resource for buildings and walls. You can keep { $most }.
era-table-what-goods = Trade goods
era-table-what-goods-text = A resource for the greater buildings. You can keep { $most }.
era-table-what-culture = Culture
era-table-what-culture-text = At the end 1 point each; whoever has the most gets { $culture } more.
era-table-what-hammer = Hammer
era-table-what-hammer-text = Each hammer of your roll builds one building or one wall.
era-table-what-sword = Sword
era-table-what-sword-text = In the extortion your swords demand a resource of everybody who has fewer swords and shields together.
era-table-what-shield = Shield
era-table-what-shield-text = Each shield takes away a sword of whoever threatens you in this round.
era-table-what-skull = Skull
era-table-what-skull-text = A die with a skull is locked. How many skulls you have rolled decides which disaster strikes.
era-table-what-feather = Feather
era-table-what-feather-text = After the last throw this die may be thrown again, alone or with one other, even one with a skull.
era-table-what-disaster = Disaster track
era-table-what-disaster-text = Each step costs 1 point at the end.
era-table-what-vp = Victory points
era-table-what-vp-text = Whoever has the most at the end wins. These are those of the domain as it stands.
era-table-what-marker = End markers
era-table-what-marker-text = When the last building of a kind is taken, a marker is turned. The game ends with the round in which the last marker is turned.
era-table-what-field = Field
era-table-what-field-text = Pieces can be placed here. Buildings outside the cities count once.
era-table-what-city = City
era-table-what-city-text = Enclosed by walls and keeps without a gap: buildings in it count double. The largest city brings { $city } points.
era-table-what-gap = Gap
era-table-what-gap-text = These fields are missing for a city that is enclosed all around.
era-table-what-domain = Domain
era-table-what-domain-text = A player’s land, { $width } by { $height } fields: all that is built stands here.
era-table-what-odds = Your chances
era-table-what-odds-text = How likely each number of skulls is with the dice that you would throw again.
era-table-what-bandits =
    you lose a resource of your choice, or take { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } of disaster.
era-table-what-disease =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } of disaster for each building that stands side by side with another; a hospital protects.
era-table-what-treachery = each opponent places scorched land in their own domain; nothing can be built on it.
era-table-what-fire =
    one of your buildings outside the cities burns down; if there is none, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } of disaster.
era-table-what-pestilence =
    each opponent takes { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } of disaster.
era-table-what-revolt = you lose all trade goods; more skulls bring nothing worse.
era-table-what-phase-1 =
    Everybody rolls at the same time and in secret, up to { $throws ->
        [3] three
       *[other] { $throws }
    } times. Skulls stay.
era-table-what-phase-2 = The symbols of the dice, farms and mills fill the stores.
era-table-what-phase-3 = Each of your dice eats 1 food; each food that is missing is a step of disaster.
era-table-what-phase-4 = The number of skulls decides which disaster strikes, and whom.
era-table-what-phase-5 = In turn order each hammer builds one building or one wall.
era-table-what-phase-6 = Whoever has more swords than another player can ward off demands a resource.

## What somebody did, looking back, where the log has nothing to tell.
did-era-place = { $name } places a piece
did-era-place-you = You place a piece
did-era-mark = { $name } chooses a die to throw again
did-era-mark-you = You choose a die to throw again
did-era-throw = { $name } throws again
did-era-throw-you = You throw again
did-era-set = { $name } sets a die
did-era-set-you = You set a die
did-era-quill = { $name } throws the feather again
did-era-quill-you = You throw the feather again
did-era-decline = { $name } leaves the dice as they are
did-era-decline-you = You leave the dice as they are

## The parts of the glossary.

glossary-era-round = The round
glossary-era-dice = Dice and their symbols
glossary-era-stores = Stores
glossary-era-domain = The domain
glossary-era-pieces = Buildings and walls
glossary-era-disasters = Disasters
