## Goods and counts. A fact "n" is a number.

goods-gold = { $n } gold
goods-wood = { $n } wood
goods-stone = { $n } stone
goods-any =
    { $n ->
        [one] { $n } good of choice
       *[other] { $n } goods of choice
    }
tokens =
    { $n ->
        [1] one +2 token
       *[other] { $n } +2 tokens
    }
soldiers =
    { $n ->
        [one] { $n } soldier
       *[other] { $n } soldiers
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
bonus-dice =
    { $n ->
        [one] { $n } bonus die
       *[other] { $n } bonus dice
    }
buildings =
    { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
nothing = nothing
# A seat without a name; "n" counts from 1.
seat = Player { $n }
# No dice, no buildings.
no-dice = none
bonus-face = bonus { $n }
decimal = { $whole }.{ $tenths }
# Joins the last two parts of a list; a comma joins the others.
list-and = { $first } and { $last }

## Advisors: names, and what each of them gives.

advisor-1 = Jester
advisor-2 = Squire
advisor-3 = Architect
advisor-4 = Merchant
advisor-5 = Sergeant
advisor-6 = Alchemist
advisor-7 = Astronomer
advisor-8 = Treasurer
advisor-9 = Master Hunter
advisor-10 = General
advisor-11 = Swordsmith
advisor-12 = Duchess
advisor-13 = Champion
advisor-14 = Smuggler
advisor-15 = Inventor
advisor-16 = Wizard
advisor-17 = Queen
advisor-18 = King
# The Politician's own two advisors.
advisor-19 = Politician’s First Advisor
advisor-20 = Politician’s Second Advisor
# What advisors give, put together from the numbers on their cards; "short" where room is scarce.
gift-look = a look at the enemy
gift-trade = 1 good for 1 each of the two other kinds
gift-or = { $first } or { $last }
gift-plus = { $goods }, plus { $more }
gift-price = { $gift } for { $price }
gift-short-look = look
gift-short-trade = trade 1 good for 2
gift-short-or = { $n } { $first }/{ $last }
gift-short-each = { $n } of each
gift-short-any = { $n } any
gift-short-tokens =
    { $n ->
        [1] +2 token
       *[other] { $n } +2 tokens
    }
gift-short-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
gift-short-gold = gold
gift-short-wood = wood
gift-short-stone = stone

## Buildings, row A.

building-sawmill = Sawmill
building-sawmill-effect = At the end of summer you may turn 1 wood into { $gold } gold.
building-quarry = Quarry
building-quarry-effect = At the end of summer you may turn 1 stone into { $gold } gold.
building-goldsmith = Goldsmith
building-goldsmith-effect =
    At the end of summer you may pay 1 gold for { $soldiers ->
        [one] 1 soldier
       *[other] { $soldiers } soldiers
    } and { $scores ->
        [one] 1 point
       *[other] { $scores } points
    }.
building-mint = Mint
building-mint-effect = Sawmill, Quarry and Goldsmith also work at the end of spring and autumn.

## Buildings, row B.

building-statue = Statue
building-statue-effect = Once a season, if all your dice show the same number, you may reroll one of them.
building-chapel = Chapel
building-chapel-effect = Once a season, if your dice total { $at_most } or less, you may reroll them all.
building-church = Church
building-church-effect = { $against } in battle against Demons.
building-cathedral = Cathedral
building-cathedral-effect =
    { $goods ->
        [one] At the end of the game you get 1 point for every good you own.
       *[other] At the end of the game you get 1 point for every { $goods } goods you own.
    }

## Buildings, row C.

building-inn = Inn
building-inn-effect =
    { $tokens ->
        [one] At the end of every summer you get one +2 token.
       *[other] At the end of every summer you get { $tokens } +2 tokens.
    }
building-market = Market
building-market-effect = Once a season your dice may reach the advisor 1 above or 1 below their sum.
building-farms = Farms
building-farms-effect =
    { $dice ->
        [one] You roll 1 bonus die every productive season; { $battle } in battle.
       *[other] You roll { $dice } bonus dice every productive season; { $battle } in battle.
    }
building-merchants-guild = Merchants’ Guild
building-merchants-guild-effect = At the start of every productive season you get { $gold } gold.

## Buildings, row D.

building-guard-tower = Guard Tower
building-guard-tower-effect = { $battle } in battle.
building-blacksmith = Blacksmith
building-blacksmith-effect = { $battle } in battle.
building-barracks = Barracks
building-barracks-effect =
    { $soldier ->
        [one] When you recruit, a soldier costs 1 good instead of 2.
       *[other] When you recruit, a soldier costs { $soldier } goods instead of 2.
    }
building-wizards-guild = Wizards’ Guild
building-wizards-guild-effect = { $battle } in battle.

## Buildings, row E.

building-palisade = Palisade
building-palisade-effect = { $battle } in battle, { $against } against Zombies.
building-stables = Stables
building-stables-effect = Whenever an advisor gives you soldiers, you get { $soldiers } more.
building-stone-wall = Stone Wall
building-stone-wall-effect = { $battle } in battle; you win drawn battles.
building-fortress = Fortress
building-fortress-effect =
    { $scores ->
        [one] { $battle } in battle; 1 point for every battle you win.
       *[other] { $battle } in battle; { $scores } points for every battle you win.
    }

## Buildings, row F.

building-barricade = Barricade
building-barricade-effect = { $against } in battle against Goblins.
building-crane = Crane
building-crane-effect = Buildings from column { $from_column } on cost you { $saves } gold less.
building-town-hall = Town Hall
building-town-hall-effect =
    { $scores ->
        [one] At the end of every productive season you may pay 1 good or one +2 token for 1 point.
       *[other] At the end of every productive season you may pay 1 good or one +2 token for { $scores } points.
    }
building-embassy = Embassy
building-embassy-effect =
    { $scores ->
        [one] At the end of every productive season you get 1 point.
       *[other] At the end of every productive season you get { $scores } points.
    }

## Buildings, row G.

building-improvised-defenses = Improvised Defenses
building-improvised-defenses-effect = +{ $defends } in battle against enemies of strength { $at_most } or less.
building-recruiting-center = Recruiting Center
building-recruiting-center-effect = When you recruit, you may pay +2 tokens for 1 soldier each.
building-training-camp = Training Camp
building-training-camp-effect =
    { $soldiers ->
        [one] Before you recruit, you get 1 soldier if you have fewer than { $fewer_than }.
       *[other] Before you recruit, you get { $soldiers } soldiers if you have fewer than { $fewer_than }.
    }
building-military-academy = Military Academy
building-military-academy-effect = In winter you roll a die of your own; it may count in place of the King’s reinforcements. With army tokens it is halved, rounded up.

## Enemies.

enemy-barbarians = Barbarians
enemy-goblins = Goblins
enemy-orcs = Orcs
enemy-zombies = Zombies
enemy-demons = Demons
enemy-dragons = Dragons

## Governors: names and effects.

governor-sorcerer = Sorcerer
governor-sorcerer-effect =
    { $buildings ->
        [one] At the start of year { $year } you raise 1 building of column I for free; it scores no points, but costs you its printed points if it is destroyed.
       *[other] At the start of year { $year } you raise up to { $buildings } buildings of column I for free; they score no points, but one that is destroyed costs you its printed points.
    }
governor-prince = Prince
governor-prince-effect = If your dice total { $at_most } or less after all rerolls, you may set your own dice to { $dice }.
governor-priest = Priest
governor-priest-effect =
    { $points ->
        [one] Once a year, at the start of a season: everyone without a bonus die gets one, everyone else gets 1 point.
       *[other] Once a year, at the start of a season: everyone without a bonus die gets one, everyone else gets { $points } points.
    }
governor-duke = Duke
governor-duke-effect = Once a season, if the Duchess is free, you may move your highest group of dice to her.
governor-preacher = Preacher
governor-preacher-effect =
    { $points ->
        [one] You get 1 point in every season in which somebody builds nothing.
       *[other] You get { $points } points in every season in which somebody builds nothing.
    }
governor-minstrel = Minstrel
governor-minstrel-effect =
    At the end of the year: { $behind ->
        [one] 1 point
       *[other] { $behind } points
    } if somebody has more points than you, { $last } more if nobody has fewer.
governor-philosopher = Philosopher
governor-philosopher-effect =
    Once a season you may change one of your dice by 1; you get { $points ->
        [one] 1 point
       *[other] { $points } points
    } if your dice then total { $at_most } or less and stay as they are.
governor-politician = Politician
governor-politician-effect = You have two advisors of your own: { $first } gives { $first_gift }, { $second } gives { $second_gift }.
governor-tax-collector = Tax Collector
governor-tax-collector-effect = Each time another player builds in column { $from_column } or beyond, you get { $gold } gold.
governor-architect = Architect
governor-architect-effect =
    { $saves ->
        [one] Once a season, when you build while another player has more buildings, you pay 1 good less.
       *[other] Once a season, when you build while another player has more buildings, you pay up to { $saves } goods of one kind less.
    }
governor-carpenter = Carpenter
governor-carpenter-effect = You get { $yearly } at the end of the year; whenever you build, you may pay 1 wood in place of 1 stone.
governor-miner = Miner
governor-miner-effect = You get { $yearly } at the end of the year.
governor-sculptor = Sculptor
governor-sculptor-effect =
    You get { $yearly } at the end of the year, and { $points ->
        [one] 1 point
       *[other] { $points } points
    } whenever you build in row { $row }.
governor-fairy = Fairy
governor-fairy-effect =
    Once a year, at the start of a season, you may take { $bonus_dice ->
        [one] 1 bonus die
       *[other] { $bonus_dice } bonus dice
    }.
governor-debtor = Debtor
governor-debtor-effect = You start with { $gold } gold and −{ $debt } points; in year I the King gives you nothing.
governor-heiress = Heiress
governor-heiress-effect = If your dice total { $at_most } or less after all rerolls, you get { $gold } gold.
governor-damsel = Damsel
governor-damsel-effect = In years { $years } you take 1 good if the King gives you nothing; you win ties on goods for the envoy.
governor-general = General
governor-general-effect =
    { $saves ->
        [one] { $battle } in battle; your first soldier each year costs 1 good less to recruit.
       *[other] { $battle } in battle; your first soldier each year costs { $saves } goods less to recruit.
    }
governor-trickster = Trickster
governor-trickster-effect = Once a season, before rerolls, you may turn one of your dice to its opposite face.
governor-steward = Steward
governor-steward-effect = At the end of every productive season you may exchange 1 good for another.
governor-warden = Warden
governor-warden-effect = When you lose a battle, none of your buildings is destroyed.
governor-chronicler = Chronicler
governor-chronicler-effect =
    { $drawn ->
        [one] 1 point
       *[other] { $drawn } points
    } for every drawn battle, { $alone ->
        [one] 1 point
       *[other] { $alone } points
    } if you alone won.
governor-herald = Herald
governor-herald-effect = In phase 1 you may look at this year’s enemy card in secret.
governor-merchant-prince = Merchant Prince
governor-merchant-prince-effect = At the end of summer you may sell up to { $sells } wood or stone for { $gold } gold each; if you sell { $sells }, you get { $bonus } gold more.

## Calendar, editions, modules.

phase-1 = Aid from the King
phase-2 = Spring
phase-3 = The King’s Reward
phase-4 = Summer
phase-5 = The King’s Envoy
phase-6 = Autumn
phase-7 = Recruit Soldiers
phase-8 = Winter: The Battle
# "year" is a roman numeral or a number.
year = Year { $year }
edition-first = First edition
edition-revised = Revised edition
module-1 = More Buildings
module-2 = Governor Cards
module-3 = Army Tokens
option-documented-governors = Documented governors only
provenance-printed = Printed: stands in a rule book.
provenance-sourced = Sourced: told by a public source, which is named.
provenance-reconstructed = Reconstructed: known in part; the rest is inferred or ours.
provenance-house = House: made by us.

## Prompts, one for each decision.

ask-choose-governor = Which governor do you keep?
ask-sorcerer = Sorcerer: which building of column I do you raise for free?
ask-kings-aid = The King helps you: which good do you take?
ask-herald = Herald: do you look at the enemy card?
ask-damsel = Damsel: which good do you take?
ask-fairy = Fairy: do you take the bonus die this season?
ask-priest = Priest: do you ask for the blessing this season?
ask-leave-dice = How many bonus dice do you roll?
ask-reroll = Do you keep your dice or change them?
ask-influence = Which advisor do you influence, and with which dice?
ask-duke = Duke: do you move your highest group of dice to the Duchess?
ask-reward-merchant = Merchant: gold or wood?
ask-reward-alchemist = Alchemist: which good do you trade for the two others?
ask-reward-astronomer = Astronomer: which good do you take?
ask-reward-master-hunter = Master Hunter: gold or stone with the wood?
ask-reward-general = General: do you look at the enemy card?
ask-reward-swordsmith = Swordsmith: wood or gold with the stone?
ask-reward-duchess = Duchess: which goods do you take?
ask-reward-smuggler = Smuggler: do you pay, and for which goods?
ask-reward-queen-goods = Queen: which goods do you take?
ask-reward-queen-look = Queen: do you look at the enemy card?
ask-reward-private-5 = Politician’s First Advisor: which good do you take?
ask-reward-private-10 = Politician’s Second Advisor: which goods do you take?
ask-build = What do you build?
ask-envoy-build = Do you send the envoy to build a second time?
ask-season-end = The season ends: which effect do you use?
ask-recruit = Do you recruit soldiers, and what do you pay?
ask-army-token = Which army token do you play? Nobody sees it before all have chosen.
ask-lose-goods = You lost: which good do you give up?
ask-spoils = You won: which good do you take?

# Optional effects of the revised edition. "governor" is the player's own.
ask-offer-merchants-guild = Merchants’ Guild: do you take the gold?
ask-offer-farms = Farms: do you take the bonus die?
ask-offer-philosopher = Philosopher: do you score for your dice?
ask-offer-heiress = Heiress: do you take the gold for your dice?
ask-offer-stables = Stables: do you take more soldiers?
ask-offer-sculptor = Sculptor: do you score for the building?
ask-offer-tax-collector = Tax Collector: do you take the gold?
ask-offer-preacher = Preacher: do you score?
ask-offer-embassy = Embassy: do you score?
ask-offer-training-camp = Training Camp: do you take soldiers?
ask-offer-military-academy = Military Academy: which number of soldiers counts?
ask-offer-battle = Do you fight with all your strength?
ask-offer-fortress = Fortress: do you score for the victory?
ask-offer-warden = Warden: do you save your building?
ask-offer-chronicler = Chronicler: do you take the points for the battle?
ask-offer-yearly-good = { $governor }: do you take your good at the end of the year?
ask-offer-cathedral = Cathedral: do you take the points for your goods?
ask-offer-minstrel = Minstrel: do you take the points?

## Actions in plain words.

do-pass = Pass
# "dice" is text such as "5 + 3"; "token" and "envoy" are yes or no; "market" is -1, 0 or 1.
do-influence =
    Influence the { $advisor } with { $dice }{ $token ->
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
do-take = Take { $goods }
do-trade = Trade { $give } for { $get }
do-decline = Decline
do-look = Look at the enemy card
do-build = Build the { $building } for { $price }
do-build-nothing = Build nothing
do-reroll-own = Statue: reroll one of your own dice
do-reroll-bonus = Statue: reroll a bonus die
do-reroll-all = Chapel: reroll all dice
# "old" and "new" are the faces before and after.
do-turn = Trickster: turn { $old } to { $new }
do-shift = Philosopher: change { $old } to { $new }
do-prince = Prince: set your own dice to { $dice }
do-keep = Keep the dice
do-bonus-dice =
    { $n ->
        [0] Roll no bonus dice
        [one] Roll { $n } bonus die
       *[other] Roll { $n } bonus dice
    }
do-use = Use it this season
do-wait = Not now
do-duke = Move the dice to the Duchess
do-stay = Leave the dice where they are
do-town-hall = Town Hall: pay { $payment } for { $points }
do-sawmill = Sawmill: { $pays } for { $gains }
do-quarry = Quarry: { $pays } for { $gains }
do-goldsmith = Goldsmith: { $pays } for { $gains } and { $points }
do-exchange = Steward: exchange { $give } for { $get }
do-sell = Merchant Prince: sell { $goods }
do-done = Done
do-recruit = Recruit 1 soldier for { $payment }
do-army-token = Play army token { $n }
do-governor = Keep the { $governor }
do-lose = Give up { $goods }
do-raise = Raise the { $building } for free

# Answers about optional effects.
do-accept = Take it
do-always = Always take it
do-always-everything = Always take everything
do-not-this-time = Not this time
do-fight = Fight with all strength
do-always-fight = Always fight with all strength
# "outcome" is won, drawn or lost.
do-hold-back =
    { $outcome ->
        [won] Hold back, but still win
        [drawn] Hold back for a draw
       *[lost] Hold back and lose
    }
do-higher = Take the higher number
do-always-higher = Always take the higher number
do-lower = Take the lower number
do-save = Save the building
do-always-save = Always save buildings
do-let-fall = Let it fall
# "effect" is the Crane, the Barracks or the General.
do-without = Without the { $effect }: pay the full price
do-ask-again = Ask me again about optional effects

## The log: what happened. A message asks for an event's facts by name, and for their forms; "player" is whose it is.

# Dice that lie or are laid together.
dice-group =
    { $own }{ $bonus_n ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }
event-turn-order-drawn = Turn order drawn: { $order }.
event-governors-dealt = { $player } is dealt three governors and keeps one.
event-governor-chosen = { $player } has chosen a governor.
event-governor-revealed = { $player } governs as the { $governor }.
# Said too where a governor brings something and costs points at once.
event-debt = That brings { $gains } and costs { $points }.
event-enemy-drawn = An enemy card is drawn, face down: strength { $weakest } to { $strongest }.
event-year-begins = Year { $year } begins.
# "why" is fewest-buildings or fewest-goods.
event-kings-aid-die =
    { $player } gets the King’s die: { $why ->
        [fewest-goods] fewest buildings, and fewest goods among those tied
       *[fewest-buildings] fewest buildings
    }.
event-kings-aid-good = { $player } gets { $gains } from the King: tied for fewest buildings and goods.
event-neutral-dice = Neutral dice take the { $advisor }.
event-neutral-dice-leave = The neutral dice leave the court.
event-guild-gold = { $player } gets { $gains } from the Merchants’ Guild.
event-farms-die = { $player } gets { $bonus_dice } from the Farms.
event-bonus-dice =
    { $player } rolls { $rolled ->
        [0] none
       *[other] { $rolled }
    } of { $due } bonus dice.
event-fairy-die = { $player } gets { $bonus_dice } from the Fairy.
# A bonus die, or points.
event-priest-blessing =
    { $points_sign ->
        [plus] { $player } gets { $points } from the Priest’s blessing.
       *[zero] { $player } gets a bonus die from the Priest’s blessing.
    }
event-rolled = { $player } rolls { dice-group }: { $total }.
event-rerolled =
    { $player } rerolls { $building_id ->
        [chapel] all dice (Chapel)
       *[statue] one die (Statue)
    } and has { dice-group }: { $total }.
event-turned = { $player } turns a die over (Trickster) and has { dice-group }: { $total }.
event-shifted = { $player } changes a die by 1 (Philosopher) and has { dice-group }: { $total }.
event-prince = { $player } sets the own dice (Prince) and has { dice-group }: { $total }.
event-turn-order = Turn order: { $order }.
# "token" and "envoy" are yes or no; "market" is -1, 0 or 1.
event-influenced =
    { $player } influences the { $advisor } with { dice-group }{ $token ->
        [yes] , +2 token
       *[no] { "" }
    }{ $market ->
        [-1] , Market 1 down
        [1] , Market 1 up
       *[0] { "" }
    }{ $envoy ->
        [yes] , by envoy
       *[no] { "" }
    }.
event-passed =
    { $forced ->
        [yes] { $player } can influence nobody any more and passes.
       *[no] { $player } passes.
    }
# "advisor" is the one whom the dice leave.
event-duke-moved = { $player } moves the dice from the { $advisor } to the Duchess (Duke).
# Points below zero are what the gift costs.
event-gift =
    { $player } gets { $gains_n ->
        [0] { $points }
       *[other] { $gains }
    } from the { $advisor }{ $points_sign ->
        [minus] { " " }for { $points }
       *[other] { "" }
    }.
event-declined = { $player } declines the offer of the { $advisor }.
event-traded = { $player } trades { $pays } for { $gains } with the { $advisor }.
event-looked = { $player } looks at the enemy card in secret.
event-look-result = The enemy card shows { $enemy }, strength { $strength }.
event-dice-taken-back = All advisors have paid: everybody takes their dice back.
event-built =
    { $player } builds the { $building } for { $pays }{ $points_sign ->
        [plus] : { $points }
       *[zero] { "" }
    }{ $envoy ->
        [yes] { " " }(second building, by envoy)
       *[no] { "" }
    }.
event-built-nothing =
    { $forced ->
        [yes] { $player } cannot pay for a building.
       *[no] { $player } builds nothing.
    }
event-raised = { $player } raises the { $building } for free, without points (Sorcerer).
event-inn-token = { $player } gets { $gains } from the Inn.
event-embassy-point = { $player } gets { $points } from the Embassy.
event-town-hall = { $player } pays { $pays } at the Town Hall for { $points }.
event-sawmill = { $player } turns { $pays } into { $gains } (Sawmill).
event-quarry = { $player } turns { $pays } into { $gains } (Quarry).
event-goldsmith = { $player } pays { $pays } for { $gains } and { $points } (Goldsmith).
event-exchanged = { $player } exchanges { $pays } for { $gains } (Steward).
event-sold = { $player } sells { $pays } for { $gains } (Merchant Prince).
event-kings-reward = { $player } gets { $points } from the King: most buildings ({ $buildings }).
event-envoy-returned = The envoy of { $player } goes back unused.
# "why" is fewest-buildings, fewest-goods or damsel.
event-envoy-awarded =
    { $player } gets the envoy: { $why ->
        [fewest-goods] fewest buildings, and fewest goods among those tied
        [damsel] tied on buildings and goods, and the Damsel wins ties
       *[fewest-buildings] fewest buildings
    }.
event-envoy-nobody = Nobody gets the envoy: tied on buildings and goods.
event-training-camp = { $player } gets { $gains } from the Training Camp.
event-recruited =
    { $player } recruits { $gains } for { $pays_n ->
        [0] free
       *[other] { $pays }
    }.
event-army-token-chosen = { $player } has chosen an army token.
event-army-token-revealed = { $player } reveals army token { $army_token }.
event-kings-reinforcements = The King sends everyone { $soldiers }.
# "die" is the roll, "soldiers" what it is worth.
event-academy-roll = { $player } rolls { $die } for the Military Academy, worth { $soldiers }.
event-enemy-revealed = The enemy: { $enemy }, strength { $strength }. Defeat costs { $penalty }, victory brings { $reward }.
# "outcome" is won, drawn or lost.
event-battle =
    { $outcome ->
        [won] { $player } wins, { $strength } against { $enemy_strength }.
        [lost] { $player } loses, { $strength } against { $enemy_strength }.
       *[drawn] { $player } holds the line, { $strength } against { $enemy_strength }.
    }
event-lost-goods = { $player } loses { $pays }.
event-building-destroyed =
    { $player } loses the { $building }{ $points_sign ->
        [minus] { " " }and { $points } with it
       *[zero] { "" }
    }.
event-points-lost = { $player } loses { $points }.
event-spoils =
    { $player } takes { $gains_n ->
        [0] { $points }
       *[other] { $gains }{ $points_sign ->
            [plus] { " " }and { $points }
           *[zero] { "" }
        }
    } as spoils.
event-fortress-point = { $player } gets { $points } for the victory (Fortress).
event-strongest-winner = { $player } gets { $points }: strongest of the victors, with { $strength }.
event-soldiers-go-home = The soldiers go home, and the enemy card leaves the game.
# The governor’s id gives the reason.
event-governor-good =
    { $player } gets { $gains }: { $governor_id ->
        [damsel] the King gave nothing
        [heiress] a low roll
        [tax-collector] taxes for another’s grand building
       *[yearly] the year ends
    } ({ $governor }).
event-governor-points =
    { $player } gets { $points }: { $governor_id ->
        [philosopher] a low roll
        [sculptor] a building in the right row
        [preacher] somebody built nothing
        [minstrel] standing at the end of the year
       *[chronicler] battle drawn, or won by nobody else
    } ({ $governor }).
event-cathedral-points = { $player } gets { $points } for goods kept (Cathedral).
event-army-token-points = { $player } gets { $points } for the last army token.
event-game-over =
    { $winners_n ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } share the victory.
    }

# Optional effects, by the building or the governor whose they are.
effect-merchants-guild = { building-merchants-guild }
effect-farms = { building-farms }
effect-philosopher = { governor-philosopher }
effect-heiress = { governor-heiress }
effect-stables = { building-stables }
effect-sculptor = { governor-sculptor }
effect-tax-collector = { governor-tax-collector }
effect-preacher = { governor-preacher }
effect-embassy = { building-embassy }
effect-training-camp = { building-training-camp }
effect-military-academy = { building-military-academy }
effect-battle = full strength in battle
effect-fortress = { building-fortress }
effect-warden = { governor-warden }
effect-chronicler = { governor-chronicler }
effect-yearly-good = the good at the end of the year
effect-cathedral = { building-cathedral }
effect-minstrel = { governor-minstrel }
effect-damsel = { governor-damsel }
effect-crane = { building-crane }
effect-barracks = { building-barracks }
effect-general = { governor-general }
effect-everything = everything
event-always = { $player } always takes from now on: { $effect }.
event-asks-again = { $player } wants to be asked about optional effects again.
event-effect-declined = { $player } declines: { $effect }.
# "outcome" is won, drawn or lost.
event-held-back =
    { $player } holds back { $outcome ->
        [won] and wins narrowly
        [drawn] for a draw
       *[lost] and lets the enemy win
    }.
event-stables-soldier = { $player } gets { $gains } more from the Stables.

## Where points come from.

source-buildings = Buildings
source-free-buildings = Buildings raised for free
source-advisors = Advisors
source-smuggler = Smuggler
source-kings-reward = King’s reward
source-spoils = Spoils
source-strongest-winner = Strongest victor
source-fortress = Fortress
source-defeats = Defeats
source-town-hall = Town Hall
source-embassy = Embassy
source-goldsmith = Goldsmith
source-governor = Governor
source-cathedral = Cathedral
source-army-token = Last army token
source-total = Total

## Why a building cannot be built.

why-not-goods-missing = { $goods } missing

## Hints: what a decision brings. They are joined by semicolons.

hint-stables = { $soldiers } more (Stables)
hint-dice-left = dice left: { $dice }
hint-pass = no more advisors this season; dice unused: { $dice }
hint-then = then you have { $goods }
hint-enough-for = enough for { $buildings }
hint-goods-left = left: { $goods }
hint-keep-goods = you keep { $goods }
hint-decline = nothing changes
hint-look = only you see which enemy comes, strength { $weakest } to { $strongest }
hint-later = you can still use it later this year
hint-last-season = the last chance of this year goes by
hint-roll =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } in all, { $average } on average
hint-average = on average { $average } in all, now { $now }
hint-new-total = { $total } in all, now { $now }
hint-total = { $n } in all
hint-philosopher = { $points } if the dice stay so
# "die" is yes if you get a bonus die, no for a point; "dice" and "points" count the others.
hint-priest =
    { $die ->
        [yes] you get a bonus die
       *[no] you score
    }; others: { $dice } get a die, { $points } score
hint-duke = { $new }, instead of { $old }
hint-odds = win { $won }%, draw { $drawn }%, lose { $lost }%
hint-with-token = with army token { $n }: { $odds }
hint-token-worth =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } if it is the last one left
hint-always = you are not asked about it again; you can change that whenever you influence an advisor
hint-ask-again = questions about optional effects come back
hint-strength = { $n } against { $enemy }
hint-won = you win with as little strength as possible
hint-drawn = neither reward nor penalty
hint-lost = you suffer the penalty of the enemy card
hint-save = the building stays
hint-let-fall = the building is destroyed and takes its points with it
hint-without = once, for your next building or soldier

## The situation, line by line.

tell-options = Kingsburg, { $options }.
# "n" is the number of the phase.
tell-when = { $year }, phase { $n }: { $phase }.
tell-enemy-hidden = The enemy card lies face down: strength { $weakest } to { $strongest }.
tell-enemy-seen = You have seen the enemy: { $enemy }, strength { $strength }. Defeat costs { $penalty }, victory brings { $reward }.
tell-enemy-looked = Looked at the card: { $players }.
tell-envoy = { $player } has the envoy.
tell-group =
    { $advisor }: { $player } with { $dice }{ $token ->
        [yes] , +2 token
       *[no] { "" }
    }{ $market ->
        [-1] , Market 1 down
        [1] , Market 1 up
       *[0] { "" }
    }{ $envoy ->
        [yes] , by envoy
       *[no] { "" }
    }.
tell-neutral = { $advisor }: neutral dice.
tell-free = Free advisors: { $advisors }.
tell-player =
    { $you ->
        [yes] { $player } (you): { $points }.
       *[no] { $player }: { $points }.
    }
tell-owns = Owns: { $goods }.
tell-buildings = Buildings: { $buildings }.
tell-dice = Dice to place: { $dice }.
tell-bonus-due = Will roll { $dice }.
tell-passed = Has passed this season.
# "effect" ends with a full stop of its own.
tell-governor = Governor: { $governor }. { $effect }
tell-army = Army tokens left: { $tokens }.
tell-reinforcement = From the King: { $soldiers }.
tell-next = Next in your province:
tell-next-building = { $building }: costs { $price }, brings { $points }.
tell-odds = Your battle as things stand: { $odds }.
tell-offer = Your three governors: { $governors }.
tell-choice = You have chosen: { $choice }.
tell-over = The game is over.
tell-drawing = Dice or cards decide next.
tell-waiting = Waiting for: { $players }.

## Components that have a name on the page about where the numbers come from, and nowhere else.

origin-kingsburg-private = the Politician’s advisor of rank { $n }
origin-kingsburg-enemy = { $enemy } { $strength } (year { $year })
