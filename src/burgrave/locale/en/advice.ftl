## Counsel in sentences: the server and the terminal say them.

counsel-best = My counsel: { $choice }.
counsel-either = { $first }, or { $second }: it makes little difference.
counsel-alike = It hardly matters which of these you take.
counsel-only = There is only one choice: { $choice }.
counsel-towards-built = The { $building } stands at the end of the season in { $percent } of 100 tries, otherwise in { $otherwise }.
counsel-towards-kings-reward = The King rewards you in { $percent } of 100 tries, otherwise in { $otherwise }.
counsel-towards-envoy-awarded = The King’s envoy comes to you in { $percent } of 100 tries, otherwise in { $otherwise }.
counsel-denies-influenced = Otherwise { $player } takes the { $advisor } in { $percent } of 100 tries.
counsel-risk-battle = You lose the battle in { $percent } of 100 tries, otherwise in { $otherwise }.
era-counsel-towards-built = You build { $piece_a } this round in { $percent } of 100 tries, otherwise in { $otherwise }.
era-counsel-towards-marker-turned = You build the last of a kind ({ $piece }) and turn an end marker in { $percent } of 100 tries, otherwise in { $otherwise }.
era-counsel-risk-disaster = You go down the disaster track in { $percent } of 100 tries, otherwise in { $otherwise }.
kw-counsel-towards-erected = You erect the { $building } this round in { $percent } of 100 tries, otherwise in { $otherwise }.
kw-counsel-towards-founded = You found { $settlement_a } this round in { $percent } of 100 tries, otherwise in { $otherwise }.
kw-counsel-denies-erected = Otherwise { $player } erects the { $building } in { $percent } of 100 tries.
kw-counsel-risk-rebellion = Your people rebel in { $percent } of 100 tries, otherwise in { $otherwise }.
kw-counsel-risk-tribute-unpaid = You can’t pay the tribute in { $percent } of 100 tries, otherwise in { $otherwise }.
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
