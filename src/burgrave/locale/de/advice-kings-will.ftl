## What counsel tells of in The King’s Will: the server and the terminal say it.

kings-will-counsel-towards-erected = In dieser Runde errichtest du { $building_acc } in { $percent } von 100 Versuchen, sonst in { $otherwise }.
kings-will-counsel-towards-founded = In dieser Runde gründest du { $settlement_a } in { $percent } von 100 Versuchen, sonst in { $otherwise }.
kings-will-counsel-denies-erected = Sonst errichtet { $player } { $building_acc } in { $percent } von 100 Versuchen.
kings-will-counsel-risk-rebellion = Dein Volk rebelliert in { $percent } von 100 Versuchen, sonst in { $otherwise }.
kings-will-counsel-risk-tribute-unpaid = Die Pflichtabgabe kannst du in { $percent } von 100 Versuchen nicht zahlen, sonst in { $otherwise }.
