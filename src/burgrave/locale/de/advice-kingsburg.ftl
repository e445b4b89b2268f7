## What counsel tells of in Kingsburg: the server and the terminal say it.

kingsburg-counsel-towards-built = Am Ende der Jahreszeit hast du { $building_acc } in { $percent } von 100 Versuchen, sonst in { $otherwise }.
kingsburg-counsel-towards-kings-reward = Der König ehrt dich in { $percent } von 100 Versuchen, sonst in { $otherwise }.
kingsburg-counsel-towards-envoy-awarded = Der Gesandte des Königs kommt in { $percent } von 100 Versuchen zu dir, sonst in { $otherwise }.
kingsburg-counsel-denies-influenced = Sonst beeinflusst { $player } { $advisor_acc } in { $percent } von 100 Versuchen.
kingsburg-counsel-risk-battle = Den Kampf verlierst du in { $percent } von 100 Versuchen, sonst in { $otherwise }.
