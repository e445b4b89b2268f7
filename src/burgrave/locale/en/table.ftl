## Kingsburg table: the page in the browser.

table-court = The Court
table-court-rest = lit advisors are in reach of your dice
table-court-chosen = lit advisors are in reach of your chosen dice
table-court-keys = Arrows move, Enter chooses, 1 to 6 pick dice, P passes, U undoes, Escape lets go.
table-private = Own advisor
table-province = Your province
# "player" is a name.
table-province-of = Province of { $player }
table-built-of = { $n } of { $of } built
table-built-short = { $n } of { $of }
table-log = Log
table-newest-first = newest first
table-players = Players
table-views = Views
table-tab-court = Court
table-tab-province = Province
table-tab-players = Players
table-tab-log = Log
# "year" is a roman numeral.
table-year-of = year { $year } of V
table-year-season = Year { $year } · { $season }
table-phases = Phases of the year
table-years = Enemy strength by year
table-tray = Your tray
table-your-dice = Your dice
table-helpers = +2 token, Market
table-goods-label = Goods and soldiers
table-influence = Influence the { $advisor }
table-ask-influence = Choose dice, then an advisor — or pass
# "dice" is text such as "5 + 3".
table-sum = { $dice } make { $sum }.
table-nothing-fits = No free advisor takes exactly these dice.
table-pick-advisor = Now choose a lit advisor.
table-reach-n =
    { $n ->
        [0] No advisor is in reach.
        [one] One advisor is in reach.
       *[other] { $n } advisors are in reach.
    }
table-ways = Ways to pay
table-way =
    { $dice }{ $token ->
        [yes] , +2 token
       *[no] { "" }
    }{ $market ->
        [-1] , Market 1 down
        [1] , Market 1 up
       *[0] { "" }
    }{ $envoy ->
        [yes] , by envoy
       *[no] { "" }
    }
table-chosen = { $gift } for { $way }.
# "buildings" is a list joined by "or".
table-after-harvest = After harvest you could build { $buildings }
table-list-or = { $first } or { $last }
table-can-build = can build
table-payable = payable
table-built = built
table-comes-first = first the { $building }
table-missing = { $goods } missing
table-missing-word = missing
table-taken-by = Taken by { $player }
table-taken-neutral = Neutral dice
table-taken-you = Yours
table-state-way = In reach with { $way }.
table-state-ways =
    { $n ->
        [one] In reach in one way.
       *[other] In reach in { $n } ways.
    }
table-state-off = Out of reach.
table-state-taken = Taken by { $player } with { $dice }.
table-state-neutral = Taken by neutral dice.
table-state-free = Free.
table-state-chosen = Chosen.
table-advisor = { $place } { $advisor }: { $gift }. { $state }
table-building = { $building }: costs { $price }, brings { $points }. { $effect } { $state }
table-enemy-range = Enemy { $weakest }–{ $strongest }
table-enemy-card = { $enemy } { $strength }
table-enemy-seen = You have seen the card
table-enemy-open = The card lies open
table-penalty = Defeat: { $goods }
table-reward = Victory: { $goods }
table-strength-die = you { $n } + King’s die
table-strength = you { $n }
table-win = win { $percent } %
table-draw = draw { $percent } %
table-lose = lose { $percent } %
table-odds-label = Battle odds: win { $win } %, draw { $draw } %, lose { $lose } %.
table-you = You
table-your-turn = your turn
table-deciding = deciding
table-passed = has passed
table-all-placed = all dice placed
table-dice-left =
    { $n ->
        [one] { $n } die left
       *[other] { $n } dice left
    }
table-bonus-due =
    { $n ->
        [one] + { $n } bonus die
       *[other] + { $n } bonus dice
    }
table-turn-n = turn { $n }
table-bot = bot
table-stand-in = a bot stands in
table-envoy = has the envoy
table-army = Army tokens
table-tokens = +2 tokens
table-points = points
table-waiting = Waiting for { $players }
table-watching = You are watching
table-over = The game is over
table-choices = Choices
table-die-own = { $face }
table-die-bonus = white { $face }
table-refused = That did not go through: { $reason }
table-moment = A moment
table-provenance-printed = printed
table-provenance-sourced = sourced
table-provenance-reconstructed = reconstructed
table-provenance-house = house
table-log-empty = Nothing has happened yet.
table-since = ↑ since your last step
table-show-province = Show the province of { $player }
table-after-harvest-more = After harvest you could build { $buildings } or { $n } more
table-ways-of =
    { $n ->
        [one] { $advisor }: one way
       *[other] { $advisor }: { $n } ways to pay
    }
# "places" is a list of numbers joined by "or".
table-reach-market = Market: { $places }.
table-reach-token = A +2 token: { $places }.
table-reach-both = Both: { $places }.
table-envoy-way = The envoy reaches a taken advisor
table-why-off = Your dice don’t make { $place }: { $advisor }.
table-why-mine = Your dice lie at the { $advisor } already.
table-why-taken = { $advisor }: taken by { $player }.
table-why-neutral = { $advisor }: taken by neutral dice.
table-sure = This can’t be taken back. Choose it once more to do it.
table-again = roll again
table-free = free
table-point-at =
    { $touch ->
        [yes] Tap a building to read what it does.
       *[no] Point at a building to read what it does.
    }
table-close = Close
table-battle-of = Winter of year { $year }
table-king-sends =
    { $n ->
        [0] The King sends nobody
        [one] The King sends { $n } soldier
       *[other] The King sends { $n } soldiers
    }
table-against = against
table-outcome-won = won
table-outcome-drawn = held
table-outcome-lost = lost
table-strongest = strongest
# Long words of names with the places where they may break.
table-hyphens = Black|smith Mer|chants’ Impro|vised Defen|ses Recrui|ting Mili|tary Acad|emy Train|ing

# What a building does, as short as it can be said.
table-effect-sawmill = wood = { $gold } gold
table-effect-quarry = stone = { $gold } gold
table-effect-goldsmith = gold = soldier
table-effect-mint = row A always
table-effect-statue = reroll 1 die
table-effect-chapel = reroll if ≤ { $at_most }
table-effect-church = { $against } v. demons
table-effect-cathedral = { $goods } goods = 1 pt
table-effect-inn = +2 in summer
table-effect-market = dice sum ±1
table-effect-farms = +{ $dice } white die
table-effect-merchants-guild = { $gold } gold/season
table-effect-guard-tower = { $battle } battle
table-effect-blacksmith = { $battle } battle
table-effect-barracks = soldier for { $soldier }
table-effect-wizards-guild = { $battle } battle
table-effect-palisade = { $battle } battle
table-effect-stables = +{ $soldiers } soldier
table-effect-stone-wall = { $battle }, wins draws
table-effect-fortress = { $battle }, { $scores } pt if won
table-effect-barricade = { $against } v. goblins
table-effect-crane = { $from_column }+: −{ $saves } gold
table-effect-town-hall = 1 good = { $scores } pt
table-effect-embassy = { $scores } pt/season
table-effect-improvised-defenses = +{ $defends } if ≤ { $at_most }
table-effect-recruiting-center = +2 = soldier
table-effect-training-camp = { $soldiers } soldier if < { $fewer_than }
table-effect-military-academy = own battle die

# Optional effects.
table-always = you are not asked about this again
table-always-everything = no more questions like this one
table-ask-again = Ask me again
# "effect" is the Crane, the Barracks or the General.
table-without = Without the { $effect }

# What a thing is, to whoever points at it, taps it or holds it.
table-what-gold = Gold
table-what-gold-text = A good. Buildings are paid with goods, and so are soldiers before the winter.
table-what-wood = Wood
table-what-wood-text = A good. Buildings are paid with goods, and so are soldiers before the winter.
table-what-stone = Stone
table-what-stone-text = A good. Buildings are paid with goods, and so are soldiers before the winter.
table-what-any = A good of your choice
table-what-any-text = Gold, wood or stone, as you like.
table-what-soldier = Soldier
table-what-soldier-text = Adds 1 to your strength in the next battle; after it all soldiers go home.
table-what-token = +2 token
table-what-token-text = Adds 2 to the dice on an advisor. At most one in a season, and then it is spent.
table-what-vp = Victory points
table-what-vp-text = Whoever has the most after { $years } years wins.
table-what-building = Building
table-what-building-text = One of your buildings falls, and its points with it: one in the rightmost column in which you have any.
table-what-eye = A look at the enemy
table-what-eye-text = You alone look at the enemy card of this year.
table-what-envoy = The King’s envoy
table-what-envoy-text = Serves its holder once: on an advisor who is already taken, or for a second building.
table-what-die-own = Die
table-what-die-own-text = Dice are laid on the advisor whose number they make together.
table-what-die-white = Bonus die
table-what-die-white-text = A white die for one season. It is laid together with dice of its owner, never alone.
table-what-army = Army tokens
table-what-army-text = In winter each player secretly sends one of them into the battle: that many soldiers. Then it is spent.
table-what-turn = Turn order
table-what-turn-text = In each season whoever rolls least begins.
table-what-odds = Your chances
table-what-odds-text = How the battle would end for you as you stand now, over all cards and rolls that are possible.
table-what-governors = Governor
table-what-governors-text = A governor has an ability for the whole game; each player keeps one of three, in secret.
table-what-hammer = Build
table-what-hammer-text = Each season you may pay for one building; each row goes from left to right.
table-what-enemy = Enemy
table-what-enemy-text = It comes in winter. Who is stronger takes its reward, who is weaker suffers its penalty; as strong as it, nothing happens.
table-what-year = In winter an enemy of strength { $weakest } to { $strongest } comes. The game ends after year { $last }.
table-what-phase-1 = Whoever has the fewest buildings, and among those the fewest goods, gets a bonus die for the spring. If that is still a tie, each of them takes a good.
table-what-phase-2 = Roll the dice, influence advisors in turn, receive their gifts, and build at most one building.
table-what-phase-3 = Whoever has the most buildings gets 1 point; if several do, each of them.
table-what-phase-4 = Roll the dice, influence advisors in turn, receive their gifts, and build at most one building.
table-what-phase-5 = Whoever has the fewest buildings, and among those the fewest goods, gets the King’s envoy. If that is still a tie, nobody does.
table-what-phase-6 = Roll the dice, influence advisors in turn, receive their gifts, and build at most one building.
table-what-phase-7 = In turn order everybody may pay goods for soldiers.
table-what-phase-8 = The enemy is revealed, and everybody fights it alone.
