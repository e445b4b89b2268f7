## Era in Kürze, auf einer Seite.

how-era-goal = Du baust auf deinem eigenen Gebiet eine Stadt. Häuser bringen Würfel, Würfel bringen Nahrung, Holz, Stein und Hämmer, und jeder Würfel will essen. Gebäude sind Siegpunkte, innerhalb von Mauern doppelt. Wer am Ende die meisten hat, gewinnt.
how-era-round = So läuft eine Runde
how-era-roll = Würfeln
how-era-roll-about = Du beginnst mit { DATA("era/table/start/longhouse") } Bauernwürfeln und einem Adelswürfel. Alle würfeln geheim, bis zu { DATA("era/table/roll/throws") } Mal. Was dir nicht gefällt, wirfst du noch einmal; ein Totenkopf bleibt liegen.
how-era-collect = Sammeln
how-era-collect-about = Nahrung, Holz, Stein, Handelswaren und Kultur kommen auf deine Leisten. Was keinen Platz hat, geht verloren.
how-era-feed = Ernähren
how-era-feed-about = Jeder Würfel isst 1 Nahrung. Für jede fehlende rückst du 1 Schritt auf der Desasterleiste vor, und das kostet am Ende 1 Siegpunkt.
how-era-disasters = Desaster
how-era-disasters-about = Zähl deine Totenköpfe. { DATA("era/table/disaster/bandits/skulls") }: Räuber nehmen eine Ressource. { DATA("era/table/disaster/disease/skulls") }: Krankheit, wo Gebäude eng stehen. { DATA("era/table/disaster/treachery/skulls") }: Ödland für die anderen. Mehr sind selten.
how-era-build = Bauen
how-era-build-about = Mit einem Hammer baust du ein Gebäude oder eine Mauer: bezahlen und legen. Ein Bauernhaus bringt einen Würfel mehr, und der isst mit.
how-era-extort = Erpressen
how-era-extort-about = Hast du mehr Schwerter als jemand Schwerter und Schilde zusammen? Fordere eine Ressource. Wer sich weigert, rückt { $refusal } Schritte auf der Desasterleiste vor.
how-era-wins-buildings = Gebäude: jedes bis zu { $most } Siegpunkte, in einer Stadt doppelt.
how-era-wins-city = Die größte Stadt, lückenlos umschlossen von Mauern und Türmen: { $city } Siegpunkte.
how-era-wins-culture = Jeder Kulturpunkt: 1 Siegpunkt. Die meisten Kulturpunkte: { $culture } dazu.
how-era-wins-end = Wer das letzte Gebäude einer Art nimmt, dreht einen Spielende-Marker um. Sind alle umgedreht, ist die Runde die letzte.
how-era-mistake-1 = Mehr Würfel als Nahrung
how-era-mistake-1-about = Noch ein Bauernhaus lockt, aber sein Würfel isst jede Runde mit. Bau zuerst einen Bauernhof: { $farm } Nahrung, sooft du sammelst.
how-era-mistake-2 = Holz behalten, Siegpunkte verlieren
how-era-mistake-2-about = Eine Ressource bringt der nächste Wurf zurück; ein Schritt auf der Desasterleiste bleibt bis zum Ende. Gib den Räubern, wovon du am meisten hast.
