## What counsel tells of in Era: the server and the terminal say it.

era-counsel-towards-built = Ebben a fordulóban 100 próbából { $percent } alkalommal { $piece_acc } építesz, másként { $otherwise } alkalommal.
era-counsel-towards-marker-turned = 100 próbából { $percent } alkalommal te építed meg egy fajta utolsó darabját ({ $piece }), és megfordítasz egy játékvégjelzőt, másként { $otherwise } alkalommal.
era-counsel-risk-disaster = 100 próbából { $percent } alkalommal lépned kell a csapássávon, másként { $otherwise } alkalommal.
