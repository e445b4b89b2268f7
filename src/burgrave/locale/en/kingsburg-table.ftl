## Kingsburg table: the page in the browser.

kingsburg-table-court = The Court
kingsburg-table-court-rest = lit advisors are in reach of your dice
kingsburg-table-court-chosen = lit advisors are in reach of your chosen dice
kingsburg-table-court-keys = Arrows move, Enter chooses, 1 to 6 pick dice, P passes, U undoes, Escape lets go.
kingsburg-table-private = Own advisor
kingsburg-table-province = Your province
# "player" is a name.
kingsburg-table-province-of = Province of { $player }
kingsburg-table-built-of = { $n } of { $of } built
kingsburg-table-built-short = { $n } of { $of }
kingsburg-table-log = Log
kingsburg-table-players = Players
kingsburg-table-views = Views
kingsburg-table-tab-court = Court
kingsburg-table-tab-province = Province
kingsburg-table-tab-players = Players
kingsburg-table-tab-log = Log
# "year" is a roman numeral.
kingsburg-table-year-of = year { $year } of V
kingsburg-table-year-season = Year { $year } · { $season }
kingsburg-table-phases = Phases of the year
kingsburg-table-years = Enemy strength by year
kingsburg-table-tray = Your tray
kingsburg-table-your-dice = Your dice
kingsburg-table-helpers = { -kingsburg-plus } token, Market
kingsburg-table-goods-label = Goods and soldiers
kingsburg-table-influence = Influence the { $advisor }
kingsburg-table-ask-influence = Choose dice, then an advisor — or pass
# "dice" is text such as "5 + 3".
kingsburg-table-sum = { $dice } make { $sum }.
kingsburg-table-nothing-fits = No free advisor takes exactly these dice.
kingsburg-table-pick-advisor = Now choose a lit advisor.
kingsburg-table-reach-n =
    { $n ->
        [0] No advisor is in reach.
        [one] One advisor is in reach.
       *[other] { $n } advisors are in reach.
    }
kingsburg-table-ways = Ways to pay
kingsburg-table-way =
    { $dice }{ $token ->
        [yes] , { -kingsburg-plus } token
       *[no] { "" }
    }{ $market ->
        [-1] , Market { DATA("kingsburg/buildings/building/market/shift") } down
        [1] , Market { DATA("kingsburg/buildings/building/market/shift") } up
       *[0] { "" }
    }{ $envoy ->
        [yes] , by envoy
       *[no] { "" }
    }
kingsburg-table-chosen = { $gift } for { $way }.
# "buildings" is a list joined by "or".
kingsburg-table-after-harvest = After harvest you could build { $buildings }
kingsburg-table-list-or = { $first } or { $last }
kingsburg-table-can-build = can build
kingsburg-table-payable = payable
kingsburg-table-built = built
kingsburg-table-comes-first = first the { $building }
kingsburg-table-missing = { $goods } missing
kingsburg-table-missing-word = missing
kingsburg-table-taken-by = Taken by { $player }
kingsburg-table-taken-neutral = Neutral dice
kingsburg-table-taken-you = Yours
kingsburg-table-state-way = In reach with { $way }.
kingsburg-table-state-ways =
    { $n ->
        [one] In reach in one way.
       *[other] In reach in { $n } ways.
    }
kingsburg-table-state-off = Out of reach.
kingsburg-table-state-taken = Taken by { $player } with { $dice }.
kingsburg-table-state-neutral = Taken by neutral dice.
kingsburg-table-state-free = Free.
kingsburg-table-state-chosen = Chosen.
kingsburg-table-advisor = { $place } { $advisor }: { $gift }. { $state }
kingsburg-table-building = { $building }: costs { $price }, brings { $points }. { $effect } { $state }
kingsburg-table-enemy-range = Enemy { $weakest }–{ $strongest }
kingsburg-table-enemy-card = { $enemy } { $strength }
kingsburg-table-enemy-seen = You have seen the card
kingsburg-table-enemy-open = The card lies open
kingsburg-table-penalty = Defeat: { $goods }
kingsburg-table-reward = Victory: { $goods }
kingsburg-table-strength-die = you { $n } + King’s die
kingsburg-table-strength = you { $n }
kingsburg-table-win = win { $percent } %
kingsburg-table-draw = draw { $percent } %
kingsburg-table-lose = lose { $percent } %
kingsburg-table-odds-label = Battle odds: win { $win } %, draw { $draw } %, lose { $lose } %.
kingsburg-table-you = You
kingsburg-table-your-turn = your turn
kingsburg-table-deciding = deciding
kingsburg-table-passed = has passed
kingsburg-table-all-placed = all dice placed
kingsburg-table-dice-left =
    { $n ->
        [one] { $n } die left
       *[other] { $n } dice left
    }
kingsburg-table-bonus-due =
    { $n ->
        [one] + { $n } bonus die
       *[other] + { $n } bonus dice
    }
kingsburg-table-turn-n = turn { $n }
kingsburg-table-bot = bot
kingsburg-table-stand-in = a bot stands in
kingsburg-table-envoy = has the envoy
kingsburg-table-army = Army tokens
kingsburg-table-tokens = { -kingsburg-plus } tokens
kingsburg-table-points = points
kingsburg-table-waiting = Waiting for { $players }
kingsburg-table-watching = You are watching
kingsburg-table-over = The game is over
kingsburg-table-choices = Choices
kingsburg-table-die-own = { $face }
kingsburg-table-die-bonus = white { $face }
kingsburg-table-moment = A moment
kingsburg-table-since = ↑ since your last step
kingsburg-table-show-province = Show the province of { $player }
kingsburg-table-after-harvest-more = After harvest you could build { $buildings } or { $n } more
kingsburg-table-ways-of =
    { $n ->
        [one] { $advisor }: one way
       *[other] { $advisor }: { $n } ways to pay
    }
# "places" is a list of numbers joined by "or".
kingsburg-table-reach-market = Market: { $places }.
kingsburg-table-reach-token = A { -kingsburg-plus } token: { $places }.
kingsburg-table-reach-both = Both: { $places }.
kingsburg-table-envoy-way = The envoy reaches a taken advisor
kingsburg-table-why-off = Your dice don’t make { $place }: { $advisor }.
kingsburg-table-why-mine = Your dice lie at the { $advisor } already.
kingsburg-table-why-taken = { $advisor }: taken by { $player }.
kingsburg-table-why-neutral = { $advisor }: taken by neutral dice.
kingsburg-table-sure = This can’t be taken back. Choose it once more to do it.
kingsburg-table-again = roll again
kingsburg-table-free = free
kingsburg-table-point-at =
    { $touch ->
        [yes] Tap a building to read what it does.
       *[no] Point at a building to read what it does.
    }
kingsburg-table-close = Close
kingsburg-table-battle-of = Winter of year { $year }
kingsburg-table-king-sends =
    { $n ->
        [0] The King sends nobody
        [one] The King sends { $n } soldier
       *[other] The King sends { $n } soldiers
    }
kingsburg-table-against = against
kingsburg-table-outcome-won = won
kingsburg-table-outcome-drawn = held
kingsburg-table-outcome-lost = lost
kingsburg-table-strongest = strongest
# Long words of names with the places where they may break.
kingsburg-table-hyphens = Black|smith Mer|chants’ Impro|vised Defen|ses Recrui|ting Mili|tary Acad|emy Train|ing

# What a building does, as short as it can be said.
kingsburg-table-effect-sawmill = wood = { $gold } gold
kingsburg-table-effect-quarry = stone = { $gold } gold
kingsburg-table-effect-goldsmith =
    { $soldiers ->
        [one] gold = soldier, { $scores } pt
       *[other] gold = { $soldiers } soldiers, { $scores } pt
    }
kingsburg-table-effect-mint = row A always
kingsburg-table-effect-statue = reroll 1 die
kingsburg-table-effect-chapel = reroll if ≤ { $at_most }
kingsburg-table-effect-church = { $against } v. demons
kingsburg-table-effect-cathedral = { $goods } goods = 1 pt
kingsburg-table-effect-inn =
    { $tokens ->
        [1] { -kingsburg-plus } in summer
       *[other] { $tokens } × { -kingsburg-plus } in summer
    }
kingsburg-table-effect-market = dice sum ±{ $shift }
kingsburg-table-effect-farms =
    { $dice ->
        [one] +1 white die
       *[other] +{ $dice } white dice
    }
kingsburg-table-effect-merchants-guild = { $gold } gold/season
kingsburg-table-effect-guard-tower = { $battle } battle
kingsburg-table-effect-blacksmith = { $battle } battle
kingsburg-table-effect-barracks = soldier for { $soldier }
kingsburg-table-effect-wizards-guild = { $battle } battle
kingsburg-table-effect-palisade = { $battle } battle
kingsburg-table-effect-stables =
    { $soldiers ->
        [one] +1 soldier
       *[other] +{ $soldiers } soldiers
    }
kingsburg-table-effect-stone-wall = { $battle }, wins draws
kingsburg-table-effect-fortress = { $battle }, { $scores } pt if won
kingsburg-table-effect-barricade = { $against } v. goblins
kingsburg-table-effect-crane = { $from_column }+: −{ $saves } gold
kingsburg-table-effect-town-hall = 1 good = { $scores } pt
kingsburg-table-effect-embassy = { $scores } pt/season
kingsburg-table-effect-improvised-defenses = +{ $defends } if ≤ { $at_most }
kingsburg-table-effect-recruiting-center = { -kingsburg-plus } = soldier
kingsburg-table-effect-training-camp =
    { $soldiers ->
        [one] 1 soldier if < { $fewer_than }
       *[other] { $soldiers } soldiers if < { $fewer_than }
    }
kingsburg-table-effect-military-academy = own battle die

# Optional effects.
kingsburg-table-always = you are not asked about this again
kingsburg-table-always-everything = no more questions like this one
kingsburg-table-ask-again = Ask me again
# "effect" is the Crane, the Barracks or the General.
kingsburg-table-without = Without the { $effect }

# What a thing is, to whoever points at it, taps it or holds it.
kingsburg-table-what-gold = Gold
kingsburg-table-what-gold-text = A good. Buildings are paid with goods, and so are soldiers before the winter.
kingsburg-table-what-wood = Wood
kingsburg-table-what-wood-text = A good. Buildings are paid with goods, and so are soldiers before the winter.
kingsburg-table-what-stone = Stone
kingsburg-table-what-stone-text = A good. Buildings are paid with goods, and so are soldiers before the winter.
kingsburg-table-what-any = A good of your choice
kingsburg-table-what-any-text = Gold, wood or stone, as you like.
kingsburg-table-what-soldier = Soldier
kingsburg-table-what-soldier-text = Adds 1 to your strength in the next battle; after it all soldiers go home.
kingsburg-table-what-token = { -kingsburg-plus } token
kingsburg-table-what-token-text = Adds { DATA("kingsburg/pieces/token/adds") } to the dice on an advisor. At most one in a season, and then it is spent.
kingsburg-table-what-vp = Victory points
kingsburg-table-what-vp-text = Whoever has the most after { $years } years wins.
kingsburg-table-what-building = Building
kingsburg-table-what-building-text = One of your buildings falls, and its points with it: the topmost in the rightmost column in which you have any.
kingsburg-table-what-eye = A look at the enemy
kingsburg-table-what-eye-text = You alone look at the enemy card of this year.
kingsburg-table-what-envoy = The King’s envoy
kingsburg-table-what-envoy-text = Serves its holder once: on an advisor who is already taken, or for a second building.
kingsburg-table-what-die-own = Die
kingsburg-table-what-die-own-text = Dice are laid on the advisor whose number they make together.
kingsburg-table-what-die-white = Bonus die
kingsburg-table-what-die-white-text = A white die for one season. It is laid together with dice of its owner, never alone.
kingsburg-table-what-army = Army tokens
kingsburg-table-what-army-text = In winter each player secretly sends one of them into the battle: that many soldiers. Then it is spent.
kingsburg-table-what-turn = Turn order
kingsburg-table-what-turn-text = In each season whoever rolls least begins.
kingsburg-table-what-odds = Your chances
kingsburg-table-what-odds-text = How the battle would end for you as you stand now, over all cards and rolls that are possible.
kingsburg-table-what-governors = Governor
kingsburg-table-what-governors-text = A governor has an ability for the whole game; each player keeps one of { DATA("kingsburg/pieces/offer/governors") }, in secret.
kingsburg-table-what-hammer = Build
kingsburg-table-what-hammer-text = Each season you may pay for one building; each row goes from left to right.
kingsburg-table-what-enemy = Enemy
kingsburg-table-what-enemy-text = It comes in winter. Who is stronger takes its reward, who is weaker suffers its penalty; as strong as it, nothing happens.
kingsburg-table-what-year = In winter an enemy of strength { $weakest } to { $strongest } comes. The game ends after year { $last }.
kingsburg-table-what-phase-1 = Whoever has the fewest buildings, and among those the fewest goods, gets a bonus die for the spring. If that is still a tie, each of them takes a good.
kingsburg-table-what-phase-2 = Roll the dice, influence advisors in turn, receive their gifts, and build at most one building.
kingsburg-table-what-phase-3 = Whoever has the most buildings gets { DATA("kingsburg/pieces/reward/points", one: "point", other: "points") }; if several do, each of them.
kingsburg-table-what-phase-4 = Roll the dice, influence advisors in turn, receive their gifts, and build at most one building.
kingsburg-table-what-phase-5 = Whoever has the fewest buildings, and among those the fewest goods, gets the King’s envoy. If that is still a tie, nobody does.
kingsburg-table-what-phase-6 = Roll the dice, influence advisors in turn, receive their gifts, and build at most one building.
kingsburg-table-what-phase-7 = In turn order everybody may pay goods for soldiers.
kingsburg-table-what-phase-8 = The enemy is revealed, and everybody fights it alone.

## What somebody did, looking back, where the log has nothing to tell.
did-kingsburg-done = { $name } leaves it at that
did-kingsburg-done-you = You leave it at that
did-kingsburg-decline = { $name } declines
did-kingsburg-decline-you = You decline
did-kingsburg-statue = { $name } throws one die again
did-kingsburg-statue-you = You throw one die again
did-kingsburg-chapel = { $name } throws all dice again
did-kingsburg-chapel-you = You throw all dice again

## The parts of the glossary.

glossary-kingsburg-year = The year
glossary-kingsburg-pieces = Dice, goods and marks
glossary-kingsburg-court = The court
glossary-kingsburg-buildings = Buildings
glossary-kingsburg-governors = Governors (module 2)
