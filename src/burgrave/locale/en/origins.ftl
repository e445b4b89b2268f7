# The page that tells where every number of the games comes from; it is made from the data files.

origin-title = Where the numbers come from
origin-intro = Every building, card, piece and number of the games, as their data files tell it. There are four kinds of provenance:
origin-made = This page is made from the data files and checked against them by a test.
# A line such as “sourced: Farm. Printed of it: cost. Source: …”
origin-better-printed = Printed of it: { $fields }.
origin-better-sourced = Sourced of it: { $fields }.
origin-source = Source: { $source }.

origin-group-advisor = The king’s advisors
origin-group-private = Private advisors
origin-group-building = Buildings
origin-group-enemy = Enemies
origin-group-governor = Governors
origin-group-die = Dice
origin-group-wall = Walls
origin-group-track = Tracks
origin-group-players = Set-up
origin-group-disaster = Disasters
origin-group-landscape = Landscapes
origin-group-settlement = Settlements
origin-group-will = Will cards
origin-group-tile = Travel tiles
origin-group-band = Moods at the king’s visit
origin-group-education = Education
origin-group-development = Development
origin-group-other = Other numbers

origin-kingsburg-private = the Politician’s advisor of rank { $n }
origin-kingsburg-enemy = { $enemy } { $strength } (year { $year })
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
origin-era-culture = points for culture
origin-era-city = points for the largest city
origin-era-start = what everybody starts with
origin-era-extortion = the price of refusing
origin-era-solo = the solo game
origin-era-longest = the longest game
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

# Single numbers of a component, in lists.
origin-field-against = strength against one kind of enemy
origin-field-at-most = the limit
origin-field-battle = strength in battle
origin-field-buildings = number of buildings
origin-field-cards = number of cards
origin-field-colour = colour
origin-field-cost = cost
origin-field-count = how many there are
origin-field-debt = lost points
origin-field-dice = the dice it sets
origin-field-die = the die it brings
origin-field-each = what it counts points for
origin-field-gives = what it brings
origin-field-height = height
origin-field-landscapes = landscapes
origin-field-least = lowest value
origin-field-locked = locked places
origin-field-markers = end markers
origin-field-offspring = offspring
origin-field-peasants = peasants
origin-field-pieces = how many there are
origin-field-places = places for peasants
origin-field-points = points
origin-field-rank = rank
origin-field-rebellion = value after a rebellion
origin-field-removed = what is left out
origin-field-resources = resources
origin-field-rightmost = the point on the right
origin-field-sites = sites for settlements
origin-field-start = beginning
origin-field-width = width
origin-field-yields = yield
