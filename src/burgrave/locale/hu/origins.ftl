# Az oldal, amely megmondja, honnan ered a játékok minden száma; az adatfájlokból készül.

origin-title = Honnan erednek a számok
origin-intro = A játékok minden épülete, kártyája, eleme és száma, ahogyan az adatfájlok megadják. Az eredet négyféle lehet:
origin-made = Ez az oldal az adatfájlokból készül, és egy teszt veti össze velük.
# Egy sor, mint „forrásból: Farm. Ebből nyomtatott: költség. Forrás: …”
origin-better-printed = Ebből nyomtatott: { $fields }.
origin-better-sourced = Ebből forrásból ismert: { $fields }.
origin-source = Forrás: { $source }.

origin-group-advisor = A király tanácsadói
origin-group-private = Saját tanácsadók
origin-group-building = Épületek
origin-group-enemy = Ellenségek
origin-group-governor = Kormányzók
origin-group-die = Kockák
origin-group-wall = Falak
origin-group-track = Sávok
origin-group-players = Előkészületek
origin-group-disaster = Csapások
origin-group-landscape = Tájak
origin-group-settlement = Települések
origin-group-will = Akaratkártyák
origin-group-tile = Utazólapok
origin-group-band = Hangulatok a király látogatásakor
origin-group-education = Műveltség
origin-group-development = Fejlettség
origin-group-other = Egyéb számok

# Egy elem egyes számai, felsorolásban.
origin-field-against = erő egyfajta ellenség ellen
origin-field-at-most = a határ
origin-field-battle = harci erő
origin-field-buildings = az épületek száma
origin-field-cards = a kártyák száma
origin-field-colour = szín
origin-field-cost = költség
origin-field-count = darabszám
origin-field-debt = elvesztett pontok
origin-field-dice = a beállított kockák
origin-field-die = a kocka, amelyet hoz
origin-field-each = miért ad pontot
origin-field-gives = mit hoz
origin-field-height = magasság
origin-field-landscapes = tájak
origin-field-least = legkisebb érték
origin-field-locked = zárolt helyek
origin-field-active = az aktív játékos akciói
origin-field-others = a többiek akciói
origin-field-markers = játékvégjelzők
origin-field-offspring = új paraszt
origin-field-peasants = parasztok
origin-field-pieces = darabszám
origin-field-places = helyek parasztoknak
origin-field-points = pontok
origin-field-rank = rang
origin-field-rebellion = érték lázadás után
origin-field-removed = amit kihagynak
origin-field-resources = nyersanyagok
origin-field-rightmost = a jobb szélső pont
origin-field-sites = telkek
origin-field-start = kezdet
origin-field-width = szélesség
origin-field-yields = hozam
