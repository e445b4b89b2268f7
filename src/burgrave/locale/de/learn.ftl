## Spielen lernen: was Terminal und Browser beide sagen.

learn-you = Du
learn-right = Richtig. { $why }
learn-wrong = Diesmal nicht. { $why }
learn-else = Das ist erlaubt, aber in diesem Schritt nicht gefragt.
