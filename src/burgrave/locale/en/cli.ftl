## The command and its help. Texts with %(…)s or %s are argparse's; keep these marks.

about = Burgrave: play, host and study medieval board games, exactly by their rules.
example-begin = Begin with:
example-play = you against three bots
example-governors = with the governors of the revised edition
example-seats = two people at this terminal, and a bot
example-simulate = bots against bots, a thousand games
example-help = all that a command can do
phrase-usage = usage:
phrase-positional = what
phrase-options = options
phrase-help = show this help and end
phrase-version = show the version and end
phrase-argument = %(argument_name)s: %(message)s
phrase-expected-one = a value is missing
phrase-expected-some = at least one value is missing
phrase-required = this is missing: %s
phrase-unknown = this is not understood: %s
phrase-choice = %(value)r is not possible here; choose from %(choices)s
phrase-parser = there is no command %(parser_name)r; choose from %(choices)s
phrase-not-with = cannot go together with %s
phrase-no-value = takes no value, but got %r
phrase-whole-number = “{ $text }” is no whole number from { $least } on
phrase-seconds = “{ $text }” is no number of seconds from 0 to { $most }
phrase-commands = commands
phrase-command = COMMAND
phrase-days = DAYS
phrase-not-days = “{ $text }” is no number of days from 1 on, nor “forever”
phrase-game = GAME
phrase-game-options = options of the game
phrase-network = “{ $text }” is neither an address, such as 10.0.0.7, nor a network, such as 10.0.0.0/8
phrase-site = “{ $text }” is no address of a site, such as https://games.example.org
phrase-database = “{ $text }” is no address of a database, such as postgresql://burgrave@localhost/burgrave
phrase-from = FROM
phrase-to = TO
phrase-address = ADDRESS
phrase-file = FILE
phrase-name = NAME
phrase-text = TEXT
phrase-rule = GAME or RULE

help-language = speak English, German or Hungarian; otherwise as your locale says
help-game = the game: { $names }, or your own as package.game:GAME
help-games = list the games with their player counts and options
about-games = Lists the games with their player counts, their options and the bots.
help-play = play in the terminal, you against bots or several people in turns
about-play = People and bots in the terminal: you alone, or several people who take turns with --seats. Everything is saved after each of your decisions; --resume goes on where you stopped.
help-players = how many players sit at the table, you included; otherwise 4
help-bots = the bots, separated by commas and repeated as needed; otherwise { $bots }
help-name = your name
help-seat = your place at the table, counted from 1
help-seats = people at this terminal and bots, in the order of the seats, such as Anna,Béla,bot
help-plain = tell everything in words, without boards, columns and colours, for screen readers
help-seed-text = any text: the same text gives the same dice
help-save = where to save the game
help-resume = go on with a saved game; without a file, choose from a list
help-simulate = let bots play many games against each other
about-simulate = Lets bots play many games against each other; the seats are passed round.
help-simulate-bots = one bot for each seat, separated by commas; otherwise { $bots }
help-simulate-first = begin with this game of the match, counted from 0
help-simulate-out = write a row for each game, as a table (.csv) or as lines of JSON (.jsonl)
help-simulate-records = write whole records instead of rows, one a line (.jsonl)
help-simulate-traceback = if a bot makes a mistake, show all that led to it and in which game
help-tournament = find out which bots are better, and how sure that is
about-tournament = Lets every bot play against every other with the same dice from every seat, and tells the share of wins with its 95 % interval. With more than two seats a bot sits alone at a table of the other. The same seed gives the same tournament, however many processes share it.
help-tournament-bots = the bots, separated by commas; otherwise { $bots }
help-tournament-form = everybody against everybody, or each bot against the next one as they are named (ladder); otherwise round-robin
help-tournament-seats = how many sit at a table; otherwise 2
help-tournament-until-sure = end a pairing as soon as a sequential test is sure
help-tournament-plain = leave out what would come without luck; it takes time to reckon
help-tournament-notes = a file that keeps what was played; after an interruption the same command goes on from there
help-report = make a page with plots of many games
about-report = Reads games as “simulate --records --out” writes them, and makes a page that needs nothing else: who won how often, with how many points and from where, from which seats, with which openings and things, and how long it took.
help-report-records = the records, one a line (.jsonl)
help-report-out = the page to write; otherwise { $file }
help-report-parquet = also write a row for each seat, for data frames; needs burgrave[report]
help-train = learn what positions of a game are worth, from games of bots
about-train = Lets bots play, learns from how the games came out and writes the weights that Shrewd and Masterly judge with. After an interruption the same command goes on.
help-train-games = games of steady bots to begin with; otherwise { $number }
help-train-self-play = games of bots that already use what was learned; otherwise { $number }
help-train-points-alone = learn points alone, instead of above all who wins
help-train-begin-with = begin with the worths of this weights file, even one for other numbers of the components, and go on in small steps
help-train-only-scales = leave the worths of this weights file as they are, and learn only how sure they are
help-train-out = the weights file to write (.json)
help-games-number = how many games; otherwise { $number }
help-seed-number = a number: the same number gives the same games
help-processes = how many processes share the work; this machine has { $cores } cores
help-ray = play on the Ray cluster at this address instead, or on one that is made here: local; needs burgrave[ray]
help-json = print the result as JSON
help-replay = tell a saved game again
about-replay = Tells a saved game again, as an onlooker saw it.
help-file = the record of a game
help-place = for a game of your own: its place, with its package on PYTHONPATH
help-step = show the table after this many steps
help-all = tell each step in notation too
help-walk = walk through the game: Enter goes on, - back, > and < by chapters, a number to that step
help-verify = check a record, roll by roll
about-verify = Checks a record: every decision against the rules, every roll against the seed of the dice, and the hash at the end.
help-fuzz = play random games in all combinations, in search of errors
about-fuzz = Plays random games in all combinations of options and players, and checks what must always hold.
help-fuzz-bots = bots that play instead of chance, separated by commas; each seat draws one of them
help-rules = read the rules
about-rules = Prints the rules in our own words (rulings in English): all of a game, or single ones such as K-8.3 or K-8.
help-rules-what = a game, rules by their numbers, or “provenance”: where the numbers come from
help-coverage = list rules that no test shows
help-serve = host tables for browsers
about-serve = Hosts tables that people and bots play at in the browser. Everything is kept in one file, or in PostgreSQL.
help-host = the address to listen at; otherwise only this machine
help-port = the port to listen at; otherwise 8400
help-allow-host = a further host name that browsers may know this server by, such as games.example.org; may be given several times, * allows any
help-public-url = where others find this server, such as https://games.example.org: links are made with it, and its name is allowed
help-proxy = an address or network whose X-Forwarded-For and X-Forwarded-Proto are believed; may be given several times, otherwise 127.0.0.1 and ::1
help-data = the folder that everything is kept in, or the store itself
help-store-url = a PostgreSQL database in place of the folder, such as postgresql://burgrave@localhost/burgrave
help-bot-pause = seconds that bots leave you to take a decision back; otherwise 1.2
help-grace = seconds that somebody may be away before the others can call in a bot; otherwise 60
help-no-chat = nobody talks over the tables of this house, and what was said before is not shown
help-open-metrics = let everybody who reaches the server read /metrics, not only this machine
help-log = plain lines for people, JSON for programs; otherwise plain in a terminal
help-backup = copy a server’s store
about-backup = Copies a server’s store, even while the server runs, and checks the copy.
help-copy = the copy
help-restore = make a store of a copy
about-restore = Makes a server’s store of a copy; a store that is there is never written over.
help-doctor = look at everything in a store, and mend what can be mended
about-doctor = Looks at everything in the store of a server that is stopped: the file, every table, every line of every game. It ends with 0 if all is sound or mended, with 1 if something stays wrong, and with 2 if it cannot look.
help-repair = mend what can be mended; the store as it was is kept beside it
help-prune = let go of what a server need not keep
about-prune = Lets go of what the store of a server that is stopped need not keep any more. A server does the same by itself, about once an hour. DAYS count from the last change, or are “forever”.
help-dry-run = only say what would go
help-verbose = name every table and guest
help-store = move everything from one store to another
about-store = Copies everything that a store keeps into another one that is empty, from a file to PostgreSQL or back, and compares both. Nobody else may have either of them open. What FROM and TO name is a folder, a file that ends in .sqlite, or an address such as postgresql://burgrave@localhost/burgrave.
help-store-what = what to do: copy
help-store-from = where everything is
help-store-to = where it is to go; there must be nothing yet
help-keep-lobbies = how long tables are kept at which nothing was dealt; otherwise { $days }
help-keep-abandoned = how long games are kept that are not over and that nobody plays on; otherwise { $days }
help-keep-finished = how long games are kept that are over; otherwise { $days }
help-keep-guests = how long people without a table are known after they were last here; otherwise { $days }
help-tables-per-guest = how many tables a guest may have whose games are not over; otherwise { $number }

flag-set = an option of a game of your own, such as road=long; may stand several times

## What cannot be done, each in one sentence.

problem-game = There is no game “{ $name }”; there is { $names }.
problem-own-game = This game cannot be used: { $detail }
problem-set = “{ $text }” is no option: write its name, = and its value, such as road=long.
problem-players = { $game } is for { $least } to { $most } players, not { $players }.
problem-bot = There is no bot “{ $name }”; choose from { $names }, or name your own as module:Class.
problem-own-bot = This bot cannot be used: { $detail }
problem-bot-failed = Your bot failed: { $detail }.
problem-not-played = The bot “{ $bot }” does not know { $game }; let random bots play it, with --bots random.
problem-too-many-bots = { $bots } bots and you are too many for { $players } seats.
problem-seat = There is no seat { $seat } at a table for { $players }.
problem-not-with-seats = { $flag } cannot go together with --seats; leave it out.
problem-nobody = Nobody plays: --seats needs at least one name of a person.
problem-same-name = Two people are called “{ $name }”; give them names that can be told apart.
problem-name = A name has 1 to { $most } characters that can be seen, and none that hide, turn or control others.
problem-no-file = There is no file “{ $path }”.
problem-unreadable = “{ $path }” cannot be read: { $detail }.
problem-no-text = “{ $path }” is no record: it is not a text in UTF-8.
problem-no-regular-file = “{ $path }” is no ordinary file; choose another one.
problem-too-long = “{ $path }” is too long for a record.
problem-taken = “{ $path }” exists already; go on with it by --resume, or choose another name.
problem-unwritable = “{ $path }” cannot be written ({ $detail }); choose another place with --save FILE.
problem-out-kind = “{ $path }” is neither a table (.csv) nor lines of JSON (.jsonl); name it accordingly.
problem-out-records = Records do not fit into a table; name the file .jsonl instead of “{ $path }”.
problem-out-taken = “{ $path }” exists already; choose another name.
problem-out-unwritable = “{ $path }” cannot be written ({ $detail }); choose another place.
problem-records-where = Where should the records go? Name a file with --out FILE.jsonl.
problem-train = Nobody can learn { $game } yet: it has no encoder, or no bot plays it at first glance.
problem-train-only-scales = How sure worths are is learned from leads, so --only-scales goes neither with --points-alone nor with --begin-with; leave one of them out.
problem-report-rows = “{ $path }” holds no records; write them with “burgrave simulate --records --out FILE.jsonl”.
problem-record = “{ $path }” cannot be used: { $detail }
problem-other-game = “{ $path }” is a game of { $game }; leave the other name out.
problem-not-with-resume = A resumed game has all of that already; leave { $flag } out.
problem-no-person = “{ $path }” is a game without people.
problem-step = This game has { $steps } steps, not { $step }.
problem-rule = There is no rule “{ $number }”; numbers look like K-8.3 or R-K.12.
problem-no-rules = This installation has no rules with it; read them in docs/rules.
problem-coverage-numbers = --coverage looks at all rules; leave the numbers out.
problem-no-checkout = --coverage reads the tests: call it inside a checkout of the project.
problem-system = The system would not read or write: { $detail }.
problem-no-server = The server needs the module { $module }: install burgrave[server].
problem-port = { $port } is no port; the highest is 65535.
problem-exists = There is already a file “{ $path }”; choose another place or move it away.
problem-store = “{ $path }” is no sound store: { $detail }.
problem-foreign-store = “{ $path }” holds “{ $what }”, which no store of this Burgrave has; remove it there, or take another file.
problem-store-in-use = “{ $path }” is in use by the server at { $address } (process { $pid } on { $host }); stop that one first, or choose another place with --data.
problem-store-at-work = “{ $path }” is in use by process { $pid } on { $host }; wait until it is done, or choose another place with --data.
problem-store-held = “{ $path }” is in use by another process; stop that one first, or choose another place with --data.
problem-no-copy = “{ $path }” cannot be written: { $detail }.
problem-port-taken = Port { $port } is taken by another program; stop that one, or take another port with --port (make play PORT=…).
problem-port-taken-by = Port { $port } is taken by process { $process } ({ $command }); stop that one, or take another port with --port (make play PORT=…).
problem-port-rights = Port { $port } is only for programs with special rights; take one from 1024 on with --port.
problem-host = This machine cannot listen at “{ $host }” ({ $detail }); choose one of its own addresses with --host.
problem-no-store = The store “{ $path }” cannot be opened ({ $detail }); let its folder be written, or choose another one with --data.
problem-newer-store = The store “{ $path }” was written by a later Burgrave; update this one, or choose another folder with --data.
problem-no-database = The database { $path } cannot be used: { $detail }. See whether it runs, and whether this user may create tables in it.
problem-no-postgres = PostgreSQL needs the module { $module }: install burgrave[server,postgres].
problem-database-tools = A store in PostgreSQL is copied and put back with PostgreSQL’s own tools: pg_dump and pg_restore.
problem-same-store = “{ $path }” cannot be copied into itself.
problem-not-empty = There is something in “{ $path }” already; copy into a store that is empty.
problem-not-the-same = What has come to “{ $path }” is not what was sent ({ $what }); nothing of it stays there.
problem-server = The server could not start at { $address }; what it logged tells why.

## Lists of games, simulations, checks.

games-players = { $title }, { $least } to { $most } players
games-bots = Bots: { $bots }
games-start = Play: { $command }
unit-games = games
simulate-report = Games: { $games }, decisions: { $decisions }, seconds: { $seconds } (games a second: { $speed }).
simulate-bot = bot
simulate-wins = wins
simulate-share = share
simulate-score = points
simulate-place = place
tournament-bot = bot
tournament-against = against
tournament-games = games
tournament-wins = wins
tournament-interval = 95 % interval
tournament-others = { $n } × { $bot }
tournament-between = { $low } – { $high }
tournament-verdict = verdict
tournament-better = better
tournament-not-better = not better
tournament-open = open
tournament-fair = A bot that is neither better nor worse wins { $share }.
tournament-without-luck = wins without luck
tournament-spared = variance less
tournament-luck = Without luck: what chance has brought, by the judgement of what might have come instead, is taken off. On average both columns of wins are the same; the interval of the second is narrower where the judgement sees what chance did.
tournament-rating = rating
tournament-doubt = uncertainty
tournament-no-ratings = Ratings need OpenSkill: pip install 'burgrave[arena]' brings it.
report-done = { $games ->
    [one] A report on one game is in { $file }.
   *[other] A report on { $games } games is in { $file }.
}
report-title = { $game }: report
report-about = Games: { $games }, seats: { $seats }. The thin line in each row marks a fair share, { $share }. A bar is where the true share lies, in 95 of 100 such reports; it is coloured where that is above or below the fair share.
report-share = { $share } ({ $low } – { $high }), { $n }
report-mean = mean { $mean }
report-seat = Seat { $n }
report-wins = Who won
report-wins-about = The share of wins; shared wins count in parts. Behind it the interval, and how many seats it comes from.
report-points = Points
report-points-about = How often which total came, each bar as high as its number of games.
report-sources = Points by source
report-sources-about = Mean points of a game and where they come from.
report-seats = Seats
report-seats-about = Is it better to sit first? The share of wins of each seat.
report-openings = Openings
report-openings-about = What was built first, and how often whoever did so won.
report-things-about = The share of wins of those to whom it happened at least once. Whoever is ahead can afford more: it is no proof that it wins.
report-length = Length
report-length-about = Decisions in a game, of all players together.
train-done = { $games } games learned; the weights are in { $file }.
train-unfinished = What was learned so far is in { $file }; the same command goes on from there.
fuzz-report = Games: { $games }, in combinations: { $combinations }, steps: { $steps }; games with every check: { $thorough }, seconds: { $seconds }.
fuzz-clean = No errors.
fuzz-failures =
    { $n ->
        [one] { $n } game went wrong.
       *[other] { $n } games went wrong.
    }
verify-game = { $title } with { $players }.
verify-counts = In order: { $decisions } decisions, { $forced } forced ones, { $outcomes } rolls and draws.
verify-dice-checked = Dice: every outcome follows from the committed seed and the players’ shares.
verify-dice-sealed = Dice: still sealed; they can be checked when the seed is known.
verify-dice-none = Dice: not committed to; the outcomes are possible, more cannot be said.
verify-hash = Hash: { $hash }.
verify-over = The game is over.
verify-running = The game is not over yet.
verify-agreed = The game was ended by agreement before its end; nobody has won.
verify-resigned = The game ended by resignation.
verify-gave-up = Resigned: { $names }.
coverage-bare = No test shows { $rule }
coverage-unknown = No such rule: { $number } ({ $where })
coverage-sum = { $covered } of { $rules } rules have a test.
serve-at = Burgrave is at { $address } (Ctrl-C stops it).
serve-friends = Friends find it at { $addresses }
serve-alone = Only this computer reaches it; with “--host 0.0.0.0” friends in your network do, too.
serve-no-network = It listens beyond this computer, but this computer has no address in a network just now.
no-pages = Burgrave runs, but its pages are not here.
no-pages-checkout = Stop the server, run “make web”, which says what is missing, and then “make play”.
no-pages-package = They were not built where this package was made. Install one that has them: pip install --force-reinstall 'burgrave[server]'
backup-done = Copied and checked: { $path }
restore-done = Restored and checked: { $path }
store-copied = Copied and compared: { $path }. Guests { $guests }, tables { $tables }, seats { $seats }, lines of journals { $entries }, lines of talk { $talk }, mutes { $mutes }, lessons { $lessons }.
doctor-file = The file is damaged: { $detail }.
doctor-schema = “{ $detail }” is not as this program makes it.
doctor-orphans = There are rows in “{ $detail }” that belong to no table or guest.
doctor-rematch = Table { $table }: the table of its rematch does not exist.
doctor-table = Table { $table } cannot be read: { $detail }.
doctor-line = Table { $table }, line { $line } of { $lines }: { $detail }
doctor-line-mended = Cut back to line { $kept }.
doctor-unfinished = Table { $table } stops after line { $line }, in the middle of a move.
doctor-row = Table { $table }: “{ $detail }” is not what its lines tell.
doctor-rules = Table { $table } was begun by version { $detail } of its rules and does not fit the present one from line { $line } on; the Burgrave by which it was begun can go on with it.
doctor-mended = Mended.
doctor-progress = { $done } of { $of } tables …
doctor-seen = Tables: { $tables }, lines: { $lines }.
doctor-sound = All is sound.
doctor-ill =
    { $n ->
        [one] One thing is wrong; --repair mends it if it can be mended.
       *[other] { $n } things are wrong; --repair mends what can be mended.
    }
doctor-left = Mended: { $mended }, still wrong: { $left }.
doctor-copy = The store as it was: { $path }
doctor-sqlite = This machine’s SQLite { $version } can damage a store when another program writes to it while the server runs (mended in 3.51.3): let none do so, or update SQLite.
prune-lobbies = lobby { $id }
prune-abandoned = abandoned game { $id }
prune-finished = finished game { $id }
prune-guests = guest { $id }
prune-would = Would go: lobbies { $lobbies }, abandoned games { $abandoned }, finished games { $finished }, guests { $guests }.
prune-done = Gone: lobbies { $lobbies }, abandoned games { $abandoned }, finished games { $finished }, guests { $guests }.

## What the server says to people at home while it runs.

log-came = { $guest } is here.
log-room = Room for { $connections } connections at once.
log-failure = Something went wrong; this is what Burgrave knows of it:
log-store-refused = Nothing can be written: { $reason }. Nothing is lost; is the disk full?
log-database-away = The database cannot be reached: { $reason }. Tables can be looked at, moves wait; it goes on by itself.
log-database-back = The database is there again.
log-nodes = Other servers on this database: { $others }.
log-node-waits = Nothing is to be heard of other servers right now: { $reason }
log-table-not-read-on = Table { $table } could not be read on; it is tried again.
log-talk-not-told = What was said at table { $table } is told later: { $reason }
log-bot-failed = The bot { $bot } could not decide ({ $reason }); another one did it instead.
log-table-unreadable = Table { $table } cannot be opened: { $reason }. All others go on; “burgrave doctor” tells more when the server is stopped.
log-table-damaged = Table { $table } cannot be read: { $reason }. All others go on; “burgrave doctor” tells more when the server is stopped.
log-table-not-woken = The bots of table { $table } cannot go on: { $reason }
log-stale-write = Table { $table } was written by somebody else ({ $reason }); it is read anew.
log-line-told = At table { $table } somebody asks its host to look at line { $line } of the talk.
log-pruned = Cleared away: lobbies { $lobbies }, abandoned games { $abandoned }, finished games { $finished }, guests { $guests }.
log-bot-move-failed = A bot’s move could not be written ({ $reason }); it will try again.

## Playing.

play-you = you
play-person = at this terminal
hand-over = Hand the terminal over to { $player }.
hand-over-ready = Enter when only you can see the screen: 
play-table = At the table: { $players }.
play-sealed = The dice are sealed: { $commitment }… You can check every roll at the end.
play-help = Type the number of a choice. ? shows what else you can type.
play-no-number = There is no choice { $number }; the numbers stand in the list.
play-not-possible = “{ $text }” is not possible now; type a number from the list, or ? for help.
play-several = “{ $text }” may mean { $n } choices, for instance: { $some }. Say a little more.
play-which = Which choice? For instance: h 1
play-which-rule = Other rules, for instance: rules inn, or rules K-2b.4
play-no-rule = No rule speaks of “{ $text }”.
play-more-rules = … and { $n } more; say a little more, or give a number.
choice-brings = { $what } — { $brings }
play-undone = Taken back.
play-no-undo = Nothing to take back: since your last choice dice fell or something hidden came out.
play-saved = Saved: { $path }
resume-which = Which game do you go on with? (Enter leaves)
resume-none = No unfinished game is saved; burgrave play begins one.
play-resume = The game is saved. To go on:
play-unsaved = This game is not saved. Type s and another file name.
play-key-number = 0, 1, 2 …
play-help-number = make this choice
play-key-notation = build inn
play-help-notation = make a choice by its notation; h shows it
play-key-words = treasurer
play-help-words = a word of a choice, such as its name, if it can mean nothing else
play-key-u = u, undo
play-help-u = undo your last choice, as long as nothing new came out
play-key-h = h 3, details 3
play-help-h = details of choice 3
play-key-rules = rules inn, ? inn
play-help-rules = the rules about something, by words or number
play-key-why = why, why inn
play-help-why = the rule behind a refusal, the latest news or the question; or behind the last news of something
play-key-odds = odds, chances
play-help-odds = your chances in this year’s battle
play-key-hint = hint, counsel
play-help-hint = the best choices, what they promise and why; counted
play-key-b = b, board
play-help-b = the whole board
play-help-pages = one part of the board
play-no-page = There is no part “{ $text }”; there is { $pages }.
play-key-d = d, describe
play-help-d = the situation in plain words
play-key-l = l 50, log 50
play-help-l = the last lines of the log
play-key-s = s, save [FILE]
play-help-s = save, here or in another file
play-key-q = q, quit
play-help-q = quit; the game is saved
play-key-help = ?, help
play-help-help = this list

# The commands as words, the first of them as help shows it.
play-words-help = help
play-words-u = undo
play-words-h = details
play-words-rules = rules
play-words-why = why
play-words-odds = chances
play-words-hint = counsel
play-words-b = board
play-words-d = describe
play-words-l = log
play-words-s = save
play-words-q = quit exit

# Parts of the board, as one types them.
page-court = court
page-players = players
page-cards = cards
page-province = province
page-domain = domain
page-domains = domains
page-supply = supply
page-fields = fields
page-row = row
page-land = land
page-lands = lands
page-offer = offer
page-will = will
page-visit = visit

## What does not fit on the screen.

page-last = — Enter goes on —
page-more = — { $n } of { $all }: Enter goes on, q is enough —
page-unseen = More to see with: { $commands }
page-choices = There are more choices: Enter turns the page.

## The board. Heads of columns are short.

details-notation = Notation: { $notation }

## The end.

end-title = The game is over
end-place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
end-commitment = The dice were sealed as:
end-seed = Their seed:
end-record = The record of this game:
end-verify = Check every roll with:

## Lessons in the terminal.

phrase-lesson = LESSON
help-learn = learn a game in short lessons
about-learn = Short lessons on the real board, each with a task and a word for every answer. Without a lesson you choose from a list.
help-lesson = the lesson, by its number or name
problem-no-lessons = { $game } has no lessons.
learn-words-show = show
learn-words-back = back
learn-which = Which lesson? A number; Enter takes the first, q none.
learn-list-line = { $title } – { $idea } ({ $minutes } min)
learn-help = show plays the step for you, back takes one back, q leaves.
learn-step = Step { $n } of { $all }
learn-enter = (Enter goes on)
learn-answer = Your answer (a number):
learn-shown = Like this: { $answer }.
learn-left = The lesson can be taken again at any time.
learn-done = That was the lesson.
walk-prompt = { $n } of { $all }>
walk-help = Enter goes on, - goes back, > and < go by chapters, a number from 0 to { $all } leads to that step, k lists the key moments and k2 leads to the second of them, q is enough.
walk-key = moment { $n }: { $name } { $points }
walk-no-keys = This game has no key moments: it is not over, or nobody has scored.
walk-end = This is the end.
walk-beginning = This is the beginning.
