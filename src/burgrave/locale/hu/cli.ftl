## The command and its help. Texts with %(…)s or %s are argparse's; keep these marks.

about = Burgrave: középkori témájú társasjátékok játékhoz, rendezéshez és kutatáshoz, pontosan a szabályok szerint.
example-begin = Kezdd ezzel:
example-play = te három bot ellen
example-governors = az átdolgozott kiadás kormányzóival
example-seats = két ember ennél a terminálnál és egy bot
example-simulate = botok egymás ellen, ezer játszma
example-help = minden, amit egy parancs tud
phrase-usage = használat:
phrase-positional = megadandó
phrase-options = kapcsolók
phrase-help = ezt a súgót mutatja
phrase-version = a verziót mutatja
phrase-argument = %(argument_name)s: %(message)s
phrase-expected-one = hiányzik egy érték
phrase-expected-some = legalább egy érték hiányzik
phrase-required = ez hiányzik: %s
phrase-unknown = ez nem érthető: %s
phrase-choice = %(value)r itt nem lehet; választható: %(choices)s
phrase-parser = nincs ilyen parancs: %(parser_name)r; választható: %(choices)s
phrase-not-with = nem használható együtt ezzel: %s
phrase-no-value = nem vár értéket, mégis kapott: %r
phrase-whole-number = „{ $text }” helyett egész szám kell, legalább { $least }
phrase-seconds = „{ $text }” helyett a másodpercek száma kell, 0 és { $most } között
phrase-commands = parancsok
phrase-command = PARANCS
phrase-days = NAPOK
phrase-not-days = „{ $text }” nem napok száma 1-től, és nem is „forever”
phrase-game = JÁTÉK
phrase-game-options = a játék beállításai
phrase-network = „{ $text }” se nem cím, mint a 10.0.0.7, se nem hálózat, mint a 10.0.0.0/8
phrase-site = „{ $text }” nem egy oldal címe, mint a https://jatek.example.org
phrase-database = „{ $text }” nem egy adatbázis címe, mint a postgresql://burgrave@localhost/burgrave
phrase-from = HONNAN
phrase-to = HOVÁ
phrase-address = CÍM
phrase-file = FÁJL
phrase-name = NÉV
phrase-text = SZÖVEG
phrase-rule = JÁTÉK vagy SZABÁLY

help-language = angolul, németül vagy magyarul beszél; egyébként a rendszer nyelvén
help-game = a játék: { $names }, vagy saját így: package.game:GAME
help-games = a játékok listája játékosszámmal és beállításokkal
about-games = Felsorolja a játékokat, a játékosszámokat, a beállításokat és a botokat.
help-play = játék a terminálban, egyedül botok ellen vagy többen felváltva
about-play = Emberek és botok a terminálban: te egyedül, vagy a --seats kapcsolóval többen felváltva. Minden döntésed után mentés készül; a --resume folytatja a játékot.
help-players = hányan ültök az asztalnál, veled együtt; egyébként 4
help-bots = a botok vesszővel elválasztva, szükség szerint ismételve; egyébként { $bots }
help-name = a neved
help-seat = a helyed az asztalnál, 1-től számolva
help-seats = az ennél a terminálnál ülő emberek és a botok, a helyek sorrendjében, például Anna,Béla,bot
help-plain = mindent szavakkal mond el, táblák, oszlopok és színek nélkül, képernyőolvasóhoz
help-seed-text = bármilyen szöveg: ugyanaz a szöveg ugyanazokat a kockákat adja
help-save = hová mentse a játékot
help-resume = mentett játék folytatása; fájl nélkül listából választhatsz
help-simulate = botok sok játékot játszanak egymás ellen
about-simulate = Botok sok játékot játszanak egymás ellen; a helyek körbejárnak.
help-simulate-bots = minden helyre egy bot, vesszővel elválasztva; egyébként { $line_up }
help-simulate-first = a sorozatnak ezzel a játszmájával kezdi, 0-tól számolva
help-simulate-out = minden játszmáról egy sort ír, táblázatba (.csv) vagy JSON-sorokba (.jsonl)
help-simulate-records = sorok helyett teljes jegyzőkönyveket ír, soronként egyet (.jsonl)
help-simulate-traceback = ha egy bot hibázik, megmutatja, mi vezetett hozzá, és melyik játszmában
help-tournament = kideríti, melyik bot a jobb, és ez mennyire biztos
about-tournament = Minden bot minden másik ellen játszik, minden helyről ugyanazokkal a dobásokkal; a győzelmek aránya mellett ott a 95%-os intervallum. Kettőnél több helynél a bot egyedül ül a többiek asztalánál. Ugyanaz a kezdőérték ugyanazt a tornát adja, akárhány folyamat osztozik rajta.
help-tournament-bots = a botok, vesszővel elválasztva; egyébként { $bots }
help-tournament-seats = hányan ülnek egy asztalnál; egyébként 2
help-tournament-until-sure = lezár egy párosítást, amint a szekvenciális próba biztos benne
help-tournament-notes = fájl, amely megőrzi a lejátszottakat; megszakítás után ugyanaz a parancs onnan folytatja
help-train = botok játékaiból megtanulja, mennyit ér egy állás
about-train = Botokat játszat, tanul a játékok kimeneteléből, és kiírja a súlyokat, amelyekkel a 3. és a 4. szint ítél. Megszakítás után ugyanaz a parancs folytatja.
help-train-games = ennyi játék a 2. szint botjaival kezdésnek; egyébként { $number }
help-train-self-play = ennyi játék olyan botokkal, amelyek már használják a tanultakat; egyébként { $number }
help-train-out = a súlyok fájlja (.json)
help-games-number = hány játék; egyébként { $number }
help-seed-number = egy szám: ugyanaz a szám ugyanazokat a játékokat adja
help-processes = hány folyamat osztozik a munkán; ebben a gépben { $cores } mag van
help-json = az eredményt JSON-ként írja ki
help-replay = elmesél egy mentett játékot
about-replay = Elmesél egy mentett játszmát, ahogy egy néző látta.
help-file = egy játék jegyzőkönyve
help-place = saját játéknál: a helye; a csomag a PYTHONPATH-on van
help-step = az asztal ennyi lépés után
help-all = minden lépést jelöléssel is kiír
help-walk = végigjárja a játszmát: Enter tovább, - vissza, > és < fejezetenként, egy szám ahhoz a lépéshez
help-verify = dobásról dobásra ellenőriz egy jegyzőkönyvet
about-verify = Ellenőriz egy jegyzőkönyvet: minden döntést a szabályokon, minden dobást a kockák kezdőértékén, végül az ellenőrző összeget.
help-fuzz = hibát keres véletlen játékokkal, minden összeállításban
about-fuzz = Véletlen játékokat játszik minden beállítással és játékosszámmal, és ellenőrzi, aminek mindig igaznak kell lennie.
help-rules = a szabályok olvasása
about-rules = Kiírja a szabályokat a mi szavainkkal (angolul): egy játékét mind, vagy egyeseket, mint K-8.3 vagy K-8.
help-rules-what = egy játék, szabályok a számukkal, vagy „provenance”: honnan erednek a számok
help-coverage = felsorolja a szabályokat, amelyeket egyetlen teszt sem fed le
help-serve = asztalok a böngésző számára
about-serve = Asztalokat nyit, amelyeknél emberek és botok játszanak a böngészőben. Minden egyetlen fájlban vagy PostgreSQL-ben marad meg.
help-host = a cím, amelyen figyel; különben csak ezen a gépen
help-port = a port, amelyen figyel; különben 8400
help-allow-host = további név, amelyen a böngészők ismerhetik ezt a szervert, például jatek.example.org; többször is megadható, a * bármelyiket engedi
help-public-url = ahol mások ezt a szervert elérik, például https://jatek.example.org: a linkek ezzel kezdődnek, és a név engedélyezett
help-proxy = cím vagy hálózat, amelynek az X-Forwarded-For és X-Forwarded-Proto fejléce hiteles; többször is megadható, különben 127.0.0.1 és ::1
help-data = a mappa, amelyben minden megmarad, vagy maga a tár
help-store-url = a mappa helyett egy PostgreSQL-adatbázis, például postgresql://burgrave@localhost/burgrave
help-bot-pause = ennyi másodpercig vonhatsz vissza egy döntést, mielőtt a botok lépnek; különben 1.2
help-grace = ennyi másodpercig lehet valaki távol, mielőtt a többiek botot hívhatnak; különben 60
help-no-chat = ennek a háznak az asztalainál nincs beszélgetés, és a korábbi sem látszik
help-open-metrics = a /metrics mindenkié, aki eléri a szervert, ne csak ezé a gépé
help-log = egyszerű sorok embereknek, JSON programoknak; különben terminálban egyszerű
help-backup = egy szerver tárának másolása
about-backup = Lemásolja egy szerver tárát, akár működés közben is, és ellenőrzi a másolatot.
help-copy = a másolat
help-restore = tár készítése egy másolatból
about-restore = Egy másolatból készíti el a szerver tárát; meglévő tárat soha nem ír felül.
help-doctor = egy tár teljes átvizsgálása, és ami javítható, annak a javítása
about-doctor = Átvizsgál mindent egy leállított szerver tárában: a fájlt, minden asztalt, minden játszma minden sorát. 0-val zárul, ha minden ép vagy meg lett javítva, 1-gyel, ha valami hibás marad, és 2-vel, ha nem tudja megnézni.
help-repair = megjavítja, ami javítható; a tár eredeti állapota mellette marad
help-prune = annak eltakarítása, amit egy szervernek nem kell megőriznie
about-prune = Eltakarítja, amit egy leállított szerver tárának már nem kell megőriznie. A szerver ezt magától is megteszi, nagyjából óránként egyszer. A NAPOK az utolsó változástól számítanak; „forever” annyi, mint örökre.
help-dry-run = csak megmondja, mi tűnne el
help-verbose = minden asztalt és vendéget megnevez
help-store = minden átvitele egyik tárból a másikba
about-store = Mindent átmásol egy tárból egy másik, üres tárba: fájlból PostgreSQL-be vagy vissza, aztán összehasonlítja a kettőt. Közben senki más nem tarthatja nyitva egyiket sem. A HONNAN és a HOVÁ egy mappa, egy .sqlite végű fájl, vagy egy cím, például postgresql://burgrave@localhost/burgrave.
help-store-what = mit tegyen: copy (másolás)
help-store-from = ahol minden van
help-store-to = ahová kerüljön; ott még semmi sem lehet
help-keep-lobbies = meddig maradnak meg az asztalok, ahol nem osztottak; egyébként { $days }
help-keep-abandoned = meddig maradnak meg a be nem fejezett játszmák, amelyeket senki sem játszik tovább; egyébként { $days }
help-keep-finished = meddig maradnak meg a befejezett játszmák; egyébként { $days }
help-keep-guests = meddig ismerjük azokat, akiknek nincs asztaluk, miután utoljára itt jártak; egyébként { $days }
help-tables-per-guest = hány asztala lehet egy vendégnek, amelynek a játszmája nincs befejezve; egyébként { $number }

flag-edition = első vagy átdolgozott kiadás; egyébként az első, modullal az átdolgozott
flag-more-buildings = 1. modul: nyolc további épület az A és a G sorban
flag-governors = 2. modul: mindenkinek van kormányzója
flag-army-tokens = 3. modul: seregjelzők a király kockája helyett
flag-documented-governors = a --governors mellé: csak az a 15 kormányzó, amelynek a lényege ismert
flag-set = saját játék beállítása, például road=long; többször is megadható

## What cannot be done, each in one sentence.

problem-game = Nincs „{ $name }” nevű játék; van: { $names }.
problem-own-game = Ez a játék nem használható: { $detail }
problem-set = „{ $text }” nem beállítás: írd be a nevét, = jelet és az értéket, például road=long.
problem-players = { $game }: { $least }–{ $most } játékos játszhatja, nem { $players }.
problem-revised-only = { $flag } csak az átdolgozott kiadással megy: hagyd el az --edition kapcsolót, vagy válaszd ezt: revised.
problem-documented = A --documented-governors mellé --governors is kell.
problem-bot = Nincs „{ $name }” nevű bot; választható: { $names }, vagy saját így: modul:Osztály.
problem-own-bot = Ez a bot nem használható: { $detail }
problem-bot-failed = A botod hibázott: { $detail }.
problem-not-played = Ezt a botot nem tanították meg erre a játékra: „{ $bot }”, { $game }; játsszanak véletlen botok a --bots random kapcsolóval.
problem-too-many-bots = { $bots } bot és te: ez túl sok { $players } helyre.
problem-seat = { $players } fős asztalnál nincs { $seat }. hely.
problem-not-with-seats = A --seats mellett nincs helye ennek: { $flag }; hagyd el.
problem-nobody = Senki sem játszik: a --seats után legalább egy ember neve kell.
problem-same-name = Két embernek is „{ $name }” a neve; adj nekik megkülönböztethető nevet.
problem-name = Egy név 1–{ $most } látható karakterből áll, és nincs benne olyan, amely másokat elrejt, megfordít vagy vezérel.
problem-no-file = Nincs ilyen fájl: „{ $path }”.
problem-unreadable = „{ $path }” nem olvasható: { $detail }.
problem-no-text = „{ $path }” nem jegyzőkönyv: nem UTF-8 szöveg.
problem-no-regular-file = „{ $path }” nem közönséges fájl; válassz másikat.
problem-too-long = „{ $path }” túl hosszú egy jegyzőkönyvhöz.
problem-taken = „{ $path }” már létezik; folytasd a --resume kapcsolóval, vagy válassz másik nevet.
problem-unwritable = „{ $path }” nem írható ({ $detail }); válassz másik helyet: --save FÁJL.
problem-out-kind = „{ $path }” se nem táblázat (.csv), se nem JSON-sorok (.jsonl); adj neki ilyen nevet.
problem-out-records = A jegyzőkönyvek nem férnek táblázatba; a fájl neve „{ $path }” helyett .jsonl végű legyen.
problem-out-taken = „{ $path }” már létezik; válassz másik nevet.
problem-out-unwritable = „{ $path }” nem írható ({ $detail }); válassz másik helyet.
problem-records-where = Hová kerüljenek a jegyzőkönyvek? Adj meg egy fájlt: --out FÁJL.jsonl.
problem-train = Ezt a játékot még nem lehet megtanulni: { $game }. Hiányzik a kódolója, vagy nincs bot, amely első látásra játssza.
problem-record = „{ $path }” nem használható: { $detail }
problem-other-game = „{ $path }” egy { $game }-játszma; hagyd el a másik nevet.
problem-not-with-resume = A folytatott játék mindezt magával hozza; hagyd el ezt: { $flag }.
problem-no-person = A „{ $path }” játékban nincs ember.
problem-step = Ez a játék { $steps } lépésből áll, nincs { $step }. lépés.
problem-rule = Nincs „{ $number }” számú szabály; egy szám ilyen: K-8.3 vagy R-K.12.
problem-no-rules = Ehhez a telepítéshez nem tartoznak szabályok; a docs/rules mappában olvashatók.
problem-coverage-numbers = A --coverage minden szabályt néz; hagyd el a számokat.
problem-no-checkout = A --coverage a teszteket olvassa: a projekt munkapéldányában hívd meg.
problem-system = A rendszer megtagadta az olvasást vagy az írást: { $detail }.
problem-no-server = A szerverhez hiányzik egy modul ({ $module }): telepítsd a burgrave[server] csomagot.
problem-port = Nincs ilyen port: { $port }; a legnagyobb 65535.
problem-exists = Már van „{ $path }” nevű fájl; válassz más helyet, vagy tedd félre.
problem-store = „{ $path }” sérült: { $detail }.
problem-foreign-store = „{ $path }” tartalmaz valamit, ami ennek a Burgrave-nek egyetlen tárában sincs: „{ $what }”; távolítsd el onnan, vagy válassz másik fájlt.
problem-store-in-use = „{ $path }” már használatban van: a szerver címe { $address } ({ $host } gépen a { $pid }. folyamat); előbb azt állítsd le, vagy válassz más helyet a --data kapcsolóval.
problem-store-at-work = „{ $path }” már használatban van: { $host } gépen a { $pid }. folyamat dolgozik vele; várd meg, amíg végez, vagy válassz más helyet a --data kapcsolóval.
problem-store-held = „{ $path }” már használatban van: egy másik folyamat dolgozik vele; előbb azt állítsd le, vagy válassz más helyet a --data kapcsolóval.
problem-no-copy = „{ $path }” nem írható: { $detail }.
problem-port-taken = Ezt a portot ({ $port }) egy másik program foglalja; állítsd le azt, vagy válassz másik portot: --port (make play PORT=…).
problem-port-taken-by = Ezt a portot ({ $port }) egy másik folyamat foglalja ({ $process }, { $command }); állítsd le azt, vagy válassz másik portot: --port (make play PORT=…).
problem-port-rights = Ehhez a porthoz ({ $port }) különleges jogok kellenek; válassz egyet 1024-től fölfelé: --port.
problem-host = Ez a gép nem tud itt figyelni: „{ $host }” ({ $detail }); válaszd a saját címeinek egyikét: --host.
problem-no-store = A tár nem nyitható meg: „{ $path }” ({ $detail }); tedd írhatóvá a mappáját, vagy válassz másikat: --data.
problem-newer-store = Ezt a tárat („{ $path }”) egy újabb Burgrave írta; frissítsd ezt, vagy válassz másik mappát: --data.
problem-no-database = Az adatbázis ({ $path }) nem használható: { $detail }. Nézd meg, fut-e, és hogy ez a felhasználó létrehozhat-e benne táblákat.
problem-no-postgres = A PostgreSQL-hez hiányzik egy modul ({ $module }): telepítsd a burgrave[server,postgres] csomagot.
problem-database-tools = A PostgreSQL-ben lévő tárat a PostgreSQL saját eszközei mentik és állítják vissza: pg_dump és pg_restore.
problem-same-store = „{ $path }” nem másolható önmagába.
problem-not-empty = „{ $path }” már tartalmaz valamit; üres tárba másolj.
problem-not-the-same = „{ $path }” nem azt kapta, amit elküldtünk ({ $what }); semmi sem marad ott belőle.
problem-server = A szerver nem tudott elindulni itt: { $address }; az okát a naplója mondja meg.

## Lists of games, simulations, checks.

games-players = { $title }, { $least }–{ $most } játékos
games-bots = Botok: { $bots }
games-start = Játék: { $command }
unit-games = játék
simulate-report = { $games } játék, { $decisions } döntés, { $seconds } másodperc ({ $speed } játék másodpercenként).
simulate-bot = bot
simulate-wins = győzelem
simulate-share = arány
simulate-score = pont
simulate-place = helyezés
tournament-bot = bot
tournament-against = ellenfél
tournament-games = játék
tournament-wins = győzelem
tournament-interval = 95%-os intervallum
tournament-others = { $n } × { $bot }
tournament-between = { $low } – { $high }
tournament-verdict = ítélet
tournament-better = jobb
tournament-not-better = nem jobb
tournament-open = nyitott
tournament-fair = Aki se jobb, se rosszabb, ennyiszer nyer: { $share }.
train-done = { $games } játékból tanult; a súlyok helye: { $file }.
train-unfinished = Az eddig tanultak helye: { $file }; ugyanaz a parancs onnan folytatja.
fuzz-report = { $games } játék { $combinations } összeállításban, { $steps } lépés; minden ellenőrzéssel: { $thorough }, másodperc: { $seconds }.
fuzz-clean = Nincs hiba.
fuzz-failures = { $n } játék hibás.
verify-game = { $title }, játékosok: { $players }.
verify-counts = Rendben: { $decisions } döntés, { $forced } kényszerű döntés, { $outcomes } dobás és húzás.
verify-dice-checked = Kockák: minden eredmény az előre rögzített kezdőértékből és a játékosok hozzájárulásából következik.
verify-dice-sealed = Kockák: még lepecsételve; a kezdőérték ismeretében ellenőrizhetők.
verify-dice-none = Kockák: nincsenek előre rögzítve; az eredmények lehetségesek, több nem mondható.
verify-hash = Ellenőrző összeg: { $hash }.
verify-over = A játék véget ért.
verify-running = A játék még nem ért véget.
verify-agreed = A játék közös megegyezéssel, a vége előtt ért véget; senki sem nyert.
verify-resigned = A játék feladással ért véget.
verify-gave-up = Feladta: { $names }.
coverage-bare = Nincs teszt ehhez: { $rule }
coverage-unknown = Nincs ilyen szabály: { $number } ({ $where })
coverage-sum = { $rules } szabályból { $covered } szabálynak van tesztje.
serve-at = A Burgrave címe: { $address } (Ctrl-C leállítja).
serve-friends = A barátaid itt érik el: { $addresses }
serve-alone = Csak ez a gép éri el; „--host 0.0.0.0” megadásával a hálózatodban lévő barátaid is.
serve-no-network = Ezen a gépen túl is figyel, de a gépnek most nincs címe semmilyen hálózatban.
no-pages = A Burgrave fut, de az oldalai hiányoznak.
no-pages-checkout = Állítsd le a szervert: a „make web” megmondja, mi hiányzik, utána a „make play” újraindítja.
no-pages-package = Ahol ez a csomag készült, nem épültek meg. Telepíts olyat, amelyben benne vannak: pip install --force-reinstall 'burgrave[server]'
backup-done = Lemásolva és ellenőrizve: { $path }
restore-done = Helyreállítva és ellenőrizve: { $path }
store-copied = Lemásolva és összehasonlítva: { $path }. Vendég { $guests }, asztal { $tables }, hely { $seats }, a játszmák sora { $entries }, a beszélgetések sora { $talk }, némítás { $mutes }.
doctor-file = A fájl sérült: { $detail }.
doctor-schema = „{ $detail }” nem olyan, amilyennek ez a program készíti.
doctor-orphans = „{ $detail }” olyan sorokat tartalmaz, amelyek egyetlen asztalhoz vagy vendéghez sem tartoznak.
doctor-rematch = { $table } asztal: a visszavágó asztala nem létezik.
doctor-table = { $table } asztal nem olvasható: { $detail }.
doctor-line = { $table } asztal, { $line }. sor a { $lines } sorból: { $detail }
doctor-line-mended = Visszavágva, { $kept } sor maradt meg.
doctor-unfinished = { $table } asztal egy lépés közepén megszakad ({ $line }. sor).
doctor-row = { $table } asztal: „{ $detail }” nem az, amit a sorai mondanak.
doctor-rules = { $table } asztal a szabályainak { $detail }. változatával kezdődött, és nem illik a mostanihoz ({ $line }. sor); az a Burgrave, amellyel elkezdődött, folytatni tudja.
doctor-mended = Megjavítva.
doctor-progress = { $done } asztal a { $of } közül …
doctor-seen = Asztalok: { $tables }, sorok: { $lines }.
doctor-sound = Minden ép.
doctor-ill =
    { $n ->
        [one] Egy dolog nincs rendben; a --repair megjavítja, ha javítható.
       *[other] { $n } dolog nincs rendben; a --repair megjavítja, ami javítható.
    }
doctor-left = Megjavítva: { $mended }, még hibás: { $left }.
doctor-copy = A tár, ahogyan volt: { $path }
doctor-sqlite = A gépen lévő SQLite { $version } kárt tehet egy tárban, ha a szerver működése közben más program is ír bele (a 3.51.3-ban már javítva): ne engedd egyiknek sem, vagy frissítsd az SQLite-ot.
prune-lobbies = előszoba { $id }
prune-abandoned = elhagyott játszma { $id }
prune-finished = befejezett játszma { $id }
prune-guests = vendég { $id }
prune-would = Eltűnne: előszoba { $lobbies }, elhagyott játszma { $abandoned }, befejezett játszma { $finished }, vendég { $guests }.
prune-done = Eltűnt: előszoba { $lobbies }, elhagyott játszma { $abandoned }, befejezett játszma { $finished }, vendég { $guests }.

## What the server says to people at home while it runs.

log-came = { $guest } megjött.
log-room = Egyszerre { $connections } kapcsolat fér el.
log-failure = Valami elromlott; a Burgrave ennyit tud róla:
log-store-refused = Semmit sem lehet írni: { $reason }. Semmi sem veszett el; megtelt a lemez?
log-database-away = Az adatbázis nem érhető el: { $reason }. Az asztalokat meg lehet nézni, a lépések várnak; magától folytatódik.
log-database-back = Az adatbázis újra elérhető.
log-talk-not-told = Ami ennél az asztalnál elhangzott ({ $table }), később érkezik meg: { $reason }
log-bot-failed = Egy bot ({ $bot }) nem tudott dönteni ({ $reason }); egy másik döntött helyette.
log-table-unreadable = Egy asztal ({ $table }) nem nyitható meg: { $reason }. A többi megy tovább; leállított szervernél a „burgrave doctor” mond többet.
log-table-damaged = Egy asztal ({ $table }) nem olvasható: { $reason }. A többi megy tovább; leállított szervernél a „burgrave doctor” mond többet.
log-table-not-woken = Egy asztal ({ $table }) botjai nem tudnak továbbjátszani: { $reason }
log-stale-write = Egy asztalt ({ $table }) valaki más írta ({ $reason }); újraolvassuk.
log-line-told = Valaki kéri az asztal ({ $table }) házigazdáját, hogy nézze meg a beszélgetés { $line }. sorát.
log-pruned = Eltakarítva: előszoba { $lobbies }, elhagyott játszma { $abandoned }, befejezett játszma { $finished }, vendég { $guests }.
log-bot-move-failed = Egy bot lépését nem lehetett leírni ({ $reason }); újra megpróbálja.

## Playing.

play-you = te
play-person = ennél a terminálnál
hand-over = Add át a terminált! { $player } következik.
hand-over-ready = Enter, ha csak te látod a képernyőt: 
play-table = Az asztalnál: { $players }.
play-sealed = A kockák le vannak pecsételve: { $commitment }… A végén minden dobást ellenőrizhetsz.
play-help = Írd be a választott sorszámot. A ? megmutatja, mi mást írhatsz.
play-no-number = Nincs ilyen sorszám: { $number }.
play-not-possible = „{ $text }” most nem lehetséges; írj be egy számot a listából, vagy ? a súgóhoz.
play-several = „{ $text }” { $n } választást is jelenthet, például: { $some }. Írj egy kicsit többet.
play-which = Melyik választás? Például: h 1
play-which-rule = Más szabályok, például: szabály piac, vagy szabály K-2b.4
play-no-rule = Egyetlen szabály sem szól erről: „{ $text }”.
play-more-rules = … és még { $n }; írj egy kicsit többet, vagy adj meg egy számot.
choice-brings = { $what } – { $brings }
play-undone = Visszavonva.
play-no-undo = Nincs mit visszavonni: az utolsó választásod óta kockák gurultak, vagy kiderült valami rejtett.
play-saved = Mentve: { $path }
resume-which = Melyik játszmát folytatod? (Enter: kilépés)
resume-none = Nincs mentett, befejezetlen játszma; a burgrave play kezd egyet.
play-resume = A játék mentve van. Így folytathatod:
play-unsaved = Ez a játék nincs elmentve. Írd be: s és egy másik fájlnév.
play-key-number = 0, 1, 2 …
play-help-number = ezt választod
play-key-notation = build inn
play-help-notation = választás jelöléssel; a h megmutatja
play-key-words = kincstárnok
play-help-words = a választás egy szava, például a neve, ha nem jelenthet mást
play-key-u = u, vissza
play-help-u = az utolsó választás visszavonása, amíg semmi új nem derült ki
play-key-h = h 3, részletek 3
play-help-h = a 3. lehetőség részletei
play-key-rules = szabály piac, ? piac
play-help-rules = a szabályok valamiről, szavak vagy szám szerint
play-key-why = miért, miért piac
play-help-why = az elutasítás, a legutóbbi hír és a kérdés mögötti szabály; vagy a legutóbbi hír valamiről
play-key-odds = odds, esélyek
play-help-odds = esélyeid az idei csatában
play-key-b = b, tábla
play-help-b = az egész tábla
play-help-pages = a tábla egy része
play-no-page = Nincs „{ $text }” nevű rész; ezek vannak: { $pages }.
play-key-d = d, helyzet
play-help-d = a helyzet szavakban
play-key-l = l 50, napló 50
play-help-l = a napló utolsó sorai
play-key-s = s, mentés [FÁJL]
play-help-s = mentés ide vagy másik fájlba
play-key-q = q, kilépés
play-help-q = kilépés; a játék mentve van
play-key-help = ?, súgó
play-help-help = ez a lista

# A parancsok szavakkal; az első áll a súgóban.
play-words-help = súgó help
play-words-u = vissza undo
play-words-h = részletek details
play-words-rules = szabály szabályok rules
play-words-why = miért why
play-words-odds = esélyek chances
play-words-b = tábla board
play-words-d = helyzet describe
play-words-l = napló log
play-words-s = mentés save
play-words-q = kilépés quit exit

# Parts of the board, as one types them.
page-court = udvar
page-players = játékosok
page-cards = kártyák
page-province = tartomány
page-domain = birtok
page-domains = birtokok
page-supply = készlet
page-fields = mezők
page-row = sor
page-land = föld
page-lands = földek
page-offer = kínálat
page-will = akarat
page-visit = látogatás

## What does not fit on the screen.

page-last = – Tovább: Enter –
page-more = – { $n } / { $all }: tovább az Enterrel, elég a q-val –
page-unseen = Több is látható: { $commands }
page-choices = Van még miből választani: az Enter lapoz.

## The board. Heads of columns are short.

board-points = Pont
board-gold = Arany
board-wood = Fa
board-stone = Kő
board-tokens = +2
board-soldiers = Kat.
board-dice = Kocka
board-built = Épült
board-passed = passz
board-neutral = semleges
board-envoy = Követ: { $player }
board-army = Seregjelzők:
# Points of a building that can be built next.
board-worth = { $n } pont
board-legend = A zárójeles kockák fehérek. Épült: B2 két épületet jelent a B sorban. » kifizethető, → a sorában következő.
# What an advisor gives, in 21 letters at most.
menu-private = a tiéd
menu-envoy = (követ)
menu-more = +{ $n } további
menu-back = Vissza a tanácsadókhoz
menu-token = +2-vel
menu-market-up = piac +1
menu-market-down = piac −1
details-notation = Jelölés: { $notation }
details-battle = A csatád akkor: { $odds }.
odds-none = Nincs ellenség a láthatáron: az év még nem kezdődött el, vagy a csata véget ért.
odds-enemy = { $enemy } { $strength }: neked { $soldiers } van, épületekből és kormányzótól { $bonus }.
odds-die = A király kockáját beszámítva:
odds-soldiers =
    { $n ->
        [0] Jelen állás szerint: { $odds }
       *[other] Még { $n } katonával: { $odds }
    }

## The end.

end-title = A játék véget ért
end-place = { $n }. hely
end-commitment = A kockák pecsétje:
end-seed = A kockák kezdőértéke:
end-record = A játék jegyzőkönyve:
end-verify = Minden dobás ellenőrzése:

## Lessons in the terminal.

phrase-lesson = LECKE
help-learn = egy játék megtanulása rövid leckékben
about-learn = Rövid leckék az igazi táblán, mindegyikben egy feladat és minden válaszra egy szó. Lecke megadása nélkül listából választasz.
help-lesson = a lecke, számmal vagy névvel
problem-no-lessons = Ehhez a játékhoz nincsenek leckék: { $game }.
learn-words-show = mutasd
learn-words-back = vissza
learn-which = Melyik lecke? Egy szám; az Enter az elsőt választja, a q egyiket sem.
learn-list-line = { $title } – { $idea } ({ $minutes } perc)
learn-help = A „mutasd” lejátssza a lépést, a „vissza” visszavesz egyet, a „q” kilép.
learn-step = { $n }. lépés, összesen { $all }
learn-enter = (tovább: Enter)
learn-answer = A válaszod (egy szám):
learn-shown = Így kell: { $answer }.
learn-left = A leckét bármikor újrakezdheted.
learn-done = Ez volt a lecke.
walk-prompt = { $n } / { $all }>
walk-help = Az Enter továbblép, a - vissza, a > és a < fejezetenként lép, egy szám 0 és { $all } között ahhoz a lépéshez visz, a k felsorolja a döntő pillanatokat, a k2 a másodikhoz visz, a q befejezi.
walk-key = { $n }. pillanat: { $name } { $points }
walk-no-keys = Ennek a játszmának nincsenek döntő pillanatai: még nem ért véget, vagy senki sem szerzett pontot.
walk-end = Itt a vége.
walk-beginning = Ez a kezdete.
