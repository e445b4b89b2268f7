## Tanulj játszani: amit a terminál és a böngésző is mond.

learn-you = Te
learn-right = Így van. { $why }
learn-wrong = Most nem. { $why }
learn-else = Ezt szabad, de ez a lépés nem ezt kéri.
learn-title = Tanulj játszani
learn-lead = Rövid leckék az igazi asztalnál. Mindegyikben egy gondolat és egy tennivaló van; a rossz próbálkozás nem kerül semmibe. Hogy hol tartasz, megmarad.
learn-lesson = Lecke
learn-where = Tanulás · { $game } · { $n }. { $title }
learn-number = { $game } · { $n }. lecke, összesen { $all }
learn-list-title = { $n }. { $title }
learn-minutes = { $n } perc
learn-count = { $n } lecke, { $minutes } perc
learn-done-of = { $all } leckéből { $n } kész
learn-next-for-you = A következő leckéd
learn-next-about = { $game }, { $n }. lecke · { $minutes } perc
learn-start = Kezdés
learn-go-on = Tovább
learn-all-done = Minden leckével kész vagy. Jöhet egy játszma.
learn-to-games = A játékokhoz
learn-known = Már ismered a játékokat?
learn-rules = A teljes szabályok
learn-coach = Segítő
learn-task = A feladatod
learn-question = Egy kérdés
learn-look = Nézd csak
learn-new = Ez most új
learn-step-of = { $n } / { $all }
learn-steps = Lépések
learn-step-done = kész
learn-is-right = Így van.
learn-is-wrong = Most nem.
learn-so-far = Eddig
learn-know = Jó tudni
learn-show = Mutasd meg
learn-back = Egy lépés vissza
learn-leave = Kilépés
learn-understood = Értem
learn-no-coach = Nem kérek több tippet
learn-coach-on = Kérek tippeket
learn-lesson-over = Kész a lecke
learn-lesson-done = Ez volt a lecke: „{ $lesson }”.
learn-game-over = A játszma véget ért
learn-game-done = Végigjátszottál egy egész játszmát: „{ $lesson }” – kész.
learn-again = Még egyszer
learn-next = Tovább: { $lesson }
learn-all = Minden lecke
learn-nowhere = Nincs ilyen lecke
learn-nowhere-about = A leckék listája a „Tanulj játszani” alatt van.
learn-stopped = A lecke most nem nyitható meg
learn-trouble = A lecke megszakadt; { AZ($n) } { $n }. lépés megmarad. Próbáld újra.
learn-fold = A tipp összecsukása

## Röviden, egy oldalon.

how-title = Így játszd: { $game }
how-wins = Mi hoz pontot
how-mistakes = A két hiba, amelyet először mindenki elkövet
how-ways = Hogyan tovább
how-lesson = Első lecke
how-coached = Első játszma segítővel
how-print = Nyomtatás
learn-one-screen = Egy oldalon

## A szójegyzék.

glossary-of = Szójegyzék: { $game }
glossary-lead = Mi micsoda az asztalon. Játék közben a „?” és az F1 is megmondja.
glossary-search = Keresés
glossary-found = { $n } találat
