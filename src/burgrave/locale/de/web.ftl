## Die Seiten im Browser: Rahmen, Startseite, Vorraum, Ende.

brand-home = Burgrave, Startseite
language = Sprache
language-next = Sprache: zu { $name } wechseln
sound = Ton, wenn du am Zug bist
sound-on = Ton ist an
sound-off = Ton ist aus
candlelight = Bei Kerzenlicht
foot-about = Burgrave ist frei und läuft bei dir. Ohne Verbindung zu Autoren und Verlagen dieser Spiele; die Namen gehören ihren Inhabern. Regeln und Zeichnungen sind in eigenen Worten und von eigener Hand.
offline = Verbindung weg. Deine Züge sind sicher; neuer Versuch läuft.
page-failed = Diese Seite ließ sich nicht laden.
try-again = Noch einmal versuchen
nowhere-title = Hier steht nichts
nowhere-home = Zu deinen Spielen
your-turn = Du bist am Zug
you = Du
you-in-list = du
you-accusative = dir
copied = Kopiert
# Das Schild eines Tisches, wie das eines Wirtshauses: Grauer Reiher. Alle diese Tiere sind männlich.
table-name =
    { $adjective ->
        [black] Schwarzer
        [blue] Blauer
        [bold] Kühner
        [golden] Goldener
        [green] Grüner
        [grey] Grauer
        [merry] Fröhlicher
        [old] Alter
        [proud] Stolzer
        [quiet] Stiller
        [red] Roter
        [silver] Silberner
        [sleepy] Schläfriger
        [sly] Schlauer
        [swift] Flinker
        [tall] Großer
        [white] Weißer
       *[wise] Weiser
    } { $animal ->
        [badger] Dachs
        [bear] Bär
        [beaver] Biber
        [boar] Eber
        [crane] Kranich
        [dragon] Drache
        [eagle] Adler
        [falcon] Falke
        [fox] Fuchs
        [griffin] Greif
        [hare] Hase
        [hedgehog] Igel
        [heron] Reiher
        [lynx] Luchs
        [otter] Otter
        [panther] Panther
        [pelican] Pelikan
        [ram] Widder
        [raven] Rabe
        [rooster] Hahn
        [stork] Storch
        [swan] Schwan
       *[wolf] Wolf
    }
game-kingsburg = Kingsburg
crest-lion = Löwe
crest-tower = Turm
crest-fleur = Lilie
crest-stag = Hirsch
crest-key = Schlüssel
level =
    { $n ->
        [1] Sorglos
        [2] Solide
        [3] Gewitzt
       *[4] Meisterlich
    }
level-missing = { $level }: solch einen Bot gibt es hier noch nicht
bot-random = Nimmt, was glänzt, und vergisst den Winter.
bot-greedy = Zählt jeden Würfel und hält einen Soldaten zurück.
seal = Siegel
seal-how = SHA-256 des Startwerts

## Plätze während des Spiels.

seat-bot-plays = Ein Bot spielt für dich.
seat-take-back = Meinen Platz zurücknehmen
seat-absent = { $name } ist fort und am Zug.
seat-call-bot = Einen Bot spielen lassen

## Startseite.

home-where = Deine Spiele
home-welcome = Willkommen
home-title = Mittelalterspiele an einem Tisch
home-lead = Setz dich gleich gegen Bots an den Tisch, oder schick Freunden einen Link. Kein Konto: Name und Wappen genügen.
home-scene = Eine Burgstadt; davor empfangen König und Königin in ihrem Zelt vier Berater
home-play-as = Du spielst als
home-name = Dein Name
home-crest = Dein Wappen
home-my-tables = Meine Tische
home-waiting = Warten auf dich
home-tables =
    { $n ->
        [one] { $n } Tisch
       *[other] { $n } Tische
    }
home-no-tables = Noch kein Tisch. „Jetzt spielen“ deckt einen, und Bots setzen sich dazu.
home-none-waiting = Niemand wartet auf dich.
home-say-ready = Sag, dass du bereit bist
home-go = Spielen
home-running = Laufend
home-finished = Beendet
home-all-finished = Alle { $n } beendeten Spiele
home-ready-of = { $n } von { $of } sind bereit
home-waits-for = wartet auf { $names }
home-games = Spiele
home-players = Spieler
home-parts = Ausgaben und Module
home-kingsburg-time = 20 Min. mit Bots
home-kingsburg-about = Würfle, gewinne das Ohr der königlichen Berater, bau deine Provinz und halte im Winter die Mauer.
home-kingsburg-part-1 = Erste Ausgabe
home-kingsburg-part-2 = Überarbeitete Ausgabe
home-kingsburg-part-3 = 3 Module
home-kingsburg-provenance = Erste Ausgabe wie gedruckt.
home-kingsburg-provenance-more = Überarbeitete: Feinde und Module zum Teil rekonstruiert, 9 von 24 Statthaltern von uns.
home-base-game = Grundspiel
home-play-now = Jetzt spielen
home-you-and-bots =
    { $n ->
        [one] du und { $n } Bot
       *[other] du und { $n } Bots
    }
home-friends = Mit Freunden spielen
home-change = Ändern
home-settings = { $game }: vor dem Spiel ändern
home-option-edition = Ausgabe
home-hint-edition-first = 20 Gebäude, wie gedruckt
home-hint-edition-revised = öffnet die drei Module
home-modules = Module
home-revised-only = nur mit der überarbeiteten
home-governors-only = nur mit Statthaltern
home-hint-more-buildings = zwei Reihen, 8 Gebäude mehr
home-hint-governors = 24, davon 9 von uns
home-hint-army-tokens = statt des königlichen Würfels
home-hint-documented-governors = nur die 15 aus Quellen bekannten
home-bots = Bots
home-fewer-bots = Ein Bot weniger
home-more-bots = Ein Bot mehr
home-bot-n = Bot { $n }
home-level-of = Stärke von Bot { $n }
home-kept = Deine Wahl bleibt für das nächste Mal.
home-play-these = Mit diesen jetzt spielen

## Vorraum.

lobby-table-for = ein Tisch für { $n }
lobby-lead-owner = Jeder Platz hat seinen eigenen Link: Wer ihn zuerst öffnet, sitzt dort. Es geht erst los, wenn alle bereit sind.
lobby-lead = Es geht erst los, wenn alle bereit sind.
lobby-seat = Platz { $n }
lobby-open-seat = Freier Platz
lobby-nobody = noch niemand da
lobby-open-about = Den Link für diesen Platz hat der Gastgeber.
lobby-me-about = Name und Wappen kannst du auf der Startseite ändern, bis alle bereit sind.
lobby-here = ist da
lobby-away = ist fort; der Platz bleibt reserviert
lobby-you-host = du · Gastgeber
lobby-you = du
lobby-bot-level =
    { $crest ->
        [none] Bot · { $level }
       *[other] { $crest } · Bot · { $level }
    }
lobby-copy-link = Link kopieren
lobby-to-bot = An einen Bot geben
lobby-to-friend = Für Freunde öffnen
lobby-free-seat = Platz räumen
lobby-level = Stärke von { $name }
lobby-ready = bereit
lobby-not-yet = noch nicht
lobby-waiting = wartet
lobby-ready-of = { $n } von { $of } sind bereit
lobby-open =
    { $n ->
        [one] { $n } Platz ist noch frei.
       *[other] { $n } Plätze sind noch frei.
    }
lobby-still = Es fehlen noch: { $names }.
lobby-dealing = Das Spiel beginnt.
lobby-copy-spectator = Zuschauerlink kopieren
lobby-leave = Gehen
lobby-i-am-ready = Ich bin bereit
lobby-not-ready = Doch noch nicht bereit
lobby-options = Optionen
lobby-all-see = für alle sichtbar
lobby-game = Spiel
lobby-no-modules = keine
lobby-modules-need = sie brauchen die überarbeitete Ausgabe
lobby-pace = Tempo
lobby-pace-live = live
lobby-pace-bots = Bots ziehen in Lesetempo und lassen sich überspringen
lobby-start = Startspieler
lobby-start-dice = nach den Würfeln
lobby-undo = Rücknahme
lobby-undo-news = bis zur letzten neuen Auskunft
lobby-spectators = Zuschauer
lobby-spectators-link = mit dem Link, sehen keine Geheimnisse
lobby-sealed = Versiegelte Würfel
lobby-seal-about = Ein geheimer Startwert und was alle Spieler dazugeben legen die Würfel dieses Tisches fest. Dies ist sein Siegel. Nach dem Spiel wird der Startwert gezeigt, und alle können prüfen, dass jeder Wurf daraus folgt.
lobby-copy-seal = Siegel kopieren

## Das Ende.

end-to-table = Zum Tisch
end-result = Ergebnis
end-you-win =
    { $n ->
        [one] Du gewinnst mit { $n } Punkt
       *[other] Du gewinnst mit { $n } Punkten
    }
end-wins =
    { $n ->
        [one] { $name } gewinnt mit { $n } Punkt
       *[other] { $name } gewinnt mit { $n } Punkten
    }
end-share-victory = Geteilter Sieg mit { $n } Punkten: { $names }
end-ahead =
    { $n ->
        [0] Gleich viele Punkte wie { $name }, doch im Gleichstand vorn.
        [one] { $n } Punkt vor { $name }.
       *[other] { $n } Punkte vor { $name }.
    }
end-province = Die Provinz am Ende: { $buildings }
end-points = Punkte
end-share = Link teilen
end-download = Aufzeichnung laden
end-rematch = Revanche
end-rematch-there = Der Tisch für die Revanche steht schon
end-by-source = Punkte nach Quelle und Jahr
end-by-source-about = Woher die Punkte kamen, insgesamt und Jahr für Jahr; Verluste stehen links der Linie.
end-group-buildings = Gebäude
end-group-advisors = Berater
end-group-reward = Lohn des Königs
end-group-battles = Schlachten
end-group-effects = Wirkungen
end-lost = verloren
end-source = Quelle
end-as-table = Als Tabelle zeigen
end-over-time = Punkte im Verlauf
end-each-season = nach jeder Jahreszeit
end-each-season-about = Wo alle nach jeder Jahreszeit standen.
end-marks = Die Zahlen zeigen die wichtigsten Augenblicke.
end-after-year = Nach Jahr
end-luck = Glück
end-luck-about = Würfel gegen Erwartung
end-luck-word =
    { $luck ->
        [hard] Großes Pech
        [under] Etwas unter dem Schnitt
        [over] Etwas über dem Schnitt
        [kind] Freundliche Würfel
       *[even] Wie erwartet
    }
end-pips = { $pips } Augen
end-luck-told = { $pips } Augen mit { $dice } Würfeln, erwartet { $expected }. Mehr Glück als in { $percent } von 100 solchen Spielen.
end-unlucky = Pech
end-hatched = schraffiert: 8 von 10 Spielen
end-lucky = Glück
end-reinforcements = Verstärkung { $n }, erwartet { $expected }
end-reinforcements-years = Die Verstärkung des Königs nach Jahren: { $numbers }
end-reinforcements-word =
    { $luck ->
        [under] Karg, und für alle gleich.
        [over] Großzügig, und für alle gleich.
       *[even] Etwa wie erwartet, und für alle gleich.
    }
end-moments = Entscheidende Augenblicke
end-when =
    { $season ->
        [1] Jahr { $year }, Frühling
        [2] Jahr { $year }, Sommer
        [3] Jahr { $year }, Herbst
       *[4] Jahr { $year }, Winter
    }
end-dice-check = Würfelprüfung
end-rolls-follow = Alle { $n } Würfe folgen aus dem Startwert
end-rolls-differ = Nicht alle der { $n } Würfe folgen aus dem Startwert
end-shares =
    { $n ->
        [0] vom Server Wurf für Wurf geprüft
        [one] vom Server Wurf für Wurf geprüft, mit dem Beitrag von { $n } Spieler
       *[other] vom Server Wurf für Wurf geprüft, mit den Beiträgen von { $n } Spielern
    }
end-check-seal = Siegel hier prüfen
end-seal-checked =
    { $result ->
        [fits] Dein Browser sagt: Der Startwert passt zum Siegel.
        [differs] Dein Browser sagt: Der Startwert passt nicht zum Siegel.
       *[cannot] Dein Browser kann es auf einer unverschlüsselten Seite nicht prüfen; der Befehl unten kann es.
    }
end-seal-when = vor dem ersten Wurf gezeigt
end-seed-name = Startwert
end-seed-when = nach dem letzten Wurf geöffnet
end-seed-how = Jeder Wurf: HMAC aus Startwert, Beiträgen und Nummer des Wurfs
end-check-yourself = Selbst prüfen
end-check-how = Lade die Aufzeichnung und ruf dort, wo Burgrave eingerichtet ist, diesen Befehl auf. Er spielt das Spiel noch einmal und prüft jeden Wurf.
