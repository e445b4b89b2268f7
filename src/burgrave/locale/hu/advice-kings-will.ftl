## What counsel tells of in The King’s Will: the server and the terminal say it.

kings-will-counsel-towards-erected = Ebben a fordulóban 100 próbából { $percent } alkalommal megépíted { $building_acc }, másként { $otherwise } alkalommal.
kings-will-counsel-towards-founded = Ebben a fordulóban 100 próbából { $percent } alkalommal { $settlement_acc } alapítasz, másként { $otherwise } alkalommal.
kings-will-counsel-denies-erected = Különben 100 próbából { $percent } alkalommal { $player } építi meg { $building_acc }.
kings-will-counsel-risk-rebellion = A néped 100 próbából { $percent } alkalommal fellázad, másként { $otherwise } alkalommal.
kings-will-counsel-risk-tribute-unpaid = A királyi adót 100 próbából { $percent } alkalommal nem tudod befizetni, másként { $otherwise } alkalommal.
