## A table before the deal: what its host arranges, and what the others are told of it.

lobby-seats = Seats
lobby-seat-more = One seat more
lobby-seat-fewer = One seat fewer
lobby-seats-most =
    { $n ->
        [one] { $game } is for { $n } player at most.
       *[other] { $game } is for { $n } players at most.
    }
lobby-seats-fewest =
    { $n ->
        [one] { $game } is for { $n } player at least.
       *[other] { $game } is for { $n } players at least.
    }
lobby-seats-people = Only people sit here: remove the seat of one of them.
lobby-remove = Remove seat { $n }
lobby-remove-ask = Remove the seat of { $name }? They are told, and only watch from then on.
lobby-remove-kept-ask = Remove the seat reserved for { $name }? Its link opens nothing any more.
lobby-remove-yes = Remove the seat
lobby-free-ask = Free the seat of { $name }? They are told, and anybody may sit down there.
lobby-free-yes = Free the seat
lobby-new-link = Make a link
lobby-drag = Drag to another place
lobby-move-up = Move { $name } up
lobby-move-down = Move { $name } down
lobby-moved = { $name } now has seat { $n } of { $of }.
lobby-came = { $name } has sat down.
lobby-went = { $name } has got up.
lobby-bot-name = Name of the bot on seat { $n }
lobby-leave-ask = Leave the table? Your seat is free for anybody then. Your link brings you back as long as it is.
lobby-leave-host-ask = Leave your own table? { $name } is its host then.
lobby-options-or-game = Change game or options
lobby-fit-goes =
    { $n ->
        [one] { $game } is for { $most } players at most: { $seats } goes.
       *[other] { $game } is for { $most } players at most: { $seats } go.
    }
lobby-fit-comes = { $game } is for { $least } players at least: an open seat is added.
lobby-fit-people = { $game } is for { $most } players at most, and { $people } people sit here. Remove a seat first.

## What has changed since somebody said that they are ready.

news-lead = The host has changed something:
news-again = Look at it and say again that you are ready.
news-game = The game is { $game } now.
news-option = { $option }: { $value }.
news-on = { $option } is played with now.
news-off = { $option } is no longer played with.
news-seats = The table has { $n } seats now.
news-order = The seats stand in another order.
news-bot = { $name } plays otherwise now: { $level }.
news-dropped = What was chosen for “{ $option }” no longer exists; what is usual holds now.
news-replaced = The bot on the seat of { $name } no longer exists; the usual one has taken it.
news-sign = The table is called { $table } now: somebody here already had one of the earlier name.
news-unseated = The host has taken your seat away. You can watch, or ask for another link.
