## The browser's pages: frame, home, lobby, end.

brand-home = Burgrave, home
language = Language
# "name" is the language that a click brings, in that language.
language-next = Language: change to { $name }
sound = Sound when it is your turn
sound-on = Sound is on
sound-off = Sound is off
candlelight = By candlelight
foot-about = Burgrave is free and self-hosted. Not affiliated with the authors or publishers of these games; the names belong to their owners. Rules and drawings are in our own words and hand.
offline = Connection lost. Your moves are safe; trying again.
page-failed = This page could not be loaded.
try-again = Try again
nowhere-title = Nothing stands here
nowhere-home = To your games
your-turn = Your turn
you = You
# In a list: "Still to come: you, Cindy."
you-in-list = you
# "Five ahead of you."
you-accusative = you
copied = Copied
# A table's sign, like an inn's: Grey Heron. In German all these animals are masculine.
table-name =
    { $adjective ->
        [black] Black
        [blue] Blue
        [bold] Bold
        [golden] Golden
        [green] Green
        [grey] Grey
        [merry] Merry
        [old] Old
        [proud] Proud
        [quiet] Quiet
        [red] Red
        [silver] Silver
        [sleepy] Sleepy
        [sly] Sly
        [swift] Swift
        [tall] Tall
        [white] White
       *[wise] Wise
    } { $animal ->
        [badger] Badger
        [bear] Bear
        [beaver] Beaver
        [boar] Boar
        [crane] Crane
        [dragon] Dragon
        [eagle] Eagle
        [falcon] Falcon
        [fox] Fox
        [griffin] Griffin
        [hare] Hare
        [hedgehog] Hedgehog
        [heron] Heron
        [lynx] Lynx
        [otter] Otter
        [panther] Panther
        [pelican] Pelican
        [ram] Ram
        [raven] Raven
        [rooster] Rooster
        [stork] Stork
        [swan] Swan
       *[wolf] Wolf
    }
game-kingsburg = Kingsburg
crest-lion = Lion
crest-tower = Tower
crest-fleur = Fleur
crest-stag = Stag
crest-key = Key
# How well a bot plays, from 1 to 4.
level =
    { $n ->
        [1] Careless
        [2] Steady
        [3] Shrewd
       *[4] Masterly
    }
level-missing = { $level }: no such bot here yet
bot-random = Takes what shines and forgets the winter.
bot-greedy = Counts every die and keeps a soldier back.
seal = Seal
seal-how = SHA-256 of the seed

## Seats while a game runs.

seat-bot-plays = A bot plays for you.
seat-take-back = Take my seat back
seat-absent = { $name } is away, and it is their turn.
seat-call-bot = Let a bot play

## Home.

home-where = Your games
home-welcome = Welcome
home-title = Medieval games, one table
home-lead = Sit down against bots at once, or send your friends a link. No account: a name and a crest are enough.
home-scene = A castle town; in front of it the King and Queen in their tent receive four advisors
home-play-as = You play as
home-name = Your name
home-crest = Your crest
home-my-tables = My tables
home-waiting = Waiting for you
home-tables =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
home-no-tables = No table yet. “Play now” opens one, and bots sit down with you.
home-none-waiting = Nobody waits for you.
home-say-ready = Say that you are ready
home-go = Play
home-running = Running
home-finished = Finished
home-all-finished = All { $n } finished games
home-ready-of = { $n } of { $of } are ready
home-waits-for = waits for { $names }
home-games = Games
home-players = Players
home-parts = Editions and modules
home-kingsburg-time = 20 min with bots
home-kingsburg-about = Roll, win the ear of the King’s advisors, build your province, and hold the wall in winter.
home-kingsburg-part-1 = First edition
home-kingsburg-part-2 = Revised edition
home-kingsburg-part-3 = 3 modules
home-kingsburg-provenance = First edition as printed.
home-kingsburg-provenance-more = Revised: enemies and modules partly reconstructed, 9 of 24 governors ours.
home-base-game = base game
home-play-now = Play now
home-you-and-bots =
    { $n ->
        [one] you and { $n } bot
       *[other] you and { $n } bots
    }
home-friends = Play with friends
home-change = Change
home-settings = { $game }: change before you play
home-option-edition = Edition
home-hint-edition-first = 20 buildings, as printed
home-hint-edition-revised = opens the three modules
home-modules = Modules
home-revised-only = with Revised only
home-governors-only = with governors only
home-hint-more-buildings = two more rows, 8 further buildings
home-hint-governors = 24, of which 9 are ours
home-hint-army-tokens = instead of the King’s die
home-hint-documented-governors = only the 15 known from sources
home-bots = Bots
home-fewer-bots = One bot fewer
home-more-bots = One bot more
home-bot-n = Bot { $n }
home-level-of = Level of bot { $n }
home-kept = Your choice is kept for next time.
home-play-these = Play now with these

## Lobby.

lobby-table-for = a table for { $n }
lobby-lead-owner = Each seat has its own link: whoever opens it first sits there. Nothing is dealt before all are ready.
lobby-lead = Nothing is dealt before all are ready.
lobby-seat = Seat { $n }
lobby-open-seat = Open seat
lobby-nobody = nobody there yet
lobby-open-about = The host has the link for this seat.
lobby-me-about = Name and crest can be changed at home until all are ready.
lobby-here = is here
lobby-away = is away; the seat stays theirs
lobby-you-host = you · host
lobby-you = you
lobby-bot-level =
    { $crest ->
        [none] bot · { $level }
       *[other] { $crest } · bot · { $level }
    }
lobby-copy-link = Copy link
lobby-to-bot = Give to a bot
lobby-to-friend = Open for a friend
lobby-free-seat = Free the seat
lobby-level = Level of { $name }
lobby-ready = ready
lobby-not-yet = not yet
lobby-waiting = waiting
lobby-ready-of = { $n } of { $of } are ready
lobby-open =
    { $n ->
        [one] { $n } seat is still open.
       *[other] { $n } seats are still open.
    }
lobby-still = Still to come: { $names }.
lobby-dealing = The game begins.
lobby-copy-spectator = Copy spectator link
lobby-leave = Leave
lobby-i-am-ready = I am ready
lobby-not-ready = Not ready after all
lobby-options = Options
lobby-all-see = all can see them
lobby-game = Game
lobby-no-modules = none
lobby-modules-need = they need the revised edition
lobby-pace = Pace
lobby-pace-live = live
lobby-pace-bots = bots move at reading pace and can be skipped
lobby-start = Start player
lobby-start-dice = by the dice
lobby-undo = Undo
lobby-undo-news = to the last new information
lobby-spectators = Spectators
lobby-spectators-link = with the link, see no secrets
lobby-sealed = Sealed dice
lobby-seal-about = A secret seed and what each player adds to it fix the dice of this table. This is its seal. After the game the seed is opened, and anyone can check that every roll follows from it.
lobby-copy-seal = Copy seal

## The end.

end-to-table = To the table
end-result = Result
end-you-win =
    { $n ->
        [one] You win with { $n } point
       *[other] You win with { $n } points
    }
end-wins =
    { $n ->
        [one] { $name } wins with { $n } point
       *[other] { $name } wins with { $n } points
    }
end-share-victory = Shared victory with { $n } points: { $names }
# "n" is the lead in points; 0 where a tie was broken.
end-ahead =
    { $n ->
        [0] As many points as { $name }, but ahead in the tie.
        [one] { $n } point ahead of { $name }.
       *[other] { $n } points ahead of { $name }.
    }
end-province = The province at the end: { $buildings }
end-points = Points
end-share = Share link
end-download = Download record
end-rematch = Rematch
end-rematch-there = The rematch is already set up
end-by-source = Points by source and year
end-by-source-about = Where the points came from, in all and year by year; losses stand left of the line.
end-group-buildings = Buildings
end-group-advisors = Advisors
end-group-reward = King’s reward
end-group-battles = Battles
end-group-effects = Effects
end-lost = lost
end-source = Source
end-as-table = Show as a table
end-over-time = Points over time
end-each-season = after each season
end-each-season-about = Where everybody stood after each season.
end-marks = The numbers mark the key moments.
end-after-year = After year
end-luck = Luck
end-luck-about = dice against expectation
# hard, under, even, over, kind: from bad luck to good.
end-luck-word =
    { $luck ->
        [hard] Hard luck
        [under] A little under the average
        [over] A little over the average
        [kind] Kind dice
       *[even] As expected
    }
end-pips = { $pips } pips
end-luck-told = { $pips } pips with { $dice } dice, { $expected } expected. Luckier than { $percent } of 100 such games.
end-unlucky = unlucky
end-hatched = hatched: 8 of 10 games
end-lucky = lucky
end-reinforcements = Reinforcements { $n }, expected { $expected }
end-reinforcements-years = The King’s reinforcements by year: { $numbers }
end-reinforcements-word =
    { $luck ->
        [under] Meagre, and the same for all.
        [over] Generous, and the same for all.
       *[even] About as expected, and the same for all.
    }
end-moments = Key moments
# "season" is 1 to 3, and 4 for winter.
end-when =
    { $season ->
        [1] Year { $year }, spring
        [2] Year { $year }, summer
        [3] Year { $year }, autumn
       *[4] Year { $year }, winter
    }
end-dice-check = Dice check
end-rolls-follow = All { $n } rolls follow from the seed
end-rolls-differ = Not all of { $n } rolls follow from the seed
end-shares =
    { $n ->
        [0] checked by the server, roll by roll
        [one] checked by the server, roll by roll, with { $n } player’s share
       *[other] checked by the server, roll by roll, with { $n } players’ shares
    }
end-check-seal = Check the seal here
end-seal-checked =
    { $result ->
        [fits] Your browser says: the seed fits the seal.
        [differs] Your browser says: the seed does not fit the seal.
       *[cannot] Your browser cannot check it on an unencrypted page; the command below can.
    }
end-seal-when = shown before the first roll
end-seed-name = Seed
end-seed-when = opened after the last roll
end-seed-how = Each roll: HMAC of seed, shares and the roll’s number
end-check-yourself = Check it yourself
end-check-how = Download the record and run this command where Burgrave is installed. It plays the game again and checks every roll.
