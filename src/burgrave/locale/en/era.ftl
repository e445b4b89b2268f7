## Era: Medieval Age. A fact "n" is a number.

era-symbol-food = { $n } food
era-symbol-wood = { $n } wood
era-symbol-stone = { $n } stone
era-symbol-goods =
    { $n ->
        [one] { $n } trade good
       *[other] { $n } trade goods
    }
era-symbol-culture = { $n } culture
era-symbol-hammer =
    { $n ->
        [one] { $n } hammer
       *[other] { $n } hammers
    }
era-symbol-sword =
    { $n ->
        [one] { $n } sword
       *[other] { $n } swords
    }
era-symbol-shield =
    { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    }
era-symbol-skull =
    { $n ->
        [one] { $n } skull
       *[other] { $n } skulls
    }
era-symbol-feather =
    { $n ->
        [one] { $n } feather
       *[other] { $n } feathers
    }
era-die-peasant = peasant
era-die-noble = noble
era-die-burgher = burgher
era-die-cleric = cleric
era-dice-peasant =
    { $n ->
        [one] { $n } peasant die
       *[other] { $n } peasant dice
    }
era-dice-noble =
    { $n ->
        [one] { $n } noble die
       *[other] { $n } noble dice
    }
era-dice-burgher =
    { $n ->
        [one] { $n } burgher die
       *[other] { $n } burgher dice
    }
era-dice-cleric =
    { $n ->
        [one] { $n } cleric die
       *[other] { $n } cleric dice
    }
era-face = { $die } ({ $symbols })
era-times = { $n } × { $what }
era-shown =
    { $n ->
        [1] { $die } ({ $symbols })
       *[other] { $n } × { $die } ({ $symbols })
    }
era-spot =
    { $turn ->
        [0] { $at }
        [1] { $at } (turned once)
        [2] { $at } (turned twice)
       *[other] { $at } (turned three times)
    }
# "at" is a field such as K9; "turn" counts quarter turns.
era-place = { $piece } at { era-spot }
    .a = { $piece_a } at { era-spot }
    .acc = { $piece_acc } at { era-spot }

## Pieces and what they do.

era-piece-keep = Keep
    .a = a keep
    .acc = the keep
era-piece-longhouse = Longhouse
    .a = a longhouse
    .acc = the longhouse
era-piece-townhouse = Townhouse
    .a = a townhouse
    .acc = the townhouse
era-piece-church = Church
    .a = a church
    .acc = the church
era-piece-farm = Farm
    .a = a farm
    .acc = the farm
era-piece-lumber-mill = Lumber mill
    .a = a lumber mill
    .acc = the lumber mill
era-piece-hospital = Hospital
    .a = a hospital
    .acc = the hospital
era-piece-monastery = Monastery
    .a = a monastery
    .acc = the monastery
era-piece-market = Market
    .a = a market
    .acc = the market
era-piece-guildhall = Guildhall
    .a = a guildhall
    .acc = the guildhall
era-piece-university = University
    .a = a university
    .acc = the university
era-piece-cathedral = Cathedral
    .a = a cathedral
    .acc = the cathedral
era-piece-wall-1 = Wall of 1
    .a = a wall of 1
    .acc = the wall of 1
era-piece-wall-2 = Wall of 2
    .a = a wall of 2
    .acc = the wall of 2
era-piece-wall-3 = Wall of 3
    .a = a wall of 3
    .acc = the wall of 3
era-piece-wall-4 = Wall of 4
    .a = a wall of 4
    .acc = the wall of 4
era-piece-wall-5 = Wall of 5
    .a = a wall of 5
    .acc = the wall of 5
era-piece-scorched-land = Scorched land
    .a = scorched land
    .acc = the scorched land
era-effect-keep = A noble die; works as a wall and always counts as enclosed.
era-effect-longhouse = A peasant die.
era-effect-townhouse = A burgher die.
era-effect-church = A cleric die.
era-effect-farm = { $given } more whenever you collect.
era-effect-lumber-mill = { $given } more whenever you collect.
era-effect-hospital = It and the buildings beside it are safe from disease.
era-effect-monastery = After the first throw you may set one die without a skull to a face of your choice.
era-effect-market = At the end { $points } for each empty field beside it.
era-effect-guildhall = At the end { $points } for each resource you have left.
era-effect-university = At the end { $points } for each culture.
era-effect-cathedral = At the end { $points } for each of your dice.
era-effect-wall = Closes cities; no points.
era-effect-scorched-land = Nothing can be built on it.

## Phases, disasters, ranks of the solo game.

era-phase-0 = Set-up
era-phase-1 = Roll
era-phase-2 = Collect
era-phase-3 = Feed
era-phase-4 = Disasters
era-phase-5 = Build
era-phase-6 = Extort
era-disaster-bandits = bandits
era-disaster-disease = disease
era-disaster-treachery = treachery
era-disaster-fire = fire
era-disaster-pestilence = pestilence
era-disaster-revolt = revolt
era-rank-hamlet = hamlet
era-rank-town = town
era-rank-city = city
era-rank-capital = capital

## Prompts, one for each decision.

era-ask-set-up = Which start piece do you place, and where? Nobody sees it before all are ready.
era-ask-roll = Which dice do you throw again? Or do you stop?
era-ask-monastery = Monastery: do you set a die?
era-ask-quill = Your throws are over: do you use a feather?
era-ask-finish = Nothing is left to throw: do you show that you have finished?
era-ask-bandits = Bandits: what do you give up?
era-ask-treachery = Treachery: where does the scorched land go?
era-ask-treachery-room = Treachery: no room for scorched land. What do you remove?
era-ask-fire = Fire: which building burns down?
era-ask-fire-land = Fire: where does the scorched land go?
era-ask-build = What do you build, and where?
era-ask-demand = Extortion: what do you demand?
era-ask-answer = Extortion: do you pay { $what }?
era-ask-solo-extortion = Neither sword nor shield: what do you give up?

## Actions in plain words.

era-do-stop = Stop
era-do-throw = Throw the chosen dice
era-do-mark = Choose { $die } to throw
era-do-set = Set { $die } to { $to }
era-do-decline = Leave the dice as they are
era-do-quill = Throw the feather again
era-do-quill-with = Throw the feather again with { $die }
era-do-suffer =
    { $n ->
        [one] Take { $n } step of disaster
       *[other] Take { $n } steps of disaster
    }
era-do-lose = Give up { $what }
era-do-done = Build no more
era-do-place = Place { $where_a }
era-do-build = Build { $where_a } for { $price }
era-do-remove =
    { $why ->
        [fire] Let { $where_acc } burn down
       *[treachery-room] Remove { $where_acc }
    }
era-do-demand = Demand { $what }
era-do-pay = Pay
era-do-refuse = Refuse

## What a decision brings. They are joined by semicolons.

era-brings-stop = as it lies: { $symbols }
# "safe" and "two" are percents.
era-brings-risk = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } thrown: no new skull { $safe } %, two skulls or more { $two } %
era-brings-quill = even a skull can be thrown away
era-brings-set = it then shows { $die }
era-brings-decline = nothing changes
era-brings-suffer = { $points }
era-brings-done =
    { $n ->
        [one] { $n } hammer expires
       *[other] { $n } hammers expire
    }
era-brings-remove = it was worth { $points }
era-brings-no-ring = closes no ring yet
era-brings-scorched = nothing can be built on it
era-brings-encloses =
    { $n ->
        [one] shuts in { $n } field, doubling { $points }
       *[other] shuts in { $n } fields, doubling { $points }
    }
era-brings-crowds =
    { $n ->
        [one] { $n } more building crowded
       *[other] { $n } more buildings crowded
    }
era-brings-last = the last of its kind: turns an end marker
era-brings-left = left: { $stores }
era-brings-demand = your opponent has { $n }

## The log: what happened.

era-event-ready = { $player } is ready.
era-event-set-up = { $player } starts with { $pieces_a }.
era-event-start-player = { $player } starts.
era-event-round-begins = Round { $round } begins; { $player } is first.
era-event-rolled = Throw { $throw } of { $player }: { $dice }.
era-event-finished-rolling = { $player } has finished rolling.
era-event-revealed = { $player } shows { $dice }: { $symbols } in all.
era-event-collected =
    { $culture ->
        [0] { $player } collects { $gains }.
       *[other]
            { $gains_n ->
                [0] { $player } collects { $culture } culture.
               *[other] { $player } collects { $gains } as well as { $culture } culture.
            }
    }
era-event-no-room = There is no room for { $lost }.
era-event-fed =
    { $pays_n ->
        [0] { $player } has no food for the dice.
       *[other] { $player } feeds the dice with { $pays_n } food.
    }
era-event-hunger =
    { $missing ->
        [one] { $missing } food is missing.
       *[other] { $missing } food are missing.
    }
# "why" is famine, bandits, disease, fire, pestilence or extortion.
era-event-disaster =
    { $why ->
        [famine] Famine: { $player } goes { $steps } down the disaster track.
        [bandits] Bandits: { $player } goes { $steps } down the disaster track.
        [disease] Disease: { $player } goes { $steps } down the disaster track.
        [fire] Fire: { $player } goes { $steps } down the disaster track.
        [pestilence] Pestilence: { $player } goes { $steps } down the disaster track.
       *[extortion] Extortion: { $player } goes { $steps } down the disaster track.
    }
era-event-disaster-strikes =
    { $skulls ->
        [one] { $player } has rolled { $skulls } skull: { $disaster }.
       *[other] { $player } has rolled { $skulls } skulls: { $disaster }.
    }
era-event-resource-lost = { $player } gives up { $pays }.
era-event-goods-lost =
    { $pays_n ->
        [0] { $player } has no trade goods to lose.
       *[other] { $player } loses all trade goods ({ $pays_n }).
    }
# "why" is fire or treachery.
era-event-removed =
    { $why ->
        [fire] { $player } loses { $piece_a } at { $at } in the fire.
       *[treachery] { $player } removes { $piece_a } at { $at } to make room.
    }
era-event-scorched = { $player } gets scorched land at { $at }.
# "why" is supply or room.
era-event-no-scorched-land =
    { $why ->
        [supply] No scorched land is left for { $player }.
       *[room] Nowhere in the domain of { $player } is room for scorched land.
    }
# "enclosed" counts the fields that are newly enclosed.
era-event-built = { $player } builds { $piece_a } at { era-spot } for { $pays }.
era-event-enclosed =
    { $enclosed ->
        [one] That encloses { $enclosed } field more.
       *[other] That encloses { $enclosed } fields more.
    }
era-event-built-no-more =
    { $unused ->
        [one] { $player } builds no more; { $unused } hammer expires.
       *[other] { $player } builds no more; { $unused } hammers expire.
    }
era-event-marker-turned =
    { $left ->
        [0] { $player } has built the last of its kind ({ $piece }): the last end marker turns. The game ends with this round.
        [one] { $player } has built the last of its kind ({ $piece }): an end marker turns, { $left } is left.
       *[other] { $player } has built the last of its kind ({ $piece }): an end marker turns, { $left } are left.
    }
era-event-demanded = { $player } demands { $owed } from { $opponent }.
era-event-paid =
    { $lost_n ->
        [0] { $player } pays { $pays } to { $opponent }.
       *[other] { $player } pays { $pays }; { $opponent } has no room for it.
    }
era-event-refused = { $player } refuses { $opponent } { $owed }.
era-event-nothing-to-extort = { $player } finds nothing to demand from { $opponent }.
era-event-dice-matched =
    { $dice_lost_n ->
        [0] { $player } gets { $dice_gained }.
       *[other]
            { $dice_gained_n ->
                [0] { $player } loses { $dice_lost }.
               *[other] { $player } gets { $dice_gained } and loses { $dice_lost }.
            }
    }
era-event-game-over =
    { $winners_n ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } win together.
    }
era-event-solo-over = The game is over: { $player } has built a { $rank } of { $points }.

## Where points come from.

era-source-buildings = Buildings
era-source-cities = Doubled in cities
era-source-markets = Markets
era-source-guildhalls = Guildhalls
era-source-universities = Universities
era-source-cathedrals = Cathedrals
era-source-culture = Culture
era-source-most-culture = Most culture
era-source-largest-city = Largest city
era-source-disasters = Disasters
era-source-total = Total

## The situation, line by line.

era-tell-round = Era, round { $n }: { $phase }.
era-tell-order = In turn: { $players }.
era-tell-markers =
    { $pieces_n ->
        [0] End markers turned: { $pieces_n } of { $all }.
       *[other] End markers turned: { $pieces_n } of { $all } ({ $pieces }).
    }
era-tell-rolling = Still rolling: { $players }.
era-tell-player =
    { $you ->
        [yes] { $player } (you): { $points }.
       *[no] { $player }: { $points }.
    }
era-tell-stores = Owns { $stores }.
era-tell-disaster = Disaster track: { $n }.
era-tell-owns =
    { $dice_n ->
        [0] Dice: none.
       *[other] Dice: { $dice }.
    }
era-tell-rolled = Rolled: { $dice }.
era-tell-chosen = Chosen to throw: { $dice }.
era-tell-pieces = Domain: { $pieces }.
# "fields" are the areas of the cities.
era-tell-cities =
    { $fields_n ->
        [0] No city.
        [one] { $fields_n } city, area { $fields }.
       *[other] { $fields_n } cities, areas { $fields }.
    }
era-tell-crowded =
    { $n ->
        [one] { $n } building is crowded.
       *[other] { $n } buildings are crowded.
    }
era-tell-to-place = To place: { $pieces }.
era-tell-supply = In the supply:
era-tell-piece = { $piece }, { $n } left: { $price }, { $points }. { $effect }
era-tell-missing = You lack { $stores }.
era-tell-over = The game is over.
era-tell-drawing = Dice are falling.
era-tell-waiting = Waiting for: { $players }.

## The terminal. Heads of columns are short.

era-board-points = Pts
era-board-food = Food
era-board-wood = Wood
era-board-stone = Stone
era-board-goods = Goods
era-board-culture = Cult.
era-board-disaster = Dis.
era-board-dice = Dice
era-board-city = City
era-board-rolling = rolling
era-board-markers = End markers: { $n } of { $all }
era-board-legend = K keep, L longhouse, T townhouse, C church, F farm, M lumber mill, H hospital, Y monastery, S market, G guildhall, U university, A cathedral, # wall, x scorched land, : free field of a city.
era-menu-piece = { $piece } ({ $n } ways)
era-menu-place =
    { $fits ->
        [yes] { $where }: { $brings }.
       *[no] { $where } is not possible: { $brings }.
    }
# For whoever presses keys; "turns" says whether the piece looks different when it is turned.
era-menu-keys =
    { $turns ->
        [yes] Arrow keys move it, t turns it, Enter places it, Esc goes back; or type a field: g5.
       *[no] Arrow keys move it, Enter places it, Esc goes back; or type a field: g5.
    }
# For whoever types lines.
era-menu-fields =
    { $turns ->
        [yes] Type a field of its upper left corner (g5, g5 turned), turn, Enter to place it, or 0 to go back.
       *[no] Type a field of its upper left corner (g5), Enter to place it, or 0 to go back.
    }
era-menu-turn-words = turn turned
era-menu-outside = { $piece }: that would reach beyond the domain.
era-tell-fits =
    { $turn ->
        [0] It fits with its upper left corner at:
        [1] Turned once it fits at:
        [2] Turned twice it fits at:
       *[other] Turned three times it fits at:
    }
era-tell-row = Row { $row }: { $columns }
era-tell-rows = Rows { $first } to { $last }: { $columns }
era-tell-free = Free fields:
era-tell-run = { $first } to { $last }
era-menu-back = Back
era-play-key-words = farm k9
era-play-key-notation = place farm k9
era-play-help-odds = the odds of skulls for your next throw
era-odds-none = No throw is to come now.
era-odds-line = { $n ->
        [0] Stop
        [one] Throw { $n } die
       *[other] Throw { $n } dice
    }: { $odds }
era-odds-skulls = { $n ->
        [one] { $n } skull
       *[other] { $n } skulls
    } { $percent } %

## Components that have a name on the page about where the numbers come from, and nowhere else.

origin-era-track-food = food
origin-era-track-wood = wood
origin-era-track-stone = stone
origin-era-track-goods = trade goods
origin-era-players =
    { $n ->
        [one] for one player
       *[other] for { $n } players
    }
origin-era-domain = the size of the domain and the place of the first keep
origin-era-roll = how often dice are thrown
origin-era-culture = points for culture
origin-era-city = points for the largest city
origin-era-start = what everybody starts with
origin-era-extortion = the price of refusing
origin-era-solo = the solo game
origin-era-longest = the longest game

## What a report of many games tells of.

report-of-era-piece = Pieces
report-of-era-disaster = Disasters
