## The King’s Will: die Seite im Browser. "n" ist eine Zahl, "player" ein Name.

kings-will-table-row = Die Aktionsreihe
kings-will-table-row-aside = { $locked } gesperrt, { $open } offen; was genommen wird, rückt ans linke Ende
kings-will-table-row-keys = Pfeile bewegen, Enter wählt, noch einmal Enter spielt; G spielt das Gewählte, P passt, U nimmt zurück, Esc hebt die Auswahl auf.
kings-will-table-locked = gesperrt
kings-will-table-open = offen
kings-will-table-taken-by = genommen von { $player }
kings-will-table-king-1 = auf der
kings-will-table-king-2 = Reise
kings-will-table-intrigue-1 = gesperrte
kings-will-table-intrigue-2 = Aktion
kings-will-table-act-fields = Felder
kings-will-table-act-cattle = Vieh
kings-will-table-act-fell-wood = Holz
kings-will-table-act-quarry-stone = Stein
kings-will-table-act-explore = Wille
kings-will-table-act-taxes = Steuern
kings-will-table-act-found = Ort
kings-will-table-act-erect = Gebäude
kings-will-table-act-education = Bildung
kings-will-table-act-development = Entwickeln
kings-will-table-act-walk = Bauern
kings-will-table-act-swap = Tausch
kings-will-table-act-offspring = Nachwuchs
kings-will-table-act-sell = Münzen
kings-will-table-act-intrigue = Gesperrtes Plättchen nutzen
# "actions" is a list, "state" a sentence.
kings-will-table-tile-label =
    Platz { $place }, { $tile }: { $actions }. { $state }{ $n ->
        [0] { "" }
       *[other] { " " }Bringt { points }.
    }
kings-will-table-king-label = Platz { $place }, { $tile }. { $state }
kings-will-table-state-taken = Jetzt genommen.
kings-will-table-state-locked = Gesperrt.
kings-will-table-state-open = Offen.
kings-will-table-state-king = Er reist, sobald er das rechte Ende erreicht.
kings-will-table-tile-king = König
kings-will-table-landscape-corn = Korn
kings-will-table-landscape-meadow = Wiese
kings-will-table-landscape-forest = Wald
kings-will-table-landscape-mountain = Gebirge
kings-will-table-landscape-hill = Hügel
kings-will-table-landscape-lake = See

## The desk

kings-will-table-desk = { $tile }: seine zwei Aktionen
kings-will-table-desk-choose = Wähle eines der offenen Plättchen: Hier siehst du, was es dir brächte.
kings-will-table-desk-others = „{ $tile }“ wurde genommen: Die anderen dürfen reihum je { DATA("kings-will/scales/row/others", one: "Aktion", other: "Aktionen") } davon nutzen.
kings-will-table-desk-intrigue = „{ $tile }“ wurde genommen: Nur wer es nahm, handelt.
kings-will-table-desk-rest = Hier siehst du, was ein Plättchen bietet, sobald du eines wählst.
kings-will-table-action-fields = Felder bestellen
kings-will-table-action-cattle = Viehzucht
kings-will-table-action-fell-wood = Holz fällen
kings-will-table-action-quarry-stone = Steine brechen
kings-will-table-action-explore = Willen des Königs erkunden
kings-will-table-action-taxes = Steuern erheben
kings-will-table-action-found = Ort gründen
kings-will-table-action-erect = Gebäude errichten
kings-will-table-action-education = Bildung verbessern
kings-will-table-action-development = Entwicklung erhöhen
kings-will-table-action-walk = Bauern bewegen
kings-will-table-action-swap = Rohstoff tauschen
kings-will-table-action-offspring = Nachwuchs
kings-will-table-action-sell = Geld vermehren
kings-will-table-about-fields = 1 Nahrung je Bauer auf Kornfeldern; Entwicklung und Gebäude geben mehr
kings-will-table-about-cattle = 1 Leder je Bauer auf Wiesen; Entwicklung und Gebäude geben mehr
kings-will-table-about-fell-wood = 1 Holz je Bauer in Wäldern; Entwicklung und Gebäude geben mehr
kings-will-table-about-quarry-stone = 1 Stein je Bauer im Gebirge; Entwicklung und Gebäude geben mehr
kings-will-table-about-taxes = 1 Münze je Bauer; das mag niemand
kings-will-table-about-education = Orte kosten weniger; das Volk mag es
kings-will-table-about-development = Ernten bringen mehr
kings-will-table-about-explore =
    { $n ->
        [one] Sieh dir eine Karte an, nur für dich.
       *[other] Sieh dir { $n } Karten an, nur für dich.
    } { $unseen ->
        [0] Du kennst alle.
       *[other] { $unseen } kennst du noch nicht.
    }
kings-will-table-about-swap =
    { $n ->
        [one] Ein Rohstoff gegen einen anderen.
       *[other] Bis zu { $n } Rohstoffe gegen andere.
    }
kings-will-table-about-sell = Ein Rohstoff wird zu { $n } Münzen.
kings-will-table-brings-none = bringt nichts
kings-will-table-scale-full = höchste Stufe
kings-will-table-level = Stufe { $n }
kings-will-table-lost =
    { $n ->
        [one] Für 1 ist kein Platz: Es geht verloren.
       *[other] Für { $n } ist kein Platz: Sie gehen verloren.
    }
kings-will-table-rebels = Das Volk würde rebellieren: −{ points }, −1 Bauer.
kings-will-table-rebels-calmed = Das Volk würde rebellieren, doch die Kapelle erspart { DATA("kings-will/scales/visit/rebellion_points", one: "Punkt", other: "Punkte") } und einen Bauern.
kings-will-table-rebels-short = Rebellion
kings-will-table-mood-to = Stimmung → { $mood }
kings-will-table-mood-by = Stimmung { $by }
kings-will-table-none-harvest = Nichts zu holen oder kein Platz.
kings-will-table-none-explore = Du kennst alle Karten.
kings-will-table-none-found = Jetzt kann nichts gegründet werden.
kings-will-table-none-erect = Jetzt kann nichts gebaut werden.
kings-will-table-none-swap = Nichts zu tauschen.
kings-will-table-none-sell = Nichts, was Münzen brächte.
kings-will-table-sites = Bauer und freier Bauplatz:
kings-will-table-sites-none = Kein Bauer steht bei einem freien Bauplatz.
kings-will-table-settlement-label = { $settlement }: { $price }; { $points }; { $mood }. { $effect }
kings-will-table-missing = { $goods } zu wenig
kings-will-table-missing-n =
    { $n ->
        [one] { $n } fehlt
       *[other] { $n } fehlen
    }
kings-will-table-missing-word =
    { $n ->
        [one] fehlt
       *[other] fehlen
    }
kings-will-table-none-left = keine übrig
kings-will-table-saving = Spare
kings-will-table-payable = { $n } von { $of } bezahlbar
kings-will-table-free-places =
    { $n ->
        [one] ein freier Platz
       *[other] { $n } freie Plätze
    }
kings-will-table-joins = verbindet
kings-will-table-joins-none = verbindet hier nichts
kings-will-table-walk-then = { $n } Schritte: alle mit einem Bauern oder auf mehrere verteilt. Jenseits der Enden liegt unbekanntes Land.
kings-will-table-walk-now =
    { $n ->
        [one] Wähle einen Bauern, dann wohin: 1 Schritt bleibt.
       *[other] Wähle einen Bauern, dann wohin: { $n } Schritte bleiben.
    }
kings-will-table-walk-none = Jetzt kann niemand gehen.
kings-will-table-births = Möglich { $spots_at }
kings-will-table-births-none = Dazu braucht es Bauerschaft oder Dorf mit einem Bauern und freiem Platz.
kings-will-table-give = Gib
kings-will-table-get = Nimm
kings-will-table-swap-give = { $good } geben
kings-will-table-swap-get = { $good } nehmen
kings-will-table-sell-good = { $good } wird zu { $n } Münzen
kings-will-table-intrigue-then = Eine Aktion eines gesperrten Plättchens, nur für dich:
kings-will-table-intrigue-now = Wähle eines der gesperrten Plättchen:
kings-will-table-row-after = Die Reihe danach
kings-will-table-row-after-label = Die Reihe nach „{ $tile }“
kings-will-table-after-actions = Du: { DATA("kings-will/scales/row/active", one: "Aktion", other: "Aktionen") }, auch dieselbe noch einmal. Die anderen: je { DATA("kings-will/scales/row/others") }.
kings-will-table-after-intrigue = Du: eine Aktion. Die anderen: keine.
kings-will-table-king-moves =
    König: Platz { $from } → { $to }, { $n ->
        [one] mindestens 1 Zug
       *[other] mindestens { $n } Züge
    }
kings-will-table-king-stays =
    König: bleibt auf { $to }, { $n ->
        [one] mindestens 1 Zug
       *[other] mindestens { $n } Züge
    }
kings-will-table-king-arrives = Nach diesem Zug kommt der König.
kings-will-table-left-title = Noch zu tun
kings-will-table-left-acts =
    { $n ->
        [one] Du hast eine Aktion.
       *[other] Du hast { $n } Aktionen, auch dieselbe noch einmal.
    }
kings-will-table-left-walk =
    { $n ->
        [one] Ein Schritt bleibt.
       *[other] { $n } Schritte bleiben.
    }
kings-will-table-left-swap = Du darfst noch einmal tauschen.
kings-will-table-left-explore = Du darfst dir noch eine Karte ansehen.
kings-will-table-left-offspring = Für { $goods } gibt es noch einmal Nachwuchs.
kings-will-table-left-others = Jetzt sind andere dran.
kings-will-table-left-then = Danach die anderen, je eine Aktion.
kings-will-table-rebellion-title = Das Volk rebelliert
kings-will-table-rebellion-about = Das kostet { points }, wenn du so viel hast, und einen Bauern: Wähle auf deinem Land, wer geht. Die Stimmung steht nun auf { $mood }.
kings-will-table-rebellion = Rebellion bei { $mood }
kings-will-table-commit-title = Auf eine WdK-Karte festlegen
kings-will-table-commit-about = Leg deine Scheibe auf eine Karte ohne eigene Scheibe. Gewertet wird nach Runde { $last }: Zorn, nichts oder Punkte.
kings-will-table-neutral-title = Die neutrale Scheibe
kings-will-table-neutral-about = Sie nimmt einen Platz auf einer Karte ein und zählt für niemanden.
kings-will-table-gifts-title = Freiwillige Abgaben an den König
kings-will-table-gifts-about = Jede freiwillige Abgabe einmal, für Punkte; je besser die Stimmung, desto mehr Zeilen stehen offen.
kings-will-table-treat-title = Die Schenke
kings-will-table-treat-about = Bevor der König kassiert, darfst du dein Volk bewirten.
kings-will-table-which-peasant = Wähle auf deinem Land den Bauern, der mit dem König zieht.
kings-will-table-worth-now = derzeit { $n } wert

## Set-up

kings-will-table-setup = Aufbau
kings-will-table-stage-land = Land
kings-will-table-stage-hamlet = Bauerschaft
kings-will-table-stage-peasants = Bauern
kings-will-table-stage-store = Lager
kings-will-table-stage-will = Wille
kings-will-table-setup-land = Leg deine { $n } Landschaften in beliebiger Reihenfolge; die Pfeile tauschen Nachbarn.
kings-will-table-setup-hamlet = Wo soll deine erste Bauerschaft stehen? Dort gibt es Nachwuchs.
kings-will-table-setup-peasants =
    { $n ->
        [one] Setz deinen Bauern. Bei der Bauerschaft ist klug: Nachwuchs braucht Eltern.
       *[other] Setz deine { $n } Bauern. Einer bei der Bauerschaft ist klug: Nachwuchs braucht Eltern.
    }
kings-will-table-setup-store =
    { $n ->
        [one] Wähle einen Rohstoff für dein Lager.
       *[other] Wähle { $n } Rohstoffe für dein Lager.
    }
kings-will-table-setup-will = Leg eine deiner zwei WdK-Karten auf den Plan. Nur du kennst sie; die andere geht zurück.
kings-will-table-setup-ready = Du bist bereit. Die anderen bauen noch auf.
kings-will-table-less-of = { $good }: eins weniger
kings-will-table-more-of = { $good }: eins mehr
kings-will-table-store-left =
    { $n ->
        [0] Alle gewählt.
       *[other] Noch { $n } zu wählen.
    }
kings-will-table-shift-left = { $landscape } nach links
kings-will-table-shift-right = { $landscape } nach rechts

## Land and holdings

kings-will-table-land = Dein Land
kings-will-table-land-of = Land von { $player }
kings-will-table-land-back = Zu deinem Land
kings-will-table-land-aside =
    { $landscapes } Landschaften, { $peasants ->
        [one] 1 Bauer
       *[other] { $peasants } Bauern
    }
kings-will-table-joined = { $emblem }, vollständig: am Ende { $points }
kings-will-table-would-join = verbindet { $emblem }: am Ende { $points }
kings-will-table-unknown = Unbekanntes Land; { $n } Landschaften sind übrig. Wer weitergeht, deckt eine auf.
kings-will-table-unknown-none = Keine Landschaft ist übrig.
kings-will-table-spot = { $place }. { $landscape }: { $peasants } von { $places } Bauern; { $settlements }; darunter: { $building }.
kings-will-table-no-settlement = kein Ort
kings-will-table-no-building = nichts
kings-will-table-free = frei
kings-will-table-site = Ort { $landscape_at } gründen
kings-will-table-place-below = Unter { $landscape_dat }: { $building }
kings-will-table-peasant-walk = Bauer { $landscape_at }: geht
kings-will-table-peasant-dismiss = Bauer { $landscape_at }: verlässt dich
kings-will-table-peasant-give = Bauer { $landscape_at }: zieht mit dem König
kings-will-table-do-peasant = Einen Bauern { $spot_to } setzen
kings-will-table-undo-peasants = Die Bauern { $spot_from } zurücknehmen
kings-will-table-holdings = Lager und Skalen
kings-will-table-store = Lager
kings-will-table-room = { $good }: { $n } von { $of }
kings-will-table-mood = Stimmung
kings-will-table-education = Bildung
kings-will-table-development = Entwicklung

## Amounts

kings-will-table-good-food = Nahrung
kings-will-table-good-leather = Leder
kings-will-table-good-wood = Holz
kings-will-table-good-stone = Stein
kings-will-table-good-coin = Münzen
kings-will-table-points-word = Punkte

## Tray

kings-will-table-tray = Dein Zug
kings-will-table-ask-set-up-land = Leg dein Land aus
kings-will-table-ask-set-up-hamlet = Wähle den Platz deiner Bauerschaft
kings-will-table-ask-set-up-peasants =
    { $n ->
        [one] Setz einen Bauern
       *[other] Setz { $n } Bauern
    }
kings-will-table-ask-set-up-store = Füll dein Lager
kings-will-table-ask-set-up-will = Wähle eine Karte für den Plan
kings-will-table-ask-set-up-ready = Bereit
kings-will-table-ask-take-tile = Wähle ein offenes Plättchen
kings-will-table-ask-act =
    { $active ->
        [yes] { $n ->
            [one] { $tile }: letzte Aktion, oder genug
           *[other] { $tile }: wähle eine Aktion
        }
       *[no] { $tile }: { $n ->
            [one] eine Aktion
           *[other] { $n } Aktionen
        }, oder passe
    }
kings-will-table-ask-walk =
    { $n ->
        [one] Weiter: 1 Schritt bleibt
       *[other] Weiter: { $n } Schritte bleiben
    }
kings-will-table-ask-swap = Noch einmal tauschen?
kings-will-table-ask-explore = Dir noch eine Karte ansehen?
kings-will-table-ask-offspring = Noch einmal Nachwuchs für { $goods }?
kings-will-table-ask-rebellion = Welcher Bauer geht?
kings-will-table-ask-commit = Leg deine Scheibe auf eine WdK-Karte
kings-will-table-ask-neutral-disc = Leg die neutrale Scheibe
kings-will-table-ask-tavern = Das Volk bewirten?
kings-will-table-ask-offers = Dem König etwas geben?
kings-will-table-waiting = Am Zug: { $players }
kings-will-table-moment = Einen Moment
kings-will-table-over = Die Partie ist zu Ende
kings-will-table-choose-first = Wähle zuerst
kings-will-table-pass-act = Nichts tun
kings-will-table-pass-enough = Genug
kings-will-table-pass-walk = Hier bleiben
kings-will-table-pass-swap = Genug
kings-will-table-pass-explore = Genug
kings-will-table-pass-offspring = Nein
kings-will-table-pass-tavern = Nein
kings-will-table-pass-offers = Nichts mehr
kings-will-table-give-nothing = Nichts geben
kings-will-table-then-take = „{ $tile }“ kommt danach ans linke Ende. Du führst bis zu { DATA("kings-will/scales/row/active", one: "Aktion", other: "Aktionen") } aus, die anderen je { DATA("kings-will/scales/row/others") }.
kings-will-table-then-intrigue = Du nutzt eine gesperrte Aktion; sonst handelt niemand.
kings-will-table-costs = kostet { $goods }
kings-will-table-crosses = von { $from } zu { $to }
kings-will-table-find-warning = Deckt eine neue Landschaft auf: Das lässt sich nicht zurücknehmen.
kings-will-table-do-harvest =
    { $action ->
        [fields] Felder bestellen: { $goods }
        [cattle] Viehzucht: { $goods }
        [fell-wood] Holz fällen: { $goods }
       *[quarry-stone] Steine brechen: { $goods }
    }
kings-will-table-do-taxes = Steuern erheben: { $goods }
kings-will-table-do-sell = { $good } → { $goods }
kings-will-table-do-walk = { $spot_to } gehen
kings-will-table-do-find =
    { $side ->
        [left] Land links erkunden
       *[right] Land rechts erkunden
    }
kings-will-table-do-swap = { $give } → { $get }
kings-will-table-do-treat = Das Volk bewirten ({ $goods }): Stimmung +{ $n }
kings-will-table-do-land = Land so auslegen
kings-will-table-do-peasants = Bauern stehen so
kings-will-table-do-store = Lager so füllen

## Round and players

# "round" and "of" are roman numerals.
kings-will-table-round = Runde { $round }
kings-will-table-round-aside = von { $of } · Zug { $n }
kings-will-table-round-of = von { $of }
kings-will-table-king-at = Der König steht auf Platz { $place } von { $last }
kings-will-table-king-here = Der König ist da
kings-will-table-game-over = Die Partie ist zu Ende
kings-will-table-king-comes = Nach diesem Zug kommt der König
kings-will-table-king-in =
    { $n ->
        [0] der König ist da
       *[other] König: { $n }+ Züge
    }
kings-will-table-turns-left =
    { $n ->
        [one] Mindestens 1 Zug, bis der König reist
       *[other] Mindestens { $n } Züge, bis der König reist
    }
kings-will-table-tributes = Pflichtabgabe jeder Runde
kings-will-table-paid = bezahlt
kings-will-table-unpaid = fehlt
kings-will-table-past = vorbei
kings-will-table-can-pay = Du kannst zahlen
kings-will-table-gifts-in-reach =
    { $of ->
        [one] { $n } von 1 freiwilligen Abgabe möglich
       *[other] { $n } von { $of } freiwilligen Abgaben möglich
    }
kings-will-table-players = Spieler
kings-will-table-you = Du
kings-will-table-your-turn = du bist dran
kings-will-table-deciding = überlegt
kings-will-table-took = nahm „{ $tile }“
kings-will-table-plays-next = als Nächstes
kings-will-table-stand-in = Bot springt ein
kings-will-table-bot = Bot
kings-will-table-only-you = geheim
kings-will-table-show-land = Land zeigen: { $player }
kings-will-table-peasants = Bauern
kings-will-table-landscapes = Landschaften
kings-will-table-views = Ansichten
kings-will-table-tab-table = Tisch
kings-will-table-tab-buildings = Gebäude
kings-will-table-tab-will = Wille
kings-will-table-tab-travel = Reise
kings-will-table-tab-log = Verlauf
kings-will-table-tab-players = Spieler

## Buildings

kings-will-table-on-offer = { $n } im Angebot
kings-will-table-yours = deins
kings-will-table-can-build = baubar
kings-will-table-can-pay-short = bezahlbar
kings-will-table-building-label = { $building }: { $price }; { $points }; { $effect }. Embleme { $emblems }. { $state }
kings-will-table-emblems = Embleme
kings-will-table-emblems-about = zählen am Ende, wenn zwei Nachbarn sie gemeinsam zeigen
kings-will-table-detail-none =
    { $touch ->
        [yes] Tippe ein Gebäude an, um zu lesen, was es bewirkt.
       *[no] Zeige auf ein Gebäude, um zu lesen, was es bewirkt.
    }
kings-will-table-effect-mill = Felder +{ $n }
kings-will-table-effect-tannery = Vieh +{ $n }
kings-will-table-effect-sawmill = Holz +{ $n }
kings-will-table-effect-quarry = Stein +{ $n }
kings-will-table-effect-fair = Stimmung
kings-will-table-effect-tavern = Stimmung +{ $n }
kings-will-table-effect-market = { $n } tauschen
kings-will-table-effect-mint = { kings-will-goods-coin }
kings-will-table-effect-customs-house = Steuern: −{ $n }
kings-will-table-effect-school = { kings-will-goods-coin }
kings-will-table-effect-library = Bildung × { $n } P.
kings-will-table-effect-workshop = Entw. × { $n } P.
kings-will-table-effect-granary = Platz +{ $n }
kings-will-table-effect-tithe-barn = Platz +{ $n }
kings-will-table-effect-inn = Platz +{ $n } oben
kings-will-table-effect-midwife = zweites Kind
kings-will-table-effect-relay-station =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
kings-will-table-effect-scout-house =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
kings-will-table-effect-chapel = gegen Aufruhr
kings-will-table-effect-masons-lodge = Orte −{ $n }
kings-will-table-effect-palace = sonst nichts

## Will board

kings-will-table-seen = { $n } gesehen
kings-will-table-will-secret = { $n } von { $of } hast du gesehen. Karten und Notizen siehst nur du.
kings-will-table-will-spectator = Karten mit Scheiben von Spielern werden am Ende aufgedeckt.
kings-will-table-will-foot = Bei jedem Besuch legen alle eine Scheibe auf eine Karte ohne eigene Scheibe; { $n } Scheiben füllen eine Karte. Gewertet nach Runde { $last }.
kings-will-table-card-n = Karte { $card }
kings-will-table-face-down = verdeckt
kings-will-table-seen-down = gesehen, verdeckt
kings-will-table-looking = Für dich offen bis zu deiner nächsten Entscheidung
kings-will-table-look-again-discs = Gesehene Karten bleiben unter deinen Scheiben für dich offen; jede andere liegt nach deiner nächsten Entscheidung wieder verdeckt.
kings-will-table-look-again-none = Eine Karte, die du ansiehst, bleibt bis zu deiner nächsten Entscheidung für dich offen. Notizen sind erlaubt.
kings-will-table-not-yet = noch nicht gelegt
kings-will-table-at-most = max. { $n }
kings-will-table-dealt = Diese zwei hast du erhalten: Eine davon legst du auf den Plan.
kings-will-table-seen-by = gesehen von { $players }
kings-will-table-neutral = neutrale Scheibe
kings-will-table-discs = { $n } von { $of }
kings-will-table-discs-full = { $n } von { $of }, voll
kings-will-table-full = voll
kings-will-table-now = jetzt { $n }
kings-will-table-or-wrath = sonst −{ $n }
kings-will-table-note-add = Notiz
kings-will-table-note-on = Notiz zu Karte { $card }
kings-will-table-note-secret = Nur in diesem Browser
kings-will-table-need-mood = Stimmung { $n }+
kings-will-table-need-education = Bildung { $n }+
kings-will-table-need-development = Entwicklung { $n }+
kings-will-table-need-peasants = { $n }+ Bauern
kings-will-table-need-landscapes = { $n }+ Landschaften
kings-will-table-need-hamlets = { $n }+ Bauerschaften
kings-will-table-need-castles =
    { $n ->
        [one] eine Burg
       *[other] { $n }+ Burgen
    }
kings-will-table-need-monasteries =
    { $n ->
        [one] ein Kloster
       *[other] { $n }+ Klöster
    }
kings-will-table-need-villages =
    { $n ->
        [one] ein Dorf
       *[other] { $n }+ Dörfer
    }
kings-will-table-need-settlement-kinds = { $n } Ortsarten
kings-will-table-need-buildings =
    { $n ->
        [one] ein Gebäude
       *[other] { $n }+ Gebäude
    }
kings-will-table-need-coins = { $n }+ Münzen
kings-will-table-need-resources = { $n }+ Rohstoffe
kings-will-table-need-most-buildings = meiste Gebäude
kings-will-table-need-resource-kinds = { $n } Sorten im Lager
kings-will-table-need-full-sets =
    { $n ->
        [one] je eins im Lager
       *[other] je { $n } im Lager
    }
kings-will-table-need-lived-landscapes = { $n } belebte Orte
kings-will-table-each-resources = { $n } je Rohstoff
kings-will-table-each-full-sets = { $n } je vollem Satz
kings-will-table-each-lived-landscapes = { $n } je belebtem Ort

## Travel tile

kings-will-table-travel-none = Die Reisetafel der Runde wird aufgedeckt, wenn alle aufgebaut haben.
kings-will-table-travel-aside = Runde { $round }
kings-will-table-visit-n = Besuch { $round }
kings-will-table-visit-about = wenn der König das rechte Ende erreicht
kings-will-table-tribute = Pflichtabgabe
kings-will-table-unpaid-price = Wer nicht alles zahlen kann: −{ points }, Stimmung { $mood }.
kings-will-table-gifts = Freiwillige Abgaben: jede einmal; je besser die Stimmung, desto mehr Zeilen stehen offen
kings-will-table-from-to = { $from } bis { $to }
kings-will-table-you-at = du, { $mood }
kings-will-table-lift = Stimmung noch +{ $n }
kings-will-table-given = gegeben
kings-will-table-you-can = du kannst
kings-will-table-you-could = möglich
kings-will-table-steps-title = Der Besuch Schritt für Schritt
kings-will-table-steps-will = Wille.
kings-will-table-steps-will-about = Je eine Scheibe; es beginnt, wer das letzte Plättchen nahm.
kings-will-table-steps-neutral = Zu zweit folgt eine neutrale Scheibe: Sie nimmt einen Platz und bringt niemandem Punkte.
kings-will-table-steps-tribute = Pflichtabgabe.
kings-will-table-steps-tribute-about = Alle zahlen oder ziehen sich den Unmut des Königs zu.
kings-will-table-steps-gifts = Freiwillige Abgaben.
kings-will-table-steps-gifts-about = In gleicher Reihenfolge, nach der Stimmung dieses Augenblicks.
kings-will-table-steps-onward = Weiter.
kings-will-table-steps-onward-about = Die nächste Tafel wird aufgedeckt; nach Runde { $last } wird der Wille gewertet.

# Was etwas ist, für alle, die darauf zeigen, es antippen oder gedrückt halten.
kings-will-table-what-tile-harvest = Zwei Aktionen: Nahrung von deinen Bauern auf Kornfeldern oder Leder von denen auf Wiesen.
kings-will-table-what-tile-mine = Zwei Aktionen: Holz von deinen Bauern in Wäldern oder Stein von denen im Gebirge.
kings-will-table-what-tile-enrich = Zwei Aktionen: eine WdK-Karte ansehen oder Steuern erheben: Münzen, aber schlechtere Stimmung.
kings-will-table-what-tile-build = Zwei Aktionen: auf einer Landschaft einen Ort gründen oder darunter ein Gebäude errichten.
kings-will-table-what-tile-govern = Zwei Aktionen: die Bildung verbessern oder die Entwicklung erhöhen.
kings-will-table-what-tile-move = Zwei Aktionen: Bauern bewegen, auch in unbekanntes Land, oder einen Rohstoff tauschen.
kings-will-table-what-tile-multiply = Zwei Aktionen: ein neuer Bauer in Bauerschaft oder Dorf oder Münzen für einen Rohstoff.
kings-will-table-what-tile-intrigue = Eine Aktion eines gesperrten Plättchens, für dich allein.
kings-will-table-what-tile-king = Der König reist ans rechte Ende der Reihe; dann besucht er alle. Er kommt { $n }-mal.
kings-will-table-what-landscape = Bringt { $goods } für jeden Bauern, der hier steht, wenn geerntet wird.
kings-will-table-what-landscape-bare =
    Bringt nichts, hat aber Platz für { $sites ->
        [one] 1 Ort
       *[other] { $sites } Orte
    } und { $places } Bauern.
kings-will-table-what-food = Nahrung
kings-will-table-what-food-text = Ein Rohstoff: bezahlt Orte, Gebäude und Abgaben.
kings-will-table-what-leather = Leder
kings-will-table-what-leather-text = Ein Rohstoff: bezahlt Orte, Gebäude und Abgaben.
kings-will-table-what-wood = Holz
kings-will-table-what-wood-text = Ein Rohstoff: bezahlt Orte, Gebäude und Abgaben.
kings-will-table-what-stone = Stein
kings-will-table-what-stone-text = Ein Rohstoff: bezahlt Orte, Gebäude und Abgaben.
kings-will-table-what-coin = Münzen
kings-will-table-what-coin-text = Sie bezahlen Gebäude und Abgaben. Sie kommen aus Steuern und aus Rohstoffen, die du verkaufst.
kings-will-table-what-peasant = Bauer
kings-will-table-what-peasant-text = Erntet die Landschaft, auf der er steht, zahlt Steuern und muss dort stehen, wo ein Ort gegründet wird.
kings-will-table-what-land = Landschaften
kings-will-table-what-land-text = Wer über ein Ende des Landes hinausgeht, findet eine neue.
kings-will-table-what-vp = Siegpunkte
kings-will-table-what-vp-text = Wer nach dem letzten Besuch die meisten hat, gewinnt. Was andere haben, kann bis dahin verdeckt sein.
kings-will-table-what-mood = Stimmung
kings-will-table-what-mood-text = Von { $least } bis { $most }: Bessere Stimmung erlaubt beim Besuch mehr freiwillige Abgaben, am unteren Ende kommt es zur Rebellion.
kings-will-table-what-edu = Bildung
kings-will-table-what-edu-text = Jede Stufe macht eine Art von Ort billiger und hebt die Stimmung; die letzte bringt Punkte.
kings-will-table-what-dev = Entwicklung
kings-will-table-what-dev-text = Jede Stufe macht eine Ernte reicher, auch ohne Bauern dort; die letzte bringt Punkte.
kings-will-table-what-site = Bauplatz
kings-will-table-what-site-text = Hier lässt sich ein Ort gründen, wenn ein Bauer da steht.
kings-will-table-what-plot = Platz für ein Gebäude
kings-will-table-what-plot-text = Unter jeder Landschaft ist Platz für ein Gebäude.
kings-will-table-what-emblem = Emblem: { $emblem }
kings-will-table-what-emblem-text = Zwei gleiche Hälften benachbarter Gebäude ergeben ein ganzes: am Ende { $points }.
kings-will-table-what-will = Eine WdK-Karte
kings-will-table-what-will-text = Wessen Scheibe darauf liegt, der wird am Ende danach beurteilt: Punkte für den Wunsch oder { $n } für den Zorn. Diese hast du nicht gesehen.
kings-will-table-what-disc = Scheiben
kings-will-table-what-disc-text = Bei jedem Besuch legt jeder eine Scheibe auf eine Karte; am Ende wird danach geurteilt.
kings-will-table-what-eye = Gesehen
kings-will-table-what-eye-text = Diese Spieler haben sich die Karte angesehen.
kings-will-table-what-tribute = Pflichtabgabe
kings-will-table-what-tribute-text = Was der König beim Besuch jeder Runde von allen verlangt. Wer nicht zahlen kann, verliert Punkte und Stimmung.
kings-will-table-what-offer = Freiwillige Abgabe
kings-will-table-what-offer-text = Bei jedem Besuch darfst du jede einmal leisten, für die Punkte daneben, wenn die Stimmung gut genug ist.
kings-will-table-what-note = Notizen
kings-will-table-what-note-text = Was du dir zu einer Karte aufschreibst; nur du siehst es.

## What somebody did, looking back, where the log has nothing to tell.
did-kings-will-land = { $name } legt das Land aus
did-kings-will-land-you = Du legst dein Land aus
did-kings-will-hamlet = { $name } stellt die Bauerschaft auf
did-kings-will-hamlet-you = Du stellst deine Bauerschaft auf
did-kings-will-peasants = { $name } stellt die Bauern auf
did-kings-will-peasants-you = Du stellst deine Bauern auf
did-kings-will-store = { $name } füllt das Lager
did-kings-will-store-you = Du füllst dein Lager
did-kings-will-walk = { $name } geht weiter
did-kings-will-walk-you = Du gehst weiter
did-kings-will-pass = { $name } lässt es dabei
did-kings-will-pass-you = Du lässt es dabei

## The parts of the glossary.

glossary-kings-will-tiles = Aktionsplättchen
glossary-kings-will-land = Das Land
glossary-kings-will-goods = Waren und Skalen
glossary-kings-will-visit = Der Besuch des Königs
glossary-kings-will-settlements = Orte
glossary-kings-will-buildings = Gebäude
glossary-kings-will-emblems = Embleme
glossary-kings-will-cards = WdK-Karten
