## Inviting friends to a table, and arriving by a link.

invite = Invite friends
invite-about =
    { $n ->
        [0] One link for the whole table. No seat is free just now; whoever opens it can watch.
        [one] One link for the whole table: whoever opens it takes the free seat, or watches.
       *[other] One link for the whole table: whoever opens it takes one of { $n } free seats, or watches.
    }
invite-message = Come and play: { $table }
invite-copy-table = Copy table link
invite-copy = Copy link
invite-code = Code for a phone’s camera: { $link }
invite-address = Address
invite-alone = This address works on this computer only. Start the server with { $words } to let friends in your network in.
invite-no-network = This address works on this computer only: it has no address in a network just now.
invite-renew = Renew link
invite-renew-ask = Renew the link? The old one is void then; whoever sits here stays.
invite-renew-yes = Renew
invite-watch = Invite to watch
invite-watch-about = Whoever opens this link watches the game and sees no secrets.
reserve = Reserve
reserve-name = A friend’s name
reserve-for-seat = Reserve seat { $n } for
reserve-yes = Reserve seat
reserve-free = Free for all
reserved-for = reserved for { $name }
reserved-about = Only the seat’s own link opens it.
arrive-invites = { $host } invites you to a game of { $game }.
arrive-choose-seat = Choose a seat
arrive-at-table = At the table
arrive-seat = Seat { $n }
arrive-free = free
arrive-bot = bot
arrive-person = sits here
arrive-ready = sits here, ready
arrive-by-host = the host gives it away
arrive-full = No seat is free. You can watch; if one becomes free, you can choose it here.
arrive-sit = Sit down
arrive-watch = Just watch
