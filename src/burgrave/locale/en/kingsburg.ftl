## Goods and counts. A fact "n" is a number.

kingsburg-goods-gold = { $n } gold
kingsburg-goods-wood = { $n } wood
kingsburg-goods-stone = { $n } stone
kingsburg-goods-any =
    { $n ->
        [one] { $n } good of choice
       *[other] { $n } goods of choice
    }
kingsburg-tokens =
    { $n ->
        [1] one { -kingsburg-plus } token
       *[other] { $n } { -kingsburg-plus } tokens
    }
kingsburg-soldiers =
    { $n ->
        [one] { $n } soldier
       *[other] { $n } soldiers
    }
kingsburg-bonus-dice =
    { $n ->
        [one] { $n } bonus die
       *[other] { $n } bonus dice
    }
kingsburg-buildings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
# No dice, no buildings.
kingsburg-no-dice = none
kingsburg-bonus-face = bonus { $n }

## Advisors: names, and what each of them gives.

kingsburg-advisor-1 = Jester
kingsburg-advisor-2 = Squire
kingsburg-advisor-3 = Architect
kingsburg-advisor-4 = Merchant
kingsburg-advisor-5 = Sergeant
kingsburg-advisor-6 = Alchemist
kingsburg-advisor-7 = Astronomer
kingsburg-advisor-8 = Treasurer
kingsburg-advisor-9 = Master Hunter
kingsburg-advisor-10 = General
kingsburg-advisor-11 = Swordsmith
kingsburg-advisor-12 = Duchess
kingsburg-advisor-13 = Champion
kingsburg-advisor-14 = Smuggler
kingsburg-advisor-15 = Inventor
kingsburg-advisor-16 = Wizard
kingsburg-advisor-17 = Queen
kingsburg-advisor-18 = King
# The Politician's own two advisors.
kingsburg-advisor-19 = Politician’s First Advisor
kingsburg-advisor-20 = Politician’s Second Advisor
# What advisors give, put together from the numbers on their cards; "short" where room is scarce.
kingsburg-gift-look = a look at the enemy
kingsburg-gift-trade =
    { $pays ->
        [one] 1 good
       *[other] { $pays } equal goods
    } for { $brings } each of the two other kinds
kingsburg-gift-or = { $first } or { $last }
kingsburg-gift-plus = { $goods }, plus { $more }
kingsburg-gift-price = { $gift } for { $price }
kingsburg-gift-short-look = look
kingsburg-gift-short-trade =
    { $pays ->
        [one] trade 1 good
       *[other] trade { $pays } goods
    } for { $brings ->
        [one] 2
       *[other] { $brings } each
    }
kingsburg-gift-short-or = { $n } { $first }/{ $last }
kingsburg-gift-short-each = { $n } of each
kingsburg-gift-short-any = { $n } any
kingsburg-gift-short-tokens =
    { $n ->
        [1] { -kingsburg-plus } token
       *[other] { $n } { -kingsburg-plus } tokens
    }
kingsburg-gift-short-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
kingsburg-gift-short-gold = gold
kingsburg-gift-short-wood = wood
kingsburg-gift-short-stone = stone

## Buildings, row A.

kingsburg-building-sawmill = Sawmill
kingsburg-building-sawmill-effect = At the end of summer you may turn 1 wood into { $gold } gold.
kingsburg-building-quarry = Quarry
kingsburg-building-quarry-effect = At the end of summer you may turn 1 stone into { $gold } gold.
kingsburg-building-goldsmith = Goldsmith
kingsburg-building-goldsmith-effect =
    At the end of summer you may pay 1 gold for { $soldiers ->
        [one] 1 soldier
       *[other] { $soldiers } soldiers
    } and { $scores ->
        [one] 1 point
       *[other] { $scores } points
    }.
kingsburg-building-mint = Mint
kingsburg-building-mint-effect = Sawmill, Quarry and Goldsmith also work at the end of spring and autumn.

## Buildings, row B.

kingsburg-building-statue = Statue
kingsburg-building-statue-effect = Once a season, if all your dice show the same number, you may reroll one of them.
kingsburg-building-chapel = Chapel
kingsburg-building-chapel-effect = Once a season, if your dice total { $at_most } or less, you may reroll them all.
kingsburg-building-church = Church
kingsburg-building-church-effect = { $against } in battle against Demons.
kingsburg-building-cathedral = Cathedral
kingsburg-building-cathedral-effect =
    { $goods ->
        [one] At the end of the game you get 1 point for every good you own.
       *[other] At the end of the game you get 1 point for every { $goods } goods you own.
    }

## Buildings, row C.

kingsburg-building-inn = Inn
kingsburg-building-inn-effect =
    { $tokens ->
        [one] At the end of every summer you get one { -kingsburg-plus } token.
       *[other] At the end of every summer you get { $tokens } { -kingsburg-plus } tokens.
    }
kingsburg-building-market = Market
kingsburg-building-market-effect = Once a season your dice may reach the advisor { $shift } above or { $shift } below their sum.
kingsburg-building-farms = Farms
kingsburg-building-farms-effect =
    { $dice ->
        [one] You roll 1 bonus die every productive season; { $battle } in battle.
       *[other] You roll { $dice } bonus dice every productive season; { $battle } in battle.
    }
kingsburg-building-merchants-guild = Merchants’ Guild
kingsburg-building-merchants-guild-effect = At the start of every productive season you get { $gold } gold.

## Buildings, row D.

kingsburg-building-guard-tower = Guard Tower
kingsburg-building-guard-tower-effect = { $battle } in battle.
kingsburg-building-blacksmith = Blacksmith
kingsburg-building-blacksmith-effect = { $battle } in battle.
kingsburg-building-barracks = Barracks
kingsburg-building-barracks-effect =
    { $soldier ->
        [one] When you recruit, a soldier costs 1 good instead of { DATA("kingsburg/pieces/soldier/price") }.
       *[other] When you recruit, a soldier costs { $soldier } goods instead of { DATA("kingsburg/pieces/soldier/price") }.
    }
kingsburg-building-wizards-guild = Wizards’ Guild
kingsburg-building-wizards-guild-effect = { $battle } in battle.

## Buildings, row E.

kingsburg-building-palisade = Palisade
kingsburg-building-palisade-effect = { $battle } in battle, { $against } against Zombies.
kingsburg-building-stables = Stables
kingsburg-building-stables-effect = Whenever an advisor gives you soldiers, you get { $soldiers } more.
kingsburg-building-stone-wall = Stone Wall
kingsburg-building-stone-wall-effect = { $battle } in battle; you win drawn battles.
kingsburg-building-fortress = Fortress
kingsburg-building-fortress-effect =
    { $scores ->
        [one] { $battle } in battle; 1 point for every battle you win.
       *[other] { $battle } in battle; { $scores } points for every battle you win.
    }

## Buildings, row F.

kingsburg-building-barricade = Barricade
kingsburg-building-barricade-effect = { $against } in battle against Goblins.
kingsburg-building-crane = Crane
kingsburg-building-crane-effect = Buildings from column { $from_column } on cost you { $saves } gold less.
kingsburg-building-town-hall = Town Hall
kingsburg-building-town-hall-effect =
    { $scores ->
        [one] At the end of every productive season you may pay 1 good or one { -kingsburg-plus } token for 1 point.
       *[other] At the end of every productive season you may pay 1 good or one { -kingsburg-plus } token for { $scores } points.
    }
kingsburg-building-embassy = Embassy
kingsburg-building-embassy-effect =
    { $scores ->
        [one] At the end of every productive season you get 1 point.
       *[other] At the end of every productive season you get { $scores } points.
    }

## Buildings, row G.

kingsburg-building-improvised-defenses = Improvised Defenses
kingsburg-building-improvised-defenses-effect = +{ $defends } in battle against enemies of strength { $at_most } or less.
kingsburg-building-recruiting-center = Recruiting Center
kingsburg-building-recruiting-center-effect = When you recruit, you may pay { -kingsburg-plus } tokens for 1 soldier each.
kingsburg-building-training-camp = Training Camp
kingsburg-building-training-camp-effect =
    { $soldiers ->
        [one] Before you recruit, you get 1 soldier if you have fewer than { $fewer_than }.
       *[other] Before you recruit, you get { $soldiers } soldiers if you have fewer than { $fewer_than }.
    }
kingsburg-building-military-academy = Military Academy
kingsburg-building-military-academy-effect = In winter you roll a die of your own; it may count in place of the King’s reinforcements. With army tokens it is halved, rounded up.

## Enemies.

kingsburg-enemy-barbarians = Barbarians
kingsburg-enemy-goblins = Goblins
kingsburg-enemy-orcs = Orcs
kingsburg-enemy-zombies = Zombies
kingsburg-enemy-demons = Demons
kingsburg-enemy-dragons = Dragons

## Governors: names and effects.

kingsburg-governor-sorcerer = Sorcerer
kingsburg-governor-sorcerer-effect =
    { $buildings ->
        [one] At the start of year { $year } you raise 1 building of column I for free; it scores no points, but costs you its printed points if it is destroyed.
       *[other] At the start of year { $year } you raise up to { $buildings } buildings of column I for free; they score no points, but one that is destroyed costs you its printed points.
    }
kingsburg-governor-prince = Prince
kingsburg-governor-prince-effect = If your dice total { $at_most } or less after all rerolls, you may set your own dice to { $dice }.
kingsburg-governor-priest = Priest
kingsburg-governor-priest-effect =
    { $per ->
        [year] Once a year, at the start of a season
       *[season] At the start of every season
    }: everyone without a bonus die gets one, everyone else gets { $points ->
        [one] 1 point
       *[other] { $points } points
    }. You get { $yearly } at the end of the year.
kingsburg-governor-duke = Duke
kingsburg-governor-duke-effect =
    { $per ->
        [year] Once a year
       *[season] Once a season
    }, if the Duchess is free, you may move your highest group of dice to her.
kingsburg-governor-preacher = Preacher
kingsburg-governor-preacher-effect =
    { $points ->
        [one] You get 1 point in every season in which somebody builds nothing.
       *[other] You get { $points } points in every season in which somebody builds nothing.
    }
kingsburg-governor-minstrel = Minstrel
kingsburg-governor-minstrel-effect =
    At the end of the year: { $behind ->
        [one] 1 point
       *[other] { $behind } points
    } if somebody has more points than you, { $last } more if nobody has fewer.
kingsburg-governor-philosopher = Philosopher
kingsburg-governor-philosopher-effect =
    { $per ->
        [year] Once a year
       *[season] Once a season
    } you may change one of your dice by { $shift }; you get { $points ->
        [one] 1 point
       *[other] { $points } points
    } if your dice then total { $at_most } or less and stay as they are. You get { $yearly } at the end of the year.
kingsburg-governor-politician = Politician
kingsburg-governor-politician-effect = You have two advisors of your own: { $first } gives { $first_gift }, { $second } gives { $second_gift }.
kingsburg-governor-tax-collector = Tax Collector
kingsburg-governor-tax-collector-effect = Each time another player builds in column { $in_column }, you get { $gold } gold.
kingsburg-governor-architect = Architect
kingsburg-governor-architect-effect =
    { $per ->
        [year] Once a year
       *[season] Once a season
    }, when you build while another player has more buildings, you pay { $saves ->
        [one] 1 good less
       *[other] up to { $saves } goods of one kind less
    }.
kingsburg-governor-carpenter = Carpenter
kingsburg-governor-carpenter-effect = You get { $yearly } at the end of the year; whenever you build, you may pay 1 wood in place of 1 stone.
kingsburg-governor-miner = Miner
kingsburg-governor-miner-effect = You get { $yearly } at the end of the year.
kingsburg-governor-sculptor = Sculptor
kingsburg-governor-sculptor-effect =
    You get { $yearly } at the end of the year, and { $points ->
        [one] 1 point
       *[other] { $points } points
    } whenever you build in row { $row }.
kingsburg-governor-fairy = Fairy
kingsburg-governor-fairy-effect =
    { $per ->
        [year] Once a year, at the start of a season
       *[season] At the start of every season
    }, you may take { $bonus_dice ->
        [one] 1 bonus die
       *[other] { $bonus_dice } bonus dice
    }.
kingsburg-governor-debtor = Debtor
kingsburg-governor-debtor-effect = You start with { $start } and −{ $debt } points; in phase 1 of year I the King gives you nothing.
kingsburg-governor-heiress = Heiress
kingsburg-governor-heiress-effect = If your dice total { $at_most } or less after all rerolls, you get { $gold } gold.
kingsburg-governor-damsel = Damsel
kingsburg-governor-damsel-effect = In years { $years } you take 1 good if the King gives you nothing; you win ties on goods for the envoy.
kingsburg-governor-general = General
kingsburg-governor-general-effect =
    { $saves ->
        [one] { $battle } in battle; your first soldier each year costs 1 good less to recruit.
       *[other] { $battle } in battle; your first soldier each year costs { $saves } goods less to recruit.
    }
kingsburg-governor-trickster = Trickster
kingsburg-governor-trickster-effect =
    { $per ->
        [year] Once a year
       *[season] Once a season
    }, before rerolls, you may turn one of your dice to its opposite face.
kingsburg-governor-steward = Steward
kingsburg-governor-steward-effect =
    { $per ->
        [year] Once a year, at the end of a productive season,
       *[season] At the end of every productive season
    } you may exchange 1 good for another. You get { $yearly } at the end of the year.
kingsburg-governor-warden = Warden
kingsburg-governor-warden-effect = When you lose a battle, none of your buildings is destroyed. You get { $yearly } at the end of the year.
kingsburg-governor-chronicler = Chronicler
kingsburg-governor-chronicler-effect =
    { $won ->
        [one] 1 point
       *[other] { $won } points
    } for every battle that you win, { $alone } more if nobody else wins it; { $drawn ->
        [one] 1 point
       *[other] { $drawn } points
    } for every drawn one.
kingsburg-governor-herald = Herald
kingsburg-governor-herald-effect = In phase 1 you may look at this year’s enemy card in secret. You get { $yearly } at the end of the year.
kingsburg-governor-merchant-prince = Merchant Prince
kingsburg-governor-merchant-prince-effect = At the end of summer you may sell up to { $sells } wood or stone for { $gold } gold each; if you sell { $sells }, you get { $bonus } gold more.

## Calendar, editions, modules.

kingsburg-phase-1 = Aid from the King
kingsburg-phase-2 = Spring
kingsburg-phase-3 = The King’s Reward
kingsburg-phase-4 = Summer
kingsburg-phase-5 = The King’s Envoy
kingsburg-phase-6 = Autumn
kingsburg-phase-7 = Recruit Soldiers
kingsburg-phase-8 = Winter: The Battle
# "year" is a roman numeral or a number.
kingsburg-year = Year { $year }

## Prompts, one for each decision.

kingsburg-ask-choose-governor = Which governor do you keep?
kingsburg-ask-sorcerer = Sorcerer: which building of column I do you raise for free?
kingsburg-ask-kings-aid = The King helps you: which good do you take?
kingsburg-ask-herald = Herald: do you look at the enemy card?
kingsburg-ask-damsel = Damsel: which good do you take?
kingsburg-ask-fairy = Fairy: do you take the bonus die this season?
kingsburg-ask-priest = Priest: do you ask for the blessing this season?
kingsburg-ask-leave-dice = How many bonus dice do you roll?
kingsburg-ask-reroll = Do you keep your dice or change them?
kingsburg-ask-influence = Which advisor do you influence, and with which dice?
kingsburg-ask-duke = Duke: do you move your highest group of dice to the Duchess?
kingsburg-ask-reward-merchant = Merchant: gold or wood?
kingsburg-ask-reward-alchemist = Alchemist: which good do you trade for the two others?
kingsburg-ask-reward-astronomer = Astronomer: which good do you take?
kingsburg-ask-reward-master-hunter = Master Hunter: gold or stone with the wood?
kingsburg-ask-reward-general = General: do you look at the enemy card?
kingsburg-ask-reward-swordsmith = Swordsmith: wood or gold with the stone?
kingsburg-ask-reward-duchess = Duchess: which goods do you take?
kingsburg-ask-reward-smuggler = Smuggler: do you pay, and for which goods?
kingsburg-ask-reward-queen-goods = Queen: which goods do you take?
kingsburg-ask-reward-queen-look = Queen: do you look at the enemy card?
kingsburg-ask-reward-private-5 = Politician’s First Advisor: which good do you take?
kingsburg-ask-reward-private-10 = Politician’s Second Advisor: which goods do you take?
kingsburg-ask-build = What do you build?
kingsburg-ask-envoy-build = Do you send the envoy to build a second time?
kingsburg-ask-season-end = The season ends: which effect do you use?
kingsburg-ask-recruit = Do you recruit soldiers, and what do you pay?
kingsburg-ask-army-token = Which army token do you play? Nobody sees it before all have chosen.
kingsburg-ask-lose-goods = You lost: which good do you give up?
kingsburg-ask-spoils = You won: which good do you take?

# Optional effects of the revised edition. "governor" is the player's own.
kingsburg-ask-offer-merchants-guild = Merchants’ Guild: do you take the gold?
kingsburg-ask-offer-farms = Farms: do you take the bonus die?
kingsburg-ask-offer-philosopher = Philosopher: do you score for your dice?
kingsburg-ask-offer-heiress = Heiress: do you take the gold for your dice?
kingsburg-ask-offer-stables = Stables: do you take more soldiers?
kingsburg-ask-offer-sculptor = Sculptor: do you score for the building?
kingsburg-ask-offer-tax-collector = Tax Collector: do you take the gold?
kingsburg-ask-offer-preacher = Preacher: do you score?
kingsburg-ask-offer-embassy = Embassy: do you score?
kingsburg-ask-offer-training-camp = Training Camp: do you take soldiers?
kingsburg-ask-offer-military-academy = Military Academy: which number of soldiers counts?
kingsburg-ask-offer-battle = Do you fight with all your strength?
kingsburg-ask-offer-fortress = Fortress: do you score for the victory?
kingsburg-ask-offer-warden = Warden: do you save your building?
kingsburg-ask-offer-chronicler = Chronicler: do you take the points for the battle?
kingsburg-ask-offer-yearly-good = { $governor }: do you take your good at the end of the year?
kingsburg-ask-offer-cathedral = Cathedral: do you take the points for your goods?
kingsburg-ask-offer-minstrel = Minstrel: do you take the points?

## Actions in plain words.

kingsburg-do-pass = Pass
# "dice" is text such as "5 + 3"; "token" and "envoy" are yes or no; "market" is -1, 0 or 1.
kingsburg-do-influence =
    Influence the { $advisor } with { $dice }{ $token ->
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
kingsburg-do-take = Take { $goods }
kingsburg-do-trade = Trade { $give } for { $get }
kingsburg-do-decline = Decline
kingsburg-do-look = Look at the enemy card
kingsburg-do-build =
    Build the { $building } for { $price_n ->
        [0] free
       *[other] { $price }
    }
kingsburg-do-build-nothing = Build nothing
kingsburg-do-reroll-own = Statue: reroll one of your own dice
kingsburg-do-reroll-bonus = Statue: reroll a bonus die
kingsburg-do-reroll-all = Chapel: reroll all dice
# "old" and "new" are the faces before and after.
kingsburg-do-turn = Trickster: turn { $old } to { $new }
kingsburg-do-shift = Philosopher: change { $old } to { $new }
kingsburg-do-prince = Prince: set your own dice to { $dice }
kingsburg-do-keep = Keep the dice
kingsburg-do-bonus-dice =
    { $n ->
        [0] Roll no bonus dice
        [one] Roll { $n } bonus die
       *[other] Roll { $n } bonus dice
    }
kingsburg-do-use = Use it this season
kingsburg-do-wait = Not now
kingsburg-do-duke = Move the dice to the Duchess
kingsburg-do-stay = Leave the dice where they are
kingsburg-do-town-hall = Town Hall: pay { $give } for { $get }
kingsburg-do-sawmill = Sawmill: { $give } for { $get }
kingsburg-do-quarry = Quarry: { $give } for { $get }
kingsburg-do-goldsmith = Goldsmith: { $give } for { $get }
kingsburg-do-exchange = Steward: exchange { $give } for { $get }
kingsburg-do-sell = Merchant Prince: sell { $give } for { $get }
kingsburg-do-done = Done
kingsburg-do-recruit = Recruit { $get } for { $give }
kingsburg-do-army-token = Play army token { $n }
kingsburg-do-governor = Keep the { $governor }
kingsburg-do-lose = Give up { $goods }
kingsburg-do-raise = Raise the { $building } for free

# Answers about optional effects.
kingsburg-do-accept = Take it
kingsburg-do-always = Always take it
kingsburg-do-always-everything = Always take everything
kingsburg-do-not-this-time = Not this time
kingsburg-do-fight = Fight with all strength
kingsburg-do-always-fight = Always fight with all strength
# "outcome" is won, drawn or lost.
kingsburg-do-hold-back =
    { $outcome ->
        [won] Hold back, but still win
        [drawn] Hold back for a draw
       *[lost] Hold back and lose
    }
kingsburg-do-higher = Take the higher number
kingsburg-do-always-higher = Always take the higher number
kingsburg-do-lower = Take the lower number
kingsburg-do-save = Save the building
kingsburg-do-always-save = Always save buildings
kingsburg-do-let-fall = Let it fall
# "effect" is the Crane, the Barracks or the General.
kingsburg-do-without = Without the { $effect }: pay the full price
kingsburg-do-ask-again = Ask me again about optional effects

## The log: what happened. A message asks for an event's facts by name, and for their forms; "player" is whose it is.

# Dice that lie or are laid together.
kingsburg-dice-group =
    { $own }{ $bonus_n ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }
kingsburg-event-turn-order-drawn = Turn order drawn: { $order }.
kingsburg-event-governors-dealt = { $player } is dealt { DATA("kingsburg/pieces/offer/governors") } governors and keeps one.
kingsburg-event-governor-chosen = { $player } has chosen a governor.
kingsburg-event-governor-revealed = { $player } governs as the { $governor }.
# Said too where a governor brings something and costs points at once.
kingsburg-event-debt = That brings { $gains } and costs { $points }.
kingsburg-event-enemy-drawn = An enemy card is drawn, face down: strength { $weakest } to { $strongest }.
kingsburg-event-year-begins = Year { $year } begins.
# "why" is fewest-buildings or fewest-goods.
kingsburg-event-kings-aid-die =
    { $player } gets the King’s die: { $why ->
        [fewest-goods] fewest buildings, and fewest goods among those tied
       *[fewest-buildings] fewest buildings
    }.
kingsburg-event-kings-aid-good = { $player } gets { $gains } from the King: tied for fewest buildings and goods.
# "dice" is how many lie there; of two that would lie there alone and show the same, one is set aside.
kingsburg-event-neutral-dice =
    { $dice ->
        [1] { $aside ->
            [yes] A neutral die takes the { $advisor }; the other, which shows the same, is set aside.
           *[no] A neutral die takes the { $advisor }.
        }
       *[other] Neutral dice take the { $advisor }.
    }
kingsburg-event-neutral-dice-leave = The neutral dice leave the court.
kingsburg-event-guild-gold = { $player } gets { $gains } from the Merchants’ Guild.
kingsburg-event-farms-die = { $player } gets { $bonus_dice } from the Farms.
kingsburg-event-bonus-dice =
    { $rolled ->
        [0] { $due ->
            [one] { $player } leaves the bonus die out.
           *[other] { $player } leaves all { $due } bonus dice out.
        }
       *[other] { $player } rolls { $rolled } of { $due } bonus dice.
    }
kingsburg-event-fairy-die = { $player } gets { $bonus_dice } from the Fairy.
# A bonus die, or points.
kingsburg-event-priest-blessing =
    { $points_sign ->
        [plus] { $player } gets { $points } from the Priest’s blessing.
       *[zero] { $player } gets a bonus die from the Priest’s blessing.
    }
kingsburg-event-rolled = { $player } rolls { kingsburg-dice-group }: { $total }.
kingsburg-event-rerolled =
    { $player } rerolls { $building_id ->
        [chapel] all dice (Chapel)
       *[statue] one die (Statue)
    } and has { kingsburg-dice-group }: { $total }.
kingsburg-event-turned = { $player } turns a die over (Trickster) and has { kingsburg-dice-group }: { $total }.
kingsburg-event-shifted = { $player } changes a die by { DATA("kingsburg/governors/governor/philosopher/shift") } (Philosopher) and has { kingsburg-dice-group }: { $total }.
kingsburg-event-prince = { $player } sets the own dice (Prince) and has { kingsburg-dice-group }: { $total }.
kingsburg-event-turn-order = Turn order: { $order }.
# "token" and "envoy" are yes or no; "market" is -1, 0 or 1.
kingsburg-event-influenced =
    { $player } influences the { $advisor } with { kingsburg-dice-group }{ $token ->
        [yes] , { -kingsburg-plus } token
       *[no] { "" }
    }{ $market ->
        [-1] , Market { DATA("kingsburg/buildings/building/market/shift") } down
        [1] , Market { DATA("kingsburg/buildings/building/market/shift") } up
       *[0] { "" }
    }{ $envoy ->
        [yes] , by envoy
       *[no] { "" }
    }.
kingsburg-event-passed =
    { $forced ->
        [yes] { $player } can influence nobody any more and passes.
       *[no] { $player } passes.
    }
# "advisor" is the one whom the dice leave.
kingsburg-event-duke-moved = { $player } moves the dice from the { $advisor } to the Duchess (Duke).
# Points below zero are what the gift costs.
kingsburg-event-gift =
    { $player } gets { $gains_n ->
        [0] { $points }
       *[other] { $gains }
    } from the { $advisor }{ $points_sign ->
        [minus] { " " }for { $points }
       *[other] { "" }
    }.
kingsburg-event-declined = { $player } declines the offer of the { $advisor }.
kingsburg-event-traded = { $player } trades { $pays } for { $gains } with the { $advisor }.
kingsburg-event-looked = { $player } looks at the enemy card in secret.
kingsburg-event-look-result = The enemy card shows { $enemy }, strength { $strength }.
kingsburg-event-dice-taken-back = All advisors have paid: everybody takes their dice back.
kingsburg-event-built =
    { $player } builds the { $building } for { $pays_n ->
        [0] free
       *[other] { $pays }
    }{ $points_sign ->
        [plus] : { $points }
       *[zero] { "" }
    }{ $envoy ->
        [yes] { " " }(second building, by envoy)
       *[no] { "" }
    }.
kingsburg-event-built-nothing =
    { $forced ->
        [yes] { $player } cannot pay for a building.
       *[no] { $player } builds nothing.
    }
kingsburg-event-raised = { $player } raises the { $building } for free, without points (Sorcerer).
kingsburg-event-inn-token = { $player } gets { $gains } from the Inn.
kingsburg-event-embassy-point = { $player } gets { $points } from the Embassy.
kingsburg-event-town-hall = { $player } pays { $pays } at the Town Hall for { $points }.
kingsburg-event-sawmill = { $player } turns { $pays } into { $gains } (Sawmill).
kingsburg-event-quarry = { $player } turns { $pays } into { $gains } (Quarry).
kingsburg-event-goldsmith = { $player } pays { $pays } for { $gains } and { $points } (Goldsmith).
kingsburg-event-exchanged = { $player } exchanges { $pays } for { $gains } (Steward).
kingsburg-event-sold = { $player } sells { $pays } for { $gains } (Merchant Prince).
kingsburg-event-kings-reward = { $player } gets { $points } from the King: most buildings ({ $buildings }).
kingsburg-event-envoy-returned = The envoy of { $player } goes back unused.
# "why" is fewest-buildings, fewest-goods or damsel.
kingsburg-event-envoy-awarded =
    { $player } gets the envoy: { $why ->
        [fewest-goods] fewest buildings, and fewest goods among those tied
        [damsel] tied on buildings and goods, and the Damsel wins ties
       *[fewest-buildings] fewest buildings
    }.
kingsburg-event-envoy-nobody = Nobody gets the envoy: tied on buildings and goods.
kingsburg-event-training-camp = { $player } gets { $gains } from the Training Camp.
kingsburg-event-recruited =
    { $player } recruits { $gains } for { $pays_n ->
        [0] free
       *[other] { $pays }
    }.
kingsburg-event-army-token-chosen = { $player } has chosen an army token.
kingsburg-event-army-token-revealed = { $player } reveals army token { $army_token }.
kingsburg-event-kings-reinforcements = The King sends everyone { $soldiers }.
# "die" is the roll, "soldiers" what it is worth.
kingsburg-event-academy-roll = { $player } rolls { $die } for the Military Academy, worth { $soldiers }.
kingsburg-event-enemy-revealed = The enemy: { $enemy }, strength { $strength }. Defeat costs { $penalty }, victory brings { $reward }.
# "outcome" is won, drawn or lost.
kingsburg-event-battle =
    { $outcome ->
        [won] { $player } wins, { $strength } against { $enemy_strength }.
        [lost] { $player } loses, { $strength } against { $enemy_strength }.
       *[drawn] { $player } holds the line, { $strength } against { $enemy_strength }.
    }
kingsburg-event-lost-goods = { $player } loses { $pays }.
kingsburg-event-building-destroyed =
    { $player } loses the { $building }{ $points_sign ->
        [minus] { " " }and { $points } with it
       *[zero] { "" }
    }.
kingsburg-event-points-lost = { $player } loses { $points }.
kingsburg-event-spoils =
    { $player } takes { $gains_n ->
        [0] { $points }
       *[other] { $gains }{ $points_sign ->
            [plus] { " " }and { $points }
           *[zero] { "" }
        }
    } as spoils.
kingsburg-event-fortress-point = { $player } gets { $points } for the victory (Fortress).
kingsburg-event-strongest-winner = { $player } gets { $points }: strongest of the victors, with { $strength }.
kingsburg-event-soldiers-go-home = The soldiers go home, and the enemy card leaves the game.
# The governor’s id gives the reason.
kingsburg-event-governor-good =
    { $player } gets { $gains }: { $governor_id ->
        [damsel] the King gave nothing
        [heiress] a low roll
        [tax-collector] taxes for another’s grand building
       *[yearly] the year ends
    } ({ $governor }).
kingsburg-event-governor-points =
    { $player } gets { $points }: { $governor_id ->
        [philosopher] a low roll
        [sculptor] a building in the right row
        [preacher] somebody built nothing
        [minstrel] standing at the end of the year
       *[chronicler] battle not lost
    } ({ $governor }).
kingsburg-event-cathedral-points = { $player } gets { $points } for goods kept (Cathedral).
kingsburg-event-army-token-points =
    { $points_sign ->
        [plus] { $player } gets { $points } for the last army token.
       *[zero] { $player } gets no points for the last army token.
    }
kingsburg-event-game-over =
    { $winners_n ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the victory.
    }

# Optional effects, by the building or the governor whose they are.
kingsburg-effect-merchants-guild = { kingsburg-building-merchants-guild }
kingsburg-effect-farms = { kingsburg-building-farms }
kingsburg-effect-philosopher = { kingsburg-governor-philosopher }
kingsburg-effect-heiress = { kingsburg-governor-heiress }
kingsburg-effect-stables = { kingsburg-building-stables }
kingsburg-effect-sculptor = { kingsburg-governor-sculptor }
kingsburg-effect-tax-collector = { kingsburg-governor-tax-collector }
kingsburg-effect-preacher = { kingsburg-governor-preacher }
kingsburg-effect-embassy = { kingsburg-building-embassy }
kingsburg-effect-training-camp = { kingsburg-building-training-camp }
kingsburg-effect-military-academy = { kingsburg-building-military-academy }
kingsburg-effect-battle = full strength in battle
kingsburg-effect-fortress = { kingsburg-building-fortress }
kingsburg-effect-warden = { kingsburg-governor-warden }
kingsburg-effect-chronicler = { kingsburg-governor-chronicler }
kingsburg-effect-yearly-good = the good at the end of the year
kingsburg-effect-cathedral = { kingsburg-building-cathedral }
kingsburg-effect-minstrel = { kingsburg-governor-minstrel }
kingsburg-effect-damsel = { kingsburg-governor-damsel }
kingsburg-effect-crane = { kingsburg-building-crane }
kingsburg-effect-barracks = { kingsburg-building-barracks }
kingsburg-effect-general = { kingsburg-governor-general }
kingsburg-effect-everything = everything
kingsburg-event-always = { $player } always takes from now on: { $effect }.
kingsburg-event-asks-again = { $player } wants to be asked about optional effects again.
kingsburg-event-effect-declined = { $player } declines: { $effect }.
# "outcome" is won, drawn or lost.
kingsburg-event-held-back =
    { $player } holds back { $outcome ->
        [won] and wins narrowly
        [drawn] for a draw
       *[lost] and lets the enemy win
    }.
kingsburg-event-stables-soldier = { $player } gets { $gains } more from the Stables.

## Where points come from.

kingsburg-source-buildings = Buildings
kingsburg-source-free-buildings = Buildings raised for free
kingsburg-source-advisors = Advisors
kingsburg-source-smuggler = Smuggler
kingsburg-source-kings-reward = King’s reward
kingsburg-source-spoils = Spoils
kingsburg-source-strongest-winner = Strongest victor
kingsburg-source-fortress = Fortress
kingsburg-source-defeats = Defeats
kingsburg-source-town-hall = Town Hall
kingsburg-source-embassy = Embassy
kingsburg-source-goldsmith = Goldsmith
kingsburg-source-governor = Governor
kingsburg-source-cathedral = Cathedral
kingsburg-source-army-token = Last army token
kingsburg-source-total = Total

## Why a building cannot be built.

kingsburg-why-not-goods-missing = { $goods } missing

## What a decision brings. They are joined by semicolons.

kingsburg-brings-stables = { $soldiers } more (Stables)
kingsburg-brings-dice-left = dice left: { $dice }
kingsburg-brings-pass = no more advisors this season; dice unused: { $dice }
kingsburg-brings-then = then you have { $goods }
kingsburg-brings-enough-for = enough for { $buildings }
kingsburg-brings-goods-left = left: { $goods }
kingsburg-brings-keep-goods = you keep { $goods }
kingsburg-brings-decline = nothing changes
kingsburg-brings-look = only you see which enemy comes, strength { $weakest } to { $strongest }
kingsburg-brings-later = you can still use it later this year
kingsburg-brings-last-season = the last chance of this year goes by
kingsburg-brings-roll =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } in all, { $average } on average
kingsburg-brings-average = on average { $average } in all, now { $now }
kingsburg-brings-new-total = { $total } in all, now { $now }
kingsburg-brings-total = { $n } in all
kingsburg-brings-philosopher = { $points } if the dice stay so
# "die" is yes if you get a bonus die, no for a point; "dice" and "points" count the others.
kingsburg-brings-priest =
    { $die ->
        [yes] you get a bonus die
       *[no] you score
    }; others: { $dice } get a die, { $points } score
kingsburg-brings-duke = { $new }, instead of { $old }
kingsburg-brings-odds = win { $won }%, draw { $drawn }%, lose { $lost }%
kingsburg-brings-with-token = with army token { $n }: { $odds }
kingsburg-brings-token-worth =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } if it is the last one left
kingsburg-brings-always = you are not asked about it again; you can change that whenever you influence an advisor
kingsburg-brings-ask-again = questions about optional effects come back
kingsburg-brings-strength = { $n } against { $enemy }
kingsburg-brings-won = you win with as little strength as possible
kingsburg-brings-drawn = neither reward nor penalty
kingsburg-brings-lost = you suffer the penalty of the enemy card
kingsburg-brings-save = the building stays
kingsburg-brings-let-fall = the building is destroyed and takes its points with it
kingsburg-brings-without = once, for your next building or soldier

## The situation, line by line.

kingsburg-tell-options = Kingsburg, { $options }.
# "n" is the number of the phase.
kingsburg-tell-when = { $year }, phase { $n }: { $phase }.
kingsburg-tell-enemy-hidden = The enemy card lies face down: strength { $weakest } to { $strongest }.
kingsburg-tell-enemy-seen = You have seen the enemy: { $enemy }, strength { $strength }. Defeat costs { $penalty }, victory brings { $reward }.
kingsburg-tell-enemy-looked = Looked at the card: { $players }.
kingsburg-tell-envoy = { $player } has the envoy.
kingsburg-tell-group =
    { $advisor }: { $player } with { $dice }{ $token ->
        [yes] , { -kingsburg-plus } token
       *[no] { "" }
    }{ $market ->
        [-1] , Market { DATA("kingsburg/buildings/building/market/shift") } down
        [1] , Market { DATA("kingsburg/buildings/building/market/shift") } up
       *[0] { "" }
    }{ $envoy ->
        [yes] , by envoy
       *[no] { "" }
    }.
kingsburg-tell-neutral = { $advisor }: neutral dice.
kingsburg-tell-free = Free advisors: { $advisors }.
kingsburg-tell-player =
    { $you ->
        [yes] { $player } (you): { $points }.
       *[no] { $player }: { $points }.
    }
kingsburg-tell-owns = Owns: { $goods }.
kingsburg-tell-buildings = Buildings: { $buildings }.
kingsburg-tell-dice = Dice to place: { $dice }.
kingsburg-tell-bonus-due = Will roll { $dice }.
kingsburg-tell-passed = Has passed this season.
# "effect" ends with a full stop of its own.
kingsburg-tell-governor = Governor: { $governor }. { $effect }
kingsburg-tell-army = Army tokens left: { $tokens }.
kingsburg-tell-reinforcement = From the King: { $soldiers }.
kingsburg-tell-next = Next in your province:
kingsburg-tell-next-building = { $building }: costs { $price }, brings { $points }.
kingsburg-tell-odds = Your battle as things stand: { $odds }.
kingsburg-tell-offer = Your governors to choose from: { $governors }.
kingsburg-tell-choice = You have chosen: { $choice }.
kingsburg-tell-over = The game is over.
kingsburg-tell-drawing = Dice or cards decide next.
kingsburg-tell-waiting = Waiting for: { $players }.

## Components that have a name on the page about where the numbers come from, and nowhere else.

origin-kingsburg-private = the Politician’s advisor of rank { $n }
origin-kingsburg-token = the { -kingsburg-plus } token
origin-kingsburg-soldier = what a soldier costs
origin-kingsburg-dice = everybody’s own dice
origin-kingsburg-offer = how many governors everybody is dealt
origin-kingsburg-reward = the King’s Reward
origin-kingsburg-strongest = the strongest winner’s point
origin-kingsburg-enemy = { $enemy } { $strength } (year { $year })

## The board and the menus of the terminal.

kingsburg-board-points = Pts
kingsburg-board-gold = Gold
kingsburg-board-wood = Wood
kingsburg-board-stone = Stone
kingsburg-board-tokens = { -kingsburg-plus }
kingsburg-board-soldiers = Sold.
kingsburg-board-dice = Dice
kingsburg-board-built = Built
kingsburg-board-passed = passed
kingsburg-board-neutral = neutral
kingsburg-board-envoy = Envoy: { $player }
kingsburg-board-army = Army tokens:
# Points of a building that can be built next.
kingsburg-board-worth =
    { $n ->
        [one] { $n } pt
       *[other] { $n } pts
    }
kingsburg-board-legend = Dice in brackets are bonus dice. Built: B2 means two buildings in row B. » you can pay for it, → next in its row.
kingsburg-menu-private = your own
kingsburg-menu-envoy = (envoy)
kingsburg-menu-more = +{ $n } more
kingsburg-menu-back = Back to the advisors
kingsburg-menu-token = with { -kingsburg-plus }
kingsburg-menu-market-up = market +{ DATA("kingsburg/buildings/building/market/shift") }
kingsburg-menu-market-down = market −{ DATA("kingsburg/buildings/building/market/shift") }
kingsburg-details-battle = Your battle then: { $odds }.
kingsburg-odds-none = No enemy is near: the year has not begun or the battle is over.
kingsburg-odds-enemy = { $enemy } { $strength }: you have { $soldiers }, and { $bonus } from buildings and governor.
kingsburg-odds-die = With the King’s die reckoned in:
kingsburg-odds-soldiers =
    { $n ->
        [0] As you are: { $odds }
        [one] With { $n } more soldier: { $odds }
       *[other] With { $n } more soldiers: { $odds }
    }

## Options on the command line.

flag-edition = first or revised edition; otherwise first, or revised with a module
flag-more-buildings = module 1: { DATA("kingsburg/buildings/building/row=A|G") } more buildings in rows A and G
flag-governors = module 2: every player has a governor
flag-army-tokens = module 3: army tokens take the place of the King’s die
flag-documented-governors = with --governors: only the { DATA("kingsburg/governors/governor/provenance!=house") } governors whose core is known

## What a report of many games tells of.

report-of-kingsburg-advisor = Advisors
report-of-kingsburg-building = Buildings
report-of-kingsburg-governor = Governors
