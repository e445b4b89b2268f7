## The King’s Will: die Seite im Browser. "n" ist eine Zahl, "player" ein Name.

kwt-row = Die Aktionsreihe
kwt-row-aside = { $locked } gesperrt, { $open } offen; was genommen wird, rückt ans linke Ende
kwt-row-keys = Pfeile bewegen, Enter wählt, noch einmal Enter spielt; G spielt das Gewählte, P passt, U nimmt zurück, Escape lässt los.
kwt-locked = gesperrt
kwt-open = offen
kwt-taken-by = genommen von { $player }
kwt-king-1 = auf der
kwt-king-2 = Reise
kwt-intrigue-1 = gesperrte
kwt-intrigue-2 = Aktion
kwt-act-fields = Felder
kwt-act-cattle = Vieh
kwt-act-fell-wood = Holz
kwt-act-quarry-stone = Stein
kwt-act-explore = Wille
kwt-act-taxes = Steuern
kwt-act-found = Ort
kwt-act-erect = Gebäude
kwt-act-education = Bildung
kwt-act-development = Entwickeln
kwt-act-walk = Bauern
kwt-act-swap = Tausch
kwt-act-offspring = Nachwuchs
kwt-act-sell = Münzen
kwt-act-intrigue = Gesperrtes Plättchen nutzen
# "actions" is a list, "state" a sentence.
kwt-tile-label =
    Platz { $place }, { $tile }: { $actions }. { $state }{ $n ->
        [0] { "" }
       *[other] { " " }Bringt { points }.
    }
kwt-king-label = Platz { $place }, { $tile }. { $state }
kwt-state-taken = Jetzt genommen.
kwt-state-locked = Gesperrt.
kwt-state-open = Offen.
kwt-state-king = Er reist, sobald er das rechte Ende erreicht.
kwt-tile-king = König
kwt-landscape-corn = Korn
kwt-landscape-meadow = Wiese
kwt-landscape-forest = Wald
kwt-landscape-mountain = Gebirge
kwt-landscape-hill = Hügel
kwt-landscape-lake = See

## The desk

kwt-desk = { $tile }: seine zwei Aktionen
kwt-desk-choose = Wähle eines der offenen Plättchen: Hier siehst du, was es dir brächte.
kwt-desk-others = „{ $tile }“ wurde genommen: Alle dürfen reihum eine seiner Aktionen nutzen.
kwt-desk-intrigue = „{ $tile }“ wurde genommen: Nur wer es nahm, handelt.
kwt-desk-rest = Hier siehst du, was ein Plättchen bietet, sobald du eines wählst.
kwt-action-fields = Felder bestellen
kwt-action-cattle = Viehzucht
kwt-action-fell-wood = Holz fällen
kwt-action-quarry-stone = Steine brechen
kwt-action-explore = Willen des Königs erkunden
kwt-action-taxes = Steuern erheben
kwt-action-found = Ort gründen
kwt-action-erect = Gebäude errichten
kwt-action-education = Bildung verbessern
kwt-action-development = Entwicklung erhöhen
kwt-action-walk = Bauern bewegen
kwt-action-swap = Rohstoff tauschen
kwt-action-offspring = Nachwuchs
kwt-action-sell = Geld vermehren
kwt-about-fields = 1 Nahrung je Bauer auf Kornfeldern; Entwicklung und Gebäude geben mehr
kwt-about-cattle = 1 Leder je Bauer auf Wiesen; Entwicklung und Gebäude geben mehr
kwt-about-fell-wood = 1 Holz je Bauer in Wäldern; Entwicklung und Gebäude geben mehr
kwt-about-quarry-stone = 1 Stein je Bauer im Gebirge; Entwicklung und Gebäude geben mehr
kwt-about-taxes = 1 Münze je Bauer; das mag niemand
kwt-about-education = Orte kosten weniger; das Volk mag es
kwt-about-development = Ernten bringen mehr
kwt-about-explore =
    { $n ->
        [one] Sieh dir eine Karte an, nur für dich.
       *[other] Sieh dir { $n } Karten an, nur für dich.
    } { $unseen ->
        [0] Du kennst alle.
       *[other] { $unseen } kennst du noch nicht.
    }
kwt-about-swap =
    { $n ->
        [one] Ein Rohstoff gegen einen anderen.
       *[other] Bis zu { $n } Rohstoffe gegen andere.
    }
kwt-about-sell = Ein Rohstoff wird zu { $n } Münzen.
kwt-brings-none = bringt nichts
kwt-scale-full = höchste Stufe
kwt-level = Stufe { $n }
kwt-lost =
    { $n ->
        [one] Für 1 ist kein Platz: Es geht verloren.
       *[other] Für { $n } ist kein Platz: Sie gehen verloren.
    }
kwt-rebels = Das Volk würde rebellieren: −{ points }, −1 Bauer.
kwt-rebels-calmed = Das Volk würde rebellieren, doch die Kapelle erspart Punkt und Bauern.
kwt-rebels-short = Rebellion
kwt-mood-to = Stimmung → { $mood }
kwt-mood-by = Stimmung { $by }
kwt-none-harvest = Nichts zu holen oder kein Platz.
kwt-none-explore = Du kennst alle Karten.
kwt-none-found = Jetzt kann nichts gegründet werden.
kwt-none-erect = Jetzt kann nichts gebaut werden.
kwt-none-swap = Nichts zu tauschen.
kwt-none-sell = Nichts, was Münzen brächte.
kwt-sites = Bauer und freier Bauplatz:
kwt-sites-none = Kein Bauer steht bei einem freien Bauplatz.
kwt-settlement-label = { $settlement }: { $price }; { $points }; { $mood }. { $effect }
kwt-missing = { $goods } zu wenig
kwt-missing-n =
    { $n ->
        [one] { $n } fehlt
       *[other] { $n } fehlen
    }
kwt-missing-word =
    { $n ->
        [one] fehlt
       *[other] fehlen
    }
kwt-none-left = keine übrig
kwt-saving = Spare
kwt-payable = { $n } von { $of } bezahlbar
kwt-free-places =
    { $n ->
        [one] ein freier Platz
       *[other] { $n } freie Plätze
    }
kwt-joins = verbindet
kwt-joins-none = verbindet hier nichts
kwt-walk-then = { $n } Schritte: alle mit einem Bauern oder auf mehrere verteilt. Jenseits der Enden liegt unbekanntes Land.
kwt-walk-now =
    { $n ->
        [one] Wähle einen Bauern, dann wohin: 1 Schritt bleibt.
       *[other] Wähle einen Bauern, dann wohin: { $n } Schritte bleiben.
    }
kwt-walk-none = Jetzt kann niemand gehen.
kwt-births = Möglich auf: { $places }
kwt-births-none = Dazu braucht es Bauerschaft oder Dorf mit einem Bauern und freiem Platz.
kwt-give = Gib
kwt-get = Nimm
kwt-swap-give = { $good } geben
kwt-swap-get = { $good } nehmen
kwt-sell-good = { $good } wird zu { $n } Münzen
kwt-intrigue-then = Eine Aktion eines gesperrten Plättchens, nur für dich:
kwt-intrigue-now = Wähle eines der gesperrten Plättchen:
kwt-row-after = Die Reihe danach
kwt-row-after-label = Die Reihe nach „{ $tile }“
kwt-after-actions = Du: zwei Aktionen oder eine zweimal. Die anderen: je eine.
kwt-after-intrigue = Du: eine Aktion. Die anderen: keine.
kwt-king-moves =
    König: Platz { $from } → { $to }, { $n ->
        [one] mindestens 1 Zug
       *[other] mindestens { $n } Züge
    }
kwt-king-stays =
    König: bleibt auf { $to }, { $n ->
        [one] mindestens 1 Zug
       *[other] mindestens { $n } Züge
    }
kwt-king-arrives = Nach diesem Zug kommt der König.
kwt-left-title = Noch zu tun
kwt-left-acts =
    { $n ->
        [one] Du hast eine Aktion.
       *[other] Du hast { $n } Aktionen: beide oder eine zweimal.
    }
kwt-left-walk =
    { $n ->
        [one] Ein Schritt bleibt.
       *[other] { $n } Schritte bleiben.
    }
kwt-left-swap = Du darfst noch einmal tauschen.
kwt-left-explore = Du darfst dir noch eine Karte ansehen.
kwt-left-offspring = Für { $goods } gibt es noch einmal Nachwuchs.
kwt-left-others = Jetzt sind andere dran.
kwt-left-then = Danach die anderen, je eine Aktion.
kwt-rebellion-title = Das Volk rebelliert
kwt-rebellion-about = Das kostet { points }, wenn du so viel hast, und einen Bauern: Wähle auf deinem Land, wer geht. Die Stimmung steht nun auf { $mood }.
kwt-rebellion = Rebellion bei { $mood }
kwt-commit-title = Auf eine WdK-Karte festlegen
kwt-commit-about = Leg deine Scheibe auf eine Karte ohne eigene Scheibe. Gewertet wird nach Runde { $last }: Zorn, nichts oder Punkte.
kwt-neutral-title = Die neutrale Scheibe
kwt-neutral-about = Sie nimmt einen Platz auf einer Karte ein und zählt für niemanden.
kwt-gifts-title = Freiwillige Abgaben an den König
kwt-gifts-about = Jede freiwillige Abgabe in der Zeile deiner Stimmung einmal, für Punkte.
kwt-treat-title = Die Schenke
kwt-treat-about = Bevor der König kassiert, darfst du dein Volk bewirten.
kwt-which-peasant = Wähle auf deinem Land den Bauern, der mit dem König zieht.
kwt-worth-now = derzeit { $n } wert

## Set-up

kwt-setup = Aufbau
kwt-stage-land = Land
kwt-stage-hamlet = Bauerschaft
kwt-stage-peasants = Bauern
kwt-stage-store = Lager
kwt-stage-will = Wille
kwt-setup-land = Leg deine { $n } Landschaften in beliebiger Reihenfolge; die Pfeile tauschen Nachbarn.
kwt-setup-hamlet = Wo soll deine erste Bauerschaft stehen? Dort gibt es Nachwuchs.
kwt-setup-peasants =
    { $n ->
        [one] Setz deinen Bauern. Bei der Bauerschaft ist klug: Nachwuchs braucht Eltern.
       *[other] Setz deine { $n } Bauern. Einer bei der Bauerschaft ist klug: Nachwuchs braucht Eltern.
    }
kwt-setup-store =
    { $n ->
        [one] Wähle einen Rohstoff für dein Lager.
       *[other] Wähle { $n } Rohstoffe für dein Lager.
    }
kwt-setup-will = Leg eine deiner zwei WdK-Karten auf den Plan. Nur du kennst sie; die andere geht zurück.
kwt-setup-ready = Du bist bereit. Die anderen bauen noch auf.
kwt-less-of = { $good }: eins weniger
kwt-more-of = { $good }: eins mehr
kwt-store-left =
    { $n ->
        [0] Alle gewählt.
       *[other] Noch { $n } zu wählen.
    }
kwt-shift-left = { $landscape } nach links
kwt-shift-right = { $landscape } nach rechts

## Land and holdings

kwt-land = Dein Land
kwt-land-of = Land von { $player }
kwt-land-back = Zu deinem Land
kwt-land-aside =
    { $landscapes } Landschaften, { $peasants ->
        [one] 1 Bauer
       *[other] { $peasants } Bauern
    }
kwt-joined = { $emblem }, vollständig: am Ende { $points }
kwt-would-join = verbindet { $emblem }: am Ende { $points }
kwt-unknown = Unbekanntes Land; { $n } Landschaften sind übrig. Wer weitergeht, deckt eine auf.
kwt-unknown-none = Keine Landschaft ist übrig.
kwt-spot = { $place }. { $landscape }: { $peasants } von { $places } Bauern; { $settlements }; darunter: { $building }.
kwt-no-settlement = kein Ort
kwt-no-building = nichts
kwt-free = frei
kwt-site = Gründen auf: { $landscape }
kwt-place-below = Unter { $landscape }: { $building }
kwt-peasant-walk = Bauer auf { $landscape }: geht
kwt-peasant-dismiss = Bauer auf { $landscape }: verlässt dich
kwt-peasant-give = Bauer auf { $landscape }: zieht mit dem König
kwt-do-peasant = Bauer auf: { $place }
kwt-undo-peasants = Bauern zurücknehmen von: { $place }
kwt-holdings = Lager und Skalen
kwt-store = Lager
kwt-room = { $good }: { $n } von { $of }
kwt-mood = Stimmung
kwt-education = Bildung
kwt-development = Entwicklung

## Amounts

kwt-good-food = Nahrung
kwt-good-leather = Leder
kwt-good-wood = Holz
kwt-good-stone = Stein
kwt-good-coin = Münzen
kwt-points-word = Punkte

## Tray

kwt-ask = Dein Zug
kwt-ask-set-up-land = Leg dein Land aus
kwt-ask-set-up-hamlet = Wähle den Platz deiner Bauerschaft
kwt-ask-set-up-peasants =
    { $n ->
        [one] Setz einen Bauern
       *[other] Setz { $n } Bauern
    }
kwt-ask-set-up-store = Füll dein Lager
kwt-ask-set-up-will = Wähle eine Karte für den Plan
kwt-ask-set-up-ready = Bereit
kwt-ask-take-tile = Wähle ein offenes Plättchen
kwt-ask-act =
    { $active ->
        [yes] { $n ->
            [one] { $tile }: letzte Aktion, oder genug
           *[other] { $tile }: wähle eine Aktion
        }
       *[no] { $tile }: eine Aktion, oder passe
    }
kwt-ask-walk =
    { $n ->
        [one] Weiter: 1 Schritt bleibt
       *[other] Weiter: { $n } Schritte bleiben
    }
kwt-ask-swap = Noch einmal tauschen?
kwt-ask-explore = Dir noch eine Karte ansehen?
kwt-ask-offspring = Noch einmal Nachwuchs für { $goods }?
kwt-ask-rebellion = Welcher Bauer geht?
kwt-ask-commit = Leg deine Scheibe auf eine WdK-Karte
kwt-ask-neutral-disc = Leg die neutrale Scheibe
kwt-ask-tavern = Das Volk bewirten?
kwt-ask-offers = Dem König etwas geben?
kwt-waiting = Am Zug: { $players }
kwt-moment = Einen Moment
kwt-over = Das Spiel ist aus
kwt-refused = Das geht nicht: { $reason }
kwt-choose-first = Wähle zuerst
kwt-pass-act = Nichts tun
kwt-pass-enough = Genug
kwt-pass-walk = Hier bleiben
kwt-pass-swap = Genug
kwt-pass-explore = Genug
kwt-pass-offspring = Nein
kwt-pass-tavern = Nein
kwt-pass-offers = Nichts mehr
kwt-give-nothing = Nichts geben
kwt-then-take = „{ $tile }“ kommt danach ans linke Ende. Du handelst zweimal, die anderen je einmal.
kwt-then-intrigue = Du nutzt eine gesperrte Aktion; sonst handelt niemand.
kwt-costs = kostet { $goods }
kwt-crosses = von { $from } zu { $to }
kwt-find-warning = Deckt eine neue Landschaft auf: Das lässt sich nicht zurücknehmen.
kwt-do-take = „{ $tile }“ nehmen
kwt-do-harvest =
    { $action ->
        [fields] Felder bestellen: { $goods }
        [cattle] Viehzucht: { $goods }
        [fell-wood] Holz fällen: { $goods }
       *[quarry-stone] Steine brechen: { $goods }
    }
kwt-do-taxes = Steuern erheben: { $goods }
kwt-do-sell = { $good } → { $goods }
kwt-do-explore = Karte { $card } ansehen
kwt-do-commit = Scheibe auf Karte { $card }
kwt-do-neutral = Neutrale Scheibe auf { $card }
kwt-do-found = { $settlement }: { $place }
kwt-do-erect = { $building }: { $place }
kwt-do-education = Bildung verbessern
kwt-do-development = Entwicklung erhöhen
kwt-do-walk = Gehen nach: { $place }
kwt-do-find =
    { $side ->
        [left] Land links erkunden
       *[right] Land rechts erkunden
    }
kwt-do-swap = { $give } → { $get }
kwt-do-offspring = Nachwuchs: { $place }
kwt-do-dismiss = Gehen lassen: { $place }
kwt-do-treat = Bewirten: { $goods } für Stimmung +{ $n }
kwt-do-give = { $goods } geben: { $points }
kwt-do-land = Land so auslegen
kwt-do-hamlet = Bauerschaft: { $place }
kwt-do-peasants = Bauern stehen so
kwt-do-store = Lager so füllen
kwt-do-put = „{ $will }“ legen
kwt-do-pass = Passen

## Round and players

# "round" and "of" are roman numerals.
kwt-round = Runde { $round }
kwt-round-aside = von { $of } · Zug { $n }
kwt-round-of = von { $of }
kwt-king-at = Der König steht auf Platz { $place } von 8
kwt-king-here = Der König ist da
kwt-game-over = Das Spiel ist aus
kwt-king-comes = Nach diesem Zug kommt der König
kwt-king-in =
    { $n ->
        [0] der König ist da
       *[other] König: { $n }+ Züge
    }
kwt-turns-left =
    { $n ->
        [one] Mindestens 1 Zug, bis der König reist
       *[other] Mindestens { $n } Züge, bis der König reist
    }
kwt-tributes = Pflichtabgabe jeder Runde
kwt-paid = bezahlt
kwt-unpaid = fehlt
kwt-past = vorbei
kwt-can-pay = Du kannst zahlen
kwt-gifts-in-reach =
    { $of ->
        [one] { $n } von 1 freiwilligen Abgabe möglich
       *[other] { $n } von { $of } freiwilligen Abgaben möglich
    }
kwt-players = Spieler
kwt-you = Du
kwt-your-turn = du bist dran
kwt-deciding = überlegt
kwt-took = nahm „{ $tile }“
kwt-plays-next = als Nächstes
kwt-stand-in = Bot springt ein
kwt-bot = Bot
kwt-only-you = geheim
kwt-show-land = Land zeigen: { $player }
kwt-peasants = Bauern
kwt-landscapes = Landschaften
kwt-views = Ansichten
kwt-tab-table = Tisch
kwt-tab-buildings = Gebäude
kwt-tab-will = Wille
kwt-tab-travel = Reise
kwt-tab-log = Verlauf
kwt-tab-players = Spieler
kwt-newest-first = Neuestes zuerst
kwt-log-empty = Noch ist nichts geschehen.

## Buildings

kwt-on-offer = { $n } im Angebot
kwt-yours = deins
kwt-can-build = baubar
kwt-can-pay-short = bezahlbar
kwt-building-label = { $building }: { $price }; { $points }; { $effect }. Embleme { $emblems }. { $state }
kwt-emblems = Embleme
kwt-emblems-about = zählen am Ende, wenn zwei Nachbarn sie gemeinsam zeigen
kwt-detail-none =
    { $touch ->
        [yes] Tippe ein Gebäude an, um zu lesen, was es bewirkt.
       *[no] Zeige auf ein Gebäude, um zu lesen, was es bewirkt.
    }
kwt-effect-mill = Felder +{ $n }
kwt-effect-tannery = Vieh +{ $n }
kwt-effect-sawmill = Holz +{ $n }
kwt-effect-quarry = Stein +{ $n }
kwt-effect-fair = Stimmung
kwt-effect-tavern = Stimmung +{ $n }
kwt-effect-market = { $n } tauschen
kwt-effect-mint = { kw-goods-coin }
kwt-effect-customs-house = Steuern: −{ $n }
kwt-effect-school = { kw-goods-coin }
kwt-effect-library = P.: Bildung
kwt-effect-workshop = P.: Entwickl.
kwt-effect-granary = Platz +{ $n }
kwt-effect-tithe-barn = Platz +{ $n }
kwt-effect-inn = Platz +{ $n } oben
kwt-effect-midwife = mehr Nachwuchs
kwt-effect-relay-station =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
kwt-effect-scout-house =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
kwt-effect-chapel = gegen Aufruhr
kwt-effect-masons-lodge = Orte −{ $n }
kwt-effect-palace = sonst nichts

## Will board

kwt-seen = { $n } gesehen
kwt-will-secret = { $n } von { $of } hast du gesehen. Karten und Notizen siehst nur du.
kwt-will-spectator = Karten mit Scheiben von Spielern werden am Ende aufgedeckt.
kwt-will-foot = Bei jedem Besuch legen alle eine Scheibe auf eine Karte ohne eigene Scheibe; { $n } Scheiben füllen eine Karte. Gewertet nach Runde { $last }.
kwt-card-n = Karte { $card }
kwt-face-down = verdeckt
kwt-seen-down = gesehen, verdeckt
kwt-looking = Für dich offen bis zu deiner nächsten Entscheidung
kwt-look-again-discs = Gesehene Karten bleiben unter deinen Scheiben für dich offen; jede andere liegt nach deiner nächsten Entscheidung wieder verdeckt.
kwt-look-again-none = Eine Karte, die du ansiehst, bleibt bis zu deiner nächsten Entscheidung für dich offen. Notizen sind erlaubt.
kwt-not-yet = noch nicht gelegt
kwt-at-most = max. { $n }
kwt-dealt = Diese zwei hast du erhalten: Eine davon legst du auf den Plan.
kwt-seen-by = gesehen von { $players }
kwt-neutral = neutrale Scheibe
kwt-discs = { $n } von { $of }
kwt-discs-full = { $n } von { $of }, voll
kwt-full = voll
kwt-now = jetzt { $n }
kwt-or-wrath = sonst −{ $n }
kwt-note-add = Notiz
kwt-note-on = Notiz zu Karte { $card }
kwt-note-secret = Nur in diesem Browser
kwt-need-mood = Stimmung { $n }+
kwt-need-education = Bildung { $n }+
kwt-need-development = Entwicklung { $n }+
kwt-need-peasants = { $n }+ Bauern
kwt-need-landscapes = { $n }+ Landschaften
kwt-need-hamlets = { $n }+ Bauerschaften
kwt-need-castles =
    { $n ->
        [one] eine Burg
       *[other] { $n }+ Burgen
    }
kwt-need-monasteries =
    { $n ->
        [one] ein Kloster
       *[other] { $n }+ Klöster
    }
kwt-need-villages =
    { $n ->
        [one] ein Dorf
       *[other] { $n }+ Dörfer
    }
kwt-need-settlement-kinds = { $n } Ortsarten
kwt-need-buildings =
    { $n ->
        [one] ein Gebäude
       *[other] { $n }+ Gebäude
    }
kwt-need-coins = { $n }+ Münzen
kwt-need-resources = { $n }+ Rohstoffe
kwt-need-most-buildings = meiste Gebäude
kwt-need-resource-kinds = { $n } Sorten im Lager
kwt-need-full-sets =
    { $n ->
        [one] je eins im Lager
       *[other] je { $n } im Lager
    }
kwt-need-lived-landscapes = { $n } belebte Orte
kwt-each-resources = { $n } je Rohstoff
kwt-each-full-sets = { $n } je vollem Satz
kwt-each-lived-landscapes = { $n } je belebtem Ort

## Travel tile

kwt-travel-none = Die Reisetafel der Runde wird aufgedeckt, wenn alle aufgebaut haben.
kwt-travel-aside = Runde { $round }
kwt-visit-n = Besuch { $round }
kwt-visit-about = wenn der König das rechte Ende erreicht
kwt-tribute = Pflichtabgabe
kwt-unpaid-price = Wer nicht alles zahlen kann: −{ points }, Stimmung { $mood }.
kwt-gifts = Freiwillige Abgaben: nur die Zeile deiner Stimmung, jede einmal
kwt-from-to = { $from } bis { $to }
kwt-you-at = du, { $mood }
kwt-lift = Stimmung noch +{ $n }
kwt-given = gegeben
kwt-you-can = du kannst
kwt-you-could = möglich
kwt-steps-title = Der Besuch Schritt für Schritt
kwt-steps-will = Wille.
kwt-steps-will-about = Je eine Scheibe; es beginnt, wer das letzte Plättchen nahm.
kwt-steps-neutral = Zu zweit folgt eine neutrale Scheibe: Sie nimmt einen Platz und bringt niemandem Punkte.
kwt-steps-tribute = Pflichtabgabe.
kwt-steps-tribute-about = Alle zahlen oder ziehen sich den Unmut des Königs zu.
kwt-steps-gifts = Freiwillige Abgaben.
kwt-steps-gifts-about = In gleicher Reihenfolge, nach der Stimmung dieses Augenblicks.
kwt-steps-onward = Weiter.
kwt-steps-onward-about = Die nächste Tafel wird aufgedeckt; nach Runde { $last } wird der Wille gewertet.

# Was etwas ist, für alle, die darauf zeigen, es antippen oder gedrückt halten.
kwt-what-tile-harvest = Zwei Aktionen: Nahrung von deinen Bauern auf Kornfeldern oder Leder von denen auf Wiesen.
kwt-what-tile-mine = Zwei Aktionen: Holz von deinen Bauern in Wäldern oder Stein von denen im Gebirge.
kwt-what-tile-enrich = Zwei Aktionen: eine Karte mit dem Willen des Königs ansehen oder Steuern erheben: Münzen, aber schlechtere Stimmung.
kwt-what-tile-build = Zwei Aktionen: auf einer Landschaft einen Ort gründen oder darunter ein Gebäude errichten.
kwt-what-tile-govern = Zwei Aktionen: die Bildung verbessern oder die Entwicklung erhöhen.
kwt-what-tile-move = Zwei Aktionen: Bauern bewegen, auch in unbekanntes Land, oder einen Rohstoff tauschen.
kwt-what-tile-multiply = Zwei Aktionen: ein neuer Bauer in Bauerschaft oder Dorf oder Münzen für einen Rohstoff.
kwt-what-tile-intrigue = Eine Aktion eines gesperrten Plättchens, für dich allein.
kwt-what-tile-king = Der König reist ans rechte Ende der Reihe; dann besucht er alle. Er kommt { $n }-mal.
kwt-what-landscape = Bringt { $goods } für jeden Bauern, der hier steht, wenn geerntet wird.
kwt-what-landscape-bare = Bringt nichts, hat aber mehr Platz als andere für Orte oder Bauern.
kwt-what-food = Nahrung
kwt-what-food-text = Ein Rohstoff: bezahlt Orte, Gebäude und Abgaben.
kwt-what-leather = Leder
kwt-what-leather-text = Ein Rohstoff: bezahlt Orte, Gebäude und Abgaben.
kwt-what-wood = Holz
kwt-what-wood-text = Ein Rohstoff: bezahlt Orte, Gebäude und Abgaben.
kwt-what-stone = Stein
kwt-what-stone-text = Ein Rohstoff: bezahlt Orte, Gebäude und Abgaben.
kwt-what-coin = Münzen
kwt-what-coin-text = Sie bezahlen Gebäude und Abgaben. Sie kommen aus Steuern und aus Rohstoffen, die du verkaufst.
kwt-what-peasant = Bauer
kwt-what-peasant-text = Erntet die Landschaft, auf der er steht, zahlt Steuern und muss dort stehen, wo ein Ort gegründet wird.
kwt-what-land = Landschaften
kwt-what-land-text = Wer über ein Ende des Landes hinausgeht, findet eine neue.
kwt-what-vp = Siegpunkte
kwt-what-vp-text = Wer nach dem letzten Besuch die meisten hat, gewinnt. Was andere haben, kann bis dahin verdeckt sein.
kwt-what-mood = Stimmung
kwt-what-mood-text = Von { $least } bis { $most }: Bessere Stimmung erlaubt beim Besuch mehr freiwillige Abgaben, am unteren Ende gibt es einen Aufstand.
kwt-what-edu = Bildung
kwt-what-edu-text = Jede Stufe macht eine Art von Ort billiger und hebt die Stimmung; die letzte bringt Punkte.
kwt-what-dev = Entwicklung
kwt-what-dev-text = Jede Stufe macht eine Ernte reicher, auch ohne Bauern dort; die letzte bringt Punkte.
kwt-what-site = Bauplatz
kwt-what-site-text = Hier lässt sich ein Ort gründen, wenn ein Bauer da steht.
kwt-what-plot = Platz für ein Gebäude
kwt-what-plot-text = Unter jeder Landschaft ist Platz für ein Gebäude.
kwt-what-emblem = Emblem: { $emblem }
kwt-what-emblem-text = Zwei gleiche Hälften benachbarter Gebäude ergeben ein ganzes: am Ende { $points }.
kwt-what-will = Eine Karte mit dem Willen des Königs
kwt-what-will-text = Wessen Scheibe darauf liegt, der wird am Ende danach beurteilt: Punkte für den Wunsch oder { $n } für den Zorn. Diese hast du nicht gesehen.
kwt-what-disc = Scheiben
kwt-what-disc-text = Bei jedem Besuch legt jeder eine Scheibe auf eine Karte; am Ende wird danach geurteilt.
kwt-what-eye = Gesehen
kwt-what-eye-text = Diese Spieler haben sich die Karte angesehen.
kwt-what-tribute = Pflichtabgabe
kwt-what-tribute-text = Was der König beim Besuch jeder Runde von allen verlangt. Wer nicht zahlen kann, verliert Punkte und Stimmung.
kwt-what-offer = Freiwillige Abgabe
kwt-what-offer-text = Bei jedem Besuch darfst du jede einmal leisten, für die Punkte daneben, wenn die Stimmung gut genug ist.
kwt-what-note = Notizen
kwt-what-note-text = Was du dir zu einer Karte aufschreibst; nur du siehst es.
