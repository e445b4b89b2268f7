## What counsel tells of in Kingsburg: the server and the terminal say it.

kingsburg-counsel-towards-built = Az évszak végére 100 próbából { $percent } alkalommal megépíted { $building_acc }, másként { $otherwise } alkalommal.
kingsburg-counsel-towards-kings-reward = A király 100 próbából { $percent } alkalommal megjutalmaz, másként { $otherwise } alkalommal.
kingsburg-counsel-towards-envoy-awarded = A királyi követ 100 próbából { $percent } alkalommal hozzád kerül, másként { $otherwise } alkalommal.
kingsburg-counsel-denies-influenced = Különben 100 próbából { $percent } alkalommal { $player } befolyásolja { $advisor_acc }.
kingsburg-counsel-risk-battle = A csatát 100 próbából { $percent } alkalommal elveszíted, másként { $otherwise } alkalommal.
