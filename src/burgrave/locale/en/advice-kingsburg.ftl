## What counsel tells of in Kingsburg: the server and the terminal say it.

kingsburg-counsel-towards-built = The { $building } stands at the end of the season in { $percent } of 100 tries, otherwise in { $otherwise }.
kingsburg-counsel-towards-kings-reward = The King rewards you in { $percent } of 100 tries, otherwise in { $otherwise }.
kingsburg-counsel-towards-envoy-awarded = The King’s envoy comes to you in { $percent } of 100 tries, otherwise in { $otherwise }.
kingsburg-counsel-denies-influenced = Otherwise { $player } takes the { $advisor } in { $percent } of 100 tries.
kingsburg-counsel-risk-battle = You lose the battle in { $percent } of 100 tries, otherwise in { $otherwise }.
