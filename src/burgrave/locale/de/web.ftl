## Die Seiten im Browser: Rahmen, Startseite, Vorraum, Ende.

brand-home = Burgrave, Startseite
skip = Zum Inhalt
menu = Menü
close = Schließen
device = Auf anderem Gerät weiterspielen
invite-to-watch = Zum Zuschauen einladen
device-about = Öffne diesen Link auf dem anderen Gerät, dann ist dein Platz dort. Er gilt einmal und nur für dich; dieses Gerät schaut dann nur noch zu.
language = Sprache
language-next = Sprache: zu { $name } wechseln
sound = Ton, wenn du am Zug bist
sound-on = Ton ist an
sound-off = Ton ist aus
candlelight = Bei Kerzenlicht
theme = Licht
theme-system = Wie das Gerät
theme-daylight = Tageslicht
theme-candle = Kerzenlicht
switch-on = an
switch-off = aus
foot-about = Burgrave ist frei und läuft bei dir. Ohne Verbindung zu Autoren und Verlagen dieser Spiele; die Namen gehören ihren Inhabern. Regeln und Zeichnungen sind in eigenen Worten und von eigener Hand.
foot-links = Mehr
learn-to-play = Spielen lernen
how-to-play = Kurzanleitung
glossary = Glossar
ask-what = Was ist das?
ask-mode = Zeig auf irgendetwas oder geh mit den Pfeiltasten: Es sagt, was es ist. Gespielt wird dabei nichts.
ask-mode-touch = Tipp auf irgendetwas: Es sagt, was es ist. Gespielt wird dabei nichts.
ask-mode-end = Fertig
rules = Regeln
rulings = Auslegungen
keys = Tastatur
about-burgrave = Über Burgrave
about-numbers = Woher die Zahlen kommen
about-licence = Quelltext und Lizenz
offline = Verbindung unterbrochen. Deine Züge sind sicher; neuer Versuch läuft.
page-failed = Diese Seite ließ sich nicht laden.
try-again = Noch einmal versuchen
nowhere-title = Hier steht nichts
nowhere-about = Keine Seite hat diese Adresse. Vielleicht fehlt ein Stück vom Link; deine Spiele findest du auf der Startseite.
nowhere-home = Zu deinen Spielen
closed-no-table = Diesen Tisch gibt es nicht
closed-no-table-about = Vielleicht fehlt ein Stück vom Link, oder der Tisch wurde gelöscht. Bitte die Person, die ihn dir geschickt hat, um einen neuen.
closed-taken = Auf diesem Platz sitzt schon jemand
closed-taken-about = Jeder Link ist für eine Person. Bitte den Gastgeber um einen anderen, oder schau zu.
closed-seated = Du hast an diesem Tisch schon einen Platz
closed-seated-about = Der Link ist für jemand anderen: Gib ihn weiter.
closed-bad-link = Dieser Link öffnet keinen Platz mehr
closed-bad-link-about = Vielleicht hat der Gastgeber ihn erneuert oder den Platz anders vergeben. Frag nach einem neuen Link, oder schau zu.
closed-unreadable = Dieser Tisch ist beschädigt und lässt sich nicht öffnen
closed-unreadable-about = Nichts vom Gespielten ist gelöscht, und alle anderen Tische sind, wie sie waren. Wer diesen Server betreibt, kann mit „burgrave doctor“ nachsehen.
closed-other-rules = Diese Partie hat nach einer anderen Fassung der Regeln begonnen
closed-other-rules-about = Der Server ist seither geändert worden und kann sie nicht fortsetzen. Wer ihn betreibt, kann es: mit der Fassung von Burgrave, mit der sie begonnen hat.
closed-offline = Der Server antwortet nicht
closed-later = Nichts ist verloren. Versuch es gleich noch einmal.
closed-watch = Zuschauen
closed-to-table = Zum Tisch
no-board-title = { $game } spielt man bisher im Terminal
no-board-about = So beginnt es: { $command }
your-turn = Du bist am Zug
you = Du
copied = Kopiert
share = Teilen
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
bot-careless = Übersieht manches und macht aus dem Rest das Beste.
bot-steady = Entscheidet auf den ersten Blick, und selten schlecht.
bot-shrewd = Probiert jede Wahl in Gedanken aus und weiß aus vielen Partien, was eine Stellung wert ist.
bot-masterly = Denkt für alle voraus und nimmt sich dafür bis zu einer Sekunde.
bot-random = Tut irgendetwas Erlaubtes, ohne Plan.
bot-greedy = Rechnet aus, was jede Wahl bringt, und spielt auf Punkte.
seal = Siegel
seal-how = SHA-256 des Startwerts

## Plätze während des Spiels.

seat-bot-plays = Ein Bot spielt für dich.
seat-play-again = Ich spiele wieder
seat-hand-over = Einen Bot für mich spielen lassen
seat-is-away = { $name } ist fort.
seat-away = fort
seat-away-wait = { $name } ist fort. In { $time } kann ein Bot gerufen werden.
seat-away-call = { $name } ist fort. { $needed ->
    [1] Du kannst einen Bot rufen.
   *[other] Ein Bot kommt, wenn { $needed } der Anwesenden zustimmen.
  }
seat-away-called = { $name } ist fort. Für einen Bot: { $names } ({ $n } von { $needed }).
seat-call-bot = Bot rufen
seat-call-bot-for = Bot rufen für { $name }
seat-agree = Zustimmen
seat-agree-for = Einem Bot für { $name } zustimmen
seat-resigned = aufgegeben
seat-you-resigned = Du hast aufgegeben und schaust zu.

## Wege aus einem Spiel.

out-hand-over-about = bis du zurückkommst
out-offer = Vorschlagen aufzuhören
out-offer-about = ohne Ergebnis, wenn alle zustimmen
out-offer-title = Die Partie beenden?
out-offer-ask =
    Die Partie wäre ohne Sieger zu Ende, und alles bliebe, wie es steht. { $n ->
        [one] { $names } muss zustimmen.
       *[other] Alle müssen zustimmen: { $names }.
    }
out-end = Diese Partie beenden
out-end-about = ohne Ergebnis
out-end-title = Diese Partie beenden?
out-end-ask = Sonst ist niemand da, der gefragt werden müsste: Die Partie ist sofort zu Ende, ohne Sieger, und alles bleibt, wie es steht.
out-resign = Aufgeben
out-resign-about = endgültig; du wirst Letzter
out-resign-title = Aufgeben?
out-resign-wins = Dann gewinnt { $name }, und die Punkte bleiben, wie sie sind. Du kannst nicht zurückkommen.
out-resign-over = Dann ist die Partie zu Ende, du wirst Letzter, und die Punkte bleiben, wie sie sind. Du kannst nicht zurückkommen.
out-resign-goes-on = Ein Bot spielt deinen Platz zu Ende, und du wirst Letzter. Du kannst zuschauen, aber nicht zurückkommen.
out-stay = Weiterspielen
offer-short = Ende?
offer-by = { $name } schlägt vor aufzuhören
offer-mine = Du schlägst vor aufzuhören
offer-declined = { $name } spielt lieber weiter
offer-declined-you = Du spielst lieber weiter
offer-about = Die Partie ist ohne Sieger zu Ende, sobald alle zustimmen.
offer-for = Dafür: { $names }.
offer-missing = Noch gefragt: { $names }.
offer-agree = Zustimmen
offer-withdraw = Zurückziehen
offer-now = Jetzt beenden
over-agreed =
    { $alone ->
        [yes] Vorzeitig beendet
       *[no] Einvernehmlich beendet
    }
over-resigned = Durch Aufgabe zu Ende: { $names }
over-resigned-you = Du hast aufgegeben

## Startseite.

home-where = Deine Spiele
home-welcome = Willkommen
home-title =
    { $n ->
        [3] Drei Mittelalterspiele an einem Tisch
       *[other] Mittelalterspiele an einem Tisch
    }
home-lead = Setz dich gleich gegen Bots an den Tisch, oder schick Freunden einen Link. Kein Konto: Name und Wappen genügen.
home-scene = Eine Burgstadt; davor empfangen König und Königin in ihrem Zelt vier Berater
home-play-as = Du spielst als
home-name = Dein Name
home-crest = Dein Wappen
home-guest = Gast
name-blank = Ein Name hat mindestens ein sichtbares Zeichen.
name-long = Ein Name hat höchstens { $most } Zeichen; dieser hat { $n }.
home-my-tables = Meine Tische
home-waiting = Warten auf dich
home-tables =
    { $n ->
        [one] { $n } Tisch
       *[other] { $n } Tische
    }
home-no-tables = Noch kein Tisch.
home-newcomer = Kennst du die Spiele schon?
home-newcomer-about = Wenn nicht, fang hier an: Falsche Versuche kosten nichts, und du kannst jederzeit aufhören.
home-first-lesson = Lektion, { $minutes } Min.
home-coached = Mit Lernhilfe
home-known = Ja, ich kenne sie
home-go-on-learning = Weiter: { $game }, Lektion { $n }
home-step-1 = Wähle oben Name und Wappen.
home-step-2 = „Jetzt spielen“ eröffnet einen Tisch, und Bots setzen sich dazu; „Mit Freunden spielen“ gibt dir einen Link für sie alle.
home-step-3 = Deine Tische stehen dann hier, zuerst die, die auf dich warten. Du kannst jederzeit gehen und wiederkommen.
home-none-waiting = Niemand wartet auf dich.
home-say-ready = Sag, dass du bereit bist
home-go = Spielen
home-running = Laufend
home-undealt = Noch nicht begonnen
home-delete = { $table } löschen
home-close = Schließen
table-delete = Tisch löschen
table-delete-ask = { $table } löschen? Die Links dieses Tisches öffnen dann nichts mehr.
table-delete-ask-people = { $table } löschen? Wer dort sitzt, erfährt es: { $names }.
table-delete-yes = Löschen
table-deleted = Der Tisch { $table } ist gelöscht.
table-deleted-by-host = Der Gastgeber hat den Tisch { $table } gelöscht.
table-left = Du hast den Tisch { $table } verlassen.
ask-no = Lieber nicht
home-finished = Beendet
home-all-finished = Alle { $n } beendeten Partien
home-won-of = { $n } von { $of } gewonnen
home-you-won = Du hast gewonnen
home-won = { $name } hat gewonnen
home-shared = Geteilter Sieg: { $names }
home-you-resigned = du hast aufgegeben
home-by-resignation = durch Aufgabe
home-ready-of = { $n } von { $of } sind bereit
home-waits-for = wartet auf { $names }
home-games = Spiele
home-players = Spieler
home-parts = Ausgaben und Module
home-base-game = Grundspiel
home-terminal-only = Bisher im Terminal: { $command }
home-play-now = Jetzt spielen
home-you-and-bots =
    { $n ->
        [0] du allein
        [one] du und { $n } Bot
       *[other] du und { $n } Bots
    }
home-friends = Mit Freunden spielen
home-change = Ändern
home-settings = { $game }: vor dem Spiel ändern
home-modules = Module
home-more-options = Weitere Optionen
home-bots = Bots
home-fewer-bots = Ein Bot weniger
home-more-bots = Ein Bot mehr
home-kept = Deine Wahl bleibt für das nächste Mal.
home-play-these = Mit diesen jetzt spielen

## Vorraum.

lobby-table-for = ein Tisch für { $n }
lobby-lead-owner = Schick deinen Freunden den Link des Tisches: Wer ihn öffnet, nimmt einen freien Platz. Es geht erst los, wenn alle bereit sind.
lobby-lead = Es geht erst los, wenn alle bereit sind.
lobby-lead-watching = Du schaust zu. Willst du mitspielen, bitte den Gastgeber um den Link des Tisches. Es geht erst los, wenn alle bereit sind.
lobby-seat = Platz { $n }
lobby-open-seat = Freier Platz
lobby-nobody = noch niemand da
lobby-open-about = Für alle, die den Link des Tisches haben.
lobby-me-about = Name und Wappen kannst du ändern, bis alle bereit sind.
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
lobby-invitation = Ein Platz für dich: { $table }
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
lobby-still = Noch erwartet: { $names }.
lobby-dealing = Die Partie beginnt.
lobby-copy-spectator = Zuschauerlink kopieren
lobby-leave = Gehen
lobby-i-am-ready = Ich bin bereit
lobby-not-ready = Doch noch nicht bereit
lobby-options = Optionen
lobby-all-see = für alle sichtbar
lobby-options-untick = nimmt alle Häkchen zurück
lobby-options-take = Diese nehmen
lobby-options-leave = So lassen
lobby-game = Spiel
lobby-no-modules = keine
lobby-pace = Tempo
lobby-pace-live = live
lobby-pace-bots = Bots ziehen in Lesetempo und lassen sich überspringen
lobby-start = Startspieler
lobby-undo = Zurücknehmen
lobby-undo-news = bis zuletzt etwas Neues bekannt wurde
lobby-spectators = Zuschauer
lobby-spectators-link = mit dem Link, sehen keine Geheimnisse
lobby-sealed =
    { $by ->
        [draws] Versiegelter Zufall
       *[rolls] Versiegelte Würfel
    }
lobby-seal-about =
    { $by ->
        [draws] Ein geheimer Startwert und was alle Spieler dazugeben legen alles fest, was an diesem Tisch gezogen wird. Dies ist sein Siegel. Nach dem Spiel wird der Startwert gezeigt, und alle können prüfen, dass alles Gezogene daraus folgt.
       *[rolls] Ein geheimer Startwert und was alle Spieler dazugeben legen die Würfel dieses Tisches fest. Dies ist sein Siegel. Nach dem Spiel wird der Startwert gezeigt, und alle können prüfen, dass jeder Wurf daraus folgt.
    }
lobby-copy-seal = Siegel kopieren
lobby-share = Dein Beitrag
lobby-share-about = 
    { $by ->
        [draws] Ein beliebiger Text. Er fließt in den Zufall ein, sobald du bereit bist; so kann ihn niemand gewählt haben, auch der Gastgeber nicht.
       *[rolls] Ein beliebiger Text. Er fließt in die Würfel ein, sobald du bereit bist; so kann sie niemand gewählt haben, auch der Gastgeber nicht.
    }
lobby-share-given = 
    { $by ->
        [draws] Er ist in den Zufall eingeflossen, und dieser Browser merkt ihn sich: Vergleich ihn nach dem Spiel.
       *[rolls] Er ist in die Würfel eingeflossen, und dieser Browser merkt ihn sich: Vergleich ihn nach dem Spiel.
    }

## Das Ende.

end-to-table = Zum Tisch
end-result = Ergebnis
look-back = Rückblick
open-record = Aufzeichnung öffnen
position-set-up = Stellung aufbauen
began-at = ab { $when }
began-at-about = Diese Partie hat mit einer Stellung begonnen ({ $when }) und zählt nicht zu den anderen.
end-from-here = Noch einmal von dort
line-moment = Das Brett zeigen, wie es damals stand
end-board = Letzter Stand
end-you-win-resigned =
    { $n ->
        [one] Du gewinnst: { $names } hat aufgegeben
       *[other] Du gewinnst: { $names } haben aufgegeben
    }
end-wins-resigned =
    { $n ->
        [one] { $name } gewinnt: { $names } hat aufgegeben
       *[other] { $name } gewinnt: { $names } haben aufgegeben
    }
end-wins-resigned-you = { $name } gewinnt: Du hast aufgegeben
end-wins-resigned-us =
    { $n ->
        [one] { $name } gewinnt: Du und { $names } habt aufgegeben
       *[other] { $name } gewinnt: Du, { $names } habt aufgegeben
    }
end-resigned-about = Sieg durch Aufgabe: Die Punkte sind, wie sie in dem Augenblick standen.
end-agreed-about = Niemand hat gewonnen: Die Punkte sind, wie sie am Ende standen.
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
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } vor { $name }.
end-ahead-you =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } vor dir.
end-winner-luck =
    { $you ->
        [yes] { $luck ->
                [hard] Und das mit großem Pech.
                [under] Und das mit Würfeln etwas unter dem Schnitt.
                [over] Deine Würfel lagen etwas über dem Schnitt.
                [kind] Die Würfel meinten es gut mit dir.
               *[even] Deine Würfel fielen wie erwartet.
            }
       *[no] { $luck ->
                [hard] Und das mit großem Pech.
                [under] Und das mit Würfeln etwas unter dem Schnitt.
                [over] Die Würfel lagen etwas über dem Schnitt.
                [kind] Die Würfel waren freundlich.
               *[even] Die Würfel fielen wie erwartet.
            }
    }
end-points = Punkte
end-share = Link teilen
end-download = Aufzeichnung laden
end-rematch = Revanche
end-rematch-there = Der Tisch für die Revanche steht schon
end-play-yourself = Selbst spielen
end-by-source =
    { $chapter ->
        [year] Punkte nach Quelle und Jahr
        [kings-round] Punkte nach Quelle und Runde
       *[round] Punkte nach Quelle und Runde
    }
end-main-source = Das meiste brachte { $name }: { $group }, { $n } von { $of } Punkten.
end-main-source-you = Das meiste brachte dir: { $group }, { $n } von { $of } Punkten.
end-total = Summe
end-chapter =
    { $chapter ->
        [year] Jahr { $name }
        [kings-round] Runde { $name }
       *[round] Runde { $name }
    }
end-lost = verloren
end-source = Quelle
end-player = Spieler
end-as-table = Als Tabelle zeigen
end-over-time = Punkte im Verlauf
end-each-part =
    { $chapter ->
        [year] nach jeder Jahreszeit
        [kings-round] nach jeder Runde
       *[round] nach jeder Runde
    }
end-each-part-about = Wo alle im Lauf des Spiels standen.
end-leads-first = { $name } lag von Anfang an vorn.
end-leads-last = { $name } lag erst ganz am Ende vorn.
end-leads = { $name } lag ab { $at } vorn.
end-leads-first-you = Du lagst von Anfang an vorn.
end-leads-last-you = Du lagst erst ganz am Ende vorn.
end-leads-you = Du lagst ab { $at } vorn.
end-after = Nach
end-marks = Die Zahlen zeigen die wichtigsten Augenblicke.
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
end-luck-told = { $pips } Augen in { $rolls } Würfen, erwartet { $expected }. Mehr Glück als in { $percent } von 100 solchen Partien.
end-luck-rolls = Würfe
end-luck-pips = Augen
end-luck-expected = Erwartet
end-luck-difference = Unterschied
end-luck-percent = Schlechter in 100
end-unlucky = Pech
end-hatched = schraffiert: 8 von 10 Partien
end-lucky = Glück
end-moments = Entscheidende Augenblicke
end-dice-check =
    { $by ->
        [draws] Fairnessprüfung
       *[rolls] Würfelprüfung
    }
end-rolls-follow = 
    { $by ->
        [draws] Alle { $n } Ziehungen folgen aus dem Startwert
       *[rolls] Alle { $n } Würfe folgen aus dem Startwert
    }
end-rolls-differ = 
    { $by ->
        [draws] Nicht alle der { $n } Ziehungen folgen aus dem Startwert
       *[rolls] Nicht alle der { $n } Würfe folgen aus dem Startwert
    }
end-shares =
    { $n ->
        [0] vom Server einzeln geprüft
        [one] vom Server einzeln geprüft, mit dem Beitrag von { $n } Spieler
       *[other] vom Server einzeln geprüft, mit den Beiträgen von { $n } Spielern
    }
end-check-seal = Hier noch einmal prüfen
end-seal-checked =
    { $result ->
        [fits] Dein Browser hat es geprüft: Der Startwert passt zum Siegel.
       *[differs] Dein Browser hat es geprüft: Der Startwert passt nicht zum Siegel.
    }
end-seal-when = 
    { $by ->
        [draws] vor der ersten Ziehung gezeigt
       *[rolls] vor dem ersten Wurf gezeigt
    }
end-seed-name = Startwert
end-seed-when = 
    { $by ->
        [draws] nach der letzten Ziehung geöffnet
       *[rolls] nach dem letzten Wurf geöffnet
    }
end-seed-how = 
    { $by ->
        [draws] Jede Ziehung: HMAC aus Startwert, Beiträgen und ihrer Nummer
       *[rolls] Jeder Wurf: HMAC aus Startwert, Beiträgen und Nummer des Wurfs
    }
end-check-yourself = Selbst prüfen
end-check-how =
    { $by ->
        [draws] Lade die Aufzeichnung und ruf dort, wo Burgrave eingerichtet ist, diesen Befehl auf. Er spielt das Spiel noch einmal und prüft alles Gezogene.
       *[rolls] Lade die Aufzeichnung und ruf dort, wo Burgrave eingerichtet ist, diesen Befehl auf. Er spielt das Spiel noch einmal und prüft jeden Wurf.
    }
end-copy-command = Befehl kopieren
end-share-of = Beitrag von { $name }:
end-share-of-you = Dein Beitrag:
end-my-share =
    { $same ->
        [yes] wie du ihn gegeben hast
       *[no] anders, als du ihn gegeben hast
    }
tie-as-many = { $name } hat gleich viele Punkte.
tie-as-many-you = Du hast gleich viele Punkte.

## Das Haus: Regeln, Lizenz, Tasten.

rules-of = Die Regeln von { $game }
rules-close = Regeln schließen
rules-find = Wort oder Nummer suchen
rules-found =
    { $n ->
        [0] Keine Regel gefunden.
        [one] Eine Regel gefunden.
       *[other] { $n } Regeln gefunden.
    }
rules-to-step = Zum laufenden Schritt
rules-back = Zurück zu den Regeln von { $game }
rules-whole = Die ganze Seite
rule-number = Regel { $rule }
rules-none = Unter diesem Namen gibt es keine Regeln
rules-none-about = Die Spiele mit einer Regelseite stehen dort.
rules-in-english = Diese Regeln sind auf Englisch geschrieben; der Tisch selbst spricht deine Sprache.
about-house = Burgrave, Englisch für Burggraf, ist ein Haus für Brettspiele, die im Mittelalter spielen: Spiel sie im Browser mit Freunden und Bots, sei mit einem Befehl Gastgeber, erforsche sie mit einem schnellen und genauen Simulator.
about-provenance = Zu allen Gebäuden, Karten und Zahlen ist verzeichnet, woher sie kommen. Es gibt vier Arten:
about-all-numbers = Alle Bestandteile mit ihrer Herkunft
about-all-rules = Jede Regel in eigenen Worten, mit ihrer Nummer
about-dice = Wie die Würfel ehrlich bleiben
about-dice-how = Vor dem ersten Wurf zeigt der Tisch ein Siegel, den SHA-256 eines geheimen Startwerts. Alle Spieler geben etwas Eigenes dazu, sodass niemand allein die Würfel gewählt haben kann. Nach dem Spiel wird der Startwert geöffnet, dein Browser prüft das Siegel, und der Befehl „burgrave verify“ prüft jeden Wurf.
about-talk = Was gesprochen wird
about-talk-how = An den Tischen kann man sich unterhalten. Bis ein Spiel vorbei ist, lesen die Mitspieler nur, was Mitspieler sagen, und die Zuschauer nur, was Zuschauer sagen; dann lesen alle am Tisch beides. Aufbewahrt werden Zeile, Name und Uhrzeit, bis der Tisch gelöscht wird; wer diesen Server betreibt, kann es lesen. Du kannst jeden stumm schalten, und der Gastgeber eines Tisches kann das Gespräch dort ausschalten.
about-hosts = Für Gastgeber
about-hosts-how = Ein Prozess, eine Datei, ein Laptop genügt. Zwei Befehle starten deinen eigenen:
about-licence-text = Burgrave ist freie Software unter der Apache-Lizenz 2.0; der Quelltext liegt bei. Die Schriften EB Garamond und Source Sans 3 stehen unter der SIL Open Font License. Zeichnungen und Regeltexte sind unsere eigenen.
about-licence-others = Alles Fremde in diesen Seiten, mit seinen Lizenzen
ask-undo = Rückgängig
ask-undo-not = Nichts zurückzunehmen
ask-skip = Überspringen
ask-to-end = Zum Ergebnis
key-tab = weiter zum Nächsten; mit Umschalt zurück
key-press = drücken, was im Fokus ist
key-help = diese Tasten zeigen
key-rules = die Regeln neben dem Tisch lesen oder schließen
key-counsel = um Rat fragen oder ihn schließen
key-ask = fragen, was etwas ist
key-pass = passen
key-talk = zum Gespräch springen
key-undo = die letzte Entscheidung zurücknehmen
key-escape = Auswahl aufheben
key-space = überspringen, was Bots tun
key-go = zur Frage springen
key-name-space = Leertaste
gestures = Gesten
gesture-tap = Tippen
gesture-again = Noch mal tippen
gesture-hold = Finger halten
gesture-hold-does = was es ist und was es bringt, überall am Tisch
gesture-swipe = Wischen
gesture-swipe-does = zur nächsten Ansicht, am Telefon
gesture-drag = Ziehen

## Was der Server ablehnt, nach seinem Kennwort.

refusal-no-table = Diesen Tisch gibt es nicht.
refusal-name = Ein Name hat 1 bis 40 sichtbare Zeichen und keine, die andere verbergen, umdrehen oder steuern.
refusal-taken = Auf diesem Platz sitzt schon jemand anders.
refusal-reserved = Dieser Platz ist für jemand anders reserviert.
refusal-full = Alle Plätze sind besetzt oder reserviert; du kannst zuschauen.
refusal-seated = Du hast an diesem Tisch schon einen Platz.
refusal-dealt = Die Partie hat schon begonnen.
refusal-not-dealt = Die Partie hat noch nicht begonnen.
refusal-begins-at = Dieser Tisch beginnt mit einer Stellung: Spiel und Plätze bleiben, wie sie sind.
refusal-too-long = Das zu prüfen dauert zu lange.
refusal-seats-changed = Die Plätze haben sich inzwischen geändert; schau neu hin.
refusal-seats-most = Für so viele ist das Spiel nicht.
refusal-seats-fewest = Für so wenige ist das Spiel nicht.
refusal-people-most = Hier sitzen mehr Menschen, als bei diesem Spiel mitspielen können; entferne erst einen Platz.
refusal-last-place = Mindestens ein Platz ist für einen Menschen.
refusal-alone = Sonst sitzt niemand hier: Du kannst den Tisch nur löschen.
refusal-changed = Der Gastgeber hat eben etwas geändert; sieh es dir an und sag noch einmal, dass du bereit bist.
refusal-over = Die Partie ist zu Ende.
refusal-bot = Diesen Platz spielt schon ein Bot.
refusal-present = Diese Person ist da; ersetzt wird nur, wer fort ist.
refusal-grace = Diese Person ist eben erst gegangen; ein Bot lässt sich erst etwas später rufen.
refusal-resigned = Du hast aufgegeben; die anderen spielen ohne dich weiter.
refusal-no-offer = Dieser Vorschlag gilt nicht mehr.
refusal-declined = Dein Vorschlag wurde abgelehnt; spiel erst eine Weile weiter, bevor du wieder fragst.
refusal-stale = Die Partie ist weitergegangen; schau neu hin und entscheide noch einmal.
refusal-no-undo = Es lässt sich nichts zurücknehmen: Seither kam etwas Neues heraus.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-too-many = Das war zu viel auf einmal; warte einen Augenblick.
refusal-too-large = Das ist zu viel für eine Anfrage.
refusal-too-many-tables = Du hast sehr viele Tische, deren Partie nicht zu Ende ist; spiel erst einige davon zu Ende.
refusal-unreadable = Dieser Tisch ist beschädigt und lässt sich nicht öffnen; wer den Server betreibt, kann mit „burgrave doctor“ nachsehen.
refusal-other-rules = Diese Partie hat nach einer anderen Fassung der Regeln begonnen, die dieser Server nicht kennt.
refusal-house-full = Dieses Haus ist gerade voll; komm in einer Minute wieder.
refusal-store = Der Server kann gerade nicht auf seine Platte schreiben; nichts hat sich geändert. Versuch es später noch einmal.
refusal-store-away = Der Server erreicht gerade seine Datenbank nicht; der Tisch wartet, und es geht von selbst weiter.

# Who sits where, to whoever asks a crest.
what-seat =
    { $plays ->
        [you] Das bist du, auf Platz { $n }.
        [bot] Auf Platz { $n } spielt ein Bot.
        [stand-in] Auf Platz { $n } spielt ein Bot für jemanden, der weg ist.
       *[person] Auf Platz { $n } spielt ein Mensch.
    }

# Wie viele Teile eines Spiels welche Herkunft haben.
provenance-counts =
    { $all } Bestandteile: { $printed } gedruckt, { $sourced } belegt, { $reconstructed } rekonstruiert, { $house ->
        [0] keiner von uns.
       *[other] { $house } von uns.
    }
