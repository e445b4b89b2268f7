## Counsel in sentences: the server and the terminal say them.

counsel-best = My counsel: { $choice }.
counsel-either = { $first }. Or: { $second }. It makes little difference.
counsel-alike = It hardly matters which of these you take.
counsel-only = There is only one choice: { $choice }.
counsel-choice = { $n }) { $choice }
counsel-wins = win { $win } % ± { $error }, expected: place { $place }, { $points } points
counsel-scores = expected: { $points } points
counsel-sure-sure =
    { $behind ->
        [0] surely the best
       *[other] surely behind { $behind }
    }
counsel-sure-fairly =
    { $behind ->
        [0] probably the best
       *[other] probably behind { $behind }
    }
counsel-sure-close = close to { $next }
counsel-with-rule = { $sentence } ({ $rule })
counsel-thought = Each was tried { $tries } times, with what you can’t see drawn anew every time; what a position is worth was learned from games of bots.
counsel-counted =
    { $n ->
        [one] { $n } hint so far. A game with hints counts for the record, never for a rating.
       *[other] { $n } hints so far. A game with hints counts for the record, never for a rating.
    }
counsel-none = There is no counsel for { $game }: nobody has learned yet what its positions are worth.
counsel-not-among-people = There is no counsel here: several people play at this terminal.
