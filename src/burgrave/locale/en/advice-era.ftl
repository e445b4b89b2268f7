## What counsel tells of in Era: the server and the terminal say it.

era-counsel-towards-built = You build { $piece_a } this round in { $percent } of 100 tries, otherwise in { $otherwise }.
era-counsel-towards-marker-turned = You build the last of a kind ({ $piece }) and turn an end marker in { $percent } of 100 tries, otherwise in { $otherwise }.
era-counsel-risk-disaster = You go down the disaster track in { $percent } of 100 tries, otherwise in { $otherwise }.
