## What counsel tells of in The King’s Will: the server and the terminal say it.

kings-will-counsel-towards-erected = You erect the { $building } this round in { $percent } of 100 tries, otherwise in { $otherwise }.
kings-will-counsel-towards-founded = You found { $settlement_a } this round in { $percent } of 100 tries, otherwise in { $otherwise }.
kings-will-counsel-denies-erected = Otherwise { $player } erects the { $building } in { $percent } of 100 tries.
kings-will-counsel-risk-rebellion = Your people rebel in { $percent } of 100 tries, otherwise in { $otherwise }.
kings-will-counsel-risk-tribute-unpaid = You can’t pay the tribute in { $percent } of 100 tries, otherwise in { $otherwise }.
