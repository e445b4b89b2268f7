## Freunde an einen Tisch einladen, und über einen Link ankommen.

invite = Freunde einladen
invite-about =
    { $n ->
        [0] Ein Link für den ganzen Tisch. Gerade ist kein Platz frei; wer ihn öffnet, kann zuschauen.
        [one] Ein Link für den ganzen Tisch: Wer ihn öffnet, nimmt den freien Platz oder schaut zu.
       *[other] Ein Link für den ganzen Tisch: Wer ihn öffnet, nimmt einen von { $n } freien Plätzen oder schaut zu.
    }
invite-message = Spiel mit: { $table }
invite-copy-table = Tischlink kopieren
invite-copy = Link kopieren
invite-code = Code für eine Handykamera: { $link }
invite-address = Adresse
invite-alone = Diese Adresse gilt nur auf diesem Rechner. Starte den Server mit { $words }, damit Freunde in deinem Netz hereinkommen.
invite-no-network = Diese Adresse gilt nur auf diesem Rechner: Er hat gerade keine Adresse in einem Netz.
invite-renew = Link erneuern
invite-renew-ask = Den Link erneuern? Der alte gilt dann nicht mehr; wer hier sitzt, bleibt.
invite-renew-yes = Erneuern
invite-watch = Zum Zuschauen einladen
invite-watch-about = Wer diesen Link öffnet, schaut beim Spiel zu und sieht keine Geheimnisse.
reserve = Reservieren
reserve-name = Name eines Freundes
reserve-for-seat = Platz { $n } reservieren für
reserve-yes = Platz reservieren
reserve-free = Für alle freigeben
reserved-for = reserviert für { $name }
reserved-about = Nur der Link dieses Platzes öffnet ihn.
arrive-invites = { $host } lädt dich zu einer Partie { $game } ein.
arrive-choose-seat = Wähle einen Platz
arrive-at-table = Am Tisch
arrive-seat = Platz { $n }
arrive-free = frei
arrive-bot = Bot
arrive-person = sitzt hier
arrive-ready = sitzt hier, bereit
arrive-by-host = vergibt der Gastgeber
arrive-full = Kein Platz ist frei. Du kannst zuschauen; wird einer frei, kannst du ihn hier wählen.
arrive-sit = Hinsetzen
arrive-watch = Nur zuschauen
