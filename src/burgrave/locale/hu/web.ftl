## A böngésző oldalai: keret, kezdőlap, előszoba, vége.

brand-home = Burgrave, kezdőlap
skip = A tartalomhoz
menu = Menü
close = Bezárás
device = Folytatás másik eszközön
device-about = Nyisd meg ezt a linket a másik eszközön, és a helyed ott lesz. Egyszer használható, és csak neked szól; ez az eszköz utána csak néző.
language = Nyelv
language-next = Nyelv: váltás erre: { $name }
sound = Hang, amikor te jössz
sound-on = A hang be van kapcsolva
sound-off = A hang ki van kapcsolva
candlelight = Gyertyafénynél
theme = Fény
theme-system = Mint az eszköz
theme-daylight = Nappali fény
theme-candle = Gyertyafény
switch-on = be
switch-off = ki
foot-about = A Burgrave szabad, és nálad fut. Nincs kapcsolata e játékok szerzőivel és kiadóival; a nevek tulajdonosaikéi. A szabályok saját szavainkkal, a rajzok saját kezünkkel készültek.
foot-links = Továbbiak
rules = Szabályok
rulings = Értelmezések
keys = Billentyűk
about-burgrave = A Burgrave-ről
about-numbers = Honnan erednek a számok
about-licence = Forrás és licenc
offline = Megszakadt a kapcsolat. A lépéseid megvannak; újrapróbáljuk.
page-failed = Ezt az oldalt nem sikerült betölteni.
try-again = Újra
nowhere-title = Itt nincs semmi
nowhere-about = Ezen a címen nincs oldal. Talán a link egy része lemaradt; a játékaid a kezdőlapon vannak.
nowhere-home = A játékaidhoz
closed-no-table = Nincs ilyen asztal
closed-no-table-about = Talán a link egy része lemaradt. Kérj újat attól, akitől kaptad.
closed-taken = Ezen a helyen már ül valaki
closed-taken-about = Minden link egy embernek szól. Kérj másikat a házigazdától, vagy nézd a játékot.
closed-seated = Már van helyed ennél az asztalnál
closed-seated-about = A link másnak szól: add tovább.
closed-bad-link = Ez a link már nem nyit helyet
closed-bad-link-about = Talán a házigazda másnak adta a helyet. Kérj új linket, vagy nézd a játékot.
closed-unreadable = Ez az asztal megsérült, és nem nyitható meg
closed-unreadable-about = A lejátszottakból semmi sem törlődött, és a többi asztal a régi. A szerver üzemeltetője a „burgrave doctor” paranccsal nézhet utána.
closed-other-rules = Ez a játszma a szabályok egy másik változatával kezdődött
closed-other-rules-about = A szerver azóta megváltozott, és nem tudja folytatni. Az üzemeltetője igen: a Burgrave azon változatával, amellyel elkezdődött.
closed-offline = A szerver nem válaszol
closed-later = Semmi sem veszett el. Próbáld újra kis idő múlva.
closed-watch = Nézem a játékot
closed-to-table = Az asztalhoz
no-board-title = Egyelőre terminálban játszható: { $game }
no-board-about = Így indul: { $command }
your-turn = Te jössz
you = Te
you-in-list = te
you-accusative = téged
copied = Másolva
share = Megosztás
# Az asztal cégére, mint egy fogadóé: Szürke Gém.
table-name =
    { $adjective ->
        [black] Fekete
        [blue] Kék
        [bold] Merész
        [golden] Arany
        [green] Zöld
        [grey] Szürke
        [merry] Vidám
        [old] Öreg
        [proud] Büszke
        [quiet] Csendes
        [red] Vörös
        [silver] Ezüst
        [sleepy] Álmos
        [sly] Ravasz
        [swift] Fürge
        [tall] Magas
        [white] Fehér
       *[wise] Bölcs
    } { $animal ->
        [badger] Borz
        [bear] Medve
        [beaver] Hód
        [boar] Vadkan
        [crane] Daru
        [dragon] Sárkány
        [eagle] Sas
        [falcon] Sólyom
        [fox] Róka
        [griffin] Griff
        [hare] Nyúl
        [hedgehog] Sün
        [heron] Gém
        [lynx] Hiúz
        [otter] Vidra
        [panther] Párduc
        [pelican] Pelikán
        [ram] Kos
        [raven] Holló
        [rooster] Kakas
        [stork] Gólya
        [swan] Hattyú
       *[wolf] Farkas
    }
crest-lion = Oroszlán
crest-tower = Torony
crest-fleur = Liliom
crest-stag = Szarvas
crest-key = Kulcs
level =
    { $n ->
        [1] Gondtalan
        [2] Megfontolt
        [3] Ravasz
       *[4] Mesteri
    }
level-missing = { $level }: ilyen bot itt még nincs
bot-random = Bármit megtesz, ami szabad, terv nélkül.
bot-greedy = Kiszámolja, mit hoz minden választás, és pontokra játszik.
seal = Pecsét
seal-how = A kezdőérték SHA-256 értéke

## Helyek játék közben.

seat-bot-plays = Most egy bot játszik helyetted.
seat-play-again = Újra én játszom
seat-hand-over = Játsszon helyettem egy bot
seat-is-away = { $name } nincs itt.
seat-away = távol
seat-away-wait = { $name } nincs itt. Botot { $time } múlva lehet hívni.
seat-away-call = { $name } nincs itt. { $needed ->
    [1] Hívhatsz helyette egy botot.
   *[other] Bot akkor jön, ha a jelenlévők közül { $needed } egyetért.
  }
seat-away-called = { $name } nincs itt. Botot szeretne: { $names } ({ $n } a { $needed } közül).
seat-call-bot = Bot hívása
seat-call-bot-for = Bot hívása { $name } helyett
seat-agree = Egyetértek
seat-agree-for = Egyetértek azzal, hogy { $name } helyett bot játsszon

## Kezdőlap.

home-where = A játékaid
home-welcome = Üdvözlünk
home-title =
    { $n ->
        [3] Három középkori játék egy asztalnál
       *[other] Középkori játékok egy asztalnál
    }
home-lead = Ülj le azonnal botok ellen, vagy küldj egy linket a barátaidnak. Fiók nem kell: elég egy név és egy címer.
home-scene = Várkastély a városával; előtte a király és a királyné sátrában négy tanácsadót fogad
home-play-as = Így játszol:
home-name = A neved
home-crest = A címered
home-guest = Vendég
home-my-tables = Asztalaim
home-waiting = Rád várnak
home-tables =
    { $n ->
        [one] { $n } asztal
       *[other] { $n } asztal
    }
home-no-tables = Még nincs asztal.
home-step-1 = Válassz fent nevet és címert.
home-step-2 = A „Játék most” megterít egy asztalt, és botok ülnek le melléd; a „Játék barátokkal” minden helyhez ad egy linket.
home-step-3 = Az asztalaid ezután itt állnak, elöl azok, amelyek rád várnak. Bármikor elmehetsz, és visszajöhetsz.
home-none-waiting = Senki sem vár rád.
home-say-ready = Jelezd, ha kész vagy
home-go = Játék
home-running = Folyamatban
home-finished = Befejezve
home-all-finished = Mind a { $n } befejezett játék
home-won-of = { $of } játékból { $n } győzelem
home-you-won = Nyertél
home-won = { $name } nyert
home-ready-of = { $n } kész ennyiből: { $of }
home-waits-for = erre vár: { $names }
home-games = Játékok
home-players = Játékosok
home-parts = Kiadások és modulok
home-base-game = alapjáték
home-terminal-only = Egyelőre a terminálban: { $command }
home-play-now = Játék most
home-you-and-bots =
    { $n ->
        [0] te egyedül
        [one] te és { $n } bot
       *[other] te és { $n } bot
    }
home-friends = Játék barátokkal
home-change = Módosítás
home-settings = { $game }: módosítás játék előtt
home-modules = Modulok
home-more-options = További beállítások
home-bots = Botok
home-fewer-bots = Eggyel kevesebb bot
home-more-bots = Eggyel több bot
home-kept = A választásod megmarad legközelebbre.
home-play-these = Játék most ezekkel
home-hatched = A vonalkázott szintekhez még nincs bot.

## Előszoba.

lobby-table-for = { $n } fős asztal
lobby-lead-owner = Minden helynek saját linkje van: oda az ül, aki először megnyitja. Semmi sem kezdődik, amíg nincs mindenki kész.
lobby-lead = Semmi sem kezdődik, amíg nincs mindenki kész.
lobby-lead-watching = Nézőként vagy itt. Ha játszanál, kérd a házigazdától egy hely linkjét. Semmi sem kezdődik, amíg nincs mindenki kész.
lobby-seat = { $n }. hely
lobby-open-seat = Szabad hely
lobby-nobody = még senki sem ül itt
lobby-open-about = Ennek a helynek a linkje a házigazdánál van.
lobby-me-about = A nevet és a címert módosíthatod, amíg nincs mindenki kész.
lobby-here = itt van
lobby-away = nincs itt; a hely az övé marad
lobby-you-host = te · házigazda
lobby-you = te
lobby-bot-level =
    { $crest ->
        [none] bot · { $level }
       *[other] { $crest } · bot · { $level }
    }
lobby-copy-link = Link másolása
lobby-invitation = Egy hely neked: { $table }
lobby-to-bot = Botnak adom
lobby-to-friend = Barátnak nyitom
lobby-free-seat = Hely felszabadítása
lobby-level = { $name } szintje
lobby-ready = kész
lobby-not-yet = még nem
lobby-waiting = vár
lobby-ready-of = { $n } kész ennyiből: { $of }
lobby-open =
    { $n ->
        [one] Még { $n } hely szabad.
       *[other] Még { $n } hely szabad.
    }
lobby-still = Még hiányzik: { $names }.
lobby-dealing = Kezdődik a játék.
lobby-copy-spectator = Nézőlink másolása
lobby-leave = Távozás
lobby-i-am-ready = Kész vagyok
lobby-not-ready = Mégsem vagyok kész
lobby-options = Beállítások
lobby-all-see = mindenki látja
lobby-options-change = Beállítások módosítása
lobby-options-untick = mindenki pipáját visszaveszi
lobby-options-take = Legyenek ezek
lobby-options-leave = Maradjon így
lobby-unticked = A házigazda módosította a beállításokat. Nézd meg őket, és jelezd újra, ha kész vagy.
lobby-game = Játék
lobby-no-modules = nincs
lobby-pace = Tempó
lobby-pace-live = élő
lobby-pace-bots = a botok olvasható tempóban lépnek, és átugorhatók
lobby-start = Kezdőjátékos
lobby-undo = Visszavonás
lobby-undo-news = az utolsó új tudnivalóig
lobby-spectators = Nézők
lobby-spectators-link = a linkkel, titkot nem látnak
lobby-sealed =
    { $by ->
        [draws] Lepecsételt véletlen
       *[rolls] Lepecsételt kockák
    }
lobby-seal-about =
    { $by ->
        [draws] Ennek az asztalnak a húzásait egy titkos kezdőérték és a játékosok hozzájárulása határozza meg. Ez a pecsétje. A játék után a kezdőérték nyilvános lesz, és bárki ellenőrizheti, hogy minden húzás ebből következik.
       *[rolls] Ennek az asztalnak a kockáit egy titkos kezdőérték és a játékosok hozzájárulása határozza meg. Ez a pecsétje. A játék után a kezdőérték nyilvános lesz, és bárki ellenőrizheti, hogy minden dobás ebből következik.
    }
lobby-copy-seal = Pecsét másolása
lobby-share = A te részed
lobby-share-about =
    { $by ->
        [draws] Bármilyen szöveg. Amikor kész vagy, belekerül a véletlenbe, így senki sem választhatta meg, a házigazda sem.
       *[rolls] Bármilyen szöveg. Amikor kész vagy, belekerül a kockákba, így senki sem választhatta meg őket, a házigazda sem.
    }
lobby-share-given =
    { $by ->
        [draws] Benne van a véletlenben, és ez a böngésző megőrzi: a játék után összevetheted.
       *[rolls] Benne van a kockákban, és ez a böngésző megőrzi: a játék után összevetheted.
    }

## A vége.

end-to-table = Az asztalhoz
end-result = Eredmény
end-you-win =
    { $n ->
        [one] Nyertél { $n } ponttal
       *[other] Nyertél { $n } ponttal
    }
end-wins =
    { $n ->
        [one] { $name } nyert { $n } ponttal
       *[other] { $name } nyert { $n } ponttal
    }
end-share-victory = Megosztott győzelem { $n } ponttal: { $names }
end-ahead =
    { $n ->
        [0] Pontban egyenlő vele: { $name }, de a holtversenyben elöl áll.
        [one] { $n } ponttal megelőzve: { $name }.
       *[other] { $n } ponttal megelőzve: { $name }.
    }
end-winner-luck =
    { $you ->
        [yes] { $luck ->
                [hard] És ezt balszerencsével.
                [under] És ezt kissé átlag alatti kockákkal.
                [over] A kockáid kissé az átlag fölött voltak.
                [kind] A kockák kegyesek voltak hozzád.
               *[even] A kockáid a várakozás szerint estek.
            }
       *[no] { $luck ->
                [hard] És ezt balszerencsével.
                [under] És ezt kissé átlag alatti kockákkal.
                [over] A kockák kissé az átlag fölött voltak.
                [kind] A kockák kegyesek voltak.
               *[even] A kockák a várakozás szerint estek.
            }
    }
end-points = Pont
end-share = Link megosztása
end-download = Jegyzőkönyv letöltése
end-rematch = Visszavágó
end-rematch-there = A visszavágó asztala már áll
end-play-yourself = Játssz te is
end-by-source =
    { $chapter ->
        [year] Pontok forrás és év szerint
        [kings-round] Pontok forrás és forduló szerint
       *[round] Pontok forrás és kör szerint
    }
end-main-source = { $name } pontjaiból a legtöbbet ez hozta: { $group }, { $of } pontból { $n }.
end-main-source-you = A legtöbbet ez hozta neked: { $group }, { $of } pontból { $n }.
end-total = Összesen
end-chapter =
    { $chapter ->
        [year] { $name }. év
        [kings-round] { $name }. forduló
       *[round] { $name }. kör
    }
end-lost = elveszett
end-source = Forrás
end-player = Játékos
end-as-table = Megjelenítés táblázatként
end-over-time = Pontok időben
end-each-part =
    { $chapter ->
        [year] minden évszak után
        [kings-round] minden forduló után
       *[round] minden kör után
    }
end-each-part-about = Hol állt mindenki a játék során.
end-leads-first = { $name } az elejétől vezetett.
end-leads-last = { $name } csak a legvégén került az élre.
end-leads = { $name } innen vezetett: { $at }.
end-leads-first-you = Az elejétől vezettél.
end-leads-last-you = Csak a legvégén kerültél az élre.
end-leads-you = Innen vezettél: { $at }.
end-after = Ez után
end-marks = A számok a döntő pillanatokat jelölik.
end-luck = Szerencse
end-luck-about = a kockák a várthoz képest
end-luck-word =
    { $luck ->
        [hard] Balszerencse
        [under] Kissé az átlag alatt
        [over] Kissé az átlag fölött
        [kind] Kegyes kockák
       *[even] A várakozás szerint
    }
end-pips = { $pips } pötty
end-luck-told = { $pips } pötty { $rolls } dobásból, várható { $expected }. Szerencsésebb 100 ilyen játékból ennyinél: { $percent }.
end-luck-rolls = Dobás
end-luck-pips = Pötty
end-luck-expected = Várható
end-luck-difference = Különbség
end-luck-percent = Rosszabb 100-ból
end-unlucky = pech
end-hatched = vonalkázva: 10 játékból 8
end-lucky = szerencse
end-moments = Döntő pillanatok
end-dice-check =
    { $by ->
        [draws] Tisztaságpróba
       *[rolls] Kockapróba
    }
end-rolls-follow =
    { $by ->
        [draws] Mind a { $n } húzás a kezdőértékből következik
       *[rolls] Mind a { $n } dobás a kezdőértékből következik
    }
end-rolls-differ =
    { $by ->
        [draws] A { $n } húzás nem mind következik a kezdőértékből
       *[rolls] A { $n } dobás nem mind következik a kezdőértékből
    }
end-shares =
    { $n ->
        [0] a szerver egyenként ellenőrizte
       *[other] a szerver egyenként ellenőrizte, { $n } játékos hozzájárulásával
    }
end-check-seal = Ellenőrzés itt újra
end-seal-checked =
    { $result ->
        [fits] A böngésződ ellenőrizte: a kezdőérték illik a pecséthez.
       *[differs] A böngésződ ellenőrizte: a kezdőérték nem illik a pecséthez.
    }
end-seal-when =
    { $by ->
        [draws] az első húzás előtt mutatva
       *[rolls] az első dobás előtt mutatva
    }
end-seed-name = Kezdőérték
end-seed-when =
    { $by ->
        [draws] az utolsó húzás után felnyitva
       *[rolls] az utolsó dobás után felnyitva
    }
end-seed-how =
    { $by ->
        [draws] Minden húzás: HMAC a kezdőértékből, a hozzájárulásokból és a húzás sorszámából
       *[rolls] Minden dobás: HMAC a kezdőértékből, a hozzájárulásokból és a dobás sorszámából
    }
end-check-yourself = Ellenőrizd magad
end-check-how =
    { $by ->
        [draws] Töltsd le a jegyzőkönyvet, és futtasd ezt a parancsot ott, ahol a Burgrave telepítve van. Újrajátssza a játékot, és minden húzást ellenőriz.
       *[rolls] Töltsd le a jegyzőkönyvet, és futtasd ezt a parancsot ott, ahol a Burgrave telepítve van. Újrajátssza a játékot, és minden dobást ellenőriz.
    }
end-copy-command = Parancs másolása
end-share-of = { $name } része:
end-my-share =
    { $same ->
        [yes] ahogy te adtad
       *[no] nem úgy, ahogy te adtad
    }

## A ház: szabályok, licenc, billentyűk.

rules-none = Ezen a néven nincsenek szabályok
rules-none-about = Ott találod azokat a játékokat, amelyeknek van szabályoldaluk.
rules-in-english = Ezek a szabályok angolul íródtak; maga az asztal a te nyelveden szól.
about-house = A Burgrave, angolul várgróf, középkori társasjátékok háza: játszd őket a böngészőben barátokkal és botokkal, légy házigazda egyetlen paranccsal, vagy kutasd őket egy gyors és pontos szimulátorral.
about-provenance = Minden épületnél, kártyánál és számnál szerepel, honnan ered. Négyféle eredet van:
about-all-numbers = Minden elem az eredetével
about-all-rules = Minden szabály saját szavainkkal, számozva
about-dice = Hogyan maradnak tisztességesek a kockák
about-dice-how = Az első dobás előtt az asztal pecsétet mutat: egy titkos kezdőérték SHA-256 értékét. Minden játékos hozzáad valamit a sajátjából, így egymaga senki sem választhatta meg a kockákat. A játék után a kezdőérték nyilvános lesz, a böngésződ ellenőrzi a pecsétet, a „burgrave verify” parancs pedig minden dobást.
about-hosts = Házigazdáknak
about-hosts-how = Egy folyamat, egy fájl, elég hozzá egy laptop. Két parancs elindítja a sajátodat:
about-licence-text = A Burgrave szabad szoftver az Apache 2.0 licenc alatt; a forrása vele jár. Az EB Garamond és a Source Sans 3 betűtípus a SIL Open Font License alatt áll. A rajzok és a szabályszövegek a mieink.
about-licence-others = Minden, ami ezekben az oldalakban másoké, a licencével együtt
ask-undo = Vissza
ask-undo-not = Nincs mit visszavonni
ask-skip = Átugrás
ask-to-end = Az eredményhez
key-tab = tovább a következőre; Shifttel vissza
key-press = megnyomja, ami fókuszban van
key-help = megmutatja ezeket a billentyűket
key-dice = felemel egy ilyen értékű kockát
key-arrows = végigjárja az udvart
key-enter = kiválasztja a tanácsadót; újra: befolyásolja
key-walk = lépkedés a választhatók között
key-choose = kiválasztás; még egyszer: kijátszás
key-pass = passz
key-undo = visszavonja az utolsó döntést
key-escape = elengedi, ami ki van választva
key-space = átugorja, amit a botok tesznek
key-go = a kérdéshez ugrani
key-name-space = Szóköz

## Amit a szerver elutasít, kódja szerint.

refusal-no-table = Nincs ilyen asztal.
refusal-name = Egy név 1–40 látható karakterből áll, és nincs benne olyan, amely másokat elrejt, megfordít vagy vezérel.
refusal-taken = Ezen a helyen már más ül.
refusal-seated = Már van helyed ennél az asztalnál.
refusal-dealt = A játék már elkezdődött.
refusal-not-dealt = A játék még nem kezdődött el.
refusal-over = A játéknak vége.
refusal-bot = Ezen a helyen már bot játszik.
refusal-present = Ez a játékos itt van; csak azt lehet helyettesíteni, aki nincs.
refusal-grace = Ez a játékos csak az imént ment el; botot kicsit később lehet hívni.
refusal-stale = A játék továbbment; nézd meg újra, és dönts megint.
refusal-no-undo = Semmi sem vonható vissza: azóta új dolog derült ki.
refusal-not-your-turn = Nem te jössz.
refusal-too-many = Ez egyszerre túl sok volt; várj egy kicsit.
refusal-too-large = Ez túl sok egy kéréshez.
refusal-too-many-tables = Nagyon sok olyan asztalod van, amelynek a játszmája nincs befejezve; előbb játssz végig néhányat.
refusal-unreadable = Ez az asztal megsérült, és nem nyitható meg; az üzemeltető a „burgrave doctor” paranccsal nézhet utána.
refusal-other-rules = Ez a játszma a szabályok egy másik változatával kezdődött, amelyet ez a szerver nem ismer.
refusal-store = A szerver most nem tud a lemezére írni; semmi sem változott. Próbáld újra később.
