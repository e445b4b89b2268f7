## The browser's pages: frame, home, lobby, end.

brand-home = Burgrave, home
skip = To the content
menu = Menu
close = Close
device = Continue on another device
invite-to-watch = Invite to watch
device-about = Open this link on the other device, and your seat is there. It works once and is for you alone; this device only watches then.
language = Language
# "name" is the language that a click brings, in that language.
language-next = Language: change to { $name }
sound = Sound when it is your turn
sound-on = Sound is on
sound-off = Sound is off
candlelight = By candlelight
theme = Light
theme-system = As the device
theme-daylight = Daylight
theme-candle = Candlelight
switch-on = on
switch-off = off
foot-about = Burgrave is free and self-hosted. Not affiliated with the authors or publishers of these games; the names belong to their owners. Rules and drawings are in our own words and hand.
foot-links = More
learn-to-play = Learn to play
how-to-play = How to play
glossary = Glossary
ask-what = What is that?
ask-mode = Point at anything, or walk with the arrows: it tells what it is. Nothing is played.
ask-mode-touch = Tap anything: it tells what it is. Nothing is played.
ask-mode-end = Done
rules = Rules
rulings = Rulings
keys = Keyboard
about-burgrave = About Burgrave
about-numbers = Where the numbers come from
about-licence = Source and licence
offline = Connection lost. Your moves are safe; trying again.
page-failed = This page could not be loaded.
try-again = Try again
nowhere-title = Nothing stands here
nowhere-about = No page has this address. Perhaps the link was cut off; your games are at home.
nowhere-home = To your games
closed-no-table = There is no such table
closed-no-table-about = Perhaps the link was cut off, or the table has been deleted. Ask whoever sent it for a new one.
closed-taken = Somebody already sits on this seat
closed-taken-about = Each link is for one person. Ask the host for another one, or watch the game.
closed-seated = You already have a seat at this table
closed-seated-about = The link is for somebody else: pass it on.
closed-bad-link = This link opens no seat any more
closed-bad-link-about = The host may have renewed it or given the seat to somebody else. Ask for a new link, or watch the game.
closed-unreadable = This table is damaged and cannot be opened
closed-unreadable-about = Nothing of what was played is deleted, and all other tables are as they were. Whoever hosts this server can look at it with “burgrave doctor”.
closed-other-rules = This game was begun by another version of its rules
closed-other-rules-about = The server has been changed since and cannot go on with it. Whoever hosts it can: with the version of Burgrave by which it was begun.
closed-offline = The server does not answer
closed-later = Nothing is lost. Try again in a moment.
closed-watch = Watch the game
closed-to-table = To the table
no-board-title = { $game } is played in the terminal so far
no-board-about = Start it with the command: { $command }
your-turn = Your turn
you = You
copied = Copied
share = Share
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
bot-careless = Overlooks a good deal and makes the best of the rest.
bot-steady = Decides at first glance, and seldom badly.
bot-shrewd = Tries each choice in its mind and knows from many games what a position is worth.
bot-masterly = Looks ahead for all players and takes up to a second for it.
bot-random = Does whatever is allowed, without a plan.
bot-greedy = Reckons what every choice brings and plays for the points.
seal = Seal
seal-how = SHA-256 of the seed

## Seats while a game runs.

seat-bot-plays = A bot plays for you.
seat-play-again = I play again
seat-hand-over = Let a bot play for me
seat-is-away = { $name } is away.
seat-away = away
seat-away-wait = { $name } is away. A bot can be called in { $time }.
seat-away-call = { $name } is away. { $needed ->
    [1] You can call in a bot.
   *[other] A bot comes if { $needed } of those present agree.
  }
seat-away-called = { $name } is away. For a bot: { $names } ({ $n } of { $needed }).
seat-call-bot = Call a bot
seat-call-bot-for = Call a bot for { $name }
seat-agree = Agree
seat-agree-for = Agree to a bot for { $name }
seat-resigned = resigned
seat-you-resigned = You have resigned and watch.

## Ways out of a game.

out-hand-over-about = until you come back
out-offer = Offer to end the game
out-offer-about = without a result, if all agree
out-offer-title = End the game?
# "names" are the others who are asked.
out-offer-ask = The game would be over without a winner, and the board would stay as it is. { $n ->
    [one] { $names } has to agree.
   *[other] All of them have to agree: { $names }.
  }
out-end = End this game
out-end-about = without a result
out-end-title = End this game?
out-end-ask = Nobody else is here to be asked: the game is over at once, without a winner, and the board stays as it is.
out-resign = Resign
out-resign-about = for good; you come last
out-resign-title = Resign?
out-resign-wins = { $name } wins then, and the points stay as they are. You cannot come back.
out-resign-over = The game is over then, you come last, and the points stay as they are. You cannot come back.
out-resign-goes-on = A bot plays your seat to the end, and you come last. You can watch, but not come back.
out-stay = Play on
offer-short = End?
offer-by = { $name } offers to end the game
offer-mine = You offer to end the game
offer-declined = { $name } would rather play on
offer-declined-you = You would rather play on
offer-about = It is over without a winner once all agree.
offer-for = Agreed: { $names }.
offer-missing = Still asked: { $names }.
offer-agree = Agree
offer-withdraw = Take it back
offer-now = End it now
# "alone": there were only bots besides.
over-agreed =
    { $alone ->
        [yes] Ended before its end
       *[no] Ended by agreement
    }
over-resigned = Over by resignation: { $names }
over-resigned-you = You have resigned

## Home.

home-where = Your games
home-welcome = Welcome
home-title =
    { $n ->
        [3] Three medieval games, one table
       *[other] Medieval games, one table
    }
home-lead = Sit down against bots at once, or send your friends a link. No account: a name and a crest are enough.
home-scene = A castle town; in front of it the King and Queen in their tent receive four advisors
home-play-as = You play as
home-name = Your name
home-crest = Your crest
home-guest = Guest
name-blank = A name has at least one character that can be seen.
name-long = A name has at most { $most } characters; this one has { $n }.
home-my-tables = My tables
home-waiting = Waiting for you
home-tables =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
home-no-tables = No table yet.
home-newcomer = Do you know the games?
home-newcomer-about = If not, begin here: wrong tries cost nothing, and you can stop whenever you like.
home-first-lesson = Lesson, { $minutes } min
home-coached = With a coach
home-known = Yes, I know them
home-go-on-learning = Go on: { $game }, lesson { $n }
home-step-1 = Choose a name and a crest above.
home-step-2 = “Play now” opens a table, and bots sit down with you; “Play with friends” gives you one link for all of them.
home-step-3 = Your tables stand here from then on, the ones that wait for you first. You can leave and come back whenever you like.
home-none-waiting = Nobody waits for you.
home-say-ready = Say that you are ready
home-go = Play
home-running = Running
home-undealt = Not begun yet
home-delete = Delete { $table }
home-close = Close
table-delete = Delete table
table-delete-ask = Delete { $table }? Its links open nothing any more.
table-delete-ask-people = Delete { $table }? Whoever sits there is told: { $names }.
table-delete-yes = Delete it
table-deleted = The table { $table } is deleted.
table-deleted-by-host = The host has deleted the table { $table }.
table-left = You have left the table { $table }.
ask-no = Better not
home-finished = Finished
home-all-finished = All { $n } finished games
home-won-of = won { $n } of { $of }
home-you-won = You won
home-won = { $name } won
home-shared = Shared victory: { $names }
home-you-resigned = you resigned
home-by-resignation = by resignation
home-ready-of = { $n } of { $of } are ready
home-waits-for = waits for { $names }
home-games = Games
home-players = Players
home-parts = Editions and modules
home-base-game = base game
home-terminal-only = In the terminal so far: { $command }
home-play-now = Play now
home-you-and-bots =
    { $n ->
        [0] you alone
        [one] you and { $n } bot
       *[other] you and { $n } bots
    }
home-friends = Play with friends
home-change = Change
home-settings = { $game }: change before you play
home-modules = Modules
home-more-options = Further options
home-bots = Bots
home-fewer-bots = One bot fewer
home-more-bots = One bot more
home-kept = Your choice is kept for next time.
home-play-these = Play now with these

## Lobby.

lobby-table-for = a table for { $n }
lobby-lead-owner = Send your friends the table’s link: whoever opens it takes a free seat. Nothing is dealt before all are ready.
lobby-lead = Nothing is dealt before all are ready.
lobby-lead-watching = You are watching. To play, ask the host for the table’s link. Nothing is dealt before all are ready.
lobby-seat = Seat { $n }
lobby-open-seat = Open seat
lobby-nobody = nobody there yet
lobby-open-about = For whoever has the table’s link.
lobby-me-about = You can change name and crest until all are ready.
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
lobby-invitation = A seat for you: { $table }
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
lobby-options-untick = takes back everybody’s ready tick
lobby-options-take = Take these
lobby-options-leave = Leave as they are
lobby-game = Game
lobby-no-modules = none
lobby-pace = Pace
lobby-pace-live = live
lobby-pace-bots = bots move at reading pace and can be skipped
lobby-start = Start player
lobby-undo = Undo
lobby-undo-news = to the last new information
lobby-spectators = Spectators
lobby-spectators-link = with the link, see no secrets
lobby-sealed =
    { $by ->
        [draws] Sealed chance
       *[rolls] Sealed dice
    }
lobby-seal-about =
    { $by ->
        [draws] A secret seed and what each player adds to it fix every draw of this table. This is its seal. After the game the seed is opened, and anyone can check that every draw follows from it.
       *[rolls] A secret seed and what each player adds to it fix the dice of this table. This is its seal. After the game the seed is opened, and anyone can check that every roll follows from it.
    }
lobby-copy-seal = Copy seal
lobby-share = Your share
lobby-share-about =
    { $by ->
        [draws] Any text. It is mixed into what is drawn when you are ready, so that nobody can have chosen it, the host included.
       *[rolls] Any text. It is mixed into the dice when you are ready, so that nobody can have chosen them, the host included.
    }
lobby-share-given =
    { $by ->
        [draws] It is mixed into what is drawn, and this browser keeps it: compare it after the game.
       *[rolls] It is mixed into the dice, and this browser keeps it: compare it after the game.
    }

## The end.

end-to-table = To the table
end-result = Result
look-back = Look back
open-record = Open a record
position-set-up = Set up a position
# A game that began at a position: where in the game that was.
began-at = from { $when }
began-at-about = This game began at a position ({ $when }), and does not count among the others.
end-from-here = Once more from there
line-moment = Show the board as it was then
end-board = Last board
# "names" resigned.
end-you-win-resigned =
    { $n ->
        [one] You win: { $names } resigned
       *[other] You win: { $names } resigned
    }
end-wins-resigned =
    { $n ->
        [one] { $name } wins: { $names } resigned
       *[other] { $name } wins: { $names } resigned
    }
end-wins-resigned-you = { $name } wins: you resigned
end-wins-resigned-us =
    { $n ->
        [one] { $name } wins: you and { $names } resigned
       *[other] { $name } wins: you, { $names } resigned
    }
end-resigned-about = Won by resignation: the points are as they stood then.
end-agreed-about = Nobody has won: the points are as they stood when the game was ended.
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
# "n" is the lead in points over somebody, perhaps over the reader.
end-ahead =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ahead of { $name }.
end-ahead-you =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ahead of you.
end-winner-luck =
    { $you ->
        [yes] { $luck ->
                [hard] And that with hard luck.
                [under] And that with dice a little under the average.
                [over] Your dice were a little over the average.
                [kind] The dice were kind to you.
               *[even] Your dice were as expected.
            }
       *[no] { $luck ->
                [hard] And that with hard luck.
                [under] And that with dice a little under the average.
                [over] The dice were a little over the average.
                [kind] The dice were kind.
               *[even] The dice were as expected.
            }
    }
end-points = Points
end-share = Share link
end-download = Download record
end-rematch = Rematch
end-rematch-there = The rematch is already set up
end-play-yourself = Play yourself
end-by-source =
    { $chapter ->
        [year] Points by source and year
        [kings-round] Points by source and round
       *[round] Points by source and round
    }
end-main-source = { $group } brought { $name } the most: { $n } of { $of } points.
end-main-source-you = { $group } brought you the most: { $n } of { $of } points.
end-total = Total
end-chapter =
    { $chapter ->
        [year] Year { $name }
        [kings-round] Round { $name }
       *[round] Round { $name }
    }
end-lost = lost
end-source = Source
end-player = Player
end-as-table = Show as a table
end-over-time = Points over time
end-each-part =
    { $chapter ->
        [year] after each season
        [kings-round] after each round
       *[round] after each round
    }
end-each-part-about = Where everybody stood as the game went on.
end-leads-first = { $name } led from the start.
end-leads-last = { $name } took the lead only at the very end.
end-leads = { $name } led from { $at } on.
end-leads-first-you = You led from the start.
end-leads-last-you = You took the lead only at the very end.
end-leads-you = You led from { $at } on.
end-after = After
end-marks = The numbers mark the key moments.
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
end-luck-told = { $pips } pips in { $rolls } rolls, { $expected } expected. Luckier than { $percent } of 100 such games.
end-luck-rolls = Rolls
end-luck-pips = Pips
end-luck-expected = Expected
end-luck-difference = Difference
end-luck-percent = Worse in 100
end-unlucky = unlucky
end-hatched = hatched: 8 of 10 games
end-lucky = lucky
end-moments = Key moments
end-dice-check =
    { $by ->
        [draws] Fairness check
       *[rolls] Dice check
    }
end-rolls-follow =
    { $by ->
        [draws] All { $n } draws follow from the seed
       *[rolls] All { $n } rolls follow from the seed
    }
end-rolls-differ =
    { $by ->
        [draws] Not all of { $n } draws follow from the seed
       *[rolls] Not all of { $n } rolls follow from the seed
    }
end-shares =
    { $n ->
        [0] checked by the server, one by one
        [one] checked by the server, one by one, with { $n } player’s share
       *[other] checked by the server, one by one, with { $n } players’ shares
    }
end-check-seal = Check again here
end-seal-checked =
    { $result ->
        [fits] Your browser has checked it: the seed fits the seal.
       *[differs] Your browser has checked it: the seed does not fit the seal.
    }
end-seal-when =
    { $by ->
        [draws] shown before the first draw
       *[rolls] shown before the first roll
    }
end-seed-name = Seed
end-seed-when =
    { $by ->
        [draws] opened after the last draw
       *[rolls] opened after the last roll
    }
end-seed-how =
    { $by ->
        [draws] Each draw: HMAC of seed, shares and the draw’s number
       *[rolls] Each roll: HMAC of seed, shares and the roll’s number
    }
end-check-yourself = Check it yourself
end-check-how =
    { $by ->
        [draws] Download the record and run this command where Burgrave is installed. It plays the game again and checks every draw.
       *[rolls] Download the record and run this command where Burgrave is installed. It plays the game again and checks every roll.
    }
end-copy-command = Copy command
end-share-of = { $name }’s share:
end-share-of-you = Your share:
end-my-share =
    { $same ->
        [yes] as you gave it
       *[no] not as you gave it
    }
tie-as-many = { $name } has as many points.
tie-as-many-you = You have as many points.

## The house: rules, licence, keys.

rules-of = The rules of { $game }
rules-close = Close the rules
rules-find = Find a word or a number
rules-found =
    { $n ->
        [0] No rule found.
        [one] One rule found.
       *[other] { $n } rules found.
    }
rules-to-step = To the present step
rules-back = Back to the rules of { $game }
rules-whole = The whole page
rule-number = Rule { $rule }
rules-none = There are no rules under this name
rules-none-about = The games that have a page of rules are listed there.
rules-in-english = These rules are written in English; the table itself speaks your language.
about-house = Burgrave, an old word for the governor of a castle town, is a house for medieval board games: play them in the browser with friends and bots, host them with one command, study them with a fast and exact simulator.
about-provenance = Every building, card and number says where it comes from. There are four kinds:
about-all-numbers = Every component with its provenance
about-all-rules = Every rule in our own words, with its number
about-dice = How the dice are kept fair
about-dice-how = Before the first roll the table shows a seal, the SHA-256 of a secret seed. Each player adds a share of their own, so that nobody alone can have chosen the dice. After the game the seed is opened, your browser checks the seal, and the command “burgrave verify” checks every roll.
about-talk = What people say
about-talk-how = Tables have a chat. Until a game is over, players read only what players say, and those who watch only what watchers say; then everybody at the table reads both. Kept with the table are the line, the name and the time, until the table is deleted; the host of this server can read it. You can mute anybody, and the host of a table can switch its chat off.
about-hosts = For hosts
about-hosts-how = One process, one file, a laptop is enough. Two commands start your own:
about-licence-text = Burgrave is free software under the Apache License 2.0; its source comes with it. The fonts EB Garamond and Source Sans 3 are under the SIL Open Font License. Drawings and rule texts are our own.
about-licence-others = All that these pages carry of others, with its licences
ask-undo = Undo
ask-undo-not = Nothing to take back
ask-skip = Skip
ask-to-end = See the result
key-tab = on to the next thing; with Shift back
key-press = press what has the focus
key-help = show these keys
key-rules = read the rules beside the table, or close them
key-counsel = ask for counsel, or close it
key-ask = ask what things are
key-pass = pass
key-talk = go to the chat
key-undo = take the last decision back
key-escape = let go of what is chosen
key-space = skip what bots are doing
key-go = go to what is asked
key-name-space = Space
gestures = Gestures
gesture-tap = Tap
gesture-again = Tap again
gesture-hold = Hold a finger
gesture-hold-does = what it is and what it gives, anywhere on a table
gesture-swipe = Swipe
gesture-swipe-does = to the next view, on a phone
gesture-drag = Drag

## What the server refuses, by its code.

refusal-no-table = There is no such table.
refusal-name = A name has 1 to 40 characters that can be seen, and none that hide, turn or control others.
refusal-taken = Somebody else already sits on this seat.
refusal-reserved = This seat is reserved for somebody else.
refusal-full = Every seat is taken or reserved; you can watch.
refusal-seated = You already have a seat at this table.
refusal-dealt = The game has already begun.
refusal-not-dealt = The game has not begun yet.
refusal-begins-at = This table begins at a position: its game and seats stay as they are.
refusal-too-long = This takes too long to be checked.
refusal-seats-changed = The seats have changed meanwhile; look again.
refusal-seats-most = The game is not for that many players.
refusal-seats-fewest = The game is not for so few players.
refusal-people-most = More people sit here than this game is for; remove a seat first.
refusal-last-place = At least one seat is for a person.
refusal-alone = Nobody else sits here: you can only delete the table.
refusal-changed = The host has just changed something; look at it and say again that you are ready.
refusal-over = The game is over.
refusal-bot = A bot already plays this seat.
refusal-present = This player is here; only an absent one is replaced.
refusal-grace = This player has only just left; a bot can be called a little later.
refusal-resigned = You have resigned; the others play on without you.
refusal-no-offer = This offer no longer stands.
refusal-declined = Your offer was declined; play on a while before the next one.
refusal-stale = The game has moved on; look again and decide anew.
refusal-no-undo = Nothing can be taken back: since then something new came out.
refusal-not-your-turn = It is not your turn.
refusal-too-many = That was too much at once; wait a moment.
refusal-too-large = That is too much for one request.
refusal-too-many-tables = You have very many tables whose games are not over; play some of them to the end first.
refusal-unreadable = This table is damaged and cannot be opened; the host can look at it with “burgrave doctor”.
refusal-other-rules = This game was begun by another version of its rules, which this server does not know.
refusal-house-full = This house is full right now; come again in a minute.
refusal-store = The server cannot write to its disk right now; nothing has changed. Try again later.
refusal-store-away = The server cannot reach its database right now; the table waits, and goes on by itself.

# Who sits where, to whoever asks a crest.
what-seat =
    { $plays ->
        [you] That is you, at seat { $n }.
        [bot] A bot plays at seat { $n }.
        [stand-in] At seat { $n } a bot plays for somebody who is away.
       *[person] Somebody plays at seat { $n }.
    }

# How many components of a game are of which provenance.
provenance-counts =
    { $all } components: { $printed } printed, { $sourced } sourced, { $reconstructed } reconstructed, { $house ->
        [0] none ours.
       *[other] { $house } ours.
    }
