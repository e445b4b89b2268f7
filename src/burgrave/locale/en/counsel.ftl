## Counsel at a table, on the page.

counsel = Counsel
counsel-ask = Ask for counsel
counsel-again = Another decision is due. Ask again if you like.
counsel-later = Counsel is for when you decide.
counsel-thinking = Weighing the choices …
counsel-no = No counsel at this table
counsel-no-short = no counsel
counsel-unlearned = Nobody has learned yet what positions of this game are worth, so there is nothing honest to say.
counsel-off = Several people play here, and among people there is counsel only if all of them want it.
counsel-off-waiting = You are for counsel. Still to agree: { $names }.
counsel-off-asked = { $names } would like counsel to be allowed. It is on as soon as everybody agrees.
counsel-ask-others = Ask the others
counsel-agree = Agree
counsel-withdraw = Rather not
counsel-allow = Allow counsel?
counsel-allow-about = Counsel shows whoever asks for it the best choices and why. It is on only as long as all people at the table agree; anybody can take their word back.
counsel-not-now = Not now
counsel-good = Good
counsel-percent = { $n } %
counsel-error = ± { $n }
counsel-expected = expected: place { $place }, { $points } points
counsel-expected-alone = expected: { $points } points
counsel-is-sure =
    { $behind ->
        [0] surely the best
       *[other] surely behind { $behind }
    }
counsel-is-fairly =
    { $behind ->
        [0] probably the best
       *[other] probably behind { $behind }
    }
counsel-is-close = close to { $next }
counsel-show = Show on the table
counsel-lies = it lies ready
counsel-ring = Counsel { $rank }.
counsel-reckoned =
    { $tries ->
        [one] Each was tried { $tries } time, what you can’t see drawn anew; positions were judged by what was learned from games of bots. ± is the scatter of the tries (in 95 of 100 cases) and what the judgement was off in Kingsburg games of bots.
       *[other] Each was tried { $tries } times, what you can’t see drawn anew every time; positions were judged by what was learned from games of bots. ± is the scatter of the tries (in 95 of 100 cases) and what the judgement was off in Kingsburg games of bots.
    }
counsel-so-far = Hints so far: { $n }. A game with hints counts for the record, never for a rating.
refusal-no-counsel = At this table there is no counsel unless everybody agrees.
refusal-not-learned = Nobody has learned yet what positions of this game are worth.
refusal-too-many-hints = That was a lot of counsel; the owl needs a rest. Ask again in a while.
refusal-busy = No counsel now: the house is busy. Ask again.
