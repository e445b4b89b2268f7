## What counsel tells of in Era: the server and the terminal say it.

era-counsel-towards-built = In dieser Runde baust du { $piece_a } in { $percent } von 100 Versuchen, sonst in { $otherwise }.
era-counsel-towards-marker-turned = Du baust das letzte Gebäude einer Art ({ $piece }) und drehst einen Spielende-Marker in { $percent } von 100 Versuchen um, sonst in { $otherwise }.
era-counsel-risk-disaster = Auf der Desasterleiste rückst du in { $percent } von 100 Versuchen vor, sonst in { $otherwise }.
