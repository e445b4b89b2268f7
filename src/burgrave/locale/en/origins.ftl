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
origin-field-active = actions of the active player
origin-field-others = actions of the others
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
