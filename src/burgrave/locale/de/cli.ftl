## The command and its help. Texts with %(…)s or %s are argparse's; keep these marks.

about = Burgrave: Brettspiele, die im Mittelalter spielen, zum Spielen, Ausrichten und Erforschen, genau nach den Regeln.
example-begin = Zum Anfang:
example-play = du gegen drei Bots
example-governors = mit Statthaltern (überarbeitete Ausgabe)
example-seats = zwei Menschen an diesem Terminal und ein Bot
example-simulate = Bots gegen Bots, tausend Partien
example-help = alles, was ein Befehl kann
phrase-usage = Aufruf:
phrase-positional = Angaben
phrase-options = Optionen
phrase-help = zeigt diese Hilfe
phrase-version = zeigt die Version
phrase-argument = %(argument_name)s: %(message)s
phrase-expected-one = ein Wert fehlt
phrase-expected-some = mindestens ein Wert fehlt
phrase-required = es fehlt: %s
phrase-unknown = das ist unverständlich: %s
phrase-choice = %(value)r geht hier nicht; möglich: %(choices)s
phrase-parser = es gibt keinen Befehl %(parser_name)r; möglich: %(choices)s
phrase-not-with = geht nicht zusammen mit %s
phrase-no-value = nimmt keinen Wert, bekam aber %r
phrase-whole-number = „{ $text }“ ist keine ganze Zahl ab { $least }
phrase-seconds = „{ $text }“ ist keine Sekundenzahl von 0 bis { $most }
phrase-commands = Befehle
phrase-command = BEFEHL
phrase-days = TAGE
phrase-not-days = „{ $text }“ ist keine Zahl von Tagen ab 1 und auch nicht „forever“
phrase-game = SPIEL
phrase-game-options = Optionen des Spiels
phrase-network = „{ $text }“ ist weder eine Adresse wie 10.0.0.7 noch ein Netz wie 10.0.0.0/8
phrase-site = „{ $text }“ ist keine Adresse einer Seite wie https://spiele.example.org
phrase-database = „{ $text }“ ist keine Adresse einer Datenbank wie postgresql://burgrave@localhost/burgrave
phrase-from = VON
phrase-to = NACH
phrase-address = ADRESSE
phrase-file = DATEI
phrase-name = NAME
phrase-text = TEXT
phrase-rule = SPIEL oder REGEL

help-language = spricht Englisch, Deutsch oder Ungarisch; sonst wie im System eingestellt
help-game = das Spiel: { $names } oder ein eigenes als package.game:GAME
help-games = zeigt die Spiele mit Spielerzahlen und Optionen
about-games = Zeigt die Spiele mit Spielerzahlen, Optionen und Bots.
help-play = im Terminal spielen, allein gegen Bots oder zu mehreren reihum
about-play = Menschen und Bots im Terminal: du allein, oder mit --seats mehrere reihum. Nach jeder deiner Entscheidungen wird gespeichert; --resume setzt die Partie fort.
help-players = wie viele am Tisch sitzen, du eingeschlossen; sonst 4
help-bots = die Bots, durch Kommas getrennt und bei Bedarf wiederholt; sonst { $bots }
help-name = dein Name
help-seat = dein Platz am Tisch, ab 1 gezählt
help-seats = Menschen an diesem Terminal und Bots, der Reihe nach, etwa Anna,Béla,bot
help-plain = sagt alles in Worten, ohne Spielpläne, Spalten und Farben, für Bildschirmleser
help-seed-text = ein beliebiger Text: gleicher Text, gleiche Würfel
help-save = wohin die Partie gespeichert wird
help-resume = mit einer gespeicherten Partie weitermachen; ohne Datei aus einer Liste wählen
help-simulate = lässt Bots viele Partien gegeneinander spielen
about-simulate = Lässt Bots viele Partien gegeneinander spielen; die Plätze wechseln reihum.
help-simulate-bots = ein Bot je Platz, durch Kommas getrennt; sonst { $bots }
help-simulate-first = beginnt mit dieser Partie der Reihe, von 0 an gezählt
help-simulate-out = schreibt für jede Partie eine Zeile, als Tabelle (.csv) oder als JSON-Zeilen (.jsonl)
help-simulate-records = schreibt statt der Zeilen ganze Aufzeichnungen, eine je Zeile (.jsonl)
help-simulate-traceback = zeigt bei einem Fehler eines Bots, wie es dazu kam und in welcher Partie
help-tournament = findet heraus, welche Bots besser sind und wie sicher das ist
about-tournament = Lässt jeden Bot gegen jeden spielen, von jedem Platz mit denselben Würfeln, und nennt den Anteil der Siege mit seinem 95-%-Intervall. Bei mehr als zwei Plätzen sitzt ein Bot allein an einem Tisch mit lauter anderen. Derselbe Startwert ergibt dasselbe Turnier, egal wie viele Prozesse es sich teilen.
help-tournament-bots = die Bots, durch Kommas getrennt; sonst { $bots }
help-tournament-form = jeder gegen jeden, oder jeder Bot gegen den nächsten der Liste (ladder); sonst round-robin
help-tournament-seats = wie viele an einem Tisch sitzen; sonst 2
help-tournament-until-sure = beendet eine Paarung, sobald ein sequenzieller Test sicher ist
help-tournament-plain = lässt weg, was ohne Glück herauskäme; das zu berechnen dauert
help-tournament-notes = eine Datei, die Gespieltes festhält; nach einer Unterbrechung macht derselbe Befehl dort weiter
help-report = macht eine Seite mit Diagrammen vieler Partien
about-report = Liest Partien, wie „simulate --records --out“ sie schreibt, und macht eine Seite daraus, die nichts weiter braucht: wer wie oft gewann, mit wie vielen Punkten und woher, von welchen Plätzen, mit welchen Eröffnungen und Dingen, und wie lange es dauerte.
help-report-records = die Aufzeichnungen, eine je Zeile (.jsonl)
help-report-out = die Seite; sonst { $file }
help-report-parquet = schreibt auch eine Zeile je Platz, für Datenrahmen; braucht burgrave[report]
help-train = lernt aus Partien von Bots, was Stellungen wert sind
about-train = Lässt Bots spielen, lernt daraus, wie die Partien ausgingen, und schreibt die Gewichte, mit denen die Stufen 3 und 4 urteilen. Nach einer Unterbrechung macht derselbe Befehl weiter.
help-train-games = so viele Partien von Bots der Stufe 2 zum Anfang; sonst { $number }
help-train-self-play = so viele Partien von Bots, die das Gelernte schon nutzen; sonst { $number }
help-train-points-alone = lernt nur Punkte, statt vor allem, wer gewinnt
help-train-begin-with = beginnt mit dem, was nach dieser Gewichtsdatei Dinge wert sind, auch wenn sie für andere Zahlen des Materials gelernt wurde, und geht in kleinen Schritten weiter
help-train-only-scales = lässt in dieser Gewichtsdatei, was Dinge wert sind, und lernt nur, wie sicher das ist
help-train-out = die Datei für die Gewichte (.json)
help-games-number = wie viele Partien; sonst { $number }
help-seed-number = eine Zahl: gleiche Zahl, gleiche Partien
help-processes = wie viele Prozesse sich die Arbeit teilen; dieser Rechner hat { $cores } Kerne
help-ray = spielt stattdessen auf dem Ray-Cluster an dieser Adresse oder auf einem, der hier entsteht: local; braucht burgrave[ray]
help-json = gibt das Ergebnis als JSON aus
help-replay = erzählt eine gespeicherte Partie
about-replay = Erzählt eine gespeicherte Partie aus Zuschauersicht.
help-file = die Aufzeichnung einer Partie
help-place = bei einem eigenen Spiel: sein Ort; das Paket liegt in PYTHONPATH
help-step = zeigt den Tisch nach so vielen Schritten
help-all = nennt jeden Schritt auch in Notation
help-walk = geht durch die Partie: Enter weiter, - zurück, > und < nach Kapiteln, eine Zahl zu diesem Schritt
help-verify = prüft eine Aufzeichnung, Wurf für Wurf
about-verify = Prüft eine Aufzeichnung: jede Entscheidung an den Regeln, jeden Wurf am Startwert der Würfel, und die Prüfsumme am Ende.
help-fuzz = sucht Fehler mit zufälligen Partien in allen Kombinationen
about-fuzz = Spielt zufällige Partien in allen Kombinationen von Optionen und Spielerzahlen und prüft, was immer gelten muss.
help-fuzz-bots = Bots, die statt des Zufalls spielen, durch Kommas getrennt; jeder Platz zieht einen von ihnen
help-rules = Regeln lesen
about-rules = Zeigt die Regeln in unseren Worten (Auslegungen auf Englisch): alle eines Spiels oder einzelne wie K-8.3 oder K-8.
help-rules-what = ein Spiel, Regeln mit ihren Nummern oder „provenance“: woher die Zahlen kommen
help-coverage = nennt Regeln, die kein Test abdeckt
help-serve = Tische für Browser bereitstellen
about-serve = Stellt Tische bereit, an denen Menschen und Bots im Browser spielen. Alles wird in einer Datei oder in PostgreSQL aufbewahrt.
help-host = die Adresse, an der gelauscht wird; sonst nur dieser Rechner
help-port = der Port, an dem gelauscht wird; sonst 8400
help-allow-host = ein weiterer Name, unter dem Browser diesen Server kennen dürfen, etwa spiele.example.org; mehrmals möglich, * erlaubt jeden
help-public-url = wo andere diesen Server finden, etwa https://spiele.example.org: Links beginnen damit, und der Name ist erlaubt
help-proxy = eine Adresse oder ein Netz, deren X-Forwarded-For und X-Forwarded-Proto gelten; mehrmals möglich, sonst 127.0.0.1 und ::1
help-data = der Ordner, in dem alles aufbewahrt wird, oder der Speicher selbst
help-store-url = statt des Ordners eine PostgreSQL-Datenbank, etwa postgresql://burgrave@localhost/burgrave
help-bot-pause = Sekunden, in denen man eine Entscheidung zurücknehmen kann, ehe Bots ziehen; sonst 1.2
help-grace = Sekunden, die jemand fort sein darf, ehe die anderen einen Bot rufen können; sonst 60
help-no-chat = an den Tischen dieses Hauses gibt es kein Gespräch, und früher Gesagtes wird nicht gezeigt
help-open-metrics = /metrics für alle öffnen, die den Server erreichen, nicht nur für diesen Rechner
help-log = schlichte Zeilen für Menschen, JSON für Programme; sonst schlicht in einem Terminal
help-backup = den Speicher eines Servers kopieren
about-backup = Kopiert den Speicher eines Servers, auch während er läuft, und prüft die Kopie.
help-copy = die Kopie
help-restore = aus einer Kopie einen Speicher machen
about-restore = Macht aus einer Kopie den Speicher eines Servers; ein vorhandener wird nie überschrieben.
help-doctor = einen Speicher ganz ansehen und heilen, was zu heilen ist
about-doctor = Sieht sich alles im Speicher eines angehaltenen Servers an: die Datei, jeden Tisch, jede Zeile jeder Partie. Endet mit 0, wenn alles heil ist oder geheilt wurde, mit 1, wenn etwas im Argen bleibt, und mit 2, wenn es nicht nachsehen kann.
help-repair = heilen, was zu heilen ist; der Speicher, wie er war, bleibt daneben liegen
help-prune = wegräumen, was ein Server nicht zu behalten braucht
about-prune = Räumt weg, was der Speicher eines angehaltenen Servers nicht mehr zu behalten braucht. Ein Server tut das von selbst, etwa einmal in der Stunde. TAGE zählen ab der letzten Änderung oder sind „forever“ (für immer).
help-dry-run = nur sagen, was wegkäme
help-verbose = jeden Tisch und jeden Gast nennen
help-store = alles aus einem Speicher in einen anderen übertragen
about-store = Kopiert alles, was ein Speicher enthält, in einen anderen, leeren: aus einer Datei nach PostgreSQL oder zurück, und vergleicht beide. Niemand sonst darf einen von ihnen geöffnet haben. VON und NACH sind ein Ordner, eine Datei auf .sqlite oder eine Adresse wie postgresql://burgrave@localhost/burgrave.
help-store-what = was zu tun ist: copy (kopieren)
help-store-from = wo alles ist
help-store-to = wohin es soll; dort darf noch nichts sein
help-keep-lobbies = wie lange Tische bleiben, an denen nichts ausgeteilt wurde; sonst { $days }
help-keep-abandoned = wie lange Partien bleiben, die nicht zu Ende sind und an denen niemand weiterspielt; sonst { $days }
help-keep-finished = wie lange Partien bleiben, die zu Ende sind; sonst { $days }
help-keep-guests = wie lange Leute ohne Tisch bekannt bleiben, seit sie zuletzt da waren; sonst { $days }
help-tables-per-guest = wie viele Tische ein Gast haben darf, deren Partie nicht zu Ende ist; sonst { $number }

flag-set = eine Option eines eigenen Spiels, etwa road=long; auch mehrmals

## What cannot be done, each in one sentence.

problem-game = Es gibt kein Spiel „{ $name }“; es gibt { $names }.
problem-own-game = Dieses Spiel ist nicht zu gebrauchen: { $detail }
problem-set = „{ $text }“ ist keine Option: Schreib ihren Namen, = und den Wert, etwa road=long.
problem-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $players }.
problem-bot = Es gibt keinen Bot „{ $name }“; möglich sind { $names } oder ein eigener als Modul:Klasse.
problem-own-bot = Dieser Bot ist nicht zu gebrauchen: { $detail }
problem-bot-failed = Dein Bot hat versagt: { $detail }.
problem-not-played = Der Bot „{ $bot }“ kennt { $game } nicht; lass mit --bots random zufällige Bots spielen.
problem-too-many-bots = { $bots } Bots und du sind zu viele für { $players } Plätze.
problem-seat = An einem Tisch für { $players } gibt es keinen Platz { $seat }.
problem-not-with-seats = { $flag } passt nicht zu --seats; lass es weg.
problem-nobody = Niemand spielt mit: --seats braucht mindestens den Namen eines Menschen.
problem-same-name = Zwei Menschen heißen „{ $name }“; gib ihnen Namen, die man unterscheiden kann.
problem-name = Ein Name hat 1 bis { $most } sichtbare Zeichen und keine, die andere verbergen, umdrehen oder steuern.
problem-no-file = Es gibt keine Datei „{ $path }“.
problem-unreadable = „{ $path }“ lässt sich nicht lesen: { $detail }.
problem-no-text = „{ $path }“ ist keine Aufzeichnung: kein Text in UTF-8.
problem-no-regular-file = „{ $path }“ ist keine gewöhnliche Datei; wähle eine andere.
problem-too-long = „{ $path }“ ist zu lang für eine Aufzeichnung.
problem-taken = „{ $path }“ gibt es schon; setze die Partie mit --resume fort oder wähle einen anderen Namen.
problem-unwritable = „{ $path }“ lässt sich nicht schreiben ({ $detail }); wähle mit --save DATEI einen anderen Ort.
problem-out-kind = „{ $path }“ ist weder eine Tabelle (.csv) noch eine Datei mit JSON-Zeilen (.jsonl); nenne die Datei entsprechend.
problem-out-records = Aufzeichnungen passen nicht in eine Tabelle; nenne die Datei .jsonl statt „{ $path }“.
problem-out-taken = „{ $path }“ gibt es schon; wähle einen anderen Namen.
problem-out-unwritable = „{ $path }“ lässt sich nicht schreiben ({ $detail }); wähle einen anderen Ort.
problem-records-where = Wohin mit den Aufzeichnungen? Nenne eine Datei mit --out DATEI.jsonl.
problem-train = { $game } kann noch niemand lernen: Es fehlt der Kodierer oder ein Bot, der es auf den ersten Blick spielt.
problem-train-only-scales = Wie sicher Werte sind, wird aus Vorsprüngen gelernt: --only-scales verträgt sich weder mit --points-alone noch mit --begin-with. Lass eines davon weg.
problem-report-rows = „{ $path }“ enthält keine Aufzeichnungen; schreibe sie mit „burgrave simulate --records --out DATEI.jsonl“.
problem-record = „{ $path }“ ist nicht zu gebrauchen: { $detail }
problem-other-game = „{ $path }“ ist eine Partie { $game }; lass den anderen Namen weg.
problem-not-with-resume = Eine fortgesetzte Partie bringt das alles mit; lass { $flag } weg.
problem-no-person = „{ $path }“ ist eine Partie ohne Menschen.
problem-step = Diese Partie hat { $steps } Schritte, nicht { $step }.
problem-rule = Es gibt keine Regel „{ $number }“; Nummern sehen aus wie K-8.3 oder R-K.12.
problem-no-rules = Diese Installation hat keine Regeln dabei; sie stehen in docs/rules.
problem-coverage-numbers = --coverage betrachtet alle Regeln; lass die Nummern weg.
problem-no-checkout = --coverage liest die Tests: Rufe es in einer Arbeitskopie des Projekts auf.
problem-system = Das System hat Lesen oder Schreiben verweigert: { $detail }.
problem-no-server = Der Server braucht das Modul { $module }: burgrave[server] installieren.
problem-port = { $port } ist kein Port; der höchste ist 65535.
problem-exists = Die Datei „{ $path }“ gibt es schon; einen anderen Ort wählen oder sie wegräumen.
problem-store = „{ $path }“ ist beschädigt: { $detail }.
problem-foreign-store = „{ $path }“ enthält „{ $what }“, was kein Speicher dieses Burgrave hat; entferne es dort oder nimm eine andere Datei.
problem-store-in-use = „{ $path }“ wird vom Server unter { $address } benutzt (Prozess { $pid } auf { $host }); beende zuerst diesen, oder wähle mit --data einen anderen Ort.
problem-store-at-work = „{ $path }“ wird von Prozess { $pid } auf { $host } benutzt; warte, bis er fertig ist, oder wähle mit --data einen anderen Ort.
problem-store-held = „{ $path }“ wird von einem anderen Prozess benutzt; beende zuerst diesen, oder wähle mit --data einen anderen Ort.
problem-no-copy = „{ $path }“ kann nicht geschrieben werden: { $detail }.
problem-port-taken = Port { $port } ist von einem anderen Programm belegt; dieses beenden oder mit --port einen anderen Port nehmen (make play PORT=…).
problem-port-taken-by = Port { $port } ist vom Prozess { $process } belegt ({ $command }); diesen beenden oder mit --port einen anderen Port nehmen (make play PORT=…).
problem-port-rights = Port { $port } ist Programmen mit besonderen Rechten vorbehalten; mit --port einen ab 1024 nehmen.
problem-host = Dieser Rechner kann unter „{ $host }“ nicht lauschen ({ $detail }); mit --host eine seiner eigenen Adressen wählen.
problem-no-store = Der Speicher „{ $path }“ lässt sich nicht öffnen ({ $detail }); den Ordner beschreibbar machen oder mit --data einen anderen wählen.
problem-newer-store = Den Speicher „{ $path }“ hat ein neueres Burgrave geschrieben; dieses hier erneuern oder mit --data einen anderen Ordner wählen.
problem-no-database = Die Datenbank { $path } lässt sich nicht benutzen: { $detail }. Prüfe, ob sie läuft und ob dieser Benutzer dort Tabellen anlegen darf.
problem-no-postgres = Für PostgreSQL fehlt das Modul { $module }: burgrave[server,postgres] installieren.
problem-database-tools = Ein Speicher in PostgreSQL wird mit dessen eigenen Werkzeugen gesichert und zurückgeholt: pg_dump und pg_restore.
problem-same-store = „{ $path }“ lässt sich nicht in sich selbst kopieren.
problem-not-empty = In „{ $path }“ ist schon etwas; kopiere in einen leeren Speicher.
problem-not-the-same = In „{ $path }“ ist etwas anderes angekommen als abgeschickt wurde ({ $what }); nichts davon bleibt dort.
problem-server = Der Server konnte unter { $address } nicht starten; warum, steht in seinem Protokoll.

## Lists of games, simulations, checks.

games-players = { $title }, { $least } bis { $most } Personen
games-bots = Bots: { $bots }
games-start = Spielen: { $command }
unit-games = Partien
simulate-report = Partien: { $games }, Entscheidungen: { $decisions }, Sekunden: { $seconds } (Partien je Sekunde: { $speed }).
simulate-bot = Bot
simulate-wins = Siege
simulate-share = Anteil
simulate-score = Punkte
simulate-place = Platz
tournament-bot = Bot
tournament-against = gegen
tournament-games = Partien
tournament-wins = Siege
tournament-interval = 95-%-Intervall
tournament-others = { $n } × { $bot }
tournament-between = { $low } – { $high }
tournament-verdict = Urteil
tournament-better = besser
tournament-not-better = nicht besser
tournament-open = offen
tournament-fair = Ein Bot, der weder besser noch schlechter ist, gewinnt { $share }.
tournament-without-luck = Siege ohne Glück
tournament-spared = Varianz weniger
tournament-luck = Ohne Glück: Was der Zufall gebracht hat, gemessen an dem, was stattdessen hätte kommen können, ist abgezogen. Im Mittel sind beide Spalten der Siege gleich; das Intervall der zweiten ist schmaler, soweit das Urteil sieht, was der Zufall tat.
tournament-rating = Wertung
tournament-doubt = Unsicherheit
tournament-no-ratings = Wertungen brauchen OpenSkill: pip install 'burgrave[arena]' bringt es mit.
report-done = { $games ->
    [one] Ein Bericht über eine Partie steht in { $file }.
   *[other] Ein Bericht über { $games } Partien steht in { $file }.
}
report-title = { $game }: Bericht
report-about = Partien: { $games }, Plätze: { $seats }. Der dünne Strich in jeder Zeile ist ein gerechter Anteil, { $share }. Ein Balken zeigt, wo der wahre Anteil liegt, in 95 von 100 solchen Berichten; er ist farbig, wo das über oder unter dem gerechten Anteil ist.
report-share = { $share } ({ $low } – { $high }), { $n }
report-mean = Mittel { $mean }
report-seat = Platz { $n }
report-wins = Wer gewann
report-wins-about = Der Anteil der Siege; geteilte zählen zum Teil. Dahinter das Intervall, und von wie vielen Plätzen es kommt.
report-points = Punkte
report-points-about = Wie oft welche Summe kam; jeder Balken ist so hoch wie die Zahl seiner Partien.
report-sources = Punkte nach Quelle
report-sources-about = Mittlere Punkte einer Partie und woher sie kommen.
report-seats = Plätze
report-seats-about = Sitzt man als Erster besser? Der Anteil der Siege je Platz.
report-openings = Eröffnungen
report-openings-about = Was zuerst gebaut wurde, und wie oft dann gewonnen wurde.
report-things-about = Der Anteil der Siege derer, denen es mindestens einmal geschah. Wer vorne liegt, kann sich mehr leisten: Es beweist nicht, dass es gewinnt.
report-length = Länge
report-length-about = Entscheidungen in einer Partie, von allen zusammen.
train-done = Aus { $games } Partien gelernt; die Gewichte stehen in { $file }.
train-unfinished = Was bisher gelernt wurde, steht in { $file }; derselbe Befehl macht dort weiter.
fuzz-report = Partien: { $games }, in Kombinationen: { $combinations }, Schritte: { $steps }; Partien mit allen Prüfungen: { $thorough }, Sekunden: { $seconds }.
fuzz-clean = Keine Fehler.
fuzz-failures =
    { $n ->
        [one] { $n } Partie ging schief.
       *[other] { $n } Partien gingen schief.
    }
verify-game = { $title } mit { $players }.
verify-counts = In Ordnung: { $decisions } Entscheidungen, { $forced } erzwungene, { $outcomes } Würfe und Ziehungen.
verify-dice-checked = Würfel: Jedes Ergebnis folgt aus dem festgelegten Startwert und den Beiträgen der Spieler.
verify-dice-sealed = Würfel: noch versiegelt; prüfbar, sobald der Startwert bekannt ist.
verify-dice-none = Würfel: nicht festgelegt; die Ergebnisse sind möglich, mehr lässt sich nicht sagen.
verify-hash = Prüfsumme: { $hash }.
verify-over = Die Partie ist zu Ende.
verify-running = Die Partie ist noch nicht zu Ende.
verify-agreed = Die Partie wurde einvernehmlich vor ihrem Ende beendet; niemand hat gewonnen.
verify-resigned = Die Partie endete durch Aufgabe.
verify-gave-up =
    { $names_n ->
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }
coverage-bare = Kein Test zeigt { $rule }
coverage-unknown = Keine solche Regel: { $number } ({ $where })
coverage-sum = { $covered } von { $rules } Regeln haben einen Test.
serve-at = Burgrave ist unter { $address } zu finden (Strg-C beendet).
serve-friends = Freunde finden es unter { $addresses }
serve-alone = Nur dieser Rechner erreicht es; mit „--host 0.0.0.0“ auch Freunde in deinem Netz.
serve-no-network = Es lauscht über diesen Rechner hinaus, doch der hat gerade keine Adresse in einem Netz.
no-pages = Burgrave läuft, doch seine Seiten fehlen.
no-pages-checkout = Halte den Server an; „make web“ sagt, was fehlt, danach startet ihn „make play“ neu.
no-pages-package = Wo dieses Paket entstand, wurden sie nicht gebaut. Installiere eines, das sie mitbringt: pip install --force-reinstall 'burgrave[server]'
backup-done = Kopiert und geprüft: { $path }
restore-done = Wiederhergestellt und geprüft: { $path }
store-copied = Kopiert und verglichen: { $path }. Gäste { $guests }, Tische { $tables }, Plätze { $seats }, Zeilen der Partien { $entries }, Zeilen der Gespräche { $talk }, Stummschaltungen { $mutes }, Lektionen { $lessons }.
doctor-file = Die Datei ist beschädigt: { $detail }.
doctor-schema = „{ $detail }“ ist nicht so, wie dieses Programm es anlegt.
doctor-orphans = In „{ $detail }“ sind Zeilen, die zu keinem Tisch und keinem Gast gehören.
doctor-rematch = Tisch { $table }: Den Tisch für die Revanche gibt es nicht.
doctor-table = Tisch { $table } lässt sich nicht lesen: { $detail }.
doctor-line = Tisch { $table }, Zeile { $line } von { $lines }: { $detail }
doctor-line-mended = Zurückgeschnitten auf Zeile { $kept }.
doctor-unfinished = Tisch { $table } hört nach Zeile { $line } mitten in einem Zug auf.
doctor-row = Tisch { $table }: „{ $detail }“ ist nicht, was seine Zeilen sagen.
doctor-rules = Tisch { $table } hat nach Fassung { $detail } seiner Regeln begonnen und passt ab Zeile { $line } nicht zur heutigen; das Burgrave, mit dem er begonnen hat, kann ihn fortsetzen.
doctor-mended = Geheilt.
doctor-progress = { $done } von { $of } Tischen …
doctor-seen = Tische: { $tables }, Zeilen: { $lines }.
doctor-sound = Alles ist heil.
doctor-ill =
    { $n ->
        [one] Eines ist nicht in Ordnung; --repair heilt es, wenn es zu heilen ist.
       *[other] { $n } Dinge sind nicht in Ordnung; --repair heilt, was zu heilen ist.
    }
doctor-left = Geheilt: { $mended }, noch nicht in Ordnung: { $left }.
doctor-copy = Der Speicher, wie er war: { $path }
doctor-sqlite = SQLite { $version } auf diesem Rechner kann einen Speicher beschädigen, wenn ein anderes Programm hineinschreibt, während der Server läuft (behoben in 3.51.3): Lass keines das tun, oder erneuere SQLite.
prune-lobbies = Vorraum { $id }
prune-abandoned = verlassene Partie { $id }
prune-finished = beendete Partie { $id }
prune-guests = Gast { $id }
prune-would = Es kämen weg: Vorräume { $lobbies }, verlassene Partien { $abandoned }, beendete Partien { $finished }, Gäste { $guests }.
prune-done = Weggeräumt: Vorräume { $lobbies }, verlassene Partien { $abandoned }, beendete Partien { $finished }, Gäste { $guests }.

## What the server says to people at home while it runs.

log-came = { $guest } ist da.
log-room = Platz für { $connections } Verbindungen zugleich.
log-failure = Etwas ist schiefgegangen; das weiß Burgrave darüber:
log-store-refused = Es kann nichts geschrieben werden: { $reason }. Verloren ist nichts; ist der Datenträger voll?
log-database-away = Die Datenbank ist nicht zu erreichen: { $reason }. Tische kann man ansehen, Züge warten; es geht von selbst weiter.
log-database-back = Die Datenbank ist wieder da.
log-nodes = Andere Server an dieser Datenbank: { $others }.
log-node-waits = Von anderen Servern ist gerade nichts zu erfahren: { $reason }
log-table-not-read-on = Tisch { $table } konnte nicht weitergelesen werden; es wird wieder versucht.
log-talk-not-told = Was an Tisch { $table } gesagt wurde, kommt später an: { $reason }
log-bot-failed = Der Bot { $bot } konnte sich nicht entscheiden ({ $reason }); ein anderer tat es für ihn.
log-table-unreadable = Tisch { $table } lässt sich nicht öffnen: { $reason }. Alle anderen gehen weiter; mehr sagt „burgrave doctor“, wenn der Server angehalten ist.
log-table-damaged = Tisch { $table } lässt sich nicht lesen: { $reason }. Alle anderen gehen weiter; mehr sagt „burgrave doctor“, wenn der Server angehalten ist.
log-table-not-woken = Die Bots an Tisch { $table } können nicht weiterspielen: { $reason }
log-stale-write = Tisch { $table } hat jemand anders geschrieben ({ $reason }); er wird neu gelesen.
log-line-told = An Tisch { $table } bittet jemand den Gastgeber, Zeile { $line } des Gesprächs anzusehen.
log-pruned = Weggeräumt: Vorräume { $lobbies }, verlassene Partien { $abandoned }, beendete Partien { $finished }, Gäste { $guests }.
log-bot-move-failed = Der Zug eines Bots ließ sich nicht schreiben ({ $reason }); er versucht es wieder.

## Playing.

play-you = du
play-person = an diesem Terminal
hand-over = Gib das Terminal weiter: { $player } ist dran.
hand-over-ready = Enter, wenn nur du den Bildschirm siehst: 
play-table = Am Tisch: { $players }.
play-sealed = Die Würfel sind versiegelt: { $commitment }… Am Ende kannst du jeden Wurf prüfen.
play-help = Gib die Nummer deiner Wahl ein. ? zeigt, was noch geht.
play-no-number = Nummer { $number } steht nicht in der Liste.
play-not-possible = „{ $text }“ geht jetzt nicht; gib eine Nummer aus der Liste ein, oder ? für Hilfe.
play-several = „{ $text }“ kann { $n } Möglichkeiten meinen, zum Beispiel: { $some }. Sag etwas mehr.
play-which = Welche Wahl? Zum Beispiel: h 1
play-which-rule = Andere Regeln, zum Beispiel: regeln markt, oder regeln K-2b.4
play-no-rule = Keine Regel spricht von „{ $text }“.
play-more-rules = … und { $n } weitere; sag etwas mehr, oder nenne eine Nummer.
choice-brings = { $what } – { $brings }
play-undone = Zurückgenommen.
play-no-undo = Nichts zurückzunehmen: Seit deiner letzten Wahl fielen Würfel oder wurde Verdecktes bekannt.
play-saved = Gespeichert: { $path }
resume-which = Mit welcher Partie machst du weiter? (Enter verlässt die Liste)
resume-none = Es ist keine angefangene Partie gespeichert; burgrave play beginnt eine.
play-resume = Die Partie ist gespeichert. So geht es weiter:
play-unsaved = Diese Partie ist nicht gespeichert. Tippe s und einen anderen Dateinamen.
play-key-number = 0, 1, 2 …
play-help-number = diese Wahl treffen
play-key-notation = build inn
play-help-notation = eine Wahl in Notation treffen; h zeigt sie
play-key-words = schatzmeister
play-help-words = ein Wort einer Wahl, etwa ihr Name, wenn es nichts anderes meinen kann
play-key-u = u, zurück
play-help-u = letzte Wahl zurücknehmen, solange nichts Neues bekannt wurde
play-key-h = h 3, einzelheiten 3
play-help-h = Einzelheiten zu Nummer 3
play-key-rules = regeln markt, ? markt
play-help-rules = die Regeln zu etwas, nach Wörtern oder Nummer
play-key-why = warum, warum markt
play-help-why = die Regel hinter einer Absage, der letzten Nachricht und der Frage; oder hinter der letzten Nachricht von etwas
play-key-odds = odds, aussichten
play-help-odds = deine Aussichten im Kampf dieses Jahres
play-key-hint = hint, rat
play-help-hint = die besten Möglichkeiten, was sie versprechen und warum; wird gezählt
play-key-b = b, spielplan
play-help-b = der ganze Spielplan
play-help-pages = ein Teil des Spielplans
play-no-page = Einen Teil „{ $text }“ gibt es nicht; es gibt { $pages }.
play-key-d = d, lage
play-help-d = die Lage in Worten
play-key-l = l 50, verlauf 50
play-help-l = die letzten Zeilen des Verlaufs
play-key-s = s, speichern [DATEI]
play-help-s = speichern, hier oder in einer anderen Datei
play-key-q = q, ende
play-help-q = aufhören; die Partie ist gespeichert
play-key-help = ?, hilfe
play-help-help = diese Liste

# Die Befehle als Wörter; das erste steht in der Hilfe.
play-words-help = hilfe help
play-words-u = zurück undo
play-words-h = einzelheiten details
play-words-rules = regeln rules
play-words-why = warum why
play-words-odds = aussichten chances
play-words-hint = rat counsel
play-words-b = spielplan board
play-words-d = lage describe
play-words-l = verlauf log
play-words-s = speichern save
play-words-q = ende quit exit

# Parts of the board, as one types them.
page-court = hof
page-players = spieler
page-cards = karten
page-province = provinz
page-domain = gebiet
page-domains = gebiete
page-supply = vorrat
page-fields = felder
page-row = reihe
page-land = land
page-lands = ländereien
page-offer = angebot
page-will = wille
page-visit = besuch

## What does not fit on the screen.

page-last = – Weiter mit Enter –
page-more = – { $n } von { $all }: weiter mit Enter, genug mit q –
page-unseen = Mehr zu sehen mit: { $commands }
page-choices = Es steht noch mehr zur Wahl: Enter blättert um.

## The board. Heads of columns are short.

details-notation = Notation: { $notation }

## The end.

end-title = Die Partie ist zu Ende
end-place = { $n }. Platz
end-commitment = Die Würfel waren so versiegelt:
end-seed = Ihr Startwert:
end-record = Die Aufzeichnung dieser Partie:
end-verify = Jeden Wurf prüfen:

## Lessons in the terminal.

phrase-lesson = LEKTION
help-learn = ein Spiel in kurzen Lektionen lernen
about-learn = Kurze Lektionen auf dem echten Spielplan, jede mit einer Aufgabe und einem Wort zu jeder Antwort. Ohne Lektion wählst du aus einer Liste.
help-lesson = die Lektion, als Nummer oder mit ihrem Namen
problem-no-lessons = Für { $game } gibt es keine Lektionen.
learn-words-show = zeig
learn-words-back = zurück
learn-which = Welche Lektion? Eine Nummer; Enter nimmt die erste, q keine.
learn-list-line = { $title } – { $idea } ({ $minutes } Min.)
learn-help = „zeig“ spielt den Schritt für dich, „zurück“ nimmt einen zurück, „q“ beendet.
learn-step = Schritt { $n } von { $all }
learn-enter = (weiter mit Enter)
learn-answer = Deine Antwort (eine Nummer):
learn-shown = So geht es: { $answer }.
learn-left = Die Lektion kannst du jederzeit wieder beginnen.
learn-done = Das war die Lektion.
walk-prompt = { $n } von { $all }>
walk-help = Enter geht weiter, - zurück, > und < gehen nach Kapiteln, eine Zahl von 0 bis { $all } führt zu diesem Schritt, k listet die entscheidenden Augenblicke auf und k2 führt zum zweiten, q genügt zum Aufhören.
walk-key = Augenblick { $n }: { $name } { $points }
walk-no-keys = Diese Partie hat keine entscheidenden Augenblicke: Sie ist nicht zu Ende, oder niemand hat gepunktet.
walk-end = Hier ist das Ende.
walk-beginning = Hier ist der Anfang.
