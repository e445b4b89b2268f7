## A böngésző oldalai: keret, kezdőlap, előszoba, vége.

brand-home = Burgrave, kezdőlap
language = Nyelv
language-next = Nyelv: váltás erre: { $name }
sound = Hang, amikor te jössz
sound-on = A hang be van kapcsolva
sound-off = A hang ki van kapcsolva
candlelight = Gyertyafénynél
foot-about = A Burgrave szabad, és nálad fut. Nincs kapcsolata e játékok szerzőivel és kiadóival; a nevek tulajdonosaikéi. A szabályok saját szavainkkal, a rajzok saját kezünkkel készültek.
offline = Megszakadt a kapcsolat. A lépéseid megvannak; újrapróbáljuk.
page-failed = Ezt az oldalt nem sikerült betölteni.
try-again = Újra
nowhere-title = Itt nincs semmi
nowhere-home = A játékaidhoz
your-turn = Te jössz
you = Te
you-in-list = te
you-accusative = téged
copied = Másolva
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
game-kingsburg = Kingsburg
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
bot-random = Elveszi, ami csillog, és elfeledi a telet.
bot-greedy = Minden kockát megszámol, és tart egy katonát tartalékban.
seal = Pecsét
seal-how = A kezdőérték SHA-256 értéke

## Helyek játék közben.

seat-bot-plays = Most egy bot játszik helyetted.
seat-take-back = Visszaveszem a helyem
seat-absent = { $name } nincs itt, pedig ő jön.
seat-call-bot = Játsszon egy bot

## Kezdőlap.

home-where = A játékaid
home-welcome = Üdvözlünk
home-title = Középkori játékok egy asztalnál
home-lead = Ülj le azonnal botok ellen, vagy küldj egy linket a barátaidnak. Fiók nem kell: elég egy név és egy címer.
home-scene = Várkastély a városával; előtte a király és a királyné sátrában négy tanácsadót fogad
home-play-as = Így játszol:
home-name = A neved
home-crest = A címered
home-my-tables = Asztalaim
home-waiting = Rád várnak
home-tables =
    { $n ->
        [one] { $n } asztal
       *[other] { $n } asztal
    }
home-no-tables = Még nincs asztal. A „Játék most” megterít egyet, és botok ülnek le melléd.
home-none-waiting = Senki sem vár rád.
home-say-ready = Jelezd, ha kész vagy
home-go = Játék
home-running = Folyamatban
home-finished = Befejezve
home-all-finished = Mind a { $n } befejezett játék
home-ready-of = { $n } kész ennyiből: { $of }
home-waits-for = erre vár: { $names }
home-games = Játékok
home-players = Játékosok
home-parts = Kiadások és modulok
home-kingsburg-time = 20 perc botokkal
home-kingsburg-about = Dobj, nyerd meg a király tanácsadóit, építsd a tartományod, és tartsd télen a falat.
home-kingsburg-part-1 = Első kiadás
home-kingsburg-part-2 = Átdolgozott kiadás
home-kingsburg-part-3 = 3 modul
home-kingsburg-provenance = Az első kiadás a nyomtatott szerint.
home-kingsburg-provenance-more = Az átdolgozott: az ellenségek és a modulok részben rekonstruáltak, 24 kormányzóból 9 a miénk.
home-base-game = alapjáték
home-play-now = Játék most
home-you-and-bots =
    { $n ->
        [one] te és { $n } bot
       *[other] te és { $n } bot
    }
home-friends = Játék barátokkal
home-change = Módosítás
home-settings = { $game }: módosítás játék előtt
home-option-edition = Kiadás
home-hint-edition-first = 20 épület, a nyomtatott szerint
home-hint-edition-revised = megnyitja a három modult
home-modules = Modulok
home-revised-only = csak az átdolgozottal
home-governors-only = csak kormányzókkal
home-hint-more-buildings = két új sor, 8 további épület
home-hint-governors = 24, ebből 9 a miénk
home-hint-army-tokens = a király kockája helyett
home-hint-documented-governors = csak a forrásokból ismert 15
home-bots = Botok
home-fewer-bots = Eggyel kevesebb bot
home-more-bots = Eggyel több bot
home-bot-n = { $n }. bot
home-level-of = A(z) { $n }. bot szintje
home-kept = A választásod megmarad legközelebbre.
home-play-these = Játék most ezekkel

## Előszoba.

lobby-table-for = { $n } fős asztal
lobby-lead-owner = Minden helynek saját linkje van: oda az ül, aki először megnyitja. Semmi sem kezdődik, amíg nincs mindenki kész.
lobby-lead = Semmi sem kezdődik, amíg nincs mindenki kész.
lobby-seat = { $n }. hely
lobby-open-seat = Szabad hely
lobby-nobody = még senki sem ül itt
lobby-open-about = Ennek a helynek a linkje a házigazdánál van.
lobby-me-about = A nevet és a címert a kezdőlapon módosíthatod, amíg nincs mindenki kész.
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
lobby-game = Játék
lobby-no-modules = nincs
lobby-modules-need = az átdolgozott kiadás kell hozzájuk
lobby-pace = Tempó
lobby-pace-live = élő
lobby-pace-bots = a botok olvasható tempóban lépnek, és átugorhatók
lobby-start = Kezdőjátékos
lobby-start-dice = a kockák szerint
lobby-undo = Visszavonás
lobby-undo-news = az utolsó új tudnivalóig
lobby-spectators = Nézők
lobby-spectators-link = a linkkel, titkot nem látnak
lobby-sealed = Lepecsételt kockák
lobby-seal-about = Ennek az asztalnak a kockáit egy titkos kezdőérték és a játékosok hozzájárulása határozza meg. Ez a pecsétje. A játék után a kezdőérték nyilvános lesz, és bárki ellenőrizheti, hogy minden dobás ebből következik.
lobby-copy-seal = Pecsét másolása

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
end-province = A tartomány a végén: { $buildings }
end-points = Pont
end-share = Link megosztása
end-download = Jegyzőkönyv letöltése
end-rematch = Visszavágó
end-rematch-there = A visszavágó asztala már áll
end-by-source = Pontok forrás és év szerint
end-by-source-about = Honnan jöttek a pontok, összesen és évről évre; a veszteség a vonaltól balra áll.
end-group-buildings = Épületek
end-group-advisors = Tanácsadók
end-group-reward = A király jutalma
end-group-battles = Csaták
end-group-effects = Hatások
end-lost = elveszett
end-source = Forrás
end-as-table = Megjelenítés táblázatként
end-over-time = Pontok időben
end-each-season = minden évszak után
end-each-season-about = Hol állt mindenki az egyes évszakok után.
end-marks = A számok a döntő pillanatokat jelölik.
end-after-year = Ez után az év után
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
end-luck-told = { $pips } pötty { $dice } kockával, várható { $expected }. Szerencsésebb 100 ilyen játékból ennyinél: { $percent }.
end-unlucky = pech
end-hatched = vonalkázva: 10 játékból 8
end-lucky = szerencse
end-reinforcements = Erősítés { $n }, várható { $expected }
end-reinforcements-years = A király erősítése évenként: { $numbers }
end-reinforcements-word =
    { $luck ->
        [under] Szűkös, és mindenkinek ugyanannyi.
        [over] Bőkezű, és mindenkinek ugyanannyi.
       *[even] Nagyjából a várt, és mindenkinek ugyanannyi.
    }
end-moments = Döntő pillanatok
end-when =
    { $season ->
        [1] { $year }. év, tavasz
        [2] { $year }. év, nyár
        [3] { $year }. év, ősz
       *[4] { $year }. év, tél
    }
end-dice-check = Kockapróba
end-rolls-follow = Mind a { $n } dobás a kezdőértékből következik
end-rolls-differ = A { $n } dobás nem mind következik a kezdőértékből
end-shares =
    { $n ->
        [0] a szerver dobásról dobásra ellenőrizte
        [one] a szerver dobásról dobásra ellenőrizte, { $n } játékos hozzájárulásával
       *[other] a szerver dobásról dobásra ellenőrizte, { $n } játékos hozzájárulásával
    }
end-check-seal = Pecsét ellenőrzése itt
end-seal-checked =
    { $result ->
        [fits] A böngésződ szerint a kezdőérték illik a pecséthez.
        [differs] A böngésződ szerint a kezdőérték nem illik a pecséthez.
       *[cannot] Titkosítatlan oldalon a böngésződ nem tudja ellenőrizni; a lenti parancs igen.
    }
end-seal-when = az első dobás előtt mutatva
end-seed-name = Kezdőérték
end-seed-when = az utolsó dobás után felnyitva
end-seed-how = Minden dobás: HMAC a kezdőértékből, a hozzájárulásokból és a dobás sorszámából
end-check-yourself = Ellenőrizd magad
end-check-how = Töltsd le a jegyzőkönyvet, és futtasd ezt a parancsot ott, ahol a Burgrave telepítve van. Újrajátssza a játékot, és minden dobást ellenőriz.
